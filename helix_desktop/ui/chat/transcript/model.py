"""The rows of a session: its events as transcript rows, with the place of each output in the
context and the pins, and the Qt model that shows them, changed by the journal and live events.

After a restart the journaled events go through the same fold, so the rows look the same. Rows are
created when first shown: of a hundred thousand messages a few dozen are on screen, and a rough
length is enough for the rest. A compaction costs nothing until a row that it may concern is shown.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import cast

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from helix_desktop.app.inspection.output_states import OutputState, OutputStates
from helix_desktop.app.source_formats.source_messages import Program
from helix_desktop.domain import events, live_events
from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import MAX_CALLS, StopReason
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.messages import ReplyPart, Text, Thinking, ToolCall, WebSearch
from helix_desktop.domain.skill import CHOSEN_SKILL, USE_SKILL
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.transcript.call_runs import CallRuns
from helix_desktop.ui.chat.transcript.event_rows import rewrite_note
from helix_desktop.ui.chat.transcript.rewound_rows import RewoundFolds, RewoundRows
from helix_desktop.ui.chat.transcript.rows import (
    STATE_KINDS,
    BranchNote,
    CallState,
    FailureNote,
    GateNote,
    InterruptionNote,
    Moment,
    RewindNote,
    RewriteNote,
    RowDiff,
    RowKind,
    Seed,
    TranscriptRow,
    arguments_text,
    choice_text,
    event_text,
    gate_text,
    imported_text,
    interruption_text,
    job_failure_text,
    mention,
    model_text,
    redecision_text,
    rewind_facts,
    search_markdown,
    tool_label,
    worktree_text,
)
from helix_desktop.ui.text.formatting import (
    count_text,
    cut_text,
    duration_text,
    phrase_text,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line


class OutputTracker:
    """The places of outputs in the context, updated by events in order."""

    def __init__(self) -> None:
        self.standings = OutputStates()
        self._gated: dict[str, events.OutputGated] = {}
        self._newest: dict[str, tuple[int, Digest]] = {}
        self._gated_calls: frozenset[str] = frozenset()
        """Calls whose outputs are held at the gate."""
        self._pins: dict[int, str] = {}
        """Pin IDs by the event that has the pinned text."""

    def hold(self, calls: Iterable[str] = ()) -> None:
        """Set the calls that are held at the gate now."""
        self._gated_calls = frozenset(calls)
        self.standings.changes += 1

    def decided(self, event: events.OutputGated) -> None:
        self._gated[event.call] = event
        self.standings.changes += 1

    def returned(self, seq: int, event: events.ToolReturned) -> None:
        if declared_tool(event.tool).is_file and event.outcome is events.Outcome.OK:
            self._newest[event.what] = (seq, event.content)
            self.standings.changes += 1

    def pinned(self, event: events.Pinned | events.Unpinned) -> None:
        if isinstance(event, events.Pinned):
            self._pins[event.pin.source] = event.pin.id
        else:
            self._pins = {seq: pin for seq, pin in self._pins.items() if pin != event.pin}
        self.standings.changes += 1

    def look(self, row: TranscriptRow) -> None:
        """Bring a row up to date."""
        if row.live or row.looked == self.standings.changes:
            return
        row.looked = self.standings.changes
        if row.kind is RowKind.TOOL:
            row.output_state = self._output_state(row)
            row.pin = self._pins.get(row.returned, "")
        else:
            row.output_state = self.standings.of(row.seq, row.seq, "") if row.seq else None
            row.pin = self._pins.get(row.seq, "")

    def _output_state(self, row: TranscriptRow) -> OutputState | None:
        if not row.returned or row.content is None:
            return None
        state = self.standings.of(row.seq, row.returned, row.call)
        if state is not OutputState.IN_CONTEXT:
            return state
        if row.call in self._gated_calls:
            return OutputState.AT_GATE
        gate = self._gated.get(row.call)
        if gate is not None and gate.choice in _GATE_STATES:
            return _GATE_STATES[gate.choice]
        declared = declared_tool(row.tool)
        reads = declared.is_file and declared.effect is ToolEffect.READ
        newest = self._newest.get(row.what) if reads else None
        later = newest is not None and newest[0] > row.returned and newest[1] != row.content
        return OutputState.SUPERSEDED if later else state


_GATE_STATES = {
    GateChoice.EXTRACT: OutputState.EXCERPT,
    GateChoice.KEEP_PREVIEW: OutputState.PREVIEW,
}
_PARTS: Mapping[RowKind, type[ReplyPart]] = {
    RowKind.ASSISTANT: Text,
    RowKind.THINKING: Thinking,
    RowKind.SEARCH: WebSearch,
}
"""What becomes of the rows of a reply that arrives."""
CARD_WEIGHT = -1
"""The weight of a row whose height does not depend on its text."""


class TranscriptBuilder:
    """The rows of one session; `changed` collects rows to repaint until the owner clears it."""

    _reply_tokens: int | None
    """The tokens of the turn's last reply, 0 if they are unknown, None before the first."""
    _copied = 0
    """The number of first events that a branch has of its parent."""
    _broken_reply = False
    """Whether the turn's last reply has text and no calls: what goes on then continues it."""
    _mode_row: int | None = None
    """The row of the last change of the mode."""
    _warning = ""
    """The warning of a budget that was journaled last, of which the user is told beside that."""

    def __init__(self) -> None:
        self.weights: list[int] = []
        """The number of characters of each row; CARD where they do not matter."""
        self.changed: set[int] = set()
        self.reasons: list[Digest] = []
        """Outputs that say why a call was denied, which are shown unasked."""
        self.broken_off = False
        self.seq, self.open_turn = 0, False
        self._live: dict[RowKind, int] = {}
        """The rows that are being written."""
        self._arrived: list[tuple[RowKind, int]] = []
        """The rows of the same reply that a web search ended, and those of searches."""
        self._seeds: list[TranscriptRow | Seed] = []
        # beside the seeds, not in pairs: a hundred thousand pairs keep the garbage collector busy
        self._seqs: list[int] = []
        self._calls: dict[str, int] = {}
        self._returns: dict[int, events.ToolReturned] = {}  # by row
        self._return_seqs: dict[int, int] = {}
        self._changes: dict[int, tuple[events.FileChanged, ...]] = {}
        self._gates: dict[str, int] = {}
        self._unanswered: set[str] = set()
        self._origin: events.SessionStarted | None = None
        """The start of a branch, until its own events begin."""
        self._spoken_seqs: list[int] = []
        self._message_seqs: list[int] = []
        """The messages of the user and the answers in words."""
        self._skill_seqs: list[int] = []
        """The uses of skills."""
        self._rewinds: list[tuple[int, int]] = []
        """The rewinds that were not redone, each with its row; not those that a branch copied."""
        self._sent: list[int] = []
        self._handovers = 0
        self._commands: dict[str, str] = {}
        """Commands that were started in the background, by ID."""
        self.outputs = OutputTracker()
        self.runs = CallRuns(self._returns, self._seeds)
        self.rewound = RewoundFolds()
        self._ends: int | None = None
        """The row that ended the last turn, if the turn can be continued."""
        self._cut, self._reply_tokens = False, None

    @property
    def built_count(self) -> int:
        """The number of rows that were shown or came as rows."""
        return sum(isinstance(seed, TranscriptRow) for seed in self._seeds)

    def __len__(self) -> int:
        return len(self._seeds)

    def load(self, items: Iterable[events.Recorded | events.Unreadable]) -> None:
        for item in items:
            self.seq = item.seq
            if type(item) is events.Unreadable:
                text = f"#{item.seq}: {retold(item.problem)}"
                self.append(TranscriptRow(RowKind.PROBLEM, text, seq=item.seq))
                continue
            event = cast(events.Recorded, item).event
            if fold := _FOLDS.get(type(event)):
                fold(self, event)
        self.runs.arrange()

    def row(self, index: int) -> TranscriptRow:
        """Return a row, created if it was not shown before."""
        seed = self._seeds[index]
        seq = self._seqs[index]
        match seed:
            case TranscriptRow():
                row = seed
            case events.TurnStarted(text=text, images=images):
                row = TranscriptRow(RowKind.USER, text, seq=seq, images=images)
            case Text(text=text):
                row = TranscriptRow(RowKind.ASSISTANT, text, seq=seq)
            case WebSearch():
                row = TranscriptRow(RowKind.SEARCH, search_markdown(seed), seq=seq)
            case Thinking(text=text):
                row = TranscriptRow(RowKind.THINKING, text, seq=seq)
            case ToolCall(id=call, tool=tool, arguments=written):
                what = arguments_text(tool, written)
                row = TranscriptRow(RowKind.TOOL, "", seq=seq, tool=tool, call=call, what=what)
                row.edits, row.estimated = self._changes.get(index, ()), self.runs.estimated
                if returned := self._returns.get(index):
                    row.answer(self._return_seqs[index], returned)
        self._seeds[index] = row
        if row.kind in STATE_KINDS:
            self.outputs.look(row)
        row.in_branch = 0 < self._copied < row.seq
        return row

    def text(self, index: int) -> str:
        """Return a row's text as far as possible without creating the row."""
        seed = self._seeds[index]
        if isinstance(seed, TranscriptRow):
            output = "\n".join(seed.last_lines or ())
            if seed.expanded:
                output = seed.tail or seed.output or ""
            return seed.text or f"{seed.label} {cut_text(seed.what, seed.cut)}\n{output}"
        if isinstance(seed, WebSearch):
            return search_markdown(seed)
        if isinstance(seed, ToolCall):
            returned = self._returns.get(index)
            purpose = cut_text(returned.what, returned.cut) if returned else ""
            return f"{tool_label(seed.tool)} {purpose or arguments_text(seed.tool, seed.arguments)}"
        return seed.text

    def is_compared(self, index: int) -> bool:
        """Whether a row is a call with a comparison that was read."""
        seed = self._seeds[index]
        return isinstance(seed, TranscriptRow) and seed.diff is not None

    def edited(self) -> list[int]:
        """Return the rows of the calls that changed files."""
        return sorted(self._changes)

    def with_content(self, digest: Digest) -> list[int]:
        """Return the created rows of calls with this output."""
        rows = enumerate(self._seeds)
        return [at for at, row in rows if isinstance(row, TranscriptRow) and row.content == digest]

    def at_seq(self, seq: int) -> int:
        """Return the first row of an event, or the row that it belongs to; -1 without rows."""
        index = bisect_left(self._seqs, seq)
        return index if index < len(self._seqs) and self._seqs[index] == seq else index - 1

    def request_of(self, index: int) -> int:
        """Return the request that answered a row or contains it; 0 if none was sent yet."""
        seed = self._seeds[index]
        typed = type(seed) is events.TurnStarted
        if isinstance(seed, TranscriptRow):
            typed = seed.kind in (RowKind.USER, RowKind.MENTION)
        position = bisect_left(self._sent, self._seqs[index]) - (not typed)
        return self._sent[position] if 0 <= position < len(self._sent) else 0

    def typed_before(self, index: int) -> int:
        """Return the nearest message of the user at or above a row, or -1."""
        for above in range(index, -1, -1):
            seed = self._seeds[above]
            if isinstance(seed, TranscriptRow):
                if seed.kind is RowKind.USER:
                    return above
            elif isinstance(seed, events.TurnStarted):
                return above
        return -1

    def append(self, row: TranscriptRow) -> None:
        row.seq = row.seq or self.seq
        self._seeds.append(row)
        self._seqs.append(row.seq)
        self.weights.append(CARD_WEIGHT if row.note else len(row.text))

    def note(self, text: str) -> None:
        """Add a line beside the messages; nothing for an event that has no text."""
        if text:
            self.append(TranscriptRow(RowKind.NOTE, text))

    def _add_divider(self, moment: RewriteNote | BranchNote | RewindNote) -> None:
        text = f"{moment.title} · {moment.facts}"
        self.append(TranscriptRow(RowKind.DIVIDER, text, note=moment))

    def call_row(self, call: str) -> int | None:
        return self._calls.get(call)

    def called(self, call: str) -> TranscriptRow | None:
        """Return the row of a call, or None, and mark it as changed."""
        index = self._calls.get(call)
        if index is None:
            return None
        self.changed.add(index)
        return self.row(index)

    def grow(self, text: str, kind: RowKind = RowKind.ASSISTANT) -> None:
        """Add a piece to the answer or the thinking that is being written."""
        for live_kind, index in self._live.items():
            self._mark(index, is_live=live_kind is kind)
        if kind not in self._live:
            self._live[kind] = len(self._seeds)
            self.append(TranscriptRow(kind, text, live=True))
            return
        index = self._live[kind]
        row = self.row(index)
        row.text += text
        self.weights[index] = len(row.text)
        self.changed.add(index)

    def show_search(self, search: WebSearch) -> None:
        """Add the row of web searches; what comes next is written below it."""
        self.settle(saved=False)
        self._arrived += [*self._live.items(), (RowKind.SEARCH, len(self._seeds))]
        self._live.clear()
        self.append(TranscriptRow(RowKind.SEARCH, search_markdown(search)))

    def settle(self, *, saved: bool = True) -> None:
        """Mark the rows being written as complete. A reply that is not saved may be saved later."""
        for index in self._live.values():
            self._mark(index, is_live=False)
        if saved:
            self._live.clear()
            self._arrived.clear()

    def _mark(self, index: int, *, is_live: bool) -> None:
        row = self.row(index)
        if row.live is not is_live:
            row.live = is_live
            self.changed.add(index)

    def interrupted(self) -> None:
        """Note that Helix ended during a turn, if one was open."""
        if not self.open_turn:
            return
        self.open_turn, self.broken_off = False, True
        for row in filter(None, map(self.called, self._unanswered)):
            row.state = CallState.LOST
        self._unanswered.clear()
        endings = [] if self._reply_tokens is None else [tr("partial answer kept")]
        text = " · ".join([tr("Interrupted"), tr("Helix quit during this turn"), *endings])
        self._end(RowKind.BREAK, text, InterruptionNote(0.0, saved_tokens=self._reply_tokens))

    def _opened(self, event: events.SessionStarted) -> None:
        self._origin = event if event.copied and event.source else None
        self._copied = event.copied
        self._noted(event)

    def _named(self, _event: events.SessionRenamed) -> None:
        """Add the branch's row where its own events begin."""
        if self._origin is not None and self.seq > self._origin.copied:
            facts = tr("everything above is a copy; the original is unchanged")
            source, link = self._origin.source, tr("Open original")
            self._add_divider(BranchNote(source, tr("Branch"), facts, link))
            self._origin = None

    def _on_sent(self, _event: events.WindowSent) -> None:
        self._sent.append(self.seq)

    def _began(self, event: events.TurnStarted) -> None:
        self.interrupted()
        self._begin()
        self._spoken_seqs.append(self.seq)
        self._message_seqs.append(self.seq)
        self._seeds.append(event)
        self._seqs.append(self.seq)
        self.weights.append(len(event.text))

    def _imported(self, event: events.SessionImported) -> None:
        """Say once where the session comes from: each batch of an import has such an event."""
        if self.seq <= FIRST_IMPORT_EVENT or event.program == Program.HELIX:
            self.note(imported_text(event))

    def _resumed(self, _event: events.TurnResumed) -> None:
        self._begin()
        self.note(tr("Continued."))

    def _begin(self) -> None:
        self.open_turn = True
        self._cut = self.broken_off = self._broken_reply = False
        self._reply_tokens = None
        if self._ends is not None:
            self.row(self._ends).last = False
            self.changed.add(self._ends)
            self._ends = None

    def _replied(self, event: events.AssistantReplied) -> None:
        self._cut = event.reason is StopReason.LENGTH
        calls = any(isinstance(part, ToolCall) for part in event.parts)
        self._broken_reply = bool(event.parts) and not calls
        self._reply_tokens = event.usage.output if event.usage else 0
        parts = self._settle_live_rows(event.parts) if self._live or self._arrived else event.parts
        self._spoken_seqs.append(self.seq)
        if any(isinstance(part, Text) for part in event.parts):
            self._message_seqs.append(self.seq)
        for part in parts:
            if type(part) is ToolCall:
                self._calls[part.id] = len(self._seeds)
                self._unanswered.add(part.id)
                self.weights.append(CARD_WEIGHT)
            elif part.text and not part.text.isspace():  # type: ignore[union-attr]
                self.weights.append(len(part.text))  # type: ignore[union-attr]
            else:
                continue
            self._seeds.append(part)
            self._seqs.append(self.seq)
        if event.left_out:
            words = tr(
                "This reply made {0} tool calls. The first {1} were run, the others were not."
            )
            self.note(words.format(count_text(MAX_CALLS + event.left_out), MAX_CALLS))

    def _settle_live_rows(self, parts: tuple[ReplyPart, ...]) -> tuple[ReplyPart, ...]:
        """Turn the live rows into the journaled reply and return the remaining parts."""
        live_rows = sorted((*self._arrived, *self._live.items()), key=itemgetter(1))
        self.settle()
        first_index = live_rows[0][1]
        # and of notes after them
        self._seqs[first_index:] = [self.seq] * (len(self._seqs) - first_index)
        for kind, index in live_rows:
            part_type = _PARTS[kind]
            matching_part = next((part for part in parts if isinstance(part, part_type)), None)
            if matching_part is not None and not isinstance(matching_part, ToolCall):
                row = self.row(index)
                row.text = matching_part.text
                if isinstance(matching_part, WebSearch):
                    row.text = search_markdown(matching_part)
                row.seq = self.seq
                self.weights[index] = len(matching_part.text)
                self.changed.add(index)
                parts = tuple(part for part in parts if part is not matching_part)
        return parts

    def _returned(self, event: events.ToolReturned) -> None:
        index = self._calls.get(event.call)
        if index is None:
            return
        self._unanswered.discard(event.call)
        self.outputs.returned(self.seq, event)
        self._returns[index], self._return_seqs[index] = event, self.seq
        self.runs.finish(index, event)
        if event.tool == USE_SKILL and event.outcome is events.Outcome.OK and "/" not in event.what:
            self._skill_seqs.append(self.seq)
        seed = self._seeds[index]
        if not isinstance(seed, TranscriptRow):
            if event.outcome is not events.Outcome.DENIED:
                return
            seed = self.row(index)
        seed.answer(self.seq, event)
        self.changed.add(index)
        if seed.expanded:
            self.reasons.append(event.content)

    def _rewrote(self, event: events.FileChanged) -> None:
        index = self._calls.get(event.call)
        if index is None:
            return
        self._changes[index] = (*self._changes.get(index, ()), event)
        seed = self._seeds[index]
        if isinstance(seed, TranscriptRow):
            # those of a command in the background come after its row is shown
            seed.edits, seed.diff = self._changes[index], None
            self.changed.add(index)

    def _decided(self, event: events.OutputGated) -> None:
        index = self._calls.get(event.call)
        call = self.row(index) if index is not None else None
        gate_row = self._gates.get(event.call)
        tool, purpose = (call.tool, call.purpose) if call else ("", "")
        moment = GateNote(event, tool, purpose, gate_row is not None, self.runs.estimated)
        self.outputs.decided(event)
        if gate_row is None:
            self._gates[event.call] = len(self._seeds)
            text = gate_text(moment)
            self.append(TranscriptRow(RowKind.GATE, text, call=event.call, note=moment))
            return
        row = self.row(gate_row)
        row.note, row.text = moment, gate_text(moment)
        self.changed.add(gate_row)
        self.note(redecision_text(event))

    def _rewritten(self, event: events.EpochCommitted) -> None:
        epoch = event.epoch
        self.outputs.standings.take(epoch)
        self._handovers += epoch.is_version
        moment = rewrite_note(epoch, self._handovers, self._covered)
        if moment is not None:
            self._add_divider(moment)

    def _covered(self, first: int, last: int) -> int:
        """Return the number of messages between two events."""
        return bisect_right(self._spoken_seqs, last) - bisect_left(self._spoken_seqs, first)

    def _noted(
        self,
        event: events.Guided
        | events.ContextInjected
        | events.SessionStarted
        | events.EffortChanged,
    ) -> None:
        if type(event) is events.ContextInjected:
            self._spoken_seqs.append(self.seq)
            if event.source == MENTION:
                if event.what.startswith(CHOSEN_SKILL):
                    self._skill_seqs.append(self.seq)
                self.append(mention(event, estimated=self.runs.estimated))
                return
        self.note(event_text(event, estimated=self.runs.estimated))

    def warn(self, detail: str) -> None:
        """Note a warning of a budget, unless the journal has it."""
        if detail != self._warning:
            self.note(retold(detail))
        self._warning = ""

    def _budget_reached(self, event: events.BudgetThresholdReached) -> None:
        self._warning = event.detail
        self.note(retold(event.detail))

    def _command_started(self, event: events.CommandStarted) -> None:
        self._commands[event.id] = event.command

    def _command_ended(self, event: events.CommandEnded) -> None:
        self.note(command_ended_text(event, self._commands.get(event.id, "")))

    def _ended(self, event: events.TurnEnded) -> None:
        if event.cause is events.Cause.CRASHED:
            # at most once: the rows may have shown it before the journal recorded it
            self.interrupted()
            return
        self.settle()
        self.open_turn = False
        self.broken_off = self._cut or event.ending is not events.Ending.DONE
        self._unanswered.clear()
        if event.ending is events.Ending.STOPPED:
            broken = InterruptionNote(event.at, saved_tokens=self._reply_tokens)
            self._end(RowKind.BREAK, retold(event.detail) or interruption_text(broken), broken)
        elif event.ending in (events.Ending.FAILED, events.Ending.PAUSED):
            failed = FailureNote(
                event.cause, event.detail, self._broken_reply, event.command, event.pause
            )
            self._end(RowKind.FAILURE, retold(event.detail), failed)
        elif event.cause is events.Cause.LENGTH:
            self._end(RowKind.BREAK, retold(event.detail), InterruptionNote(event.at, cut=True))
        else:
            self.note(retold(event.detail))

    def _pause_changed(self, event: events.PauseChanged) -> None:
        """Show the new time on the card of the pause, and why Helix does not go on by itself."""
        row = self.row(self._ends) if self._ends is not None else None
        if row is None or not isinstance(row.note, FailureNote) or row.note.pause is None:
            return
        pause = replace(row.note.pause, until=event.until, held=event.held)
        row.note = replace(row.note, pause=pause)
        row.text = sentences_text(filter(None, (retold(row.note.detail), retold(event.held))))
        row.version += 1
        self.changed.add(cast(int, self._ends))

    def _end(self, kind: RowKind, text: str, moment: Moment) -> None:
        row = TranscriptRow(kind, text, note=moment, last=True)
        newest, problem = self._seeds[-1] if self._seeds else None, (RowKind.PROBLEM, text)
        if isinstance(newest, TranscriptRow) and (newest.kind, newest.text) == problem:
            # the end could not be saved at first, which told the reason
            self._replace_last(row)
        else:
            self.append(row)
        self._ends = len(self._seeds) - 1

    def _went_back(self, event: events.Rewound) -> None:
        """Fold what left the context behind a divider, or show again what a redo brought back."""
        target = event.reverts or self.seq
        through = event.through if event.conversation else target

        def count(seqs: list[int]) -> int:
            return bisect_left(seqs, target) - bisect_right(seqs, through)

        facts = rewind_facts(
            event, messages=count(self._message_seqs), skills=count(self._skill_seqs)
        )
        if event.reverts:
            self.rewound.redo(event.reverts)
            redone = next((row for seq, row in self._rewinds if seq == event.reverts), None)
            if redone is not None:
                self._change_rewind(redone, folds=False, redo=False)
            self._rewinds = [pair for pair in self._rewinds if pair[0] != event.reverts]
            self._add_divider(RewindNote(tr("Redone"), facts))
        else:
            rows = RewoundRows(self.seq, bisect_right(self._seqs, through), len(self._seeds))
            if event.conversation:
                self.rewound.add(rows, event.through)
            folds = event.conversation and rows.first < rows.divider
            self._add_divider(RewindNote(tr("Rewound"), facts, folds=folds))
            if self.seq > self._copied:
                self._rewinds.append((self.seq, rows.divider))
        last = self._rewinds[-1:]
        for pair in self._rewinds:
            self._change_rewind(pair[1], redo=pair in last)

    def _change_rewind(self, index: int, **changes: object) -> None:
        row = self.row(index)
        note = replace(row.note, **changes)
        if isinstance(note, RewindNote) and note != row.note:
            row.note, row.text = note, f"{note.title} · {note.facts}"
            self.changed.add(index)

    def toggle_rewound(self, divider: int) -> None:
        """Show or fold what is behind a divider."""
        if rows := self.rewound.headed_by(divider):
            self.rewound.toggle(rows)
            self._change_rewind(divider, shown=self.rewound.is_shown(rows))

    def _mode_changed(self, event: events.ModeChanged) -> None:
        """Show the mode in one line, however often it is changed before anything else happens."""
        row = TranscriptRow(RowKind.NOTE, choice_text(event))
        if self._mode_row == len(self._seeds) - 1:
            self._replace_last(row)
        else:
            self.append(row)
        self._mode_row = len(self._seeds) - 1

    def _replace_last(self, row: TranscriptRow) -> None:
        """Put a row in the place of the last one."""
        row.version = self.row(len(self._seeds) - 1).version  # equal versions are not painted again
        for column in (self._seeds, self._seqs, self.weights):
            column.pop()
        self.append(row)
        self.changed.add(len(self._seeds) - 1)


