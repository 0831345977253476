"""An application that has ended is freed: its window, its views, the container below them.

What is connected to a signal of something that outlives the window (a theme, a page controller,
the ways) is a
method, never a lambda or a partial: those keep all they name, and no collector sees it.
"""

import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.application.application import Application
from tests.system.scenarios.stage import live_through, open_and_quiet, running, type_and_send, until
from tests.system.tour.everywhere import at_first
from tests.waiting import wait_until

Story = Callable[[Application], Awaitable[None]]


async def welcomed(application: Application) -> None:
    async def look(_what: str) -> None:
        assert application.welcome_controller.page.isVisible()

    await at_first(application, look)


async def worked(application: Application) -> None:
    """A turn, every page with its panel, the palette, and the settings with all of theirs."""
    await until(lambda: open_and_quiet(application))
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, "read README.md")
    await until(lambda: workspace_view.transcript.rowCount() > 1 and not running(workspace_view))
    for page_controller in workspace_view.page_controllers.all:
        if page_controller.has_panel:
            workspace_view.side_panel.show_tab(page_controller.key)
        workspace_view.open_page(page_controller.key)
    application.palette_controller.open_palette()
    application.palette_controller.palette.close_sheet()
    application.settings.open()
    shell = application.settings.current_view
    for key in tuple(shell.nav.rows):
        application.settings.open(key)
    application.settings.leave()


@pytest.mark.parametrize("story", [welcomed, worked])
def test_an_application_that_ended_is_freed(
    qapp: QApplication, tmp_path: Path, story: Story
) -> None:
    folder = tmp_path / "ledger"
    folder.mkdir()
    (folder / "README.md").write_text("# Ledger\n")
    alive: dict[str, weakref.ref[object]] = {}

    async def played(application: Application) -> None:
        await story(application)
        parts = (application, application._container, application.settings, application.window)
        for part in (*parts, *application.window.workspace_views.all):
            alive[type(part).__name__] = weakref.ref(part)

    work = folder if story is worked else None
    live_through(qapp, played, data=tmp_path / "data", folder=work)
    assert {"Application", "AppContainer", "MainWindow"} <= set(alive)
    assert ("WorkspaceView" in alive) == (story is worked)

    def is_freed() -> bool:
        qapp.processEvents()
        gc.collect()
        return not [name for name, part in alive.items() if part() is not None]

    # a thread that reads a file may hold what it reads for until it has ended
    wait_until(is_freed)
