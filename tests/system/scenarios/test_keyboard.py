"""A long story without a mouse: keys go to the widget that has the focus, and it can be seen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.timeline.dialogs import CompactionDialog
from helix_desktop.ui.timeline.row_texts import rewrite_title
from helix_desktop.ui.widgets.fields import BoundedSlider
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import (
    SERVED,
    Answer,
    Served,
    called,
    for_ever,
    put_on,
    says,
    typed,
)
from tests.system.scenarios.stage import live, open_and_quiet, resting, texts, until

pytestmark = pytest.mark.slow

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
MOST_STEPS = 80


class Strays(QObject):
    """Listens for what is shown as a window though it is none: it would take the keyboard."""

    def __init__(self, application: Application) -> None:
        super().__init__()
        self._window = application.window
        self.widgets: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        if event.type() is not QEvent.Type.Show or not isinstance(watched, QWidget):
            return False
        if not watched.isWindow() or watched.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen):
            return False
        if watched is not self._window:
            self.widgets.append(repr(watched))
        return False


class Keyboard:
    """All the hands there are."""

    def __init__(self, application: Application) -> None:
        self._application = application

    @property
    def at(self) -> QWidget:
        """Who has the keyboard; somebody on screen always has it."""
        result = QApplication.focusWidget()
        assert result is not None, "nobody has the keyboard"
        assert result.window() is self._application.window, result
        assert result.isEnabled(), result
        assert not result.visibleRegion().isEmpty(), f"{result} has the keyboard and is not seen"
        return result

    def press(self, key: Qt.Key, how: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.at, key, how)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.at, letter)

    def send(self, text: str) -> None:
        self.type(text)
        self.press(Qt.Key.Key_Return)

    def walk(self, wanted: Callable[[QWidget], bool]) -> None:
        """Tab until somebody is reached; each stop can be seen."""
        stops: list[QWidget] = []
        for _ in range(MOST_STEPS):
            if wanted(self.at):
                return
            stops.append(self.at)
            self.press(Qt.Key.Key_Tab)
        pytest.fail(f"no way by Tab; stops: {[_widget_name(stop) for stop in stops]}")

    async def choose(self, words: str) -> None:
        """An action by the palette."""
        palette = self._application.palette_controller.palette
        self.press(Qt.Key.Key_K, CONTROL)
        await until(palette.field.hasFocus)
        palette_line = palette.field
        assert self.at is palette_line
        self.type(words)
        await until(lambda: (goal := palette.current()) is not None and _fits(goal.title, words))
        self.press(Qt.Key.Key_Return)
        await until(lambda: not palette.isVisible())


def _widget_name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()}"


def _fits(title: str, words: str) -> bool:
    return words.casefold() in title.casefold()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n\nBooks every order twice.\n")
    lines = [
        f"Rule {number}: order {number * 37} is booked on day {number}." for number in range(300)
    ]
    (made / "other.md").write_text("\n".join(lines))
    return made


def agent(body: bytes) -> Answer:
    message, rounds = typed(body)[-1], called(body)
    if message == "for ever":
        return for_ever("on and on")
    if message.startswith("read ") and rounds == 0:
        name = message.removeprefix("read ")
        return says("I look.", calls=[Called(f"r{len(body)}", "read_file", f'{{"path":"{name}"}}')])
    if message == "write" and rounds == 0:
        made = '{"path":"notes.txt","content":"hello"}'
        return says("I write.", calls=[Called(f"w{len(body)}", "write_file", made)])
    return says(f"Well: {message[:30]}")


async def answered(workspace_view: WorkspaceView, count: int) -> None:
    await until(
        lambda: len(texts(workspace_view, RowKind.USER)) == count and resting(workspace_view)
    )
    await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())


async def talks(keys: Keyboard, workspace_view: WorkspaceView) -> None:
    """Send, queue, stop, let the queue go, allow a call."""
    editor = workspace_view.chat.composer.editor
    assert keys.at is editor
    keys.send("read README.md")
    await answered(workspace_view, 1)
    keys.send("read other.md")
    await answered(workspace_view, 2)
    keys.send("for ever")
    await until(lambda: any("on 3" in text for text in texts(workspace_view, RowKind.ASSISTANT)))
    keys.send("later")
    await until(
        lambda: workspace_view.chat.queue.isVisible() and not workspace_view.chat.composer.draft()
    )
    keys.press(Qt.Key.Key_Escape)
    await until(lambda: resting(workspace_view) and "stopped" in workspace_view.chat.queue.why())
    await keys.choose("Send queued messages")
    await answered(workspace_view, 4)
    assert keys.at is editor
    keys.send("write")
    await until(lambda: workspace_view.chat.question.ready)
    assert keys.at is editor
    keys.press(Qt.Key.Key_Y, ALT)
    await answered(workspace_view, 5)


async def browses(keys: Keyboard, workspace_view: WorkspaceView) -> None:
    """Find an entry, open it, recall it into the next message."""
    page = workspace_view.page_controllers.cache.page
    model = workspace_view.page_controllers.cache.browsing.model
    await keys.choose("Cache")
    await until(lambda: workspace_view.page == "cache" and page.table.isVisible())
    await until(lambda: model.rowCount() >= 3)
    keys.walk(lambda item: item is page.filter.line)
    keys.type("text:twice")
    await until(lambda: model.rowCount() == 1)
    keys.press(Qt.Key.Key_Down)
    await until(lambda: keys.at is page.table)
    keys.press(Qt.Key.Key_Down)
    await until(lambda: "Books every order" in page.detail.view.text())
    keys.press(Qt.Key.Key_Return)
    await until(lambda: workspace_view.page == "chat")
    assert keys.at is workspace_view.chat.composer.editor
    keys.send(" is what?")
    await answered(workspace_view, 6)


async def compacts(keys: Keyboard, workspace_view: WorkspaceView) -> None:
    """Look at the timeline, compact, take it back."""
    page_controller = workspace_view.page_controllers.timeline
    await keys.choose("Timeline")
    await until(lambda: workspace_view.page == "timeline" and len(page_controller.use.readings) > 4)
    keys.press(Qt.Key.Key_K, CONTROL | SHIFT)
    await until(lambda: isinstance(page_controller.sheet, CompactionDialog))
    sheet = page_controller.sheet
    keys.walk(lambda item: item is sheet.yes)
    keys.press(Qt.Key.Key_Space)
    rows = page_controller.page.list
    await until(lambda: rows.items and rewrite_title(rows.items[0]) == "Handover v1")
    await until(lambda: page_controller.page.undo.isEnabled())
    before = len(rows.items)
    keys.press(Qt.Key.Key_Z, CONTROL)
    await until(lambda: len(rows.items) > before)


async def sets(keys: Keyboard, application: Application, workspace_view: WorkspaceView) -> None:
    """Look at every page of the settings, change a value, apply it, go back."""
    focus, room, open_workspace = keys.at, application.settings, workspace_view.open_workspace
    keys.press(Qt.Key.Key_Comma, CONTROL)
    await until(lambda: room.opened)
    shell = room.current_view
    seen = [shell.current.key]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        for _ in tuple(shell.nav.rows):
            keys.press(key)
            seen.append(shell.current.key)
    assert set(seen) == set(shell.nav.rows)
    while shell.current.key != "policy":
        keys.press(Qt.Key.Key_Up)
    before = open_workspace.workspace.policy
    keys.walk(lambda item: isinstance(item, BoundedSlider))
    assert keys.at.accessibleName() == "Shorten outputs over"  # the first of the page
    keys.press(Qt.Key.Key_Right)
    keys.press(Qt.Key.Key_S, CONTROL)
    await until(lambda: open_workspace.workspace.policy != before)
    keys.press(Qt.Key.Key_Escape)
    await until(lambda: not room.opened)
    assert keys.at is focus


async def goes_elsewhere(keys: Keyboard, application: Application) -> None:
    """Another workspace, a session there, and back to a page that has the keyboard."""
    first = application.window.workspace_views.current
    keys.press(Qt.Key.Key_2, CONTROL)
    await until(lambda: application.window.workspace_views.current is not first)
    await until(lambda: open_and_quiet(application))
    second = application.window.workspace_views.current
    assert keys.at is second.chat.composer.editor
    keys.send("hello")
    await answered(second, 1)
    keys.press(Qt.Key.Key_N, CONTROL)
    await until(lambda: second.session == "" and second.transcript.rowCount() == 0)
    await until(lambda: keys.at is second.chat.composer.editor)
    keys.send("a new one")
    await answered(second, 1)
    keys.press(Qt.Key.Key_1, CONTROL)
    await until(first.isVisible)
    await until(lambda: first.isAncestorOf(keys.at))


async def test_a_whole_session_is_possible_with_the_keyboard_alone(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    with Served(agent) as served:
        data, other = tmp_path / "data", tmp_path / "other"
        other.mkdir()
        await put_on(data, folder, served.port)
        await put_on(data, other, served.port)
        async with live(data=data, folder=folder, parts=SERVED, seconds=120) as application:
            await until(lambda: open_and_quiet(application))
            await until(lambda: len(application.open_workspaces.known) == 2)
            application.window.resize(1440, 900)
            keys, workspace_view = Keyboard(application), application.window.workspace_views.current
            strays = Strays(application)
            qapp.installEventFilter(strays)
            await talks(keys, workspace_view)
            await browses(keys, workspace_view)
            assert b"Books every order twice" in served.bodies[-1]
            await compacts(keys, workspace_view)
            await sets(keys, application, workspace_view)
            await goes_elsewhere(keys, application)
            qapp.removeEventFilter(strays)
            assert strays.widgets == []
    assert (folder / "notes.txt").read_text() == "hello"
