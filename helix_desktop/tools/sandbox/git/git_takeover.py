"""Takes over what a command did in its copy of the repository: objects, branches, tags.

Nothing of the copy is believed. It is read by git in the sandbox only; Helix's own git imports new
objects under names that it computes anew, and moves branches from the values that they had when
the copy was made, so what the user did meanwhile stays. A branch moves only to a commit of which
everything is there. Files follow in `git_files.py`. Every step can be repeated: what a kill left
is done again at the next start, from the same copies.
"""

import os
import re
import shlex
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property, partial
from itertools import islice
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import NameChange
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.git.tracked_files import MAX_OUTPUT_BYTES
from helix_desktop.tools.sandbox.git.commit_origins import CommitOrigins
from helix_desktop.tools.sandbox.git.git_copy import COPY, OUT, WORKTREES, GitCopy, write_alternates
from helix_desktop.tools.sandbox.git.git_files import (
    MAX_OBJECTS,
    REF_FORMAT,
    WORKTREE_ENTRY,
    CopiedFiles,
    FileTakeOver,
)
from helix_desktop.tools.sandbox.git.git_locks import Head
from helix_desktop.tools.sandbox.git.git_program import GitProgram, Refs, try_in_groups
from helix_desktop.tools.sandbox.git.git_rescued_commits import (
    RESCUED_DAYS,
    STASH,
    forget_commits,
    keep_commits,
)

_IMPORT_SECONDS = 600.0
MAX_PACK_BYTES = 4 * 1024 * 1024 * 1024
_FEW_OBJECTS = 100
"""Fewer objects than this are stored one by one, as git itself does."""
REF = re.compile(
    r"refs/(?!replace/|helix/|(?:heads|tags)/(?:-|HEAD\Z))[^\s~^:?*\[\\\x00-\x1f]{1,250}"
)
_OWN_REF = re.compile(r"refs/(?:bisect|worktree|rewritten)/")
"""Names that each worktree has for itself."""
_REMOTE_HEAD = re.compile(r"refs/remotes/(\w[\w.-]{0,200})/HEAD")
"""The only name that leads to another one in ordinary work: the main branch of a remote."""
_SHORT = 12
_EMPTY_TREES = frozenset(
    {"4b825dc642cb6eb9a060e54bf8d69288fbee4904"}
    | {"6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"}
)
"""Git says that it has these, also where a repository lacks them, which other programs need."""
_CHANGED_SINCE = (
    "anything, since somebody else changed the repository after Helix was killed; "
    "its commits have names"
)
_NOT_READ = "anything, since git can't read what the command left there"

RunInSandbox = Callable[[GitCopy, str, str], bool]
"""Runs a script in the sandbox, in a copy's folder, where it can write in `OUT` only. The second
argument is the folder of the repository's objects."""


class ImportResult(Struct, frozen=True):
    """What git changed in a repository by a command, and what was not taken over, and why."""

    refused: tuple[str, ...] = ()
    rescued: tuple[str, ...] = ()
    """Commits that no branch leads to any more, and that have a name for some time."""
    branches: tuple[str, ...] = ()
    """Branches that it changed besides the worktree's own."""
    stuck: str = ""
    """Why the worktree's branch did not move, or ""."""
    repository: str = ""
    names: tuple[NameChange, ...] = ()
    """What git changed, as `GitChanged` names it, and the repository's place in the project."""
    settings: tuple[str, ...] = ()
    """The settings of the repository that it changed."""
    failed: bool = False
    """Whether git could not read the copy, or not import it: the next start tries again."""

    @property
    def days_kept(self) -> int:
        """For how long the rescued commits have their names."""
        return RESCUED_DAYS


NO_IMPORT = ImportResult()


def take_over(
    copy: GitCopy,
    real: PosixFolderHandle,
    run_in_sandbox: RunInSandbox,
    origins: CommitOrigins,
    *,
    derives: bool = False,
    again: bool = False,
) -> ImportResult:
    """Take over what a command did; `real` is the repository's inside, opened before it.

    `derives`: it only made commits of others. `again`: a kill may have interrupted that.
    """
    try:
        return _TakeOver(copy, real, run_in_sandbox, origins, derives=derives).run(again=again)
    except (OSError, ValueError) as error:
        return ImportResult((f"anything: {error}",), failed=True)
    except ToolError as error:
        return ImportResult((error.full_text,), failed=True)


