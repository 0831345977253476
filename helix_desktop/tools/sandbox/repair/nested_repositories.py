"""Which repositories that commands made stay where they are, and what takes the place of others.

Git outside obeys a repository: its hooks, its settings, what is left of a rebase. So one stays only
if nothing in it can make git run a program, or lead it elsewhere. Any other is set aside, and a
note takes its place: a `.git` file that names a repository which can't exist. Without the note, git
there would take the repository of a folder above for its own, and change its branch and files.
"""

import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path

from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.sandbox.git.git_index import index_paths, is_plain_path
from helix_desktop.tools.sandbox.git.git_locks import content_in
from helix_desktop.tools.sandbox.git.git_settings import (
    FILES,
    CommandFolders,
    harmful_settings,
    listed_settings,
)

GIT = ".git"
MAX_FILES = 200_000
"""Most files and folders of a repository that are looked at: each takes some microseconds."""
_MODULES = "modules"
_NAME_BYTES = 20
"""Names of SHA-256 need a setting that is not harmless."""
_UNFINISHED = ("rebase-merge", "rebase-apply", "sequencer")
_OBJECT = re.compile(
    r"(?:.*/)?objects/(?:[0-9a-f]{2}/[0-9a-f]{38}|pack/pack-[0-9a-f]{40}\.(?:pack|idx|rev|bitmap))"
)
"""Git gives these a second name in a clone. Of any other file, what is written under the second
name would stand in the repository, too."""
_LEADS = b"gitdir: "
_NOTE = re.compile(rb"gitdir: /dev/null/Helix set this repository aside, since it has [^/\n]*\n")


class MadeRepositories:
    """The repositories that commands made and that stayed, by inode, in a file of Helix's.

    What git takes from their commits a command may have put there. So it is no more git's own than
    what the command writes itself.
    """

    def __init__(self, file: Callable[[], Path]) -> None:
        self._file = file
        self._inodes: set[int] = set()

    def load(self) -> None:
        """Take over what other processes noted meanwhile."""
        with suppress(OSError, ValueError):
            self._inodes |= {int(line) for line in self._file().read_text("ascii").split()}

    def add(self, inode: int) -> None:
        if inode not in self._inodes:
            self._inodes.add(inode)
            file = self._file()
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open(file, "a", encoding="ascii") as lines:
                lines.write(f"{inode}\n")

    def has(self, inode: int) -> bool:
        return inode in self._inodes


class NotPlainError(Exception):
    """A repository does not stay where it is; the message follows "since it has"."""


def make_note(reason: str) -> bytes:
    """Return a `.git` file with which git fails, and says why."""
    plain = re.sub(r"[/\s\x00-\x1f]+", " ", reason)
    return (
        f"gitdir: /dev/null/Helix set this repository aside, since it has {plain}; "
        '"helix-desktop permission aside" lists it\n'
    ).encode("utf-8", "replace")


def is_note(root: PosixFolderHandle, path: str) -> bool:
    """Return whether a place below a folder is such a file."""
    status = root.status(path)
    if status is None or not stat.S_ISREG(status.st_mode):
        return False
    try:
        with root.parent(path) as (folder, name):
            return _NOTE.fullmatch(content_in(folder, name) or b"") is not None
    except OSError:
        return False


def git_files(root: PosixFolderHandle, top: str) -> Iterator[str]:
    """Yield the files at the top of a work tree, but `.git`, that lead git to a repository."""
    with suppress(OSError), root.below("" if top == "." else top) as folder:
        for name in folder.names():
            status = folder.status(name)
            if name == GIT or status is None or not stat.S_ISREG(status.st_mode):
                continue
            with suppress(OSError), open(folder.read(name), "rb") as file:
                if file.read(len(_LEADS)) == _LEADS:
                    yield os.path.normpath(os.path.join(top, name))


def check_repository(root: PosixFolderHandle, path: str, written: CommandFolders) -> dict[str, str]:
    """Return the modules of a harmless repository, and where their work trees are.

    All paths are below `root`. Raise NotPlainError for a repository that is not harmless.
    """
    if os.path.basename(path) != GIT:
        raise NotPlainError("another name than .git")
    written = replace(written, top=os.path.dirname(os.path.join(written.project, path)))
    try:
        with root.below(path) as inside:
            repositories = _check_kinds(inside)
            _check_inside(inside, written)
            work_trees: dict[str, str] = {}
            modules = [*_find_modules(inside)]
            if others := repositories - {"", *modules}:
                raise NotPlainError(f"another repository in it ({min(others)})")
            for module in modules:
                with inside.below(module) as folder:
                    place = os.path.join(path, module)
                    tree = _module_tree(root, os.path.dirname(path), place=place, inside=folder)
                    _check_inside(folder, written, is_module=True)
                work_trees[place] = os.path.normpath(os.path.join(place, tree))
            return work_trees
    except OSError as error:
        raise NotPlainError(f"something that can't be read ({error.strerror})") from error


def check_module_file(root: PosixFolderHandle, path: str, work_trees: Mapping[str, str]) -> None:
    """Raise NotPlainError for a `.git` file that does not name the module of its folder."""
    with root.parent(path) as (folder, name):
        text = os.fsdecode(content_in(folder, name) or b"")
    above, target = os.path.dirname(path), text.removeprefix("gitdir: ").removesuffix("\n")
    place = os.path.normpath(os.path.join(above, target))
    is_gits = os.path.basename(path) == GIT and text == f"gitdir: {target}\n"
    if not is_gits or os.path.isabs(target) or work_trees.get(place) != above:
        raise NotPlainError("its files in another folder")


