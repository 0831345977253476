"""Sentences about blocks of a request: kind, reason, forecast, next compaction, cache miss."""

import re
import time

from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.context_window.rewrites import (
    BACK_TO_EARLIER,
    RESTORED,
    REWIND_UNDONE,
    REWOUND,
    Job,
)
from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.gate_choice import Chooser
from helix_desktop.domain.inspected_request import (
    REFUSED,
    BlockReason,
    BlockReasonKind,
    PromptCacheMiss,
    PromptCacheMissCause,
    RequestMarks,
    RewriteForecast,
)
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import MAX_SERVER_TOOLS_SHARE
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    date_text,
    decimal_text,
    duration_text,
    listed_text,
    phrase_text,
    plural,
    retold,
    time_text,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line, one_line

_FOLDERS = {
    Job.HANDOVER: Phrase("Written {0}: {1}"),
    Job.OBSERVATIONS: Phrase("Notes taken {0}: {1}"),
    Job.REFLECTION: Phrase("Notes refined {0}: {1}"),
    Job.NOTES: Phrase("Notes taken {0}: {1}"),
    Job.TRIM: Phrase("Trimmed to fit {0}: {1}"),
    Job.UNDO: Phrase("Restored {0}"),
}
_CREATED = Phrase("Created {0}: {1}")


REQUESTED = "asked for by you"
"""The engine's reason for a compaction that the user asked for."""
_RECORDED = {
    REQUESTED: Phrase("asked for by you"),
    RESTORED: Phrase("restored by you"),
    BACK_TO_EARLIER: Phrase("back to an earlier context"),
    REWOUND: Phrase("rewound by you"),
    REWIND_UNDONE: Phrase("rewind undone by you"),
}
"""Reasons as journals have them, for the window to translate."""
_FULL = re.compile(r"window at ([\d,]{1,12}) of ([\d,]{1,12}) tokens")
"""The engine's reason for an automatic compaction."""
_OF_VERSION = re.compile(r"(?:(back to) )?handover v(\d{1,12})(?: written again)?")


def estimate_reason(llm: Llm) -> str:
    """Return why counts for a model are estimates, or "" if its own tokenizer counts."""
    if llm.tokenizer_known:
        return ""
    words = tr("Token counts are estimates for {0}. Each of its answers corrects them.")
    return words.format(one_line(llm.name or llm.id, 80))


def estimate_prefix(llm: Llm) -> str:
    """Return the sign before a count that is an estimate."""
    return "" if llm.tokenizer_known else "≈"


def day_time_text(timestamp: float, now: float) -> str:
    """Return the time of day, with the date if it was not today."""
    day, today = time.localtime(bounded_time(timestamp)), time.localtime(now)
    is_today = day.tm_year == today.tm_year and day.tm_yday == today.tm_yday
    return time_text(timestamp) if is_today else f"{date_text(timestamp)} {time_text(timestamp)}"


def compaction_reason(reason: str, max_chars: int) -> str:
    """Return the recorded reason of a compaction, with a full context as its share."""
    if match := _OF_VERSION.fullmatch(reason):
        words = tr("back to handover v{0}") if match[1] else tr("handover v{0} written again")
        return words.format(match[2])
    match = _FULL.match(reason)
    if match is None:
        return label_line(retold(_RECORDED.get(reason, reason)), max_chars)
    tokens, size = (int(digits.replace(",", "")) for digits in match.groups())
    share = decimal_text(tokens * 100 / max(1, size), 0)
    return tr("at {0}%").format(share) + one_line(reason[match.end() :], max_chars)


def pin_cost_text(tokens: int) -> str:
    """Return what pinning costs, to be shown before it is done."""
    if not tokens:
        return tr("Pinning changes nothing in the next request")
    return plural(
        tokens,
        "Pinning writes about {0} token to the prompt cache again",
        "Pinning writes about {0} tokens to the prompt cache again",
    )


