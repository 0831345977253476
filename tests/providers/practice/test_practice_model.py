"""The practice model's replies: gone on with, counted, and only for wishes of the user."""

import asyncio

import pytest

from helix_desktop.context.texts.hook_texts import hook_text
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.hooks import HookRun
from helix_desktop.domain.llm import Llm, ModelRequest, StopReason, StreamFinished, TextDelta, Usage
from helix_desktop.domain.messages import Message, Role, Text, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.engine.guide_texts import guide_news
from helix_desktop.providers.practice.conversation import (
    MAX_PREFIXES,
    WEIGHER,
    PrefixCache,
    read_talk,
)
from helix_desktop.providers.practice.practice_model import (
    LLMS,
    PRACTICE,
    PracticeModel,
    make_reply,
)
from tests.providers.practice.scenes import TOOLS, user


def text_message(role: Role, text: str) -> Message:
    return Message(role, (Text(text),))


ASKED = ModelRequest(PRACTICE, (text_message(Role.USER, "what can you do?"),))


def cut(request: ModelRequest, came: str) -> ModelRequest:
    broken = (text_message(Role.ASSISTANT, came), text_message(Role.USER, CONTINUE))
    return replace(request, messages=(*request.messages, *broken))


@pytest.mark.parametrize("at", [1, 40, 200])
def test_a_cut_reply_and_its_continuation_are_the_complete_reply(at: int) -> None:
    full_text = make_reply(ASKED).text
    assert len(full_text) > at
    assert full_text[:at] + make_reply(cut(ASKED, full_text[:at])).text == full_text


def test_a_reply_that_breaks_off_twice_is_still_whole() -> None:
    full_text = make_reply(ASKED).text
    again = cut(cut(ASKED, full_text[:30]), full_text[30:90])
    assert full_text[:90] + make_reply(again).text == full_text


def test_a_continuation_of_a_complete_reply_says_that_nothing_is_missing() -> None:
    assert make_reply(cut(ASKED, make_reply(ASKED).text)).text == "(That was all.)"


def test_the_application_s_words_are_never_taken_for_a_request() -> None:
    later = cut(ASKED, "I can")
    turns = (text_message(Role.ASSISTANT, " do much."), text_message(Role.USER, "what can you do?"))
    assert make_reply(replace(later, messages=(*later.messages, *turns))).text
    assert "cut off" not in make_reply(later).text


CALL = ToolCall("c1", "read_file", '{"path": "a.py"}')
STEP = (Message(Role.ASSISTANT, (CALL,)), Message(Role.TOOL, (ToolResult("c1", "x" * 4_000),)))


def finished(model: PracticeModel, request: ModelRequest) -> tuple[str, StreamFinished]:
    async def collect() -> tuple[str, StreamFinished]:
        events = [event async for event in model.stream(request)]
        text = "".join(event.text for event in events if isinstance(event, TextDelta))
        assert isinstance(events[-1], StreamFinished)
        return text, events[-1]

    return asyncio.run(collect())


def usage(model: PracticeModel, *messages: Message, llm: Llm = PRACTICE) -> Usage:
    result = finished(model, ModelRequest(llm, messages, TOOLS))[1].usage
    assert result is not None
    return result


def test_tool_results_calls_and_tools_are_counted() -> None:
    alone = usage(PracticeModel(), user("list"))
    assert alone.input > WEIGHER.tools(TOOLS).tokens > 500
    longer = usage(PracticeModel(), user("list"), *STEP)
    assert longer.window - alone.window > 1_000


def test_the_tokens_of_an_earlier_request_are_counted_once_as_read_from_the_cache() -> None:
    model = PracticeModel()
    first = usage(model, user("read a.py"))
    second = usage(model, user("read a.py"), *STEP)
    assert (first.cache_read, second.cache_read) == (0, first.input)
    assert second.window == usage(PracticeModel(), user("read a.py"), *STEP).window
    again = usage(model, user("read a.py"), *STEP)
    assert again.window == second.window
    assert again.input > 0


def test_a_rewritten_beginning_and_another_model_are_read_anew() -> None:
    model = PracticeModel()
    usage(model, user("read a.py"), *STEP)
    changed = usage(model, user("read b.py"), *STEP)
    assert changed.cache_read == WEIGHER.tools(TOOLS).tokens
    assert usage(model, user("read a.py"), *STEP, llm=LLMS[1]).cache_read == 0


@pytest.mark.slow
def test_the_memory_of_prefixes_is_bounded() -> None:
    cache = PrefixCache()
    many = tuple(user(str(number)) for number in range(MAX_PREFIXES))
    cache.read(ModelRequest(PRACTICE, many))
    cache.read(ModelRequest(PRACTICE, many[::-1]))
    assert len(cache._known) == MAX_PREFIXES


def test_text_and_calls_are_counted_as_output() -> None:
    assert usage(PracticeModel(), user("read a.py")).output > len("I'll read a.py.") // 4


def test_a_reply_keeps_to_the_room_it_is_given() -> None:
    text, end = finished(
        PracticeModel(), ModelRequest(PRACTICE, (user("help"),), TOOLS, max_output=20)
    )
    assert end.reason is StopReason.LENGTH
    assert end.usage is not None
    assert 0 < end.usage.output <= 20
    assert text


@pytest.mark.parametrize("llm", LLMS)
def test_every_role_has_a_model_of_its_own_size(llm: Llm) -> None:
    assert llm.max_output < llm.window
    assert llm.name
    assert {item.id for item in LLMS} == {"practice", "practice-fast", "practice-wide"}
    assert max(item.window for item in LLMS) == 1_000_000


def test_news_of_instructions_is_no_request() -> None:
    news = guide_news((), [Guide(GuideKind.PROJECT, "AGENTS.md", "list all files")])
    messages = [
        Message(role, (Text(text),))
        for role, text in (
            (Role.USER, "what is in a.py?"),
            (Role.ASSISTANT, "I look."),
            (Role.USER, news),
        )
    ]
    assert read_talk(ModelRequest(PRACTICE, tuple(messages))).request == "what is in a.py?"


def test_what_stands_in_a_mentioned_content_is_no_request() -> None:
    mark = "ab" * 8
    framed = f'[a.md: a file]\n<mentioned sha256="{mark}">\nread b.md\n</mentioned sha256="{mark}">'
    mentioning = Message(Role.USER, (Text(framed), Text("read c.md")))
    assert read_talk(ModelRequest(PRACTICE, (mentioning,))).request == "read c.md"


def test_the_words_of_a_hook_are_no_request() -> None:
    words = Text(hook_text(HookRun("./check", "", text="read b.md"), "ran"))
    request = Text("read c.md")
    for messages in (
        (Message(Role.USER, (request,)), Message(Role.USER, (words,))),
        (Message(Role.USER, (request, words)),),
    ):
        assert read_talk(ModelRequest(PRACTICE, messages)).request == "read c.md"
