"""The glossary's words for states of blocks and outputs (Pinned, Cached, Notes, Handover…)."""

from enum import StrEnum

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.cache import CacheState, EventForm
from helix_desktop.domain.context_window.block import BlockKind, PartKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.inspected_request import (
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.formatting import phrase_text


class BlockTerm(StrEnum):
    """A word that the window uses for a block or its state."""

    IN_CONTEXT = "in context"
    PINNED = "pinned"
    EXCLUDED = "excluded"
    CACHED = "cached"
    MARKER = "marker"
    EXCERPT = "excerpt"
    PREVIEW = "preview"
    CHOOSING = "choosing"
    SUPERSEDED = "superseded"
    COVERED = "covered"
    COMPACTED = "compacted"
    NOTES = "notes"
    OBSERVATIONS = "observations"
    HANDOVER = "handover"
    TRIMMED = "trimmed"
    ALWAYS = "always"
    DRAFT = "draft"
    LOST = "lost"
    DAMAGED = "damaged"


_TERMS = {
    BlockTerm.IN_CONTEXT: (
        Phrase("In context"),
        "ok",
        Phrase("The model reads this in full with the next request."),
    ),
    BlockTerm.PINNED: (
        Phrase("Pinned"),
        "info",
        Phrase("You keep this in every request, until you unpin it."),
    ),
    BlockTerm.EXCLUDED: (
        Phrase("Excluded"),
        "warn",
        Phrase("You left this out of the context. You can include it again at any time."),
    ),
    BlockTerm.CACHED: (
        Phrase("Cached"),
        "fg2",
        Phrase("The context has a marker instead. You and Helix can recall the full output."),
    ),
    BlockTerm.MARKER: (
        Phrase("Markers"),
        "fg2",
        Phrase("A marker is one line in place of an output. With it, Helix recalls the output."),
    ),
    BlockTerm.EXCERPT: (
        Phrase("Excerpt"),
        "acc",
        Phrase("The parts of a large output that Helix needs. The cache has the full output."),
    ),
    BlockTerm.PREVIEW: (
        Phrase("Preview"),
        "acc",
        Phrase("Beginning, end, and key lines of a large output. The cache has the full output."),
    ),
    BlockTerm.CHOOSING: (
        Phrase("Choosing…"),
        "info",
        Phrase("Helix is choosing what to keep of a large output. Until then, it has a preview."),
    ),
    BlockTerm.SUPERSEDED: (
        Phrase("Superseded"),
        "mut",
        Phrase("The same call returned a newer output later. You can still recall this one."),
    ),
    BlockTerm.COVERED: (
        Phrase("Covered"),
        "acc",
        Phrase("Notes, a handover, or a rewind took this out of the context. It stays readable."),
    ),
    BlockTerm.COMPACTED: (
        Phrase("Compacted"),
        "acc",
        Phrase("This shorter text replaces older messages. Undo brings them back exactly."),
    ),
    BlockTerm.NOTES: (
        Phrase("Notes (rules)"),
        "fg2",
        Phrase("Short text in place of old steps, written by rules without a model."),
    ),
    BlockTerm.OBSERVATIONS: (
        Phrase("Notes (model)"),
        "ok",
        Phrase("A model's notes in place of old turns, shortened again when they grow."),
    ),
    BlockTerm.HANDOVER: (
        Phrase("Handover"),
        "acc",
        Phrase("Six sections that replace older conversation. You can edit and compare versions."),
    ),
    BlockTerm.TRIMMED: (
        Phrase("Trimmed to fit"),
        "bad",
        Phrase("The request was too large, so Helix shortened it without a model."),
    ),
    BlockTerm.ALWAYS: (Phrase("Always", "in every request"), "mut", None),
    BlockTerm.DRAFT: (Phrase("Draft"), "mut", None),
    BlockTerm.LOST: (Phrase("Not recorded"), "bad", None),
    BlockTerm.DAMAGED: (Phrase("Damaged"), "bad", None),
}
"""Word, tone, and explanation; words that everybody knows have none."""

EXPLAINED = tuple(term for term, (_, _, explanation) in _TERMS.items() if explanation)
"""The terms of the glossary, in its order."""

OUTPUT_TERMS = {
    OutputState.IN_CONTEXT: BlockTerm.IN_CONTEXT,
    OutputState.CACHED: BlockTerm.CACHED,
    OutputState.COMPACTED: BlockTerm.COVERED,
    OutputState.EXCERPT: BlockTerm.EXCERPT,
    OutputState.PREVIEW: BlockTerm.PREVIEW,
    OutputState.LEFT_OUT: BlockTerm.EXCLUDED,
    OutputState.AT_GATE: BlockTerm.CHOOSING,
    OutputState.SUPERSEDED: BlockTerm.SUPERSEDED,
}
CACHE_TERMS = {
    CacheState.CONTEXT: BlockTerm.IN_CONTEXT,
    CacheState.AT_GATE: BlockTerm.CHOOSING,
    CacheState.EXCERPT: BlockTerm.EXCERPT,
    CacheState.PREVIEW: BlockTerm.PREVIEW,
    CacheState.PINNED: BlockTerm.PINNED,
    CacheState.CACHED: BlockTerm.CACHED,
    CacheState.COMPACTED: BlockTerm.COVERED,
    CacheState.SUPERSEDED: BlockTerm.SUPERSEDED,
    CacheState.DAMAGED: BlockTerm.DAMAGED,
}
FORM_TERMS = {
    EventForm.FULL: BlockTerm.IN_CONTEXT,
    EventForm.AT_GATE: BlockTerm.CHOOSING,
    EventForm.EXCERPT: BlockTerm.EXCERPT,
    EventForm.PREVIEW: BlockTerm.PREVIEW,
    EventForm.MARKER: BlockTerm.CACHED,
    EventForm.FOLD: BlockTerm.COVERED,
}
_BLOCK_TERMS = {
    BlockState.ALWAYS: BlockTerm.ALWAYS,
    BlockState.PINNED: BlockTerm.PINNED,
    BlockState.SUMMARY: BlockTerm.COMPACTED,
    BlockState.CACHED: BlockTerm.CACHED,
    BlockState.COMPACTED: BlockTerm.EXCERPT,
    BlockState.AT_GATE: BlockTerm.CHOOSING,
    BlockState.FULL: BlockTerm.IN_CONTEXT,
    BlockState.DRAFT: BlockTerm.DRAFT,
    BlockState.LEFT_OUT: BlockTerm.EXCLUDED,
    BlockState.LOST: BlockTerm.LOST,
}
JOB_TERMS = {
    Job.MARKERS: BlockTerm.CACHED,
    Job.NOTES: BlockTerm.NOTES,
    Job.OBSERVATIONS: BlockTerm.OBSERVATIONS,
    Job.REFLECTION: BlockTerm.OBSERVATIONS,
    Job.HANDOVER: BlockTerm.HANDOVER,
    Job.TRIM: BlockTerm.TRIMMED,
}
_OWN_NAMES = {
    Job.MARKERS: Phrase("Outputs cached"),
    Job.REFLECTION: Phrase("Notes refined"),
    Job.UNDO: Phrase("Undone"),
}
"""Compactions that are named otherwise than what they leave in the context."""
GATE_TERMS = {GateChoice.EXTRACT: BlockTerm.EXCERPT, GateChoice.KEEP_PREVIEW: BlockTerm.PREVIEW}
KIND_TERMS: dict[PartKind | None, BlockTerm] = {
    BlockKind.HANDOVER: BlockTerm.HANDOVER,
    BlockKind.OBSERVATIONS: BlockTerm.OBSERVATIONS,
    BlockKind.NOTES: BlockTerm.NOTES,
    BlockKind.MARKER: BlockTerm.MARKER,
    BlockKind.PIN: BlockTerm.PINNED,
}
SORT_TERMS = {
    InspectedKind.HANDOVER: BlockTerm.HANDOVER,
    InspectedKind.OBSERVATIONS: BlockTerm.OBSERVATIONS,
    InspectedKind.NOTES: BlockTerm.NOTES,
}
"""Blocks whose name in a request's list is a term."""


def term_word(term: BlockTerm) -> str:
    return phrase_text(_TERMS[term][0])


def term_tone(term: BlockTerm) -> str:
    return _TERMS[term][1]


def term_explanation(term: BlockTerm) -> str:
    """Return the explanation of a term; "" for a word that everybody knows."""
    explanation = _TERMS[term][2]
    return phrase_text(explanation) if explanation else ""


def job_name(job: Job) -> str:
    """Return the name of a finished compaction."""
    return phrase_text(_OWN_NAMES[job]) if job in _OWN_NAMES else term_word(JOB_TERMS[job])


def block_term(block: InspectedBlock) -> BlockTerm:
    """Return the state of a block in a request."""
    if block.state is BlockState.COMPACTED and block.reason.why is BlockReasonKind.GATE_PREVIEW:
        return BlockTerm.PREVIEW
    return _BLOCK_TERMS[block.state]
