"""One project folder's box: knows what to keep commands from, runs them, tells what came of it."""

import asyncio
import os
import re
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.permission import Exposed, Judgement, Need, Ruling
from helix_desktop.domain.values import value
from helix_desktop.tools.judging.command import judge_command, prepared
from helix_desktop.tools.judging.git_alone import cleans, sets
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.taking_back import NAMES_GIT, leaves_repository
from helix_desktop.tools.sandbox.box import NO_BOX, Box, Kind
from helix_desktop.tools.sandbox.exposing import Exposure
from helix_desktop.tools.sandbox.git_settings import Held, held, taken_back
from helix_desktop.tools.sandbox.identity import NOBODY, Person, person
from helix_desktop.tools.sandbox.keeping import FOLDER, Keeping, Kept, Settled, Trees
from helix_desktop.tools.sandbox.launching import Command, launched
from helix_desktop.tools.sandbox.layout import Asked, Layout, few, laid_out
from helix_desktop.tools.sandbox.limits import DEFAULT, Limits
from helix_desktop.tools.sandbox.mountpoints import is_free, is_ours, standing, unchanging
from helix_desktop.tools.sandbox.output import Output
from helix_desktop.tools.sandbox.process import Ended, Running
from helix_desktop.tools.sandbox.proxy import HostProxy
from helix_desktop.tools.sandbox.repositories import runs_of, settings_set_aside
from helix_desktop.tools.sandbox.sight import (
    NOTHING_SEEN,
    Opened,
    Seen,
    Sight,
    is_opened,
    nothing_opened,
)
from helix_desktop.tools.sandbox.survey import Mark, Sort, Survey
from helix_desktop.tools.sandbox.tracked import Listed, Tracked

_CHANGES_TREE = re.compile(
    r"\bgit\b[\s\S]*\b(?:checkout|switch|restore|reset|rebase|merge|pull|stash|cherry-pick|revert|am"
    r"|apply|bisect|mv|rm|clean|sparse-checkout|submodule|clone|worktree|read-tree|checkout-index)\b"
)
"""And only one that says so may have git change files that steer: then they have no mount."""
_PERSON_FOR = 60.0
MOST_MOUNTS = 400
"""Places of one folder that are mounted: each makes all others slower to mount."""

Heard = Callable[[Output], None]


def _writes_repository(command: str) -> bool:
    return NAMES_GIT.search(command) is not None and not leaves_repository(command)


class Watch(Protocol):
    """Is told while a command runs that may have git change files, and what git did change."""

    def begin(self) -> None: ...
    def end(self) -> None: ...
    def came(self, by_git: Sequence[str]) -> None: ...


@value
class Ran:
    """What came of a command. `steering`: places it made that others would act upon."""

    ended: Ended
    output: Output
    steering: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """Hosts that it wanted to reach and nobody allowed."""
    reached: bool = False
    """Whether anything of the net came to it, by way of the hosts that are allowed."""
    unreached: tuple[str, ...] = ()
    """Secrets that it could read, so that it had no way to the hosts that are allowed."""
    set_aside: tuple[tuple[str, str], ...] = ()
    """What it made that others would run or follow, and where that is now; "" if it was deleted."""
    by_git: tuple[str, ...] = ()
    """Files that steer and that git changed."""
    moved: tuple[str, ...] = ()
    seen: Seen = NOTHING_SEEN
    """The secrets it was kept from, and those it could read."""
    unsure: str = ""
    """Why it is not known what it made."""


@value
class _Before:
    """A folder as it was when a command began."""

    marks: tuple[Mark, ...]
    listed: Listed
    seen: Seen
    kept: tuple[Kept, ...]
    given_up: frozenset[str] = frozenset()
    """What git may delete or put away, and does by itself."""
    changing: bool = False
    """Whether git may bring files."""


