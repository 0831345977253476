"""The rows of the page Timeline from events: compactions, versions of handovers, large outputs.

The sizes of the requests between them are those of the session's list of requests. No stored
content is read.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from helix_desktop.context.blocks import fold_message, make_sendable, weigh_sent
from helix_desktop.context.window_view import (
    effective_rewrite,
    is_undo_step,
    redo_target,
    rewrites_in_effect,
    undo_target,
)
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.canonical_messages import message_digest
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, Job
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.window_timeline import TimelineEvent, TimelineRow

_KIND_OF_JOB = {
    Job.MARKERS: TimelineEvent.MARKERS,
    Job.NOTES: TimelineEvent.NOTES,
    Job.OBSERVATIONS: TimelineEvent.OBSERVATIONS,
    Job.REFLECTION: TimelineEvent.REFLECT,
    Job.HANDOVER: TimelineEvent.HANDOVER,
    Job.UNDO: TimelineEvent.UNDO,
    Job.TRIM: TimelineEvent.TRIM,
}


class TimelineBuilder:
    """The timeline of one session. It takes one event at a time."""

    def __init__(self) -> None:
        self.seq = 0
        self.epochs: dict[int, Epoch] = {}
        self.messages: list[int] = []
        """The events that are messages, in order."""
        self._outputs: dict[str, str] = {}
        """What each call's output is about: a path, a command, or the tool."""
        self._documents: dict[Digest, int | None] = {}
        """The tokens of each handover, where a request recorded them."""
        self._rows: list[tuple[int, float, Epoch | OutputGated]] = []
        """Rewrites and gate choices with their event and their time."""
        self._versions: dict[int, int] = {}

    def take(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            self.seq = seq = recorded.seq
            match recorded.event:
                case WindowSent() as event if self._documents:
                    for digest, tokens in zip(event.blocks, event.block_tokens, strict=False):
                        if digest in self._documents:
                            self._documents[digest] = tokens
                case AssistantReplied(parts=parts):
                    if parts:
                        self.messages.append(seq)
                case TurnStarted() | ContextInjected():
                    self.messages.append(seq)
                case ToolReturned() as event:
                    self._outputs[event.call] = event.what or event.tool
                case EpochCommitted(epoch=epoch, at=at):
                    self.epochs[epoch.number] = epoch
                    if epoch.document is not None:
                        message = make_sendable(fold_message(epoch.document))
                        self._documents.setdefault(message_digest(message))
                    if epoch.is_version:
                        self._versions[epoch.number] = len(self._versions) + 1
                    self._rows.append((seq, at, epoch))
                case OutputGated(at=at) as event:
                    self._rows.append((seq, at, event))

    def fold_tokens(self, document: Fold, weigher: MessageWeigher) -> int:
        """Return the tokens of a handover as a request recorded them, or else weigh it."""
        message = make_sendable(fold_message(document))
        tokens = self._documents.get(message_digest(message))
        return weigh_sent(message, weigher).tokens if tokens is None else tokens

    @property
    def can_undo(self) -> bool:
        return undo_target(self.epochs) is not None

    @property
    def can_redo(self) -> bool:
        return redo_target(self.epochs) is not None

    def rewrites(self, *, estimated: bool = False) -> tuple[TimelineRow, ...]:
        """Return the rows of the timeline, oldest first.

        `estimated`: the sizes of outputs are estimates, since the model's tokenizer is not known.
        """
        newest_in_force = effective_rewrite(max(self.epochs, default=0), self.epochs)
        effective = rewrites_in_effect(self.epochs)
        rows = []
        for seq, at, event in self._rows:
            if isinstance(event, OutputGated):
                output = self._outputs.get(event.call, "")
                rows.append(
                    TimelineRow(
                        TimelineEvent.GATE,
                        seq,
                        at,
                        reason=event.choice.value,
                        before=event.tokens_before,
                        after=event.tokens_after,
                        written_by=event.written_by,
                        llm=event.llm,
                        cost=event.cost,
                        unpriced=event.unpriced,
                        by=event.by,
                        refused=event.refused,
                        gated=event,
                        in_effect=True,
                        output=output,
                        estimated=estimated,
                    )
                )
            else:
                step = is_undo_step(event)
                # `of` is the epoch that an undo reverted, or that a redo or restore brought back
                of: Epoch | None = None
                kind = _KIND_OF_JOB[event.job]
                if event.restores is not None and not event.folds:
                    restored = effective_rewrite(event.restores, self.epochs)
                    kind, number = TimelineEvent.RESTORE, restored
                    if step:
                        number = max(effective_rewrite(event.parent, self.epochs), restored)
                        is_redo = number == restored and number in self.epochs
                        kind = TimelineEvent.REDO if is_redo else TimelineEvent.UNDO
                    of = self.epochs.get(number)
                rows.append(
                    TimelineRow(
                        kind,
                        seq,
                        at,
                        number=event.number,
                        sort=event.sort,
                        version=self.version_number(event.number),
                        of=_KIND_OF_JOB[of.job] if of else None,
                        of_version=self.version_number(of.number) if of else 0,
                        of_written_by=of.written_by if of else None,
                        reason=event.reason,
                        before=event.before,
                        after=event.after,
                        messages=self.count_messages(event.covered),
                        parts=len(event.marked),
                        unverified=tuple(
                            dict.fromkeys(
                                value for fold in event.folds for value in fold.unverified
                            )
                        ),
                        has_text=bool(event.folds),
                        written_by=event.written_by,
                        llm=event.llm,
                        cost=event.cost,
                        unpriced=event.unpriced,
                        seconds=event.seconds,
                        in_effect=event.number in effective,
                        undone=not step and event.number not in effective,
                        newest=event.number == newest_in_force,
                    )
                )
        return tuple(rows)

    @property
    def handovers(self) -> tuple[int, ...]:
        """The epochs that committed a handover, in order."""
        return tuple(self._versions)

    def version_number(self, number: int) -> int:
        return self._versions.get(number, 0)

    def count_messages(self, covers: Iterable[EventSpan]) -> int:
        """Return the number of messages in stretches."""
        return sum(
            bisect_right(self.messages, span.last) - bisect_left(self.messages, span.first)
            for span in covers
        )

    def message_number(self, seq: int) -> int:
        """Return the number, from 1, of the message at an event or before it."""
        return bisect_right(self.messages, seq)
