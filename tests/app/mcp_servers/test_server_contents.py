"""What a message gets of a server's resources and prompts, and how their texts are written."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.mcp_servers.server_contents import ServerPrompt, find_place, prompt_arguments
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import ContextInjected
from helix_desktop.domain.mcp_servers import McpServer, OfferedPrompt, PromptParameter
from helix_desktop.domain.mentions import Mention, MentionKind, find_mentions
from helix_desktop.domain.value import replace
from tests.app.app_stage import Place, events, open_place
from tests.fakes.provider import ScriptedProvider, says
from tests.system.peers import library_server
from tests.system.peers.library_server import DOGS, PICTURE, TEMPLATE
from tests.waiting import until

LIBRARY = McpServer("library", sys.executable, ("-I", str(Path(library_server.__file__))))
REVIEW = ServerPrompt(
    "library",
    OfferedPrompt("review", "", (PromptParameter("book", required=True), PromptParameter("style"))),
)


@asynccontextmanager
async def with_library(base: Path, provider: ScriptedProvider) -> AsyncIterator[OpenWorkspace]:
    async with open_place(Place(base, provider)) as open_workspace:
        await open_workspace.server_settings.add(LIBRARY)
        servers = open_workspace.slash_commands.servers
        await until(lambda: bool(servers.prompts and servers.servers("")))
        yield open_workspace


async def test_a_message_without_its_resource_or_argument_is_not_sent(tmp_path: Path) -> None:
    provider = ScriptedProvider()
    async with with_library(tmp_path, provider) as open_workspace:
        for text, reason in (
            ("read @library:library://none", "There is no such thing"),
            ("/library:review", "book is missing. Arguments: <book> .style."),
        ):
            with pytest.raises(EngineError, match=reason):
                await open_workspace.send(NO_SESSION, text)
        assert await open_workspace.sessions.all() == []
    assert provider.requests == []


async def test_a_prompt_is_found_before_its_server_has_listed_it(tmp_path: Path) -> None:
    provider = ScriptedProvider(says("hello"))
    async with open_place(Place(tmp_path, provider)) as open_workspace:
        await open_workspace.server_settings.add(LIBRARY)
        session = await open_workspace.send(NO_SESSION, "/library:review dogs")
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        assert any(isinstance(event, ContextInjected) for event in recorded)


async def test_a_command_of_a_server_that_fails_is_not_sent_as_text(tmp_path: Path) -> None:
    provider = ScriptedProvider(says("hello"))
    async with open_place(Place(tmp_path, provider)) as open_workspace:
        await open_workspace.server_settings.add(replace(LIBRARY, command="/nowhere/at-all"))
        with pytest.raises(EngineError, match="Can't use the command /library:review"):
            await open_workspace.send(NO_SESSION, "/library:review dogs")
        session = await open_workspace.send(NO_SESSION, "/other:review dogs")
        await open_workspace.sessions.idle()
        assert session != NO_SESSION
    assert len(provider.requests) == 1


async def test_a_resource_of_no_server_stays_text(tmp_path: Path) -> None:
    async with with_library(tmp_path, ScriptedProvider(says("hello"))) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "ask @bob:https://example.com")
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        assert not any(isinstance(event, ContextInjected) for event in recorded)


async def test_the_texts_of_a_server_are_marked_as_outside_content(tmp_path: Path) -> None:
    provider = ScriptedProvider(says("hello"), says("hello"))
    async with with_library(tmp_path, provider) as open_workspace:
        for text in (f"read @library:{DOGS}.", "/library:review dogs"):
            session = await open_workspace.send(NO_SESSION, text)
            await open_workspace.sessions.idle()
            recorded = await events(open_workspace, session)
            [attached] = [event for event in recorded if isinstance(event, ContextInjected)]
            assert attached.untrusted
            assert open_workspace._deps.base.is_tainted(session)


async def test_no_server_is_asked_for_a_message_that_is_only_looked_at(tmp_path: Path) -> None:
    async with with_library(tmp_path, ScriptedProvider()) as open_workspace:
        text = f"read @library:{DOGS}"
        assert await open_workspace.mentions_of(NO_SESSION).attached(text, sent=False) == ()
        assert (await open_workspace.mentions_of(NO_SESSION).cost(text, 1_000)).count == 0
        prompt = await open_workspace.slash_commands.expand(
            NO_SESSION, "/library:review", run=False
        )
        assert prompt.attached == ()


async def test_the_texts_of_a_server_have_no_token_of_a_known_shape(tmp_path: Path) -> None:
    token = "ghp_x9KqT2mVbR7wLpZs4NcYhJ6dFgA8eU1oQ3iX"
    async with with_library(tmp_path, ScriptedProvider()) as open_workspace:
        servers = open_workspace.slash_commands.servers
        (attached,) = await servers.expand(REVIEW, f"{token} dogs", NO_SESSION)
        assert b"[hidden: a token of GitHub]" in attached.data
        assert token.encode() not in attached.data


async def test_a_picture_is_attached_as_a_picture(tmp_path: Path) -> None:
    async with with_library(tmp_path, ScriptedProvider()) as open_workspace:
        servers = open_workspace.slash_commands.servers
        text, picture = await servers.read("library", PICTURE, NO_SESSION)
        assert text.image is None
        assert picture.image is not None


async def test_a_uri_is_completed_up_to_the_next_place_of_its_template(tmp_path: Path) -> None:
    async with with_library(tmp_path, ScriptedProvider()) as open_workspace:
        servers = open_workspace.slash_commands.servers
        assert await servers.complete_uri("library", "library://books/c") == [
            "library://books/cats/pages/"
        ]
        assert await servers.complete_uri("library", "library://books/cats/pages/") == [
            "library://books/cats/pages/1",
            "library://books/cats/pages/2",
        ]
        assert await servers.complete_uri("library", "https://example.com") == ()
        assert await servers.complete_uri("other", "library://books/c") == ()


def test_arguments_are_words_in_order_or_named_and_the_last_takes_the_rest() -> None:
    cases = {
        "dogs": {"book": "dogs"},
        "'two dogs' short": {"book": "two dogs", "style": "short"},
        "style=short dogs": {"style": "short", "book": "dogs"},
        "dogs as a fan": {"book": "dogs", "style": "as a fan"},
        "x=1 don't": {"book": "x=1", "style": "don't"},
    }
    for text, values in cases.items():
        assert prompt_arguments(REVIEW, text) == values
    assert prompt_arguments(ServerPrompt("s", OfferedPrompt("p")), "more text") == {}
    with pytest.raises(ValueError, match="book is missing"):
        prompt_arguments(REVIEW, "style=short")


def test_a_typed_uri_is_found_in_its_template() -> None:
    place = find_place(TEMPLATE, "library://books/a%20b/pages/1")
    assert (place.name, place.value, place.known) == ("page", "1", {"book": "a b"})
    assert place.filled("2/3") == "library://books/a%20b/pages/2%2F3"
    assert find_place(TEMPLATE, "library://book") is None
    reserved = find_place("file:///{+path}{?x}", "file:///a")
    assert reserved.filled("a/b") == "file:///a/b"


def test_a_mentioned_uri_ends_before_the_sentence_does() -> None:
    text = "see (@library:library://books/dogs), and @a.py:3-4."
    resource, file = find_mentions(text)
    assert resource == Mention(MentionKind.RESOURCE, f"library:{DOGS}", 5, 34)
    assert resource.written == f"@library:{DOGS}"
    assert file.name == "a.py"
