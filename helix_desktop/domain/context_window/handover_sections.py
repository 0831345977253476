"""The names and order of a handover's sections."""

from msgspec import Struct

HANDOVER_SECTIONS = (
    "Project Background",
    "Technical Details",
    "Completed Work",
    "Current Issues",
    "TODO Items",
    "User Preferences",
)
"""The six sections of a handover, in the order in which they are written."""

INDEX = "Index"
"""The heading of the names that follow the sections."""


NOTES = "Notes"
"""The one section of notes where they are shown as a handover is."""


class Handover(Struct, frozen=True):
    """A six-section document.

    `index` lists names that the text does not mention, so that they can be recalled.
    """

    sections: tuple[str, ...]
    index: tuple[str, ...] = ()
