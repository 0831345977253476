"""Undo and redo over any chain of rewrites."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.view import redo_target, undo_target
from helix_desktop.domain.context_window.rewrites import Epoch, Job


class Chain:
    """Epochs as a session commits them."""

    def __init__(self) -> None:
        self.epochs: dict[int, Epoch] = {}

    def add(self, restores: int | None = None) -> None:
        number = len(self.epochs) + 1
        self.epochs[number] = Epoch(number, number - 1, Job.SWEEP, "", 2, 1, restores=restores)

    @property
    def shown(self) -> int:
        """The rewrite in effect."""
        number = len(self.epochs)
        while number and self.epochs[number].restores is not None:
            number = self.epochs[number].restores or 0
        return number

    def undo(self) -> bool:
        found = undo_target(self.epochs)
        if found is not None:
            self.add(found)
        return found is not None

    def redo(self) -> bool:
        found = redo_target(self.epochs)
        if found is not None:
            self.add(found)
        return found is not None


@given(st.lists(st.sampled_from("eur"), max_size=12), st.integers(1, 6))
def test_as_many_redos_as_undos_lead_back(acts: list[str], times: int) -> None:
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
