"""What requests saved: always the whole history's size less the size of what was sent."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.session_usage import MAX_GATED, SessionUsage
from helix_desktop.domain.cache import HistoryDigest, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import (
    REWOUND,
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    WrittenBy,
)
from helix_desktop.domain.costs import UsageSum, sum_usage
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    EpochCommitted,
    Event,
    ModelCalled,
    OutputGated,
    Recorded,
    SessionStarted,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import Chooser, GateChoice
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text
from helix_desktop.domain.usage_kinds import SavedBy
from helix_desktop.domain.value import replace

SESSION = SessionId("0" * 16)
NO_HISTORY = HistoryDigest("")
JOBS = (Job.MARKERS, Job.NOTES, Job.HANDOVER, Job.OBSERVATIONS)
OWN_TOKENS = 100
"""What each request has beside its items."""


@dataclass
class Item:
    """An item of a conversation: whole, and as it was shown when it came."""

    seq: int
    whole: int
    shown: int
    has_form: bool = False


@dataclass
class Talk:
    """A conversation that knows the size of every request with and without compaction."""

    room: int = 0
    copied: int = 0
    events: list[Event] = field(default_factory=lambda: [SessionStarted(1.0, "x")])
    items: list[Item] = field(default_factory=list)
    # of each epoch: the items that a fold covers with the tokens of its text, and those rewound
    views: list[tuple[dict[int, int], frozenset[int]]] = field(
        default_factory=lambda: [({}, frozenset())]
    )
    saved: int = 0

    def sizes(self, number: int = -1) -> tuple[int, int]:
        """Return the size of a request without and with the rewrites of an epoch."""
        folds, gone = self.views[number]
        left = [item for item in self.items if item.seq not in gone]
        whole = OWN_TOKENS + sum(item.whole for item in left)
        hidden = {seq for first in folds for seq in range(1, first + 1)}
        shown = OWN_TOKENS + sum(item.shown for item in left if item.seq not in hidden)
        return self._cut(whole), self._cut(shown + sum(folds.values()))

    def _cut(self, tokens: int) -> int:
        return min(tokens, self.room) if self.room else tokens

    def say(self, whole: int, shown: int | None = None) -> None:
        self.events.append(TurnStarted(1.0, "x"))
        self.items.append(Item(len(self.events), whole, whole))
        if shown is not None:
            self.shorten(self.items[-1], shown, by=Chooser.AGENT)

    def shorten(self, item: Item, shown: int, by: Chooser = Chooser.USER) -> None:
        item.shown, item.has_form = min(shown, item.whole), True
        content = digest_of(str(item.seq).encode())
        gated = OutputGated(1.0, str(item.seq), content, GateChoice.EXTRACT, content)
        self.events.append(replace(gated, tokens_before=item.whole, tokens_after=item.shown, by=by))

    def items_with_a_form(self) -> list[Item]:
        """Return the shortened outputs that are in the context, whose form can be changed."""
        folds, gone = self.views[-1]
        first = max(folds, default=0)
        return [
            item
            for item in self.items
            if item.has_form and item.seq not in gone and item.seq > first
        ]

    def rewrite(self, job: Job, text: int) -> None:
        """Replace all items up to now by a text."""
        if not self.items:
            return
        _, gone = self.views[-1]
        before = self.sizes()[1]
        self.views.append(({len(self.events): text}, gone))
        fold = Fold(FoldKind.NOTES, (EventSpan(1, len(self.events)),), "", NO_HISTORY)
        self._commit(Epoch(0, 0, job, "", before, 0, folds=(fold,)))

    def go_back(self, which: int) -> None:
        number = which % len(self.views)
        before = self.sizes()[1]
        self.views.append(self.views[number])
        self._commit(Epoch(0, 0, Job.UNDO, "", before, 0, restores=number))

    def rewind(self, which: int) -> None:
        """Take back everything from a message on; what was rewritten is as it was before it."""
        begun = [seq for seq, event in enumerate(self.events, 1) if isinstance(event, TurnStarted)]
        if not begun:
            return
        through = begun[which % len(begun)] - 1
        numbers = [
            event.epoch.number
            for event in self.events[:through]
            if isinstance(event, EpochCommitted)
        ]
        number = max(numbers, default=0)
        folds, gone = self.views[number]
        before = self.sizes()[1]
        span = EventSpan(through + 1, len(self.events))
        taken = frozenset(item.seq for item in self.items if item.seq > through)
        self.views.append((folds, gone | taken))
        fold = Fold(FoldKind.NOTES, (span,), "", NO_HISTORY)
        rewound = Epoch(0, 0, Job.UNDO, REWOUND, before, 0, folds=(fold,), restores=number)
        self._commit(replace(rewound, written_by=WrittenBy.USER))

    def _commit(self, epoch: Epoch) -> None:
        number = len(self.views) - 1
        made = replace(epoch, number=number, parent=number - 1, tokens_after=self.sizes()[1])
        self.events.append(EpochCommitted(1.0, made))

    def request(self, *, paid: bool = True, meanwhile: Job | None = None) -> None:
        whole, sent = self.sizes()
        number = len(self.views) - 1
        if meanwhile is not None:
            self.rewrite(meanwhile, 10)
        window = WindowSent(1.0, "main", (), sent, epoch=number)
        if self.room:
            window = replace(window, model_window=self.room + 50, max_output=50)
        usage = Usage(sent, 10)
        if paid:
            reply = AssistantReplied(1.0, "main", (Text("x"),), StopReason.ANSWERED, usage)
            self.events += window, reply
            self.saved += whole - sent
        else:
            self.events += window, ModelCalled(1.0, "main", CallKind.TURN)

    def spend(self, tokens: int) -> None:
        """Pay for a call that shortens."""
        self.events.append(ModelCalled(1.0, "fast", CallKind.JOB, Usage(tokens, 0)))
        self.saved -= tokens

    def branch(self) -> None:
        """Go on as a branch: what was said and paid until now happened elsewhere."""
        self.copied, self.saved = len(self.events), 0
        self.events[0] = replace(self.events[0], copied=self.copied)


def folded(events: Sequence[Event]) -> SessionUsage:
    usage = SessionUsage()
    for seq, event in enumerate(events, 1):
        usage.add(Recorded(SESSION, seq, event))
    return usage


def saved_tokens(events: Sequence[Event]) -> int:
    return sum(tokens for *_, tokens in folded(events).savings())


def by_means(events: Sequence[Event]) -> dict[SavedBy, int]:
    return {by: tokens for *_, by, tokens in folded(events).savings()}


TOKENS = st.integers(1, 900)
ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), TOKENS),
        st.tuples(st.just("shortened"), TOKENS, TOKENS),
        st.tuples(st.just("other form"), st.integers(0, 50), TOKENS),
        st.tuples(st.just("rewrite"), st.sampled_from(JOBS), st.integers(0, 90)),
        st.tuples(st.just("back"), st.integers(0, 50)),
        st.tuples(st.just("rewind"), st.integers(0, 200)),
        st.tuples(st.just("request"), st.booleans()),
        st.tuples(st.just("meanwhile"), st.sampled_from(JOBS)),
        st.tuples(st.just("spend"), TOKENS),
        st.tuples(st.just("branch")),
    ),
    min_size=5,
    max_size=60,
)


def played(acts: Sequence[tuple[object, ...]], room: int = 0) -> Talk:
    talk = Talk(room)
    for name, *rest in acts:
        match name, rest:
            case "say", [int() as tokens]:
                talk.say(tokens)
            case "shortened", [int() as whole, int() as shown]:
                talk.say(whole, min(whole, shown))
            case "other form", [int() as which, int() as shown]:
                if forms := talk.items_with_a_form():
                    talk.shorten(forms[which % len(forms)], shown)
            case "rewrite", [Job() as job, int() as text]:
                talk.rewrite(job, text)
            case "back", [int() as which]:
                talk.go_back(which)
            case "rewind", [int() as which]:
                talk.rewind(which)
            case "request", [bool() as paid]:
                talk.request(paid=paid)
            case "meanwhile", [Job() as job]:
                talk.request(meanwhile=job)
            case "spend", [int() as tokens]:
                talk.spend(tokens)
            case "branch", []:
                talk.branch()
            case _:
                raise AssertionError(name)
    return talk


@given(ACTS)
def test_saved_is_the_size_of_all_requests_without_compaction_less_what_they_and_it_took(
    acts: list[tuple[object, ...]],
) -> None:
    talk = played(acts)
    assert saved_tokens(talk.events) == talk.saved


@given(ACTS)
def test_no_request_would_have_been_larger_than_what_fits_beside_the_reply(
    acts: list[tuple[object, ...]],
) -> None:
    talk = played(acts, room=1_500)
    assert saved_tokens(talk.events) == talk.saved


@given(ACTS, st.data())
def test_the_parts_are_what_was_saved_whenever_the_fold_was_stored_in_between(
    acts: list[tuple[object, ...]], data: st.DataObject
) -> None:
    talk = played(acts, room=1_500)
    place = data.draw(st.integers(0, len(talk.events)))
    stored = msgspec.msgpack.encode(folded(talk.events[:place]))
    usage = msgspec.msgpack.decode(stored, type=SessionUsage)
    for seq, event in enumerate(talk.events[place:], place + 1):
        usage.add(Recorded(SESSION, seq, event))
    assert usage == folded(talk.events)
    spent = sum(tokens for *_, by, tokens in usage.savings() if by is SavedBy.CALLS)
    assert sum(part.tokens for _, part in usage.unsent()) + spent == talk.saved


def test_a_compaction_saves_in_every_later_request_until_it_is_undone() -> None:
    talk = Talk()
    talk.say(5_000)
    talk.rewrite(Job.HANDOVER, 400)
    for _ in range(3):
        talk.request()
    assert saved_tokens(talk.events) == 3 * 4_600
    talk.go_back(0)
    talk.request()
    assert saved_tokens(talk.events) == 3 * 4_600
    talk.spend(20_000)
    assert saved_tokens(talk.events) == 3 * 4_600 - 20_000


def test_a_branch_saves_in_its_own_requests_alone() -> None:
    talk = Talk()
    talk.say(5_000)
    talk.rewrite(Job.HANDOVER, 400)
    talk.request()
    talk.branch()
    assert saved_tokens(talk.events) == 0
    talk.request()
    assert saved_tokens(talk.events) == 4_600


def test_an_output_that_was_rewound_saves_nothing_and_saves_again_once_that_is_taken_back() -> None:
    talk = Talk()
    talk.say(100)
    talk.say(9_000, 1_000)
    talk.rewind(1)
    talk.request()
    assert saved_tokens(talk.events) == 0
    talk.go_back(0)
    talk.request()
    assert by_means(talk.events) == {SavedBy.GATE: 8_000}


def test_what_would_not_have_fitted_is_not_saved() -> None:
    talk = Talk(room=3_000)
    talk.say(9_000, 1_000)
    talk.request()
    assert by_means(talk.events) == {SavedBy.GATE: 3_000 - 1_100}


def answered(at: float, usage: Usage, sent: int = 1_000, epoch: int = 0) -> tuple[Event, Event]:
    reply = AssistantReplied(at, "main", (Text("x"),), StopReason.ANSWERED, usage)
    return WindowSent(at, "main", (), sent, epoch=epoch, cache_seconds=300), reply


def committed(before: int, after: int) -> Event:
    return EpochCommitted(1.0, Epoch(1, 0, Job.NOTES, "", before, after))


def shortened(before: int, after: int) -> Event:
    content = digest_of(b"")
    gated = OutputGated(1.0, "c", content, GateChoice.EXTRACT, content)
    return replace(gated, tokens_before=before, tokens_after=after)


def unsent(*events: Event) -> UsageSum:
    return sum_usage(part for _, part in folded([SessionStarted(1.0, "x"), *events]).unsent())


def test_what_stays_out_would_have_been_read_from_the_prompt_cache() -> None:
    first = answered(1.0, Usage(cache_read=800, cache_write=200))
    # the rewrite breaks the cached beginning: 300 tokens are written again, and 100 are new
    after = answered(2.0, Usage(cache_read=100, cache_write=400), 500, 1)
    events = [*first, committed(1_000, 400), *after]
    assert unsent(*events) == UsageSum(cache_read=600 + 300, cache_write=-300)
    later = answered(3.0, Usage(cache_read=500, cache_write=50), 550, 1)
    assert unsent(*events, *later) == UsageSum(cache_read=1_500, cache_write=-300)
    # after a pause the cache is empty either way
    pause = answered(900.0, Usage(cache_write=550), 550, 1)
    assert unsent(*events, *later, *pause) == UsageSum(cache_read=1_500, cache_write=300)


def test_a_rewrite_that_breaks_all_of_the_cached_beginning_is_not_a_pause() -> None:
    first = answered(1.0, Usage(cache_read=800, input=200))
    after = answered(2.0, Usage(500), 500, 1)
    assert unsent(*first, committed(1_000, 400), *after) == UsageSum(cache_read=1_000, input=-400)
    late = answered(900.0, Usage(500), 500, 1)
    assert unsent(*first, committed(1_000, 400), *late) == UsageSum(input=600)


def test_a_shortened_output_would_have_been_new_once_and_read_from_then_on() -> None:
    first = answered(1.0, Usage(cache_read=800, cache_write=200))
    after = answered(2.0, Usage(cache_read=1_000, cache_write=300))
    later = answered(3.0, Usage(cache_read=1_300, cache_write=50))
    events = [*first, shortened(9_000, 200), *after, *later]
    assert unsent(*events) == UsageSum(cache_write=8_800, cache_read=8_800)
    assert unsent(shortened(9_000, 200), *answered(1.0, Usage(500))) == UsageSum(input=8_800)


def test_the_savings_of_a_very_long_session_stay_small_and_none_is_forgotten() -> None:
    talk = Talk()
    for _ in range(3 * MAX_GATED):
        talk.say(10_000, 1_000)
    savings = folded(talk.events).savings_of_next
    assert len(msgspec.msgpack.encode(savings)) < 150_000
    first, newest = talk.items[0], talk.items[-1]
    talk.shorten(newest, 2_000)
    talk.request()
    assert saved_tokens(talk.events) == talk.saved == 3 * MAX_GATED * 9_000 - 1_000
    # the form of an output that is no longer remembered is not counted twice
    forgotten = talk.saved
    talk.shorten(first, 2_000)
    talk.request()
    assert saved_tokens(talk.events) == 2 * forgotten
