"""The output gate: holds large outputs until their form is chosen (full, preview, or excerpt).

Outputs are in the cache and in the journal before they are held, so nothing that happens here
(stop, failure, power cut) loses anything. An output whose form is not chosen in time is shown as
its preview. An output that is kept in full has no marker, because nothing of it has to be recalled.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec import Struct, field

from helix_desktop.context.blocks import BlockBuilder, BlockRow
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
    ExtractRequest,
    make_extract,
    make_preview,
    preview_instead,
)
from helix_desktop.context.texts.quotations import (
    OutputRow,
    Quotation,
    find_named_rows,
    group_rows,
    number_output,
    parse_picked_lines,
    quote_rows,
    show_numbered,
    words_line,
)
from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.context_window.block import BlockKind, ContextWindow, WindowAccount
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.context_window.rewrites import Fold, WrittenBy
from helix_desktop.domain.errors import ContextTooLong, EngineError, ProviderError
from helix_desktop.domain.events import CallKind, Outcome, OutputGated, ToolReturned
from helix_desktop.domain.gate_choice import Chooser, GateChoice, RefusedExtract
from helix_desktop.domain.live_events import (
    GateBatchClosed,
    GateBatchOpened,
    OutputDecided,
    WaitingOutput,
)
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, Text, ToolResult
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


class GatedOutput(Struct):
    """An output held at the gate: its preview, and the decision so far."""

    event: ToolReturned
    original: MarkedOriginal
    is_file_text: bool
    chances: Mapping[str, float] = field(default_factory=dict)
    """The chances that the names in it are needed."""
    preview: str = ""
    preview_tokens: int = 0
    """Tokens of the preview."""
    decision: GateDecision = field(default=PREVIEW)
    answer: str = ""
    """The excerpt as it is shown."""
    quoted: tuple[str, ...] = ()
    """The ranges of its lines."""
    words: str = ""
    """What the model that picked the lines said about them."""
    extraction: SummaryResult = NO_EXTRACTION
    """The result of the extraction: the model and the costs."""
    by: Chooser = Chooser.NOBODY
    refused: RefusedExtract | None = None
    """Why a preview stands in place of the excerpt that was asked for."""
    question_costs: SideCosts = NOTHING_SPENT
    """Costs of the question about the forms, if this output's event reports them."""

    @property
    def shown_text(self) -> str:
        """The text that the model reads, by the decision so far."""
        if self.decision.choice is GateChoice.KEEP_FULL:
            return self.original.text
        return self.answer if self.decision.choice is GateChoice.EXTRACT else self.preview

    @property
    def tokens_beyond_preview(self) -> int:
        """Tokens that the full output takes beyond its preview."""
        return self.original.tokens - self.preview_tokens


def gate_output(arrived: ArrivedOutput, *, is_file_text: bool) -> GatedOutput:
    event = arrived.event
    original = MarkedOriginal(
        event.content,
        arrived.data.decode("utf-8", "replace"),
        event.tokens or 0,
        tool=event.tool,
        what=event.what,
        outcome=event.remark,
    )
    return GatedOutput(event, original, is_file_text)


def gate_event(
    output: GatedOutput, at: float, weigher: MessageWeigher
) -> tuple[OutputGated, list[NewContent]]:
    """Return the decision as an event, and the shown text as content if it is a new one."""
    original, decision = output.original, output.decision
    is_in_full = decision.choice is GateChoice.KEEP_FULL
    is_extract = decision.choice is GateChoice.EXTRACT
    text = output.shown_text
    spent = output.extraction.spent.plus(output.question_costs)
    event = OutputGated(
        at=at,
        call=output.event.call,
        content=original.digest,
        choice=decision.choice,
        shown=original.digest if is_in_full else digest_of(to_utf8(text)),
        instructions=decision.instructions,
        tokens_before=original.tokens,
        tokens_after=original.tokens if is_in_full else weigher.count(text),
        written_by=output.extraction.written_by if is_extract else WrittenBy.RULES,
        llm=output.extraction.llm if is_extract else "",
        usage=spent.usage,
        cost=spent.cost,
        unpriced=spent.unpriced,
        by=output.by,
        refused=output.refused,
        quoted=output.quoted if is_extract else (),
        words=output.words if is_extract else "",
    )
    origin = Origin(output.event.tool, f"{decision.choice.value} of {output.event.what}")
    return event, [] if is_in_full else [NewContent(to_utf8(text), origin)]


