"""Traces: what a turn sends to a file or a collector, and what it never sends."""

import json
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.commands.ask import run_ask
from helix_desktop.app.environment import find_paths
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.app.settings import Settings
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.errors import ProviderOverloaded, SettingsError
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.live_events import Journaled, TracesUnsent
from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta, ToolCallArrived, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.features.traces.feature import TARGET, TEXTS
from helix_desktop.features.traces.trace_export import (
    Span,
    SpanKind,
    SpanMaker,
    TraceExport,
    append_line,
    otlp_traces,
)
from helix_desktop.features.traces.trace_target import TRACES_VARIABLE, TraceTarget, parse_target
from tests.app.test_ask_command import ask_status, parts, project, saying, task_of
from tests.fakes.provider import Script
from tests.system.peers.small_server import SmallServer

__all__ = ["project"]

KEY = "sk-ant-api03-" + "Q7x9" * 12
CALL = ToolCall("call-1", "read_file", '{"path": "README.md"}')
SCRIPT: tuple[Script, ...] = (
    (ToolCallArrived(CALL), StreamFinished(StopReason.TOOLS, Usage(100, 10, 1_000, 50))),
    (TextDelta("A ledger."), StreamFinished(StopReason.ANSWERED, Usage(50, 5))),
)
Spans = dict[str, dict[str, Any]]


def spans_of(data: bytes) -> Spans:
    """Return the spans of lines or bodies by name, with plain attributes."""
    spans: Spans = {}
    for line in data.splitlines():
        [resource] = json.loads(line)["resourceSpans"]
        [scope] = resource["scopeSpans"]
        for span in scope["spans"]:
            values = {one["key"]: one["value"] for one in span["attributes"]}
            plain = {key: next(iter(value.values())) for key, value in values.items()}
            spans.setdefault(span["name"], span | {"attributes": plain})
    return spans


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "traces.jsonl"


def ask_with(tmp_path: Path, *script: Script, texts: bool = False, **settings: str) -> int:
    chosen = Settings(find_paths(tmp_path / "data").settings)
    for key, value in settings.items():
        chosen.set(key, value)
    chosen.set(TEXTS, texts)
    return ask_status(tmp_path, "What is it?", provider=saying(*script))


def test_a_turn_becomes_spans_of_the_agent_the_model_and_the_tool(
    tmp_path: Path, project: Path, file: Path
) -> None:
    assert ask_with(tmp_path, *SCRIPT, traces=str(file)) == 0
    spans = spans_of(file.read_bytes())
    turn, call = spans["invoke_agent helix-desktop"], spans["execute_tool read_file"]
    model = spans["chat practice"]
    assert {span["traceId"] for span in spans.values()} == {turn["traceId"]}
    assert "parentSpanId" not in turn
    assert model["parentSpanId"] == call["parentSpanId"] == turn["spanId"]
    assert (len(turn["traceId"]), len(turn["spanId"])) == (32, 16)
    assert (turn["kind"], model["kind"]) == (1, 3)
    assert model["attributes"]["gen_ai.operation.name"] == "chat"
    assert model["attributes"]["gen_ai.request.model"] == "practice"
    assert model["attributes"]["gen_ai.provider.name"] == "practice"
    assert model["attributes"]["gen_ai.usage.input_tokens"] == "1150", "a cache's tokens count"
    assert model["attributes"]["gen_ai.usage.cache_read.input_tokens"] == "1000"
    assert call["attributes"]["gen_ai.tool.call.id"] == "call-1"
    assert turn["attributes"]["gen_ai.usage.output_tokens"] == "15"
    assert int(turn["startTimeUnixNano"]) <= int(turn["endTimeUnixNano"])
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_without_the_setting_there_are_no_traces(tmp_path: Path, project: Path) -> None:
    before = set(tmp_path.iterdir())
    assert ask_with(tmp_path, *SCRIPT) == 0
    assert set(tmp_path.iterdir()) - before == {tmp_path / "data"}


