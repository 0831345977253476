"""`bench answers --model ENDPOINT/NAME`: a real model is asked for what a session needed later.

At a recorded need, the model gets the window as the engine made it at that moment, a sentence of
the recorded reply with the needed string left out, and the tools that recall. Its answer has to
contain the string. A first pass without the model says how many tokens that takes; the price is
shown and has to be confirmed. Each answer is kept at once, so that a run can be continued.
"""

import asyncio
import hashlib
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
from msgspec import Struct

from helix_desktop.app.commands.replay import make_trace_frame
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.models.model_handles import ModelAccess, ModelHandles
from helix_desktop.app.models.sent_pictures import SentPictures
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.replay.replay_files import open_recording
from helix_desktop.context.texts.folded_tools import fold_tools
from helix_desktop.context.texts.tool_actions import argument_texts
from helix_desktop.domain.context_window.policy import PRESET_NAMES, Policy
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import ModelRequest, Prices, ProviderEvent, Usage
from helix_desktop.domain.messages import Message, Role, Text, ToolResult
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.replay.recording import RecordedMessage, Recording, read_recording
from helix_desktop.engine.replay.replay import SESSION, Replay
from helix_desktop.engine.replay.window_trace import TraceHeader, WindowTrace
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.tools.agent.cached_content import SearchCachedContent
from helix_desktop.tools.agent.recall import RecallCachedContent, RecallHistory
from helix_desktop.tools.agent.search_history import SearchHistory
from helix_desktop.tools.toolbox import AgentToolbox
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.report import Row, say
from tests.benchmarks.scorer import NEEDS
from tests.fakes.memory_store import FakeStore
from tests.flat_deps import exchanged

WINDOW = 128_000
MAX_NEEDS = 100
MAX_REQUESTS = 5
"""Requests for one need: the question, and what follows recalls."""
REPLY_TOKENS = 2_000
MAX_AROUND = 240
"""Characters of the recorded reply on each side of the string that is left out."""
QUESTION = """\
[bench] Do not continue the task. The agent's next reply in this conversation contained the text \
below. One string of it is left out and shown as ____.

{excerpt}

Answer with exactly that string and nothing else. If it is not in the context, find it with the \
tools. Do not guess."""

Confirm = Callable[[str], bool]


class Corpus(Struct, frozen=True):
    """The folders of recorded sessions and of what was needed in them."""

    sessions: Path = RECORDED
    needs: Path = NEEDS

    def recording(self, session: str) -> Recording:
        with open_recording(self.sessions / f"{session}.jsonl.gz") as stream:
            return read_recording(stream)


RECORDINGS = Corpus()


class Need(Struct, frozen=True):
    """A string that the agent used in the message at `at`, and the text around it."""

    session: str
    number: int
    at: int
    wanted: str
    excerpt: str


class Answered(Struct, frozen=True):
    """What came of one need under one policy; `recalls` are the calls of tools."""

    policy: str
    window: int
    session: str
    number: int
    right: bool
    recalls: int
    usage: Usage
    seconds: float
    answer: str

    @property
    def key(self) -> tuple[str, int, str, int]:
        return self.policy, self.window, self.session, self.number


class Question(Struct, frozen=True):
    """A need at its moment: the request that the engine made, and the tools that recall."""

    need: Need
    request: ModelRequest
    tools: AgentToolbox


Ask = Callable[[Question], Awaitable[None]]


def rows(
    folder: Path,
    paths: Paths,
    model: str,
    *,
    policies: Sequence[str] = (),
    most: int = MAX_NEEDS,
    confirm: Confirm,
    parts: AppParts | None = None,
    corpus: Corpus = RECORDINGS,
) -> dict[str, Row]:
    """One row for each policy; RuntimeError if nothing can be asked, or nobody confirms."""
    needs = chosen_needs(most, corpus)
    if not needs:
        raise RuntimeError("no recorded sessions (shared/replay) beside the project")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{model.replace('/', '_')}.jsonl"

    async def run() -> list[Answered]:
        async with configured_model(model, paths, parts or AppParts()) as handle:
            bench = _Bench(handle, file, needs, corpus=corpus)
            for policy in policies or PRESET_NAMES:
                await bench.run(policy, confirm)
            return bench.answered

    try:
        answered = asyncio.run(run())
    except HelixError as error:
        raise RuntimeError(
            f"{error} What was answered is kept in {file.name}; run again."
        ) from error
    return _rows(model, answered)


def chosen_needs(most: int, corpus: Corpus) -> list[Need]:
    """Return the same needs for every policy and model: the first ones by a hash."""
    results = [
        need for file in sorted(corpus.needs.glob("*.json")) for need in _needs(file, corpus)
    ]
    return sorted(results, key=lambda need: _hash(f"{need.session}/{need.number}"))[:most]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _needs(file: Path, corpus: Corpus) -> list[Need]:
    needs = json.loads(file.read_text(encoding="utf-8")).get("recall_needs", ())
    if not needs:
        return []
    messages = corpus.recording(file.stem).messages
    results = []
    for number, entry in enumerate(needs):
        excerpt = _excerpt(messages[entry["need_at"]], entry["string"])
        if excerpt:
            results.append(Need(file.stem, number, entry["need_at"], entry["string"], excerpt))
    return results


