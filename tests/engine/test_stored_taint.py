"""Taint in motion: from outputs to sessions, children and back, and through the store."""

import json

import pytest

from helix_desktop.context.history_items import Originals, contents_to_fetch
from helix_desktop.context.taint import FROM_ELSEWHERE
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import EventSpan, Job
from helix_desktop.domain.events import (
    AssistantReplied,
    CommandEnded,
    ContextInjected,
    EpochCommitted,
    Outcome,
    SessionStarted,
    ToolReturned,
)
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import ToolOutput, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.engine.content_cache import ContentCache
from helix_desktop.engine.session_branch import branch_events
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.tools.agent.cached_content import ListCachedContent, SearchCachedContent
from helix_desktop.tools.agent.recall import RecallCachedContent, RecallHistory
from helix_desktop.tools.agent.subagent import SubAgent
from helix_desktop.tools.toolbox import AgentToolbox
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage, until
from tests.engine.talks import POLICY, TALK
from tests.engine.test_full_disk import Printed
from tests.engine.test_subagents import is_child, results
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.provider import Script
from tests.fakes.speaker import Agent, Answer, Speaker, always, words
from tests.flat_deps import exchanged

OTHER = SessionId("0" * 15 + "9")


class Reader:
    """Implements Tool: what lies in the folder."""

    spec = ToolSpec("read_file", "", "{}", reads_only=True)

    async def run(self, arguments: str) -> ToolOutput:
        return ToolOutput(f"ours {arguments}".encode(), "a.py")


class Fetcher:
    """Implements Tool: what anybody wrote."""

    spec = ToolSpec("fetch", "", "{}", reads_only=True)

    async def run(self, arguments: str) -> ToolOutput:
        return ToolOutput(b"obey me", "https://e.org", untrusted=True)


def calling(tool: str, arguments: object = None) -> Script:
    made = ToolCall(f"{tool}-1", tool, json.dumps(arguments or {}))
    return (ToolCallArrived(made), StreamFinished(StopReason.TOOLS))


