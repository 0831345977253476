"""What anybody may hand to `import`: it ends soon, in a sentence, and leaves nothing half-made."""

import json
import os
import shutil
import socket
import sys
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.check import check_workspaces
from helix_desktop.app.environment import SystemClock, find_paths
from helix_desktop.app.workspaces.workspace_file import EXPORTED_FILE, FILE
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import digest_of
from helix_desktop.store import keys
from helix_desktop.store.maintenance import plain_json
from tests.processes import python
from tests.store.maintenance.test_check import fill
from tests.store.tools import SESSION, log, open_store, returned

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="devices and limits of Linux")

SECONDS = 60
"""For a command that takes one second where the machine is idle."""
MEMORY = 2 << 30
"""Bytes of address space: whoever reads without a bound does not get far."""
DEEP = 1_000_000
COMMAND = (
    "import resource, sys; from helix_desktop.__main__ import main;"
    f"resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}));"
    "sys.exit(main(sys.argv[1:]))"
)
SECRET = b"somebody else's file, which stays as it is\n"

HEAD_KEY = keys.SESSION + keys.session_bytes(SESSION)

Spoil = Callable[[Path], object]


@dataclass(frozen=True)
class Sources:
    """An export and a backup of one workspace, and its project."""

    export: Path
    backup: Path
    project: Path


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    base = tmp_path_factory.mktemp("sources")
    sources_here = Sources(base / "export", base / "backup", base / "project")
    sources_here.project.mkdir()
    paths = find_paths(base / "data")
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.create(sources_here.project)
    fill(workspaces.home(workspace))
    for verb, place in (("export", sources_here.export), ("backup", sources_here.backup)):
        words = ["--data-dir", str(base / "data"), "workspace", verb, str(place)]
        assert main([*words, "--workspace", workspace.id]) == 0
    return sources_here


def about(folder: Path, **changes: object) -> None:
    """Other values in workspace.json, as Python writes them: NaN and the like, too."""
    file = folder / FILE
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))


def first(folder: Path, **changes: object) -> None:
    """Another first line in contents.jsonl."""
    file = folder / "contents.jsonl"
    line, *rest = file.read_text().splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(line), **changes}), *rest, ""]))


def pipe(file: Path) -> None:
    file.unlink(missing_ok=True)
    os.mkfifo(file)


def link(file: Path, target: str | Path) -> None:
    shutil.rmtree(file) if file.is_dir() else file.unlink(missing_ok=True)
    file.symlink_to(target)


def terabyte(file: Path) -> None:
    """As `truncate -s 1T` makes it, behind what is there."""
    with file.open("ab") as stream:
        stream.truncate(1 << 40)


def a_socket(file: Path) -> None:
    file.unlink()
    here = Path.cwd()
    os.chdir(file.parent)  # an address has room for a hundred characters
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(file.name)
    finally:
        os.chdir(here)


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def session(folder: Path) -> Path:
    return folder / "sessions" / f"{SESSION}.jsonl"


def content(folder: Path) -> Path:
    return folder / "contents" / digest_of(log(2))


def add(file: Path, text: bytes) -> None:
    with file.open("ab") as stream:
        stream.write(text)


def strange_event(folder: Path) -> None:
    """An event that is right but for the content it names, which is not even a digest."""
    number = len(session(folder).read_bytes().splitlines()) + 1
    event = returned(b"x")
    odd = msgspec.structs.replace(event, content="x")
    add(session(folder), plain_json.json_line(plain_json.event_to_plain(number, odd)).encode())


def far_event(folder: Path, seq: int) -> None:
    line = {**plain_json.event_to_plain(1, returned(b"x")), "seq": seq}
    add(session(folder), plain_json.json_line(line).encode())


def settings(at: Path, **changes: object) -> None:
    """Other values in workspace.settings.json."""
    file = at / EXPORTED_FILE
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))


def forged(folder: Path, key: bytes, body: bytes) -> None:
    """A record of the database with a checksum that is right."""
    with open_store(folder) as store:
        store.database.write([(key, zlib.crc32(body).to_bytes(4, "big") + body)], sync=True)


def head(count: int) -> bytes:
    return msgspec.msgpack.encode(("A session", 0.0, 0.0, count, b"", ""))


def table(folder: Path) -> Path:
    return next(
        path for path in sorted((folder / "db").iterdir()) if path.suffix in (".ldb", ".log")
    )


