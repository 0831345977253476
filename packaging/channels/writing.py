"""Writes the manifests and the notes of a release beside its files."""

import shutil
from collections.abc import Callable
from pathlib import Path

from channels import aur, flatpak, homebrew, scoop, winget
from channels.product import Product, released
from installers import changes
from installers.place import BASE_URL, NOWHERE, Lacking, say

FOLDER = "channels"
NOTES = "RELEASE-NOTES.md"
CHANNELS: dict[str, Callable[[Product], dict[str, str]]] = {
    "aur": aur.make,
    "flatpak": flatpak.make,
    "homebrew": homebrew.make,
    "scoop": scoop.make,
    "winget": winget.make,
}


def make(out: Path) -> Path:
    """Write what can be written for the files in `out`, say what cannot, and return the folder."""
    target, product = out / FOLDER, released(out)
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    _write(target / NOTES, changes.notes())
    for name, manifests in CHANNELS.items():
        try:
            for path, text in manifests(product).items():
                _write(target / path, text)
        except Lacking as lacking:
            say(f"{name}: {lacking}")
    if product.home == NOWHERE:
        say(
            f"{FOLDER}: all addresses are below {NOWHERE}, which does not exist: "
            f"give --base-url or {BASE_URL} to publish them."
        )
    return target


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
