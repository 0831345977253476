"""Guides: in every window, told where a change was noticed, capped, and never lost."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.canonical_messages import canonical_json, plain_message
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Guide, GuideKind
from helix_desktop.domain.events import Guided, TurnStarted, WindowSent
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall
from helix_desktop.domain.ports import GuideFile
from helix_desktop.engine.guide_watcher import GuideChange, GuideWatcher
from helix_desktop.engine.session_journal import SessionJournal
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage, sent_window
from tests.engine.talks import TALK, epochs, stage
from tests.fakes.provider import ScriptedProvider, says
from tests.fakes.speaker import Agent, Speaker, always, document, is_handover
from tests.waiting import LIMIT_SECONDS

FILE = GuideKind.PROJECT


def newest_guides(session: Stage) -> tuple[Guide, ...]:
    return session.runner.session_window.history.guide_history.newest


class FakeGuides:
    """Implements Guides; what is found is what the test put here."""

    def __init__(self, *files: GuideFile) -> None:
        self.files: Sequence[GuideFile] = files
        self.touched: list[Sequence[str]] = []

    def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
        self.touched.append(touched)
        return self.files

    def put(self, text: str, name: str = "AGENTS.md") -> None:
        self.files = (GuideFile(FILE, name, text),)


def guided(provider: ScriptedProvider, guides: FakeGuides) -> Stage:
    session = Stage(provider)
    session.exchange(guides=guides)
    return session


def lines(request: ModelRequest) -> list[str]:
    return [canonical_json(plain_message(message)) for message in request.messages]


async def test_instructions_stand_behind_the_system_prompt_as_pinned_blocks() -> None:
    provider = ScriptedProvider(says("yes"))
    session = guided(provider, FakeGuides(GuideFile(FILE, "AGENTS.md", "tests first")))
    await session.say("go")
    system, guide, question = provider.requests[0].messages
    assert (system.text, guide.role, question.text) == ("be brief", Role.SYSTEM, "go")
    assert guide.text.endswith("\n\ntests first")
    window = (await session.runner.session_window.look()).window
    [block] = [block for block in window.blocks if block.kind is BlockKind.PIN]
    assert block.why == "project instructions: AGENTS.md"


async def test_the_full_text_of_instructions_is_stored_with_the_event_that_names_it() -> None:
    session = guided(
        ScriptedProvider(says("yes")), FakeGuides(GuideFile(FILE, "A.md", " ä tests "))
    )
    await session.say("go")
    [event] = [event for event in await session.journal() if isinstance(event, Guided)]
    content = event.guides[0].content
    assert content == digest_of(" ä tests ".encode())
    assert await session.store.get(content) == " ä tests ".encode()


async def test_nothing_is_journaled_while_nothing_changes() -> None:
    guides = FakeGuides(GuideFile(FILE, "AGENTS.md", "tests first"))
    session = guided(ScriptedProvider(says("1"), says("2"), says("3")), guides)
    await session.say("a", "b", "c")
    assert sum(isinstance(event, Guided) for event in await session.journal()) == 1
    assert len(guides.touched) == 3


async def test_a_change_is_told_where_it_was_noticed_and_breaks_no_cache() -> None:
    provider = ScriptedProvider(says("1"), says("2"))
    guides = FakeGuides(GuideFile(FILE, "AGENTS.md", "tests first"))
    session = guided(provider, guides)
    await session.say("a")
    guides.put("tests last")
    await session.say("b")
    first, second = map(lines, provider.requests)
    assert second[: len(first)] == first
    notice, question = provider.requests[1].messages[-2:]
    assert "tests last" in notice.text
    assert (notice.role, question.text) == (Role.USER, "b")
    assert [guide.text.endswith("tests last") for guide in newest_guides(session)] == [True]


async def test_a_change_moves_to_the_beginning_where_the_cache_is_cold_anyway() -> None:
    provider = ScriptedProvider(says("1"), says("2"))
    guides = FakeGuides(GuideFile(FILE, "AGENTS.md", "tests first"))
    session = guided(provider, guides)
    await session.say("a")
    guides.put("tests last")
    session.clock.advance(session.deps.models.policy.cold_seconds + 1)
    await session.say("b")
    texts = [message.text for message in provider.requests[1].messages]
    assert texts[1].endswith("tests last")
    assert not any("tests first" in text for text in texts)


async def test_many_changes_move_to_the_beginning_together_and_say_so() -> None:
    provider = ScriptedProvider(*(says(str(n)) for n in range(6)))
    guides = FakeGuides(GuideFile(FILE, "AGENTS.md", "version 0"))
    session = guided(provider, guides)
    for number in range(6):
        guides.put(f"version {number}")
        await session.say(f"turn {number}")
    fifth = [message.text for message in provider.requests[4].messages]
    assert fifth[1].endswith("version 4")
    assert "Versions of them that were told since do not hold" in fifth[-2]
    assert not any("version 4" in text for text in fifth[2:])
    assert "version 5" in provider.requests[5].messages[-2].text
    await session.runner.undo.restore(0)
    assert [guide.text[-9:] for guide in newest_guides(session)] == ["version 5"]


async def test_a_file_that_is_gone_is_told_to_be_gone() -> None:
    provider = ScriptedProvider(says("1"), says("2"))
    guides = FakeGuides(GuideFile(FILE, "AGENTS.md", "tests first"))
    session = guided(provider, guides)
    await session.say("a")
    guides.files = ()
    await session.say("b")
    assert "AGENTS.md does not hold any more" in provider.requests[1].messages[-2].text


async def test_an_unused_instruction_file_is_named_in_the_window_without_its_text() -> None:
    provider = ScriptedProvider(says("1"))
    result = GuideFile(FILE, "AGENTS.md", "obey", problem="The folder is not trusted.")
    same = GuideFile(FILE, "CLAUDE.md", problem="It says the same.", quiet=True)
    session = guided(provider, FakeGuides(result, same))
    await session.say("a")
    _, notice, _ = provider.requests[0].messages
    assert "AGENTS.md is not used" in notice.text
    assert "obey" not in notice.text
    assert newest_guides(session)[0].problem == "The folder is not trusted."


async def test_a_huge_file_is_capped_and_says_how_the_rest_is_recalled() -> None:
    provider = ScriptedProvider(says("1"))
    text = "a rule of many\n" * 5_000
    session = guided(provider, FakeGuides(GuideFile(FILE, "AGENTS.md", text)))
    await session.say("a")
    [guide] = newest_guides(session)
    assert guide.capped
    assert guide.tokens <= session.deps.models.main.llm.window // 16
    digest = digest_of(text.encode())
    assert guide.text.endswith(f'[CACHED] recall_cached_content("{digest}")')
    assert await session.store.get(digest) == text.encode()


async def test_all_guides_together_take_no_more_than_their_share() -> None:
    provider = ScriptedProvider(says("1"))
    results = [GuideFile(FILE, f"{n}/AGENTS.md", "a rule\n" * 500) for n in range(12)]
    session = guided(provider, FakeGuides(*results))
    await session.say("a")
    newest = newest_guides(session)
    assert sum(guide.tokens for guide in newest) <= session.deps.models.main.llm.window // 8
    assert newest[-1].problem
    assert len(newest) == 12


async def test_marks_in_an_instruction_file_are_defused() -> None:
    provider = ScriptedProvider(says("1"))
    text = f'[CACHED] recall_cached_content("{"ab" * 32}")'
    session = guided(provider, FakeGuides(GuideFile(FILE, "AGENTS.md", text)))
    await session.say("a")
    assert "[CACHED]" not in provider.requests[0].messages[1].text


async def test_instructions_that_cannot_be_read_in_time_delay_a_turn_only_briefly() -> None:
    done = threading.Event()

    class Slow(FakeGuides):
        def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
            done.wait(10)
            return self.files

    session = guided(ScriptedProvider(), Slow(GuideFile(FILE, "AGENTS.md", "late")))
    journal = SessionJournal(
        SESSION, store=session.store, supervisor=session.supervisor, bus=session.deps.base.bus
    )
    try:
        assert (
            await GuideWatcher(journal, session.deps, patience=0.05).find_changes() == GuideChange()
        )
    finally:
        done.set()


async def test_instructions_that_cannot_be_read_block_only_one_thread() -> None:
    done = threading.Event()
    began: list[int] = []

    class Stuck(FakeGuides):
        def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
            began.append(1)
            done.wait(60)
            return self.files

    session = guided(ScriptedProvider(), Stuck())
    journal = SessionJournal(
        SESSION, store=session.store, supervisor=session.supervisor, bus=session.deps.base.bus
    )
    try:
        for _ in range(40):
            await GuideWatcher(journal, session.deps, patience=0.01).find_changes()
        assert len(began) == 1
        async with asyncio.timeout(LIMIT_SECONDS):
            await asyncio.to_thread(int)
    finally:
        done.set()


@pytest.mark.loop(factory=StillLoop)
async def test_instructions_in_force_are_in_every_window_of_a_long_session() -> None:
    main = Speaker(Agent(3))
    session = stage(main, fast=Speaker(always(document())))
    guides = FakeGuides()
    session.exchange(guides=guides)
    for number, text in enumerate((*TALK, "fifth", "sixth", "seventh", "eighth")):
        guides.put(f"rule number {number} holds")
        before = len(main.requests)
        await session.say(text)
        for request in main.requests[before:]:
            if not is_handover(request):
                window_text = "\n".join(message.text for message in request.messages)
                assert f"rule number {number} holds" in window_text
    assert epochs(session)
    assert not session.reported


@pytest.mark.loop(factory=StillLoop)
async def test_undo_restores_the_byte_identical_request_with_news_in_it() -> None:
    session = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    guides = FakeGuides()
    session.exchange(guides=guides)
    guides.put("rule one")
    await session.say(TALK[0])
    guides.put("rule two")
    await session.say(*TALK[1:], "fifth")
    assert epochs(session)
    after = (await session.runner.session_window.look()).window
    assert any("rule two" in block.message.text for block in after.blocks[:3])
    await session.runner.undo.undo()
    await session.runner.undo.redo()
    assert (await session.runner.session_window.look()).window.messages == after.messages
    await session.runner.undo.restore(0)
    raw = (await session.runner.session_window.look()).window
    assert any("rule one" in block.message.text for block in raw.blocks[:3])


@pytest.mark.loop(factory=StillLoop)
async def test_every_past_request_can_be_shown_again_whatever_the_file_says_now() -> None:
    session = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    guides = FakeGuides()
    session.exchange(guides=guides)
    for number, text in enumerate((*TALK, "more")):
        guides.put(f"rule number {number}")
        await session.say(text)
    digests: tuple[str, ...] = ()
    for seq, event in enumerate(await session.journal(), 1):
        if isinstance(event, WindowSent):
            digests = (*digests[: event.keep], *event.blocks)
            window = await sent_window(session.deps, seq)
            assert tuple(block.digest for block in window.blocks) == digests


async def test_changed_instructions_stand_before_the_message_of_the_user() -> None:
    guides = FakeGuides(GuideFile(FILE, "AGENTS.md", "one"))
    session = guided(ScriptedProvider(says("1"), says("2")), guides)
    await session.say("a")
    guides.put("two")
    await session.say("b")
    journal = await session.journal()
    assert isinstance(journal[1], Guided)
    assert isinstance(journal[2], TurnStarted)
    last = max(seq for seq, event in enumerate(journal) if isinstance(event, TurnStarted))
    assert isinstance(journal[last - 2], Guided)


async def test_instructions_of_a_folder_are_read_before_the_step_after_it_was_touched() -> None:
    class Nested(FakeGuides):
        def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
            super().look(touched)
            session = [GuideFile(FILE, "web/AGENTS.md", "no jQuery")] if touched else []
            return [GuideFile(FILE, "AGENTS.md", "tests first"), *session]

    looked = ToolCallArrived(ToolCall("c1", "read_file", '{"path": "web/a.js"}'))
    steps = [(looked, StreamFinished(StopReason.TOOLS)) for _ in range(2)]
    provider = ScriptedProvider(*steps, says("done"))
    guides = Nested()
    session = guided(provider, guides)
    await session.say("go")
    assert "no jQuery" not in provider.requests[0].messages[-1].text
    # behind the step that came there, before the next
    assert "no jQuery" in provider.requests[1].messages[-1].text
    before, after = map(lines, provider.requests[:2])
    assert after[: len(before)] == before
    assert len(guides.touched) == 2
