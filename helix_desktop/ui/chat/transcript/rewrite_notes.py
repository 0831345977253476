"""Notes of compactions in the transcript: the name and the result of each, and of undo and redo."""

from collections.abc import Callable

from helix_desktop.domain.context_window.rewrites import Epoch, FoldKind, Job, WrittenBy
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.rows import RewriteNote, sizes_text
from helix_desktop.ui.text.formatting import phrase_text, plural, tr

FEW = 4
"""Swept outputs below which no row is shown, since some policies sweep one at a time."""


_TITLES = {
    Job.SWEEP: Phrase("Outputs cached"),
    Job.CONDENSE: Phrase("Notes"),
    Job.OBSERVE: Phrase("Notes"),
    Job.REFLECT: Phrase("Notes refined"),
    Job.HAND_OVER: Phrase("Handover"),
    Job.UNDO: Phrase("Undone"),
    Job.PANIC: Phrase("Trimmed to fit"),
}
_DONE = {
    Job.CONDENSE: Phrase("older steps are now notes"),
    Job.OBSERVE: Phrase("older turns are now notes"),
    Job.REFLECT: Phrase("notes were merged and shortened"),
    Job.UNDO: Phrase("context restored exactly"),
    Job.PANIC: Phrase("the request was too long"),
}


def rewrite_note(
    epoch: Epoch, handovers: int, count: Callable[[int, int], int], *, convert: Callable[[int], int]
) -> RewriteNote | None:
    """Return the note of a compaction, or None for a sweep of too few outputs.

    `handovers` is the number of handovers including this one, `count` returns the messages between
    two events, and `convert` converts tokens to the model's count.
    """
    if epoch.job is Job.SWEEP and len(epoch.swept) < FEW:
        return None
    title = rewrite_note_title(epoch)
    if epoch.job is Job.HAND_OVER:
        title = f"{title} v{handovers}"
    sizes = sizes_text(convert(epoch.tokens_before), convert(epoch.tokens_after))
    summary = any(fold.kind is FoldKind.HANDOVER for fold in epoch.folds)
    link = tr("View handover") if summary else tr("Details")
    told = " · ".join(filter(None, (_done(epoch, count), sizes)))
    return RewriteNote(epoch.number, epoch.job, title, told, link, redone=_is_redo(epoch))


def rewrite_note_title(epoch: Epoch) -> str:
    """Return the name of a compaction, an undo, a redo, or a return to an earlier version."""
    if _is_redo(epoch):
        return tr("Redone")
    if epoch.restores is not None and epoch.means is WrittenBy.PERSON:
        return tr("Earlier version restored") if epoch.restores else tr("All compactions undone")
    return phrase_text(_TITLES[epoch.job])


def _is_redo(epoch: Epoch) -> bool:
    return epoch.restores is not None and epoch.reason == "redo"


def _done(epoch: Epoch, count: Callable[[int, int], int]) -> str:
    if epoch.job is Job.SWEEP:
        return plural(len(epoch.swept), "{0} output moved to cache", "{0} outputs moved to cache")
    if _is_redo(epoch):
        return tr("compaction is back exactly")
    if epoch.job is not Job.HAND_OVER:
        return phrase_text(_DONE[epoch.job])
    covers = [span for fold in epoch.folds for span in fold.covers]
    messages = sum(count(span.first, span.last) for span in covers)
    return plural(messages, "{0} message", "{0} messages") if messages else ""
