"""What waits for the end of a turn is never lost, never doubled, and never sent unasked."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

import msgspec
import pytest

from helix_desktop.app.sessions.message_queue import (
    FILE,
    MessageQueue,
    QueueDeps,
    QueuedMessage,
    QueueHold,
)
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.errors import EngineError, JournalDamaged, SessionMissing, StoreFull
from helix_desktop.domain.events import Ending, Recorded, TurnStarted
from helix_desktop.domain.live_events import Live, TurnFinished
from helix_desktop.domain.messages import Image
from tests.engine.stage import until
from tests.fakes.clock import FakeClock

ONE, TWO = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")
PICTURE = Image(digest_of(b"x"), "image/png", 2, 2, 1)


class FakeSender:
    """Implements Courier: a turn runs from a message until the test ends it."""

    def __init__(self) -> None:
        self.sent: list[tuple[SessionId, str, tuple[Image, ...]]] = []
        self.busy: set[SessionId] = {ONE}
        self.refusal: Exception | None = None
        self.before: Callable[[], object] = list
        self.after: Callable[[], object] = list
        self.stops: asyncio.Event | None = None

    def running(self, session: SessionId) -> bool:
        return session in self.busy

    def helping(self, session: SessionId) -> bool:
        return False

    async def rested(self, session: SessionId) -> None:
        await asyncio.sleep(0)

    async def send(self, session: SessionId, text: str, images: Sequence[Image] = ()) -> SessionId:
        self.before()
        if self.refusal:
            raise self.refusal
        if session in self.busy:
            raise EngineError("A turn is still running.")
        self.sent.append((session, text, tuple(images)))
        self.busy.add(session)
        self.after()
        return session

    async def stop(self, session: SessionId) -> None:
        if self.stops:
            await self.stops.wait()
        self.busy.discard(session)


class Scene:
    """A queue and all around it; `end` ends the running turn."""

    def __init__(self, file: Path) -> None:
        self.sender = FakeSender()
        self.updates: list[Live] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.clock = FakeClock()
        self.queue = MessageQueue(file)
        self.queue.serve(
            QueueDeps(self.sender, self.sender.send, self.clock, self.updates.append, self._spawn)
        )

    async def end(self, ending: Ending = Ending.DONE, session: SessionId = ONE) -> None:
        self.sender.busy.discard(session)
        self.queue.take(TurnFinished(session, ending))
        await self.rest()

    async def rest(self) -> None:
        for _ in range(3):
            await asyncio.gather(*self.tasks)

    def texts(self, session: SessionId = ONE) -> list[str]:
        return [message.text for message in self.queue.waiting(session)]

    def ids(self) -> list[str]:
        return [message.id for message in self.queue.waiting(ONE)]

    @property
    def sent(self) -> list[str]:
        return [text for _, text, _ in self.sender.sent]

    def _spawn(self, work: Coroutine[object, object, None], name: str) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(work, name=name))


async def test_messages_go_one_by_one_in_their_order_after_turns_that_end_well(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path / FILE)
    for text in ("first", "second"):
        await scene.queue.add(ONE, text, [PICTURE])
    assert scene.sent == []
    await scene.end()
    assert (scene.sent, scene.texts()) == (["first"], ["second"])
    await scene.end()
    assert (scene.sent, scene.texts()) == (["first", "second"], [])
    assert scene.sender.sent[0] == (ONE, "first", (PICTURE,))
    assert MessageQueue(tmp_path / FILE).waiting(ONE) == ()


async def test_a_turn_that_ends_before_its_message_has_left_the_queue_holds_nobody_up(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path / FILE)
    for text in ("first", "second", "third"):
        await scene.queue.add(ONE, text)

    def at_once() -> None:
        scene.sender.busy.discard(ONE)
        scene.queue.take(TurnFinished(ONE, Ending.DONE))

    scene.sender.after = at_once
    await scene.end()
    while any(not task.done() for task in scene.tasks):
        await scene.rest()
    assert (scene.sent, scene.texts()) == (["first", "second", "third"], [])


async def test_in_a_pause_the_queue_waits_for_the_turn_that_goes_on(tmp_path: Path) -> None:
    scene = Scene(tmp_path / FILE)
    await scene.queue.add(ONE, "next")
    await scene.end(Ending.PAUSED)
    assert (scene.sent, scene.queue.hold(ONE)[0]) == ([], QueueHold.NO)
    await scene.end()
    await scene.rest()
    assert scene.sent == ["next"]


@pytest.mark.parametrize(
    ("ending", "hold"), [(Ending.STOPPED, QueueHold.STOPPED), (Ending.FAILED, QueueHold.FAILED)]
)
async def test_after_a_turn_that_did_not_end_well_the_queue_waits_for_the_user(
    tmp_path: Path, ending: Ending, hold: QueueHold
) -> None:
    scene = Scene(tmp_path / FILE)
    await scene.queue.add(ONE, "next")
    await scene.end(ending)
    assert (scene.sent, scene.queue.hold(ONE)[0]) == ([], hold)
    assert not scene.queue.takes(ONE)
    await scene.queue.send_now(ONE)
    assert (scene.sent, scene.queue.hold(ONE)[0]) == (["next"], QueueHold.NO)


async def test_a_queued_message_that_is_being_edited_is_not_sent_before_the_edit_ends(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path / FILE)
    await scene.queue.add(ONE, "half")
    (name,) = scene.ids()
    scene.queue.edit(ONE, name)
    await scene.end()
    assert scene.sent == []
    await scene.queue.reword(ONE, name, text="whole")
    scene.queue.edit(ONE, "")
    await scene.rest()
    assert scene.sent == ["whole"]


async def test_an_interruption_is_kept_before_anything_is_stopped_and_goes_first(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path / FILE)
    await scene.queue.add(ONE, "later")
    scene.sender.stops = asyncio.Event()
    hurry = asyncio.get_running_loop().create_task(scene.queue.interrupt(ONE, "now!"))

    def stored_texts() -> list[str]:
        return [message.text for message in MessageQueue(tmp_path / FILE).waiting(ONE)]

    await until(lambda: stored_texts() == ["now!", "later"])
    assert not hurry.done()
    scene.queue.take(TurnFinished(ONE, Ending.STOPPED))
    scene.sender.stops.set()
    await hurry
    assert (scene.sent, scene.texts()) == (["now!"], ["later"])
    await scene.end()  # our own stop is no reason to wait
    assert scene.sent == ["now!", "later"]


@pytest.mark.parametrize("journaled", [True, False])
async def test_a_message_is_neither_lost_nor_sent_twice_if_the_application_is_killed_while_sending(
    tmp_path: Path, journaled: bool
) -> None:
    scene = Scene(tmp_path / FILE)
    for text in ("go on", "go on"):
        await scene.queue.add(ONE, text)
    # what a power cut would leave: the disk as it is at that moment
    killed = tmp_path / "killed.json"
    scene.sender.before = lambda: killed.write_bytes((tmp_path / FILE).read_bytes())
    await scene.end()
    turn_started = TurnStarted(scene.clock.now(), "go on")

    async def tail(_session: SessionId, _count: int) -> list[Recorded]:
        return [Recorded(ONE, 1, turn_started)] if journaled else []

    again = MessageQueue(killed)
    await again.recover(tail)
    assert len(again.waiting(ONE)) == (1 if journaled else 2)


@pytest.mark.parametrize(
    ("refusal", "begun_at"),
    [(SessionMissing("There is no session."), 0.0), (JournalDamaged("It is damaged."), 5.0)],
)
async def test_a_message_whose_journal_cannot_be_read_waits_for_the_user(
    tmp_path: Path, refusal: Exception, begun_at: float
) -> None:
    queued = {ONE: [QueuedMessage("a", "go on", (), 5.0)], TWO: [QueuedMessage("b", "x", (), 5.0)]}
    (tmp_path / FILE).write_bytes(msgspec.json.encode(queued))

    async def tail(session: SessionId, _count: int) -> list[Recorded]:
        if session == ONE:
            raise refusal
        return [Recorded(TWO, 1, TurnStarted(6.0, "x"))]

    queue = MessageQueue(tmp_path / FILE)
    await queue.recover(tail)
    assert queue.waiting(ONE) == (QueuedMessage("a", "go on", (), begun_at),)
    assert queue.hold(ONE)[0] is QueueHold.REOPENED
    assert queue.waiting(TWO) == ()


async def test_what_a_full_store_refuses_stays_first_and_says_why(tmp_path: Path) -> None:
    scene = Scene(tmp_path / FILE)
    await scene.queue.add(ONE, "precious")
    scene.sender.refusal = StoreFull("The disk is full.", "Make room.")
    await scene.end()
    hold, detail = scene.queue.hold(ONE)
    assert (scene.texts(), hold) == (["precious"], QueueHold.REFUSED)
    assert "disk is full" in detail
    scene.sender.refusal = None
    await scene.queue.send_now(ONE)
    assert scene.sent == ["precious"]


async def test_a_message_that_cannot_be_kept_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    scene = Scene(tmp_path / "file" / FILE)
    with pytest.raises(EngineError, match="queue"):
        await scene.queue.add(ONE, "text")
    assert scene.texts() == []


async def test_a_message_that_cannot_be_marked_before_it_is_sent_waits_and_says_why(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "home"
    scene = Scene(folder / FILE)
    await scene.queue.add(ONE, "precious")
    folder.rename(tmp_path / "away")
    folder.write_text("in the way")
    await scene.end()
    hold, detail = scene.queue.hold(ONE)
    assert (scene.sent, scene.texts(), hold) == ([], ["precious"], QueueHold.REFUSED)
    assert detail.startswith("Couldn't save this change")
    assert "message box" not in detail  # it is in the queue
    folder.unlink()
    await scene.queue.send_now(ONE)
    assert scene.sent == ["precious"]


async def test_a_turn_that_ends_while_a_message_is_being_kept_does_not_leave_it_behind(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path / FILE)
    adding = asyncio.get_running_loop().create_task(scene.queue.add(ONE, "late"))
    await asyncio.sleep(0)
    scene.sender.busy.clear()
    await adding
    await scene.rest()
    assert scene.sent == ["late"]


def test_a_damaged_file_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"[")
    assert MessageQueue(tmp_path / FILE).waiting(ONE) == ()
    assert (tmp_path / "queue.unreadable.json").read_bytes() == b"["
