"""The pictures of the README: one session, at work, compacted, compared and undone."""

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.permission import PermissionReply
from helix_desktop.ui.timeline.dialogs import CompactionDialog
from tests.system.scenarios.stage import until
from tests.system.tour.film import Film
from tests.system.tour.guide import Guide
from tests.system.tour.showcase_story import LAST

FILMED = (1_120, 720)
PICTURES = {
    "window-dark": ("dark", "window"),
    "window-light": ("light", "answer"),
    "context": ("dark", "context"),
    "cache": ("dark", "cache"),
    "timeline": ("dark", "timeline"),
    "policy": ("dark", "policy"),
    "undo": ("dark", "film"),
}
"""What the README shows, by the name in its folder: the look, and the picture of the station."""


async def working(guide: Guide) -> None:
    """The last turn: a change waits for its approval; then it is done."""
    guide.page("chat")
    guide.workspace_view.side_panel.show_tab("context")
    await guide.say(LAST.message)
    await guide.wait_for_question()
    await guide.see("window", rest=1.2)
    while guide.application.window.workspace_views.current is not None:
        guide.answer(PermissionReply.ONCE)
        await until(lambda: not guide.open_workspace.permissions.calls.pending)
        if not guide.open_workspace.sessions.running(guide.workspace_view.session):
            break
        await until(
            lambda: (
                bool(guide.open_workspace.permissions.calls.pending)
                or not guide.open_workspace.sessions.running(guide.workspace_view.session)
            )
        )
    await guide.over()
    model, view = guide.workspace_view.transcript, guide.workspace_view.chat.view
    rows = range(model.rowCount())
    edited = max(at for at in rows if model.row(at).tool == "edit_file")
    view.reveal(edited)
    place = (view.row_rect(edited).topLeft() + QPointF(60, 20)).toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    await until(lambda: model.row(edited).output is not None)
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    await guide.see("answer", rest=1.0)


async def exploring(guide: Guide) -> None:
    """Every page of that session."""
    guide.page("context")
    page = guide.workspace_view.page_controllers.context.page
    await until(lambda: page.shown_request is not None)
    await guide.see("context", rest=1.0)
    guide.page("cache")
    cache = guide.workspace_view.page_controllers.cache
    await until(lambda: cache.browsing.model.rowCount() > 0)
    every = cache.browsing.model.rowCount()
    cache.page.filter.line.setText("tool:read_file size:>4k")
    await until(lambda: 0 < cache.browsing.model.rowCount() < every)
    cache.page.table.setFocus()
    cache.page.table.setCurrentIndex(cache.browsing.model.index(0, 0))
    await until(lambda: bool(cache.page.detail.digest))
    await guide.see("cache", rest=0.8)
    cache.page.detail.close_entry()
    cache.page.filter.clear()
    guide.page("timeline")
    await until(lambda: len(guide.workspace_view.page_controllers.timeline.page.list.items) > 1)
    await guide.see("timeline", rest=1.5)
    room = guide.application.settings
    room.open("policy")
    policy = room.current_view.current
    policy.rows["compact_percent"].field.typed.emit("35")
    await until(lambda: policy.effect.trial_controller.edited is not None, seconds=60)
    await guide.see("policy", rest=1.5)
    policy.discard()
    room.leave()


async def filming(guide: Guide) -> None:
    """Compact, compare, undo: as an animated picture."""
    guide.page("timeline")
    controller = guide.workspace_view.page_controllers.timeline
    page = controller.page
    await until(lambda: len(page.list.items) > 1)
    size = guide.window.size()
    guide.window.resize(*FILMED)
    film, rows = Film(guide.window), page.list
    await film.roll(2)
    await film.click(page.compact)
    await film.roll_until(lambda: isinstance(controller.sheet, CompactionDialog), 10)
    await film.roll(4)
    sheet = controller.sheet
    before = len(rows.items)
    await film.click(sheet.yes)
    await film.roll_until(lambda: len(rows.items) > before, 30)
    await film.roll(1)
    await film.move(page.list, QPointF(160, 28))
    page.list.choose(0)
    await film.roll(5)
    await film.click(page.undo)
    await film.roll_until(lambda: len(rows.items) > before + 1, 10)
    await film.roll(4)
    film.keep(guide.place("film"))
    guide.window.resize(size)


async def telling(guide: Guide) -> None:
    await working(guide)
    await exploring(guide)
    await filming(guide)


def keep_pictures(taken: Path, folder: Path) -> None:
    """Copy the station's pictures to the README's folder."""
    for name, (look, what) in PICTURES.items():
        (result,) = taken.glob(f"{look}-1x-readme-*-{what}.png")
        shutil.copyfile(result, folder / f"{name}.png")


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {"readme": telling}
