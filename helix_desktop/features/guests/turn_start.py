"""Starts a guest's turn: its prompt with the history, the recorder, and its sandboxed program.

The program runs for one turn, as one command in the session's sandbox: with the network, its own
settings, and the project, which is read-only in plan mode. What it changed is recorded after each
call and at its end, like the changes of a command.
"""

import asyncio
import base64
import contextlib
import os
import shlex
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from importlib import import_module
from math import inf
from typing import TYPE_CHECKING, Protocol

from helix_desktop.app.feature import ProgramParts, ProgramPlace
from helix_desktop.app.models.guest_port import DEFAULT_MODEL
from helix_desktop.app.models.provider_ports import Pictures
from helix_desktop.app.source_formats.bounded_reading import JsonObject
from helix_desktop.app.user_guides import CLAUDE_FILE
from helix_desktop.context.texts.hook_texts import blocked_text
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderError, RequestRefused, UserAway
from helix_desktop.domain.events import ContextInjected, GuestStarted
from helix_desktop.domain.file_changes import AGENT_CHANGES
from helix_desktop.domain.form_questions import (
    FormQuestion,
    FormQuestionAsker,
    FormQuestionKind,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import HookEvent, HookMoment, blocking_run
from helix_desktop.domain.llm import Llm, ModelRequest, Usage
from helix_desktop.domain.messages import Image, Message, Role, Text, ToolCall
from helix_desktop.domain.permission import CallPermit, Mode, mode_in_force
from helix_desktop.domain.text_diff import unify_text
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import NOBODY_TO_ASK
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.features.guests.guest_files import GuestRequests
from helix_desktop.features.guests.guest_pipes import GuestPipes, LineOutput
from helix_desktop.features.guests.guest_programs import (
    GuestProgram,
    GuestPrograms,
    GuestRecording,
    find_command,
)
from helix_desktop.features.guests.guest_request_writer import (
    GuestRequestWriter,
    RecordedConversation,
)
from helix_desktop.features.guests.guest_turn import (
    GuestModel,
    GuestPrompt,
    GuestTurn,
)
from helix_desktop.tools.agent.command_report import change_notes, command_notes
from helix_desktop.tools.definition_folders import FOLDERS
from helix_desktop.tools.files.system_mounts import is_system, is_within, own_home
from helix_desktop.tools.programs.process import CommandEnd, ProcessResult, to_its_end
from helix_desktop.tools.programs.toolchains import Toolchains, find_toolchains
from helix_desktop.tools.sandbox import GrantedResources, SandboxCommand
from helix_desktop.tools.tool import call_scope

if TYPE_CHECKING:
    from helix_desktop.providers.request_recorder import RequestRecorder

MAX_HISTORY_CHARS = 200_000
"""The maximum characters of the conversation so far that a new session of a guest begins with: the
last ones."""
GIT_READS = (
    "Another command writes the repository of this project now: in this turn, git can only read."
)
SETTLE_SECONDS = 1.0
"""How long a step's end waits for the usage of the request that led to it."""
_SO_FAR = (
    "This conversation began elsewhere. What was said so far, without the outputs of tools:\n\n"
)
_NOW = "\n\nThe user says now:\n\n"
_NODE_MODULES = "/node_modules/"
_TO_HAVE_IT = "`helix-desktop permission aside` lists it, and `permission put-back` puts it back"


class GuestWorkspace(Protocol):
    """What the turns of guests need of their workspace."""

    @property
    def deps(self) -> SessionDeps: ...

    programs: GuestPrograms
    environ: Mapping[str, str]
    pictures: Pictures
    places: ProgramParts
    records: Callable[[], bool]
    cost_of: Callable[[str, str, Usage | None], float | None]

    def note_models(
        self, endpoint: Endpoint, models: Sequence[GuestModel], used: str, window: int
    ) -> None: ...

    def note_commands(self, endpoint: Endpoint, commands: Sequence[JsonObject]) -> None: ...


class TurnStarter:
    """Starts the turns of a workspace's guests."""

    def __init__(self, guests: GuestWorkspace) -> None:
        self._guests = guests
        self._conversations: dict[SessionId, RecordedConversation] = {}

    async def start(self, endpoint: Endpoint, request: ModelRequest) -> GuestTurn:
        """Return a turn, ready to run; raise RequestRefused if its program is not installed."""
        guests, session = self._guests, SessionId(request.session)
        deps = guests.deps
        program = guests.programs.all.get(endpoint.id)
        command = None
        if program is not None:
            command = await asyncio.to_thread(find_command, program, guests.programs.search_path)
        if program is None or command is None:
            raise RequestRefused(
                "{agent} isn't installed.",
                "Install the program, or choose another model.",
                agent=endpoint.name,
            )
        await self._check_approval(endpoint, command, session, asker=guests.places.asker)
        place = await asyncio.to_thread(guests.places.place_of, session)
        journal = deps.base.journals[session]
        in_sandbox = place.has_bubblewrap
        # what needs our sandbox is no mode of a program outside it
        mode = mode_in_force(deps.mode_of(session), trusted=True, has_sandbox=in_sandbox)
        plans = mode is Mode.PLAN
        git_waits = place.sandbox.is_git_busy
        earlier, news = _split(request.messages)
        recording = self._recording(program) if guests.records() else None
        known = journal.history.guest
        prompt = GuestPrompt(
            place.sandbox.folder,
            await self._blocks(news, request),
            session=known.id if known and known.agent == endpoint.id else "",
            history=_conversation_text(earlier),
            model="" if request.llm.id == DEFAULT_MODEL else request.llm.id,
            mode=mode,
            offers_tools=not in_sandbox,
            has=journal.history.has_call,
            notice=GIT_READS if git_waits and not plans else "",
            about=_about(endpoint.name, in_sandbox=in_sandbox, records=recording is not None),
        )
        recorder = None
        if recording is None:
            self._conversations.pop(session, None)  # a turn that is not recorded may change it
        else:
            recorder = await self._recorder(recording, session, place, request.llm)
        host = _TurnHost(
            guests,
            endpoint,
            session,
            place,
            program=program,
            words=command,
            plans=plans,
            writes_git=not (plans or git_waits),
            recorder=recorder,
        )
        spawn = deps.base.supervisor.spawn
        return GuestTurn(endpoint.name, prompt, host, spawn=spawn, sign_in=program.sign_in)

    async def _check_approval(
        self,
        endpoint: Endpoint,
        command: Sequence[str],
        session: SessionId,
        *,
        asker: FormQuestionAsker,
    ) -> None:
        """Raise RequestRefused if another program is found than before, unless the user agrees.

        The first one is approved by the choice of the agent, unless approvals were lost.
        """
        programs = self._guests.programs
        approved = await asyncio.to_thread(programs.approved, endpoint.id)
        if approved is None and await asyncio.to_thread(lambda: programs.lost_approvals):
            approved = ()  # it may have been another program that was approved
        if approved is not None and list(approved) != list(command):
            before, now = (
                [show_hidden(word).replace("\n", "⟨U+000A⟩") for word in words]
                for words in (approved, command)
            )
            diff = unify_text(before, now)
            question = FormQuestion(endpoint.name, FormQuestionKind.PROGRAM, diff, session=session)
            if not (await asker.ask(question)).yes:
                raise RequestRefused(
                    "The program of {agent} is another one than you approved: {program}.",
                    "Send a message in the window to look at it, or run "
                    "`helix-desktop guest approve {id}`.",
                    agent=endpoint.name,
                    program=command[0],
                    id=endpoint.id,
                )
        await asyncio.to_thread(programs.approve, endpoint.id, command)

    async def _blocks(
        self, messages: Sequence[Message], request: ModelRequest
    ) -> Sequence[Mapping[str, object]]:
        """Return messages of the user as blocks of a prompt."""
        blocks: list[Mapping[str, object]] = []
        for message in messages:
            for part in message.parts:
                if isinstance(part, Text) and part.text:
                    blocks.append({"type": "text", "text": part.text})
                elif isinstance(part, Image):
                    data = await self._guests.pictures(part, request.llm)
                    if data is not None:
                        text = base64.b64encode(data).decode("ascii")
                        blocks.append({"type": "image", "data": text, "mimeType": part.mime})
        return blocks or [{"type": "text", "text": "Go on."}]

    def _recording(self, program: GuestProgram) -> GuestRecording | None:
        """Return how the requests of a program can be recorded, with its own address."""
        known = {**self._guests.environ, **dict(program.variables)}
        for recording in program.recordings:
            if not recording.key or known.get(recording.key):
                own = known.get(recording.own_upstream, "")
                if own:  # whose prices count there is not known
                    return replace(recording, upstream=own, vendor="")
                return recording
        return None

    async def _recorder(
        self, recording: GuestRecording, session: SessionId, place: ProgramPlace, llm: Llm
    ) -> "_TurnRecorder":
        deps = self._guests.deps
        journal = deps.base.journals[session]
        weigher = deps.models.main_of(journal.history).weigher
        if session not in self._conversations:
            conversation = await RecordedConversation.read(deps.base.store, session, weigher)
            self._conversations[session] = conversation
        writer = GuestRequestWriter(
            llm.id,
            journal.record,
            find_secrets=place.screen.find,
            weigher=weigher,
            cost_of=lambda model, usage: self._guests.cost_of(recording.vendor, model, usage),
            conversation=self._conversations[session],
        )
        # lazy: httpx and the dialects are not needed before the first request
        await asyncio.to_thread(import_module, "helix_desktop.providers.request_recorder")
        from helix_desktop.providers.request_recorder import RequestRecorder  # noqa: PLC0415

        recorder = RequestRecorder(
            recording.upstream, writer.record, spawn=deps.base.supervisor.spawn
        )
        return _TurnRecorder(recorder, writer, recording)


class _TurnRecorder:
    """The recorder of one turn's requests, and what journals them."""

    def __init__(
        self, recorder: "RequestRecorder", writer: GuestRequestWriter, recording: GuestRecording
    ) -> None:
        self._recorder, self._writer, self._recording = recorder, writer, recording

    async def open(self) -> Mapping[str, str]:
        """Listen, and return the variables that point a program to the recorder."""
        try:
            url = await self._recorder.open()
        except OSError as error:
            raise ProviderError(
                "The agent's requests can't be recorded: {reason}.",
                "Switch that off in Settings, General.",
                reason=error.strerror or error,
            ) from error
        return {name: text.replace("{url}", url) for name, text in self._recording.variables}

    def begin_conversation(self) -> None:
        self._writer.begin_conversation()

    async def take_usage(self) -> tuple[Usage | None, float | None]:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._recorder.settle(), SETTLE_SECONDS)
        return self._writer.take_usage()

    async def close(self) -> None:
        await self._recorder.close()
        await self._writer.close()


