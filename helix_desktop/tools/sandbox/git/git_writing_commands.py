"""Runs command lines that write with git on copies of the project's repositories.

Lines that write one repository wait for each other. Afterwards git reads the copies in the sandbox,
and Helix takes over what they did.
"""

import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from helix_desktop.tools.files.closed_folders import open_with_folders_above
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.repository_places import LinkedWorktree
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import RunningCommand
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.git.commit_origins import CommitOrigins
from helix_desktop.tools.sandbox.git.git_copy import (
    OUT,
    GitCopy,
    borrowed_place,
    copied_repository,
    entries_within,
    keep_copy,
    left_copies,
)
from helix_desktop.tools.sandbox.git.git_takeover import NO_IMPORT, ImportResult, take_over
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout, outside_places

_READING_SECONDS = 600.0
"""Most time for git in the sandbox that reads a copy."""
_WAIT_SECONDS = 0.1
_lines: dict[str, threading.Lock] = {}
"""Locks of repositories, held by lines that write them."""
_guard = threading.Lock()

CopiedRepository = tuple[GitCopy, PosixFolderHandle]
"""A copy, and the real repository, opened before the command."""


@contextmanager
def only_git_command(repository: str, stopped: Callable[[], bool]) -> Iterator[None]:
    """Wait until no other line writes a repository, or until this one is stopped."""
    with _guard:
        lock = _lines.setdefault(repository, threading.Lock())
    while not (is_locked := lock.acquire(timeout=_WAIT_SECONDS)) and not stopped():
        pass
    try:
        yield
    finally:
        if is_locked:
            lock.release()


class GitWritingCommands:
    """Makes and settles the copies for the commands of one folder; `tree`: it is a worktree."""

    def __init__(
        self,
        backend: SandboxBackend,
        folder: str,
        *,
        spool: Callable[[], Path],
        limits: CommandLimits,
        origins: CommitOrigins,
    ) -> None:
        self._origins = origins
        self._backend, self._folder, self._spool, self._limits = backend, folder, spool, limits
        self.tree: LinkedWorktree | None = None
        self._results_before: list[ImportResult] = []
        """What was not taken over from killed commands, to be reported with the next command."""

    @property
    def repository(self) -> str:
        """The place of the repository of which one line at a time gets a copy."""
        return self.tree.shared if self.tree else os.path.join(self._folder, ".git")

    @property
    def is_busy(self) -> bool:
        """Whether a line that writes the repository runs now, for which another would wait."""
        with _guard:
            lock = _lines.get(self.repository)
        return lock is not None and lock.locked()

    def copy(
        self, layout: SandboxLayout, stack: ExitStack
    ) -> tuple[SandboxLayout, list[CopiedRepository]]:
        """Copy the repositories that a command may write; hold the real ones."""
        copies: list[CopiedRepository] = []
        for number, inside in enumerate(layout.copied):
            real = _readable(stack, inside)
            state, tree = os.fstat(real.handle()), self.tree
            own = (os.path.basename(tree.entry),) if tree else None
            entries = own or entries_within(inside, self._folder)
            identity = (state.st_dev, state.st_ino)
            copy = GitCopy(
                self._folder, inside, identity, "", entries, tree, layout.written_outside
            )
            copying = copied_repository(self._spool(), copy, real, number=number)
            copy = stack.enter_context(copying)
            layout = copy.mount(layout, number)
            copies.append((copy, real))
        return layout, copies

    def take_over(
        self, copies: list[CopiedRepository], root: PosixFolderHandle | None, *, derives: bool
    ) -> tuple[ImportResult, ...]:
        """Take over what a command did, which only made commits of others if it `derives`.

        Return what was not taken over, and why.
        """
        with open_with_folders_above(root, self._folder, (copy.inside for copy, _ in copies)):
            results = [
                take_over(copy, real, self._run_script, self._origins, derives=derives)
                for copy, real in copies
            ]
        for (copy, _), result in zip(copies, results, strict=True):
            if result.failed:
                keep_copy(copy)
        left, self._results_before = self._results_before, []
        return tuple(result for result in (*left, *results) if result != NO_IMPORT)

    def take_over_left(self, stack: ExitStack) -> None:
        """Take over what a command did during which the application was killed."""
        if self._backend.kind is not SandboxKind.BUBBLEWRAP:
            return
        for copy in left_copies(self._spool(), self._folder):
            try:
                real = _readable(stack, copy.inside)
            except OSError:
                keep_copy(copy)
                continue
            if os.fstat(real.handle()).st_ino == copy.identity[1]:
                self._results_before.append(
                    result := take_over(copy, real, self._run_script, self._origins, again=True)
                )
                if result.failed:
                    keep_copy(copy)

    def _run_script(self, copy: GitCopy, objects: str, script: str) -> bool:
        """Run a script of Helix's own on a copy, where it can write nothing but `OUT`."""
        out = os.path.join(copy.place, OUT)
        layout = SandboxLayout(
            copy.place,
            looking=True,
            closed=(copy.place,),
            placed=((out, out),),
            borrowed=((objects, borrowed_place(0)),),
            outside=outside_places(),
        )
        limits = self._limits
        running = RunningCommand(CommandOutput(), seconds=_READING_SECONDS, max_bytes=limits.output)
        command = SandboxCommand(script, copy.place)
        try:
            with prepare_launch(self._backend, layout, command, limits=limits) as launch:
                return running.run(launch, lambda: None).code == 0
        except (OSError, subprocess.SubprocessError):
            return False
        finally:
            running.close()


def _readable(stack: ExitStack, folder: str) -> PosixFolderHandle:
    """Open a folder, reached through no link, also for listing it."""
    with PosixFolderHandle.at_real_path(folder) as opened:
        return stack.enter_context(opened.below(""))
