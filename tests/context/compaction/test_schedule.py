"""Rules: what is due before the next request, in any session, and what no rewrite may break."""

from itertools import pairwise
from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain.context_window.policy import Policy, PreviousTurn
from helix_desktop.domain.context_window.presets import HELIX, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.value import replace
from tests.context.sample_session import SMALL, SampleSession, folded, prose, youngest
from tests.examples import tries

SWEEPING = {"notes_percent": 0, "markers_turns": 1}


def test_without_anything_due_there_is_no_plan_and_upkeep_knows_it_quickly() -> None:
    session = SampleSession.with_first_message()
    while session.upkeep.is_nothing_due(session.state()):
        assert session.plan() is None
        session.steps(1)
    assert session.plan() is not None


def test_relevance_neither_markers_nor_makes_notes_however_full_the_window_is() -> None:
    session = SampleSession(RELEVANCE, size=8_000)
    session.turn(steps=30)
    session.turn(steps=1)
    assert session.state().tokens > 6_900
    assert session.upkeep.is_nothing_due(session.state())
    assert session.plan() is None


def test_helix_markers_what_is_older_than_ten_turns_of_the_conversation() -> None:
    session = SampleSession(HELIX)
    for _ in range(9):
        session.turn(steps=2, tokens=300)
    session.user("the tenth")
    session.steps(2, tokens=300)
    assert session.plan() is None
    session.agent()
    session.end()
    session.user("the eleventh")
    plan = session.plan()
    assert plan is not None
    first = [item for item in session.history.items if item.turn == 1]
    assert {part.seq for part in plan.parts} == {
        returned.seq for item in first for returned in item.outputs()
    }


def test_in_a_long_turn_outputs_older_than_twenty_steps_become_markers_under_helix() -> None:
    session = SampleSession(HELIX)
    session.turn(steps=3, tokens=300)
    session.user("begin")
    session.steps(24, tokens=300)
    assert session.plan() is None
    session.steps(56, tokens=300)
    plan = session.plan()
    assert plan is not None
    running = [item for item in session.history.items if item.turn == 2 and item.reply is not None]
    old = [returned.seq for item in running[:60] for returned in item.outputs()]
    assert [part.seq for part in plan.parts] == old, "the turn before is younger than ten turns"
    assert plan.note_stretches == ()


def test_a_situation_keeps_what_was_superseded_when_it_was_made() -> None:
    session = SampleSession.with_first_message()
    old = session.step(prose(400), tool="read_file", path="a.py")
    before = session.state()
    session.step(prose(300), tool="read_file", path="a.py")
    session.step(prose(200), tool="read_file", path="a.py")
    assert old + 1 not in before.superseded
    assert old + 1 in session.state().superseded


def test_the_marker_of_a_read_says_if_the_same_read_returned_something_else_later() -> None:
    session = SampleSession.with_first_message(SMALL.with_values(SWEEPING))
    old, same, other = (
        session.step(prose(400), tool="read_file", path=path) for path in ("a.py", "b.py", "c.py")
    )
    session.step(prose(300), tool="read_file", path="a.py")
    session.step(prose(400), tool="read_file", path="b.py")
    session.step(prose(300), tool="read_file", path="c.py", start="100")
    session.steps(24, tokens=250)
    plan = session.plan()
    assert plan is not None
    is_superseded = {
        part.seq - 1: "superseded by a later output" in part.text for part in plan.parts
    }
    assert (is_superseded[old], is_superseded[same], is_superseded[other]) == (True, False, False)
    assert sum(is_superseded.values()) == 1


def test_the_fill_of_the_window_is_told_in_tokens_of_the_model() -> None:
    session = SampleSession.with_first_message()
    state = replace(session.state(), size=26_006, token_ratio=16_000 / 26_006)
    assert (
        state.fullness == f"window at {round(state.tokens * state.token_ratio):,} of 16,000 tokens"
    )
    assert state.tokens > round(state.tokens * state.token_ratio)


