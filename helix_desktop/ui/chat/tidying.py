"""What the transcript says when the window was made smaller, or told of the person's own doing."""

from helix_desktop.domain.cache import Choice
from helix_desktop.domain.changes import RESTORE
from helix_desktop.domain.events import ContextInjected, EpochCommitted, OutputGated
from helix_desktop.domain.memory import Epoch, Job
from helix_desktop.ui.words import tr

FEW = 4
"""Parts behind markers that are not worth a line (some policies move one at a time)."""


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


def tidied(event: EpochCommitted | OutputGated | ContextInjected) -> str:
    """What is worth telling of an event that is no message; mostly one line."""
    match event:
        case EpochCommitted(epoch=epoch):
            return rewritten(epoch)
        case OutputGated():
            return gated(event)
        case ContextInjected(text=text, source=source):
            return _restored(text) if source == RESTORE else ""


def _restored(text: str) -> str:
    """Word for word what the model reads of it."""
    return tr("Your own doing, and what the agent is told of it:\n{0}").format(text)


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