def exclusion_cost_text(tokens: int) -> str:
    """Return what excluding or including a block costs, to be shown before it is done."""
    if not tokens:
        return tr("Nothing is written to the prompt cache again")
    return plural(
        tokens,
        "About {0} token is written to the prompt cache again",
        "About {0} tokens are written to the prompt cache again",
    )


def block_reason_text(reason: BlockReason, now: float) -> str:
    """Return why a block is in a request, as one sentence without a full stop."""
    number = count_text(reason.number)
    match reason.why:
        case BlockReasonKind.GUIDE:
            guides = {
                "system": tr("Your system prompt for this workspace"),
                "rules": tr("Your rules for this workspace"),
                "role": tr("Role of this subagent"),
                "project": tr("Project instructions"),
                "user": tr("Your instructions for all projects"),
                "skills": tr("The list of skills"),
                "skill": tr("A skill in use"),
                "memory": tr("The memory of this workspace"),
            }
            problem = tr("Not used: {0}").format(one_line(retold(reason.text), 120))
            return guides.get(reason.text, problem)
        case BlockReasonKind.FOLDED:
            folder = _FOLDERS.get(reason.job, _CREATED) if reason.job else _CREATED
            time_of_day = day_time_text(reason.at, now)
            return phrase_text(folder).format(time_of_day, compaction_reason(reason.text, 120))
        case BlockReasonKind.MARKED:
            words = tr("Cached at {0}, {1} tokens in all")
            if reason.job is Job.TRIM:
                words = tr("Trimmed at {0}, {1} tokens in all")
            return words.format(day_time_text(reason.at, now), count_text(max(0, reason.tokens)))
        case BlockReasonKind.GATE_COMPACTED:
            wanted = one_line(reason.text, 120)
            return tr("Excerpt: {0}").format(wanted) if wanted else tr("Excerpt of a large output")
        case BlockReasonKind.GATE_FULL:  # who chose is unknown in old journals
            choosers: dict[str, str] = {
                Chooser.AGENT: tr("Full output, chosen by Helix"),
                Chooser.USER: tr("Full output, chosen by you"),
            }
            return choosers.get(reason.text, tr("Full output"))
        case BlockReasonKind.GATE_PREVIEW:
            choosers = {
                Chooser.AGENT: tr("Preview, chosen by Helix"),
                Chooser.USER: tr("Preview, chosen by you"),
                Chooser.NOBODY: tr("Preview, as no choice could be used"),
                REFUSED: tr("Preview, as there is no excerpt"),
            }
            return choosers.get(reason.text, tr("Preview of a large output"))
        case BlockReasonKind.PINNED if reason.number:
            return tr("Pinned by you in turn {0}").format(number)
        case BlockReasonKind.PINNED:
            return tr("Pinned by you")
        case BlockReasonKind.NEWER if reason.number:
            return tr("After handover {0}").format(number)
        case BlockReasonKind.NEWER:
            newer = {"observations": tr("After the notes"), "notes": tr("After earlier notes")}
            return newer.get(reason.text, tr("After the handover"))
        case BlockReasonKind.TOOLS if reason.text:
            return plural(
                int(reason.text),
                "Tools Helix can use here, with {0} tool of MCP servers in one line: its "
                "description would fill more than {1}% of the context window",
                "Tools Helix can use here, with {0} tools of MCP servers in a line each: their "
                "descriptions would fill more than {1}% of the context window",
                decimal_text(100 * MAX_SERVER_TOOLS_SHARE, 0),
            )
        case BlockReasonKind.TOOLS:
            return tr("Tools Helix can use here")
        case BlockReasonKind.LIKELY_NEEDED:
            # why notes left a step whole, such as "Kept: edited 3 steps ago, …"
            steps = reason.number
            label = plural(steps, "Kept: returned {0} step ago", "Kept: returned {0} steps ago")
            if reason.text == "edited":
                label = plural(steps, "Kept: edited {0} step ago", "Kept: edited {0} steps ago")
            elif reason.text == "said":
                label = plural(steps, "Kept: said {0} step ago", "Kept: said {0} steps ago")
            if not reason.tokens:
                return label
            return plural(
                reason.tokens,
                "{1}, {0} of its names was used since",
                "{1}, {0} of its names were used since",
                label,
            )
        case BlockReasonKind.BROUGHT:
            return brought_text(reason.text, reason.number, reason.at)
        case BlockReasonKind.LEFT_OUT:
            return tr("Excluded by you at {0}").format(day_time_text(reason.at, now))
        case BlockReasonKind.AS_IT_WAS:
            return tr("Turn {0}, unchanged").format(number)
        case _:
            return phrase_text(_PLAIN[reason.why])


