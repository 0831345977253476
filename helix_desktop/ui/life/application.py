"""Everything that lives as long as the window: the desks that are open, and who watches them."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QIcon

from helix_desktop.app.demo import play
from helix_desktop.app.desk import Desk
from helix_desktop.app.front_door import FrontDoor, Knock
from helix_desktop.app.safe_start import SETTLED
from helix_desktop.app.wiring import House
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.requests import Weighed
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.actions import Action
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.frame.leading import Leading, Shell, Surroundings, offer
from helix_desktop.ui.frame.main_window import Furniture
from helix_desktop.ui.frame.placing import bring_inside
from helix_desktop.ui.frame.session_actions import places_actions
from helix_desktop.ui.frame.sidebar import put_away
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.appearing import Appearing
from helix_desktop.ui.life.asked_folders import AskedFolders
from helix_desktop.ui.life.attention import Attention
from helix_desktop.ui.life.first_paint import Opened, open_window
from helix_desktop.ui.life.housekeeping import Housekeeping
from helix_desktop.ui.life.launch import AGAIN, FAILED, OK, Launch, Say
from helix_desktop.ui.life.opening import Opening
from helix_desktop.ui.life.surroundings import ended_by, slot_errors
from helix_desktop.ui.life.watching import Watching
from helix_desktop.ui.life.zooming import Zooming
from helix_desktop.ui.menus import menu_of, menu_with, pop_up
from helix_desktop.ui.parts.banner import Banner
from helix_desktop.ui.sentences import retold, worded
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.room import SettingsRoom
from helix_desktop.ui.spoken import speak_rows
from helix_desktop.ui.words import tr

if TYPE_CHECKING:
    from helix_desktop.ui.welcome.beginning import Beginning, Plan

FRAMED = 300
"""Milliseconds after which a desktop has put its frame around a window."""
PATIENCE = 60.0
"""Seconds a screenshot waits for the window to be filled."""

log = logging.getLogger(__name__)


class Application:
    """Opens the window and what is to be seen first; ends when nothing is left to be written."""

    def __init__(
        self,
        house: House,
        launch: Launch,
        say: Say,
        *,
        opened: Opened | None = None,
        asked: AskedFolders | None = None,
    ) -> None:
        self._house = house
        self._asked = asked or AskedFolders()
        self._launch = launch
        self._say = say
        self._stop = asyncio.Event()
        self._status = OK
        self._theme, self.window = opened or open_window(house.paths, house.settings)
        theme = self._theme
        speak_rows()
        theme.load_fonts()
        self.window.sidebar_width = house.settings.number("sidebar_width")
        self.window.setWindowIcon(QIcon(theme.icon("spark", "acc", size=64)))
        self.bridge = bridge = Bridge(house.spawn)
        house.tell = self._on_task_failed
        self.opening = opening = Opening(house, Attention(bridge.run), remembers=not launch.demo)
        opening.window = self.window
        self.window.furnish(self._furniture())
        self.watching = Watching(bridge, theme, opening=opening, quit=self.quit)
        self.housekeeping = Housekeeping(bridge, theme, house, opening=opening)
        self.appearing = Appearing(bridge, theme, settings=house.settings)
        self.zooming = Zooming(bridge, theme, settings=house.settings, window=self.window)
        self.leading = self._leading()
        self.door = FrontDoor(house.paths, self._on_knock, spawn=house.supervisor.spawn)
        bench = self.window.workbench
        ground = Ground(bridge, theme, house, bench.ways, bench.acts)
        self.settings = SettingsRoom(ground, self.window)
        self.watching.notifier.wants = house.settings.flag
        self.watching.closing.unsaved = self.settings.unsaved
        self._connect()
        theme.apply()  # at the end: widgets are made faster without a style sheet

    async def live(self, settle: Callable[[], None] | None = None) -> int:
        """Until the person quits, a signal comes, or the picture is taken."""
        first = self._first_workspace()
        if self._house.safe:
            self.window.banner.tell_safe_start()
        self.window.show()
        if self._launch.screenshot is None:
            begun = self.window.size()
            QTimer.singleShot(FRAMED, self.window, lambda: bring_inside(self.window, begun))
        with ended_by(self.quit), slot_errors():
            self.door.start()
            self._house.spawn(self._begin(first), "begin")
            self._asked.hand_to(lambda place: self._on_asked([place]))
            if settle is not None:
                self._house.spawn(_later(settle), "settle")
            try:
                await self._stop.wait()
            finally:
                self._asked.hand_to(None)
                await self._end()
        return self._status

    def quit(self) -> None:
        """Stop what runs, write everything, and end."""
        self._stop.set()

    def start_again(self) -> None:
        """The same with the person's settings and servers."""
        self._status = AGAIN
        self.quit()

    @property
    def _desk(self) -> Desk | None:
        return self.opening.current

    def _leading(self) -> Leading:
        opening = self.opening
        return Leading(
            self.bridge,
            self._theme,
            window=self.window,
            around=Surroundings(
                bench=lambda: self.window.workbench,
                desks=lambda: opening.desks,
                known=lambda: [each for each in opening.known if not put_away(each)],
                standings=lambda: opening.attention.standings,
                go=opening.go,
            ),
        )

    def _furniture(self) -> Furniture:
        bridge, theme = self.bridge, self._theme
        return Furniture(
            bridge=bridge,
            banner=Banner(theme),
            make_welcome=lambda: self.beginning.page,
            # each has a bridge of its own: what fails there is told there
            make_bench=lambda keys: Workbench(Bridge(bridge.spawn), theme, keys),
            open_folder=self.opening.open_folder,
            open_workspace=self.opening.open_workspace,
        )

    @cached_property
    def beginning(self) -> "Beginning":
        """The first screen at work; who goes on with a workspace never sees it."""
        # lazy: made with its page
        from helix_desktop.ui.welcome.beginning import Beginning  # noqa: PLC0415
        from helix_desktop.ui.welcome.page import WelcomePage  # noqa: PLC0415

        made = Beginning(self.bridge, self._house, WelcomePage(self._theme))
        made.show_known(self.opening.known)
        made.workspace_chosen.connect(self.window.choose_workspace)
        made.ready.connect(self._on_ready)
        return made

    def _on_weighed(self, bench: Workbench, weighed: Weighed | None) -> None:
        if bench.desk is not None and weighed is not None:
            self.opening.attention.show_share(bench.desk.workspace.id, weighed.share)

    def _connect(self) -> None:
        window = self.window
        window.benched.connect(self._equip)
        self.opening.on_shown = self.settings.show_desk
        window.banner.entered.connect(self.start_again)
        self._equip(window.workbench)
        window.welcome_folder.connect(lambda folder: self.beginning.take_folder(folder))

    def _equip(self, bench: Workbench) -> None:
        """What the window can do is offered on each bench."""
        shell = Shell(
            window=self.window,
            leading=self.leading,
            known=lambda: [each for each in self.opening.known if not put_away(each)],
            go=self.window.choose_workspace,
            quit=self.watching.closing.ask,
            theme=self._theme,
        )
        offer(shell, bench)
        if bench.acts.find("app.settings") is None:
            self.settings.offer(bench.ways, bench.acts)
        bench.sidebar.offer_settings(True)
        self.housekeeping.offer(bench)
        self.zooming.offer(bench.acts)
        self.appearing.offer(bench.acts)
        side = bench.sidebar
        side.search_wanted.connect(self.leading.open_palette)
        side.menu_wanted.connect(lambda at: pop_up(menu_of(bench.acts, bench), at))
        bench.talking.kept.menu_wanted.connect(self._on_kept_menu)
        bench.strip.weighed.connect(partial(self._on_weighed, bench))
        side.places_wanted.connect(lambda at: pop_up(menu_with(places_actions(bench), bench), at))

    def _on_kept_menu(self, actions: list[Action], at: QPoint) -> None:
        pop_up(menu_with(actions, self.window.workbench), at)

    def _on_knock(self, knock: Knock) -> None:
        """Another start was asked to open something; it has ended, and this window does it."""
        self.watching.come_forward()
        if knock.places:
            self._on_asked(knock.places)
        elif knock.folder:
            self.window.choose_folder(knock.folder)
        elif knock.workspace:
            self.window.choose_workspace(knock.workspace)

    def _on_asked(self, places: Sequence[str]) -> None:
        self.watching.come_forward()
        self.bridge.run(self._open_places(places), "open what was handed over")

    def _first_workspace(self) -> Workspace | None:
        """What to open at the start; asked for and impossible is an error, gone is not."""
        workspaces = self._house.workspaces
        if self._launch.places:
            return None  # found behind the first paint: a wrong one is told in the window
        if self._launch.folder is not None:
            return workspaces.for_folder(self._launch.folder)
        if self._launch.workspace is not None:
            return workspaces.find(self._launch.workspace)
        if self._house.safe or not self._house.settings.flag("reopen"):
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
            self.bridge.refused.emit(*worded(error))
            self._refuse(error)
        finally:
            self.window.set_busy(False)
            if self.window.waiting:
                self.window.show_welcome()
            if unexpected:
                self._give_up()
        if self._launch.screenshot is not None:
            await self._take_picture(self._launch.screenshot)
            self._stop.set()

    async def _open_first(self, first: Workspace | None) -> None:
        problems: list[HelixError] = []
        if self._launch.places:
            self.window.set_busy(True)
            problems = await self.opening.open_places(self._launch.places)
        elif first is not None:
            self.window.set_busy(True)
            await self.opening.open(first)
        if self._desk is None:
            self.window.show_welcome()
            self.beginning.show_known(await self.opening.load_known())
            if self._launch.screenshot is None:
                self.beginning.look_around()
        if self._launch.demo and self._desk is not None:
            await self._play(self._desk)
        await self._tell_problems(problems)

    async def _open_places(self, places: Sequence[str]) -> None:
        """Another start has brought them; what cannot be opened is told here."""
        self._tell(await self.opening.open_places(places))

    def _on_ready(self, plan: "Plan") -> None:
        self.bridge.run(self._begin_with(plan), "begin with a workspace")

    async def _begin_with(self, plan: "Plan") -> None:
        """What the person put together on the first screen."""
        self.window.set_busy(True)
        try:
            await self.opening.open_folder(await self.beginning.folder_of(plan))
            desk = self.opening.current
            if desk is None:
                return
            await desk.choose_policy(plan.policy)
            if plan.model:
                await desk.choose_model(LlmRole.MAIN, plan.model)
                await self._house.note_choice(LlmRole.MAIN, plan.model)
                self.window.workbench.show_place_again()
        finally:
            self.window.set_busy(False)
        if plan.demo:
            await self._play(desk)

    async def _tell_problems(self, problems: list[HelixError]) -> None:
        """What was found damaged at the start, in one notice with what could not be opened."""
        damaged = await asyncio.to_thread(self._house.workspaces.damaged)
        problems += [each.error for each in damaged]
        if self._house.settings.problem is not None:
            problems.append(self._house.settings.problem)
        if self._house.usual.problem is not None:
            problems.append(self._house.usual.problem)
        problems += (await self._house.models()).problems
        self._tell(problems)

    def _tell(self, problems: Sequence[HelixError]) -> None:
        if problems:
            message = "\n".join(retold(problem.message) for problem in problems)
            self.bridge.refused.emit(message, retold(problems[0].hint))

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
        """It is shown while it plays."""
        bench = self.window.benches.bench_for(desk)
        await desk.trust(True)  # it is our own folder
        bench.permissions.show_desk(desk)
        session = await play(desk, begun=bench.show_session)
        await bench.show_session(session)
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

    async def _end(self) -> None:
        """Turns first, then tasks, then the store: each needs the one after it."""
        self.settings.close()  # what it still makes would want a loop
        self.window.hide()
        await self.door.close()
        self.watching.end()
        self.window.benches.end()
        if self._launch.screenshot is None:
            self._remember_size()
        await self.opening.end()
        late = await self._house.close()
        if late:
            log.error("%d tasks did not end in time", late)
        self.window.deleteLater()

    def _remember_size(self) -> None:
        """How large it is, or would be if it did not fill the screen."""
        window, settings = self.window, self._house.settings
        whole = window.isMaximized() or window.isFullScreen()
        size = window.normalGeometry().size() if whole else window.size()
        with contextlib.suppress(HelixError):
            settings.set("window_maximized", window.isMaximized())
            settings.set("sidebar_width", window.sidebar_width)
            settings.set("window_width", size.width())
            settings.set("window_height", size.height())


async def _later(settle: Callable[[], None]) -> None:
    """A start that got this far is no reason to be careful with the next one."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(settle)
