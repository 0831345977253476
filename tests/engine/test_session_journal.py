"""A branch begins with the very events of another session, and leaves that one as it is."""

import pytest

from helix_desktop.app.sessions.session_actions import SessionActions
from helix_desktop.context.history import History
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.rewrites import Pin, PinKind
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Pinned,
    Recorded,
    SessionStarted,
    TurnEnded,
    TurnStarted,
    Unpinned,
    Unreadable,
)
from helix_desktop.domain.messages import Text
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_branch import branch_events, last_of_step
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.usage_ledger import UsageLedger
from tests.context.sessions import Act, Ask
from tests.engine.laws import after_every_act, body
from tests.engine.loops import StillLoop
from tests.engine.stage import SESSION, Stage
from tests.engine.story import Story
from tests.engine.talks import stage
from tests.fakes.speaker import Agent, Speaker

pytestmark = pytest.mark.loop(factory=StillLoop)

BRANCH = SessionId("0" * 14 + "99")


@pytest.mark.slow
@after_every_act(many=24)
async def test_a_branch_would_send_what_the_original_would_have_sent_at_that_point(
    story: Story, act: Act
) -> None:
    if not isinstance(act, Ask):
        return
    items = story.recorded()
    count = last_of_step(items, len(items) // 2)
    events = branch_events(items, count, source=SESSION, now=9.0)
    copied = [Recorded(BRANCH, seq, event) for seq, event in enumerate(events, 1)]
    then = story.assembled(History(items[:count]))
    assert body(story.assembled(History(copied))) == body(then)
    assert body(story.assembled(History(copied[:count]))) == body(then)


def runners(conversation: Stage) -> SessionActions:
    made: dict[SessionId, SessionRunner] = {SESSION: conversation.runner}

    def runner(session: SessionId) -> SessionRunner:
        if session not in made:
            made[session] = SessionRunner(session, conversation.deps)
        return made[session]

    return SessionActions(conversation.store, conversation.deps.base, runner)


async def test_branches_of_one_session_and_of_a_branch_have_titles_of_their_own() -> None:
    conversation = stage(Speaker(Agent(2)))
    await conversation.say("first")
    sessions, items = runners(conversation), await conversation.store.events(SESSION)
    made = [await sessions.branch(SESSION, items[-1].seq) for _ in range(2)]
    made.append(await sessions.branch(made[0], items[-1].seq))
    titles = {head.id: head.title for head in await conversation.store.sessions()}
    ends = [titles[item].removeprefix(titles[SESSION]) for item in made]
    assert ends == [" (branch)", " (branch 2)", " (branch 3)"]


async def test_a_branch_takes_a_step_whole_and_can_go_on_from_its_middle() -> None:
    conversation = stage(Speaker(Agent(3)))
    await conversation.say("first")
    items = await conversation.store.events(SESSION)
    step = next(
        item
        for item in items
        if isinstance(item, Recorded)
        and isinstance(item.event, AssistantReplied)
        and any(not isinstance(part, Text) for part in item.event.parts)
    )
    fresh = await runners(conversation).branch(SESSION, step.seq)
    runner = SessionRunner(fresh, conversation.deps)
    await runner.load()
    assert runner.session_window.history.open_calls == ()
    assert runner.session_window.history.can_resume
    await runner.resume()
    await runner.wait_until_idle()
    copied = [item for item in await conversation.store.events(fresh) if isinstance(item, Recorded)]
    assert isinstance(copied[-1].event, TurnEnded)


async def test_the_costs_of_the_original_are_not_counted_again_in_a_branch() -> None:
    conversation = stage(Speaker(Agent(2)))
    await conversation.say("first", "second")
    ledger = UsageLedger(conversation.store, EventBus())
    spent = (await ledger.workspace()).sessions[0].total.calls
    items = await conversation.store.events(SESSION)
    fresh = await runners(conversation).branch(SESSION, items[-1].seq)
    account = await UsageLedger(conversation.store, EventBus()).account(fresh)
    assert spent > 0
    assert account.total.calls == 0


def test_a_damaged_record_keeps_its_place_in_a_branch() -> None:
    items = [
        Recorded(SESSION, 1, SessionStarted(0.0, "t")),
        Unreadable(SESSION, 2, "torn"),
        Recorded(SESSION, 3, TurnStarted(0.0, "go")),
    ]
    events = branch_events(items, 3, source=SESSION, now=1.0)
    assert isinstance(events[2], TurnStarted)
    first = events[0]
    assert isinstance(first, SessionStarted)
    assert (first.source, first.copied, first.title) == (SESSION, 3, "t (branch)")


def test_a_branch_keeps_pins_of_its_messages_that_were_made_later() -> None:
    def pinned(name: str, source: int) -> Pinned:
        return Pinned(0.0, Pin(name, PinKind.MESSAGE, f"text of {source}", source))

    journal: list[Event] = [
        SessionStarted(0.0, "t"),
        TurnStarted(0.0, "one"),
        pinned("pin-3", 2),
        TurnStarted(0.0, "two"),
        TurnStarted(0.0, "three"),
        pinned("pin-6", 4),
        pinned("pin-7", 5),
        pinned("pin-8", 2),
        Unpinned(0.0, "pin-8"),
        pinned("pin-10", 0),
    ]
    items = [Recorded(SESSION, seq, event) for seq, event in enumerate(journal, 1)]
    events = branch_events(items, 4, source=SESSION, now=1.0)
    history = History(Recorded(BRANCH, seq, event) for seq, event in enumerate(events, 1))
    assert sorted(pin.source for pin in history.pins.values()) == [2, 4]
    assert all(int(name.removeprefix("pin-")) <= history.seq for name in history.pins)
