"""The workspaces that are open: each has a desk until it is closed, and one of them is shown."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.app.asked_places import folder_asked
from helix_desktop.app.desk import Desk
from helix_desktop.app.wiring import House
from helix_desktop.app.workspaces import Found
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.frame.main_window import MainWindow
from helix_desktop.ui.life.attention import Attention

_NONE = -1
"""Nobody wished to see it: it only stands ready."""


def _nobody(_desk: Desk | None) -> None:
    """Nobody else follows the workspace that is shown."""


class Opening:
    """Between the house and the window."""

    def __init__(self, house: House, attention: Attention, *, remembers: bool) -> None:
        """`remembers`: the workspace that is shown opens again at the next start."""
        self._house, self.attention = house, attention
        self._remembers = remembers
        self._desks: dict[str, Desk] = {}
        self._one = asyncio.Lock()
        self._wish = 0
        """The number of the person's last wish: what took longer is not shown any more."""
        self.current: Desk | None = None
        self.known: Sequence[Found] = ()
        """All workspaces, as they were listed last."""
        self.window: MainWindow
        self.on_shown: Callable[[Desk | None], None] = _nobody

    @property
    def desks(self) -> tuple[Desk, ...]:
        return tuple(self._desks.values())

    def desk(self, workspace: str) -> Desk | None:
        return self._desks.get(workspace)

    async def open_folder(self, folder: Path) -> None:
        wish = self._wished()
        found = await asyncio.to_thread(self._house.workspaces.for_folder, folder)
        await self.open(found, wish=wish)

    async def open_places(self, asked: Sequence[str]) -> list[HelixError]:
        """Show the first that can be opened, the others stand beside it; tells why some cannot."""
        problems: list[HelixError] = []
        wish = self._wished()
        for each in asked:
            try:
                folder = await asyncio.to_thread(folder_asked, each)
                found = await asyncio.to_thread(self._house.workspaces.for_folder, folder)
                desk = await self.open(found, wish=wish)
            except HelixError as error:
                problems.append(error)
            else:
                wish = _NONE
                await self.attention.watch(desk)
        await self.load_known()
        return problems

    async def open_workspace(self, workspace: str) -> None:
        wish = self._wished()
        if workspace in self._desks:
            await self._show(self._desks[workspace])
        else:
            found = await asyncio.to_thread(self._house.workspaces.find, workspace)
            await self.open(found, wish=wish)

    async def open(self, workspace: Workspace, *, wish: int = 0) -> Desk:
        """Show a workspace; what was open stays open, and its turns go on.

        `wish`: it is shown only if nothing else was wished for since.
        """
        wish = wish or self._wished()
        async with self._one:
            if workspace.id not in self._desks:
                self._desks[workspace.id] = desk = await self._house.open(workspace)
                self._house.supervisor.spawn(
                    desk.runners.recover(), "keep what streamed before a crash"
                )
            desk = self._desks[workspace.id]
        if wish == self._wish:
            self.current = desk
            await self._show(desk)
        return desk

    def _wished(self) -> int:
        self._wish += 1
        return self._wish

    async def go(self, workspace: str, session: SessionId | None, seq: int) -> None:
        """Show a workspace, a session of it (None: as it is) and an event of that (0: none)."""
        await self.open_workspace(workspace)
        bench = self.window.workbench
        if session is None or bench.desk is None:
            return
        if session != bench.session or bench.page != "chat":
            await bench.show_session(session)
        if seq:
            bench.ways.message_wanted.emit(session, seq)

    async def close_workspace(self, workspace: str) -> None:
        """Stop what runs there and let go of its store; another one is shown, if any is open."""
        async with self._one:
            desk = self._desks.pop(workspace, None)
            if desk is None:
                return
            self.attention.forget(workspace)
            self.window.benches.drop(workspace)
            await desk.close()
        if desk is self.current:
            self.current = None
            if self._desks:
                await self._show(next(reversed(self._desks.values())))
            else:
                self.on_shown(None)
                self.window.show_welcome()

    async def load_known(self) -> Sequence[Found]:
        self.known = await asyncio.to_thread(self._house.workspaces.listed)
        self.window.show_known(self.known)
        return self.known

    async def end(self) -> None:
        for desk in self.desks:
            await desk.close()

    async def _show(self, desk: Desk) -> None:
        """At once if it was shown before; lists and files follow."""
        self.current = desk
        known = self.known or await self.load_known()
        await self.window.show_desk(desk, known)
        self.window.workbench.sidebar.show_standings(self.attention.standings)
        self.on_shown(desk)
        self._house.warm_up()
        await self.attention.watch(desk)
        await self.load_known()
        if self._remembers:
            # it waits for the disk, which the window must not
            last = desk.workspace.id
            await asyncio.to_thread(self._house.settings.set, "last_workspace", last)
