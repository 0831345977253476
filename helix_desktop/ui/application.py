"""From the command line to a window and back: one way in, one way out.

An error before the window stands ends the process with a message; after that it is shown in it.
"""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from helix_desktop.app.demo import lay_out, play
from helix_desktop.app.desk import Desk
from helix_desktop.app.logs import end_log, start_log
from helix_desktop.app.paths import Paths, make_private, paths_for
from helix_desktop.app.single import AlreadyOpen, only_window
from helix_desktop.app.wiring import House, Parts
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.collector import collecting_here
from helix_desktop.ui.loop import HelixLoop
from helix_desktop.ui.main_window import MainWindow
from helix_desktop.ui.message import tell
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.room import SettingsRoom
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import tr

OK, FAILED = 0, 1
PATIENCE = 60.0
"""Seconds a screenshot waits for the window to be filled."""

log = logging.getLogger(__name__)

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Launch:
    """What the command line asks for."""

    data_dir: Path | None = None
    workspace: str | None = None
    folder: Path | None = None
    demo: bool = False
    screenshot: Path | None = None


def run(launch: Launch, say: Say, parts: Parts | None = None) -> int:
    """Open the window; returns when it is closed and everything is written."""
    with _throw_away(launch) as real:
        paths = paths_for(real.data_dir)
        make_private(paths)
        with _alone(paths):
            return _run_window(paths, real, say, parts=parts)


def _run_window(paths: Paths, launch: Launch, say: Say, *, parts: Parts | None) -> int:
    handler = start_log(paths.logs)
    try:
        house = House(paths, parts)
        app = make_application(house.settings.number("zoom"))
        with (
            qt_to_log(),
            collecting_here(),
            asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner,
        ):
            return runner.run(Application(house, launch, say).live())
    finally:
        end_log(handler)


@contextlib.contextmanager
def _alone(paths: Paths) -> Iterator[None]:
    """Who started from a desktop sees no terminal: they are told in a window."""
    try:
        with only_window(paths):
            yield
    except AlreadyOpen as error:
        if sys.stderr is None or not (sys.stderr.isatty() or _is_script()):
            tell(make_application(), error)
        raise


def _is_script() -> bool:
    """Nobody looks at a screen that is not there."""
    return os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal")


