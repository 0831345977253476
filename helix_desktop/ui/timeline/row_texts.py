"""The words of the timeline's rows: a compaction's title, reason, change of size, cost, time."""

from collections import Counter
from collections.abc import Iterable, Sequence

from helix_desktop.domain.context_window.block import BlockKind, RequestPart
from helix_desktop.domain.context_window.rewrites import (
    RESTORED,
    REWIND_UNDONE,
    REWOUND,
    Job,
    RewriteSort,
    WrittenBy,
)
from helix_desktop.domain.gate_choice import Chooser, GateChoice
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.window_timeline import (
    FailedJob,
    Fallbacks,
    TimelineEvent,
    TimelineRow,
    WindowTimeline,
)
from helix_desktop.ui.text.block_labels import REQUESTED, cache_miss_text, compaction_reason
from helix_desktop.ui.text.block_terms import GATE_TERMS, JOB_TERMS, BlockTerm, job_name
from helix_desktop.ui.text.display_names import gate_choice_name, refused_extract_text
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    dotted_text,
    listed_text,
    phrase_text,
    plural,
    seconds_text,
    short_count,
    time_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line

JOBS_OF_EVENTS = {
    TimelineEvent.MARKERS: Job.MARKERS,
    TimelineEvent.NOTES: Job.NOTES,
    TimelineEvent.OBSERVATIONS: Job.OBSERVATIONS,
    TimelineEvent.REFLECT: Job.REFLECTION,
    TimelineEvent.HANDOVER: Job.HANDOVER,
    TimelineEvent.TRIM: Job.TRIM,
}
"""The events that are compactions."""
_MARKS = {
    TimelineEvent.GATE: Phrase("Large output"),
    TimelineEvent.CACHE_MISS: Phrase("Prompt cache missed"),
    TimelineEvent.UNDO: Phrase("Undo", "an event"),
    TimelineEvent.REDO: Phrase("Redo"),
    TimelineEvent.RESTORE: Phrase("Restore"),
}
"""What stands at a mark on the chart, beside which there is room for a word."""
_STEPS = {
    TimelineEvent.UNDO: Phrase("Undo: {0}"),
    TimelineEvent.REDO: Phrase("Redo: {0}"),
    TimelineEvent.RESTORE: Phrase("Restored {0}"),
}
KINDS = (
    ("k_system", Phrase("System", "part of a request"), (BlockKind.SYSTEM,)),
    ("k_tools", Phrase("Tools"), (BlockKind.TOOLS,)),
    ("k_pins", Phrase("Kept and pinned"), (BlockKind.PIN,)),
    ("k_handover", Phrase("Handover"), (BlockKind.HANDOVER,)),
    ("k_obs", Phrase("Notes"), (BlockKind.OBSERVATIONS, BlockKind.NOTES)),
    ("k_raw", Phrase("Messages"), (BlockKind.RAW,)),
    ("k_markers", Phrase("Markers"), (BlockKind.MARKER,)),
    ("mut", Phrase("Counted by your model"), (RequestPart.OVERHEAD,)),
)
"""Color, name, and kinds of each band, in stacking order."""

AUTHOR_NAMES = {
    WrittenBy.RULES: Phrase("by rules"),
    WrittenBy.MAIN: Phrase("main model"),
    WrittenBy.FAST: Phrase("fast model"),
    WrittenBy.WIDE: Phrase("long-context model"),
    WrittenBy.CHOSEN: Phrase("model you chose"),
    WrittenBy.TRUNCATED: Phrase("model, input truncated"),
    WrittenBy.USER: Phrase("by you"),
}
ROLES = {
    LlmRole.FAST: Phrase("Fast model"),
    LlmRole.MAIN: Phrase("Main model"),
    LlmRole.WIDE: Phrase("Long-context model"),
}
JOBS = {
    Job.HANDOVER: Phrase("handover"),
    Job.OBSERVATIONS: Phrase("notes"),
    Job.REFLECTION: Phrase("refined notes"),
}
_GATE = {
    (GateChoice.EXTRACT, Chooser.AGENT): Phrase("Helix kept an excerpt"),
    (GateChoice.KEEP_PREVIEW, Chooser.AGENT): Phrase("Helix kept the preview"),
    (GateChoice.KEEP_FULL, Chooser.AGENT): Phrase("Helix kept the full output"),
    (GateChoice.EXTRACT, Chooser.USER): Phrase("you chose an excerpt"),
    (GateChoice.KEEP_PREVIEW, Chooser.USER): Phrase("you chose the preview"),
    (GateChoice.KEEP_FULL, Chooser.USER): Phrase("you chose the full output"),
    (GateChoice.KEEP_PREVIEW, Chooser.NOBODY): Phrase("preview, as no choice could be used"),
}


