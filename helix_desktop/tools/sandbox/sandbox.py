"""Runs commands in the sandbox from preparation to result: the class for all of it.

The kind of sandbox is tested with a command before anything relies on it.
"""

import os
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from itertools import islice
from math import inf
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError, full_error_text
from helix_desktop.domain.permission import NOTHING_EXPOSED, Exposed
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import ShellKind
from helix_desktop.tools.files.closed_folders import with_folder_open
from helix_desktop.tools.files.folder_handle import HAS_HANDLES, PosixFolderHandle
from helix_desktop.tools.files.mountpoint_folders import (
    freeze_mountpoints,
    hold_mountpoints,
    is_free,
    is_placeholder,
)
from helix_desktop.tools.files.path_walk import unopened_error
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.repository_places import (
    LinkedWorktree,
    can_commit,
    gitdir_target,
    shared_folders,
)
from helix_desktop.tools.files.system_mounts import folders_above, leads_through
from helix_desktop.tools.git.tracked_files import (
    MAX_HOOKS,
    Listed,
    TrackedFiles,
    named_hooks,
)
from helix_desktop.tools.included_instructions import InstructionFiles
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.git_untracked import (
    deletes_untracked,
    makes_no_own_commits,
    may_remove_work_tree,
)
from helix_desktop.tools.permissions.reading_guess import only_reads
from helix_desktop.tools.programs.command_limits import DEFAULT, CommandLimits
from helix_desktop.tools.programs.command_output import BoundedOutput, CommandOutput
from helix_desktop.tools.programs.process import (
    CommandEnd,
    CommandRunner,
    ProcessResult,
    RunningCommand,
    run_in_thread,
)
from helix_desktop.tools.programs.windows_process import windows_command
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.find.folder_survey import (
    FolderSurvey,
    MarkReason,
    SurveyMark,
    find_work_trees,
)
from helix_desktop.tools.sandbox.find.hidden_files import HiddenFiles
from helix_desktop.tools.sandbox.find.instruction_marks import (
    InstructionWatch,
    find_instructions,
    followed_files,
    with_instructions,
)
from helix_desktop.tools.sandbox.find.secret_visibility import (
    Opened,
    ReadableSecrets,
    SecretSurvey,
    SecretVisibility,
    no_file_opened,
)
from helix_desktop.tools.sandbox.git.commit_origins import CommitOrigins, UsersCommits
from helix_desktop.tools.sandbox.git.git_settings import CommandFolders
from helix_desktop.tools.sandbox.git.git_takeover import NO_IMPORT, ImportResult
from helix_desktop.tools.sandbox.git.git_undo import SavedRepository
from helix_desktop.tools.sandbox.git.git_writing_commands import (
    GitWritingCommands,
    only_git_command,
)
from helix_desktop.tools.sandbox.launch.git_identity import NOBODY, find_git_identity
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.launch.layout import (
    MAX_MOUNTS,
    LayoutRequest,
    SandboxLayout,
    check_mounts,
    few,
    make_layout,
)
from helix_desktop.tools.sandbox.launch.live_command import (
    LiveCommand,
    make_proxy,
    never_withheld,
    observed,
)
from helix_desktop.tools.sandbox.launch.mount_check import (
    CommandStart,
    MountCheck,
    OpenPlaces,
    folder_busy,
    has_writers,
    may_replace,
    replacing,
)
from helix_desktop.tools.sandbox.launch.network_proxy import NetworkProxy
from helix_desktop.tools.sandbox.launch.prepared_command import (
    PreparedCommand,
    withheld_secrets,
)
from helix_desktop.tools.sandbox.launch.probe import probe_sandbox
from helix_desktop.tools.sandbox.repair.nested_repositories import MadeRepositories, git_files
from helix_desktop.tools.sandbox.repair.protected_places import (
    EARLY_SECONDS,
    FOLDER,
    MAX_EARLY_AT_ONCE,
    EarlySettlement,
    KnownNames,
    ProtectedPlaces,
    ProtectedState,
    ProtectedTrees,
    SettlementResult,
    is_committed_before,
    is_linked,
    steering_files_since,
)
from helix_desktop.tools.secrets.redactor import is_file_opened

_USER_FOR, _PAUSE_SECONDS = 60.0, 0.02
CLOCK_SECONDS = 0.02
"""How much coarser the times of a file system may be than the clock."""

MADE, ORIGINS = "made-repositories", "commits-of-commands"
"""The files that list the repositories, and the commits, that commands made."""

OutputListener = Callable[[CommandOutput], None]


