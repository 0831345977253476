"""The glossary's words for states of blocks and outputs (Pinned, In the cache, Handover…)."""

from enum import Enum

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


class BlockTerm(Enum):
    """A word that the window uses for a block or its state; words that everybody knows have no
    explanation.

    A state is one of five words (in context, shortened, in notes, in the cache, excluded). How it
    came about is said by the explanation, so that several terms have the same word.
    """

    IN_CONTEXT = (
        Phrase("In context"),
        "ok",
        Phrase("The model reads this in full with the next request."),
    )
    SUPERSEDED = (
        Phrase("In context"),
        "mut",
        Phrase("The model reads this in full. The same call returned a newer output later."),
    )
    COMPACTED = (
        Phrase("In context"),
        "acc",
        Phrase("This shorter text replaces older messages. Undo brings them back exactly."),
    )
    SHORTENED = (
        Phrase("Shortened"),
        "acc",
        Phrase("The context has a part of this large output, and the cache all of it."),
    )
    EXCERPT = (
        Phrase("Shortened"),
        "acc",
        Phrase("The lines of a large output that Helix needs. The cache has the full output."),
    )
    PREVIEW = (
        Phrase("Shortened"),
        "acc",
        Phrase("Beginning, end, and key lines of a large output. The cache has the full output."),
    )
    CHOOSING = (
        Phrase("Shortened"),
        "info",
        Phrase("Helix is choosing what to keep of a large output. Until then, it has a preview."),
    )
    COVERED = (
        Phrase("In notes"),
        "acc",
        Phrase("Notes or a handover took this out of the context. It stays readable."),
    )
    CACHED = (
        Phrase("In the cache"),
        "fg2",
        Phrase("The context has a marker instead. You and Helix can recall the full output."),
    )
    SUPERSEDED_CACHED = (
        Phrase("In the cache"),
        "mut",
        Phrase("The same call returned a newer output later. You can still recall this one."),
    )
    EXCLUDED = (
        Phrase("Excluded"),
        "warn",
        Phrase("You left this out of the context. You can include it again at any time."),
    )
    PINNED = (
        Phrase("Pinned"),
        "info",
        Phrase("You keep this in every request, until you unpin it."),
    )
    KEPT = (
        Phrase("In context"),
        "mut",
        Phrase("Helix keeps this in every request: what you typed, and what steers the agent."),
    )
    INSTRUCTIONS = (
        Phrase("In context"),
        "mut",
        Phrase("Helix follows these: your prompt and rules, skills, and the project's AGENTS.md."),
    )
    KEPT_AND_PINNED = (
        Phrase("Kept and pinned"),
        "info",
        Phrase("In every request: what you pinned, instructions, and what steers the agent."),
    )
    MARKER = (
        Phrase("Markers"),
        "fg2",
        Phrase("A marker is one line in place of an output. With it, Helix recalls the output."),
    )
    NOTES = (
        Phrase("Notes (rules)"),
        "fg2",
        Phrase("Short text in place of old steps, written by rules without a model."),
    )
    OBSERVATIONS = (
        Phrase("Notes (model)"),
        "ok",
        Phrase("A model's notes in place of old turns, shortened again when they grow."),
    )
    HANDOVER = (
        Phrase("Handover"),
        "acc",
        Phrase("Six sections that replace older conversation. You can edit and compare versions."),
    )
    TRIMMED = (
        Phrase("Trimmed to fit"),
        "bad",
        Phrase("The request was too large, so Helix shortened it without a model."),
    )
    DRAFT = (Phrase("Draft"), "mut", None)
    LOST = (Phrase("Not recorded"), "bad", None)
    DAMAGED = (Phrase("Damaged"), "bad", None)

    def __init__(self, word: Phrase, tone: str, explanation: Phrase | None) -> None:
        self.word, self.tone, self.explanation = word, tone, explanation


EXPLAINED = tuple(term for term in BlockTerm if term.explanation)
"""The terms that a click explains."""
GLOSSARY = tuple(
    term
    for at, term in enumerate(EXPLAINED)
    if all(term.word != earlier.word for earlier in EXPLAINED[:at])
)
"""The terms that the glossary leads to: the first one of each word."""

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
    CacheState.SUPERSEDED: BlockTerm.SUPERSEDED_CACHED,
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
    BlockState.ALWAYS: BlockTerm.IN_CONTEXT,
    BlockState.PINNED: BlockTerm.PINNED,
    BlockState.KEPT: BlockTerm.KEPT,
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
    BlockKind.PIN: BlockTerm.KEPT_AND_PINNED,
}
SORT_TERMS = {
    InspectedKind.HANDOVER: BlockTerm.HANDOVER,
    InspectedKind.OBSERVATIONS: BlockTerm.OBSERVATIONS,
    InspectedKind.NOTES: BlockTerm.NOTES,
}
"""Blocks whose name in a request's list is a term."""


def term_word(term: BlockTerm) -> str:
    return phrase_text(term.word)


def term_tone(term: BlockTerm) -> str:
    return term.tone


def term_explanation(term: BlockTerm) -> str:
    """Return the explanation of a term; "" for a word that everybody knows."""
    return phrase_text(term.explanation) if term.explanation else ""


def job_name(job: Job) -> str:
    """Return the name of a finished compaction."""
    return phrase_text(_OWN_NAMES[job]) if job in _OWN_NAMES else term_word(JOB_TERMS[job])


def block_term(block: InspectedBlock) -> BlockTerm:
    """Return the state of a block in a request."""
    if block.state is BlockState.COMPACTED and block.reason.why is BlockReasonKind.GATE_PREVIEW:
        return BlockTerm.PREVIEW
    if block.sort is InspectedKind.GUIDE and block.state is BlockState.KEPT:
        return BlockTerm.INSTRUCTIONS
    return _BLOCK_TERMS[block.state]
