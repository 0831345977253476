"""`helix-desktop ask`: one turn without a window, on the same engine and the same store.

0: done. 1: failed. 2: could not begin. 3: ended early, by a budget, the reply's length, a refusal
or a filter. 130: stopped by Ctrl+C; the turn's end is written before, a second one leaves at once.
"""

import asyncio
import os
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from helix_desktop.app.commands.ask_output import JsonLines, Plain, Printer
from helix_desktop.app.commands.replay import chosen_policy
from helix_desktop.app.desk import Desk
from helix_desktop.app.llms.casting import ABOUT_PRACTICE
from helix_desktop.app.logs import end_log, start_log
from helix_desktop.app.paths import Paths, make_private
from helix_desktop.app.wiring import House, Parts
from helix_desktop.app.workspaces import checked_folder
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing
from helix_desktop.domain.events import Cause, Ending, TurnEnded
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.permission import MODE_NAMES, Mode
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.requests import Weighed
from helix_desktop.domain.values import value
from helix_desktop.domain.workspace import Workspace

DONE, FAILED, ENDED_EARLY, STOPPED = 0, 1, 3, 130

LARGEST_PROMPT = 16 * 1024 * 1024
"""Bytes read from stdin: far more than any model takes, and it still fits in memory."""


@value
class Errand:
    """What is asked for, before anything is opened or made."""

    prompt: str
    folder: Path
    session: SessionId = NO_SESSION
    model: str = ""
    policy: Policy | None = None
    json: bool = False
    mode: Mode | None = None
    """In place of the workspace's own, for this turn."""


class Interrupts:
    """Ctrl+C: the first is told to whoever waits, the second ends the process where it is."""

    def __init__(self) -> None:
        self.wanted = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._event: asyncio.Event | None = None

    async def wait(self) -> None:
        """Until the first Ctrl+C, also if that was before."""
        self._loop, self._event = asyncio.get_running_loop(), asyncio.Event()
        if not self.wanted:
            await self._event.wait()

    def ask(self, _number: int = 0, _frame: object = None) -> None:
        if self.wanted:
            os._exit(STOPPED)  # what is in the store is whole at every moment
        self.wanted = True
        if self._loop and self._event:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(self._event.set)


def run(options: Namespace, paths: Paths, parts: Parts | None = None) -> int:
    """The command's exit status; HelixError if it could not begin."""
    errand = errand_of(options, sys.stdin)
    make_private(paths)
    log = start_log(paths.logs)
    try:
        with Printer(sys.stdout, sys.stderr) as printer, _listening() as interrupts:
            return asyncio.run(
                _asked(errand, House(paths, parts), printer=printer, interrupts=interrupts)
            )
    finally:
        end_log(log)


def errand_of(options: Namespace, stdin: TextIO | None) -> Errand:
    """HelixError for what cannot be meant; nothing is made before that is known."""
    if options.folder is None:
        raise HelixError("Say which folder to work in: ask --folder DIR.")
    prompt = _prompt(options.prompt, stdin)
    if not prompt.strip():
        raise HelixError("There is nothing to ask.", "Write a prompt, or pipe one in.")
    return Errand(
        prompt,
        options.folder,
        SessionId(options.session),
        options.model,
        chosen_policy(options.policy, ())[1] if options.policy else None,
        options.json,
        Mode(options.mode) if options.mode else None,
    )


def status_of(ended: TurnEnded | None) -> int:
    """The exit status of a turn; one whose end could not be written has failed."""
    if ended is None:
        return FAILED
    match ended.ending, ended.cause:
        case Ending.STOPPED, _:
            return STOPPED
        case Ending.DONE, Cause.NONE:
            return DONE
        case Ending.FAILED, Cause.NONE | Cause.CRASHED:
            return FAILED
        case _:
            return ENDED_EARLY


def _prompt(given: str | None, stdin: TextIO | None) -> str:
    """What was written after the command; else what comes through the pipe."""
    if given is not None and given != "-":
        return given
    if stdin is None or (given is None and stdin.isatty()):
        return ""
    data = stdin.buffer.read(LARGEST_PROMPT + 1)
    if len(data) > LARGEST_PROMPT:
        raise HelixError(f"The prompt is larger than {LARGEST_PROMPT >> 20} MB.")
    return data.decode("utf-8", "replace")


