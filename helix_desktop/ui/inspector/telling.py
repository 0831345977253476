"""What a block of a request is called, what is in it and what was done to it, in words."""

from helix_desktop.domain.requests import Shown, Sort, State
from helix_desktop.ui.look.tool_icons import tool_icon
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

BEGINNING = 200
"""Characters of a block that its row may show."""

_ICONS = {
    Sort.SYSTEM: "cpu",
    Sort.TOOLS: "wrench",
    Sort.GUIDE: "file",
    Sort.PIN: "pin",
    Sort.HANDOVER: "layers",
    Sort.OBSERVATIONS: "list",
    Sort.NOTES: "list",
    Sort.PERSON: "person",
    Sort.AGENT: "spark",
    Sort.CONTEXT: "info",
    Sort.OUTPUT: "wrench",
    Sort.DRAFT: "edit",
    Sort.LOST: "warn",
}
_NAMES = {
    Sort.SYSTEM: "System prompt",
    Sort.GUIDE: "Workspace instructions",
    Sort.PIN: "Pin",
    Sort.HANDOVER: "Handover",
    Sort.OBSERVATIONS: "Observations",
    Sort.NOTES: "Notes",
    Sort.PERSON: "You",
    Sort.AGENT: "Helix",
    Sort.CONTEXT: "Context",
    Sort.DRAFT: "Draft",
    Sort.LOST: "Not kept",
}
_STATES = {
    State.ALWAYS: ("Always", "mut"),
    State.PINNED: ("Pinned", "info"),
    State.SUMMARY: ("Summary", "acc"),
    State.CACHED: ("Cached", "fg2"),
    State.COMPACTED: ("Compacted", "acc"),
    State.HELD: ("At the gate", "info"),
    State.FULL: ("Full", "mut"),
    State.DRAFT: ("Draft", "mut"),
    State.LEFT_OUT: ("Left out", "warn"),
    State.LOST: ("Not kept", "bad"),
}
QUIET = frozenset({State.ALWAYS, State.FULL, State.DRAFT})
"""States that nobody brought about: a dot and a word, no chip."""


def icon_of(block: Shown) -> str:
    if block.state in (State.CACHED, State.LEFT_OUT) and block.sort is Sort.OUTPUT:
        return "cache" if block.state is State.CACHED else "eye-off"
    if block.sort is Sort.OUTPUT:
        return tool_icon(block.name)
    return _ICONS[block.sort]


def name_of(block: Shown) -> str:
    match block.sort:
        case Sort.OUTPUT:
            return one_line(block.name, 60)
        case Sort.TOOLS:
            return tr("{0} tools").format(block.name or "0")
        case Sort.HANDOVER if block.name:
            return tr("Handover {0}").format(block.name)
        case sort:
            return tr(_NAMES[sort])


def content_of(block: Shown) -> str:
    """What of it stands in its row."""
    match block.sort:
        case Sort.OUTPUT:
            return one_line(block.what or block.beginning(BEGINNING), BEGINNING)
        case Sort.GUIDE:
            cut = tr(" · not all of it") if block.facts.capped else ""
            return one_line(block.name, BEGINNING) + cut
        case Sort.HANDOVER | Sort.OBSERVATIONS | Sort.NOTES:
            stands = tr("stands for {0} messages and steps")
            return stands.format(count_text(block.facts.messages))
        case _:
            return _plain_content(block)


def _plain_content(block: Shown) -> str:
    if block.sort is Sort.TOOLS:
        return _tools_in(block)
    if block.sort is Sort.LOST:
        return tr("digest {0}").format(short(block.digest))
    return one_line(block.beginning(BEGINNING), BEGINNING)


def is_code(block: Shown) -> bool:
    """Whether its content is a command, a path or a digest."""
    return block.sort in (Sort.OUTPUT, Sort.GUIDE, Sort.LOST)


def state_of(block: Shown) -> tuple[str, str]:
    """Word and tone."""
    words, tone = _STATES[block.state]
    return tr(words), tone


def short(digest: str) -> str:
    return f"{digest[:6]}…{digest[-4:]}"


def _tools_in(block: Shown) -> str:
    """The first names of the list, which is JSON of ours."""
    names = [part.partition('"')[0] for part in block.text.split('"name":"')[1:]]
    more = f" +{len(names) - 4}" if names[4:] else ""
    return one_line(", ".join(names[:4]), BEGINNING) + more
