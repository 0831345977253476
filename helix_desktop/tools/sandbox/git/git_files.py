"""Takes over index, HEAD, logs, and stashes from the copied repository, under git's locks.

Git itself replaces such a file under a lock beside it. So does Helix: it makes the lock, compares
the file with the copy that was made before the command, and renames the lock. What somebody else
changed meanwhile stays.
"""

import hashlib
import os
import re
import stat
import struct
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import NameChange
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.tools.files.closed_folders import let_change
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.repository_places import read_short_file
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.sandbox.git.git_copy import (
    BEFORE,
    COMMON,
    COPY,
    WORKTREES,
    GitCopy,
    leads_into,
)
from helix_desktop.tools.sandbox.git.git_index import is_plain_path, without_flags, without_missing
from helix_desktop.tools.sandbox.git.git_locks import (
    STASHES,
    TEMPORARY,
    UNFINISHED,
    Head,
    LockedFiles,
    content_in,
    temporary_name,
)
from helix_desktop.tools.sandbox.git.git_program import MESSAGE, GitProgram, Refs
from helix_desktop.tools.sandbox.git.git_settings import (
    FILES,
    changed_settings,
    listed_settings,
    merged_settings,
)

WORKTREE_ENTRY = lazy_pattern(r"worktrees/([^/]+)(?:/|$)")
MAX_FILES = 1_000_000
MAX_OBJECTS = 5_000_000
_ELSEWHERE = ("commondir", "info/grafts", "shallow")
"""Files with which git would show another history, or another repository."""
_LEADING = re.compile(r"(?:worktrees/[^/]+/)?(?:commondir|config|config\.worktree)")
"""What leads git to another repository, or to any file that settings include."""
_LISTED = frozenset(
    {"HEAD", "index", "packed-refs", "gc.pid", "gc.log", "info/refs", "commondir", "gitdir"}
    | {"COMMIT_EDITMSG.bak", "locked", *FILES}
)
_STATE = lazy_pattern(
    r"(?:ORIG|FETCH|MERGE|CHERRY_PICK|REVERT|BISECT|REBASE)_HEAD|AUTO_MERGE|MERGE_(?:MSG|MODE|RR"
    r"|AUTOSTASH)|SQUASH_MSG|(?:COMMIT|TAG|MERGE|NOTES)_EDITMSG|BISECT_[A-Z_]+"
    r"|(?:rebase-merge|rebase-apply|sequencer)/.+|info/sparse-checkout",
    re.DOTALL,
)
"""Files in which git keeps an unfinished operation, and harmless others."""
_SPARSE = frozenset(b"core.sparsecheckout\n" + value for value in (b"true", b"yes", b"on", b"1"))
_STEPS = "rebase-merge/git-rebase-todo"
_STRATEGIES = frozenset({b"ort", b"recursive", b"resolve", b"octopus", b"ours", b"subtree"})
"""Git runs any other as a program: from the work tree, or one of its own that runs programs."""
_APPLY_OPTIONS = lazy_pattern(
    rb"(?: ?'(?:-[Cp]\d+|--(?:whitespace|directory|exclude|include)=[^'\n]*"
    rb"|--(?:no-)?(?:reject|ignore-whitespace|ignore-space-change))')*\s*"
)
"""What `git am` hands to `git apply`, which has other options: one writes a file anywhere."""
_MAX_STEPS_BYTES = 4 * 1024 * 1024
_COMMITS = lazy_pattern(r"(?:ORIG|MERGE|CHERRY_PICK|REVERT|REBASE)_HEAD|AUTO_MERGE|MERGE_AUTOSTASH")
_NAME = lazy_pattern(rb"[0-9a-f]{40}(?:[0-9a-f]{24})?")
BRANCH = lazy_pattern(r"refs/heads/(?!.*\.\.)[^\s~^:?*\[\\\x00-\x1f]{1,250}")
_LOG_LINE = lazy_pattern(
    rb"^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [^<\n]*<[^>\n]*> \d+ [+-]\d{4}(?:\t[^\n]*)?\n", re.M
)
_LOOSE = lazy_pattern(r"objects/([0-9a-f]{2})/([0-9a-f]{38,62})")
_SHARED_INDEX = lazy_pattern(r"sharedindex\.([0-9a-f]{40}(?:[0-9a-f]{24})?)")
_HEADER = b"\xfftOc\0\0\0\x02"
_TABLE_END = 8 + 256 * 4