def _excerpt(message: RecordedMessage, wanted: str) -> str:
    """Return the text around the string with the string left out; "" if it is not there."""
    arguments = (text for call in message.calls for text in argument_texts(call.arguments))
    text = "\n".join([message.text, *arguments])
    at = text.find(wanted)
    if at < 0:
        return ""
    around = text[max(0, at - MAX_AROUND) : at + len(wanted) + MAX_AROUND]
    return around.replace(wanted, "____")


@asynccontextmanager
async def configured_model(name: str, paths: Paths, parts: AppParts) -> AsyncIterator[ModelHandle]:
    """The model as a workspace would use it, with the user's endpoints and keys."""
    container = AppContainer(paths, parts)
    try:
        models, provider_factory = await container.models(), await container.provider_factory()
        pictures = SentPictures(FakeStore(SystemClock()))

        async def make_provider(endpoint: Endpoint, key: Callable[[], Awaitable[str]]) -> Provider:
            return provider_factory.provider(endpoint, key, pictures)

        counter = CachedCounter(parts.counter(paths))
        access = ModelAccess(make_provider, parts.provider, counter)
        workspace = Workspace("bench", "bench", "", 0.0)
        handles = ModelHandles(models, container.keys, access)
        yield handles.for_question(models.checked(name), workspace)
    finally:
        await container.close()


class _Bench:
    """The questions to one model. `answered` are those of all runs."""

    def __init__(
        self, handle: ModelHandle, file: Path, needs: Sequence[Need], *, corpus: Corpus
    ) -> None:
        self._handle, self._file, self._corpus = handle, file, corpus
        self._needs: dict[str, list[Need]] = defaultdict(list)
        for need in needs:
            self._needs[need.session].append(need)
        self._window = min(WINDOW, handle.llm.window)
        lines = file.read_bytes().splitlines() if file.exists() else []
        wanted = {(need.session, need.number) for need in needs}
        saved = (msgspec.json.decode(line, type=Answered) for line in lines)
        self.answered = [
            item
            for item in saved
            if item.window == self._window and (item.session, item.number) in wanted
        ]

    async def run(self, policy: str, confirm: Confirm) -> None:
        """Ask what is not answered yet, if the price is confirmed."""
        sizes: list[int] = []

        async def weigh(question: Question) -> None:
            sizes.append(_size(self._first(question), self._handle))

        await self._ask_policy(policy, weigh)
        if not sizes:
            return
        if not confirm(_price(policy, sizes, self._handle.llm.prices)):
            raise RuntimeError("not confirmed, so nothing was asked")

        async def ask(question: Question) -> None:
            self._keep(await self._answer(policy, question))

        await self._ask_policy(policy, ask)

    async def _ask_policy(self, policy: str, ask: Ask) -> None:
        done = {item.key for item in self.answered}
        made = choose_policy(policy, ())[1]
        for session, needs in sorted(self._needs.items()):
            due = [
                need for need in needs if (policy, self._window, session, need.number) not in done
            ]
            if due:
                replay = self._replay(made, due)
                replay.ask = ask
                await replay.run(replay.is_over)
                if replay.failed is not None:
                    raise replay.failed

    def _replay(self, policy: Policy, due: Sequence[Need]) -> "_AskingReplay":
        frame = make_trace_frame(
            self._window, None, None, default_reserve=policy.reserve(self._window)
        )
        replay = _AskingReplay(
            self._corpus.recording(due[0].session),
            WindowTrace(TraceHeader(due[0].session, "", frame), len),
            policy=policy,
            weigher=self._handle.weigher,
            make_calibrator=LearnedCalibrator,
        )
        places = {need.at for need in due}
        replay.handle = self._handle
        replay.due = {at: [need for need in due if need.at == at] for at in places}
        return replay

    def _first(self, question: Question) -> ModelRequest:
        text = QUESTION.format(excerpt=question.need.excerpt)
        return ModelRequest(
            llm=self._handle.llm,
            messages=(*question.request.messages, Message(Role.USER, (Text(text),))),
            tools=fold_tools(question.tools.specs(), self._window),
            max_output=min(REPLY_TOKENS, self._handle.llm.max_output),
            session=f"bench-{question.need.session}",
        )

    async def _answer(self, policy: str, question: Question) -> Answered:
        need, request = question.need, self._first(question)
        usage, recalls, began = Usage(), 0, perf_counter()
        for _ in range(MAX_REQUESTS):
            reply = ModelReply(is_known_id=lambda _name: False, calls_before=recalls)
            async for event in self._handle.provider.stream(request):
                reply.take(event)
            reply.event(at=0.0, llm="", seconds=0.0)  # which ends its last part
            usage = _sum(usage, reply.usage or Usage())
            if not reply.calls:
                break
            recalls += len(reply.calls)
            request = await _continued(request, reply, question.tools)
        return Answered(
            policy,
            self._window,
            need.session,
            need.number,
            right=not reply.calls and need.wanted in reply.text,
            recalls=recalls,
            usage=usage,
            seconds=perf_counter() - began,
            answer=reply.text[:200],
        )

    def _keep(self, answered: Answered) -> None:
        self.answered.append(answered)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(answered) + b"\n")


