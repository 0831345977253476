"""Finds secrets that only git's history has, so that they are masked in outputs.

A command can print any piece of them, also one that has not the shape of a secret. So the first
output in which a piece may be waits until git has shown the small files of all commits. They are
read again only when a branch has moved, and then only the new ones.
"""

import os
import threading
import time
from collections.abc import Iterable, Iterator
from math import inf

from helix_desktop.tools.git.tracked_files import call_git_in
from helix_desktop.tools.secrets.known_secrets import NOTHING, KnownSecrets, find_known_secrets
from helix_desktop.tools.secrets.secret_file_contents import read_any_file, read_named_file
from helix_desktop.tools.secrets.secret_file_names import is_env_file

MAX_SEARCHED_FILE_BYTES = 16 * 1024
MAX_FILES = 100_000
MAX_SECRET_BYTES = 1024 * 1024
_MAX_SECONDS = 5.0
_FRESH_SECONDS = 1.0
_FILES_AT_ONCE = 1_000
_TIPS = ("rev-list", "--no-walk", "--all", "--reflog")
_FILES = (
    *("rev-list", "--objects", "--all", "--reflog", "--missing=allow-any", "--ignore-missing"),
    "--stdin",
    f"--filter=combine:blob:limit={MAX_SEARCHED_FILE_BYTES}+object:type=blob",
)
_KEY_SIGNS = (b"PRIVATE KEY", b"Private-Lines:", b"LS0tLS1CRUdJTi")
"""What every file with a private key has, as it is or in Base64."""


class HistorySecrets:
    """The secrets in the histories of repositories. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tips: dict[str, frozenset[bytes]] = {}
        self._texts: dict[bytes, None] = {}
        self._known = NOTHING
        self._read_at = -inf

    def find(self, work_trees: Iterable[str]) -> KnownSecrets:
        with self._lock:
            if time.monotonic() - self._read_at < _FRESH_SECONDS:
                return self._known
            count = len(self._texts)
            for tree in work_trees:
                ran = call_git_in(tree, *_TIPS)
                tips = frozenset() if ran is None else frozenset(ran.stdout.split())
                before = self._tips.get(tree, frozenset[bytes]())
                if tips - before:
                    self._read_history(tree, before)
                    self._tips[tree] = tips
            if len(self._texts) > count:
                self._known = find_known_secrets(self._texts)
            self._read_at = time.monotonic()
            return self._known

    def _read_history(self, tree: str, before: frozenset[bytes]) -> None:
        until = time.monotonic() + _MAX_SECONDS
        known = b"".join(b"^%s\n" % commit for commit in before)
        ran = call_git_in(tree, *_FILES, stdin=known, seconds=_MAX_SECONDS)
        files = [] if ran is None else ran.stdout.splitlines()[:MAX_FILES]
        size = sum(map(len, self._texts))
        for start in range(0, len(files), _FILES_AT_ONCE):
            if time.monotonic() > until:
                break
            names = dict(file.partition(b" ")[::2] for file in files[start:][:_FILES_AT_ONCE])
            for content, data in _file_contents(tree, names):
                name = os.path.basename(os.fsdecode(names[content]))
                if is_env_file(name):
                    secrets = read_named_file(name, data, apart_folder=False)
                elif any(sign in data for sign in _KEY_SIGNS):
                    secrets = read_any_file(data)
                else:
                    continue
                size += sum(map(len, secrets.texts))
                if size > MAX_SECRET_BYTES:
                    return
                self._texts |= dict.fromkeys(secrets.texts)


def _file_contents(tree: str, names: Iterable[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Yield files by the names that git has for their contents."""
    ran = call_git_in(tree, "cat-file", "--batch", "--buffer", stdin=b"\n".join(names))
    data, position = b"" if ran is None else ran.stdout, 0
    while (end := data.find(b"\n", position)) >= 0:
        name, *kind = data[position:end].split(b" ")
        position = end + 1
        if len(kind) == 2:  # else it is missing
            size = int(kind[1])
            yield name, data[position : position + size]
            position += size + 1
