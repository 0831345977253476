"""*Open file*: the user's graphical editor at a line, by $VISUAL or $EDITOR, or what the desktop
may open.

The editor is a program of the user's PATH, never one in a folder that commands can write, since
they could have put it there. Without a known editor the desktop gets the file only if that can't
run it, by its name and mode; otherwise it shows the folder.
"""

import os
import shlex
from collections.abc import Mapping
from pathlib import Path

from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS, find_program

_LINE_OPTIONS = {
    ("--goto", "{path}:{line}"): (
        "code code-insiders code-oss codium vscodium cursor windsurf positron antigravity"
    ),
    ("{path}:{line}",): "zed zeditor zed-editor subl sublime_text pulsar lapce hx-gui",
    ("--line", "{line}", "{path}"): (
        "kate kwrite idea pycharm webstorm goland clion rustrover phpstorm rubymine rider studio"
    ),
    ("+{line}", "{path}"): "gedit xed pluma gvim mvim neovide emacs geany bbedit",
    ("-l", "{line}", "{path}"): "mousepad mate",
    ("-n{line}", "{path}"): "notepad++",
}
_OPTIONS = {name: options for options, names in _LINE_OPTIONS.items() for name in names.split()}

_OPENED_BY_NAME = """
    .txt .md .rst .csv .json .toml .yaml .yml .ini .cfg .c .h .cc .cpp .hpp .rs .go .java .kt .swift
    .ts .tsx .jsx .css .scss .sql
"""
"""Endings of files that no desktop runs, as a program or in a browser."""


def editor_command(path: Path, line: int, variables: Mapping[str, str]) -> tuple[str, ...]:
    """Return the program with the arguments that open a file at a line; () if none is known."""
    for variable in ("VISUAL", "EDITOR"):
        try:
            words = shlex.split(variables.get(variable, ""), posix=os.name == "posix")
        except ValueError:
            continue
        # options of the user's, such as --wait, are for programs that wait for the editor
        name = words[0].strip('"') if words else ""
        stem = Path(name).name.lower().removesuffix(".exe").removesuffix(".cmd")
        options = _OPTIONS.get(stem.removesuffix("64"))
        if options is None:
            continue
        program = find_program(name, variables.get("PATH", os.defpath))
        if program is not None and not WRITTEN_FOLDERS.lead_to(program):
            values = {"path": str(path), "line": max(1, line)}
            return (program, *(option.format_map(values) for option in options))
    return ()


def is_opened_by_desktop(path: Path) -> bool:
    """Whether the desktop may open a file that others wrote: it can't be run by that."""
    try:
        return path.suffix.lower() in _OPENED_BY_NAME.split() and not path.stat().st_mode & 0o111
    except OSError:
        return False
