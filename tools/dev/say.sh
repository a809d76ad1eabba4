# shellcheck shell=bash
# Telling the user what happens: short lines on standard error, the rest in build/log.
: "${here:?run ./dev instead}"

logs=$here/build/log
export NINJA_STATUS='[%f/%t] '

say() { echo "$*" >&2; }
fail() {
  say "dev: $*"
  exit 1
}

seconds_since() { echo $((SECONDS - $1)); }

log_of() { echo "$logs/${1// /-}.log"; }

# quietly LABEL COMMAND ...: writes the output to a log and shows progress. If it fails, shows the end of the log.
quietly() {
  local label=$1 log begin=$SECONDS next=$((SECONDS + 15)) status=0 pid
  log=$(log_of "$label")
  shift
  mkdir -p "$logs"
  "$@" <&0 >"$log" 2>&1 &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  while kill -0 "$pid" 2>/dev/null; do
    if [[ -t 2 ]]; then
      printf '\r\033[K  %s %s (%d s)' "$label" "$(counter_in "$log")" "$(seconds_since "$begin")" >&2
    elif ((SECONDS >= next)); then
      say "  $label $(counter_in "$log") ($(seconds_since "$begin") s)"
      next=$((SECONDS + 15))
    fi
    sleep 0.2
  done
  wait "$pid" || status=$?
  trap - INT TERM
  [[ ! -t 2 ]] || printf '\r\033[K' >&2
  ((status == 0)) || problem_in "$log"
  return "$status"
}

# The progress so far: the last "[12/80]" of ninja or "12/80 Test" of ctest.
counter_in() {
  tail -c 2000 "$1" | grep -oE '^\[[0-9]+/[0-9]+\]|^ *[0-9]+/[0-9]+ Test' | tail -1 | grep -oE '[0-9]+/[0-9]+' || true
}

# Shows the part of a log that says why it failed.
problem_in() {
  if grep -qE '^FAILED:|error:|^CMake Error' "$1"; then
    grep -vE '^\[[0-9]+/[0-9]+\] |^ *[0-9]+/[0-9]+ Test.*Passed|^ *Start ' "$1" | head -80 >&2
  elif grep -qE '^The following tests FAILED' "$1"; then
    grep -vE '^ *[0-9]+/[0-9]+ Test.*Passed|^ *Start ' "$1" | tail -120 >&2
  else
    tail -40 "$1" >&2
  fi
}

# How many compilers to run at once.
jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/MemAvailable/ { print int($2 / 1200000) }' /proc/meminfo) # compiling a big file takes more than 1 GB
  echo $((memory < 1 ? 1 : memory < cores ? memory : cores))
}
