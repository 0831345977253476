"""What is shown of a request, and what is put into one, is what arrives at the provider."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.paths import resources
from helix_desktop.domain.cache import digest_of
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.timeline.dry_run import DryRun
from helix_desktop.ui.timeline.words import title
from tests.prove.dialect_says import Called
from tests.scenarios.served import SERVED, Answer, Served, called, put_on, says, typed
from tests.scenarios.stage import live, open_and_quiet, resting, texts, until

HOSTILE = '‮ <b>x</b> 🧬 "$(touch x)" </script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    shutil.copytree(resources() / "demo", made)
    return made


def reader(body: bytes) -> Answer:
    """Reads the file that is asked for, once, and quotes what was asked."""
    asked = typed(body)[-1]
    if asked.startswith("read ") and not called(body):
        path = json.dumps({"path": asked.removeprefix("read ")})
        return says("I read it.", calls=[Called(f"c{len(body)}", "read_file", path)])
    return says(f"Well: {asked[:40]}")


async def said(application: Application, *messages: str) -> Workbench:
    await until(lambda: open_and_quiet(application))
    bench = application.window.workbench
    for text in messages:
        count = len(texts(bench, Kind.USER))
        bench.chat.composer.editor.setPlainText(text)
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Return)
        await until(lambda n=count: len(texts(bench, Kind.USER)) > n and resting(bench))
        await until(lambda: not bench.chat.composer.editor.isReadOnly())
    return bench


async def next_bytes(bench: Workbench, draft: str) -> bytes:
    assert bench.desk is not None
    found = await bench.desk.requests.written(bench.session, draft=draft)
    assert found is not None
    return found.data


def told_bytes(bench: Workbench) -> tuple[str, str]:
    head = bench.wings.context.page.figures.head
    return (head.facts[-1].value, head.facts[-1].below) if head and head.past else ("", "")


def test_the_inspector_shows_the_bytes_that_arrived_at_the_provider(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await said(application, "read README.md", HOSTILE, "third\nof two lines")
        bench.open_page("context")
        page = bench.wings.context.page
        await until(lambda: page.looked is not None and page.strip.isVisible())
        assert bench.desk is not None
        steps = await bench.desk.requests.sent(bench.session)
        assert len(steps.seqs) == len(served.bodies) == 4
        for seq, body in zip(steps.seqs, served.bodies, strict=True):
            page.strip.travelled.emit(seq)
            sha = digest_of(body)
            told = (f"{len(body):,}", f"SHA-256 {sha[:6]}…{sha[-4:]} ✓")
            await until(lambda t=told: told_bytes(bench) == t)
            page.json_wanted.emit()
            await until(lambda: "clipboard" in bench.notice.text())  # also on this page
            await until(lambda b=body: QApplication.clipboard().text() == b.decode())

    with Served(reader) as served:
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_what_is_recalled_from_the_browser_reaches_the_provider(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await said(application, "read README.md")
        wing = bench.wings.cache
        await until(lambda: wing.browsing.model.rowCount() == 1)
        bench.sidebar.session_wanted.emit()
        await until(lambda: bench.session == "")
        bench.open_page("cache")
        await until(wing.page.table.isVisible)
        wing.page.table.selectRow(0)
        await until(lambda: bool(wing.page.detail.view.text()))
        QTest.keyClick(wing.page.table, Qt.Key.Key_Return)
        await until(lambda: bench.page == "chat")
        editor = bench.chat.composer.editor
        QTest.keyClicks(editor, " what is this?")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: bool(texts(bench, Kind.ASSISTANT)) and resting(bench))
        line = next(line for line in (folder / "README.md").read_text().splitlines() if line)
        assert any(line in each for each in typed(served.bodies[-1]))
        assert "README.md" in texts(bench, Kind.MENTION)[0]

    with Served(reader) as served:
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_handover_that_is_edited_restored_and_undone_leaves_the_very_same_request(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        files = ("README.md", "src/ledger.py", "README.md")
        bench = await said(application, *(f"read {each}" for each in files), "and now?", "well?")
        application.window.resize(1440, 900)
        wing, raw = bench.wings.timeline, await next_bytes(bench, "go on")
        bench.open_page("timeline")
        await until(lambda: len(wing.use.readings) > 4)

        def titles() -> list[str]:
            rows = wing.page.list.rows
            return [title(rows.row(at)) for at in range(rows.rowCount())]

        QTest.mouseClick(wing.page.compact, Qt.MouseButton.LeftButton)
        await until(lambda: isinstance(wing.sheet, DryRun))
        assert isinstance(wing.sheet, DryRun)
        QTest.mouseClick(wing.sheet.yes, Qt.MouseButton.LeftButton)
        await until(lambda: titles()[:1] == ["Handover v1"])
        handed = await next_bytes(bench, "go on")
        assert handed != raw
        number = wing.page.list.rows.row(0).number
        await until(wing.page.pane.edit.isVisible)
        QTest.mouseClick(wing.page.pane.edit, Qt.MouseButton.LeftButton)
        wing.page.pane.editor._edits[5].setPlainText(f"- {HOSTILE}")
        QTest.mouseClick(wing.page.pane.editor.save, Qt.MouseButton.LeftButton)
        await until(lambda: titles()[:2] == ["Handover v2", "Handover v1"])
        edited = await next_bytes(bench, "go on")
        assert json.dumps(HOSTILE, ensure_ascii=False)[1:-1].encode() in edited
        pane = wing.page.pane
        await until(lambda: pane.sections.changes > 0)  # the edited one against the model's
        QTest.keyClick(wing.page.list, Qt.Key.Key_Down)
        await until(lambda: wing.page.list.b == wing.page.list.rows.row(1).seq)
        assert wing.page.list.rows.row(1).number == number
        await until(lambda: pane.restore.isVisible() and pane.restore.isEnabled())
        count = len(titles())
        QTest.mouseClick(pane.restore, Qt.MouseButton.LeftButton)
        await until(lambda: len(titles()) > count)
        assert await next_bytes(bench, "go on") == handed
        for expected in (edited, handed, raw):
            await until(wing.page.undo.isEnabled)
            count = len(titles())
            QTest.mouseClick(wing.page.undo, Qt.MouseButton.LeftButton)
            await until(lambda n=count: len(titles()) > n)
            assert await next_bytes(bench, "go on") == expected
        bench.open_page("chat")
        await said(application, "go on")
        assert served.bodies[-1] == raw

    with Served(reader) as served:
        put_on(tmp_path / "data", folder, served.port)
        data = tmp_path / "data"
        assert live(qapp, story, data=data, folder=folder, parts=SERVED, seconds=60) == 0