def test_no_message_or_argument_is_in_a_trace_unless_that_is_switched_on(
    tmp_path: Path, project: Path, file: Path
) -> None:
    assert ask_with(tmp_path, *SCRIPT, traces=str(file)) == 0
    written = file.read_text()
    assert not [text for text in ("What is it", "A ledger", "README.md") if text in written]
    file.unlink()
    assert ask_with(tmp_path, *SCRIPT, traces=str(file), texts=True) == 0
    written = file.read_text()
    assert [text for text in ("What is it", "A ledger", "README.md") if text not in written] == []


def test_secrets_are_left_out_of_messages_in_a_trace(
    tmp_path: Path, project: Path, file: Path
) -> None:
    leaking = ToolCall("call-1", "read_file", json.dumps({"path": KEY, "deep": [{"key": KEY}]}))
    script: tuple[Script, ...] = (
        (
            TextDelta(f"The key is {KEY}."),
            ToolCallArrived(leaking),
            StreamFinished(StopReason.TOOLS, Usage(1, 1)),
        ),
        SCRIPT[1],
    )
    assert ask_with(tmp_path, *script, traces=str(file), texts=True) == 0
    assert "The key is" in file.read_text()
    assert KEY not in file.read_text()


def test_a_collector_on_this_computer_gets_the_same_spans(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with SmallServer(lambda _request: b"{}", kind="application/json") as collector:
        assert ask_with(tmp_path, *SCRIPT, traces=f"http://localhost:{collector.port}") == 0
        assert set(collector.paths) == {"/v1/traces"}
        spans = spans_of(b"\n".join(collector.bodies))
    assert {"invoke_agent helix-desktop", "chat practice"} <= set(spans)
    assert "Traces" not in capsys.readouterr().err


def test_a_redirect_of_a_collector_is_not_followed(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as elsewhere:
        elsewhere.setblocking(False)
        place = f"http://127.0.0.1:{elsewhere.getsockname()[1]}/"

        def redirect(request: Any) -> bytes:
            request.send_response(307)
            request.send_header("Location", place)
            request.end_headers()
            return b""

        with SmallServer(redirect) as collector:
            assert ask_with(tmp_path, *SCRIPT, traces=f"http://127.0.0.1:{collector.port}") == 0
        with pytest.raises(BlockingIOError):
            elsewhere.accept()
    assert "HTTP 307" in capsys.readouterr().err


def test_a_collector_that_is_gone_is_told_once_and_the_turn_is_done(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    assert ask_with(tmp_path, *SCRIPT, traces=f"http://127.0.0.1:{port}") == 0
    shown = capsys.readouterr()
    assert shown.out == "A ledger.\n"
    assert shown.err.count("! Traces can't be written") == 1


def test_the_environment_variable_is_used_in_place_of_the_setting(
    tmp_path: Path, project: Path, file: Path
) -> None:
    task = task_of("--folder", project, "What is it?")
    environ = {TRACES_VARIABLE: str(file)}
    real = replace(parts(saying(*SCRIPT)), environ=environ)
    assert run_ask(task, find_paths(tmp_path / "data"), real) == 0
    assert "chat practice" in spans_of(file.read_bytes())


def test_a_turn_that_fails_is_a_span_with_an_error(
    tmp_path: Path, project: Path, file: Path
) -> None:
    assert ask_with(tmp_path, (ProviderOverloaded("Busy.", "Wait."),), traces=str(file)) == 1
    turn = spans_of(file.read_bytes())["invoke_agent helix-desktop"]
    assert turn["status"] == {"code": 2}
    assert turn["attributes"]["error.type"] == "failed"
    assert "Busy" not in file.read_text()


@pytest.mark.parametrize(
    "text",
    [
        "https://127.0.0.1:4318",
        "http://example.org:4318",
        "http://10.0.0.1:4318",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1@example.org/",
        "http://user:word@127.0.0.1/",
        "http://0.0.0.0:4318",
        "http://169.254.169.254/",
        "http://[::1",
        "http://127.0.0.1:99999",
        "file:///tmp/traces",
        "traces.jsonl",
    ],
)
def test_traces_go_nowhere_but_to_a_file_or_this_computer(tmp_path: Path, text: str) -> None:
    with pytest.raises(SettingsError):
        parse_target(text)
    settings = Settings(tmp_path / "settings.json")
    with pytest.raises(SettingsError):
        settings.set(TARGET, text)
    assert settings.text(TARGET) == ""


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("", None),
        ("  ", None),
        ("http://127.0.0.1", TraceTarget(None, "127.0.0.1")),
        ("http://localhost:5000/", TraceTarget(None, "127.0.0.1", 5000)),
        ("http://[::1]:5000/v1/traces?key=x", TraceTarget(None, "::1", 5000, "/v1/traces?key=x")),
        ("/var/log/traces.jsonl", TraceTarget(Path("/var/log/traces.jsonl"))),
    ],
)
def test_a_target_is_a_file_or_a_loopback_address(text: str, target: TraceTarget | None) -> None:
    assert parse_target(text) == target


def test_a_link_a_pipe_and_a_folder_are_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    os.mkfifo(tmp_path / "pipe")
    for name in ("link", "pipe", ".", "gone/traces"):
        with pytest.raises(OSError, match=r"levels|regular|device|directory|No such"):
            append_line(tmp_path / name, b"{}")
    assert (tmp_path / "mine").read_bytes() == b"mine"


def test_a_device_is_not_written_to_and_the_turn_is_done(
    tmp_path: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("needs /dev/full")
    assert ask_with(tmp_path, *SCRIPT, traces=str(full)) == 0
    assert "! Traces can't be written to /dev/full" in capsys.readouterr().err


def recorded(seq: int, event: Event, session: str = "s") -> Recorded:
    return Recorded(SessionId(session), seq, event)


def test_the_turn_of_a_subagent_is_in_the_trace_of_its_parent() -> None:
    maker = SpanMaker(lambda _session, _model: "openai")
    first_events = [
        recorded(1, TurnStarted(1.0, "go")),
        recorded(1, SessionStarted(2.0, "task", parent=SessionId("s")), "child"),
        recorded(2, TurnStarted(2.0, "task"), "child"),
    ]
    assert [maker.take(one) for one in first_events] == [None] * 3
    reply = AssistantReplied(3.0, "gpt-5.5", (Text("Done."),), StopReason.ANSWERED, Usage(1, 1))
    spans = [
        maker.take(recorded(3, reply, "child")),
        maker.take(recorded(4, TurnEnded(4.0, Ending.DONE), "child")),
        maker.take(recorded(5, TurnEnded(5.0, Ending.DONE))),
    ]
    model, child, parent = [span for span in spans if span is not None]
    assert {span.trace for span in (model, child, parent)} == {parent.trace}
    assert (model.parent, child.parent, parent.parent) == (child.id, parent.id, "")


def test_hostile_content_gives_valid_json_of_a_limited_size() -> None:
    deep: dict[str, object] = {}
    for _ in range(900):
        deep = {"a": deep}
    content: dict[str, object] = {"x": ["\ud800", "a" * 1_000_000, deep, float("nan")]}
    span = Span("0" * 32, "0" * 16, "", "chat \ud800", SpanKind.CLIENT, 2.0, 1.0, {}, content)
    text = json.dumps(otlp_traces([span], SecretFilter()))
    assert len(text) < 100_000
    text.encode("utf-8")
    [resource] = json.loads(text)["resourceSpans"]
    [made] = resource["scopeSpans"][0]["spans"]
    assert made["startTimeUnixNano"] == made["endTimeUnixNano"] == "2000000000"


async def test_a_collector_that_never_answers_holds_up_nothing() -> None:
    bus, supervisor = EventBus(), Supervisor(lambda _name, _error: None)
    problems: list[TracesUnsent] = []
    bus.subscribe(lambda event: problems.append(event) if isinstance(event, TracesUnsent) else None)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        export = TraceExport(
            bus,
            supervisor,
            target=lambda: f"http://127.0.0.1:{silent.getsockname()[1]}",
            with_content=lambda: False,
            provider_of=lambda _session, _model: "",
            timeout_seconds=0.1,
        )
        bus.subscribe(export.take)
        for seq in range(3_000):
            event = ToolReturned(1.0, f"{seq}", "shell", "x", digest_of(b""), 0, Outcome.OK)
            bus.publish(Journaled(recorded(seq, event)))
        assert export.waiting <= 2_000
        await export.close()
    assert len(problems) == 1
    assert export.waiting == 0
    assert supervisor.running == 0
