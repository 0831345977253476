"""A file of which only a part is sent says which part, wherever it is shown."""

from pathlib import Path

import pytest

from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.domain.cache import NO_SESSION, NewContent, Origin
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import ContextInjected, Guided, ToolReturned
from helix_desktop.domain.mentions import Attachment, OutgoingMessage
from helix_desktop.domain.shown_part import ShownPart, parse_part
from helix_desktop.domain.value import replace
from helix_desktop.engine.turn_opening import mention_preview, message_events
from helix_desktop.tools.documents.document_notes import attached_text
from helix_desktop.tools.documents.document_text import DocumentText, ReadingEnd
from helix_desktop.ui.chat.transcript import rows
from helix_desktop.ui.inspector.block_rows import block_content
from helix_desktop.ui.text.safe_text import origin_text
from tests.app.app_stage import Place, events, open_place
from tests.app.test_ask_command import ask_status
from tests.app.test_mention_finder import finder
from tests.app.test_toolbox_factory import wants
from tests.fakes.provider import ScriptedProvider, says
from tests.fakes.weigher import FakeWeigher

LINES = 400_000


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "big.log").write_text("".join(f"{at} a line of the log\n" for at in range(LINES)))
    return folder


def lines_of(data: bytes) -> int:
    """Return how many numbered lines a reading has."""
    return sum(row.partition(b"\t")[0].isdigit() for row in data.split(b"\n"))


async def attached(mentions: MentionFinder, text: str) -> Attachment:
    [attachment] = await mentions.attached(text)
    return attachment


async def test_a_mentioned_file_says_how_many_of_its_lines_are_sent(project: Path) -> None:
    async with finder(project) as (mentions, _store):
        attachment = await attached(mentions, "@big.log")
        cut = f"first {lines_of(attachment.data):,} of 400,000 lines"
        assert attachment.origin.cut == cut
        assert attachment.description == f"{cut} · the file, as it is now"
        assert attachment.data.decode().splitlines()[-1].startswith(f"[{cut}; ")
        assert origin_text(attachment.origin) == f"big.log · {cut}"
        cost = await mentions.cost("@big.log", 1_000_000)
        assert [words for _, words in cost.cut] == [cut]
        assert (await mentions.weigh("big.log")).cut == cut
        assert (await mentions.outline("big.log"))[1] == LINES


@pytest.mark.parametrize("lines", ["10-40", "1-400", "399990-", "5"])
async def test_lines_that_were_asked_for_are_not_called_cut(project: Path, lines: str) -> None:
    async with finder(project) as (mentions, _store):
        assert not (await attached(mentions, f"@big.log:{lines}")).origin.cut


async def test_a_range_that_is_too_large_says_which_lines_are_sent(project: Path) -> None:
    async with finder(project) as (mentions, _store):
        attachment = await attached(mentions, "@big.log:1001-")
        last = 1_000 + lines_of(attachment.data)
        assert attachment.origin.cut == f"1,001–{last:,} of 400,000 lines"


async def test_a_stored_output_that_is_cut_says_so(project: Path) -> None:
    async with finder(project) as (mentions, store):
        text = b"".join(b"%d\n" % at for at in range(2_000_000))
        digest = await store.put(NewContent(text, Origin("shell", "seq")))
        attachment = await attached(mentions, f"#{digest[:12]}")
        part = parse_part(attachment.origin.cut)
        assert (part.last, part.total) == (attachment.data.count(b"\n"), 2_000_000)
        assert attachment.origin.cut in attachment.description


async def test_a_cut_file_in_the_cache_still_says_that_it_is_cut(project: Path) -> None:
    async with finder(project) as (mentions, store):
        file = await attached(mentions, "@big.log")
        digest = await store.put(NewContent(file.data, file.origin))
        assert (await attached(mentions, f"#{digest[:12]}")).origin.cut == file.origin.cut


