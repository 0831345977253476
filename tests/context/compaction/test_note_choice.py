"""Notes by generations: young steps first, what is older stays byte for byte until it has to go."""

import pytest

from helix_desktop.context.compaction.note_choice import are_notes_due
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.window_state import CachePrices
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.policy import Policy, PreviousTurn
from helix_desktop.domain.context_window.rewrites import Fold, FoldKind
from tests.context.sample_session import (
    SCALES,
    SMALL,
    WIDE,
    SampleSession,
    folded,
    prose,
    youngest,
)

MARKS = NoteThresholds.of(SMALL, WIDE)
assert MARKS is not None
FOLDING = SMALL.with_values({"live_tokens": 0})
"""No step stays whole."""
JOINING = FOLDING.with_values({"notes_low_tokens": 1_700})
"""Older notes are joined as soon as they fill more than this."""
PATIENT = SMALL.with_values({"notes_patience": 3})


def full(session: SampleSession) -> SampleSession:
    """The tale goes on until something is due."""
    while session.plan() is None:
        session.steps(1)
    return session


def long_turn(policy: Policy = FOLDING) -> SampleSession:
    session = SampleSession.with_first_message(policy)
    return full(session)


def test_nothing_is_noted_before_the_window_is_full() -> None:
    session = SampleSession.with_first_message()
    while session.state().tokens <= MARKS.high_tokens:
        assert not are_notes_due(session.state(), MARKS)
        assert session.plan() is None
        session.steps(1)
    assert are_notes_due(session.state(), MARKS)
    assert session.plan() is not None


def test_a_full_window_becomes_notes_and_its_newest_tokens() -> None:
    session = long_turn()
    before = session.state()
    session.maintain()
    after = session.state()
    [note] = [row for row in after.rows if isinstance(row.source, Fold)]
    assert isinstance(note.source, Fold)
    assert note.source.kind is FoldKind.NOTES
    tail = after.rows[after.rows.index(note) + 1 :]
    assert tail == before.rows[-len(tail) :]
    assert sum(row.tokens for row in tail) <= SMALL.notes_tail_tokens
    assert sum(row.tokens for row in before.rows[-len(tail) - 1 :]) > SMALL.notes_tail_tokens


def test_only_the_young_generation_becomes_notes() -> None:
    session = long_turn()
    first = session.maintain()
    plan = full(session).plan()
    assert plan is not None
    assert not plan.major
    assert min(folded(plan)) > first.through
    assert not any(stretch.folds for stretch in plan.note_stretches)


def test_the_window_up_to_the_first_young_row_stays_byte_identical() -> None:
    session = long_turn()
    for _ in range(4):
        session.maintain()
        full(session)
        state = session.state()
        start = state.rows[youngest(state)].blocks[0].digest
        before = [block.digest for block in state.window.blocks]
        unchanged = before[: before.index(start)]
        assert not session.maintain().major
        after = [block.digest for block in session.state().window.blocks]
        assert after[: len(unchanged)] == unchanged
        assert after[len(unchanged)] != start
        full(session)


def test_a_step_is_young_until_compaction_has_looked_at_it() -> None:
    session = long_turn()
    plan = session.maintain()
    state = session.state()
    source = state.rows[youngest(state)].source
    assert not isinstance(source, Fold)
    assert source.seq > plan.through
    assert all(
        isinstance(row.source, Fold) or row.source.seq <= plan.through
        for row in state.rows[: youngest(state)]
    )


def test_a_major_pass_joins_older_notes_where_young_ones_are_not_enough() -> None:
    session = long_turn(JOINING)
    passes = [session.maintain()]
    while not passes[-1].major:
        passes.append(full(session).maintain())
    assert len(passes) > 3
    assert {plan.major for plan in passes[:-1]} == {False}
    [joined] = session.state().view.folds
    assert len([fold for stretch in passes[-1].note_stretches for fold in stretch.folds]) > 3
    assert joined.first == 2
    assert session.state().tokens <= JOINING.notes_low_tokens


