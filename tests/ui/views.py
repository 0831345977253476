"""Widgets on screen for a test, and the view of one open workspace without a window."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from PySide6.QtCore import QTimer, SignalInstance
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.event_bridge import EventBridge, Spawn
from helix_desktop.ui.page_controller import Navigation, WorkspaceContext
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.clock import FakeClock
from tests.waiting import until as until

W = TypeVar("W", bound=QWidget)


def owned(qtbot: QtBot, widget: W) -> W:
    """Keep a widget until the test ends."""
    qtbot.addWidget(widget)
    return widget


def shown(qtbot: QtBot, widget: W, width: int = 0, height: int = 0) -> W:
    """Show a widget until the test ends, in this size if there is one."""
    owned(qtbot, widget)
    if width:
        widget.resize(width, height)
    widget.show()
    return widget


def signal_values(signal: SignalInstance) -> list[Any]:
    """What a signal says from now on: its value, or all of them."""
    results: list[Any] = []
    signal.connect(lambda *values: results.append(values[0] if len(values) == 1 else values))
    return results


async def at_rest(bridge: EventBridge) -> None:
    """Wait until no task of widgets runs, no event waits, and none has come for a frame."""
    for _ in range(20):  # what has ended lets widgets start more
        await asyncio.sleep(0)
        await until(lambda: not (bridge._tasks or bridge._waiting or bridge._timer.isActive()))


def running_timers(widget: QWidget) -> list[QTimer]:
    """Return the timers of a widget that will still do something."""
    return [timer for timer in widget.findChildren(QTimer) if timer.isActive()]


def context_of(open_workspace: OpenWorkspace, spawn: Spawn, theme: Theme) -> WorkspaceContext:
    return WorkspaceContext(
        open_workspace.settings,
        open_workspace.sessions,
        open_workspace.clock,
        open_workspace.services,
        EventBridge(spawn),
        Navigation(),
    )


def view_of(open_workspace: OpenWorkspace, spawn: Spawn, theme: Theme) -> WorkspaceView:
    return WorkspaceView(context_of(open_workspace, spawn, theme), open_workspace)


class RunAtOnce:
    """A bridge whose work is done at once, as far as it does not wait."""

    def run(self, work: Coroutine[object, object, object], _name: str) -> None:
        with suppress(StopIteration):
            work.send(None)


def context_with(
    *, settings: object = None, sessions: object = None, clock: object = None
) -> WorkspaceContext:
    """Return the context of a part of a page that uses so much of it."""
    return WorkspaceContext(
        settings, sessions, clock or FakeClock(step=0.0), None, RunAtOnce(), Navigation()
    )
