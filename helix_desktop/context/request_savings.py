"""What compactions and shortened outputs save in each request: the one function for *saved*.

A request would have been larger by what had been taken out of it, as long as that stays out. So a
compaction saves in every later request, until another one takes its place or the user undoes it.
What a rewind took back is missing either way and saves nothing.
"""

from msgspec import Struct, field

from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Job, is_within
from helix_desktop.domain.costs import NOTHING, UsageSum
from helix_desktop.domain.events import EpochCommitted, Event, OutputGated, WindowSent
from helix_desktop.domain.gate_choice import Chooser
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.usage_kinds import SavedBy
from helix_desktop.domain.value import replace

MAX_GATED = 1_000
"""The newest shortened outputs that are remembered one by one, 100 KB. Only an output that is in
the context can get another form, or be rewound, and no more than these are."""

CACHE_SECONDS = 300.0
"""How long a prompt cache lives whose lifetime is not known."""

_SAVED_BY = {
    Job.MARKERS: SavedBy.MARKERS,
    Job.NOTES: SavedBy.NOTES,
    Job.OBSERVATIONS: SavedBy.NOTES,
    Job.REFLECTION: SavedBy.NOTES,
    Job.HANDOVER: SavedBy.HANDOVER,
    Job.TRIM: SavedBy.TRIM,
}


class GatedOutput(Struct, frozen=True, array_like=True):
    """A shortened output: the event that showed it first, and the tokens that its form saves."""

    seq: int
    tokens: int


class SavedInView(Struct, frozen=True):
    """The tokens by which a view is smaller than the history, by their means.

    `not_by_form`: what shortened outputs save elsewhere and not in this view: they were rewound, or
    `by` has their whole size. The view changes the view `base`: it replaces what is in `covers`,
    and the outputs of the calls in `marked`, and shows those in `unmarked` again.
    """

    by: dict[SavedBy, int] = field(default_factory=dict)
    not_by_form: int = 0
    base: int = 0
    covers: tuple[EventSpan, ...] = ()
    marked: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()

    @property
    def tokens(self) -> int:
        return sum(self.by.values())


NOTHING_SAVED = SavedInView()


class SavedInRequest(Struct, frozen=True):
    """What one request saved: tokens by their means, and how they would have been paid.

    `unsent` has the tokens that the request would have had beyond those that it had. Some of its
    figures are less than 0: after a rewrite, tokens are sent anew that the prompt cache would have
    held. It is empty if the provider reported no usage.
    """

    by: dict[SavedBy, int]
    unsent: UsageSum = NOTHING


class _SentView(Struct, frozen=True):
    """What the newest request was built from; `room`: the most tokens that a request to its
    model may have beside the reply, 0 if that is not known."""

    view: SavedInView
    gate: int
    room: int
    tokens: int
    at: float
    cache_seconds: float


class _Answered(Struct, frozen=True):
    """The newest request that was answered, and the tokens that it had and would have had."""

    view: SavedInView
    gate: int
    whole_tokens: int
    at: float
    was_cached: bool


