"""A model that counts 1.15 times as Helix does: the same number on every page, for ever."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.turn_output import context_of, event_json
from helix_desktop.app.environment import find_paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.app.history.usage_reports import UsageBy, UsageFilter, usage_values
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind, RequestPart
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.costs import sum_usage
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    ContextInjected,
    EpochCommitted,
    Event,
    ModelCalled,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.inspected_request import BlockState, InspectedKind, InspectedRequest
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.usage_kinds import SavedBy, WorkKind
from helix_desktop.domain.window_timeline import TimelineEvent
from helix_desktop.features.lab.policy_trials import PolicyTrials
from helix_desktop.features.share.share_page import share_page
from helix_desktop.ui.cache.table import COLUMNS
from helix_desktop.ui.chat.transcript.call_runs import CallRun
from helix_desktop.ui.chat.transcript.rows import RewriteNote, RowKind
from helix_desktop.ui.inspector.block_rows import (
    RequestRowForm,
    RequestRowGroup,
    block_content,
    request_rows,
)
from helix_desktop.ui.palette.items import PaletteKind, PaletteSources
from helix_desktop.ui.text.formatting import count_text, short_count
from helix_desktop.ui.timeline.chart import reading_text, reading_values
from helix_desktop.ui.timeline.row_texts import compaction_count, is_compaction
from helix_desktop.ui.usage.page import cell_text, saved_text
from helix_desktop.ui.widgets.token_bar import policy_marks
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.speaker import document
from tests.pictures import picture
from tests.system.peers.fault_modes import well
from tests.system.prove.dialect_says import Called, chat
from tests.system.scenarios.served import SERVED, Answer, Served, called, put_on
from tests.system.scenarios.stage import (
    Play,
    events,
    resting,
    transcript_rows,
    type_and_send,
    until,
)

WINDOW = 16_000
RATIO, HIDDEN = 1.15, 350
"""The server's tokens for one of Helix, and those of a prompt of its own."""
RATIOS = pytest.mark.parametrize("ratio", [0.6, 1.6])
SAVED_COLUMN = 6
"""The column *Saved* of the page Usage."""
TOKENS = [str(column.head) for column in COLUMNS].index("Tokens")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    for number in range(6):
        lines = (f"order {number}-{line}: {line * 37 % 1013} twice" for line in range(60 + number))
        (made / f"orders-{number}.txt").write_text("\n".join(lines))
    return made


@pytest.fixture
def ratio() -> float:
    return RATIO


@pytest.fixture
def answers(tmp_path: Path, ratio: float) -> Callable[[bytes], Answer]:
    """The model reads a file in each turn, and the server reports its own counts."""
    counter, reads = exact_counter(find_paths(tmp_path / "count")), 0

    def choose(body: bytes) -> Answer:
        nonlocal reads
        input_tokens = round(ratio * counter.count(body.decode(), Encoding.O200K)) + HIDDEN
        calls = []
        if b"Write a handover document" in body:
            return lambda talk: well(
                talk, chat((document("orders"),), (), input_tokens=input_tokens)
            )
        if b"The application asks this" in body:
            return lambda talk: well(talk, chat(("A 2",), (), input_tokens=input_tokens))
        if not called(body):
            path = f"orders-{reads % 6}.txt"
            calls = [Called(f"c{reads}", "read_file", json.dumps({"path": path}))]
            reads += 1
        return lambda talk: well(
            talk, chat(("All orders are booked twice.",), calls, input_tokens=input_tokens)
        )

    return choose


async def ask(workspace_view: WorkspaceView, text: str) -> None:
    before = sum(row.kind is RowKind.ASSISTANT for row in transcript_rows(workspace_view))
    type_and_send(workspace_view, text)
    await until(
        lambda: (
            sum(row.kind is RowKind.ASSISTANT for row in transcript_rows(workspace_view))
            >= before + 2
            and resting(workspace_view)
        )
    )


Figures = dict[tuple[str, str], set[int]]
"""The numbers that are shown of a block, by its name, on each page."""
Note = Callable[[str, str, int], None]


