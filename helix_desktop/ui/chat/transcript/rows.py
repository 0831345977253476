"""What rows are about that are no messages: rewrites, decisions at the gate, ends of turns.

Values only: how they look is in the row_ files, what they say in tidying.

What the transcript shows, one row per thing that happened; nothing ever removes a row.

Places in a painted row that a click does something at, and how those that are buttons look.

What rows say in words: rewrites of the window, decisions at the gate, ends of turns, calls.

What the transcript says of what no message tells: never silently, mostly in one line.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.app.inspection.request_history import OutputState
from helix_desktop.domain.cache import Digest, GateChoice, SessionId
from helix_desktop.domain.context_window.rewrites import Epoch, FoldKind, Guide, GuideKind, Job
from helix_desktop.domain.events import (
    Cause,
    ContextInjected,
    Guided,
    Outcome,
    OutputGated,
    SessionStarted,
    ToolReturned,
)
from helix_desktop.domain.file_changes import RESTORE
from helix_desktop.domain.live_events import JobEnded, JobOutcome
from helix_desktop.domain.llm import MOST_CALLS
from helix_desktop.domain.messages import Image
from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.domain.tool_table import declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.ui.style.canvas import rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, counted, retold, tr
from helix_desktop.ui.text.preset_names import preset_name
from helix_desktop.ui.text.safe_text import one_line


class RewriteNote(Struct, frozen=True):
    """An epoch: its name, what it did, and what a click leads to."""

    number: int
    job: Job
    title: str
    facts: str
    link: str


class BranchNote(Struct, frozen=True):
    """Here a branch leaves the session that it was made of."""

    source: SessionId
    title: str
    facts: str
    link: str


class GateNote(Struct, frozen=True):
    """What was chosen at the gate for an output of `tool`; `again`: the person chose since."""

    event: OutputGated
    tool: str
    what: str
    again: bool = False
    pace: float = 1.0
    """What the model counts for one token of ours."""

    @property
    def before(self) -> int:
        """Tokens of all of it."""
        return counted(self.event.tokens_before, self.pace)

    @property
    def after(self) -> int:
        """Tokens of what is shown of it."""
        return counted(self.event.tokens_after, self.pace)


class InterruptionNote(Struct, frozen=True):
    """A turn that ended before its answer did; `kept` are tokens of its last reply, 0: unknown."""

    at: float
    cut: bool = False
    kept: int = 0


class FailureNote(Struct, frozen=True):
    """A turn that came to nothing more, and why."""

    cause: Cause
    detail: str


Moment: TypeAlias = RewriteNote | BranchNote | GateNote | InterruptionNote | FailureNote


class RowKind(StrEnum):
    """How a row looks."""

    USER = "user"
    ASSISTANT = "assistant"
    THINKING = "thinking"
    TOOL = "tool"
    NOTE = "note"
    PROBLEM = "problem"
    DIVIDER = "divider"
    """What a model sees was rewritten here; what was said before stays where it is."""
    MENTION = "mention"
    """What the message above it mentions, and sent along."""
    GATE = "gate"
    BREAK = "break"
    """A turn was cut short and can be gone on with."""
    FAILURE = "failure"


STANDING = frozenset({RowKind.USER, RowKind.ASSISTANT, RowKind.TOOL})
"""What is a block of requests by itself."""


class CallState(StrEnum):
    """Where a tool call is."""

    WAITING = "waiting"
    RUNNING = "running"
    OK = Outcome.OK.value
    FAILED = Outcome.FAILED.value
    DENIED = Outcome.DENIED.value
    STOPPED = Outcome.STOPPED.value
    LOST = "lost"
    """The application ended before it returned."""


@dataclass(slots=True)
class TranscriptRow:
    """One row; `version` grows whenever it looks different."""

    kind: RowKind
    text: str
    version: int = 0
    seq: int = 0
    """The event that it shows; 0: none yet."""
    live: bool = False
    tool: str = ""
    call: str = ""
    what: str = ""
    state: CallState = CallState.WAITING
    content: Digest | None = None
    size: int = 0
    tokens: int | None = None
    pace: float = 1.0
    """What the model counts for one token of ours."""
    seconds: float = 0.0
    status: int | None = None
    """What a command gave back."""
    expanded: bool = False
    hidden: tuple[str, ...] = ()
    """Files with secrets that were kept from a call, and that the person can open."""
    aside: tuple[tuple[str, str], ...] = ()
    """What it made and was put aside, each with where it is now."""
    output: str | None = None
    """The beginning of the output, once it was asked for."""
    tail: str = ""
    """The end of what it said so far, while it runs."""
    returned: int = 0
    """The event of a call's result; 0: it has none."""
    standing: OutputState | None = None
    """Where it is for the model: its words, or its output."""
    pin: str = ""
    """The pin that was made of it."""
    looked: int = -1
    """As of which change these two are."""
    images: tuple[Image, ...] = ()
    moment: Moment | None = None
    """What a row is about that is no message."""
    last: bool = False
    """Whether nothing was begun after it, so that it can be gone on from."""

    @property
    def label(self) -> str:
        return tool_label(self.tool)

    @property
    def counted(self) -> int | None:
        """Its tokens as the model counts them."""
        return None if self.tokens is None else counted(self.tokens, self.pace)

    @property
    def opens(self) -> bool:
        """Whether there is something to see below its head."""
        return self.content is not None or bool(self.tail)

    def answer(self, seq: int, event: ToolReturned) -> None:
        """It is of a call, which came back."""
        self.what = event.what or self.what
        self.state = CallState(event.outcome.value)
        self.content, self.size = event.content, event.size
        self.tokens, self.seconds, self.status = event.tokens, event.seconds, event.status
        self.hidden, self.aside = event.hidden, event.aside
        self.tail, self.returned, self.looked = "", seq, -1
        self.expanded |= self.state is CallState.DENIED

    def change(self) -> None:
        self.version += 1


