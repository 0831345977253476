"""What `ask --output-format json` and `stream-json` print: lines as Claude Code writes them.

Programs that start agents read this form: `system`, `assistant`, `user` with results of tools, and
`result` at the end. The schema is docs/ask-output.schema.json.
"""

import asyncio
import json
from collections import defaultdict
from typing import Any
from uuid import UUID, uuid5

from helix_desktop import __version__
from helix_desktop.app.commands.turn_output import TurnListener, TurnPrinter
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.context.model_calls import model_call
from helix_desktop.context.session_news import ModeHistory
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.rewrites import WrittenBy
from helix_desktop.domain.costs import NOTHING, UsageSum, sum_usage
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    Cause,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    Recorded,
    ToolReturned,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.permission import Mode

MAX_RESULT_BYTES = 1024 * 1024
"""The maximum bytes of a tool's result in a line; what the model reads is mostly far shorter."""

_NAMESPACE = UUID("6f1c2f0e-3f0f-5b52-9d0c-0b3a5a1f7c55")
_STOP_REASONS = {
    StopReason.ANSWERED: "end_turn",
    StopReason.TOOLS: "tool_use",
    StopReason.LENGTH: "max_tokens",
    StopReason.REFUSED: "refusal",
    StopReason.FILTERED: "refusal",
    StopReason.INTERRUPTED: None,
}
_MODES = {
    Mode.PLAN: "plan",
    Mode.ASK: "default",
    Mode.ACCEPT_EDITS: "acceptEdits",
    Mode.SANDBOXED_AUTO: "auto",
}
Line = dict[str, Any]


