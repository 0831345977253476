"""The name and icon of each page of the settings; the palette reads them without the pages."""

from helix_desktop.domain.phrase import Phrase

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