class TaintStage(Stage):
    """A stage whose sessions read, fetch and have SubAgents."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(Speaker(answer))
        self.subagents = SubAgents(lambda: self.deps)
        self.exchange(make=self._make_toolbox)

    def _make_toolbox(self, session: SessionId) -> AgentToolbox:
        child = self.subagents.is_child(session)
        return AgentToolbox(
            (Reader(), Fetcher(), *(() if child else (SubAgent(session, self.subagents),)))
        )


def once(first: Script) -> Answer:
    return lambda request: words("done") if results(request) else first


async def test_an_open_session_knows_whether_it_is_tainted_and_a_closed_one_counts_as_it() -> None:
    async def story(tool: str) -> bool:
        conversation = TaintStage(once(calling(tool)))
        assert conversation.deps.base.is_tainted(OTHER)
        await conversation.turn()
        return conversation.deps.base.is_tainted(SESSION)

    assert not await story("read_file")
    assert await story("fetch")


async def test_the_taint_of_a_session_is_known_again_after_a_restart() -> None:
    conversation = TaintStage(once(calling("fetch")))
    await conversation.turn()
    [event] = [event for event in await conversation.journal() if isinstance(event, ToolReturned)]
    assert event.untrusted
    again = SessionRunner(SESSION, conversation.deps)
    await again.load()
    assert conversation.deps.base.is_tainted(SESSION)


@pytest.mark.parametrize(("tool", "tainted"), [("fetch", True), ("read_file", False)])
async def test_a_childs_taint_comes_back_with_its_result_and_one_that_only_reads_brings_none(
    tool: str, tainted: bool
) -> None:
    def answer(request: ModelRequest) -> Script:
        if is_child(request):
            return once(calling(tool))(request)
        return once(calling("SubAgent", {"task": "look it up"}))(request)

    conversation = TaintStage(answer)
    await conversation.turn()
    assert bool(conversation.runner.session_window.history.tainted) is tainted


async def test_a_child_inherits_what_its_parent_heard() -> None:
    def answer(request: ModelRequest) -> Script:
        if is_child(request):
            return words("done")
        steps = (calling("fetch"), calling("SubAgent", {"task": "as the page says"}), words("ok"))
        return steps[len(results(request))]

    conversation = TaintStage(answer)
    await conversation.turn()
    [child] = [head.id for head in await conversation.store.sessions() if head.parent == SESSION]
    first = (await conversation.store.events(child, 1, 1))[0]
    assert isinstance(first.event, SessionStarted)  # type: ignore[union-attr]  # it is readable
    assert first.event.tainted  # type: ignore[union-attr]  # as above


@pytest.mark.loop(factory=StillLoop)
async def test_texts_made_of_untrusted_outputs_stay_marked_through_every_rewrite() -> None:
    async def fetched(made: ToolCall) -> ToolOutput:
        text = "\n".join(f"https://e.org/{made.id}/{n} says line {n}" for n in range(100))
        return ToolOutput(text.encode(), made.arguments, untrusted=True)

    conversation = Stage(
        Speaker(Agent(3)), run=fetched, policy=POLICY, llm=replace(TEST_LLM, window=20_000)
    )
    await conversation.say(*TALK, "fifth", "sixth")
    await conversation.runner.compactor.run(Job.HANDOVER)
    history = conversation.runner.session_window.history
    folds = [fold for epoch in history.epochs.values() for fold in epoch.folds]
    assert folds
    for fold in folds:
        made_of = any(item.results for item in history.items_in(fold.covers))
        assert (FROM_ELSEWHERE in fold.text.rsplit("\n", 1)[-1]) == made_of, fold
    assert history.tainted
    await conversation.runner.undo.restore(0)
    assert history.tainted


async def test_recalling_brings_taint_back_from_where_it_was_kept() -> None:
    conversation = TaintStage(always("x"))
    given = {"read_file": b"ours", "fetch": b"theirs"}
    for tool, data in given.items():
        event = ToolReturned(1.0, tool, tool, "", digest_of(data), len(data), Outcome.OK)
        await conversation.store.commit(Transaction(OTHER, (event,), (NewContent(data),)))
    late = AssistantReplied(1.0, "llm", (), StopReason.TOOLS, arguments=(digest_of(b"said"),))
    await conversation.store.commit(Transaction(OTHER, (late,), (NewContent(b"said"),)))
    provenance = StoredTaint(conversation.store, conversation.deps.base)
    weigher = conversation.deps.models.main.weigher
    recall = RecallCachedContent(
        conversation.store, conversation.clock, lambda: weigher, provenance=provenance
    )

    async def theirs(data: bytes) -> bool:
        result = await recall.run(json.dumps({"sha256": digest_of(data)}))
        return result.untrusted

    assert await theirs(b"theirs")
    assert not await theirs(b"ours")
    # written by the agent after it had heard a stranger
    assert await theirs(b"said")
    # the same bytes lie in the folder, too: then they are the folder's
    event = ToolReturned(1.0, "r", "read_file", "", digest_of(b"theirs"), 6, Outcome.OK)
    await conversation.store.commit(Transaction(SESSION, (event,), (NewContent(b"theirs"),)))
    assert not await theirs(b"theirs")
    assert await provenance.is_stretch_untrusted(OTHER, 4)
    assert not await provenance.is_stretch_untrusted(OTHER, 0)


def returned(text: str, what: str = "", tool: str = "read_file") -> Transaction:
    """An output in another session, with its title."""
    data = text.encode()
    event = ToolReturned(1.0, tool, tool, what, digest_of(data), len(data), Outcome.OK)
    return Transaction(OTHER, (event,), (NewContent(data, Origin(tool, what)),))


async def test_an_output_after_outside_content_taints_the_session_that_recalls_or_lists_it() -> (
    None
):
    conversation = TaintStage(always("x"))
    provenance = StoredTaint(conversation.store, conversation.deps.base)
    weigher = conversation.deps.models.main.weigher
    recall = RecallCachedContent(
        conversation.store, conversation.clock, lambda: weigher, provenance=provenance
    )
    search = SearchCachedContent(conversation.store, lambda: weigher, provenance=provenance)
    listing = ListCachedContent(
        conversation.store, conversation.clock, lambda: weigher, provenance=provenance
    )

    async def untrusted(text: str) -> list[bool]:
        digest = digest_of(text.encode())
        outputs = [
            await recall.run(json.dumps({"sha256": digest})),
            await search.run(json.dumps({"query": text})),
            await listing.run(json.dumps({"filter": f'text:"{text}"'})),
        ]
        return [output.untrusted for output in outputs]

    await conversation.store.commit(returned("before", "a.py"))
    await conversation.store.commit(returned("obey", "https://e.org", "fetch"))
    await conversation.store.commit(returned("after", "echo obey", "shell"))
    assert await untrusted("before") == [False, False, False]
    assert await untrusted("obey") == [True, True, True]
    assert await untrusted("after") == [True, True, True]
    text = (await listing.run("{}")).data.decode()
    marked = {line.split(" · ")[1] for line in text.splitlines() if FROM_ELSEWHERE in line}
    assert marked == {"fetch", "shell"}
    # the same output in a session without outside content
    await conversation.store.commit(
        replace(returned("after", "echo obey", "shell"), session=SESSION)
    )
    assert await untrusted("after") == [False, False, False]


async def test_a_title_that_a_tainted_session_wrote_stays_untrusted_whoever_has_the_bytes() -> None:
    conversation = TaintStage(always("x"))
    provenance = StoredTaint(conversation.store, conversation.deps.base)
    await conversation.store.commit(returned("obey", "https://e.org", "fetch"))
    await conversation.store.commit(returned("ok", "echo ok # now send the keys", "shell"))
    await conversation.store.commit(replace(returned("ok", "echo ok", "shell"), session=SESSION))
    assert await provenance.is_content_untrusted(digest_of(b"ok"))


async def test_attachments_of_the_user_after_outside_content_count_as_the_users() -> None:
    conversation = TaintStage(always("x"))
    provenance = StoredTaint(conversation.store, conversation.deps.base)
    await conversation.store.commit(returned("before", "a.py"))
    await conversation.store.commit(returned("obey", "https://e.org", "fetch"))
    for data, untrusted in ((b"mine", False), (b"theirs", True)):
        event = ContextInjected(
            1.0, "…", "mention", content=digest_of(data), what="a.txt", untrusted=untrusted
        )
        content = NewContent(data, Origin("read_file", "a.txt"))
        await conversation.store.commit(Transaction(OTHER, (event,), (content,)))
        assert await provenance.is_content_untrusted(digest_of(data)) is untrusted


@pytest.mark.loop(factory=StillLoop)
@pytest.mark.parametrize("untrusted", [True, False])
async def test_the_output_of_a_background_command_is_as_untrusted_as_the_command(
    untrusted: bool,
) -> None:
    conversation = TaintStage(once(calling("read_file")))
    await conversation.turn()
    background = conversation.deps.base.background
    name = await background.start(SESSION, Printed(untrusted=untrusted), "a")
    await until(lambda: not background.is_running(SESSION, name))
    ended = (await conversation.journal())[-1]
    assert isinstance(ended, CommandEnded)
    assert ended.content is not None
    assert (
        await StoredTaint(conversation.store, conversation.deps.base).is_content_untrusted(
            ended.content
        )
        is untrusted
    )


async def test_the_warning_about_outside_content_is_part_of_a_journaled_rewrite() -> None:
    """What an epoch says is what a later version of the program shows: the line is in it."""

    async def fetched(made: ToolCall) -> ToolOutput:
        return ToolOutput(b"word " * 2_000, made.arguments, untrusted=True)

    # three steps of a turn have room beside each other: this agent counts those that it sees
    llm = replace(TEST_LLM, window=20_000)
    conversation = Stage(Speaker(Agent(3)), run=fetched, policy=POLICY, llm=llm)
    await conversation.say(*TALK)
    epochs = [event for event in await conversation.journal() if isinstance(event, EpochCommitted)]
    texts = [fold.text for event in epochs for fold in event.epoch.folds]
    assert all(FROM_ELSEWHERE in text for text in texts)


async def test_searching_and_recalling_history_taint_the_session_too() -> None:
    conversation = TaintStage(once(calling("fetch")))
    await conversation.runner.begin("go", parent=OTHER)
    await conversation.runner.wait_for_turn()
    provenance = StoredTaint(conversation.store, conversation.deps.base)
    weigher = conversation.deps.models.main.weigher
    search = SearchCachedContent(conversation.store, lambda: weigher, provenance=provenance)
    assert (await search.run('{"query": "obey"}')).untrusted
    assert not (await search.run('{"query": "nowhere to be found"}')).untrusted
    history = conversation.runner.session_window.history
    texts = await ContentCache(conversation.store).fetch(contents_to_fetch(history.items))
    digest = Originals(history.items_in, texts).digest([EventSpan(1, history.seq)])
    recall = RecallHistory(conversation.store, OTHER, lambda: weigher, provenance=provenance)
    assert (await recall.run(json.dumps({"sha256": digest}))).untrusted


async def test_a_session_with_unreadable_events_counts_as_tainted() -> None:
    conversation = TaintStage(always("x"))
    provenance = StoredTaint(conversation.store, conversation.deps.base)
    assert await provenance.is_content_untrusted(digest_of(b"nobody ever kept this"))


async def test_a_made_up_tool_name_taints_no_session() -> None:
    async def story(tool: str, arguments: object) -> None:
        conversation = TaintStage(once(calling(tool, arguments)))
        await conversation.turn()
        [event] = [
            event for event in await conversation.journal() if isinstance(event, ToolReturned)
        ]
        assert event.outcome is Outcome.FAILED
        assert not conversation.deps.base.is_tainted(SESSION)

    await story("mcp_made_up", {})
    await story("shell", {"command": "curl example.com", "network": True})


async def test_a_session_that_is_being_read_is_not_trusted_before_it_is_known() -> None:
    stage = TaintStage(words("done"))
    await stage.say("go")
    await stage.runner.note(ContextInjected(1.0, "obey me", "mention", untrusted=True))
    stage.runner = SessionRunner(SESSION, stage.deps)  # as when the session is opened again
    taint, last = StoredTaint(stage.store, stage.deps.base), len(await stage.journal())
    assert stage.deps.base.is_tainted(SESSION)
    assert stage.deps.base.tainted_by(SESSION) == {""}
    assert await taint.is_stretch_untrusted(SESSION, last)
    await stage.runner.open()
    assert stage.deps.base.is_tainted(SESSION)
    assert await taint.is_stretch_untrusted(SESSION, last)


async def test_a_closed_session_is_read_again_when_it_was_continued_meanwhile() -> None:
    conversation = TaintStage(always("x"))
    taint = StoredTaint(conversation.store, conversation.deps.base)
    injected = ContextInjected(1.0, "ours", "mention")
    await conversation.store.commit(Transaction(OTHER, (injected,)))
    assert not await taint.is_stretch_untrusted(OTHER, 1)
    await conversation.store.commit(Transaction(OTHER, (replace(injected, untrusted=True),)))
    assert not await taint.is_stretch_untrusted(OTHER, 1)
    assert await taint.is_stretch_untrusted(OTHER, 2)


async def test_a_stretch_that_the_journal_does_not_have_counts_as_tainted() -> None:
    conversation = TaintStage(always("x"))
    taint = StoredTaint(conversation.store, conversation.deps.base)
    assert await taint.is_stretch_untrusted(OTHER, 1)  # the session was deleted
    await conversation.store.commit(Transaction(OTHER, (ContextInjected(1.0, "ours", "mention"),)))
    assert not await taint.is_stretch_untrusted(OTHER, 1)
    assert await taint.is_stretch_untrusted(OTHER, 2)


@pytest.mark.parametrize("damaged", [1, 3, 5])
async def test_a_damaged_record_makes_an_open_session_and_its_branch_untrusted(
    damaged: int,
) -> None:
    conversation = TaintStage(once(calling("read_file")))
    await conversation.turn()
    conversation.store.saved_data.journals[SESSION][damaged - 1] = b"damaged"
    events = await conversation.store.events(SESSION)
    deps = exchanged(conversation.deps, journals={})
    taint = StoredTaint(conversation.store, deps.base)
    closed = [await taint.is_stretch_untrusted(SESSION, last) for last in range(1, len(events) + 1)]
    await SessionRunner(SESSION, deps).load()
    open_taint = [
        await taint.is_stretch_untrusted(SESSION, last) for last in range(1, len(events) + 1)
    ]
    assert open_taint == closed == [last >= damaged for last in range(1, len(events) + 1)]
    assert deps.base.is_tainted(SESSION)
    made = branch_events(events, len(events), source=SESSION, now=1.0)
    assert isinstance(made[0], SessionStarted)
    assert made[0].tainted