_FOLDS: dict[type, Callable[[TranscriptBuilder, events.Event], None]] = cast(
    dict[type, Callable[[TranscriptBuilder, events.Event], None]],
    {
        events.TurnStarted: TranscriptBuilder._began,
        events.TurnResumed: TranscriptBuilder._resumed,
        events.AssistantReplied: TranscriptBuilder._replied,
        events.ToolReturned: TranscriptBuilder._returned,
        events.FileChanged: TranscriptBuilder._rewrote,
        events.OutputGated: TranscriptBuilder._decided,
        events.EpochCommitted: TranscriptBuilder._rewritten,
        events.Pinned: lambda rows, event: rows.outputs.pinned(event),
        events.Unpinned: lambda rows, event: rows.outputs.pinned(event),
        events.Guided: TranscriptBuilder._noted,
        events.EffortChanged: TranscriptBuilder._noted,
        events.ContextInjected: TranscriptBuilder._noted,
        events.TurnEnded: TranscriptBuilder._ended,
        events.PauseChanged: TranscriptBuilder._pause_changed,
        events.WindowSent: TranscriptBuilder._on_sent,
        events.ModeChanged: TranscriptBuilder._mode_changed,
        events.PlanChanged: lambda rows, event: rows.note(choice_text(event)),
        events.SessionStarted: TranscriptBuilder._opened,
        events.SessionRenamed: TranscriptBuilder._named,
        events.LlmChanged: lambda rows, event: rows.note(model_text(event)),
        events.CommandStarted: TranscriptBuilder._command_started,
        events.CommandEnded: TranscriptBuilder._command_ended,
        events.BudgetThresholdReached: TranscriptBuilder._budget_reached,
        events.Rewound: TranscriptBuilder._went_back,
        events.WorktreeChanged: lambda rows, event: rows.note(worktree_text(event)),
        events.SessionImported: TranscriptBuilder._imported,
    },
)


