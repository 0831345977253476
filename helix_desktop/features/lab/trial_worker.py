"""The process that tries policies: loads sessions once, and replays the newest request.

This is a process, because a replay in a thread would make the window stutter.
"""

import copy
import io
import signal
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from multiprocessing.connection import Connection
from typing import TypeAlias

from helix_desktop.app.environment import Paths
from helix_desktop.context.texts.name_index import SHORT_TEXTS
from helix_desktop.context.window_assembler import count_shared
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.context_window.block import Block, ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.costs import NOTHING, UsageSum, call_cost
from helix_desktop.domain.llm import Encoding, Llm, Usage
from helix_desktop.domain.messages import Role
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.playback import Reports
from helix_desktop.engine.replay.recording import RecordedMessage, Recording, read_recording
from helix_desktop.engine.replay.replay import Replay, run_replay
from helix_desktop.engine.replay.window_trace import Line, TraceFrame, TraceHeader, WindowTrace
from helix_desktop.features.lab.trial_figures import PolicyTrial, TrialMaterial, TrialTask
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator

PROGRESS_SECONDS = 0.15
"""The seconds between two updates during a trial."""
MAX_COUNTS = 400_000
"""The cached counts of texts; policies are tried on the same texts again and again."""
MAX_NAMED_TEXTS = 16_384
"""The short texts whose names are cached, for the same reason; about 3 KB each."""


TextCounts: TypeAlias = Mapping[Digest, int]


class TrialLedger(WindowTrace):
    """A trace that keeps accounts instead of a file."""

    names_sources = False

    def __init__(
        self,
        frame: TraceFrame,
        llm: Llm,
        *,
        writer: Llm,
        frame_of: Callable[[int], TraceFrame],
        messages: Sequence[RecordedMessage],
        replies: Sequence[int],
    ) -> None:
        """Take the recorded messages, and the tokens of each reply.

        `frame_of` returns the frame of a context window. `writer` writes handovers and notes.
        """
        super().__init__(TraceHeader("", "", frame), lambda _line: None)
        self._llm, self._writer, self._frame_of = llm, writer, frame_of
        self._messages, self._reply_tokens = messages, replies
        self.windows: list[int] = []
        self._before: Sequence[Block] = ()
        self.spent: list[float] = []
        self.handover_requests: list[int] = []
        self.cached = self.breaks = self.seen = 0

    def begin_request(self, model_window: int) -> bool:
        if model_window in (0, self.frame.window):
            return False
        self.frame = self._frame_of(model_window)
        return True

    def call(
        self, window: ContextWindow, before: int, *, milliseconds: float, events: Sequence[Line]
    ) -> None:
        """Add a replayed request: its window, what the prompt cache has of it, and its cost."""
        blocks, pace = window.blocks, self._messages[before].pace
        cached_share = self._messages[before].cached
        shared_count = count_shared(self._before, blocks)
        shared = pace * window.tokens_of_first(shared_count)
        cached_tokens = round(shared * (1.0 if cached_share is None else cached_share))
        self.windows.append(self.frame.window)
        self.breaks += shared_count < len(self._before)
        self.cached += cached_tokens
        self._before = blocks
        if any(event.get("kind") == "handover" for event in events):
            self.handover_requests.append(self.seen)
        self.seen += 1
        tokens = round(pace * window.account.tokens)
        cost = _cost(self._llm, tokens, cached_tokens, written=self._reply_tokens[before])
        if cost is not None:
            self.spent.append(cost + pace * sum(map(self._job_cost, events)))

    def _job_cost(self, event: Line) -> float:
        """Return the cost of a compaction's model call; 0 for one by rules.

        The main model continues the conversation, most of which is cached. Another model reads only
        what its text replaces.
        """
        if "llm_input_tokens" not in event:
            return 0.0
        read, written = event["llm_input_tokens"], event["llm_output_tokens"]
        if self._writer == self._llm:
            return _cost(self._llm, read, event["llm_cached_tokens"], written=written) or 0.0
        replaced = event["before_tokens"] - event["after_tokens"] + written
        return _cost(self._writer, replaced, 0, written=written) or 0.0


