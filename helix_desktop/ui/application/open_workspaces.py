"""Opens, switches, and closes workspaces; knows which are open, shown, running, or waiting.

`ActivityMonitor` counts what runs or waits for the user in all of them.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal

from helix_desktop.app.commands.window_commands import run_command
from helix_desktop.app.container import AppContainer
from helix_desktop.app.damaged_files import damaged_in
from helix_desktop.app.folder_targets import target_folder
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.settings import away_rule
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Ending
from helix_desktop.domain.live_events import (
    FormRequested,
    FormSettled,
    Live,
    PermissionRequested,
    PermissionSettled,
    PriceRequested,
    PriceSettled,
    SessionActivity,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.text.formatting import error_parts
from helix_desktop.ui.widgets.row_list import STILL, WorkspaceStatus
from helix_desktop.ui.window.main_window import MainWindow
from helix_desktop.ui.window.sidebar import is_archived

NeedsUser: TypeAlias = PermissionRequested | PriceRequested | FormRequested | TurnFinished


class _Watched(Struct):
    """An open workspace, its running sessions, its status, and the function to stop listening."""

    open_workspace: OpenWorkspace
    leave: Callable[[], None]
    running: set[SessionId] = field(default_factory=set)
    workspace_status: WorkspaceStatus = STILL


class ActivityMonitor(QObject):
    """The statuses of all open workspaces, with signals for changes and for user messages."""

    changed = Signal()
    user_needed = Signal(str, object)
    """A turn ended, or something started to wait: its workspace and the event."""
    settled = Signal(str, str)
    """A question needs no answer any more: its workspace and its ID."""
    forgotten = Signal(str)
    """A workspace was closed."""

    def __init__(self) -> None:
        super().__init__()
        self._watched: dict[str, _Watched] = {}

    @property
    def standings(self) -> Mapping[str, WorkspaceStatus]:
        return {key: watched.workspace_status for key, watched in self._watched.items()}

    @property
    def running(self) -> int:
        """The number of running sessions in all workspaces."""
        return sum(watched.workspace_status.running for watched in self._watched.values())

    @property
    def commands(self) -> int:
        """The number of background commands in all workspaces."""
        return sum(watched.open_workspace.work.count for watched in self._watched.values())

    @property
    def waiting(self) -> bool:
        return any(watched.workspace_status.waiting for watched in self._watched.values())

    async def watch(self, open_workspace: OpenWorkspace) -> None:
        """Follow an open workspace until `forget`."""
        key = open_workspace.workspace.id
        if key in self._watched:
            return
        leaving = ExitStack()
        leaving.callback(open_workspace.subscribe(lambda event: self._on_event(key, event)))
        # a workspace without a view can ask too, and waits for the user
        leaving.callback(open_workspace.attend(run_command))
        watched = self._watched[key] = _Watched(open_workspace, leaving.close)
        heads = open_workspace.archive.at(ArchivePlace.OPEN, await open_workspace.sessions.all())
        open_workspace.pauses.resume_all(heads)
        watched.running |= {head.id for head in heads if open_workspace.sessions.running(head.id)}
        self._update_status(watched)
        self.changed.emit()

    def forget(self, workspace: str) -> None:
        watched = self._watched.pop(workspace, None)
        if watched is not None:
            watched.leave()
            self.changed.emit()
            self.forgotten.emit(workspace)

    def end(self) -> None:
        for workspace in tuple(self._watched):
            self.forget(workspace)

    def _on_event(self, workspace: str, event: Live) -> None:
        watched = self._watched.get(workspace)
        if watched is None or not isinstance(event, SessionActivity):
            return
        if isinstance(event, TurnRunning):
            watched.running.add(event.session)
        elif isinstance(event, TurnFinished):
            watched.running.discard(event.session)
        if self._update_status(watched):
            self.changed.emit()
        match event:
            case PermissionRequested() | PriceRequested() | FormRequested():
                self.user_needed.emit(workspace, event)
            case TurnFinished(ending=ending) if ending is not Ending.STOPPED:
                self.user_needed.emit(workspace, event)  # the user who stopped it knows
            case PermissionSettled(question=id) | PriceSettled(question=id) | FormSettled(id=id):
                self.settled.emit(workspace, id)
            case _:
                pass

    def _update_status(self, watched: _Watched) -> bool:
        """Update the status of a workspace; return whether it changed."""
        workspace, before = watched.open_workspace, watched.workspace_status
        waiting = (
            workspace.permissions.calls.pending
            or workspace.permissions.forms.pending
            or workspace.prices.pending
        )
        watched.workspace_status = replace(
            before, running=len(watched.running), waiting=bool(waiting)
        )
        return watched.workspace_status != before


_NEVER_SHOWN = -1
"""The wish of a workspace that opens without being shown."""


class OpenWorkspaces:
    """The open workspaces of the application, opened and shown for the window."""

    def __init__(
        self, container: AppContainer, window: MainWindow, bridge: EventBridge, *, remembers: bool
    ) -> None:
        """Create the list; `remembers` makes the last workspace open again at the next start."""
        self.container, self.window, self.bridge = container, window, bridge
        self.attention = ActivityMonitor()
        self._remembers = remembers
        self._open_workspaces: dict[str, OpenWorkspace] = {}
        self._lock = asyncio.Lock()
        """Held while a workspace is opened or closed."""
        self._ending = False
        self._request_number = 0
        """The number of the user's last wish; a slower result of an earlier wish is not shown."""
        self.current: OpenWorkspace | None = None
        self.begun = False
        """Whether the start has told of damaged files; workspaces opened later tell of theirs."""
        self.known: Sequence[ListedWorkspace] = ()
        """All workspaces as last listed."""
        self.on_shown: Callable[[OpenWorkspace], None] = lambda _shown: None
        self.on_closed: Callable[[str], None] = lambda _closed: None
        """Called with the ID of a workspace before its store closes."""

    @property
    def unarchived(self) -> Sequence[ListedWorkspace]:
        return [workspace for workspace in self.known if not is_archived(workspace)]

    @property
    def open_workspaces(self) -> tuple[OpenWorkspace, ...]:
        return tuple(self._open_workspaces.values())

    def open_workspace(self, workspace: str) -> OpenWorkspace | None:
        return self._open_workspaces.get(workspace)

    async def open_folder(self, folder: Path) -> None:
        request_number = self._next_request_number()
        workspace = await asyncio.to_thread(self.container.workspaces.for_folder, folder)
        await self.open(workspace, request_number=request_number)

    async def open_places(self, places: Sequence[str]) -> list[HelixError]:
        """Show the first place that opens, open the others beside it, and return the problems."""
        problems: list[HelixError] = []
        request_number = self._next_request_number()
        for place in places:
            try:
                folder = await asyncio.to_thread(target_folder, place)
                workspace = await asyncio.to_thread(self.container.workspaces.for_folder, folder)
                open_workspace = await self.open(workspace, request_number=request_number)
            except HelixError as error:
                problems.append(error)
            else:
                request_number = _NEVER_SHOWN
                if self._is_open(open_workspace):
                    open_workspace.set_away(partial(away_rule, self.container.settings))
                await self.attention.watch(open_workspace)
        await self.load_known()
        return problems

    async def load_workspace(self, workspace: str) -> None:
        request_number = self._next_request_number()
        if workspace in self._open_workspaces:
            await self._show(self._open_workspaces[workspace])
        else:
            closed_workspace = await asyncio.to_thread(self.container.workspaces.find, workspace)
            await self.open(closed_workspace, request_number=request_number)

    async def open(self, workspace: Workspace, *, request_number: int = 0) -> OpenWorkspace:
        """Show a workspace; other workspaces stay open, and their turns go on.

        With `request_number`, it is shown only if the user asked for no other workspace since then.
        """
        request_number = request_number or self._next_request_number()
        async with self._lock:
            self._check_not_ending()
            is_new = workspace.id not in self._open_workspaces
            if is_new:
                self._open_workspaces[workspace.id] = open_workspace = await self.container.open(
                    workspace
                )
                self._check_not_ending()
                self.container.supervisor.spawn(
                    open_workspace.sessions.recover(), "keep what streamed before a crash"
                )
            open_workspace = self._open_workspaces[workspace.id]
        if request_number == self._request_number:
            self.current = open_workspace
            await self._show(open_workspace)
        if is_new and self._is_open(open_workspace):
            if self.begun:
                home = self.container.workspaces.home(workspace)
                damaged = await asyncio.to_thread(damaged_in, home, workspace.name)
                for file in damaged:
                    self.bridge.refused.emit(*error_parts(file.error))
            await open_workspace.tell_incidents(self.bridge.show_incidents)
            offers = open_workspace.offer_cut_off(self.bridge.show_not_put_back)
            open_workspace.supervisor.spawn(offers, "offer to put back what a cut-off command did")
        return open_workspace

    def _next_request_number(self) -> int:
        self._request_number += 1
        return self._request_number

    async def go(self, workspace: str, session: SessionId | None, seq: int) -> None:
        """Show a workspace, a session in it (None: as it is), and an event in that (0: none)."""
        await self.load_workspace(workspace)
        workspace_view = self.window.workspace_views.of(workspace)
        if session is None or workspace_view is None:
            return
        if session != workspace_view.session or workspace_view.page != "chat":
            with workspace_view.bridge.in_use():
                await workspace_view.show_session(session)
        if seq:
            workspace_view.navigation.message_requested.emit(session, seq)

    async def close_workspace(self, workspace: str) -> None:
        """Stop a workspace's turns, close its store, and show another open workspace, if any."""
        async with self._lock:
            open_workspace = self._open_workspaces.pop(workspace, None)
            if open_workspace is None:
                return
            self.attention.forget(workspace)
            self.on_closed(workspace)
            was_shown = open_workspace is self.current
            if was_shown:
                self.current = None
            if not self._open_workspaces:
                self.window.show_welcome()  # first: without a view the window would be empty
            self.window.workspace_views.drop(workspace)
            await open_workspace.close()
        if was_shown and self.current is None and self._open_workspaces:
            await self._show(next(reversed(self._open_workspaces.values())))

    async def load_known(self) -> Sequence[ListedWorkspace]:
        self.known = await asyncio.to_thread(self.container.workspaces.listed)
        self.window.show_known(self.known)
        return self.known

    async def end(self) -> None:
        """Open nothing more, and close all workspaces, also one that is being opened now."""
        self._ending = True
        async with self._lock:
            for open_workspace in self.open_workspaces:
                await open_workspace.close()

    def _check_not_ending(self) -> None:
        """Stop the task that opens a workspace once the application is ending."""
        if self._ending:
            raise asyncio.CancelledError

    def _is_open(self, open_workspace: OpenWorkspace) -> bool:
        return self._open_workspaces.get(open_workspace.workspace.id) is open_workspace

    async def _show(self, open_workspace: OpenWorkspace) -> None:
        """Show a workspace, at once if it has a view already; lists and files follow.

        If the workspace is closed meanwhile, the rest is left out, and no error is raised.
        """
        self.current = open_workspace
        try:
            workspaces = self.known or await self.load_known()
            if self._is_open(open_workspace):
                await self.window.show_workspace(open_workspace, workspaces)
            if self._is_open(open_workspace):
                # watch a workspace that is shown, and open it again at the next start
                if (view := self.window.workspace_views.current) is not None:
                    view.sidebar.show_standings(self.attention.standings)
                self.on_shown(open_workspace)
                self.container.warm_up()
                open_workspace.set_away(partial(away_rule, self.container.settings))
                await self.attention.watch(open_workspace)
                await self.load_known()
                if self._remembers and self._is_open(open_workspace):
                    # in a thread, because the window must not wait for the disk
                    workspace_id = open_workspace.workspace.id
                    await asyncio.to_thread(
                        self.container.settings.set, "last_workspace", workspace_id
                    )
        except HelixError:
            if self._is_open(open_workspace):
                raise
