"""`helix-desktop ask`: one prompt in a terminal, on the same engine and store as the window.

If a window shows the workspace, the window runs the turn.

The output is the answer as it arrives, every journaled event as one line of JSON, or lines in the
form of other agents (`stream_output.py`). Output is written on its own thread: a reader that is
slow or gone holds up no model.

A pause at a provider's limit is waited for, and the turn goes on in the same process.

Exit status 0: done. 1: failed, or the output could not be written. 2: could not begin. 3: ended
early, by a budget, the reply's length, a refusal, or a filter. 4: paused, and not waited for. 130:
stopped by Ctrl+C, 143: by SIGTERM, 129: by a closed terminal; the turn's end is written first, and
what a stopped command changed is recorded, unless that takes longer than `END_SECONDS` after
SIGTERM. A third signal ends the process at once.
"""

import asyncio
import os
import shlex
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TextIO

from msgspec import Struct

from helix_desktop.app.commands.arguments import chosen_folder
from helix_desktop.app.commands.changes import cut_off_lines
from helix_desktop.app.commands.output import Say, local_time, safe_line
from helix_desktop.app.commands.questions import serve_questions
from helix_desktop.app.commands.stream_output import StreamOutput
from helix_desktop.app.commands.turn_output import (
    JsonOutput,
    OutputPrinter,
    TextOutput,
    TurnListener,
    TurnPrinter,
    TurnStop,
)
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, make_private_folders, start_log, stop_log
from helix_desktop.app.ipc.ipc_client import (
    IpcConnection,
    RemoteCommand,
    WindowClosed,
    connect_window,
)
from helix_desktop.app.ipc.ipc_messages import AskRequest, IpcText
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.json_file import read_file
from helix_desktop.app.models.role_assignment import ABOUT_PRACTICE
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.sessions.staged_attachments import picture_limits
from helix_desktop.app.stop_signals import handled_stop_signals, signals_wake_loop
from helix_desktop.app.workspaces.guide_agreements import UnagreedGuide
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList, check_folder
from helix_desktop.domain.away import Away, AwayRule
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.effort import (
    DEFAULT_EFFORT,
    MODEL_DECIDES,
    Effort,
    EffortLevel,
    parse_effort,
)
from helix_desktop.domain.errors import HelixError, SessionMissing, StoreLocked, ToolError
from helix_desktop.domain.events import Cause, Ending, TurnEnded
from helix_desktop.domain.inspected_request import LONG_MESSAGE_CHARS
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.live_events import Live
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.messages import NewImage
from helix_desktop.domain.permission import MODE_NAMES, Mode
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.tools.pictures import MAX_CHECKED_PICTURE_BYTES, check_picture

DONE, FAILED, ENDED_EARLY, PAUSED, STOPPED = 0, 1, 3, 4, 130

MAX_STOPPING_SIGNALS = 2
"""The signals that only stop the turn."""
MAX_DIFF_LINES = 40
"""Most lines of a difference that are shown after the answer."""

MAX_PROMPT_BYTES = 16 * 1024 * 1024
"""The maximum bytes read from stdin: far more than any model takes, and still fits in memory."""


class OutputFormat(StrEnum):
    """What a turn writes: EVENTS are those of the journal, RESULT is the last line of STREAM."""

    TEXT = "text"
    EVENTS = "events"
    RESULT = "json"
    STREAM = "stream-json"


