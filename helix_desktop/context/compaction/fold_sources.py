"""The sources of folds: notes for a stretch, and the material of a document.

Notes and documents are always made from originals. From earlier notes, only the names are used. The
digest in a fold recalls the covered messages.
"""

from collections.abc import Container, Iterable, Sequence

from msgspec import Struct

from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.stretches import RowStretch
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem, Originals, passages_of
from helix_desktop.context.texts.key_details import KeyDetail, find_details
from helix_desktop.context.texts.likely_lines import QuotableOutput, pick_lines, show_lines
from helix_desktop.context.texts.name_index import names_in
from helix_desktop.context.texts.notes import NotesBudget, NotesContext, write_notes
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.tool_actions import file_name, read_action
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.policy import KeepRule
from helix_desktop.domain.context_window.rewrites import (
    EventSpan,
    Fold,
    FoldKind,
    QuotedLines,
    is_within,
)

MAX_NAMED_ITEMS = 120
"""The newest covered items whose outputs are looked through again."""
EARLIER_NOTES_WEIGHT = 3
"""How much more of earlier notes than of steps is quoted again."""
EARLIER_NAMES_SHARE = 0.5
"""The share of the tokens of earlier notes that names may take when they are merged."""
SHARE_DIVISOR = 6
"""The divisor for notes of a policy without thresholds: at most a sixth of the replaced tokens."""


def make_notes(
    stretch: RowStretch,
    originals: Originals,
    state: WindowState,
    *,
    visible_names: Container[str] = (),
    major: bool = False,
    max_tokens: int | None = None,
) -> Fold:
    """Write notes for a stretch by rules alone, with at most `max_tokens` or as the policy
    demands.
    """
    digest = originals.digest(stretch.covers)
    budget = (
        _notes_budget(stretch, state, major=major)
        if max_tokens is None
        else NotesBudget.within(max_tokens)
    )
    by_forecast = state.policy.kept_by is KeepRule.FORECAST and max_tokens is None
    sources = forecast_lines(stretch, originals, state) if by_forecast else []
    picked = pick_lines(sources, budget.lines, state.weigher)
    # the chances of the names in outputs and, if there are any, in earlier notes
    chance_of: dict[str, float] = {}
    if sources:
        chance_of = state.names.chances_of(
            name for fold in stretch.folds for name in names_in(fold.text)
        )
    for source in sources:
        for name, chance in source.chances.items():
            chance_of[name] = max(chance_of.get(name, 0.0), chance)
    # newest change first
    changed_paths = [
        (seq, path) for path, seq in state.changed_files.items() if is_within(seq, stretch.covers)
    ]
    text = write_notes(
        originals.passages(stretch.items),
        budget,
        state.weigher,
        history=digest,
        context=NotesContext(
            earlier=tuple(fold.text for fold in stretch.folds),
            known=visible_names,
            changed=tuple(path for _, path in sorted(changed_paths, reverse=True)),
            quote=show_lines(picked, {source.seq: source.head for source in sources}),
            chances=chance_of,
        ),
    )
    quoted: dict[int, list[int]] = {}
    for line in picked:
        quoted.setdefault(line.seq, []).append(line.number)
    lines = tuple(QuotedLines(seq, tuple(numbers)) for seq, numbers in quoted.items())
    return Fold(FoldKind.NOTES, stretch.covers, text, digest, quoted=lines)


def forecast_lines(
    stretch: RowStretch, originals: Originals, state: WindowState
) -> list[QuotableOutput]:
    """Return the outputs of a stretch with the chances of their names.

    Of the older ones, only the lines that earlier notes quote are looked at again.
    """
    earlier = {quoted.seq: quoted.lines for fold in stretch.folds for quoted in fold.quoted}
    covered = originals.covered(stretch.covers)
    newest_seqs = {item.seq for item in covered[-MAX_NAMED_ITEMS:]}
    sources: list[QuotableOutput] = []
    for item in covered:
        for call in item.calls:
            returned = item.results.get(call.id)
            if returned is None or not (item.seq in newest_seqs or returned.seq in earlier):
                continue
            text = originals.texts(returned.event.content)
            action = read_action(call.tool, call.arguments)
            facts = state.names.facts(returned.seq, text, edited=bool(action.changed_paths))
            path = next(iter((*action.read_paths, *action.changed_paths)), "")
            title = file_name(path) if path else action.kind.value
            chances = state.names.name_chances(facts)
            lines = None if item.seq in newest_seqs else earlier[returned.seq]
            sources.append(QuotableOutput(returned.seq, title, text, chances, lines))
    return sources


