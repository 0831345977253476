"""The variables in what a server's start says, and the program and scripts that it leads to.

A server runs outside the sandbox. So the place of its program is part of what an approval covers,
and so is the content of what lies where commands can write; what these load is not.
"""

import hashlib
import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.tools.files.folder_handle import READING, require_regular
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS, find_program

_VARIABLE = re.compile(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^{}]*))?\}")
"""A variable, and what stands for it if it is not set, as in the lists of other clients."""
_DATA = frozenset(
    {".csv", ".db", ".duckdb", ".json", ".jsonl", ".log", ".md", ".parquet", ".pdf", ".sqlite"}
    | {".sqlite3", ".toml", ".tsv", ".txt", ".xml", ".yaml", ".yml"}
)
"""Endings of files that hold data or settings, which servers write by themselves."""
_MAX_DIGEST_BYTES = 64 * 1024 * 1024
"""Of a larger file, the size and the time of its last change stand for its content."""


def insert_variables(
    text: str, folder: Path, learn: Callable[[str, str], object] = lambda _name, _value: None
) -> str:
    """Insert environment variables; raise ServerError for a missing one.

    `learn` gets the name and the value of each.
    """

    def value(match: re.Match[str]) -> str:
        name, default = match[1], match[2]
        if name == "workspaceFolder":
            return str(folder)
        if default is not None and not os.environ.get(name):
            return default
        if name not in os.environ:
            raise ServerError(
                "The variable {name} is not set.", "The server needs this variable.", name=name
            )
        learn(name, os.environ[name])
        return os.environ[name]

    return _VARIABLE.sub(value, text)


def find_server_program(command: str, cwd: str, variables: Mapping[str, str]) -> str | None:
    """Return the path of a server's program: by its name in PATH, or in the folder it starts in."""
    if os.path.dirname(command):
        return find_program(os.path.join(cwd, command))
    return find_program(command, variables.get("PATH", os.environ.get("PATH", os.defpath)))


def launch_files(server: McpServer, folder: Path, *, is_literal: bool = False) -> tuple[str, ...]:
    """Return the program that a start leads to, and the files of the project or of another place
    where commands can write, with digests. Blocks."""
    if server.url:
        return ()
    project = os.path.realpath(folder)
    words = [server.cwd or os.sep, server.command, *server.args]
    variables = dict(server.env)
    try:
        if not is_literal:
            words = [insert_variables(word, folder) for word in words]
            variables = {name: insert_variables(text, folder) for name, text in variables.items()}
    except ServerError:
        return ()  # it does not start, and says why
    cwd, command, *arguments = words
    program = find_server_program(command, cwd, variables)
    if program is None:
        return ("program: not found",)
    # where a command could turn a link, it is where that leads
    is_written = WRITTEN_FOLDERS.lead_to(program)
    place = os.path.realpath(program) if is_written else program
    # a word may be `--name=path`, or a line of several
    texts = [part for text in (*arguments, *variables.values()) for part in {text, *text.split()}]
    named = {program, *texts, *(text.partition("=")[2] for text in texts)} - {""}

    def is_covered(path: str) -> bool:
        return path.startswith(f"{project}{os.sep}") or WRITTEN_FOLDERS.lead_to(path)

    # a script may be named from a folder that another word names, as in `--directory DIR run FILE`
    bases = {cwd, *(word for word in named if os.path.isabs(word) and os.path.isdir(word))}
    paths = {os.path.realpath(os.path.join(base, word)) for base in bases for word in named}
    scripts: set[str] = set()
    for path in filter(is_covered, paths):
        with suppress(OSError, ValueError):  # no file of this name, or one that cannot be read
            content = _content_mark(path, is_program=path == os.path.realpath(program))
            is_inside = path.startswith(f"{project}{os.sep}")
            shown = os.path.relpath(path, project) if is_inside else path
            scripts |= {f"script of the project: {shown}, {content}"} if content else set()
    return (f"program: {place}", *sorted(scripts))


def _content_mark(path: str, *, is_program: bool) -> str:
    """Return what stands for the content of a file, "" for one that holds data."""
    with open(require_regular(os.open(path, READING), path), "rb") as file:
        status = os.fstat(file.fileno())
        is_data = os.path.splitext(path)[1].lower() in _DATA
        if is_data and not (is_program or status.st_mode & 0o111):
            return ""
        if status.st_size > _MAX_DIGEST_BYTES:
            return f"{status.st_size} bytes, changed {status.st_ctime_ns}"
        return f"sha256 {hashlib.file_digest(file, 'sha256').hexdigest()}"