def job_text(job: Job) -> str:
    return phrase_text(JOBS[job]) if job in JOBS else job.value


def rewrite_name(event: TimelineEvent, version: int = 0) -> str:
    name = phrase_text(_MARKS[event]) if event in _MARKS else job_name(JOBS_OF_EVENTS[event])
    return f"{name} v{version}" if version else name


def is_by_user(row: TimelineRow) -> bool:
    """Whether the user excluded a block, or included one again, which undoes no event."""
    by_user = row.written_by is WrittenBy.USER
    included = row.what is TimelineEvent.UNDO and row.of is None
    return by_user and (row.what is TimelineEvent.MARKERS or included)


def rewrite_title(row: TimelineRow) -> str:
    """Return the event in two or three words."""
    if row.reason in (REWOUND, REWIND_UNDONE):
        return tr("Rewind") if row.reason == REWOUND else tr("Rewind taken back")
    by_user = {TimelineEvent.MARKERS: tr("Excluded"), TimelineEvent.UNDO: tr("Included")}
    if is_by_user(row):
        return by_user[row.what]
    if row.what in _STEPS:
        if row.of is not None:
            name = rewrite_name(row.of, row.of_version)
            if row.of_written_by is WrittenBy.USER:
                name = by_user.get(row.of, name)
            return phrase_text(_STEPS[row.what]).format(name)
        restored = row.what is TimelineEvent.RESTORE
        return tr("All compactions undone") if restored else tr("Undo", "an event")
    return rewrite_name(TimelineEvent.HANDOVER if row.version else row.what, row.version)


def rewrite_term(row: TimelineRow) -> BlockTerm | None:
    """Return the term of the glossary for what an event left in the context, if there is one."""
    if row.what is TimelineEvent.GATE:
        return GATE_TERMS.get(GateChoice(row.reason))
    if row.reason in (REWOUND, REWIND_UNDONE):
        return None
    if is_by_user(row):
        return BlockTerm.EXCLUDED
    job = JOBS_OF_EVENTS.get(TimelineEvent.HANDOVER if row.version else row.what)
    return JOB_TERMS[job] if job else None


def rewrite_chip(row: TimelineRow, *, latest: int = 0) -> tuple[str, str]:
    """Return a chip's text and tone; "" for the usual state."""
    if row.undone:
        return tr("undone"), "fg2"
    if row.what is TimelineEvent.TRIM:
        return tr("trimmed"), "bad"
    if row.version and row.number == latest:
        return tr("current", "version"), "ok"
    if row.written_by is WrittenBy.USER and row.version:
        restored = row.reason == RESTORED
        return tr("restored", "version") if restored else tr("edited", "version"), "fg2"
    return "", ""


def size_change(row: TimelineRow) -> str:
    if not row.before and not row.after:
        return ""
    before, after = (
        short_count(tokens, estimated=row.estimated) for tokens in (row.before, row.after)
    )
    return f"{before} → {after}"


MAX_OUTPUT_NAME_CHARS = 60
"""Characters of an output's name, so that the choice stays visible."""


def short_rewrite_reason(row: TimelineRow) -> str:
    """Return the reason for a row of the list, which has little room."""
    if row.what is TimelineEvent.GATE:
        return gate_choice_name(GateChoice(row.reason))
    if row.reason == REQUESTED:
        return phrase_text(AUTHOR_NAMES[WrittenBy.USER])
    return rewrite_reason(row)


