"""A long story without a mouse: keys go to the widget that has the focus, and it can be seen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.settings.slider import Slider
from helix_desktop.ui.timeline.dry_run import DryRun
from helix_desktop.ui.timeline.words import title
from tests.prove.dialect_says import Called
from tests.scenarios.served import SERVED, Answer, Served, called, for_ever, put_on, says, typed
from tests.scenarios.stage import live, open_and_quiet, resting, texts, until

pytestmark = pytest.mark.slow

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
MOST_STEPS = 80


class Strays(QObject):
    """Listens for what is shown as a window though it is none: it would take the keyboard."""

    def __init__(self, application: Application) -> None:
        super().__init__()
        self._window = application.window
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        shown = event.type() is QEvent.Type.Show and isinstance(watched, QWidget)
        unseen = Qt.WidgetAttribute.WA_DontShowOnScreen
        if not shown or not watched.isWindow() or watched.testAttribute(unseen):
            return False
        if watched is not self._window:
            self.found.append(repr(watched))
        return False


class Keyboard:
    """All the hands there are."""

    def __init__(self, application: Application) -> None:
        self._application = application

    @property
    def at(self) -> QWidget:
        """Who has the keyboard; somebody on screen always has it."""
        found = QApplication.focusWidget()
        assert found is not None, "nobody has the keyboard"
        assert found.window() is self._application.window, found
        assert found.isEnabled(), found
        assert not found.visibleRegion().isEmpty(), f"{found} has the keyboard and is not seen"
        return found

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
        pytest.fail(f"no way by Tab; stops: {[_said(each) for each in stops]}")

    async def choose(self, words: str) -> None:
        """An action by the palette."""
        palette = self._application.leading.palette
        self.press(Qt.Key.Key_K, CONTROL)
        await until(palette.field.hasFocus)
        palette_line = palette.field
        assert self.at is palette_line
        self.type(words)
        await until(lambda: (goal := palette.current()) is not None and _fits(goal.title, words))
        self.press(Qt.Key.Key_Return)
        await until(lambda: not palette.isVisible())


def _said(widget: QWidget) -> str:
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
    asked, rounds = typed(body)[-1], called(body)
    if asked == "for ever":
        return for_ever("on and on")
    if asked.startswith("read ") and rounds == 0:
        name = asked.removeprefix("read ")
        return says("I look.", calls=[Called(f"r{len(body)}", "read_file", f'{{"path":"{name}"}}')])
    if asked == "write" and rounds == 0:
        made = '{"path":"notes.txt","content":"hello"}'
        return says("I write.", calls=[Called(f"w{len(body)}", "write_file", made)])
    return says(f"Well: {asked[:30]}")


async def answered(bench: Workbench, count: int) -> None:
    await until(lambda: len(texts(bench, Kind.USER)) == count and resting(bench))
    await until(lambda: not bench.chat.composer.editor.isReadOnly())


async def talks(keys: Keyboard, bench: Workbench) -> None:
    """Send, queue, stop, let the queue go, allow a call."""
    editor = bench.chat.composer.editor
    assert keys.at is editor
    keys.send("read README.md")
    await answered(bench, 1)
    keys.send("read other.md")
    await answered(bench, 2)
    keys.send("for ever")
    await until(lambda: any("on 3" in each for each in texts(bench, Kind.ASSISTANT)))
    keys.send("later")
    await until(lambda: bench.chat.queue.isVisible() and not bench.chat.composer.draft())
    keys.press(Qt.Key.Key_Escape)
    await until(lambda: resting(bench) and "stopped" in bench.chat.queue.why())
    await keys.choose("Send what waits")
    await answered(bench, 4)
    assert keys.at is editor
    keys.send("write")
    await until(lambda: bench.chat.approval.ready)
    assert keys.at is editor
    keys.press(Qt.Key.Key_Y, ALT)
    await answered(bench, 5)


async def browses(keys: Keyboard, bench: Workbench) -> None:
    """Find an entry, open it, recall it into the next message."""
    page, model = bench.wings.cache.page, bench.wings.cache.browsing.model
    await keys.choose("Cache browser")
    await until(lambda: bench.page == "cache" and page.table.isVisible())
    await until(lambda: model.rowCount() >= 3)
    keys.walk(lambda each: each is page.filter.line)
    keys.type("text:twice")
    await until(lambda: model.rowCount() == 1)
    keys.press(Qt.Key.Key_Down)
    await until(lambda: keys.at is page.table)
    keys.press(Qt.Key.Key_Down)
    await until(lambda: "Books every order" in page.detail.view.text())
    keys.press(Qt.Key.Key_Return)
    await until(lambda: bench.page == "chat")
    assert keys.at is bench.chat.composer.editor
    keys.send(" is what?")
    await answered(bench, 6)


async def compacts(keys: Keyboard, bench: Workbench) -> None:
    """Look at the timeline, compact, take it back."""
    wing = bench.wings.timeline
    await keys.choose("Handover timeline")
    await until(lambda: bench.page == "timeline" and len(wing.use.readings) > 4)
    keys.press(Qt.Key.Key_K, CONTROL | SHIFT)
    await until(lambda: isinstance(wing.sheet, DryRun))
    sheet = wing.sheet
    assert isinstance(sheet, DryRun)
    keys.walk(lambda each: each is sheet.yes)
    keys.press(Qt.Key.Key_Space)
    rows = wing.page.list.rows
    await until(lambda: rows.rowCount() > 0 and title(rows.row(0)) == "Handover v1")
    await until(lambda: wing.page.undo.isEnabled())
    before = rows.rowCount()
    keys.press(Qt.Key.Key_Z, CONTROL)
    await until(lambda: rows.rowCount() > before)


async def sets(keys: Keyboard, application: Application, bench: Workbench) -> None:
    """Look at every page of the settings, change a value, apply it, go back."""
    focus, room, desk = keys.at, application.settings, bench.desk
    keys.press(Qt.Key.Key_Comma, CONTROL)
    await until(lambda: room.opened)
    shell = room.shell
    assert shell is not None
    assert desk is not None
    seen = [shell.current.key]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        for _ in tuple(shell.nav.rows):
            keys.press(key)
            seen.append(shell.current.key)
    assert set(seen) == set(shell.nav.rows)
    while shell.current.key != "policy":
        keys.press(Qt.Key.Key_Up)
    before = desk.workspace.policy
    keys.walk(lambda each: isinstance(each, Slider))
    assert keys.at.accessibleName() == "Hold outputs above"  # the first of the page
    keys.press(Qt.Key.Key_Right)
    keys.press(Qt.Key.Key_S, CONTROL)
    await until(lambda: desk.workspace.policy != before)
    keys.press(Qt.Key.Key_Escape)
    await until(lambda: not room.opened)
    assert keys.at is focus


async def goes_elsewhere(keys: Keyboard, application: Application) -> None:
    """Another workspace, a session there, and back to a page that has the keyboard."""
    first = application.window.workbench
    keys.press(Qt.Key.Key_2, CONTROL)
    await until(lambda: application.window.workbench is not first)
    await until(lambda: open_and_quiet(application))
    second = application.window.workbench
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


def test_a_long_story_is_told_by_keys_alone(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        await until(lambda: len(application.opening.known) == 2)
        application.window.resize(1440, 900)
        keys, bench = Keyboard(application), application.window.workbench
        strays = Strays(application)
        qapp.installEventFilter(strays)
        await talks(keys, bench)
        await browses(keys, bench)
        assert b"Books every order twice" in served.bodies[-1]
        await compacts(keys, bench)
        await sets(keys, application, bench)
        await goes_elsewhere(keys, application)
        qapp.removeEventFilter(strays)
        assert strays.found == []

    with Served(agent) as served:
        data, other = tmp_path / "data", tmp_path / "other"
        other.mkdir()
        put_on(data, folder, served.port)
        put_on(data, other, served.port)
        done = live(qapp, story, data=data, folder=folder, parts=SERVED, seconds=120)
        assert done == 0
    assert (folder / "notes.txt").read_text() == "hello"