async def figures(workspace_view: WorkspaceView) -> Figures:
    """Read all pages."""
    result: Figures = {}

    def note(block: str, page: str, tokens: int) -> None:
        result.setdefault((block, page), set()).add(tokens)

    await note_outputs(workspace_view, note)
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    steps = await open_workspace.requests.sent(session)
    requests = [await open_workspace.requests.next(session)]
    requests += [await open_workspace.requests.earlier(session, seq) for seq in steps.seqs]
    for request in requests:
        note_request(request, note)
    weighed = await open_workspace.requests.weigh(session)
    note("system", "status bar", dict(weighed.by_kind)[BlockKind.SYSTEM])
    note("tools", "status bar", dict(weighed.by_kind)[BlockKind.TOOLS])
    readings = (await open_workspace.compactions.use(session)).readings
    for at in range(len(readings)):
        for name, _tone, tokens in reading_values(readings, at):
            if name in ("System", "Tools"):
                note(name.lower(), "timeline", tokens)
    return result


async def note_outputs(workspace_view: WorkspaceView, note: Note) -> None:
    for row in transcript_rows(workspace_view):
        if row.kind is RowKind.TOOL and row.tokens is not None and row.content is not None:
            note(row.content, "conversation", row.tokens)
    for event in await events(workspace_view):
        if isinstance(event, ToolReturned):
            note(event.content, "ask --json", (event.tokens or 0) + event.image_tokens)
            note(event.content, "line of calls", int_of(event))
            contents = [event.content, *(image.content for image in event.images)]
            entries = [await workspace_view.open_workspace.cache.entry(name) for name in contents]
            note(event.content, "cache", sum(entry.tokens or 0 for entry in entries))


def note_request(request: InspectedRequest, note: Note) -> None:
    for block in request.blocks:
        if block.sort is InspectedKind.OUTPUT and block.facts.content is not None:
            if block.state is BlockState.FULL:  # else a marker or an excerpt stands in its place
                note(block.facts.content, "inspector", block.tokens)
        elif block.sort in (InspectedKind.SYSTEM, InspectedKind.TOOLS):
            note(block.sort.value, "inspector", block.tokens)
            assert block.kind is not None
            note(block.sort.value, "legend", request.by_kind()[block.kind])


def int_of(event: ToolReturned) -> int:
    """What the folded line of one call shows."""
    words = CallRun(0, 0, (event,)).text()
    shown = words.rpartition(" · ")[2].split()[0]
    if event.tokens is not None and shown == short_count(event.tokens):
        return event.tokens
    return int(shown.replace(",", ""))


def by_block(results: Figures) -> dict[str, set[int]]:
    blocks: dict[str, set[int]] = {}
    for (block, _page), tokens in results.items():
        blocks.setdefault(block, set()).update(tokens)
    return blocks


@pytest.mark.slow
@pytest.mark.timeout(240)
async def test_a_block_has_one_number_on_all_pages_that_never_changes(
    play: Play, served: Served
) -> None:
    async with play(seconds=100) as application:
        workspace_view = application.window.workspace_views.current
        for number in range(3):
            await ask(workspace_view, f"Check the orders, part {number}.")
        early = by_block(await figures(workspace_view))
        assert len(early) == 5, early
        assert all(len(tokens) == 1 for tokens in early.values()), early
        for number in range(3):
            await ask(workspace_view, f"Check the orders again, part {number}.")
        result = await figures(workspace_view)
        later = by_block(result)
        assert len(later) == 8, result
        assert all(len(tokens) == 1 for tokens in later.values()), result
        assert {block: later[block] for block in early} == early, "history changed its figures"
        digest = next(Digest(block) for block in later if len(block) == 64)
        await shown_in_the_cache(workspace_view, digest, later[digest])
    async with play(seconds=60) as application:  # started again
        workspace_view = application.window.workspace_views.current
        await until(lambda: bool(transcript_rows(workspace_view)))
        assert by_block(await figures(workspace_view)) == later


