"""Which model writes a handover or notes: fast, long-context, in chunks, or a fallback to rules.

No request is larger than its model accepts, every model is tried once, and time is limited. An
empty text means that no model succeeded; the caller then uses rules.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.texts.token_budget import fit_head, pack_chunks
from helix_desktop.domain.context_window.rewrites import Fold, Job, WrittenBy
from helix_desktop.domain.errors import ContextTooLong, ProviderError
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.ports import UsageCalibrator
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.side_questions import NOTHING_SPENT, SideCosts, SideQuestions

MAX_CHUNKS = 12
"""Most requests for one material; the middle of a larger material is left out."""
MAX_REQUESTS_AT_ONCE = 4
"""Requests that run at the same time."""
REPLY_FACTOR = 2
"""Reply limit as a multiple of the budget; models exceed budgets, and a cut-off text is lost."""
MIN_REPLY_TOKENS = 256
MIN_SHARE_TOKENS = 100
"""Least tokens of the result that one of several chunks may fill."""
FRAME_TOKENS = 64
"""Tokens reserved for a request's framing."""
COUNT_MARGIN = 1.1
"""Factor by which the model may count more than expected. A rejection costs one request."""


class SummaryTask(Struct, frozen=True):
    """Material in pieces that are never split, and the questions about them.

    `write` returns the question about these pieces within a budget of tokens. `merge` returns a
    request for one text from several answers; without it the answers are joined. `gaps`: answers
    may be missing, because something else stands in their place. `whole`: an answer that is cut off
    counts as none. `live` is the
    conversation's own next request with the question appended, most of which is in the main model's
    prompt cache.
    """

    pieces: tuple[str, ...]
    write: Callable[[Sequence[int], int], str]
    budget: int
    seconds: float
    merge: Callable[[Sequence[str], int], str] | None = None
    live: ModelRequest | None = None
    kind: CallKind = CallKind.JOB
    gaps: bool = False
    whole: bool = False


class SummaryResult(Struct, frozen=True):
    """The result of a task.

    `request` is the last question, for a follow-up; None without an answer. `parts` are the answers
    that were joined, each with the numbers of its pieces; none if one answer is about all pieces.
    `cut`: there is no text, because an answer was cut off.
    """

    text: str = ""
    written_by: WrittenBy = WrittenBy.RULES
    llm: str = ""
    spent: SideCosts = NOTHING_SPENT
    request: ModelRequest | None = None
    parts: tuple[tuple[tuple[int, ...], str], ...] = ()
    cut: bool = False

    def compaction(self, kind: Job, because: str, texts: tuple[Fold, ...]) -> Compaction:
        """Return the compaction by these texts, with their author and costs."""
        return Compaction(
            kind,
            because,
            folds=texts,
            written_by=self.written_by,
            llm=self.llm,
            usage=self.spent.usage,
            cost=self.spent.cost,
            seconds=self.spent.seconds,
            unpriced=self.spent.unpriced,
        )


class SummarizerModel(Struct, frozen=True):
    """A model in the sequence, with the calibrator for its token counts.

    `newest` is another one, which knows what was reported of the conversation's requests meanwhile.
    """

    written_by: WrittenBy
    model_handle: ModelHandle
    calibrator: UsageCalibrator
    newest: UsageCalibrator

    def room(self, reply_tokens: int) -> int:
        """Return the tokens, in Helix's own count, that a request may have beside its reply."""
        reply_tokens = min(reply_tokens, self.model_handle.llm.max_output)
        # the model's tokens per token of Helix's own count
        token_ratio = max(self.calibrator.expect(10_000), self.newest.expect(10_000)) / 10_000
        return (
            int((self.calibrator.window - reply_tokens) / (token_ratio * COUNT_MARGIN))
            - FRAME_TOKENS
        )


