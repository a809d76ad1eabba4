# shellcheck shell=bash
# Tests: steps with their times, totals, and everything that CI runs.
: "${here:?run ./dev instead}"

# run_tests PRESET [ctest argument ...]: adds ctest's totals to ours.
run_tests() {
  local preset=$1 line status=0
  shift
  (cd "$here" && quietly "testing $preset" ctest --preset "$preset" -j "$(jobs)" "$@") || status=$?
  line=$(grep -E '^[0-9]+% tests passed' "$(log_of "testing $preset")" | tail -1) || line=
  if [[ $line =~ ([0-9]+)\ tests\ failed\ out\ of\ ([0-9]+) ]]; then
    count_failed "${BASH_REMATCH[1]}" && count_passed $((BASH_REMATCH[2] - BASH_REMATCH[1]))
    say "  $line"
  else
    count_failed 1
  fi
  return "$status"
}

passed=0
failed=0
count_passed() { passed=$((passed + $1)); }
count_failed() { failed=$((failed + $1)); }

# counted LABEL COMMAND ...: one test, in silence unless it fails.
counted() {
  if quietly "$@"; then count_passed 1; else count_failed 1 && return 1; fi
}

# The program as a whole: many random games, the second implementation of the rules, the second verifier of records.
run_program_tests() {
  local program status=0
  program=$(tavola_of asan) || { count_failed 1 && return 1; }
  counted "random games" "$program" proof --games 5000 || status=1
  counted "second rules" node "$here/tests/reference/compare.mjs" "$program" 10 || status=1
  counted "second verifier" node "$here/tests/records/independent_verifier.mjs" "$program" 20 || status=1
  return "$status"
}

# run_module_tests PRESET: the module against the program of that build.
run_module_tests() {
  local program
  program=$(tavola_of "$1") || { count_failed 1 && return 1; }
  counted "same events" node "$here/tests/wasm/same_events.mjs" "$program" "$here/build/wasm/tavola_module.wasm"
}

# The web client's types, its own logic, and the size of what people load.
test_web() {
  local status=0
  web_packages
  counted "lint of the web client" npm --prefix "$here/web" run lint || status=1
  counted "types of the web client" npm --prefix "$here/web" run check || status=1
  counted "logic of the web client" npm --prefix "$here/web" test || status=1
  (build_web) || { count_failed 1 && return 1; }
  counted "size of the web client" node "$here/web/tools/check_build.mjs" "$here/build/web" || status=1
  return "$status"
}

# in_browser PRESET WHICH [vitest argument ...]: the built pages and that build's server in a real browser. WHICH is
# "some" (what CI runs), "all" or "pictures".
in_browser() {
  local program which=$2
  program=$(tavola_of "$1") || return
  shift 2
  web_packages
  TAVOLA_BIN=$program TAVOLA_E2E=$which npm --prefix "$here/web" run e2e -- "$@"
}

test_everything_in_browser() {
  build_for_browser && test_in_browser dev all
}

# test_in_browser PRESET WHICH: adds vitest's totals to ours.
test_in_browser() {
  local log status=0 line
  log=$(log_of "in the browser")
  rm -rf "$here/build/e2e"
  NO_COLOR=1 quietly "in the browser" in_browser "$1" "$2" || status=$?
  line=$(grep -aE '^ +Tests ' "$log" | tail -1) || line=
  [[ $line =~ ([0-9]+)\ failed ]] && count_failed "${BASH_REMATCH[1]}" && say "  what was on the pages: build/e2e"
  [[ $line =~ ([0-9]+)\ passed ]] && count_passed "${BASH_REMATCH[1]}"
  ((status == 0)) || [[ $line == *failed* ]] || count_failed 1
  return "$status"
}

begin_steps() {
  steps=$1
  step_number=0
}

# step NAME COMMAND ...: one line before it and one after it, with its time. The caller counts a failure.
step() {
  local name=$1 begin=$SECONDS status=0
  shift
  step_number=$((step_number + 1))
  say "[$step_number/$steps] $name"
  "$@" || status=$?
  if ((status == 0)); then
    say "[$step_number/$steps] $name: done ($(seconds_since "$begin") s)"
  else
    say "[$step_number/$steps] $name: FAILED ($(seconds_since "$begin") s)"
  fi
  return "$status"
}

# As step, and counts as one test.
counted_step() {
  if step "$@"; then count_passed 1; else count_failed 1; fi
}

totals() {
  echo "$passed passed, $failed failed"
  ((failed == 0)) || exit 1
}

# When nothing further can be tested.
give_up() {
  count_failed 1
  totals
}

command_test() {
  begin_steps 8
  counted_step "format" check_format
  counted "this script" bash "$here/tests/house/dev_test.sh" || true
  step "build with sanitizers" build_preset asan || give_up
  step "tests with sanitizers" run_tests asan || true
  step "tests of the whole program" run_program_tests || true
  step "WebAssembly" test_modules || true
  step "web client" test_web || true
  step "in the browser" test_in_browser asan some || true
  counted_step "lint of what changed" lint 12
  totals
}

test_modules() {
  build_preset wasm modules || { count_failed 1 && return 1; }
  run_module_tests asan
}
