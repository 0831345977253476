"""The cache browser in the whole application: filter, order, opening, verifying, copying."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from helix_desktop.domain.cache import CacheState, Digest, digest_of
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.cache.entry_actions import MARKER_TEXT
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.stage import (
    Play,
    entries,
    open_and_quiet,
    running,
    type_and_send,
    until,
)
from tests.ui.views import at_rest

NAMES = ("one", "two", "three")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    for at, name in enumerate(NAMES, 1):
        (made / f"{name}.md").write_text(f"# {name}\n" + f"needle {at}\n" * at)
    return made


async def filled(application: Application) -> WorkspaceView:
    """A view whose cache holds the three files, on the cache page."""
    workspace_view = application.window.workspace_views.current
    await until(lambda: open_and_quiet(application))
    for at, name in enumerate(NAMES, 1):
        type_and_send(workspace_view, f"read {name}.md")
        await until(lambda at=at: not running(workspace_view) and entries(workspace_view) == at)
        await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
    workspace_view.sidebar.explore.chosen.emit("cache")
    await until(workspace_view.page_controllers.cache.page.table.isVisible)
    return workspace_view


@pytest.fixture
@asynccontextmanager
async def workspace_view(play: Play) -> AsyncIterator[WorkspaceView]:
    async with play() as application:
        application.window.resize(1440, 900)
        yield await filled(application)


def listed(workspace_view: WorkspaceView) -> list[str]:
    model = workspace_view.page_controllers.cache.browsing.model
    return [model.entry(at).origin.what.removesuffix(".md") for at in range(model.rowCount())]


def chosen(workspace_view: WorkspaceView) -> list[Digest]:
    browsing = workspace_view.page_controllers.cache.browsing
    rows = browsing.page.table.selectionModel().selectedRows()
    return [browsing.model.entry(row.row()).digest for row in rows]


def click(workspace_view: WorkspaceView, text: str) -> None:
    buttons = workspace_view.page_controllers.cache.page.detail.findChildren(QPushButton)
    result = next(button for button in buttons if button.text() == text)
    QTest.mouseClick(result, Qt.MouseButton.LeftButton)


async def test_what_is_typed_into_the_filter_is_what_is_listed(
    workspace_view: WorkspaceView,
) -> None:
    cache = workspace_view.page_controllers.cache
    field = cache.page.filter
    QTest.keyClicks(field.line, 'text:"needle 2"')
    await until(lambda: listed(workspace_view) == ["two"])
    field.line.setText(r"re:/needle [23]/")
    await until(lambda: listed(workspace_view) == ["three", "two"])
    field.line.setText("siz:>10k")
    await until(lambda: bool(field.below.text()))
    assert field.below.text().startswith("There is no field “siz”.")
    assert "size:" in field.below.text()
    assert listed(workspace_view) == ["three", "two"]
    field.line.setText("re:/(/")
    await until(lambda: "siz" not in field.below.text() and bool(field.below.text()))
    assert listed(workspace_view) == ["three", "two"]
    field.line.setText("nowhere")
    await until(lambda: listed(workspace_view) == [])
    assert not cache.page.table.isVisible()
    QTest.keyClick(field.line, Qt.Key.Key_Escape)
    await until(lambda: listed(workspace_view) == ["three", "two", "one"])
    assert field.below.text() == ""
    assert cache.page.table.isVisible()


async def test_a_wrong_filter_blames_no_term_of_the_filter_before_it(
    workspace_view: WorkspaceView,
) -> None:
    page = workspace_view.page_controllers.cache.page
    page.filter.line.setText('text:"needle 2" size:>100m')
    await until(lambda: "hides" in page.no_match.words.text())
    page.filter.line.setText("siz:>10k")
    await until(lambda: bool(page.filter.below.text()))
    assert page.no_match.words.text() == "Change or clear the filter to see more."


async def test_the_term_that_hides_most_is_removed_wherever_the_sentence_names_it(
    workspace_view: WorkspaceView,
) -> None:
    page = workspace_view.page_controllers.cache.page
    page.filter.line.setText('text:"needle 2" size:>100m')
    await until(lambda: bool(page.no_match.blamed))
    page.no_match.words.setText(f"in another language {page.no_match.blamed} comes later")
    page.no_match.drop.click()
    await until(lambda: "size:" not in page.filter.line.text())
    assert "needle" in page.filter.line.text()


async def test_a_clicked_head_sorts_and_a_second_click_turns(workspace_view: WorkspaceView) -> None:
    cache = workspace_view.page_controllers.cache
    head = cache.page.table.horizontalHeader()
    head.sectionClicked.emit(2)
    await until(lambda: listed(workspace_view) == ["one", "three", "two"])
    head.sectionClicked.emit(2)
    await until(lambda: listed(workspace_view) == ["two", "three", "one"])
    assert cache.browsing.model.headerData(2, Qt.Orientation.Horizontal) == "Source ↓"
    head.sectionClicked.emit(3)
    await until(lambda: listed(workspace_view) == ["three", "two", "one"])
    assert cache.browsing.model.headerData(2, Qt.Orientation.Horizontal) == "Source"
    head.sectionClicked.emit(7)
    head.sectionClicked.emit(7)
    await until(lambda: listed(workspace_view) == ["one", "two", "three"])


async def test_an_entry_is_opened_verified_and_copied(workspace_view: WorkspaceView) -> None:
    cache = workspace_view.page_controllers.cache
    detail, table = cache.page.detail, cache.page.table
    table.setCurrentIndex(cache.browsing.model.index(1, 0))
    await until(lambda: "needle 2" in detail.view.text())
    assert detail.isVisible()
    assert detail.digest == cache.browsing.model.entry(1).digest
    detail.digest_row.verify.click()
    await until(lambda: "Verified" in detail.state())
    detail.digest_row.copy.click()
    assert QGuiApplication.clipboard().text() == detail.digest
    click(workspace_view, "Copy marker")
    assert QGuiApplication.clipboard().text() == MARKER_TEXT.format(detail.digest)
    head = cache.page.table.horizontalHeader()
    head.sectionClicked.emit(2)
    await until(lambda: listed(workspace_view) == ["one", "three", "two"])
    await until(lambda: chosen(workspace_view) == [detail.digest])
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not detail.isVisible()
    assert not table.selectionModel().selectedRows()


async def test_rows_told_anew_while_the_order_changes_leave_the_selection_on_its_entry(
    workspace_view: WorkspaceView,
) -> None:
    browsing = workspace_view.page_controllers.cache.browsing
    browsing.page.table.setCurrentIndex(browsing.model.index(1, 0))
    await until(lambda: "needle 2" in browsing.page.detail.view.text())
    browsing.fetch_visible()  # a turn ended: figures of what is seen are asked for
    browsing.page.table.horizontalHeader().sectionClicked.emit(2)
    await until(lambda: listed(workspace_view) == ["one", "three", "two"])
    await until(lambda: bool(chosen(workspace_view)))
    await at_rest(workspace_view.bridge)
    assert chosen(workspace_view) == [browsing.page.detail.digest]


async def test_a_recent_entry_beside_the_chat_opens_that_entry(
    workspace_view: WorkspaceView,
) -> None:
    cache = workspace_view.page_controllers.cache
    cache.page.filter.line.setText("one")
    await until(lambda: listed(workspace_view) == ["one"])
    workspace_view.open_page("chat")
    workspace_view.side_panel.show_tab("cache")
    recent = cache.panel.entries
    await until(lambda: len(recent.items) > 1)
    row = recent.items[1]
    recent.chosen.emit(row.key)
    await until(lambda: "needle 2" in cache.page.detail.view.text())
    assert cache.page.isVisible()
    await until(lambda: len(listed(workspace_view)) == 3)
    await until(lambda: bool(cache.page.table.selectionModel().selectedRows()))
    assert cache.page.table.selectionModel().selectedRows()[0].row() == 1


async def test_an_entry_that_is_nowhere_says_so_and_the_next_one_opens(
    workspace_view: WorkspaceView,
) -> None:
    cache = workspace_view.page_controllers.cache
    missing: Digest = digest_of(b"never stored")
    cache.page.select(missing)
    await until(lambda: bool(cache.page.detail.state()))
    assert cache.page.detail.view.text() == ""
    cache.page.detail.digest_row.verify.click()
    await until(lambda: "Missing" in cache.page.detail.state())
    cache.page.select(cache.browsing.model.entry(0).digest)
    await until(lambda: "needle 3" in cache.page.detail.view.text())


async def test_several_selected_entries_are_recalled_after_their_cost_was_shown(
    workspace_view: WorkspaceView,
) -> None:
    page, recalled = workspace_view.page_controllers.cache.page, list[str]()
    workspace_view.navigation.recall_requested.connect(recalled.append)
    page.table.selectAll()
    page.open_now()
    await until(lambda: "tok" in page.detail.recall.cost)
    assert page.detail.recall.text().startswith("Recall 3 into next message   ")
    page.detail.recall.click()
    await until(lambda: bool(recalled))
    assert recalled[0].split() == [f"#{entry.digest[:16]}" for entry in page.detail.entries]


async def test_a_narrow_window_shows_the_open_entry_alone(workspace_view: WorkspaceView) -> None:
    cache = workspace_view.page_controllers.cache
    workspace_view.window().resize(800, 600)
    cache.page.select(cache.browsing.model.entry(0).digest)
    await until(lambda: not cache.page.table.isVisible())
    workspace_view.window().resize(1440, 900)
    await until(cache.page.table.isVisible)
    cache.page.detail.close_entry()
    assert cache.page.table.isVisible()


async def test_the_result_of_verifying_everything_stays_below_the_list(
    workspace_view: WorkspaceView,
) -> None:
    page = workspace_view.page_controllers.cache.page
    page.filter.line.setText("tool:read_file")
    await until(lambda: page.status_line.text().startswith("3 found"))
    page.verify_all.click()
    await until(lambda: page.status_line.text() == "3 entries verified. All intact.")
    await at_rest(workspace_view.bridge)
    assert page.status_line.text() == "3 entries verified. All intact."
    assert not page.cancel.isVisible()


async def test_a_compaction_that_is_undone_is_undone_in_the_list_too(
    application: Application, folder: Path
) -> None:
    (folder / "one.md").write_text("".join(f"order {at} was booked twice\n" for at in range(400)))
    workspace_view = await filled(application)
    model = workspace_view.page_controllers.cache.browsing.model
    rewriting = workspace_view.open_workspace.compactions

    def compacted() -> bool:
        return CacheState.COMPACTED in model.session_states.states.values()

    assert not compacted()
    await rewriting.compact(workspace_view.session)
    await until(compacted)
    await rewriting.undo(workspace_view.session)
    await until(lambda: not compacted())


async def test_a_word_that_stands_only_in_an_output_is_found(workspace_view: WorkspaceView) -> None:
    cache = workspace_view.page_controllers.cache
    await until(lambda: listed(workspace_view) == ["three", "two", "one"])
    cache.page.filter.line.setText("NEEDLE")
    await until(lambda: " found in " in cache.page.status_line.text())
    assert listed(workspace_view) == ["three", "two", "one"]
    cache.page.filter.line.setText("-needle")
    await until(lambda: listed(workspace_view) == [])
