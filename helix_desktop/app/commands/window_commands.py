"""Runs commands of terminals inside the window, on its open workspace, and asks for a yes there."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from helix_desktop.app.commands.questions import serve_questions
from helix_desktop.app.commands.resume import change_pause
from helix_desktop.app.feature import installed
from helix_desktop.app.ipc.ipc_messages import (
    AnswerRequest,
    AskRequest,
    CommandRequest,
    ConfirmRequest,
    EditorRequest,
    ListRequest,
    ModelChoiceRequest,
    PauseRequest,
    QuestionRequest,
)
from helix_desktop.app.ipc.ipc_server import TerminalOutput
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.form_questions import FormQuestion, FormQuestionAsker, FormQuestionKind
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.permission import MODE_NAMES, Mode, is_wider

DONE, DENIED, REFUSED = 0, 1, 2


class CommandPrinter:
    """A TurnPrinter whose text goes to the terminal that asked."""

    def __init__(self, output: TerminalOutput, *, shown: bool) -> None:
        self._output = output
        self.shown = shown

    def write(self, text: str) -> None:
        self._output.write(text)

    def note(self, line: str) -> None:
        self._output.write(f"{line}\n", is_stderr=True)

    def saved(self, session: SessionId) -> None:
        """The window shows the session."""


class CommandStop:
    """A TurnStop that is requested when the terminal stops the command or is gone."""

    def __init__(self, output: TerminalOutput) -> None:
        self._stopping = output.stopping

    @property
    def requested(self) -> bool:
        return self._stopping.is_set()

    async def wait(self) -> None:
        await self._stopping.wait()


async def run_command(
    open_workspace: OpenWorkspace,
    request: CommandRequest | QuestionRequest,
    output: TerminalOutput,
    *,
    asker: FormQuestionAsker,
    spawn: Spawn,
) -> int:
    """Run a command on the open workspace of a window; return its exit status."""
    await open_workspace.models.reread()
    match request:
        case AskRequest():
            if not await _is_allowed_or_confirmed(open_workspace, request, output, asker=asker):
                output.write("You denied the change in the window.\n", is_stderr=True)
                return REFUSED

            # lazy: rarely used, and the window would open later for it
            from helix_desktop.app.commands.ask import (  # noqa: PLC0415
                AskTask,
                OutputFormat,
                checked_effort,
                run_turn,
            )

            folder, session = Path(open_workspace.workspace.folder), SessionId(request.session)
            effort = checked_effort(request.effort)
            task = AskTask(
                request.prompt,
                folder,
                session,
                format=OutputFormat.EVENTS if request.json else OutputFormat(request.format),
                effort=effort,
                images=request.images,
                mode=Mode(request.mode) if request.mode else None,
                own_model=request.model,
                worktree=request.worktree,
                bring=request.bring,
                web_search=request.web_search,
                waits=request.waits,
                resumes=request.resumes,
            )
            printer = CommandPrinter(output, shown=request.shown)
            if task.format is OutputFormat.TEXT:
                printer.note("· The window runs this turn and shows its questions.")
            stop = CommandStop(output)
            return await run_turn(task, open_workspace, printer=printer, stop=stop, spawn=spawn)
        case ModelChoiceRequest(role, model):
            await open_workspace.choose_model(LlmRole(role), model)
            for line in open_workspace.settings.roles.lines:
                output.write(f"{line}\n")
            return DONE
        case PauseRequest(session, until):
            await change_pause(open_workspace, session, until, say=output.write)
            return DONE
        case ListRequest() | AnswerRequest():
            return await serve_questions(open_workspace, request, output)
        case ConfirmRequest(changes):
            return await _confirm(changes, output, asker)
        case EditorRequest():
            served = (feature.requests().get(EditorRequest) for feature in installed())
            serve = next(filter(None, served), None)
            if serve is None:
                output.write("This Helix Desktop serves no editors.\n", is_stderr=True)
                return REFUSED
            await serve(open_workspace, output, spawn=spawn)
            return DONE


async def _is_allowed_or_confirmed(
    open_workspace: OpenWorkspace,
    request: AskRequest,
    output: TerminalOutput,
    *,
    asker: FormQuestionAsker,
) -> bool:
    """Return whether a turn may have its mode and search the web; what allows more than now is
    confirmed in the window.
    """
    confirmations = [_SEARCHES] if request.web_search else []
    if request.mode:
        mode, session = Mode(request.mode), SessionId(request.session)
        await asyncio.to_thread(open_workspace.modes.check, mode)
        # of a session that isn't there, the turn tells
        is_there = not session or session in {
            head.id for head in await open_workspace.sessions.all()
        }
        if is_there and is_wider(mode, await open_workspace.modes.current(session)):
            confirmations.append(f"Mode: {MODE_NAMES[mode]} ({mode.value}).")
    return not confirmations or await _confirm(confirmations, output, asker) == DONE


_SEARCHES = "Web searches by the model's provider in this session. They can carry data out."


async def _confirm(changes: Sequence[str], output: TerminalOutput, asker: FormQuestionAsker) -> int:
    """Ask the user in the window; a command that is stopped withdraws its question."""
    lines = "".join(f"  {line}\n" for line in changes)
    output.write(f"Confirm this in the window of Helix Desktop:\n{lines}", is_stderr=True)
    question = FormQuestion("", FormQuestionKind.CHANGE, "\n".join(changes))
    async with asyncio.TaskGroup() as group:
        asking = group.create_task(asker.ask(question))
        stopping = group.create_task(output.stopping.wait())
        await asyncio.wait({asking, stopping}, return_when=asyncio.FIRST_COMPLETED)
        asking.cancel()
        stopping.cancel()
    return DONE if not asking.cancelled() and asking.result().yes else DENIED