class CopiedFiles:
    """The files of a repository as they were when it was copied, and as the command left them."""

    def __init__(self, copy: GitCopy) -> None:
        self._old = os.path.join(copy.place, BEFORE)
        self._new = os.path.join(copy.place, COPY)
        self.written = copy.command_folders
        self.since = os.stat(os.path.join(copy.place, "record")).st_ctime_ns
        settings = (self.before("config") or b"").lower()
        self.is_partial = b"promisor" in settings
        self.has_tables = b"refstorage" in settings
        self.name_size = 32 if b"sha256" in settings else 20

    @property
    def tops(self) -> tuple[str, str]:
        """The folders of the copies: as it was, and as it is now."""
        return self._old, self._new

    def clean(self) -> list[str]:
        """Remove what is no plain file, or would lead git elsewhere; return the places.

        Of the settings only harmless changes remain, and the others are returned, too.
        """
        removed: list[str] = []
        settings: list[str] = []
        with PosixFolderHandle.at(os.path.dirname(self._new)) as above:
            let_change(above, COPY)
        with PosixFolderHandle.at(self._new) as root:
            files = [*islice(_walk_files(root), MAX_FILES)]
            if len(files) == MAX_FILES:
                raise ToolError("The command left too many files in the repository.")
            for folder, name, path in files:
                with suppress(OSError), root.below(folder) as inside:
                    status = inside.look(name)
                    if stat.S_ISREG(status.st_mode):
                        if not status.st_mode & stat.S_IRUSR:
                            os.chmod(name, 0o600, dir_fd=inside.handle())
                    elif not (stat.S_ISLNK(status.st_mode) and self._had_link(path)):
                        inside.remove(name)
                        removed.append(path)
            leading = {path for _, _, path in files if _LEADING.fullmatch(path)}
            for path in sorted(leading | {*_ELSEWHERE, *FILES}):
                old, now = self.before(path), self.now(path)
                entry = _entry_of(path)
                if now == old or (entry and now in (None, COMMON.encode())):
                    continue
                content = old
                if os.path.basename(path) in FILES:
                    # git would read a file that these include, and wait for a device without end
                    content, left = merged_settings(old, now, self.written)
                    settings += (f"{path}: {setting}" for setting in left)
                else:
                    removed.append(path)
                with suppress(OSError), root.parent(path) as (above, last):
                    with suppress(OSError):
                        above.remove(last)
                    if content is not None:
                        with os.fdopen(above.make_file(last, 0o600), "wb") as file:
                            file.write(content)
        return [*(f"{path}, which would lead git elsewhere" for path in removed), *settings]

    def _had_link(self, path: str) -> bool:
        """Return whether a link was there before, as it is now."""
        with suppress(OSError):
            places = (os.path.join(top, path) for top in self.tops)
            return len({*map(os.readlink, places)}) == 1
        return False

    def before(self, path: str) -> bytes | None:
        return _read_below(self._old, path)

    def now(self, path: str) -> bytes | None:
        return _read_below(self._new, path)

    def times(self, path: str) -> tuple[int, int]:
        status = os.lstat(os.path.join(self._new, path))
        return status.st_atime_ns, status.st_mtime_ns

    def changed(self) -> list[str]:
        """Return the files that are not as they were; without objects."""
        with PosixFolderHandle.at(self._old) as root:
            old = {path for _, _, path in _walk_files(root)}
        changed_paths: list[str] = []
        with PosixFolderHandle.at(self._new) as root:
            now = {path for _, _, path in _walk_files(root) if not path.startswith("objects/")}
            for path in now & old:
                state = root.status(path)
                touched = state is not None and state.st_ctime_ns >= self.since - 10**8
                if touched and self.now(path) != self.before(path):
                    changed_paths.append(path)
        other = {path for path in old ^ now if not path.startswith("objects/")}
        return sorted({*changed_paths, *other})

    def objects(self) -> Iterator[str]:
        """Yield the names of the objects in the copy, as its files say."""
        with PosixFolderHandle.at(self._new) as root:
            paths = [path for _, _, path in _walk_files(root) if path.startswith("objects/")]
        for path in paths:
            if loose := _LOOSE.fullmatch(path):
                yield loose[1] + loose[2]
            elif path.startswith("objects/pack/") and path.endswith(".idx"):
                # the list of a pack (version 2)
                content = self.now(path) or b""
                if content.startswith(_HEADER) and len(content) >= _TABLE_END:
                    count = struct.unpack(">I", content[_TABLE_END - 4 : _TABLE_END])[0]
                    for index in range(min(count, MAX_OBJECTS)):
                        start = _TABLE_END + index * self.name_size
                        name = content[start : start + self.name_size]
                        if len(name) == self.name_size:
                            yield name.hex()

    def _git(self, *words: str, entry: str = "") -> bytes:
        with PosixFolderHandle.at(self._old) as folder:
            return GitProgram(folder).run(*words, entry=entry) or b""

    def refs(self) -> Refs:
        return Refs.read(self._git("for-each-ref", REF_FORMAT))

    def own_refs(self, entry: str) -> Refs:
        """Return the names that a worktree had for itself."""
        own = ("refs/bisect", "refs/worktree", "refs/rewritten")
        return Refs.read(self._git("for-each-ref", REF_FORMAT, *own, entry=entry))

    def head(self, entry: str, refs: Refs) -> Head:
        text = _text(self.before(os.path.join(entry, "HEAD")))
        branch = text.removeprefix("ref: ") if text.startswith("ref: ") else ""
        if self.has_tables:
            branch = self._git("symbolic-ref", "-q", "HEAD", entry=entry).decode().strip()
            commit = self._git("rev-parse", "-q", "--verify", "HEAD", entry=entry).decode().strip()
            return Head(branch, commit)
        return Head(branch, refs.values.get(branch, "") if branch else text)

    def branch(self, entry: str) -> str:
        """Return the branch that is checked out now, as the file says; "" for none."""
        text = _text(self.now(os.path.join(entry, "HEAD")))
        return text.removeprefix("ref: ") if text.startswith("ref: ") else ""

    def is_removed(self, entry: str) -> bool:
        return bool(entry) and not os.path.lexists(os.path.join(self._new, entry, "HEAD"))

    def dropped_stashes(self) -> set[str]:
        old, new = (
            {line[2].decode() for line in _LOG_LINE.finditer(text or b"")}
            for text in (self.before("logs/refs/stash"), self.now("logs/refs/stash"))
        )
        return old - new

    def stashes(self) -> str:
        """Return the stashes as they were, the newest first."""
        log = self.before("logs/refs/stash") or b""
        return " ".join(line[2].decode() for line in reversed([*_LOG_LINE.finditer(log)]))


