"""What markers and the gate keep out of windows is counted beside the content it is of."""

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import Digest, GateChoice, NewContent, Origin, SessionId
from helix_desktop.domain.context_window.rewrites import Epoch, Job, SweptPart
from helix_desktop.domain.events import EpochCommitted, Event, OutputGated, Recorded
from helix_desktop.domain.live_events import Journaled
from tests.app.app_stage import Place

SESSION = SessionId("1")


async def told(open_workspace: OpenWorkspace, event: Event) -> None:
    open_workspace._deps.bus.publish(Journaled(Recorded(SESSION, 1, event)))
    await open_workspace._deps.supervisor.settled()


def swept(content: Digest, path: str = "") -> EpochCommitted:
    part = SweptPart(1, "c", path, content, "[CACHED] one two three")
    return EpochCommitted(1.0, Epoch(1, 0, Job.SWEEP, "age", 100, 50, swept=(part,)))


async def test_the_gate_saves_what_it_left_out_and_nothing_where_it_left_nothing(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    content = await place.store.put(NewContent(b"long " * 900, Origin("shell", "make")))
    gated = OutputGated(
        1.0, "c", content, GateChoice.EXTRACT, content, tokens_before=900, tokens_after=60
    )
    await told(open_workspace, gated)
    assert (await open_workspace.totals()).tokens_saved == 840
    await told(open_workspace, OutputGated(2.0, "c", content, GateChoice.KEEP_FULL, content))
    assert (await open_workspace.totals()).tokens_saved == 840


async def test_a_marker_saves_the_output_but_not_itself(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    content = await place.store.put(NewContent(b"long " * 900, Origin("shell", "make")))
    await place.store.keep_token_count(content, open_workspace.llm.encoding, 900)
    await told(open_workspace, swept(content))
    marker = open_workspace._deps.main.weigher.count("[CACHED] one two three")
    assert 0 < marker < 900
    assert (await open_workspace.totals()).tokens_saved == 900 - marker
    await told(open_workspace, swept(content, path="/text"))
    assert (await open_workspace.totals()).tokens_saved == 900 - marker


async def test_what_is_not_there_or_was_never_counted_saves_nothing(
    open_workspace: OpenWorkspace, place: Place
) -> None:
    content = await place.store.put(NewContent(b"bytes", Origin("shell", "make")))
    await told(open_workspace, swept(content))
    await told(open_workspace, swept(Digest("0" * 64)))
    assert (await open_workspace.totals()).tokens_saved == 0
