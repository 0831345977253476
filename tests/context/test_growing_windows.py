"""A window that grew event by event is the window that is assembled from nothing."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.history import History
from helix_desktop.context.window import Assembler, Prelude, assemble
from helix_desktop.domain.cache import Choice, HistoryDigest, SessionId, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.memory import Epoch, Fold, FoldKind, Job, Span
from helix_desktop.domain.message import Text, ToolCall
from tests.fakes.scales import FakeScales

SESSION = SessionId("1" * 16)
TEXTS = {digest_of(text.encode()): text for text in ("whole", "preview", "extract")}
WHOLE, PREVIEW, EXTRACT = TEXTS
SHOWN = {
    Choice.KEEP_FULL: WHOLE,
    Choice.KEEP_PREVIEW: PREVIEW,
    Choice.EXTRACT: EXTRACT,
}


def step(number: int) -> list[Event]:
    call = ToolCall(f"c{number}", "look", "{}")
    said = AssistantReplied(1.0, "llm", (Text("I look."), call), StopReason.TOOLS)
    return [said, ToolReturned(1.0, call.id, "look", "", WHOLE, 5, Outcome.OK)]


def folded(number: int, covers: tuple[Span, ...]) -> EpochCommitted:
    fold = Fold(FoldKind.NOTES, covers, f"notes {number}", HistoryDigest("a" * 64))
    return EpochCommitted(1.0, Epoch(number, number - 1, Job.CONDENSE, "", 9, 5, folds=(fold,)))


def gated(number: int, choice: Choice) -> OutputGated:
    return OutputGated(1.0, f"c{number}", WHOLE, choice, SHOWN[choice])


@given(st.integers(2, 6), st.data())
def test_a_window_grows_into_what_it_would_be_from_nothing(steps: int, data: st.DataObject) -> None:
    history, scales = History(), FakeScales()
    grown = Assembler(scales, Prelude("system"))

    def add(event: Event) -> None:
        history.add(Recorded(SESSION, history.seq + 1, event))
        window = grown.window(history, TEXTS.__getitem__)
        fresh = assemble(history, Prelude("system"), scales=scales, texts=TEXTS.__getitem__)
        assert window.messages == fresh.messages
        assert window.account == fresh.account

    add(TurnStarted(1.0, "go"))
    for number in range(steps):
        for event in step(number):
            add(event)
    first = data.draw(st.integers(0, steps - 1))
    last = data.draw(st.integers(first, steps - 1))
    add(folded(1, (Span(2 + 2 * first, 3 + 2 * last),)))
    for _ in range(data.draw(st.integers(1, 5))):
        number = data.draw(st.integers(0, steps - 1))
        add(gated(number, data.draw(st.sampled_from(Choice))))
        if data.draw(st.booleans()):
            add(TurnStarted(1.0, "more"))
