"""Replayed sessions: every call gets its window, and the trace speaks of what was recorded."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helix_desktop.domain.canonical_messages import canonical_json
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import HELIX
from helix_desktop.engine.replay.playback import NOT_RECORDED, Reports
from helix_desktop.engine.replay.window_trace import TraceFrame
from helix_desktop.engine.turn import MAX_REPEATS
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.app.test_command_line import helix
from tests.engine.recordings import (
    Line,
    ParsedTrace,
    asks,
    message_line,
    replay_trace,
    returns,
    work,
)
from tests.examples import tries

WIDE = TraceFrame(1_000_000, 16_000, 8_000)
TIGHT = TraceFrame(8_000, 1_000, 4_500)
"""So little room that trims fold most of a session."""


def key(message: Line) -> tuple[object, ...]:
    """What the scorer compares messages by."""
    calls = [(c["id"], c["name"], c["arguments"]) for c in message.get("tool_calls") or []]
    return message["role"], message["content"] or "", calls, message.get("tool_call_id")


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


SESSION = [
    message_line("system", "be brief"),
    message_line("system", "rules of the project"),
    message_line("user", "the folder is /x", meta=True),
    message_line("user", "look at a"),
    message_line("user", "and at b"),
    asks(("1", '{"path": "a"}'), ("2", '{"path":"b"}'), content="Looking."),
    returns("1", "text of a"),
    returns("2", ""),
    message_line("assistant", "Both are there."),
    message_line("assistant", "Anything else?"),
    message_line("system", "the build is red"),
    message_line("user", "no"),
    message_line("assistant", "Fine."),
]


def test_windows_that_need_no_compaction_are_replayed_as_recorded() -> None:
    result = replay_trace(SESSION, frame=WIDE)
    before = [row["before_message"] for row in result.calls]
    assert before == [5, 8, 9, 12]
    for index, window in zip(before, result.windows, strict=True):
        assert [key(one) for one in window] == [key(one) for one in SESSION[:index]]
    assert result.kinds == []


def test_definitions_are_the_digests_of_their_messages_and_come_before_their_use() -> None:
    result = replay_trace([*SESSION, *work(20), message_line("assistant", "done")])
    known: set[str] = set()
    for row in result.rows:
        if "def" in row:
            assert row["def"] == sha(canonical_json(row["message"]))
            assert row["def"] not in known, "each message is told once"
            known.add(row["def"])
        if "call" in row:
            assert known.issuperset(row["append"])


def test_a_request_that_the_model_refuses_is_made_smaller_and_is_none_of_the_replayed_ones() -> (
    None
):
    """The model counts far more than was assumed, and reports nothing before it refuses."""
    messages = [message_line("user", "look"), *work(30), message_line("assistant", "done")]
    bare = HELIX.with_values({"markers_turns": 0, "compact_percent": 0.0})
    reports = Reports("silent", factor=1.6, enabled=False)
    frame = TraceFrame(16_000, 1_000, 2_000)
    result = replay_trace(
        messages, policy=bare, frame=frame, reports=reports, make_calibrator=LearnedCalibrator
    )
    assert len(result.calls) == 31
    assert result.figures.over == 0
    assert "trim" in result.kinds
    # it was filled until the model said no
    assert max(result.figures.sizes) > 0.8 * (frame.window - frame.reserve)


def test_the_header_of_a_trace_names_its_session_and_limits() -> None:
    result = replay_trace(SESSION[:6])
    assert result.rows[0] == {
        "trace": 1,
        "session": "made",
        "policy": "test",
        "context_window": 8_000,
        "reserve": 1_000,
        "fixed_tokens": 500,
    }


def test_a_long_session_stays_within_its_limits_and_says_how() -> None:
    frame = TraceFrame(32_000, 4_000, 4_000)
    session = [
        message_line("user", "read everything"),
        *work(60, 4_000),
        message_line("assistant", "done"),
    ]
    result = replay_trace(session, frame=frame)
    assert result.figures.over == 0
    assert max(result.figures.sizes) <= frame.window - frame.reserve
    assert "notes" in result.kinds
    assert _history(result.rows)
    for row in result.calls:
        for event in row["events"]:
            assert event["after_tokens"] < event["before_tokens"]
    assert len(result.figures.milliseconds) == len(result.calls) == 61


def test_the_fixed_tokens_count_and_are_no_message() -> None:
    [size] = replay_trace(SESSION[:6]).figures.sizes
    [without] = replay_trace(SESSION[:6], frame=TraceFrame(8_000, 1_000, 0)).figures.sizes
    assert size == without + 500
    assert not any("recorded" in json.dumps(one) for one in replay_trace(SESSION[:6]).windows[0])


@pytest.mark.parametrize("answered", [True, False])
def test_a_recording_may_repeat_a_call_as_often_as_it_did(answered: bool) -> None:
    lines = [message_line("user", "wait for it")]
    for number in range(2 * MAX_REPEATS):
        lines.append(asks((str(number), '{"command": "state"}')))
        lines.extend([returns(str(number), "in progress")] if answered else [])
    result = replay_trace([*lines, message_line("assistant", "done")], frame=WIDE)
    assert len(result.calls) == 2 * MAX_REPEATS + 1


def test_a_trace_event_stands_on_the_first_call_whose_window_shows_it() -> None:
    result = replay_trace([message_line("user", "read everything"), *work(40)])
    marked = [
        number
        for number, window in enumerate(result.windows)
        if any("[CACHED]" in one["content"] or "[HISTORY]" in one["content"] for one in window)
    ]
    first = next(number for number, row in enumerate(result.calls) if row["events"])
    assert marked[0] == first


def test_a_prompt_that_never_fits_is_counted_and_the_replay_goes_on() -> None:
    prompt = "you are a very careful agent. " * 1_500
    result = replay_trace(
        [
            message_line("system", prompt),
            message_line("user", "go"),
            message_line("assistant", "yes"),
        ]
    )
    assert result.kinds == ["overflow"]
    assert result.figures.over == 1
    assert result.windows[0][0]["content"] == prompt


def test_repeated_call_ids_are_replayed_as_recorded() -> None:
    session = [
        message_line("user", "go"),
        asks(("1", '{"path":"a"}')),
        returns("1", "first"),
        asks(("1", '{"path":"b"}')),
        returns("1", "second"),
        message_line("assistant", "done"),
    ]
    window = replay_trace(session, frame=WIDE).windows[-1]
    assert [key(one) for one in window] == [key(one) for one in session[:5]]


def test_a_call_without_a_result_gets_one_that_says_so() -> None:
    window = replay_trace(
        [message_line("user", "go"), asks(("1", "")), message_line("assistant", "hm")]
    ).windows[-1]
    assert window[-1]["content"].encode() == NOT_RECORDED
    assert window[-1]["tool_call_id"] == "1"


def test_a_reply_that_says_nothing_is_asked_for_and_leaves_nothing() -> None:
    session = [
        message_line("user", "go"),
        message_line("assistant", ""),
        message_line("assistant", "yes"),
    ]
    result = replay_trace(session)
    assert [row["before_message"] for row in result.calls] == [1, 2]
    assert [one["content"] for one in result.windows[1]] == ["go"]


def test_a_handover_before_a_request_leaves_the_recorded_reply_to_that_request() -> None:
    session = [
        message
        for number in range(3)
        for message in (
            message_line("user", _rows(number, 150)),
            message_line("assistant", _rows(number, 150)),
        )
    ]
    reply = asks(("big", '{"path":"x"}'))
    session += [
        message_line("user", _rows(3, 600)),
        reply,
        returns("big", "text"),
        message_line("assistant", "ok"),
    ]
    result = replay_trace(session, policy=HELIX)
    [before] = [row for row in result.calls if row["before_message"] == len(session) - 3]
    assert "handover" in [event["kind"] for event in before["events"]]
    assert [key(one) for one in result.windows[-1][-3:]] == [key(one) for one in session[-4:-1]]


def _rows(table: int, count: int) -> str:
    return " ".join(f"row {number} of table {table}" for number in range(count))


def test_empty_sessions_and_sessions_without_replies_have_no_calls() -> None:
    assert replay_trace([]).calls == []
    assert replay_trace([message_line("user", "anyone?")]).calls == []


def test_two_replays_write_equal_traces() -> None:
    session = [message_line("user", "read everything"), *work(40)]

    def steady(results: ParsedTrace) -> list[Line]:
        return [{k: v for k, v in row.items() if k != "engine_ms"} for row in results.rows]

    assert steady(replay_trace(session)) == steady(replay_trace(session))


def test_the_gate_asks_nobody_and_stays_off_where_the_policy_says_so() -> None:
    large = "a row of the table\n" * 2_000
    session = [
        message_line("user", "go"),
        asks(("1", "")),
        returns("1", large),
        message_line("assistant", "ok"),
    ]
    off = replay_trace(session, policy=HELIX, frame=WIDE)
    assert HELIX.gate_mode is GateMode.OFF
    assert off.windows[-1][-1]["content"] == large


_TEXTS = st.text(alphabet="abc é\n.", max_size=40)
_SIZES = st.integers(0, 60)


@st.composite
def _sessions(draw: st.DrawFn) -> list[Line]:
    """Turns of steps with outputs of any size; ids may come again."""
    made: list[Line] = [message_line("system", "be brief")] if draw(st.booleans()) else []
    for turn in range(draw(st.integers(1, 4))):
        made.append(message_line("user", f"request {turn} {draw(_TEXTS)}"))
        if draw(st.booleans()):
            made.append(message_line("user", f"context {turn}", meta=True))
        for step in range(draw(st.integers(0, 8))):
            ids = [f"{step if draw(st.booleans()) else f'{turn}-{step}'}-{n}" for n in range(2)]
            made.append(asks(*((name, '{"path":"x.py"}') for name in ids), content=draw(_TEXTS)))
            made += [returns(name, f"found {name} in x.py\n" * draw(_SIZES)) for name in ids]
        made.append(message_line("assistant", f"answer {turn}"))
    return made


def _history(rows: Sequence[Line]) -> list[Line]:
    return [row for row in rows if "history" in row]


@settings(max_examples=tries(40), suppress_health_check=[HealthCheck.too_slow])
@given(session=_sessions())
def test_a_history_line_is_the_digest_of_the_recorded_messages(session: list[Line]) -> None:
    result = replay_trace(session, frame=TIGHT)
    declared = set()
    for row in _history(result.rows):
        covered = [session[index] for first, end in row["covers"] for index in range(first, end)]
        plain = [
            {k: one[k] for k in ("role", "content", "tool_calls", "tool_call_id") if k in one}
            for one in covered
        ]
        assert row["history"] == sha(canonical_json(plain))
        declared.add(row["history"])
    for window in result.windows:
        for message in window:
            if "[HISTORY]" in message["content"]:
                assert any(digest in message["content"] for digest in declared)


@settings(max_examples=tries(40), suppress_health_check=[HealthCheck.too_slow])
@given(session=_sessions())
def test_every_window_has_the_newest_message_and_whole_batches(session: list[Line]) -> None:
    result = replay_trace(session, frame=TIGHT)
    for row, window in zip(result.calls, result.windows, strict=True):
        newest = session[row["before_message"] - 1]
        assert window[-1]["role"] == newest["role"]
        open_calls: list[str] = []
        for message in window:
            if message["role"] == "tool":
                open_calls.remove(message["tool_call_id"])
            else:
                assert not open_calls
                open_calls = [call["id"] for call in message.get("tool_calls", ())]
        assert not open_calls


SESSIONS = ("agentv-ceb8a30657c9", "livemcp-38-56", "swea-ctf-concat", "tau-airline-000")
"""Long turns, trims at 32K, empty outputs, many short turns."""


@pytest.fixture(scope="module")
def recorded(shared: Path) -> Path:
    folder = shared / "replay"
    if not (folder / "score_windows.py").is_file():
        pytest.skip("no recorded sessions beside the project")
    return folder


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("window", [32_000, 128_000])
def test_no_window_of_recorded_sessions_is_wrong(
    recorded: Path, tmp_path: Path, window: int
) -> None:
    files = [recorded / "dev" / f"{name}.jsonl.gz" for name in SESSIONS]
    done = helix("policy", "replay", *files, "--window", str(window), "--out", tmp_path / "traces")
    assert done.returncode == 0, done.stdout + done.stderr
    score_file = tmp_path / "score.json"
    scored = subprocess.run(
        [
            *(sys.executable, str(recorded / "score_windows.py"), str(tmp_path / "traces")),
            *("--sessions", str(recorded / "dev"), "--qa", str(recorded / "qa" / "dev")),
            *("--ranks", str(recorded / "o200k_base.tiktoken.xz"), "--json", str(score_file)),
        ],
        cwd=recorded,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert scored.returncode == 0, scored.stdout + scored.stderr
    scores = json.loads(score_file.read_text(encoding="utf-8"))["policies"]["balanced"]["all"]
    assert scores["sessions"] == len(SESSIONS)
    wrong = {name: scores[name] for name in ("invalid_windows", "over_limit", "dangling", "lost")}
    assert wrong == dict.fromkeys(wrong, 0), scores["examples"]
