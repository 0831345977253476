"""One event of every kind with nothing left at its default: what a golden journal records."""

from helix_desktop.domain.cache import Choice, Digest, HistoryDigest, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    LlmChanged,
    Outcome,
    OutputGated,
    Pinned,
    PolicyChanged,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.memory import (
    Epoch,
    Fold,
    FoldKind,
    Handover,
    Job,
    Means,
    Observation,
    Pin,
    PinKind,
    Priority,
    Span,
    Swept,
)
from helix_desktop.domain.message import Image, Text, Thinking, ToolCall

AT = 1_790_000_000.25
REPORT, PICTURE, ARGUMENT, HISTORY = (Digest(letter * 64) for letter in "abcd")

EPOCH = Epoch(
    number=7,
    parent=6,
    job=Job.HAND_OVER,
    reason="window at 64,120 of 128,000 tokens",
    tokens_before=64_120,
    tokens_after=21_033,
    swept=(Swept(4, "call_1", "/edits/0/text", ARGUMENT, "[CACHED] ..."),),
    folds=(
        Fold(
            FoldKind.HANDOVER,
            covers=(Span(1, 20), Span(23, 41)),
            text="[Conversation History Summary] ...",
            history=HistoryDigest(HISTORY),
            handover=Handover(
                sections=(
                    "a service",
                    "asyncio, LevelDB",
                    "the codec",
                    "none",
                    "1. tests",
                    "no pip",
                ),
                index=("store/codec.py", "KeyError", "9f2c41"),
            ),
            observations=(Observation("leave vendored files", Priority.HIGH, AT, (3, 9)),),
            missing=("port 8443",),
        ),
    ),
    restores=5,
    through=60,
    means=Means.WIDE,
    llm="anthropic/claude",
    usage=Usage(1, 2, 3, 4),
    cost=0.0125,
    seconds=4.5,
)

EVENTS: tuple[Event, ...] = (
    SessionStarted(AT, "Split the token service", SessionId("00f1e2d3c4b5a697")),
    SessionRenamed(AT, "Umbau · 重构 🧬"),
    TurnStarted(AT, "what is wrong here?", (Image(PICTURE, "image/png", 640, 480, 20_480),)),
    ContextInjected(AT, "Tests first.\n", "AGENTS.md", system=True),
    AssistantReplied(
        AT,
        llm="anthropic/claude",
        parts=(
            Thinking("the store first", "c2lnbmF0dXJl"),
            Text("I'll read it.", "dGllZA=="),
            ToolCall("call_1", "read_file", '{"path": "store.py"}', "b3BhcXVl"),
        ),
        reason=StopReason.TOOLS,
        usage=Usage(1_200, 87, 61_000, 900),
        seconds=2.75,
        arguments=(ARGUMENT,),
    ),
    ToolReturned(
        AT,
        call="call_1",
        tool="shell",
        what="cat 'na\udce9me' \x00",
        content=REPORT,
        size=2**40,
        outcome=Outcome.FAILED,
        seconds=0.5,
        tokens=18_432,
    ),
    OutputGated(
        AT,
        call="call_1",
        content=REPORT,
        choice=Choice.EXTRACT,
        shown=ARGUMENT,
        instructions="only the failing tests",
        tokens_before=18_432,
        tokens_after=640,
        means=Means.FAST,
        llm="anthropic/claude",
        usage=Usage(1, 2, 3, 4),
        cost=0.25,
    ),
    TurnEnded(AT, Ending.STOPPED, "Stopped by you."),
    EpochCommitted(AT, EPOCH),
    Pinned(AT, Pin("p1", PinKind.RULE, "never push", 3)),
    Unpinned(AT, "p1"),
    WindowSent(AT, "anthropic/claude", (HISTORY, REPORT), 21_033, 3, 7, 90_210, 57),
    PolicyChanged(AT, "balanced", (("gate_tokens", "5000"), ("gate_mode", "off"))),
    LlmChanged(AT, "main", "openai/gpt"),
)