class AskTask(Struct, frozen=True):
    """The arguments of `ask`, before anything is opened or made."""

    prompt: str
    folder: Path | None
    """The folder of the workspace; None if the workspace is named."""
    session: SessionId = NO_SESSION
    model: str = ""
    policy: Policy | None = None
    format: OutputFormat = OutputFormat.TEXT
    mode: Mode | None = None
    """The mode of the session from now on; None leaves it."""
    waits: bool = True
    """Whether a pause is waited for."""
    away: AwayRule | None = None
    """What becomes of questions; None: calls are denied, or asked for in the window."""
    effort: Effort | None = None
    """The reasoning effort of the session from now on."""
    images: tuple[tuple[str, NewImage], ...] = ()
    """The pictures that are sent with the prompt, each with its name."""
    own_model: str = ""
    """The session's own model from now on, where a window runs the turn."""
    worktree: str = ""
    """The branch of a new worktree in which a new session begins; "" for the folder itself."""
    workspace: str = ""
    """The name or ID of the workspace, in place of its folder."""
    bring: tuple[str, ...] = ()
    """What the prompt mentions of other sessions: it must exist."""
    web_search: bool = False
    """Whether the provider may search the web in the session from now on."""
    comments: bool = False
    """Whether the session's comments on lines are sent before the prompt."""
    resumes: bool = False
    """Whether a paused or interrupted turn goes on, without a prompt; without a session, the newest
    paused one."""


STOPPING = "· Stopping. Interrupt twice more to quit at once."
STILL_STOPPING = (
    "· Still stopping: what the turn did is being saved. Interrupt once more to quit at once."
)


class Interrupts:
    """Ctrl+C, SIGTERM, and SIGHUP: the first one is reported to the waiting task.

    A second one changes nothing, so that the work after a command is done. A third one ends the
    process.
    """

    def __init__(self, show: Callable[[str], None] = lambda _line: None) -> None:
        """`show` is called in a signal handler."""
        self.requested = False
        self.status = STOPPED
        """The exit status of a turn that is stopped."""
        self._show = show
        self._count = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._event: asyncio.Event | None = None

    async def wait(self) -> None:
        """Wait for the first signal, also if it came already."""
        self._loop, self._event = asyncio.get_running_loop(), asyncio.Event()
        if not self.requested:
            await self._event.wait()

    def ask(self, number: int = signal.SIGINT, _frame: object = None) -> None:
        self.status = 128 + number
        self.requested = True
        self._count += 1
        if self._count > MAX_STOPPING_SIGNALS:
            os._exit(self.status)  # the store is consistent at every moment
        self._show(STOPPING if self._count == 1 else STILL_STOPPING)
        if self._loop and self._event:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(self._event.set)


def run_ask(task: AskTask, paths: Paths, parts: AppParts | None = None) -> int:
    """Run the command; return its exit status, or raise HelixError if it could not begin."""
    make_private_folders(paths)
    log = start_log(paths.logs)
    try:
        with OutputPrinter(sys.stdout, sys.stderr) as printer:
            interrupts = Interrupts(printer.note)
            container = AppContainer(paths, parts)
            with handled_stop_signals(interrupts.ask), signals_wake_loop() as wake:

                async def run_task() -> int:
                    wake()
                    return await _run_task(task, container, printer=printer, interrupts=interrupts)

                status = asyncio.run(run_task())
        if status == STOPPED:
            return interrupts.status
        return FAILED if status == DONE and printer.lost else status
    finally:
        stop_log(log)


def run_command(options: Namespace, paths: Paths, _say: Say) -> int:
    return run_ask(parse_ask_task(options, stdin=sys.stdin), paths)


def parse_ask_task(options: Namespace, *, stdin: TextIO | None) -> AskTask:
    """Return what `ask` is to do; raise HelixError if that is invalid, before anything is made."""
    if options.comments and not options.session:
        raise HelixError("--comments works with --session only.")
    # a prompt from standard input is only waited for where it is needed
    text = "" if options.comments and options.prompt is None else _prompt(options.prompt, stdin)
    if not text.strip() and not options.comments:
        raise HelixError("The prompt is empty.", "Write a prompt, or pipe one in.")
    if options.worktree and options.session:
        raise HelixError("--worktree begins a new session. Omit it, or omit --session.")
    text = " ".join((text, *(f"#{name}" for name in options.bring)))
    images = tuple((path.name, _picture(path)) for path in options.image)
    if sum(len(picture.data) for _, picture in images) > MAX_CHECKED_PICTURE_BYTES:
        raise HelixError(
            "The images are larger than {most} MB together.",
            most=MAX_CHECKED_PICTURE_BYTES // 10**6,
        )
    return AskTask(
        text,
        chosen_folder(options.workspace, options.folder),
        SessionId(options.session),
        options.model,
        choose_policy(options.policy, ())[1] if options.policy else None,
        OutputFormat.EVENTS if options.as_json else OutputFormat(options.output_format),
        Mode(options.mode) if options.mode else None,
        not options.no_wait,
        AwayRule(options.away) if options.away else None,
        checked_effort(options.effort),
        images,
        worktree=options.worktree,
        workspace=options.workspace or "",
        bring=tuple(options.bring),
        web_search=options.web_search,
        comments=options.comments,
    )