def _notes_budget(stretch: RowStretch, state: WindowState, *, major: bool) -> NotesBudget:
    policy = state.policy
    thresholds = NoteThresholds.of(policy, state.size, state.token_ratio)
    raw_tokens = stretch.raw_tokens
    if thresholds is None:
        return NotesBudget.within(min(stretch.tokens // SHARE_DIVISOR, policy.names_tokens))
    max_names_tokens = thresholds.major_name_tokens if major else thresholds.name_tokens
    max_note_tokens = min(int(raw_tokens * policy.note_share / 100), thresholds.note_tokens)
    earlier_tokens = sum(row.tokens for row in stretch.rows) - raw_tokens
    if policy.kept_by is KeepRule.FORECAST:
        share = policy.lines_share / 100
        return NotesBudget(
            max_note_tokens,
            min(
                int((raw_tokens + EARLIER_NOTES_WEIGHT * earlier_tokens) * share),
                thresholds.line_tokens * (1 + major),
            ),
            min(
                int(raw_tokens * policy.names_share / 100 + earlier_tokens * EARLIER_NAMES_SHARE),
                max_names_tokens,
            ),
        )
    return NotesBudget(
        max_note_tokens,
        max_note_tokens,
        min(int(raw_tokens * policy.names_share / 100) + earlier_tokens, max_names_tokens),
    )


class DocumentSource(Struct, frozen=True):
    """The originals of a stretch, for writing and checking a document.

    `new_passages` are those that no document covers yet. `details` are found in all passages.
    `quotable` is everything that may be quoted. `known_contents` are those whose recall lines the
    document may repeat.
    """

    covers: tuple[EventSpan, ...]
    history: HistoryDigest
    passages: tuple[Passage, ...]
    new_passages: tuple[Passage, ...]
    details: tuple[KeyDetail, ...]
    quotable: SpokenText
    known_contents: frozenset[str]

    @property
    def dates(self) -> dict[int, float]:
        return {item.seq: item.at for item in self.new_passages}


def collect_source(
    stretch: RowStretch, originals: Originals, all_items: Sequence[HistoryItem]
) -> DocumentSource:
    """Collect the material of a document for a stretch.

    `all_items` holds all items of the session, because text from outside the stretch may be quoted
    too.
    """
    covers = stretch.covers
    documents = [fold for fold in stretch.folds if fold.kind is FoldKind.HANDOVER]
    covered = [span for fold in documents for span in fold.covers]
    covered_items = originals.covered(covers)
    fresh = [item for item in covered_items if not is_within(item.seq, covered)]
    passages = originals.passages(covered_items)
    return DocumentSource(
        covers,
        history=originals.digest(covers),
        passages=passages,
        new_passages=originals.passages(fresh),
        details=find_details(passages),
        quotable=SpokenText.of((*passages, *messages_outside(all_items, covers))),
        known_contents=frozenset(
            str(output.event.content) for item in covered_items for output in item.outputs()
        ),
    )


def messages_outside(
    items: Iterable[HistoryItem], excluded: Iterable[EventSpan]
) -> tuple[Passage, ...]:
    """Return the messages outside of the given stretches, without tool outputs."""
    spans = tuple(excluded)
    outside = [item for item in items if not is_within(item.seq, spans)]
    passages = passages_of(outside, lambda _digest: "")
    return tuple(
        passage
        for passage in passages
        if passage.source in (PassageSource.USER, PassageSource.CARD, PassageSource.AGENT)
    )