class Sandbox:
    """Runs commands in one folder; several may run at a time.

    `own` are the application's folders; what commands may not make is put into `aside`.
    """

    def __init__(
        self,
        box: Box,
        folder: Path,
        *,
        own: Sequence[Path] = (),
        opened: Opened = nothing_opened,
        limits: Limits = DEFAULT,
        spool: Path | None = None,
    ) -> None:
        self.box = box
        self.folder = os.path.realpath(folder)
        self._own = [str(place) for place in own]
        self._opened = opened
        self._limits = limits
        self.watch: Watch | None = None
        self._spool = spool
        self._site = Site(folder)
        self._survey = Survey(self.folder)
        self._tracked = Tracked()
        self._sight = Sight(self.folder, opened)
        self._keeping = Keeping(self.folder, self._new_aside)
        self._looking = threading.Lock()
        self._persons, self._told_until = NOBODY, 0.0
        self._exposure = Exposure(self._site)

    async def run(self, command: Command, *, seconds: float, heard: Heard) -> Ran:
        """Runs it to its end; a cancelled caller ends it first, and has what it said until then.

        `heard` is called in another thread whenever something was said.
        """
        running = Running(Output(self._spool), seconds=seconds, most=self._limits.output)
        try:
            return await _in_thread(lambda: self._run(command, running, heard), running.stop)
        finally:
            running.close()

    def run_here(self, command: Command, *, seconds: float) -> Ran:
        """The same in the calling thread, which has to live until it is over."""
        running = Running(Output(self._spool), seconds=seconds, most=self._limits.output)
        try:
            return self._run(command, running, lambda _output: None)
        finally:
            running.close()

    def _real(self, command: Command, box: Box) -> Command:
        """As it is run, and for whom."""
        return replace(
            command,
            text=prepared(command.text, self._site),
            person=self._person() if box.boxed else NOBODY,
        )

    def _wants_out(self, command: Command, box: Box) -> bool:
        """Whether hosts are open to it.

        Landlock cannot tell our proxy's port from the same port of anybody else: no way there. What
        only looks needs none, and it takes a moment to make one.
        """
        offered = (
            command.lent.hosts is not None and not command.network and box.kind is Kind.BUBBLEWRAP
        )
        return offered and self._judged(command.text).ruling is not Ruling.ALLOW

    def _withheld(self, command: Command, seen: Seen, told: Exposed) -> tuple[str, ...]:
        """Secrets it can read and nobody was asked about, together with the net: it has none."""
        agreed = told.all if Need.NETWORK in self._judged(command.text).needs else ()
        return seen.exposed if {*seen.exposed}.difference(agreed) else ()

    def _judged(self, text: str) -> Judgement:
        return judge_command(text, self._site)

    def _person(self) -> Person:
        """Asked of git once a minute at most."""
        with self._looking:
            if time.monotonic() > self._told_until:
                self._persons = person(self.folder)
                self._told_until = time.monotonic() + _PERSON_FOR
            return self._persons

    def look(self) -> Seen:
        """Which secrets a command would be kept from now, and which it could read."""
        with self._looking:
            marks = self._survey.look()
            return self._sight.look(marks, self._listed(marks).__contains__)

    def exposed(self, command: str) -> Exposed:
        """Which secrets a command could read, to be told before it is allowed: it can, then."""
        with self._looking:
            marks = self._survey.look()
            seen = self._sight.look(marks, self._listed(marks).__contains__)
            return self._exposure.look(command, marks, seen)

    def _run(self, command: Command, running: Running, heard: Heard) -> Ran:
        """Whoever follows files of the folder knows what of these came by git before it ends."""
        watch = self.watch
        if watch is None:
            return self._run_it(command, running, heard)
        with ExitStack() as stack:
            if _CHANGES_TREE.search(command.text):
                stack.callback(watch.end)
                watch.begin()
            ran = self._run_it(command, running, heard)
            watch.came(ran.by_git)
        return ran

    def _run_it(self, command: Command, running: Running, heard: Heard) -> Ran:
        box = self.box if command.lent.boxed else NO_BOX
        real = self._real(command, box)
        told = self._exposure.told(command.text)
        with ExitStack() as stack:
            before, layout = self._prepared(real, running, stack, box=box, told=told)
            way_out = self._wants_out(command, box)
            withheld = self._withheld(command, before.seen, told) if way_out else ()
            if way_out and not withheld:
                real = replace(real, proxy=HostProxy(command.lent.hosts or ()))
            runs = {inside: runs_of(inside) for inside in layout.open}
            # closed ones can only have been changed by somebody outside
            settings = [held(inside, layout.closed) for inside in layout.open]
            try:
                launch = stack.enter_context(launched(box, layout, real, limits=self._limits))
                ended = running.run(launch, lambda: heard(running.output))
            except (OSError, subprocess.SubprocessError) as error:
                raise ToolError("The command could not be started.", str(error)) from error
            replaced = (*self._unset(settings), *self._replaced(layout, runs))
        proxy = real.proxy
        ran = Ran(
            ended,
            running.output,
            refused=proxy.refused if proxy else (),
            unreached=withheld,
            reached=proxy is not None and bool(proxy.reached),
            set_aside=replaced,
            seen=before.seen,
        )
        try:
            settled = self._settled(before, boxed=box.boxed)
        except (HelixError, OSError) as error:
            return replace(ran, unsure=str(error))
        return replace(
            ran,
            steering=settled.new,
            set_aside=(*replaced, *settled.set_aside),
            by_git=settled.by_git,
            moved=settled.moved,
        )

    def _prepared(
        self, command: Command, running: Running, stack: ExitStack, *, box: Box, told: Exposed
    ) -> tuple[_Before, Layout]:
        """What stands only to keep a name free is not there; it stands as long as this one runs."""
        boxed, lent = box.kind is Kind.BUBBLEWRAP, command.lent
        with self._looking, unchanging():
            found = self._survey.look(lambda: running.stopped)
            marks = tuple(mark for mark in found if not is_free(mark.path))
            listed = self._listed(marks)
            shown = {os.path.join(self.folder, path) for path in told.taken_in}
            # without a box nothing is hidden
            seen = self._sight.look(
                marks, lambda path: not box.boxed or path in listed or path in shown
            )
            hidden = few(seen.hidden, listed, self.folder) if boxed else seen.hidden
            steering = [mark.path for mark in marks if mark.sort is Sort.STEERING]
            changing = boxed and _CHANGES_TREE.search(command.text) is not None
            loose = boxed and (changing or len(steering) + len(hidden) > MOST_MOUNTS)
            kept = self._keeping.before(marks, copied=loose) if box.boxed else ()
            asked = Asked(
                own=self._own,
                granted=self._is_opened,
                writing=boxed and _writes_repository(command.text),
                setting=boxed and sets(command.text, self._site),
                clearing=boxed and cleans(command.text),
                hidden=hidden,
                loose=frozenset(each.path for each in kept if each.copies is not None),
            )
            layout = replace(
                laid_out(self.folder, marks, asked),
                lent=lent.toolchains.shown,
                withheld=lent.toolchains.withheld,
                home=lent.home,
            )
            if boxed and len(layout.closed) + len(layout.hidden) > MOST_MOUNTS:
                raise _too_many(layout)
            if boxed:
                stack.enter_context(standing(layout.absent))
        given_up = asked.loose if asked.clearing else frozenset[str]()
        return _Before(marks, listed, seen, kept, given_up, changing), layout

    def _listed(self, marks: Iterable[Mark]) -> Listed:
        """What the repositories in here hold, where anything depends on it."""
        if not any(mark.sort in (Sort.SECRET, Sort.STEERING) for mark in marks):
            return {}
        tops = (mark.path for mark in marks if mark.sort is Sort.REPOSITORY)
        return self._tracked.within(os.path.dirname(top) for top in tops if _is_git(top))

    def _settled(self, before: _Before, *, boxed: bool) -> Settled:
        """Without a box, what a command made is only told."""
        with self._looking:
            now = tuple(mark for mark in self._survey.look() if not is_ours(mark.path))
            if boxed:
                listed = (before.listed, self._listed(now))
                trees = Trees(listed, before.given_up, before.changing)
                return self._keeping.after(before.kept, now, trees)
        known = {mark.path for mark in before.marks}
        new = (mark for mark in now if mark.path not in known and mark.sort is not Sort.SECRET)
        return Settled(new=tuple(os.path.relpath(mark.path, self.folder) for mark in new))

    def _replaced(
        self, layout: Layout, runs: Mapping[str, frozenset[bytes]]
    ) -> Iterator[tuple[str, str]]:
        for inside in layout.open:
            for place, aside in settings_set_aside(inside, layout.closed, runs[inside]):
                yield os.path.relpath(place, self.folder), aside

    def _unset(self, settings: Iterable[Held]) -> Iterator[tuple[str, str]]:
        for before in settings:
            for place, aside in taken_back(before):
                yield os.path.relpath(place, self.folder), aside

    def _is_opened(self, path: str) -> bool:
        return is_opened(frozenset(self._opened()), path)

    def _new_aside(self) -> Path:
        """A new folder of ours, for what one command made."""
        own = self._own[0] if self._own else tempfile.gettempdir()
        place = Path(self._spool or own) / FOLDER
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix=time.strftime("%Y-%m-%d-%H%M%S-"), dir=place))


