"""Legal cuts: whole items, neighbours joined, and what the user wrote last left alone."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.compaction.stretches import (
    RowStretch,
    find_runs,
    find_stretches,
    find_tail,
)
from helix_desktop.context.compaction.trim import find_notable_stretches, full_zone
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain.context_window.rewrites import EventSpan
from tests.context.sample_session import SampleSession, folded, prose


def two_turns_session() -> SampleSession:
    session = SampleSession()
    session.turn("first", steps=3)
    session.turn("second", steps=2)
    session.user("third")
    session.steps(3)
    return session


def first_turn(session: SampleSession) -> RowStretch:
    state = session.state()
    return find_stretches(state, len(state.rows))[0]


def test_a_stretch_covers_its_items_with_all_their_results() -> None:
    session = two_turns_session()
    items = session.history.items
    stretch = first_turn(session)
    # three steps with an output each, and the answer, but not the turn's message
    assert stretch.items == tuple(items[1:5])
    assert stretch.covers == (EventSpan(2, items[4].seq),)
    assert (
        stretch.tokens == stretch.raw_tokens == sum(row.tokens for row in session.state().rows[1:5])
    )


def test_what_stays_in_the_middle_parts_the_stretches_of_one_fold() -> None:
    session = two_turns_session()
    rows = session.state().rows
    stretch = RowStretch((rows[0], rows[1], rows[3], rows[4]), session.history.index)
    assert stretch.covers == (EventSpan(1, 2), EventSpan(6, 8))


def test_neighbours_are_joined_across_what_is_no_part_of_a_window() -> None:
    session = two_turns_session()
    rows = session.state().rows
    end = rows[4].source.last
    stretch = RowStretch(tuple(rows[:7]), session.history.index)
    # the end of the first turn is an event of its own between two items
    assert isinstance(rows[5].source, HistoryItem)
    assert rows[5].source.seq == end + 2
    assert stretch.covers == (EventSpan(1, rows[6].source.seq),)


def test_a_stretch_with_a_fold_covers_what_that_fold_covers() -> None:
    session = SampleSession.with_first_message()
    while session.plan() is None:
        session.steps(1)
    session.maintain()
    rows = session.state().rows
    [fold] = session.state().view.folds
    stretch = RowStretch(tuple(rows[1:4]), session.history.index)
    assert stretch.folds == (fold,)
    assert stretch.covers == (EventSpan(fold.first, rows[3].source.seq),)
    assert stretch.raw_tokens == stretch.tokens - rows[1].tokens


def test_the_previous_turn_and_the_last_message_part_what_may_be_folded() -> None:
    session = two_turns_session()
    state = session.state()
    result = find_stretches(state, len(state.rows))
    previous = {item.seq for item in session.history.items if item.turn == state.previous_turn}
    covered = {item.seq for stretch in result for item in stretch.items}
    assert len(result) == 2
    assert not covered & previous
    assert state.last_request is not None
    assert state.last_request.seq not in covered
    assert len(covered) == 4 + 3


def test_a_trim_may_cover_the_previous_turn_but_nothing_that_was_typed() -> None:
    session = two_turns_session()
    state = session.state()
    covered = {
        item.seq
        for stretch in find_notable_stretches(state, full_zone, documents=True)
        for item in stretch.items
    }
    assert covered == {item.seq for item in session.history.items if not item.typed}


def test_the_tail_is_whole_rows_and_has_the_newest_step_in_it() -> None:
    session = two_turns_session()
    state = session.state()
    newest = state.rows[-1].tokens
    assert find_tail(state, newest + state.rows[-2].tokens) == len(state.rows) - 2
    assert find_tail(state, newest + state.rows[-2].tokens - 1) == len(state.rows) - 1
    assert find_tail(state, 0) == len(state.rows) - 1
    assert find_tail(state, 10**9) == 0


@given(st.lists(st.booleans(), max_size=30))
def test_runs_are_all_rows_that_do_not_stay_in_order(staying: list[bool]) -> None:
    session = SampleSession()
    seqs = [session.user(f"message {number}") for number, _ in enumerate(staying)]
    stays = {seq for seq, stay in zip(seqs, staying, strict=True) if stay}
    rows = session.state().rows
    result = list(find_runs(rows, lambda row: row.blocks[0].origin in stays))
    assert all(result)
    flat = [row.blocks[0].origin for run in result for row in run]
    assert flat == [seq for seq in seqs if seq not in stays]
    for left, right in pairwise(result):
        assert right[0].blocks[0].origin > left[-1].blocks[0].origin + 1


def test_a_plan_never_parts_a_step_from_its_results() -> None:
    session = SampleSession.with_first_message()
    session.steps(30)
    session.step(prose(300), command="make all")
    plan = session.plan()
    assert plan is not None
    for stretch in plan.note_stretches:
        for item in session.history.items_in(stretch.covers):
            assert item.seq in folded(plan)
            assert not item.open_calls
