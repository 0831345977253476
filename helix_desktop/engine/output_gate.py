"""The output gate: large outputs are held until a form of each is chosen.

Outputs are in the cache and in the journal before they are held, so nothing that happens here
(stop, failure, power cut) loses anything. An undecided output is shown as its preview. An output
that is kept in full has no marker, because there is nothing of it to recall.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec import Struct

from helix_desktop.context.blocks import BlockBuilder, BlockRow
from helix_desktop.context.canonical_messages import to_utf8
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.gate_question import (
    PREVIEW,
    GateDecision,
    gate_question,
    parse_decisions,
)
from helix_desktop.context.history_items import CallResult, result_message
from helix_desktop.context.outputs_to_hold import (
    OutputSize,
    choose_outputs_to_hold,
    scale_gate_policy,
)
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.context.texts.placeholders import RUNNING
from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.previews import (
    EXTRACT_DIVISOR,
    ExtractPart,
    ExtractRequest,
    join_parts,
    make_extract,
    make_preview,
    preview_instead,
)
from helix_desktop.context.texts.token_budget import slice_text
from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.context_window.block import BlockKind, ContextWindow, WindowAccount
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.context_window.rewrites import Fold, WrittenBy
from helix_desktop.domain.errors import EngineError, ProviderError
from helix_desktop.domain.events import CallKind, Outcome, OutputGated, ToolReturned
from helix_desktop.domain.live_events import (
    GateBatchClosed,
    GateBatchOpened,
    OutputDecided,
    WaitingOutput,
)
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Part, Role, Text, ToolResult
from helix_desktop.domain.output_gate import Chooser, GateChoice, RefusedExtract
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.summarizer import Summarizer, SummaryResult, SummaryTask
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.side_questions import NOTHING_SPENT, SideCosts, SideQuestions

NO_EXTRACTION = SummaryResult()


class ArrivedOutput(Struct, frozen=True):
    """A journaled output: its event, its bytes, and the source that later versions would share."""

    event: ToolReturned
    data: bytes
    source: str


@dataclass(slots=True)
class GatedOutput:
    """An output held at the gate: its preview, and the decision so far."""

    event: ToolReturned
    original: MarkedOriginal
    read: bool
    chances: Mapping[str, float] = field(default_factory=dict)
    """The chances that the names in it are needed."""
    preview: str = ""
    cost: int = 0
    """Tokens of the preview."""
    decision: GateDecision = field(default=PREVIEW)
    answer: str = ""
    """The extracted text."""
    extraction: SummaryResult = NO_EXTRACTION
    """The result of the extraction: the model and the costs."""
    by: Chooser = Chooser.NOBODY
    refused: RefusedExtract | None = None
    """Why previews stand in place of the extract that was asked for, or of parts of it."""
    question_costs: SideCosts = NOTHING_SPENT
    """Costs of the question about the forms, if this output's event reports them."""

    @property
    def seen(self) -> str:
        """The text that the model reads, by the decision so far."""
        if self.decision.choice is GateChoice.KEEP_FULL:
            return self.original.text
        return self.answer if self.decision.choice is GateChoice.EXTRACT else self.preview

    @property
    def extra(self) -> int:
        """Tokens that the full output takes beyond its preview."""
        return self.original.tokens - self.cost


def gate_output(arrived: ArrivedOutput, *, read: bool) -> GatedOutput:
    event = arrived.event
    original = MarkedOriginal(
        event.content,
        arrived.data.decode("utf-8", "replace"),
        event.tokens or 0,
        tool=event.tool,
        what=event.what,
        outcome=event.remark,
    )
    return GatedOutput(event, original, read)


