#!/bin/sh
# Signs one program for Windows: WINDOWS_SIGN="…/sign.sh %1" (installer.py and the NSIS script call it).
#   WINDOWS_CERTIFICATE           a PKCS #12 file
#   WINDOWS_CERTIFICATE_PASSWORD  its password
#   WINDOWS_TIMESTAMP             who says when it was signed; empty: nobody
set -eu
file=$1
stamp=${WINDOWS_TIMESTAMP-http://timestamp.digicert.com}
made=$file.signed
trap 'rm -f "$made"' EXIT
set -- -pkcs12 "$WINDOWS_CERTIFICATE" -readpass /dev/stdin -h sha256 -n "Helix Desktop"
[ -z "$stamp" ] || set -- "$@" -ts "$stamp"
rm -f "$made"
printf '%s' "$WINDOWS_CERTIFICATE_PASSWORD" | osslsigncode sign "$@" -in "$file" -out "$made"
mv "$made" "$file"