class NumberedTask(Struct, frozen=True):
    """The task for a model to pick lines of an output, in groups of its numbered rows."""

    task: SummaryTask
    rows: Sequence[OutputRow]
    groups: Sequence[range]


def extraction_task(original: MarkedOriginal, instructions: str, policy: Policy) -> NumberedTask:
    """Return the task for a model to pick the lines with the wanted information."""
    rows = number_output(original.text)
    groups = group_rows(rows)
    pieces = tuple(show_numbered(rows[group.start : group.stop]) for group in groups)

    def write(indices: Sequence[int], budget: int) -> str:
        instruction = prompts.EXTRACT.format(budget=budget, instructions=defuse(instructions))
        text = "".join(pieces[index] for index in indices)
        return f"{instruction}\n\n<output>\n{text}</output>"

    budget = policy.gate_tokens // EXTRACT_DIVISOR
    task = SummaryTask(
        pieces,
        write,
        budget,
        seconds=policy.gate_seconds,
        kind=CallKind.GATE,
        gaps=True,
        whole=True,
    )
    return NumberedTask(task, rows, groups)


def quote_output(
    numbered: NumberedTask, extraction: SummaryResult, *, budget: int, weigher: MessageWeigher
) -> tuple[Quotation, str]:
    """Return the lines that a model picked, each from the group it was shown, and its own words."""
    rows, groups = numbered.rows, numbered.groups
    named: set[int] = set()
    unread = set(range(len(rows)))
    words = ""
    for indices, answer in extraction.parts or ((range(len(groups)), extraction.text),):
        if not answer:
            continue
        shown = frozenset(row for index in indices for row in groups[index])
        picked = parse_picked_lines(answer)
        rows_of_answer = find_named_rows(picked.ranges, rows, shown)
        unread.difference_update(shown)
        # the model's words are shown only beside lines that they can be checked against
        words = words or (picked.words if rows_of_answer else "")
        named |= rows_of_answer
    return quote_rows(rows, named, unread=unread, budget=budget, weigher=weigher), words


def with_previews(message: Message, previews: Mapping[str, str]) -> Message:
    """Return a message with previews in place of the held outputs."""
    if message.role is not Role.TOOL:
        return message
    parts = (
        replace(part, text=previews[part.call])
        if isinstance(part, ToolResult) and part.call in previews
        else part
        for part in message.parts
    )
    return Message(message.role, tuple(parts))


REPLY_TOKENS = 1_000
"""Reply limit in tokens for the agent's choices."""
RECORDING_SECONDS = 0.25
"""Seconds of a batch's time that are reserved for recording the decisions."""
FREE_DIVISOR = 10
"""Divisor: a tenth of the context window stays free after an output is kept in full."""

GATHERING_SECONDS = 0.2
"""Outputs that arrive within this time share a question, which takes a request."""

_SHOWN_IN_FULL = GateDecision(GateChoice.KEEP_FULL)