@pytest.mark.slow
async def test_the_chat_the_cache_and_the_model_are_told_the_same(project: Path) -> None:
    read = wants(("read_file", {"path": "big.log", "lines": 0}))
    provider = ScriptedProvider(read, *[says("done")] * 5)
    place = Place(project.parent, provider)
    async with open_place(place) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "look at @big.log")
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        [mention] = [event for event in recorded if isinstance(event, ContextInjected)]
        [returned] = [event for event in recorded if isinstance(event, ToolReturned)]
        assert mention.cut in mention.text
        assert f"@big.log · {mention.cut} · " in rows.mention(mention).text
        request = await open_workspace.requests.next(session)
        shown = [block_content(block) for block in request.blocks]
        for event in (mention, returned):
            part = parse_part(event.cut)
            assert part.total == LINES
            assert event.content is not None
            entry = await place.store.entry(event.content)
            assert origin_text(entry.origin) == f"big.log · {event.cut}"
            assert any(event.cut in text for text in shown)
        row = rows.TranscriptRow(rows.RowKind.TOOL, "", tool=returned.tool)
        row.end(returned)
        assert rows.head_text(row).endswith(f"big.log · {returned.cut}")
        assert returned.whole is not None
        assert not (await place.store.entry(returned.whole)).origin.cut


async def test_a_file_of_which_only_a_preview_is_sent_says_so(project: Path) -> None:
    async with finder(project) as (mentions, _store):
        attachment = await attached(mentions, "@big.log")
        shown = mention_preview(attachment, BALANCED, FakeWeigher())
        message = OutgoingMessage("look", attached=(attachment,))
        _, event = message_events(message, [shown], 0.0)
        assert isinstance(event, ContextInjected)
        text = rows.mention(event).text
        assert text.startswith(f"preview of @big.log · {attachment.origin.cut} · ")


async def test_instructions_that_are_cut_say_which_part_holds(project: Path) -> None:
    (project / "AGENTS.md").write_text("@more.md\n" + "a rule\n" * 9_999)
    (project / "more.md").write_text("another rule\n" * 200_000)
    async with open_place(Place(project.parent, ScriptedProvider(says("done")))) as open_workspace:
        await open_workspace.permissions.trust(True)
        session = await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
        [guide] = [
            guide for event in recorded if isinstance(event, Guided) for guide in event.guides
        ]
        part = parse_part(guide.cut)
        # the line that includes the file is replaced by one that names it, and its own lines
        assert part.total == 10_000 + 200_000
        assert part.last == guide.text.count("rule\n") + 1
        assert f"not all of it is shown: {guide.cut}]" in guide.text
        assert "Here of more.md: first " in guide.text
        assert f"AGENTS.md ({guide.tokens:,} tokens · {guide.cut})" in rows.guides_text([guide])


@pytest.mark.parametrize("as_json", [False, True])
def test_a_turn_in_a_terminal_says_which_part_of_a_file_is_sent(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    assert ask_status(tmp_path, "look at @big.log", *["--json"] * as_json) == 0
    output = capsys.readouterr()
    lines = (output.out if as_json else output.err).splitlines()
    assert [line for line in lines if " of 400,000 lines" in line and "big.log" in line]


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (ShownPart(1, 5_289, 400_000), "first 5,289 of 400,000 lines"),
        (ShownPart(1, 1, 1, more=True), "first 1 of more than 1 line"),
        (ShownPart(9, 20, 300, "page"), "9–20 of 300 pages"),
        (ShownPart(1, 3, 3, long_lines=1), "1 long line cut"),
        (ShownPart(1, 3, 4, long_lines=2), "first 3 of 4 lines, 2 long lines cut"),
        (ShownPart(7, 9, 2_000, "byte", more=True), "7–9 of more than 2,000 bytes"),
    ],
)
def test_the_words_for_a_part_of_a_file_can_be_parsed_again(part: ShownPart, words: str) -> None:
    assert part.phrase == words
    read = parse_part(words)
    assert read.phrase == words


@pytest.mark.parametrize("words", ["", "ok", "failed", "first of all", ", 1 long line cut"])
def test_words_that_name_no_part_of_a_file_are_not_parsed_as_one(words: str) -> None:
    assert parse_part(words) is None


def test_a_document_with_all_its_pages_is_not_cut() -> None:
    document = DocumentText(
        "PDF", "page", 2, "\f[page 1]\none\n\f[page 2]\ntwo", ReadingEnd.COMPLETE
    )
    assert attached_text("a.pdf", document)[1] == ""
    shorter = replace(document, total=30, end=ReadingEnd.LATE)
    data, cut = attached_text("a.pdf", shorter)
    assert cut == "first 2 of 30 pages"
    assert f"[{cut}]" in data.decode()