def gate_event(
    output: GatedOutput, at: float, weigher: MessageWeigher
) -> tuple[OutputGated, list[NewContent]]:
    """Return the decision as an event, and the shown text as content if it is a new one."""
    original, decision = output.original, output.decision
    full = decision.choice is GateChoice.KEEP_FULL
    extract = decision.choice is GateChoice.EXTRACT
    text = output.seen
    spent = output.extraction.spent.plus(output.question_costs)
    event = OutputGated(
        at=at,
        call=output.event.call,
        content=original.digest,
        choice=decision.choice,
        shown=original.digest if full else digest_of(to_utf8(text)),
        instructions=decision.instructions,
        tokens_before=original.tokens,
        tokens_after=original.tokens if full else weigher.count(text),
        written_by=output.extraction.written_by if extract else WrittenBy.RULES,
        llm=output.extraction.llm if extract else "",
        usage=spent.usage,
        cost=spent.cost,
        unpriced=spent.unpriced,
        by=output.by,
        refused=output.refused,
    )
    origin = Origin(output.event.tool, f"{decision.choice.value} of {output.event.what}")
    return event, [] if full else [NewContent(to_utf8(text), origin)]


def extraction_task(original: MarkedOriginal, instructions: str, policy: Policy) -> SummaryTask:
    """Return the task for a model to extract the wanted information from an output."""
    parts = tuple(slice_text(defuse(original.text)))

    def write(numbers: Sequence[int], budget: int) -> str:
        instruction = prompts.EXTRACT.format(budget=budget, instructions=defuse(instructions))
        text = "".join(parts[number] for number in numbers)
        return f"{instruction}\n\n<output>\n{text}\n</output>"

    budget = policy.gate_tokens // EXTRACT_DIVISOR
    return SummaryTask(
        parts, write, budget, seconds=policy.gate_seconds, kind=CallKind.GATE, gaps=True
    )


def extract_parts(extraction: SummaryResult, pieces: Sequence[str]) -> list[ExtractPart]:
    """Return a model's answers, each with the part of the output that it is about."""
    extracted = extraction.parts or ((tuple(range(len(pieces))), extraction.text),)
    return [
        ExtractPart(
            answer,
            "".join(pieces[number] for number in numbers),
            1 + sum(piece.count("\n") for piece in pieces[: numbers[0]]),
        )
        for numbers, answer in extracted
    ]


def with_previews(message: Message, shown: Mapping[str, str]) -> Message:
    """Return a message with previews in place of the held outputs."""
    if message.role is not Role.TOOL:
        return message
    return Message(message.role, tuple(_part(part, shown) for part in message.parts))


def _part(part: Part, shown: Mapping[str, str]) -> Part:
    if isinstance(part, ToolResult) and part.call in shown:
        return replace(part, text=shown[part.call])
    return part


REPLY_TOKENS = 1_000
"""Reply limit in tokens for the agent's choices."""
SETTLING = 0.25
"""Seconds of a batch's time that are reserved for recording the decisions."""
FULL_DIVISOR = 10
"""Divisor: a tenth of the context window stays free after an output is kept in full."""

GATHERING_SECONDS = 0.2
"""Outputs that arrive within this time share a question, which takes a request."""

_SHOWN_IN_FULL = GateDecision(GateChoice.KEEP_FULL)


@dataclass(slots=True)
class GateBatch:
    """The held outputs of one batch, and the tokens left beyond their previews."""

    state: WindowState
    outputs: list[GatedOutput]
    spare: int
    by: Chooser = Chooser.AGENT
    """Who chooses the forms."""

    def spend(self, spent: SideCosts) -> None:
        """Add the costs of the question about the whole batch to its first output."""
        self.outputs[0].question_costs = self.outputs[0].question_costs.plus(spent)