class GateBatch(Struct):
    """The held outputs of one batch, and the tokens left beyond their previews."""

    state: WindowState
    outputs: list[GatedOutput]
    spare_tokens: int
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
        self._side_questions = SideQuestions(journal, deps)
        self.undecided: Mapping[str, GatedOutput] = {}
        """Outputs that are held and undecided, by call."""
        self._arrived: list[ArrivedOutput] = []
        """Large outputs that wait for the next question, while their batch still runs."""
        self._early: dict[str, GatedOutput] = {}
        """Outputs about which the agent is asked while their batch still runs, by call."""
        self._early_choices: dict[str, GateDecision] = {}
        """What the agent chose for them."""
        self._questions: set[asyncio.Task[None]] = set()

    def arrive(self, output: ArrivedOutput) -> None:
        """Begin to choose the form of a large output while other calls of its batch still run.

        Outputs that arrive at about the same time share a question.
        """
        if self._policy.gate_mode is GateMode.ASK and output.event.tokens:
            if not self._arrived:
                task = self._deps.base.supervisor.spawn(self._decide_arrived(), "large outputs")
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
        self._arrived = []  # the batch has ended, and its own question will include these
        began = asyncio.get_running_loop().time()
        try:
            await self._deps.base.supervisor.run_to_end(
                self._hold_large_outputs(known, batches), "hold outputs"
            )
            self.undecided = {
                output.event.call: output for batch in batches for output in batch.outputs
            }
            task = asyncio.current_task()
            is_stopping = task is not None and task.cancelling() > 0
            if batches and ask and not is_stopping:
                await self._decide_in_time(batches[0], began)
        finally:
            await self._end_questions()
            for batch in batches:
                try:
                    await self._record_decisions(batch)
                finally:
                    self.undecided = {}
                self._deps.base.bus.publish(GateBatchClosed(self._journal.session))

    async def admit_interrupted(self) -> None:
        """Show previews of the last step's large outputs if a crash came before their decision."""
        items = self._journal.history.items
        undecided = [output for output in items[-1].outputs() if not output.gate] if items else []
        arrived = [
            ArrivedOutput(output.event, await self._deps.base.store.get(output.event.content), "")
            for output in undecided
            if output.event.tokens
        ]
        await self.admit(arrived, ask=False)

    async def change(self, call: str, choice: GateChoice, instructions: str = "") -> OutputGated:
        """Choose another form for an output that was held before, at the user's request."""
        returned = self._find_result(call)
        arrived = ArrivedOutput(
            returned.event, await self._deps.base.store.get(returned.event.content), ""
        )
        output = gate_output(arrived, is_file_text=self._is_file_text(returned.event))
        batch = GateBatch(await self._session_window.look(), [output], 0, Chooser.USER)
        await self._add_previews(batch)
        shown = returned.gate.tokens_after if returned.gate else output.original.tokens
        batch.spare_tokens = (
            batch.state.limits.tokens - batch.state.tokens + shown - output.preview_tokens
        )
        await self._apply_choices(batch, {0: GateDecision(choice, instructions)})
        if output.decision.choice is not choice:
            if output.refused:
                raise EngineError(
                    "There is no excerpt: {why}. The output is unchanged.",
                    why=output.refused.why,
                )
            raise EngineError(
                "The change failed. The output is unchanged.",
                "The full output may not fit, or no model could write an excerpt.",
            )
        self._find_result(call)  # a summary may have covered the output meanwhile
        return await self._record_decisions(batch)

    async def _apply_choices(self, batch: GateBatch, choices: Mapping[int, GateDecision]) -> None:
        """Apply the choices as far as there is room and a model succeeds."""
        self._note_previews(batch, choices)
        self._keep_in_full(batch, choices)
        # all at once; each decision takes effect as soon as its extraction is done
        await self._deps.base.supervisor.run_all(
            self._extract(batch.outputs[index], decision, batch.by)
            for index, decision in choices.items()
            if decision.choice is GateChoice.EXTRACT
        )

    def _note_previews(self, batch: GateBatch, choices: Mapping[int, GateDecision]) -> None:
        for index, decision in choices.items():
            if decision.choice is GateChoice.KEEP_PREVIEW:
                batch.outputs[index].by = batch.by

    async def _hold_large_outputs(
        self, arrived: Sequence[ArrivedOutput], batches: list[GateBatch]
    ) -> None:
        """Determine the held outputs and their previews, even if the turn is stopped meanwhile."""
        state = await self._session_window.look()
        sizes = [
            OutputSize(
                output.event.tokens or 0,
                self._is_file_text(output.event),
                named=output.event.tool == USE_SKILL,
            )
            for output in arrived
        ]
        tokens_before = state.tokens - sum(size.tokens for size in sizes)
        tokens_left = state.limits.tokens - tokens_before
        early = {index for index, output in enumerate(arrived) if output.event.call in self._early}
        held_indices = (
            choose_outputs_to_hold(sizes, tokens_left, self._scaled_policy(state)) | early
        )
        if not held_indices:
            return
        outputs = [
            self._early.get(output.event.call)
            or gate_output(output, is_file_text=self._is_file_text(output.event))
            for output in (arrived[index] for index in sorted(held_indices))
        ]
        batch = GateBatch(state, outputs, 0)
        await self._add_previews(batch)
        tokens = sum(size.tokens for index, size in enumerate(sizes) if index not in held_indices)
        tokens += sum(output.preview_tokens for output in batch.outputs)
        batch.spare_tokens = tokens_left - tokens - state.limits.tokens // FREE_DIVISOR
        batches.append(batch)

    async def _add_previews(self, batch: GateBatch) -> None:
        state, weigher = batch.state, batch.state.weigher
        policy = self._scaled_policy(state)
        await self._session_window.read_earlier_names(state)
        for output in batch.outputs:
            if output.preview:
                continue
            budget = OutputSize(output.original.tokens, output.is_file_text).preview_budget(policy)
            output.chances = await asyncio.to_thread(state.names.chances_in, output.original.text)
            output.preview = await asyncio.to_thread(
                make_preview,
                output.original,
                policy,
                weigher,
                budget=budget,
                chances=output.chances,
            )
            output.preview_tokens = weigher.count(output.preview)

    def _scaled_policy(self, state: WindowState) -> Policy:
        return scale_gate_policy(state.policy, self._session_window.llm.window)

    async def _decide_in_time(self, batch: GateBatch, began: float) -> None:
        """Ask and apply the choices within the batch's time; unfinished outputs stay previews."""
        policy = self._policy
        if policy.gate_mode is GateMode.AUTOMATIC:  # nothing was held that a rule keeps in full
            for output in batch.outputs:
                output.by = Chooser.UNKNOWN  # nobody was asked
            return
        waiting = tuple(
            WaitingOutput(
                output.event.call, output.event.tool, output.event.what, output.original.tokens
            )
            for output in batch.outputs
        )
        estimated = not self._main.llm.tokenizer_known
        self._deps.base.bus.publish(
            GateBatchOpened(self._journal.session, waiting, policy.gate_seconds, estimated)
        )
        for output in batch.outputs:
            if output.decision.choice is GateChoice.EXTRACT:
                self._publish_decision(output, batch.state.weigher.count(output.answer))
        seconds = policy.gate_seconds - min(RECORDING_SECONDS, policy.gate_seconds / 10)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(began + seconds):
                await self._deps.base.supervisor.run_all(
                    (self._apply_early_choices(batch), self._ask_about_undecided(batch))
                )

    async def _apply_early_choices(self, batch: GateBatch) -> None:
        """Apply what the agent chose while the batch still ran."""
        if self._questions:
            await asyncio.wait(self._questions)
        calls = [output.event.call for output in batch.outputs]
        choices = {
            index: self._early_choices[call]
            for index, call in enumerate(calls)
            if call in self._early_choices
        }
        self._note_previews(batch, choices)
        self._keep_in_full(batch, choices)

    async def _ask_about_undecided(self, batch: GateBatch) -> None:
        """Ask about the outputs that nobody was asked about yet, and apply the choices."""
        indices = [
            index
            for index, output in enumerate(batch.outputs)
            if output.event.call not in self._early
        ]
        if indices:
            undecided = [batch.outputs[index] for index in indices]
            with suppress(ProviderError):
                choices = await self._ask_model(
                    GateBatch(batch.state, undecided, batch.spare_tokens)
                )
                await self._apply_choices(
                    batch, {indices[position]: decision for position, decision in choices.items()}
                )

    async def _decide_arrived(self) -> None:
        """Ask about the outputs that have arrived so far, and extract what the agent wants."""
        await asyncio.sleep(GATHERING_SECONDS)
        arrived, self._arrived = self._arrived, []
        if not arrived:
            return
        state = await self._session_window.look()
        policy = self._scaled_policy(state)
        early_outputs = [
            gate_output(output, is_file_text=is_file_text)
            for output, is_file_text in (
                (output, self._is_file_text(output.event)) for output in arrived
            )
            if output.event.tool != USE_SKILL
            and OutputSize(output.event.tokens or 0, is_file_text).is_gated(policy)
        ]
        if not early_outputs:
            return
        batch = GateBatch(state, early_outputs, 0)
        await self._add_previews(batch)
        tokens_left = (
            state.limits.tokens
            - state.tokens
            - sum(early_output.preview_tokens for early_output in early_outputs)
        )
        batch.spare_tokens = tokens_left - state.limits.tokens // FREE_DIVISOR
        self._early.update(
            {early_output.event.call: early_output for early_output in early_outputs}
        )
        try:
            choices = await self._ask_model(batch)
        except ProviderError:
            return
        self._early_choices.update(
            {early_outputs[index].event.call: decision for index, decision in choices.items()}
        )
        await self._deps.base.supervisor.run_all(
            self._extract(early_outputs[index], decision, batch.by)
            for index, decision in choices.items()
            if decision.choice is GateChoice.EXTRACT
        )

    async def _end_questions(self) -> None:
        """End the questions of a batch that is over."""
        for task in self._questions:
            task.cancel()
        if self._questions:
            await asyncio.wait(self._questions)
        self._arrived, self._early, self._early_choices, self._questions = [], {}, {}, set()

    def _keep_in_full(self, batch: GateBatch, choices: Mapping[int, GateDecision]) -> None:
        """Keep outputs in full in call order, as long as there is room."""
        for index, output in enumerate(batch.outputs):
            is_wanted_in_full = choices.get(index, PREVIEW).choice is GateChoice.KEEP_FULL
            if is_wanted_in_full and output.tokens_beyond_preview <= batch.spare_tokens:
                output.decision, output.by = _SHOWN_IN_FULL, batch.by
                batch.spare_tokens -= output.tokens_beyond_preview
                self._publish_decision(output, output.original.tokens)

    async def _ask_model(self, batch: GateBatch) -> dict[int, GateDecision]:
        """Ask the model once about the whole batch; only the call's costs are journaled.

        A question that is expected not to fit is not asked: the previews stay.
        """
        fits = [output.tokens_beyond_preview <= batch.spare_tokens for output in batch.outputs]
        question = gate_question([output.original for output in batch.outputs], fits)
        # also those of an earlier question, which the journal has in full
        held_outputs = self._early | {output.event.call: output for output in batch.outputs}
        running = {call.id for call in self._journal.history.open_calls}
        state = window_at_gate(batch.state, held_outputs)
        added_tokens = sum(
            output.preview_tokens for call, output in held_outputs.items() if call in running
        )
        added_tokens += state.weigher.count(question)
        max_tokens = state.limits.tokens - added_tokens
        if not replace(state.limits, tokens=max_tokens).allow(state.window.account):
            return {}
        shown_texts = dict.fromkeys(running, RUNNING) | {
            call: held_outputs[call].shown_text for call in held_outputs
        }
        messages = [with_previews(message, shown_texts) for message in batch.state.window.messages]
        main = self._main
        request = ModelRequest(
            llm=main.llm,
            messages=(*messages, Message(Role.USER, (Text(question),))),
            tools=self._deps.model_tools(self._journal.session, batch.state.model_window),
            max_output=min(main.llm.max_output, REPLY_TOKENS),
        )
        seconds, counts = self._policy.gate_seconds, self._session_window.counts
        try:
            answer = await self._side_questions.ask(
                main, request, seconds, kind=CallKind.GATE, spent=batch.spend
            )
        except ContextTooLong as error:  # the next request would be rejected, too
            counts.learn_limit(state.window, error, added_tokens=added_tokens)
            raise
        return parse_decisions(answer.text, len(batch.outputs))

    async def _extract(self, output: GatedOutput, decision: GateDecision, by: Chooser) -> None:
        policy, instructions, original = self._policy, decision.instructions, output.original
        weigher = self._main.weigher
        numbered = await asyncio.to_thread(extraction_task, original, instructions, policy)
        extraction = await self._summarizer.summarize(numbered.task)
        output.extraction = extraction
        if not (extraction.text or extraction.cut):
            return
        output.by = by
        refused: RefusedExtract | None = RefusedExtract(cut=True)
        answer, quotation, words = "", Quotation(), ""
        if extraction.text:
            quotation, words = await asyncio.to_thread(
                quote_output, numbered, extraction, budget=policy.gate_tokens, weigher=weigher
            )
            said = words_line(words, extraction.llm) if words else ""
            answer = make_extract(
                original, quotation.text, said, instructions=instructions, policy=policy
            )
            refused = None
            if not quotation.text:
                refused = RefusedExtract(long=quotation.truncated)
            elif weigher.exceeds(answer, original.tokens - 1):
                refused = RefusedExtract(long=True)
        output.refused = refused
        if refused is None:
            output.decision, output.answer = decision, answer
            output.quoted, output.words = quotation.ranges, words
        else:
            output.preview = await asyncio.to_thread(
                preview_instead,
                output.preview,
                original,
                refused,
                request=ExtractRequest(instructions, output.chances),
                policy=policy,
                weigher=weigher,
            )
        self._publish_decision(output, weigher.count(output.shown_text))

    @property
    def _main(self) -> ModelHandle:
        return self._deps.models.main_of(self._journal.history)

    @property
    def _policy(self) -> Policy:
        return self._deps.models.policy_of(self._journal.history)

    def _publish_decision(self, output: GatedOutput, tokens: int) -> None:
        if output.event.call in self._early and output.event.call not in self.undecided:
            return  # its batch is not shown yet
        passed = OutputDecided(
            self._journal.session, output.event.call, output.decision.choice, tokens
        )
        self._deps.base.bus.publish(passed)

    async def _record_decisions(self, batch: GateBatch) -> OutputGated:
        """Journal all decisions of the batch in one transaction; return the last of them."""
        at, weigher = self._deps.base.clock.now(), self._main.weigher
        events = [gate_event(output, at, weigher) for output in batch.outputs]
        contents = [content for _, shown in events for content in shown]
        await self._journal.record([event for event, _ in events], contents)
        return events[-1][0]

    def _is_file_text(self, event: ToolReturned) -> bool:
        """Return whether an output is the text of a file that was only read."""
        return event.outcome is Outcome.OK and self._journal.history.reads(event.call)

    def _find_result(self, call: str) -> CallResult:
        """Return the output of a call; raise EngineError if a marker or a summary replaces it."""
        history = self._journal.history
        for item in reversed(history.items):
            result = item.results.get(call)
            if result is not None:
                marked = (call, "") in history.view.markers_at(result.seq)
                if marked or history.view.covers(item.seq):
                    raise EngineError(
                        "This output is now in the cache or covered by a handover.",
                        "Let Helix recall it, or undo the compaction first.",
                    )
                return result
        raise EngineError("There is no output for this call.")