BUTTON = 30
PADDING = 12


class RowAction(StrEnum):
    """What a person wants of a row."""

    EPOCH = "epoch"
    ENTRY = "entry"
    ORIGINAL = "original"
    DECIDE = "decide"
    CONTINUE = "continue"
    RESEND = "resend"
    MODELS = "models"
    PICTURE = "picture"
    COPY = "copy"
    MARKDOWN = "markdown"
    AGAIN = "again"
    BRANCH = "branch"
    REQUEST = "request"
    PIN = "pin"
    LEAVE = "leave"
    BACK = "back"
    WHY = "why"
    OPEN = "open"
    PUT_BACK = "put-back"


class ClickArea(Struct, frozen=True):
    """A place in a row, from the row's own corner."""

    rect: QRectF
    want: RowAction
    words: str


def button_width(words: str, *, icon: bool = False) -> float:
    return QFontMetricsF(font("smallb")).horizontalAdvance(words) + 2 * PADDING + 18 * icon


def paint_button(
    painter: QPainter, zone: ClickArea, at: QPointF, *, theme: Theme, look: str
) -> None:
    """`look`: primary, secondary or quiet; with "hot " before it under the pointer."""
    rect = zone.rect.translated(at)
    hot, kind = look.startswith("hot "), look.removeprefix("hot ")
    if kind == "primary":
        rounded(painter, rect, 8, fill=theme.colour("accfill_h" if hot else "accfill"))
    elif kind == "secondary":
        edge = theme.colour("mut" if hot else "line2")
        rounded(painter, rect, 8, fill=theme.colour("surf2"), border=edge)
    elif hot:
        rounded(painter, rect, 8, fill=theme.colour("hover"))
    painter.setFont(font("smallb"))
    painter.setPen(
        theme.colour("onacc" if kind == "primary" else "fg2" if kind == "quiet" else "fg")
    )
    if zone.want is not RowAction.DECIDE:
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, zone.words)
        return
    painter.drawText(rect.adjusted(0, 0, -18, 0), Qt.AlignmentFlag.AlignCenter, zone.words)
    ratio = painter.device().devicePixelRatioF()
    opens = theme.icon("down", "fg2", size=14, ratio=ratio)
    painter.drawPixmap(QPointF(rect.right() - PADDING - 14, rect.center().y() - 7), opens)