class OutputGate:
    """The output gate of one session."""

    def __init__(
        self,
        journal: SessionJournal,
        session_window: SessionWindow,
        deps: SessionDeps,
        *,
        summarizer: Summarizer,
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._deps = deps
        self._summarizer = summarizer
        self._aside = SideQuestions(journal, deps)
        self.undecided: Mapping[str, GatedOutput] = {}
        """Outputs that are held and undecided, by call."""
        self._arrived: list[ArrivedOutput] = []
        """Large outputs that wait for the next question, while their batch still runs."""
        self._early: dict[str, GatedOutput] = {}
        """Outputs about which the agent is asked while their batch still runs, by call."""
        self._wishes: dict[str, GateDecision] = {}
        """What the agent chose for them."""
        self._questions: set[asyncio.Task[None]] = set()

    def arrive(self, output: ArrivedOutput) -> None:
        """Begin to choose the form of a large output while other calls of its batch still run.

        Outputs that arrive at about the same time share a question.
        """
        if self._policy.gate_mode is GateMode.ASK and output.event.tokens:
            if not self._arrived:
                task = self._deps.supervisor.spawn(self._decide_early(), "large outputs")
                self._questions.add(task)
            self._arrived.append(output)

    async def admit(self, arrived: Sequence[ArrivedOutput], *, ask: bool = True) -> None:
        """Hold the outputs of a batch that are too large.

        Without `ask`, and in a stopped turn, no model is asked.
        """
        open_calls = {call.id for call in self._journal.history.open_calls}
        known = [output for output in arrived if output.event.call not in open_calls]
        if self._policy.gate_mode is GateMode.OFF or not known:
            await self._end_questions()
            return
        batches: list[GateBatch] = []
        self._arrived = []  # the batch is over, so that its question asks for these, too
        began = asyncio.get_running_loop().time()
        try:
            await self._deps.supervisor.run_to_end(self._hold(known, batches), "hold outputs")
            self.undecided = {
                output.event.call: output for batch in batches for output in batch.outputs
            }
            if batches and ask and not _stopping():
                await self._decide(batches[0], began)
        finally:
            await self._end_questions()
            for batch in batches:
                try:
                    await self._settle(batch)
                finally:
                    self.undecided = {}
                self._deps.bus.publish(GateBatchClosed(self._journal.session))

    async def admit_interrupted(self) -> None:
        """Show previews of the last step's large outputs if a crash came before their decision."""
        items = self._journal.history.items
        undecided = [output for output in items[-1].outputs() if not output.gate] if items else []
        arrived = [
            ArrivedOutput(output.event, await self._deps.store.get(output.event.content), "")
            for output in undecided
            if output.event.tokens
        ]
        await self.admit(arrived, ask=False)

    async def change(self, call: str, choice: GateChoice, instructions: str = "") -> OutputGated:
        """Choose another form for an output that was held before, at the user's request."""
        returned = self._find_result(call)
        arrived = ArrivedOutput(
            returned.event, await self._deps.store.get(returned.event.content), ""
        )
        output = gate_output(arrived, read=self._read(returned.event))
        batch = GateBatch(await self._session_window.look(), [output], 0, Chooser.PERSON)
        await self._add_previews(batch)
        shown = returned.gate.tokens_after if returned.gate else output.original.tokens
        batch.spare = batch.state.limits.tokens - batch.state.tokens + shown - output.cost
        await self._follow(batch, {0: GateDecision(choice, instructions)})
        if output.decision.choice is not choice:
            if output.refused:
                raise EngineError(
                    "The excerpt was refused: {why}. The output is unchanged.",
                    why=output.refused.why,
                )
            raise EngineError(
                "The change failed. The output is unchanged.",
                "The full output may not fit, or no model could write an excerpt.",
            )
        self._find_result(call)  # a summary may have covered the output meanwhile
        return await self._settle(batch)

    async def _follow(self, batch: GateBatch, wanted: Mapping[int, GateDecision]) -> None:
        """Apply the choices as far as there is room and a model succeeds."""
        self._note_previews(batch, wanted)
        self._keep_full(batch, wanted)
        # all at once; each decision takes effect as soon as its extraction is done
        await self._deps.supervisor.together(
            self._extract(batch.outputs[number], decision, batch.by)
            for number, decision in wanted.items()
            if decision.choice is GateChoice.EXTRACT
        )

    def _note_previews(self, batch: GateBatch, wanted: Mapping[int, GateDecision]) -> None:
        for number, decision in wanted.items():
            if decision.choice is GateChoice.KEEP_PREVIEW:
                batch.outputs[number].by = batch.by

    async def _hold(self, arrived: Sequence[ArrivedOutput], batches: list[GateBatch]) -> None:
        """Determine the held outputs and their previews, even if the turn is stopped meanwhile."""
        state = await self._session_window.look()
        sizes = [
            OutputSize(
                output.event.tokens or 0,
                self._read(output.event),
                named=output.event.tool == USE_SKILL,
            )
            for output in arrived
        ]
        before = state.tokens - sum(size.tokens for size in sizes)
        room = state.limits.tokens - before
        room_for_trimming = state.for_trimming().limits.tokens - before
        early = {
            number for number, output in enumerate(arrived) if output.event.call in self._early
        }
        chosen = choose_outputs_to_hold(sizes, room_for_trimming, self._marks(state)) | early
        if not chosen:
            return
        outputs = [
            self._early.get(output.event.call) or gate_output(output, read=self._read(output.event))
            for output in (arrived[number] for number in sorted(chosen))
        ]
        batch = GateBatch(state, outputs, 0)
        await self._add_previews(batch)
        tokens = sum(size.tokens for number, size in enumerate(sizes) if number not in chosen)
        tokens += sum(output.cost for output in batch.outputs)
        batch.spare = room - tokens - state.limits.tokens // FULL_DIVISOR
        batches.append(batch)

    async def _add_previews(self, batch: GateBatch) -> None:
        state, weigher = batch.state, batch.state.weigher
        policy = self._marks(state)
        await self._session_window.read_earlier_names(state)
        for output in batch.outputs:
            if output.preview:
                continue
            budget = OutputSize(output.original.tokens, output.read).preview_budget(policy)
            output.chances = await asyncio.to_thread(state.names.chances_in, output.original.text)
            output.preview = await asyncio.to_thread(
                make_preview,
                output.original,
                policy,
                weigher,
                budget=budget,
                chances=output.chances,
            )
            output.cost = weigher.count(output.preview)

    def _marks(self, state: WindowState) -> Policy:
        return scale_gate_policy(state.policy, self._session_window.llm.window)

    async def _decide(self, batch: GateBatch, began: float) -> None:
        """Ask and apply the choices within the batch's time; unfinished outputs stay previews."""
        policy = self._policy
        if policy.gate_mode is GateMode.AUTOMATIC:  # reads that a rule lets through were not held
            for output in batch.outputs:
                output.by = Chooser.UNKNOWN  # nobody was asked
            return
        self._deps.bus.publish(self._opening_event(batch))
        for output in batch.outputs:
            if output.decision.choice is GateChoice.EXTRACT:
                self._pass_on(output, batch.state.weigher.count(output.answer))
        seconds = policy.gate_seconds - min(SETTLING, policy.gate_seconds / 10)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(began + seconds):
                await self._deps.supervisor.together((self._follow_early(batch), self._ask(batch)))

    async def _follow_early(self, batch: GateBatch) -> None:
        """Apply what the agent chose while the batch still ran."""
        if self._questions:
            await asyncio.wait(self._questions)
        calls = [output.event.call for output in batch.outputs]
        early = {
            number: self._wishes[call] for number, call in enumerate(calls) if call in self._wishes
        }
        self._note_previews(batch, early)
        self._keep_full(batch, early)

    async def _ask(self, batch: GateBatch) -> None:
        """Ask about the outputs that nobody was asked about yet, and apply the choices."""
        numbers = [
            number
            for number, output in enumerate(batch.outputs)
            if output.event.call not in self._early
        ]
        if numbers:
            undecided = [batch.outputs[number] for number in numbers]
            with suppress(ProviderError):
                wanted = await self._ask_model(GateBatch(batch.state, undecided, batch.spare))
                await self._follow(batch, {numbers[at]: wish for at, wish in wanted.items()})

    async def _decide_early(self) -> None:
        """Ask about the outputs that have arrived so far, and extract what the agent wants."""
        await asyncio.sleep(GATHERING_SECONDS)
        arrived, self._arrived = self._arrived, []
        if not arrived:
            return
        state = await self._session_window.look()
        marks = self._marks(state)
        early_outputs = [
            gate_output(output, read=read)
            for output, read in ((output, self._read(output.event)) for output in arrived)
            if output.event.tool != USE_SKILL
            and OutputSize(output.event.tokens or 0, read).is_gated(marks)
        ]
        if not early_outputs:
            return
        batch = GateBatch(state, early_outputs, 0)
        await self._add_previews(batch)
        room = (
            state.limits.tokens
            - state.tokens
            - sum(early_output.cost for early_output in early_outputs)
        )
        batch.spare = room - state.limits.tokens // FULL_DIVISOR
        self._early.update(
            {early_output.event.call: early_output for early_output in early_outputs}
        )
        try:
            wanted = await self._ask_model(batch)
        except ProviderError:
            return
        self._wishes.update(
            {early_outputs[number].event.call: wish for number, wish in wanted.items()}
        )
        await self._deps.supervisor.together(
            self._extract(early_outputs[number], wish, batch.by)
            for number, wish in wanted.items()
            if wish.choice is GateChoice.EXTRACT
        )

    async def _end_questions(self) -> None:
        """End the questions of a batch that is over."""
        for task in self._questions:
            task.cancel()
        if self._questions:
            await asyncio.wait(self._questions)
        self._arrived, self._early, self._wishes, self._questions = [], {}, {}, set()

    def _keep_full(self, batch: GateBatch, wanted: Mapping[int, GateDecision]) -> None:
        """Keep outputs in full in call order, as long as there is room."""
        for number, output in enumerate(batch.outputs):
            full = wanted.get(number, PREVIEW).choice is GateChoice.KEEP_FULL
            if full and output.extra <= batch.spare:
                output.decision, output.by = _SHOWN_IN_FULL, batch.by
                batch.spare -= output.extra
                self._pass_on(output, output.original.tokens)

    async def _ask_model(self, batch: GateBatch) -> dict[int, GateDecision]:
        """Ask the model once about the whole batch; only the call's costs are journaled.

        A question that may not fit is not asked: the previews stay.
        """
        fits = [output.extra <= batch.spare for output in batch.outputs]
        words = gate_question([output.original for output in batch.outputs], fits)
        # also those that an earlier question was about: the journal has them in full
        held = self._early | {output.event.call: output for output in batch.outputs}
        running = {call.id for call in self._journal.history.open_calls}
        state = window_at_gate(batch.state, held)
        added = sum(output.cost for call, output in held.items() if call in running)
        limits = state.for_trimming().limits
        room = limits.tokens - added - state.weigher.count(words)
        if not replace(limits, tokens=room).hold(state.window.account):
            return {}
        shown = dict.fromkeys(running, RUNNING) | {call: held[call].seen for call in held}
        messages = [with_previews(message, shown) for message in batch.state.window.messages]
        main = self._main
        request = ModelRequest(
            llm=main.llm,
            messages=(*messages, Message(Role.USER, (Text(words),))),
            tools=self._deps.model_tools(self._journal.session, batch.state.model_window),
            max_output=min(main.llm.max_output, REPLY_TOKENS),
        )
        seconds = self._policy.gate_seconds
        answer = await self._aside.ask(
            main, request, seconds, kind=CallKind.GATE, spent=batch.spend
        )
        return parse_decisions(answer.text, len(batch.outputs))

    async def _extract(self, output: GatedOutput, decision: GateDecision, by: Chooser) -> None:
        policy, words, original = self._policy, decision.instructions, output.original
        task, weigher = extraction_task(original, words, policy), self._main.weigher
        output.extraction = await self._summarizer.summarize(task)
        if not output.extraction.text:
            return
        output.by = by
        parts = extract_parts(output.extraction, task.pieces)
        text, refused = await asyncio.to_thread(
            join_parts, parts, original, wanted=words, budget=task.budget, weigher=weigher
        )
        answer = make_extract(original, text, instructions=words, policy=policy)
        if weigher.exceeds(answer, original.tokens):
            refused = RefusedExtract(long=True)
        output.refused = refused
        if refused is None or refused.parts < refused.of:
            output.decision, output.answer = decision, answer
        else:
            output.preview = await asyncio.to_thread(
                preview_instead,
                output.preview,
                original,
                refused,
                request=ExtractRequest(words, output.chances),
                policy=policy,
                weigher=weigher,
            )
        self._pass_on(output, weigher.count(output.seen))

    def _opening_event(self, batch: GateBatch) -> GateBatchOpened:
        outputs = (
            WaitingOutput(
                output.event.call, output.event.tool, output.event.what, output.original.tokens
            )
            for output in batch.outputs
        )
        estimated, seconds = not self._main.llm.tokenizer_known, self._policy.gate_seconds
        return GateBatchOpened(self._journal.session, tuple(outputs), seconds, estimated)

    @property
    def _main(self) -> ModelHandle:
        return self._deps.main_of(self._journal.history)

    @property
    def _policy(self) -> Policy:
        return self._deps.policy_of(self._journal.history)

    def _pass_on(self, output: GatedOutput, tokens: int) -> None:
        if output.event.call in self._early and output.event.call not in self.undecided:
            return  # its batch is not shown yet
        passed = OutputDecided(
            self._journal.session, output.event.call, output.decision.choice, tokens
        )
        self._deps.bus.publish(passed)

    async def _settle(self, batch: GateBatch) -> OutputGated:
        """Journal all decisions of the batch in one transaction; return the last of them."""
        at, weigher = self._deps.clock.now(), self._main.weigher
        events = [gate_event(output, at, weigher) for output in batch.outputs]
        contents = [content for _, shown in events for content in shown]
        await self._journal.record([event for event, _ in events], contents)
        return events[-1][0]

    def _read(self, event: ToolReturned) -> bool:
        """Return whether an output is the text of a file that was only read."""
        return event.outcome is Outcome.OK and self._journal.history.reads(event.call)

    def _find_result(self, call: str) -> CallResult:
        """Return the output of a call; raise EngineError if a marker or a summary replaces it."""
        history = self._journal.history
        for item in reversed(history.items):
            result = item.results.get(call)
            if result is not None:
                swept = (call, "") in history.view.markers_at(result.seq)
                if swept or history.view.covers(item.seq):
                    raise EngineError(
                        "This output is now in the cache or covered by a handover.",
                        "Let Helix recall it, or undo the compaction first.",
                    )
                return result
        raise EngineError("There is no output for this call.")


def _stopping() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def window_at_gate(state: WindowState, outputs: Mapping[str, GatedOutput]) -> WindowState:
    """Return the next context as the model would see it, with the current form of each held output.

    The journal has a held output in full. Until its form is decided, its preview, or the form
    chosen so far, stands in for it.
    """
    if not outputs:
        return state
    maker = BlockBuilder(state.weigher)
    rows = tuple(_row(row, outputs, maker) for row in state.rows)
    had, account = state.window.blocks, state.window.account
    before = had[: len(had) - sum(len(row.blocks) for row in state.rows)]
    blocks = (*before, *(block for row in rows for block in row.blocks))
    kinds = dict(account.by_kind)
    for was, block in zip(had, blocks, strict=True):
        kinds[was.kind] = kinds.get(was.kind, 0) + block.tokens - was.tokens
    size = account.size + sum(block.size for block in blocks) - sum(block.size for block in had)
    counted = WindowAccount(tuple(kinds.items()), size, account.images)
    return replace(state, rows=rows, window=ContextWindow(blocks, counted, state.window.epoch))


def _row(row: BlockRow, gated_outputs: Mapping[str, GatedOutput], maker: BlockBuilder) -> BlockRow:
    source = row.source
    if isinstance(source, Fold) or not any(call.id in gated_outputs for call in source.calls):
        return row
    reply_block, *outputs = row.blocks
    blocks = [reply_block]
    for call, block in zip(source.calls, outputs, strict=True):
        output, returned = gated_outputs.get(call.id), source.results.get(call.id)
        if output is not None and returned is not None and block.kind is BlockKind.RAW:
            blocks.append(maker.shown_as(block, result_message(call, returned, output.seen)))
        else:
            blocks.append(block)
    return replace(row, blocks=tuple(blocks), tokens=sum(block.tokens for block in blocks))