class SandboxRun(Struct, frozen=True):
    """The result of a command."""

    ended: ProcessResult
    output: CommandOutput
    box: SandboxKind = SandboxKind.NONE
    new_control_files: tuple[str, ...] = ()
    """New places that other programs or agents act upon."""
    refused: tuple[str, ...] = ()
    """Hosts that the command requested and the user has not allowed."""
    read_only: bool = False
    """Whether the project was read-only for it, since it was taken for one that only reads."""
    reached: bool = False
    """Whether any data came from the net, through the allowed hosts."""
    unreached: tuple[str, ...] = ()
    """Secrets that the command could read, so that the allowed hosts were withheld."""
    set_aside: tuple[tuple[str, str], ...] = ()
    """New places that others would run or follow, and where they are now; "" if deleted."""
    by_git: tuple[str, ...] = ()
    """Files that control programs and that git changed."""
    moved: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    """Files that control programs, and that it could write since somebody else replaced them."""
    uncovered: tuple[str, ...] = ()
    """Hidden files that it could read since somebody else replaced them."""
    seen: SecretSurvey = SecretSurvey()
    """The secrets hidden from the command, and those that the command could read."""
    unsure: str = ""
    """The reason why the command's changes are unknown, or ""."""
    note: str = ""
    """A note on changes that cannot be taken back."""
    git: tuple[ImportResult, ...] = ()
    """What became of its work in repositories."""
    git_closed: bool = False
    """Whether repositories were read-only for it, though the project was not."""
    beside: bool = False
    """Whether git could replace no protected files, since another command ran that can write."""
    full: bool = False
    """Whether the session's /tmp became too large while it ran."""

    @property
    def kept_aside(self) -> tuple[tuple[str, str], ...]:
        """Those of `set_aside` that can be put back."""
        return tuple(placed for placed in self.set_aside if FOLDER in placed[1].split(os.sep))


class _Before(Struct, frozen=True):
    """A folder as it was when a command began."""

    marks: tuple[SurveyMark, ...]
    listed: Listed
    seen: SecretSurvey
    searched: tuple[object, ...] = ()
    """The results of the last search."""
    pipes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The folders outside the survey that were searched for named pipes, and all pipes."""
    protected_states: tuple[ProtectedState, ...] = ()
    dots: KnownNames | None = None
    """The names that only steer programs if they are new."""
    brought: UsersCommits | None = None
    """The user's commits, of which git in another agent's turn may bring files."""
    given_up: frozenset[str] = frozenset()
    """Places that git may delete or stash by itself."""
    commits: UsersCommits | None = None
    """The user's commits, if git may add files."""
    beside: bool = False
    """Whether it may replace no protected ones: another command, whose mounts would go, runs."""
    instructions: tuple[str, ...] = ()
    """The paths that lead to instructions."""
    start: CommandStart | None = None
    written: frozenset[str] = frozenset()
    """The folders outside the project that it writes, or that show what it sees."""
    began_ns: int = 0


class _FolderChangedError(Exception):
    """Nothing was run: since the last command, files have other secrets, or pipes were made."""


