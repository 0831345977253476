"""The page Usage: chart of days, table (columns) by work, model, session, day, or tool.

The dialog *Search past requests* is here, too: in which requests the model was sent a text or an
output.
"""

from collections.abc import Callable, Coroutine, Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QSizePolicy, QWidget

from helix_desktop.app.history.seen_search import SeenAs, SeenInSession
from helix_desktop.app.history.usage_reports import UsageBy, UsageReport, UsageRow
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.usage_kinds import SAVED_NAMES, WORK_NAMES, WorkKind
from helix_desktop.ui.style.canvas import RIGHT, Canvas, PaintedWidget, hairline, text_width
from helix_desktop.ui.style.qt_style import CELL_PADDING, HEADING_PADDING
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    day_text,
    dotted_text,
    known_cost_text,
    money_text,
    phrase_text,
    plural,
    short_count,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.timeline.dialogs import TableRows, table_view
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.choices import ChoiceMenu, TabBar
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, DialogField
from helix_desktop.ui.widgets.labels import ElidedLabel, EmptyState, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    StackedPages,
    bar_of,
    column_of,
    drop_widget,
    grow,
    insert_tab_after,
    row_of,
)
from helix_desktop.ui.widgets.row_list import ListRow, ListView

ALL_SESSIONS = "all"
MAX_MEASURED_ROWS = 200
"""Rows whose texts say how wide a column is."""
_GROUPING_NAMES = {
    UsageBy.WORK: Phrase("Work"),
    UsageBy.MODEL: Phrase("Model"),
    UsageBy.SESSION: Phrase("Session"),
    UsageBy.DAY: Phrase("Day"),
    UsageBy.TOOL: Phrase("Tool"),
}
DIALOG_SIZE, ROW_HEIGHT, MAX_ROWS = QSize(720, 560), 46, 500
_ITEM_TEXTS = {
    SeenAs.TYPED: Phrase("your message"),
    SeenAs.REPLY: Phrase("reply"),
    SeenAs.CONTEXT: Phrase("added context"),
    SeenAs.OUTPUT: Phrase("output"),
    SeenAs.RECALL: Phrase("recalled"),
    SeenAs.EXCERPT: Phrase("excerpt"),
    SeenAs.MARKER: Phrase("marker"),
    SeenAs.NOTES: Phrase("notes {0}"),
    SeenAs.OBSERVATIONS: Phrase("notes by a model {0}"),
    SeenAs.HANDOVER: Phrase("handover {0}"),
    SeenAs.PIN: Phrase("pin"),
    SeenAs.INSTRUCTIONS: Phrase("instructions"),
    SeenAs.SYSTEM: Phrase("system prompt and tools"),
    SeenAs.BODY: Phrase("recorded request"),
    SeenAs.NOTHING: Phrase("excluded or changed"),
}
_ICONS = {
    SeenAs.TYPED: "chat",
    SeenAs.REPLY: "spark",
    SeenAs.OUTPUT: "terminal",
    SeenAs.RECALL: "recall",
    SeenAs.EXCERPT: "terminal",
    SeenAs.MARKER: "tag",
    SeenAs.PIN: "pin",
}
Find = Callable[[str], Coroutine[object, object, Sequence[SeenInSession]]]


class DailyUsageChart(PaintedWidget):
    """A bar for each day with usage: dollars, or tokens if no price is known."""

    def __init__(self) -> None:
        super().__init__()
        self._days: Sequence[UsageRow] = ()
        self._in_dollars = False
        self._highest = UsageRow()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(96)

    def show_days(self, days: Sequence[UsageRow]) -> None:
        self._days, self._in_dollars = days, any(day.usage.cost for day in days)
        if days:
            self._highest = highest = max(days, key=self._value)
            words = tr("Usage by day, from {0} to {1}, highest on {2} with {3}")
            ends = (day_text(day.key) for day in (days[0], days[-1], highest))
            self.setAccessibleName(words.format(*ends, self._text(highest)))
        # one bar at the edge of an empty chart would say nothing
        self.setVisible(len(days) > 1)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, 96)

    def _value(self, day: UsageRow) -> float:
        return day.usage.cost if self._in_dollars else day.usage.tokens

    def _text(self, day: UsageRow) -> str:
        if self._in_dollars:
            return cost_text(day.usage.cost)
        return _tokens_text(day.usage.tokens)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, days = Canvas.on(self), self._days
        if not days:
            return
        max_value = self._value(self._highest) or 1.0
        bottom, chart_px = self.height() - 18, self.width() - 72.0
        words = self._text(self._highest)
        canvas.text(QRectF(chart_px, 0, 72, 14), words, "axis", tone="mut", align=RIGHT)
        canvas.fill(QRectF(0, bottom, chart_px, 1), "line2")
        day_px = min(28.0, chart_px / len(days))
        for index, day in enumerate(days):
            height = max(1.0, (bottom - 6) * self._value(day) / max_value)
            bar_px = max(1.0, day_px - 2)
            canvas.fill(QRectF(index * day_px, bottom - height, bar_px, height), "acc")
        dates_rect = QRectF(0, bottom + 3, max(160.0, day_px * len(days)), 14)
        canvas.text(dates_rect, day_text(days[0].key), "axis", tone="mut")
        canvas.text(dates_rect, day_text(days[-1].key), "axis", tone="mut", align=RIGHT)