def _is_git(place: str) -> bool:
    return os.path.basename(place) == ".git"


def _too_many(layout: Layout) -> ToolError:
    count = len(layout.closed) + len(layout.hidden)
    return ToolError(
        f"The command was not run: the project folder holds {count:,} places that it would have to "
        f"be kept from, more than {MOST_MOUNTS:,}.",
        "Put the secrets into one folder, into version control or elsewhere; or choose a smaller "
        "folder as the project folder.",
    )


async def _in_thread(work: Callable[[], Ran], stop: Callable[[], None]) -> Ran:
    """Work in a thread of its own; a cancelled caller stops it and waits until it is over.

    The cancellation is swallowed then: what came of the work is not lost, and tells of it.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Ran] = loop.create_future()

    def run() -> None:
        # an error that nobody foresaw goes to the thread's hook, and this to whoever waits
        outcome: Ran | HelixError = ToolError("The command could not be run.")
        try:
            outcome = work()
        except HelixError as error:
            outcome = error
        finally:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, answer, outcome)

    thread = threading.Thread(target=run, name="command", daemon=True)
    thread.start()
    while not answer.done():
        try:
            await asyncio.wait({answer})
        except asyncio.CancelledError:
            stop()
    thread.join()
    return answer.result()


def _settle(answer: "asyncio.Future[Ran]", result: Ran | HelixError) -> None:
    if answer.done():
        return
    if isinstance(result, HelixError):
        answer.set_exception(result)
    else:
        answer.set_result(result)
