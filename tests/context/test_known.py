"""Names that are seen elsewhere in the window are not told again in notes."""

from helix_desktop.context.condense import VisibleNames
from helix_desktop.context.stretches import RowStretch
from tests.context.tale import SMALL, Tale, folded, prose


def told() -> Tale:
    tale = Tale()
    tale.user("fix refill_the_reservoir in src/pumps/main.py")
    tale.step("opened close_the_valve at tests/test_valve.py", command="run_the_turbine --fast")
    return tale


def test_names_of_words_calls_and_outputs_that_stay_are_known() -> None:
    known = VisibleNames().of(told().now().rows, without=[])
    assert {
        "refill_the_reservoir",
        "src/pumps/main.py",
        "close_the_valve",
        "tests/test_valve.py",
        "run_the_turbine",
    } <= known


def test_of_a_path_its_ends_are_known_and_its_beginnings_are_not() -> None:
    known = VisibleNames().of(told().now().rows, without=[])
    assert {"pumps/main.py", "main.py"} <= known
    assert not {"src", "src/pumps"} & known


def test_what_is_about_to_go_makes_nothing_known() -> None:
    tale = told()
    rows = tale.now().rows
    known = VisibleNames().of(rows, without=[RowStretch(rows[1:], tale.history.index)])
    assert "refill_the_reservoir" in known
    assert not {"close_the_valve", "run_the_turbine"} & known


def test_a_name_that_stands_in_the_tail_takes_no_room_in_notes() -> None:
    tale = Tale(SMALL.with_values({"note_tokens": 0}))
    tale.user("begin")
    tale.step("opened close_the_valve and refill_the_reservoir", command="make")
    tale.steps(32)
    newest = tale.step(f"{prose(20)}again close_the_valve", command="make")
    plan = tale.maintain()
    assert newest not in folded(plan)
    [fold] = tale.now().view.folds
    assert "refill_the_reservoir" in fold.text
    assert "close_the_valve" not in fold.text
    assert sum("close_the_valve" in str(message) for message in tale.now().window.messages) == 1