class RequestSavings(Struct):
    """What the next request of a session saves. The fold takes one event at a time."""

    views: dict[int, SavedInView] = field(default_factory=dict)
    """The views of all epochs, by number."""
    number: int = 0
    gated: dict[str, GatedOutput] = field(default_factory=dict)
    """The newest shortened outputs, by their call and content."""
    gate: int = 0
    """What all shortened outputs save."""
    sent: _SentView | None = None
    answered: _Answered | None = None

    def take(self, seq: int, event: Event) -> None:
        match event:
            case OutputGated():
                self._take_gated(seq, event)
            case EpochCommitted(epoch=epoch):
                self.views[epoch.number] = self._view_after(epoch)
                self.number = epoch.number
            case WindowSent():
                self.sent = self._sent_now(
                    event.at,
                    number=event.epoch,
                    room=event.model_window - event.max_output if event.model_window else 0,
                    tokens=event.expected or event.tokens,
                    cache_seconds=float(event.cache_seconds),
                )

    def copy(self) -> "RequestSavings":
        """Return the fold up to now, which a thread can read while more events are taken."""
        return replace(self, views=dict(self.views), gated=dict(self.gated))

    def of_request(self, usage: Usage | None, at: float) -> SavedInRequest:
        """Return what the request saved that was just answered, at that time.

        Another compaction may have been committed while the reply was streamed.
        """
        sent = self.sent or self._sent_now(at, number=self.number)
        self.sent = None
        tokens = usage.window if usage is not None and usage.window else sent.tokens
        by = {means: saved for means, saved in sent.view.by.items() if saved}
        if gate := sent.gate - sent.view.not_by_form:
            by[SavedBy.GATE] = gate
        saved = sum(by.values())
        if sent.room and saved > (room := max(0, sent.room - tokens)):
            # the whole history would have been cut to what fits, as sizes before a rewrite are
            by, saved = _scaled(by, room), room
        before = self.answered
        was_cached = usage is not None and usage.cache_read > 0
        self.answered = _Answered(sent.view, sent.gate, tokens + saved, sent.at, was_cached)
        if usage is None:
            return SavedInRequest(by)
        # what was shortened since the request before would have been new, the rest read again
        fresh = min(max(0, sent.gate - (before.gate if before else 0)), max(0, saved))
        resent = 0
        if before is not None and before.view.by != sent.view.by and not was_cached:
            seconds = sent.cache_seconds or CACHE_SECONDS
            was_cached = before.was_cached and sent.at - before.at < seconds
        if before is not None and before.view.by != sent.view.by and was_cached:
            grown = max(0, tokens + saved - before.whole_tokens)
            resent = max(0, usage.input + usage.cache_write - grown)
        read = saved - fresh + resent if was_cached else 0
        new = saved - read
        unsent = UsageSum(cache_write=new) if usage.cache_write else UsageSum(input=new)
        return SavedInRequest(by, unsent.plus(UsageSum(cache_read=read)))

    def _sent_now(
        self, at: float, *, number: int, room: int = 0, tokens: int = 0, cache_seconds: float = 0.0
    ) -> _SentView:
        view = self.views.get(number, NOTHING_SAVED)
        return _SentView(view, self.gate, room, tokens, at, cache_seconds)

    def _view_after(self, epoch: Epoch) -> SavedInView:
        """Return what the view of an epoch saves: the view that it changes, and its own part."""
        base = self.views.get(epoch.base, NOTHING_SAVED)
        if epoch.is_rewind:
            rewound = self._gate_within(epoch.covered)
            return replace(
                base, not_by_form=base.not_by_form + rewound, base=epoch.base, covers=epoch.covered
            )
        if epoch.restores is not None and not epoch.folds:
            return replace(base, base=epoch.base, covers=(), marked=(), unmarked=())
        parent = self.views.get(epoch.parent, NOTHING_SAVED)
        means = _SAVED_BY.get(epoch.job, SavedBy.MARKERS)
        freed = parent.tokens + epoch.before - epoch.after - base.tokens
        return SavedInView(
            {**base.by, means: base.by.get(means, 0) + freed},
            base.not_by_form,
            epoch.base,
            tuple(span for fold in epoch.folds for span in fold.covers),
            tuple(part.call for part in epoch.marked if not part.path),
            tuple(place.call for place in epoch.unmarked if not place.path),
        )

    def _gate_within(self, spans: tuple[EventSpan, ...]) -> int:
        return sum(output.tokens for output in self.gated.values() if is_within(output.seq, spans))

    def _take_gated(self, seq: int, event: OutputGated) -> None:
        """Take a shortened output, or another form of one."""
        key = f"{event.call} {event.content}"
        before = self.gated.pop(key, None)
        if before is None and event.by is Chooser.USER and len(self.gated) == MAX_GATED:
            return  # another form of an output that was forgotten: what it saves is counted
        saved = max(0, event.tokens_before - event.tokens_after)
        more = saved - (before.tokens if before else 0)
        self.gate += more
        self.gated[key] = GatedOutput(before.seq if before else seq, saved)
        if before is not None and more:
            self._leave_to_views(before.seq, event.call, more)
        while len(self.gated) > MAX_GATED:
            del self.gated[next(iter(self.gated))]

    def _leave_to_views(self, seq: int, call: str, tokens: int) -> None:
        """Let another form of an output save nothing in the views that don't show the output.

        They were left, and may come back: what they save has the size of the form before.
        """
        hiding: dict[int, bool] = {}
        for number, view in sorted(self.views.items()):
            hides = hiding.get(view.base, False)
            hides = (hides and call not in view.unmarked) or call in view.marked
            hiding[number] = hides or is_within(seq, view.covers)
            if hiding[number]:
                self.views[number] = replace(view, not_by_form=view.not_by_form + tokens)


def _scaled(by: dict[SavedBy, int], total: int) -> dict[SavedBy, int]:
    """Return the same parts of a smaller total."""
    whole, taken, scaled, passed = sum(by.values()), 0, {}, 0
    for means, saved in by.items():
        passed += saved
        scaled[means] = total * passed // whole - taken
        taken += scaled[means]
    return scaled
