"""The kinds a window's tokens are told by: their order, their words and their colours."""

from helix_desktop.domain.window import BlockKind
from helix_desktop.ui.words import tr

DRAFT = None
"""What is being typed: it is in no window yet."""

ORDER: tuple[BlockKind | None, ...] = (
    BlockKind.SYSTEM,
    BlockKind.TOOLS,
    BlockKind.PIN,
    BlockKind.HANDOVER,
    BlockKind.OBSERVATIONS,
    BlockKind.NOTES,
    BlockKind.RAW,
    BlockKind.MARKER,
    DRAFT,
)

_TONES = {
    BlockKind.SYSTEM: "k_system",
    BlockKind.TOOLS: "k_tools",
    BlockKind.PIN: "k_pins",
    BlockKind.HANDOVER: "k_handover",
    BlockKind.OBSERVATIONS: "k_obs",
    BlockKind.NOTES: "k_notes",
    BlockKind.RAW: "k_raw",
    BlockKind.MARKER: "k_markers",
    DRAFT: "k_draft",
}

_WORDS = {
    BlockKind.SYSTEM: "System",
    BlockKind.TOOLS: "Tools",
    BlockKind.PIN: "Pins",
    BlockKind.HANDOVER: "Handover",
    BlockKind.OBSERVATIONS: "Observations",
    BlockKind.NOTES: "Notes",
    BlockKind.RAW: "Raw history",
    BlockKind.MARKER: "Markers",
    DRAFT: "Draft",
}


def tone_of(kind: BlockKind | None) -> str:
    """The colour's name among the tokens."""
    return _TONES[kind]


def kind_words(kind: BlockKind | None) -> str:
    return tr(_WORDS[kind])