class UsagePage(QFrame):
    """The page; `read` is called when it is shown, and after another filter is chosen."""

    def __init__(self, read: Callable[[], object], choose_session: Callable[[str], object]) -> None:
        super().__init__()
        self._read, self._choose_session = read, choose_session
        self.report: UsageReport | None = None
        self._by: UsageBy | None = None
        self._rows: Sequence[UsageRow] = ()
        self._sum = ElidedLabel("small", "mut")
        self.export = button(tr("Export CSV…"))
        self.export.setEnabled(False)
        days = [("0", tr("All days"))]
        days += [(str(n), plural(n, "Last {0} day", "Last {0} days")) for n in (1, 7, 30, 90)]
        self.days = self._menu(days, tr("Days"))
        sessions = [(ALL_SESSIONS, tr("All sessions")), ("this", tr("This session"))]
        self.session = self._menu(sessions, tr("Session"))
        self.model, self._models = self._menu([("", tr("All models"))], tr("Model")), [""]
        self._filters = row_of(self.days, self.session, self.model, STRETCH, spacing=8)
        self.chart = DailyUsageChart()
        self.tabs = TabBar([(by, phrase_text(name)) for by, name in _GROUPING_NAMES.items()])
        self.tabs.chosen.connect(lambda _key: self._fill())
        self.table = table_view(TableRows((), 0, lambda _row, _column: ""), (), tr("Usage"))
        self.table.activated.connect(self._on_activated)
        self.saved = label("", "small", "mut", wrap=True)
        hint = tr("Tokens and costs appear here after the first message.")
        self._none = EmptyState("coin", title=tr("No usage"), hint=hint)
        hint = tr("Change or clear the filter to see more.")
        self._none_left = EmptyState("coin", title=tr("No usage"), hint=hint)
        title = label(tr("Usage"), "title")
        head = bar_of("bg", TOP_BAR_HEIGHT, title, grow(self._sum), self.export, spacing=12)
        self._body = QFrame()
        column_of(
            self.chart,
            self.tabs,
            grow(self.table),
            self.saved,
            on=self._body,
            margins=(24, 4, 24, 14),
            spacing=8,
        )
        self._stack = StackedPages()
        for page in (self._none, self._none_left, self._body):
            self._stack.addWidget(page)
        filters = row_of(self._filters, margins=(24, 12, 24, 0))
        column_of(head, hairline(), filters, grow(self._stack), on=self, margins=0, spacing=0)

    def show_report(self, report: UsageReport) -> None:
        self.report = report
        self.export.setEnabled(True)
        model_name = self.model.choice()
        models = sorted({"", model_name, *report.models})
        choices = self.days.choice(), self.session.choice(), model_name
        filtered = choices != ("0", ALL_SESSIONS, "")
        has_usage = report.total.usage.calls > 0
        spent = "" if filtered else tr("Nothing spent yet.")
        if has_usage:
            usage = report.total.usage
            tokens = _tokens_text(usage.tokens)
            calls = plural(usage.calls, "{0} call", "{0} calls")
            spent = dotted_text(known_cost_text(usage.cost, usage.unknown), tokens, calls)
        self._sum.set_text(spent)
        empty_view = self._none_left if filtered else self._none
        self._stack.setCurrentWidget(self._body if has_usage else empty_view)
        if self._models != models:
            names = [(name, one_line(name) if name else tr("All models")) for name in models]
            menu = self._menu(names, tr("Model"))
            self._models = models
            menu.show_choice(model_name)
            self._filters.replaceWidget(self.model, menu)
            insert_tab_after(self.session, menu)
            drop_widget(self._filters, self.model)
            self.model = menu
        self.chart.show_days(report.rows[UsageBy.DAY])
        self.saved.setText(saved_text(report))
        self._fill()

    def _fill(self) -> None:
        if self.report is None:
            return
        grouping = UsageBy(self.tabs.current)
        rows = self.report.rows[grouping]
        if (grouping, rows) == (self._by, self._rows):
            return
        selected_key, scroll_value = "", 0
        if grouping is self._by:
            scroll_value = self.table.verticalScrollBar().value()
            if (index := self.table.currentIndex()).isValid():
                selected_key = self._rows[index.row()].key
        self._by, self._rows = grouping, rows
        heads: tuple[str, ...] = (phrase_text(_GROUPING_NAMES[grouping]), tr("Calls"))
        widths: tuple[int, ...] = (52, 66, 66, 62, 86, 62, 62)
        if grouping is UsageBy.TOOL:
            heads, widths = (*heads, tr("Failed"), tr("Tokens")), (90, 90, 110)
        else:
            heads = (*heads, tr("Input"), tr("Cached"), tr("Output"), tr("Cost"))
            if grouping is UsageBy.WORK:
                widths = (58, 76, 76, 70, 96)
            else:
                heads = (*heads, tr("Saved"), tr("Recalls"))
        model = TableRows(
            heads,
            len(rows),
            lambda row, column: cell_text(rows[row], grouping, column),
            figures=range(1, len(heads)),
        )
        model.setParent(self.table)
        before = self.table.model()
        self.table.setModel(model)
        if before is not None:
            before.deleteLater()
        head = self.table.horizontalHeader()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column, width in enumerate(widths, 1):
            heading_px = head.sectionSizeHint(column) + 2 * HEADING_PADDING
            cells = (cell_text(row, grouping, column) for row in rows[:MAX_MEASURED_ROWS])
            cells_px = ceil(max((text_width(text, "small") for text in cells), default=0))
            self.table.setColumnWidth(
                column, max(width, heading_px, cells_px + 2 * CELL_PADDING + 1)
            )
        for at, row in enumerate(rows):
            if selected_key and row.key == selected_key:
                self.table.setCurrentIndex(model.index(at, 0))
        self.table.doItemsLayout()  # the scroll bar has no range before
        self.table.verticalScrollBar().setValue(scroll_value)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def _menu(self, choices: Sequence[tuple[str, str]], name: str) -> ChoiceMenu:
        menu = ChoiceMenu(choices, name)
        menu.show_choice(choices[0][0])
        menu.chosen.connect(lambda _key: self._read())
        return menu

    def _on_activated(self, index: QModelIndex) -> None:
        if self.tabs.current == UsageBy.SESSION and 0 <= index.row() < len(self._rows):
            self._choose_session(self._rows[index.row()].key)


