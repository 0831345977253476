"""What a block of a request is called, why it is there and what was done to it, in words."""

import time
from collections.abc import Callable

from helix_desktop.domain.memory import Job
from helix_desktop.domain.requests import Reason, Shown, Sort, State, Why
from helix_desktop.ui.look.tool_icons import tool_icon
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

DAY = 86_400
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
    State.FULL: ("Full", "mut"),
    State.DRAFT: ("Draft", "mut"),
    State.LEFT_OUT: ("Left out", "warn"),
    State.LOST: ("Not kept", "bad"),
}
QUIET = frozenset({State.ALWAYS, State.FULL, State.DRAFT})
"""States that nobody brought about: a dot and a word, no chip."""

_FOLDERS = {
    Job.HAND_OVER: "Written {0}: {1}",
    Job.OBSERVE: "Observed {0}: {1}",
    Job.REFLECT: "Refined {0}: {1}",
    Job.CONDENSE: "Condensed {0}: {1}",
    Job.PANIC: "Cut {0} to make it fit: {1}",
    Job.UNDO: "Taken back {0}",
}


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


def when_text(at: float, now: float) -> str:
    """The time of day, with the day if it was another one."""
    then, today = time.localtime(at), time.localtime(now)
    same = then.tm_year == today.tm_year and then.tm_yday == today.tm_yday
    return time.strftime("%H:%M" if same else "%Y-%m-%d %H:%M", then)


def why_text(reason: Reason, now: float) -> str:
    """Why a block is in a request, as one sentence without an end."""
    made = _WHY.get(reason.why)
    return made(reason, now) if made else tr(_PLAIN[reason.why])


def _guide(reason: Reason, _now: float) -> str:
    words = {
        "system": tr("Your own prompt for this workspace"),
        "rules": tr("Your rules for this workspace"),
        "project": tr("Project instructions, pinned"),
    }
    problem = tr("Not used: {0}").format(one_line(reason.text, 120))
    return words.get(reason.text, problem)


def _folded(reason: Reason, now: float) -> str:
    words = _FOLDERS.get(reason.job, "Made {0}: {1}") if reason.job else "Made {0}: {1}"
    return tr(words).format(when_text(reason.at, now), one_line(reason.text, 120))


def _swept(reason: Reason, now: float) -> str:
    words = {Job.PANIC: tr("Cut at {0} to make it fit: {1} tok in one go")}
    usual = tr("Sweep at {0}: {1} tok in one go")
    made = words.get(reason.job, usual) if reason.job else usual
    return made.format(when_text(reason.at, now), count_text(max(0, reason.tokens)))


def _gated(reason: Reason, _now: float) -> str:
    wanted = one_line(reason.text, 120)
    return tr("Gate: {0}").format(wanted) if wanted else tr("Compacted at the gate")


def _pinned(reason: Reason, _now: float) -> str:
    if not reason.number:
        return tr("You pinned it")
    return tr("You pinned it at turn {0}").format(count_text(reason.number))


def _newer(reason: Reason, _now: float) -> str:
    if reason.number:
        return tr("Newer than handover {0}").format(count_text(reason.number))
    newer = {
        "observations": tr("Newer than the observations"),
        "notes": tr("Newer than the notes before it"),
    }
    return newer.get(reason.text, tr("Newer than the summary"))


_WHY: dict[Why, Callable[[Reason, float], str]] = {
    Why.GUIDE: _guide,
    Why.FOLDED: _folded,
    Why.SWEPT: _swept,
    Why.GATE_COMPACTED: _gated,
    Why.PINNED: _pinned,
    Why.NEWER: _newer,
    Why.LEFT_OUT: lambda reason, now: tr("You left it out at {0}").format(
        when_text(reason.at, now)
    ),
    Why.GATE_FULL: lambda reason, _now: tr("Kept whole: the agent chose so at the gate"),
    Why.AS_IT_WAS: lambda reason, _now: tr("Turn {0}, as it was").format(count_text(reason.number)),
}
_PLAIN = {
    Why.SYSTEM: "What the agent is told first",
    Why.TOOLS: "What it may call here",
    Why.GATE_PREVIEW: "Its preview: the agent chose so at the gate",
    Why.ANSWERED_NOW: "The message that is answered",
    Why.THIS_TURN: "This turn",
    Why.TURN_BEFORE: "The turn before: left as it was",
    Why.INJECTED: "What the application tells the agent",
    Why.MENTIONED: "You mentioned it in your message",
    Why.NO_RESULT: "No result came",
    Why.DAMAGED: "The beginning of the journal is damaged",
    Why.DRAFT: "What you are typing",
    Why.LOST: "Sent before such texts were kept",
}


def _tools_in(block: Shown) -> str:
    """The first names of the list, which is JSON of ours."""
    names = [part.partition('"')[0] for part in block.text.split('"name":"')[1:]]
    more = f" +{len(names) - 4}" if names[4:] else ""
    return one_line(", ".join(names[:4]), BEGINNING) + more
