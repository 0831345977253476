"""The long session from all sides: conversation, context, cache, timeline, changed files."""

import asyncio
from collections.abc import Awaitable, Callable

from PySide6.QtCore import QItemSelectionModel, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.events import OutputGated, Recorded
from helix_desktop.features.experiments.window_dialog import ExperimentDialog
from helix_desktop.ui.chat.transcript.rows import RowAction
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.timeline.dialogs import CompactionDialog
from helix_desktop.ui.usage.page import RequestSearchDialog
from tests.system.scenarios.stage import open_and_quiet, running, until
from tests.system.tour.damaged import bytes_of_it
from tests.system.tour.guide import Guide


async def reading(guide: Guide) -> None:
    """The conversation: its end, a handover, a decision at the gate, what came meanwhile."""
    guide.page("chat")
    view, model = guide.workspace_view.chat.view, guide.workspace_view.transcript
    await guide.see("end")
    items = await guide.open_workspace.sessions.transcript(guide.workspace_view.session)
    gated = [e.seq for e in items if isinstance(e, Recorded) and isinstance(e.event, OutputGated)]
    at = next(i for i in range(model.rowCount()) if model.row(i).seq == gated[-1])
    view.show_row(at)
    await guide.see("gate")
    view.action_requested.emit(at, RowAction.DECIDE)
    await guide.see("decide-again", rest=0.6)
    rows = range(model.rowCount())
    folded = [i for i in rows if type(model.row(i).note).__name__ == "RewriteNote"]
    if folded:
        view.show_row(folded[-1])
        await guide.see("handover-divider")
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    await guide.open_workspace.send(guide.workspace_view.session, "List src")
    await until(lambda: running(guide.workspace_view))
    await guide.over()
    await guide.see("new-below")
    view.follow()


async def side_panel(guide: Guide) -> None:
    guide.page("chat")
    for key in ("cache", "timeline", "context"):
        guide.workspace_view.side_panel.show_tab(key)
        await guide.see(key)


async def inspecting(guide: Guide) -> None:
    guide.page("context")
    page = guide.workspace_view.page_controllers.context.page
    await until(lambda: page.shown_request is not None)
    await guide.see("next", rest=0.8)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Space)
    await guide.see("expanded")
    QTest.keyClick(page.list, Qt.Key.Key_Space)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    guide.workspace_view.action_registry.run("app.glossary")
    await guide.see_menu("glossary", lambda: QApplication.activePopupWidget() is not None)
    for _ in range(5):
        QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page, Qt.Key.Key_X)
    await guide.see("excluded", rest=0.8)
    QTest.keyClick(page, Qt.Key.Key_R)
    await asyncio.sleep(0.3)
    page.strip.go_to(40)
    await guide.see("past", rest=0.8)
    page.compare.toggle()
    await guide.see("past-plain")
    page.compare.toggle()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page, Qt.Key.Key_A)
    await guide.sheet()
    (dialog,) = page.window().findChildren(ExperimentDialog)
    await until(dialog.send.isEnabled)
    await guide.see("again", rest=0.5)
    dialog.send.click()
    await until(dialog.earlier.isVisible)
    await guide.see("again-answered", rest=0.5)
    await guide.close_sheets()
    guide.workspace_view.page_controllers.context.travel(0)
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    await guide.see("from-right")
    page.unsetLayoutDirection()


async def browsing(guide: Guide) -> None:
    guide.page("cache")
    page = guide.workspace_view.page_controllers.cache.page
    model = guide.workspace_view.page_controllers.cache.browsing.model
    await until(lambda: model.rowCount() > 0)
    await guide.see("list", rest=0.8)
    page.filter.enter()
    QTest.keyClicks(page.filter.line, "tool:re")
    await guide.see("completion")
    page.filter.line.setText("tool:read_file size:>1k")
    QTest.keyClick(page.filter.line, Qt.Key.Key_Escape)
    await guide.see("filtered", rest=0.6)
    page.table.setFocus()
    page.table.setCurrentIndex(model.index(0, 0))
    await until(lambda: bool(page.detail.digest))
    await guide.see("text", rest=0.8)
    for tab in ("json", "hex", "diff", "used"):
        page.detail.choose_tab(tab)
        await guide.see(tab, rest=0.6)
    page.detail.choose_tab("text")
    page.detail.finds.line.setText("harbour")
    await until(lambda: page.detail.passages.choices.buttons["matches"].isEnabled())
    page.detail.passages.choices.buttons["matches"].click()
    await guide.see("matches", rest=0.6)
    page.detail.finds.line.clear()
    page.detail.digest_row.verify.click()
    await guide.see("verified", rest=0.6)
    way = QItemSelectionModel.SelectionFlag
    for row in range(1, 4):
        page.table.selectionModel().select(model.index(row, 0), way.Select | way.Rows)
    await guide.see("several", rest=0.6)
    page.detail.close_entry()
    page.table.clearSelection()
    page.filter.line.setText("tool:shell size:>100m")
    await guide.see("nothing-matches", rest=0.8)
    page.filter.line.setText("siz:>10k")
    await guide.see("wrong-filter", rest=0.8)
    page.filter.clear()
    await asyncio.sleep(0.3)
    guide.workspace_view.page_controllers.cache.select(digest_of(b"never stored"))
    await guide.see("missing", rest=0.8)
    rows = b"".join(b"%d: a line of a long log\n" % row for row in range(60_000))
    page.select(await guide.workspace_view.open_workspace.attachments.keep_text("build.log", rows))
    await until(lambda: bool(page.detail.passages.warning.text()))
    await guide.see("too-large", rest=0.6)
    composer = guide.workspace_view.chat.composer
    composer.show_draft(f"#{page.detail.digest[:16]}")
    guide.page("chat")
    await until(composer.too_large.isVisible)
    await guide.see("mention-too-large", rest=0.6)
    composer.clear()
    guide.page("cache")
    page.detail.close_entry()
    guide.workspace_view.page_controllers.cache.browsing.find_removable()
    await guide.see("clean-up", rest=0.8)
    page.cleanup_card.hide()