MAX_COMMAND_CHARS = 80
FIRST_IMPORT_EVENT = 2
"""The number of the first event of an imported session that says where it comes from."""


def command_ended_text(event: events.CommandEnded, command: str) -> str:
    words = {
        CommandEnding.EXITED: tr("In the background, {0} ended with exit status {2} after {1}."),
        CommandEnding.STOPPED: tr("You stopped {0}, which ran in the background for {1}."),
        CommandEnding.STOPPED_BY_AGENT: tr("Helix stopped {0}, which ran in the background."),
        CommandEnding.CLOSED: tr(
            "{0} ran in the background and was stopped when Helix or its session was closed."
        ),
        CommandEnding.FAILED: tr("{0} could not run on in the background."),
        CommandEnding.LOST: tr("{0} ran in the background and ended when Helix quit unexpectedly."),
    }[event.ending]
    name = one_line(command, MAX_COMMAND_CHARS) or event.id
    return words.format(name, duration_text(event.seconds), event.status)


AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class TranscriptModel(QAbstractListModel):
    """A session's rows, in the order of events."""

    reason_requested = Signal(str)
    """The digest of the output that says why a call was denied."""
    folded = Signal(int, int)
    """The first and the last of the rows of which some were folded away or shown."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = TranscriptBuilder()
        self._shown = 0
        """The number of rows that Qt knows."""
        self._open_questions: dict[str, str] = {}
        """The calls of open permission questions, by question."""
        self._placed = 0
        """The count of changes to where outputs are, as far as it was shown."""

    @property
    def runs(self) -> CallRuns:
        """The runs of tool calls that fold to one line."""
        return self.rows.runs

    def hides(self, row: int) -> bool:
        """Whether a row is folded away, in a run or behind the divider of a rewind."""
        return self.runs.hides(row) or self.rows.rewound.hides(row)

    def is_rewound(self, row: int) -> bool:
        return self.rows.rewound.holding(row) is not None

    def shown_at(self, row: int) -> int:
        """Return a row, or the one with the line that it is folded into."""
        rows = self.rows.rewound.holding(row)
        hidden = rows is not None and self.rows.rewound.hides(row)
        return rows.divider if rows and hidden else self.runs.shown_at(row)

    def next_shown(self, row: int) -> int:
        return self.shown_at(self.runs.next_shown(row))

    def previous_shown(self, row: int) -> int:
        """Return the row above that is not folded away; -1 above the first."""
        above = row - 1
        while (rows := self.rows.rewound.holding(above)) and self.rows.rewound.hides(above):
            above = rows.first - 1
        return self.runs.shown_at(above)

    def load(
        self,
        items: Sequence[events.Recorded | events.Unreadable],
        *,
        running: bool,
        estimated: bool = False,
    ) -> None:
        """Show a whole journal.

        A journal that ends inside a turn was interrupted unless it is running. `estimated`: tokens
        are estimates, since the model's tokenizer is not known.
        """
        rows = TranscriptBuilder()
        rows.runs.estimated = estimated
        rows.load(items)
        if not running:
            rows.interrupted()
        rows.changed.clear()
        rows.runs.changed.clear()
        rows.rewound.changed.clear()
        self._open_questions.clear()
        self.beginResetModel()
        self.rows, self._shown, self._placed = rows, len(rows), rows.outputs.standings.changes
        self.endResetModel()
        self._tell_reasons()

    def take(self, event: live_events.Live) -> None:
        match event:
            case live_events.Journaled(recorded) if recorded.seq > self.rows.seq:
                self.rows.load([recorded])
            case live_events.TextArrived(text=text):
                self.rows.grow(text)
            case live_events.ThinkingArrived(text=text):
                self.rows.grow(text, RowKind.THINKING)
            case live_events.SearchArrived(search=search):
                self.rows.show_search(search)
            case live_events.ToolCallStarted(call=call, can_stop=can_stop):
                if row := self.rows.called(call.id):
                    row.state, row.can_stop = CallState.RUNNING, can_stop
            case live_events.ToolCallProgressed(call=call, size=size, tail=tail):
                row = self.rows.called(call)
                if row is not None and row.state is CallState.RUNNING:  # progress may come late
                    row.size, row.tail = size, tail
            case live_events.ToolCallEnded(returned=returned):
                if row := self.rows.called(returned.call):
                    row.end(returned)
            case live_events.ToolCallDelayed(call=call, reason=reason):
                if row := self.rows.called(call):
                    row.delay("" if reason is None else phrase_text(reason))
            case live_events.PermissionRequested(question):
                # a call that waits for the user says so, before it runs or while it runs
                self._open_questions[question.id] = question.call.id
                self._show_state(question.call.id, CallState.QUEUED, CallState.WAITING)
            case live_events.FormRequested(number, form):
                self._open_questions[number] = form.call
                self._show_state(form.call, CallState.RUNNING, CallState.WAITING)
            case live_events.PermissionSettled(question=number) | live_events.FormSettled(number):
                asking_call = self._open_questions.pop(number, "")
                if asking_call not in self._open_questions.values():
                    ran = isinstance(event, live_events.FormSettled)
                    before = CallState.RUNNING if ran else CallState.QUEUED
                    self._show_state(asking_call, CallState.WAITING, before)
            # what is not journaled, and is shown only while the session is open
            case (
                live_events.BudgetWarned(detail=text)
                | live_events.HookFailed(detail=text)
                | live_events.TracesUnsent(detail=text)
                | live_events.RequestsLimited(detail=text)
            ):
                self.rows.warn(text)
            case live_events.ReplyUnkept(detail=detail):
                words = tr("If Helix ends now, the end of this answer is lost. {0}")
                self.rows.note(words.format(retold(detail)))
            case live_events.GateBatchOpened(outputs=waiting):
                self.rows.outputs.hold(output.call for output in waiting)
            case live_events.GateBatchClosed():
                self.rows.outputs.hold()
            case live_events.JobEnded():
                self.rows.note(job_failure_text(event))
            case live_events.TurnFinished(saved=saved, detail=detail):
                self.rows.settle(saved=saved)
                if not saved:
                    self.rows.append(TranscriptRow(RowKind.PROBLEM, retold(detail)))
            case _:
                pass
        self._flush()

    def _show_state(self, call: str, before: CallState, state: CallState) -> None:
        row = self.rows.called(call)
        if row is not None and row.state is before:
            row.state = state

    def show_output(self, digest: Digest, text: str) -> None:
        """Show the beginning of an output that was read."""
        for index in self.rows.with_content(digest):
            row = self.rows.row(index)
            if row.output is None:
                row.output = text
                self.show_changed(index)

    def show_last_lines(self, digest: Digest, lines: tuple[str, ...]) -> None:
        """Show the last lines that a command wrote on its closed card."""
        for index in self.rows.with_content(digest):
            self.rows.row(index).last_lines = lines
            self.show_changed(index)

    def edits(self, call: str) -> tuple[events.FileChanged, ...]:
        index = self.rows.call_row(call)
        return self.rows.row(index).edits if index is not None else ()

    def show_diff(self, change: events.FileChanged, diff: RowDiff) -> None:
        index = self.rows.call_row(change.call)
        if index is not None and self.rows.row(index).edit == change:
            self.rows.row(index).diff = diff
            self.show_changed(index)

    def toggle(self, index: int) -> None:
        row = self.rows.row(index)
        if row.kind is RowKind.TOOL and row.opens:
            row.expanded = not row.expanded
            self.show_changed(index)

    def toggle_run(self, index: int) -> None:
        if run := self.runs.at(index):
            self.runs.set_open(run, is_open=not run.open)
            self._flush()

    def toggle_rewound(self, divider: int) -> None:
        self.rows.toggle_rewound(divider)
        self._flush()

    def unfold(self, index: int) -> None:
        """Show the rows that a row is folded away with."""
        if (rows := self.rows.rewound.holding(index)) and self.rows.rewound.hides(index):
            self.toggle_rewound(rows.divider)
        if (run := self.runs.at(index)) and not run.open:
            self.toggle_run(index)

    def row(self, index: int) -> TranscriptRow:
        return self.rows.row(index)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._shown

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= self._shown:
            return None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows.row(index.row())
        return f"{row.label} {row.purpose}" if row.kind is RowKind.TOOL else row.text

    def _flush(self) -> None:
        """Report the fold's changes to Qt."""
        rows, first = self.rows, self._shown
        if len(rows) > first:
            self.beginInsertRows(NO_INDEX, first, len(rows) - 1)
            self._shown = len(rows)
            self.endInsertRows()
        changed_rows, rows.changed = rows.changed, set()
        for index in sorted(changed_rows):
            if index < first:
                self.show_changed(index)
        if self._placed != rows.outputs.standings.changes:
            self._placed = rows.outputs.standings.changes
            # repaint the rows that look different now, after outputs may have moved
            if self._shown:
                self.dataChanged.emit(self.index(0), self.index(self._shown - 1))
        folded_ranges = rows.runs.changed + rows.rewound.changed
        rows.runs.changed, rows.rewound.changed = [], []
        for begin, end in folded_ranges:
            self.folded.emit(begin, end)
        self._tell_reasons()

    def _tell_reasons(self) -> None:
        wanted, self.rows.reasons = self.rows.reasons, []
        for digest in wanted:
            self.reason_requested.emit(digest)

    def show_changed(self, index: int) -> None:
        self.rows.row(index).version += 1
        self.dataChanged.emit(self.index(index), self.index(index))

    def show_changed_row(self, index: int, row: TranscriptRow) -> None:
        """Show a row's changes, unless another session is shown by now."""
        if index < self._shown and self.rows.row(index) is row:
            self.show_changed(index)


def event_session(event: live_events.Live) -> SessionId | None:
    if isinstance(event, live_events.Journaled):
        return event.recorded.session
    if isinstance(event, live_events.PermissionRequested | live_events.FormRequested):
        return event.question.session
    return getattr(event, "session", None)
