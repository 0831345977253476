"""SHA256SUMS beside the installers, as `sha256sum --check` reads it."""

import hashlib
from pathlib import Path

NAME = "SHA256SUMS"


def sums(folder: Path) -> str:
    """A line for each file of the folder, in the order of their names."""
    files = sorted(each for each in folder.iterdir() if each.is_file() and each.name != NAME)
    return "".join(f"{digest(file)}  {file.name}\n" for file in files)


def write(folder: Path) -> Path:
    target = folder / NAME
    target.write_text(sums(folder), encoding="utf-8", newline="\n")
    return target


def digest(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
