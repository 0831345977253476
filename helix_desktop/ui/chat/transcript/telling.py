"""What rows say in words: rewrites of the window, decisions at the gate, ends of turns, calls."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import msgspec

from helix_desktop.app.standing import Standing
from helix_desktop.domain.cache import Choice, SessionId
from helix_desktop.domain.events import Cause, ContextInjected, OutputGated
from helix_desktop.domain.live import JobEnded, JobOutcome
from helix_desktop.domain.llm import MOST_CALLS
from helix_desktop.domain.memory import Epoch, FoldKind, Job
from helix_desktop.ui.chat.transcript.moments import Branched, Broken, Decided, Failed, Rewrite
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import count_text, tr

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
    Choice.EXTRACT: "Compacted",
    Choice.KEEP_PREVIEW: "Preview kept",
    Choice.KEEP_FULL: "Kept in full",
}
_FAILED = {
    Cause.BUDGET: "A limit of yours is reached",
    Cause.REFUSED: "The model declined",
    Cause.FILTERED: "The provider's filter ended the answer",
    Cause.LENGTH: "The answer was cut",
}
_WHO = {
    Kind.USER: "You",
    Kind.ASSISTANT: "Helix",
    Kind.THINKING: "Thinking",
    Kind.GATE: "Gate",
}
_TELLING = ("path", "command", "task", "url", "sha256")
"""Arguments that say by themselves what a call is about."""


def rewritten(epoch: Epoch, handovers: int, count: Callable[[int, int], int]) -> Rewrite | None:
    """A rewrite of what the model sees; None where there is too little to tell.

    `handovers` is how many there were with this one, `count` how many messages two events span.
    """
    if epoch.job is Job.SWEEP and len(epoch.swept) < FEW:
        return None
    title = tr(_TITLES[epoch.job])
    if epoch.job is Job.HAND_OVER:
        title = f"{title} {handovers}"
    told = [_done(epoch, count), sizes(epoch.tokens_before, epoch.tokens_after)]
    summary = any(fold.kind is FoldKind.HANDOVER for fold in epoch.folds)
    link = tr("View summary") if summary else tr("Details")
    return Rewrite(epoch.number, epoch.job, title, " · ".join(filter(None, told)), link)


def _done(epoch: Epoch, count: Callable[[int, int], int]) -> str:
    if epoch.job is Job.SWEEP:
        return tr("{0} outputs behind markers").format(count_text(len(epoch.swept)))
    if epoch.job is not Job.HAND_OVER:
        return tr(_DONE[epoch.job])
    covers = [span for fold in epoch.folds for span in fold.covers]
    messages = sum(count(span.first, span.last) for span in covers)
    return tr("{0} messages").format(count_text(messages)) if messages else ""


def gated(moment: Decided) -> str:
    """One line about what is shown of a large output."""
    return f"{tr(_CHOSEN[moment.event.choice])} · {sizes(moment.before, moment.after)}"


def again(event: OutputGated) -> str:
    """What the person chose later; its sizes stand on the card of the output."""
    words = tr("You decided again: {0}. It holds from the next request on, which is read anew")
    told = words + tr(" by the provider from that output on.")
    return told.format(tr(_CHOSEN[event.choice]))


def branched(source: SessionId) -> Branched:
    """Where a branch leaves its original."""
    facts = tr("everything above is a copy; the original stays as it is")
    return Branched(source, tr("Branch"), facts, tr("Open the original"))


def sizes(before: int, after: int) -> str:
    return tr("{before} → {after} tokens").format(before=f"{before:,}", after=f"{after:,}")


def broke(broken: Broken) -> str:
    """Why a turn ended early, and what there is of it."""
    at = datetime.fromtimestamp(broken.at).astimezone().strftime("%H:%M")
    told = [tr("Interrupted"), tr("you stopped it at {0}").format(at)]
    kept = tr("{0} tok kept").format(count_text(broken.kept)) if broken.kept else ""
    return " · ".join([*told, kept or tr("what came is kept")])


def failure(failed: Failed) -> str:
    """The title of a turn that came to nothing more."""
    return tr(_FAILED.get(failed.cause, "The turn ended early"))


def too_many_calls(left_out: int) -> str:
    """Of a reply with more calls than are run."""
    words = tr("This reply made {0} tool calls. The first {1} were run, the others were not.")
    return words.format(count_text(MOST_CALLS + left_out), MOST_CALLS)


def mention(event: ContextInjected) -> Row:
    """As in "@src/store.py:4-5 · 2,114 tok"."""
    # what was mentioned by its digest is written with one, whatever its output was called
    stored = event.content if event.text.startswith("[#") else None
    told = [f"#{stored[:8]}"] if stored else []
    told.append(one_line(event.what if stored else f"@{event.what}", LONGEST))
    row = Row(Kind.MENTION, "", what=" · ".join(told), content=event.content, tokens=event.tokens)
    row.text = _with_tokens(row)
    return row


def _with_tokens(row: Row) -> str:
    """Of older journals the tokens are not known."""
    if row.counted is None:
        return row.what
    return f"{row.what} · {tr('{0} tok').format(count_text(row.counted))}"


def recount(row: Row, pace: float) -> None:
    """Tell the figures of a row anew; `pace` is what the model counts for one token of ours."""
    row.pace = pace
    if isinstance(row.moment, Decided):
        row.moment = replace(row.moment, pace=pace)
        row.text = gated(row.moment)
    elif row.kind is Kind.MENTION:
        row.text = _with_tokens(row)
    if row.kind in (Kind.TOOL, Kind.GATE, Kind.MENTION):
        row.change()


def job_failed(event: JobEnded) -> str:
    """What is worth telling of work that came to nothing; what was committed tells itself."""
    if event.outcome not in (JobOutcome.FAILED, JobOutcome.STOPPED):
        return ""
    words = "{0} was not done: {1} Nothing was replaced."
    if event.outcome is JobOutcome.STOPPED:
        words = "{0} was cancelled; everything is as it was."
    detail = retold(event.detail.strip())
    detail += "" if detail.endswith((".", "!", "?")) or not detail else "."
    return tr(words).format(tr(JOBS[event.job]), detail)


def spoken(row: Row) -> str:
    """A row as it is read out: who, then what."""
    if row.kind is Kind.TOOL:
        cost = tr("{0} tokens").format(count_text(row.counted)) if row.counted else ""
        standing = tr(str(row.standing)) if row.standing else ""
        told = (row.tool, row.what, cost, tr(str(row.state)), standing, _marks(row))
        return ", ".join(filter(None, told))
    who, marks = _WHO.get(row.kind), _marks(row)
    said = f"{tr(who)}: {row.text}" if who else row.text
    return f"{marks}. {said}" if marks else said


def _marks(row: Row) -> str:
    """What the person did to it, before what it says."""
    left = tr("left out") if row.standing is Standing.LEFT_OUT and row.kind != Kind.TOOL else ""
    return ", ".join(filter(None, (tr("pinned") if row.pin else "", left)))


def said_of(arguments: str) -> str:
    """The values of a call's arguments in one line, until its output says it better."""
    try:
        found = msgspec.json.decode(arguments)
    except (ValueError, RecursionError):
        return arguments
    if not isinstance(found, dict):
        return arguments
    known = next((found[name] for name in _TELLING if name in found), None)
    return str(known) if known else " · ".join(str(value) for value in found.values())