def rewrite_reason(row: TimelineRow) -> str:
    if row.miss is not None:
        return cache_miss_text(row.miss, with_cost=False)
    if row.what is TimelineEvent.GATE:
        choice = GateChoice(row.reason)
        phrase = _GATE.get((choice, row.by))  # the chooser may be unknown
        choice_text = phrase_text(phrase) if phrase else gate_choice_name(choice)
        if row.refused:
            choice_text = refused_extract_text(row.refused)
        name = one_line(row.output, MAX_OUTPUT_NAME_CHARS)
        return dotted_text(name, choice_text) if name else choice_text
    if is_by_user(row):
        return phrase_text(AUTHOR_NAMES[WrittenBy.USER])
    if row.what in (TimelineEvent.UNDO, TimelineEvent.REDO):
        return tr("byte-identical")
    if row.parts and not row.messages:
        return plural(row.parts, "{0} output", "{0} outputs")
    return compaction_reason(row.reason, 80)


MAX_NAMED_VALUES = 5


def unverified_text(values: Sequence[str]) -> str:
    """Return what a model invented, in whose place a mark stands; "" for nothing."""
    if not values:
        return ""
    named = listed_text(one_line(value, 60) for value in values[:MAX_NAMED_VALUES])
    return plural(
        len(values),
        "{0} value found nowhere, marked [unverified]: {1}",
        "{0} values found nowhere, marked [unverified]: {1}",
        f"{named}…" if len(values) > MAX_NAMED_VALUES else named,
    )


def unverified_count_text(values: Sequence[str]) -> str:
    """Return the same as short as it can be, for narrow places."""
    return f"{count_text(len(values))} × [unverified]"


def author_text(row: TimelineRow) -> str:
    """Return who wrote a text; of a handover by rules also why, if a model was asked first."""
    if row.written_by is WrittenBy.RULES and row.version and (row.cost > 0 or row.unpriced):
        return tr("by rules, as no model wrote a usable text")
    return phrase_text(AUTHOR_NAMES[row.written_by])


def cost_of(row: TimelineRow) -> str:
    """Return the cost, marked as a lower bound or unknown if prices are missing."""
    if row.price_known:
        return cost_text(row.cost)
    return tr("over {0}").format(cost_text(row.cost)) if row.cost > 0 else cost_text(None)


def cost_and_time_text(row: TimelineRow) -> str:
    cost = cost_of(row)
    return f"{cost} · {seconds_text(row.seconds)}" if row.seconds >= 0.05 else cost


def rewrite_spoken_text(row: TimelineRow) -> str:
    parts = [
        rewrite_title(row),
        rewrite_chip(row)[0],
        time_of_day(row.at),
        size_change(row),
        rewrite_reason(row),
        cost_and_time_text(row),
    ]
    return listed_text(parts)


def time_of_day(timestamp: float) -> str:
    return time_text(timestamp) if timestamp else ""


def version_text(row: TimelineRow) -> str:
    """Return the name of a handover's version, or of notes: v3 · 16:20, Notes · 15:40."""
    name = f"v{row.version}" if row.version else tr("Notes")
    return f"{name} · {time_of_day(row.at)}"


def is_compaction(row: TimelineRow) -> bool:
    return row.sort is RewriteSort.COMPACTION


def compaction_count(rows: Iterable[TimelineRow]) -> int:
    return sum(map(is_compaction, rows))


def newest_compaction(rows: Sequence[TimelineRow]) -> TimelineRow:
    """Return the row to show unasked: the newest compaction in effect, or the newest row."""
    effective = (row for row in reversed(rows) if is_compaction(row) and not row.undone)
    return next(effective, rows[-1])


def rewrite_counts(rows: tuple[TimelineRow, ...]) -> str:
    counts = Counter(row.what for row in rows if is_compaction(row))
    template = tr("{0} × {1}", "a number of compactions")
    return listed_text(
        template.format(count_text(counts[event]), job_name(job))
        for event, job in JOBS_OF_EVENTS.items()
        if counts[event]
    )


def fallback_words(fallbacks: Fallbacks) -> str:
    """Return how often another model or a cut was needed for a handover; "" if never."""
    parts = []
    if fallbacks.wide:
        parts.append(tr("{0} by the long-context model").format(count_text(fallbacks.wide)))
    if fallbacks.cut:
        parts.append(tr("{0} with truncated input").format(count_text(fallbacks.cut)))
    if not parts:
        return ""
    return tr("of {0} by models: {1}").format(count_text(fallbacks.model_calls), listed_text(parts))


def last_failure(use: WindowTimeline) -> FailedJob | None:
    return use.failures[-1] if use.failures else None
