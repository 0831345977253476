"""Versions of handovers: what one would cost, compared, edited, written again, restored, undone."""

import asyncio
from collections.abc import Sequence

import pytest

from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.app.inspection.handover_diff import (
    changed_words,
    compare_versions,
    split_sections,
)
from helix_desktop.app.inspection.handover_forecast import (
    PROMPT_TOKENS,
    OtherModels,
    handover_call_cost,
)
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.context.compaction.stretches import HandoverCover, find_cover
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import Job, RewriteSort, WrittenBy
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.llm import Llm, LlmRole, Prices
from helix_desktop.domain.messages import Message
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import DiffSign, TimelineEvent
from helix_desktop.engine.block_exclusion import block_key
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.features.share.share_page import share_page
from helix_desktop.store.maintenance.session_markdown import event_paragraphs
from helix_desktop.ui.timeline.row_texts import compaction_count
from tests.context.sample_session import SampleSession
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage, until
from tests.engine.talks import MAIN, POLICY, TALK, SlowSpeaker, stage
from tests.fakes.model_handle import model_handle
from tests.fakes.speaker import Agent, Answer, Speaker, always, document, words

pytestmark = pytest.mark.loop(factory=StillLoop)

BY_HAND = replace(POLICY, compact_percent=0.0)


def desk_of(session: Stage, others: OtherModels | None = None) -> CompactionTimeline:
    requests = RequestInspector(lambda _session: session.runner, session.deps, session.store)
    return CompactionTimeline(
        session.store,
        session.deps,
        lambda _session: session.runner,
        requests=requests,
        others=others or Neighbours(),
    )


async def window(session: Stage) -> tuple[Message, ...]:
    return (await session.runner.session_window.look()).window.messages


async def talked(
    fast: Answer | None = None, *, before: tuple[str, ...] = (), policy: Policy = BY_HAND
) -> tuple[Stage, CompactionTimeline]:
    session = stage(Speaker(Agent(3)), policy, fast=Speaker(fast or always(document())))
    rewriting = desk_of(session)
    await session.say(*before, *TALK)
    return session, rewriting


async def newest(rewriting: CompactionTimeline) -> int:
    return (await rewriting.use(SESSION)).rewrites[-1].number


async def test_an_undo_and_an_exclusion_count_as_compactions_nowhere() -> None:
    session, rewriting = await talked()
    await rewriting.compact(SESSION)
    await rewriting.undo(SESSION)
    await rewriting.redo(SESSION)
    window_blocks = (await session.runner.session_window.look()).window.blocks
    await session.runner.exclusion.exclude(block_key(window_blocks[-1]))
    rows = (await rewriting.use(SESSION)).rewrites
    assert [row.sort for row in rows] == [
        RewriteSort.COMPACTION,
        RewriteSort.STEP_BACK,
        RewriteSort.STEP_BACK,
        RewriteSort.EXCLUSION,
    ]
    assert compaction_count(rows) == 1
    page = await share_page(session.store, SESSION, "A title", known=SecretFilter())
    assert page.compactions == 1
    assert page.html.count("Context compacted") == 1
    assert page.html.count('stroke-dasharray="3 3"') == 1
    markdown = [
        line for item in await session.store.events(SESSION) for line in event_paragraphs(item)
    ]
    assert sum("Context compacted" in line for line in markdown) == 1