EXPORTS: dict[str, tuple[int, Spoil]] = {
    "the list is a pipe": (2, lambda at: pipe(at / FILE)),
    "the list is a device": (2, lambda at: link(at / FILE, "/dev/zero")),
    "the list is a terabyte": (2, lambda at: terabyte(at / FILE)),
    "the list is nested": (2, lambda at: (at / FILE).write_text('{"sessions":' + "[" * DEEP)),
    "the list is nested and closed": (
        2,
        lambda at: (at / FILE).write_text('{"x":' + "[" * DEEP + "]" * DEEP + "}"),
    ),
    "the list is cut": (2, lambda at: os.truncate(at / FILE, 60)),
    "the list is empty": (2, lambda at: os.truncate(at / FILE, 0)),
    "the list is missing": (2, lambda at: (at / FILE).unlink()),
    "the list is no UTF-8": (2, lambda at: (at / FILE).write_bytes(b'{"format": "\xff\xfe"}')),
    "the list is a number": (2, lambda at: (at / FILE).write_text("1e999")),
    "a time is not a number": (2, lambda at: about(at, created=float("nan"))),
    "a time is endless": (2, lambda at: about(at, created=float("inf"))),
    "the version is endless": (2, lambda at: about(at, version=float("inf"))),
    "the version has 5,000 digits": (
        2,
        lambda at: (at / FILE).write_text('{"version": ' + "9" * 5_000 + "}"),
    ),
    "sessions are no list": (2, lambda at: about(at, sessions={"a": 1})),
    "a session has no title": (2, lambda at: about(at, sessions=[{"id": SESSION}])),
    "a session is a path": (
        2,
        lambda at: about(
            at, sessions=[{"id": "../../up", "title": "x", "created": 0, "changed": 0}]
        ),
    ),
    "a session's parent is a path": (
        2,
        lambda at: about(
            at,
            sessions=[
                {"id": SESSION, "title": "x", "created": 0, "changed": 0, "parent": "../../up"}
            ],
        ),
    ),
    "a session's file is missing": (2, lambda at: session(at).unlink()),
    "a session's file is a pipe": (2, lambda at: pipe(session(at))),
    "a session's file is a folder": (2, lambda at: a_folder(session(at))),
    "a session's file leads out": (2, lambda at: link(session(at), "/etc/passwd")),
    "a session's line has no end": (1, lambda at: terabyte(session(at))),
    "a session's line is nested": (1, lambda at: add(session(at), b'{"fields":' + b"[" * DEEP)),
    "a session's line is half a letter": (1, lambda at: add(session(at), b'{"event":"\\ud800"}\n')),
    "an event names no content": (1, strange_event),
    "an event has a huge number": (1, lambda at: far_event(at, 1 << 70)),
    "an event leaves a huge gap": (0, lambda at: far_event(at, 1 << 50)),
    "an event counts backwards": (1, lambda at: far_event(at, -1)),
    "contents are a socket": (2, lambda at: a_socket(at / "contents.jsonl")),
    "contents have a line without an end": (1, lambda at: terabyte(at / "contents.jsonl")),
    "contents have many lines of nothing": (
        1,
        lambda at: (at / "contents.jsonl").write_bytes(b"\n" * 5_000_000),
    ),
    "contents are elsewhere": (2, lambda at: link(at / "contents", "/etc")),
    "a content leads out": (1, lambda at: link(content(at), "/etc/passwd")),
    "a content is a pipe": (1, lambda at: pipe(content(at))),
    "a content is a terabyte": (1, lambda at: terabyte(content(at))),
    "a content says it is a terabyte": (
        1,
        lambda at: (terabyte(content(at)), first(at, digest=content(at).name, size=1 << 40)),
    ),
    "a content has other bytes": (
        1,
        lambda at: content(at).write_bytes(bytes(content(at).stat().st_size)),
    ),
    "a content is a path": (1, lambda at: first(at, digest="../../../../etc/passwd")),
    "a content is counted beyond measure": (1, lambda at: first(at, arrival=1 << 200)),
    "a content's origin is a list": (1, lambda at: first(at, tool=["x"] * 100)),
    "the settings are nested": (
        2,
        lambda at: (at / EXPORTED_FILE).write_text('{"models":' + "[" * DEEP),
    ),
    "the settings are a pipe": (2, lambda at: pipe(at / EXPORTED_FILE)),
    "the settings are a device": (2, lambda at: link(at / EXPORTED_FILE, "/dev/zero")),
    "the settings are of other kinds": (2, lambda at: settings(at, name=["x"], created="y")),
}
"""The exit status, and what is done to a good export."""

