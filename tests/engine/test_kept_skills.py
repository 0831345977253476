"""Skills in use: what they say holds through every compaction, and is given once."""

from itertools import count

import pytest

from helix_desktop.context.guide_history import GUIDE_NEWS
from helix_desktop.context.history import History
from helix_desktop.domain.cache import HistoryDigest, Origin, digest_of
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.context_window.rewrites import (
    REWOUND,
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Guide,
    GuideKind,
    Job,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    Guided,
    Outcome,
    Recorded,
    Rewound,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    StopReason,
    StreamFinished,
    ToolCallArrived,
)
from helix_desktop.domain.mentions import Attachment, OutgoingMessage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.skill import CHOSEN_SKILL, USE_SKILL
from helix_desktop.engine.guide_texts import MAX_SKILL_TOKENS, GuideBudget
from helix_desktop.engine.guide_watcher import has_instructions
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import MAIN, POLICY, TALK, epochs, long_output, model_handle
from tests.engine.test_guide_watcher import FakeGuides, lines
from tests.fakes.provider import Script
from tests.fakes.speaker import Agent, Speaker, always, document, is_handover

BODY = "Skill pdf. Always render page by page."
FAST = Llm("fast", "test", 20_000, 2_000)


async def run(made: ToolCall) -> ToolOutput:
    if made.tool != USE_SKILL:
        return await long_output(made)
    return ToolOutput(BODY.encode(), "pdf")


class SkillFirst:
    """An agent that uses the skill at first, and then works on."""

    def __init__(self) -> None:
        self._agent = Agent(3)
        self._numbers = count()

    def __call__(self, request: ModelRequest) -> Script:
        if next(self._numbers):
            return self._agent(request)
        call = ToolCall("use-1", USE_SKILL, '{"name":"pdf"}')
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))


def stage(policy: Policy = POLICY) -> tuple[Stage, Speaker]:
    main = Speaker(SkillFirst())
    others = {LlmRole("fast"): model_handle(Speaker(always(document())), FAST)}
    session = Stage(main, run=run, policy=policy, llm=MAIN, others=others)
    session.exchange(guides=FakeGuides())
    return session, main


@pytest.mark.loop(factory=StillLoop)
async def test_the_instructions_of_a_skill_are_in_every_request_after_its_use() -> None:
    session, main = stage()
    await session.say(*TALK, "fifth", "sixth", "seventh", "eighth")
    assert epochs(session)
    for request in main.requests[1:]:
        if not is_handover(request):
            assert "render page by page" in "\n".join(lines(request))
    history = session.runner.session_window.history
    assert has_instructions(history, "pdf", digest_of(BODY.encode()))
    assert not has_instructions(history, "pdf", digest_of(b"changed"))
    [skill] = [guide for guide in history.guide_history.newest if guide.kind is GuideKind.SKILL]
    assert (skill.name, skill.content) == ("pdf", digest_of(BODY.encode()))


@pytest.mark.loop(factory=StillLoop)
async def test_the_request_of_a_compaction_by_rules_has_the_skill_already() -> None:
    by_rules = BALANCED.with_values({"gate_mode": "off", "notes_percent": 40.0})
    session, main = stage(by_rules)
    await session.say(*TALK, "fifth", "sixth", "seventh", "eighth")
    assert any(epoch.job is Job.NOTES for epoch in epochs(session))
    for request in main.requests[1:]:
        assert "render page by page" in "\n".join(lines(request))


@pytest.mark.loop(factory=StillLoop)
async def test_a_skill_is_repeated_only_where_a_compaction_replaced_it() -> None:
    session, main = stage()
    await session.say(*TALK[:1])
    assert not epochs(session)
    assert not any(isinstance(event, Guided) for event in await session.journal())
    text = "\n".join(lines(main.requests[-1]))
    assert text.count("render page by page") == 1