def test_a_plan_says_how_full_the_window_was_and_how_far_it_looked() -> None:
    session = SampleSession.with_first_message()
    while session.plan() is None:
        session.steps(1)
    tokens = session.state().tokens
    plan = session.maintain()
    assert plan.reason == f"window at {tokens:,} of 1,000,000 tokens"
    epoch = session.history.epochs[1]
    assert (epoch.job, epoch.through) == (Job.NOTES, plan.through)
    looked_at = folded(plan) | {step.seq for step in plan.full_steps}
    assert epoch.through == max(looked_at)


def test_small_windows_are_kept_up_as_well() -> None:
    session = SampleSession(
        SMALL.with_values(
            {"notes_high_tokens": 64_000, "notes_scale_tokens": 64_000, "live_tokens": 0}
        ),
        size=4_000,
    )
    session.user("begin")
    session.steps(6)
    assert session.plan() is None
    session.steps(14)
    before = session.state().tokens
    assert before > 3_000
    session.maintain()
    assert session.state().tokens < before / 2


Act: TypeAlias = tuple[str, int]
ACTS = st.lists(
    st.tuples(
        st.sampled_from(["step", "step", "step", "step", "read", "edit", "user", "end", "sent"]),
        st.integers(0, 700),
    ),
    min_size=30,
    max_size=120,
)
POLICIES = st.builds(
    lambda previous, low, live, patience: SMALL.with_values(
        {
            "previous_turn": previous,
            "notes_high_tokens": 2_500,
            "notes_scale_tokens": 2_500,
            "notes_early_tokens": 1_500,
            "notes_low_tokens": low,
            "notes_tail_tokens": 400,
            "notes_least_tokens": 250,
            "names_major_tokens": 300,
            "live_tokens": live,
            "notes_patience": patience,
        }
    ),
    st.sampled_from(PreviousTurn),
    st.sampled_from([1_000, 1_200, 2_400]),
    st.sampled_from([0, 400, 4_000]),
    st.sampled_from([0, 1]),
)


def play(session: SampleSession, act: Act, sent: list[int]) -> None:
    match act:
        case ("user", size):
            session.user(f"{prose(size // 8, 'please')} {size}")
        case ("end", _):
            session.agent(f"Done at {session.history.seq}.")
            session.end()
            session.user("go on")
        case ("read", size):
            session.read(f"src/pump_{size % 3}.py", size // 4)
        case ("edit", size):
            session.edit(f"src/pump_{size % 3}.py")
        case ("sent", _):
            sent += [session.state().tokens] * 20
        case (_, size):
            session.steps(1, tokens=100 + size)


def check(session: SampleSession, major: bool, before: list[str], start: int) -> None:
    """What holds of the window after a rewrite, whatever was rewritten."""
    state = session.state()
    standing = {row.source.seq for row in state.rows if isinstance(row.source, HistoryItem)}
    for item in session.history.items:
        assert (item.seq in standing) != state.view.covers(item.seq)
    spans = sorted((span.first, span.last) for fold in state.view.folds for span in fold.covers)
    assert all(left[1] < right[0] for left, right in pairwise(spans))
    for fold in state.view.folds:
        assert fold.history == session.originals.digest(fold.covers)
    if not major:
        after = [block.digest for block in state.window.blocks]
        assert after[:start] == before[:start]


@settings(deadline=None, max_examples=tries(60))
@given(POLICIES, ACTS)
def test_a_rewrite_keeps_every_event_once_and_the_prefix_before_the_young(
    policy: Policy, acts: list[Act]
) -> None:
    session = SampleSession.with_first_message(policy)
    sent: list[int] = []
    for act in acts:
        play(session, act, sent)
        state = session.state(sent_tokens=tuple(sent))
        plan = session.plan(sent_tokens=tuple(sent))
        if plan is None:
            continue
        previous = {item.seq for item in session.history.items if state.is_in_previous_turn(item)}
        assert not folded(plan) & previous
        assert state.last_request is not None
        assert state.last_request.seq not in folded(plan)
        digests = [block.digest for block in state.window.blocks]
        rows = state.rows[: youngest(state)]
        start = 1 + sum(len(row.blocks) for row in rows)
        session.commit(plan)
        sent.clear()
        check(session, plan.major, digests, start)
        assert session.state().tokens < state.tokens