def _tokens_text(tokens: int) -> str:
    return plural(tokens, "{1} token", "{1} tokens", short_count(tokens))


def cell_text(row: UsageRow, grouping: UsageBy, column: int) -> str:
    usage, tool = row.usage, row.tool
    if column == 0:
        if grouping is UsageBy.WORK:
            return phrase_text(WORK_NAMES[WorkKind(row.key)])
        if grouping is UsageBy.DAY:
            return day_text(row.key)
        return one_line(row.name) or (tr("Untitled") if grouping is UsageBy.SESSION else row.key)
    if grouping is UsageBy.TOOL:
        return count_text((tool.calls, tool.failed, tool.tokens)[column - 1])
    input_tokens = usage.input + usage.cache_read + usage.cache_write
    figures = (usage.calls, input_tokens, usage.cache_read, usage.output)
    if column <= len(figures):
        figure = figures[column - 1]
        return count_text(figure) if column == 1 else short_count(figure)
    if column == len(figures) + 1:
        return known_cost_text(usage.cost, usage.unknown) if usage.calls else ""
    return short_count(row.saved_tokens) if column == len(figures) + 2 else count_text(row.recalls)


def saved_text(report: UsageReport) -> str:
    total, lines = report.total, []
    parts = [
        phrase_text(words).format(short_count(total.saved[means]))
        for means, words in SAVED_NAMES.items()
        if total.saved.get(means)
    ]
    if parts:
        net = short_count(total.saved_tokens)
        if report.saved_cost is not None:
            parts.append(tr("about {0} by today's prices").format(money_text(report.saved_cost)))
        lines.append(tr("Tokens saved: {0}").format(dotted_text(net, *parts)))
    if total.usage.cache_read:
        read, saving = short_count(total.usage.cache_read), report.cache_saved
        if saving is not None and saving > 0:
            words = tr("The prompt cache held {0} tokens, which saved about {1} by today's prices.")
            lines.append(words.format(read, money_text(saving)))
        else:
            lines.append(tr("The prompt cache held {0} tokens.").format(read))
    if searches := total.usage.searches:
        lines.append(plural(searches, "{0} web search", "{0} web searches"))
    if report.unreadable:
        lines.append(
            plural(
                report.unreadable,
                "{0} record can't be read. It may have been a call.",
                "{0} records can't be read. Some may have been calls.",
            )
        )
    return "\n".join(lines)


