"""Asks git which files it tracks or ignores, with a time limit and nothing of the repository run.

Git itself is asked, with nothing of the repository's own running, and again only when its index has
changed.
"""

import logging
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from types import MappingProxyType
from typing import IO

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.repository_places import gitdir_target
from helix_desktop.tools.permissions.git_environment import git_environment
from helix_desktop.tools.programs.program_search import find_program, own_path

if sys.platform == "linux":
    from resource import RLIMIT_DATA, prlimit

log = logging.getLogger(__name__)

HANG_SECONDS = 20.0
MIN_SECONDS = 2.0
"""For a repository that has answered before, while others let git hang."""
SECONDS_PER_WAIT = 30.0
"""Seconds after which git may hang for another second, once it hung for `HANG_SECONDS`."""
MAX_OUTPUT_BYTES = 256 * 1024 * 1024
MAX_MEMORY_BYTES = 2 * 1024 * 1024 * 1024
"""For git itself: an index of 1 MB, or a pack of 16 KB, can unfold to any size."""
MAX_PIPED_BYTES = 16 * 1024
"""Input that a pipe holds on every system before anybody reads it; more goes through a file."""
MAX_HOOKS = 500
"""Most hooks that settings name and that are turned off: each is a variable of the command."""
_HOOK_SETTING = re.compile(
    r"hook\.(?P<name>[^\n]+)\.(?P<key>[A-Za-z0-9-]+)(?:\n(?P<value>.*))?", re.DOTALL
)
_FALSE = ("false", "no", "off", "0")
_LINK = "120000"
_MODULE = "160000"
"""The mode of an entry that is a nested repository."""


class IndexEntry(Struct, frozen=True):
    """A file in the index: its mode, and the name of its content.

    `left_out`: absent from the work tree because of a sparse checkout.
    """

    mode: str
    content: str
    left_out: bool = False

    @property
    def is_link(self) -> bool:
        return self.mode == _LINK

    @property
    def is_module(self) -> bool:
        return self.mode == _MODULE


Listed = dict[str, IndexEntry]
_Stamp = tuple[int, int, int, int]