async def test_compact_compare_edit_restore_and_every_undo_gives_the_same_bytes() -> None:
    session, rewriting = await talked()
    raw = await window(session)
    await rewriting.compact(SESSION)
    first = await newest(rewriting)
    handed = await window(session)
    assert handed != raw
    one = await rewriting.compare(SESSION, 0, first)
    sections = list(one.new.sections)
    sections[4] = "- P1 write the ledger test\n- P2 rest"
    second = await rewriting.edit(SESSION, first, sections)
    edited = await window(session)
    assert any("P1 write the ledger test" in message.text for message in edited)
    both = await rewriting.compare(SESSION, first, second)
    assert [(section.added, section.removed) for section in both.sections[:6]] == [
        (0, 0),
        (0, 0),
        (0, 0),
        (0, 0),
        (2, 1),
        (0, 0),
    ]
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert (row.what, row.version, row.written_by) == (TimelineEvent.HANDOVER, 2, WrittenBy.USER)
    third = await rewriting.restore(SESSION, first)
    assert await window(session) == handed
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert (row.what, row.version, row.number) == (TimelineEvent.HANDOVER, 3, third)
    with pytest.raises(EngineError, match="in use"):
        await rewriting.restore(SESSION, third)
    await rewriting.undo(SESSION)
    assert await window(session) == edited
    await rewriting.undo(SESSION)
    assert await window(session) == handed
    await rewriting.undo(SESSION)
    assert await window(session) == raw
    for expected in (handed, edited, handed):
        await rewriting.redo(SESSION)
        assert await window(session) == expected
    with pytest.raises(EngineError):
        await rewriting.redo(SESSION)


async def test_what_the_user_writes_into_a_handover_is_never_marked() -> None:
    _, rewriting = await talked(always(document("port 99999")))
    await rewriting.compact(SESSION)
    first = await newest(rewriting)
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert row.unverified == ("99999",)
    assert (await rewriting.check_details(SESSION, first)).unverified == ("99999",) * 5
    sections = ["- port 48213, as I say" for _ in HANDOVER_SECTIONS]
    second = await rewriting.edit(SESSION, first, sections)
    edited = (await rewriting.compare(SESSION, first, second)).new
    assert set(edited.sections) == {"- port 48213, as I say"}
    assert (await rewriting.check_details(SESSION, second)).unverified == ()


async def test_an_older_version_that_covers_less_is_edited_on_what_stood_then() -> None:
    session, rewriting = await talked()
    await rewriting.compact(SESSION)
    first = await newest(rewriting)
    await session.say(*TALK)
    await rewriting.compact(SESSION)
    second = await newest(rewriting)
    before = await window(session)
    one = await rewriting.compare(SESSION, first, second)
    assert one.new.last > one.old.last
    sections = ("- other words", *one.old.sections[1:])
    await rewriting.edit(SESSION, first, sections)
    after = await window(session)
    assert len(after) > len(before)
    assert sum("- other words" in message.text for message in after) == 1
    await rewriting.undo(SESSION)
    assert await window(session) == before
    again = SessionRunner(SESSION, session.deps)
    await again.load()
    assert again.session_window.history.view == session.runner.session_window.history.view


async def test_an_edit_without_a_difference_makes_no_version() -> None:
    _, rewriting = await talked()
    await rewriting.compact(SESSION)
    number = await newest(rewriting)
    one = await rewriting.compare(SESSION, 0, number)
    with pytest.raises(EngineError, match="unchanged"):
        await rewriting.edit(SESSION, number, one.new.sections)
    with pytest.raises(EngineError, match="half of every request"):
        await rewriting.edit(SESSION, number, ("word " * 90_000, *one.new.sections[1:]))
    assert await newest(rewriting) == number


async def test_a_detail_that_is_missing_is_added_into_its_section_and_counts_as_kept() -> None:
    rules = (f"Never touch the vendored files of package {number}." for number in range(20))
    narrow = replace(BY_HAND, handover_tokens=500)
    _, rewriting = await talked(before=("\n".join(rules),), policy=narrow)
    await rewriting.compact(SESSION)
    number = await newest(rewriting)
    assert (await rewriting.compare(SESSION, 0, number)).new.index
    check = await rewriting.check_details(SESSION, number)
    assert check.missing
    item = check.missing[0]
    added = await rewriting.add_missing(SESSION, number, [item])
    after = await rewriting.check_details(SESSION, added)
    assert item.text not in {line.text for line in after.missing}
    with pytest.raises(EngineError):
        await rewriting.add_missing(SESSION, added, [item])


