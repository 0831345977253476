"""The Qt model of the transcript: the rows of one session, changed by its journal and live events.

After a restart the journaled events go through the same fold, so the rows look the same.
"""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import FileChanged, Recorded, Unreadable
from helix_desktop.domain.live_events import (
    BudgetWarned,
    FormRequested,
    FormSettled,
    GateBatchClosed,
    GateBatchOpened,
    HookFailed,
    JobEnded,
    Journaled,
    Live,
    PermissionRequested,
    PermissionSettled,
    ReplyUnkept,
    RequestsLimited,
    SearchArrived,
    TextArrived,
    ThinkingArrived,
    ToolCallDelayed,
    ToolCallEnded,
    ToolCallProgressed,
    ToolCallStarted,
    TracesUnsent,
    TurnFinished,
)
from helix_desktop.ui.chat.transcript.call_runs import CallRuns
from helix_desktop.ui.chat.transcript.row_builder import TranscriptBuilder
from helix_desktop.ui.chat.transcript.rows import (
    CallState,
    RowDiff,
    RowKind,
    TranscriptRow,
    job_failure_text,
)
from helix_desktop.ui.text.formatting import phrase_text, retold, tr

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class TranscriptModel(QAbstractListModel):
    """A session's rows, in the order of events."""

    ROW = Qt.ItemDataRole.UserRole
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

    def load(
        self, items: Sequence[Recorded | Unreadable], *, running: bool, estimated: bool = False
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
        self._open_questions.clear()
        self.beginResetModel()
        self.rows, self._shown, self._placed = rows, len(rows), rows.outputs.standings.changes
        self.endResetModel()
        self._tell_reasons()

    def take(self, event: Live) -> None:
        match event:
            case Journaled(recorded) if recorded.seq > self.rows.seq:
                self.rows.load([recorded])
            case TextArrived(text=text):
                self.rows.grow(text)
            case ThinkingArrived(text=text):
                self.rows.grow(text, RowKind.THINKING)
            case SearchArrived(search=search):
                self.rows.show_search(search)
            case ToolCallStarted(call=call, can_stop=can_stop):
                if row := self.rows.called(call.id):
                    row.state, row.can_stop = CallState.RUNNING, can_stop
            case ToolCallProgressed(call=call, size=size, tail=tail):
                row = self.rows.called(call)
                if row is not None and row.state is CallState.RUNNING:  # progress may come late
                    row.size, row.tail = size, tail
            case ToolCallEnded(returned=returned):
                if row := self.rows.called(returned.call):
                    row.end(returned)
            case ToolCallDelayed(call=call, reason=reason):
                if row := self.rows.called(call):
                    row.delay("" if reason is None else phrase_text(reason))
            case PermissionRequested(question):
                # a call that waits for the user says so, before it runs or while it runs
                self._open_questions[question.id] = question.call.id
                self._show_state(question.call.id, CallState.QUEUED, CallState.WAITING)
            case FormRequested(number, form):
                self._open_questions[number] = form.call
                self._show_state(form.call, CallState.RUNNING, CallState.WAITING)
            case PermissionSettled(question=number) | FormSettled(number):
                asking_call = self._open_questions.pop(number, "")
                if asking_call not in self._open_questions.values():
                    ran = isinstance(event, FormSettled)
                    before = CallState.RUNNING if ran else CallState.QUEUED
                    self._show_state(asking_call, CallState.WAITING, before)
            case _:
                # apply an event that is not journaled and is shown only while the session is open
                rows = self.rows
                match event:
                    case (
                        BudgetWarned(detail=detail)
                        | HookFailed(detail=detail)
                        | TracesUnsent(detail=detail)
                        | RequestsLimited(detail=detail)
                    ):
                        rows.warn(detail)
                    case ReplyUnkept(detail=detail):
                        words = tr("If Helix ends now, the end of this answer is lost. {0}")
                        rows.note(words.format(retold(detail)))
                    case GateBatchOpened(outputs=waiting):
                        rows.outputs.hold(output.call for output in waiting)
                    case GateBatchClosed():
                        rows.outputs.hold()
                    case JobEnded():
                        rows.note(job_failure_text(event))
                    case TurnFinished(saved=saved, detail=detail):
                        rows.settle(saved=saved)
                        if not saved:
                            rows.append(TranscriptRow(RowKind.PROBLEM, retold(detail)))
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

    def edits(self, call: str) -> tuple[FileChanged, ...]:
        """Return the changes of files that belong to a call."""
        index = self.rows.call_row(call)
        return self.rows.row(index).edits if index is not None else ()

    def show_diff(self, change: FileChanged, diff: RowDiff) -> None:
        """Show the comparison of an edit on its card."""
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
        """Show or fold the calls of the run that a row belongs to."""
        if run := self.runs.at(index):
            self.runs.set_open(run, is_open=not run.open)
            self._flush()

    def unfold(self, index: int) -> None:
        """Show the calls of the run that a row belongs to."""
        if (run := self.runs.at(index)) and not run.open:
            self.toggle_run(index)

    def row(self, index: int) -> TranscriptRow:
        return self.rows.row(index)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._shown

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= self._shown:
            return None
        row = self.rows.row(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.label} {row.purpose}" if row.kind is RowKind.TOOL else row.text
            case self.ROW:
                return row
        return None

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
        folded_ranges, rows.runs.changed = rows.runs.changed, []
        for begin, end in folded_ranges:
            self.folded.emit(begin, end)
        self._tell_reasons()

    def _tell_reasons(self) -> None:
        wanted, self.rows.reasons = self.rows.reasons, []
        for digest in wanted:
            self.reason_requested.emit(digest)

    def show_changed(self, index: int) -> None:
        self.rows.row(index).change()
        self.dataChanged.emit(self.index(index), self.index(index))

    def show_changed_row(self, index: int, row: TranscriptRow) -> None:
        """Show a row's changes, unless another session is shown by now."""
        if index < self._shown and self.rows.row(index) is row:
            self.show_changed(index)


def event_session(event: Live) -> SessionId | None:
    if isinstance(event, Journaled):
        return event.recorded.session
    if isinstance(event, PermissionRequested | FormRequested):
        return event.question.session
    return getattr(event, "session", None)
