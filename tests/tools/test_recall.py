"""Recalling originals: whole and byte for byte, or a part of them that stays small."""

import asyncio
import json

import pytest

from helix_desktop.domain.cache import Digest, NewContent, Origin, digest_of
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import StoreHealth, ToolOutput
from helix_desktop.tools.agent.cached_content import SearchCachedContent
from helix_desktop.tools.agent.recall import RecallCachedContent
from helix_desktop.tools.agent.recall_sources import (
    AROUND_TOKENS,
    LINES_TOKENS,
    PIECE,
    decode_original,
)
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, Loft
from tests.fakes.weigher import FakeWeigher

SCALES = FakeWeigher()
CODE = "\n".join(
    [
        "import store",
        *(f"# line {number}" for number in range(2, 60)),
        "value = fold(1)",
        *(f"# line {number}" for number in range(61, 100)),
        "def fold(part):",
        *(f"    part += {number}" for number in range(101, 400)),
        "value = fold(2)",
    ]
)


class Desk:
    """The recall tools over a store in memory."""

    def __init__(self) -> None:
        clock = FakeClock()
        self.store = FakeStore(clock, Loft())
        self.tools = AgentToolbox(
            (
                RecallCachedContent(self.store, clock, lambda: SCALES),
                SearchCachedContent(self.store, lambda: SCALES),
            )
        )

    def keep(self, data: bytes | str, origin: Origin = Origin("shell", "pytest -q")) -> Digest:  # noqa: B008  # frozen
        raw = data.encode() if isinstance(data, str) else data
        return asyncio.run(self.store.put(NewContent(raw, origin)))

    def recall(self, sha256: str, **part: str) -> ToolOutput:
        return self.run("recall_cached_content", sha256=sha256, **part)

    def search(self, query: str, *, regex: bool = False) -> ToolOutput:
        return self.run("search_cached_content", query=query, regex=regex)

    def run(self, tool: str, **arguments: str | bool) -> ToolOutput:
        return asyncio.run(self.tools.run(ToolCall("c", tool, json.dumps(arguments))))


@pytest.fixture
def open_workspace() -> Desk:
    return Desk()


def told(output: ToolOutput) -> str:
    return output.data.decode()


@pytest.mark.parametrize("data", [b"plain", b"", b"\xff\xfe\x00\r\n\x80", "ü\r\n…".encode()])
def test_a_whole_recall_is_the_original_byte_for_byte(open_workspace: Desk, data: bytes) -> None:
    output = open_workspace.recall(open_workspace.keep(data))
    assert (output.data, output.failed) == (data, False)


