"""What the transcript says of what no message tells: never silently, mostly in one line."""

from collections.abc import Sequence

from helix_desktop.domain.cache import Choice
from helix_desktop.domain.changes import RESTORE
from helix_desktop.domain.events import ContextInjected, EpochCommitted, Guided, OutputGated
from helix_desktop.domain.memory import Epoch, Guide, GuideKind, Job
from helix_desktop.domain.visible import visible
from helix_desktop.ui.words import tr

MOST_NAMED = 6
"""Texts that one line names."""
FEW = 4
"""Parts behind markers that are not worth a line (some policies move one at a time)."""


_WHOSE = {
    GuideKind.SYSTEM: "this workspace's prompt",
    GuideKind.RULES: "this workspace's rules",
}

_TOLD = {
    Job.SWEEP: "Older outputs are behind markers now",
    Job.CONDENSE: "Older steps became notes",
    Job.OBSERVE: "Older turns became observations",
    Job.REFLECT: "Observations were refined",
    Job.HAND_OVER: "A handover summary stands for older messages now",
    Job.UNDO: "The model sees what it saw before",
    Job.PANIC: "Made to fit: the next request would have been too long",
}


def rewritten(epoch: Epoch) -> str:
    """One line about a rewrite of what the model sees; empty where there is too little to tell."""
    if epoch.job is Job.SWEEP and len(epoch.swept) < FEW:
        return ""
    return _sized(_TOLD[epoch.job], epoch.tokens_before, epoch.tokens_after)


def tidied(event: EpochCommitted | OutputGated | Guided | ContextInjected) -> str:
    """What is worth telling of an event that is no message; mostly one line."""
    match event:
        case EpochCommitted(epoch=epoch):
            return rewritten(epoch)
        case OutputGated():
            return gated(event)
        case Guided(guides=guides):
            return guided(guides)
        case ContextInjected(text=text, source=source):
            return _restored(text) if source == RESTORE else ""


def _restored(text: str) -> str:
    """Word for word what the model reads of it."""
    return tr("Your own doing, and what the agent is told of it:\n{0}").format(text)


def guided(guides: Sequence[Guide]) -> str:
    """One line about the texts that every request begins with, and those that are not used."""
    used = [_guide(guide) for guide in guides if not guide.problem]
    unused = [f"{_name(guide)} ({guide.problem})" for guide in guides if guide.problem]
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
    return visible(guide.name) if guide.kind is GuideKind.PROJECT else tr(_WHOSE[guide.kind])


def gated(event: OutputGated) -> str:
    """One line about an output that is not shown to the model as it is."""
    if event.choice is Choice.KEEP_FULL:
        return ""
    extracted = event.choice is Choice.EXTRACT
    what = "Extracted from a large output" if extracted else "A large output is shown as a preview"
    return _sized(what, event.tokens_before, event.tokens_after)


def _sized(what: str, before: int, after: int) -> str:
    sizes = tr("{before} → {after} tokens").format(before=f"{before:,}", after=f"{after:,}")
    return f"{tr(what)} · {sizes}"
