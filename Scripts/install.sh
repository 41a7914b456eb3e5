#!/usr/bin/env bash
# Installs featuregen below a prefix, with its manual page and completions, or takes it away.
#
#     Scripts/install.sh [--prefix DIR] [--configuration release|debug] [--binary FILE] [--uninstall]
#
# With --binary nothing is built: that file is what is installed.
set -euo pipefail

prefix=${PREFIX:-/usr/local}
configuration=release
uninstall=false
built=
while (($# > 0)); do
  case $1 in
    --prefix) prefix=${2:?--prefix needs a folder}; shift 2 ;;
    --configuration) configuration=${2:?--configuration needs a word}; shift 2 ;;
    --binary) built=$(realpath "${2:?--binary needs a file}"); shift 2 ;;
    --uninstall) uninstall=true; shift ;;
    --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "install.sh: error: there is no option '$1'" >&2; exit 64 ;;
  esac
done

mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
binary=$prefix/bin/featuregen
manual=$prefix/share/man/man1/featuregen.1
bash=$prefix/share/bash-completion/completions/featuregen
zsh=$prefix/share/zsh/site-functions/_featuregen
fish=$prefix/share/fish/vendor_completions.d/featuregen.fish

if $uninstall; then
  rm -f "$binary" "$manual" "$bash" "$zsh" "$fish"
  exit 0
fi

if [[ -z "$built" ]]; then
  cd "$(dirname "$0")/.."
  flags=(--configuration "$configuration" --product featuregen)
  # Apple's systems carry the standard library; elsewhere the binary brings its own.
  if [[ "$(uname)" != Darwin ]]; then flags+=(--static-swift-stdlib); fi
  swift build "${flags[@]}"
  built=$(swift build "${flags[@]}" --show-bin-path)/featuregen
fi

for file in "$binary" "$manual" "$bash" "$zsh" "$fish"; do mkdir -p "$(dirname "$file")"; done
install -m 755 "$built" "$binary"
"$binary" man >"$manual"
"$binary" completions bash >"$bash"
"$binary" completions zsh >"$zsh"
"$binary" completions fish >"$fish"
echo "installed $binary"
