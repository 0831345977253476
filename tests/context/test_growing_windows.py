"""A window that grew event by event is the window that is assembled from nothing."""

from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.context.history import History
from helix_desktop.context.window_assembler import (
    SystemPrefix,
    WindowAssembler,
    assemble_window,
    drain,
)
from helix_desktop.context.window_view import apply_epoch
from helix_desktop.domain.cache import HistoryDigest, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Message, Text, ToolCall
from helix_desktop.domain.ports import MessageWeight
from tests.fakes.weigher import FakeWeigher

SESSION = SessionId("1" * 16)
TEXTS = {digest_of(text.encode()): text for text in ("whole", "preview", "extract")}
WHOLE, PREVIEW, EXTRACT = TEXTS
SHOWN = {
    GateChoice.KEEP_FULL: WHOLE,
    GateChoice.KEEP_PREVIEW: PREVIEW,
    GateChoice.EXTRACT: EXTRACT,
}


def step(number: int) -> list[Event]:
    call = ToolCall(f"c{number}", "look", "{}")
    reply = AssistantReplied(1.0, "llm", (Text("I look."), call), StopReason.TOOLS)
    return [reply, ToolReturned(1.0, call.id, "look", "", WHOLE, 5, Outcome.OK)]


def folded(number: int, covers: tuple[EventSpan, ...]) -> EpochCommitted:
    fold = Fold(FoldKind.NOTES, covers, f"notes {number}", HistoryDigest("a" * 64))
    return EpochCommitted(1.0, Epoch(number, number - 1, Job.NOTES, "", 9, 5, folds=(fold,)))


def gated(number: int, choice: GateChoice) -> OutputGated:
    return OutputGated(1.0, f"c{number}", WHOLE, choice, SHOWN[choice])


@given(st.integers(2, 6), st.data())
def test_a_window_that_grows_equals_the_window_built_at_once(
    steps: int, data: st.DataObject
) -> None:
    history, weigher = History(), FakeWeigher()
    grown = WindowAssembler(weigher, SystemPrefix("system"))

    def add(event: Event) -> None:
        history.add(Recorded(SESSION, history.seq + 1, event))
        window = grown.window(history, TEXTS.__getitem__)
        fresh = assemble_window(
            history, SystemPrefix("system"), weigher=weigher, texts=TEXTS.__getitem__
        )
        assert window.messages == fresh.messages
        assert window.account == fresh.account

    add(TurnStarted(1.0, "go"))
    for number in range(steps):
        for event in step(number):
            add(event)
    first = data.draw(st.integers(0, steps - 1))
    last = data.draw(st.integers(first, steps - 1))
    add(folded(1, (EventSpan(2 + 2 * first, 3 + 2 * last),)))
    for _ in range(data.draw(st.integers(1, 5))):
        number = data.draw(st.integers(0, steps - 1))
        add(gated(number, data.draw(st.sampled_from(GateChoice))))
        if data.draw(st.booleans()):
            add(TurnStarted(1.0, "more"))


def restored(number: int, restores: int) -> EpochCommitted:
    return EpochCommitted(1.0, Epoch(number, number - 1, Job.UNDO, "", 9, 5, restores=restores))


@given(st.integers(0, 3), st.integers(0, 3), st.lists(st.sampled_from("sgurt"), max_size=8))
@example(3, 0, [*"ssutgrr"])
def test_a_window_after_undo_and_redo_equals_the_window_built_at_once(
    first: int, more: int, acts: list[str]
) -> None:
    history, weigher = History(), FakeWeigher()
    grown = WindowAssembler(weigher, SystemPrefix("system"))
    last = min(3, first + more)
    steps = (item for number in range(4) for item in step(number))
    events = [TurnStarted(1.0, "go"), *steps, folded(1, (EventSpan(2 + 2 * first, 3 + 2 * last),))]
    epochs = 1
    for at, act in enumerate([*"0" * len(events), *acts]):
        match act:
            case "0":
                added = [events[at]]
            case "s":
                added = step(at)
            case "g":
                added = [gated(at % 4, GateChoice.KEEP_PREVIEW)]
            case "t":
                added = []
                grown.trial(history.view_at(at % (epochs + 1)), history, TEXTS.__getitem__)
            case _:
                epochs += 1
                added = [restored(epochs, 0 if act == "u" else 1)]
        for event in added:
            history.add(Recorded(SESSION, history.seq + 1, event))
        wanted = grown.needed_contents(history)
        window = grown.window(history, {name: TEXTS[name] for name in wanted}.__getitem__)
        fresh = assemble_window(
            history, SystemPrefix("system"), weigher=weigher, texts=TEXTS.__getitem__
        )
        assert window.messages == fresh.messages
        assert window.account == fresh.account


