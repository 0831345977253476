"""The running application: fills the window, opens workspaces, handles signals, quits in order.

The window's part of the self-test `--smoke` is here, too.

The first paint needs nothing of this module, which `BackgroundLoader` imports in a thread once the
window is painted.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer
from helix_desktop.app.damaged_files import damaged_files, untold
from helix_desktop.app.demo import play_demo
from helix_desktop.app.instance_socket import InstanceSocket, OpenRequest
from helix_desktop.app.safe_start import STABLE_SECONDS
from helix_desktop.app.stop_signals import END_DEADLINE, END_SECONDS, STOP_SIGNALS
from helix_desktop.app.timed_thread import TimedThread
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.errors import HelixError, WorkspaceError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.action import (
    ActionRegistry,
    KeyBindings,
    load_key_bindings,
)
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import (
    AGAIN,
    FAILED,
    OK,
    HelixApplication,
    LaunchOptions,
    LaunchState,
    OpenedWindow,
    OpenRequests,
    Say,
    log_qt_messages,
    make_application,
    open_window,
)
from helix_desktop.ui.application.open_workspaces import OpenWorkspaces
from helix_desktop.ui.application.window_actions import (
    AppearanceController,
    PaletteController,
    add_window_actions,
)
from helix_desktop.ui.application.window_monitor import WindowMonitor
from helix_desktop.ui.application.workspace_actions import WorkspaceActions
from helix_desktop.ui.event_bridge import EventBridge, end_begun
from helix_desktop.ui.page_controller import HandoverEdits, Navigation, WorkspaceContext
from helix_desktop.ui.settings.controller import SettingsController
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.text.formatting import error_parts, error_text, listed_text, retold, tr
from helix_desktop.ui.text.language import ENGLISH
from helix_desktop.ui.welcome.controller import WelcomeChoice, WelcomeController
from helix_desktop.ui.welcome.page import WelcomePage
from helix_desktop.ui.widgets.accessibility import install_accessible_rows
from helix_desktop.ui.widgets.dialogs import confirm
from helix_desktop.ui.widgets.notices import Banner
from helix_desktop.ui.window.main_window import bring_inside
from helix_desktop.ui.window.workspace_view import WorkspaceView

if TYPE_CHECKING:
    from helix_desktop.app.smoke import SmokeFinding, SmokePlace


log = logging.getLogger(__name__)


@contextlib.contextmanager
def stop_on_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Quit the application on Ctrl+C, SIGTERM, SIGHUP, and a log-out."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, HelixEventLoop):
        loop.on_quit(stop)
    # started with nohup or in the background: what is ignored stays ignored
    not_ignored = [number for number in STOP_SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
    signals = not_ignored if os.name == "posix" else ()
    for number in signals:
        loop.add_signal_handler(number, stop)
    END_DEADLINE.listen()
    try:
        yield
    finally:
        for number in signals:
            loop.remove_signal_handler(number)
        END_DEADLINE.listen()


@contextlib.contextmanager
def log_slot_errors() -> Iterator[None]:
    """Log errors of slots, because nobody may see the terminal that shows them."""

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("a slot failed", exc_info=(kind, error, trace))
        before(kind, error, trace)

    before, sys.excepthook = sys.excepthook, note
    try:
        yield
    finally:
        sys.excepthook = before


FRAME_DELAY_MS = 300
"""The milliseconds after which a desktop has added its frame to a window."""
LOOK_SECONDS = 5.0
"""The seconds after which the folder to open counts as one that does not answer."""
END_SECONDS_HIDDEN = 60.0
"""The longest time in which everything is ended and saved after the window was hidden."""


class Application:
    """The application, from the window and the first workspace until everything is saved."""

    def __init__(
        self,
        container: AppContainer,
        launch: LaunchOptions,
        say: Say,
        *,
        opened: OpenedWindow | None = None,
        requests: OpenRequests | None = None,
    ) -> None:
        self._container = container
        self._open_requests = requests or OpenRequests()
        self._launch, self._say = launch, say
        self._stop, self._status = asyncio.Event(), OK
        self._handover_edits = HandoverEdits()
        opened = opened or open_window(container.paths, container.settings)
        self._theme, self.window, self._language = opened
        theme = self._theme
        use_style(theme)  # the first paint, of an outline, did not wait for it
        install_accessible_rows()
        theme.load_fonts()
        self._keys = KeyBindings()
        for action, keys in load_key_bindings(self._container.settings).items():
            self._keys.choose(action, keys)
        self.window.sidebar_width = self._container.settings.number("sidebar_width")
        self.window.setWindowIcon(QIcon(self._theme.icon("spark", "acc", size=64)))
        self.bridge = bridge = EventBridge(container.spawn)
        container.on_task_failed = self._on_task_failed
        self.open_workspaces = open_workspaces = OpenWorkspaces(
            container, self.window, bridge, remembers=not launch.demo
        )
        self.window.add_parts(
            bridge=bridge,
            banner=Banner(),
            make_welcome=lambda: self.welcome_controller.page,
            make_view=self._make_view,
            open_folder=open_workspaces.open_folder,
            load_workspace=open_workspaces.load_workspace,
        )
        self.window_monitor = WindowMonitor(
            open_workspaces,
            quit=self.quit,
            unsaved=self._unsaved,
            wants=container.settings.flag,
        )
        self.settings = SettingsController(
            SettingsContext(
                bridge,
                container,
                Navigation(),
                self._actions,
                notifications=self.window_monitor.notifier,
                languages=self._language.offered,
                choose_language=self.choose_language,
            ),
            self.window,
        )
        self.workspace_actions = WorkspaceActions(
            open_workspaces, typed_forms=self.settings.typed_forms
        )
        self.appearance_controller = AppearanceController(
            bridge, theme, settings=container.settings, window=self.window
        )
        self.palette_controller = PaletteController(open_workspaces)
        self.instance_socket = InstanceSocket(
            container.paths, self._on_open_request, spawn=container.supervisor.spawn
        )
        open_workspaces.on_shown = self.settings.show_workspace
        open_workspaces.on_closed = self.settings.drop_workspace
        self.window.view_created.connect(self._add_actions)
        self.window.banner.entered.connect(self.start_again)

    def _unsaved(self) -> tuple[str, ...]:
        """Return the names of what was edited and neither applied nor saved."""
        handovers = (tr("Handover"),) if self._handover_edits else ()
        return (*self.settings.unsaved(), *handovers)

    async def live(self, settle: Callable[[], None] | None = None) -> int:
        """Run until the user quits, a signal arrives, or the screenshot is taken.

        Return the status: OK, FAILED, or AGAIN.
        """
        late = WorkspaceError(
            "The folder {folder} doesn't answer.",
            "A drive may hang there. Choose another folder, or try again later.",
            folder=self._launch.folder,
        )
        folder = TimedThread(
            "look",
            lambda: self._container.workspaces,
            seconds=LOOK_SECONDS,
            timeout_error=lambda: late,
        )
        first = await folder.do(self._first_workspace)
        if self._container.safe:
            self.window.banner.tell_safe_start()
        self.window.show()
        if self._launch.screenshot is None:
            initial_size = self.window.size()
            QTimer.singleShot(
                FRAME_DELAY_MS, self.window, lambda: bring_inside(self.window, initial_size)
            )
        with stop_on_signals(self.quit), log_slot_errors():
            self.instance_socket.start()
            self._container.spawn(self._begin(first), "begin")
            self._open_requests.set_handler(lambda place: self._open_requested([place]))
            if settle is not None:
                self._container.spawn(_later(settle), "settle")
            try:
                await self._stop.wait()
            finally:
                self._open_requests.set_handler(None)
                # turns end first, then tasks, then the store, because each needs the next one
                if self._status != AGAIN:
                    END_DEADLINE.end_within(END_SECONDS_HIDDEN, FAILED)
                self.settings.close()  # rows that are still being created need a running loop
                self.window.hide()
                await self.instance_socket.close()
                await self.window_monitor.end()
                self.window.workspace_views.end()
                if self._launch.screenshot is None:
                    # Save the window's size, or its normal size while it fills the screen.
                    window, settings = self.window, self._container.settings
                    fills_screen = window.isMaximized() or window.isFullScreen()
                    size = window.normalGeometry().size() if fills_screen else window.size()
                    with contextlib.suppress(HelixError):
                        settings.set("window_maximized", window.isMaximized())
                        settings.set("sidebar_width", window.sidebar_width)
                        settings.set("window_width", size.width())
                        settings.set("window_height", size.height())
                await self.open_workspaces.end()
                await end_begun()
                late_tasks = await self._container.close()
                if late_tasks:
                    log.error("%d tasks did not end in time", late_tasks)
                self.window.deleteLater()
                self._language.speak(ENGLISH)
                if self._status != AGAIN:
                    # all is saved: threads that wait for a drive may hold up the process
                    END_DEADLINE.end_within(END_SECONDS, self._status)
        return self._status

    def quit(self) -> None:
        """Stop all turns, write everything, and end."""
        self._stop.set()

    def start_again(self) -> None:
        """Start again with the user's settings and servers, after a safe start."""
        self._status = AGAIN
        self.quit()

    def choose_language(self, language: str) -> None:
        """Speak another language from now on, unless forms that are half filled are worth more."""

        def speak() -> None:
            # later: the page with the choice is one of those that are created anew
            self.bridge.run(self._change_language(language), "change the language")

        if not (pages := self.settings.typed_forms()):
            speak()
            return
        words = tr(
            "Changing it now discards what you typed in settings: {0}."
            " Otherwise it changes after a restart."
        )
        confirm(
            self.window,
            title=tr("Change the language now?"),
            text=words.format(listed_text(pages)),
            yes=(tr("Change now"), speak),
            danger=True,
        )

    async def _change_language(self, language: str) -> None:
        """Create everything with texts anew; sessions, drafts, and running turns go on."""
        if not self._language.speak(language):
            return
        page = self.settings.renew()
        self.palette_controller.palette.close_sheet()
        self.palette_controller.palette.deleteLater()
        self.palette_controller.deleteLater()
        self.palette_controller = PaletteController(self.open_workspaces)
        self.__dict__.pop("welcome_controller", None)
        self.window.renew()
        self.window_monitor.renew()
        if (current := self.open_workspaces.current) is not None:
            await self.open_workspaces.load_workspace(current.workspace.id)
        if page:
            self.settings.open(page)

    def _make_view(self, open_workspace: OpenWorkspace) -> WorkspaceView:
        """Create a view with a bridge of its own, so that its errors are shown in it."""
        bridge = EventBridge(self.bridge.spawn)
        flag = self._container.settings.flag
        context = WorkspaceContext(
            open_workspace.settings,
            open_workspace.sessions,
            open_workspace.clock,
            open_workspace.services,
            bridge,
            Navigation(),
            flag,
            self._handover_edits,
        )
        return WorkspaceView(context, open_workspace, self._keys)

    @cached_property
    def welcome_controller(self) -> WelcomeController:
        """The controller of the welcome page, which a start with a workspace never creates."""
        controller = WelcomeController(self.bridge, self._container, WelcomePage())
        controller.show_known(self.open_workspaces.known)
        controller.workspace_chosen.connect(self.window.choose_workspace)
        controller.page.folder_requested.connect(self._on_folder_requested)
        controller.ready.connect(self._on_ready)
        return controller

    def _on_folder_requested(self) -> None:
        self.window.ask_folder(self.welcome_controller.take_folder)

    def _add_actions(self, workspace_view: WorkspaceView) -> None:
        """Add the window's actions to a new workspace view."""
        add_window_actions(
            workspace_view,
            self.open_workspaces,
            open_palette=self.palette_controller.open_palette,
            quit=self.window_monitor.ask_to_quit,
        )
        self.settings.add_actions(workspace_view.navigation, workspace_view.action_registry)
        self.workspace_actions.add_actions(workspace_view)
        self.appearance_controller.add_actions(workspace_view.action_registry)

    def _actions(self) -> ActionRegistry:
        """Return the actions of the view that is shown; none while no workspace is open."""
        shown = self.window.workspace_views.current
        return shown.action_registry if shown else ActionRegistry(self.window, self._keys)

    def _on_open_request(self, request: OpenRequest) -> None:
        """Carry out the request of a second start, which has already exited."""
        self.window_monitor.come_forward()

        async def open_requested() -> None:
            if request.places:
                self._show_problems(await self.open_workspaces.open_places(request.places))
            elif request.workspace:
                await self.open_workspaces.load_workspace(request.workspace)
            self._act(new_session=request.new_session, choose_folder=request.choose_folder)

        self.bridge.run(open_requested(), "open what was handed over")

    def _act(self, *, new_session: bool, choose_folder: bool) -> None:
        """Do what an entry of the desktop's menu names, once the window shows a workspace."""
        if choose_folder and self.window.welcoming:
            self._on_folder_requested()
        elif choose_folder:
            self.window.ask_folder(self.window.choose_folder)
        elif new_session and not self.window.welcoming:
            self._actions().run("session.new")

    def _open_requested(self, places: Sequence[str]) -> None:
        """Open places passed by the system or a second start, and report those that cannot be."""
        self.window_monitor.come_forward()

        async def open_places() -> None:
            self._show_problems(await self.open_workspaces.open_places(places))

        self.bridge.run(open_places(), "open what was handed over")

    def _first_workspace(self, workspaces: WorkspaceList) -> Workspace | None:
        """Return the workspace to open first.

        Raise an error if the requested workspace cannot be opened; a last workspace that is gone is
        no error.
        """
        if self._launch.places:
            return None  # found after the first paint; a wrong one is reported in the window
        if self._launch.folder is not None:
            return workspaces.for_folder(self._launch.folder)
        if self._launch.workspace is not None:
            return workspaces.find(self._launch.workspace)
        if self._container.safe or not self._container.settings.flag("reopen"):
            return None
        last = self._container.settings.text("last_workspace")
        return next((item for item in workspaces.all() if item.id == last), None)

    async def _begin(self, first: Workspace | None) -> None:
        """Open the first workspace after the first paint, and report problems."""
        unexpected = True
        try:
            problems: list[HelixError] = []
            if self._launch.places:
                self.window.set_busy(True)
                problems = await self.open_workspaces.open_places(self._launch.places)
            elif first is not None:
                self.window.set_busy(True)
                await self.open_workspaces.open(first)
            if self.open_workspaces.current is None:
                self.window.show_welcome()
                self.welcome_controller.show_known(await self.open_workspaces.load_known())
                if self._launch.screenshot is None:
                    self.welcome_controller.look_around()
            if self._launch.demo and self.open_workspaces.current is not None:
                await self._play_demo(self.open_workspaces.current)
            self._act(
                new_session=self._launch.new_session, choose_folder=self._launch.choose_folder
            )
            # damage found at the start is in one notice, with the places that did not open
            damaged = await asyncio.to_thread(self._container.workspaces.damaged)
            problems += [workspace.error for workspace in damaged]
            settings, policy = self._container.settings, self._container.default_policy
            problems += filter(None, (settings.problem, policy.problem))
            problems += (await self._container.models()).problems
            files = await asyncio.to_thread(damaged_files, self._container.paths)
            problems += untold(files, "\n".join(map(str, problems)))
            self.open_workspaces.begun = True
            self._show_problems(problems)
            unexpected = False
        except asyncio.CancelledError:
            unexpected = False
            raise
        except HelixError as error:
            unexpected = False
            self.bridge.refused.emit(*error_parts(error))
            # a screenshot fails if the workspace could not be opened
            log.warning("cannot begin: %s", error)
            if self._launch.screenshot is not None:
                self._status = FAILED
                self._say(f"helix-desktop: {error_text(error)}")
        finally:
            self.window.set_busy(False)
            if self.window.waiting:
                self.window.show_welcome()
            if unexpected:
                # no empty window stays open after an unexpected error
                self._status = FAILED
                logs = self._container.paths.logs
                self._say(f"helix-desktop: unexpected error at startup. See {logs}.")
                self._stop.set()
        if self._launch.screenshot is not None:
            file = self._launch.screenshot
            await asyncio.sleep(0.2)  # time for the last paints
            if not self.window.grab().save(str(file), "PNG"):
                self._status = FAILED
                self._say(f"helix-desktop: can't write the picture {file}.")
            self._stop.set()

    def _on_ready(self, choice: WelcomeChoice) -> None:
        self.bridge.run(self._begin_with(choice), "begin with a workspace")

    async def _begin_with(self, plan: WelcomeChoice) -> None:
        """Open a workspace with the folder, policy, and model chosen on the welcome page."""
        self.window.set_busy(True)
        try:
            await self.open_workspaces.open_folder(await self.welcome_controller.folder_of(plan))
            open_workspace = self.open_workspaces.current
            if open_workspace is None:
                return
            await open_workspace.choose_policy(plan.policy)
            if plan.model:
                await open_workspace.choose_model(LlmRole.MAIN, plan.model)
                await self._container.note_choice(LlmRole.MAIN, plan.model)
                self.window.workspace_views.view_for(open_workspace).chat_controller.show_place()
        finally:
            self.window.set_busy(False)
        if plan.demo:
            await self._play_demo(open_workspace)

    def _show_problems(self, problems: Sequence[HelixError]) -> None:
        if problems:
            message = "\n".join(retold(problem.message) for problem in problems)
            self.bridge.refused.emit(message, retold(problems[0].hint))

    def _on_task_failed(self, _name: str) -> None:
        """Tell the user that a task failed unexpectedly; the log has the error."""
        hint = tr("Your saved work is safe. See the log in {0}.")
        hint = hint.format(self._container.paths.logs)
        self.bridge.refused.emit(tr("Something went wrong."), hint)

    async def _play_demo(self, open_workspace: OpenWorkspace) -> None:
        """Play the demo in a new session that is shown while the demo plays."""
        workspace_view = self.window.workspace_views.view_for(open_workspace)
        await open_workspace.permissions.trust(True)  # the demo's own folder
        session = await play_demo(open_workspace, on_begun=workspace_view.show_session)
        await workspace_view.show_session(session)
        log.info("the demo played session %s", session)


