"""SHA256SUMS beside the installers, as `sha256sum --check` reads it, and its signature."""

import hashlib
from pathlib import Path

from installers import signing

NAME = "SHA256SUMS"
SIGNATURE = f"{NAME}.asc"


def sums(folder: Path) -> str:
    """A line for each file of the folder, in the order of their names."""
    files = sorted(
        file for file in folder.iterdir() if file.is_file() and file.name not in (NAME, SIGNATURE)
    )
    return "".join(f"{digest(file)}  {file.name}\n" for file in files)


def write(folder: Path, key: str = "") -> Path:
    """Write the sums; `key` signs them, and without one a signature of older sums goes."""
    target, signature = folder / NAME, folder / SIGNATURE
    signature.unlink(missing_ok=True)
    fresh = folder / f".{NAME}"
    fresh.write_text(sums(folder), encoding="utf-8", newline="\n")
    fresh.replace(target)
    if key:
        signing.detached(target, key, signature)
    return target


def digest(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
