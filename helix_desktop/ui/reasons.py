"""Why a block is in a request, and why a figure is an estimate, in words; for all pages."""

import time
from collections.abc import Callable

from helix_desktop.domain.cache import Chooser
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.memory import Job
from helix_desktop.domain.requests import Reason, Why
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

_FOLDERS = {
    Job.HAND_OVER: "Written {0}: {1}",
    Job.OBSERVE: "Observed {0}: {1}",
    Job.REFLECT: "Refined {0}: {1}",
    Job.CONDENSE: "Condensed {0}: {1}",
    Job.PANIC: "Cut {0} to make it fit: {1}",
    Job.UNDO: "Taken back {0}",
}


def estimated(llm: Llm) -> str:
    """Why counts for a model are estimates; "" where its own tokenizer counts."""
    if llm.tokenizer_known:
        return ""
    words = tr("Counted by estimate: the tokenizer of {0} is not known; its reports correct it.")
    return words.format(one_line(llm.name or llm.id, 80))


def about(llm: Llm) -> str:
    """What stands before a count that is an estimate."""
    return "" if llm.tokenizer_known else "≈ "


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


def _chosen(reason: Reason, _now: float) -> str:
    """What the gate let through, and who chose so; in old journals that is not told."""
    whole = reason.why is Why.GATE_FULL
    chosen = {
        Chooser.AGENT: tr("Kept whole: the agent chose so at the gate"),
        Chooser.PERSON: tr("Kept whole: you chose so"),
    }
    previews = {
        Chooser.AGENT: tr("Its preview: the agent chose so at the gate"),
        Chooser.PERSON: tr("Its preview: you chose so"),
        Chooser.NOBODY: tr("Its preview: no choice could be used at the gate"),
    }
    usual = tr("Kept whole at the gate") if whole else tr("Its preview, from the gate")
    return (chosen if whole else previews).get(Chooser(reason.text), usual)


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
    Why.GATE_FULL: _chosen,
    Why.GATE_PREVIEW: _chosen,
    Why.AS_IT_WAS: lambda reason, _now: tr("Turn {0}, as it was").format(count_text(reason.number)),
}
_PLAIN = {
    Why.SYSTEM: "What the agent is told first",
    Why.TOOLS: "What it may call here",
    Why.ANSWERED_NOW: "The message that is answered",
    Why.THIS_TURN: "This turn",
    Why.TURN_BEFORE: "The turn before: left as it was",
    Why.INJECTED: "What the application tells the agent",
    Why.MENTIONED: "You mentioned it in your message",
    Why.NO_RESULT: "No result came",
    Why.HELD: "Held at the gate: this is what the model sees of it by now",
    Why.UNDER_WAY: "The call is running: no result yet",
    Why.ASKED: "The call waits for your approval",
    Why.DAMAGED: "The beginning of the journal is damaged",
    Why.DRAFT: "What you are typing",
    Why.LOST: "Sent before such texts were kept",
}