def checked_effort(text: str) -> Effort | None:
    """Return the effort that an option names; raise HelixError if it names none."""
    if not text:
        return None
    effort = parse_effort(text)
    if effort is None:
        raise HelixError(
            "{effort} isn't a reasoning effort.",
            "Write default, {levels}, or a number of tokens.",
            effort=repr(text),
            levels=", ".join(EffortLevel),
        )
    return effort


def _picture(path: Path) -> NewImage:
    """Read a picture; raise HelixError if it cannot be sent."""
    try:
        return check_picture(read_file(path, max_bytes=MAX_CHECKED_PICTURE_BYTES)).image
    except OSError as error:
        reason = error.strerror or str(error)
        raise HelixError(
            "Can't read the image {file}: {why}.", file=str(path), why=reason
        ) from error
    except ToolError as error:
        raise HelixError("Can't send the image {file}. {why}", file=str(path), why=error) from error


def exit_status(ended: TurnEnded | None) -> int:
    """Return the exit status of a turn; a turn whose end could not be written has failed."""
    if ended is None:
        return FAILED
    match ended.ending, ended.cause:
        case Ending.STOPPED, _:
            return STOPPED
        case Ending.PAUSED, _:
            return PAUSED
        case Ending.DONE, Cause.NONE:
            return DONE
        case Ending.FAILED, Cause.NONE | Cause.CRASHED | Cause.KEY_MISSING:
            return FAILED
        case _:
            return ENDED_EARLY


def _prompt(argument: str | None, stdin: TextIO | None) -> str:
    """Return the prompt from the command line, or from standard input."""
    if argument is not None and argument != "-":
        return argument
    if stdin is None or (argument is None and stdin.isatty()):
        return ""
    data = stdin.buffer.read(MAX_PROMPT_BYTES + 1)
    if len(data) > MAX_PROMPT_BYTES:
        raise HelixError("The prompt is larger than {largest} MB.", largest=MAX_PROMPT_BYTES >> 20)
    return data.decode("utf-8", "replace")


async def _run_task(
    task: AskTask, container: AppContainer, *, printer: OutputPrinter, interrupts: Interrupts
) -> int:
    try:
        # a wrong name must not leave a workspace behind
        model = (await container.models()).checked(task.model) if task.model else ""
        workspace = await asyncio.to_thread(_find_workspace, task, container.workspaces, model)
        try:
            open_workspace = await container.open(workspace)
        except StoreLocked:
            async with connect_window(container.workspaces.home(workspace)) as window:
                if window is None:
                    raise
                command = _run_in_window(task, window, printer)

                async def stop_on_interrupt() -> None:
                    await interrupts.wait()
                    command.stop()

                container.supervisor.spawn(stop_on_interrupt(), "wait for Ctrl+C")
                try:
                    return await command.status()
                except WindowClosed as error:
                    # the turn had begun: another status would say that nothing was done
                    printer.warn([str(error)])
                    return FAILED
        try:
            open_workspace.serve_questions(partial(serve_questions, open_workspace))
            open_workspace.set_away(partial(Away, task.away or AwayRule.DENY))
            if model:
                open_workspace.settings.ignore_session_models()
            await open_workspace.tell_incidents(printer.warn)
            # lazy: most turns come after no crash
            if cut_off := await open_workspace.cut_off.listed():
                printer.warn(cut_off_lines(cut_off))
            if interrupts.requested:
                return STOPPED
            spawn = container.supervisor.spawn
            return await run_turn(
                task, open_workspace, printer=printer, stop=interrupts, spawn=spawn
            )
        finally:
            await open_workspace.close()
    finally:
        await container.close()