def paint_words(
    painter: QPainter, rect: QRectF, words: str, *, style: str, tone: str, theme: Theme
) -> float:
    """One line, cut at its end where there is no room; how wide it came out."""
    painter.setFont(font(style))
    painter.setPen(theme.colour(tone))
    metrics = QFontMetricsF(font(style))
    cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, rect.width()))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(rect, flags, cut)
    return metrics.horizontalAdvance(cut)


def icon_at(painter: QPainter, at: QPointF, name: str, *, tone: str, theme: Theme) -> None:
    """A sign of 16 pixels."""
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(at, theme.icon(name, tone, size=16, ratio=ratio))


LONGEST = 160
"""Letters of a name that was mentioned; its entry tells all of it."""
FEW = 4
"""Parts behind markers that are not worth a line (some policies move one at a time)."""

_TITLES = {
    Job.SWEEP: "Swept",
    Job.CONDENSE: "Condensed",
    Job.OBSERVE: "Observed",
    Job.REFLECT: "Reflected",
    Job.HAND_OVER: "Handover",
    Job.UNDO: "Undone",
    Job.PANIC: "Made to fit",
}
JOBS = {
    Job.SWEEP: "Sweeping",
    Job.CONDENSE: "Condensing",
    Job.OBSERVE: "Writing observations",
    Job.REFLECT: "Refining observations",
    Job.HAND_OVER: "Writing a handover",
    Job.UNDO: "Undoing",
    Job.PANIC: "Making the request fit",
}
_DONE = {
    Job.CONDENSE: "older steps became notes",
    Job.OBSERVE: "older turns became observations",
    Job.REFLECT: "observations were refined",
    Job.UNDO: "the model sees what it saw before",
    Job.PANIC: "the request was too long",
}
_CHOSEN = {
    GateChoice.EXTRACT: "Compacted",
    GateChoice.KEEP_PREVIEW: "Preview kept",
    GateChoice.KEEP_FULL: "Kept in full",
}
_FAILED = {
    Cause.BUDGET: "A limit of yours is reached",
    Cause.REFUSED: "The model declined",
    Cause.FILTERED: "The provider's filter ended the answer",
    Cause.LENGTH: "The answer was cut",
}
_WHO = {
    RowKind.USER: "You",
    RowKind.ASSISTANT: "Helix",
    RowKind.THINKING: "Thinking",
    RowKind.GATE: "Gate",
}


def rewrite_note(
    epoch: Epoch, handovers: int, count: Callable[[int, int], int], *, told: Callable[[int], int]
) -> RewriteNote | None:
    """A rewrite of what the model sees; None where there is too little to tell.

    `handovers` is how many there were with this one, `count` how many messages two events span,
    `told` how many tokens the model counts for ours.
    """
    if epoch.job is Job.SWEEP and len(epoch.swept) < FEW:
        return None
    title = tr(_TITLES[epoch.job])
    if epoch.job is Job.HAND_OVER:
        title = f"{title} {handovers}"
    facts = [_done(epoch, count), sizes_text(told(epoch.tokens_before), told(epoch.tokens_after))]
    summary = any(fold.kind is FoldKind.HANDOVER for fold in epoch.folds)
    link = tr("View summary") if summary else tr("Details")
    return RewriteNote(epoch.number, epoch.job, title, " · ".join(filter(None, facts)), link)


