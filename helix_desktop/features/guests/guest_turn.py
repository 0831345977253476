"""One turn of a guest from prompt to end: its updates, permissions, timeouts, cancelling, errors.

The turn's events are taken step by step by the provider, and the outputs of its calls by the
session's toolbox, in the order in which the guest told of the calls.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import Protocol

import msgspec
from msgspec import UNSET, Raw, Struct

from helix_desktop.app.about import version
from helix_desktop.app.acp.acp_connection import CANCELLED, AcpConnection
from helix_desktop.app.acp.acp_messages import PROTOCOL_VERSION
from helix_desktop.app.ipc.json_rpc import INVALID_PARAMS, RpcError, RpcRefused
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    count_at,
    list_at,
    object_at,
    text_at,
)
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.domain.errors import (
    AgentSignedOut,
    HelixError,
    ProviderError,
    ProviderLimitReached,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.llm import (
    MAX_CALLS,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallPermit, Mode
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.todo import MAX_ITEM_CHARS, MAX_ITEMS, TODO_TOOL
from helix_desktop.domain.tool_table import ABOUT_AGENT, GUEST_COMPACTED, GUEST_NOTICE
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import STOPPED_GUEST_CALL
from helix_desktop.features.guests.guest_calls import (
    ENDED,
    MAX_OPEN_QUESTIONS,
    MAX_TITLE_CHARS,
    READING,
    GuestCall,
    block_text,
)
from helix_desktop.features.guests.guest_pipes import GuestPipes, LineOutput
from helix_desktop.tools.programs.process import to_its_end

SIGN_IN_CODE = -32000
START_SECONDS = 120.0
"""The longest time until a program answers its first request; `npx` may load it first."""
NOTICE_SECONDS = 5.0
"""After so long, the user is told that a program has not begun."""
QUIET_SECONDS, MAX_QUIET_WAITS = 0.5, 20
"""The silence after which a told conversation counts as ended, and how often it is waited for."""
CANCEL_SECONDS = 5.0
"""The time that a guest has to end a prompt that was stopped."""
LEAVE_SECONDS = 3.0
"""The time that a program has to end by itself once its input has ended."""
MAX_TURN_CALLS = 10_000
"""The maximum number of calls of one turn."""
MAX_WAITING_BYTES = 128 << 20
"""The maximum bytes of texts and calls that the session has not taken yet."""
MAX_ID_CHARS = 1_000
"""The maximum characters of the ID of a session or call."""
MERGED_CHARS = 4_000
"""The length up to which texts that wait are joined."""
PAUSE_EVENTS = 20
"""After so many events that waited, others get their turn."""
MAX_HINT_CHARS = 500
"""The maximum characters of the name of a model, and of a description."""
TOO_LONG = "[A message of the agent is too long, or has too many values. It was left out.]"
WAITS = "[Another agent or command may be writing the repository. This agent begins after it.]"
NO_WORDS = "[The agent ended its turn without another message.]"
CHANGED = "[not run] The user wants another command."
_ASKING = ("default", "ask", "manual", "workspace-write", "build", "approve")
_MODES: Mapping[Mode, Sequence[str]] = MappingProxyType(
    {
        Mode.PLAN: ("plan", "read-only", "architect"),
        # a sandbox of its own cannot be inside of ours
        Mode.SANDBOXED_AUTO: ("agent-full-access", *_ASKING),
    }
)
"""The names that programs have for our modes; the first that a program offers is chosen."""
MAX_MODELS = 200
MAX_FAULT_BYTES = 4_000
"""The bytes of an error that are searched for a usage limit."""
_STEP_STATES = {"completed": "done", "in_progress": "in_progress"}
_REASONS = {
    "end_turn": StopReason.ANSWERED,
    "cancelled": StopReason.INTERRUPTED,
    "max_tokens": StopReason.LENGTH,
    "max_turn_requests": StopReason.LENGTH,
    "refusal": StopReason.REFUSED,
}


log = logging.getLogger(__name__)


GuestModel = tuple[str, str]
"""The ID and the name of a model that a guest offers."""


_USAGE_LIMIT = lazy_pattern(
    r"usage[ _]limit[ _]reached|(?:hit|reached) your (?:usage )?limit|rate[ _]limit[ _]exceeded",
    re.IGNORECASE,
)
_RESET_MOMENT = lazy_pattern(r"usage limit reached\|(\d{10})(?!\d)", re.IGNORECASE | re.ASCII)
"""Claude Code's form: a time since 1970 behind the sentence."""


