"""Undo and redo over any chain of rewrites, and versions that keep their numbers."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.window_view import (
    find_origins,
    handover_version,
    redo_target,
    undo_target,
)
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, FoldKind, Job


class Chain:
    """Epochs as a session commits them."""

    def __init__(self) -> None:
        self.epochs: dict[int, Epoch] = {}

    def add(self, restores: int | None = None) -> None:
        number = len(self.epochs) + 1
        self.epochs[number] = Epoch(number, number - 1, Job.MARKERS, "", 2, 1, restores=restores)

    @property
    def shown(self) -> int:
        """The rewrite in effect."""
        number = len(self.epochs)
        while number and self.epochs[number].restores is not None:
            number = self.epochs[number].restores or 0
        return number

    def undo(self) -> bool:
        result = undo_target(self.epochs)
        if result is not None:
            self.add(result)
        return result is not None

    def redo(self) -> bool:
        result = redo_target(self.epochs)
        if result is not None:
            self.add(result)
        return result is not None


@given(st.lists(st.sampled_from("eur"), max_size=12), st.integers(1, 6))
def test_as_many_redos_as_undos_give_the_same_view(acts: list[str], times: int) -> None:
    chain = Chain()
    for act in acts:
        {"e": chain.add, "u": chain.undo, "r": chain.redo}[act]()
    before = chain.shown
    count = sum(chain.undo() for _ in range(times))
    assert all(chain.redo() for _ in range(count))
    assert chain.shown == before


def test_a_new_rewrite_ends_what_could_be_redone() -> None:
    chain = Chain()
    chain.add()
    chain.undo()
    assert redo_target(chain.epochs) == 1
    chain.add()
    assert redo_target(chain.epochs) is None


def test_where_nothing_is_rewritten_there_is_nothing_to_undo() -> None:
    assert undo_target({}) is None
    chain = Chain()
    chain.add()
    assert chain.undo()
    assert not chain.undo()


COVERS = (EventSpan(1, 9),)


def handover(number: int, *, restores: int | None = None) -> Epoch:
    fold = Fold(FoldKind.HANDOVER, COVERS, f"document {number}", HistoryDigest("a" * 64))
    folds = () if restores is not None else (fold,)
    job = Job.HANDOVER if restores is None else Job.UNDO
    return Epoch(number, number - 1, job, "", 900, 400, folds=folds, restores=restores)


def test_a_handover_has_its_version_and_not_the_number_of_its_epoch() -> None:
    markers = Epoch(1, 0, Job.MARKERS, "", 900, 400)
    back = handover(4, restores=2)
    epochs = {item.number: item for item in (markers, handover(2), handover(3), back, handover(5))}
    versions = [handover_version(number, epochs) for number in range(7)]
    assert versions == [0, 0, 1, 2, 0, 3, 0]


def test_undoing_the_third_handover_shows_the_second() -> None:
    epochs = {item.number: item for item in (handover(1), handover(2), handover(3))}
    assert find_origins(3, epochs).handovers == {COVERS: 3}
    epochs[4] = handover(4, restores=2)
    assert find_origins(4, epochs).handovers == {COVERS: 2}
    epochs[5] = handover(5)
    assert find_origins(5, epochs).handovers == {COVERS: 4}
