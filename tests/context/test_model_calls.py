"""Every call of a model is paid for once, in one session, wherever it is added up."""

from collections import Counter
from io import StringIO
from pathlib import Path

from helix_desktop.app.commands.stream_output import StreamOutput
from helix_desktop.app.commands.turn_output import OutputPrinter
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    Ending,
    EpochCommitted,
    Event,
    Experimented,
    GuestRequested,
    ModelCalled,
    OutputGated,
    Recorded,
    SessionImported,
    SessionStarted,
    TurnEnded,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.policy_trials import _actual_costs
from helix_desktop.features.traces.trace_export import Span, SpanMaker
from tests.app.app_stage import Place, open_place

SESSION = SessionId("0" * 16)
DIGEST = digest_of(b"")
STARTED, TURN = SessionStarted(0.0, "t"), TurnStarted(1.0, "go")
REPLY = AssistantReplied(
    4.0, "main", (Text("r"),), StopReason.ANSWERED, Usage(100, 10), seconds=2.0, cost=1.0
)
SENT = WindowSent(2.0, "main", (), 90)
RECORDED = GuestRequested(
    2.0, "guest", "m", "/v1", (), 9, status=200, usage=Usage(100, 10), cost=1.0, seconds=2.0
)
SIDE = replace(RECORDED, side=True, counted=True)
FAILED = ModelCalled(5.0, "main", CallKind.TURN, Usage(100, 10), 1.0, 2.0)
HANDOVER = replace(FAILED, kind=CallKind.JOB, llm="fast")
EXPERIMENT = Experimented(6.0, 3, "main", usage=Usage(100, 10), cost=1.0, seconds=2.0)
COMMITTED = EpochCommitted(
    6.0, Epoch(1, 0, Job.HANDOVER, "", 10, 5, llm="fast", usage=Usage(100, 10), cost=1.0)
)
GATED = OutputGated(
    6.0, "c", DIGEST, GateChoice.EXTRACT, DIGEST, llm="fast", usage=Usage(100, 10), cost=1.0
)
CALLS = (
    *(STARTED, TURN, SENT, REPLY),
    *(SENT, FAILED),
    *(RECORDED, SENT, replace(REPLY, llm="guest"), SIDE, replace(SIDE, status=500)),
    *(HANDOVER, COMMITTED, replace(HANDOVER, kind=CallKind.GATE), GATED),
    *(replace(HANDOVER, kind=CallKind.NAME), EXPERIMENT),
)
PAID = {"turn": 4, "job": 1, "gate": 1, "name": 1, "experiment": 1}


def numbered(*events: Event) -> list[Recorded]:
    return [Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)]


def usage_of(*events: Event) -> SessionUsage:
    usage = SessionUsage()
    for item in numbered(*events):
        usage.add(item)
    return usage


def test_each_event_that_was_paid_for_is_one_call_of_its_kind() -> None:
    usage = usage_of(*CALLS)
    assert {kind.value: used.calls for kind, used in usage.kinds.items()} == PAID
    assert usage.own == UsageSum(8, 800, 0, 0, 80, 8.0)


def test_the_policy_lab_compares_with_the_turns_and_compactions_that_were_paid_here() -> None:
    assert _actual_costs(numbered(*CALLS)).calls == PAID["turn"] + PAID["job"]
    branch = replace(STARTED, source=SessionId("1" * 16), copied=len(CALLS))
    assert _actual_costs(numbered(branch, *CALLS[1:], TURN, SENT, REPLY)).calls == 1
    imported = SessionImported(1.0, "p", "s", "/x", events=2)
    assert _actual_costs(numbered(STARTED, imported, TURN, REPLY, TURN, REPLY)).calls == 1


def test_every_call_that_was_paid_for_is_a_span_of_the_time_that_it_took() -> None:
    maker = SpanMaker(lambda _session, _model: "openai")
    spans = [maker.take(item) for item in numbered(*CALLS, TurnEnded(9.0, Ending.DONE))]
    calls = [span for span in spans if span is not None and span.name.startswith("chat")]
    names = Counter(span.name for span in calls)
    assert names == {"chat main": 3, "chat guest": 2, "chat fast": 3}
    assert {span.ended - span.began for span in calls} == {2.0}
    # the time of a recorded request is that of its beginning
    guest = [span for span in calls if span.name == "chat guest"]
    assert [(span.began, span.ended) for span in guest] == [(2.0, 4.0)] * 2
    turn = next(span for span in spans if isinstance(span, Span) and "agent" in span.name)
    assert turn.attributes["helix_desktop.cost_usd"] == 8.0


async def test_the_last_line_of_a_command_has_every_call_that_was_paid_for(tmp_path: Path) -> None:
    out = StringIO()
    async with open_place(Place(tmp_path)) as open_workspace:
        with OutputPrinter(out, None) as printer:
            output = StreamOutput(printer, SESSION, open_workspace, only_result=True)
            for item in numbered(*CALLS, TurnEnded(9.0, Ending.DONE)):
                output.handle(Journaled(item))
            output.write_last_line(None)
    assert '"total_cost_usd": 8.0' in out.getvalue()
