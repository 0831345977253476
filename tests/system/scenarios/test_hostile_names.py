"""Names of files, sessions and workspaces that try everything: shown as what they are, and used."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from helix_desktop.domain.mentions import spell_mention
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Answer, Served, called, says, typed
from tests.system.scenarios.stage import Play, files_found, resting, texts, until

pytestmark = pytest.mark.slow

FILES = (
    "\u202egnp.<b>evil<i>&amp;.md",
    'two\nlines and "quotes" $(touch x).md',
    "-rf ~ `id` 🧬\u200bzero\u2066.md",
    "<img src=file:///etc/passwd>.md".replace("/", "\u2215"),
)
SESSION = "<h1>Title</h1>\u202e <a href='file:x'>click</a> \u200b& co"
HIDING = ("\u202e", "\u200b", "\u2066")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / '<u>work\u202espace & "co" \''
    made.mkdir()
    for at, name in enumerate(FILES):
        (made / name).write_text(f"secret of file {at}\n")
    return made


def agent(body: bytes) -> Answer:
    message = typed(body)[-1]
    if message.startswith("read ") and not called(body):
        path = json.dumps({"path": FILES[int(message.split()[1])]})
        return says("I look.", calls=[Called(f"c{len(body)}", "read_file", path)])
    return says("Well.")


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    return agent


def wrong(window: QWidget) -> list[str]:
    """Texts on screen that would be read as HTML, or that hide something."""
    results: list[str] = []
    for child in window.findChildren(QWidget):
        if not child.isVisible():
            continue
        tip = child.toolTip()
        if "<u>work" in tip or "<b>evil" in tip or "<h1>Title" in tip:
            results.append(f"tip of {child}: {tip}")
        if not isinstance(child, QLabel):
            continue
        if child.textFormat() is not Qt.TextFormat.PlainText and Qt.mightBeRichText(child.text()):  # type: ignore[attr-defined]
            results.append(f"rich: {child.text()}")
        results += [f"hides: {child.text()!r}" for sign in HIDING if sign in child.text()]
    return results


async def send(workspace_view: WorkspaceView, text: str) -> None:
    editor, count = workspace_view.chat.composer.editor, len(texts(workspace_view, RowKind.USER))
    editor.setPlainText(text)
    QTest.keyClick(editor, Qt.Key.Key_Escape)  # the list of files is not wanted here
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await until(
        lambda: len(texts(workspace_view, RowKind.USER)) > count and resting(workspace_view)
    )
    await until(lambda: not editor.isReadOnly())


async def looks_around(application: Application, workspace_view: WorkspaceView) -> None:
    """Every page and every entry."""
    cache, window = workspace_view.page_controllers.cache, application.window
    for page in ("chat", "context", "timeline", "changes", "cache"):
        workspace_view.open_page(page)
        await until(lambda p=page: workspace_view.page == p)
        assert wrong(window) == [], page
    await until(lambda: cache.browsing.model.rowCount() >= len(FILES))
    for at in range(cache.browsing.model.rowCount()):
        cache.page.table.selectRow(at)
        digest = cache.browsing.model.entry(at).digest
        await until(lambda d=digest: cache.page.detail.digest == d)
        await until(lambda: "secret" in cache.page.detail.view.text())
        assert wrong(window) == []
    workspace_view.open_page("chat")


async def looks_elsewhere(application: Application, workspace_view: WorkspaceView) -> None:
    """The palette, and every page of the settings."""
    palette = application.palette_controller.palette
    QTest.keyClick(workspace_view, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    await until(palette.field.hasFocus)
    QTest.keyClicks(palette.field, "Title")
    assert wrong(application.window) == []
    palette.close_sheet()
    QTest.keyClick(workspace_view, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    await until(lambda: application.settings.opened)
    shell = application.settings.current_view
    for key in tuple(shell.nav.rows):
        shell.open(key)
        assert wrong(application.window) == [], key
    application.settings.leave()


async def test_hostile_names_are_mentioned_read_and_shown_as_what_they_are(
    play: Play, served: Served, folder: Path
) -> None:
    async def talks(workspace_view: WorkspaceView) -> None:
        await send(workspace_view, SESSION)
        for at, name in enumerate(FILES):
            await send(workspace_view, f"look at {spell_mention(name)} now")
            assert f"secret of file {at}".encode() in served.bodies[-1]
            await send(workspace_view, f"read {at}")
        mentions = texts(workspace_view, RowKind.MENTION)
        assert len(mentions) == len(FILES)
        assert not any(sign in mention for mention in mentions for sign in (*HIDING, "\n"))

    async with play(seconds=90) as application:
        application.window.resize(1440, 900)
        workspace_view = application.window.workspace_views.current
        await talks(workspace_view)
        await looks_around(application, workspace_view)
        await looks_elsewhere(application, workspace_view)
    async with play(seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        await until(lambda: len(texts(workspace_view, RowKind.MENTION)) == len(FILES))
        assert texts(workspace_view, RowKind.USER)[0] == SESSION
        assert wrong(application.window) == []
    assert not (folder / "x").exists()


@pytest.mark.skipif(shutil.which("true") is None, reason="names are bytes on this system only")
async def test_a_name_that_is_no_text_is_read_without_an_error(
    play: Play, served: Served, folder: Path
) -> None:
    bad = os.fsdecode(b"bad\xff\xfename.md")
    try:
        (folder / bad).write_text("bytes of a name\n")
    except OSError:
        pytest.skip("this disk holds no such names")

    async with play() as application:
        workspace_view = application.window.workspace_views.current
        await files_found(workspace_view)
        popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
        QTest.keyClicks(workspace_view.chat.composer.editor, "see @bad")
        await until(lambda: popup.isVisible() and popup.offer is not None)
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        await until(lambda: len(served.bodies) == 1 and resting(workspace_view))
        assert b"bytes of a name" in served.bodies[0]
        assert wrong(application.window) == []
