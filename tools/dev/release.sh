# shellcheck shell=bash
# Releases: programs for two architectures, archives, packages and images in dist/, the same bytes each time.
: "${here:?run ./dev instead}"

dist=$here/dist
stage=$here/build/stage # what goes into the archives, package by package

release_version() { sed -nE 's/^project\(tavola VERSION ([0-9.]+) .*/\1/p' "$here/CMakeLists.txt"; }

# Everything in a release has the time of its commit, so that it comes out the same at any time.
release_time() { git -C "$here" log -1 --format=%ct; }
release_commit() { git -C "$here" rev-parse --short=12 HEAD; }

preset_of() { case $1 in x86_64) echo release ;; aarch64) echo release-aarch64 ;; esac; }
debian_of() { case $1 in x86_64) echo amd64 ;; aarch64) echo arm64 ;; esac; }
# on_arch ARCH COMMAND ...: runs a program of that architecture.
on_arch() {
  case $1 in
    aarch64) QEMU_LD_PREFIX=/usr/aarch64-linux-gnu qemu-aarch64-static "${@:2}" ;;
    *) "${@:2}" ;;
  esac
}

# same_tar OWNER FOLDER ARGUMENT ...: tar in FOLDER, with names in order, one owner and one time.
same_tar() {
  local owner=$1 folder=$2
  shift 2
  tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner="$owner" --group="$owner" --numeric-owner --format=gnu \
    -C "$folder" "$@"
}

# The licenses of everything that is inside, one file per library.
copy_licenses() {
  local folder=$1 name
  mkdir -p "$folder"
  cp "$here/LICENSE" "$folder/tavola"
  node "$here/tools/release/inside.mjs" list | while read -r kind name; do
    case $kind in
      deb) cp "/usr/share/doc/$name/copyright" "$folder/$name" ;;
      npm) cat "$here/web/node_modules/$name"/[Ll][Ii][Cc][Ee][Nn][Ss][Ee]* >"$folder/${name//\//-}" ;;
    esac
  done
}

