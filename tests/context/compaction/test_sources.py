"""Folds by rules: how much room notes have, what they tell of, no name that is seen elsewhere."""

from collections.abc import Iterator

import pytest

from helix_desktop.context.compaction.fold_sources import SHARE_DIVISOR, VALUES_TOKENS, make_notes
from helix_desktop.context.compaction.note_choice import VisibleNames
from helix_desktop.context.compaction.stretches import RowStretch
from helix_desktop.context.texts.said_lines import said_text
from helix_desktop.domain.context_window.block import Block
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import HELIX
from helix_desktop.domain.context_window.rewrites import Fold, FoldKind, SaidLine
from helix_desktop.domain.value import replace
from tests.context.sample_session import SCALES, SMALL, SampleSession, folded, prose

FRAME = 90
"""Tokens of the opening and the line that recalls the stretch."""
CODE = "".join(f"{n}→def refill_reservoir_{n}(level: int) -> int:\n" for n in range(1, 60))


def make_stretch(policy: Policy) -> tuple[SampleSession, RowStretch]:
    session = SampleSession.with_first_message(policy)
    for number in range(40):
        names = " ".join(f"name_{number}_{part}_of_it" for part in range(30))
        session.step(names, text=f"I look at part {number} of it.", command=f"make {number}")
    return session, RowStretch(session.state().rows, session.history.index)


def names_in(fold: Fold) -> int:
    line = next(row for row in fold.text.split("\n") if row.startswith("names: "))
    return SCALES.count(line)


def test_notes_stand_for_their_stretch_and_say_how_to_recall_it() -> None:
    session, stretch = make_stretch(SMALL)
    fold = make_notes(stretch, session.originals, session.state())
    assert (fold.kind, fold.covers) == (FoldKind.NOTES, stretch.covers)
    assert fold.history == session.originals.digest(stretch.covers)
    assert f'[HISTORY] recall_history("{fold.history}")' in fold.text


@pytest.mark.parametrize(("names", "major"), [(50, 2_000), (200, 600), (300, 300)])
def test_names_have_their_own_room_and_a_larger_one_in_a_major_pass(names: int, major: int) -> None:
    policy = SMALL.with_values(
        {"names_tokens": names, "names_major_tokens": major, "names_share": 50}
    )
    session, stretch = make_stretch(policy)
    minor = make_notes(stretch, session.originals, session.state())
    joined = make_notes(stretch, session.originals, session.state(), major=True)
    for fold, room in ((minor, names), (joined, major)):
        assert room * 0.9 < names_in(fold) <= room + 3


def test_names_take_at_most_their_share_of_what_they_stand_for() -> None:
    session, stretch = make_stretch(SMALL.with_values({"names_share": 1, "names_tokens": 30_000}))
    fold = make_notes(stretch, session.originals, session.state())
    assert names_in(fold) <= stretch.raw_tokens / 100 + 3


def test_what_is_told_of_steps_takes_its_share() -> None:
    policy = SMALL.with_values({"note_share": 1, "names_tokens": 0, "said_tokens": 0})
    session, stretch = make_stretch(policy)
    fold = make_notes(stretch, session.originals, session.state())
    assert "I look at part" in fold.text
    assert SCALES.count(fold.text) <= stretch.raw_tokens / 100 + FRAME


