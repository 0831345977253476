"""An application that has ended is freed: its window, its workbenches, the house below them.

What is connected to a signal of something that outlives the window (a theme, a wing, the ways) is a
method, never a lambda or a partial: those keep all they name, and no collector sees it.
"""

import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.life.application import Application
from tests.scenarios.stage import live, open_and_quiet, running, type_and_send, until
from tests.tour.everywhere import at_first

Story = Callable[[Application], Awaitable[None]]


async def welcomed(application: Application) -> None:
    async def look(_what: str) -> None:
        assert application.beginning.page.isVisible()

    await at_first(application, look)


async def worked(application: Application) -> None:
    """A turn, every page with its panel, the palette, and the settings with all of theirs."""
    await until(lambda: open_and_quiet(application))
    bench = application.window.workbench
    type_and_send(bench, "read README.md")
    await until(lambda: bench.transcript.rowCount() > 1 and not running(bench))
    for wing in bench.wings.all:
        bench.beside.show_tab(wing.key)
        bench.open_page(wing.key)
    application.leading.open_palette()
    application.leading.palette.close_sheet()
    application.settings.open()
    shell = application.settings.shell
    assert shell is not None
    for key in tuple(shell.nav.rows):
        application.settings.open(key)
    application.settings.leave()


@pytest.mark.slow
@pytest.mark.seen
@pytest.mark.parametrize("story", [welcomed, worked])
def test_an_application_that_ended_is_freed(
    qapp: QApplication, tmp_path: Path, story: Story
) -> None:
    folder = tmp_path / "ledger"
    folder.mkdir()
    (folder / "README.md").write_text("# Ledger\n")
    alive: dict[str, weakref.ref[object]] = {}

    async def play(application: Application) -> None:
        await story(application)
        parts = (application, application._house, application.settings, application.window)
        for part in (*parts, *application.window.benches.all):
            alive[type(part).__name__] = weakref.ref(part)

    work = folder if story is worked else None
    assert live(qapp, play, data=tmp_path / "data", folder=work) == 0
    qapp.processEvents()
    gc.collect()
    assert {"Application", "House", "Workbench"} <= set(alive)
    assert [name for name, part in alive.items() if part() is not None] == []


@pytest.mark.slow
@pytest.mark.seen
def test_the_workbench_of_a_workspace_that_was_closed_is_freed(
    qapp: QApplication, tmp_path: Path
) -> None:
    for name in ("ledger", "orders"):
        (tmp_path / name).mkdir()

    async def play(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        benches = application.window.benches
        application.window.choose_folder(tmp_path / "orders")
        await until(lambda: len(benches.all) == 2 and open_and_quiet(application))
        bench, desk = weakref.ref(benches.current), benches.current.desk
        assert desk is not None
        await application.opening.close_workspace(desk.workspace.id)
        del desk

        def freed() -> bool:
            gc.collect()
            return bench() is None

        await until(freed)

    assert live(qapp, play, data=tmp_path / "data", folder=tmp_path / "ledger") == 0
