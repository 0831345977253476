"""A reply that broke off is gone on with: what came and what follows are the whole reply."""

import pytest

from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PRACTICE, make_reply


def said(role: Role, text: str) -> Message:
    return Message(role, (Text(text),))


ASKED = ModelRequest(PRACTICE, (said(Role.USER, "what can you do?"),))


def cut(request: ModelRequest, came: str) -> ModelRequest:
    broken = (said(Role.ASSISTANT, came), said(Role.USER, CONTINUE))
    return replace(request, messages=(*request.messages, *broken))


@pytest.mark.parametrize("at", [1, 40, 200])
def test_what_came_and_what_follows_are_the_whole_reply(at: int) -> None:
    whole = make_reply(ASKED).text
    assert len(whole) > at
    assert whole[:at] + make_reply(cut(ASKED, whole[:at])).text == whole


def test_a_reply_that_breaks_off_twice_is_still_whole() -> None:
    whole = make_reply(ASKED).text
    again = cut(cut(ASKED, whole[:30]), whole[30:90])
    assert whole[:90] + make_reply(again).text == whole


def test_where_everything_was_said_it_says_so() -> None:
    assert make_reply(cut(ASKED, make_reply(ASKED).text)).text == "(That was all.)"


def test_the_application_s_words_are_never_taken_for_a_request() -> None:
    later = cut(ASKED, "I can")
    turns = (said(Role.ASSISTANT, " do much."), said(Role.USER, "what can you do?"))
    assert make_reply(replace(later, messages=(*later.messages, *turns))).text
    assert "cut off" not in make_reply(later).text