class Summarizer:
    """The models of one session that summarize, asked in order.

    `chosen` are models selected by the user instead of the workspace's; an empty sequence means
    rules.
    """

    def __init__(
        self,
        journal: SessionJournal,
        deps: SessionDeps,
        chosen: Sequence[tuple[WrittenBy, ModelHandle]] | None = None,
    ) -> None:
        self._chosen = chosen
        self._deps, self._journal = deps, journal
        self._side_questions = SideQuestions(journal, deps)
        self._calibrators: dict[Llm, UsageCalibrator] = {}

    @property
    def asks_main_model(self) -> bool:
        """Whether the model that is asked first is the conversation's main model."""
        models_to_ask = self._choose_models()
        return (
            bool(models_to_ask)
            and models_to_ask[0].model_handle.llm == self._models[LlmRole.MAIN].llm
        )

    @property
    def first(self) -> str:
        """The name of the model that is asked first; "" where rules are chosen."""
        return next((model.model_handle.llm.shown_name for model in self._choose_models()), "")

    async def summarize(self, task: SummaryTask) -> SummaryResult:
        """Return the text of the first model that gives one."""
        began = self._deps.base.clock.monotonic()
        attempts = _SummaryAttempts(self._deps, self._side_questions, task)
        result = SummaryResult()
        with suppress(TimeoutError):
            async with asyncio.timeout(task.seconds):
                result = await attempts.try_models(self._choose_models())
        spent = attempts.spent.with_seconds(self._deps.base.clock.monotonic() - began)
        return replace(result, spent=spent, cut=attempts.cut and not result.text)

    async def ask_again(
        self, result: SummaryResult, instructions: str, seconds: float
    ) -> SummaryResult:
        """Ask the same model again with a correction; return no text if the request is too
        large."""
        if result.request is None:
            return SummaryResult()
        llm = result.request.llm
        model = next(
            (model for model in self._choose_models() if model.model_handle.llm == llm), None
        )
        if model is None:
            return SummaryResult()
        reply = Message(Role.ASSISTANT, (Text(result.text),))
        messages = (*result.request.messages, reply, _user_message(instructions))
        task = SummaryTask((), lambda _pieces, _budget: "", 0, seconds)
        attempts = _SummaryAttempts(self._deps, self._side_questions, task)
        began = self._deps.base.clock.monotonic()
        text = await attempts.ask(model, replace(result.request, messages=messages))
        spent = result.spent.plus(
            attempts.spent.with_seconds(self._deps.base.clock.monotonic() - began)
        )
        return replace(result, text=text, spent=spent)

    @property
    def _models(self) -> Mapping[LlmRole, ModelHandle]:
        return self._deps.models.handles_of(self._journal.history)

    def _choose_models(self) -> list[SummarizerModel]:
        if self._chosen is not None:
            return [
                self._with_calibrators(written_by, model_handle)
                for written_by, model_handle in self._chosen
            ]
        models = self._models
        fast, wide = models.get(LlmRole.FAST), models.get(LlmRole.WIDE)
        first_choice = (WrittenBy.FAST, fast) if fast else (WrittenBy.MAIN, models[LlmRole.MAIN])
        models_to_ask = [self._with_calibrators(*first_choice)]
        is_other_model = wide is not None and wide.llm != first_choice[1].llm
        return (
            [*models_to_ask, self._with_calibrators(WrittenBy.WIDE, wide)]
            if wide and is_other_model
            else models_to_ask
        )

    def _with_calibrators(
        self, written_by: WrittenBy, model_handle: ModelHandle
    ) -> SummarizerModel:
        newest = model_handle.make_calibrator()
        calibrator = self._calibrators.setdefault(model_handle.llm, newest)
        return SummarizerModel(written_by, model_handle, calibrator, newest)


