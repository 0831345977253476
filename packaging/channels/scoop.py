"""The manifest for Scoop, which unpacks the setup program into a folder of its own."""

import json

from channels.product import Product

_UNPACKED = "#/dl.7z"
"""After an address: Scoop unpacks the file as an archive instead of starting it."""


def make(product: Product) -> dict[str, str]:
    setup = product.file("-windows-x64-setup.exe")
    manifest = {
        "version": product.version,
        "description": product.summary,
        "homepage": product.home,
        "license": product.licenses[0],
        "architecture": {"64bit": {"url": setup.address + _UNPACKED, "hash": setup.sha256}},
        # what only the setup program uses
        "pre_install": [
            'Remove-Item "$dir\\`$PLUGINSDIR" -Recurse -Force -ErrorAction SilentlyContinue',
            'Remove-Item "$dir\\uninstall.exe" -Force -ErrorAction SilentlyContinue',
        ],
        "bin": [[f"{product.name}-console.exe", product.name]],
        "shortcuts": [[f"{product.name}.exe", product.title]],
    }
    text = json.dumps(manifest, indent=4, ensure_ascii=False)
    return {f"scoop/{product.name}.json": f"{text}\n"}