def _check_kinds(inside: PosixFolderHandle) -> set[str]:
    """Check that there are only files and folders, and that nobody writes them elsewhere.

    Return the folders that git takes for repositories.
    """
    count, waiting, found = 0, [""], set[str]()
    while waiting:
        above = waiting.pop()
        with inside.below(above) as folder, os.scandir(folder.handle()) as scanned:
            entries = [*islice(scanned, MAX_FILES + 1)]
            names = {entry.name for entry in entries}
            if "HEAD" in names and (names >= {"objects", "refs"} or "commondir" in names):
                found.add(above)
            for entry in entries:
                count += 1
                if count > MAX_FILES:
                    raise NotPlainError("too many files")
                path = f"{above}/{entry.name}".lstrip("/")
                status = entry.stat(follow_symlinks=False)
                if stat.S_ISDIR(status.st_mode):
                    waiting.append(path)
                elif stat.S_ISLNK(status.st_mode):
                    raise NotPlainError(f"a link ({path})")
                elif not stat.S_ISREG(status.st_mode):
                    raise NotPlainError(f"a pipe, a socket, or a device ({path})")
                elif status.st_nlink > 1 and not _OBJECT.fullmatch(path):
                    raise NotPlainError(f"a file with a second name ({path})")
    return found


def _check_inside(
    inside: PosixFolderHandle, written: CommandFolders, *, is_module: bool = False
) -> None:
    """Check one repository; the place of a module's work tree is checked elsewhere."""
    is_complete = all(
        (status := inside.status(name)) is not None and check(status.st_mode)
        for name, check in (
            ("HEAD", stat.S_ISREG),
            ("objects", stat.S_ISDIR),
            ("refs", stat.S_ISDIR),
        )
    )
    if not is_complete:
        raise NotPlainError("no branches or no objects")
    for name in ("commondir", "objects/info/alternates", "objects/info/http-alternates"):
        if inside.status(name) is not None:
            raise NotPlainError(f"its files in another folder ({os.path.basename(name)})")
    for name in _UNFINISHED:
        if inside.status(name) is not None:
            raise NotPlainError(f"an unfinished rebase, pick, or am ({name})")
    # worktrees lead to other folders; in the others older versions of git kept addresses
    for name in ("worktrees", "remotes", "branches"):
        if _names(inside, name):
            raise NotPlainError(f"something in {name}")
    hooks = [name for name in _names(inside, "hooks") if not name.endswith(".sample")]
    if hooks:
        raise NotPlainError(f"a hook ({hooks[0]})")
    for name in FILES:
        harmful = harmful_settings(_content(inside, name), written)
        if harmful is None:
            raise NotPlainError("settings that can't be read")
        if is_module and name == "config":
            harmful = [setting for setting in harmful if setting != "core.worktree"]
        if harmful:
            raise NotPlainError(f"settings that can make git do more ({', '.join(harmful)})")
    for name in inside.names():
        if name == "index" or name.startswith("sharedindex."):
            _check_index(_content(inside, name))


def _check_index(content: bytes) -> None:
    """Check that git writes nothing outside the work tree, or in a repository, by an index."""
    try:
        paths = index_paths(content, _NAME_BYTES) if content else []
    except ValueError as error:
        raise NotPlainError("an index that can't be read") from error
    if not all(is_plain_path(path.removesuffix(b"/")) for path in paths):
        raise NotPlainError("an index with paths that lead elsewhere")


def _names(inside: PosixFolderHandle, name: str) -> list[str]:
    """Return the sorted names in a folder, which may be missing; of a file, its own."""
    status = inside.status(name)
    if status is None:
        return []
    if not stat.S_ISDIR(status.st_mode):
        return [name]
    with inside.below(name) as folder:
        return sorted(folder.names())


def _content(inside: PosixFolderHandle, name: str) -> bytes:
    if inside.status(name) is None:
        return b""
    content = content_in(inside, name)
    if content is None:
        raise NotPlainError(f"a file that can't be read ({name})")
    return content


def _find_modules(inside: PosixFolderHandle) -> Iterator[str]:
    """Yield the repositories of modules, and of their modules; their names may hold slashes."""
    waiting = [_MODULES]
    while waiting:
        above = waiting.pop()
        for name in _names(inside, above):
            path = f"{above}/{name}"
            status = inside.status(path)
            if status is None or not stat.S_ISDIR(status.st_mode):
                raise NotPlainError(f"a file among its modules ({name})")
            names = _names(inside, path)
            if "HEAD" not in names:
                waiting.append(path)
                continue
            yield path
            if _MODULES in names:
                waiting.append(f"{path}/{_MODULES}")


def _module_tree(
    root: PosixFolderHandle, top: str, *, place: str, inside: PosixFolderHandle
) -> str:
    """Return where the settings of a module say that its work tree is: a folder of the repository.

    A link on the way would lead git elsewhere.
    """
    lines = listed_settings(_content(inside, "config")) or []
    trees = [line.partition(b"\n")[2] for line in lines if line.startswith(b"core.worktree\n")]
    tree = os.fsdecode(trees[0]) if len(trees) == 1 else "/"
    path = os.path.normpath(os.path.join(place, tree))
    named = os.path.relpath(path, top or ".")
    if not os.path.isabs(tree) and is_plain_path(os.fsencode(named)):
        steps = named.split("/")
        above = [os.path.join(top, *steps[: count + 1]) for count in range(len(steps))]
        statuses = [root.status(folder) for folder in above]
        if all(status is None or stat.S_ISDIR(status.st_mode) for status in statuses):
            return tree
    raise NotPlainError("a module with files in another folder")