def test_joined_notes_still_name_what_the_notes_before_them_named() -> None:
    session = long_turn(JOINING.with_values({"names_major_tokens": 2_000}))
    session.step("prose", command="use refill_the_reservoir")
    while not full(session).maintain().major:
        pass
    [joined] = session.state().view.folds
    assert "refill_the_reservoir" in joined.text


def test_notes_that_would_free_too_little_are_not_made() -> None:
    session = SampleSession.with_first_message(SMALL.with_values({"notes_least_tokens": 200_000}))
    session.steps(60)
    assert session.state().tokens > MARKS.high_tokens
    assert session.plan() is None


def test_the_newest_step_stays_even_where_it_is_larger_than_the_tail() -> None:
    session = SampleSession.with_first_message()
    session.steps(20)
    newest = session.step(prose(3_000), command="make all")
    plan = session.plan()
    assert plan is not None
    assert newest not in folded(plan)
    session.maintain()
    assert session.shown(newest)


def test_what_the_user_said_stays_in_its_place_in_a_major_pass_too() -> None:
    session = SampleSession(JOINING)
    said = [session.turn(f"{prose(40)} Always use tool {number}.", steps=4) for number in range(4)]
    session.turn(steps=1)
    session.user("begin")
    while not full(session).maintain().major:
        assert all(map(session.shown, said))
    assert all(map(session.shown, said))


def test_notes_say_of_a_message_that_stays_that_it_has_been_worked_on() -> None:
    session = SampleSession(SMALL.with_values({"note_share": 50}))
    session.turn("Never touch the golden files.", steps=4)
    session.turn(steps=1)
    session.user("begin")
    full(session).maintain()
    text = session.state().view.folds[0].text
    assert "User “Never touch the golden files.”, worked on:" in text
    assert "All but the newest one have been worked on." in text


def test_what_the_user_said_last_stays_in_a_major_pass_too() -> None:
    session = SampleSession(JOINING)
    last = session.user(f"{prose(200)} Never delete the journal.")
    while not full(session).maintain().major:
        pass
    assert session.shown(last)
    assert any(
        "Never delete the journal." in message.text for message in session.state().window.messages
    )


def previous_and_running(policy: Policy = SMALL) -> tuple[SampleSession, range]:
    """A turn that is over, and one that fills the window; the events of the former."""
    session = SampleSession(policy)
    session.turn(steps=2)
    first = session.turn("the turn before", steps=6, tokens=220)
    session.user("begin")
    last = session.history.seq
    return full(session), range(first, last)


def test_the_previous_turn_is_neither_noted_nor_cut() -> None:
    session, previous = previous_and_running()
    plan = session.maintain()
    assert not folded(plan) & set(previous)
    assert folded(plan)
    assert all(session.shown(item.seq) for item in session.history.items if item.seq in previous)
    # its outputs may be behind markers, and every one of them can be recalled whole
    assert plan.parts
    for part in plan.parts:
        assert part.seq in previous
        assert part.path == ""
        assert part.text.startswith(f'[CACHED] recall_cached_content("{part.content[:16]}")')
        assert part.content in session.stored
        assert SCALES.count(part.text) < SCALES.count(session.stored[part.content])


def test_markers_and_notes_are_one_rewrite() -> None:
    session, previous = previous_and_running()
    session.maintain()
    assert len(session.history.epochs) == 1
    kinds = [block.kind for block in session.state().window.blocks if block.origin in previous]
    assert BlockKind.MARKER in kinds


def test_a_previous_turn_before_them_is_no_reason_to_tell_notes_again() -> None:
    session, _ = previous_and_running()
    session.maintain()
    folds = session.state().view.folds
    for count in range(1, 4):
        start = youngest(full(session).state())
        keys = [row.key for row in session.state().rows[:start]]
        assert not session.maintain().major
        assert session.state().view.folds[: len(folds)] == folds
        assert len(session.state().view.folds) == len(folds) + count
        assert [row.key for row in session.state().rows[:start]] == keys