def test_a_policy_without_marks_has_notes_of_a_sixth_at_most() -> None:
    session, stretch = make_stretch(HELIX)
    fold = make_notes(stretch, session.originals, session.state())
    assert SCALES.count(fold.text) <= min(stretch.tokens // SHARE_DIVISOR, HELIX.names_tokens)


def test_notes_do_not_repeat_names_that_are_still_in_the_window() -> None:
    session, stretch = make_stretch(SMALL)
    first = make_notes(stretch, session.originals, session.state())
    name = next(word for word in first.text.split() if word.startswith("name_"))
    assert (
        name
        not in make_notes(
            stretch, session.originals, session.state(), visible_names={name}
        ).text.split()
    )


def with_said() -> SampleSession:
    """A session with notes, in which the agent said two things."""
    session = SampleSession.with_first_message()
    session.step("all is well", text="The mock server runs on port 50931.", command="make")
    session.step("all is well", text="The seed of the meadow is 77912.", command="make")
    while session.plan() is None:
        session.steps(1)
    session.maintain()
    return session


def test_what_the_agent_said_is_in_notes_again_at_every_pass() -> None:
    session = with_said()
    for _ in range(3):
        fold = make_notes(
            RowStretch(session.state().rows[1:], session.history.index),
            session.originals,
            session.state(),
            major=True,
        )
        assert [line.text for line in fold.said][:2] == [
            "The mock server runs on port 50931.",
            "The seed of the meadow is 77912.",
        ]
        assert said_text(fold.said) in fold.text
        while session.plan() is None:
            session.steps(1)
        session.maintain()


def test_later_notes_have_the_lines_as_the_user_left_them() -> None:
    session = with_said()
    stretch = RowStretch(session.state().rows[1:], session.history.index)
    notes = stretch.folds[0]
    own = SaidLine(notes.last, "The port is 50932 by now.", by_user=True)
    edited = replace(notes, said=(*notes.said[1:], own), removed=notes.said[:1])
    rows = tuple(
        replace(row, source=edited) if row.source == notes else row for row in stretch.rows
    )
    later = make_notes(
        RowStretch(rows, session.history.index), session.originals, session.state(), major=True
    )
    texts = [line.text for line in later.said]
    assert "The mock server runs on port 50931." not in texts
    assert "The seed of the meadow is 77912." in texts
    assert own in later.said
    assert later.removed == notes.said[:1]


def test_the_newest_rows_of_steps_stay_where_there_is_no_room_for_all() -> None:
    policy = SMALL.with_values({"note_share": 2, "said_tokens": 0})
    session = SampleSession.with_first_message(policy)
    for number in range(30):
        session.edit(f"src/part_{number}.py")
        session.user(f"Go on with part {number} now.")
    stretch = RowStretch(session.state().rows, session.history.index)
    text = make_notes(stretch, session.originals, session.state()).text
    body = text[: text.index("names:")] if "names:" in text else text
    assert "src/part_29.py" in body
    assert "src/part_0.py" not in body


def test_of_earlier_notes_the_names_stay_and_the_steps_are_not_told_twice() -> None:
    session = SampleSession.with_first_message(SMALL.with_values({"names_major_tokens": 2_000}))
    session.step("close_the_valve", text="I look at the valve first of all.", command="make")
    while session.plan() is None:
        session.steps(1)
    session.maintain()
    assert "close_the_valve" in session.state().view.folds[0].text
    stretch = RowStretch(session.state().rows[1:], session.history.index)
    joined = make_notes(stretch, session.originals, session.state(), major=True)
    assert stretch.folds
    assert "close_the_valve" in joined.text
    assert joined.text.count("I look at the valve") == 1
    assert joined.text.count("[Conversation History Notes]") == 1
    assert joined.text.count("[HISTORY]") == 1


def session_with_names() -> SampleSession:
    session = SampleSession()
    session.user("fix refill_the_reservoir in src/pumps/main.py")
    session.step("opened close_the_valve at tests/test_valve.py", command="run_the_turbine --fast")
    return session


def test_names_of_words_calls_and_outputs_that_stay_are_known() -> None:
    known = VisibleNames().of(session_with_names().state().rows, without=[])
    assert {
        "refill_the_reservoir",
        "src/pumps/main.py",
        "close_the_valve",
        "tests/test_valve.py",
        "run_the_turbine",
    } <= known


class Unreadable(tuple[Block, ...]):
    """Blocks that nobody may look at."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Block]:
        raise AssertionError("read on the event loop")


def test_the_names_of_a_very_long_message_are_read_by_the_pass_that_needs_them() -> None:
    [row] = session_with_names().state().rows[:1]
    names = VisibleNames()
    names.scan([replace(row, blocks=Unreadable(row.blocks), tokens=800_000)])
    assert "refill_the_reservoir" in names.of([row], without=[])


def test_of_a_path_its_ends_are_known_and_its_beginnings_are_not() -> None:
    known = VisibleNames().of(session_with_names().state().rows, without=[])
    assert {"pumps/main.py", "main.py"} <= known
    assert not {"src", "src/pumps"} & known


def test_a_name_in_a_step_that_is_about_to_be_replaced_does_not_count_as_known() -> None:
    session = session_with_names()
    rows = session.state().rows
    known = VisibleNames().of(rows, without=[RowStretch(rows[1:], session.history.index)])
    assert "refill_the_reservoir" in known
    assert not {"close_the_valve", "run_the_turbine"} & known


def test_a_name_that_stands_in_the_tail_takes_no_room_in_notes() -> None:
    session = SampleSession.with_first_message(SMALL.with_values({"note_share": 0}))
    session.step("opened close_the_valve and refill_the_reservoir", command="make")
    session.steps(32)
    newest = session.step(f"{prose(20)}again close_the_valve", command="make")
    plan = session.maintain()
    assert newest not in folded(plan)
    [fold] = session.state().view.folds
    assert "refill_the_reservoir" in fold.text
    assert "close_the_valve" not in fold.text
    assert (
        sum("close_the_valve" in str(message) for message in session.state().window.messages) == 1
    )


def test_lines_with_a_value_have_room_of_their_own_and_half_of_that_for_names_at_most() -> None:
    def value_tokens(names_tokens: int) -> int:
        session = SampleSession.with_first_message(
            SMALL.with_values({"lines_tokens": 0, "names_share": 100, "names_tokens": names_tokens})
        )
        for number in range(60):
            output = f"{prose(60)}\nLIMIT_OF_PUMP_{number} = {number}417\n"
            session.step(output, tool="read_file", path=f"pump_{number}.py")
        stretch = RowStretch(session.state().rows, session.history.index)
        fold = make_notes(stretch, session.originals, session.state())
        lines = fold.text.partition("lines:\n")[2].partition("\nnames:")[0]
        assert "LIMIT_OF_PUMP_0 = 0417" in lines
        return SCALES.count(lines)

    small, large, largest = map(value_tokens, (200, 600, 4_000))
    assert 0 < small <= 100 < large <= 300 < largest <= VALUES_TOKENS
