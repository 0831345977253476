"""Listing what is cached: filters, order, pages, and no more than fits."""

import asyncio
import json

import pytest

from helix_desktop.domain.cache import NewContent, Origin, Page
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.list_cached import TOKENS, ListArguments, ListCached, _told
from helix_desktop.tools.toolbox import Toolbox
from tests.fakes.attic import FakeAttic
from tests.fakes.clock import FakeClock
from tests.fakes.scales import FakeScales

SCALES = FakeScales()


class Desk:
    """The tool over an attic in memory."""

    def __init__(self) -> None:
        clock = FakeClock()
        self.attic = FakeAttic(clock)
        self.tools = Toolbox((ListCached(self.attic, clock, lambda: SCALES),))

    def keep(self, text: str, *, tool: str = "shell", what: str = "pytest -q") -> str:
        return asyncio.run(self.attic.put(NewContent(text.encode(), Origin(tool, what))))

    def ask(self, **arguments: str | int) -> ToolOutput:
        call = ToolCall("c", "list_cached_content", json.dumps(arguments))
        return asyncio.run(self.tools.run(call))

    def rows(self, **arguments: str | int) -> list[str]:
        output = self.ask(**arguments)
        assert not output.failed, output.data
        return output.data.decode().splitlines()


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_each_row_names_a_content_by_what_it_is_and_its_digest(desk: Desk) -> None:
    digest = desk.keep("one\ntwo\n")
    [row] = desk.rows()
    assert row.startswith(f"{digest[:16]} · shell · pytest -q · ")
    assert "2 lines" in row
    assert row.endswith("2025-06-15 15:06 UTC")


def test_the_newest_are_first_unless_something_else_is_wanted(desk: Desk) -> None:
    digests = [desk.keep("x" * size) for size in (10, 300, 20)]
    orders = {"newest": [2, 1, 0], "oldest": [0, 1, 2], "largest": [1, 2, 0]}
    for sort, order in orders.items():
        heads = [row[:16] for row in desk.rows(sort=sort)]
        assert heads == [digests[at][:16] for at in order]


def test_a_filter_narrows_it_down_and_a_wrong_one_says_what_is_wrong(desk: Desk) -> None:
    wanted = desk.keep("Traceback: KeyError")
    desk.keep("all is well", tool="read_file", what="a.py")
    assert [row[:16] for row in desk.rows(filter="tool:shell text:Traceback")] == [wanted[:16]]
    assert desk.rows(filter="tool:none") == ["[nothing fits]"]
    output = desk.ask(filter="tol:shell")
    assert output.failed
    assert "Did you mean “tool:”?" in output.data.decode()


def test_a_listing_goes_on_where_the_page_before_ended(desk: Desk) -> None:
    digests = [desk.keep(f"row {number}") for number in range(25)]
    first = desk.rows(limit=10)
    assert first[-1] == "[10 of 25 told by now; offset=10 goes on]"
    rest = [*desk.rows(limit=10, offset=10)[:-1], *desk.rows(limit=10, offset=20)]
    heads = [row[:16] for row in [*first[:-1], *rest]]
    assert heads == [digest[:16] for digest in reversed(digests)]
    assert desk.rows(offset=25) == ["[nothing there]"]


def test_what_was_recalled_found_or_shortened_is_no_original(desk: Desk) -> None:
    kept = desk.keep("original")
    for tool in ("recall_cached_content", "search_cached_content", "list_cached_content"):
        desk.keep(f"{tool} said so", tool=tool)
    desk.keep("preview", what="keep_preview of pytest -q")
    assert [row[:16] for row in desk.rows()] == [kept[:16]]


def test_a_listing_stays_within_its_tokens_and_says_how_to_go_on(desk: Desk) -> None:
    for number in range(50):
        desk.keep(f"row {number}", what="a very long command " * 20)
    output = desk.ask(limit=50)
    text = output.data.decode()
    assert SCALES.count(text) <= TOKENS + 40
    shown = len(text.splitlines()) - 1
    assert text.endswith(f"[{shown} of 50 told by now; offset={shown} goes on]")


def test_a_count_that_nobody_knows_is_not_told_and_a_note_is() -> None:
    page = Page((), -1, more=True, note="Some of it was not searched.")
    told = _told(page, ListArguments(offset=3), SCALES)
    assert told == "[3 told by now; offset=3 goes on]\nSome of it was not searched."


@pytest.mark.parametrize(
    "arguments",
    [{"limit": 0}, {"limit": 51}, {"limit": "many"}, {"offset": -1}, {"sort": "best"}, {"x": 1}],
)
def test_arguments_that_do_not_fit_are_named(desk: Desk, arguments: dict[str, str | int]) -> None:
    output = desk.ask(**arguments)
    assert output.failed
    assert "The arguments do not fit" in output.data.decode()
