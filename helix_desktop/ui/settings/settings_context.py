"""The names and icons of all settings pages, and what all of these pages work with."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

from helix_desktop.app.container import AppContainer
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import WorkspacePrompt
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.policy_values import PolicyDraft
from helix_desktop.ui.text.language import ENGLISH
from helix_desktop.ui.window_feature import window_parts

PAGE_NAMES: dict[str, tuple[Phrase, str]] = {
    "general": (Phrase("General"), "gear"),
    "models": (Phrase("Models and keys"), "model"),
    "policy": (Phrase("Context policy"), "sliders"),
    "instructions": (Phrase("Instructions"), "book"),
    "budgets": (Phrase("Budgets"), "coin"),
    "permissions": (Phrase("Permissions"), "shield"),
    "sandbox": (Phrase("Sandbox"), "lock"),
    "servers": (Phrase("MCP servers"), "plug"),
    "tools": (Phrase("Tools"), "wrench"),
    "skills": (Phrase("Skills"), "spark"),
    "appearance": (Phrase("Appearance"), "palette"),
    "shortcuts": (Phrase("Shortcuts"), "keyboard"),
    "notifications": (Phrase("Notifications"), "bell"),
    "data": (Phrase("Data"), "drive"),
    "about": (Phrase("About"), "info"),
}
"""The name and the icon of each page here by its key, in the order of the list of pages."""
APPLICATION_PAGES = ("appearance", "shortcuts", "notifications", "data", "about")
"""The pages below *Application* in that list."""


if TYPE_CHECKING:
    from helix_desktop.app.desktop.desktop_messages import DesktopDescription


class DesktopNotifications(Protocol):
    """What shows notifications outside the window."""

    async def describe(self) -> "DesktopDescription | None":
        """Return what this desktop does with them; None where the tray icon shows them."""

    async def send_test(self) -> bool:
        """Show a test; return whether the desktop took it."""


class NoNotifications:
    """No notifications outside the window."""

    async def describe(self) -> None:
        return None

    async def send_test(self) -> bool:
        return False


class ListedPage(Struct, frozen=True):
    """The name and the icon of a page that a feature adds, listed after a page that none adds."""

    key: str
    name: Phrase
    icon: str
    after: str


@cache
def page_names() -> Mapping[str, tuple[Phrase, str]]:
    """Return the name and the icon of all pages, those of features too."""
    names = dict[str, tuple[Phrase, str]]()
    for key, listed in PAGE_NAMES.items():
        names[key] = listed
        added = (page for page in window_parts(ListedPage) if page.after == key)
        names |= {page.key: (page.name, page.icon) for page in added}
    return names


class SettingsContext(Struct, frozen=True):
    """The objects that pages work with; the window creates them, except for the bridge of a view.

    Edits that are not applied are here by workspace ID, so they outlive the pages of a workspace.
    """

    bridge: EventBridge
    container: AppContainer
    navigation: Navigation
    actions: Callable[[], ActionRegistry]
    """Return the actions of the visible view."""
    policy_drafts: dict[str, PolicyDraft] = field(default_factory=dict)
    """The edited policies; the one of all workspaces has the key ""."""
    typed_prompts: dict[str, WorkspacePrompt] = field(default_factory=dict)
    notifications: DesktopNotifications = NoNotifications()
    languages: tuple[str, ...] = (ENGLISH,)
    """The languages that the window can be changed to."""
    choose_language: Callable[[str], None] = lambda _language: None

    def unsaved(self) -> list[Phrase]:
        """Return the names of pages with such edits, of whichever workspaces."""
        edited = any(draft.edited for draft in self.policy_drafts.values())
        pages = (("policy", edited), ("instructions", bool(self.typed_prompts)))
        return [PAGE_NAMES[key][0] for key, is_unsaved in pages if is_unsaved]