def test_what_was_the_previous_turn_becomes_notes_when_the_next_one_is_over() -> None:
    session, previous = previous_and_running()
    session.maintain()
    assert session.shown(previous[0] + 1)
    session.agent()
    session.end()
    session.user("and now something else")
    full(session).maintain()
    assert not session.shown(previous[0] + 1)


def test_a_strict_previous_turn_is_left_alone_altogether() -> None:
    strict = SMALL.with_values({"previous_turn": PreviousTurn.STRICT})
    session, previous = previous_and_running(strict)
    previous_rows = [row for row in session.state().rows if row.blocks[0].origin in previous]
    plan = session.maintain()
    assert plan.parts == ()
    assert [
        row for row in session.state().rows if row.blocks[0].origin in previous
    ] == previous_rows


USUAL = CachePrices()


def half_full(policy: Policy = PATIENT) -> SampleSession:
    session = SampleSession.with_first_message(policy)
    while session.state().tokens <= 5_000:
        session.steps(1)
    return session


def calls_until_due(session: SampleSession, prices: CachePrices = USUAL) -> int:
    """How often the window can be read before notes of it are due."""
    marks = NoteThresholds.of(session.policy, session.size)
    assert marks is not None
    tokens = session.state().tokens
    for count in range(2_000):
        if are_notes_due(session.state(sent_tokens=(tokens,) * count, prices=prices), marks):
            return count
    return 2_000


def test_patience_is_the_number_of_rewrites_that_reading_on_may_cost() -> None:
    counts = {
        patience: calls_until_due(half_full(SMALL.with_values({"notes_patience": patience})))
        for patience in (1, 3, 6)
    }
    assert 0 < counts[1] < counts[3] < counts[6] < 200
    # the request that is about to be sent is read as well
    assert counts[6] + 1 == pytest.approx(6 * (counts[1] + 1), rel=0.35)


def test_without_patience_only_the_threshold_decides() -> None:
    assert calls_until_due(half_full(SMALL)) == 2_000


def test_what_was_read_of_small_windows_costs_no_patience() -> None:
    session = half_full()
    assert not are_notes_due(session.state(sent_tokens=(MARKS.early_tokens,) * 2_000), MARKS)


def test_below_the_early_mark_no_tokens_are_counted() -> None:
    session = SampleSession.with_first_message(PATIENT)
    session.steps(10)
    assert session.state().tokens < MARKS.early_tokens
    assert not are_notes_due(session.state(sent_tokens=(6_000,) * 2_000), MARKS)


def test_notes_wait_only_for_tokens_that_notes_can_free() -> None:
    """Of a window that is large by its notes and its tail, reading on is no reason."""
    session = long_turn(PATIENT.with_values({"notes_tail_tokens": 4_000}))
    session.maintain()
    session.step(prose(300), command="make all")
    assert MARKS.early_tokens < session.state().tokens <= MARKS.high_tokens
    marks = NoteThresholds.of(session.policy, session.size)
    assert marks is not None
    assert not are_notes_due(session.state(sent_tokens=(6_000,) * 2_000), marks)


def test_where_the_cache_is_cold_a_rewrite_costs_nothing_extra_and_is_due_at_once() -> None:
    assert calls_until_due(half_full(), CachePrices(read=1.25, write=1.25)) == 0
    assert calls_until_due(half_full(), USUAL) > 0


def test_without_a_discount_for_cached_tokens_only_the_mark_counts() -> None:
    assert calls_until_due(half_full(), CachePrices(1.0, 1.0, discount=False)) == 2_000


def test_the_same_history_gives_the_same_notes_each_time() -> None:
    session = long_turn()
    plan = session.plan()
    assert plan is not None
    assert plan == session.plan()
    texts = [
        [fold.text for fold in plan.with_notes(session.originals, session.state()).folds]
        for _ in range(2)
    ]
    assert texts[0] == texts[1] != []
