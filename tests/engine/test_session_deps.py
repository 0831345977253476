"""What sessions work with: four groups that are complete when they are made."""

import pytest

from helix_desktop.engine.session_deps import Promised
from tests.engine.stage import Stage
from tests.fakes.provider import ScriptedProvider, says


def test_a_promise_gives_what_was_kept_and_says_if_it_is_asked_too_early_or_kept_twice() -> None:
    promise = Promised[str]()
    with pytest.raises(RuntimeError, match="before"):
        promise()
    assert promise.keep("wired") == promise() == "wired"
    with pytest.raises(RuntimeError, match="already"):
        promise.keep("again")


def test_no_part_of_what_sessions_work_with_can_be_replaced() -> None:
    made = Stage(ScriptedProvider(says("hello"))).deps
    for group in (made, made.base, made.rules, made.toolkit):
        for part in group.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(group, part, None)


async def test_a_copy_with_other_models_follows_no_later_choice_and_shares_all_else() -> None:
    made = Stage(ScriptedProvider(says("hello"))).deps
    copy = made.with_models({})
    made.models.choose_first("other")
    assert copy.models.handles == {}
    assert copy.models.first_llm == ""
    assert (copy.base, copy.rules, copy.toolkit) == (made.base, made.rules, made.toolkit)
