"""ripgrep, where it is installed: it only proposes files that hold a text; we look ourselves.

So it may be missing, old or wrong about a file's kind: what is found, and its order, are the same.
Large files are proposed without being looked at: it knows no bound of time or bytes.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path

from helix_desktop.tools.ground.folders import Folder

_PLAIN = re.compile(r"(?:[\w ,;:=@/'\"<>!#%&~`-]|\\[.()\[\]{}+*?^$|\\/]|\|(?!\||$))+", re.ASCII)
"""Regular expressions that mean the same to every engine: letters, shielded signs, choices."""
_BREATH = 0.05
"""Seconds between two looks at whether the search is still wanted."""
LARGE = 4 * 1024 * 1024
"""Bytes from which on a file is large."""
_TOKEN = re.compile(r"\\.|.")
_MEANT = re.compile(r"[\\.+*?()|\[\]{}^$]")
_NULLS = r"\x00{0,3}"
"""What stands between ASCII letters in UTF-16 and UTF-32."""
_USUAL = (
    *("--no-config", "--null", "--hidden", "--no-messages"),
    *("--no-ignore-global", "--no-ignore-parent", "--no-ignore-dot", "--no-ignore-exclude"),
    *("--no-require-git", "--glob=!.git", "--glob=!node_modules"),
)
_MOST_OUTPUT = 16 * 1024 * 1024

Late = Callable[[], bool]


@cache
def program() -> str:
    """Where ripgrep is; "" if it is nowhere."""
    return shutil.which("rg") or ""


def proposes(text: str, *, is_regex: bool) -> bool:
    """Whether it can be asked: it must find at least what we would."""
    if not program() or not text.isascii() or not text.isprintable():
        return False
    return not is_regex or (_PLAIN.fullmatch(text) is not None and not text.startswith("|"))


def proposed(
    folder: Folder, text: str, late: Late, *, is_regex: bool, ignore_case: bool
) -> list[tuple[str, ...]] | None:
    """Steps of the files below a held folder that may hold a text, sorted; None if it failed."""
    base = _place(folder)
    if base is None or _inside(program(), base):
        return None
    search = [
        *("--files-with-matches", "--text", "--crlf", f"--max-filesize={LARGE}"),
        "--ignore-case" if ignore_case else "--case-sensitive",
        *("--regexp", _pattern(text, is_regex=is_regex), "--", "."),
    ]
    found = _paths([program(), *_USUAL, *search], base, late)
    every = _paths([program(), *_USUAL, "--files", "."], base, late)
    if found is None or every is None:
        return None
    large = {path for path in every if _is_large(os.path.join(base, path))}
    return sorted(tuple(path.split("/")) for path in found | large)


def _pattern(text: str, *, is_regex: bool) -> str:
    """For a text in any encoding that has the letters of ASCII, also as two or four bytes."""
    tokens = _TOKEN.findall(text if is_regex else _MEANT.sub(r"\\\g<0>", text))
    found = tokens[:1]
    for before, token in pairwise(tokens):
        found.append(token if "|" in (before, token) else f"{_NULLS}{token}")
    return "".join(found)


def _is_large(path: str) -> bool:
    try:
        return os.lstat(path).st_size > LARGE
    except OSError:
        return False


def _paths(command: list[str], base: str, late: Late) -> set[str] | None:
    output = _output(command, base, late)
    if output is None:
        return None
    return {os.fsdecode(path).removeprefix("./") for path in output.split(b"\0") if path}


def _output(command: list[str], base: str, late: Late) -> bytes | None:
    try:
        process = subprocess.Popen(
            command,
            cwd=base,
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None
    with process:
        while True:
            try:
                output, _ = process.communicate(timeout=_BREATH)
            except subprocess.TimeoutExpired:
                if late():
                    process.kill()
                continue
            break
    # 1: nothing found; anything else but 0: it did not understand, or was stopped
    usable = process.returncode in (0, 1) and len(output) <= _MOST_OUTPUT
    return output if usable else None


def _place(folder: Folder) -> str | None:
    """A path that means the held folder itself, whatever is renamed meanwhile."""
    with suppress(OSError):
        place = f"/proc/self/fd/{folder.handle()}"
        return place if os.path.isdir(place) else None
    return None


def _inside(path: str, base: str) -> bool:
    """A program that lies in the project is the project's, not the person's."""
    return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(base))
