"""Usage equals the bill of the providers, in a report, on the command line, and as CSV."""

import asyncio
import csv
import io
import json
import random
from collections.abc import AsyncIterator
from datetime import UTC
from decimal import Decimal

import pytest

from helix_desktop.app.commands.usage import _usage_line
from helix_desktop.app.environment import SystemClock
from helix_desktop.app.history.usage_reports import (
    UsageBy,
    UsageFilter,
    UsageReport,
    cache_saving,
    report_usage,
    usage_csv,
    usage_values,
)
from helix_desktop.context.history import History
from helix_desktop.context.session_usage import RequestSavings, SessionUsage
from helix_desktop.context.texts.markers import RECALL
from helix_desktop.domain.cache import Digest, NewContent, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    ContextInjected,
    EpochCommitted,
    Event,
    ModelCalled,
    Outcome,
    OutputGated,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import Chooser, GateChoice
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    LongInputPrices,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    Usage,
)
from helix_desktop.domain.mentions import MENTION, EventSource
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.usage_kinds import SavedBy, WorkKind
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.usage_ledger import UsageLedger
from helix_desktop.store.async_store import open_async_store
from tests.app.test_commands import Desktop, desktop
from tests.context.sessions import Act, Switch
from tests.engine.laws import law
from tests.engine.stage import SESSION, Stage, model_handle
from tests.engine.story import played
from tests.engine.talks import FAST, MAIN, POLICY, TALK, long_output
from tests.fakes.memory_store import FakeStore
from tests.fakes.speaker import Agent, Answer, Speaker, always, document

__all__ = ["desktop"]

PRICES = Prices(input=3.0, output=15.0, cache_read=0.3, cache_write=3.75)
CHEAP = Prices(input=0.25, output=1.25)
DAY = 86_400.0
ALL = UsageFilter()


class Billing(Speaker):
    """Answers, reports what each call used, and adds up the bill."""

    def __init__(self, answer: Answer, prices: Prices, seed: int = 7) -> None:
        super().__init__(answer)
        self.prices, self.bill = prices, Decimal(0)
        self.used = Usage()
        self._chance = random.Random(seed)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        async for event in super().stream(request):
            if isinstance(event, StreamFinished):
                read, written = self._chance.randrange(5_000), self._chance.randrange(900)
                cached = bool(self.prices.cache_read)
                used = Usage(
                    self._chance.randrange(3_000),
                    self._chance.randrange(500),
                    read if cached else 0,
                    written if cached else 0,
                )
                self._add(used)
                yield replace(event, usage=used)
            else:
                yield event

    def _add(self, used: Usage) -> None:
        prices, sums = self.prices, self.used
        for tokens, price in (
            (used.input, prices.input),
            (used.output, prices.output),
            (used.cache_read, prices.cache_read),
            (used.cache_write, prices.cache_write),
        ):
            self.bill += tokens * Decimal(str(price or 0)) / 1_000_000
        self.used = Usage(
            sums.input + used.input,
            sums.output + used.output,
            sums.cache_read + used.cache_read,
            sums.cache_write + used.cache_write,
        )


COLUMNS = (
    *("by", "key", "name", "calls", "input", "cache_read", "cache_write", "output", "cost"),
    *("unknown", "saved_markers", "saved_notes", "saved_gate", "saved_handover", "saved_trim"),
    *("recalls", "tool_calls", "tool_failed", "tool_tokens", "searches", "saved_calls"),
)
"""The columns of the table for scripts: new ones come last."""


async def billed() -> tuple[Stage, Billing, Billing]:
    """Return a session with turns and a handover, and those who billed for it."""
    main, fast = Billing(Agent(3), PRICES), Billing(always(document()), CHEAP)
    conversation = Stage(
        main,
        run=long_output,
        policy=POLICY,
        llm=replace(MAIN, prices=PRICES),
        others={LlmRole.FAST: model_handle(fast, replace(FAST, prices=CHEAP))},
    )
    await conversation.say(*TALK, "more")
    await conversation.runner.compactor.run(Job.HANDOVER)
    return conversation, main, fast


