"""Pictures of a call's result in a window: counted, swept on their own, and gone with a fold."""

from helix_desktop.context.blocks import BlockBuilder
from helix_desktop.context.items import CallResult, HistoryItem, original_messages
from helix_desktop.context.sweep import SweepCandidates
from helix_desktop.context.view import RAW, apply_epoch
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.context_window.rewrites import Epoch, Job, PartPlace, SweptPart
from helix_desktop.domain.events import AssistantReplied, Outcome, ToolReturned, references
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Image, Message, ToolCall, ToolResult
from tests.fakes.weigher import FakeWeigher

SHOTS = tuple(Image(digest_of(bytes([at])), "image/png", 800, 600, 30_000 + at) for at in range(2))
TEXT = "two pictures"
CONTENT = digest_of(TEXT.encode())
CALL = ToolCall("c", "shoot", "{}")
RETURNED = ToolReturned(
    0.0, "c", "shoot", "the page", CONTENT, len(TEXT), Outcome.OK, tokens=3, images=SHOTS
)
ITEM = HistoryItem(1, 1, AssistantReplied(0.0, "m", (CALL,), StopReason.TOOLS))
ITEM.results["c"] = CallResult(2, RETURNED)
WEIGHER = FakeWeigher()
POLICY = PRESETS["helix"]


def text_of(digest: str) -> str:
    assert digest == CONTENT
    return TEXT


def result_in(message: Message) -> ToolResult:
    (part,) = message.parts
    assert isinstance(part, ToolResult)
    return part


def swept(*paths: str) -> Epoch:
    parts = tuple(
        SweptPart(2, "c", path, content=CONTENT, text=f"[marker {path or 'text'}]")
        for path in paths
    )
    return Epoch(1, 0, Job.SWEEP, "", 0, 0, swept=parts)


def test_a_result_stands_with_its_pictures_and_weighs_them() -> None:
    block = BlockBuilder(WEIGHER).row(ITEM, RAW, text_of).blocks[1]
    assert result_in(block.message).images == SHOTS
    assert (block.images, block.tokens) == (2, 4 + 3 + 200)
    assert result_in(list(original_messages(ITEM, text_of))[1]).images == SHOTS


def test_each_picture_is_a_candidate_of_its_own_and_the_text_does_not_count_them() -> None:
    row = BlockBuilder(WEIGHER).row(ITEM, RAW, text_of)
    found = SweepCandidates().of(row, RAW, WEIGHER)
    assert [(each.path, each.tokens) for each in found] == [
        ("", 7),
        ("image/1", 100),
        ("image/2", 100),
    ]
    assert [each.original.digest for each in found] == [CONTENT, *(each.content for each in SHOTS)]
    marker, freed = SweepCandidates().marker(found[1], POLICY, WEIGHER)
    assert SHOTS[0].content[:16] in marker
    assert freed == 100 - WEIGHER.count(marker)


def test_a_swept_picture_leaves_its_marker_below_the_text() -> None:
    view = apply_epoch(RAW, swept("image/1"))
    row = BlockBuilder(WEIGHER).row(ITEM, view, text_of)
    result = result_in(row.blocks[1].message)
    assert result.images == SHOTS[1:]
    assert result.text == f"{TEXT}\n[marker image/1]"
    left = SweepCandidates().of(row, view, WEIGHER)
    assert [each.path for each in left] == ["", "image/2"]
    assert left[0].original.text == TEXT


def test_text_and_pictures_are_swept_and_come_back_independently() -> None:
    view = apply_epoch(RAW, swept("", "image/2"))
    result = result_in(BlockBuilder(WEIGHER).row(ITEM, view, text_of).blocks[1].message)
    assert (result.text, result.images) == ("[marker text]\n[marker image/2]", SHOTS[:1])
    back = Epoch(2, 1, Job.UNDO, "", 0, 0, unswept=(PartPlace(2, "c", "image/2"),))
    result = result_in(
        BlockBuilder(WEIGHER).row(ITEM, apply_epoch(view, back), text_of).blocks[1].message
    )
    assert (result.text, result.images) == ("[marker text]", SHOTS)


def test_the_store_keeps_the_pictures_that_a_result_names() -> None:
    assert references(RETURNED) == (CONTENT, *(each.content for each in SHOTS))