@contextmanager
def _listening() -> Iterator[Interrupts]:
    interrupts = Interrupts()
    main = threading.current_thread() is threading.main_thread()
    before = signal.getsignal(signal.SIGINT) if main else signal.SIG_IGN
    if before == signal.SIG_IGN:  # begun in the background: it stays as it is
        yield interrupts
        return
    signal.signal(signal.SIGINT, interrupts.ask)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)


async def _asked(errand: Errand, house: House, *, printer: Printer, interrupts: Interrupts) -> int:
    try:
        # a wrong name must not leave a workspace behind
        model = (await house.models()).checked(errand.model) if errand.model else ""
        workspace = await asyncio.to_thread(_workspace, errand, house, model)
        desk = await house.open(workspace)
        try:
            if errand.mode is not None:
                await desk.choose_mode(errand.mode, lasting=False)
            if errand.session:
                await _need(errand.session, desk)
            if interrupts.wanted:
                return STOPPED
            return await _turn(errand, desk, house=house, printer=printer, interrupts=interrupts)
        finally:
            await desk.close()
    finally:
        await house.close()


def _workspace(errand: Errand, house: House, model: str) -> Workspace:
    """The folder's workspace, with what holds for this turn; made if there is none.

    Where a session of it is asked for it has to be there.
    """
    place = str(checked_folder(errand.folder))
    if errand.session and all(each.folder != place for each in house.workspaces.listed()):
        raise _no_session(errand.session)
    workspace = house.workspaces.for_folder(errand.folder)
    if model:
        models = {**workspace.models, LlmRole.MAIN.value: model}
        workspace = replace(workspace, models=models)
    return replace(workspace, policy=errand.policy) if errand.policy else workspace


async def _need(session: SessionId, desk: Desk) -> None:
    if all(head.id != session for head in await desk.sessions()):
        raise _no_session(session)


def _no_session(session: SessionId) -> SessionMissing:
    return SessionMissing(
        f"There is no session {session!r} in the workspace of this folder.",
        "Leave --session out to begin a new one.",
    )


async def _turn(
    errand: Errand, desk: Desk, *, house: House, printer: Printer, interrupts: Interrupts
) -> int:
    """From the prompt to the turn's end, and to the end of what was begun beside it."""
    listener = JsonLines if errand.json else Plain
    shown = listener(printer, errand.session, folder=desk.workspace.folder)
    if desk.mode is not Mode.ASK and not errand.json:
        printer.note(f"· Mode: {MODE_NAMES[desk.mode]}")
    if ABOUT_PRACTICE in desk.notes and not errand.json:
        printer.note(f"· {ABOUT_PRACTICE}")
    leave = desk.subscribe(shown.hear)
    try:
        if isinstance(shown, JsonLines) and errand.session != NO_SESSION:
            shown.fallbacks = (await desk.rewriting.use(errand.session)).fallbacks
        session = await desk.send(errand.session, errand.prompt)
        stopping = house.supervisor.spawn(interrupts.wait(), "wait for Ctrl+C")
        await _first(house, desk.idle(), stopping)
        if interrupts.wanted:
            await desk.stop(session)
        if errand.json:
            shown.over(await _weighed(desk, session))
        if not interrupts.wanted:
            # a summary that is being made is paid for: broken off, it would be made again
            await _first(house, desk.settled(session), stopping)
        shown.close(session)
    finally:
        shown.over(None)  # what was to be told besides could not be found out
        leave()
    return status_of(shown.ended)


async def _weighed(desk: Desk, session: SessionId) -> Weighed | None:
    """The next request as every place of the window tells it."""
    with suppress(HelixError):
        return await desk.requests.weigh(session)
    return None


async def _first(
    house: House, work: Coroutine[object, object, None], other: asyncio.Task[None]
) -> None:
    """Wait for one of two; the work is given up if it is not the first."""
    task = house.supervisor.spawn(work, "wait for the turn")
    await asyncio.wait({task, other}, return_when=asyncio.FIRST_COMPLETED)
    task.cancel()