def nobody(_name: str) -> Llm | None:
    return None


async def report_of(store: FakeStore, wanted: UsageFilter = ALL) -> UsageReport:
    ledger = UsageLedger(store, EventBus())
    heads = await store.sessions()
    return report_usage(await ledger.sessions(), heads, wanted, llm=nobody, now=0.0, zone=UTC)


def cents(amount: float | Decimal | str) -> Decimal:
    return round(Decimal(amount), 2)


async def test_usage_is_the_sum_of_what_the_providers_bill() -> None:
    conversation, main, fast = await billed()
    report = await report_of(conversation.store)
    total = report.total.usage
    assert cents(total.cost) == cents(main.bill + fast.bill) > 0
    assert total.cost == pytest.approx(float(main.bill + fast.bill), abs=1e-9)
    assert total.calls == len(main.requests) + len(fast.requests)
    assert total.cache_read == main.used.cache_read
    for by in (UsageBy.DAY, UsageBy.SESSION, UsageBy.MODEL, UsageBy.WORK):
        parts = [row.usage for row in report.rows[by]]
        assert cents(sum(part.cost for part in parts)) == cents(total.cost)
        assert sum(part.tokens for part in parts) == total.tokens
    work = {row.key: row.usage for row in report.rows[UsageBy.WORK]}
    assert work.keys() == {WorkKind.TURN, WorkKind.HANDOVER}
    assert work[WorkKind.TURN].cost == pytest.approx(float(main.bill))
    assert work[WorkKind.HANDOVER].cost == pytest.approx(float(fast.bill))
    models = {row.key: row.usage.cost for row in report.rows[UsageBy.MODEL]}
    assert models == pytest.approx({"main": float(main.bill), "fast": float(fast.bill)})
    [tool] = report.rows[UsageBy.TOOL]
    assert (tool.key, tool.tool.calls) == ("look", 15)
    account = await UsageLedger(conversation.store, EventBus()).account(SESSION)
    assert account.total == total


def test_the_command_prints_the_bill_as_a_table_as_json_and_as_csv(desktop: Desktop) -> None:
    conversation, main, fast = asyncio.run(billed())
    folder = desktop.base / "api"
    folder.mkdir()
    workspace = desktop.workspaces.create(folder)
    events = asyncio.run(conversation.journal())

    async def store_events() -> None:
        contents = tuple(map(NewContent, conversation.store.saved_data.contents.values()))
        store = await open_async_store(desktop.home(workspace), clock=SystemClock())
        try:
            await store.commit(Transaction(SESSION, tuple(events), contents))
        finally:
            await store.close()

    asyncio.run(store_events())
    bill = main.bill + fast.bill
    assert desktop.run("usage", "--workspace", "api", "--json") == 0
    values = json.loads(desktop.printed)
    assert cents(values["total"]["cost"]) == cents(bill)
    assert desktop.run("usage", "--folder", folder, "--csv") == 0
    rows = list(csv.DictReader(io.StringIO(desktop.printed)))
    assert tuple(rows[0]) == COLUMNS
    for by in ("total", "day", "session", "model", "work"):
        assert cents(sum(Decimal(row["cost"]) for row in rows if row["by"] == by)) == cents(bill)
    assert desktop.run("usage", "--workspace", "api") == 0
    assert f"${cents(bill)}" in desktop.printed
    assert {"Answers", "Handovers"} <= {line[:11].strip() for line in desktop.printed.splitlines()}
    assert desktop.run("usage", "--workspace", "api", "--model", "fast", "--json") == 0
    assert cents(json.loads(desktop.printed)["total"]["cost"]) == cents(fast.bill)
    assert desktop.run("usage", "--workspace", "api", "--session", "nobody") == 2
    assert desktop.run("seen", "--workspace", "api", TALK[0]) == 0
    assert "replaced by handover 1" in desktop.printed
    assert desktop.run("seen", "--workspace", "api", "never typed by anyone") == 1
    assert desktop.run("seen", "--workspace", "api", "--json", TALK[0]) == 0
    assert json.loads(desktop.printed)[0]["sightings"][0]["what"] == "message"


