"""Whatever a command did to files, folders, links, and pipes is undone, or is named."""

import os
import random
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from helix_desktop.domain.file_changes import RestoreOutcome
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.files.file_restore import FileRestorer
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.tool import call_scope
from tests.tools.test_file_restore import Scene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names are any bytes on Linux only")

NAMES = (
    *(b"a", b"b", b"c.txt", b"sub", b"x y", b"n\nl", b"build", b"-f", b"*"),
    *(b"e\xe9", rb"e\xe9", b"\xff\xfe", b"u\xcc\x88"),
)
Entry = tuple[str, int, bytes]
"""What is at a path: its kind, permissions, and content or target."""


def tree(top: bytes) -> dict[bytes, Entry]:
    """Return what is in a folder, also where its permissions don't let its owner read."""
    entries: dict[bytes, Entry] = {}
    for name in sorted(os.listdir(top)):
        path = os.path.join(top, name)
        status, content = os.lstat(path), b""
        mode = stat.S_IMODE(status.st_mode)
        inside: dict[bytes, Entry] = {}
        is_folder = stat.S_ISDIR(status.st_mode)
        if stat.S_ISLNK(status.st_mode):
            content = os.readlink(path)
        elif is_folder or stat.S_ISREG(status.st_mode):
            closed = not os.access(path, os.R_OK | os.X_OK if is_folder else os.R_OK)
            if closed:
                os.chmod(path, 0o700)
            if is_folder:
                inside = tree(path)
            else:
                with open(path, "rb") as file:
                    content = file.read()
            if closed:
                os.chmod(path, mode)
        entries[name] = (stat.filemode(status.st_mode)[0], mode, content)
        entries |= {os.path.join(name, below): entry for below, entry in inside.items()}
    return entries


class Doer:
    """Does things to a tree by chance."""

    def __init__(self, dice: random.Random, top: bytes, outside: bytes) -> None:
        self._dice, self._top, self._outside = dice, top, outside

    def write(self, path: bytes, data: bytes = b"") -> None:
        if (os.path.isfile(path) and not os.path.islink(path)) or not os.path.lexists(path):
            with open(path, "wb") as file:
                file.write(data or self._dice.randbytes(self._dice.choice((0, 1, 40))))

    def begin(self) -> None:
        for _ in range(self._dice.randrange(3, 14)):
            path = os.path.join(self._dice.choice(self._folders()), self._dice.choice(NAMES))
            with suppress(OSError):
                match self._dice.randrange(10):
                    case 0 | 1 | 2:
                        os.mkdir(path)
                    case 3:
                        os.symlink(self._dice.choice((b"a", self._outside)), path)
                    case _ if not os.path.lexists(path):
                        self.write(path)
                        os.chmod(path, self._dice.choice((0o644, 0o755, 0o600)))

    def act(self) -> None:
        dice, paths = self._dice, sorted(tree(self._top))
        path = os.path.join(self._top, dice.choice(paths)) if paths else self._top + b"/a"
        other = os.path.join(self._top, dice.choice(paths)) if paths else self._top + b"/b"
        new = os.path.join(dice.choice(self._folders()), dice.choice(NAMES))
        match dice.randrange(14):
            case 0 | 1:
                self.write(new)
            case 2:
                self.write(path, b"written over")
            case 3:
                os.unlink(path)
            case 4 if os.path.isdir(path):
                shutil.rmtree(path)
            case 5 | 6:
                os.rename(path, new)
            case 7:
                os.rename(path, self._top + b"/moved")
                os.rename(other, path)
                os.rename(self._top + b"/moved", other)
            case 8 if not os.path.islink(path):
                os.chmod(path, dice.choice((0o644, 0o600, 0o755, 0o444, 0o700, 0o555)))
            case 9:
                os.makedirs(os.path.join(new, dice.choice(NAMES)))
            case 10:
                os.unlink(path)
                os.mkdir(path)
                self.write(path + b"/in")
            case 11 if os.path.isdir(path):
                shutil.rmtree(path)
                self.write(path, b"in place of a folder")
            case 12:
                os.symlink(dice.choice((path, self._outside, b"..")), new)
            case 13:
                os.mkfifo(new)

    def _folders(self) -> list[bytes]:
        folders = [path for path, (kind, _, _) in sorted(tree(self._top).items()) if kind == "d"]
        return [self._top, *(os.path.join(self._top, path) for path in folders)]


def above(path: str) -> Iterator[str]:
    """Yield the names by which a path, or a folder above it, can be reported."""
    steps = path.split("/")
    for count in range(1, len(steps) + 1):
        yield "/".join(steps[:count])
        yield "/".join(steps[:count]) + "/"


@pytest.mark.parametrize("seed", [*range(60), 161])
async def test_what_is_not_as_before_after_an_undo_was_named(tmp_path: Path, seed: int) -> None:
    project, outside = tmp_path / "project", tmp_path / "outside"
    project.mkdir()
    outside.mkdir()
    (outside / "kept").write_text("kept")
    top = os.fsencode(project)
    doer = Doer(random.Random(seed), top, os.fsencode(outside))
    doer.begin()
    scene, before = Scene(project), tree(top)
    snapshots = FileSnapshots(scene.root)
    seen = snapshots.before()
    for _ in range(8):
        with suppress(OSError):
            doer.act()
    left_outside = tree(os.fsencode(outside))
    with call_scope(ToolCall("call_1", "shell", "")):
        done = snapshots.after(seen)
    for group in done.groups:
        await scene.checkpoints.before(*group)
    restorer = FileRestorer(scene.root, scene.store, scene.checkpoints, with_commands=True)
    named = set(done.beyond)
    for change in reversed(await scene.changes()):
        (result,) = await restorer.restore([change])
        if result.result not in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO):
            named.add(change.path)
    after = tree(top)
    differ = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    shown = {show_path(os.fsdecode(path)) for path in differ}
    assert [path for path in sorted(shown) if not named.intersection(above(path))] == []
    assert tree(os.fsencode(outside)) == left_outside
