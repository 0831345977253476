"""The ladder: what is folded when the next request would not fit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.trim import (
    TRIMS,
    find_notable_stretches,
    full_zone,
    is_smaller,
    notes_tokens,
    take_enough,
    target_tokens,
    write_notes,
)
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import EventSpan, Fold, FoldKind, Job
from tests.context.sample_session import SampleSession, prose
from tests.examples import tries


def test_a_last_step_that_still_waits_does_not_keep_all_before_it_from_being_folded() -> None:
    session = SampleSession.with_first_message(size=300)
    steps = session.steps(6)
    waiting = session.calls("shell", command="make all")
    session.user("and now?")

    before = session.state()
    compaction = write_notes(full_zone, documents=True)(before)
    assert compaction is not None
    session.commit(compaction)
    assert is_smaller(session.state(), before)
    assert not any(session.shown(step) for step in steps)
    assert session.shown(waiting)


def climbed(session: SampleSession) -> None:
    """Rung by rung, as the keeper climbs, until it fits."""
    for strategy in TRIMS:
        state = session.state()
        if state.fits:
            return
        trim = strategy(state)
        if trim is not None:
            session.commit(trim)


def long_session(size: int, *, tokens: int = 300) -> SampleSession:
    session = SampleSession(size=size)
    for _ in range(6):
        session.turn(steps=3, tokens=tokens)
    session.user("and now?")
    session.steps(3, tokens=tokens)
    return session


def test_a_request_that_is_slightly_too_large_is_trimmed_slightly() -> None:
    session = long_session(100_000)
    full_tokens = session.state().tokens
    session.size = full_tokens - 100
    before = target_tokens(session.state())
    climbed(session)
    assert session.state().fits
    # the last output that went may have freed more than was missing
    assert before - 300 <= session.state().tokens <= before


def test_notes_of_before_are_folded_again_together_with_what_came_behind_them() -> None:
    session = SampleSession(size=100_000)
    first, last = session.user("begin"), session.agent()
    notes = Fold(
        FoldKind.NOTES, (EventSpan(first, last),), prose(400, "noted"), HistoryDigest("a" * 64)
    )
    session.commit(Compaction(Job.TRIM, "", folds=(notes,)))
    for _ in range(60):
        session.user("go on")
        session.agent()
        session.end()
    session.user("and now?")
    # notes of these notes alone would free what is missing, but alone they are not made anew
    session.size = session.state().tokens - 10
    assert not session.state().fits
    climbed(session)
    assert session.state().fits


def test_what_is_older_goes_before_the_turn_before_and_the_newest_step_stays() -> None:
    session = long_session(100_000)
    session.size = session.state().tokens * 2 // 3
    climbed(session)
    state = session.state()
    assert state.fits
    items = [row.source for row in state.rows if isinstance(row.source, HistoryItem)]
    last = [item for item in session.history.items if item.turn == session.history.previous_turn]
    assert all(item in items for item in last)
    assert all(not state.view.markers_at(out.seq) for item in last for out in item.outputs())
    newest = session.history.items[-1]
    assert not any(state.view.markers_at(out.seq) for out in newest.outputs())


def test_observations_and_handovers_stay_while_anything_else_will_do() -> None:
    session = long_session(100_000)
    first, *_, last = (row.source for row in session.state().rows[:4])
    assert isinstance(first, HistoryItem)
    assert isinstance(last, HistoryItem)
    learned = Fold(
        FoldKind.OBSERVATIONS,
        (EventSpan(first.seq, last.seq),),
        prose(200, "what was learned"),
        HistoryDigest("a" * 64),
    )
    session.commit(Compaction(Job.OBSERVATIONS, "", folds=(learned,)))
    session.size = session.state().tokens // 2
    climbed(session)
    kinds = [row.source.kind for row in session.state().rows if isinstance(row.source, Fold)]
    assert session.state().fits
    assert FoldKind.OBSERVATIONS in kinds


@settings(max_examples=tries(60))
@given(
    turns=st.lists(
        st.lists(st.integers(20, 2_000), min_size=1, max_size=4), min_size=1, max_size=6
    ),
    share=st.floats(0.3, 0.99),
)
def test_a_trim_frees_what_is_missing_and_no_more(turns: list[list[int]], share: float) -> None:
    session = SampleSession(size=1_000_000)
    for sizes in turns:
        session.user("go on")
        for size in sizes:
            session.step(prose(size, "part"), command="make")
        session.agent()
        session.end()
    session.user("and now?")
    session.steps(1, tokens=20)
    full_state = session.state()
    session.size = int(full_state.tokens * share)
    aim, largest = target_tokens(session.state()), max(row.tokens for row in full_state.rows)
    climbed(session)
    state = session.state()
    if state.fits:
        assert state.tokens >= aim - max(0.15 * aim, largest) - 60


@pytest.mark.parametrize("missing", [0.02, 0.1, 0.3, 0.5, 0.9])
def test_no_more_rows_are_chosen_than_free_what_is_missing(missing: float) -> None:
    session = long_session(100_000, tokens=120)
    session.size = round(session.state().tokens * (1 - missing))
    state = session.state()
    excess = state.tokens - target_tokens(state)
    chosen = take_enough(state, find_notable_stretches(state, full_zone, documents=True))
    freed = [item.tokens - notes_tokens(item.tokens, state) for item in chosen]
    last = chosen[-1]
    shorter = last.tokens - last.rows[-1].tokens
    assert sum(freed[:-1]) < excess
    if sum(freed) >= excess and len(last.rows) > 2:
        assert sum(freed[:-1]) + shorter - notes_tokens(shorter, state) < excess
