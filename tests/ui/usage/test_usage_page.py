"""The usage page and the search over past requests: what they show is what is stored."""

import csv
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.app.history.seen_search import SeenAs, SeenInSession, Sighting
from helix_desktop.app.history.usage_reports import UsageBy, UsageFilter, UsageReport, UsageRow
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId, digest_of
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.errors import StoreError
from helix_desktop.domain.usage_kinds import WorkKind
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.canvas import text_width
from helix_desktop.ui.style.qt_style import CELL_PADDING, HEADING_PADDING
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import Language
from helix_desktop.ui.usage.page import (
    MAX_ROWS,
    DailyUsageChart,
    RequestSearchDialog,
    UsagePage,
    cell_text,
)
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import workspace_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.painted_texts import painted_texts
from tests.ui.views import at_rest, owned, shown, signal_values, view_of


class UnsearchableStore(FakeStore):
    """Fails when a text is looked for, while `error` is set."""

    error: StoreError | None = None

    async def may_contain(self, text: str) -> frozenset[Digest] | None:
        if self.error is not None:
            raise self.error
        return await super().may_contain(text)


@pytest.fixture
def store() -> UnsearchableStore:
    return UnsearchableStore(FakeClock())


@pytest.fixture
@asynccontextmanager
async def view(
    qtbot: QtBot, theme: Theme, tmp_path: Path, store: UnsearchableStore
) -> AsyncIterator[WorkspaceView]:
    """A view at 900 by 600 of a session in which a folder was listed."""
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "notes.txt").write_text("a note\n")
    supervisor = Supervisor(lambda name, error: pytest.fail(f"{name}: {error!r}"))
    open_workspace = await workspace_on(store, folder, supervisor)
    session = await open_workspace.send(NO_SESSION, "list .")
    await open_workspace.sessions.idle()
    workspace_view = shown(qtbot, view_of(open_workspace, supervisor.spawn, theme), 900, 600)
    await workspace_view.begin()
    await workspace_view.show_session(session)
    await at_rest(workspace_view.bridge)
    yield workspace_view
    workspace_view.end()
    await open_workspace.close()
    await supervisor.close()


def page_of_nothing() -> UsagePage:
    return UsagePage(read=lambda: None, choose_session=lambda _session: None)


def cells(view: WorkspaceView) -> list[list[str]]:
    rows = view.page_controllers.usage.page.table.model()
    return [
        [rows.data(rows.index(row, column)) for column in range(rows.columnCount())]
        for row in range(rows.rowCount())
    ]


@pytest.mark.seen
async def test_the_page_shows_the_report_by_work_session_day_and_tool(view: WorkspaceView) -> None:
    view.open_page("usage")
    await at_rest(view.bridge)
    page = view.page_controllers.usage.page
    report = await view.open_workspace.usage.report(UsageFilter())
    assert [row[0] for row in cells(view)][:1] == ["Answers"]
    calls = sum(int(row[1]) for row in cells(view))
    assert calls == report.total.usage.calls
    for by in UsageBy:
        page.tabs.buttons[by].click()
        assert len(cells(view)) == len(report.rows[by]) > 0
    assert page.chart.accessibleName().startswith("Usage by day, from ")
    page.tabs.buttons[UsageBy.SESSION].click()
    chosen = signal_values(view.navigation.session_requested)
    page.table.selectRow(0)
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert chosen == [view.session]


@pytest.mark.seen
async def test_a_filter_without_calls_leaves_the_filters_in_reach(view: WorkspaceView) -> None:
    view.open_page("usage")
    await at_rest(view.bridge)
    page = view.page_controllers.usage.page
    page.model.choose(page.report.models[0] if page.report else "")
    await at_rest(view.bridge)
    assert page.report.total.usage.calls > 0
    page.session.choose("this")
    page.days.choose("1")
    await at_rest(view.bridge)
    assert page.days.isVisible()
    assert page.model.choice() == page.report.models[0]


@pytest.mark.seen
async def test_usage_cannot_be_limited_to_this_session_before_one_is_open(
    view: WorkspaceView,
) -> None:
    view.open_page("usage")
    await at_rest(view.bridge)
    usage = view.page_controllers.usage
    usage.page.model.choose(usage.page.report.models[0] if usage.page.report else "")
    usage.page.session.choose("this")
    await at_rest(view.bridge)
    assert usage.page.report.total.usage.calls > 0
    usage.show_session(NO_SESSION)
    await at_rest(view.bridge)
    assert usage.page.report.total.usage.calls == 0
    assert usage.page.model.choice() != ""