def _run_in_window(task: AskTask, window: IpcConnection, printer: OutputPrinter) -> RemoteCommand:
    """Have the window that shows the workspace run the turn."""
    if task.policy:
        raise HelixError(
            "Helix Desktop has this workspace open, with a policy of its own.",
            "Omit --policy, or close the workspace there.",
        )
    if task.away is not None:
        raise HelixError(
            "Helix Desktop has this workspace open, and shows questions there.", "Omit --away."
        )
    if task.comments:
        raise HelixError(
            "Helix Desktop has this workspace open.", "Send the comments there, in Changes."
        )
    effort = "" if task.effort is None else str(task.effort) or DEFAULT_EFFORT
    request = AskRequest(
        task.prompt,
        task.session,
        json=task.format is OutputFormat.EVENTS,
        format=OutputFormat.TEXT if task.format is OutputFormat.EVENTS else task.format,
        shown=printer.shown,
        effort=effort,
        images=task.images,
        mode=task.mode.value if task.mode else "",
        model=task.model,
        worktree=task.worktree,
        bring=task.bring,
        web_search=task.web_search,
        waits=task.waits,
        resumes=task.resumes,
    )

    def show(text: IpcText) -> None:
        if text.is_stderr:
            printer.note(text.text.removesuffix("\n"))
        else:
            printer.write(text.text)

    return window.begin(request, show)


def _find_workspace(task: AskTask, workspaces: WorkspaceList, model: str) -> Workspace:
    """Return the workspace of the task with the settings of this turn; a new one is saved.

    If a session is named, the workspace must exist.
    """
    if task.session and task.folder and workspaces.in_folder(check_folder(task.folder)) is None:
        raise _no_session(task.session)
    workspace = workspaces.chosen(task.workspace, task.folder, create=not task.resumes)
    if model:
        models = {**workspace.models, LlmRole.MAIN.value: model}
        workspace = replace(workspace, models=models)
    return replace(workspace, policy=task.policy) if task.policy else workspace


def _no_session(session: SessionId) -> SessionMissing:
    return SessionMissing(
        "This folder's workspace has no session {session}.",
        "Omit --session to start a new one.",
        session=repr(session),
    )


