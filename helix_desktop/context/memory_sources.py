"""Finds which events a line of the memory came from, by shared names."""

from collections.abc import Mapping
from math import fsum

from helix_desktop.context.forecast import item_text
from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.texts.name_index import name_worth, names_in, useful_names
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.memory import MAX_SOURCES

MAX_ITEMS = 150
"""The maximum number of messages and steps that are looked at, from the newest on."""


def recent_items(history: History) -> list[HistoryItem]:
    """Return the messages and steps that a line can come from, without those rewound."""
    items = history.items[-MAX_ITEMS:]
    return [item for item in items if (fold := history.view.fold_at(item.seq)) is None or fold.text]


def find_sources(
    items: list[HistoryItem], line: str, outputs: Mapping[Digest, str]
) -> tuple[int, ...]:
    """Return the message of the turn, the step that writes the line, and the events with most of
    the line's names, of equal ones the first. Takes a moment: run it in a thread.
    """
    if not items:
        return ()
    *earlier_items, step = items
    typed_seqs = [item.seq for item in items if item.is_request]
    names = {name: name_worth(name) for name in useful_names(line)}
    scores: list[tuple[float, int]] = []
    for item in earlier_items if names else ():
        texts = [(item.seq, item_text(item))]
        texts += [(result.seq, outputs.get(result.event.content, "")) for result in item.outputs()]
        for seq, text in texts:
            shared = names.keys() & set(names_in(text))
            if shared:
                scores.append((-fsum(names[name] for name in shared), seq))
    best_seqs = [seq for _, seq in sorted(scores)[: MAX_SOURCES - 2]]
    return tuple(sorted({*typed_seqs[-1:], *best_seqs, step.seq}))