class Weighing(FakeWeigher):
    """Counts how often a message is weighed."""

    def __init__(self) -> None:
        super().__init__()
        self.weighed = 0

    def weigh(self, message: Message) -> MessageWeight:
        self.weighed += 1
        return super().weigh(message)


def test_what_is_undone_is_neither_read_nor_weighed_again() -> None:
    history, weigher = History(), Weighing()
    grown = WindowAssembler(weigher, SystemPrefix("system"))

    def add(event: Event) -> None:
        history.add(Recorded(SESSION, history.seq + 1, event))

    add(TurnStarted(1.0, "go"))
    for number in range(40):
        for event in step(number):
            add(event)
    before = grown.window(history, TEXTS.__getitem__)
    add(folded(1, (EventSpan(2, 41),)))
    assert grown.needed_contents(history) == ()
    assert grown.window(history, TEXTS.__getitem__).messages != before.messages
    weighed = weigher.weighed
    add(EpochCommitted(1.0, Epoch(2, 1, Job.NOTES, "undo", 5, 9, restores=0)))
    assert grown.needed_contents(history) == ()
    assert grown.window(history, TEXTS.__getitem__).messages == before.messages
    assert weigher.weighed == weighed


def test_a_trial_that_is_committed_is_the_window_with_what_came_meanwhile() -> None:
    history, weigher = History(), Weighing()
    grown = WindowAssembler(weigher, SystemPrefix("system"))
    for event in (TurnStarted(1.0, "go"), *step(0), *step(1), *step(2)):
        history.add(Recorded(SESSION, history.seq + 1, event))
    grown.window(history, TEXTS.__getitem__)
    rewrite = folded(1, (EventSpan(2, 3),))
    slices = grown.trial_slices(
        apply_epoch(history.view, rewrite.epoch), history, TEXTS.__getitem__
    )
    next(slices)
    history.add(Recorded(SESSION, history.seq + 1, TurnStarted(1.0, "said meanwhile")))
    drain(slices)
    history.add(Recorded(SESSION, history.seq + 1, rewrite))
    assert grown.is_current(history)
    weighed = weigher.weighed
    window = grown.window(history, TEXTS.__getitem__)
    fresh = assemble_window(
        history, SystemPrefix("system"), weigher=weigher, texts=TEXTS.__getitem__
    )
    assert (window.messages, window.account) == (fresh.messages, fresh.account)
    assert weigher.weighed - weighed <= 1 + len(fresh.blocks)


def test_a_marker_on_a_result_that_came_after_another_message_is_in_the_window_on_trial() -> None:
    reply, returned = step(0)
    events = [
        TurnStarted(1.0, "go"),
        reply,
        ContextInjected(1.0, "meanwhile", "test"),
        returned,
        *step(1),
    ]
    history, weigher, prefix = History(), FakeWeigher(), SystemPrefix("system")
    for seq, event in enumerate(events, 1):
        history.add(Recorded(SESSION, seq, event))
    grown = WindowAssembler(weigher, prefix)
    grown.window(history, TEXTS.__getitem__)
    marker = MarkedPart(4, "c0", "", content=WHOLE, text="behind a marker")
    view = apply_epoch(history.view, Epoch(1, 0, Job.MARKERS, "", 9, 5, marked=(marker,)))
    tried = grown.trial(view, history, TEXTS.__getitem__).window
    fresh = WindowAssembler(weigher, prefix).trial(view, history, TEXTS.__getitem__).window
    assert tried.messages == fresh.messages
    assert "behind a marker" in repr(tried.messages)
