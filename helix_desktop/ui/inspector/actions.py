"""What can be done with a block: each with its icon, its key and its words."""

from enum import Enum

from helix_desktop.domain.requests import Shown, Sort, State
from helix_desktop.ui.words import tr


class Deed(Enum):
    """One thing that can be done, with icon and key."""

    PIN = ("pin", "P")
    LEAVE = ("eye-off", "X")
    RECALL = ("recall", "R")
    COPY = ("copy", "Ctrl+C")
    OPEN = ("open", "O")

    @property
    def icon(self) -> str:
        return self.value[0]

    @property
    def key(self) -> str:
        return self.value[1]


def nothing_chosen() -> str:
    return tr("Choose a block of the request first.")


_FIXED = frozenset({Sort.SYSTEM, Sort.TOOLS, Sort.GUIDE, Sort.DRAFT, Sort.LOST})


def deeds_of(block: Shown, *, past: bool) -> tuple[Deed, ...]:
    """What a block's buttons do, in their order; of an earlier request nothing is changed."""
    leads = (Deed.OPEN,) if leads_to(block) else ()
    if past:
        recalled = (Deed.RECALL,) if block.facts.content else ()
        return (*recalled, *leads, Deed.COPY)
    if block.sort in _FIXED:
        return (*leads, Deed.COPY)
    if block.sort is Sort.PIN:
        return (Deed.PIN, *leads, Deed.COPY)
    if block.state in (State.CACHED, State.LEFT_OUT):
        return (Deed.RECALL, *leads, Deed.COPY)
    return (Deed.PIN, Deed.LEAVE, *leads, Deed.COPY)


class Target(Enum):
    """Where the whole of a block stands."""

    EPOCH = "epoch"
    ENTRY = "entry"
    MESSAGE = "message"
    TOOLS = "tools"
    INSTRUCTIONS = "instructions"
    """The last two are pages of the settings."""


_CHOSEN = {
    Sort.TOOLS: Target.TOOLS,
    Sort.SYSTEM: Target.INSTRUCTIONS,
    Sort.GUIDE: Target.INSTRUCTIONS,
}


def leads_to(block: Shown) -> Target | None:
    """A summary leads to its rewrite, an output to the cache, words to the conversation.

    What stands before all that is chosen in the settings.
    """
    if block.sort in _CHOSEN:
        return _CHOSEN[block.sort]
    if block.sort in (Sort.HANDOVER, Sort.OBSERVATIONS, Sort.NOTES):
        return Target.EPOCH if block.facts.epoch else None
    if block.facts.content:
        return Target.ENTRY
    return Target.MESSAGE if block.origin else None


def deed_words(deed: Deed, block: Shown, *, keys: bool) -> str:
    """What a button says, with its key where that has one."""
    words = _words(deed, block, past=False)
    return f"{words} ({deed.key})" if keys or deed is Deed.COPY else words


def _words(deed: Deed, block: Shown, *, past: bool) -> str:
    match deed:
        case Deed.PIN:
            return tr("Take the pin back") if block.facts.pin else tr("Pin to every request")
        case Deed.LEAVE:
            return tr("Leave out of the next requests")
        case Deed.RECALL:
            whole = tr("Show it whole again")
            return tr("Recall into the next message") if past else whole
        case Deed.COPY:
            return tr("Copy its text")
        case Deed.OPEN:
            return _way(block)


def short_words(deed: Deed, block: Shown, *, past: bool) -> str:
    """The same for a button with its word."""
    match deed:
        case Deed.PIN:
            return tr("Unpin") if block.facts.pin else tr("Pin")
        case Deed.LEAVE:
            return tr("Leave out")
        case Deed.RECALL:
            return tr("Recall") if past else tr("Take back")
        case Deed.COPY:
            return tr("Copy")
        case Deed.OPEN:
            return _ways(leads_to(block))[0]


def _way(block: Shown) -> str:
    return _ways(leads_to(block))[1]


def _ways(target: Target | None) -> tuple[str, str]:
    """The word of the way, and all of it."""
    words = {
        Target.EPOCH: (tr("Originals"), tr("Open what it stands for")),
        Target.ENTRY: (tr("Open"), tr("Open its entry of the cache")),
        Target.MESSAGE: (tr("Open"), tr("Show it in the conversation")),
        Target.TOOLS: (tr("Choose…"), tr("Switch tools off and on")),
        Target.INSTRUCTIONS: (tr("Change…"), tr("Change the instructions")),
    }
    return words[target] if target else ("", "")