# stage_files ARCH FOLDER: the program, man pages and completions, in Debian's places below FOLDER.
stage_files() {
  local arch=$1 to=$2 program
  program=$(tavola_of "$(preset_of "$arch")") || exit
  mkdir -p "$to"/usr/{bin,share/man/man1,share/bash-completion/completions,share/zsh/vendor-completions} \
    "$to"/usr/share/fish/vendor_completions.d
  install -m 755 "$program" "$to/usr/bin/tavola"
  on_arch "$arch" "$program" man --folder "$to/usr/share/man/man1"
  gzip -9n "$to"/usr/share/man/man1/*.1
  on_arch "$arch" "$program" completions bash >"$to/usr/share/bash-completion/completions/tavola"
  on_arch "$arch" "$program" completions zsh >"$to/usr/share/zsh/vendor-completions/_tavola"
  on_arch "$arch" "$program" completions fish >"$to/usr/share/fish/vendor_completions.d/tavola.fish"
}

make_archive() {
  local arch=$1 version=$2 name files=$stage/$1/files top
  name=tavola-$version-linux-$arch
  top=$stage/$arch/archive/$name
  mkdir -p "$top/completions"
  cp "$files/usr/bin/tavola" "$here/LICENSE" "$top"
  cp -r "$files/usr/share/man/man1" "$top/man"
  cp "$files/usr/share/bash-completion/completions/tavola" "$top/completions/tavola.bash"
  cp "$files/usr/share/zsh/vendor-completions/_tavola" "$files/usr/share/fish/vendor_completions.d/tavola.fish" \
    "$top/completions"
  cp "$here/packaging/README.txt" "$top/README.txt"
  copy_licenses "$top/licenses"
  chmod -R u=rwX,go=rX "$top"
  same_tar 0 "$stage/$arch/archive" -cf - "$name" | gzip -9n >"$dist/$name.tar.gz"
}

make_package() {
  local arch=$1 version=$2 root=$stage/$1/deb architecture file
  architecture=$(debian_of "$arch")
  mkdir -p "$root"/{DEBIAN,etc/tavola,usr/lib/systemd/system,usr/share/doc/tavola}
  cp -r "$stage/$arch/files/usr" "$root"
  cp "$here/packaging/tavola.env" "$root/etc/tavola/tavola.env"
  cp "$here/packaging/tavola.service" "$root/usr/lib/systemd/system/tavola.service"
  node "$here/tools/release/inside.mjs" copyright >"$root/usr/share/doc/tavola/copyright"
  {
    echo "tavola ($version) unstable; urgency=medium"
    echo
    echo "  * Release $version. CHANGELOG.md in the source says what is new."
    echo
    echo " -- The Tavola authors <authors@tavola.invalid>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
  } | gzip -9n >"$root/usr/share/doc/tavola/changelog.gz"
  cp "$here"/packaging/debian/{conffiles,templates,config,postinst,prerm,postrm} "$root/DEBIAN"
  sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$(du -sk --apparent-size "$root" | cut -f1)/" \
    "$here/packaging/debian/control.in" >"$root/DEBIAN/control"
  (cd "$root" && find etc usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  chmod -R u=rwX,go=rX "$root"
  chmod 755 "$root"/DEBIAN/{config,postinst,prerm,postrm} "$root/usr/bin/tavola"
  find "$root" -print0 | xargs -0 touch -h -d "@$SOURCE_DATE_EPOCH"
  file=$dist/tavola_${version}_$architecture.deb
  dpkg-deb --root-owner-group -Zxz -b "$root" "$file"
  lintian --fail-on error --suppress-tags bad-distribution-in-changes-file "$file"
}

# From scratch: the program, the C library and a place for the store.
make_image() {
  local arch=$1 version=$2 root=$stage/$1/image layout=$stage/$1/oci architecture library from
  architecture=$(debian_of "$arch")
  mkdir -p "$root"/{tmp,etc,var/lib/tavola}
  chmod 1777 "$root/tmp"
  install -m 755 "$stage/$arch/files/usr/bin/tavola" "$root/tavola"
  echo "tavola:x:65532:65532:Tavola:/var/lib/tavola:/tavola" >"$root/etc/passwd"
  case $arch in
    x86_64) library=lib/x86_64-linux-gnu from=/lib/x86_64-linux-gnu ;;
    aarch64) library=lib/aarch64-linux-gnu from=/usr/aarch64-linux-gnu/lib ;;
  esac
  mkdir -p "$root/$library"
  cp -L "$from"/{libc.so.6,libm.so.6} "$root/$library"
  case $arch in
    x86_64) mkdir -p "$root/lib64" && cp -L /lib64/ld-linux-x86-64.so.2 "$root/lib64" ;;
    aarch64) cp -L "$from/ld-linux-aarch64.so.1" "$root/lib" ;;
  esac
  chmod -R u=rwX,go=rX "$root" && chmod 1777 "$root/tmp"
  same_tar 0 "$root" --exclude=./var/lib/tavola -cf "$stage/$arch/layer.tar" .
  same_tar 65532 "$root" -rf "$stage/$arch/layer.tar" ./var/lib/tavola
  node "$here/tools/release/image.mjs" "$stage/$arch/layer.tar" "$layout" "$architecture" "$version"
  same_tar 0 "$layout" -cf "$dist/tavola-$version-oci-$architecture.tar" .
}

# check_hardened FILE: fails, naming what is missing, unless the program is protected and needs only the C library.
check_hardened() {
  local file=$1 headers
  headers=$(readelf -W -h -l -d -s "$file")
  grep -qE '^ +Type: +DYN' <<<"$headers" || fail "$file is not position-independent"
  grep -q 'GNU_RELRO' <<<"$headers" || fail "$file has no RELRO"
  grep -qE 'BIND_NOW|Flags:.* NOW' <<<"$headers" || fail "$file binds lazily: RELRO is only partial"
  grep -qE 'GNU_STACK.* RW ' <<<"$headers" || fail "$file has an executable stack"
  grep -q '__stack_chk_fail' <<<"$headers" || fail "$file has no stack protector"
  grep -qE '__[a-z]+_chk(@|$| )' <<<"$headers" || fail "$file uses no fortified function"
  ! grep NEEDED <<<"$headers" | grep -vqE 'lib(c|m)\.so\.6|ld-linux-[a-z0-9-]+\.so' ||
    fail "$file needs more than the C library: $(grep NEEDED <<<"$headers")"
}

# The tests that qemu-user can run in a few minutes: those of the core, the rules, the table and the store, and whole
# games by the program itself.
test_aarch64() {
  local program target game failed_tests=()
  local -a targets=(core_test wire_test match_test table_test engine_test store_test)
  for game in "$here"/content/*/; do
    game=$(basename "$game")
    targets+=("${game//-/_}_rules_test")
  done
  build_preset test-aarch64 "${targets[@]}"
  for target in "${targets[@]}"; do
    quietly "$target on aarch64" on_arch aarch64 "$(<"$here/build/test-aarch64/programs/$target.txt")" ||
      failed_tests+=("$target")
  done
  program=$(tavola_of release-aarch64) || exit
  quietly "random games on aarch64" on_arch aarch64 "$program" proof --games 300 || failed_tests+=("proof")
  ((${#failed_tests[@]} == 0)) || fail "failed on aarch64: ${failed_tests[*]}"
}

build_release() {
  local arch=$1 preset
  preset=$(preset_of "$arch")
  build_preset "$preset" tavola
  check_hardened "$(tavola_of "$preset")"
}

# pack ARCH VERSION: everything of one architecture into dist/.
pack() {
  stage_files "$1" "$stage/$1/files" && make_archive "$1" "$2" && make_package "$1" "$2" && make_image "$1" "$2"
}

command_release() {
  local version key='' arch begin=$SECONDS tests=yes
  while (($# > 0)); do
    case $1 in
      --key) key=${2:?--key needs the file of a minisign key} && shift 2 ;;
      --no-tests) tests=no && shift ;;
      *) fail "release: \"$1\" is not an option; expected --key FILE or --no-tests" ;;
    esac
  done
  version=$(release_version)
  [[ -z $(git -C "$here" status --porcelain) ]] || say "dev: some files are not committed; they go into the release too"
  SOURCE_DATE_EPOCH=$(release_time)
  TAVOLA_COMMIT=$(release_commit)
  export SOURCE_DATE_EPOCH TAVOLA_COMMIT TZ=UTC LC_ALL=C.UTF-8
  umask 022
  rm -rf "$dist" "$stage"
  mkdir -p "$dist" "$stage"
  build_web
  for arch in x86_64 aarch64; do
    build_release "$arch"
    quietly "packing for $arch" pack "$arch" "$version" || fail "the release for $arch can't be packed"
  done
  [[ $tests == no ]] || test_aarch64
  cp "$here/packaging/compose.yaml" "$dist/compose.yaml"
  node "$here/tools/release/inside.mjs" spdx "$version" "$TAVOLA_COMMIT" "$SOURCE_DATE_EPOCH" \
    >"$dist/tavola-$version.spdx.json"
  (cd "$dist" && LC_ALL=C sha256sum -- * >SHA256SUMS)
  if [[ -n $key ]]; then
    minisign -S -s "$key" -m "$dist/SHA256SUMS" || fail "minisign could not sign SHA256SUMS"
  fi
  say "Made dist/ ($(seconds_since "$begin") s):"
  (cd "$dist" && du -h -- * >&2)
}

# Makes the release again from a fresh clone, in another folder, at another time and as another user, and compares.
command_reproduce() {
  local other name differs=no
  [[ -f $dist/SHA256SUMS ]] || fail "there is no dist/: run ./dev release first"
  other=$(mktemp -d /var/tmp/tavola-again.XXXXXX)
  git clone -q "$here" "$other/somewhere-else"
  cp -r "$here/web/node_modules" "$other/somewhere-else/web/"
  chmod 755 "$other" && chown -R nobody "$other"
  say "Building again in $other as the user nobody, a year later"
  setpriv --reuid nobody --regid nogroup --clear-groups env HOME="$other" \
    faketime '+366 days' "$other/somewhere-else/dev" release --no-tests || fail "the second build failed"
  for name in $(cd "$dist" && ls); do
    cmp -s "$dist/$name" "$other/somewhere-else/dist/$name" && continue
    [[ $name != *.minisig ]] || continue
    differs=yes
    say "dev: $name differs:"
    diffoscope --max-text-report-size 20000 "$dist/$name" "$other/somewhere-else/dist/$name" >&2 || true
  done
  rm -rf "$other"
  [[ $differs == no ]] || fail "the release is not reproducible"
  say "Bit for bit the same."
}
