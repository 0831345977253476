"""Labels of a request's blocks: reasons, kinds and colors, and estimated counts."""

import time
from collections.abc import Callable

from helix_desktop.domain.cache import Chooser
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.request_view import BlockReason, BlockReasonKind
from helix_desktop.ui.text.formatting import count_text, tr
from helix_desktop.ui.text.safe_text import one_line

_FOLDERS = {
    Job.HAND_OVER: "Written {0}: {1}",
    Job.OBSERVE: "Observed {0}: {1}",
    Job.REFLECT: "Refined {0}: {1}",
    Job.CONDENSE: "Condensed {0}: {1}",
    Job.PANIC: "Cut {0} to make it fit: {1}",
    Job.UNDO: "Taken back {0}",
}


def estimate_reason(llm: Llm) -> str:
    """Return why counts for a model are estimates, or "" if its own tokenizer counts."""
    if llm.tokenizer_known:
        return ""
    words = tr("Counted by estimate: the tokenizer of {0} is not known; its reports correct it.")
    return words.format(one_line(llm.name or llm.id, 80))


def estimate_prefix(llm: Llm) -> str:
    """Return the sign before a count that is an estimate."""
    return "" if llm.tokenizer_known else "≈ "


def day_time_text(at: float, now: float) -> str:
    """Return the time of day, with the date if it was not today."""
    then, today = time.localtime(at), time.localtime(now)
    same = then.tm_year == today.tm_year and then.tm_yday == today.tm_yday
    return time.strftime("%H:%M" if same else "%Y-%m-%d %H:%M", then)


def block_reason_text(reason: BlockReason, now: float) -> str:
    """Return why a block is in a request, as one sentence without a full stop."""
    made = _WHY.get(reason.why)
    return made(reason, now) if made else tr(_PLAIN[reason.why])


def _guide(reason: BlockReason, _now: float) -> str:
    words = {
        "system": tr("Your own prompt for this workspace"),
        "rules": tr("Your rules for this workspace"),
        "project": tr("Project instructions, pinned"),
    }
    problem = tr("Not used: {0}").format(one_line(reason.text, 120))
    return words.get(reason.text, problem)


def _folded(reason: BlockReason, now: float) -> str:
    words = _FOLDERS.get(reason.job, "Made {0}: {1}") if reason.job else "Made {0}: {1}"
    return tr(words).format(day_time_text(reason.at, now), one_line(reason.text, 120))


def _swept(reason: BlockReason, now: float) -> str:
    words = {Job.PANIC: tr("Cut at {0} to make it fit: {1} tok in one go")}
    usual = tr("Sweep at {0}: {1} tok in one go")
    made = words.get(reason.job, usual) if reason.job else usual
    return made.format(day_time_text(reason.at, now), count_text(max(0, reason.tokens)))


def _gated(reason: BlockReason, _now: float) -> str:
    wanted = one_line(reason.text, 120)
    return tr("Gate: {0}").format(wanted) if wanted else tr("Compacted at the gate")


def _chosen(reason: BlockReason, _now: float) -> str:
    """Return the part that the gate let through and its chooser, unknown in old journals."""
    whole = reason.why is BlockReasonKind.GATE_FULL
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


def _pinned(reason: BlockReason, _now: float) -> str:
    if not reason.number:
        return tr("You pinned it")
    return tr("You pinned it at turn {0}").format(count_text(reason.number))


def _newer(reason: BlockReason, _now: float) -> str:
    if reason.number:
        return tr("Newer than handover {0}").format(count_text(reason.number))
    newer = {
        "observations": tr("Newer than the observations"),
        "notes": tr("Newer than the notes before it"),
    }
    return newer.get(reason.text, tr("Newer than the summary"))


_WHY: dict[BlockReasonKind, Callable[[BlockReason, float], str]] = {
    BlockReasonKind.GUIDE: _guide,
    BlockReasonKind.FOLDED: _folded,
    BlockReasonKind.SWEPT: _swept,
    BlockReasonKind.GATE_COMPACTED: _gated,
    BlockReasonKind.PINNED: _pinned,
    BlockReasonKind.NEWER: _newer,
    BlockReasonKind.LEFT_OUT: lambda reason, now: tr("You left it out at {0}").format(
        day_time_text(reason.at, now)
    ),
    BlockReasonKind.GATE_FULL: _chosen,
    BlockReasonKind.GATE_PREVIEW: _chosen,
    BlockReasonKind.AS_IT_WAS: lambda reason, _now: tr("Turn {0}, as it was").format(
        count_text(reason.number)
    ),
}
_PLAIN = {
    BlockReasonKind.SYSTEM: "What the agent is told first",
    BlockReasonKind.TOOLS: "What it may call here",
    BlockReasonKind.ANSWERED_NOW: "The message that is answered",
    BlockReasonKind.THIS_TURN: "This turn",
    BlockReasonKind.TURN_BEFORE: "The turn before: left as it was",
    BlockReasonKind.INJECTED: "What the application tells the agent",
    BlockReasonKind.MENTIONED: "You mentioned it in your message",
    BlockReasonKind.NO_RESULT: "No result came",
    BlockReasonKind.HELD: "Held at the gate: this is what the model sees of it by now",
    BlockReasonKind.UNDER_WAY: "The call is running: no result yet",
    BlockReasonKind.ASKED: "The call waits for your approval",
    BlockReasonKind.DAMAGED: "The beginning of the journal is damaged",
    BlockReasonKind.DRAFT: "What you are typing",
    BlockReasonKind.LOST: "Sent before such texts were kept",
}


DRAFT = None
"""The kind of the text being typed, which is not in the context yet."""

_KINDS: dict[BlockKind | None, tuple[str, str]] = {
    BlockKind.SYSTEM: ("k_system", "System"),
    BlockKind.TOOLS: ("k_tools", "Tools"),
    BlockKind.PIN: ("k_pins", "Pins"),
    BlockKind.HANDOVER: ("k_handover", "Handover"),
    BlockKind.OBSERVATIONS: ("k_obs", "Observations"),
    BlockKind.NOTES: ("k_notes", "Notes"),
    BlockKind.RAW: ("k_raw", "Raw history"),
    BlockKind.MARKER: ("k_markers", "Markers"),
    DRAFT: ("k_draft", "Draft"),
}
"""The color token and the label of each kind, in the order in which they are shown."""

ORDER = tuple(_KINDS)


def kind_tone(kind: BlockKind | None) -> str:
    """Return the name of a kind's color token."""
    return _KINDS[kind][0]


def kind_label(kind: BlockKind | None) -> str:
    return tr(_KINDS[kind][1])
