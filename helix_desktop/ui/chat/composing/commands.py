"""Commands that are written: `/compact`, `/undo`: every action of the window under a short word."""

from collections import Counter

from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.chat.composing.mention_model import Offer
from helix_desktop.ui.ways import CHAT

HERE = ("", CHAT)
"""Where an action has to be alive."""


def command_offers(acts: Actions, query: str) -> tuple[Offer, ...]:
    """The commands that fit: by their word first, then by what they say; refused ones come last."""
    found = [_offer(acts, action, word, query=query) for word, action in words_of(acts).items()]
    fitting = [offer for offer in found if _fits(offer, query)]
    return tuple(sorted(fitting, key=lambda offer: (bool(offer.refusal), _rank(offer, query))))


def words_of(acts: Actions) -> dict[str, Action]:
    """Each action under the last part of its id, or all of it where two end alike."""
    usable = [action for action in acts.all() if action.where in HERE]
    ends = Counter(_end(action.id) for action in usable)
    return {
        _end(action.id) if ends[_end(action.id)] == 1 else action.id.replace(".", "-"): action
        for action in usable
    }


def _end(name: str) -> str:
    return name.rpartition(".")[2].replace("_", "-")


def _offer(acts: Actions, action: Action, word: str, *, query: str) -> Offer:
    at = word.find(query) if query else -1
    return Offer(
        key=action.id,
        name=f"/{word}",
        text=f"/{word}",
        icon="slash",
        where=action.words,
        prose=True,
        right=acts.keys_of(action.id),
        marks=tuple(range(at + 1, at + 1 + len(query))) if at >= 0 else (),
        refusal=action.refusal(),
    )


def _fits(offer: Offer, query: str) -> bool:
    return query in offer.name or query in offer.where.casefold()


def _rank(offer: Offer, query: str) -> int:
    return 0 if offer.name.startswith(f"/{query}") else 1 if query in offer.name else 2