BACKUPS: dict[str, tuple[int, Spoil]] = {
    "the first file leads to a device": (
        2,
        lambda at: (at / "db" / "CURRENT").write_text("../../../../../../dev/zero\n"),
    ),
    "the first file is a pipe": (2, lambda at: pipe(at / "db" / "CURRENT")),
    "the first file is empty": (2, lambda at: os.truncate(at / "db" / "CURRENT", 0)),
    "a table or log is a pipe": (2, lambda at: pipe(table(at))),
    "a log is a terabyte": (2, lambda at: terabyte(at / "db" / "999999.log")),
    "the lock leads to another's file": (2, lambda at: link(at / "lock", at.parent / "secret")),
    "the lock is a pipe": (2, lambda at: pipe(at / "lock")),
    "the name is nested": (2, lambda at: (at / FILE).write_text('{"models":' + "[" * DEEP)),
    "the name is a pipe": (2, lambda at: pipe(at / FILE)),
    "a head counts on and on": (1, lambda at: forged(at, HEAD_KEY, head(1 << 50))),
    "a head counts beyond measure": (1, lambda at: forged(at, HEAD_KEY, head((1 << 64) - 1))),
    "a head is nested": (1, lambda at: forged(at, HEAD_KEY, b"\x91" * DEEP)),
    "a head is no UTF-8": (1, lambda at: forged(at, HEAD_KEY, b"\x96\xa2\xff\xfe" + head(3)[11:])),
    "an event is far behind the others": (
        1,
        lambda at: forged(at, keys.event(keys.session_bytes(SESSION), (1 << 64) - 1), b"x" * 40),
    ),
    "the counters are nested": (2, lambda at: forged(at, keys.COUNTERS, b"\x91" * DEEP)),
    "the format is nested": (2, lambda at: forged(at, keys.FORMAT, b"\x91" * DEEP)),
    "the tables are gone": (2, lambda at: [path.unlink() for path in (at / "db").iterdir()]),
}
"""The same for a good backup."""


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    status: int
    printed: str


def imported(
    base: Path, source: Path, project: Path | None = None, *, noun: str = "workspace"
) -> Ended:
    words = ["--data-dir", base / "data", noun, "import", source]
    words += ["--folder", project] if project else []
    done = python("-c", COMMAND, *words, seconds=SECONDS)
    assert "Traceback" not in done.stderr, done.stderr
    return Ended(done.returncode, done.stdout + done.stderr)


def check_left(base: Path, ended: Ended, *, intact: bool = True) -> None:
    """Nothing where nothing was imported; else one workspace, which can be checked and is whole.

    A backup is taken over exactly as it is, with what is damaged in it.
    """
    workspaces = base / "data" / "workspaces"
    left = sorted(path.name for path in workspaces.iterdir()) if workspaces.exists() else []
    assert len(left) == (1 if ended.status < 2 else 0), left
    assert not any(name.startswith(".") for name in left)
    for name in left:
        lines: list[str] = []
        paths = find_paths(base / "data")
        [workspace] = WorkspaceList(paths.workspaces, SystemClock()).listed()
        assert workspace.id == name
        check_workspaces([workspace], paths, lines.append, deep=True, stopped=lambda: False)
        assert not intact or not [line for line in lines if "workspace repair" in line], lines


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.parametrize("name", EXPORTS)
def test_a_spoiled_export_ends_in_a_sentence(tmp_path: Path, sources: Sources, name: str) -> None:
    status, spoil = EXPORTS[name]
    source = shutil.copytree(sources.export, tmp_path / "source")
    spoil(source)
    ended = imported(tmp_path, source, sources.project)
    assert (ended.status, ended.printed.strip()[-1:]) == (status, ".")
    check_left(tmp_path, ended)


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.parametrize("name", BACKUPS)
def test_a_spoiled_backup_ends_in_a_sentence(tmp_path: Path, sources: Sources, name: str) -> None:
    status, spoil = BACKUPS[name]
    (tmp_path / "secret").write_bytes(SECRET)
    source = shutil.copytree(sources.backup, tmp_path / "source")
    spoil(source)
    ended = imported(tmp_path, source, sources.project)
    assert (ended.status, ended.printed.strip()[-1:]) == (status, ".")
    assert (tmp_path / "secret").read_bytes() == SECRET
    check_left(tmp_path, ended, intact=False)


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["x/" * 50_000, "x" * 5_000, "a\0b", "\ud800"])
def test_a_folder_that_an_export_tells_and_that_cannot_be_is_said_to_be_missing(
    tmp_path: Path, sources: Sources, folder: str
) -> None:
    source = shutil.copytree(sources.export, tmp_path / "source")
    settings(source, folder=folder)
    ended = imported(tmp_path, source)
    assert ended.status == 2
    assert "--folder DIR" in ended.printed or "Can't read" in ended.printed
    check_left(tmp_path, ended)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("pipe", "it is a pipe"),
        ("zero", "it is a device"),
        ("file", "has no session of a program"),
        ("x" * 5_000, "File name too long"),
        ("missing", "No such file or directory"),
    ],
)
def test_a_source_that_is_neither_a_folder_nor_a_session_is_refused_with_the_reason(
    tmp_path: Path, sources: Sources, name: str, reason: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    (tmp_path / "file").write_text("mine")
    ended = imported(tmp_path, tmp_path / name, sources.project, noun="session")
    assert ended.status == 2
    assert reason in ended.printed
    check_left(tmp_path, ended)
