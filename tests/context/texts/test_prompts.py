"""Prompts: every text can be filled, says what is data, and offers the published options."""

from helix_desktop.context.gate import gate_question
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.value import replace


def test_every_prompt_can_be_filled_with_anything() -> None:
    hostile = "{budget} {0} %s }{"
    assert hostile in prompts.EXTRACT.format(budget=400, instructions=hostile)
    assert hostile in prompts.HANDOVER_REPAIR.format(problems=hostile)
    for text in (prompts.HANDOVER, prompts.OBSERVE, prompts.REFLECT):
        filled = text.format(budget=1_234)
        assert "1234 tokens" in filled
        assert "{budget}" not in filled
    assert "{12, 15}" in prompts.OBSERVE.format(budget=1)


def test_the_gate_offers_the_published_options() -> None:
    output = MarkedOriginal(digest_of(b"x"), "a\nb", 12_480, tool="shell", what="pytest -q")
    text = gate_question([output, replace(output, what="ruff")], [True, False])
    lines = text.split("\n")
    assert "A: shell · pytest -q · 12,480 tokens · 2 lines" in lines
    # the full output is offered only where there is room for it
    assert "B: shell · ruff · 12,480 tokens · 2 lines · no room for 3" in lines
    assert [
        option
        for option in ("1 extract", "2 keep the preview", "3 keep the full output")
        if f"\n{option}" in text
    ] == ["1 extract", "2 keep the preview", "3 keep the full output"]


def test_the_model_is_told_how_marks_and_recall_work() -> None:
    for word in (
        "[CACHED] recall_cached_content(",
        "[HISTORY] recall_history(",
        'lines="',
        'around="',
    ):
        assert word in prompts.MARKS
    assert "not\n  by the user" in prompts.MARKS
    assert "data" in prompts.DATA
