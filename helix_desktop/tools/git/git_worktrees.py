"""Makes, describes, merges, and removes git worktrees, and suggests the name of their branch.

Each is beside the project folder, in `NAME.worktrees`, and has a branch of its own. Ordinary git
commands are run outside of the sandbox, so none of them runs a program that settings name: no hook,
no filter (files of LFS stay pointers), no driver of merges. git refuses what would lose something,
and nothing is forced. A worktree with anything that is in no commit is moved, and not deleted.
"""

import os
import re
import subprocess
import tempfile
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.domain.worktree import RemovedWorktree, Worktree, WorktreePlan, WorktreeReport
from helix_desktop.tools.files.repository_places import LinkedWorktree, find_worktree
from helix_desktop.tools.git.worktree_environment import ENVIRONMENT, SECRETS, copy_environment
from helix_desktop.tools.permissions.git_environment import git_environment, silencing_settings
from helix_desktop.tools.programs.program_search import find_program, own_path

_GIT_SECONDS = 30.0
_CHECKOUT_SECONDS = 600.0
"""Seconds for commands that write a whole tree."""
_MAX_COMMITS = 200
_MAX_NAMES = 500
"""Names that are given to git at once."""
_MAX_NAME_CHARS = 40
_SUBMODULE = "160000"
_UNFINISHED = ("MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply")

KeepWorktree = Callable[[str, str], str]
"""Moves a worktree's folder and its entry in the repository; returns the folder's new place."""


def suggest_branch(text: str, fallback: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain)[:5]
    name = ""
    for word in words:
        longer = f"{name}-{word}" if name else word[:_MAX_NAME_CHARS]
        name = longer if len(longer) <= _MAX_NAME_CHARS else name
    return name or fallback