class _TakeOver:
    def __init__(
        self,
        copy: GitCopy,
        real: PosixFolderHandle,
        run_in_sandbox: RunInSandbox,
        origins: CommitOrigins,
        *,
        derives: bool,
    ) -> None:
        self._copy, self._real, self._run_in_sandbox = copy, real, run_in_sandbox
        self._origins, self._derives = origins, derives
        self._git = GitProgram(real)
        self._out = Path(copy.place, OUT)
        self._refused: list[str] = []
        self._named_commits: list[str] = []
        self._stuck = ""
        self._moved: list[NameChange] = []
        self._failed = False
        self._files = CopiedFiles(copy)
        self._work = FileTakeOver(copy, real, self._git, files=self._files)

    def run(self, *, again: bool) -> ImportResult:
        if again:
            self._work.remove_locks()
        self._refused += self._files.clean()
        write_alternates(self._copy, self._real, 0)
        changed = self._files.changed()
        objects = {*islice(self._files.objects(), MAX_OBJECTS)}
        new = sorted(objects - (self._git.existing(objects) - _EMPTY_TREES))
        if not changed and not new:
            return ImportResult(tuple(self._refused))
        matches = map(WORKTREE_ENTRY.match, changed)
        entries = ["", *sorted({f"{WORKTREES}/{match[1]}" for match in matches if match})]
        is_read = self._read_copy(entries, new)
        heads: dict[str, Head] = {}  # what is checked out now, in each worktree
        for number, entry in enumerate(entries):
            commit = self._read_output(f"{number}.commit") or b""
            branch = self._read_output(f"{number}.branch") or b""
            # git follows a branch that leads to another one
            name = (
                branch.decode("utf-8", "replace").strip()
                if self._files.has_tables
                else self._files.branch(entry)
            )
            heads[entry] = Head(name, commit.decode("ascii", "replace").strip())
        if not is_read or self._is_headless(heads):
            return ImportResult((*self._refused, _NOT_READ), failed=not is_read)
        if new:
            # the pack that git made in the sandbox; the names of its objects are computed
            words = ["unpack-objects", "-q"]
            if len(new) >= _FEW_OBJECTS:
                words = ["index-pack", "--stdin"]
            with (
                PosixFolderHandle.at(str(self._out)) as folder,
                open(folder.read("pack"), "rb") as pack,
            ):
                words.append(f"--max-input-size={MAX_PACK_BYTES}")
                if self._git.run(*words, input_data=pack, seconds=_IMPORT_SECONDS) is None:
                    self._refused.append("new objects, which git can't import")
                    self._failed = True
        # before a name leads to them; after a kill, all that the copy brought
        self._note_commits(objects if again else new)
        listings = {
            entry: self._read_output(f"{number}.index") for number, entry in enumerate(entries)
        }
        if again and not self._is_as_left(heads, listings):
            tips = [*self._after.values.values(), *(head.commit for head in heads.values())]
            lost = self._git.unreached(filter(None, tips), self._values().values())
            named = keep_commits(self._git, lost)
            self._refused.append(_CHANGED_SINCE)
            return ImportResult(tuple(self._refused), tuple(named), failed=self._failed)
        self._move_refs(entries)
        if self._copy.own is None:
            self._move_remote_heads()
        self._refused += self._work.take(listings, heads)
        own = self._copy.own
        others: list[str] = []
        if own is not None:
            branches = (ref for ref, _, _ in self._changed_names if ref.startswith("refs/heads/"))
            others = [ref.removeprefix("refs/heads/") for ref in branches if ref != own.ref]
        names = [change for change in self._moved if change[0] != "refs/stash"]
        names += self._work.changed_names(self._before, heads)
        if all(old == now for _, old, now in names):
            names = []
        # a worktree that is beside the project folder belongs to the repository in that
        place = ".git" if own else os.path.relpath(self._copy.inside, self._copy.folder)
        return ImportResult(
            () if own else tuple(self._refused),
            tuple(self._named_commits),
            tuple(others),
            self._stuck,
            repository=show_path(place) if names else "",
            names=tuple(names),
            settings=tuple(self._work.settings),
            failed=self._failed,
        )

    def _note_commits(self, names: Iterable[str]) -> None:
        """Note the new commits as the command's, but not those that came with a remote's branch,
        nor what git made of commits that are all of others."""
        kinds = self._git.kinds(names)
        commits = [name for name, kind in kinds.items() if kind == "commit"]
        if self._derives and commits:
            values = self._after.values.items()
            fetched = (value for ref, value in values if ref.startswith("refs/remotes/"))
            commits = self._git.unreached(commits, fetched)
            stdin = "".join(f"{commit}\n" for commit in commits).encode()
            history = self._git.run("rev-list", "--stdin", input_data=stdin)
            own = self._origins.commits()
            if history is not None and own.isdisjoint(history.decode().split()):
                return
        self._origins.note_commits(commits)

    # reading the copy in the sandbox

    def _read_copy(self, entries: Iterable[str], new: Iterable[str]) -> bool:
        """Let git in the sandbox tell what the copy says; return whether it could."""
        # git in the sandbox of a killed program may still write into the folder that was there
        with suppress(FileNotFoundError):
            os.rename(self._out, tempfile.mkdtemp(dir=self._copy.place))
        self._out.mkdir()
        Path(self._copy.place, "names").write_text("".join(f"{name}\n" for name in new))
        ref_format = "--format='%(refname) %(objectname) %(symref)'"
        lines = [
            "export GIT_WORK_TREE=.",
            f"git --git-dir=git for-each-ref {ref_format} > out/refs",
        ]
        lines[-1] += " || exit 1"
        for number, entry in enumerate(entries):
            place = shlex.quote(f"{COPY}/{entry}".rstrip("/"))
            git = f"git --git-dir={place}"
            lines.append(f"{git} rev-parse -q --verify HEAD > out/{number}.commit")
            lines.append(f"{git} symbolic-ref -q HEAD > out/{number}.branch")
            if entry:
                own = "refs/bisect refs/worktree refs/rewritten"
                lines.append(f"{git} for-each-ref {ref_format} {own} > out/{number}.refs")
            listing = f"out/{number}.index"
            lines.append(f"{git} ls-files -s -v -z > {listing} || rm -f {listing}")
        lines.append("exec git --git-dir=git pack-objects -q --stdout < names > out/pack")
        objects = os.readlink(f"/proc/self/fd/{self._real.handle()}") + "/objects"
        return self._run_in_sandbox(self._copy, objects, "\n".join(lines))

    def _read_output(self, name: str) -> bytes | None:
        with (
            suppress(OSError),
            PosixFolderHandle.at(str(self._out)) as folder,
            open(folder.read(name), "rb") as file,
        ):
            listing = file.read(MAX_OUTPUT_BYTES + 1)
            if len(listing) > MAX_OUTPUT_BYTES:
                raise ToolError("Git says too much of what the command left in the repository.")
            return listing
        return None

    def _is_headless(self, heads: Mapping[str, Head]) -> bool:
        """Return whether a branch that was checked out is gone: then the copy is in ruins."""
        for entry, head in heads.items():
            before = self._files.head(entry, self._before)
            lost_commit = before.commit and not head.commit
            if (
                lost_commit
                and head.branch in ("", before.branch)
                and not self._files.is_removed(entry)
            ):
                return True
        return False

    def _is_as_left(self, heads: Mapping[str, Head], listings: Mapping[str, bytes | None]) -> bool:
        """Return whether nobody changed what is checked out, or its index, since the command.

        Each part is as before the command, or as the command left it. The parts belong together:
        with the index of somebody's later commit, an earlier one must not be checked out.
        """
        values = self._values()
        for entry, head in heads.items():
            if not self._work.has(entry) or self._files.is_removed(entry):
                continue
            before = self._files.head(entry, self._before)
            for branch in {before.branch, head.branch} - {""}:
                known = {refs.values.get(branch, "") for refs in (self._before, self._after)}
                if values.get(branch, "") not in known:
                    return False
            if self._work.head_now(entry) not in (str(before), str(head)):
                return False
            if not self._work.is_index_of(entry, listings[entry]):
                return False
        return True

    # names

    @cached_property
    def _before(self) -> Refs:
        return self._files.refs()

    @cached_property
    def _after(self) -> Refs:
        return Refs.read(self._read_output("refs") or b"")

    @cached_property
    def _changed_names(self) -> list[NameChange]:
        """The names that changed, each with its value before and now; "" for none."""
        changes: list[NameChange] = []
        for ref in sorted(self._before.values.keys() | self._after.values.keys()):
            old, new = (refs.values.get(ref, "") for refs in (self._before, self._after))
            symbolic = ref in self._before.symbolic or ref in self._after.symbolic
            if symbolic and self._before.symbolic.get(ref) != self._after.symbolic.get(ref):
                if self._is_remote_head(ref):
                    continue
                self._refused.append(f"{ref}, which leads to another name")
            elif not new and self._files.now(ref) is not None:
                self._refused.append(f"{ref}, which git can't read")
            elif not symbolic and old != new:
                changes.append((ref, old, new))
        return changes

    def _move_refs(self, entries: list[str]) -> None:
        """Move, make and delete the names that changed; each alone if somebody else changed one
        meanwhile."""
        changes: list[NameChange] = []
        for ref, old, new in self._changed_names:
            if self._copy.branch not in ("", ref) or (self._copy.branch and not new):
                continue  # a worktree's own branch is not deleted either
            if not REF.fullmatch(ref) or "/.." in ref:
                self._refused.append(ref)
            else:
                changes.append((ref, old, new))
        tips = {new for _, _, new in changes if new}
        missing = tips - self._git.connected(tips, partial=self._files.is_partial)
        for ref, _, new in changes:
            if new in missing:
                self._refused.append(f"{ref}, since objects of {new[:_SHORT]} are missing")
        changes = [change for change in changes if change[2] not in missing]
        lost_tips: list[str] = []
        if self._copy.own is None:  # a worktree's own branch keeps its log
            # give a name to commits that no branch, and no log, leads to afterwards
            dropped = {old for _, old, new in changes if old and not new}
            lost_heads = (
                self._files.head(entry, self._before)
                for entry in entries
                if self._files.is_removed(entry)
            )
            dropped |= {head.commit for head in lost_heads if head.commit}
            moved = {old for ref, old, new in changes if old and new and ref != "refs/stash"}
            after = self._after.values.values()
            stashes = self._files.dropped_stashes()
            lost = {*self._git.unreached(dropped | stashes, after)}
            lost |= {*self._git.unreached(moved, after, logs=True)}
            self._named_commits += keep_commits(self._git, sorted(lost - stashes))
            self._named_commits += keep_commits(self._git, sorted(lost & stashes), prefix=STASH)
            forget_commits(self._git, old=True)
        for step in in_order(changes):
            done, failed = try_in_groups(step, self._git.update_refs)
            self._moved += done
            now = self._values() if failed else {}
            for change in failed:
                ref, _, new = change
                own = self._copy.own
                if now.get(ref, "") == new:
                    self._moved.append(change)
                elif own is not None:
                    self._stuck = (
                        f"the branch {own.branch} was moved by others; its new commit is {new}"
                    )
                else:
                    reason = f"{ref}, which somebody else changed meanwhile"
                    reason += f"; the command's commit is {new[:_SHORT]}" if new else ""
                    self._refused.append(reason)
                    lost_tips.append(new)
        self._named_commits += keep_commits(self._git, filter(None, lost_tips))
        # the names that only one worktree has (of a bisection, or a rebase)
        for number, entry in enumerate(entries[1:], 1):
            before = self._files.own_refs(entry).values
            now = Refs.read(self._read_output(f"{number}.refs") or b"").values
            own_changes = [
                (ref, before.get(ref, ""), now.get(ref, ""))
                for ref in sorted(before.keys() | now.keys())
                if before.get(ref, "") != now.get(ref, "")
                if _OWN_REF.match(ref) and REF.fullmatch(ref)
            ]
            try_in_groups(own_changes, partial(self._git.update_refs, entry=entry))

    def _is_remote_head(self, ref: str) -> bool:
        """Return whether a name leads to a branch of its remote, where it is there at all."""
        match, target = _REMOTE_HEAD.fullmatch(ref), self._after.symbolic.get(ref)
        if match is None or target is None:
            return match is not None and ref not in self._after.values
        above = f"refs/remotes/{match[1]}/"
        return bool(REF.fullmatch(target)) and target.startswith(above) and target != ref

    def _move_remote_heads(self) -> None:
        before, after = self._before.symbolic, self._after.symbolic
        for ref in sorted(before.keys() | after.keys()):
            old, new = before.get(ref, ""), after.get(ref, "")
            if old == new or not self._is_remote_head(ref):
                continue
            now = (self._git.run("symbolic-ref", "-q", ref) or b"").decode().strip()
            words = ("symbolic-ref", ref, new) if new else ("symbolic-ref", "-d", ref)
            if now == new:
                continue
            if now != old or (not old and self._git.value(ref)) or self._git.run(*words) is None:
                self._refused.append(f"{ref}, which somebody else changed meanwhile")

    def _values(self) -> dict[str, str]:
        return Refs.read(self._git.run("for-each-ref", REF_FORMAT) or b"").values

    # commits that nothing leads to any more


def in_order(changes: list[NameChange]) -> Iterator[list[NameChange]]:
    """Yield changes in steps: deletions last, except of names that are folders of new ones."""
    created = {ref for ref, old, new in changes if new and not old}
    folders = {above for ref in created for above in _names_above(ref)}

    def is_in_the_way(ref: str) -> bool:
        return ref in folders or not created.isdisjoint(_names_above(ref))

    deleted = [change for change in changes if not change[2]]
    first = [change for change in deleted if is_in_the_way(change[0])]
    moved = [change for change in changes if change[2]]
    last = [change for change in deleted if not is_in_the_way(change[0])]
    yield from (step for step in (first, moved, last) if step)


def _names_above(ref: str) -> Iterator[str]:
    """Yield the folders of a name: `refs/heads/a` and the others of `refs/heads/a/b`."""
    return (ref[:index] for index, char in enumerate(ref) if char == "/")
