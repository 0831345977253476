"""A checkpoint is on the disk, whole and with its event, before the tool goes on."""

from collections.abc import Callable, Iterator

import pytest

from helix_desktop.domain.cache import NewContent, SessionId, digest_of
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import FileChanged, Recorded
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.ports import PlannedChange
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.file_checkpoints import MAX_MEMORY_BYTES, SessionCheckpoints
from helix_desktop.engine.task_supervisor import Supervisor
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore

SESSION = SessionId("0" * 15 + "1")


def checkpointed(
    session: SessionId,
    bus: EventBus | None = None,
    shares_folder: Callable[[SessionId], bool] = lambda _session: True,
) -> tuple[FakeStore, SessionCheckpoints]:
    """A store in memory and the checkpoints of a session over it."""
    store = FakeStore(FakeClock())
    result = SessionCheckpoints(
        session,
        store=store,
        clock=FakeClock(),
        bus=bus or EventBus(),
        supervisor=Supervisor(lambda name, error: None),
        shares_folder=shares_folder,
    )
    return store, result


async def test_a_file_change_and_its_contents_are_saved_in_one_step() -> None:
    bus = EventBus()
    events: list[object] = []
    bus.subscribe(events.append)
    store, keeping = checkpointed(SESSION, bus)
    await keeping.before(PlannedChange("f", [b"o", b"ld"], 3, b"new", 0o644, "write_file", "c1"))
    (step,) = store.commits
    assert step.events == (
        FileChanged(
            at=step.events[0].at,
            call="c1",
            tool="write_file",
            path="f",
            before=digest_of(b"old"),
            after=digest_of(b"new"),
            mode=0o644,
        ),
    )
    assert [content.data for content in step.contents] == [b"old", b"new"]
    assert [content.origin.source for content in step.contents] == ["checkpoint:f"] * 2
    assert events == [Journaled(Recorded(SESSION, 1, step.events[0]))]


async def test_a_store_that_refuses_keeps_nothing_and_says_so() -> None:
    store, keeping = checkpointed(SESSION)
    store.refuse = StoreFull("full")
    with pytest.raises(StoreFull):
        await keeping.before(PlannedChange("f", None, 0, b"new"))
    assert store.commits == []


async def test_a_content_too_large_for_memory_is_streamed_to_the_store_first() -> None:
    store, keeping = checkpointed(SESSION)
    after = await store.put(NewContent(b"new"))

    def pieces() -> Iterator[bytes]:
        for _ in range(17):
            yield bytes(1024 * 1024)

    await keeping.before(PlannedChange("f", pieces(), MAX_MEMORY_BYTES + 1, after))
    (step,) = store.commits
    assert step.contents == ()
    event = step.events[0]
    assert isinstance(event, FileChanged)
    assert (event.before, event.after) == (digest_of(bytes(17 * 1024 * 1024)), after)


async def test_events_of_deleted_and_created_files_name_one_content_each() -> None:
    store, keeping = checkpointed(SESSION)
    await keeping.before(PlannedChange("f", [b"old"], 3, None))
    await keeping.before(PlannedChange("g", None, 0, b""))
    deletion, made = (step.events[0] for step in store.commits)
    assert isinstance(deletion, FileChanged)
    assert isinstance(made, FileChanged)
    assert (deletion.before, deletion.after) == (digest_of(b"old"), None)
    assert (made.before, made.after) == (None, digest_of(b""))


async def test_a_file_of_the_same_name_in_another_folder_is_not_changed_by_others() -> None:
    bus, here, elsewhere = EventBus(), SessionId("0" * 15 + "2"), SessionId("0" * 15 + "3")
    _, keeping = checkpointed(SESSION, bus, lambda session: session != elsewhere)
    with keeping.others("c1") as others:
        for session, path in ((here, "here"), (elsewhere, "elsewhere"), (SESSION, "mine")):
            _, theirs = checkpointed(session, bus)
            call = "c1" if session == SESSION else "c2"
            await theirs.before(PlannedChange(path, None, 0, b"x", 0o644, "write_file", call))
    assert others == {"here": digest_of(b"x")}