class _SummaryAttempts:
    """One task, and what came of asking the models for it."""

    def __init__(self, deps: SessionDeps, side_questions: SideQuestions, task: SummaryTask) -> None:
        self.spent = NOTHING_SPENT
        self.cut = False
        """Whether an answer was cut off that the task needs whole."""
        self._deps = deps
        self._side_questions = side_questions
        self._task = task
        self._seconds = task.seconds
        self._reply = max(MIN_REPLY_TOKENS, task.budget * REPLY_FACTOR)
        self._too_small: list[SummarizerModel] = []
        """Models whose request was too large."""

    async def try_models(self, models_to_ask: Sequence[SummarizerModel]) -> SummaryResult:
        """Ask each model once with everything, then models whose window is too small in chunks.

        A larger window needs fewer chunks. Of equal windows, the cheaper model comes first.
        """
        self._seconds = self._task.seconds / max(1, len(models_to_ask))
        for model in models_to_ask:
            request = self._task.live
            is_live = request is not None and request.llm == model.model_handle.llm
            if request is None or not is_live or not await self._fits(model, request):
                all_pieces = range(len(self._task.pieces))
                words = await asyncio.to_thread(self._task.write, all_pieces, self._task.budget)
                request = self._request(model, words)
                if not await self._fits(model, request):
                    self._too_small.append(model)
                    continue
            if text := await self.ask(model, request):
                return SummaryResult(
                    text, model.written_by, model.model_handle.llm.id, request=request
                )
        for model in sorted(self._too_small, key=lambda model: -model.room(self._reply)):
            if (result := await self._summarize_in_chunks(model)).text:
                return result
        return SummaryResult()

    async def ask(self, model: SummarizerModel, request: ModelRequest) -> str:
        """Return the answer, or "" if the model fails or takes too long."""
        tokens = await asyncio.to_thread(_request_tokens, model, request)
        if tokens > model.room(request.max_output):
            return ""
        try:
            answer = await self._side_questions.ask(
                model.model_handle,
                request,
                self._seconds,
                kind=self._task.kind,
                spent=self._add_spent,
                expected_tokens=model.calibrator.expect(tokens),
            )
        except ContextTooLong as error:
            if error.is_rate_limit and error.limit:
                model.calibrator.limit_session(error.limit)
            else:
                model.calibrator.learn_limit(tokens, error.limit, error.requested)
            self._too_small.append(model)
            return ""
        except ProviderError:
            return ""
        if answer.cut and self._task.whole:
            self.cut = True
            return ""
        return answer.text

    def _add_spent(self, spent: SideCosts) -> None:
        self.spent = self.spent.plus(spent)

    async def _summarize_in_chunks(self, model: SummarizerModel) -> SummaryResult:
        """Summarize each chunk, then merge the answers; one level, never more."""
        task, weigher = self._task, model.model_handle.weigher
        sizes = await asyncio.to_thread(lambda: [weigher.count(piece) for piece in task.pieces])
        frame_tokens = weigher.count(task.write((), task.budget))
        packed = pack_chunks(
            sizes, model.room(self._reply) - frame_tokens - FRAME_TOKENS, MAX_CHUNKS
        )
        chunk_budget = (
            task.budget
            if task.merge
            else max(MIN_SHARE_TOKENS, task.budget // max(1, len(packed.chunks)))
        )
        answers = await self._ask_all(
            model, [task.write(chunk, chunk_budget) for chunk in packed.chunks]
        )
        if not answers:
            return SummaryResult()
        written_by = model.written_by if packed.complete else WrittenBy.TRUNCATED
        if task.merge is None or len(answers) == 1:
            parts = tuple(zip(packed.chunks, answers, strict=True))
            return SummaryResult(
                "\n".join(answers), written_by, model.model_handle.llm.id, parts=parts
            )
        request = self._request(model, task.merge(answers, task.budget))
        if not await self._fits(model, request):
            answers_tokens = (
                model.room(self._reply) - weigher.count(task.merge((), task.budget)) - FRAME_TOKENS
            )
            cut_answers = [
                fit_head(answer, answers_tokens // len(answers) - FRAME_TOKENS, weigher)
                for answer in answers
            ]
            request = self._request(model, task.merge(cut_answers, task.budget))
            written_by = WrittenBy.TRUNCATED
        return SummaryResult(
            await self.ask(model, request), written_by, model.model_handle.llm.id, request=request
        )

    async def _ask_all(self, model: SummarizerModel, questions: Sequence[str]) -> list[str]:
        """Return all answers in order, or none if one is missing that the task needs."""
        answers = [""] * len(questions)

        async def ask_one(index: int) -> None:
            answers[index] = await self.ask(model, self._request(model, questions[index]))

        for start in range(0, len(questions), MAX_REQUESTS_AT_ONCE):
            stop = min(start + MAX_REQUESTS_AT_ONCE, len(questions))
            await self._deps.base.supervisor.run_all(ask_one(index) for index in range(start, stop))
            if not (any if self._task.gaps else all)(answers[start:stop]):
                return []
        return answers

    async def _fits(self, model: SummarizerModel, request: ModelRequest) -> bool:
        return await asyncio.to_thread(_request_tokens, model, request) <= model.room(
            request.max_output
        )

    def _request(self, model: SummarizerModel, words: str) -> ModelRequest:
        llm = model.model_handle.llm
        return ModelRequest(
            llm, (_user_message(words),), max_output=min(llm.max_output, self._reply)
        )


def _request_tokens(model: SummarizerModel, request: ModelRequest) -> int:
    weigher = model.model_handle.weigher
    messages = sum(weigher.weigh(message).tokens for message in request.messages)
    return messages + (weigher.tools(request.tools).tokens if request.tools else 0)


def _user_message(words: str) -> Message:
    return Message(Role.USER, (Text(words),))
