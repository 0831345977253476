"""A session's rows, folded from its journal and from what is happening right now.

A restart replays the durable events through the same fold, so both look the same.
"""

from collections.abc import Iterable, Sequence

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    Guided,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.live import (
    BudgetWarned,
    CallBegan,
    CallProgressed,
    Journaled,
    Live,
    TextArrived,
    TurnClosed,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.message import Text, Thinking, ToolCall
from helix_desktop.ui.chat.rows import CallState, Kind, Row
from helix_desktop.ui.chat.tidying import tidied
from helix_desktop.ui.words import tr

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class TranscriptModel(QAbstractListModel):
    """Rows in the order things happened."""

    ROW = Qt.ItemDataRole.UserRole
    reason_wanted = Signal(str)
    """A call was denied: the digest of the words that say why."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []
        self._calls: dict[str, int] = {}
        self._unanswered: set[str] = set()
        self._seq = 0
        self._open_turn = False
        self._loading = False
        self._cut = False
        """Whether the last reply was cut at its longest."""
        self.broken_off = False
        """Whether the last turn can be gone on with."""

    def load(self, items: Sequence[Recorded | Unreadable], *, running: bool) -> None:
        """Show a whole journal; one that ends inside a turn was interrupted unless it runs."""
        self.beginResetModel()
        self._rows, self._calls, self._seq, self._open_turn = [], {}, 0, False
        self._unanswered.clear()
        self._cut = self.broken_off = False
        self._loading = True
        for item in items:
            self._record(item)
        if self._open_turn and not running:
            self._interrupted()
        self._loading = False
        self.endResetModel()

    def take(self, event: Live) -> None:
        """Something happened in this session."""
        match event:
            case Journaled(recorded) if recorded.seq > self._seq:
                self._record(recorded)
            case TextArrived(text=text):
                self._grow(text)
            case CallBegan(call=call):
                self._set_state(call.id, CallState.RUNNING)
            case CallProgressed(call=call, size=size, tail=tail):
                self._progress(call, size, tail)
            case BudgetWarned(detail=detail):
                self._note(detail)
            case TurnClosed(saved=False, detail=detail):
                self._settle_live()
                self._append([Row(Kind.PROBLEM, detail)])
            case TurnClosed():
                self._settle_live()
            case _:
                pass

    def show_output(self, digest: Digest, text: str) -> None:
        """The beginning of an output was read."""
        for at, row in enumerate(self._rows):
            if row.content == digest and row.output is None:
                row.output = text
                self._changed(at)

    def toggle(self, at: int) -> None:
        row = self._rows[at]
        if row.kind is Kind.TOOL and row.opens:
            row.expanded = not row.expanded
            self._changed(at)

    def row(self, at: int) -> Row:
        return self._rows[at]

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.tool} {row.what}" if row.kind is Kind.TOOL else row.text
            case self.ROW:
                return row
        return None

    def _record(self, item: Recorded | Unreadable) -> None:
        self._seq = item.seq
        if isinstance(item, Unreadable):
            self._append([Row(Kind.PROBLEM, f"#{item.seq}: {item.problem}")])
            return
        self._fold(item.event)

    def _fold(self, event: Event) -> None:
        match event:
            case TurnStarted(text=text):
                if self._open_turn:
                    self._interrupted()
                self._begin()
                self._append([Row(Kind.USER, text)])
            case TurnResumed():
                self._begin()
                self._note(tr("Continued."))
            case AssistantReplied(reason=reason):
                self._cut = reason is StopReason.LENGTH
                self._settle_live(event)
            case ToolReturned():
                self._returned(event)
            case OutputGated() | EpochCommitted() | Guided() | ContextInjected():
                self._note(tidied(event))
            case TurnEnded(ending=ending, detail=detail):
                self._open_turn = False
                self.broken_off = self._cut or ending is not Ending.DONE
                self._ended(ending, detail)
            case _:
                pass

    def _begin(self) -> None:
        self._open_turn = True
        self._cut = self.broken_off = False

    def _settle_live(self, reply: AssistantReplied | None = None) -> None:
        """What was streaming becomes the reply that was journaled (or stays as it came)."""
        parts = list(reply.parts) if reply else []
        if self._rows and self._rows[-1].live:
            last = len(self._rows) - 1
            row = self._rows[last]
            row.live = False
            texts = [part for part in parts if isinstance(part, Text)]
            if texts:
                row.text = texts[0].text
                parts.remove(texts[0])
            self._changed(last)
        self._append([made for part in parts if (made := _row_of(part)) is not None])

    def _grow(self, text: str) -> None:
        if self._rows and self._rows[-1].live:
            self._rows[-1].text += text
            self._changed(len(self._rows) - 1)
        else:
            self._append([Row(Kind.ASSISTANT, text, live=True)])

    def _returned(self, event: ToolReturned) -> None:
        at = self._calls.get(event.call)
        if at is None:
            return
        self._unanswered.discard(event.call)
        row = self._rows[at]
        row.what = event.what or row.what
        row.state = CallState(event.outcome.value)
        row.content, row.size = event.content, event.size
        row.tokens, row.seconds = event.tokens, event.seconds
        row.tail = ""
        row.expanded |= row.state is CallState.DENIED
        self._changed(at)
        if row.expanded:
            self.reason_wanted.emit(event.content)

    def _progress(self, call: str, size: int, tail: str) -> None:
        """What a call that runs has said by now; late news of one that is over are none."""
        at = self._calls.get(call)
        if at is not None and self._rows[at].state is CallState.RUNNING:
            row = self._rows[at]
            row.size, row.tail = size, tail
            self._changed(at)

    def _ended(self, ending: Ending, detail: str) -> None:
        if ending is Ending.STOPPED:
            self._append([Row(Kind.NOTE, tr("Stopped. Everything up to here is kept."))])
        elif ending is Ending.FAILED:
            self._append([Row(Kind.PROBLEM, detail)])
        elif detail:
            self._append([Row(Kind.NOTE, detail)])

    def _note(self, text: str) -> None:
        if text:
            self._append([Row(Kind.NOTE, text)])

    def _interrupted(self) -> None:
        self._open_turn = False
        self.broken_off = True
        for call in self._unanswered:
            self._set_state(call, CallState.LOST)
        self._unanswered.clear()
        text = tr("Interrupted: Helix ended in the middle of this turn. What came is kept.")
        self._append([Row(Kind.NOTE, text)])

    def _set_state(self, call: str, state: CallState) -> None:
        at = self._calls.get(call)
        if at is not None:
            self._rows[at].state = state
            self._changed(at)

    def _append(self, rows: Iterable[Row]) -> None:
        fresh = list(rows)
        if not fresh:
            return
        first = len(self._rows)
        if not self._loading:
            self.beginInsertRows(NO_INDEX, first, first + len(fresh) - 1)
        self._rows.extend(fresh)
        for at, row in enumerate(fresh, first):
            if row.call:
                self._calls[row.call] = at
                self._unanswered.add(row.call)
        if not self._loading:
            self.endInsertRows()

    def _changed(self, at: int) -> None:
        self._rows[at].change()
        if not self._loading:
            self.dataChanged.emit(self.index(at), self.index(at))


def session_of(event: Live) -> SessionId | None:
    """Which session an event belongs to."""
    if isinstance(event, Journaled):
        return event.recorded.session
    return getattr(event, "session", None)


def _row_of(part: Text | Thinking | ToolCall) -> Row | None:
    match part:
        case Text(text=text):
            return Row(Kind.ASSISTANT, text) if text.strip() else None
        case Thinking(text=text):
            return Row(Kind.THINKING, text) if text.strip() else None
        case ToolCall():
            return Row(Kind.TOOL, "", tool=part.tool, call=part.id, what=_said(part.arguments))


_TELLING = ("path", "command", "task", "url", "sha256")
"""Arguments that say by themselves what a call is about."""


def _said(arguments: str) -> str:
    """The values of a call's arguments in one line, until its output says it better."""
    try:
        found = msgspec.json.decode(arguments)
    except (ValueError, RecursionError):
        return arguments
    if not isinstance(found, dict):
        return arguments
    known = next((found[name] for name in _TELLING if name in found), None)
    return str(known) if known else " · ".join(str(value) for value in found.values())