class Sandbox:
    """The sandbox of one folder, which may run several commands at a time.

    `app_folders` are Helix's folders; places that commands may not make are moved to the spool.
    """

    steering_files_since = staticmethod(steering_files_since)

    def __init__(
        self,
        backend: SandboxBackend,
        folder: Path,
        *,
        app_folders: Sequence[Path] = (),
        opened: Opened = no_file_opened,
        limits: CommandLimits = DEFAULT,
        spool: Path | None = None,
    ) -> None:
        self.backend = backend
        self.folder = os.path.realpath(folder)
        self._app_folders = [str(place) for place in app_folders]
        self._opened = opened
        self._limits = limits
        self.watch: InstructionWatch | None = None
        self._spool = spool
        self._site = CommandPaths(folder)
        self._hidden, self._open_places = HiddenFiles(spool), OpenPlaces()
        self._survey = FolderSurvey(self.folder, limits.folders, hidden=self._hidden)
        self._tracked = TrackedFiles()
        self._sight = SecretVisibility(self.folder, opened, self._tracked, hidden=self._hidden)
        self.instructions = InstructionFiles(
            ProjectRoot(Path(self.folder), app_folders=app_folders)
        )
        made = MadeRepositories(lambda: self._spool_folder() / MADE)
        written = CommandFolders(self.folder, tuple(map(os.path.realpath, self._app_folders)))
        # one file for all: what a session in a worktree committed, another one may merge
        shared = Path(self._app_folders[0]) if self._app_folders else None
        self._origins = CommitOrigins(lambda: (shared or self._spool_folder()) / ORIGINS)
        self._keeping = ProtectedPlaces(
            self.folder, self._new_aside, made, self._origins, written=written
        )
        self._had_names: set[str] = set()
        self._looking = threading.Lock()
        self._users, self._user_until = NOBODY, 0.0
        self._exposure = ReadableSecrets(self._site)
        self._git = GitWritingCommands(
            backend, self.folder, spool=self._spool_folder, limits=limits, origins=self._origins
        )

    def commit_in(self, tree: LinkedWorktree) -> None:
        """Let commands commit on the branch of a worktree, which the folder is."""
        self._git.tree = tree

    async def run(
        self,
        command: SandboxCommand,
        *,
        seconds: float,
        on_output: OutputListener,
        silence: float = inf,
        max_bytes: float | None = None,
        live: LiveCommand | None = None,
        output: CommandOutput | None = None,
    ) -> SandboxRun:
        """Run a command to its end; a canceled caller ends it first, and gets its output so far.

        `on_output` is called in another thread. The command is also ended after so many seconds of
        `silence`, or of `max_bytes` of output. One that is looked at while it runs has a limited
        output. `output` receives the output in place of the usual one.
        """
        running = self._make_runner(seconds, silence, live, max_bytes=max_bytes, output=output)
        try:
            work = partial(self._run_watched, command, running, on_output, live=live)
            return await run_in_thread(work, running.stop)
        finally:
            running.close()

    def run_blocking(self, command: SandboxCommand, *, seconds: float) -> SandboxRun:
        """Run a command in the calling thread, which must live until the command has ended."""
        running = self._make_runner(seconds)
        try:
            return self._run_watched(command, running, lambda _output: None)
        finally:
            running.close()

    def _make_runner(
        self,
        seconds: float,
        silence: float = inf,
        live: LiveCommand | None = None,
        *,
        max_bytes: float | None = None,
        output: CommandOutput | None = None,
    ) -> CommandRunner:
        output = output or (CommandOutput(self._spool) if live is None else live.output)
        if max_bytes is None:
            max_bytes = self._limits.output if live is None else inf
        if self.backend.shell.kind is ShellKind.BASH:
            is_root = sys.platform == "linux" and os.geteuid() == 0
            return RunningCommand(
                output,
                seconds=seconds,
                silence=silence,
                max_bytes=max_bytes,
                max_processes=self._limits.processes if is_root else inf,
            )

        return windows_command(
            output, self._limits, seconds=seconds, max_bytes=max_bytes, silence=silence
        )

    def _prepare_command(
        self, command: SandboxCommand, *, background: bool = False
    ) -> PreparedCommand:
        backend = self.backend if command.resources.sandboxed else self.backend.without_sandbox
        with_hook = backend.kind is SandboxKind.BUBBLEWRAP and backend.modern
        temporary = command.temporary if backend.kind is SandboxKind.BUBBLEWRAP else None
        if temporary is not None:
            lent = replace(command.resources, temporary=temporary.prepare())
            command = replace(command, resources=lent)
        command = replace(command, temporary=temporary)
        user = NOBODY
        if backend.sandboxed:
            with self._looking:
                if time.monotonic() > self._user_until:  # at most once a minute
                    self._users = find_git_identity(self.folder)
                    self._user_until = time.monotonic() + _USER_FOR
                user = self._users
        real = replace(command, user=user, trailer=command.trailer if with_hook else "")
        reads = command.read_only
        if reads is None:
            reads = not command.network and not command.git and only_reads(command.text)
        reads = reads and backend.sandboxed
        exposed = NOTHING_EXPOSED if reads else self._exposure.exposed_by(command.text)
        return PreparedCommand(real, backend, exposed, looks=reads, background=background)

    @property
    def is_git_busy(self) -> bool:
        """Whether a command that writes the repository runs now, for which another would wait."""
        return self._git.is_busy

    @property
    def is_searched(self) -> bool:
        """Whether the project's files were ever searched for secrets, which takes a moment."""
        return self._sight.search.is_done

    def look(self) -> SecretSurvey:
        """Return the secrets that are hidden from a command now, and those that it could read.

        Files of any name count as they were before the last command.
        """
        with self._looking, ExitStack() as stack:
            return self._see_folder(stack, search=not self.is_searched)[1]

    def exposed(self, command: str) -> Exposed:
        """Return the secrets that a command could read, to be shown before it is allowed."""
        with self._looking, ExitStack() as stack:
            return self._exposure.look(command, *self._see_folder(stack, search=True))

    def _see_folder(
        self, stack: ExitStack, *, search: bool
    ) -> tuple[tuple[SurveyMark, ...], SecretSurvey]:
        root = self._open_root(stack)
        marks = self._survey.look(root=root)
        if search:
            self._sight.search.update(self._survey, never_withheld, root)
        readable = self._sight.readable(marks, self._tracked_files(marks), root)
        return marks, self._sight.look(marks, readable, root)

    def holds_instructions(self, paths: Iterable[Sequence[str]]) -> bool:
        """Return whether instructions for agents include a file at one of these real paths."""
        with self._looking:
            try:
                marks = self._survey.look()
            except ToolError:  # too many folders, so that no command runs either
                marks = ()
            find_instructions(self.instructions, marks, self.watch)
        return any(map(self.instructions.holds, paths))

    def live(self, withheld: Callable[[], bool] = never_withheld) -> LiveCommand:
        return LiveCommand(BoundedOutput(self._spool), withheld)

    def _run_watched(
        self,
        command: SandboxCommand,
        running: CommandRunner,
        announce: OutputListener,
        *,
        live: LiveCommand | None = None,
    ) -> SandboxRun:
        """Run a command, and report changed files before the watch ends."""
        watch = self.watch
        with ExitStack() as stack:
            run_it = partial(self._run_it, command, running, announce, live=live, watching=stack)
            try:
                ran = run_it()
            except _FolderChangedError:
                ran = run_it(search_first=True)
            if watch is not None:
                self._report_instructions(watch, (*ran.by_git, *ran.replaced))
        return ran

    def _run_it(
        self,
        command: SandboxCommand,
        running: CommandRunner,
        announce: OutputListener,
        *,
        live: LiveCommand | None,
        watching: ExitStack,
        search_first: bool = False,
    ) -> SandboxRun:
        prepared = self._prepare_command(command, background=live is not None)
        # the search of thousands of files takes as long as the start of a sandbox: one that only
        # reads is started meanwhile, and waits for the result
        searches_later = (
            prepared.looks and prepared.mounts and self.is_searched and not search_first
        )
        with ExitStack() as opened:
            root = self._open_root(opened)
            if prepared.writes_repository and not prepared.background:
                opened.enter_context(
                    only_git_command(self._git.repository, lambda: running.stopped)
                )
            while not prepared.looks and may_replace(self.folder) and not running.stopped:
                time.sleep(_PAUSE_SECONDS)  # its mounts would go with what git replaces
            with ExitStack() as stack:
                try:
                    before, layout = self._prepare_run(
                        prepared,
                        running,
                        stack,
                        settling=opened,
                        root=root,
                        search=not searches_later,
                    )
                except OSError as error:
                    if has_writers(self.folder):  # one replaced a place during the look at it
                        raise folder_busy(error) from error
                    raise ToolError("The command could not be started.", str(error)) from error
                if self.watch is not None and not prepared.looks:
                    # from here on, instructions are those before the command
                    is_protected = prepared.backend.sandboxed
                    watching.callback(partial(self.watch.end, is_protected=is_protected))
                    self.watch.begin(before.instructions)
                command.prepared()
                withheld = withheld_secrets(prepared, before.seen)
                proxy = make_proxy(command, live) if prepared.has_way_out and not withheld else None
                start = before.start
                check = None if start is None else start.check
                if searches_later:
                    check = partial(self._search_again, before, running, root, check)
                trees = find_work_trees(before.marks) if prepared.names_writing_git else ()
                hooks = tuple({name: None for root in trees for name in named_hooks(root)})
                real = replace(
                    prepared.command,
                    proxy=proxy,
                    check=check,
                    hooks=hooks[:MAX_HOOKS],
                    repositories=self._insides(before.marks),
                )
                real = observed(real, live)
                temporary = None if prepared.looks else prepared.command.temporary
                if temporary is not None:
                    running.limits[CommandEnd.OVERGROWN] = temporary.growth()
                    reached = partial(_has_reached, prepared.command, proxy)
                    opened.enter_context(temporary.written(reached))
                try:
                    saved: list[SavedRepository] = []
                    if not prepared.mounts:
                        save = partial(SavedRepository, opened, self.folder, own=self._git.tree)
                        saved = [save(inside) for inside in layout.copied]
                        layout = replace(layout, copied=())
                    layout, copies = self._git.copy(layout, opened)
                    launch = prepare_launch(prepared.backend, layout, real, limits=self._limits)
                    with with_folder_open(root):  # placeholders cannot be removed in a closed one
                        begun = stack.enter_context(launch)
                        begun = begun if start is None else start.noting(begun)
                        early = None
                        if prepared.mounts and (command.lasting or prepared.background):
                            settle = partial(self._settle_early, before, root, {})
                            settling = EarlySettlement(
                                settle, self._survey.folders(), max_bytes=self._limits.set_aside
                            )
                            running.limits[CommandEnd.SET_ASIDE] = settling.has_too_much
                            early = stack.enter_context(settling.running())
                        ended = running.run(begun, lambda: announce(running.output))
                except (OSError, subprocess.SubprocessError) as error:
                    raise ToolError("The command could not be started.", str(error)) from error
            ran = SandboxRun(ended, running.output, prepared.backend.kind, seen=before.seen)
            ran = replace(ran, unreached=withheld)
            if temporary is not None:
                ran = replace(ran, full=temporary.became_full())
            if proxy is not None:
                ran = replace(ran, refused=proxy.refused, reached=bool(proxy.reached))
            if prepared.looks:
                return replace(ran, read_only=True)
            derives = bool(copies) and makes_no_own_commits(command.text, self._site)
            results = self._git.take_over(copies, root, derives=derives)
            changed = (repository.changes() for repository in saved)
            results += tuple(change for change in changed if change != NO_IMPORT)
            ran = replace(ran, git=results, git_closed=not prepared.writes_repository)
            ran = replace(ran, beside=before.beside)
            ran = self._settle_and_report(ran, prepared, root, before=before)
            return replace(ran, set_aside=(*(early or ()), *ran.set_aside))

    def _insides(self, marks: Iterable[SurveyMark]) -> tuple[str, ...] | None:
        """Return the insides of the project's repositories; None if one can't be named."""
        insides: dict[str, None] = {}
        for mark in marks:
            if mark.sort is MarkReason.REPOSITORY:
                try:
                    inside = os.path.realpath(mark.path)
                except OSError as error:  # a link is being swapped for something else
                    raise folder_busy(error) from error
                if not mark.is_folder and os.path.isfile(inside):
                    inside = gitdir_target(inside)
                insides |= dict.fromkeys((inside, *shared_folders(inside, mark.path)))
        if self._git.tree is not None:
            insides[self._git.tree.shared] = None
        has_line_ends = any("\n" in inside for inside in insides)
        return None if has_line_ends else tuple(filter(None, insides))

    def take_over_left(self) -> None:
        """Take over what git did in commands that were running when the application was killed."""
        with suppress(HelixError, OSError), ExitStack() as stack:
            self._git.take_over_left(stack)

    def _report_instructions(self, watch: InstructionWatch, changed: Sequence[str]) -> None:
        """Report what git, or the command itself, may have changed, and the instructions to which
        it leads by other names."""
        names = self.instructions.led_through(changed, followed_files(watch))
        watch.came((*changed, *names))

    def _open_root(self, stack: ExitStack) -> PosixFolderHandle | None:
        """Open the project folder, which stays the same folder whatever is at its path later."""
        if not HAS_HANDLES:
            return None
        try:
            return stack.enter_context(PosixFolderHandle.at_real_path(self.folder))
        except OSError as error:
            raise unopened_error(error) from error

    def _settle_and_report(
        self,
        ran: SandboxRun,
        prepared: PreparedCommand,
        root: PosixFolderHandle | None,
        *,
        before: _Before,
    ) -> SandboxRun:
        """Settle protected places on the disk, and return the run with what became of them."""
        try:
            settled = self._settle_places(before, root, in_sandbox=prepared.backend.sandboxed)
        except (HelixError, OSError, RecursionError) as error:
            settled = SettlementResult(unsure=full_error_text(error))
        is_open = settled.unsure or not prepared.backend.sandboxed
        if is_open and self.watch is not None and before.began_ns:
            # what could not be set aside must not be followed either
            began = before.began_ns / 1e9 - CLOCK_SECONDS
            steering = [] if root is None else steering_files_since(Path(self.folder), began)
            self.watch.came((*steering, *settled.new_control_files))
        return replace(
            ran,
            unsure=settled.unsure,
            new_control_files=settled.new_control_files,
            set_aside=settled.set_aside,
            by_git=settled.by_git,
            moved=settled.moved,
            replaced=settled.replaced,
            uncovered=() if root is None or before.start is None else before.start.uncovered(root),
        )

    def _prepare_run(
        self,
        prepared: PreparedCommand,
        running: CommandRunner,
        stack: ExitStack,
        *,
        settling: ExitStack,
        root: PosixFolderHandle | None,
        search: bool,
    ) -> tuple[_Before, SandboxLayout]:
        """Survey and lay out the folder; hold placeholders while the command runs, and what else
        must last until it is settled."""
        with self._looking:
            survey = self._survey.look(lambda: running.stopped, stack, root)
            searched = search and self._sight.search.update(
                self._survey, lambda: running.stopped, root
            )
        if not prepared.looks:
            stack.enter_context(self._sight.search.writing())
        with self._looking, freeze_mountpoints():
            if searched or not prepared.looks:  # else hardly any time passed
                survey = self._survey.look(lambda: running.stopped, stack, root)
            marks = tuple(mark for mark in survey if not is_free(mark.path))
            names: tuple[str, ...] = ()
            if not prepared.looks:  # else nothing can be written there anyway
                names = find_instructions(self.instructions, marks, self.watch)
                marks = with_instructions(marks, self.instructions, names)
            listed = self._tracked_files(marks)
            shown = {os.path.join(self.folder, path) for path in prepared.exposed.included}
            readable = self._sight.readable(marks, listed, root)

            def is_shown(path: str) -> bool:
                # without a sandbox nothing is hidden
                return not prepared.backend.sandboxed or path in shown or readable(path)

            seen = self._sight.look(marks, is_shown, root)
            changing = prepared.mounts and prepared.changes_tree
            commits = self._users_commits(root, marks) if changing else None
            files = self._sight.search.files, self._sight.search.linked
            dots = None
            if not prepared.looks:
                found = self._survey.dots()
                dots = KnownNames(root, self.folder, found, had=self._had_names)
            brought = None
            if prepared.command.lasting and prepared.writes_repository:
                brought = self._users_commits(root, marks)
            before = _Before(
                marks,
                listed,
                seen,
                files,
                dots=dots,
                commits=commits,
                beside=changing and has_writers(self.folder),
                brought=brought,
                instructions=names,
            )
            request, states = self._layout_request(prepared, before, root=root, look_again=search)
            layout = make_layout(self.folder, marks, request)
            tree = self._git.tree
            if tree is not None and prepared.writes_repository and can_commit(tree):
                layout = replace(layout, copied=(tree.shared,))
            before = replace(before, pipes=self._survey.last_pipes)
            start = None
            if prepared.mounts:
                check_mounts(layout)
                replaces = before.commits is not None and bool(request.loose)
                if replaces:
                    settling.enter_context(replacing(self.folder))
                stack.enter_context(hold_mountpoints((*layout.absent, *layout.unwritable)))
                layout, start = self._command_start(
                    stack,
                    root,
                    layout,
                    marks=marks,
                    stopped=lambda: running.stopped,
                    replaces=replaces,
                )
        given_up = request.loose if request.clearing else before.given_up
        before = replace(before, protected_states=states, given_up=given_up, start=start)
        written = {"/proc", *layout.written_outside}.difference(folders_above(self.folder))
        return replace(before, written=frozenset(written), began_ns=time.time_ns()), layout

    def _search_again(
        self,
        before: _Before,
        running: CommandRunner,
        root: PosixFolderHandle | None,
        check: MountCheck | None,
        process: int,
    ) -> None:
        """Look again while a sandbox waits; raise _FolderChangedError for another result.

        Then its mounts are checked.
        """
        with self._looking:
            search = self._sight.search
            search.update(self._survey, lambda: running.stopped, root)
            folders, pipes = before.pipes
            is_same = (search.files, search.linked) == before.searched
            if not is_same or self._survey.pipes(folders) != pipes:
                raise _FolderChangedError
        if check is not None:
            check(process)

    def _command_start(
        self,
        stack: ExitStack,
        root: PosixFolderHandle | None,
        layout: SandboxLayout,
        *,
        marks: Iterable[SurveyMark],
        stopped: Callable[[], bool],
        replaces: bool,
    ) -> tuple[SandboxLayout, CommandStart | None]:
        """Hold the places of a layout while its command runs; return it with the start.

        What other running commands must not change is protected, too.
        """
        if root is None:
            return layout, None
        # left open to this command on purpose
        free = {mark.path for mark in marks} - {*layout.closed, *layout.hidden}
        if not layout.looking:
            layout = self._open_places.with_protected(layout, free)

        def is_allowed(path: str, inode: int, is_hidden: bool) -> bool:
            if not is_hidden:
                return path in free
            with self._looking:
                was_hidden = self._hidden.is_file(inode) or self._hidden.is_folder(inode)
            opened = frozenset(self._opened())
            return not was_hidden or is_file_opened(opened, os.path.relpath(path, self.folder))

        return layout, stack.enter_context(
            self._open_places.hold(root, layout, is_allowed, stopped, replaces=replaces)
        )

    def _users_commits(
        self, root: PosixFolderHandle | None, marks: Iterable[SurveyMark]
    ) -> UsersCommits:
        return UsersCommits(self._keeping.work_trees(root, marks), self._origins)

    def _layout_request(
        self,
        prepared: PreparedCommand,
        before: _Before,
        *,
        root: PosixFolderHandle | None,
        look_again: bool,
    ) -> tuple[LayoutRequest, tuple[ProtectedState, ...]]:
        """Return the input of the layout, and the protected places for comparison afterwards."""
        seen, text = before.seen, prepared.command.text
        hidden = few(seen.hidden, before.listed, self.folder) if prepared.mounts else seen.hidden
        request = LayoutRequest(
            app_folders=self._app_folders,
            granted=lambda path: is_file_opened(frozenset(self._opened()), path),
            looking=prepared.looks,
            lasting=prepared.mounts and prepared.command.lasting,
            pipes=partial(self._survey.pipes, again=look_again),
            hidden=hidden,
            resources=prepared.command.resources,
        )
        if prepared.looks:
            return request, ()
        steering = sum(mark.sort is MarkReason.STEERING for mark in before.marks)
        many = steering + len(hidden) > MAX_MOUNTS
        changing = before.commits is not None and not before.beside
        loose = prepared.mounts and (changing or many)
        states: tuple[ProtectedState, ...] = ()
        if prepared.backend.sandboxed and root is not None:
            states = self._keeping.before(
                root, before.marks, copied=loose, noted=prepared.writes_repository
            )
        request = replace(
            request,
            writing=prepared.writes_repository,
            setting=prepared.mounts and may_remove_work_tree(text, self._site),
            clearing=prepared.mounts and deletes_untracked(text),
            has_writers=self._sight.search.has_writers,
            loose=frozenset(state.path for state in states if loose and state.copies is not None),
        )
        return request, states

    def _tracked_files(self, marks: Iterable[SurveyMark]) -> Listed:
        """Return the files tracked by the repositories, where anything depends on them."""
        special = (MarkReason.SECRET, MarkReason.STEERING)
        if not self._sight.search.files and not any(mark.sort in special for mark in marks):
            return {}
        return self._tracked.within(find_work_trees(marks))

    def _settle_places(
        self, before: _Before, root: PosixFolderHandle | None, *, in_sandbox: bool
    ) -> SettlementResult:
        """Settle protected places; without a sandbox, new ones are only reported."""
        with self._looking, ExitStack() as opening:
            # a command that makes too many folders must not keep the others from being looked at
            marks = self._survey.look(opening=opening, root=root, limited=False)
            now = tuple(mark for mark in marks if not is_placeholder(mark.path))
            if before.dots is not None:
                new_names = [
                    mark
                    for mark in before.dots.find_new(root, self._survey.dots())
                    if root is None or not self._is_brought(before, root, mark)
                ]
                led = self._led_elsewhere(before, root, marks)
                now = tuple(sorted((*now, *new_names, *led), key=lambda mark: mark.path))
            known = {
                *(mark.path for mark in before.marks),
                *(state.path for state in before.protected_states),
            }
            now = with_instructions(now, self.instructions, before.instructions, known=known)
            if in_sandbox and root is not None:
                same = [
                    state.path
                    for state in before.protected_states
                    if root.identity(os.path.relpath(state.path, self.folder)) == state.identity
                ]
                # git outside is not asked about a repository that the command made
                marks_to_ask = (
                    mark
                    for mark in now
                    if mark.sort is not MarkReason.REPOSITORY
                    or mark.path in same
                    or is_linked(mark.path, same)
                )
                trees = ProtectedTrees(
                    (before.listed, self._tracked_files(tuple(marks_to_ask))),
                    before.commits,
                    before.began_ns,
                    before.given_up,
                )
                return self._keeping.after(root, before.protected_states, marks=now, trees=trees)
        new = (
            mark for mark in now if mark.path not in known and mark.sort is not MarkReason.SECRET
        )
        names = tuple(os.path.relpath(mark.path, self.folder) for mark in new)
        return SettlementResult(new_control_files=names)

    def _settle_early(
        self, before: _Before, root: PosixFolderHandle | None, seen_at: dict[str, float]
    ) -> Sequence[tuple[str, str]]:
        """Set new names aside while their command runs.

        `seen_at` tells when those were first seen that are on no list: programs write files under
        such names for a moment, and then rename them.
        """
        if root is None or before.dots is None:
            return ()
        known = {mark.path for mark in before.marks}
        with self._looking, ExitStack() as opening:
            marks = self._survey.look(opening=opening, root=root, limited=False)
            now = time.monotonic()
            dots = before.dots.find_new(root, self._survey.dots())
            earlier = dict(seen_at)
            seen_at.clear()
            seen_at |= {mark.path: earlier.get(mark.path, now) for mark in dots}
            candidates = (
                mark
                for mark in (
                    *(mark for mark in marks if mark.path not in known),
                    *(mark for mark in dots if now - seen_at[mark.path] >= EARLY_SECONDS),
                    *self._led_elsewhere(before, root, marks),
                )
                if mark.sort is MarkReason.STEERING
                and not is_placeholder(mark.path)
                and not self._is_brought(before, root, mark)
            )
            # one by one, since git is asked about each
            wanted = [*islice(candidates, MAX_EARLY_AT_ONCE)]
            return self._keeping.set_new_aside(
                root, before.protected_states, wanted, began_ns=before.began_ns
            )

    def _led_elsewhere(
        self, before: _Before, root: PosixFolderHandle | None, marks: Iterable[SurveyMark]
    ) -> Iterator[SurveyMark]:
        """Yield what a command made through which git, an editor, or a shell outside would reach a
        folder in which nothing is set aside: links, files for git, and folders that are too deep.
        """
        began = before.began_ns - int(CLOCK_SECONDS * 1e9)
        if root is None:
            return

        def is_new(path: str, kind: int) -> bool:
            status = root.status(os.path.relpath(path, self.folder))
            return (
                status is not None
                and stat.S_IFMT(status.st_mode) == kind
                and status.st_ctime_ns >= began
            )

        known = {mark.path for mark in before.marks}
        for mark in marks:
            if mark.sort is MarkReason.SECRET and mark.is_folder and mark.path not in known:
                yield replace(mark, sort=MarkReason.STEERING)
        for path in self._survey.links():
            if is_new(path, stat.S_IFLNK) and leads_through(path, before.written):
                yield SurveyMark(path, MarkReason.STEERING, stat.S_IFLNK)
        # git takes a remote that is not in its settings for a place at the top of a work tree
        for top in find_work_trees(before.marks):
            for path in git_files(root, os.path.relpath(top, self.folder)):
                place = os.path.join(self.folder, path)
                if is_new(place, stat.S_IFREG):
                    yield SurveyMark(place, MarkReason.STEERING, stat.S_IFREG)

    def _is_brought(self, before: _Before, root: PosixFolderHandle, mark: SurveyMark) -> bool:
        """Return whether git brought a new name in another agent's turn."""
        return before.brought is not None and is_committed_before(
            root, self.folder, mark, before.brought
        )

    def _spool_folder(self) -> Path:
        return self._spool or Path(
            self._app_folders[0] if self._app_folders else tempfile.gettempdir()
        )

    def _new_aside(self) -> Path:
        """Make a new folder for places that one command made."""
        place = self._spool_folder() / FOLDER
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix=time.strftime("%Y-%m-%d-%H%M%S-"), dir=place))


