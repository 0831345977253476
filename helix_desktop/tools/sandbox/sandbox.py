"""One project folder's box: knows what to keep commands from, runs them, tells what came of it."""

import asyncio
import os
import re
import subprocess
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.permission import Ruling
from helix_desktop.domain.values import value
from helix_desktop.tools.judging.command import judge_command, prepared
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.sandbox.box import NO_BOX, Box, Kind
from helix_desktop.tools.sandbox.launching import Command, launched
from helix_desktop.tools.sandbox.layout import Granted, Layout, laid_out
from helix_desktop.tools.sandbox.limits import DEFAULT, Limits
from helix_desktop.tools.sandbox.mountpoints import is_free, is_ours, standing, unchanging
from helix_desktop.tools.sandbox.output import Output
from helix_desktop.tools.sandbox.process import Ended, Running
from helix_desktop.tools.sandbox.proxy import HostProxy
from helix_desktop.tools.sandbox.repositories import NOT_TO_APPEAR
from helix_desktop.tools.sandbox.survey import Mark, Sort, Survey

_GIT = re.compile(r"(?<![\w.])git\b")
"""Only a command that says so may write what a repository holds (never hooks and settings)."""

Heard = Callable[[Output], None]


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
    set_aside: tuple[str, ...] = ()
    """What it put into a repository and would have replaced its settings; renamed."""


class Sandbox:
    """Runs commands in one folder; several may run at a time."""

    def __init__(
        self,
        box: Box,
        folder: Path,
        *,
        own: Sequence[Path] = (),
        granted: Granted = lambda _path: False,
        limits: Limits = DEFAULT,
        spool: Path | None = None,
    ) -> None:
        self.box = box
        self.folder = os.path.realpath(folder)
        self._own = [str(place) for place in own]
        self._granted = granted
        self._limits = limits
        self._spool = spool
        self._site = Site(folder)
        self._survey = Survey(self.folder)
        self._looking = threading.Lock()

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

    def _run(self, command: Command, running: Running, heard: Heard) -> Ran:
        before = self._look(running)
        box = self.box if command.lent.boxed else NO_BOX
        text = prepared(command.text, self._site)
        # what only looks needs no way out, and it takes a moment to make one
        harmless = judge_command(command.text, self._site).ruling is Ruling.ALLOW
        proxy = None if harmless else _proxy(box, command)
        real = replace(command, text=text, proxy=proxy)
        with ExitStack() as stack:
            layout = self._laid_out(before, real, stack, boxed=box.kind is Kind.BUBBLEWRAP)
            try:
                launch = stack.enter_context(launched(box, layout, real, limits=self._limits))
                ended = running.run(launch, lambda: heard(running.output))
            except (OSError, subprocess.SubprocessError) as error:
                raise ToolError("The command could not be started.", str(error)) from error
            aside = _set_aside(layout)
        refused, reached = (proxy.refused, bool(proxy.reached)) if proxy else ((), False)
        return Ran(ended, running.output, self._new(before), refused, reached, aside)

    def _look(self, running: Running) -> tuple[Mark, ...]:
        with self._looking:
            return self._survey.look(lambda: running.stopped)

    def _laid_out(
        self, marks: Iterable[Mark], command: Command, stack: ExitStack, *, boxed: bool
    ) -> Layout:
        """What stands only to keep a name free is not there; it stands as long as this one runs."""
        with unchanging():
            layout = laid_out(
                self.folder,
                (mark for mark in marks if not is_free(mark.path)),
                own=self._own,
                granted=self._granted,
                writing=boxed and _GIT.search(command.text) is not None,
            )
            if boxed:
                stack.enter_context(standing(layout.absent))
        toolchains = command.lent.toolchains
        return replace(
            layout,
            lent=toolchains.shown,
            withheld=toolchains.withheld,
            home=command.lent.home,
        )

    def _new(self, before: Iterable[Mark]) -> tuple[str, ...]:
        """Steering files and repositories that were not there before."""
        known = {mark.path for mark in before}
        with self._looking:
            now = self._survey.look()
        return tuple(
            os.path.relpath(mark.path, self.folder)
            for mark in now
            if mark.path not in known and mark.sort is not Sort.SECRET and not is_ours(mark.path)
        )


def _proxy(box: Box, command: Command) -> HostProxy | None:
    """Landlock cannot tell our proxy's port from the same port of anybody else: no way there."""
    hosts = command.lent.hosts
    if hosts is None or command.network or box.kind is not Kind.BUBBLEWRAP:
        return None
    return HostProxy(hosts)


def _set_aside(layout: Layout) -> tuple[str, ...]:
    """What a repository that could be written had not, and would be run from; the command's own."""
    found: list[str] = []
    for inside in layout.open:
        for name in NOT_TO_APPEAR:
            place = os.path.join(inside, name)
            if place not in layout.closed and os.path.lexists(place):
                os.replace(place, f"{place}.set-aside")
                found.append(os.path.relpath(place, layout.folder))
    return tuple(found)


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
