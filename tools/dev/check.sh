# shellcheck shell=bash
# Format, lint, and the tests of what changed: what runs before a commit.
: "${here:?run ./dev instead}"

sources() { (cd "$here" && find src tests cmake -name '*.h' -o -name '*.cc' 2>/dev/null | sort); }

# The C++ files changed since the last commit that was pushed (or by the last commit, if everything was pushed).
changed_sources() {
  (
    cd "$here" || exit
    git rev-parse --git-dir >/dev/null 2>&1 || return 0
    local base
    base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || git rev-parse HEAD 2>/dev/null) || return 0
    if [[ $base == "$(git rev-parse HEAD)" ]]; then base=$(git rev-parse -q --verify HEAD~1 || echo "$base"); fi
    {
      git diff --name-only --diff-filter=d "$base"
      git ls-files --others --exclude-standard
    } | grep -E '^(src|tests|cmake)/.*\.(h|cc)$' | sort -u || true
  )
}

# web_script LABEL NAME: a script of the web client's package.json.
web_script() {
  web_packages
  quietly "$1" npm --prefix "$here/web" run "$2"
}

check_format() {
  local -a files
  mapfile -t files < <(sources)
  {
    (cd "$here" && quietly "format of C++" clang-format-19 --dry-run --Werror "${files[@]}") &&
      web_script "format of the web client" format:check
  } || { say "dev: the format differs; run ./dev format" && return 1; }
  (cd "$here" && quietly "shellcheck" shellcheck dev .ci/run .ci/daily packaging/debian/config packaging/debian/p* tools/dev/*.sh tests/house/*.sh)
}

# The changed files for clang-tidy: the .cc files, and for a header the .cc beside it.
lint_list() {
  local file
  changed_sources | while read -r file; do
    case $file in
      *.cc) echo "$file" ;;
      *.h) [[ ! -f $here/${file%.h}.cc ]] || echo "${file%.h}.cc" ;;
    esac
  done | sort -u | while read -r file; do
    grep -qF "$here/$file\"" "$here/build/plain/compile_commands.json" && echo "$file"
  done || true
}

tidy_checks= # added to those of .clang-tidy

# lint MOST [file ...]: clang-tidy on the given or changed files, at most MOST of them, the latest changes first.
lint() {
  local most=$1 left
  shift
  local -a files=("$@")
  configure plain || return # how each file is compiled alone
  (($# > 0)) || mapfile -t files < <(cd "$here" && lint_list | xargs -r ls -t)
  left=$((${#files[@]} - most))
  ((${#files[@]} > 0)) || { say "  nothing changed" && return 0; }
  ((left <= 0)) || say "  the latest $most of ${#files[@]} changed files; ./dev lint takes them all"
  (cd "$here" && printf '%s\n' "${files[@]:0:most}" |
    quietly "linting" xargs -P "$(jobs)" -n 1 clang-tidy-19 --quiet --checks="$tidy_checks" -p build/plain)
}

# lint_one KEY FILE: clang-tidy with the static analyzer. A clean file is remembered by its key.
lint_one() {
  clang-tidy-19 --quiet --checks="$tidy_checks" -p build/plain "$2" && touch "build/lint/$1"
}
export -f lint_one

# Lints every file that has changed, or includes something that has changed, since it was last clean.
lint_all() {
  local -a files left
  export tidy_checks='clang-analyzer-*,-clang-analyzer-optin.core.EnumCastOutOfRange'
  mkdir -p "$here/build/lint"
  configure plain || return
  mapfile -t files < <(sources | grep '\.cc$' | while read -r file; do
    ! grep -qF "$here/$file\"" "$here/build/plain/compile_commands.json" || echo "$file"
  done)
  mapfile -t left < <(node "$here/tools/dev/lint_keys.mjs" "${files[@]}" | while read -r key file; do
    [[ -e $here/build/lint/$key ]] || echo "$key $file"
  done)
  say "  ${#left[@]} of ${#files[@]} files to lint; the others were clean and have not changed"
  ((${#left[@]} > 0)) || return 0
  # shellcheck disable=SC2016 # bash -c expands them
  (cd "$here" && printf '%s\n' "${left[@]}" |
    quietly "linting all" xargs -P "$(jobs)" -L 1 bash -c 'lint_one "$1" "$2" 2>&1' lint_one)
}

command_lint() {
  configure plain || fail "the plain build can't be configured"
  case ${1-} in
    '') lint 100000 ;;
    all) lint_all ;;
    *)
      lint 100000 "$@"
      return
      ;;
  esac
  web_script "lint of the web client" lint
}

# What takes too long for every change. A scheduled job runs it each working day (.ci/daily).
command_daily() {
  begin_steps 5
  counted_step "lint of all files" lint_all
  counted_step "lint of the web client" web_script "lint of the web client" lint
  counted_step "build of each file alone" build_preset plain
  counted_step "random games" quietly "random games" "$(tavola_of plain)" proof --games 100000
  step "all tests in the browser" test_everything_in_browser || true
  totals
}

command_format() {
  local -a files
  mapfile -t files < <(sources)
  (cd "$here" && clang-format-19 -i "${files[@]}")
  web_script "format of the web client" format
}

command_check() {
  begin_steps 6
  counted_step "format" check_format
  step "build" build_preset dev || give_up
  counted_step "lint of what changed" lint 8
  counted_step "lint of the web client" web_script "lint of the web client" lint
  counted_step "types of the web client" web_script "types of the web client" check
  step "tests of what changed" check_tests || true
  totals
}

# The tests of the programs that were built since they last passed.
check_tests() {
  local note program name pattern='' stamps=$here/build/dev/passed
  local -a fresh=()
  mkdir -p "$stamps"
  for note in "$here"/build/dev/programs/*.txt; do
    name=$(basename "$note" .txt)
    program=$(<"$note")
    [[ -x $program ]] || continue
    [[ $stamps/$name -nt $program ]] || { fresh+=("$name") && pattern+="${pattern:+|}$name"; }
  done
  ((${#fresh[@]} > 0)) || { say "  nothing changed since it last passed" && return 0; }
  run_tests dev -L "^($pattern)\$" || return
  (cd "$stamps" && touch "${fresh[@]}")
}
