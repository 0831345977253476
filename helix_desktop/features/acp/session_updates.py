"""What an editor is told of a session (ACP updates): text, tool calls, diffs, plan, usage.

Events arrive on the loop and must not wait, while an update may have to read an output or a file's
earlier content: so they queue up, and one task tells them.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from helix_desktop.app.acp.acp_messages import (
    MAX_DIFF_BYTES,
    MAX_OUTPUT_BYTES,
    Capabilities,
    Update,
    content_of,
    describe_tool_call,
    text_block,
)
from helix_desktop.app.sessions.slash_commands import PromptOffer
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.context.session_news import ModeHistory
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    FileChanged,
    ModeChanged,
    Outcome,
    Recorded,
    SessionRenamed,
    SessionStarted,
    TodoEdited,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.file_changes import is_folder_path
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.domain.live_events import (
    BudgetWarned,
    Journaled,
    Live,
    PermissionRequested,
    RequestsLimited,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    ToolCallEnded,
    ToolCallProgressed,
    ToolCallStarted,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.permission import PermissionQuestion
from helix_desktop.domain.todo import TODO_TOOL, TodoItem, TodoStatus
from helix_desktop.tools.files.protected_paths import parse_shown_path

MAX_SHOWN_CHANGES = 20
"""The maximum number of changed files of one call that are shown with their texts."""


class SessionUpdates:
    """The updates of one session; `ask` is called for each call that waits for a permission."""

    def __init__(
        self,
        session: SessionId,
        open_workspace: OpenWorkspace,
        capabilities: Capabilities,
        *,
        notify: Callable[[Update], None],
        ask: Callable[[PermissionQuestion], None],
    ) -> None:
        self._session, self._workspace, self._capabilities = session, open_workspace, capabilities
        self._notify, self._ask = notify, ask
        self._events: asyncio.Queue[Live] = asyncio.Queue()
        self._subagents: set[SessionId] = set()
        self._announced: set[str] = set()
        self._asked: set[str] = set()
        self._diffs: dict[str, list[object]] = {}
        self._reply = 1
        """The number of the reply that arrives; its chunks share an ID."""
        self._streamed = False
        self.modes = ModeHistory()
        """The mode and the plan, by the events so far."""
        self.ended: TurnEnded | None = None
        """The end of the turn that ran last."""

    def add(self, event: Live) -> None:
        self._events.put_nowait(event)

    async def run(self) -> None:
        """Tell the events until canceled."""
        while True:
            event = await self._events.get()
            try:
                match event:
                    case Journaled(recorded):
                        started = recorded.event
                        if isinstance(started, SessionStarted) and started.parent in self._sessions:
                            self._subagents.add(recorded.session)
                        if recorded.session == self._session:
                            self.take(recorded)
                            await self._send_journaled(started)
                    case PermissionRequested(question) if question.session in self._sessions:
                        if question.id not in self._asked:  # it is published again if it changed
                            self._asked.add(question.id)
                            self._announce(question.call)
                            self._ask(question)
                    case _ if getattr(event, "session", None) == self._session:
                        await self._send_live(event)
            except HelixError as error:  # as an output that cannot be read
                self.send_note(str(error))
            finally:
                self._events.task_done()

    async def flush(self) -> None:
        """Wait until everything that happened so far is told."""
        await self._events.join()

    async def replay(self, recorded: Recorded) -> None:
        """Tell an event of the journal, for an editor that opens the session again."""
        self.take(recorded)
        if isinstance(recorded.event, TurnStarted):
            chunk = {"content": text_block(recorded.event.text)}
            self._update({"sessionUpdate": "user_message_chunk", **chunk})
        await self._send_journaled(recorded.event)

    def take(self, recorded: Recorded) -> None:
        """Note an event of the session without telling it."""
        self.modes.take(recorded.seq, recorded.event)

    def send_text(self, text: str) -> None:
        """Tell a text of Helix as a message of its own."""
        self._begin_reply()
        self._chunk("agent_message_chunk", text)
        self._begin_reply()

    def send_usage(self, used: int, size: int, dollars: float | None) -> None:
        cost = {} if dollars is None else {"cost": {"amount": dollars, "currency": "USD"}}
        self._update({"sessionUpdate": "usage_update", "used": used, "size": size, **cost})

    def tell_commands(self, offers: Sequence[PromptOffer]) -> None:
        """Tell the commands and skills that a prompt can begin with, as `/name`."""
        commands = [
            {
                "name": offer.name,
                "description": offer.about,
                **({"input": {"hint": offer.hint}} if offer.hint else {}),
            }
            for offer in offers
        ]
        self._update({"sessionUpdate": "available_commands_update", "availableCommands": commands})

    @property
    def _sessions(self) -> set[SessionId]:
        return {self._session, *self._subagents}

    async def _send_live(self, event: Live) -> None:
        """Tell the editor what is not journaled: streamed text, retries, and running calls."""
        match event:
            case TextArrived(text=text) if text:
                self._streamed = True
                self._chunk("agent_message_chunk", text)
            case ThinkingArrived(text=text) if text:
                self._streamed = True
                self._chunk("agent_thought_chunk", text)
            case RetryPlanned(seconds=seconds, attempt=attempt, reason=reason):
                self._begin_reply()
                self.send_note(f"{reason} Trying again in {seconds:.0f} s ({attempt}).")
            case BudgetWarned(detail=detail) | RequestsLimited(detail=detail):
                self.send_note(detail)
            case ToolCallStarted(call=call):
                self._announce(call)
                self._update_call(call.id, status="in_progress")
            case ToolCallProgressed(call=call_id, tail=tail):
                self._update_call(call_id, content=[content_of(tail)])
            case ToolCallEnded(returned=returned):  # its output comes with the journal
                self._update_call(returned.call, status=_status(returned))

    async def _send_journaled(self, event: Event) -> None:
        match event:
            case AssistantReplied(parts=parts):
                for part in parts:
                    match part:
                        case Text(text) if text and not self._streamed:
                            self._chunk("agent_message_chunk", text)
                        case Thinking(text) if text and not self._streamed:
                            self._chunk("agent_thought_chunk", text)
                        case ToolCall():
                            self._announce(part)
                self._begin_reply()
            case ToolReturned():
                size = min(event.size, MAX_OUTPUT_BYTES)
                text = await self._workspace.cache.preview(event.content, size)
                if event.size > MAX_OUTPUT_BYTES:
                    text += f"\n… {event.size:,} bytes in all; Helix keeps all of it."
                changes = self._diffs.get(event.call, [])
                content = [*changes, content_of(text)]
                self._update_call(event.call, status=_status(event), content=content)
                if event.tool == TODO_TOOL:
                    self._update(_plan_update(await self._workspace.sessions.todo(self._session)))
                elif self.modes.plan is not None and self.modes.plan.call == event.call:
                    self.send_text(self.modes.plan.text)
            case TodoEdited(items=items):
                self._update(_plan_update(items))
            case FileChanged():
                await self._send_change(event)
            case ModeChanged(mode=mode):
                current = {"currentModeId": mode.value}
                self._update({"sessionUpdate": "current_mode_update", **current})
            case SessionStarted(title=title) | SessionRenamed(title=title) if title:
                self._update({"sessionUpdate": "session_info_update", "title": title})
            case WindowSent(tokens=tokens, model_window=size) if size:
                self.send_usage(event.expected or tokens, size, None)
            case EpochCommitted(epoch=epoch):
                sizes = f"{epoch.before:,} to {epoch.after:,} tokens"
                text = f"{epoch.reason}: {sizes}. Nothing is lost."
                if self._capabilities.has("compaction"):
                    self._update(
                        {
                            "sessionUpdate": "compaction_update",
                            "compactionId": str(epoch.number),
                            "status": "completed",
                            "summary": [text_block(text)],
                        }
                    )
                else:
                    self.send_note(f"Helix compacted the window. {text}")
            case TurnEnded(detail=detail):
                self.ended = event
                if detail:
                    self.send_text(detail)

    def _announce(self, call: ToolCall) -> None:
        if call.id in self._announced:
            return
        self._announced.add(call.id)
        fields = describe_tool_call(call, self._workspace.workspace.folder)
        self._update({"sessionUpdate": "tool_call", "status": "pending", **fields})

    async def _send_change(self, changed: FileChanged) -> None:
        """Add the diff of a changed file to its call."""
        diffs = self._diffs.setdefault(changed.call, [])
        if len(diffs) >= MAX_SHOWN_CHANGES or is_folder_path(changed.path):
            return
        before = await self._file_text(changed.before)
        after = await self._file_text(changed.after)
        if before is None or after is None:
            return
        root = self._workspace.workspace.folder.rstrip("/")
        # the editor opens it; what is no UTF-8 has no other form in JSON than the shown one
        path = parse_shown_path(changed.path)
        path = path if is_utf8(path) else changed.path
        path = path if path.startswith("/") else f"{root}/{path}"
        old = {"oldText": before} if changed.before is not None else {}
        diffs.append({"type": "diff", "path": path, "newText": after, **old})
        self._update_call(changed.call, content=[*diffs])

    async def _file_text(self, content: Digest | None) -> str | None:
        """Return a file's text, "" for no file; None if it is too large, or no text."""
        if content is None:
            return ""
        with suppress(HelixError, UnicodeDecodeError):
            data = await self._workspace.cache.content_start(content, MAX_DIFF_BYTES + 1)
            if len(data) <= MAX_DIFF_BYTES:
                return data.decode()
        return None

    def send_note(self, text: str) -> None:
        """Tell what is no part of an answer: a notice, where the editor has them."""
        if self._capabilities.has("notices"):
            self._update({"sessionUpdate": "notice", "severity": "info", "title": text})
        else:
            self.send_text(text)

    def _begin_reply(self) -> None:
        self._reply += 1
        self._streamed = False

    def _chunk(self, kind: str, text: str) -> None:
        message = {"messageId": f"reply-{self._reply}", "content": text_block(text)}
        self._update({"sessionUpdate": kind, **message})

    def _update_call(self, call: str, **fields: object) -> None:
        self._update({"sessionUpdate": "tool_call_update", "toolCallId": call, **fields})

    def _update(self, update: Update) -> None:
        self._notify(update)


_PLAN_STATES = {TodoStatus.IN_PROGRESS: "in_progress", TodoStatus.PENDING: "pending"}


def _plan_update(items: Sequence[TodoItem]) -> Update:
    """Return the list of steps; a step that was given up counts as completed."""
    entries = [
        {
            "content": item.text,
            "priority": "medium",
            "status": _PLAN_STATES.get(item.status, "completed"),
        }
        for item in items
    ]
    return {"sessionUpdate": "plan", "entries": entries}


def _status(returned: ToolReturned) -> str:
    return "completed" if returned.outcome is Outcome.OK else "failed"
