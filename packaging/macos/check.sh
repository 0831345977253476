#!/bin/sh
# Opens the disk image, installs the application from it, tries what was installed, and removes it.
#   check.sh IMAGE REPORT
set -eu
image=$1 report=$2
mount=$(mktemp -d)
hdiutil attach "$image" -nobrowse -readonly -mountpoint "$mount"
trap 'hdiutil detach "$mount" -force >/dev/null 2>&1 || true' EXIT
target=${INSTALL_IN:-$HOME/Applications}
app="$target/Helix Desktop.app"
mkdir -p "$target"
rm -rf "$app"
ditto "$mount/Helix Desktop.app" "$app"
codesign --verify --strict --deep "$app"
plutil -lint "$app/Contents/Info.plist"
perl -e 'alarm 300; exec @ARGV' "$app/Contents/MacOS/helix-desktop" --smoke "$report"
cat "$report"
"$app/Contents/MacOS/helix-desktop" --version
rm -rf "$app"