class TrackedFiles:
    """The files that a folder's repositories track, cached until an index changes."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[_Stamp, Listed]] = {}
        self._committed: set[tuple[str, str]] = set()
        """Work trees, and contents that their repositories have."""

    def of(self, work_tree: str) -> Listed:
        """Return all files of the repository with the work tree `work_tree`, by real path."""
        place = os.path.join(work_tree, ".git")
        inside = place if os.path.isdir(place) else gitdir_target(place)
        stamp: _Stamp = 0, 0, 0, 0
        with suppress(OSError):
            status = os.stat(os.path.join(inside, "index"))
            times = status.st_mtime_ns, status.st_ctime_ns
            stamp = status.st_ino, *times, status.st_size
        known = self._known.get(work_tree)
        if known is not None and known[0] == stamp:
            return known[1]
        listed = _list_index(work_tree) if stamp[0] else {}
        if listed is None:
            return {}
        self._known[work_tree] = (stamp, listed)
        return listed

    def within(self, work_trees: Iterable[str]) -> Listed:
        """Return the files of several work trees; a nested work tree has its own."""
        first, *others = sorted(work_trees) or [""]
        listed = self.of(first) if first else {}
        for work_tree in others:
            listed = listed | self.of(work_tree)
        return listed

    def committed(self, work_tree: str, contents: Mapping[str, str]) -> frozenset[str]:
        """Return those files, of these contents, that a repository has under any name.

        They can be read with git, so that hiding them would only hinder it.
        """
        unknown = sorted(
            {
                content
                for content in contents.values()
                if (work_tree, content) not in self._committed
            }
        )
        if unknown:
            ran = call_git_in(
                work_tree, "cat-file", "--batch-check", stdin="\n".join(unknown).encode()
            )
            lines = ran.stdout.decode().splitlines() if ran is not None else ()
            for line in lines:
                name, _, fields = line.partition(" ")
                if fields.startswith("blob "):
                    self._committed.add((work_tree, name))
        known = self._committed
        return frozenset(
            path for path, content in contents.items() if (work_tree, content) in known
        )


def not_ignored(work_tree: str, places: Sequence[str]) -> frozenset[str]:
    """Return those files below `work_tree` that git would add by itself."""
    stdin = b"\0".join(os.fsencode(place) for place in places)
    ran = call_git_in(work_tree, "check-ignore", "--stdin", "-z", stdin=stdin)
    if ran is None or ran.returncode not in (0, 1):
        return frozenset(places)
    return frozenset(places) - {os.fsdecode(part) for part in ran.stdout.split(b"\0")}


def named_hooks(work_tree: str) -> dict[str, list[str]]:
    """Return the hooks that the settings of a repository name (git 2.54), each with its events.

    One that is turned off has none.
    """
    ran = call_git_in(work_tree, "config", "--list", "--null")
    settings = () if ran is None or ran.returncode else os.fsdecode(ran.stdout).split("\0")
    hooks: dict[str, list[str]] = {}
    for match in filter(None, map(_HOOK_SETTING.fullmatch, settings)):
        events = hooks.setdefault(match["name"], []) if len(hooks) < MAX_HOOKS else []
        if match["key"] == "event":
            events.append(match["value"])
        elif match["key"] == "enabled" and match["value"].casefold() in _FALSE:
            events.clear()
    return hooks


class GitPatience:
    """How long git may hang, in all repositories together.

    A command can make any number of repositories, each with a pipe for a file.
    """

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._lock, self._tick = threading.Lock(), tick
        self._seconds, self._at = HANG_SECONDS, tick()
        self._answered: set[tuple[int, int]] = set()

    def seconds(self, repository: tuple[int, int]) -> float:
        """Return how long a repository may take."""
        with self._lock:
            now = self._tick()
            self._seconds += (now - self._at) / SECONDS_PER_WAIT
            self._seconds, self._at = min(self._seconds, HANG_SECONDS), now
            if self._seconds == HANG_SECONDS:
                return HANG_SECONDS
            return max(self._seconds, MIN_SECONDS if repository in self._answered else 0.0)

    def answered(self, repository: tuple[int, int]) -> None:
        with self._lock:
            self._answered.add(repository)

    def hung(self, repository: tuple[int, int], seconds: float) -> None:
        with self._lock:
            self._answered.discard(repository)
            self._seconds = max(self._seconds - seconds, 0.0)


_patience = GitPatience()


def call_git_in(
    work_tree: str, *words: str, stdin: bytes = b"", seconds: float = HANG_SECONDS
) -> subprocess.CompletedProcess[bytes] | None:
    """Run git in a work tree, which is reached through no link; None if it cannot be run."""
    try:
        if sys.platform != "linux":  # there is no sandbox either
            return call_git(*words, stdin=stdin, folder=work_tree, seconds=seconds)
        with PosixFolderHandle.at_real_path(work_tree) as tree:
            status = os.stat(".git", dir_fd=tree.handle())
            repository = (status.st_dev, status.st_ino)
            folder = f"/proc/self/fd/{tree.handle()}"
            hang_seconds = _patience.seconds(repository)
            seconds = seconds if hang_seconds == HANG_SECONDS else min(seconds, hang_seconds)
            if not seconds:
                return None
            began = time.monotonic()
            try:
                result = call_git(*words, stdin=stdin, folder=folder, seconds=seconds)
            except subprocess.TimeoutExpired:
                _patience.hung(repository, time.monotonic() - began)
                if seconds >= MIN_SECONDS:
                    log.warning("git did not answer in %.0f s in %s", seconds, work_tree)
                return None
            _patience.answered(repository)
            return result
    except (OSError, subprocess.SubprocessError):
        return None


def call_git(
    *words: str,
    stdin: bytes | IO[bytes],
    folder: str | None = None,
    variables: Mapping[str, str] = MappingProxyType({}),
    settings: Mapping[str, str] = MappingProxyType({}),
    seconds: float = HANG_SECONDS,
) -> subprocess.CompletedProcess[bytes]:
    """Run git to its end with `stdin` as its input, in a folder.

    Raise SubprocessError if that takes too long, or if it says too much: an index of 1 MB can list
    names of many GB.
    """
    git = find_program("git")
    if git is None:
        raise FileNotFoundError("git is not installed")
    environment = {
        "PATH": own_path(),
        "LC_ALL": "C.UTF-8",
        # whatever the repository allows: nothing that is missing is fetched
        "GIT_ALLOW_PROTOCOL": "none",
        **git_environment(settings=settings),
        **variables,
    }
    with ExitStack() as stack:
        data = stdin if isinstance(stdin, bytes) else b""
        source: IO[bytes] | int = subprocess.PIPE
        if len(data) > MAX_PIPED_BYTES:
            source = stack.enter_context(tempfile.TemporaryFile())
            source.write(data)
            source.seek(0)
        elif not isinstance(stdin, bytes):
            source = stdin
        process = subprocess.Popen(
            [git, *words],
            env=environment,
            cwd=folder,
            stdin=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        stack.enter_context(process)
        stack.callback(process.kill)
        if sys.platform == "linux":
            with suppress(OSError):  # it has ended already
                prlimit(process.pid, RLIMIT_DATA, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
        until = time.monotonic() + seconds
        killing = threading.Timer(seconds, process.kill)
        stack.callback(killing.cancel)
        killing.start()
        if process.stdin is not None:
            with suppress(BrokenPipeError):  # it needs no input
                process.stdin.write(data)
            with suppress(BrokenPipeError):
                process.stdin.close()
        assert process.stdout is not None
        output = process.stdout.read(MAX_OUTPUT_BYTES + 1)
        if len(output) > MAX_OUTPUT_BYTES:
            raise subprocess.SubprocessError("git says too much")
        code = process.wait()
        if time.monotonic() > until:
            raise subprocess.TimeoutExpired(["git", *words], seconds)
        return subprocess.CompletedProcess(["git", *words], code, output)


def _list_index(work_tree: str) -> Listed | None:
    """Return what the index of a repository lists; None if git gave no answer."""
    ran = call_git_in(work_tree, "ls-files", "--stage", "-t", "-z")
    if ran is None:
        return None
    if ran.returncode:
        return {}  # no repository to git: nothing is committed from it
    listed: Listed = {}
    for line in ran.stdout.split(b"\0"):
        kind, _, name = line.partition(b"\t")
        if name:
            tag, mode, content, _ = os.fsdecode(kind).split(" ")
            place = os.path.join(work_tree, os.fsdecode(name))
            listed[place] = IndexEntry(mode, content, left_out=tag == "S")
    return listed
