"""The sandbox of one project folder: prepares and runs commands, and reports their results.

The kind of sandbox is tested with a command before anything relies on it.
"""

import os
import re
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError, full_error_text
from helix_desktop.domain.permission import CallNeed, CallRuling, Exposed, Judgement
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import BASH, ShellKind
from helix_desktop.tools.files.snapshots import Files
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command, prepare_command
from helix_desktop.tools.permissions.git_untracked import (
    commits_only,
    deletes_untracked,
    keeps_work_tree,
    merges_commits_only,
    runs_git_alone,
    sets_git_config,
)
from helix_desktop.tools.permissions.reversible_commands import NAMES_GIT, only_reads_repository
from helix_desktop.tools.sandbox.closed_folders import kept_open, open_closed_folders
from helix_desktop.tools.sandbox.folder_survey import FolderSurvey, MarkReason, SurveyMark
from helix_desktop.tools.sandbox.git_config_guard import Held, read_git_config, restore_git_config
from helix_desktop.tools.sandbox.git_identity import NOBODY, GitIdentity, find_git_identity
from helix_desktop.tools.sandbox.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.layout import (
    LayoutRequest,
    SandboxLayout,
    few,
    lay_out,
    plain_insides,
)
from helix_desktop.tools.sandbox.linked_worktree import (
    BranchCopies,
    LentBranches,
    LinkedWorktree,
    can_commit_alone,
    freed_for_commits,
    with_worktree,
)
from helix_desktop.tools.sandbox.network_entry import own_network
from helix_desktop.tools.sandbox.network_proxy import NetworkProxy
from helix_desktop.tools.sandbox.probe import probe_sandbox
from helix_desktop.tools.sandbox.process import (
    DEFAULT,
    BoundedOutput,
    CommandLimits,
    CommandOutput,
    CommandRunner,
    ProcessResult,
    RunningCommand,
    run_in_thread,
)
from helix_desktop.tools.sandbox.protected_places import (
    FOLDER,
    ProtectedPlaces,
    ProtectedState,
    ProtectedTrees,
    RestoreResult,
)
from helix_desktop.tools.sandbox.repository_guard import (
    STATE_FOLDERS,
    follow_folders,
    freeze_mountpoints,
    hold_mountpoints,
    is_free,
    is_placeholder,
    runs_of,
    settings_set_aside,
    where_folders_are,
)
from helix_desktop.tools.sandbox.repository_history import Histories, HistoryLoss
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.secret_visibility import (
    NOTHING_SEEN,
    Opened,
    ReadableSecrets,
    SecretSurvey,
    SecretVisibility,
    is_file_opened,
    no_file_opened,
)
from helix_desktop.tools.sandbox.system_mounts import folders_above
from helix_desktop.tools.sandbox.tracked_files import CommitsBefore, Listed, TrackedFiles

_CHANGES_TREE = re.compile(
    r"\bgit\b[\s\S]*\b(?:checkout|switch|restore|reset|rebase|merge|pull|stash|cherry-pick|revert|am"
    r"|apply|bisect|mv|rm|clean|sparse-checkout|submodule|clone|worktree|read-tree|checkout-index)\b"
)
"""Commands with which git may change files that control programs, which then have no mount."""
_PERSON_FOR = 60.0
MOST_MOUNTS = 400
"""Most mounted places of one folder: each slows down all others."""

Heard = Callable[[CommandOutput], None]


def _never() -> bool:
    return False


def _proxy(command: SandboxCommand, live: "LiveCommand | None") -> NetworkProxy:
    withheld = live.withheld if live is not None else _never
    return NetworkProxy(command.lent.hosts or (), withheld=withheld)


class GitWatch(Protocol):
    """A listener for commands with which git may change files, and for the changed files."""

    def begin(self) -> None: ...
    def end(self) -> None: ...
    def came(self, by_git: Sequence[str]) -> None: ...