class _TurnHost:
    """The implementation of GuestPorts for one turn: its program, and what it changes."""

    def __init__(
        self,
        guests: GuestWorkspace,
        endpoint: Endpoint,
        session: SessionId,
        place: ProgramPlace,
        *,
        program: GuestProgram,
        words: Sequence[str],
        plans: bool,
        writes_git: bool,
        recorder: _TurnRecorder | None,
    ) -> None:
        self._guests, self._deps = guests, guests.deps
        self._endpoint, self._session, self._place = endpoint, session, place
        self._program, self._words = program, words
        self._plans, self._writes_git = plans, writes_git
        self._recorder = recorder
        self._requests = GuestRequests(session, place, self._deps)
        self._record: Callable[[], Awaitable[None]] | None = None
        """Records what changed since the last time, while the program runs."""
        self._last_call = ""
        """The call that what changes is recorded for."""
        self._lost = self._limits = ""
        """The notes on what can't be undone of its changes: the newest, and those told once."""
        self._order = asyncio.Lock()

    async def permit(self, call: ToolCall) -> CallPermit:
        # a hook can only keep a call from running before its guest learns that it may
        moment = HookMoment(HookEvent.BEFORE_TOOL, call)
        runs = await self._deps.rules.hooks.run(self._session, moment)
        if (blocking := blocking_run(runs)) is not None:
            return CallPermit(False, blocked_text(blocking))
        try:
            permit = await self._deps.rules.permission.permit(self._session, call)
        except UserAway:  # its turn ends when the guest ends it
            return CallPermit(False, NOBODY_TO_ASK)
        if permit.allowed:
            self._requests.allow(call)
        return permit

    async def note_session(self, name: str) -> None:
        event = GuestStarted(self._deps.base.clock.now(), self._endpoint.id, name)
        await self._deps.base.journals[self._session].record([event])
        if self._recorder:
            self._recorder.begin_conversation()

    def note_models(self, models: Sequence[GuestModel], used: str, window: int) -> None:
        self._guests.note_models(self._endpoint, models, used, window)

    def note_commands(self, commands: Sequence[JsonObject]) -> None:
        self._guests.note_commands(self._endpoint, commands)

    async def answer(self, method: str, params: JsonObject) -> object:
        return await self._requests.answer(method, params)

    async def close(self) -> None:
        await self._requests.close()

    async def take_usage(self) -> tuple[Usage | None, float | None]:
        return await self._recorder.take_usage() if self._recorder else (None, None)

    async def run(self, pipes: GuestPipes, output: LineOutput) -> str:
        try:
            variables = await self._recorder.open() if self._recorder else {}
            return await self._run(pipes, output, variables)
        finally:
            if self._recorder:
                await to_its_end(self._recorder.close())

    async def record_changes(self, call: str) -> None:
        async with self._order:
            self._last_call = call
            if self._record is not None:
                with call_scope(ToolCall(call, COMMAND_TOOL, "{}")):
                    await self._record()

    async def _run(
        self, pipes: GuestPipes, output: LineOutput, variables: Mapping[str, str]
    ) -> str:
        place, sandbox = self._place, self._place.sandbox
        reads_only = self._plans and place.has_bubblewrap
        command = SandboxCommand(
            f"exec {shlex.join(self._words)} 2>&{pipes.errors}",
            sandbox.folder,
            network=True,
            resources=await asyncio.to_thread(self._resources, variables),
            read_only=reads_only,
            git=self._writes_git,
            lasting=True,
            trailer=place.trailer,
            input=pipes.input,
            errors=pipes.errors,
            prepared=pipes.note_begin,
        )
        undo = None if reads_only else place.undo
        with call_scope(ToolCall(f"guest-{id(pipes):x}", COMMAND_TOOL, "{}")):
            async with contextlib.AsyncExitStack() as stack:
                if undo is not None:
                    before, others = await stack.enter_async_context(undo.before())

                    async def record() -> None:
                        recorded = await undo.record(before, others)
                        self._lost = recorded.note.removesuffix(recorded.limits)
                        self._limits += recorded.limits

                    self._record = record
                ran = await sandbox.run(
                    command, seconds=inf, on_output=_ignore, output=output, max_bytes=inf
                )
                await to_its_end(self.record_changes(self._last_call))
                self._record = None
                if undo is not None:
                    with call_scope(ToolCall(self._last_call, COMMAND_TOOL, "{}")):
                        self._limits += await to_its_end(undo.record_git(ran))
                notes = (*change_notes(ran, _TO_HAVE_IT), self._lost, self._limits)
                await to_its_end(self._tell(filter(None, notes)))
        match ran.ended:
            case ProcessResult(has_begun=False):
                return " ".join(command_notes(ran, (), b""))
            case ProcessResult(end=CommandEnd.STOPPED):
                return "It was stopped."
            case ProcessResult(end=CommandEnd.BY_ITSELF, code=code):
                return f"It ended with status {code}."
            case ProcessResult(end=end):
                return f"It was ended: {end.value}."

    async def _tell(self, notes: Iterable[str]) -> None:
        """Record what became of files that it wrote, or the user meanwhile: its rows don't say."""
        if text := "\n".join(note.strip() for note in notes):
            told = ContextInjected(self._deps.base.clock.now(), text, AGENT_CHANGES, untrusted=True)
            await self._deps.base.journals[self._session].record([told])

    def _resources(self, more: Mapping[str, str]) -> GrantedResources:
        """Return a command's resources, with what the program needs for itself. Blocks."""
        program, place, environ = self._program, self._place, self._guests.environ
        resources, home = place.resources, own_home()
        variables = dict(resources.variables) | dict(program.variables)
        variables |= {name: environ[name] for name in program.keys if name in environ}
        variables |= more
        settings = []
        for name in program.settings:
            path = os.path.join(home, name)
            if not os.path.lexists(path) and "." not in name.strip("."):
                os.makedirs(path, mode=0o700, exist_ok=True)
            if os.path.exists(path) and os.path.realpath(path) == path:
                settings.append(path)
        toolchains, files = resources.toolchains, _program_folders(self._words)
        # also what the program is written in, such as its own environment of Python
        needed = find_toolchains(
            {"PATH": os.pathsep.join(files)},
            place.sandbox.folder,
            home,
            own=resources.home,
        )
        shown = (*toolchains.shown, *needed.shown, *files)
        folders = (*toolchains.path, os.path.dirname(self._words[0]))
        return replace(
            resources,
            toolchains=Toolchains(
                path=tuple(dict.fromkeys(folders)),
                shown=tuple(dict.fromkeys(shown)),
                withheld=tuple(dict.fromkeys((*toolchains.withheld, *needed.withheld))),
            ),
            variables=tuple(variables.items()),
            writable=tuple(settings),
            unwritable=tuple(
                place
                for place in _unwritable_places(home, (*files, *self._words))
                if is_within(place, settings) and place not in settings
            ),
            hosts=None,
            sandboxed=place.has_bubblewrap,
        )


