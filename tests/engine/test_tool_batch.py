"""An output of any size goes into the store as it comes; the window gets its part and a digest."""

import asyncio

from helix_desktop.domain.cache import Origin, digest_of
from helix_desktop.domain.events import ToolReturned
from helix_desktop.domain.live_events import ToolCallEnded
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import NewImage, ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.replay.replay import MemoryStore
from helix_desktop.engine.tool_batch import store_stream
from tests.engine.stage import Stage, call, until
from tests.fakes.provider import ScriptedProvider, says


async def test_a_stream_is_stored_and_its_digest_told() -> None:
    session_store = MemoryStore()
    output = ToolOutput(b"first", "f", stream=(piece for piece in (b"first", b" last")))
    shown, whole = await store_stream(output, Origin("read_file", "f"), session_store)
    assert whole == digest_of(b"first last")
    assert shown.stream is None
    assert shown.data.startswith(b"first\n[all of it: sha256 " + whole.encode())
    assert await session_store.get(whole) == b"first last"


async def test_an_output_without_a_stream_stays_as_it_is() -> None:
    output = ToolOutput(b"x", "f")
    assert await store_stream(output, Origin(), MemoryStore()) == (output, None)


async def test_a_turn_keeps_all_of_an_output_that_is_too_large_to_be_held() -> None:
    pieces = [b"a" * 100_000, b"b" * 100_000]

    async def run(_made: ToolCall) -> ToolOutput:
        return ToolOutput(b"aaa", "huge.log", stream=pieces)

    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    [returned] = [each for each in await stage.turn() if isinstance(each, ToolReturned)]
    assert returned.whole is not None
    assert await stage.deps.store.get(returned.whole) == b"".join(pieces)
    shown = await stage.deps.store.get(returned.content)
    assert shown.startswith(b"aaa\n[all of it: sha256 ")
    assert returned.whole.encode() in shown


async def test_the_pictures_of_an_output_are_stored_counted_and_as_untrusted_as_their_text() -> (
    None
):
    shot = NewImage(b"pixels", "image/png", 800, 600)

    async def run(_made: ToolCall) -> ToolOutput:
        return ToolOutput(b"[picture]", "the page", untrusted=True, images=(shot, shot))

    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    [returned] = [each for each in await stage.turn() if isinstance(each, ToolReturned)]
    assert returned.images == (shot.stored(), shot.stored())
    assert returned.untrusted
    assert (returned.tokens, returned.image_tokens) == (3, 200)
    assert await stage.deps.store.get(digest_of(b"pixels")) == b"pixels"


async def test_the_end_of_a_call_is_told_while_a_call_beside_it_still_runs() -> None:
    def ended() -> list[str]:
        return [each.returned.call for each in stage.seen if isinstance(each, ToolCallEnded)]

    async def run(made: ToolCall) -> ToolOutput:
        if made.id == "b":
            await until(lambda: ended() == ["a"])
        return ToolOutput(b"output", "x")

    asks = (ToolCallArrived(call("a")), ToolCallArrived(call("b")))
    answers = ((*asks, StreamFinished(StopReason.TOOLS)), says("done"))
    stage = Stage(ScriptedProvider(*answers), run=run)
    await stage.turn()
    assert ended() == ["a", "b"]


async def test_a_result_is_kept_before_the_next_call_of_the_same_reply_runs() -> None:
    running, kept = asyncio.Event(), asyncio.Event()

    async def run(made: ToolCall) -> ToolOutput:
        if made.id == "b":
            running.set()
            await kept.wait()
        return ToolOutput(f"output of {made.id}".encode(), made.id)

    calls = (call("a", tool="change"), call("b", tool="change"))
    asks = (*(ToolCallArrived(each) for each in calls), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(asks, says("done")), run=run)
    await stage.runner.begin("go")
    await running.wait()
    [returned] = [each for each in await stage.journal() if isinstance(each, ToolReturned)]
    assert (returned.call, await stage.store.get(returned.content)) == ("a", b"output of a")
    kept.set()
    await stage.runner.idle()
    results = [each.call for each in await stage.journal() if isinstance(each, ToolReturned)]
    assert results == ["a", "b"]
