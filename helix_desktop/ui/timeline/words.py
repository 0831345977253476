"""What a row of the timeline says: its title, what it did, why, and what that took."""

import re
from datetime import datetime

from helix_desktop.domain.cache import Choice, Chooser
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.memory import Job, Means
from helix_desktop.domain.timeline import Failure, Fallbacks, Happened, Rewrite, Use
from helix_desktop.domain.window import BlockKind
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import cost_text, count_text, tr

NAMES = {
    Happened.SWEEP: "Sweep",
    Happened.CONDENSE: "Notes",
    Happened.OBSERVE: "Observation",
    Happened.REFLECT: "Reflection",
    Happened.HANDOVER: "Handover",
    Happened.PANIC: "Panic",
    Happened.GATE: "Gate",
}
_STEPS = {
    Happened.UNDO: "Undo of {0}",
    Happened.REDO: "Redo of {0}",
    Happened.RESTORE: "Restored {0}",
}
KINDS = (
    ("k_system", "System", (BlockKind.SYSTEM,)),
    ("k_tools", "Tools", (BlockKind.TOOLS,)),
    ("k_pins", "Pins", (BlockKind.PIN,)),
    ("k_handover", "Handover", (BlockKind.HANDOVER,)),
    ("k_obs", "Observations", (BlockKind.OBSERVATIONS, BlockKind.NOTES)),
    ("k_raw", "Raw", (BlockKind.RAW,)),
    ("k_markers", "Markers", (BlockKind.MARKER,)),
)
"""Colour, name and kinds of a band, in the order they are stacked."""

MEANS = {
    Means.RULES: "by rules",
    Means.MAIN: "main model",
    Means.FAST: "fast model",
    Means.WIDE: "wide model",
    Means.CHOSEN: "model chosen by you",
    Means.TRUNCATED: "model, material cut",
    Means.PERSON: "by you",
}
ROLES = {
    LlmRole.FAST: "Fast model",
    LlmRole.MAIN: "Main model",
    LlmRole.WIDE: "Wide model",
}
JOBS = {
    Job.HAND_OVER: "handover",
    Job.OBSERVE: "observations",
    Job.REFLECT: "reflection",
}
_GATE = {
    (Choice.EXTRACT, Chooser.AGENT): "the agent took what it needs",
    (Choice.KEEP_PREVIEW, Chooser.AGENT): "the agent kept the preview",
    (Choice.KEEP_FULL, Chooser.AGENT): "the agent kept all of it",
    (Choice.EXTRACT, Chooser.PERSON): "you chose an excerpt",
    (Choice.KEEP_PREVIEW, Chooser.PERSON): "you chose the preview",
    (Choice.KEEP_FULL, Chooser.PERSON): "you chose all of it",
    (Choice.KEEP_PREVIEW, Chooser.NOBODY): "no choice could be used: its preview",
}
_GATED = {
    Choice.EXTRACT: "an excerpt",
    Choice.KEEP_PREVIEW: "its preview",
    Choice.KEEP_FULL: "all of it",
}
"""Where nobody knows who chose."""


_FULL = re.compile(r"window at ([\d,]{1,12}) of ([\d,]{1,12}) tokens")
"""How the engine says why it began by itself."""


def name(what: Happened, version: int = 0) -> str:
    found = tr(NAMES.get(what, what.value.capitalize()))
    return f"{found} v{version}" if version else found


def title(row: Rewrite) -> str:
    """What happened, in two or three words."""
    if row.what in _STEPS:
        if row.of is None:
            return tr("Back to the raw history") if row.what is Happened.RESTORE else tr("Undo")
        of = name(row.of, row.of_version)
        return tr(_STEPS[row.what]).format(of if row.of_version else of.lower())
    if row.version:
        return name(Happened.HANDOVER, row.version)
    return name(row.what)


