"""Events for transcripts, and rows of a model."""

from collections.abc import Sequence

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.cache import Digest, HistoryDigest, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
    WrittenBy,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
)
from helix_desktop.domain.file_changes import FileChange
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow

SESSION = SessionId("0" * 15 + "1")
A, B, C = (digest_of(text) for text in (b"a", b"b", b"c"))
CHANGE = FileChange("a.py", A, B, 0o644, ("c1",))
CREATED = FileChange("a.py", None, B, 0o644, ("c1",))
HOSTILE = "\u202egnp.<b>x</b>\x00\x1b[2J\ud83d\u200b" + "w" * 3_000 + "\n" * 50


def recorded(*events: Event) -> list[Recorded]:
    return [Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)]


def reply_of(*parts: Text | ToolCall, usage: Usage | None = None) -> AssistantReplied:
    return AssistantReplied(0.0, "m", parts, StopReason.TOOLS, usage)


def reads(call: str, path: str = "a.py") -> ToolCall:
    return ToolCall(call, "read_file", f'{{"path": "{path}"}}')


def back(call: str, content: Digest, path: str = "a.py") -> ToolReturned:
    return ToolReturned(0.0, call, "read_file", path, content, 9, Outcome.OK, 2.5, 400)


def epoch(
    number: int,
    job: Job,
    *,
    marked: Sequence[MarkedPart] = (),
    folds: Sequence[Fold] = (),
    restores: int | None = None,
    reason: str = "why",
    written_by: WrittenBy = WrittenBy.RULES,
) -> EpochCommitted:
    made = Epoch(
        number,
        number - 1,
        job,
        reason,
        64_120,
        41_003,
        tuple(marked),
        tuple(folds),
        restores=restores,
        written_by=written_by,
    )
    return EpochCommitted(0.0, made)


def fold(first: int, last: int) -> Fold:
    spans = (EventSpan(first, last),)
    return Fold(FoldKind.HANDOVER, spans, "text", HistoryDigest("a" * 64))


def marked(seq: int, call: str, content: Digest) -> MarkedPart:
    return MarkedPart(seq, call, "", content, "[CACHED]")


def loaded(*events: Event, running: bool = True) -> TranscriptModel:
    model = TranscriptModel()
    model.load(recorded(*events), running=running)
    return model


def all_rows(model: TranscriptModel) -> list[TranscriptRow]:
    return [model.row(at) for at in range(model.rowCount())]


def standings(model: TranscriptModel) -> list[OutputState | None]:
    return [row.output_state for row in all_rows(model) if row.kind is RowKind.TOOL]


def gate(choice: GateChoice, after: int = 640) -> OutputGated:
    return OutputGated(0.0, "c1", A, choice, B, "the names", 12_480, after)