class GitWorktrees:
    """The worktrees of one project folder. All methods block: call them in a thread."""

    def __init__(self, folder: Path) -> None:
        self._folder = os.path.realpath(folder)

    def plan(self, branch: str) -> WorktreePlan:
        """Return the worktree that would be made for a new branch; raise ToolError if none can."""
        done = self._run_git(self._folder, "rev-parse", "--is-bare-repository", "--show-toplevel")
        answers = _lines(done.stdout)
        inside = ("HEAD", "objects", "refs")
        is_repository = all(os.path.exists(os.path.join(self._folder, name)) for name in inside)
        if answers[:1] == ["true"] or (done.returncode and is_repository):
            raise ToolError("The project folder is a bare repository, without a work tree.")
        if done.returncode or len(answers) < 2:
            raise ToolError(
                "The project folder is not in a git repository.", "Run `git init` there first."
            )
        work_tree = os.path.realpath(answers[1])
        if work_tree != self._folder:
            raise ToolError(
                "The project folder is only a part of the repository {top}.",
                "Open that folder as a workspace to work in worktrees.",
                top=work_tree,
            )
        if not os.path.isdir(os.path.join(self._folder, ".git")):
            raise ToolError(
                "The project folder is itself a worktree or a submodule.",
                "Open the folder of the main repository as a workspace.",
            )
        if self._run_git(
            self._folder, "rev-parse", "--verify", "--quiet", "HEAD^{commit}"
        ).returncode:
            raise ToolError("The repository has no commits yet.", "Commit something first.")

        named = self._run_git(self._folder, "check-ref-format", "--branch", branch)
        if named.returncode or branch.startswith("@{") or _lines(named.stdout) != [branch]:
            raise ToolError("Git doesn't take {name} as the name of a branch.", name=repr(branch))
        if self._is_in_use(branch):
            raise ToolError(
                "There is a branch {name} already.", "Choose another name.", name=branch
            )
        above = [branch[:index] for index, char in enumerate(branch) if char == "/"]
        below = self._git_output(self._folder, "for-each-ref", "--count=1", f"refs/heads/{branch}/")
        if blocking := next(filter(self._is_in_use, above), below and f"{branch}/…"):
            raise ToolError(
                "A branch can't be named {name} beside the branch {other}.",
                "Choose another name.",
                name=branch,
                other=blocking,
            )

        parent = os.path.dirname(self._folder)
        if not os.access(parent, os.W_OK):
            raise ToolError("Can't write to {folder}, where the worktree would be.", folder=parent)
        name = re.sub(r"[^\w.-]+", "-", branch).strip(".-") or "worktree"
        first = os.path.join(self._worktrees_folder, name)
        names = (first, *(f"{first}-{number}" for number in range(2, 1_000)))
        place = next(place for place in names if not os.path.lexists(place))
        base = self._git_output(self._folder, "symbolic-ref", "--quiet", "--short", "HEAD")
        commit = self._git_output(self._folder, "rev-parse", "HEAD")
        subject = self._git_output(self._folder, "log", "-1", "--format=%s")
        submodules = os.path.exists(os.path.join(self._folder, ".gitmodules"))
        unsaved = self._unsaved_files(self._folder)
        found = [
            name
            for name in (*ENVIRONMENT, *SECRETS)
            if os.path.lexists(path := os.path.join(self._folder, name))
            and not os.path.islink(path)
        ]
        ignored = self._git_output(self._folder, "check-ignore", "--", *found).split("\n")
        return WorktreePlan(
            Worktree(place, branch, base, commit),
            subject,
            unsaved,
            submodules,
            environment=tuple(name for name in ENVIRONMENT if name in ignored),
            secrets=tuple(name for name in SECRETS if name in ignored),
        )

    def free_name(self, wanted: str) -> str:
        """Return a name for a branch that does not exist yet."""
        names = (wanted, *(f"{wanted}-{number}" for number in range(2, 1_000)))
        return next((name for name in names if not self._is_in_use(name)), wanted)

    def make(self, worktree: Worktree, copied: Sequence[str] = ()) -> None:
        """Make a planned worktree with copies from the project; nothing is left after an error."""
        os.makedirs(os.path.dirname(worktree.folder), mode=0o755, exist_ok=True)
        words = ("worktree", "add", "--quiet", "--no-checkout", "--no-track", "-b", worktree.branch)
        done = self._run_git(self._folder, *words, worktree.folder, worktree.commit)
        if not done.returncode:
            # settings may depend on the branch and on the work tree
            done = self._run_git(
                worktree.folder, "reset", "--hard", "--quiet", seconds=_CHECKOUT_SECONDS
            )
            if done.returncode:
                self._take_back(worktree)
        if done.returncode:
            raise ToolError(
                "Git can't create the worktree {folder}: {reason}",
                "Nothing changed. Choose another name, or start an ordinary session.",
                folder=worktree.folder,
                reason=_reason(done),
            )

        try:
            for name in copied:
                copy_environment(self._folder, worktree.folder, name)
        except OSError as error:
            self._take_back(worktree)
            raise ToolError(
                "Can't copy {name} into the worktree: {reason}.",
                "Nothing changed. Create it without the environment.",
                name=name,
                reason=error.strerror or str(error),
            ) from error

    def _take_back(self, worktree: Worktree) -> None:
        self._run_git(self._folder, "worktree", "remove", "--force", worktree.folder)
        self._run_git(self._folder, "branch", "--quiet", "-D", worktree.branch)

    def linked(self, worktree: Worktree) -> LinkedWorktree:
        """Return the entry of a worktree in the repository; raise ToolError if it has none."""
        tree = find_worktree(worktree.folder, self._shared, worktree.branch)
        if not os.path.isdir(worktree.folder):
            raise ToolError(
                "The worktree of this session is gone: {folder}.",
                "Its branch {branch} may still be there. Start a new session.",
                folder=worktree.folder,
                branch=worktree.branch,
            )
        if tree is None:
            raise ToolError(
                "{folder} is no worktree of the project folder any more.",
                "`git worktree repair` may help. Otherwise start a new session.",
                folder=worktree.folder,
            )
        return tree

    def report(self, worktree: Worktree) -> WorktreeReport:
        """Return the state of a worktree and a preview of a merge, which changes nothing."""
        into = self._git_output(self._folder, "symbolic-ref", "--quiet", "--short", "HEAD")
        worktree_report = WorktreeReport(worktree, into)
        is_missing = not os.path.isdir(worktree.folder)
        try:
            linked = None if is_missing else self.linked(worktree)
        except ToolError as error:
            return replace(worktree_report, problem=error.message)
        if not self._is_in_use(worktree.branch):
            named = Phrase("The branch {branch} does not exist.", branch=worktree.branch)
            return replace(worktree_report, missing=is_missing, problem=named)
        # commits without a branch count, too
        tips = [f"refs/heads/{worktree.branch}", *([] if is_missing else [self._tip(worktree)])]
        lines = self._git_output(
            self._folder, "log", "--format=%h %s", f"-{_MAX_COMMITS}", *tips, "--not", "HEAD"
        )
        worktree_report = replace(
            worktree_report, missing=is_missing, ahead=tuple(lines.splitlines())
        )
        if linked is not None:
            worktree_report = replace(worktree_report, unsaved=self._unsaved_files(worktree.folder))
            if not linked.on_branch:
                blocked = Phrase(
                    "The worktree is not on its branch {branch} now.", branch=worktree.branch
                )
                worktree_report = replace(worktree_report, blocked=blocked)
        if not worktree_report.ahead:
            return worktree_report

        if not into:
            blocked = Phrase("The project folder is on no branch now.")
            return replace(worktree_report, blocked=blocked)
        if any(os.path.exists(os.path.join(self._shared, name)) for name in _UNFINISHED):
            blocked = Phrase("The project folder has an unfinished merge, rebase or revert.")
            return replace(worktree_report, blocked=blocked)
        ref = f"refs/heads/{worktree.branch}"
        diff = ("diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z")
        changed = self._git_output(self._folder, *diff, f"HEAD...{ref}")
        names = [name for name in changed.split("\0") if name]
        words = ("merge-tree", "--write-tree", "--name-only", "--no-messages", "HEAD", ref)
        merged = self._run_git(self._folder, *words)
        # its exit status for a merge with conflicts
        conflicts = _lines(merged.stdout)[1:] if merged.returncode == 1 else []
        both = sorted(set(self._unsaved_files(self._folder)) & set(names))
        if both and not worktree_report.blocked:
            blocked = Phrase(
                "The project folder has uncommitted changes of the same files: {files}",
                files=", ".join(both[:5]),
            )
            worktree_report = replace(worktree_report, blocked=blocked)
        return replace(
            worktree_report, changed=tuple(names), conflicts=tuple(dict.fromkeys(conflicts))
        )

    def merge(self, worktree: Worktree) -> WorktreeReport:
        """Merge the branch into that of the project folder, as previewed; return the new state."""
        report = self.report(worktree)
        if reason := report.problem or report.blocked:
            raise ToolError(reason, "Nothing was merged.")
        if report.conflicts:
            raise ToolError(
                "{branch} and {into} change the same lines of: {files}",
                "Nothing was merged. Let Helix merge {into} into {branch} in this session first.",
                branch=worktree.branch,
                into=report.into,
                files=", ".join(report.conflicts),
            )
        # the program that signs is turned off, and would make a merge fail that must be signed
        words = ("merge", "--no-edit", "--no-verify", "--no-gpg-sign", "--quiet")
        ref = f"refs/heads/{worktree.branch}"
        done = self._run_git(self._folder, *words, ref, seconds=_CHECKOUT_SECONDS)
        if done.returncode:
            if os.path.exists(os.path.join(self._shared, "MERGE_HEAD")):
                self._run_git(self._folder, "merge", "--abort")
            raise ToolError(
                "Git did not merge {branch}: {reason}",
                "Nothing changed.",
                branch=worktree.branch,
                reason=_reason(done),
            )
        return self.report(worktree)

    def commit(self, worktree: Worktree, message: str) -> WorktreeReport:
        """Commit all unsaved files, but those that git ignores; return the new state.

        No hook runs, nor a filter: files that need one, such as those of LFS, are refused.
        """
        self.linked(worktree)
        folder = worktree.folder
        self._check_done(folder, self._run_git(folder, "add", "--all", seconds=_CHECKOUT_SECONDS))
        names = self._git_output(folder, "diff", "--cached", "--name-only", "-z").split("\0")
        for first in range(0, len(names), _MAX_NAMES):
            some = [name for name in names[first : first + _MAX_NAMES] if name]
            filters = self._git_output(folder, "check-attr", "-z", "filter", "--", *some)
            path, value = filters.split("\0")[::3], filters.split("\0")[2::3]
            for name, set_to in zip(path, value, strict=False):
                if set_to not in ("unspecified", "unset"):
                    self._run_git(folder, "reset", "--quiet")
                    raise ToolError(
                        "{path} needs a program of git's settings to be committed.",
                        "Commit in a terminal. Nothing changed.",
                        path=name,
                    )
        words = ("commit", "--quiet", "--no-verify", "--no-gpg-sign", "--message", message)
        self._check_done(folder, self._run_git(folder, *words, seconds=_CHECKOUT_SECONDS))
        return self.report(worktree)

    def _check_done(self, folder: str, done: subprocess.CompletedProcess[bytes]) -> None:
        if done.returncode:
            self._run_git(folder, "reset", "--quiet")
            raise ToolError(
                "Git did not commit: {reason}",
                "The files are as they were.",
                reason=_reason(done),
            )

    def uncommitted(self, worktree: Worktree) -> tuple[str, ...]:
        """Return the paths of all that is in no commit: changed, new, and ignored files.

        The worktree's index is asked, and one made anew from the commit: by flags in the first one
        git does not look at some files.
        """
        folder = worktree.folder
        if not os.path.isdir(folder):
            return ()
        paths = {*self._unsaved_files(folder)}
        commit = self._tip(worktree)
        with tempfile.TemporaryDirectory(prefix="helix-index-") as place:
            index = os.path.join(place, "index")
            read = self._run_git(folder, "read-tree", commit, index=index)
            words = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]
            words += ["--ignored=traditional", "--ignore-submodules=all"]
            done = self._run_git(folder, *words, index=index, seconds=_CHECKOUT_SECONDS)
        if read.returncode or done.returncode:
            raise self._unanswered(folder, read if read.returncode else done)
        lines = os.fsdecode(done.stdout).split("\0")
        # a file that is missing here is outside of a sparse checkout, or named by the first index
        paths |= {line[3:] for line in lines if line[3:] and line[:2] != " D"}
        tree = self._run_git(folder, "ls-tree", "-r", "-z", commit)
        for entry in os.fsdecode(tree.stdout).split("\0"):
            kind, _, path = entry.partition("\t")
            # a submodule has commits of its own, which only its folder may hold
            if kind.startswith(_SUBMODULE) and _has_content(os.path.join(folder, path)):
                paths.add(f"{path}/")
        return tuple(sorted(paths))

    def remove(self, worktree: Worktree, keep: KeepWorktree) -> RemovedWorktree:
        """Remove a worktree, and its branch once that is merged.

        With anything in it that is in no commit, `keep` moves it.
        """
        kept = ""
        entry = find_worktree(worktree.folder, self._shared, worktree.branch)
        if os.path.isdir(worktree.folder):
            entry = self.linked(worktree)
            tip = self._tip(worktree)
            if not self._git_output(self._folder, "for-each-ref", "--contains", tip, "refs/heads"):
                raise ToolError(
                    "The worktree has commits that are on no branch, the last one is {commit}.",
                    "Nothing was removed. Run `git branch NAME {commit}` in the project folder "
                    "first.",
                    commit=tip[:12],
                )
            if os.path.lexists(os.path.join(entry.entry, "locked")):
                raise ToolError(
                    "The worktree {folder} is locked.",
                    "Nothing was removed. Run `git worktree unlock` first.",
                    folder=worktree.folder,
                )
        if entry is not None and (self.uncommitted(worktree) or not os.path.isdir(worktree.folder)):
            kept = keep(worktree.folder, entry.entry)
            with suppress(OSError):
                os.rmdir(os.path.dirname(entry.entry))
        elif entry is not None:
            done = self._run_git(
                self._folder, "worktree", "remove", worktree.folder, seconds=_CHECKOUT_SECONDS
            )
            if done.returncode:
                raise ToolError(
                    "Git did not remove {folder}: {reason}",
                    folder=worktree.folder,
                    reason=_reason(done),
                )
        with suppress(OSError):  # other worktrees are in it, or it was no folder of ours
            os.rmdir(self._worktrees_folder)
        merged = self._run_git(
            self._folder, "merge-base", "--is-ancestor", f"refs/heads/{worktree.branch}", "HEAD"
        )
        is_branch_deleted = (
            not merged.returncode
            and not self._run_git(
                self._folder, "branch", "--quiet", "-d", worktree.branch
            ).returncode
        )
        return RemovedWorktree(is_branch_deleted, kept)

    def _tip(self, worktree: Worktree) -> str:
        return self._git_output(worktree.folder, "rev-parse", "HEAD")

    def _is_in_use(self, branch: str) -> bool:
        ref = f"refs/heads/{branch}"
        return not self._run_git(self._folder, "show-ref", "--verify", "--quiet", ref).returncode

    @property
    def _worktrees_folder(self) -> str:
        """The folder of all worktrees of the project, beside the project folder."""
        return f"{self._folder}.worktrees"

    def _unsaved_files(self, folder: str) -> tuple[str, ...]:
        words = ("status", "--porcelain", "-z", "--untracked-files=normal", "--no-renames")
        done = self._run_git(folder, *words)
        if done.returncode:  # a wrong answer could cost somebody's work
            raise self._unanswered(folder, done)
        lines = os.fsdecode(done.stdout).split("\0")
        return tuple(line[3:] for line in lines if line[3:])

    def _unanswered(self, folder: str, done: subprocess.CompletedProcess[bytes]) -> ToolError:
        return ToolError(
            "Git can't tell what is uncommitted in {folder}: {reason}",
            folder=folder,
            reason=_reason(done),
        )

    @property
    def _shared(self) -> str:
        return os.path.join(self._folder, ".git")

    def _git_output(self, folder: str, *words: str) -> str:
        """Return what git prints, without the last line end; "" if it fails."""
        done = self._run_git(folder, *words)
        return "" if done.returncode else os.fsdecode(done.stdout).rstrip("\n")

    def _run_git(
        self, folder: str, *words: str, seconds: float = _GIT_SECONDS, index: str = ""
    ) -> subprocess.CompletedProcess[bytes]:
        """Run git; the folders among its words are work trees, in which it may run another git.

        `index`: the file to use as the index.
        """
        settings: list[str] = []
        for place in (folder, *filter(os.path.isabs, words)):
            if os.path.isdir(place):
                named = self._start_git(place, ("config", "--list", "--name-only", "--null"), {})
                settings += os.fsdecode(named.stdout).split("\0")
        return self._start_git(
            folder, words, silencing_settings(settings), seconds=seconds, index=index
        )

    def _start_git(
        self,
        folder: str,
        words: Sequence[str],
        settings: Mapping[str, str],
        *,
        seconds: float = _GIT_SECONDS,
        index: str = "",
    ) -> subprocess.CompletedProcess[bytes]:
        # variables of git would lead it to another repository
        outer = os.environ.items()
        environment = {name: text for name, text in outer if not name.startswith("GIT_")}
        if index:
            environment["GIT_INDEX_FILE"] = index
        git = find_program("git")
        if git is None:
            raise ToolError("Git is not installed.", "Install git, then try again.")
        try:
            return subprocess.run(
                [git, *words],
                cwd=folder,
                env={
                    **environment,
                    "PATH": own_path(),
                    "LC_ALL": "C.UTF-8",
                    **git_environment(settings=settings),
                },
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except FileNotFoundError as error:
            raise ToolError("The folder {folder} is gone.", folder=folder) from error
        except (OSError, subprocess.SubprocessError) as error:
            raise ToolError("Git did not answer: {reason}", reason=str(error)) from error


def _reason(done: subprocess.CompletedProcess[bytes]) -> str:
    return " ".join(_lines(done.stderr or done.stdout))[:500]


def _has_content(folder: str) -> bool:
    with suppress(OSError), os.scandir(folder) as entries:
        return any(entries)
    return False


def _lines(data: bytes) -> list[str]:
    return os.fsdecode(data).splitlines()
