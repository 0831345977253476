"""Collects the originals that notes and handovers are made from.

Notes and documents are always made from originals. From earlier notes, only the names are used. The
digest in a fold recalls the covered messages.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Container, Iterable, Sequence, Set

from msgspec import Struct

from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.stretches import RowStretch
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryHasher, HistoryItem, Originals, passages_of
from helix_desktop.context.texts.key_details import DetailCollector, KeyDetail
from helix_desktop.context.texts.likely_lines import (
    QuotableOutput,
    pick_lines,
    pick_values,
    show_lines,
)
from helix_desktop.context.texts.name_index import StretchNames, names_in
from helix_desktop.context.texts.notes import NotesBudget, NotesContext, write_notes
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.said_lines import (
    SaidCollector,
    SaidSentence,
    choose_lines,
    said_text,
)
from helix_desktop.context.texts.tool_actions import ActionKind, file_name, read_action
from helix_desktop.context.texts.turns import Passage, PassageSource, source_texts, user_texts
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import (
    EventSpan,
    Fold,
    FoldKind,
    QuotedLines,
    SaidLine,
    is_within,
)
from helix_desktop.domain.value import replace

MAX_NAMED_ITEMS = 120
"""The newest covered items whose outputs are looked through again."""
EARLIER_NOTES_WEIGHT = 3
"""How much more of earlier notes than of steps is quoted again."""
EARLIER_NAMES_SHARE = 0.5
"""The share of the tokens of earlier notes that names may take when they are merged."""
SAID_DIVISOR = 20
"""The divisor of the window for what the agent said: in a small one, at most a twentieth."""
VALUES_TOKENS, VALUES_SHARE = 400, 0.5
"""The tokens that lines with a value may take of the room for names, since they name things, too;
merged notes may take three times as many. A value needs as much in a small window as in a large
one, so only a share of that room is the limit there."""
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
    sources = forecast_lines(stretch, originals, state) if max_tokens is None else []
    max_value_tokens = min(VALUES_TOKENS * (1 + 2 * major), int(budget.names * VALUES_SHARE))
    values, value_tokens = pick_values(sources, max_value_tokens, state.weigher)
    budget = replace(budget, names=budget.names - value_tokens)
    picked = pick_lines(sources, budget.lines, state.weigher, beside=values)
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
    covered = originals.covered(stretch.covers)
    said = choose_said(
        originals.known_said.find(covered, kept_requests(covered, state), originals),
        min(budget.said, said_budget(state, stretch.folds)),
        state,
        earlier=stretch.folds,
    )
    text = write_notes(
        originals.passages(stretch.items, kept=kept_requests(stretch.items, state)),
        budget,
        state.weigher,
        history=digest,
        context=NotesContext(
            earlier=tuple(fold.text for fold in stretch.folds),
            known=visible_names,
            changed=tuple(path for _, path in sorted(changed_paths, reverse=True)),
            quote=show_lines(picked, {source.seq: source.head for source in sources}),
            chances=chance_of,
            being_answered=state.last_request.seq if state.last_request else 0,
            said=said,
        ),
    )
    quoted: dict[int, list[int]] = {}
    for line in picked:
        quoted.setdefault(line.seq, []).append(line.number)
    lines = tuple(QuotedLines(seq, tuple(numbers)) for seq, numbers in quoted.items())
    removed = removed_lines(stretch.folds)
    return Fold(
        FoldKind.NOTES, stretch.covers, text, digest, quoted=lines, said=said, removed=removed
    )


def said_budget(state: WindowState, replaced: Sequence[Fold]) -> int:
    """Return the tokens for what the agent said in a fold that replaces others.

    All folds of a window share the room, but each has some of its own.
    """
    budget = min(state.policy.said_tokens, state.size // SAID_DIVISOR)
    others = [
        row.source
        for row in state.rows
        if isinstance(row.source, Fold) and row.source not in replaced
    ]
    taken = sum(state.weigher.count(said_text(fold.said)) for fold in others if fold.said)
    return max(budget // 3, budget - taken)


def choose_said(
    sentences: Sequence[SaidSentence],
    budget: int,
    state: WindowState,
    *,
    earlier: Sequence[Fold],
    shown: str = "",
) -> tuple[SaidLine, ...]:
    """Choose the lines of a fold as the user left them in the `earlier` folds that it replaces."""
    return choose_lines(
        sentences,
        budget,
        state.weigher,
        shown=shown,
        added=tuple(line for fold in earlier for line in fold.said if line.by_user),
        removed=removed_lines(earlier),
    )


def removed_lines(folds: Iterable[Fold]) -> tuple[SaidLine, ...]:
    return tuple(dict.fromkeys(line for fold in folds for line in fold.removed))


def kept_requests(items: Sequence[HistoryItem], state: WindowState) -> list[HistoryItem]:
    """Return the requests that these items are about and that stay in the window."""
    turns = {item.turn for item in items}
    covered = {item.seq for item in items}
    sources = (row.source for row in state.rows)
    return [
        source
        for source in sources
        if isinstance(source, HistoryItem) and source.is_request
        if source.turn in turns and source.seq not in covered
    ]


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
            is_file = bool(path) and action.kind is ActionKind.READ
            sources.append(QuotableOutput(returned.seq, title, text, chances, lines, is_file))
    return sources


def _notes_budget(stretch: RowStretch, state: WindowState, *, major: bool) -> NotesBudget:
    policy = state.policy
    thresholds = NoteThresholds.of(policy, state.size, state.token_ratio)
    raw_tokens = stretch.raw_tokens
    if thresholds is None:
        return NotesBudget.within(min(stretch.tokens // SHARE_DIVISOR, policy.names_tokens))
    max_names_tokens = thresholds.major_name_tokens if major else thresholds.name_tokens
    earlier_tokens = sum(row.tokens for row in stretch.rows) - raw_tokens
    return NotesBudget(
        int(raw_tokens * policy.note_share / 100),
        min(
            int((raw_tokens + EARLIER_NOTES_WEIGHT * earlier_tokens) * policy.lines_share / 100),
            thresholds.line_tokens * (1 + major),
        ),
        min(
            int(raw_tokens * policy.names_share / 100 + earlier_tokens * EARLIER_NAMES_SHARE),
            max_names_tokens,
        ),
        policy.said_tokens,
    )


class CoveredFacts:
    """What documents need of all messages that they cover, and not of the newest only.

    A document covers what the one before it covered, and more: only what is new is read.
    """

    def __init__(self) -> None:
        self._items: list[HistoryItem] = []
        self._excluded: Set[tuple[int, str, str]] = frozenset()
        self._result_counts: list[int] = []
        self._details = DetailCollector()
        self._hasher = HistoryHasher()
        self.names = StretchNames()
        self.said = SaidCollector()
        self.user_texts: list[str] = []

    def begins(self, items: Sequence[HistoryItem], originals: Originals) -> bool:
        """Whether `items` begin with what was read, unchanged."""
        begin = items[: len(self._items)]
        return (
            begin == self._items
            and [len(item.results) for item in begin] == self._result_counts
            and originals.excluded == self._excluded
        )

    def after_read(self, items: Sequence[HistoryItem]) -> Sequence[HistoryItem]:
        """Return those of `items` that were not read yet."""
        return items[len(self._items) :]

    def read(
        self,
        items: Sequence[HistoryItem],
        originals: Originals,
        kept: Sequence[HistoryItem] = (),
    ) -> None:
        """Read on, through the last of `items`; `kept` are the new requests that stay beside."""
        new_items = self.after_read(items)
        passages = originals.passages(new_items)
        self._details.add(passages)
        self.said.add(originals.passages(new_items, kept=kept) if kept else passages)
        self._hasher.add(new_items, originals.texts)
        self.names.add(source_texts(passages))
        self.user_texts += user_texts(passages)
        self._items += new_items
        self._excluded = originals.excluded
        self._result_counts += [len(item.results) for item in new_items]

    def details(self) -> tuple[KeyDetail, ...]:
        return self._details.details()

    def details_of(
        self, items: Sequence[HistoryItem], originals: Originals
    ) -> tuple[KeyDetail, ...] | None:
        """Return the details if exactly `items` were read, unchanged."""
        is_same = self.begins(items, originals) and not self.after_read(items)
        return self.details() if is_same else None

    def digest(self) -> HistoryDigest:
        return self._hasher.digest()


class DocumentSource(Struct, frozen=True):
    """The originals of a stretch, for writing and checking a document.

    `new_passages` are those that no document covers yet. `facts` and `details` are those of all
    covered messages.
    """

    covers: tuple[EventSpan, ...]
    history: HistoryDigest
    new_passages: tuple[Passage, ...]
    facts: CoveredFacts
    details: tuple[KeyDetail, ...]

    @property
    def dates(self) -> dict[int, float]:
        return {item.seq: item.at for item in self.new_passages}


def uncovered_items(stretch: RowStretch, items: Sequence[HistoryItem]) -> list[HistoryItem]:
    """Return those of a stretch's items, which are in order, that no document covers yet."""
    documents = [fold for fold in stretch.folds if fold.kind is FoldKind.HANDOVER]
    uncovered = list(items)
    for span in (span for fold in documents for span in fold.covers):
        start = bisect_left(uncovered, span.first, key=_seq_of)
        del uncovered[start : bisect_right(uncovered, span.last, key=_seq_of)]
    return uncovered


def _seq_of(item: HistoryItem) -> int:
    return item.seq


def collect_source(
    stretch: RowStretch,
    originals: Originals,
    state: WindowState,
    facts: CoveredFacts | None = None,
) -> DocumentSource:
    """Collect the material of a document for a stretch, with the requests that stay beside it.

    `facts` are those of the document before, which end where the new ones begin.
    """
    facts = facts or CoveredFacts()
    items = originals.covered(stretch.covers)
    facts.read(items, originals, kept_requests(facts.after_read(items), state))
    new_items = uncovered_items(stretch, items)
    return DocumentSource(
        stretch.covers,
        history=facts.digest(),
        new_passages=originals.passages(new_items, kept=kept_requests(new_items, state)),
        facts=facts,
        details=facts.details(),
    )


def quotable_text(
    covers: Sequence[EventSpan], originals: Originals, all_items: Iterable[HistoryItem]
) -> SpokenText:
    """Return everything that a document of these stretches may quote.

    `all_items` are those of the session, because text from outside may be quoted too.
    """
    passages = originals.passages(originals.covered(covers))
    return SpokenText.of((*passages, *messages_outside(all_items, covers)))


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