REF_FORMAT = "--format=%(refname) %(objectname) %(symref)"


class FileTakeOver:
    """Takes over the files of one copy; `take` returns what it did not take, and why."""

    def __init__(
        self, copy: GitCopy, real: PosixFolderHandle, git: GitProgram, *, files: CopiedFiles
    ) -> None:
        self._copy, self._real, self._git, self._files = copy, real, git, files
        self._locked = LockedFiles(real, git)
        self._swap = self._locked.swap
        self._refused: list[str] = []
        self.settings: list[str] = []
        """The settings that changed, as file and name."""
        self._changes: dict[str, NameChange] = {}
        """What is checked out now in worktrees, and their indexes."""

    def changed_names(self, before: Refs, heads: Mapping[str, Head]) -> Iterator[NameChange]:
        """Yield what is checked out, the indexes that changed, and unfinished operations.

        Of worktrees that were there before, and are still.
        """
        stashes = self._files.stashes(), self._git.stashes()
        if len({*stashes}) == 2 and not self._files.has_tables:
            yield STASHES, *stashes
        for entry in heads:
            old = self._files.head(entry, before)
            if not (old.branch or old.commit) or self._files.is_removed(entry):
                continue
            if self.has(entry):
                head = os.path.join(entry, "HEAD")
                yield self._changes.get(head, (head, str(old), str(old)))
                index = os.path.join(entry, "index")
                if index in self._changes:
                    yield self._changes[index]
            for name in UNFINISHED:
                path = os.path.join(entry, name)
                was, now = (
                    "unfinished" if os.path.lexists(os.path.join(top, path)) else ""
                    for top in self._files.tops
                )
                if was or now:
                    yield path, was, now

    def take(self, listings: Mapping[str, bytes | None], heads: Mapping[str, Head]) -> list[str]:
        for left in self._real.names():
            if TEMPORARY.fullmatch(left):  # a killed program left it
                remove_tree(f"/proc/self/fd/{self._real.handle()}/{left}")
                with suppress(OSError):
                    self._real.remove(left)
        own = self._copy.own
        changed = self._files.changed()
        if own is not None:
            inside = f"{WORKTREES}/{os.path.basename(own.entry)}/"
            fixed = {f"{inside}commondir", f"{inside}gitdir"}
            log = f"logs/{own.ref}"
            changed = [path for path in changed if path.startswith(inside) or path == log]
            changed = [path for path in changed if path not in fixed]
        refused = {entry for entry in heads if entry and not self._is_entry(entry)}
        removed = {entry for entry in heads if self._files.is_removed(entry)}
        changed = [path for path in changed if _entry_of(path) not in refused | removed]
        for entry, head in heads.items():
            if entry not in refused | removed and self.has(entry):
                self._take_head(entry, head)
        for path in changed:
            # the parts of split indexes, which are named after their content
            new, name = self._files.now(path), _SHARED_INDEX.fullmatch(os.path.basename(path))
            if new is not None and name is not None:
                size = len(name[1]) // 2
                rebuilt = hashlib.sha1(new[:-size]) if size == 20 else hashlib.sha256(new[:-size])
                if rebuilt.hexdigest() == new[-size:].hex() == name[1]:
                    self._swap(path, None, new)
        for entry, listing in listings.items():
            path = os.path.join(entry, "index")
            if path in changed:
                self._take_index(entry, path, listing)
        self._take_logs([path for path in changed if "logs/" in f"/{path}"])
        for path in changed:
            self._take_other(path)
        for entry in removed - refused:
            with suppress(OSError), self._real.parent(entry) as (folder, last):
                aside = temporary_name()
                folder.move(last, self._real, aside)
                remove_tree(f"/proc/self/fd/{self._real.handle()}/{aside}")
                with suppress(OSError):
                    os.rmdir(WORKTREES, dir_fd=self._real.handle())
        return self._refused

    def has(self, entry: str) -> bool:
        """Return whether an entry may change: in a worktree, only its own."""
        own = self._copy.own
        return own is None or entry == f"{WORKTREES}/{os.path.basename(own.entry)}"

    def head_now(self, entry: str) -> str:
        """Return what is checked out now: a commit, or a branch after "ref: "."""
        if self._files.has_tables:
            branch = self._git.run("symbolic-ref", "-q", "HEAD", entry=entry)
            return f"ref: {_text(branch)}" if branch else self._git.value("HEAD", entry=entry)
        with suppress(OSError), self._real.parent(os.path.join(entry, "HEAD")) as (folder, name):
            return _text(content_in(folder, name))
        return ""

    def is_index_of(self, entry: str, left: bytes | None) -> bool:
        """Return whether an index lists what it did before the command, or what that left."""
        path = os.path.join(entry, "index")
        before = self._listing(os.path.join(self._copy.place, BEFORE, path), entry)
        return self._listing(path, entry) in (before, left)

    # worktrees

    def _is_entry(self, entry: str) -> bool:
        """Return whether a worktree's entry is one that git made for a folder in the project."""
        if not self.has(entry):
            return False
        if self._files.is_removed(entry):
            before = self._files.before(f"{entry}/gitdir") or b""
            exists = os.path.lexists(before.strip() or b"/")
            with suppress(OSError), self._real.parent(f"{entry}/gitdir") as (folder, name):
                # somebody else gave it another folder meanwhile
                exists = exists or content_in(folder, name) != before
            if exists:
                self._refused.append(f"the removal of {entry}, whose folder is there")
            return not exists
        back, common = f"{entry}/gitdir", f"{entry}/commondir"
        if all(self._files.now(path) == self._files.before(path) for path in (back, common)):
            return self._files.before(back) is not None
        named = _text(self._files.now(back))
        pointer = read_short_file(named)
        inside = os.path.join(self._copy.inside, entry)
        leads_back = pointer.removeprefix("gitdir:").strip() == inside
        shared = self._files.now(common) == COMMON.encode()
        real = os.path.realpath(named) == named and leads_into(named, self._copy.folder)
        if shared and real and leads_back:
            return True
        self._refused.append(f"{entry}, which is no worktree of the project")
        return False

    # what is checked out

    def _take_head(self, entry: str, head: Head) -> None:
        path = os.path.join(entry, "HEAD")
        if self._files.has_tables:
            same = head == self._files.head(entry, self._files.refs())
        else:
            same = self._files.now(path) == self._files.before(path)
        if same:
            return
        own, branch = self._copy.own, head.branch
        if not BRANCH.fullmatch(branch) or (own is not None and branch != own.ref):
            branch = ""
        elif head.commit and self._git.value(branch) != head.commit:
            branch = ""  # that stays elsewhere
        elif self._git.run("check-ref-format", branch) is None:
            branch = ""  # no branch can have this name: nothing could be committed there
        if not branch and not self._git.existing({head.commit}):
            self._refused.append(path)
            return
        new = Head(branch, "" if branch else head.commit)
        if self._locked.set_head(path, self._files.before(path), new):
            old = self._files.head(entry, self._files.refs())
            self._changes[path] = path, str(old), str(new)
        else:
            self._refused.append(f"{path}, which somebody else changed meanwhile")

    # the index

    def _take_index(self, entry: str, path: str, listing: bytes | None) -> None:
        new = self._files.now(path)
        if new is None or listing is None:
            self._refused.append(f"{path}, which git can't read")
            return
        lines = [line.partition(b"\t") for line in listing.split(b"\0") if line]
        odd = next((name for _, _, name in lines if not is_plain_path(name)), None)
        if odd is not None:
            self._refused.append(f"{path}, which names {odd[:200].decode('utf-8', 'replace')!r}")
            return
        before = self._listing(os.path.join(self._copy.place, BEFORE, path), entry)
        old_lines = [line.partition(b"\t") for line in before.split(b"\0") if line]
        old = {kind.split(b" ")[2] for kind, _, _ in old_lines}
        contents = {
            words[2]
            for words in (kind.split(b" ") for kind, _, _ in lines)
            if words[1] != b"160000" and not (self._files.is_partial and words[0] in b"Ss")
        }
        wanted = {name.decode() for name in contents - old}
        if wanted - self._git.existing(wanted):
            self._refused.append(f"{path}, since objects of it are missing")
            return

        def is_same(_now: bytes | None) -> bool:
            """Git outside may have looked at the files again, which changes nothing."""
            return self._listing(path, entry) == before

        try:
            new = without_missing(new, self._files.name_size, self._git.existing)
        except ValueError:
            self._refused.append(f"{path}, which is no index")
            return
        # a file that git does not look at hides what a user changes in it
        assumed = _assumed_unchanged(lines) - _assumed_unchanged(old_lines)
        skipped = set[bytes]()
        if not self._is_sparse(entry):
            # in a sparse checkout, git itself looks at a file that is there
            skipped = _skipped(lines) - _skipped(old_lines)
        if assumed or skipped:
            size = self._files.name_size
            try:
                new = without_flags(new, size, assumed=assumed, skipped=skipped)
            except ValueError:
                self._refused.append(f"{path}, in which git would not look at some files")
                return
        times = self._files.times(path)
        if not self._swap(path, self._files.before(path), new, times=times, same=is_same):
            self._refused.append(f"{path}, which somebody else changed meanwhile")
        elif before != listing:
            old_tree = self._git.tree(self._files.before(path))
            self._changes[path] = path, old_tree, self._git.tree(new)

    def _is_sparse(self, entry: str) -> bool:
        """Return whether the checkout is sparse by settings that are taken over."""
        settings: list[bytes] = []
        for path in ("config", os.path.join(entry, "config.worktree")):
            versions = self._files.before(path), self._files.now(path)
            merged, _ = merged_settings(*versions, self._files.written)
            settings += listed_settings(merged or b"") or ()
        return not _SPARSE.isdisjoint(map(bytes.lower, settings))

    def _listing(self, index: str, entry: str) -> bytes:
        """Return what an index lists that was not made by a command; nothing for a missing one."""
        return self._git.run("ls-files", "-s", "-v", "-z", entry=entry, index=index) or b""

    # logs

    def _take_logs(self, paths: Iterable[str]) -> None:
        """Put the copy's lines in the place of those that Helix's git wrote."""
        wanted: dict[str, tuple[bytes, list[bytes]]] = {}
        for path in paths:
            before, now = self._files.before(path) or b"", self._files.now(path) or b""
            begins = now.startswith(before)
            if not now or not (begins or path == "logs/refs/stash"):
                continue
            previous = before if begins else b""
            lines = now[len(previous) :].splitlines(keepends=True)
            if lines and all(map(_LOG_LINE.fullmatch, lines)):
                wanted[path] = previous, lines
        named = {name for _, lines in wanted.values() for line in lines for name in _commits(line)}
        known = self._git.existing(named)
        values: dict[
            str, dict[str, str]
        ] = {}  # of all names at once: a command can make any number
        for path, (previous, lines) in wanted.items():
            good = [line for line in lines if known >= {*_commits(line)}]
            entry, _, ref = f"/{path}".partition("/logs/")
            entry = entry.strip("/")
            last = good[-1].split(b" ")[1].decode() if good else ""
            if entry not in values:
                listing = self._git.run("for-each-ref", REF_FORMAT, entry=entry)
                values[entry] = Refs.read(listing or b"").values
                values[entry]["HEAD"] = self._git.value("HEAD", entry=entry)
            if not last or values[entry].get(ref) != last:
                continue
            before = self._files.before(path) or b""

            def is_ours(now: bytes | None, before: bytes = before) -> bool:
                lines = (now or b"")[len(before) :].splitlines()
                begins = (now or b"").startswith(before)
                return begins and all(line.endswith(b"\t" + MESSAGE) for line in lines)

            lock = f"{os.path.join(entry, ref)}.lock"
            new = previous + b"".join(good)
            self._swap(path, self._files.before(path), new, same=is_ours, lock=lock)

    # unfinished operations, settings, and what is not taken

    def _take_other(self, path: str) -> None:
        name = path
        if entry := _entry_of(path):
            name = path[len(entry) + 1 :]
        if _STATE.fullmatch(name):
            new = self._files.now(path)
            if new is not None and _COMMITS.fullmatch(name):
                commits = [line.decode("ascii", "replace") for line in new.split()]
                if {*commits} - self._git.existing(commits):
                    self._refused.append(f"{path}, which names objects that are missing")
                    return
            safe = _safe_state(name, new, self._files.before(path))
            if safe != new:
                self._refused.append(f"{path}, as far as git would run something by it")
            if not self._swap(path, self._files.before(path), safe):
                self._refused.append(f"{path}, which somebody else changed meanwhile")
            with suppress(OSError):
                if new is None and "/" in name:
                    above = os.path.dirname(path)
                    with self._real.parent(above) as (folder, last):
                        os.rmdir(last, dir_fd=folder.handle())
        elif name in FILES:
            before = self._files.before(path)
            merged, left = merged_settings(before, self._files.now(path), self._files.written)
            self._refused += (f"{path}: {setting}" for setting in left)
            if merged == before:
                return
            if self._swap(path, before, merged):
                self.settings += changed_settings(before, merged)
            else:
                self._refused.append(f"{path}, which somebody else changed meanwhile")
        elif name in ("commondir", "gitdir", "locked") and entry:
            self._swap(path, self._files.before(path), self._files.now(path))
        elif not (
            name in _LISTED
            or name.startswith(("refs/", "logs/", "reftable/", "rr-cache/"))
            or name.endswith(".lock")
            or _SHARED_INDEX.fullmatch(name)
        ):
            self._refused.append(path)

    def remove_locks(self) -> None:
        """Remove the locks of names that were made after the copy."""
        below = ("refs", "reftable", WORKTREES)
        paths = [path for top in below for _, _, path in _walk_files(self._real, top)]
        locks = [path for path in paths if re.search(r"(?<!/index)\.lock$", path)]
        # git also refuses to write packed names while their new list is there
        for path in ("HEAD.lock", "packed-refs.lock", "packed-refs.new", *locks):
            status = self._real.status(path)
            if status is not None and status.st_ctime_ns > self._files.since:
                with suppress(OSError), self._real.parent(path) as (folder, name):
                    folder.remove(name)


