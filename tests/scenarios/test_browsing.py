"""The cache browser in the whole application: filter, order, opening, verifying, copying."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.ui.application import Application
from helix_desktop.ui.cache.detail import MARKER
from helix_desktop.ui.workbench import Workbench
from tests.scenarios.stage import live, open_and_quiet, running, type_and_send, until

NAMES = ("one", "two", "three")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    for at, name in enumerate(NAMES, 1):
        (made / f"{name}.md").write_text(f"# {name}\n" + f"needle {at}\n" * at)
    return made


async def filled(application: Application) -> Workbench:
    """A workbench whose cache holds the three files, on the cache page."""
    bench = application.window.workbench
    await until(lambda: open_and_quiet(application))
    for at, name in enumerate(NAMES, 1):
        type_and_send(bench, f"read {name}.md")
        await until(lambda at=at: not running(bench) and bench.entries.rowCount() == at)
        await until(lambda: not bench.chat.composer.editor.isReadOnly())
    bench.sidebar.cache_chosen.emit()
    await until(bench.cache.table.isVisible)
    return bench


def listed(bench: Workbench) -> list[str]:
    rows = range(bench.entries.rowCount())
    return [bench.entries.entry(at).origin.what.removesuffix(".md") for at in rows]


def click(bench: Workbench, text: str) -> None:
    found = [each for each in bench.cache.detail.findChildren(QPushButton) if each.text() == text]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_what_is_typed_into_the_filter_is_what_is_listed(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        field = bench.cache.filter
        QTest.keyClicks(field.line, 'text:"needle 2"')
        await until(lambda: listed(bench) == ["two"])
        field.line.setText(r"re:/needle [23]/")
        await until(lambda: listed(bench) == ["three", "two"])
        field.line.setText("siz:>10k")
        await until(lambda: bool(field.error()))
        assert field.error().startswith("At character 1: There is no field “siz”.")
        assert "size:" in field.error()
        assert listed(bench) == ["three", "two"]
        field.line.setText("re:/(/")
        await until(lambda: "siz" not in field.error() and bool(field.error()))
        assert listed(bench) == ["three", "two"]
        field.line.setText("nowhere")
        await until(lambda: listed(bench) == [])
        assert not bench.cache.table.isVisible()
        QTest.keyClick(field.line, Qt.Key.Key_Escape)
        await until(lambda: listed(bench) == ["three", "two", "one"])
        assert field.error() == ""
        assert bench.cache.table.isVisible()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_a_clicked_head_sorts_and_a_second_click_turns(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        head = bench.cache.table.horizontalHeader()
        head.sectionClicked.emit(2)
        await until(lambda: listed(bench) == ["one", "three", "two"])
        head.sectionClicked.emit(2)
        await until(lambda: listed(bench) == ["two", "three", "one"])
        assert bench.entries.headerData(2, Qt.Orientation.Horizontal) == "What ↓"
        head.sectionClicked.emit(3)
        await until(lambda: listed(bench) == ["three", "two", "one"])
        assert bench.entries.headerData(2, Qt.Orientation.Horizontal) == "What"
        head.sectionClicked.emit(6)
        head.sectionClicked.emit(6)
        await until(lambda: listed(bench) == ["one", "two", "three"])

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_an_entry_is_opened_verified_and_copied(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        detail, table = bench.cache.detail, bench.cache.table
        bench.cache.filter.line.setFocus()
        QTest.keyClick(bench.cache.filter.line, Qt.Key.Key_Down)
        table.setCurrentIndex(bench.entries.index(1, 0))
        QTest.keyClick(table, Qt.Key.Key_Return)
        await until(lambda: "needle 2" in detail.text.toPlainText())
        assert detail.isVisible()
        assert detail.digest == bench.entries.entry(1).digest
        click(bench, "Verify")
        await until(lambda: "Verified" in detail.state())
        click(bench, "Copy SHA-256")
        assert QGuiApplication.clipboard().text() == detail.digest
        click(bench, "Copy marker")
        assert QGuiApplication.clipboard().text() == MARKER.format(detail.digest)
        head = bench.cache.table.horizontalHeader()
        head.sectionClicked.emit(2)
        await until(lambda: listed(bench) == ["one", "three", "two"])
        (chosen,) = table.selectionModel().selectedRows()
        assert bench.entries.entry(chosen.row()).digest == detail.digest
        QTest.keyClick(table, Qt.Key.Key_Escape)
        assert not detail.isVisible()
        assert not table.selectionModel().selectedRows()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_a_recent_entry_beside_the_chat_opens_that_entry(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        bench.cache.filter.line.setText("one")
        await until(lambda: listed(bench) == ["one"])
        bench.open_chat()
        row = bench.panel.entries.rows.row(1)
        bench.panel.entries.chosen.emit(row.key)
        await until(lambda: "needle 2" in bench.cache.detail.text.toPlainText())
        assert bench.cache.isVisible()
        await until(lambda: len(listed(bench)) == 3)
        await until(lambda: bool(bench.cache.table.selectionModel().selectedRows()))
        assert bench.cache.table.selectionModel().selectedRows()[0].row() == 1

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_an_entry_that_is_nowhere_says_so_and_the_next_one_opens(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        gone: Digest = digest_of(b"never stored")
        bench.cache.select(gone)
        await until(lambda: bool(bench.cache.detail.state()))
        assert bench.cache.detail.text.toPlainText() == ""
        click(bench, "Verify")
        await until(lambda: "Missing" in bench.cache.detail.state())
        bench.cache.select(bench.entries.entry(0).digest)
        await until(lambda: "needle 3" in bench.cache.detail.text.toPlainText())

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_what_comes_meanwhile_is_listed_and_moves_nothing_that_is_open(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        bench.cache.select(bench.entries.entry(2).digest)
        opened = bench.cache.detail.digest
        (folder / "four.md").write_text("four")
        desk = application._desk
        assert desk is not None
        await desk.send(bench.session, "read four.md")
        await until(lambda: listed(bench) == ["four", "three", "two", "one"])
        assert bench.cache.detail.digest == opened
        assert bench.cache.table.selectionModel().selectedRows()[0].row() == 3
        await desk.idle()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_a_narrow_window_shows_the_open_entry_alone(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        application.window.resize(900, 600)
        bench.cache.select(bench.entries.entry(0).digest)
        await asyncio.sleep(0.05)
        assert not bench.cache.table.isVisible()
        application.window.resize(1440, 900)
        await until(bench.cache.table.isVisible)
        bench.cache.detail.close_entry()
        assert bench.cache.table.isVisible()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0
