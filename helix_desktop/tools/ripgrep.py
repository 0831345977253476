"""ripgrep, where it is installed: it only proposes files that hold a text; we look ourselves.

So it may be missing, old or wrong about a file's kind: what is found, and its order, are the same.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from helix_desktop.tools.ground.folders import Folder

_PLAIN = re.compile(r"(?:[\w ,;:=@/'\"<>!#%&~`-]|\\[.()\[\]{}+*?^$|\\/]|\|(?!\||$))+", re.ASCII)
"""Regular expressions that mean the same to every engine: letters, shielded signs, choices."""
_BREATH = 0.05
"""Seconds between two looks at whether the search is still wanted."""
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
    folder: Folder, text: str, late: Late, *, is_regex: bool, ignore_case: bool, largest: int
) -> list[tuple[str, ...]] | None:
    """Steps of the files below a held folder that may hold a text, sorted; None if it failed.

    Files of more than `largest` bytes are left out: one of a terabyte would take all the time.
    """
    base = _place(folder)
    if base is None or _inside(program(), base):
        return None
    command = [
        program(),
        *("--no-config", "--files-with-matches", "--null", "--hidden", "--no-messages", "--text"),
        *("--no-ignore-global", "--no-ignore-parent", "--no-ignore-dot", "--no-ignore-exclude"),
        *("--no-require-git", "--crlf", "--glob=!.git", "--glob=!node_modules"),
        f"--max-filesize={largest}",
        "--ignore-case" if ignore_case else "--case-sensitive",
        *(() if is_regex else ("--fixed-strings",)),
        *("--regexp", text, "--", "."),
    ]
    output = _output(command, base, late)
    if output is None:
        return None
    paths = (os.fsdecode(path).removeprefix("./") for path in output.split(b"\0") if path)
    return sorted(tuple(path.split("/")) for path in paths)


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