def _assumed_unchanged(lines: Iterable[tuple[bytes, bytes, bytes]]) -> set[bytes]:
    """Return the paths of a listing's lines whose tag is a small letter."""
    return {name for kind, _, name in lines if kind[:1].islower()}


def _skipped(lines: Iterable[tuple[bytes, bytes, bytes]]) -> set[bytes]:
    return {name for kind, _, name in lines if kind[:1] in (b"S", b"s")}


def _safe_state(name: str, new: bytes | None, before: bytes | None) -> bytes | None:
    """Return a file of an unfinished operation without what would make git run a program."""
    if new is None:
        return None
    if name == "rebase-merge/strategy":
        return new if new.strip() in _STRATEGIES else before
    if name == "rebase-apply/apply-opt":
        return new if _APPLY_OPTIONS.fullmatch(new) else before
    if name == "sequencer/opts":
        settings = listed_settings(new)
        values = [line.partition(b"\n") for line in settings or ()]
        strategies = {value for key, _, value in values if key == b"options.strategy"}
        return new if settings is not None and strategies <= _STRATEGIES else before
    if name != _STEPS:
        return new
    if len(new) > _MAX_STEPS_BYTES:
        return before
    added = _program_lines(new) - _program_lines(before or b"")
    return b"".join(line for line in new.splitlines(keepends=True) if line.strip() not in added)