def chip(row: Rewrite, *, latest: int = 0) -> tuple[str, str]:
    """A word beside the title and its tone; none for what is usual."""
    if row.undone:
        return tr("undone"), "fg2"
    if row.what is Happened.PANIC:
        return tr("panic"), "bad"
    if row.version and row.number == latest:
        return tr("now"), "ok"
    if row.means is Means.PERSON and row.version:
        return tr("yours"), "fg2"
    return "", ""


def short(tokens: int) -> str:
    """Thousands, as they stand on an axis: 940, 6.2k, 109k."""
    if abs(tokens) < 1_000:
        return str(tokens)
    value = tokens / 1_000
    return f"{value:.1f}k" if abs(value) < 10 else f"{value:.0f}k"


def tenths(tokens: int) -> str:
    """Thousands with one digit behind the point: 0.4k, 49.5k."""
    return f"{tokens / 1_000:.1f}k" if tokens >= 100 else str(tokens)


def change(row: Rewrite) -> str:
    return f"{short(row.before)} → {short(row.after)}" if row.before or row.after else ""


def reason(row: Rewrite) -> str:
    if row.what is Happened.GATE:
        choice = Choice(row.reason)
        return tr(_GATE.get((choice, row.by), _GATED[choice]))
    if row.what in (Happened.UNDO, Happened.REDO):
        return tr("byte-identical")
    if row.parts and not row.messages:
        return tr("1 output") if row.parts == 1 else tr("{0} outputs").format(row.parts)
    found = _FULL.match(row.reason)
    if found is not None:
        share = _number(found[1]) * 100 / max(1, _number(found[2]))
        return tr("at {0} %").format(f"{share:.0f}") + one_line(
            retold(row.reason[found.end() :]), 80
        )
    return one_line(retold(row.reason), 80)


def _number(digits: str) -> int:
    return int(digits.replace(",", ""))


def cost_of(row: Rewrite) -> str:
    """Free, a price, or that nobody knows it, or not all of it."""
    if row.price_known:
        return cost_text(row.cost)
    return tr("over {0}").format(cost_text(row.cost)) if row.cost > 0 else cost_text(None)


def took(row: Rewrite) -> str:
    """Cost and time; nothing for what is not a model's doing and takes no time."""
    said = cost_of(row)
    return f"{said} · {row.seconds:.1f} s" if row.seconds >= 0.05 else said


def spoken(row: Rewrite) -> str:
    """The whole row for who does not see it."""
    parts = [title(row), chip(row)[0], clock(row.at), change(row), reason(row), took(row)]
    return ", ".join(part for part in parts if part)


def clock(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%H:%M") if at else ""


def version_text(row: Rewrite) -> str:
    return f"v{row.version} · {clock(row.at)}"


def failed(failure: Failure) -> str:
    what = tr(JOBS.get(failure.job, failure.job.value))
    return tr("No {0} was written").format(what)


def counted(rows: tuple[Rewrite, ...]) -> str:
    """How many of each kind, for a page's own facts."""
    found = {
        Happened.HANDOVER: tr("{0} handovers"),
        Happened.OBSERVE: tr("{0} observations"),
        Happened.REFLECT: tr("{0} reflections"),
        Happened.SWEEP: tr("{0} sweeps"),
        Happened.CONDENSE: tr("{0} notes"),
    }
    parts = []
    for what, words in found.items():
        count = sum(row.what is what for row in rows)
        if count == 1:
            parts.append(tr("1 {0}").format(name(what).lower()))
        elif count:
            parts.append(words.format(count_text(count)))
    return ", ".join(parts)


def fallback_words(found: Fallbacks) -> str:
    """How often the usual model could not write what was shortened; nothing if it always could."""
    told = []
    if found.wide:
        told.append(tr("{0} by the long-context model").format(count_text(found.wide)))
    if found.cut:
        told.append(tr("{0} with the middle left out").format(count_text(found.cut)))
    if not told:
        return ""
    return tr("of {0} by models: {1}").format(count_text(found.asked), ", ".join(told))


def last_failure(use: Use) -> Failure | None:
    return use.failures[-1] if use.failures else None
