"""The lines of what the agent said in notes, observations, and handovers, as the user edits them.

An edit is an epoch over the same messages, so that it can be undone. Later notes keep what the user
added, and leave out what was taken away.
"""

from collections.abc import Sequence

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.history import History
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.context.texts.said_lines import MAX_LINE_CHARS, replace_said
from helix_desktop.domain.context_window.rewrites import Epoch, Fold, SaidLine, WrittenBy
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.handover_versions import EDITED_REASON
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow

MAX_ADDED_LINES = 40


class SaidEdits:
    """Reads and edits the lines of one session."""

    def __init__(self, journal: SessionJournal, session_window: SessionWindow) -> None:
        self._journal = journal
        self._session_window = session_window

    def folds(self, number: int) -> tuple[Fold, ...]:
        """Return the texts that an epoch committed; raise EngineError if there are none."""
        epoch = self._journal.history.epochs.get(number)
        if epoch is None or not epoch.folds:
            raise EngineError("This session has no notes {number}.", number=number)
        return epoch.folds

    def is_shown(self, number: int) -> bool:
        """Whether the context has the texts, so that they can be edited."""
        return set(self.folds(number)) <= set(self._journal.history.view.folds)

    async def edit(self, number: int, texts: Sequence[str]) -> Epoch:
        """Commit the texts of an epoch with these lines, all of them, in their order.

        A line that is not there any more is left out of later notes, too. A new one is the user's.
        """
        folds = self.folds(number)
        wanted = [clip(one_line(text), MAX_LINE_CHARS) for text in texts if text.strip()]
        known = {line.text for fold in folds for line in fold.said}
        added = [text for text in dict.fromkeys(wanted) if text not in known]
        if known == set(wanted):
            raise EngineError("The lines are unchanged.", "Nothing was saved.")
        if len(added) > MAX_ADDED_LINES:
            raise EngineError(
                "At most {most} lines can be added.", "Nothing changed.", most=MAX_ADDED_LINES
            )
        edited: list[Fold] = []
        for fold in folds:
            kept = [line for line in fold.said if line.text in wanted]
            gone = [line for line in fold.said if line.text not in wanted and not line.by_user]
            if fold is folds[-1]:
                kept += [SaidLine(fold.last, text, by_user=True) for text in added]
            text = replace_said(fold.text, fold.said, kept, fold.history)
            removed = (*fold.removed, *gone)
            edited.append(replace(fold, text=text, said=tuple(kept), removed=removed))

        def make(history: History) -> Epoch:
            if not set(folds) <= set(history.view.folds):
                raise EngineError(
                    "The context has other notes by now.",
                    "Nothing changed. Edit the lines of the newer ones.",
                )
            job = history.epochs[number].job
            compaction = Compaction(
                job, EDITED_REASON, folds=tuple(edited), written_by=WrittenBy.USER
            )
            return compaction.epoch(0, 0)

        return await self._session_window.commit_decision(make)