async def _later(settle: Callable[[], None]) -> None:
    """Mark the start as good once the window has been open long enough (STABLE_SECONDS seconds)."""
    await asyncio.sleep(STABLE_SECONDS)
    await asyncio.to_thread(settle)


def run_application(
    app: QApplication, launch_state: LaunchState, opened_window: OpenedWindow
) -> int:
    """Run the application until everything is written; return its exit status."""
    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        container = AppContainer(
            launch_state.paths,
            launch_state.parts,
            safe=launch_state.safe,
            settings=launch_state.settings,
        )
        requests = app.open_requests if isinstance(app, HelixApplication) else None
        application = Application(
            container,
            launch_state.launch,
            launch_state.say,
            opened=opened_window,
            requests=requests,
        )
        launch_state.signals.set_handler(application.quit)
        return runner.run(application.live(settle=launch_state.settle))


MIN_COLORS = 8
"""The fewest colors of a painted window, which has many more; an unpainted window has one."""


def check_window(smoke_place: "SmokePlace") -> "SmokeFinding":
    """Check that a window is painted; runs on the main thread, off screen without a display."""
    # lazy: only the self-test needs it
    from helix_desktop.app.smoke import CHECK_SECONDS, run_with_deadline  # noqa: PLC0415

    app = make_application()

    async def check() -> "SmokeFinding":
        return await run_with_deadline(_check_painting(smoke_place), CHECK_SECONDS)

    with log_qt_messages(), asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        return runner.run(check())


async def _check_painting(smoke_place: "SmokePlace") -> str:
    window = Application(
        AppContainer(smoke_place.paths, smoke_place.parts), LaunchOptions(), lambda _line: None
    ).window
    window.show_welcome()
    window.resize(1_000, 640)
    window.show()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "--version", stdout=asyncio.subprocess.PIPE
    )
    await process.communicate()
    await asyncio.sleep(0.05)
    image = window.grab().toImage()
    window.hide()
    window.deleteLater()
    colors = {
        image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    }
    if len(colors) < MIN_COLORS:
        raise HelixError(
            "The window shows only {count} colors, so it was not painted.", count=len(colors)
        )
    platform = QGuiApplication.platformName()
    return f"{image.width()} × {image.height()} pixels, {len(colors)} colors, on {platform}"
