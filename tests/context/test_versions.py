"""A version of the handover keeps its number, whatever is undone after it."""

from helix_desktop.context.whence import whence
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.memory import Epoch, Fold, FoldKind, Job, Span

COVERS = (Span(1, 9),)


def handover(number: int, *, restores: int | None = None) -> Epoch:
    fold = Fold(FoldKind.HANDOVER, COVERS, f"document {number}", HistoryDigest("a" * 64))
    folds = () if restores is not None else (fold,)
    job = Job.HAND_OVER if restores is None else Job.UNDO
    return Epoch(number, number - 1, job, "", 900, 400, folds=folds, restores=restores)


def test_after_undo_of_the_third_the_second_is_called_the_second() -> None:
    epochs = {each.number: each for each in (handover(1), handover(2), handover(3))}
    assert whence(3, epochs).handovers == {COVERS: 3}
    epochs[4] = handover(4, restores=2)
    assert whence(4, epochs).handovers == {COVERS: 2}
    epochs[5] = handover(5)
    assert whence(5, epochs).handovers == {COVERS: 4}