async def _nothing(_story: object, _act: Act) -> None:
    """Check nothing."""


@pytest.mark.slow
@law(many=100, most=60)
def test_each_request_saved_what_the_whole_history_would_have_had_beyond_it(
    script: list[Act], preset: str
) -> None:
    story = played(script, preset, _nothing)
    savings, whole = RequestSavings(), History()
    # what a smaller context window cut off is not known to a larger one later
    switched = any(isinstance(act, Switch) for act in script)
    for item in story.recorded():
        savings.take(item.seq, item.event)
        match item.event:
            case EpochCommitted():
                pass
            case WindowSent(model_window=window, tokens=sent):
                room = window - story.policy.reserve(window)
                tokens = min(room, story.assembled(whole).account.tokens)
                by = savings.of_request(Usage(sent), item.event.at).by
                saved = min(sum(by.values()), room - sent)
                assert saved == tokens - sent or (switched and saved < tokens - sent)
            case _:
                whole.add(item)


A, B, CHILD = (SessionId(letter * 16) for letter in "123")


def replied(at: float, llm: str = "main", cost: float = 0.25) -> Event:
    usage = Usage(100, 10, 1_000)
    return AssistantReplied(at, llm, (Text("x"),), StopReason.ANSWERED, usage, cost=cost)


OUTPUT = Digest("0" * 64)


def returned(
    at: float, tool: str, outcome: Outcome = Outcome.OK, *, content: Digest = OUTPUT
) -> Event:
    return ToolReturned(at, "c", tool, "", content, 1, outcome, tokens=40)


def folded(session: SessionId, *events: Event) -> SessionUsage:
    usage = SessionUsage()
    for seq, event in enumerate(events, 1):
        usage.add(Recorded(session, seq, event))
    return usage


def report(
    usages: dict[SessionId, SessionUsage], wanted: UsageFilter = ALL, now: float = 0.0
) -> UsageReport:
    heads = [SessionHead(name, f"=title {name[0]}", 0.0, 0.0, 1) for name in usages]
    return report_usage(usages, heads, wanted, llm=nobody, now=now, zone=UTC)


def test_a_subagents_turns_are_work_of_their_own_in_the_session_that_started_it() -> None:
    usages = {
        A: folded(A, SessionStarted(0.0, "a"), replied(1.0)),
        CHILD: folded(CHILD, SessionStarted(0.0, "c", A), replied(2.0, cost=1.0)),
    }
    total = report(usages)
    [row] = total.rows[UsageBy.SESSION]
    assert (row.key, row.usage.cost) == (A, 1.25)
    work = {part.key: part.usage.cost for part in total.rows[UsageBy.WORK]}
    assert work == {WorkKind.TURN: 0.25, WorkKind.SUBAGENT: 1.0}
    assert report(usages, UsageFilter(session=CHILD)).total.usage.cost == 1.0
    assert report(usages, UsageFilter(session=A)).total.usage.cost == 1.25


def test_filters_keep_days_models_and_sessions_apart() -> None:
    usages = {
        A: folded(A, SessionStarted(0.0, "a"), replied(DAY), replied(3 * DAY, "other", 2.0)),
        B: folded(B, SessionStarted(0.0, "b"), replied(3 * DAY + 5, cost=4.0)),
    }
    now = 3 * DAY + 100
    assert report(usages, UsageFilter(days=1), now).total.usage.cost == 6.0
    assert report(usages, UsageFilter(days=3), now).total.usage.cost == 6.25
    assert report(usages, UsageFilter(model="main"), now).total.usage.cost == 4.25
    assert report(usages, UsageFilter(2, B, "main"), now).total.usage.cost == 4.0
    days = [(row.key, row.usage.cost) for row in report(usages).rows[UsageBy.DAY]]
    assert days == [("1970-01-02", 0.25), ("1970-01-04", 6.0)]


