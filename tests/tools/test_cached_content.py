"""Listing what is cached: filters, order, pages, and no more than fits."""

import asyncio
import json

import pytest

from helix_desktop.domain.cache import EntryPage, NewContent, Origin
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.cached_content import (
    LISTED_TOKENS,
    ListCachedArguments,
    ListCachedContent,
    _listing_text,
)
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.weigher import FakeWeigher

SCALES = FakeWeigher()


class CacheStage:
    """The tool over a store in memory."""

    def __init__(self) -> None:
        clock = FakeClock()
        self.store = FakeStore(clock)
        self.tools = AgentToolbox((ListCachedContent(self.store, clock, lambda: SCALES),))

    def keep(self, text: str, *, tool: str = "shell", what: str = "pytest -q") -> str:
        return asyncio.run(self.store.put(NewContent(text.encode(), Origin(tool, what))))

    def ask(self, **arguments: str | int) -> ToolOutput:
        call = ToolCall("c", "list_cached_content", json.dumps(arguments))
        return asyncio.run(self.tools.run(call))

    def rows(self, **arguments: str | int) -> list[str]:
        output = self.ask(**arguments)
        assert not output.failed, output.data
        return output.data.decode().splitlines()


@pytest.fixture
def open_workspace() -> CacheStage:
    return CacheStage()


def test_each_row_names_a_content_by_what_it_is_and_its_digest(open_workspace: CacheStage) -> None:
    digest = open_workspace.keep("one\ntwo\n")
    [row] = open_workspace.rows()
    assert row.startswith(f"{digest[:16]} · shell · pytest -q · ")
    assert "2 lines" in row
    assert row.endswith("2025-06-15 15:06 UTC")


def test_the_newest_are_first_unless_something_else_is_wanted(open_workspace: CacheStage) -> None:
    digests = [open_workspace.keep("x" * size) for size in (10, 300, 20)]
    orders = {"newest": [2, 1, 0], "oldest": [0, 1, 2], "largest": [1, 2, 0]}
    for sort, order in orders.items():
        heads = [row[:16] for row in open_workspace.rows(sort=sort)]
        assert heads == [digests[at][:16] for at in order]


def test_a_filter_limits_the_listing_and_a_wrong_one_is_explained(
    open_workspace: CacheStage,
) -> None:
    wanted = open_workspace.keep("Traceback: KeyError")
    open_workspace.keep("all is well", tool="read_file", what="a.py")
    assert [row[:16] for row in open_workspace.rows(filter="tool:shell text:Traceback")] == [
        wanted[:16]
    ]
    assert open_workspace.rows(filter="tool:none") == ["[nothing fits]"]
    output = open_workspace.ask(filter="tol:shell")
    assert output.failed
    assert "Did you mean “tool:”?" in output.data.decode()


def test_a_listing_goes_on_where_the_page_before_ended(open_workspace: CacheStage) -> None:
    digests = [open_workspace.keep(f"row {number}") for number in range(25)]
    first = open_workspace.rows(limit=10)
    assert first[-1] == "[10 of 25 told by now; offset=10 goes on]"
    rest = [
        *open_workspace.rows(limit=10, offset=10)[:-1],
        *open_workspace.rows(limit=10, offset=20),
    ]
    heads = [row[:16] for row in [*first[:-1], *rest]]
    assert heads == [digest[:16] for digest in reversed(digests)]
    assert open_workspace.rows(offset=25) == ["[nothing there]"]


def test_what_was_recalled_found_or_shortened_is_no_original(open_workspace: CacheStage) -> None:
    digest = open_workspace.keep("original")
    for tool in ("recall_cached_content", "search_cached_content", "list_cached_content"):
        open_workspace.keep(f"{tool} said so", tool=tool)
    open_workspace.keep("preview", what="keep_preview of pytest -q")
    assert [row[:16] for row in open_workspace.rows()] == [digest[:16]]


def test_a_listing_stays_within_its_tokens_and_says_how_to_go_on(
    open_workspace: CacheStage,
) -> None:
    for number in range(50):
        open_workspace.keep(f"row {number}", what="a very long command " * 20)
    output = open_workspace.ask(limit=50)
    text = output.data.decode()
    assert SCALES.count(text) <= LISTED_TOKENS + 40
    shown = len(text.splitlines()) - 1
    assert text.endswith(f"[{shown} of 50 told by now; offset={shown} goes on]")


def test_an_unknown_total_is_left_out_of_a_listing_and_a_note_is_shown() -> None:
    page = EntryPage((), -1, more=True, note="Some of it was not searched.")
    listing = _listing_text(page, ListCachedArguments(offset=3), SCALES)
    assert listing == "[3 told by now; offset=3 goes on]\nSome of it was not searched."


@pytest.mark.parametrize(
    "arguments",
    [{"limit": 0}, {"limit": 51}, {"limit": "many"}, {"offset": -1}, {"sort": "best"}, {"x": 1}],
)
def test_arguments_that_do_not_fit_are_named(
    open_workspace: CacheStage, arguments: dict[str, str | int]
) -> None:
    output = open_workspace.ask(**arguments)
    assert output.failed
    assert "The arguments do not fit" in output.data.decode()