async def shown_in_the_cache(
    workspace_view: WorkspaceView, digest: Digest, tokens: set[int]
) -> None:
    """The column of the cache's table, and the facts of the entry."""
    cache = workspace_view.page_controllers.cache
    workspace_view.open_page("cache")
    model, [shown] = cache.browsing.model, map(count_text, tokens)
    cache.page.select(digest)
    await until(lambda: model.row_of(digest) >= 0)
    assert model.data(model.index(model.row_of(digest), TOKENS)) == shown
    await until(lambda: shown in [figure.text() for figure in cache.page.detail.facts.figures])
    workspace_view.open_page("chat")


@pytest.mark.timeout(240)
async def test_a_picture_that_the_model_is_not_shown_has_one_number(
    play: Play, served: Served, folder: Path
) -> None:
    (folder / "orders-0.png").write_bytes(picture(64, 48))
    look = Called("look", "read_file", json.dumps({"path": "orders-0.png"}))
    served.plan(lambda talk: well(talk, chat(("I look.",), (look,))))
    async with play(seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        await ask(workspace_view, "What is in it?")
        open_workspace, session = workspace_view.open_workspace, workspace_view.session
        [row] = [item for item in transcript_rows(workspace_view) if item.kind is RowKind.TOOL]
        blocks = (await open_workspace.requests.next(session)).blocks
        [output] = [block for block in blocks if block.sort is InspectedKind.OUTPUT]
        assert b"you can't be shown" in served.bodies[-1]
        assert row.tokens == output.tokens


def rewrite_notes(workspace_view: WorkspaceView) -> list[RewriteNote]:
    moments = (row.note for row in transcript_rows(workspace_view))
    return [moment for moment in moments if isinstance(moment, RewriteNote)]


async def sizes(workspace_view: WorkspaceView, before: int, after: int) -> None:
    """The two sizes of the only compaction, on all pages."""
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    [epoch] = [
        event.epoch for event in await events(workspace_view) if isinstance(event, EpochCommitted)
    ]
    assert (epoch.before, epoch.after) == (before, after)
    assert before > 1.1 * epoch.tokens_before, "in the model's tokens"
    rewrites = (await open_workspace.compactions.use(session)).rewrites
    assert [(row.before, row.after) for row in rewrites if row.number] == [(before, after)]
    await until(lambda: len(rewrite_notes(workspace_view)) == 1)
    [note] = rewrite_notes(workspace_view)
    saved = (before - after) * await requests_since(workspace_view, EpochCommitted)
    await compare_saved(workspace_view, saved - await spent_on_saving(workspace_view))
    assert f"{before:,}" in note.facts
    assert f"{after:,}" in note.facts
    blocks = (await open_workspace.requests.next(session)).blocks
    [handover] = [block for block in blocks if block.sort is InspectedKind.HANDOVER]
    assert (handover.facts.before, handover.facts.after) == (before, after)


async def requests_since(workspace_view: WorkspaceView, sort: type[Event]) -> int:
    """The answered requests after the first event of a sort."""
    journal = await events(workspace_view)
    first = next(number for number, event in enumerate(journal) if isinstance(event, sort))
    return sum(isinstance(event, AssistantReplied) for event in journal[first:])


async def spent_on_saving(workspace_view: WorkspaceView) -> int:
    """The tokens of all calls for excerpts, notes, and handovers, as the server reported them."""
    calls = [event for event in await events(workspace_view) if isinstance(event, ModelCalled)]
    kinds = (CallKind.GATE, CallKind.JOB)
    used = [call.usage for call in calls if call.kind in kinds and call.usage is not None]
    return sum(usage.window + usage.output for usage in used)


async def compare_saved(workspace_view: WorkspaceView, saved: int) -> None:
    """What was saved, net of its calls, in the status bar, Timeline, Cache, and Usage."""
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    words = f"{short_count(saved)} tokens saved" if saved > 0 else ""
    await until(lambda: workspace_view.strip.saved.text() == words)
    assert (await open_workspace.compactions.use(session)).saved == saved
    tile = workspace_view.page_controllers.cache.page.tiles[3]
    assert tile._value.text() == short_count(saved)
    report = await open_workspace.usage.report(UsageFilter(session=session))
    assert report.total.saved_tokens == saved
    [row] = report.rows[UsageBy.SESSION]
    assert cell_text(row, UsageBy.SESSION, SAVED_COLUMN) == short_count(saved)
    values = usage_values(report)["total"]
    assert sum(values[f"saved_{by}"] for by in SavedBy) == saved
    if any(report.total.saved.values()):
        assert saved_text(report).startswith(f"Tokens saved: {short_count(saved)} · ")


async def count_compactions(workspace_view: WorkspaceView) -> int:
    return sum(isinstance(event, EpochCommitted) for event in await events(workspace_view))


@pytest.mark.timeout(240)
async def test_what_is_reserved_for_the_reply_is_what_the_request_asks_for(
    play: Play, served: Served
) -> None:
    async with play(seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        open_workspace = workspace_view.open_workspace
        first = await open_workspace.requests.next(workspace_view.session, "Check the orders.")
        await ask(workspace_view, "Check the orders.")
        session = workspace_view.session
        max_tokens = [json.loads(body)["max_tokens"] for body in served.bodies]
        assert first.marks.reserve == max_tokens[0] == 4_000
        steps = await open_workspace.requests.sent(session)
        past = [await open_workspace.requests.earlier(session, seq) for seq in steps.seqs]
        assert [request.marks.reserve for request in past] == max_tokens
        weighed = await open_workspace.requests.weigh(session)
        assert weighed.marks.reserve == 4_000


@pytest.mark.timeout(240)
async def test_what_the_model_counts_beyond_the_blocks_is_a_part_of_its_own(
    play: Play, served: Served
) -> None:
    async with play(seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        await ask(workspace_view, "Check the orders.")
        open_workspace, session = workspace_view.open_workspace, workspace_view.session
        steps = await open_workspace.requests.sent(session)
        reported = [event.usage.window for event in await events(workspace_view) if usage_of(event)]
        assert list(steps.tokens) == reported
        for seq, tokens in zip(steps.seqs, reported, strict=True):
            request = await open_workspace.requests.earlier(session, seq)
            blocks = sum(block.tokens for block in request.blocks)
            assert request.tokens == tokens
            assert request.by_kind()[RequestPart.OVERHEAD] == tokens - blocks > HIDDEN


def usage_of(event: object) -> bool:
    return getattr(event, "usage", None) is not None


def heads(request: InspectedRequest) -> dict[RequestRowGroup, int]:
    """The figures of the headings that group the blocks of a request."""
    rows = (row for row in request_rows(request) if row.form is RequestRowForm.HEAD)
    return {row.part: int(row.summary.split()[0].replace(",", "")) for row in rows}


@RATIOS
@pytest.mark.timeout(240)
async def test_headings_count_as_the_total_does_and_what_is_unchanged_is_the_last_request(
    play: Play, served: Served, folder: Path
) -> None:
    (folder / "long.txt").write_text("\n".join(f"{at} and {at * 7}" for at in range(2_000)))
    async with play(seconds=100) as application:
        workspace_view = application.window.workspace_views.current
        for number in range(2):
            await ask(workspace_view, f"Check the orders, part {number}.")
        open_workspace, session = workspace_view.open_workspace, workspace_view.session
        steps = await open_workspace.requests.sent(session)
        assert len(steps) == 4
        for at in range(1, 4):
            past = await open_workspace.requests.earlier(session, steps.seqs[at])
            assert heads(past)[RequestRowGroup.UNCHANGED] == steps.tokens[at - 1]
            assert sum(heads(past).values()) == past.tokens == steps.tokens[at]
        for draft in ("", "And these? @long.txt"):
            following = await open_workspace.requests.next(session, draft)
            assert heads(following)[RequestRowGroup.UNCHANGED] == steps.tokens[-1]
            assert sum(heads(following).values()) == following.tokens


@RATIOS
@pytest.mark.timeout(240)
async def test_what_the_model_counts_stands_beside_the_sum_of_the_estimates(
    play: Play, served: Served, ratio: float
) -> None:
    async with play(seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        await ask(workspace_view, "Check the orders.")
        open_workspace, session = workspace_view.open_workspace, workspace_view.session
        following = await open_workspace.requests.next(session)
        sums = following.by_kind()
        difference = sums.pop(RequestPart.OVERHEAD)
        assert (difference > 0) == (ratio > 1)
        assert following.tokens == sum(sums.values()) + difference
        total, ours = count_text(following.tokens), count_text(sum(sums.values()))
        workspace_view.open_page("context")
        page = workspace_view.page_controllers.context.page
        sentence = f"Counted by your model: {total} tokens. Estimated: {ours}."
        await until(lambda: page.model_count.isVisible() and page.model_count.text() == sentence)
        assert RequestPart.OVERHEAD not in page.legend.buttons
        figure = page.legend.buttons[BlockKind.TOOLS].figure.text()
        assert figure == f"≈{count_text(sums[BlockKind.TOOLS])}"
        readings = (await open_workspace.compactions.use(session)).readings
        text = reading_text(readings, len(readings) - 1)
        assert f"Counted by your model: {count_text(readings.tokens[-1])} tokens." in text
        assert "-" not in text


@RATIOS
@pytest.mark.timeout(240)
async def test_a_choice_for_a_large_output_has_the_same_two_numbers_on_all_pages(
    play: Play, served: Served, folder: Path
) -> None:
    lines = "\n".join(f"order {at}:{' 17 and 4' * 40}" for at in range(300))
    (folder / "orders-0.txt").write_text(lines)
    async with play(seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        await ask(workspace_view, "Check the orders.")
        open_workspace, session = workspace_view.open_workspace, workspace_view.session
        [gated] = [
            event for event in await events(workspace_view) if isinstance(event, OutputGated)
        ]
        before, after = gated.tokens_before, gated.tokens_after
        assert before > 12_000 > after
        [row] = [item for item in transcript_rows(workspace_view) if item.kind is RowKind.GATE]
        assert f"≈{before:,} → ≈{after:,} tokens" in row.text
        [output] = [item for item in transcript_rows(workspace_view) if item.kind is RowKind.TOOL]
        assert output.tokens == before
        [line] = (await open_workspace.compactions.use(session)).rewrites
        assert (line.before, line.after) == (before, after)
        blocks = (await open_workspace.requests.next(session)).blocks
        [block] = [item for item in blocks if item.sort is InspectedKind.OUTPUT]
        assert (block.facts.before, block.facts.after) == (before, after)
        assert block.tokens == after
        assert (await open_workspace.cache.entry(gated.content)).tokens == before
        report = await open_workspace.usage.report(UsageFilter(session=session))
        saved = (before - after) * await requests_since(workspace_view, OutputGated)
        assert report.total.saved[SavedBy.GATE] == saved > 0
        await compare_saved(workspace_view, saved - await spent_on_saving(workspace_view))


async def note_mentions(workspace_view: WorkspaceView, note: Note) -> None:
    rows = [row for row in transcript_rows(workspace_view) if row.kind is RowKind.MENTION]
    injected = [
        event for event in await events(workspace_view) if isinstance(event, ContextInjected)
    ]
    blocks = (await workspace_view.open_workspace.requests.next(workspace_view.session)).blocks
    sent = {block.origin: block.tokens for block in blocks if block.state is BlockState.FULL}
    for recorded in await stored_events(workspace_view):
        if isinstance(recorded.event, ContextInjected) and recorded.seq in sent:
            note(f"mention {recorded.seq}", "inspector", sent[recorded.seq])
            note(f"mention {recorded.seq}", "ask --json", recorded.event.tokens or 0)
    for row, event in zip(rows, injected, strict=True):
        assert row.tokens == event.tokens
        assert row.text.endswith(f"≈{event.tokens:,} tokens")


async def stored_events(workspace_view: WorkspaceView) -> list[Recorded]:
    open_workspace = workspace_view.open_workspace
    return [
        recorded
        for recorded in await open_workspace._store.events(workspace_view.session)
        if isinstance(recorded, Recorded)
    ]


async def compare_compactions(workspace_view: WorkspaceView) -> int:
    """Compare the sizes of all compactions on all pages, and return how many there are."""
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    stored = await stored_events(workspace_view)
    use = await open_workspace.compactions.use(session)
    rows = {row.number: row for row in use.rewrites if row.number}
    await until(lambda: len(rewrite_notes(workspace_view)) == len(rows))
    notes = {note.number: note.facts for note in rewrite_notes(workspace_view)}
    room = (await open_workspace.requests.weigh(session)).marks.max_tokens
    for recorded in stored:
        if not isinstance(recorded.event, EpochCommitted):
            continue
        epoch = recorded.event.epoch
        epoch_fields = json.loads(event_json(recorded))["epoch"]
        assert (epoch.before, epoch.after) == (
            epoch_fields["tokens_before"],
            epoch_fields["tokens_after"],
        )
        row = rows[epoch.number]
        assert (row.before, row.after) == (epoch.before, epoch.after)
        assert f"{epoch.before:,}" in notes[epoch.number]
        assert f"{epoch.after:,}" in notes[epoch.number]
        assert epoch.before <= room, "larger than what could be sent"
    for block in (await open_workspace.requests.next(session)).blocks:
        if block.sort is InspectedKind.HANDOVER:
            pane = workspace_view.page_controllers.timeline.page.pane
            pane.show_row(rows[block.facts.epoch])
            assert block_content(block) in pane._plain._figures.text()
    return len(rows)


async def compare_pages(workspace_view: WorkspaceView) -> None:
    """Compare what the status bar, Context, Timeline, Cache, and `ask --json` say of the whole."""
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    controllers = workspace_view.page_controllers
    use = await open_workspace.compactions.use(session)
    weighed = await open_workspace.requests.weigh(session)
    assert await spent_on_saving(workspace_view) > 0
    await compare_saved(workspace_view, use.saved)
    request = await open_workspace.requests.next(session)
    assert request.tokens == use.tokens == weighed.tokens == context_of(weighed)["tokens"]
    assert f"{request.tokens:,}" in workspace_view.strip.window_text()
    marks = {mark.tokens for mark in policy_marks(weighed.marks)}
    # the timeline draws what is certain; from where notes may be taken, only the bars show
    certain = marks - {weighed.marks.notes_early}
    assert {tokens for _what, tokens in use.thresholds.marks} == certain
    controllers.timeline.page.show_use(use)
    large = sum(row.what is TimelineEvent.GATE for row in use.rewrites)
    page = controllers.timeline.page
    assert page._count.text() == str(len(use.rewrites) - large)
    assert page._others.text().startswith(f"and {large} ")


@pytest.mark.slow
@pytest.mark.parametrize("ratio", [0.8, 1.15])
@pytest.mark.timeout(300)
async def test_all_pages_and_the_policy_lab_agree_on_a_session_with_everything_in_it(
    play: Play, tmp_path: Path, folder: Path, answers: Callable[[bytes], Answer]
) -> None:
    lines = "\n".join(f"order {at}:{' 17 and 4' * 40}" for at in range(35))
    (folder / "orders-3.txt").write_text(lines)
    with Served(answers) as served:
        await asyncio.to_thread(
            asyncio.run, put_on(tmp_path / "data", folder, served.port, window=WINDOW)
        )
        async with play(parts=SERVED, seconds=200) as application:
            workspace_view = application.window.workspace_views.current
            open_workspace = workspace_view.open_workspace
            for number in range(11):
                await ask(workspace_view, f"Check the orders @orders-{number % 3}.txt again.")
            session = workspace_view.session
            await open_workspace.compactions.compact(session)
            await ask(workspace_view, "And now?")
            result = await figures(workspace_view)
            await note_mentions(workspace_view, lambda *noted: note_in(result, *noted))
            [large] = {
                event.content
                for event in await events(workspace_view)
                if isinstance(event, OutputGated)
            }
            blocks = {block: tokens for block, tokens in by_block(result).items() if block != large}
            wrong = {block for block, tokens in blocks.items() if len(tokens) > 1}
            assert not {place: result[place] for place in result if place[0] in wrong}
            assert await compare_compactions(workspace_view) > 1
            await compare_pages(workspace_view)
            await compare_lab(workspace_view)


@pytest.mark.timeout(240)
async def test_lab_share_page_palette_and_command_line_say_what_the_window_says(
    play: Play,
    served: Served,
    tmp_path: Path,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with play(seconds=100) as application:
        workspace_view = application.window.workspace_views.current
        open_workspace = workspace_view.open_workspace
        for number in range(3):
            await ask(workspace_view, f"Check the orders, part {number}.")
        session = workspace_view.session
        await open_workspace.compactions.compact(session)
        use = await open_workspace.compactions.use(session)
        page = await share_page(open_workspace._store, session, "Orders", known=SecretFilter())
        assert page.compactions == compaction_count(use.rewrites) == 1
        [row] = [row for row in use.rewrites if is_compaction(row)]
        assert f"{row.before:,} → {row.after:,} tokens" in page.html
        # a branch copies requests, which were paid for once
        stored = await stored_events(workspace_view)
        turns = [item.seq for item in stored if isinstance(item.event, TurnStarted)]
        before = await open_workspace.usage.report(UsageFilter())
        await open_workspace.session_actions.branch(session, turns[-1], before=True)
        report = await open_workspace.usage.report(UsageFilter())
        assert report.total.usage == before.total.usage
        kinds = (WorkKind.TURN, WorkKind.HANDOVER, WorkKind.OBSERVATION, WorkKind.COMPACTION)
        work = [row.usage for row in report.rows[UsageBy.WORK] if row.key in kinds]
        await open_workspace.services[PolicyTrials].load()
        trial = await open_workspace.services[PolicyTrials].try_policy(BALANCED)
        assert trial.actual == sum_usage(work)
        palette = PaletteSources(workspace_view.bridge)
        palette.renew(open_workspace, (), now=0.0)
        await until(lambda: any(item.kind is PaletteKind.ENTRY for item in palette.all()))
        rights = {item.key: item.right for item in palette.all()}
        outputs = by_block(await figures(workspace_view)).items()
        compared = {rights[block]: tokens for block, tokens in outputs if block in rights}
        assert len(compared) == 3
        for right, tokens in compared.items():
            assert {right} <= {f"{sign}{count:,} tokens" for sign in ("", "≈") for count in tokens}
        values = usage_values(report)
    capsys.readouterr()
    data = str(tmp_path / "data")
    command = ["--data-dir", data, "usage", "--folder", str(folder), "--json"]
    assert await asyncio.to_thread(main, command) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(values))


def note_in(results: Figures, block: str, page: str, tokens: int) -> None:
    results.setdefault((block, page), set()).add(tokens)


async def compare_lab(workspace_view: WorkspaceView) -> None:
    """The lab replays the requests as large as they were, and chooses forms of outputs itself."""
    open_workspace = workspace_view.open_workspace
    sent = (await open_workspace.requests.sent(workspace_view.session)).tokens
    await open_workspace.services[PolicyTrials].load()
    trial = await open_workspace.services[PolicyTrials].try_policy(BALANCED)
    assert len(trial.sizes) == len(sent)
    assert trial.sizes[:10] == pytest.approx(list(sent[:10]), rel=0.01)
    # before the compaction by hand, which the lab does not repeat
    assert sum(trial.sizes[:-2]) == pytest.approx(sum(sent[:-2]), rel=0.12)