def _program_lines(steps: bytes) -> frozenset[bytes]:
    lines = (line.strip() for line in steps.splitlines())
    return frozenset(line for line in lines if line.split()[:1] in ([b"exec"], [b"x"]))


def _text(content: bytes | None) -> str:
    return (content or b"").decode("utf-8", "surrogateescape").strip()


def _walk_files(root: PosixFolderHandle, below: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield folder, name and path of all that is no folder; open what is closed."""
    waiting = [below]
    while waiting:
        above = waiting.pop()
        with suppress(OSError):
            let_change(root, above)
            with root.below(above) as folder:
                for name in folder.names():
                    path = f"{above}/{name}".lstrip("/")
                    if not stat.S_ISDIR(folder.look(name).st_mode):
                        yield above, name, path
                    else:
                        waiting.append(path)


def _read_below(folder: str, path: str) -> bytes | None:
    with (
        suppress(OSError),
        PosixFolderHandle.at(folder) as handle,
        handle.parent(path) as (above, name),
    ):
        return content_in(above, name)
    return None


def _entry_of(path: str) -> str:
    match = WORKTREE_ENTRY.match(path)
    return f"{WORKTREES}/{match[1]}" if match else ""


def _commits(line: bytes) -> list[str]:
    return [name.decode() for name in line.split(b" ")[:2] if name.strip(b"0")]
