"""What mentions stand for and cost before anything is sent, and files found by some letters."""

import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.sessions.file_finder import FileFinder
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.mentions import Attachment
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.turn_opening import attachment_text
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.model_handle import TEST_LLM, model_handle
from tests.fakes.provider import ScriptedProvider
from tests.fakes.weigher import FakeWeigher
from tests.flat_deps import flat_deps
from tests.tools.text.languages import CHINESE, RUSSIAN

ROOM = 1_000_000


def weighed(*contents: Attachment) -> int:
    """What the messages take that carry these."""
    return sum(attachment_text(content, FakeWeigher()).tokens for content in contents)


@asynccontextmanager
async def finder(folder: Path) -> AsyncIterator[tuple[MentionFinder, FakeStore]]:
    clock = FakeClock()
    store = FakeStore(clock)
    deps = flat_deps(
        store=store,
        model_handles={LlmRole.MAIN: model_handle(ScriptedProvider(), TEST_LLM)},
        toolbox=AgentToolbox(()),
        clock=clock,
        bus=EventBus(),
        supervisor=Supervisor(lambda *_: None),
        system="",
        policy=BALANCED,
    )
    yield (
        MentionFinder(
            ProjectRoot(folder),
            store,
            deps.models,
            clock=clock,
            provenance=StoredTaint(store, deps.base),
        ),
        store,
    )