def window_at_gate(state: WindowState, outputs: Mapping[str, GatedOutput]) -> WindowState:
    """Return the next context as the model would see it, with the current form of each held output.

    The journal has a held output in full. Until its form is decided, its preview, or the form
    chosen so far, stands in for it.
    """
    if not outputs:
        return state
    builder = BlockBuilder(state.weigher)
    rows: list[BlockRow] = []
    for row in state.rows:
        source = row.source
        if isinstance(source, Fold) or not any(call.id in outputs for call in source.calls):
            rows.append(row)
            continue
        shown = [row.blocks[0]]
        for call, block in zip(source.calls, row.blocks[1:], strict=True):
            output, returned = outputs.get(call.id), source.results.get(call.id)
            if output is not None and returned is not None and block.kind is BlockKind.RAW:
                message = result_message(call, returned, output.shown_text)
                shown.append(builder.shown_as(block, message))
            else:
                shown.append(block)
        tokens = sum(block.tokens for block in shown)
        rows.append(replace(row, blocks=tuple(shown), tokens=tokens))
    blocks_before, account = state.window.blocks, state.window.account
    prefix = blocks_before[: len(blocks_before) - sum(len(row.blocks) for row in state.rows)]
    blocks = (*prefix, *(block for row in rows for block in row.blocks))
    kinds = dict(account.by_kind)
    for block_before, block in zip(blocks_before, blocks, strict=True):
        kinds[block_before.kind] = (
            kinds.get(block_before.kind, 0) + block.tokens - block_before.tokens
        )
    size = (
        account.size
        + sum(block.size for block in blocks)
        - sum(block.size for block in blocks_before)
    )
    counted = WindowAccount(tuple(kinds.items()), size, account.images)
    window = ContextWindow(blocks, counted, state.window.epoch)
    return replace(state, rows=tuple(rows), window=window)