async def test_covered_messages_are_the_originals_and_verified() -> None:
    session, rewriting = await talked()
    await rewriting.compact(SESSION)
    number = await newest(rewriting)
    view = await rewriting.covered(SESSION, number)
    assert view.complete
    assert view.messages[0].text == TALK[0]
    outputs = [message for message in view.messages if message.who == "output"]
    assert "module_99.py" in outputs[0].text
    assert view.digest in (await window(session))[1].text or any(
        view.digest in message.text for message in await window(session)
    )


async def test_a_version_is_written_again_by_another_model_or_by_rules() -> None:
    session, rewriting = await talked()
    await rewriting.compact(SESSION)
    first = await newest(rewriting)
    writers = await rewriting.writers(SESSION, first)
    assert [writer.role for writer in writers] == [LlmRole.FAST, LlmRole.MAIN, None]
    before = await window(session)
    await rewriting.rerun(SESSION, first, LlmRole.MAIN)
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert (row.version, row.written_by, row.llm) == (2, WrittenBy.MAIN, "main")
    await rewriting.rerun(SESSION, first, None)
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert (row.version, row.written_by) == (3, WrittenBy.RULES)
    await rewriting.undo(SESSION)
    second = (await rewriting.use(SESSION)).rewrites[-3].number
    await rewriting.rerun(SESSION, second, None)
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert (row.version, row.reason) == (4, "handover v2 written again")
    assert row.number > 4
    await rewriting.undo(SESSION)
    await rewriting.redo(SESSION)
    await rewriting.undo(SESSION)
    await rewriting.undo(SESSION)
    assert await window(session) == before
    with pytest.raises(EngineError, match="no long-context model"):
        await rewriting.rerun(SESSION, first, LlmRole.WIDE)