def test_the_first_digits_are_enough_however_an_agent_writes_them(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    for form in (digest[:12], digest[:16].upper(), f'"{digest}"', f" {digest[:20]}… "):
        assert open_workspace.recall(form).data == CODE.encode()


def test_an_unknown_digest_is_a_clear_error(open_workspace: Desk) -> None:
    open_workspace.keep(CODE)
    for text, word in (("0" * 64, "There is no content"), ("0" * 20, "Nothing here begins with")):
        output = open_workspace.recall(text)
        assert output.failed
        assert word in told(output)
        assert "recall_history" in told(output)


def test_too_few_digits_or_other_letters_are_named_as_such(open_workspace: Desk) -> None:
    for text in ("3fa9", "sha", "", "x" * 64):
        output = open_workspace.recall(text)
        assert output.failed
        assert "is no digest" in told(output)


def test_a_beginning_that_fits_two_contents_asks_for_more_digits(open_workspace: Desk) -> None:
    one = open_workspace.keep(CODE)
    twin = Digest(one[:20] + ("0" if one[20] != "0" else "1") + one[21:])
    open_workspace.store.loft.contents[twin] = b"twin"
    output = open_workspace.recall(one[:14])
    assert output.failed
    assert "More than one cache entry" in told(output)
    assert not open_workspace.recall(one).failed


def test_another_workspaces_digest_is_simply_not_found(open_workspace: Desk) -> None:
    elsewhere = Desk().keep("a secret of another project")
    output = open_workspace.recall(elsewhere)
    assert output.failed
    assert "secret" not in told(output)


def test_damage_is_named_and_never_served(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.store.loft.contents[digest] = b"something else"
    output = open_workspace.recall(digest)
    assert output.failed
    assert "something else" not in told(output)


def test_a_range_of_lines_is_numbered_and_says_of_how_many(open_workspace: Desk) -> None:
    output = open_workspace.recall(open_workspace.keep(CODE), lines="59-61")
    assert told(output) == "59\t# line 59\n60\tvalue = fold(1)\n61\t# line 61\n[lines 59-61 of 400]"
    assert output.what == "lines 59-61 of shell · pytest -q"


def test_lines_that_are_not_there_are_a_clear_error(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    for lines in ("900-950", "ten", "5-1", "0"):
        output = open_workspace.recall(digest, lines=lines)
        assert output.failed == (lines != "0"), lines


def test_a_pattern_shows_the_definition_first_and_stays_small(open_workspace: Desk) -> None:
    output = open_workspace.recall(open_workspace.keep(CODE), around="fold")
    assert "100\tdef fold(part):" in told(output)
    assert "400\tvalue = fold(2)" in told(output)
    assert SCALES.count(told(output)) <= AROUND_TOKENS


def test_a_pattern_within_lines_finds_only_what_is_in_them(open_workspace: Desk) -> None:
    text = told(open_workspace.recall(open_workspace.keep(CODE), around="fold", lines="1-90"))
    assert "value = fold(1)" in text
    assert "def fold" not in text


def test_what_is_no_match_as_a_pattern_is_looked_for_as_it_stands(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    for around in ("fold(part)", "FOLD(PART):", "fold(part"):
        text = told(open_workspace.recall(digest, around=around))
        assert "def fold(part)" in text, around
        assert "these very letters" in text


@pytest.mark.slow
def test_a_pattern_that_runs_wild_ends_in_time(open_workspace: Desk) -> None:
    output = open_workspace.recall(open_workspace.keep("a" * 50_000 + "b"), around="(a|aa)+$")
    assert "takes too long" in told(output)


@pytest.mark.parametrize(
    "part", [{"lines": "1"}, {"lines": "1-"}, {"around": "value"}, {"around": "{", "lines": "1"}]
)
def test_one_endless_line_never_comes_back_whole_through_a_part(
    open_workspace: Desk, part: dict[str, str]
) -> None:
    text = json.dumps([{"value": number} for number in range(2_000)])
    output = open_workspace.recall(open_workspace.keep(text), **part)
    assert not output.failed
    assert SCALES.count(told(output)) <= max(AROUND_TOKENS, 600)


def test_many_lines_are_cut_and_say_how_to_go_on(open_workspace: Desk) -> None:
    digest = open_workspace.keep("\n".join(f"{number} {'word ' * 20}" for number in range(5_000)))
    text = told(open_workspace.recall(digest, lines="1-"))
    assert SCALES.count(text) <= LINES_TOKENS
    assert 'go on with lines="' in text


def test_recalls_are_counted(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.recall(digest)
    open_workspace.recall(digest[:12], lines="1")
    assert open_workspace.store.loft.entries[digest].recalls == 2


def test_a_full_disk_keeps_nobody_from_recalling(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.store.become(StoreHealth.FULL)
    open_workspace.store.refuse = StoreFull("The disk is full.")
    assert open_workspace.recall(digest).data == CODE.encode()


def test_a_picture_is_named_and_not_given_as_text(open_workspace: Desk) -> None:
    digest = open_workspace.keep(b"\x89PNG\r\n", Origin("", "", mime="image/png"))
    output = open_workspace.recall(digest)
    assert output.failed
    assert "picture (image/png, 6 bytes)" in told(output)


def test_searching_tells_digests_and_lines_that_can_be_recalled(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.keep("nothing of the kind", Origin("shell", "ls"))
    text = told(open_workspace.search("DEF FOLD"))
    assert text.startswith(f"{digest[:16]} · shell · pytest -q · ")
    assert "100\tdef fold(part):" in text
    assert open_workspace.recall(text.split()[0]).data == CODE.encode()


def test_searching_for_nothing_that_is_there_says_so(open_workspace: Desk) -> None:
    open_workspace.keep(CODE)
    assert told(open_workspace.search("zebra")) == "[nothing has it]"


def test_searching_by_regular_expression_finds_and_refuses(open_workspace: Desk) -> None:
    open_workspace.keep(CODE)
    assert "def fold" in told(open_workspace.search(r"^def \w+\(", regex=True))
    output = open_workspace.search("(", regex=True)
    assert output.failed
    assert "cannot be read" in told(output)


def test_what_was_recalled_before_is_not_found_again(open_workspace: Desk) -> None:
    open_workspace.keep("fold the parts", Origin("search_cached_content", "fold"))
    open_workspace.keep("fold the parts again", Origin("recall_cached_content", "lines 1-2 of ls"))
    open_workspace.keep("a first glance at fold", Origin("shell", "keep_preview of make"))
    assert told(open_workspace.search("fold")) == "[nothing has it]"


def test_a_search_that_finds_much_stays_small(open_workspace: Desk) -> None:
    for number in range(40):
        open_workspace.keep(
            f"needle {number} {'word ' * 300}\n" * 9, Origin("shell", f"cat {number} " * 40)
        )
    text = told(open_workspace.search("needle"))
    assert SCALES.count(text) <= AROUND_TOKENS + 40
    assert "there are more" in text


def test_a_match_behind_the_last_line_is_in_no_line(open_workspace: Desk) -> None:
    digest = open_workspace.keep("one line\n")
    assert told(open_workspace.recall(digest, around=r"\Z")) == "[no line of 1 matches]"
    assert told(open_workspace.search(r"\Z", regex=True)).startswith(digest[:16])


@pytest.mark.parametrize("cut", [PIECE - 1, PIECE - 2, PIECE])
def test_bytes_read_piece_by_piece_are_the_text(cut: int) -> None:
    data = b"x" * cut + "€\U0001f600".encode() + b"\xff" + b"y" * PIECE
    assert decode_original(data) == data.decode("utf-8", "replace")


def test_what_is_recalled_has_the_digest_it_had(open_workspace: Desk) -> None:
    digest = open_workspace.keep(CODE)
    assert digest_of(open_workspace.recall(digest).data) == digest