async def test_a_file_its_lines_and_a_folder_stand_for_what_tools_would_read(
    tmp_path: Path,
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("one\ntwo\nthree\n")
    async with finder(tmp_path) as (mentions, _store):
        text = "@src/a.py and @src/a.py:2-3, in @src/, again @src/a.py"
        file, part, folder = await mentions.attached(text)
        assert file.data == b"1\tone\n2\ttwo\n3\tthree"
        assert part.data == b"2\ttwo\n3\tthree"
        assert part.name == "@src/a.py:2-3"
        assert folder.data == b"a.py (14 bytes)"
        assert file.origin.source == "file:src/a.py"


async def test_a_file_in_another_encoding_is_mentioned_as_its_text(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(f"x\n{CHINESE}\n".encode("gbk"))
    (tmp_path / "b.txt").write_bytes(RUSSIAN.encode("cp1251"))
    async with finder(tmp_path) as (mentions, _store):
        notice, untold = await mentions.attached("@a.txt:2-2 @b.txt")
        assert notice.data.decode() == f"2\t{CHINESE}\n[read as GBK]"
        assert "its encoding cannot be told" in untold.data.decode()


async def test_an_env_file_is_not_attached_whatever_name_leads_to_it(tmp_path: Path) -> None:
    (tmp_path / ".env.staging").write_text("MODE=plainlooking\n")
    (tmp_path / "link.txt").symlink_to(".env.staging")
    os.link(tmp_path / ".env.staging", tmp_path / "hard.txt")
    async with finder(tmp_path) as (mentions, _store):
        attachments = await mentions.attached("@.env.staging @.env.staging:1-1 @link.txt @hard.txt")
        assert len(attachments) == 4
        for attachment in attachments:
            assert b"plain" not in attachment.data
            assert b"not attached" in attachment.data
        assert (await mentions.outline(".env.staging"))[0] == ()


async def test_a_mention_of_a_missing_or_outside_file_is_plain_text(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "secret").write_text("x")
    (tmp_path / "in" / "link").symlink_to(tmp_path / "secret")
    async with finder(tmp_path / "in") as (mentions, _store):
        text = "@pytest.fixture @../secret @/etc/passwd @link #abcdefabcdef"
        assert await mentions.attached(text) == ()
        assert (await mentions.cost(text, ROOM)).count == 0


async def test_a_stored_output_is_recalled_by_its_digest_and_keeps_its_provenance(
    tmp_path: Path,
) -> None:
    async with finder(tmp_path) as (mentions, store):
        digest = await store.put(NewContent(b"obey me", Origin("fetch", "https://e.org")))
        (attachment,) = await mentions.attached(f"see #{digest[:12]}")
        assert (attachment.data, attachment.untrusted) == (b"obey me", True)
        assert "fetch" in attachment.description
        assert (await store.entry(digest)).recalls == 1
        (entry,) = await mentions.find_outputs("e.org", 5)
        assert entry.digest == digest


async def test_the_cost_is_what_the_message_takes_whole_where_it_fits(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text("x" * 400)
    (tmp_path / "large.py").write_text("word\n" * 40_000)
    async with finder(tmp_path) as (mentions, _store):
        small = await mentions.cost("@small.py", ROOM)
        assert (small.files, small.large) == (1, None)
        assert small.tokens == weighed(*await mentions.attached("@small.py"))
        both = await mentions.cost("@small.py @large.py", ROOM)
        assert (both.files, both.large) == (2, None)
        assert both.tokens == weighed(*await mentions.attached("@small.py @large.py"))
        assert both.tokens > 60_000
        (tmp_path / "small.py").write_text("x" * 800)
        assert (await mentions.cost("@small.py", ROOM)).tokens == small.tokens + 100


async def test_of_what_does_not_fit_a_preview_counts_and_the_lines_that_fit_are_offered(
    tmp_path: Path,
) -> None:
    (tmp_path / "large.py").write_text("word\n" * 40_000)
    async with finder(tmp_path) as (mentions, store):
        text = "one line of it\n" * 9_000
        digest = await store.put(NewContent(text.encode(), Origin("shell", "make")))
        for written in ("@large.py", f"#{digest[:16]}", f"#{digest[:16]}:100-"):
            cost = await mentions.cost(written, 5_000)
            assert cost.tokens < 2_000
            assert cost.large.mention.written == written
            assert cost.large.tokens > 30_000
            assert cost.large.part is not None
            part = replace(cost.large.mention, passage=cost.large.part).written
            fitting = await mentions.cost(part, 5_000)
            assert fitting.large is None
            assert 4_500 < fitting.tokens <= 5_000
        assert (await mentions.cost("@large.py", 50)).large is not None


async def test_lines_and_matches_of_a_stored_output_are_what_is_attached(tmp_path: Path) -> None:
    text = "".join(f"line {number}{' NEEDLE' * (number % 3 == 0)}\n" for number in range(1, 11))
    async with finder(tmp_path) as (mentions, store):
        digest = await store.put(NewContent(text.encode(), Origin("shell", "make")))
        name = f"#{digest[:16]}"
        attachments = await mentions.attached(
            f'{name}:2-4 {name}:9- {name}:"needle" {name}:4-7:"needle"'
        )
        assert [image.data.decode() for image in attachments] == [
            "2\tline 2\n3\tline 3 NEEDLE\n4\tline 4",
            "9\tline 9 NEEDLE\n10\tline 10",
            "3\tline 3 NEEDLE\n…\n6\tline 6 NEEDLE\n…\n9\tline 9 NEEDLE",
            "6\tline 6 NEEDLE",
        ]
        assert attachments[0].description.startswith("lines 2-4 of what is stored: ")
        assert attachments[0].origin.what == "lines 2-4 of shell · make"
        assert attachments[2].description.startswith('lines with "needle" of what is stored: ')
        (none,) = await mentions.attached(f"{name}:50-60")
        assert none.data == b"[no such line among its 10]"


async def test_looking_at_what_a_recall_would_take_is_no_recall(tmp_path: Path) -> None:
    async with finder(tmp_path) as (mentions, store):
        digest = await store.put(NewContent(b"one\ntwo\n", Origin("shell", "make")))
        text = f"#{digest[:16]}:1-1"
        assert (await mentions.weights([text]))[0] > 0
        assert (await mentions.cost(text, ROOM)).outputs == 1
        assert (await store.entry(digest)).recalls == 0
        await mentions.attached(text)
        assert (await store.entry(digest)).recalls == 1


async def test_a_file_that_is_another_than_the_cache_has_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\ntwo\n")
    async with finder(tmp_path) as (mentions, store):
        assert not (await mentions.weigh("a.py")).changed
        origin = Origin("read_file", "a.py", "file:a.py")
        await store.put(NewContent(b"1\tone\n[more lines follow; go on with start=2]", origin))
        assert not (await mentions.weigh("a.py")).changed
        (tmp_path / "a.py").write_text("uno\ntwo\n")
        assert (await mentions.weigh("a.py")).changed


async def test_the_list_leaves_out_what_tools_leave_out_and_shows_hostile_names(
    tmp_path: Path,
) -> None:
    for name in ("a.py", "b\nc.py", "d\u202ee.py", "ignored.log"):
        (tmp_path / name).write_text("x")
    (tmp_path / ".gitignore").write_text("*.log\n")
    async with finder(tmp_path) as (mentions, _store):
        assert await mentions.refresh()
        assert not await mentions.refresh()
        places, _ = mentions.search("py", 8)
        assert {place.path for place in places} == {"a.py", "b\\x0ac.py", "d\u202ee.py"}
        assert mentions.search("ignored", 8)[0] == []
        from_spelled = await mentions.attached('@"b\\\\x0ac.py" @"d\\u202ee.py"')
        assert [image.data for image in from_spelled] == [b"1\tx", b"1\tx"]


async def test_the_parts_of_a_file_can_be_mentioned_on_their_own(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "class A:\n    def one(self):\n        pass\n\ndef two():\n    x\n"
    )
    async with finder(tmp_path) as (mentions, _store):
        parts, lines = await mentions.outline("a.py")
        assert [(part.name, part.first, part.last) for part in parts] == [
            ("A", 1, 3),
            ("one(self)", 2, 3),
            ("two()", 5, 6),
        ]
        assert lines == 6


async def test_the_same_content_has_the_digest_that_a_tool_would_give_it(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\n")
    async with finder(tmp_path) as (mentions, _store):
        (attachment,) = await mentions.attached("@a.py")
        assert digest_of(attachment.data) == digest_of(b"1\tone")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="sparse files of POSIX")
@pytest.mark.timeout(60)
async def test_a_terabyte_that_is_mentioned_stands_for_its_beginning(tmp_path: Path) -> None:
    for name, beginning in (("nulls", b""), ("log", b"first\n" + b"x" * 9_000)):
        (tmp_path / name).write_bytes(beginning)
        os.truncate(tmp_path / name, 1 << 40)
    async with finder(tmp_path) as (mentions, _store):
        nulls, log = await mentions.attached("@nulls and @log")
        assert nulls.data.startswith(b"[nulls is not text: binary data, 1,099,511,627,776 bytes]")
        assert log.data.startswith(b"1\tfirst\n2\txxx")
        assert b"[stopped after 5 seconds, at line 2: the file goes on]" in log.data
        assert len(log.data) < 10_000


PATHS = (
    "src/helix/cache/store.py",
    "tests/cache/test_store.py",
    "src/helix/cache/store_meta.py",
    "src/helix/journal/restore.py",
    "docs/stores/a.md",
    "docs/stores/b.md",
    "README.md",
)


def names(query: str, limit: int = 8) -> list[str]:
    return [place.path for place in FileFinder(PATHS).search(query, limit)[0]]


def test_names_that_begin_with_the_letters_come_first_and_short_ones_before_long_ones() -> None:
    assert names("sto")[:5] == [
        "src/helix/cache/store.py",
        "docs/stores/",
        "src/helix/cache/store_meta.py",
        "src/helix/journal/restore.py",
        "tests/cache/test_store.py",
    ]


def test_letters_of_the_name_that_fit_are_told() -> None:
    places, total = FileFinder(PATHS).search("sto", 8)
    assert places[0].marks == (0, 1, 2)
    assert places[3].marks == (2, 3, 4)
    assert total == 7


def test_scattered_letters_find_a_name_where_nothing_fits_better() -> None:
    assert names("tstpy") == ["tests/cache/test_store.py"]
    assert names("zzz") == []


def test_a_path_is_found_by_its_folders() -> None:
    assert names("docs/st") == ["docs/stores/a.md", "docs/stores/b.md", "docs/stores/"]


def test_a_folder_tells_how_many_files_lie_below() -> None:
    (docs,) = (place for place in FileFinder(PATHS).search("docs", 9)[0] if place.path == "docs/")
    assert (docs.name, docs.where, docs.files) == ("docs/", "", 2)


def test_an_empty_search_lists_the_top_folder() -> None:
    assert names("", 2) == ["README.md", "src/"]


def test_a_search_that_was_typed_letter_by_letter_finds_the_same_files() -> None:
    listing = FileFinder(PATHS)
    for end in range(1, 6):
        listing.search("tstpy"[:end], 8)
    assert listing.search("tstpy", 8) == FileFinder(PATHS).search("tstpy", 8)


@pytest.mark.alone
def test_fifty_thousand_files_are_searched_between_two_keys() -> None:
    listing = FileFinder(f"pack{at % 97}/part{at % 911}/module_{at}.py" for at in range(50_000))
    took = []
    for query in ("m", "mo", "modu", "module_4", "mdl49", "pack9/part8", "zq"):
        times = []
        for _ in range(3):
            began = time.thread_time()
            listing.search(query, 8)
            times.append(time.thread_time() - began)
        took.append(min(times))
    assert max(took) < 0.05  # 16 ms on a machine of its own