async def run_turn(
    task: AskTask,
    open_workspace: OpenWorkspace,
    *,
    printer: TurnPrinter,
    stop: TurnStop,
    spawn: Spawn,
) -> int:
    """Run the turn and the work started beside it, each to the end; return the exit status.

    Background commands that it started are ended.
    """
    folder, name = open_workspace.workspace.folder, task.workspace
    output: TurnListener
    if task.format in (OutputFormat.RESULT, OutputFormat.STREAM):
        only_result = task.format is OutputFormat.RESULT
        output = StreamOutput(
            printer, task.session, open_workspace, only_result=only_result, workspace=name
        )
    elif task.format is OutputFormat.EVENTS:
        output = JsonOutput(printer, task.session, folder=folder, workspace=name)
    else:
        output = TextOutput(printer, task.session, folder=folder, workspace=name)
    output.waits_for_pauses = task.waits
    with ExitStack() as cleanup:
        # if the additional figures cannot be determined
        cleanup.callback(output.write_last_line, None)
        writing = spawn(output.write_lines(), "write the lines of a turn")
        cleanup.callback(writing.cancel)
        agreements = open_workspace.agreements
        waiting_before = await asyncio.to_thread(agreements.waiting_guides)
        running_before = {command.id for command in open_workspace.work.commands(task.session)}
        await _send_prompt(task, open_workspace, output)
        printer.saved(output.session)
        cleanup.callback(open_workspace.subscribe(output.handle))
        stopping = spawn(stop.wait(), "wait for Ctrl+C")
        cleanup.callback(stopping.cancel)
        await _run_until(open_workspace.sessions.rested(output.session), stopping, spawn=spawn)
        while output.paused is not None and not stop.requested:
            until = output.paused.pause.until if output.paused.pause else 0.0
            when = local_time(until, now=output.paused.at)
            printer.note(
                f"· Paused until {when}. Helix waits, then goes on. Ctrl+C leaves it paused."
            )
            await _run_until(_wait_for(output.pause_over), stopping, spawn=spawn)
            if not stop.requested:
                await _run_until(
                    open_workspace.sessions.rested(output.session), stopping, spawn=spawn
                )
        if stop.requested:
            await open_workspace.sessions.stop(output.session)
        output.end()
        await asyncio.wait({writing})
        if task.format is not OutputFormat.TEXT:
            weight = None
            with suppress(HelixError):
                weight = await open_workspace.requests.weigh(output.session)
            output.write_last_line(weight)
        if not stop.requested:
            # a summary in progress is paid for: if interrupted, it would be written again
            await _run_until(open_workspace.sessions.settled(output.session), stopping, spawn=spawn)
        await open_workspace.work.close_commands(output.session, still_used=running_before)
        output.close(output.session)
        for guide in await asyncio.to_thread(agreements.waiting_guides):
            if guide.before is not None or guide not in waiting_before:
                for line in unused_guide_lines(guide):
                    printer.note(line)
    return exit_status(output.ended)


def unused_guide_lines(guide: UnagreedGuide) -> list[str]:
    """Return how instructions that are not used differ, and the command that uses them."""
    words = shlex.join(["helix-desktop", "permission", "follow", guide.name])
    diff = guide.diff.splitlines()
    more = [f"  … ({len(diff) - MAX_DIFF_LINES} more lines)"] if len(diff) > MAX_DIFF_LINES else []
    return [
        safe_line(f"! {guide.name}: {guide.reason} To use it: {words}"),
        *(safe_line(f"  {line}") for line in diff[:MAX_DIFF_LINES]),
        *more,
    ]


async def _send_prompt(task: AskTask, open_workspace: OpenWorkspace, output: TurnListener) -> None:
    """Check and send the prompt; what happens meanwhile is written once the session is known."""
    events: list[Live] = []
    # reading the session may end a broken turn
    unsubscribe = open_workspace.subscribe(events.append)
    try:
        if task.resumes and not task.session:
            heads = await open_workspace.sessions.all()
            paused = [head.id for head in heads if head.paused]
            if not paused:
                raise HelixError("No session is paused here.", "Nothing was sent.")
            task = replace(task, session=paused[0])
        await _check_and_choose(task, open_workspace, output)
        if task.resumes:
            output.session = task.session
            await open_workspace.resume(task.session)
            return
        if task.worktree:
            # begin a session in a new worktree, and tell where it is and what is not in it
            plan = await open_workspace.worktrees.plan(task.worktree)
            opening = open_workspace.modes.opening(task.mode)
            session = await open_workspace.worktrees.begin(plan, opening)
            if task.format is OutputFormat.TEXT:
                worktree = plan.worktree
                output.printer.note(f"· Worktree: {worktree.folder}")
                output.printer.note(
                    f"· Branch: {worktree.branch}, from {worktree.source} ({worktree.commit[:10]})"
                )
                if plan.unsaved:
                    output.printer.note(
                        f"· Unsaved files that stay in the folder: {len(plan.unsaved):,}"
                    )
            task = replace(task, session=session)
        # what the window has chosen for its next session is not for this one
        effort = task.effort or (None if task.session else MODEL_DECIDES)
        model = open_workspace.settings.own_model(task.own_model)
        store_picture = open_workspace.attachments.keep_picture
        images = [await store_picture(name, picture) for name, picture in task.images]
        prompt, comments = task.prompt, tuple[LineComment, ...]()
        if task.comments:
            text, comments = await open_workspace.comments_text(task.session)
            if not comments:
                raise HelixError("This session has no comments on lines.", "Nothing was sent.")
            prompt = "\n\n".join(part for part in (text, prompt) if part.strip())
        if len(prompt) >= LONG_MESSAGE_CHARS:
            space = await open_workspace.requests.space(task.session, prompt, model=model)
            if space.missing:
                output.printer.note(
                    f"! This message is too long for the model. Up to {space.missing:,} tokens of "
                    "its middle will be left out; Helix can recall them."
                )
        output.session = await open_workspace.send(
            task.session,
            prompt,
            images,
            mode=task.mode,
            effort=effort,
            model=model,
            web_search=task.web_search,
        )
        await open_workspace.drop_comments(task.session, comments)
    finally:
        unsubscribe()
        for event in events:
            output.handle(event)


