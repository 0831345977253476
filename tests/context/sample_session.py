"""A session told act by act, and what the rules see of it at any moment; no engine, no store."""

import json
from typing import Any

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.note_choice import first_undecided_row
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.schedule import CompactionRules
from helix_desktop.context.compaction.window_state import CachePrices, WindowState
from helix_desktop.context.history import History, SupersededOutputs
from helix_desktop.context.history_items import HistoryItem, Originals
from helix_desktop.context.window_assembler import SystemPrefix, WindowAssembler
from helix_desktop.domain.cache import Digest, SessionId, digest_of
from helix_desktop.domain.context_window.block import RequestLimits
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.value import replace
from tests.fakes.weigher import FakeWeigher

SCALES = FakeWeigher()
WIDE = 1_000_000
"""A window in which every mark is as large as the policy has it."""

SMALL = BALANCED.with_values(
    {
        "notes_high_tokens": 6_400,
        "notes_scale_tokens": 6_400,
        "notes_early_tokens": 4_000,
        "notes_low_tokens": 4_400,
        "notes_tail_tokens": 1_000,
        "notes_least_tokens": 640,
        "notes_patience": 0,
        "live_tokens": 400,
        "lines_tokens": 200,
        "names_tokens": 300,
        "names_major_tokens": 400,
    }
)
"""Balanced, ten times smaller, so that short tales fill it; notes at the mark alone."""


def prose(tokens: int, about: str = "pump") -> str:
    """So many tokens of lines without a name in them but what they are about."""
    line = f"{about} goes on as it always does\n"
    return (line * (tokens * 4 // len(line) + 1))[: tokens * 4]


class SampleSession:
    """One session. Every method that adds an event returns the number of its event."""

    def __init__(self, policy: Policy = SMALL, *, size: int = WIDE) -> None:
        self.policy = policy
        self.size = size
        self.history = History()
        self.stored: dict[Digest, str] = {}
        self.upkeep = CompactionRules()
        self._assembler = WindowAssembler(SCALES, SystemPrefix("be brief"))
        self._calls = 0

    @classmethod
    def with_first_message(cls, policy: Policy = SMALL, *, size: int = WIDE) -> "SampleSession":
        """A session that begins with a message of the user."""
        session = cls(policy, size=size)
        session.user("begin")
        return session

    def user(self, text: str = "go on") -> int:
        return self._add(TurnStarted(1.0, text, typed=True))

    def agent(self, text: str = "Done.") -> int:
        return self._add(AssistantReplied(1.0, "llm", (Text(text),), StopReason.ANSWERED))

    def step(self, output: str, *, tool: str = "shell", text: str = "", **arguments: str) -> int:
        """A reply with one call, and its output."""
        seq = self.calls(tool, text=text, **arguments)
        self.returned(output, tool)
        return seq

    def calls(self, tool: str, *, text: str = "", **arguments: str) -> int:
        self._calls += 1
        call = ToolCall(f"c{self._calls}", tool, json.dumps(arguments))
        parts = (Text(text), call) if text else (call,)
        return self._add(AssistantReplied(1.0, "llm", parts, StopReason.TOOLS))

    def returned(self, output: str, tool: str) -> int:
        content = self._keep(output)
        event = ToolReturned(
            1.0, f"c{self._calls}", tool, "", content, size=len(output), outcome=Outcome.OK
        )
        return self._add(event)

    def gate_output(self, shown: str) -> int:
        """Of the last output only another form came into the window."""
        event = self.history.items[-1].results[f"c{self._calls}"].event
        chosen = OutputGated(
            1.0, event.call, event.content, GateChoice.KEEP_PREVIEW, self._keep(shown)
        )
        return self._add(chosen)

    def read(self, path: str, tokens: int = 100) -> int:
        return self.step(prose(tokens, f"text of {path}"), tool="read_file", path=path)

    def edit(self, path: str) -> int:
        return self.step("edited", tool="edit_file", path=path, old="a", new="b")

    def steps(self, count: int, *, tokens: int = 200) -> list[int]:
        """So many steps, each of them with an output of its own."""
        return [
            self.step(prose(tokens, f"unit_{self._calls}_of_it"), command=f"make {self._calls}")
            for _ in range(count)
        ]

    def turn(self, text: str = "go on", *, steps: int = 1, tokens: int = 200) -> int:
        """A whole turn."""
        seq = self.user(text)
        self.steps(steps, tokens=tokens)
        self.agent()
        self.end()
        return seq

    def end(self) -> int:
        return self._add(TurnEnded(1.0, Ending.DONE))

    def state(self, **changes: Any) -> WindowState:
        window = self._assembler.window(self.history, self.stored.__getitem__)
        state = WindowState(
            rows=tuple(self._assembler.rows),
            view=self.history.view,
            window=window,
            previous_turn=self.history.previous_turn,
            last_request=self.history.last_request,
            policy=self.policy,
            limits=RequestLimits(self.size),
            size=self.size,
            now=1.0,
            is_cache_cold=False,
            prices=CachePrices(),
            weigher=SCALES,
            position_of=self.history.index,
            epoch=self.history.epoch,
            changed_files=dict(self.history.changed_files),
            superseded=SupersededOutputs(self.history.read_outputs.superseded, self.history.seq),
            names=self.history.names,
        )
        return replace(state, **changes)

    @property
    def originals(self) -> Originals:
        return Originals(self.history.items_in, self.stored.__getitem__)

    def plan(self, **changes: Any) -> Compaction | None:
        names = self.history.names
        names.read(names.unread(self.history.items), self.stored.__getitem__)
        return self.upkeep.plan(self.state(**changes))

    def maintain(self) -> Compaction:
        """What is due now is done."""
        plan = self.plan()
        assert plan is not None
        self.commit(plan)
        return plan

    def commit(self, compaction: Compaction) -> None:
        """Commit a compaction, with the notes that it orders."""
        number = max(self.history.epochs, default=0) + 1
        written = compaction.with_notes(self.originals, self.state())
        epoch = written.epoch(number, self.history.view.number)
        self._add(EpochCommitted(1.0, epoch))

    def shown(self, seq: int) -> bool:
        """Whether the window still has the item of that event, behind markers or not."""
        rows = (row.source for row in self.state().rows)
        return any(isinstance(source, HistoryItem) and source.seq == seq for source in rows)

    def _keep(self, text: str) -> Digest:
        content = digest_of(text.encode())
        self.stored[content] = text
        return content

    def _add(self, event: Event) -> int:
        seq = self.history.seq + 1
        self.history.add(Recorded(SessionId("1" * 16), seq, event))
        return seq


def folded(plan: Compaction | None) -> set[int]:
    """The items that notes will stand for, by their events."""
    stretches = plan.note_stretches if plan else ()
    return {item.seq for stretch in stretches for item in stretch.items}


def youngest(state: WindowState) -> int:
    """Index of the first row that no earlier pass has settled."""
    marks = NoteThresholds.of(state.policy, state.size)
    assert marks is not None
    return first_undecided_row(state, marks)