def brought_text(title: str, number: int, timestamp: float) -> str:
    """Return where a text of another session comes from."""
    words = tr("From “{0}”, message {1}, {2}")
    return words.format(
        label_line(title, 60), count_text(number), f"{date_text(timestamp)} {time_text(timestamp)}"
    )


_PLAIN = {
    BlockReasonKind.SYSTEM: Phrase("Sent first in every request"),
    BlockReasonKind.ANSWERED_NOW: Phrase("Message being answered"),
    BlockReasonKind.THIS_TURN: Phrase("Current turn"),
    BlockReasonKind.TURN_BEFORE: Phrase("Previous turn, unchanged"),
    BlockReasonKind.TYPED: Phrase("Kept: you typed it"),
    BlockReasonKind.STEERS: Phrase("Kept: it steers the agent"),
    BlockReasonKind.INJECTED: Phrase("Added by Helix"),
    BlockReasonKind.MENTIONED: Phrase("Mentioned in your message"),
    BlockReasonKind.NO_RESULT: Phrase("No result"),
    BlockReasonKind.AT_GATE: Phrase("Preview while Helix chooses what to keep"),
    BlockReasonKind.UNDER_WAY: Phrase("No result yet, still running"),
    BlockReasonKind.NEEDS_APPROVAL: Phrase("Waiting for your approval"),
    BlockReasonKind.START: Phrase("Start of the session is excluded"),
    BlockReasonKind.DAMAGED: Phrase("Start of the session is damaged"),
    BlockReasonKind.RECORDED: Phrase("Sent by the agent itself"),
    BlockReasonKind.DRAFT: Phrase("Your draft"),
    BlockReasonKind.LOST: Phrase("Sent before Helix recorded this text"),
}


DRAFT = None
"""The kind of the text being typed, which is not in the context yet."""

_KINDS: dict[PartKind | None, tuple[str, Phrase]] = {
    BlockKind.SYSTEM: ("k_system", Phrase("System", "part of a request")),
    BlockKind.TOOLS: ("k_tools", Phrase("Tools")),
    BlockKind.PIN: ("k_pins", Phrase("Kept and pinned")),
    BlockKind.HANDOVER: ("k_handover", Phrase("Handover")),
    BlockKind.OBSERVATIONS: ("k_obs", Phrase("Notes (model)")),
    BlockKind.NOTES: ("k_notes", Phrase("Notes (rules)")),
    BlockKind.RAW: ("k_raw", Phrase("Messages")),
    BlockKind.MARKER: ("k_markers", Phrase("Markers")),
    RequestPart.OVERHEAD: ("mut", Phrase("Counted by your model")),
    DRAFT: ("k_draft", Phrase("Draft")),
}
"""The color token and the label of each kind, in the order in which they are shown."""

ORDER = tuple(_KINDS)


def kind_tone(kind: PartKind | None) -> str:
    """Return the name of a kind's color token."""
    return _KINDS[kind][0]


def kind_label(kind: PartKind | None) -> str:
    return phrase_text(_KINDS[kind][1])


