"""Names of a handover's sections."""

from helix_desktop.domain.context_window.rewrites import SECTIONS
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.formatting import phrase_text

_NAMES = (
    Phrase("Project Background"),
    Phrase("Technical Details"),
    Phrase("Completed Work"),
    Phrase("Current Issues"),
    Phrase("TODO Items"),
    Phrase("User Preferences"),
)


def section_name(name: str) -> str:
    """Return the translated name of a section; the heading of something else stays as it is."""
    return phrase_text(_NAMES[SECTIONS.index(name)]) if name in SECTIONS else name
