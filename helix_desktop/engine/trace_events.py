"""What rewrote a window, in the words of a window trace, and what a model would have been paid.

In a replay rules write handovers and observations, but each is charged as the model call it is in
earnest: the window in, most of it from the provider's cache, the document out.
"""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from helix_desktop.domain.events import EpochCommitted, Event, OutputGated
from helix_desktop.domain.memory import Epoch, Job, Means
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

TraceEvent: TypeAlias = Mapping[str, str | int]

_WRITTEN = {Job.OBSERVE: "observed", Job.REFLECT: "reflected", Job.HAND_OVER: "handed_over"}
"""Jobs that ask a model."""

_TOLD = {**_WRITTEN, Job.PANIC: "panic", Job.UNDO: "undone"}
_RULED = frozenset({Job.SWEEP, Job.CONDENSE})
_LAST_RESORTS = {Means.TRUNCATED: "truncated", Means.WIDE: "fallback"}


@value
class Charges:
    """What a maintenance request is charged by; `sent` is the size of the last request."""

    scales: Scales
    sent: int

    def of(self, epoch: Epoch) -> dict[str, int]:
        """What a model reported; for what rules wrote, a suffix to the live prefix.

        What was sent is in the provider's cache, what came since is not.
        """
        if epoch.usage is not None and epoch.means is not Means.RULES:
            used = epoch.usage
            return _charged(used.window, used.cache_read, used.output)
        document = sum(self.scales.count(fold.text) for fold in epoch.folds)
        return _charged(epoch.tokens_before, min(self.sent, epoch.tokens_before), document)


def told(event: Event, charges: Charges) -> Iterator[TraceEvent]:
    """The trace's events of one journal event, if it has any."""
    match event:
        case OutputGated(tokens_before=before, tokens_after=after):
            yield {"kind": "gated", "before_tokens": before, "after_tokens": after}
        case EpochCommitted(epoch=epoch):
            sizes = {"before_tokens": epoch.tokens_before, "after_tokens": epoch.tokens_after}
            for kind in _kinds(epoch):
                charged = charges.of(epoch) if kind == _WRITTEN.get(epoch.job) else {}
                yield {"kind": kind, **sizes, **charged}


def _kinds(epoch: Epoch) -> Iterator[str]:
    if epoch.job in _RULED:
        yield from ["swept"] if epoch.swept else []
        yield from ["condensed"] if epoch.folds else []
    else:
        yield _TOLD[epoch.job]
    if epoch.means in _LAST_RESORTS:
        yield _LAST_RESORTS[epoch.means]


def _charged(read: int, cached: int, written: int) -> dict[str, int]:
    return {
        "llm_input_tokens": read,
        "llm_cached_tokens": cached,
        "llm_output_tokens": written,
    }