async def _check_and_choose(
    task: AskTask, open_workspace: OpenWorkspace, output: TurnListener
) -> None:
    """Check what is asked for, and write what holds for the turn."""
    if task.session and all(
        head.id != task.session for head in await open_workspace.sessions.all()
    ):
        raise _no_session(task.session)
    for name in task.bring:
        if not await open_workspace.mentions.attached(f"#{name}", sent=False):
            raise HelixError(
                "Nothing here is called {name}.",
                "`helix-desktop session bring --find TEXT` lists names.",
                name=repr(name),
            )
    llm = open_workspace.sessions.llm_of(task.session, task.own_model)
    open_workspace.efforts.check_model(llm, task.effort or MODEL_DECIDES)
    limits, model = picture_limits(llm), llm.shown_name
    if task.web_search and not llm.can_search:
        raise HelixError("The provider of {model} offers no web search.", model=model)
    if task.web_search and llm.search_price is None:
        raise HelixError(
            "What a web search costs with {model} is unknown.",
            "Set it with `helix-desktop model set {name} --search-price USD`, per thousand.",
            model=model,
            name=llm.full_name,
        )
    if task.images and not (limits.accepted and limits.sent):
        raise HelixError(
            "{model} isn't known to support images.",
            "If it does, run `helix-desktop model set {name} --pictures yes`. "
            "Otherwise choose another model with --model.",
            model=model,
            name=llm.full_name,
        )
    if len(task.images) > limits.count:
        raise HelixError(
            "{model} accepts {most} images per message.", model=model, most=limits.count
        )
    if task.mode is not None and task.session:
        await open_workspace.modes.choose(task.session, task.mode)
    elif task.mode is not None:
        open_workspace.modes.check(task.mode)
    if task.own_model and task.session:
        await open_workspace.choose_session_model(task.session, task.own_model)
    if task.format is OutputFormat.TEXT:
        mode = task.mode or await open_workspace.modes.current(task.session)
        if mode is not Mode.ASK:
            output.printer.note(f"· Mode: {MODE_NAMES[mode]}")
        if task.effort is not None:
            output.printer.note(f"· Reasoning effort: {str(task.effort) or DEFAULT_EFFORT}")
        for note in await open_workspace.services.notes():
            output.printer.note(f"· {note}")
        if ABOUT_PRACTICE in open_workspace.settings.roles.notes:
            output.printer.note(f"· {ABOUT_PRACTICE}")
    if isinstance(output, JsonOutput) and task.session != NO_SESSION:
        output.fallbacks = (await open_workspace.compactions.use(task.session)).fallbacks


async def _wait_for(event: asyncio.Event) -> None:
    await event.wait()


async def _run_until(
    work: Coroutine[object, object, None], stop: asyncio.Task[None], *, spawn: Spawn
) -> None:
    """Wait for either; cancel the work if the other is done first."""
    work_task = spawn(work, "wait for the turn")
    await asyncio.wait({work_task, stop}, return_when=asyncio.FIRST_COMPLETED)
    work_task.cancel()
