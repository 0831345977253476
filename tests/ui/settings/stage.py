"""A workspace whose endpoints are fakes, and a page of the settings over it."""

from typing import Protocol, TypeVar

from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.value import replace
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_view import settings_pages
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.fields import TextField
from tests.app.app_stage import Place

BIDI = "a\u202eb<b>x</b>"
"""A name that would be read as something else, and as markup."""
SHOWN = "a⟨U+202E⟩b<b>x</b>"
BOX = SandboxBackend(SandboxKind.BUBBLEWRAP)


def sandboxed(place: Place, box: SandboxBackend = BOX) -> Place:
    """Run its commands in this sandbox, whatever the machine has."""
    place.container.parts = replace(place.container.parts, box=lambda: box)
    return place


def enter(field: TextField, text: str) -> None:
    field.set_text(text)
    field.entered.emit()


class Page(Protocol):
    widget: QWidget


P = TypeVar("P", bound=Page)


class Stage:
    """One open workspace and the ground that pages stand on."""

    open_workspace: OpenWorkspace

    def __init__(self, place: Place, theme: Theme) -> None:
        self.place = place
        self.window = QWidget()
        bridge = EventBridge(place.container.supervisor.spawn)
        actions = ActionRegistry(self.window)
        self.context = SettingsContext(bridge, place.container, Navigation(), lambda: actions)
        self.made = [self.window]
        """What is deleted at the end."""

    def page(self, kind: type[P]) -> P:
        page = settings_pages(self.context, self.open_workspace)[kind.key]()
        self.made.append(page.widget)
        return page

    async def __aenter__(self) -> "Stage":
        self.open_workspace = await self.place.container.open(self.place.workspace)
        self._unsubscribe = self.open_workspace.subscribe(self.context.bridge.take)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._unsubscribe()
        self.context.bridge.discard_events()
        for item in reversed(self.made):
            delete(item)
        await self.open_workspace.close()
        await self.place.container.close()