@pytest.mark.loop(factory=StillLoop)
async def test_a_skill_that_may_not_be_used_any_more_is_not_repeated() -> None:
    session, _main = stage()
    session.exchange(uses_skill=lambda _name: False)
    await session.say(*TALK, "fifth", "sixth", "seventh", "eighth")
    assert epochs(session)
    history = session.runner.session_window.history
    assert not has_instructions(history, "pdf", digest_of(BODY.encode()))


def test_one_skill_and_all_together_have_a_limit_that_smaller_windows_lower() -> None:
    assert GuideBudget.of_skills(1_000_000) == GuideBudget(25_000, MAX_SKILL_TOKENS)
    assert GuideBudget.of_skills(32_000) == GuideBudget(4_000, 2_000)


@pytest.mark.loop(factory=StillLoop)
async def test_a_skill_that_the_user_chose_holds_as_long() -> None:
    main = Speaker(Agent(3))
    others = {LlmRole("fast"): model_handle(Speaker(always(document())), FAST)}
    session = Stage(main, run=long_output, policy=POLICY, llm=MAIN, others=others)
    session.exchange(guides=FakeGuides())
    origin = Origin(USE_SKILL, f"{CHOSEN_SKILL}pdf")
    chosen = Attachment("/pdf", BODY.encode(), origin, "the instructions of the skill")
    await session.runner.begin(OutgoingMessage("/pdf", attached=(chosen,)))
    await session.runner.wait_until_idle()
    await session.say(*TALK, "fifth", "sixth", "seventh", "eighth")
    assert epochs(session)
    for request in main.requests:
        if not is_handover(request):
            assert "render page by page" in "\n".join(lines(request))


def test_a_skill_that_the_user_rewound_is_out_of_use_until_the_rewind_is_reverted() -> None:
    call = ToolCall("use-1", USE_SKILL, '{"name":"pdf"}')
    returned = ToolReturned(
        4.0, "use-1", USE_SKILL, "pdf", digest_of(BODY.encode()), len(BODY), Outcome.OK
    )
    events = [
        TurnStarted(1.0, "go"),
        AssistantReplied(2.0, "main", (call,), StopReason.TOOLS),
        returned,
        TurnEnded(5.0, Ending.DONE),
        Rewound(6.0, through=1, conversation=True),
    ]
    history = History(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
    assert not history.skills
    history.add(Recorded(SESSION, 6, Rewound(7.0, through=1, conversation=True, reverts=5)))
    assert list(history.skills) == ["pdf"]


def test_a_skill_told_of_in_what_was_rewound_is_not_pinned_by_the_rewind() -> None:
    skill = Guide(GuideKind.SKILL, "pdf", BODY, digest_of(BODY.encode()), 9)
    removed = Fold(FoldKind.NOTES, (EventSpan(3, 6),), "", HistoryDigest(""))
    taken_out = Epoch(1, 0, Job.UNDO, REWOUND, 9, 5, folds=(removed,), restores=0)
    events: list[Event] = [
        Guided(1.0, ()),
        TurnStarted(1.0, "go"),
        TurnStarted(2.0, "use the skill"),
        AssistantReplied(3.0, "main", (Text("done"),), StopReason.ANSWERED),
        Guided(4.0, (skill,), placed=False),
        ContextInjected(4.0, "[Skill pdf] …", GUIDE_NEWS),
        Rewound(6.0, through=2, conversation=True),
        EpochCommitted(6.0, taken_out),
    ]
    history = History(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
    assert history.guide_history.pinned_guides(history.view) == ()
    assert history.guide_history.newest == ()
    history.add(Recorded(SESSION, 9, Rewound(7.0, through=2, conversation=True, reverts=7)))
    history.add(
        Recorded(SESSION, 10, EpochCommitted(7.0, Epoch(2, 1, Job.UNDO, "", 5, 9, restores=0)))
    )
    assert history.guide_history.newest == (skill,)
    assert list(history.guide_history.news_in_window(history.view)) == [6]