class UsageLimit(Struct, frozen=True):
    """The limit of a plan; `wait` is in seconds, None if the guest does not say when it ends."""

    wait: float | None


def read_usage_limit(fault: RpcError, *, now: float) -> UsageLimit | None:
    """Return the limit that an error of a guest tells of; None for any other error.

    Only the protocol's error is read: what the guest says in its answer may be anybody's words.
    """
    # lazy: the window would open later for them
    from helix_desktop.providers.http import provider_errors  # noqa: PLC0415
    from helix_desktop.providers.http.error_body import parse_error_body  # noqa: PLC0415

    data = b"" if fault.data is UNSET else msgspec.json.encode(fault.data)
    parsed = parse_error_body(data[:MAX_FAULT_BYTES])
    text = f"{fault.message[:MAX_FAULT_BYTES]}\n{parsed.text}"
    if not (_USAGE_LIMIT.search(text) or "usage_limit_reached" in parsed.codes):
        return None
    if moment := _RESET_MOMENT.search(text):
        wait = float(moment[1]) - now
        return UsageLimit(wait if 0 <= wait <= provider_errors.MAX_CREDIBLE_WAIT_SECONDS else None)
    told = replace(parsed, text=text)
    return UsageLimit(provider_errors.parse_wait({}, told, now=now))


class GuestPrompt(Struct, frozen=True):
    """What a turn begins with. `session` is the guest's own session, "" for a new one.

    `history` tells a new session what was said before.
    """

    folder: str
    blocks: Sequence[Mapping[str, object]]
    session: str = ""
    history: str = ""
    model: str = ""
    mode: Mode = Mode.ASK
    offers_tools: bool = False
    """Whether its files and commands are to go through our tools: it runs without a sandbox."""
    has: Callable[[str], bool] = lambda _call: False
    """Tells whether the session has a call with this ID already."""
    about: str = ""
    """What the user is told of the program at the beginning of its session."""
    notice: str = ""
    """What the user is told of this turn."""


class GuestPorts(Protocol):
    """What a turn needs of the application."""

    async def run(self, pipes: GuestPipes, output: LineOutput) -> str:
        """Run the program with these pipes to its end, and return how it ended.

        A cancellation ends the program first.
        """

    async def permit(self, call: ToolCall) -> CallPermit:
        """Ask whether a call may run."""

    async def note_session(self, name: str) -> None:
        """Record the guest's own session."""

    def note_models(self, models: Sequence[GuestModel], used: str, window: int) -> None:
        """Note the models that the guest offers, and the window of the one in use, if not 0."""

    def note_commands(self, commands: Sequence[JsonObject]) -> None:
        """Note the commands that the guest offers."""

    async def record_changes(self, call: str) -> None:
        """Record what changed; called after each call that may have changed files."""

    async def answer(self, method: str, params: JsonObject) -> object:
        """Answer a request for files and terminals."""

    async def close(self) -> None:
        """End what still runs of these requests."""

    async def take_usage(self) -> tuple[Usage | None, float | None]:
        """Return the usage and cost of the last request that was recorded."""


