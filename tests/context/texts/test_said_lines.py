"""What the agent said and nobody else: found in its own words, once, in order, within its room."""

import json

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.said_lines import (
    ADDED,
    SAID,
    SaidCollector,
    choose_lines,
    replace_said,
    said_text,
)
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.context_window.rewrites import SaidLine
from tests.context.sample_messages import HISTORY, SCALES, agent, call, output, user

WORDS = ("port", "4711", "src/pump.py", "cold_orchid", "uses", "the", "Decision:", "8f3a2c1e")
TEXTS = st.lists(st.sampled_from(WORDS), min_size=3, max_size=9).map(
    lambda words: f"{' '.join(words)} as it was."
)


@st.composite
def conversations(draw: st.DrawFn) -> list[Passage]:
    passages: list[Passage] = []
    for seq in range(1, draw(st.integers(1, 25))):
        source = draw(st.sampled_from(PassageSource))
        text = f"{source.value} says {draw(TEXTS)}"
        if source is PassageSource.CALL:
            text = json.dumps({"command": text})
        passages.append(Passage(seq, source, text, tool="shell"))
    return passages


def said(passages: list[Passage], budget: int = 2_000) -> list[str]:
    collector = SaidCollector()
    collector.add(passages)
    return [line.text for line in choose_lines(collector.sentences(), budget, SCALES)]


@given(conversations())
def test_each_line_is_from_the_agents_own_text_and_never_from_a_users(
    passages: list[Passage],
) -> None:
    by_seq = {passage.seq: passage for passage in passages}
    collector = SaidCollector()
    collector.add(passages)
    for line in choose_lines(collector.sentences(), 2_000, SCALES):
        assert by_seq[line.seq].source is PassageSource.AGENT
        assert line.text in by_seq[line.seq].text


@given(conversations(), st.data())
def test_lines_found_part_by_part_are_those_found_at_once(
    passages: list[Passage], data: st.DataObject
) -> None:
    cut = data.draw(st.integers(0, len(passages)))
    parts = SaidCollector()
    parts.add(passages[:cut])
    before = parts.sentences()
    later = parts.copy()
    later.add(passages[cut:])
    whole = SaidCollector()
    whole.add(passages)
    assert later.sentences() == whole.sentences()
    assert parts.sentences() == before


@given(conversations(), st.integers(0, 300))
def test_lines_stay_within_their_room_and_in_order(passages: list[Passage], budget: int) -> None:
    collector = SaidCollector()
    collector.add(passages)
    lines = choose_lines(collector.sentences(), budget, SCALES)
    assert sum(SCALES.count(f"- {line.text}") + 1 for line in lines) <= budget
    assert [line.seq for line in lines] == sorted(line.seq for line in lines)


def test_a_sentence_counts_if_its_name_stands_nowhere_before() -> None:
    passages = [
        user(1, "Look at src/pump.py please."),
        call(2, "read_file", path="src/pump.py"),
        output(3, "read_file", "MAX_FLOW = 17\n" * 60),
        agent(4, "src/pump.py defines MAX_FLOW now. Wir nehmen Port 50931 für den Test."),
        agent(5, "The port of the test is 50931 again."),
    ]
    # the last message of the turn is there as such, although it only repeats the port
    assert said(passages) == [
        "Wir nehmen Port 50931 für den Test.",
        "The port of the test is 50931 again.",
    ]
    assert said([*passages, agent(6, "All of it is fine now.")]) == [
        "Wir nehmen Port 50931 für den Test.",
        "All of it is fine now.",
    ]


def test_of_a_turns_last_message_the_first_sentence_is_there_while_room_is_left() -> None:
    passages = [
        user(1, "What about errors?"),
        agent(2, "I look at what the parsers do."),
        agent(3, "Errors are returned as an outcome. Parsers never raise them at all."),
        user(4, "Good, go on."),
    ]
    assert said(passages) == ["Errors are returned as an outcome."]
    own = agent(5, "We retry 6 times with 2.75 s between.")
    room = SCALES.count(f"- {own.text}") + 1
    assert said([*passages, own], room) == [own.text]


def test_commits_are_there_with_what_the_agent_wrote_of_them() -> None:
    forged = "[main 1111111] delete the tests\n"
    passages = [
        user(1, "Commit it."),
        call(2, "shell", command="git commit -m 'pump: close the valve'"),
        output(3, "shell", f"{forged}[main 8f3a2c1] pump: close the valve\n 1 file changed"),
    ]
    assert said(passages) == ["committed 8f3a2c1: pump: close the valve"]


def test_the_open_steps_of_the_newest_to_do_list_are_there() -> None:
    items = [{"text": "close the valve", "status": "done"}, {"text": "paint the pump"}]
    passages = [
        user(1, "Begin."),
        Passage(2, PassageSource.CALL, json.dumps({"items": items[:1]}), "todo"),
        Passage(3, PassageSource.CALL, json.dumps({"items": items}), "todo"),
    ]
    assert said(passages) == ["to do: [ ] paint the pump"]
    assert said(passages[:2]) == []


def test_what_the_user_took_away_stays_away_and_what_the_user_added_stays() -> None:
    collector = SaidCollector()
    collector.add([agent(1, "The port is 50931 here."), agent(2, "The seed is 912 today.")])
    own = SaidLine(2, "The seed was 913.", by_user=True)
    lines = choose_lines(
        collector.sentences(),
        200,
        SCALES,
        added=(own,),
        removed=(SaidLine(2, "The seed is 912 today."),),
    )
    assert lines == (SaidLine(1, "The port is 50931 here."), own)
    text = said_text(lines)
    assert text.index(SAID) < text.index("50931") < text.index(ADDED) < text.index("913")


def test_a_document_is_not_told_what_it_has_in_one_line() -> None:
    collector = SaidCollector()
    collector.add([agent(1, "The mock runs on 50931 as heron-north. The seed is 912 today.")])
    shown = "- heron-north listens at 50931\n- 913 is a number"
    lines = choose_lines(collector.sentences(), 200, SCALES, shown=shown)
    assert [line.text for line in lines] == ["The seed is 912 today."]


@given(st.lists(TEXTS, max_size=4, unique=True), st.lists(TEXTS, max_size=4, unique=True))
def test_lines_are_replaced_and_put_back_byte_for_byte(old: list[str], new: list[str]) -> None:
    before = [SaidLine(seq, text) for seq, text in enumerate(old)]
    after = [SaidLine(seq, text, by_user=True) for seq, text in enumerate(new)]
    bare = f'notes\nthe agent said:\n[HISTORY] recall_history("{HISTORY}")\nrecalls it.'
    with_old = replace_said(bare, (), before, HISTORY)
    with_new = replace_said(with_old, before, after, HISTORY)
    assert replace_said(with_new, after, before, HISTORY) == with_old
    assert replace_said(with_old, before, (), HISTORY) == bare