class RequestSearchDialog(Dialog):
    """A field for a text, and the requests of all sessions that had it.

    `request_chosen` carries a session and the event of a request.
    """

    wanted = Signal(str)
    request_chosen = Signal(str, int)

    def __init__(self, host: QWidget, *, text: str = "", fixed: bool = False) -> None:
        hint = tr("Finds a text in everything that models were sent. Nothing is sent now.")
        super().__init__(host, title=tr("Search past requests"), hint=hint, size=DIALOG_SIZE)
        name = tr("SHA-256") if fixed else tr("Exact text")
        self.field = DialogField(text, name)
        self.field.setPlaceholderText(name)
        self.field.setReadOnly(fixed)
        self.status = label("", "small", "mut", wrap=True)
        self.list = ListView(ROW_HEIGHT, tr("Requests"))
        self.list.finds_typed = True
        self._places: dict[str, tuple[str, int]] = {}
        for item in (self.field.frame, self.status):
            self.body.addWidget(item)
        self.body.setSpacing(10)
        self.body.addWidget(self.list, 1)
        close, self.find_button = button(tr("Close")), button(tr("Find"), "primary")
        self.find_button.setVisible(not fixed)
        self.footer.addLayout(row_of(STRETCH, close, self.find_button, spacing=8))
        close.clicked.connect(self.dismiss)
        self.find_button.clicked.connect(self._on_wanted)
        self.field.entered.connect(self._on_wanted)
        self.list.chosen.connect(self._on_chosen)
        if fixed:
            self._begin_search()

    def _on_wanted(self) -> None:
        if self.find_button.isEnabled() and self.field.text():
            self._begin_search()
            self.wanted.emit(self.field.text())

    def _begin_search(self) -> None:
        self.status.setText(tr("Searching…"))
        if self.focusWidget() is self.find_button:
            self.field.setFocus()  # Qt would give the focus to Close
        self.find_button.setEnabled(False)

    def end_search(self) -> None:
        """Let the user search again, also if there is no answer."""
        if not self.find_button.isEnabled():
            self.find_button.setEnabled(True)
            self.status.clear()

    def show_answers(self, text: str, answers: Sequence[SeenInSession]) -> None:
        self.end_search()
        if text != self.field.text():
            return
        rows: list[ListRow] = []
        self._places.clear()
        with_text = [answer for answer in answers if answer.sightings]
        for answer in with_text:
            title = one_line(answer.title) or tr("Untitled")
            for sighting in answer.sightings[: MAX_ROWS - len(rows)]:
                key = str(len(rows))
                self._places[key] = answer.session, answer.requests[sighting.first - 1]
                span = count_text(sighting.first)
                if sighting.last > sighting.first:
                    span = f"{span}–{count_text(sighting.last)}"
                count = sighting.last - sighting.first + 1
                item = phrase_text(_ITEM_TEXTS[sighting.what])
                texts = [
                    plural(count, "Request {1}", "Requests {1}", span),
                    item.format(count_text(sighting.number)).strip(),
                    one_line(sighting.name, 60),
                ]
                if sighting.after is not None:
                    after = phrase_text(_ITEM_TEXTS[sighting.after])
                    after_text = after.format(count_text(sighting.after_number))
                    texts.append(tr("then {0}").format(after_text))
                icon = _ICONS.get(sighting.what, "file")
                below = f"{title} · {one_line(sighting.quote, 200)}"
                words = dotted_text(*texts)
                rows.append(ListRow(key, words, icon=icon, below=below))
        omitted = sum(len(answer.sightings) for answer in with_text) - len(rows)
        if omitted:
            rows.append(ListRow("", tr("… {0} more").format(count_text(omitted))))
        self.list.show_rows(rows)
        requests = sum(last - first + 1 for answer in with_text for first, last in answer.spans)
        words = tr("No request had it.")
        if with_text:
            sessions = plural(len(with_text), "{0} session", "{0} sessions")
            words = dotted_text(plural(requests, "{0} request", "{0} requests"), sessions)
        if count := sum(answer.unreadable for answer in answers):
            unreadable = plural(count, "{0} record can't be read.", "{0} records can't be read.")
            words = dotted_text(words, unreadable)
        self.status.setText(words)
        announce(self, words)

    def _on_chosen(self, key: str) -> None:
        if key in self._places:
            session, seq = self._places[key]
            self.dismiss()
            self.request_chosen.emit(session, seq)
