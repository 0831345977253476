#!/bin/sh
# Puts the certificate and the notary's credentials into a keychain of their own, for this build, and
# names them to the steps that follow. Without secrets it says so, and what is built stays unsigned.
set -eu
if [ -z "${MACOS_CERTIFICATE:-}" ]; then
  echo "::warning::MACOS_CERTIFICATE is not set: the application is not signed."
  exit 0
fi
folder=${RUNNER_TEMP:-$(mktemp -d)}
chain=$folder/helix.keychain-db
word=$(uuidgen)
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$folder/certificate.p12"
security create-keychain -p "$word" "$chain"
security set-keychain-settings -lut 21600 "$chain"
security unlock-keychain -p "$word" "$chain"
security import "$folder/certificate.p12" -P "$MACOS_CERTIFICATE_PASSWORD" -k "$chain" -T /usr/bin/codesign
rm -f "$folder/certificate.p12"
security set-key-partition-list -S apple-tool:,apple: -k "$word" "$chain" >/dev/null
security list-keychains -d user -s "$chain" login.keychain-db
identity=$(security find-identity -v -p codesigning "$chain" | sed -n 's/.*"\(.*\)"$/\1/p' | head -n 1)
echo "MACOS_SIGN_IDENTITY=$identity" >>"$GITHUB_ENV"
if [ -z "${MACOS_NOTARY_KEY:-}" ]; then
  echo "::warning::MACOS_NOTARY_KEY is not set: the application is not notarised."
  exit 0
fi
printf '%s' "$MACOS_NOTARY_KEY" | base64 --decode >"$folder/notary.p8"
xcrun notarytool store-credentials helix --key "$folder/notary.p8" --key-id "$MACOS_NOTARY_KEY_ID" \
  --issuer "$MACOS_NOTARY_ISSUER" --keychain "$chain"
rm -f "$folder/notary.p8"
echo "MACOS_NOTARY_PROFILE=helix" >>"$GITHUB_ENV"
echo "MACOS_KEYCHAIN=$chain" >>"$GITHUB_ENV"