def _has_reached(command: SandboxCommand, proxy: NetworkProxy | None) -> bool:
    """Return whether a command may have data of the net by now."""
    return command.network or (proxy is not None and bool(proxy.reached))


_TRIAL_SECONDS = 10.0
_TRIAL = "echo in > below/made && cat below/made; cat ../secret; echo out > ../made"
_EXPECTED = b"in\n"


def find_sandbox(wanted: SandboxKind | None = None) -> SandboxBackend:
    """Return the sandbox that works here; `wanted`: this kind, or none.

    Blocks: call it in a thread.
    """
    return probe_sandbox(_runs_trial, wanted=wanted)


def _runs_trial(backend: SandboxBackend, folder: Path) -> str:
    """Test writing inside and failing to read and write outside; return the problem, or ""."""
    project = folder / "project"
    (project / "below").mkdir(parents=True)
    (folder / "secret").write_text("secret\n")
    ran = Sandbox(backend, project, spool=folder).run_blocking(
        SandboxCommand(f"{{ {_TRIAL}; }} 2>/dev/null", str(project), read_only=False),
        seconds=_TRIAL_SECONDS,
    )
    output = ran.output.part(0, 1_000)
    if output == _EXPECTED and not (folder / "made").exists():
        return ""
    # bubblewrap reports errors through the same pipe
    return f"a test failed: {output.decode('utf-8', 'replace').strip()[:300]!r}."
