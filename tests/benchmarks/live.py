"""Recorded sessions whose model is a server: each reply comes over HTTP, in a real dialect.

The server says what was recorded, and reports FACTOR times the tokens that Helix counts. The same
sessions are replayed in this process, with exact reports and with those of the server.
"""

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

from helix_desktop.app.commands.replay import collect_figures, make_trace_frame
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.replay.replay_files import open_recording, session_name
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.playback import EXACT, Reports
from helix_desktop.engine.replay.recording import Recording, read_recording
from helix_desktop.engine.replay.replay import Replay
from helix_desktop.engine.replay.window_trace import TraceHeader, WindowTrace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.benchmarks.answers import configured_model
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.scorer import QUICK, Score, Scored, scored_traces
from tests.system.peers.fault_modes import well
from tests.system.prove.dialect_says import Called, chat
from tests.system.scenarios.served import SERVED, Served

WINDOW, SESSIONS = 128_000, 12
FACTOR = 1.15
NAME = "more15"
"""The name of the reports, as in a table."""
MORE = Reports(NAME, FACTOR)


def scored_live(policy: str, folder: Path, *, quick: bool) -> tuple[Scored, Scored, Scored]:
    """Score sessions with exact reports, with FACTOR times as many tokens, and these over HTTP."""
    files = sorted(RECORDED.glob("*.jsonl.gz"))
    if not files:
        raise RuntimeError("no recorded sessions (shared/replay) beside the project")
    chosen = files[:: len(files) // SESSIONS][:SESSIONS]
    if quick:
        chosen = [file for file in files if session_name(file) in QUICK]
    return asyncio.run(_scored_live(policy, chosen, folder))


async def _scored_live(
    policy: str, files: list[Path], folder: Path
) -> tuple[Scored, Scored, Scored]:
    with TemporaryDirectory(prefix="helix-live-") as place, Served() as served:
        paths = find_paths(Path(place))
        make_private_folders(paths)
        models = ModelRegistry(paths)
        url = f"http://127.0.0.1:{served.port}/v1"
        models.add_endpoint(OwnEndpoint("own", DialectId.OPENAI_CHAT, url, needs_key=False))
        async with configured_model("own/recorded", paths, SERVED) as handle:
            exact = await _scored(policy, files, folder / "exact")
            more = await _scored(policy, files, folder / NAME, MORE)
            line = _Line(served, handle.provider)
            return exact, more, await _scored(policy, files, folder / "live", MORE, line=line)


async def _scored(
    policy: str,
    files: list[Path],
    folder: Path,
    reports: Reports = EXACT,
    *,
    line: "_Line | None" = None,
) -> Scored:
    traces = folder / f"{policy}-{WINDOW}"
    traces.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="helix-count-") as place:
        counter = exact_counter(find_paths(Path(place)))
    label, made = choose_policy(policy, ())
    frame = make_trace_frame(WINDOW, None, None, default_reserve=made.reserve(WINDOW))
    figures: dict[str, Score] = {}
    for file in files:
        with open_recording(file) as stream:
            recording = read_recording(stream)
        weigher = ModelMessageWeigher(
            CachedCounter(counter), Llm("recorded", "recorded", WINDOW, 0)
        )
        with gzip.open(traces / file.name, "wt", encoding="utf-8") as out:
            trace = WindowTrace(TraceHeader(session_name(file), label, frame), out.write)
            replay = _LiveReplay(recording, trace, made, weigher, reports=reports, line=line)
            await replay.run()
        figures[session_name(file)] = collect_figures([replay.figures], frame)
    return scored_traces(traces, folder, policy=policy, figures=figures)


class _Line:
    """A server and the provider that speaks with it."""

    def __init__(self, served: Served, provider: Provider) -> None:
        self.served, self._provider = served, provider

    def over(self, recorded: Provider) -> "_Recorded":
        return _Recorded(self.served, recorded, self._provider)


class _Recorded:
    """Implements Provider: what another one says comes from the server."""

    def __init__(self, served: Served, recorded: Provider, provider: Provider) -> None:
        self._served, self._recorded, self._provider = served, recorded, provider

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        events = [event async for event in self._recorded.stream(request)]
        texts = [event.text for event in events if isinstance(event, TextDelta)]
        calls = [
            Called(event.call.id, event.call.tool, event.call.arguments)
            for event in events
            if isinstance(event, ToolCallArrived)
        ]
        [usage] = [event.usage for event in events if isinstance(event, StreamFinished)]
        input_tokens = usage.window if usage else 0
        self._served.plan(lambda talk: well(talk, chat(texts, calls, input_tokens=input_tokens)))
        async for event in self._provider.stream(request):
            yield event


class _LiveReplay(Replay):
    """A replay whose replies come over a line, if there is one."""

    def __init__(
        self,
        recording: Recording,
        trace: WindowTrace,
        policy: Policy,
        weigher: ModelMessageWeigher,
        *,
        reports: Reports,
        line: _Line | None,
    ) -> None:
        self._line = line
        super().__init__(
            recording,
            trace,
            policy=policy,
            weigher=weigher,
            make_calibrator=LearnedCalibrator,
            reports=reports,
        )

    def _handle(self) -> ModelHandle:
        made = super()._handle()
        return replace(made, provider=self._line.over(made.provider)) if self._line else made