def _done(epoch: Epoch, count: Callable[[int, int], int]) -> str:
    if epoch.job is Job.SWEEP:
        return tr("{0} outputs behind markers").format(count_text(len(epoch.swept)))
    if epoch.job is not Job.HAND_OVER:
        return tr(_DONE[epoch.job])
    covers = [span for fold in epoch.folds for span in fold.covers]
    messages = sum(count(span.first, span.last) for span in covers)
    return tr("{0} messages").format(count_text(messages)) if messages else ""


def gate_text(moment: GateNote) -> str:
    """One line about what is shown of a large output."""
    return f"{tr(_CHOSEN[moment.event.choice])} · {sizes_text(moment.before, moment.after)}"


def redecision_text(event: OutputGated) -> str:
    """What the person chose later; its sizes stand on the card of the output."""
    words = tr("You decided again: {0}. It holds from the next request on, which is read anew")
    told = words + tr(" by the provider from that output on.")
    return told.format(tr(_CHOSEN[event.choice]))


def branch_note(source: SessionId) -> BranchNote:
    """Where a branch leaves its original."""
    facts = tr("everything above is a copy; the original stays as it is")
    return BranchNote(source, tr("Branch"), facts, tr("Open the original"))


def sizes_text(before: int, after: int) -> str:
    return tr("{before} → {after} tokens").format(before=f"{before:,}", after=f"{after:,}")


def interruption_text(broken: InterruptionNote) -> str:
    """Why a turn ended early, and what there is of it."""
    at = datetime.fromtimestamp(broken.at).astimezone().strftime("%H:%M")
    told = [tr("Interrupted"), tr("you stopped it at {0}").format(at)]
    kept = tr("{0} tok kept").format(count_text(broken.kept)) if broken.kept else ""
    return " · ".join([*told, kept or tr("what came is kept")])


def failure_title(failed: FailureNote) -> str:
    """The title of a turn that came to nothing more."""
    return tr(_FAILED.get(failed.cause, "The turn ended early"))


def too_many_calls(left_out: int) -> str:
    """Of a reply with more calls than are run."""
    words = tr("This reply made {0} tool calls. The first {1} were run, the others were not.")
    return words.format(count_text(MOST_CALLS + left_out), MOST_CALLS)


def mention(event: ContextInjected) -> TranscriptRow:
    """As in "@src/store.py:4-5 · 2,114 tok"."""
    # what was mentioned by its digest is written with one, whatever its output was called
    stored = event.content if event.text.startswith("[#") else None
    told = [f"#{stored[:8]}"] if stored else []
    told.append(one_line(event.what if stored else f"@{event.what}", LONGEST))
    row = TranscriptRow(
        RowKind.MENTION, "", what=" · ".join(told), content=event.content, tokens=event.tokens
    )
    row.text = _with_tokens(row)
    return row


def _with_tokens(row: TranscriptRow) -> str:
    """Of older journals the tokens are not known."""
    if row.counted is None:
        return row.what
    return f"{row.what} · {tr('{0} tok').format(count_text(row.counted))}"


def recount(row: TranscriptRow, pace: float) -> None:
    """Tell the figures of a row anew; `pace` is what the model counts for one token of ours."""
    row.pace = pace
    if isinstance(row.moment, GateNote):
        row.moment = replace(row.moment, pace=pace)
        row.text = gate_text(row.moment)
    elif row.kind is RowKind.MENTION:
        row.text = _with_tokens(row)
    if row.kind in (RowKind.TOOL, RowKind.GATE, RowKind.MENTION):
        row.change()


def job_failure_text(event: JobEnded) -> str:
    """What is worth telling of work that came to nothing; what was committed tells itself."""
    if event.outcome not in (JobOutcome.FAILED, JobOutcome.STOPPED):
        return ""
    words = "{0} was not done: {1} Nothing was replaced."
    if event.outcome is JobOutcome.STOPPED:
        words = "{0} was cancelled; everything is as it was."
    detail = retold(event.detail).strip()
    detail += "" if detail.endswith((".", "!", "?")) or not detail else "."
    return tr(words).format(tr(JOBS[event.job]), detail)


