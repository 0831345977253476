"""Undoes, redoes, and restores compactions of a session."""

from helix_desktop.context.history import History
from helix_desktop.context.window_view import (
    Epochs,
    effective_rewrite,
    handover_version,
    redo_target,
    restore_epoch,
    undo_target,
)
from helix_desktop.domain.context_window.rewrites import BACK_TO_EARLIER, Epoch
from helix_desktop.domain.errors import EngineError
from helix_desktop.engine.session_window import SessionWindow


class WindowUndo:
    """Undo and redo of one session."""

    def __init__(self, session_window: SessionWindow) -> None:
        self._session_window = session_window

    async def undo(self) -> Epoch:
        return await self._session_window.rewind(_undo_number, "undo")

    async def redo(self) -> Epoch:
        return await self._session_window.rewind(_redo_number, "redo")

    async def restore(self, number: int) -> Epoch:
        """Restore an earlier version of the context as a new epoch; 0 means no rewrites."""

        def make(history: History) -> Epoch:
            version = handover_version(number, history.epochs)
            reason = f"back to handover v{version}" if version else BACK_TO_EARLIER
            return restore_epoch(number, reason, chosen=True)

        return await self._session_window.commit_decision(make)


def _undo_number(epochs: Epochs) -> int:
    newest = epochs.get(effective_rewrite(max(epochs, default=0), epochs))
    if newest is not None and newest.is_rewind:
        raise EngineError(
            "The last change is a rewind, which also changed files.",
            "Choose “Redo what the rewind took back”, or rewind again.",
        )
    target = undo_target(epochs)
    if target is None:
        raise EngineError("Nothing to undo: the context is the full history.")
    return target


def _redo_number(epochs: Epochs) -> int:
    target = redo_target(epochs)
    if target is None:
        raise EngineError("Nothing to redo.")
    return target