async def _continued(request: ModelRequest, reply: ModelReply, tools: AgentToolbox) -> ModelRequest:
    """Return the request with the reply and the results of its calls."""
    results = []
    for call in reply.calls:
        output = await tools.run(call)
        part = ToolResult(call.id, output.data.decode("utf-8", "replace"), output.failed)
        results.append(Message(Role.TOOL, (part,)))
    reply_message = Message(Role.ASSISTANT, tuple(reply.parts))
    return replace(request, messages=(*request.messages, reply_message, *results))


def _sum(first: Usage, second: Usage) -> Usage:
    pairs = zip(msgspec.structs.astuple(first), msgspec.structs.astuple(second), strict=True)
    return Usage(*(one + other for one, other in pairs))


def _size(request: ModelRequest, handle: ModelHandle) -> int:
    weigher = handle.weigher
    tokens = sum(weigher.weigh(message).tokens for message in request.messages)
    return tokens + weigher.tools(request.tools).tokens


def _price(policy: str, sizes: Sequence[int], prices: Prices | None) -> str:
    """Return what has to be confirmed before a policy's questions are asked."""
    summary = f"{policy}: {len(sizes)} questions, {sum(sizes):,} tokens of input"
    if prices is None:
        return f"{summary}; the model's price is unknown"
    once = sum(sizes) * prices.input / 1e6
    output = len(sizes) * REPLY_TOKENS * prices.output / 1e6
    most = MAX_REQUESTS * (once + output)
    return f"{summary}; about ${once:,.2f} without the prompt cache, ${most:,.2f} at most"


class _Between:
    """Implements Provider: asks before the recorded reply comes."""

    def __init__(self, inner: Provider, ask: Callable[[ModelRequest], Awaitable[None]]) -> None:
        self._inner, self._ask = inner, ask

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        await self._ask(request)
        async for event in self._inner.stream(request):
            yield event


class _AskingReplay(Replay):
    """A replay that stops at needs, with a store that the tools can search."""

    ask: Ask
    due: Mapping[int, Sequence[Need]]
    handle: ModelHandle
    failed: HelixError | None = None
    _at = -1

    def is_over(self) -> bool:
        return self.failed is not None or self._at >= max(self.due)

    async def _step(self, message: RecordedMessage) -> None:
        self._at = message.index
        await super()._step(message)

    def _make_deps(self) -> SessionDeps:
        made = super()._make_deps()
        return exchanged(made, store=FakeStore(made.base.clock))

    def _handle(self) -> ModelHandle:
        made = super()._handle()
        return replace(made, provider=_Between(made.provider, self._ask_due_questions))

    async def _ask_due_questions(self, request: ModelRequest) -> None:
        store, clock = self.deps.base.store, self.deps.base.clock
        assert isinstance(store, FakeStore)
        weigher = self.handle.weigher
        tools = AgentToolbox(
            (
                RecallCachedContent(store, clock, lambda: weigher),
                RecallHistory(store, SESSION, lambda: weigher),
                SearchHistory(store, SESSION, lambda: weigher),
                SearchCachedContent(store, lambda: weigher),
            )
        )
        try:
            for need in () if self.failed else self.due.get(self._at, ()):
                await self.ask(Question(need, request, tools))
        except HelixError as error:  # the replay would take it for one of the recorded model
            self.failed = error


def _rows(model: str, answered: Sequence[Answered]) -> dict[str, Row]:
    """One row for each policy, and its row of the table in docs/development.md."""
    result: dict[str, Row] = {}
    say("| model | policy | from the window | after a recall | wrong | input | output | seconds |")
    for policy in dict.fromkeys(item.policy for item in answered):
        mine = [item for item in answered if item.policy == policy]
        seen = sum(item.right and not item.recalls for item in mine) / len(mine)
        recalled = sum(item.right and item.recalls > 0 for item in mine) / len(mine)
        tokens = sum(item.usage.window for item in mine)
        output = sum(item.usage.output for item in mine)
        seconds = median(item.seconds for item in mine)
        say(
            f"| {model} | {policy} | {seen:.1%} | {recalled:.1%} | {1 - seen - recalled:.1%} "
            f"| {tokens:,} | {output:,} | {seconds:.1f} |"
        )
        detail = f"after a recall {recalled:.1%}, wrong {1 - seen - recalled:.1%}"
        result[f"window {policy}"] = Row(100 * seen, "%", len(mine), detail)
    return result