async def damage(guide: Guide) -> None:
    """An entry of which one block is lost: what of it is whole, and what can be done."""
    guide.page("cache")
    page_controller = guide.workspace_view.page_controllers.cache
    await until(lambda: page_controller.browsing.model.rowCount() > 0)
    page_controller.select(digest_of(bytes_of_it()))
    detail = page_controller.page.detail
    await until(lambda: bool(detail.digest))
    await asyncio.sleep(0.4)
    detail.digest_row.verify.click()
    await until(detail.damage.rescue.isVisible)  # once it is known which blocks are whole
    await guide.see("block-map", rest=0.6)
    detail.close_entry()


async def tracing(guide: Guide) -> None:
    guide.page("timeline")
    page_controller = guide.workspace_view.page_controllers.timeline
    page = page_controller.page
    await until(lambda: len(page.list.items) > 2)
    await guide.see("compared", rest=1.2)
    guide.point(page.chart, QPointF(page.chart.width() * 0.55, 80))
    await guide.see("crosshair")
    page_controller.page.edit_version()
    await guide.see("edit", rest=0.6)
    page.pane.leave_editor()
    rows = enumerate(page.list.items)
    page.list.choose(next(at for at, row in rows if row.has_text and not row.version))
    await guide.see("observation", rest=0.6)
    page.list.choose(0)
    page_controller.page.show_table()
    await guide.sheet()
    await guide.see("table")
    await guide.close_sheets()
    page_controller.compact()
    await until(lambda: isinstance(page_controller.sheet, CompactionDialog))
    await guide.see("dry-run", rest=0.8)
    QTest.mouseClick(page_controller.sheet.preview, Qt.MouseButton.LeftButton)
    third = tr("Writing section {0} of {1}…").format(3, len(HANDOVER_SECTIONS))
    await until(lambda: page_controller.sheet.preview.text() == third, seconds=30)
    await guide.see("dry-run-writing", rest=0.1)
    await guide.close_sheets()


async def handing_over(guide: Guide) -> None:
    """A handover while it is being written."""
    guide.page("timeline")
    open_workspace, session = guide.open_workspace, guide.workspace_view.session
    guide.workspace_view.bridge.run(_compact(guide), "compact")
    await guide.see("page", rest=1.5)
    guide.page("chat")
    await guide.see("chat", rest=1.5)
    await open_workspace.compactions.cancel(session)
    await guide.see("cancelled", rest=0.6)


async def _compact(guide: Guide) -> None:
    await guide.open_workspace.compactions.compact(guide.workspace_view.session)


async def history(guide: Guide) -> None:
    """Usage by work and by session, and the requests that had a text."""
    guide.page("usage")
    page = guide.workspace_view.page_controllers.usage.page
    await until(lambda: page.report is not None)
    await guide.see("usage", rest=0.6)
    page.tabs.buttons["session"].click()
    await guide.see("usage-sessions", rest=0.4)
    guide.page("chat")
    guide.workspace_view.action_registry.run("seen")
    [dialog] = guide.application.window.findChildren(RequestSearchDialog)
    dialog.field.setText("def ")
    dialog.field.entered.emit()
    await until(lambda: len(dialog.list.items) > 0)
    await guide.see("seen", rest=0.6)
    dialog.dismiss()


async def nothing_yet(guide: Guide) -> None:
    """A session and a workspace in which nothing was done."""
    first, session = guide.open_workspace.workspace.id, guide.workspace_view.session
    await guide.fresh()
    await guide.see("chat")
    for key in ("context", "timeline", "changes"):
        guide.page(key)
        await guide.see(key)
    guide.page("chat")
    guide.application.window.choose_folder(str(guide.other))
    await until(lambda: guide.open_workspace.workspace.name == "orders")
    await until(lambda: open_and_quiet(guide.application))
    guide.page("cache")
    await guide.see("cache", rest=0.8)
    guide.page("chat")
    guide.application.window.choose_workspace(first)
    await until(lambda: guide.open_workspace.workspace.id == first)
    guide.workspace_view.sidebar.sessions.chosen.emit(session)
    await until(lambda: guide.workspace_view.session == session)


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "chat": reading,
    "panels": side_panel,
    "context": inspecting,
    "cache": browsing,
    "damage": damage,
    "timeline": tracing,
    "handover": handing_over,
    "history": history,
}
EMPTY: dict[str, Callable[[Guide], Awaitable[None]]] = {"empty": nothing_yet}
