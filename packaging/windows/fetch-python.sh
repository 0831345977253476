#!/bin/sh
# Brings the embeddable Python that python.txt names into a folder, and says where it is.
#   fetch-python.sh FOLDER
set -eu
folder=$1
list=$(cd "$(dirname "$0")" && pwd)/python.txt
name=$(sed -n 's/^[0-9a-f]\{64\}  //p' "$list")
version=$(printf '%s' "$name" | sed 's/^python-\(.*\)-embed-.*$/\1/')
mkdir -p "$folder"
curl --fail --silent --show-error --location --retry 3 --proto '=https' \
  --output "$folder/$name" "https://www.python.org/ftp/python/$version/$name"
(cd "$folder" && grep -v '^#' "$list" | sha256sum --check --strict >&2)
printf '%s\n' "$folder/$name"
