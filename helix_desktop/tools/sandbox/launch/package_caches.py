"""Gives commands the user's package caches of cargo and go.

The tools keep them in one place, which commands cannot write: so the workspace's own caches get a
link to each file, and new downloads are stored beside. A command may have replaced any folder of
these caches: each is opened by handle, and no link in them is followed.
"""

import os
import re
import stat
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress

from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.system_mounts import leads_through
from helix_desktop.tools.sandbox.find.secret_search import first_bytes

CACHES = ".cache"
"""Folder of caches in the workspace's home folder."""
_PART = 20
"""Linking takes at most a twentieth of the time: after one second, the next run waits twenty."""
_MAX_LINKS = 100_000
_OWN = re.compile(r"list|.*lock|.*\.partial|.*\.tmp.*|\.last-updated|CACHEDIR\.TAG")
"""Files that the tools write themselves: known versions and locks."""
_TELLING = re.compile(rb"token|secret|passw|credential|://[^/\s\"']*@", re.IGNORECASE)


class PackageCaches:
    """The package caches of one workspace. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._next = 0.0
        self._sources: tuple[str, ...] = ()

    def linked_folders(
        self, variables: Mapping[str, str], home: str, own: str, *, folder: str = ""
    ) -> tuple[str, ...]:
        """Return the folders to which the links in `own`, the workspace's home folder, lead.

        Nothing in `own` or the project's `folder` is a source: a command may have made it a link.
        """
        with self._lock:
            began = time.monotonic()
            if began >= self._next:
                self._sources = tuple(_link_all(variables, home, own, folder=folder))
                now = time.monotonic()
                self._next = now + _PART * (now - began)
            return self._sources


def _link_all(variables: Mapping[str, str], home: str, own: str, *, folder: str) -> Iterator[str]:
    """Link the user's stores, and copy the files that name registries; yield the stores."""
    written = frozenset(map(os.path.realpath, filter(None, (own, folder))))
    cargo = variables.get("CARGO_HOME") or os.path.join(home, ".cargo")
    go = variables.get("GOPATH", "").split(":")[0] or os.path.join(home, "go")
    modules = variables.get("GOMODCACHE") or os.path.join(go, "pkg", "mod")
    with suppress(OSError), PosixFolderHandle.at(own) as root:
        for source, target in (
            (os.path.join(cargo, "config.toml"), f"{CACHES}/cargo/config.toml"),
            (os.path.join(home, ".config", "go", "env"), ".config/go/env"),
        ):
            with suppress(OSError):
                if not leads_through(source, written):
                    _copy_settings(source, root, target)
        left = _MAX_LINKS
        # only stores with files as downloaded from a registry
        for store, target in (
            (os.path.join(cargo, "registry/index"), f"{CACHES}/cargo/registry/index"),
            (os.path.join(cargo, "registry/cache"), f"{CACHES}/cargo/registry/cache"),
            (os.path.join(modules, "cache/download"), f"{CACHES}/go/pkg/mod/cache/download"),
        ):
            source = os.path.realpath(store)
            if os.path.isdir(source) and not leads_through(store, written):
                with suppress(OSError), root.make_below(target) as place, place.below("") as inside:
                    left = _link_files(source, inside, left)
                    yield source


def _link_files(source: str, target: PosixFolderHandle, left: int) -> int:
    """Link each file; return how many more links are allowed."""
    entries: dict[str, os.DirEntry[str]] = {}
    with suppress(OSError), os.scandir(source) as scanned:
        entries = {entry.name: entry for entry in scanned if not entry.is_symlink()}
    if ".git" in entries:  # a repository, as kept by old versions of cargo
        entries = {}
    existing = frozenset(target.names())
    for name in existing - entries.keys():
        with suppress(OSError):  # links to deleted files go
            place, kind = os.path.join(source, name), target.look(name).st_mode
            if stat.S_ISLNK(kind) and target.link(name) == place:
                target.remove(name)
            elif stat.S_ISDIR(kind):
                with target.inner(name) as inner:
                    _link_files(place, inner, 0)
    for name, entry in entries.items():
        if left <= 0:
            break
        with suppress(OSError):
            if entry.is_dir(follow_symlinks=False):
                if name not in existing:
                    target.make_folder(name)
                with target.inner(name) as inner:
                    left = _link_files(entry.path, inner, left)
            elif name not in existing and not _OWN.fullmatch(name):
                os.symlink(entry.path, name, dir_fd=target.handle())
                left -= 1
    return left


def _copy_settings(source: str, root: PosixFolderHandle, target: str) -> None:
    """Copy settings without keys, unless a newer copy exists."""
    data = first_bytes(source)
    if _TELLING.search(data):
        return
    above, name = os.path.split(target)
    with root.make_below(above) as folder:
        with suppress(FileNotFoundError):
            if folder.look(name).st_mtime >= os.stat(source).st_mtime:
                return
            folder.remove(name)
        with os.fdopen(folder.make_file(name, 0o644), "wb") as file:
            file.write(data)