def _program_folders(words: Sequence[str]) -> Sequence[str]:
    """Return the folders outside the system that a command's files need, and their modules."""
    folders: dict[str, None] = {}
    for file in filter(os.path.isfile, filter(os.path.isabs, words)):
        target = os.path.realpath(file)
        places = [os.path.dirname(file), os.path.dirname(target)]
        if _NODE_MODULES in target:
            places.append(target[: target.index(_NODE_MODULES) + len(_NODE_MODULES) - 1])
        folders |= dict.fromkeys(map(os.path.realpath, places))
    return [folder for folder in folders if not is_system(folder)]


def _unwritable_places(home: str, program: Sequence[str]) -> Sequence[str]:
    """Return what a program must not write though it may be in its settings.

    Helix takes instructions, skills, commands, and agents there for the user's, and its own files
    run outside the sandbox when the user starts it.
    """
    names = (CLAUDE_FILE, *(folder.home for folder in FOLDERS if folder.home))
    return [*(os.path.join(home, name) for name in dict.fromkeys(names)), *program]


def _split(messages: Sequence[Message]) -> tuple[Sequence[Message], Sequence[Message]]:
    """Split a request at the messages that the model has not answered."""
    last = max(
        (at for at, message in enumerate(messages) if message.role is Role.ASSISTANT), default=-1
    )
    news = [message for message in messages[last + 1 :] if message.role is Role.USER]
    return messages[: last + 1], news


