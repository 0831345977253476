"""A throw-away tree for one item of a paths corpus, and what must not have happened around it."""

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

SECRET = "this stands outside of the workspace"
INSIDE = "this stands inside"
CONTENT = "written by a tool"
_FILES = (
    "README.md",
    "src/app.py",
    "a.txt",
    "x.txt",
    "b",
    "..hidden",
    "my dir/é ü.txt",
    "日本語.md",
    "a..b/c..txt",
    f"{'a' * 200}.txt",
    "CLAUDE.md",
)
_PROTECTED = (
    ".git/hooks",
    ".git/info",
    "sub/.git/hooks",
    ".helix",
    ".vscode",
    ".cursor",
    ".claude",
)
_NOBODY = 65534
_SETUP_SECONDS = 20


@dataclass(frozen=True)
class Item:
    """One line of the corpus; `/ws` stands for the workspace's folder."""

    id: str
    op: str
    path: str
    expect: str
    setup: str = ""
    why: str = ""

    @property
    def hostile(self) -> bool:
        return self.expect == "refuse"

    @property
    def races(self) -> bool:
        """Whether its folder is swapped with a link out while it is opened."""
        return "harness swaps" in self.setup


def items(file: Path) -> list[Item]:
    result = json.loads(file.read_text("utf-8"))
    lines = result["items"] if isinstance(result, dict) else result
    keys = Item.__dataclass_fields__
    return [Item(**{key: line[key] for key in keys if key in line}) for line in lines]


class HostileTree:
    """`ws` and what lies around it, made anew for each item."""

    def __init__(self) -> None:
        self._base = Path(os.path.realpath(tempfile.mkdtemp(prefix="helix-audit-")))
        self.ws = self._base / "ws"

    def make(self, item: Item) -> None:
        self._clear()
        for name in (*_FILES, ".git/config", ".git/HEAD", ".helix/settings.json"):
            self._put(self.ws / name, INSIDE)
        for folder in _PROTECTED:
            (self.ws / folder).mkdir(parents=True, exist_ok=True)
        for name in ("outside.txt", "ws-evil/secret", "ws2/x", ".helix/global.json", "etc/passwd"):
            self._put(self._base / name, SECRET)
        if item.setup:
            command = ["bash", "-c", item.setup.replace("/ws", str(self.ws))]
            subprocess.run(
                command, cwd=self.ws, capture_output=True, check=False, timeout=_SETUP_SECONDS
            )
        if not item.hostile and item.op == "read":
            self._provide(item.path)
        if os.geteuid() == 0:
            self._give_away()

    def path(self, item: Item) -> str:
        inside = item.path == "/ws" or item.path.startswith(("/ws/", "/ws-", "/ws2"))
        return f"{self.ws}{item.path[3:]}" if inside else item.path

    def around(self) -> dict[str, str]:
        """All that must not change: what lies outside, and the protected places inside."""
        result = {}
        for folder, folders, names in os.walk(self._base):
            for name in (*folders, *names):
                path = Path(folder) / name
                below = path.relative_to(self._base).parts
                if below[0] != "ws" or _protected(below[1:]):
                    result[str(path)] = _mark(path)
        for place in ("/etc/passwd", "/etc/hosts", "/tmp/ta_created_outside"):
            result[place] = _mark(Path(place))
        return result

    def remove(self) -> None:
        shutil.rmtree(self._base, ignore_errors=True)

    def _clear(self) -> None:
        shutil.rmtree(self._base)
        self._base.mkdir(mode=0o755)
        self.ws.mkdir()

    def _provide(self, path: str) -> None:
        """What a harmless item reads has to be there."""
        place = Path(os.path.normpath(self.ws / path.removeprefix("/ws").lstrip("/")))
        if place.is_relative_to(self.ws) and not os.path.lexists(place):
            self._put(place, INSIDE)

    def _put(self, place: Path, text: str) -> None:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)

    def _give_away(self) -> None:
        """The tools run as nobody: were they to fail, they could not harm the machine."""
        for folder, folders, names in os.walk(self._base):
            for name in (".", *folders, *names):
                os.chown(Path(folder) / name, _NOBODY, _NOBODY, follow_symlinks=False)


def become_nobody() -> None:
    """Give up the rights of root for good."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(_NOBODY)
        os.setuid(_NOBODY)


def _protected(parts: tuple[str, ...]) -> bool:
    folded = [part.casefold() for part in parts]
    return any(part in (".git", ".helix", ".vscode", ".cursor", ".claude") for part in folded)


def _mark(path: Path) -> str:
    """What a place is; of a file its content, too."""
    if path.is_symlink():
        return f"link to {os.readlink(path)}"
    if path.is_file():
        try:
            return hashlib.sha256(path.read_bytes()).hexdigest()
        except OSError:
            return "unreadable"
    return "there" if path.exists() else "absent"