def row_spoken_text(row: TranscriptRow) -> str:
    """A row as it is read out: who, then what."""
    if row.kind is RowKind.TOOL:
        cost = tr("{0} tokens").format(count_text(row.counted)) if row.counted else ""
        standing = tr(str(row.standing)) if row.standing else ""
        told = (row.label, row.what, cost, tr(str(row.state)), standing, _marks(row))
        return ", ".join(filter(None, told))
    who, marks = _WHO.get(row.kind), _marks(row)
    said = f"{tr(who)}: {row.text}" if who else row.text
    return f"{marks}. {said}" if marks else said


def _marks(row: TranscriptRow) -> str:
    """What the person did to it, before what it says."""
    left = (
        tr("left out") if row.standing is OutputState.LEFT_OUT and row.kind != RowKind.TOOL else ""
    )
    return ", ".join(filter(None, (tr("pinned") if row.pin else "", left)))


def tool_label(tool: str) -> str:
    """What a tool is called in its rows."""
    return tr(declared_tool(tool).label) or tool


def arguments_text(tool: str, arguments: str) -> str:
    """What a call is about by its arguments, in one line, until its output says it better."""
    try:
        found = msgspec.json.decode(arguments)
    except (ValueError, RecursionError):
        return arguments
    if not isinstance(found, dict):
        return arguments
    shown = declared_tool(tool).shown
    known = next((found[name] for name in shown if name in found), None)
    return str(known) if known else " · ".join(str(value) for value in found.values())


MOST_NAMED = 6
"""Texts that one line names."""
_WHOSE = {
    GuideKind.SYSTEM: "this workspace's prompt",
    GuideKind.RULES: "this workspace's rules",
}


def event_text(event: Guided | ContextInjected | SessionStarted) -> str:
    """What is worth telling of an event that is no message; mostly one line."""
    match event:
        case Guided(guides=guides):
            return guides_text(guides)
        case ContextInjected(text=text, source=source):
            return _restored(text) if source == RESTORE else ""
        case SessionStarted(agent=agent):
            return begun_as(agent) if agent else ""


def _restored(text: str) -> str:
    """Word for word what the model reads of it."""
    return tr("Your own doing, and what the agent is told of it:\n{0}").format(text)


def begun_as(agent: UsedDefinition) -> str:
    """What a file made of a SubAgent, in one line: nothing of it changes afterwards."""
    told = [tr("Works as {0}, from {1}").format(show_hidden(agent.name), show_hidden(agent.where))]
    preset = dict(agent.policy).get("preset")
    told += [tr("policy {0}").format(preset_name(str(preset)))] if preset else []
    told += [tr("model {0}").format(show_hidden(agent.model))] if agent.model else []
    if agent.tools is not None:
        told.append(tr("tools: {0}").format(show_hidden(", ".join(agent.tools))))
    return " · ".join([*told, *(show_hidden(retold(notice)) for notice in agent.notices)])


def guides_text(guides: Sequence[Guide]) -> str:
    """One line about the texts that every request begins with, and those that are not used."""
    used = [_guide(guide) for guide in guides if not guide.problem]
    unused = [f"{_name(guide)} ({retold(guide.problem)})" for guide in guides if guide.problem]
    told = [tr("Guided by {0}").format(_few(used)) if used else tr("No instructions are used")]
    told += [tr("not used: {0}").format(_few(unused))] if unused else []
    return " · ".join(told)


def _few(names: Sequence[str]) -> str:
    more = len(names) - MOST_NAMED
    rest = [tr("{0} more").format(more)] if more > 0 else []
    return ", ".join([*names[:MOST_NAMED], *rest])


def _guide(guide: Guide) -> str:
    size = tr("{0} tokens").format(f"{guide.tokens:,}")
    return f"{_name(guide)} ({size}, {tr('not all of it')})" if guide.capped else _name(guide)


def _name(guide: Guide) -> str:
    return show_hidden(guide.name) if guide.kind is GuideKind.PROJECT else tr(_WHOSE[guide.kind])