@pytest.mark.seen
async def test_what_the_page_shows_is_exported_as_csv(view: WorkspaceView, tmp_path: Path) -> None:
    view.open_page("usage")
    await at_rest(view.bridge)
    page, path = view.page_controllers.usage.page, tmp_path / "usage.csv"
    page.export.click()
    [dialog] = view.window().findChildren(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    await at_rest(view.bridge)
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert int(rows[0]["calls"]) == page.report.total.usage.calls


@pytest.mark.seen
async def test_the_dialog_lists_the_requests_with_a_text_and_leads_to_one(
    view: WorkspaceView,
) -> None:
    view.action_registry.run("seen")
    [dialog] = view.window().findChildren(RequestSearchDialog)
    chosen = signal_values(view.navigation.request_requested)
    dialog.field.setText("list .")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    await at_rest(view.bridge)
    first = dialog.list.items[0]
    assert first.title.startswith("Requests 1–")
    assert "your message" in first.title
    dialog.list.chosen.emit(first.key)
    [answer] = await view.open_workspace.seen.find(
        "list .", await view.open_workspace.sessions.all()
    )
    assert chosen == [(view.session, answer.requests[0])]


@pytest.mark.seen
async def test_a_text_that_no_request_had_is_said_to_be_in_none(view: WorkspaceView) -> None:
    view.action_registry.run("seen")
    [dialog] = view.window().findChildren(RequestSearchDialog)
    dialog.field.setText("never typed by anyone")
    dialog.field.entered.emit()
    await at_rest(view.bridge)
    assert dialog.status.text() == "No request had it."
    assert len(dialog.list.items) == 0


@pytest.mark.seen
async def test_after_an_error_the_user_can_search_again(
    view: WorkspaceView, store: UnsearchableStore
) -> None:
    view.action_registry.run("seen")
    [dialog] = view.window().findChildren(RequestSearchDialog)
    dialog.field.setText("list .")
    store.error = StoreError("Can't read.")
    dialog.field.entered.emit()
    await at_rest(view.bridge)
    assert dialog.status.text() == ""
    store.error = None
    dialog.field.entered.emit()
    await at_rest(view.bridge)
    assert len(dialog.list.items) > 0


@pytest.mark.seen
async def test_an_entry_of_the_cache_leads_to_the_requests_that_had_it(view: WorkspaceView) -> None:
    [entry] = (await view.open_workspace.cache.entries()).entries
    assert entry.digest == digest_of(await view.open_workspace.cache.read(entry.digest, 0, 1_000))
    view.navigation.seen_requested.emit(entry.digest)
    await at_rest(view.bridge)
    [dialog] = view.window().findChildren(RequestSearchDialog)
    assert dialog.field.isReadOnly()
    assert "output" in dialog.list.items[0].title


def report_of(count: int, *, calls: int = 1) -> UsageReport:
    """Return the usage of 28 days and of a number of sessions, newer sessions first."""
    usage = UsageSum(calls, input=1_000, cost=0.5 * calls)
    days = [UsageRow(f"2026-01-{day:02}", "", usage) for day in range(1, 29)]
    sessions = [UsageRow(f"{n:016}", f"session {n}", usage) for n in reversed(range(count))]
    by_dimension = {by: [UsageRow(WorkKind.TURN, "main", usage)] for by in UsageBy}
    return UsageReport(
        UsageRow("", "", usage), by_dimension | {UsageBy.DAY: days, UsageBy.SESSION: sessions}
    )


def test_the_chart_has_the_days_as_the_user_writes_them_and_none_for_one_day(
    qtbot: QtBot, theme: Theme
) -> None:
    chart = owned(qtbot, DailyUsageChart())
    days = report_of(1).rows[UsageBy.DAY]
    use_locale(QLocale("de_DE"))
    try:
        chart.show_days(days)
        assert "01.01.26" in chart.accessibleName()
        assert {"01.01.26", "28.01.26"} <= set(painted_texts(chart))
        assert cell_text(days[0], UsageBy.DAY, 0) == "01.01.26"
    finally:
        use_locale(None)
    assert not chart.isHidden()
    chart.show_days(days[:1])
    assert chart.isHidden(), "one bar at the edge of an empty chart says nothing"


def shown_words(page: UsagePage) -> list[str]:
    return [part.text() for part in page.findChildren(QLabel) if part.isVisible()]


def test_a_new_report_keeps_the_place_in_the_table_and_the_chosen_row(
    qtbot: QtBot, theme: Theme
) -> None:
    page = shown(qtbot, page_of_nothing(), 900, 500)
    page.show_report(report_of(200))
    page.tabs.buttons[UsageBy.SESSION].click()
    page.table.selectRow(100)
    page.table.verticalScrollBar().setValue(95)
    model = page.table.model()
    page.show_report(report_of(200))
    assert page.table.model() is model
    page.show_report(report_of(201))
    assert page.table.model() is not model
    assert page.table.verticalScrollBar().value() == 95
    [index] = page.table.selectionModel().selectedRows()
    assert index.data() == "session 99"
    page.tabs.buttons[UsageBy.DAY].click()
    assert page.table.verticalScrollBar().value() == 0
    assert not page.table.selectionModel().hasSelection()


def test_the_page_says_why_it_is_empty_and_exports_nothing_before_a_report(
    qtbot: QtBot, theme: Theme
) -> None:
    page = shown(qtbot, page_of_nothing(), 900, 500)
    assert not page.export.isEnabled()
    page.show_report(report_of(0, calls=0))
    assert page.export.isEnabled()
    assert "Tokens and costs appear here after the first message." in shown_words(page)
    page.days.choose("7")
    page.show_report(report_of(0, calls=0))
    assert "Change or clear the filter to see more." in shown_words(page)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    language = Language(resources_folder())
    yield language
    language.speak("en")


def test_a_price_that_is_not_known_is_not_cut(qtbot: QtBot, theme: Theme) -> None:
    page = shown(qtbot, page_of_nothing(), 900, 500)
    usage = UsageSum(70, input=1_300_000, unknown=1, cost=0.5)
    rows = {by: [UsageRow(WorkKind.TURN, "main", usage)] for by in UsageBy}
    page.show_report(UsageReport(UsageRow("", "", usage), rows))
    model, cost = page.table.model(), 5
    assert model.index(0, cost).data() == "at least $0.50"
    least = text_width("at least $0.50", "small") + 2 * CELL_PADDING
    assert page.table.columnWidth(cost) >= least


@pytest.mark.parametrize("code", ["de", "fr", "es", "pt_BR", "ja", "zh_CN", "ar"])
def test_every_heading_has_room_in_every_language(
    qtbot: QtBot, theme: Theme, language: Language, code: str
) -> None:
    assert language.speak(code)
    page = shown(qtbot, page_of_nothing(), 720, 500)
    page.show_report(report_of(3))
    for by in UsageBy:
        page.tabs.buttons[by].click()
        model, head = page.table.model(), page.table.horizontalHeader()
        for column in range(model.columnCount()):
            words = model.headerData(column, Qt.Orientation.Horizontal)
            room = head.sectionSize(column) - 2 * HEADING_PADDING
            assert head.sectionSizeHint(column) <= room, words
        assert head.length() <= page.table.viewport().width()


def test_a_search_is_under_way_until_it_ends_and_no_second_one_starts(
    qtbot: QtBot, theme: Theme
) -> None:
    dialog = RequestSearchDialog(shown(qtbot, QWidget(), 900, 700))
    dialog.open(dialog.field)
    wanted = signal_values(dialog.wanted)
    dialog.field.setText("a text")
    for _ in range(3):
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
        dialog.find_button.click()
    assert wanted == ["a text"]
    assert dialog.status.text() == "Searching…"
    dialog.end_search()
    assert dialog.status.text() == ""
    dialog.find_button.setFocus()
    QTest.keyClick(dialog.find_button, Qt.Key.Key_Return)
    assert wanted == ["a text"] * 2
    assert dialog.focusWidget() is dialog.field
    dialog.show_answers("a text", [])
    dialog.end_search()
    assert dialog.status.text() == "No request had it."
    fixed = RequestSearchDialog(dialog.below, text="0" * 64, fixed=True)
    assert fixed.status.text() == "Searching…"
    assert fixed.field.accessibleName() == "SHA-256"


def test_a_list_that_is_cut_says_how_many_requests_it_leaves_out(
    qtbot: QtBot, theme: Theme
) -> None:
    dialog = RequestSearchDialog(shown(qtbot, QWidget(), 900, 700), text="a")
    dialog.open(dialog.field)
    answers = [
        SeenInSession(
            SessionId(letter * 16),
            letter,
            tuple(range(1, count + 1)),
            tuple(Sighting(number, number, SeenAs.TYPED) for number in range(1, count + 1)),
        )
        for letter, count in (("1", 400), ("2", 300))
    ]
    dialog.show_answers("a", answers)
    rows, chosen = dialog.list, signal_values(dialog.request_chosen)
    last = rows.items[-1]
    assert last.title == f"… {700 - MAX_ROWS} more"
    dialog.list.chosen.emit(last.key)
    assert chosen == []
    dialog.show_answers("a", answers[:1])
    assert len(rows.items) == 400
