"""Small recorded sessions, and the traces of their replay."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, TypeAlias

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.ports import UsageCalibrator
from helix_desktop.engine.replay.playback import EXACT, Reports
from helix_desktop.engine.replay.recording import Recording, read_recording
from helix_desktop.engine.replay.replay import Replay
from helix_desktop.engine.replay.window_trace import (
    ReplayFigures,
    TraceFrame,
    TraceHeader,
    WindowTrace,
)
from tests.engine.stage import play
from tests.fakes.weigher import FakeGauge, FakeWeigher

Line: TypeAlias = dict[str, Any]

FRAME = TraceFrame(8_000, 1_000, 500)


def message_line(role: str, content: Any = "", **more: Any) -> Line:
    return {"role": role, "content": content, **more}


def asks(*calls: tuple[str, str], content: Any = "") -> Line:
    """Return an assistant message that calls `look`; a call is its ID and arguments."""
    made = [{"id": name, "name": "look", "arguments": text} for name, text in calls]
    return message_line("assistant", content, tool_calls=made)


def returns(name: str, content: Any) -> Line:
    return message_line("tool", content, tool_call_id=name)


def recorded(messages: Iterable[Line]) -> Recording:
    return read_recording(BytesIO(b"".join(json.dumps(one).encode() + b"\n" for one in messages)))


def work(steps: int, size: int = 1_200) -> list[Line]:
    """Return a turn of several steps, each with a call and a distinct output."""
    made: list[Line] = []
    for number in range(steps):
        text = f"line {number} of module_{number}.py\n" * (size // 24)
        made.append(asks((f"c{number}", f'{{"path":"module_{number}.py"}}')))
        made.append(returns(f"c{number}", text))
    return made


@dataclass
class ParsedTrace:
    """A parsed trace."""

    rows: list[Line]
    figures: ReplayFigures
    windows: list[list[Line]] = field(default_factory=list)
    calls: list[Line] = field(default_factory=list)

    def __post_init__(self) -> None:
        messages = {row["def"]: row["message"] for row in self.rows if "def" in row}
        last: list[str] = []
        for row in self.rows:
            if "call" in row:
                last = last[: row["keep"]] + row["append"]
                self.windows.append([messages[name] for name in last])
                self.calls.append(row)

    @property
    def kinds(self) -> list[str]:
        return [event["kind"] for row in self.calls for event in row["events"]]


def replay_trace(
    messages: Sequence[Line],
    *,
    policy: Policy = BALANCED,
    frame: TraceFrame = FRAME,
    reports: Reports = EXACT,
    make_calibrator: Callable[[Llm], UsageCalibrator] = FakeGauge,
) -> ParsedTrace:
    """Replay a session and parse its trace."""
    lines: list[str] = []
    trace = WindowTrace(TraceHeader("made", "test", frame), lines.append)
    replay = Replay(
        recorded(messages),
        trace,
        policy=policy,
        weigher=FakeWeigher(),
        make_calibrator=make_calibrator,
        reports=reports,
    )
    assert play(replay.run())
    return ParsedTrace([json.loads(line) for line in lines], replay.figures)
