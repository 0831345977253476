"""The cache browser in the whole application: filter, order, opening, verifying, copying."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.ui.cache.acting import MARKER
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
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
        await until(
            lambda at=at: not running(bench) and bench.wings.cache.browsing.model.rowCount() == at
        )
        await until(lambda: not bench.chat.composer.editor.isReadOnly())
    bench.sidebar.page_chosen.emit("cache")
    await until(bench.wings.cache.page.table.isVisible)
    return bench


def listed(bench: Workbench) -> list[str]:
    rows = range(bench.wings.cache.browsing.model.rowCount())
    return [
        bench.wings.cache.browsing.model.entry(at).origin.what.removesuffix(".md") for at in rows
    ]


def chosen(bench: Workbench) -> list[Digest]:
    rows = bench.wings.cache.page.table.selectionModel().selectedRows()
    return [bench.wings.cache.browsing.model.entry(each.row()).digest for each in rows]


def click(bench: Workbench, text: str) -> None:
    found = [
        each
        for each in bench.wings.cache.page.detail.findChildren(QPushButton)
        if each.text() == text
    ]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


@pytest.mark.slow
@pytest.mark.seen
def test_what_is_typed_into_the_filter_is_what_is_listed(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        field = bench.wings.cache.page.filter
        QTest.keyClicks(field.line, 'text:"needle 2"')
        await until(lambda: listed(bench) == ["two"])
        field.line.setText(r"re:/needle [23]/")
        await until(lambda: listed(bench) == ["three", "two"])
        field.line.setText("siz:>10k")
        await until(lambda: bool(field.error()))
        assert field.error().startswith("There is no field “siz”.")
        assert "size:" in field.error()
        assert listed(bench) == ["three", "two"]
        field.line.setText("re:/(/")
        await until(lambda: "siz" not in field.error() and bool(field.error()))
        assert listed(bench) == ["three", "two"]
        field.line.setText("nowhere")
        await until(lambda: listed(bench) == [])
        assert not bench.wings.cache.page.table.isVisible()
        QTest.keyClick(field.line, Qt.Key.Key_Escape)
        await until(lambda: listed(bench) == ["three", "two", "one"])
        assert field.error() == ""
        assert bench.wings.cache.page.table.isVisible()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_clicked_head_sorts_and_a_second_click_turns(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        head = bench.wings.cache.page.table.horizontalHeader()
        head.sectionClicked.emit(2)
        await until(lambda: listed(bench) == ["one", "three", "two"])
        head.sectionClicked.emit(2)
        await until(lambda: listed(bench) == ["two", "three", "one"])
        assert bench.wings.cache.browsing.model.headerData(2, Qt.Orientation.Horizontal) == "What ↓"
        head.sectionClicked.emit(3)
        await until(lambda: listed(bench) == ["three", "two", "one"])
        assert bench.wings.cache.browsing.model.headerData(2, Qt.Orientation.Horizontal) == "What"
        head.sectionClicked.emit(7)
        head.sectionClicked.emit(7)
        await until(lambda: listed(bench) == ["one", "two", "three"])

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_an_entry_is_opened_verified_and_copied(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        detail, table = bench.wings.cache.page.detail, bench.wings.cache.page.table
        table.setCurrentIndex(bench.wings.cache.browsing.model.index(1, 0))
        await until(lambda: "needle 2" in detail.view.text())
        assert detail.isVisible()
        assert detail.digest == bench.wings.cache.browsing.model.entry(1).digest
        detail.digest_row.verify.click()
        await until(lambda: "Verified" in detail.state())
        detail.digest_row.copy.click()
        assert QGuiApplication.clipboard().text() == detail.digest
        click(bench, "Copy marker")
        assert QGuiApplication.clipboard().text() == MARKER.format(detail.digest)
        head = bench.wings.cache.page.table.horizontalHeader()
        head.sectionClicked.emit(2)
        await until(lambda: listed(bench) == ["one", "three", "two"])
        # rows that are not loaded yet are asked for before the selection follows
        await until(lambda: chosen(bench) == [detail.digest])
        QTest.keyClick(table, Qt.Key.Key_Escape)
        assert not detail.isVisible()
        assert not table.selectionModel().selectedRows()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_recent_entry_beside_the_chat_opens_that_entry(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        bench.wings.cache.page.filter.line.setText("one")
        await until(lambda: listed(bench) == ["one"])
        bench.open_page("chat")
        bench.beside.show_tab("cache")
        entries = bench.wings.cache.panel.entries
        await until(lambda: entries.rows.rowCount() > 1)
        row = entries.rows.row(1)
        entries.chosen.emit(row.key)
        await until(lambda: "needle 2" in bench.wings.cache.page.detail.view.text())
        assert bench.wings.cache.page.isVisible()
        await until(lambda: len(listed(bench)) == 3)
        await until(lambda: bool(bench.wings.cache.page.table.selectionModel().selectedRows()))
        assert bench.wings.cache.page.table.selectionModel().selectedRows()[0].row() == 1

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_an_entry_that_is_nowhere_says_so_and_the_next_one_opens(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        gone: Digest = digest_of(b"never stored")
        bench.wings.cache.page.select(gone)
        await until(lambda: bool(bench.wings.cache.page.detail.state()))
        assert bench.wings.cache.page.detail.view.text() == ""
        bench.wings.cache.page.detail.digest_row.verify.click()
        await until(lambda: "Missing" in bench.wings.cache.page.detail.state())
        bench.wings.cache.page.select(bench.wings.cache.browsing.model.entry(0).digest)
        await until(lambda: "needle 3" in bench.wings.cache.page.detail.view.text())

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_what_comes_meanwhile_is_counted_until_it_is_wanted_and_moves_nothing(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        application.window.resize(1440, 900)
        bench.wings.cache.page.select(bench.wings.cache.browsing.model.entry(2).digest)
        opened = bench.wings.cache.page.detail.digest
        (folder / "four.md").write_text("four")
        desk = application._desk
        assert desk is not None
        await desk.send(bench.session, "read four.md")
        pill = bench.wings.cache.page.pill
        await until(pill.isVisible)
        assert pill.text() == "1 new"
        assert listed(bench) == ["three", "two", "one"]
        pill.click()
        await until(lambda: listed(bench) == ["four", "three", "two", "one"])
        assert bench.wings.cache.page.detail.digest == opened
        assert bench.wings.cache.page.table.selectionModel().selectedRows()[0].row() == 3
        await desk.idle()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_enter_on_a_row_puts_its_digest_into_the_next_message(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        application.window.resize(1440, 900)
        page, recalled = bench.wings.cache.page, list[str]()
        bench.ways.recall_wanted.connect(recalled.append)
        page.table.selectRow(0)
        await until(lambda: "needle 3" in page.detail.view.text())
        await until(lambda: "%" in page.detail.recall.cost)
        QTest.keyClick(page.table, Qt.Key.Key_Return)
        assert recalled == [f"#{page.detail.digest[:16]}"]
        assert bench.page == "chat"

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_several_are_recalled_with_what_they_make_of_the_window_said_before(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        application.window.resize(1440, 900)
        page, recalled = bench.wings.cache.page, list[str]()
        bench.ways.recall_wanted.connect(recalled.append)
        page.table.selectAll()
        page.open_now()
        await until(lambda: "tok" in page.detail.recall.cost)
        assert page.detail.recall.text().startswith("Recall 3 into next message   ")
        page.detail.recall.click()
        await until(lambda: bool(recalled))
        assert recalled[0].split() == [f"#{each.digest[:16]}" for each in page.detail.entries]

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_an_export_of_bytes_that_is_cancelled_leaves_no_file_and_says_so(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        application.window.resize(1440, 900)
        page, place = bench.wings.cache.page, tmp_path / "out"
        place.mkdir()
        page.table.selectRow(0)
        await until(lambda: "needle 3" in page.detail.view.text())
        acting = bench.wings.cache.browsing.acting
        acting.export_to(page.detail.digest, place / "three.md")
        while page.detail.export.text() != "Cancel export":  # noqa: ASYNC110  in the very first turn
            await asyncio.sleep(0)
        page.detail.export.click()
        await until(lambda: "The export is cancelled" in page.detail.state())
        assert list(place.iterdir()) == []
        assert page.detail.export.text() == "Export…"
        acting.export_to(page.detail.digest, place / "three.md")
        await until(lambda: "Written to three.md" in page.detail.state())
        assert [each.name for each in place.iterdir()] == ["three.md"]

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_narrow_window_shows_the_open_entry_alone(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await filled(application)
        application.window.resize(800, 600)
        bench.wings.cache.page.select(bench.wings.cache.browsing.model.entry(0).digest)
        await asyncio.sleep(0.05)
        assert not bench.wings.cache.page.table.isVisible()
        application.window.resize(1440, 900)
        await until(bench.wings.cache.page.table.isVisible)
        bench.wings.cache.page.detail.close_entry()
        assert bench.wings.cache.page.table.isVisible()

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0