def _cost(llm: Llm, read: int, cached: int, *, written: int) -> float | None:
    """Return the cost of a request, all of which is cached for the next one."""
    fresh, prices = read - cached, llm.prices
    writes = prices is not None and prices.cache_write > 0
    fresh_usage = Usage(cache_write=fresh) if writes else Usage(input=fresh)
    return call_cost(replace(fresh_usage, output=written, cache_read=cached), llm)


class TrialRunner:
    """The material and the policies tried on it."""

    def __init__(self, paths: Paths, *, progress_seconds: float = PROGRESS_SECONDS) -> None:
        """Take `progress_seconds`, the seconds between two progress updates."""
        self._progress_seconds = progress_seconds
        SHORT_TEXTS.max_entries = MAX_NAMED_TEXTS
        counter = TiktokenCounter(TokenizerRanks.of(paths.resources / "tokenizer"))
        self.counter = CachedCounter(counter, max_remembered=MAX_COUNTS)
        self._material: TrialMaterial | None = None
        self._recordings: dict[int, Recording] = {}
        """The recordings by their place in the material, without unreadable ones."""
        self._reply_tokens: dict[int, list[int]] = {}

    def count(self, texts: Iterable[str], encoding: Encoding) -> TextCounts:
        """Count the tokens of texts, and return the counts by the digests of the texts."""
        digests = {digest_of(to_utf8(text)): text for text in texts}
        return {
            digest: self.counter.count_content(digest, text, encoding)
            for digest, text in digests.items()
        }

    def take_counts(self, counts: TextCounts, encoding: Encoding) -> None:
        """Take over what another process counted."""
        for digest, count in counts.items():
            self.counter.remember(digest, encoding, count)

    def load(self, material: TrialMaterial) -> None:
        self._material = material
        recordings = enumerate(read_recording(io.BytesIO(session)) for session in material.sessions)
        self._recordings = {
            index: recording
            for index, recording in recordings
            if recording.messages and not recording.problems
        }
        weigher = ModelMessageWeigher(self.counter, material.llm)
        self._reply_tokens = {
            index: _reply_tokens(recording, weigher)
            for index, recording in self._recordings.items()
        }
        fill_cached_shares(self._recordings.values())

    def run_task(
        self,
        task: TrialTask,
        stopped: Callable[[], bool],
        on_trial: Callable[[PolicyTrial], None] | None = None,
    ) -> PolicyTrial | None:
        """Try a policy; return None if stopped. `on_trial` gets the progress meanwhile."""
        material = self._material
        if material is None or task.policy is None:
            return PolicyTrial(task.number)
        policy = task.policy
        recordings = {
            index: recording
            for index, recording in self._recordings.items()
            if task.only is None or index == task.only
        }
        requests = sum(
            message.role is Role.ASSISTANT
            for recording in recordings.values()
            for message in recording.messages
        )
        began = shown_at = time.monotonic()
        sums = _TrialSums(task.number, requests)
        for index, recording in recordings.items():
            ledger = self._ledger(index, policy, material)
            replay = self._replay(recording, ledger, policy=policy, llm=material.llm)
            actual = material.actual[index] if index < len(material.actual) else NOTHING
            so_far = partial(sums.so_far, ledger, replay, actual)

            def report(so_far: Callable[[], PolicyTrial] = so_far) -> bool:
                """Report the progress at times and return whether to stop, between two steps."""
                nonlocal shown_at
                if on_trial is not None and time.monotonic() - shown_at >= self._progress_seconds:
                    shown_at = time.monotonic()
                    on_trial(so_far())
                return stopped()

            if not run_replay(replay, report):
                return None
            sums.add(ledger, replay, actual)
        return sums.trial(time.monotonic() - began)

    def _ledger(self, index: int, policy: Policy, material: TrialMaterial) -> TrialLedger:
        """Return the accounts of a session, whose requests have the windows that they had."""
        llm = material.llm

        def frame_of(window: int) -> TraceFrame:
            fixed = min(material.fixed, window // 4)
            return TraceFrame(window, policy.reserve(window), fixed, llm.prices)

        messages = self._recordings[index].messages
        first = next((message.window for message in messages if message.window), llm.window)
        return TrialLedger(
            frame_of(first),
            llm,
            writer=material.writer or llm,
            frame_of=frame_of,
            messages=messages,
            replies=self._reply_tokens[index],
        )

    def _replay(
        self, recording: Recording, ledger: TrialLedger, *, policy: Policy, llm: Llm
    ) -> Replay:
        """Return a replay whose model counts as that of the session, which is known from before."""
        pace = next((message.pace for message in recording.messages if message.window), 1.0)
        return Replay(
            recording,
            ledger,
            policy=policy,
            weigher=ModelMessageWeigher(self.counter, llm),
            make_calibrator=lambda model: LearnedCalibrator(model, {model.full_name: pace}),
            reports=Reports(delayed=True),
            precomputes=False,
        )


class _TrialSums:
    """The figures of several sessions, one after the other."""

    def __init__(self, number: int, of: int) -> None:
        self._number, self._of = number, of
        self.sizes: list[int] = []
        self.starts: list[int] = []
        self.windows: list[int] = []
        self.spent: list[float] = []
        self.handover_requests: list[int] = []
        self.events: Counter[str] = Counter()
        self.cached = self.breaks = self.over = self.rewrites = 0
        self.actual = NOTHING

    def add(self, ledger: TrialLedger, replay: Replay, actual: UsageSum) -> None:
        """Add a session's replay to the sums of a trial."""
        figures, start = replay.figures, len(self.sizes)
        self.starts.append(start)
        self.sizes += figures.sizes
        self.windows += ledger.windows
        for dollars in ledger.spent:
            self.spent.append(dollars + (self.spent[-1] if self.spent else 0.0))
        self.handover_requests += [start + request for request in ledger.handover_requests]
        self.events.update(figures.events)
        self.cached += ledger.cached
        self.breaks += ledger.breaks
        self.over += figures.over
        self.rewrites += figures.rewrites
        self.actual = self.actual.plus(actual)

    def so_far(self, ledger: TrialLedger, replay: Replay, actual: UsageSum) -> PolicyTrial:
        """Return the figures with a session that is still being replayed."""
        sums = copy.deepcopy(self)
        sums.add(ledger, replay, actual)
        return replace(sums.trial(0.0), of=self._of, finished=False)

    def trial(self, seconds: float) -> PolicyTrial:
        return PolicyTrial(
            self._number,
            tuple(self.sizes),
            tuple(self.starts),
            tuple(self.spent),
            dict(self.events),
            tuple(self.handover_requests),
            cached=self.cached,
            breaks=self.breaks,
            over=self.over,
            seconds=seconds,
            of=len(self.sizes),
            rewrites=self.rewrites,
            windows=tuple(self.windows),
            actual=self.actual,
        )


def fill_cached_shares(recordings: Collection[Recording]) -> None:
    """Set the share of the previous request that the cache had to the average where it is unknown.

    Without any report, the cache is taken to be perfect.
    """
    known = [
        message.cached
        for recording in recordings
        for message in recording.messages
        if message.cached is not None
    ]
    average = sum(known) / len(known) if known else 1.0
    for recording in recordings:
        recording.messages = [
            replace(message, cached=average) if message.cached is None else message
            for message in recording.messages
        ]


def _reply_tokens(recording: Recording, weigher: MessageWeigher) -> list[int]:
    """Return the tokens of each message, counted as the model's own."""
    return [
        weigher.count(message.text) + sum(weigher.count(call.arguments) for call in message.calls)
        if message.calls or message.text
        else 0
        for message in recording.messages
    ]


def run_trial_worker(paths: Paths, connection: Connection) -> None:
    """Serve until the other side closes. A new request replaces the current trial."""
    # Ctrl+C reaches the whole process group; the parent process ends this one
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    runner = TrialRunner(paths)
    while True:
        try:
            request: TrialMaterial | TrialTask = connection.recv()
            if isinstance(request, TrialMaterial):
                runner.load(request)
            else:
                trial = runner.run_task(request, connection.poll, connection.send)
                connection.send(trial or PolicyTrial(request.number))
        except (EOFError, OSError):
            return