async def test_the_tokens_saved_are_the_same_in_the_status_bar_and_in_the_usage() -> None:
    store, bus = FakeStore(SystemClock()), EventBus()
    await store.put(NewContent(b"text"))
    content = digest_of(b"text")
    gated = OutputGated(
        1.0, "c", content, GateChoice.EXTRACT, content, tokens_before=9_000, tokens_after=2_000
    )
    changed = replace(gated, tokens_after=4_000, by=Chooser.USER)
    started = SessionStarted(0.0, "a")
    first, later = replied(0.5), replied(2.0)
    events = started, first, gated, changed, later
    await store.commit(Transaction(A, (*events, later)))
    # the requests that a branch copied were paid for in the other session, and saved there
    await store.commit(Transaction(B, (replace(started, source=A, copied=5), *events[1:], later)))
    await store.commit(Transaction(CHILD, (replace(started, parent=A), first, gated, later)))
    ledger = UsageLedger(store, bus)
    usages = dict(await ledger.sessions())
    figures = [report(usages, UsageFilter(session=name)).total.saved_tokens for name in (A, B)]
    assert figures == [await ledger.saved_tokens(name) for name in (A, B)]
    assert figures == [2 * 5_000 + 7_000, 5_000]
    assert await ledger.saved_tokens(CHILD) == 7_000
    assert report(usages).total.saved_tokens == 22_000


def test_saved_is_net_of_the_calls_that_were_made_for_it_also_of_refused_ones() -> None:
    call = ModelCalled(2.0, "fast", CallKind.GATE, Usage(3_000, 200), cost=0.02)
    refused = OutputGated(
        3.0,
        "c",
        OUTPUT,
        GateChoice.KEEP_PREVIEW,
        OUTPUT,
        tokens_before=9_000,
        tokens_after=8_000,
        refused="invented",
    )
    events = SessionStarted(0.0, "a"), replied(1.0), call, refused, replied(4.0), replied(5.0)
    usages = {A: folded(A, *events)}
    total = report(usages).total
    assert total.saved == {SavedBy.GATE: 2_000, SavedBy.CALLS: -3_200}
    assert total.saved_tokens == -1_200
    for by in (UsageBy.DAY, UsageBy.SESSION):
        assert sum(row.saved_tokens for row in report(usages).rows[by]) == -1_200
    assert total.values()["saved_calls"] == -3_200


def test_what_was_saved_is_told_in_money_with_the_price_of_the_cache() -> None:
    shortened = OutputGated(
        3.0,
        "c",
        OUTPUT,
        GateChoice.KEEP_PREVIEW,
        OUTPUT,
        tokens_before=91_000,
        tokens_after=1_000,
    )
    call = ModelCalled(2.0, "fast", CallKind.GATE, Usage(3_000, 200), cost=0.02)
    again = replace(replied(5.0), usage=Usage(0, 10, cache_read=1_000))
    events = SessionStarted(0.0, "a"), replied(1.0), call, shortened, again, again, again
    usages = {A: folded(A, *events)}

    def cost(prices: Prices | None) -> float | None:
        def llm(_name: str) -> Llm | None:
            return Llm("main", "main", 128_000, 4_000, prices=prices) if prices else None

        return report_usage(usages, [], ALL, llm=llm, now=0.0, zone=UTC).saved_cost

    # 90,000 tokens would have been new once, and read from the cache twice
    assert cost(PRICES) == pytest.approx(0.09 * 3.0 + 2 * 0.09 * 0.3 - 0.02)
    assert cost(None) is None
    assert usage_values(report(usages))["total"]["saved_cost"] is None