class GuestTurn:
    """One turn. `run` ends when the program has ended and its changes are recorded."""

    def __init__(
        self, name: str, prompt: GuestPrompt, ports: GuestPorts, *, spawn: Spawn, sign_in: str
    ) -> None:
        self._name, self._prompt, self._ports, self._sign_in = name, prompt, ports, sign_in
        self._spawn = spawn
        self._events: deque[ProviderEvent | HelixError] = deque()
        self._news = asyncio.Event()
        self._is_cut = False
        """Whether a message was left out."""
        self._waiting_bytes = 0
        self._calls: dict[str, GuestCall] = {}
        self._unsent_calls: dict[str, None] = {}
        """The calls that the session does not know."""
        self._renamed: dict[str, str] = {}
        """Our IDs of calls whose own the session has already from an earlier turn."""
        self._ended: dict[str, asyncio.Future[None]] = {}
        self._plan: list[JsonObject] = []
        self._models: Sequence[GuestModel] = ()
        self._window = 0
        self._refused: dict[str, str] = {}
        self._ends_by_refusal = False
        """Whether the guest may end the turn because a call was refused."""
        self._replays = False
        """Whether the guest tells its earlier conversation, which the session has already."""
        self._spoke_again = False
        self._pipes = GuestPipes()
        self._connection = AcpConnection(
            self._pipes.send, answer=self._answer, notice=self._notice, spawn=spawn
        )
        self._guest_session = ""
        self.usage: Usage | None = None
        """The usage of the guest's latest request, as far as it is known."""
        self._is_resumed = False
        self._is_prompting = self._has_answered = False
        self._questions = asyncio.Semaphore(MAX_OPEN_QUESTIONS)
        self._stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.left = asyncio.Event()
        """Set once the engine has taken the end of the turn, or takes nothing of it any more."""
        self.over = asyncio.Event()

    # the parts that the engine takes

    async def step(self) -> AsyncIterator[ProviderEvent]:
        """Yield the events up to the next calls, or to the end of the turn."""
        has_words = False
        calls = events = 0
        while True:
            while not self._events:
                if calls:
                    yield await self._finished(StopReason.TOOLS)
                    return
                self._news.clear()
                await self._news.wait()
            event = self._events[0]
            if calls == MAX_CALLS or (calls and not isinstance(event, ToolCallArrived)):
                yield await self._finished(StopReason.TOOLS)
                return
            self._events.popleft()
            events += 1
            if events % PAUSE_EVENTS == 0:
                await asyncio.sleep(0)
            match event:
                case HelixError():
                    self.left.set()
                    raise event
                case StreamFinished():
                    self.left.set()
                    if not has_words:
                        yield TextDelta(NO_WORDS)
                    yield event
                    return
                case TextDelta(text) | ThinkingDelta(text):
                    self._waiting_bytes -= len(text)
                    has_words = has_words or (isinstance(event, TextDelta) and bool(text.strip()))
                case ToolCallArrived():
                    calls += 1
            yield event

    def _send(self, event: ProviderEvent | HelixError) -> None:
        if isinstance(event, TextDelta | ThinkingDelta):
            self._waiting_bytes += len(event.text)
            last = self._events[-1] if self._events else None
            if isinstance(last, type(event)) and len(last.text) < MERGED_CHARS:
                event = type(event)(last.text + event.text)
                self._events.pop()
        self._events.append(event)
        self._news.set()

    async def _finished(self, reason: StopReason) -> StreamFinished:
        """Return the end of a step, with the usage that was recorded or else told."""
        (usage, cost), reported = await self._ports.take_usage(), self.usage
        self.usage = None
        return StreamFinished(reason, usage or reported, cost)

    async def result(self, number: str) -> ToolOutput:
        """Wait for the end of a call that was told, and return its output."""
        if number not in self._ended:
            return ToolOutput(b"[the agent told of no such call]", "", failed=True)
        await self._ended[number]
        call = self._calls[number]
        self._waiting_bytes -= call.size
        call.sizes = {}
        if words := self._refused.pop(number, ""):
            title = clip(call.title, MAX_TITLE_CHARS)
            return ToolOutput(words.encode("utf-8", "replace"), title, failed=True)
        output = await asyncio.to_thread(call.result, self._prompt.folder)
        if call.status not in ENDED:
            output = ToolOutput(STOPPED_GUEST_CALL + b"\n" + output.data, output.what, stopped=True)
        self._calls[number] = GuestCall(number, status=call.status)  # its texts are told
        return output

    def stop(self) -> None:
        """Leave the turn: the guest is asked to stop, and its program ends in any case."""
        self.left.set()
        if not self._stopped.done():
            self._stopped.set_result(None)
        if not self._is_prompting:
            self._connection.close("The turn was stopped.")

    # the course of the turn

    async def run(self) -> None:
        end: ProviderEvent | HelixError = ProviderError("The agent ended unexpectedly.")
        ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def run_program() -> None:
            reason, output = "", LineOutput(self._take_line)
            try:
                reason = await self._ports.run(self._pipes, output)
                await output.taken()
            except HelixError as error:
                reason = error.full_text
            finally:
                ended.set_result(reason)
                self._pipes.note_begin()
                self._connection.close(reason or "The program has ended.")

        program = self._spawn(run_program(), f"program of {self._name}")
        try:
            # at once: what is recorded and not taken counts by itself once the recorder closes
            end = await self._finished((await self._converse()).reason)
        except RpcRefused as refused:
            if ended.done():
                await to_its_end(asyncio.to_thread(self._pipes.read_errors_to_end))
            end = self._problem(refused, ended.result() if ended.done() else "")
        except TimeoutError:
            end = ProviderError(
                "{agent} didn't answer within {seconds} seconds.",
                "Try again, or start it in a terminal once.",
                agent=self._name,
                seconds=round(START_SECONDS),
            )
        except HelixError as error:
            end = error
        finally:
            self._pipes.end_input()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait({program}, timeout=LEAVE_SECONDS)
            program.cancel()
            while not program.done():
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.wait({program})
            self._pipes.close()
            self._connection.close("The program has ended.")
            await to_its_end(self._ports.close())
            self._send_calls()
            for future in self._ended.values():
                if not future.done():
                    future.set_result(None)
            self._send(end)
            self.over.set()

    def _problem(self, refused: RpcRefused, ended: str) -> HelixError:
        """Return why the guest could not go on, in words of the user."""
        message = one_line(refused.fault.message) or f"error {refused.fault.code}"
        text = _sentence(show_hidden(clip(message, 500)))
        if refused.fault.code == SIGN_IN_CODE:
            problem = AgentSignedOut(
                "{agent} isn't signed in: {reason}",
                "Sign in with its own program, in a terminal: {command}",
                agent=self._name,
                reason=text,
                command=self._sign_in or self._name,
            )
            problem.command = self._sign_in
            return problem
        if ended or self._connection.is_closed:
            errors = self._pipes.last_errors
            return ProviderError(
                "{agent} has ended: {reason}",
                "Send the message again.",
                agent=self._name,
                reason=_sentence("\n".join(filter(None, (ended or text, errors)))),
            )
        limit = read_usage_limit(refused.fault, now=time.time())
        if limit is not None:
            return ProviderLimitReached(
                "{agent} reports: {reason}",
                "Send the message again, or choose another model.",
                wait=limit.wait,
                is_limit=True,
                agent=self._name,
                reason=text,
            )
        return ProviderError(
            "{agent} reports: {reason}",
            "Send the message again, or choose another model.",
            agent=self._name,
            reason=text,
        )

    async def _converse(self) -> StreamFinished:
        ask = self._connection.ask
        # the program may wait for others: one command at a time writes a repository
        begun: set[asyncio.Future[None]] = {self._pipes.begun, self._stopped}
        first = asyncio.FIRST_COMPLETED
        done, _ = await asyncio.wait(begun, timeout=NOTICE_SECONDS, return_when=first)
        if not done:
            self._note(GUEST_NOTICE, WAITS, WAITS)
            await asyncio.wait(begun, return_when=first)
        async with asyncio.timeout(START_SECONDS):
            offers_tools = self._prompt.offers_tools
            agent = _object(
                await ask(
                    "initialize",
                    {
                        "protocolVersion": PROTOCOL_VERSION,
                        "clientCapabilities": {
                            "fs": {"readTextFile": offers_tools, "writeTextFile": offers_tools},
                            "terminal": offers_tools,
                            "session": {"compaction": {}, "notices": {}},
                        },
                        "clientInfo": {
                            "name": "helix-desktop",
                            "title": "Helix Desktop",
                            "version": version(),
                        },
                    },
                )
            )
        if count_at(agent, "protocolVersion") != PROTOCOL_VERSION:
            raise ProviderError(
                "{agent} speaks another version of the protocol.",
                "Helix speaks version {number}.",
                agent=self._name,
                number=PROTOCOL_VERSION,
            )
        can = object_at(agent, "agentCapabilities")
        session = await self._open(can)
        await self._choose(session)
        prompt: list[object] = [*self._prompt.blocks]
        if self._prompt.notice:
            self._note(GUEST_NOTICE, self._prompt.notice, self._prompt.notice)
        if not self._is_resumed and self._prompt.history:
            prompt.insert(0, {"type": "text", "text": self._prompt.history})
        if not object_at(can, "promptCapabilities").get("image"):
            prompt = [
                {"type": "text", "text": "[a picture, which this agent can't be sent]"}
                if isinstance(block, dict) and block.get("type") == "image"
                else block
                for block in prompt
            ]
        params: JsonObject = {"sessionId": self._guest_session, "prompt": prompt}
        if self._stopped.done():
            return StreamFinished(StopReason.INTERRUPTED)
        result = await self._prompted(params)
        if (usage := object_at(result, "usage")) and self.usage is None:
            self.usage = Usage(
                input=count_at(usage, "inputTokens"),
                output=count_at(usage, "outputTokens"),
                cache_read=count_at(usage, "cachedReadTokens"),
                cache_write=count_at(usage, "cachedWriteTokens"),
            )
        reason = _REASONS.get(text_at(result, "stopReason"), StopReason.ANSWERED)
        if reason is StopReason.INTERRUPTED and self._ends_by_refusal:
            reason = StopReason.ANSWERED  # as Codex does, to be told what else to do
        return StreamFinished(reason)

    async def _open(self, can: JsonObject) -> JsonObject:
        """Go on with the guest's session, or begin a new one; return what it offers."""
        ask, params = self._connection.ask, {"cwd": self._prompt.folder, "mcpServers": []}
        resumes = "resume" in object_at(can, "sessionCapabilities")
        method = "session/resume" if resumes else "session/load" if can.get("loadSession") else ""
        if self._prompt.session and method:
            self._guest_session, self._replays = self._prompt.session, True
            try:
                session = _object(await ask(method, {**params, "sessionId": self._guest_session}))
            except RpcRefused as refused:
                if refused.fault.code == SIGN_IN_CODE or self._connection.is_closed:
                    raise
                log.info("%s cannot go on with its session: %s", self._name, refused)
            else:
                self._is_resumed = True
                if method == "session/load":
                    # some programs go on telling the conversation after the answer
                    for _ in range(MAX_QUIET_WAITS):
                        self._spoke_again = False
                        await asyncio.sleep(QUIET_SECONDS)
                        if not self._spoke_again:
                            break
                return session
            finally:
                self._replays = False
        session = _object(await ask("session/new", params))
        self._guest_session = text_at(session, "sessionId")
        if not 0 < len(self._guest_session) <= MAX_ID_CHARS:
            raise ProviderError("{agent} began no session.", "Try again.", agent=self._name)
        await self._ports.note_session(self._guest_session)
        if self._prompt.about:
            title = self._prompt.about.partition(":")[0]
            self._note(ABOUT_AGENT, title, self._prompt.about)
        return session

    async def _choose(self, session: JsonObject) -> None:
        """Set the model and the mode: by methods of their own, or as options of newer programs."""
        options = {
            text_at(option, "category") or text_at(option, "id"): option
            for option in list_at(session, "configOptions")
            if isinstance(option, dict)
        }
        model, mode = options.get("model", {}), options.get("mode", {})
        older = object_at(session, "models")
        older_models = list_at(older, "availableModels")
        listed = [(text_at(entry, "value"), entry) for entry in _values(model)]
        listed += [(text_at(entry, "modelId"), entry) for entry in older_models]
        offered = {
            name: (name, clip(text_at(entry, "name"), MAX_HINT_CHARS))
            for name, entry in listed
            if 0 < len(name) <= MAX_ID_CHARS
        }
        self._models = [*offered.values()][:MAX_MODELS]
        self._ports.note_models(self._models, self._prompt.model, 0)
        wanted = self._prompt.model
        if wanted and wanted not in (text_at(older, "currentModelId"), model.get("currentValue")):
            if model:
                await self._set_option(model, wanted)
            else:
                await self._set("session/set_model", modelId=wanted)
        modes = object_at(session, "modes")
        names = [text_at(entry, "id") for entry in list_at(modes, "availableModes")] or [
            text_at(value, "value") for value in _values(mode)
        ]
        present = text_at(modes, "currentModeId") or text_at(mode, "currentValue")
        wanted_modes = _MODES.get(self._prompt.mode, _ASKING)
        chosen = next((name for name in wanted_modes if name in names), "")
        if not chosen and present in _MODES[Mode.PLAN] and self._prompt.mode is not Mode.PLAN:
            chosen = next((name for name in names if name not in _MODES[Mode.PLAN]), "")
        if chosen in ("", present):
            return
        if text_at(modes, "currentModeId"):
            await self._set("session/set_mode", modeId=chosen)
        else:
            await self._set_option(mode, chosen)

    async def _set_option(self, option: JsonObject, value: str) -> None:
        await self._set("session/set_config_option", configId=text_at(option, "id"), value=value)

    async def _set(self, method: str, **params: str) -> None:
        """Set something; a guest that refuses goes on as it is, and says so in its log."""
        try:
            await self._connection.ask(method, {"sessionId": self._guest_session, **params})
        except RpcRefused as refused:
            if self._connection.is_closed or "modelId" in params:
                raise
            log.warning("%s refuses %s: %s", self._name, method, refused)

    async def _prompted(self, params: JsonObject) -> JsonObject:
        """Send the prompt and wait for its end; a stop is told, and waits a little longer."""
        answer: asyncio.Future[Raw] = asyncio.get_running_loop().create_future()

        async def ask() -> None:
            try:
                result = await self._connection.ask("session/prompt", params)
            except RpcRefused as refused:
                answer.set_exception(refused)
            else:
                answer.set_result(result)
            finally:  # at once: the next line may be a question already
                self._has_answered = True

        asking = self._spawn(ask(), f"prompt of {self._name}")
        self._is_prompting = True
        await asyncio.wait({asking, self._stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            self._connection.notify("session/cancel", {"sessionId": self._guest_session})
            await asyncio.wait({answer}, timeout=CANCEL_SECONDS)
        if not answer.done():
            asking.cancel()
            return {}
        return _object(answer.result())

    # what the guest tells and asks

    def _take_line(self, line: bytes | None) -> None:
        if self._connection.is_closed:
            return
        if line is None:
            self._connection.hear_too_long()
            if not self._is_cut:
                self._is_cut = True
                self._note(GUEST_NOTICE, TOO_LONG, TOO_LONG)
        else:
            self._connection.hear(line)
        if self._waiting_bytes > MAX_WAITING_BYTES or self._pipes.is_full:
            self._connection.close("It sends more than can be taken, or reads nothing.")

    def _notice(self, method: str, params: Raw) -> None:
        try:
            given = _object(params)
        except RpcRefused as refused:
            log.warning("an update of %s cannot be read: %s", self._name, refused)
            return
        self._spoke_again = True
        if method == "session/update" and not self._replays:
            update = object_at(given, "update")
            if text_at(given, "sessionId") in ("", self._guest_session):
                self._take(update, memoryview(params).nbytes)

    def _take(self, update: JsonObject, size: int) -> None:
        kind = text_at(update, "sessionUpdate")
        match kind:
            case "agent_message_chunk" | "agent_thought_chunk":
                if text := block_text(update.get("content")):
                    self._send_calls()
                    is_text = kind == "agent_message_chunk"
                    event = TextDelta(text) if is_text else ThinkingDelta(text)
                    self._send(event)
            case "tool_call" | "tool_call_update":
                self._take_call(update, size, is_new=kind == "tool_call")
            case "plan":
                self._take_plan(list_at(update, "entries"))
            case "usage_update":
                used, window = count_at(update, "used"), count_at(update, "size")
                if window and window != self._window:
                    self._window = window
                    self._ports.note_models(self._models, self._prompt.model, window)
                if used:
                    self.usage = Usage(input=used)
            case "available_commands_update":
                commands = list_at(update, "availableCommands")
                self._ports.note_commands([entry for entry in commands if isinstance(entry, dict)])
            case "compaction_update" if text_at(update, "status") == "completed":
                text = "\n".join(map(block_text, list_at(update, "summary")))
                self._note(GUEST_COMPACTED, "The agent compacted its context.", text)
            case "notice":
                title, more = text_at(update, "title"), text_at(update, "description")
                self._note(GUEST_NOTICE, title, more)

    def _take_call(
        self, update: JsonObject, size: int = 0, *, is_new: bool = False
    ) -> GuestCall | None:
        """Add an update to its call; None if there is no such call.

        Programs may count anew in each turn: the ID of a call of an earlier one is a new call's
        only if that is announced, since late words about the earlier one have it, too.
        """
        own = text_at(update, "toolCallId")
        number = self._renamed.get(own, own)
        if not 0 < len(own) <= MAX_ID_CHARS:
            return None
        if number not in self._calls:
            if len(self._calls) >= MAX_TURN_CALLS:
                return None
            if self._prompt.has(number):
                if not (is_new and self._is_prompting):
                    return None
                number = self._renamed[own] = self._new_number(own)
            self._add_call(GuestCall(number))
        call, ended = self._calls[number], self._ended[number]
        if ended.done():  # late words about a call that has its output
            return call
        before = call.size
        call.take(update, size)
        self._waiting_bytes += call.size - before
        if call.is_known:
            self._send_call(number)
        if call.status in ENDED:
            self._spawn(self._end_call(call, ended), f"end of {one_line(number[:80])}")
        return call

    def _new_number(self, name: str) -> str:
        """Return an ID that no call of the session has."""
        numbers = (f"{name}-{number}" for number in count(len(self._calls) + 1))
        return next(it for it in numbers if it not in self._calls and not self._prompt.has(it))

    def _add_call(self, call: GuestCall) -> None:
        self._calls[call.id] = call
        self._unsent_calls[call.id] = None
        self._ended[call.id] = asyncio.get_running_loop().create_future()

    async def _end_call(self, call: GuestCall, ended: asyncio.Future[None]) -> None:
        if call.kind not in READING:
            await self._ports.record_changes(call.id)
        if not ended.done():
            ended.set_result(None)

    def _send_calls(self) -> None:
        """Tell the calls so far, which come before what is told next."""
        for number in [*self._unsent_calls]:
            self._send_call(number)

    def _send_call(self, number: str) -> None:
        if number in self._unsent_calls:
            del self._unsent_calls[number]
            call = self._calls[number]
            call.sent = call.call(self._prompt.folder)
            self._send(ToolCallArrived(call.sent))

    def _note(self, tool: str, title: str, text: str) -> None:
        """Tell something that the guest did by itself, as a call that has ended."""
        if len(self._calls) >= MAX_TURN_CALLS:
            return
        number = self._new_number(tool)
        content = {"type": "content", "content": {"type": "text", "text": text}}
        self._add_call(GuestCall(number, is_note=True))
        self._take_call(
            {
                "toolCallId": number,
                "title": title,
                "name": tool,
                "kind": "think",
                "status": "completed",
                "content": [content],
            }
        )

    def _take_plan(self, entries: Sequence[object]) -> None:
        """Tell the guest's plan as the list of steps, each time as a whole."""
        items: list[JsonObject] = [
            {
                "text": clip(text, MAX_ITEM_CHARS),
                "status": _STEP_STATES.get(text_at(entry, "status"), "pending"),
            }
            for entry in entries[:MAX_ITEMS]
            if (text := text_at(entry, "content").strip())
        ]
        if items == self._plan or len(self._calls) >= MAX_TURN_CALLS:
            return
        self._plan = items
        number = self._new_number("plan")
        lines = (f"[{item['status']}] {item['text']}" for item in items)
        self._send_calls()
        self._add_call(
            GuestCall(number, title="Plan", status="completed", texts=("\n".join(lines),))
        )
        del self._unsent_calls[number]
        self._ended[number].set_result(None)
        arguments = msgspec.json.encode({"items": items}).decode()
        self._send(ToolCallArrived(ToolCall(number, TODO_TOOL, arguments)))

    async def _answer(self, method: str, params: Raw) -> object:
        given = _object(params)
        if method == "session/request_permission":
            return {"outcome": await self._permission(given, memoryview(params).nbytes)}
        if self._stopped.done() or self._has_answered:
            raise RpcRefused(CANCELLED, "The turn has ended.")
        return await self._ports.answer(method, given)

    async def _permission(self, params: JsonObject, size: int) -> JsonObject:
        """Ask whether a call may run; answer with the guest's own option of that kind."""
        if self._stopped.done() or self._has_answered or not self._is_prompting:
            return {"outcome": "cancelled"}
        call = self._take_call(object_at(params, "toolCall"), size, is_new=True)
        if call is None or self._ended[call.id].done():
            raise RpcRefused(INVALID_PARAMS, "There is no such call that could be allowed.")
        self._send_call(call.id)
        call.asked_call = call.call(self._prompt.folder)
        permit = await self._permit(call.id, call.asked_call)
        if permit is None:
            return {"outcome": "cancelled"}
        # a command that the user changed cannot be handed back
        allowed = permit.allowed and not permit.command
        if not allowed:
            self._refused[call.id] = permit.words or CHANGED
        self._ends_by_refusal = not allowed
        kinds = ("allow_once", "allow_always") if allowed else ("reject_once", "reject_always")
        options = [entry for entry in list_at(params, "options") if isinstance(entry, dict)]
        for kind in kinds:
            for option in options:
                if option.get("kind") == kind and (name := text_at(option, "optionId")):
                    return {"outcome": "selected", "optionId": name}
        return {"outcome": "cancelled"}

    async def _permit(self, number: str, call: ToolCall) -> CallPermit | None:
        """Return what the user decides; None if the turn is stopped meanwhile."""
        answer: asyncio.Future[CallPermit] = asyncio.get_running_loop().create_future()

        async def ask() -> None:
            async with self._questions:
                answer.set_result(await self._ports.permit(call))

        asking = self._spawn(ask(), f"permission of {one_line(number[:80])}")
        waits: set[asyncio.Future[None]] = {asking, self._stopped}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            asking.cancel()
        return answer.result() if answer.done() else None


def _sentence(text: str) -> str:
    """Return a text that what to do can follow."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _object(raw: Raw) -> JsonObject:
    """Return a JSON object of the guest; raise RpcRefused for anything else."""
    try:
        return parse_json_as(bytes(raw), JsonObject)
    except JsonUnparsable as error:
        raise RpcRefused(INVALID_PARAMS, f"That is no JSON object: {error}.") from error


def _values(option: JsonObject) -> Sequence[object]:
    """Return the values of an option, also those in groups."""
    listed = list_at(option, "options")
    return [value for entry in listed for value in (list_at(entry, "options") or [entry])]
