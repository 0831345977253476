"""What markers and the gate keep out of windows is counted beside the content it is of."""

from pathlib import Path

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import Choice, Digest, NewContent, Origin, SessionId
from helix_desktop.domain.events import EpochCommitted, Event, OutputGated, Recorded
from helix_desktop.domain.live import Journaled
from helix_desktop.domain.memory import Epoch, Job, Swept
from tests.app.place import Place, played

SESSION = SessionId("1")


async def told(desk: Desk, event: Event) -> None:
    desk._equipment.bus.publish(Journaled(Recorded(SESSION, 1, event)))
    await desk._equipment.supervisor.settled()


def swept(content: Digest, path: str = "") -> EpochCommitted:
    part = Swept(1, "c", path, content, "[CACHED] one two three")
    return EpochCommitted(1.0, Epoch(1, 0, Job.SWEEP, "age", 100, 50, swept=(part,)))


def test_the_gate_saves_what_it_left_out_and_nothing_where_it_left_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        content = await place.attic.put(NewContent(b"long " * 900, Origin("shell", "make")))
        gated = OutputGated(
            1.0, "c", content, Choice.EXTRACT, content, tokens_before=900, tokens_after=60
        )
        await told(desk, gated)
        assert (await desk.totals()).tokens_saved == 840
        await told(desk, OutputGated(2.0, "c", content, Choice.KEEP_FULL, content))
        assert (await desk.totals()).tokens_saved == 840

    played(place, story)


def test_a_marker_saves_the_output_but_not_itself(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        content = await place.attic.put(NewContent(b"long " * 900, Origin("shell", "make")))
        await place.attic.keep_token_count(content, desk.llm.encoding, 900)
        await told(desk, swept(content))
        marker = desk._equipment.main.scales.count("[CACHED] one two three")
        assert 0 < marker < 900
        assert (await desk.totals()).tokens_saved == 900 - marker
        await told(desk, swept(content, path="/text"))
        assert (await desk.totals()).tokens_saved == 900 - marker

    played(place, story)


def test_what_is_not_there_or_was_never_counted_saves_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        content = await place.attic.put(NewContent(b"bytes", Origin("shell", "make")))
        await told(desk, swept(content))
        await told(desk, swept(Digest("0" * 64)))
        assert (await desk.totals()).tokens_saved == 0

    played(place, story)