class SandboxRun(Struct, frozen=True):
    """The result of a command. `steering`: new places that other programs or agents act upon."""

    ended: ProcessResult
    output: CommandOutput
    box: SandboxKind = SandboxKind.NONE
    steering: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """Hosts that the command requested and the user has not allowed."""
    reached: bool = False
    """Whether any data came from the net, through the allowed hosts."""
    unreached: tuple[str, ...] = ()
    """Secrets that the command could read, so that the allowed hosts were withheld."""
    set_aside: tuple[tuple[str, str], ...] = ()
    """New places that others would run or follow, and where they are now; "" if deleted."""
    by_git: tuple[str, ...] = ()
    """Files that control programs and that git changed."""
    moved: tuple[str, ...] = ()
    seen: SecretSurvey = NOTHING_SEEN
    """The secrets hidden from the command, and those that the command could read."""
    unsure: str = ""
    """The reason why the command's changes are unknown, or ""."""
    note: str = ""
    """A note on changes that cannot be taken back."""
    branches: tuple[str, ...] = ()
    """Branches that it changed, but that stay as they were: only a worktree's own one moves."""
    lost: tuple[HistoryLoss, ...] = ()
    """What it took out of repositories."""
    stuck: str = ""
    """The reason why the worktree's branch did not move, or ""."""


class LiveCommand:
    """What is known of a command while it runs. Any thread."""

    def __init__(self, output: CommandOutput, withheld: Callable[[], bool] = _never) -> None:
        self.output = output
        self.withheld = withheld
        """Tells whether the allowed hosts are withheld from now on."""
        self.proxy: NetworkProxy | None = None
        self.process = 0
        """The sandbox's first process, if it has a network of its own."""

    def begin(self, process: int) -> None:
        self.process = process if own_network(process) else 0

    @property
    def reached(self) -> bool:
        """Whether any data came from the net, through the allowed hosts."""
        return self.proxy is not None and bool(self.proxy.reached)


class _Before(Struct, frozen=True):
    """A folder as it was when a command began."""

    marks: tuple[SurveyMark, ...]
    listed: Listed
    seen: SecretSurvey
    kept: tuple[ProtectedState, ...] = ()
    given_up: frozenset[str] = frozenset()
    """Places that git may delete or stash by itself."""
    commits: CommitsBefore | None = None
    """The commits, if git may add files."""


class _PreparedCommand(Struct, frozen=True):
    """A command as run, with the facts known beforehand."""

    command: SandboxCommand
    box: SandboxBackend
    judged: Judgement
    exposed: Exposed
    looks: bool
    """Whether the command is known only to read, so that it writes nothing in the folder."""

    @property
    def mounts(self) -> bool:
        return self.box.kind is SandboxKind.BUBBLEWRAP

    @property
    def has_way_out(self) -> bool:
        """Whether hosts are open to the command; a reading one needs none, and a proxy takes a
        moment. Landlock cannot tell Helix's proxy from another program on the same port: no
        hosts there."""
        offered = self.command.lent.hosts is not None and not self.command.network
        return offered and self.mounts and not self.looks

    @property
    def writes_repository(self) -> bool:
        text = self.command.text
        names_git = NAMES_GIT.search(text) is not None
        return self.mounts and not self.looks and names_git and not only_reads_repository(text)

    @property
    def is_mixed(self) -> bool:
        """Whether other programs than git may write repositories, too."""
        return self.writes_repository and not runs_git_alone(self.command.text)

    @property
    def changes_tree(self) -> bool:
        """Whether git may add files."""
        return not self.looks and _CHANGES_TREE.search(self.command.text) is not None


