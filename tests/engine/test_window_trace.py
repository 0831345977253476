"""What rewrote a window is told in the trace's words and charged as what it would have cost."""

from helix_desktop.domain.cache import Digest, HistoryDigest
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
    WrittenBy,
)
from helix_desktop.domain.events import Ending, EpochCommitted, OutputGated, TurnEnded
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.window_trace import TraceCharges, TraceEvent, trace_events_of
from tests.fakes.weigher import FakeWeigher

CHARGES = TraceCharges(FakeWeigher(), sent=900)
MARKED = MarkedPart(3, "1", "", content=Digest("0" * 64), text="[CACHED]")
NOTES = Fold(FoldKind.NOTES, EventSpan(1, 2), "n" * 40, HistoryDigest("1" * 64))
HANDOVER = replace(NOTES, kind=FoldKind.HANDOVER, text="h" * 400)
SIZES = {"before_tokens": 1_000, "after_tokens": 400}


def epoch(job: Job, **more: object) -> Epoch:
    made = Epoch(1, 0, job, "why", tokens_before=1_000, tokens_after=400)
    return replace(made, **more)  # type: ignore[arg-type]


def kinds(one: Epoch) -> list[str]:
    return [str(event["kind"]) for event in events(one)]


def events(one: Epoch) -> list[TraceEvent]:
    return list(trace_events_of(EpochCommitted(0.0, one), CHARGES))


def test_a_markers_and_notes_are_told_apart_and_cost_no_model() -> None:
    assert events(epoch(Job.MARKERS, marked=(MARKED,))) == [{"kind": "markers", **SIZES}]
    both = events(epoch(Job.NOTES, marked=(MARKED,), folds=(NOTES,)))
    assert both == [{"kind": "markers", **SIZES}, {"kind": "notes", **SIZES}]


def test_a_handover_by_rules_is_charged_as_a_suffix_to_what_was_sent() -> None:
    [event] = events(epoch(Job.HANDOVER, folds=(HANDOVER,)))
    assert event == {
        "kind": "handover",
        **SIZES,
        "llm_input_tokens": 1_000,
        "llm_cached_tokens": 900,
        "llm_output_tokens": 100,
    }


def test_the_usage_that_a_model_reported_is_charged() -> None:
    used = Usage(input=10, output=7, cache_read=20, cache_write=5)
    [event] = events(
        epoch(Job.OBSERVATIONS, folds=(HANDOVER,), written_by=WrittenBy.MAIN, usage=used)
    )
    charged = [event[f"llm_{name}_tokens"] for name in ("input", "cached", "output")]
    assert charged == [35, 20, 7]


def test_every_kind_of_compaction_has_its_event_in_a_trace() -> None:
    assert kinds(epoch(Job.TRIM)) == ["trim"]
    assert kinds(epoch(Job.TRIM, written_by=WrittenBy.TRUNCATED)) == ["trim", "truncated"]
    assert kinds(epoch(Job.HANDOVER, written_by=WrittenBy.WIDE)) == ["handover", "fallback"]
    assert kinds(epoch(Job.REFLECTION)) == ["reflected"]
    assert kinds(epoch(Job.UNDO)) == ["undone"]


def test_only_gated_outputs_become_events_of_a_trace() -> None:
    digest = Digest("2" * 64)
    gated = OutputGated(
        0.0, "1", digest, GateChoice.KEEP_PREVIEW, digest, tokens_before=9_000, tokens_after=600
    )
    assert list(trace_events_of(gated, CHARGES)) == [
        {"kind": "gated", "before_tokens": 9_000, "after_tokens": 600}
    ]
    assert list(trace_events_of(TurnEnded(0.0, Ending.DONE), CHARGES)) == []
