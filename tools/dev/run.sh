# shellcheck shell=bash
# Running what was built: the release, the browser, and the long tests.
: "${here:?run ./dev instead}"

# run_built PRESET ARGUMENT ...: builds the program and becomes it.
run_built() {
  local program preset=$1
  shift
  build_preset "$preset" tavola
  program=$(tavola_of "$preset") || exit
  exec "$program" "$@"
}

command_play() { run_built quick play "$@"; }
command_bench() { run_built release bench "$@"; }
command_proof() { run_built release proof "$@"; }

command_serve() {
  build_web
  run_built quick serve "$@"
}

command_fuzz() {
  local seconds=${1:-600} program name corpora
  [[ $seconds =~ ^[0-9]+$ ]] || fail "fuzz: expected seconds for each target, found \"$seconds\""
  build_preset fuzz fuzzers
  for program in "$here"/build/fuzz/fuzz/*; do
    name=$(basename "$program")
    [[ -x $program && ( -z ${2-} || $name == "$2" ) ]] || continue
    mkdir -p "$here/build/fuzz/corpus/$name" "$here/build/fuzz/found"
    corpora=("$here/build/fuzz/corpus/$name") # what it learns; the seeds are only read
    [[ ! -d $here/tests/fuzz/corpus/${name#fuzz_} ]] || corpora+=("$here/tests/fuzz/corpus/${name#fuzz_}")
    say "$name for $seconds s"
    "$program" -max_total_time="$seconds" -timeout=25 -rss_limit_mb=4096 -print_final_stats=1 \
      -artifact_prefix="$here/build/fuzz/found/$name-" "${corpora[@]}" ||
      fail "$name found something: the input is in build/fuzz/found; fix it and keep the input in tests/fuzz/corpus/${name#fuzz_}"
  done
}

# Kills the real server again and again while guests play.
command_crash() {
  local kills=${1:-200} program
  [[ $kills =~ ^[0-9]+$ ]] || fail "crash: expected how often the server is killed, found \"$kills\""
  build_preset dev crash_test
  program=$(<"$here/build/dev/programs/crash_test.txt")
  TAVOLA_CRASH_KILLS=$kills "$program" --gtest_filter='Crash.*'
}

# Plays on a server of this version, and keeps its store and what people were told: tests/upgrade/stores/VERSION.
command_keep() {
  build_preset dev keep_store
  "$here/build/dev/bin/keep_store"
}

command_wasm() {
  build_preset wasm modules
  build_preset dev tavola
  run_module_tests dev || true
  totals
}

# Builds what the tests in the browser need.
build_for_browser() {
  build_web
  build_preset dev tavola
}

command_e2e() {
  build_for_browser
  rm -rf "$here/build/e2e"
  case ${1-} in
    '') in_browser dev some ;;
    --all) in_browser dev all ;;
    *) in_browser dev all -t "$1" ;;
  esac || fail "some tests failed; build/e2e has what was on the pages"
}

command_screenshots() {
  build_for_browser
  quietly "taking pictures" in_browser dev pictures || fail "some pictures could not be taken"
  say "The pictures: build/screenshots/index.html"
}