class Sandbox:
    """The sandbox of one folder, which may run several commands at a time.

    `own` are Helix's folders; places that commands may not make are moved to the spool.
    """

    def __init__(
        self,
        box: SandboxBackend,
        folder: Path,
        *,
        own: Sequence[Path] = (),
        opened: Opened = no_file_opened,
        limits: CommandLimits = DEFAULT,
        spool: Path | None = None,
    ) -> None:
        self.box = box
        self.folder = os.path.realpath(folder)
        self._own = [str(place) for place in own]
        self._opened = opened
        self._limits = limits
        self.watch: GitWatch | None = None
        self._spool = spool
        self._site = CommandPaths(folder)
        self._survey = FolderSurvey(self.folder)
        self._tracked = TrackedFiles()
        self._sight = SecretVisibility(self.folder, opened)
        self._keeping = ProtectedPlaces(self.folder, self._new_aside)
        self._looking = threading.Lock()
        self._persons, self._told_until = NOBODY, 0.0
        self._exposure = ReadableSecrets(self._site)
        self._tree: LinkedWorktree | None = None
        self._branches: BranchCopies | None = None
        self._histories = Histories(self._spool_folder)

    def commit_in(self, tree: LinkedWorktree) -> None:
        """Let commands commit on the branch of a worktree, which the folder is."""
        self._tree, self._branches = tree, BranchCopies(tree, self._spool_folder())
        self._branches.recover()

    async def run(
        self,
        command: SandboxCommand,
        *,
        seconds: float,
        heard: Heard,
        silence: float = inf,
        live: LiveCommand | None = None,
    ) -> SandboxRun:
        """Run a command to its end; a canceled caller ends it first, and gets its output so far.

        `heard` is called in another thread on new output. The command is also ended after so many
        seconds of `silence`. One that is looked at while it runs has a limited output.
        """
        running = self._runner(seconds, silence, live)
        try:
            work = partial(self._run, command, running, heard, live=live)
            return await run_in_thread(work, running.stop)
        finally:
            running.close()

    def run_here(self, command: SandboxCommand, *, seconds: float) -> SandboxRun:
        """Run a command in the calling thread, which must live until the command has ended."""
        running = self._runner(seconds)
        try:
            return self._run(command, running, lambda _output: None)
        finally:
            running.close()

    def _runner(
        self, seconds: float, silence: float = inf, live: LiveCommand | None = None
    ) -> CommandRunner:
        output = CommandOutput(self._spool) if live is None else live.output
        most = self._limits.output if live is None else inf
        if self.box.shell.kind is ShellKind.BASH:
            return RunningCommand(output, seconds=seconds, silence=silence, most=most)
        # lazy: only Windows needs it
        from helix_desktop.tools.sandbox.windows_process import windows_command  # noqa: PLC0415

        return windows_command(output, self._limits, seconds=seconds, most=most, silence=silence)

    def _meant(self, command: SandboxCommand) -> _PreparedCommand:
        box = self.box if command.lent.boxed else self.box.unboxed
        language = self.box.shell.language
        judged = judge_command(command.text, self._site, language)
        text = command.text
        real = replace(
            command,
            text=(
                prepare_command(text, self._site, judged, boxed=box.boxed)
                if language == BASH
                else text
            ),
            person=self._person() if box.boxed else NOBODY,
        )
        exposed = self._exposure.exposed_by(command.text)
        known = box.boxed and command.folder == self.folder
        return _PreparedCommand(
            real, box, judged, exposed, looks=known and judged.ruling is CallRuling.ALLOW
        )

    def _person(self) -> GitIdentity:
        """Return the user's git identity, read at most once a minute."""
        with self._looking:
            if time.monotonic() > self._told_until:
                self._persons = find_git_identity(self.folder)
                self._told_until = time.monotonic() + _PERSON_FOR
            return self._persons

    def look(self) -> SecretSurvey:
        """Return the secrets that are hidden from a command now, and those that it could read."""
        with self._looking:
            marks = self._survey.look()
            return self._sight.look(marks, self._listed(marks).__contains__)

    def exposed(self, command: str) -> Exposed:
        """Return the secrets that a command could read, to be shown before it is allowed."""
        with self._looking:
            marks = self._survey.look()
            seen = self._sight.look(marks, self._listed(marks).__contains__)
            return self._exposure.look(command, marks, seen)

    def live(self, withheld: Callable[[], bool] = _never) -> LiveCommand:
        """Return what is known of a command while it runs, to be given to `run`."""
        return LiveCommand(BoundedOutput(self._spool), withheld)

    def _run(
        self,
        command: SandboxCommand,
        running: CommandRunner,
        heard: Heard,
        *,
        live: LiveCommand | None = None,
    ) -> SandboxRun:
        """Run a command, and report files changed by git before the watch ends."""
        watch = self.watch
        if watch is None:
            return self._run_it(command, running, heard, live=live)
        with ExitStack() as stack:
            if _CHANGES_TREE.search(command.text):
                stack.callback(watch.end)
                watch.begin()
            ran = self._run_it(command, running, heard, live=live)
            watch.came(ran.by_git)
        return ran

    def _run_it(
        self,
        command: SandboxCommand,
        running: CommandRunner,
        heard: Heard,
        *,
        live: LiveCommand | None,
    ) -> SandboxRun:
        meant = self._meant(command)
        with ExitStack() as stack:
            before, layout, lent = self._prepared(meant, running, stack)
            command.prepared()
            withheld = _withheld(meant, before.seen)
            proxy = _proxy(command, live) if meant.has_way_out and not withheld else None
            real = _observed(replace(meant.command, proxy=proxy), live)
            runs = {inside: runs_of(inside) for inside in layout.open}
            # only somebody outside can have changed closed ones
            settings = [read_git_config(inside, layout.closed) for inside in layout.open]
            try:
                written = stack.enter_context(follow_folders(self._written(meant, layout)))
                history = stack.enter_context(self._histories.before(written))
                launch = prepare_launch(meant.box, layout, real, limits=self._limits)
                with kept_open(self.folder):  # placeholders cannot be removed in a closed one
                    ended = running.run(stack.enter_context(launch), lambda: heard(running.output))
            except (OSError, subprocess.SubprocessError) as error:
                raise ToolError("The command could not be started.", str(error)) from error
            moved = where_folders_are(written)
            replaced, unsure = self._kept_settings(layout, settings, runs, moved=moved)
        ran = SandboxRun(ended, running.output, meant.box.kind, seen=before.seen, unsure=unsure)
        ran = replace(ran, branches=tuple(lent.others), stuck=lent.problem)
        ran = replace(ran, unreached=withheld, set_aside=replaced)
        if proxy is not None:
            ran = replace(ran, refused=proxy.refused, reached=bool(proxy.reached))
        history = {moved[inside]: files for inside, files in history.items()}
        return ran if meant.looks else self._with_settled(ran, meant, before, history=history)

    def _with_settled(
        self,
        ran: SandboxRun,
        meant: _PreparedCommand,
        before: _Before,
        *,
        history: Mapping[str, Files],
    ) -> SandboxRun:
        """Return the result with the settlement of histories and protected places."""
        if meant.writes_repository:
            self._histories.gather()
        try:
            with self._opened_for(map(os.path.dirname, history)):
                ran = replace(ran, lost=self._histories.after(history, meant.command.text))
        except (HelixError, OSError, RecursionError) as error:
            ran = replace(ran, unsure=full_error_text(error))
        try:
            settled = self._settled(before, meant)
        except (HelixError, OSError, RecursionError) as error:
            return replace(ran, unsure=full_error_text(error))
        return replace(
            ran,
            unsure=ran.unsure or settled.unsure,
            steering=settled.new,
            set_aside=(*ran.set_aside, *settled.set_aside),
            by_git=settled.by_git,
            moved=settled.moved,
        )

    def _prepared(
        self, meant: _PreparedCommand, running: CommandRunner, stack: ExitStack
    ) -> tuple[_Before, SandboxLayout, LentBranches]:
        """Survey and lay out the folder; hold placeholders while the command runs."""
        lent = self._lent(meant, stack)
        with self._looking, freeze_mountpoints():
            found = self._survey.look(lambda: running.stopped, stack)
            marks = tuple(mark for mark in found if not is_free(mark.path))
            listed = self._listed(marks)
            shown = {os.path.join(self.folder, path) for path in meant.exposed.taken_in}
            # without a sandbox nothing is hidden
            seen = self._sight.look(
                marks, lambda path: not meant.box.boxed or path in listed or path in shown
            )
            needed = self._exposure.needed(meant.command.text, marks, seen)
            alone = () if needed else self._alone(meant, marks)
            changing = (meant.mounts or bool(alone)) and meant.changes_tree
            commits = CommitsBefore(_tops(marks)) if changing else None
            before = _Before(marks, listed, seen, commits=commits)
            asked, kept = self._asked(meant, before, alone)
            layout = self._with_tree(lay_out(self.folder, marks, asked), asked, lent)
            if meant.mounts and len(layout.closed) + len(layout.hidden) > MOST_MOUNTS:
                raise _too_many(layout)
            if meant.mounts:
                stack.enter_context(hold_mountpoints(layout.absent))
        given_up = asked.loose if asked.clearing else before.given_up
        return replace(before, kept=kept, given_up=given_up), layout, lent

    def _lent(self, meant: _PreparedCommand, stack: ExitStack) -> LentBranches:
        """Return copies of the branches for a command that may commit in a worktree."""
        if self._branches is None or not meant.writes_repository:
            return LentBranches(())
        return stack.enter_context(self._branches.lend())

    def _with_tree(
        self, layout: SandboxLayout, asked: LayoutRequest, lent: LentBranches
    ) -> SandboxLayout:
        if self._tree is None:
            return layout
        if asked.alone:
            return freed_for_commits(layout, self._tree)
        return with_worktree(layout, self._tree, lent) if lent.placed else layout

    def _alone(self, meant: _PreparedCommand, marks: Iterable[SurveyMark]) -> tuple[str, ...]:
        """Return the repositories in which git alone runs; none where mounts restrict places."""
        freely = (
            meant.box.kind is SandboxKind.LANDLOCK
            and not meant.looks
            and keeps_work_tree(meant.command.text)
        )
        if self._tree is not None:
            commits = freely and commits_only(meant.command.text) and can_commit_alone(self._tree)
            return (self._tree.entry,) if commits else ()
        return plain_insides(self.folder, marks) if freely else ()

    def _asked(
        self, meant: _PreparedCommand, before: _Before, alone: tuple[str, ...]
    ) -> tuple[LayoutRequest, tuple[ProtectedState, ...]]:
        """Return the input of the layout, and the protected places for comparison afterwards."""
        seen, text = before.seen, meant.command.text
        hidden = few(seen.hidden, before.listed, self.folder) if meant.mounts else seen.hidden
        asked = LayoutRequest(
            own=self._own,
            granted=lambda path: is_file_opened(frozenset(self._opened()), path),
            looking=meant.looks,
            hidden=hidden,
            lent=meant.command.lent,
        )
        if meant.looks:
            return asked, ()
        steering = sum(mark.sort is MarkReason.STEERING for mark in before.marks)
        many = steering + len(hidden) > MOST_MOUNTS
        loose = bool(alone) or (meant.mounts and (before.commits is not None or many))
        kept = self._keeping.before(before.marks, copied=loose) if meant.box.boxed else ()
        asked = replace(
            asked,
            writing=meant.writes_repository,
            mixed=meant.is_mixed,
            setting=meant.mounts and sets_git_config(text, self._site),
            clearing=(meant.mounts or bool(alone)) and deletes_untracked(text),
            alone=alone,
            loose=frozenset(each.path for each in kept if each.copies is not None),
        )
        return asked, kept

    def _listed(self, marks: Iterable[SurveyMark]) -> Listed:
        """Return the files tracked by the repositories, where anything depends on them."""
        if not any(mark.sort in (MarkReason.SECRET, MarkReason.STEERING) for mark in marks):
            return {}
        return self._tracked.within(_tops(marks))

    def _settled(self, before: _Before, meant: _PreparedCommand) -> RestoreResult:
        """Settle protected places; without a sandbox, new ones are only reported."""
        with self._looking, ExitStack() as opening:
            marks = self._survey.look(opening=opening)
            now = tuple(mark for mark in marks if not is_placeholder(mark.path))
            if meant.box.boxed:
                commits = before.commits or CommitsBefore(())
                if before.commits and merges_commits_only(meant.command.text, self._site):
                    commits.add(_tops(before.marks))
                trees = ProtectedTrees(
                    (before.listed, self._listed(now)),
                    commits.held,
                    before.given_up,
                    changing=before.commits is not None,
                )
                return self._keeping.after(before.kept, now, trees)
        known = {mark.path for mark in before.marks}
        new = (
            mark for mark in now if mark.path not in known and mark.sort is not MarkReason.SECRET
        )
        return RestoreResult(new=tuple(os.path.relpath(mark.path, self.folder) for mark in new))

    def _written(self, meant: _PreparedCommand, layout: SandboxLayout) -> tuple[str, ...]:
        """Return the insides of repositories that other programs than git may write."""
        if not meant.is_mixed:
            return ()
        shared = (self._tree.shared,) if self._tree is not None and layout.writable else ()
        return (*layout.open, *shared)

    def _kept_settings(
        self,
        layout: SandboxLayout,
        settings: Iterable[Held],
        runs: Mapping[str, frozenset[bytes]],
        *,
        moved: Mapping[str, str],
    ) -> tuple[tuple[tuple[str, str], ...], str]:
        """Set aside what git would read as settings; return the places, and why not everything.

        `moved`: where repositories are now.
        """
        insides = {moved.get(inside, inside): inside for inside in layout.open}
        closed = {_moved(place, moved) for place in layout.closed}
        steps: list[Callable[[], Iterable[tuple[str, str]]]] = [
            *(partial(restore_git_config, held) for held in settings),
            *(partial(settings_set_aside, now, closed, runs[was]) for now, was in insides.items()),
        ]
        found: list[tuple[str, str]] = []
        unsure = ""
        places = (os.path.join(inside, each) for inside in insides for each in STATE_FOLDERS)
        with self._opened_for(places):
            for step in steps:
                try:
                    found += step()
                except OSError as error:
                    unsure = full_error_text(error)
        named = ((os.path.relpath(place, self.folder), aside) for place, aside in found)
        return tuple(named), unsure

    @contextmanager
    def _opened_for(self, places: Iterable[str]) -> Iterator[None]:
        """Open folders in the project, and those above them, that a command closed."""
        with ExitStack() as opening:
            for place in places:
                for each in (*sorted(folders_above(place)), place):
                    if each.startswith(f"{self.folder}/"):
                        opening.enter_context(open_closed_folders(each))
            yield

    def _spool_folder(self) -> Path:
        return self._spool or Path(self._own[0] if self._own else tempfile.gettempdir())

    def _new_aside(self) -> Path:
        """Make a new folder for places that one command made."""
        place = self._spool_folder() / FOLDER
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix=time.strftime("%Y-%m-%d-%H%M%S-"), dir=place))