class Neighbours:
    """Models that play no part in the workspace: one is large, one is tiny, one is its main."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self._model_handles: dict[str, ModelHandle] = {}
        if speaker is not None:
            large = Llm("large", "near", 90_000, 2_000, prices=Prices(1, 1))
            tiny = Llm("tiny", "near", 2_000, 500)
            self._model_handles = {
                "near/large": model_handle(speaker, large),
                "near/tiny": model_handle(speaker, tiny),
                "test/main": model_handle(speaker, MAIN),
            }

    async def llms(self) -> Sequence[tuple[str, Llm]]:
        return [(name, handle.llm) for name, handle in self._model_handles.items()]

    def model_handle(self, name: str) -> ModelHandle:
        return self._model_handles[name]


async def test_every_configured_model_can_write_a_version_again() -> None:
    session = stage(Speaker(Agent(3)), BY_HAND, fast=Speaker(always(document())))
    other = Speaker(always(document("written elsewhere")))
    rewriting = desk_of(session, others=Neighbours(other))
    await session.say(*TALK)
    await rewriting.compact(SESSION)
    first = await newest(rewriting)
    writers = await rewriting.writers(SESSION, first)
    assert [(writer.role, writer.model) for writer in writers] == [
        (LlmRole.FAST, ""),
        (LlmRole.MAIN, ""),
        (None, "near/large"),
        (None, "near/tiny"),  # reads the material in parts
        (None, ""),
    ]
    assert writers[2].cost
    await rewriting.rerun(SESSION, first, None, model="near/large")
    row = (await rewriting.use(SESSION)).rewrites[-1]
    assert (row.version, row.written_by, row.llm) == (2, WrittenBy.CHOSEN, "large")
    assert len(other.requests) == 1
    other.answer = always("")
    with pytest.raises(EngineError, match="write a usable handover"):
        await rewriting.rerun(SESSION, first, None, model="near/large")
    (failure,) = (await rewriting.use(SESSION)).failures
    assert (failure.role, failure.model) == (None, "near/large")
    other.answer = always(document("at last"))
    await rewriting.again(SESSION, failure)
    assert (await rewriting.use(SESSION)).rewrites[-1].version == 3


async def test_a_model_that_fails_leaves_everything_as_it_was_and_the_failure_is_told() -> None:
    answers = iter((document(), "", "", "", ""))
    session, rewriting = await talked(lambda _request: words(next(answers, "")))
    await rewriting.compact(SESSION)
    first = await newest(rewriting)
    before = await window(session)
    with pytest.raises(EngineError, match="write a usable handover"):
        await rewriting.rerun(SESSION, first, LlmRole.FAST)
    assert await window(session) == before
    use = await rewriting.use(SESSION)
    assert [failure.outcome for failure in use.failures] == [JobOutcome.FAILED]
    assert "write a usable handover" in use.failures[0].detail
    rewriting.forget(SESSION)
    assert not (await rewriting.use(SESSION)).failures


async def test_a_dry_run_tells_what_it_would_do_before_any_model_is_asked() -> None:
    fast = Speaker(always(document()))
    session = stage(Speaker(Agent(3)), BY_HAND, fast=fast)
    llm = replace(session.deps.models.main.llm, prices=Prices(3.0, 15.0, 0.3, 3.75))
    for role, handle in tuple(session.deps.models.handles.items()):
        session.deps.models.handles[role] = replace(handle, llm=replace(llm, id=handle.llm.id))
    rewriting = desk_of(session)
    await session.say(*TALK)
    before = await window(session)
    count = len(await session.journal())
    plan = await rewriting.plan(SESSION)
    assert not fast.requests
    assert plan.before == (await session.runner.session_window.look()).tokens
    assert plan.after < plan.before
    assert plan.cost
    assert plan.prefix is not None
    assert plan.pays
    saved = (plan.before - plan.after) * 3.75 / 1e6 - plan.cost
    assert plan.saves_if_expired == pytest.approx(saved, rel=0.01)
    assert (plan.version, plan.previous, plan.first) == (1, 0, 1)
    drafted = await rewriting.draft(SESSION, plan)
    assert drafted.drafted
    assert drafted.after <= plan.after
    assert len(drafted.sections) == len(HANDOVER_SECTIONS)
    handover = {part.kind: part.after for part in drafted.parts}[BlockKind.HANDOVER]
    assert 0 < handover <= plan.max_tokens
    rewriting.decline(SESSION)
    assert await window(session) == before
    events = (await session.journal())[count:]
    assert {type(event).__name__ for event in events} == {"ModelCalled"}
    again = await rewriting.draft(SESSION, plan)
    count_before = len(fast.requests)
    await rewriting.compact(SESSION)
    assert len(fast.requests) == count_before
    assert (await session.runner.session_window.look()).tokens == again.after


async def test_a_draft_by_a_model_of_unknown_price_is_not_called_free() -> None:
    _, rewriting = await talked()
    plan = await rewriting.plan(SESSION)
    drafted = await rewriting.draft(SESSION, plan)
    assert (plan.cost, drafted.cost, drafted.written_by) == (None, None, WrittenBy.FAST)


async def test_a_job_can_be_cancelled_while_it_runs_and_nothing_is_committed() -> None:
    gate = asyncio.Event()
    fast = SlowSpeaker(gate, document())
    session = stage(Speaker(Agent(3)), BY_HAND, fast=fast)
    rewriting = desk_of(session)
    await session.say(*TALK)
    before = await window(session)
    work = asyncio.get_running_loop().create_task(rewriting.compact(SESSION))
    await until(lambda: bool(session.runner.compactor.working))
    working = (await rewriting.use(SESSION)).working
    assert working.job is Job.HANDOVER
    await rewriting.cancel(SESSION)
    assert await work == ""
    assert await window(session) == before
    assert (await rewriting.use(SESSION)).working is None
    gate.set()
    assert await rewriting.compact(SESSION)


async def test_if_nothing_can_be_compacted_the_reason_is_given() -> None:
    session = stage(Speaker(Agent(0)), BY_HAND)
    rewriting = desk_of(session)
    await session.say("hello")
    with pytest.raises(EngineError, match="Nothing to compact"):
        await rewriting.plan(SESSION)


async def test_notes_are_read_compared_edited_and_undone_as_handovers_are() -> None:
    session = stage(Speaker(Agent(3)), replace(BY_HAND, notes_percent=30.0))
    desk = desk_of(session)
    await session.say(*TALK)
    use = await desk.use(SESSION)
    first, last = use.texts_like(use.rewrites[-1])
    assert not last.version
    alone = await desk.compare(SESSION, 0, last.number)
    [section] = alone.sections
    said = await desk.said(SESSION, last.number)
    assert "\n".join(line.text for line in section.lines) == said.text
    assert section.name == "Notes"
    assert (alone.new.first, alone.new.last) == (6, 18)
    assert alone.new.tokens > 0
    two = await desk.compare(SESSION, first.number, last.number)
    assert two.old is not None
    assert two.sections[0].added > 0 < two.sections[0].removed
    before = (await session.runner.session_window.look()).window.messages
    number = await desk.edit_said(SESSION, last.number, (*said.lines, "the port is 50931"))
    [section] = (await desk.compare(SESSION, last.number, number)).sections
    added = [line.text for line in section.lines if line.sign is DiffSign.ADDED]
    assert added == ["added by the user:", "- the port is 50931"]
    assert not section.removed
    await desk.undo(SESSION)
    assert (await session.runner.session_window.look()).window.messages == before


def test_lines_are_numbered_through_and_words_are_marked_where_most_is_the_same() -> None:
    old = split_sections(["a\nthe store relies on the system", "", "", "", "", "x"], [])
    new = split_sections(["a\nthe store relies on one sync", "", "", "", "", "x\ny"], [])
    comparison = compare_versions(old, new)
    assert [line.sign for line in comparison[0].lines] == [
        DiffSign.SAME,
        DiffSign.REMOVED,
        DiffSign.ADDED,
    ]
    removed_line, came = comparison[0].lines[1:]
    assert [removed_line.text[a:b] for a, b in removed_line.marked] == ["the system"]
    assert [came.text[a:b] for a, b in came.marked] == ["one sync"]
    assert (removed_line.old, came.new) == (2, 2)
    assert [(line.old, line.new) for line in comparison[5].lines] == [(3, 3), (0, 4)]
    assert len(comparison) == 6
    assert changed_words("abc def", "xyz uvw") == ((), ())
    assert len(compare_versions(None, split_sections(["a"] * 6, ["n"]))) == 7


LLM = Llm("main", "ours", 200_000, 8_000, prices=Prices(3.0, 15.0, 0.3, 3.75))


def cost_of(state: WindowState, cover: HandoverCover) -> float:
    cost = handover_call_cost((), cover, state, llms=(LLM, LLM))
    assert cost is not None
    return cost


def test_where_no_cache_was_ever_named_the_conversation_is_paid_for_once_more() -> None:
    session = SampleSession(size=20_000)
    for _ in range(6):
        session.turn(steps=4, tokens=500)
    state = session.state(token_ratio=1.5)
    cover = find_cover(state, by_hand=True)
    reported, written = state.tokens * 1.5, cover.max_document_tokens * 15.0
    cached = (PROMPT_TOKENS * 3.0 + reported * 0.3 + written) / 1e6
    plain = ((PROMPT_TOKENS + reported) * 3.0 + written) / 1e6
    assert abs(cost_of(state, cover) - cached) < 1e-5
    assert abs(cost_of(session.state(token_ratio=1.5, caches=False), cover) - plain) < 1e-5