def _conversation_text(messages: Sequence[Message]) -> str:
    """Return a conversation for an agent that was not in it; "" if there was none."""
    lines = [
        f"{'User' if message.role is Role.USER else 'Assistant'}: {part.text}"
        for message in messages
        if message.role in (Role.USER, Role.ASSISTANT)
        for part in message.parts
        if isinstance(part, Text) and part.text.strip()
    ]
    text = "\n\n".join(lines)
    if len(text) > MAX_HISTORY_CHARS:
        text = "…" + text[1 - MAX_HISTORY_CHARS :]
    return _SO_FAR + text + _NOW if lines else ""


def _about(name: str, *, in_sandbox: bool, records: bool) -> str:
    """Return what the user is told of a program at the beginning of a session with it.

    The row shows it up to the colon, and the rest when it is opened.
    """
    recorded = ", and its requests are recorded" if records else ""
    lines = [
        f"{name} runs in Helix's sandbox{recorded}: it can write this project and its own "
        "settings, and it has the network. What it changes can be undone."
        if in_sandbox
        else f"{name} runs its commands outside Helix's sandbox{recorded}: it can do all that you "
        "can."
    ]
    if records:
        lines.append(
            "Helix records the requests that it sends to its model, without keys, so that Context "
            "shows what it reads. Settings, General switches this off."
        )
    return "\n".join(lines)


def _ignore(_output: object) -> None:
    """Do nothing: a guest's lines are taken as they come."""