def _withheld(meant: _PreparedCommand, seen: SecretSurvey) -> tuple[str, ...]:
    """Return secrets that a command can read and send without consent; then it gets no hosts."""
    if not meant.has_way_out:
        return ()
    agreed = meant.exposed.all if CallNeed.NETWORK in meant.judged.needs else ()
    return seen.exposed if {*seen.exposed}.difference(agreed) else ()


def _tops(marks: Iterable[SurveyMark]) -> list[str]:
    """Return the work trees of the repositories in a folder."""
    insides = (mark.path for mark in marks if mark.sort is MarkReason.REPOSITORY)
    return [inside[: -len("/.git")] for inside in insides if inside.endswith("/.git")]


def _moved(place: str, moved: Mapping[str, str]) -> str:
    """Return where a place is now, if it is in a folder that was moved."""
    inside = next((each for each in moved if place.startswith(f"{each}/")), "")
    return moved[inside] + place[len(inside) :] if inside else place


def _observed(command: SandboxCommand, live: LiveCommand | None) -> SandboxCommand:
    """Return the command, so that what is to be known while it runs is told."""
    if live is None:
        return command
    live.proxy = command.proxy
    return replace(command, begun=live.begin)


def _too_many(layout: SandboxLayout) -> ToolError:
    count = len(layout.closed) + len(layout.hidden)
    return ToolError(
        "The command was not run: the project folder holds {count} places that it would have to "
        "be kept from, more than {most}.",
        "Put the secrets into one folder, into version control or elsewhere; or choose a smaller "
        "folder as the project folder.",
        count=f"{count:,}",
        most=f"{MOST_MOUNTS:,}",
    )


_SECONDS = 10.0
_TRIAL = "echo in > below/made && cat below/made; echo out > ../made"
_SAID = b"in\n"


def find_sandbox(wanted: SandboxKind | None = None) -> SandboxBackend:
    """Return the sandbox that works here; `wanted`: this kind, or none.

    Blocks: call it in a thread.
    """
    return probe_sandbox(_tried, wanted=wanted)


def _tried(box: SandboxBackend, folder: Path) -> str:
    """Test writing inside and failing to write outside; return the problem, or ""."""
    project = folder / "project"
    (project / "below").mkdir(parents=True)
    ran = Sandbox(box, project, spool=folder).run_here(
        SandboxCommand(f"{{ {_TRIAL}; }} 2>/dev/null", str(project)), seconds=_SECONDS
    )
    said = ran.output.part(0, 1_000)
    if said == _SAID and not (folder / "made").exists():
        return ""
    # the loader of bubblewrap and of the supervisor report errors through the same pipe
    return f"a test failed: {said.decode('utf-8', 'replace').strip()[:300]!r}."
