#!/bin/sh
# Brings the AppImage runtime of this machine that appimage-runtime.txt names into a folder, and says where it is.
#   fetch-runtime.sh FOLDER
set -eu
folder=$1
list=$(cd "$(dirname "$0")" && pwd)/appimage-runtime.txt
release=$(sed -n 's/^# .*release \([0-9]*\) of.*/\1/p' "$list")
name=runtime-$(uname -m)
mkdir -p "$folder"
curl --fail --silent --show-error --location --retry 3 --proto '=https' --output "$folder/$name" \
  "https://github.com/AppImage/type2-runtime/releases/download/$release/$name"
(cd "$folder" && grep "  $name\$" "$list" | sha256sum --check --strict >&2)
printf '%s\n' "$folder/$name"