async def test_a_report_adds_up_what_was_there_when_it_was_asked_for() -> None:
    store, bus = FakeStore(SystemClock()), EventBus()
    ledger = UsageLedger(store, bus)

    async def write(*events: Event) -> None:
        for item in (await store.commit(Transaction(A, events))).recorded:
            bus.publish(Journaled(item))

    await store.put(NewContent(b"text"))
    content = digest_of(b"text")
    await write(SessionStarted(0.0, "a"), replied(1.0), returned(2.0, "bash", content=content))
    usages = dict(await ledger.sessions())
    first = report(usages)
    await write(
        replied(DAY),
        returned(DAY, "read_file", content=content),
        returned(DAY, "bash", content=content),
        ModelCalled(DAY, "main", CallKind.JOB, Usage(1), 0.1),
    )
    assert report(usages) == first
    tools = [row.key for row in report(dict(await ledger.sessions())).rows[UsageBy.TOOL]]
    assert sorted(tools) == ["bash", "read_file"]


def test_calls_for_a_handover_that_was_not_used_are_not_called_a_handover() -> None:
    refused = ModelCalled(1.0, "fast", CallKind.JOB, Usage(50, 5), 0.5)
    usages = {A: folded(A, SessionStarted(0.0, "a"), TurnStarted(0.5, "go"), refused)}
    assert [row.key for row in report(usages).rows[UsageBy.WORK]] == [WorkKind.COMPACTION]


def test_what_the_user_mentions_of_the_cache_is_recalled_as_the_cache_counts_it() -> None:
    entry = ContextInjected(1.0, "[#0000] …", MENTION, content=OUTPUT, what="make")
    source = EventSource(A, 3, "a", 0.0)
    message = replace(entry, text=f"[#{A}/3] …", brought_from=source)
    file = replace(entry, text="[@a.py] …")
    usages = {A: folded(A, SessionStarted(0.0, "a"), replied(0.5), entry, message, file)}
    total = report(usages)
    assert total.total.recalls == 1
    assert [row.recalls for row in total.rows[UsageBy.SESSION]] == [1]


def test_recalls_that_failed_are_calls_of_the_tool_and_no_recalls() -> None:
    calls = (returned(1.0, RECALL), returned(2.0, RECALL, Outcome.FAILED))
    usages = {A: folded(A, SessionStarted(0.0, "a"), replied(0.5), *calls, returned(3.0, "look"))}
    total = report(usages)
    assert total.total.recalls == 1
    tools = {row.key: (row.tool.calls, row.tool.failed) for row in total.rows[UsageBy.TOOL]}
    assert tools == {RECALL: (2, 1), "look": (1, 0)}


def test_a_title_that_a_spreadsheet_would_calculate_is_written_as_text() -> None:
    written = usage_csv(report({A: folded(A, SessionStarted(0.0, "a"), replied(1.0))}))
    [row] = [row for row in csv.DictReader(io.StringIO(written)) if row["by"] == "session"]
    assert row["name"] == "'=title 1"


@pytest.mark.parametrize("at", [float("nan"), float("inf"), -1e300, 1e300])
def test_a_damaged_time_does_not_keep_usage_from_being_shown(at: float) -> None:
    usages = {A: folded(A, SessionStarted(0.0, "a"), replied(at))}
    assert report(usages).total.usage.cost == 0.25


def test_the_prompt_cache_saves_what_its_tokens_would_have_cost_as_plain_input() -> None:
    usage = UsageSum(2, 0, 1_000_000, 100_000, 0)
    llm = replace(MAIN, prices=PRICES, dearer=LongInputPrices(1, Prices(9.0, 9.0)))
    assert cache_saving(usage, llm) == pytest.approx(1.1 * 3.0 - 0.3 - 0.375)
    assert cache_saving(usage, MAIN) is None
    assert cache_saving(UsageSum(1, 5), None) == 0.0


def test_the_table_says_of_unknown_prices_what_the_window_says() -> None:
    costs = {
        "price unknown": UsageSum(2, unknown=2),
        "at least $1.50": UsageSum(2, cost=1.5, unknown=1),
        "$1.50": UsageSum(2, cost=1.5),
    }
    for words, usage in costs.items():
        line = _usage_line("Total", usage)
        assert line.endswith(f" {words}")
