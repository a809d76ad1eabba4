#!/usr/bin/env bash
# Checks the `dev` script itself: each command has one row and one function, and mistakes get a clear answer.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
wrong() {
  echo "dev_test: $*" >&2
  exit 1
}

help=$("$root/dev" help)
mapfile -t rows < <(sed -n "/<<'LIST'/,/^LIST/p" "$root/dev" | grep -E '^[a-z0-9]+\|' | cut -d'|' -f1)
((${#rows[@]} > 10)) || wrong "found only ${#rows[@]} rows of commands"
[[ $(printf '%s\n' "${rows[@]}" | sort | uniq -d) == '' ]] || wrong "a command has two rows"
for name in "${rows[@]}"; do
  [[ $(cat "$root/dev" "$root"/tools/dev/*.sh | grep -cE "^command_$name\(\)") == 1 ]] || wrong "$name has not one function"
  grep -qE "^  $name( |$)" <<<"$help" || wrong "help does not show $name"
done

mapfile -t functions < <(cat "$root/dev" "$root"/tools/dev/*.sh | grep -oE '^command_[a-z0-9]+' | sed 's/command_//')
((${#functions[@]} == ${#rows[@]})) || wrong "${#functions[@]} functions for ${#rows[@]} rows"

answer=$("$root/dev" nonsense 2>&1) && wrong "an unknown command ended well"
[[ $answer == *'"nonsense" is not a command; ./dev help lists them'* ]] || wrong "an unknown command answered: $answer"
answer=$("$root/dev" build nonsense 2>&1) && wrong "an unknown preset ended well"
[[ $answer == *'"nonsense" is not a preset; expected dev, plain, quick, release, asan, tsan, fuzz or wasm'* ]] ||
  wrong "an unknown preset answered: $answer"
answer=$("$root/dev" setup nonsense 2>&1) && wrong "setup of an unknown command ended well"
[[ $answer == *'"nonsense" is not a command'* ]] || wrong "setup of an unknown command answered: $answer"
