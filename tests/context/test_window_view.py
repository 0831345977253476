"""Views: folds of several stretches, what lies between them, and the way back to any of them."""

from helix_desktop.context.window_view import (
    RAW,
    WindowView,
    apply_epoch,
    find_origins,
    is_covered_by,
    redo_target,
    rewrites_in_effect,
    view_at_epoch,
)
from helix_desktop.domain.cache import HistoryDigest, digest_of
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
)
from helix_desktop.domain.value import replace
from tests.context.sample_session import SampleSession

HISTORY = HistoryDigest(digest_of(b"covered"))


def fold(*spans: tuple[int, int], text: str = "notes") -> Fold:
    return Fold(FoldKind.NOTES, tuple(EventSpan(*span) for span in spans), text, HISTORY)


def marked(seq: int, text: str = "marker") -> MarkedPart:
    return MarkedPart(seq, f"c{seq}", "", content=digest_of(b"x"), text=text)


def epoch(number: int, parent: int = 0, *, folds: tuple[Fold, ...] = ()) -> Epoch:
    return Epoch(number, parent, Job.NOTES, "full", 10, 5, folds=folds)


def test_what_lies_between_the_stretches_of_a_fold_stays() -> None:
    made = apply_epoch(RAW, epoch(1, folds=(fold((2, 5), (9, 12)),)))
    covered = [seq for seq in range(15) if made.covers(seq)]
    assert covered == [2, 3, 4, 5, 9, 10, 11, 12]
    assert all(made.fold_at(seq) is made.folds[0] for seq in covered)


def test_folds_with_interleaved_stretches_are_kept_apart() -> None:
    outer, inner = fold((2, 3), (8, 9), text="outer"), fold((5, 6), text="inner")
    made = apply_epoch(RAW, epoch(1, folds=(inner, outer)))
    texts = [result.text if (result := made.fold_at(seq)) else "" for seq in range(2, 10)]
    assert texts == ["outer"] * 2 + [""] + ["inner"] * 2 + [""] + ["outer"] * 2
    assert [item.text for item in made.folds] == ["outer", "inner"]


def test_the_text_of_a_fold_stands_once_and_where_its_first_stretch_began() -> None:
    session = SampleSession()
    first, *middle, last = [session.user(f"message {number}") for number in range(1, 6)]
    view = apply_epoch(RAW, epoch(1, folds=(fold((first, first), (middle[1], last)),)))
    standing = [
        getattr(item, "text", None) or item.seq for item in session.history.shown_items(view)
    ]
    assert standing == ["notes", middle[0]]


def test_a_new_fold_takes_the_place_of_those_it_covers_and_of_no_other() -> None:
    first = apply_epoch(RAW, epoch(1, folds=(fold((2, 3), text="a"), fold((5, 6), text="b"))))
    second = apply_epoch(first, epoch(2, 1, folds=(fold((2, 3), (8, 9), text="c"),)))
    assert [item.text for item in second.folds] == ["c", "b"]
    third = apply_epoch(second, epoch(3, 2, folds=(fold((2, 9), text="d"),)))
    assert [item.text for item in third.folds] == ["d"]


def test_a_fold_is_covered_only_if_each_of_its_stretches_is() -> None:
    wide = fold((1, 4), (8, 12))
    assert is_covered_by(fold((2, 3), (9, 9)), wide)
    assert is_covered_by(wide, wide)
    assert not is_covered_by(fold((2, 3), (6, 9)), wide)
    assert not is_covered_by(fold((2, 9)), wide)


def test_markers_of_what_is_folded_are_gone_and_those_between_stay() -> None:
    before = apply_epoch(RAW, replace(epoch(1), marked=(marked(3), marked(7), marked(10))))
    made = apply_epoch(before, epoch(2, 1, folds=(fold((2, 5), (9, 12)),)))
    assert set(made.markers) == {7}
    assert made.markers_at(7)["c7", ""].text == "marker"
    assert not made.markers_at(3)


def test_a_part_that_is_marked_again_shows_its_newest_marker() -> None:
    first = apply_epoch(RAW, replace(epoch(1), marked=(marked(3), marked(4))))
    second = apply_epoch(first, replace(epoch(2, 1), marked=(marked(3, "shorter"),)))
    assert [second.markers_at(seq)[f"c{seq}", ""].text for seq in (3, 4)] == ["shorter", "marker"]
    # a view is a value: the one before is what it was
    assert first.markers_at(3)["c3", ""].text == "marker"


def test_any_earlier_view_can_be_restored() -> None:
    one = epoch(1, folds=(fold((2, 3), text="a"),))
    two = epoch(2, 1, folds=(fold((2, 6), text="b"),))
    undo = replace(epoch(3, 2), restores=1)
    more = epoch(4, 3, folds=(fold((8, 9), text="c"),))
    epochs = {item.number: item for item in (one, two, undo, more)}
    first = apply_epoch(RAW, one)
    assert view_at_epoch(0, epochs) == RAW
    assert view_at_epoch(1, epochs) == first == view_at_epoch(3, epochs)
    assert view_at_epoch(2, epochs) == apply_epoch(first, two)
    assert [item.text for item in view_at_epoch(4, epochs).folds] == ["a", "c"]


def test_a_damaged_journal_with_a_cycle_of_rewrites_is_read_to_its_end() -> None:
    itself = replace(epoch(1), restores=1)
    later = epoch(2, 3, folds=(fold((2, 3)),))
    earlier = replace(epoch(3, 2), restores=2)
    epochs = {item.number: item for item in (itself, later, earlier)}
    assert view_at_epoch(1, epochs) == RAW
    assert view_at_epoch(3, epochs).folds == later.folds
    assert rewrites_in_effect(epochs) == {2}
    assert redo_target({1: itself}) is None
    assert find_origins(1, epochs).folds == {}


def test_where_a_rewrite_is_lost_more_is_shown_and_never_less() -> None:
    one = epoch(1, folds=(fold((2, 3)),))
    two = epoch(2, 1, folds=(fold((5, 6)),))
    assert view_at_epoch(2, {2: two}).folds == two.folds
    assert view_at_epoch(2, {1: one}) == RAW
    assert WindowView() == RAW
