"""A version of the handover keeps its number, whatever is undone after it."""

from helix_desktop.context.view import find_origins
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, FoldKind, Job

COVERS = (EventSpan(1, 9),)


def handover(number: int, *, restores: int | None = None) -> Epoch:
    fold = Fold(FoldKind.HANDOVER, COVERS, f"document {number}", HistoryDigest("a" * 64))
    folds = () if restores is not None else (fold,)
    job = Job.HAND_OVER if restores is None else Job.UNDO
    return Epoch(number, number - 1, job, "", 900, 400, folds=folds, restores=restores)


def test_after_undo_of_the_third_the_second_is_called_the_second() -> None:
    epochs = {each.number: each for each in (handover(1), handover(2), handover(3))}
    assert find_origins(3, epochs).handovers == {COVERS: 3}
    epochs[4] = handover(4, restores=2)
    assert find_origins(4, epochs).handovers == {COVERS: 2}
    epochs[5] = handover(5)
    assert find_origins(5, epochs).handovers == {COVERS: 4}