@contextlib.contextmanager
def qt_to_log() -> Iterator[None]:
    """What Qt has to say goes to the log, not to a terminal."""
    before = qInstallMessageHandler(_note_qt)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note_qt(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    level = {QtMsgType.QtWarningMsg: logging.WARNING, QtMsgType.QtDebugMsg: logging.DEBUG}
    log.log(level.get(kind, logging.ERROR), "Qt: %s", text)


def make_application(zoom: int = 100) -> QApplication:
    """The one QApplication; without a display only pictures can be made.

    `zoom` is in percent; Qt takes it when it starts and never again. Who set a scale for all of Qt
    keeps it.
    """
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    if zoom != 100:
        os.environ.setdefault("QT_SCALE_FACTOR", f"{zoom / 100:g}")
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication(sys.argv[:1])
    app.setApplicationName("helix-desktop")
    app.setApplicationDisplayName("Helix Desktop")
    app.setDesktopFileName("helix-desktop")
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    return app


class Application:
    """Everything that lives as long as the window."""

    def __init__(self, house: House, launch: Launch, say: Say) -> None:
        self._house = house
        self._launch = launch
        self._say = say
        self._desks: dict[str, Desk] = {}
        self._desk: Desk | None = None
        self._opening = asyncio.Lock()
        self._stop = asyncio.Event()
        self._status = OK
        theme = Theme(house.paths.resources, house.settings.text("appearance"))
        theme.load_fonts()
        theme.apply()
        self._theme = theme
        self.bridge = Bridge(house.spawn)
        house.tell = self._on_task_failed
        self.window = MainWindow(
            self.bridge,
            theme,
            open_folder=self.open_folder,
            open_workspace=self.open_workspace,
        )
        bench = self.window.workbench
        ground = Ground(self.bridge, theme, house, bench.ways, bench.acts)
        self.settings = SettingsRoom(ground, self.window)

    async def live(self) -> int:
        """Until the window is closed, a signal comes, or the picture is taken."""
        first = self._first_workspace()
        self._show_window()
        with _ended_by(self._stop), _slot_errors():
            self.window.close_requested.connect(self._stop.set)
            self._house.spawn(self._begin(first), "begin")
            try:
                await self._stop.wait()
            finally:
                await self._end()
        return self._status

    async def open_folder(self, folder: Path) -> None:
        workspace = await asyncio.to_thread(self._house.workspaces.for_folder, folder)
        await self._open(workspace)

    async def open_workspace(self, workspace: str) -> None:
        if self._desk is not None and self._desk.workspace.id == workspace:
            self.window.workbench.open_page("chat")
            return
        await self._open(await asyncio.to_thread(self._house.workspaces.find, workspace))

    async def _open(self, workspace: Workspace) -> None:
        """Show a workspace; what was open stays open, and its turns go on."""
        async with self._opening:
            if workspace.id not in self._desks:
                self._desks[workspace.id] = await self._house.open(workspace)
            self._desk = self._desks[workspace.id]
            known = await asyncio.to_thread(self._house.workspaces.listed)
            await self.window.show_desk(self._desk, known)
            self.settings.show_desk(self._desk)
        if not self._launch.demo:
            # it waits for the disk, which the window must not
            await asyncio.to_thread(self._house.settings.set, "last_workspace", workspace.id)

    def _first_workspace(self) -> Workspace | None:
        """What to open at the start; asked for and impossible is an error, gone is not."""
        workspaces = self._house.workspaces
        if self._launch.folder is not None:
            return workspaces.for_folder(self._launch.folder)
        if self._launch.workspace is not None:
            return workspaces.find(self._launch.workspace)
        if not self._house.settings.flag("reopen"):
            return None
        last = self._house.settings.text("last_workspace")
        return next((item for item in workspaces.all() if item.id == last), None)

    async def _begin(self, first: Workspace | None) -> None:
        """What happens behind the first paint."""
        unexpected = True
        try:
            await self._open_first(first)
            unexpected = False
        except asyncio.CancelledError:
            unexpected = False
            raise
        except HelixError as error:
            unexpected = False
            self.bridge.refused.emit(error.message, error.hint)
            self._refuse(error)
        finally:
            self.window.welcome.set_busy(False)
            if unexpected:
                self._give_up()
        if self._launch.screenshot is not None:
            await self._take_picture(self._launch.screenshot)
            self._stop.set()

    async def _open_first(self, first: Workspace | None) -> None:
        if first is not None:
            self.window.welcome.set_busy(True)
            await self._open(first)
        if self._launch.demo and self._desk is not None:
            await self._play(self._desk)
        await self._tell_problems()

    async def _tell_problems(self) -> None:
        """What was found damaged at the start, in one notice."""
        damaged = await asyncio.to_thread(self._house.workspaces.damaged)
        problems: list[HelixError] = [each.error for each in damaged]
        if self._house.settings.problem is not None:
            problems.append(self._house.settings.problem)
        if self._house.usual.problem is not None:
            problems.append(self._house.usual.problem)
        problems += (await self._house.models()).problems
        if problems:
            message = "\n".join(problem.message for problem in problems)
            self.bridge.refused.emit(message, problems[0].hint)

    def _give_up(self) -> None:
        """A window that never got to open anything must not stand there as if it would."""
        self._status = FAILED
        self._say(f"helix-desktop: an unexpected error at the start; see {self._house.paths.logs}.")
        self._stop.set()

    def _on_task_failed(self, _name: str) -> None:
        """The log has the error; the person has to know that something did not happen."""
        log_place = str(self._house.paths.logs)
        hint = tr("What was saved is kept. The log in {0} says more.").format(log_place)
        self.bridge.refused.emit(tr("Something unexpected went wrong."), hint)

    async def _play(self, desk: Desk) -> None:
        session = await play(desk)
        await self.window.workbench.show_desk(desk)
        log.info("the demo played session %s", session)

    async def _take_picture(self, file: Path) -> None:
        await asyncio.sleep(0.2)  # two frames for what is still to be painted
        if not self.window.grab().save(str(file), "PNG"):
            self._status = FAILED
            self._say(f"helix-desktop: the picture {file} cannot be written.")

    def _refuse(self, error: HelixError) -> None:
        """A picture of a window that could not open its workspace is no success."""
        log.warning("cannot begin: %s", error)
        if self._launch.screenshot is not None:
            self._status = FAILED
            self._say(f"helix-desktop: {error}")

    def _show_window(self) -> None:
        settings = self._house.settings
        width, height = settings.number("window_width"), settings.number("window_height")
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if self._launch.screenshot is None:
            width, height = min(width, screen.width()), min(height, screen.height())
        self.window.setWindowIcon(QIcon(self._theme.icon("spark", "acc", size=64)))
        self.window.resize(width, height)
        self.window.show()

    async def _end(self) -> None:
        """Turns first, then tasks, then the store: each needs the one after it."""
        self.window.workbench.end()
        if self._launch.screenshot is None:
            self._remember_size()
        for desk in self._desks.values():
            await desk.close()
        late = await self._house.close()
        if late:
            log.error("%d tasks did not end in time", late)
        self.window.deleteLater()

    def _remember_size(self) -> None:
        size = self.window.size()
        with contextlib.suppress(HelixError):
            self._house.settings.set("window_width", size.width())
            self._house.settings.set("window_height", size.height())


@contextlib.contextmanager
def _throw_away(launch: Launch) -> Iterator[Launch]:
    """For the demo, everything lies in a folder that is removed afterwards."""
    if not launch.demo:
        yield launch
        return
    base = Path(tempfile.mkdtemp(prefix="helix-demo-"))
    try:
        data = launch.data_dir or base / "data"
        project = lay_out(paths_for(data), base)
        yield replace(launch, data_dir=data, folder=launch.folder or project)
    finally:
        shutil.rmtree(base, ignore_errors=True)


@contextlib.contextmanager
def _ended_by(stop: asyncio.Event) -> Iterator[None]:
    """Ctrl+C, a polite kill, a log-out end the application like closing its window."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, HelixLoop):
        loop.on_quit(stop.set)
    wanted = (signal.SIGINT, signal.SIGTERM) if os.name == "posix" else ()
    for number in wanted:
        loop.add_signal_handler(number, stop.set)
    try:
        yield
    finally:
        for number in wanted:
            loop.remove_signal_handler(number)


@contextlib.contextmanager
def _slot_errors() -> Iterator[None]:
    """An error in a slot goes to the log instead of a terminal that nobody sees."""

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("a slot failed", exc_info=(kind, error, trace))
        before(kind, error, trace)

    before, sys.excepthook = sys.excepthook, note
    try:
        yield
    finally:
        sys.excepthook = before
