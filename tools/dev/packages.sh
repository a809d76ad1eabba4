# shellcheck shell=bash
# What has to be installed for what, and installing it.

# The packages of a purpose, one per line: the package, a command or file that shows it is installed, why we need it.
packages() {
  case $1 in
    compile) cat <<'LIST'
cmake cmake the build
ninja-build ninja the build
g++ g++ the compiler
nlohmann-json3-dev /usr/include/nlohmann/json.hpp JSON
libcli11-dev /usr/include/CLI/CLI.hpp the command line
libboost1.81-dev /usr/include/boost/beast/websocket.hpp HTTP and WebSocket
libssl-dev /usr/include/openssl/ssl.h TLS
libsqlite3-dev /usr/include/sqlite3.h the store
libsodium-dev /usr/include/sodium.h passwords, and the reference for our SHA-256 and ChaCha20
LIST
      ;;
    tests) cat <<'LIST'
libgtest-dev /usr/include/gtest/gtest.h the tests
librapidcheck-dev /usr/include/rapidcheck.h property tests
nodejs node the examples of bots
python3 python3 the examples of bots
LIST
      ;;
    lint) cat <<'LIST'
git git to know what changed
clang-format-19 clang-format-19 the format
clang-tidy-19 clang-tidy-19 the linter
shellcheck shellcheck the linter of the shell scripts
LIST
      ;;
    modules) cat <<'LIST'
clang-19 clang++-19 the compiler for WebAssembly
lld-19 wasm-ld-19 the linker for WebAssembly
wasi-libc /usr/include/wasm32-wasi/stdlib.h the C library for WebAssembly
libc++-19-dev-wasm32 /usr/lib/llvm-19/include/wasm32-wasi/c++/v1/vector the C++ library for WebAssembly
libc++abi-19-dev-wasm32 /usr/lib/llvm-19/lib/wasm32-wasi/libc++abi.a the C++ library for WebAssembly
libclang-rt-19-dev-wasm32 /usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a arithmetic for WebAssembly
nodejs node runs the WebAssembly modules
LIST
      ;;
    web) cat <<'LIST'
nodejs node builds the web client
npm npm the packages of the web client
LIST
      ;;
    browser) cat <<'LIST'
chromium chromium the tests in a real browser
fonts-dejavu-core /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf letters for it
LIST
      ;;
    fuzzers) cat <<'LIST'
clang-19 clang++-19 the compiler with libFuzzer
libclang-rt-19-dev /usr/lib/llvm-19/lib/clang/19/lib/linux/libclang_rt.fuzzer-x86_64.a libFuzzer and its sanitizers
LIST
      ;;
    release) cat <<'LIST'
git git the commit of the release
g++-aarch64-linux-gnu aarch64-linux-gnu-g++ the compiler for 64-bit ARM
libssl-dev:arm64 /usr/lib/aarch64-linux-gnu/libssl.a TLS for 64-bit ARM
libsqlite3-dev:arm64 /usr/lib/aarch64-linux-gnu/libsqlite3.a the store for 64-bit ARM
libsodium-dev:arm64 /usr/lib/aarch64-linux-gnu/libsodium.a passwords for 64-bit ARM
libgtest-dev:arm64 /usr/lib/aarch64-linux-gnu/libgtest.a the tests for 64-bit ARM
qemu-user-static qemu-aarch64-static runs them
brotli brotli smaller pages
lintian lintian checks the packages
umoci umoci makes the images
minisign minisign signs
diffoscope-minimal diffoscope shows what differs
faketime faketime builds at another time
LIST
      ;;
    measure) echo valgrind valgrind instructions per event ;;
    comfort) cat <<'LIST'
ccache ccache a second build is quick
mold mold linking is quick
LIST
      ;;
  esac
}

every_purpose() { echo compile tests lint modules web browser fuzzers measure release comfort; }

# Prints the packages that are missing, with why we need them.
missing_packages() {
  local package shown why purpose
  for purpose in "$@"; do packages "$purpose"; done | sort -u -k1,1 | while read -r package shown why; do
    case $shown in
      /*) [[ -e $shown ]] || echo "$package ($why)" ;;
      *) command -v "$shown" >/dev/null || echo "$package ($why)" ;;
    esac
  done
}

# need PURPOSE ...: installs what is missing. Says nothing when everything is there.
need() {
  local missing names root=()
  missing=$(missing_packages "$@")
  [[ -n $missing ]] || return 0
  names=$(cut -d' ' -f1 <<<"$missing" | paste -sd' ')
  command -v apt-get >/dev/null || fail "missing: $names. Install them yourself: this script only knows apt-get (Debian 12)"
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "missing: $names. Run this as root, or install sudo"
    root=(sudo)
  fi
  ((EUID == 0)) || sudo -v || fail "missing: $names. Installing them needs sudo" # asks before progress is shown
  [[ $names != *:arm64* ]] || "${root[@]}" dpkg --add-architecture arm64
  say "Installing $(paste -sd, <<<"$missing" | sed 's/,/, /g')"
  quietly "reading the package lists" "${root[@]}" apt-get -o DPkg::Lock::Timeout=300 -q update ||
    fail "apt-get update failed; the log is $(log_of "reading the package lists")"
  # shellcheck disable=SC2086 # a list of words
  quietly "installing" "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
    -o Dpkg::Use-Pty=0 -q -y --no-install-recommends install $names ||
    fail "apt-get could not install: $names; the log is $(log_of "installing")"
}