def model_count_text(total: int, overhead: int) -> str:
    """Return what the model counts of a request beside Helix's own count of all blocks."""
    words = tr("Counted by your model: {0} tokens. Estimated: {1}.")
    return words.format(count_text(total), count_text(total - overhead))


MAX_FORECAST_TURNS = 40
"""Turns beyond which a forecast is not shown."""


def forecast_text(outlook: RewriteForecast) -> str:
    """Return a forecast such as "compaction in about 6 turns", or "" if none is near."""
    when_text = forecast_when_text(outlook)
    forecast = tr("compaction {0}", "in about 6 turns").format(when_text) if when_text else ""
    return (
        tr("{0}, about {1}").format(forecast, cost_text(outlook.cost)) if outlook.cost else forecast
    )


def forecast_when_text(outlook: RewriteForecast) -> str:
    """Return the time of a forecast, such as "in about 6 turns", or "" if none is near."""
    if outlook.job is None:
        return ""
    if outlook.due:
        return tr("on next request")
    if outlook.turns is None or outlook.turns > MAX_FORECAST_TURNS:
        return ""
    return plural(outlook.turns, "in about {0} turn", "in about {0} turns")


def coming_text(marks: RequestMarks) -> str:
    """Return the planned compactions, as in "Compacts at 50%, 85%"; "" if none.

    If the next one depends on what it saves, say from where, and where it is certain.
    """

    def share_text(mark: int) -> str:
        return tr("{0}%").format(round(100 * mark / max(1, marks.window)))

    if marks.next_job is not None and marks.next_job[0] is Job.NOTES and marks.notes_early:
        return tr("Compacts from {0} if it pays off, at {1} at the latest").format(
            share_text(marks.notes_early), share_text(marks.next_job[1])
        )
    shares = [share_text(mark) for _job, mark in marks.job_thresholds]
    return tr("Compacts at {0}").format(listed_text(shares)) if shares else ""


def sizes_text(outlook: RewriteForecast) -> str:
    """Return the sizes at which a compaction comes: from where it may, and at the latest."""
    mark_text = count_text(outlook.mark or 0)
    if outlook.early is None:
        return tr("at {0} tokens").format(mark_text)
    return tr("from {0} tokens if it pays off, at {1} at the latest").format(
        count_text(outlook.early), mark_text
    )


_MISS_CAUSES = {
    PromptCacheMissCause.MODEL: Phrase("another model"),
    PromptCacheMissCause.INSTRUCTIONS: Phrase("the instructions changed"),
    PromptCacheMissCause.TOOLS: Phrase("the list of tools changed"),
    PromptCacheMissCause.PIN: Phrase("a pin changed"),
    PromptCacheMissCause.COMPACTION: Phrase("older messages were compacted"),
    PromptCacheMissCause.UNDO: Phrase("a compaction was undone"),
    PromptCacheMissCause.REWIND: Phrase("you went back to an earlier message"),
    PromptCacheMissCause.EXCLUSION: Phrase("you excluded or included a block"),
    PromptCacheMissCause.OUTPUT: Phrase("an output was sent in another form"),
    PromptCacheMissCause.EFFORT: Phrase("another reasoning effort"),
    PromptCacheMissCause.PROVIDER: Phrase("the provider dropped its cache"),
    PromptCacheMissCause.UNKNOWN: Phrase("the request changed"),
}


def cache_miss_text(miss: PromptCacheMiss, *, with_cost: bool = True) -> str:
    """Return how many tokens were not read from the prompt cache and why, and what that cost."""
    if miss.cause is PromptCacheMissCause.PAUSE:
        cause = tr("a pause of {0}").format(duration_text(miss.paused))
    else:
        cause = phrase_text(_MISS_CAUSES[miss.cause])
    text = tr("{0} sent again: {1}").format(count_text(miss.tokens), cause)
    return f"{text} (+{cost_text(miss.cost)})" if miss.cost and with_cost else text
