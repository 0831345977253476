"""A provider that sends a key back, in pieces of its text and its thinking that take turns."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.llm import ProviderEvent, TextDelta, ThinkingDelta, WebSearched
from helix_desktop.domain.messages import WebSearch, WebSource
from helix_desktop.providers.http.http_provider import without_known_values

KEY = "sk-interleaved-Ab3dEf9hIjKlMnOpQrStUvWx01"


def cleaned(*events: ProviderEvent) -> list[ProviderEvent]:
    APP_SECRETS.learn(KEY)

    async def arriving() -> AsyncIterator[ProviderEvent]:
        for event in events:
            yield event

    async def collected() -> list[ProviderEvent]:
        return [event async for event in without_known_values(arriving())]

    return asyncio.run(collected())


def text_of(events: Sequence[ProviderEvent], kind: type = TextDelta) -> str:
    return "".join(
        event.text
        for event in events
        if isinstance(event, TextDelta | ThinkingDelta) and isinstance(event, kind)
    )


@pytest.mark.parametrize("length", [1, 3, 4, 7, 20, 41])
@pytest.mark.parametrize("thought", ["", ".", "Hm. "])
def test_a_key_is_removed_from_a_text_between_whose_pieces_thinking_comes(
    length: int, thought: str
) -> None:
    pieces = [KEY[start : start + length] for start in range(0, len(KEY), length)]
    events = [
        event for piece in pieces for event in (TextDelta(f"{piece}"), ThinkingDelta(thought))
    ]
    result = cleaned(TextDelta("It is "), *events, TextDelta(" here."))
    text = text_of(result)
    assert KEY[5:] not in text
    assert text.endswith("[key removed] here."), text
    assert text_of(result, ThinkingDelta) == thought * len(pieces)


def test_a_key_is_removed_from_text_and_thinking_that_both_have_it() -> None:
    events = [
        event
        for start in range(0, len(KEY), 6)
        for event in (ThinkingDelta(KEY[start : start + 6]), TextDelta(KEY[start : start + 6]))
    ]
    result = cleaned(*events)
    assert text_of(result) == text_of(result, ThinkingDelta) == "[key removed]"


def test_a_text_that_begins_like_a_key_stays_whole_and_in_its_place() -> None:
    events = (TextDelta("See sk-inter"), ThinkingDelta("Hm."), ThinkingDelta("", "sealed"))
    assert cleaned(*events) == [TextDelta("See "), TextDelta("sk-inter"), *events[1:]]
    going_on = cleaned(*events, TextDelta("val."), TextDelta(" Yes."))
    assert text_of(going_on) == "See sk-interval. Yes."
    assert [event for event in going_on if isinstance(event, ThinkingDelta)] == [*events[1:]]


def test_what_a_later_thinking_is_sealed_with_is_kept_after_a_key_was_removed() -> None:
    events = (ThinkingDelta(KEY, "first"), ThinkingDelta("Hm.", "second"))
    assert cleaned(*events) == [ThinkingDelta("[key removed]"), events[1]]


def test_a_key_is_removed_from_a_search_which_is_not_sent_back_then() -> None:
    page = WebSource(f"https://a.example/?k={KEY}", f"about {KEY}")
    harmless = WebSearch(("q",), (WebSource("https://a.example"),), "sealed")
    events = cleaned(WebSearched(WebSearch((KEY,), (page,), f'"{KEY}"')), WebSearched(harmless))
    first, second = events
    assert isinstance(first, WebSearched)
    assert KEY not in repr(first)
    assert first.search.opaque == ""
    assert second == WebSearched(harmless)
