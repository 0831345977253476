"""The names and icons of all settings pages, and what all of these pages work with."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from helix_desktop.app.container import AppContainer
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import WorkspacePrompt
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.text.language import ENGLISH

PAGE_NAMES: dict[str, tuple[Phrase, str]] = {
    "general": (Phrase("General"), "gear"),
    "models": (Phrase("Models and keys"), "model"),
    "policy": (Phrase("Context policy"), "sliders"),
    "lab": (Phrase("Policy lab"), "flask"),
    "instructions": (Phrase("Instructions"), "book"),
    "budgets": (Phrase("Budgets"), "coin"),
    "permissions": (Phrase("Permissions"), "shield"),
    "sandbox": (Phrase("Sandbox"), "lock"),
    "servers": (Phrase("MCP servers"), "plug"),
    "tools": (Phrase("Tools"), "wrench"),
    "skills": (Phrase("Skills"), "spark"),
    "hooks": (Phrase("Hooks"), "bolt"),
    "memory": (Phrase("Memory"), "tag"),
    "appearance": (Phrase("Appearance"), "palette"),
    "shortcuts": (Phrase("Shortcuts"), "keyboard"),
    "notifications": (Phrase("Notifications"), "bell"),
    "data": (Phrase("Data"), "drive"),
    "about": (Phrase("About"), "info"),
}
"""The name and the icon of each page by its key, in the order of the list of pages."""
APPLICATION_PAGES = ("appearance", "shortcuts", "notifications", "data", "about")
"""The pages below *Application* in that list."""


if TYPE_CHECKING:
    from helix_desktop.ui.settings.policy_values import PolicyDraft


class SettingsContext(Struct, frozen=True):
    """The objects that pages work with; the window creates them, except for the bridge of a view.

    Edits that are not applied are here by workspace ID, so they outlive the pages of a workspace.
    """

    bridge: EventBridge
    container: AppContainer
    navigation: Navigation
    actions: Callable[[], ActionRegistry]
    """Return the actions of the visible view."""
    policy_drafts: "dict[str, PolicyDraft]" = field(default_factory=dict)
    """The edited policies; the one of all workspaces has the key ""."""
    typed_prompts: dict[str, WorkspacePrompt] = field(default_factory=dict)
    languages: tuple[str, ...] = (ENGLISH,)
    """The languages that the window can be changed to."""
    choose_language: Callable[[str], None] = lambda _language: None

    def unsaved(self) -> list[Phrase]:
        """Return the names of pages with such edits, of whichever workspaces."""
        edited = any(draft.edited for draft in self.policy_drafts.values())
        pages = (("policy", edited), ("instructions", bool(self.typed_prompts)))
        return [PAGE_NAMES[key][0] for key, is_unsaved in pages if is_unsaved]