class StreamOutput(TurnListener):
    """The lines of a turn, or only the last one. They wait for the outputs that they quote."""

    def __init__(
        self,
        printer: TurnPrinter,
        session: SessionId,
        open_workspace: OpenWorkspace,
        *,
        only_result: bool,
        workspace: str = "",
    ) -> None:
        folder = open_workspace.workspace.folder
        super().__init__(printer, session, folder=folder, workspace=workspace)
        self._open_workspace = open_workspace
        self._only_result = only_result
        self._events_to_write: asyncio.Queue[Recorded | None] = asyncio.Queue()
        self._modes = ModeHistory()
        self._calls: dict[str, ToolCall] = {}
        self._denials: list[Line] = []
        self._by_model: dict[str, UsageSum] = defaultdict(UsageSum)
        self._usage = NOTHING
        self._replies, self._api_seconds, self._began = 0, 0.0, 0.0
        self._answer, self._stop_reason = "", StopReason.INTERRUPTED
        self._last_seq = 0

    def handle_journaled(self, recorded: Recorded) -> None:
        self._last_seq = recorded.seq
        self._modes.take(recorded.seq, recorded.event)
        match recorded.event:
            case TurnStarted(at=at) | TurnResumed(at=at) if not self._began:
                self._began = at
            case AssistantReplied(usage=usage, cost=cost, parts=parts, reason=reason):
                self._usage = self._usage.plus(UsageSum.of(usage, cost))
                self._replies += 1
                self._stop_reason = reason
                self._answer = "".join(part.text for part in parts if isinstance(part, Text))
                self._calls |= {part.id: part for part in parts if isinstance(part, ToolCall)}
            case ToolReturned(call=call, tool=tool, outcome=outcome):
                plan = self._modes.plan
                if plan is not None and plan.call == call:
                    self._answer = plan.text
                if outcome is Outcome.DENIED:
                    denied = self._calls.get(call)
                    fields = argument_object(denied.arguments) if denied is not None else {}
                    denial = {"tool_name": tool, "tool_use_id": call, "tool_input": fields}
                    self._denials.append(denial)
        self._count(recorded.event)
        self._events_to_write.put_nowait(recorded)

    def handle_subagent_event(self, event: Event) -> None:
        self._count(event)

    def _count(self, event: Event) -> None:
        if (call := model_call(event)) is not None:
            self._by_model[call.llm] = self._by_model[call.llm].plus(call.sum)
            self._api_seconds += call.seconds

    async def write_lines(self) -> None:
        """Write the lines of the turn as it goes on, up to `end`."""
        has_begun = False
        while (recorded := await self._events_to_write.get()) is not None:
            if self._only_result:
                continue
            if not has_begun:
                has_begun = True
                open_workspace = self._open_workspace
                await open_workspace.slash_commands.look()
                offers = open_workspace.slash_commands.offers
                self._write_line(
                    {
                        "type": "system",
                        "subtype": "init",
                        "cwd": self._folder,
                        "model": open_workspace.sessions.llm_of(recorded.session).id,
                        "tools": open_workspace.tools.names(recorded.session),
                        "mcp_servers": [
                            {"name": server.name, "status": server.phase.value}
                            for server in open_workspace.servers.standings()
                        ],
                        "permissionMode": _MODES[
                            await open_workspace.modes.current(recorded.session)
                        ],
                        "slash_commands": [offer.name for offer in offers],
                        "skills": [offer.name for offer in offers if offer.is_skill],
                        "plugins": [],
                        "output_style": "default",
                        "apiKeySource": "none",
                        "agent": "helix-desktop",
                        "agent_version": __version__,
                    },
                    seq=recorded.seq,
                    part=0,
                )
            if line := await self._event_line(recorded):
                self._write_line(line, seq=recorded.seq, part=1)

    def end(self) -> None:
        """End `write_lines`, once it has written all events up to now."""
        self._events_to_write.put_nowait(None)

    async def _event_line(self, recorded: Recorded) -> Line | None:
        match recorded.event:
            case AssistantReplied() as event:
                content: list[Line] = []
                for part in event.parts:
                    match part:
                        case Text(text):
                            content.append({"type": "text", "text": text})
                        case Thinking(text):
                            # the provider's block stays here: only its own next request needs it
                            content.append({"type": "thinking", "thinking": text, "signature": ""})
                        case ToolCall(call, tool, arguments):
                            fields = argument_object(arguments)
                            content.append(
                                {"type": "tool_use", "id": call, "name": tool, "input": fields}
                            )
                message = {
                    "id": f"msg_{recorded.session}_{recorded.seq}",
                    "type": "message",
                    "role": "assistant",
                    "model": event.llm,
                    "content": content,
                    "stop_reason": _STOP_REASONS[event.reason],
                    "stop_sequence": None,
                    "usage": _usage_fields(event.usage or Usage()),
                }
                return {"type": "assistant", "message": message, "parent_tool_use_id": None}
            case ToolReturned() as event:
                try:
                    text = await self._open_workspace.cache.preview(
                        event.content, event.size, max_bytes=MAX_RESULT_BYTES
                    )
                except HelixError as error:
                    text = f"The output can't be read: {error}"
                if event.size > MAX_RESULT_BYTES:
                    text += f"\n[{event.size:,} bytes in all; the rest is in the session]"
                result = {
                    "type": "tool_result",
                    "tool_use_id": event.call,
                    "content": text,
                    "is_error": event.outcome is not Outcome.OK,
                }
                message = {"role": "user", "content": [result]}
                return {"type": "user", "message": message, "parent_tool_use_id": None}
            case EpochCommitted(epoch=epoch):
                by_user = epoch.written_by is WrittenBy.USER or epoch.restores is not None
                return {
                    "type": "system",
                    "subtype": "compact_boundary",
                    "compact_metadata": {
                        "trigger": "manual" if by_user else "auto",
                        "pre_tokens": epoch.before,
                        "post_tokens": epoch.after,
                    },
                }
        return None

    def write_last_line(self, weighed: WindowWeight | None) -> None:
        """Write the last line, once; a turn that could not begin has none."""
        if not self._begun:
            return
        self._begun = False
        ended, total = self.ended, sum_usage(self._by_model.values())
        is_done = ended is not None and (ended.ending, ended.cause) == (Ending.DONE, Cause.NONE)
        detail = ended.detail if ended is not None else "The end of the turn could not be saved."
        line: Line = {
            "type": "result",
            "subtype": "success" if is_done else "error_during_execution",
            "is_error": not is_done,
            "duration_ms": round(1000 * (ended.at - self._began)) if ended is not None else 0,
            "duration_api_ms": round(1000 * self._api_seconds),
            "num_turns": self._replies,
            "result": self._answer,
            "stop_reason": _STOP_REASONS[self._stop_reason],
            "total_cost_usd": None if total.unknown else total.cost,
            "usage": _usage_fields(self._usage),
            "modelUsage": {
                name: {
                    "inputTokens": used.input,
                    "outputTokens": used.output,
                    "cacheReadInputTokens": used.cache_read,
                    "cacheCreationInputTokens": used.cache_write,
                    "webSearchRequests": 0,
                    "costUSD": None if used.unknown else used.cost,
                }
                for name, used in self._by_model.items()
            },
            "permission_denials": self._denials,
        }
        if not is_done:
            if ended is not None and ended.cause is Cause.BUDGET:
                line["subtype"] = "error_max_budget_usd"
            line["errors"] = [detail] if detail else []
        self._write_line(line, seq=self._last_seq, part=2)

    def _write_line(self, line: Line, *, seq: int, part: int) -> None:
        name = f"{self.session}/{seq}/{part}"
        line |= {"session_id": self.session, "uuid": str(uuid5(_NAMESPACE, name))}
        text = json.dumps(line, ensure_ascii=False)
        if not is_utf8(text) or "NaN" in text or "Infinity" in text:
            # a model may have written what JSON in UTF-8 does not have
            line = json.loads(text.encode("utf-8", "replace"), parse_constant=str)
        # in ASCII, so that no reader finds line ends inside a line
        self.printer.write(f"{json.dumps(line)}\n")


def _usage_fields(usage: Usage | UsageSum) -> Line:
    return {
        "input_tokens": usage.input,
        "output_tokens": usage.output,
        "cache_read_input_tokens": usage.cache_read,
        "cache_creation_input_tokens": usage.cache_write,
    }
