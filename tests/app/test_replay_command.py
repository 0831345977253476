"""`policy replay`: whole traces or none, plain words, gauges that learn as live ones do."""

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.replay import TerminalProgress, make_trace_frame
from helix_desktop.app.commands.table import all_commands
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY
from helix_desktop.domain.errors import HelixError, PolicyError
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.playback import REPORTS
from helix_desktop.engine.replay.recording import MAX_RECORDING_BYTES
from helix_desktop.engine.replay.window_trace import TraceFrame
from tests.engine.recordings import Line, asks, message_line, returns, work
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]

SESSION = [
    message_line("system", "be brief"),
    message_line("user", "look"),
    asks(("1", '{"path":"a.py"}')),
    returns("1", "text of a"),
    message_line("assistant", "It is there."),
]


def write(path: Path, messages: Sequence[Line]) -> Path:
    text = "".join(json.dumps(one) + "\n" for one in messages)
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(text.encode()))
    else:
        path.write_text(text)
    return path


def calls_of(trace: Path) -> list[Line]:
    with gzip.open(trace, "rt", encoding="utf-8") as file:
        return [row for row in map(json.loads, file) if "call" in row]


def run(*words: object) -> int:
    return main(["policy", "replay", *map(str, words)])


def test_a_folder_of_sessions_becomes_a_folder_of_traces(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recordings = tmp_path / "recorded"
    recordings.mkdir()
    write(recordings / "one.jsonl", SESSION)
    write(recordings / "two.jsonl.gz", SESSION)
    (recordings / "manifest.json").write_text("{}")
    out, figures = tmp_path / "traces", tmp_path / "kept" / "figures.json"
    assert run(recordings, "--out", out, "--jobs", 1, "--figures", figures) == 0
    assert sorted(path.name for path in out.iterdir()) == ["one.jsonl.gz", "two.jsonl.gz"]
    assert [row["before_message"] for row in calls_of(out / "one.jsonl.gz")] == [2, 4]
    figures_read = json.loads(figures.read_text(encoding="utf-8"))
    assert figures_read["machine"]["cores"] >= 1
    assert figures_read["frame"] == {
        "context_window": 128_000,
        "reserve": 16_000,
        "fixed_tokens": 8_000,
    }
    assert figures_read["sessions"].keys() == {"one", "two"}
    assert figures_read["all"]["calls"] == 4
    assert figures_read["all"]["over"] == 0
    table = capsys.readouterr().out.splitlines()
    assert table[-1].split()[:3] == ["balanced:", "2", "4"]


def test_a_broken_session_is_named_and_the_rest_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path / "good.jsonl", SESSION)
    bad = write(tmp_path / "bad.jsonl", SESSION)
    bad.write_text(bad.read_text() + '{"role": "assist\n')
    assert run(bad, good, "--out", tmp_path / "out", "--jobs", 1) == 1
    said_ = capsys.readouterr().out
    assert f"{bad}, line 6: this is no message" in said_
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["good.jsonl.gz"]


def test_a_file_that_is_no_gzip_after_all_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.jsonl.gz"
    bad.write_text("not packed")
    assert run(bad, "--out", tmp_path / "out", "--jobs", 1) == 1
    assert f"{bad}, line 1: the file cannot be read on" in capsys.readouterr().out


def terabyte(path: Path) -> None:
    path.write_bytes(b'{"role":"user"}\n')
    os.truncate(path, 1 << 40)


RECORDINGS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "a pipe": ("it is a pipe, not a file", os.mkfifo),
    "a device": ("it is a device, not a file", lambda path: path.symlink_to("/dev/zero")),
    "a link to nothing": ("No such file", lambda path: path.symlink_to("nowhere")),
    "a terabyte": ("line 2: the line is over", terabyte),
    "nested": ("line 1: this is no message", lambda path: path.write_bytes(b"[" * 1_000_000)),
    "a nested argument": (
        "line 1: this is no message",
        lambda path: path.write_bytes(
            b'{"role":"assistant","tool_calls":[{"arguments":' + b'{"a":' * 900 + b"1" + b"}" * 903
        ),
    ),
    "many lines": ("the recording has over", lambda path: path.write_bytes(b"\n" * 1_100_000)),
}


@pytest.mark.alone
@pytest.mark.skipif(sys.platform != "linux", reason="devices of Linux")
@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recording_that_was_made_to_hurt_is_named_and_the_rest_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    part, make = RECORDINGS[name]
    (tmp_path / "in").mkdir()
    write(tmp_path / "in" / "good.jsonl", SESSION)
    make(tmp_path / "in" / "bad.jsonl")
    began = time.monotonic()
    assert run(tmp_path / "in", "--out", tmp_path / "out", "--jobs", 1) == 1
    assert time.monotonic() - began < 30
    said_ = capsys.readouterr().out
    assert f"{tmp_path / 'in' / 'bad.jsonl'}" in said_
    assert part in said_
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["good.jsonl.gz"]


@pytest.mark.slow
def test_a_packed_recording_is_unpacked_within_bounds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.dumps(message_line("user", "x" * 1_000_000)).encode() + b"\n"
    packed = tmp_path / "packed.jsonl.gz"
    with gzip.open(packed, "wb") as file:
        for _ in range(MAX_RECORDING_BYTES // len(line) + 1):
            file.write(line)
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(gzip.compress(line)[:-5])
    assert run(packed, cut, "--out", tmp_path / "out", "--jobs", 1) == 1
    printed = capsys.readouterr().out
    assert f"the recording has over {MAX_RECORDING_BYTES:,} bytes" in printed
    assert f"{cut}, line 1: the file cannot be read on" in printed or f"{cut}, line 2" in printed
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_several_processes_give_the_same_traces_as_one(tmp_path: Path) -> None:
    files = [
        write(tmp_path / f"s{number}.jsonl", [message_line("user", "go"), *work(5 + number)])
        for number in range(4)
    ]
    assert run(*files, "--out", tmp_path / "alone", "--jobs", 1) == 0
    assert run(*files, "--out", tmp_path / "crew", "--jobs", 2) == 0
    for file in files:
        name = f"{file.stem}.jsonl.gz"
        one, other = calls_of(tmp_path / "alone" / name), calls_of(tmp_path / "crew" / name)
        assert [row["append"] for row in one] == [row["append"] for row in other]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals as on POSIX")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.timeout(120)
def test_ctrl_c_leaves_whole_traces_only(tmp_path: Path, jobs: int) -> None:
    session = [message_line("user", "go"), *work(400, 4_000)]
    recordings = tmp_path / "recorded"
    recordings.mkdir()
    for number in range(30):
        write(recordings / f"s{number}.jsonl", session)
    out = tmp_path / "out"
    command = [sys.executable, "-m", "helix_desktop", "policy", "replay", str(recordings)]
    running = subprocess.Popen(
        [*command, "--out", str(out), "--jobs", str(jobs)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    wait_until(lambda: list(out.glob("*.jsonl.gz")), 60)
    os.killpg(running.pid, signal.SIGINT)
    printed, _ = running.communicate(timeout=60)
    assert running.returncode == 130, printed.decode()
    left = sorted(path.name for path in out.iterdir())
    assert 0 < len(left) < 30
    assert all(name.endswith(".jsonl.gz") for name in left)
    for name in left:
        assert len(calls_of(out / name)) == 400


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["nowhere.jsonl"], "There is no file"),
        (["{empty}"], "has no recorded sessions"),
        (["{file}", "{twin}"], "would write the same trace"),
        (["{file}", "--policy", "frugal"], "There is no policy preset 'frugal'"),
        (["{file}", "--policy", "none.toml"], "Can't read the policy none.toml"),
        (["{file}", "--set", "markers"], "--set needs name=value"),
        (["{file}", "--set", "swoop=1"], "There is no policy value 'swoop'"),
        (["{file}", "--set", "gate_tokens=many"], "gate_tokens can't be 'many'"),
        (["{file}", "--window", "100"], "must have at least 8,000 tokens"),
        (["{file}", "--reserve", "99999"], "--reserve accepts"),
        (["{file}", "--reserve", "499"], "--reserve accepts"),
        (["{file}", "--fixed-tokens", "999999"], "--fixed-tokens accepts"),
    ],
)
def test_invalid_options_are_refused_with_an_explanation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], part: str
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "other").mkdir()
    places = {
        "{file}": str(write(tmp_path / "one.jsonl", SESSION)),
        "{twin}": str(write(tmp_path / "other" / "one.jsonl.gz", SESSION)),
        "{empty}": str(tmp_path / "empty"),
    }
    arguments = [places.get(word, word) for word in words]
    assert run(*arguments, "--out", tmp_path / "out", "--jobs", 1) == 2
    assert part in capsys.readouterr().err


def test_the_frame_of_a_small_window_is_small() -> None:
    assert make_trace_frame(128_000, None, None) == TraceFrame(128_000, 16_000, 8_000)
    assert make_trace_frame(32_000, None, None) == TraceFrame(32_000, 4_000, 2_400)
    assert make_trace_frame(48_001, None, None) == TraceFrame(48_001, 6_000, 6_000)
    assert make_trace_frame(1_000_000, None, 0) == TraceFrame(1_000_000, 16_000, 0)
    with pytest.raises(HelixError):
        make_trace_frame(32_000, 4_001, None)


def test_a_policy_is_a_preset_or_a_file_with_values_changed(tmp_path: Path) -> None:
    assert choose_policy("economy", []) == ("economy", ECONOMY)
    file = tmp_path / "mine.toml"
    file.write_text('preset = "economy"\ngate_tokens = 3210\n')
    label, policy = choose_policy(str(file), ["gate_mode=off", "markers_turns = 100"])
    assert label == "mine,gate_mode=off,markers_turns=100"
    assert (policy.preset, policy.gate_tokens, policy.markers_turns) == ("economy", 3_210, 100)
    assert policy.gate_mode is GateMode.OFF
    file.write_text("preset = [")
    with pytest.raises(PolicyError, match="not valid TOML"):
        choose_policy(str(file), [])


def test_constants_are_replaced_by_a_file_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "constants.toml"
    file.write_text("live_tokens = 321\n")
    _, policy = choose_policy("balanced", [], file)
    assert policy == replace(BALANCED, live_tokens=321)
    for unknown in ("live_token", "gate_tokens"):
        file.write_text(f"{unknown} = 600\n")
        with pytest.raises(PolicyError, match=unknown):
            choose_policy("balanced", [], file)
    with pytest.raises(PolicyError, match="live_tokens"):
        choose_policy("balanced", ["live_tokens=321"])


def test_what_is_no_setting_is_refused_in_a_policy_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("gate_tokens = 700\nlive_tokens = 0\n")
    session = write(tmp_path / "one.jsonl", SESSION)
    assert run(session, "--policy", file, "--out", tmp_path / "out") == 2
    assert "There is no policy value 'live_tokens'." in capsys.readouterr().err


def test_progress_is_drawn_on_a_terminal_and_nowhere_else() -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    screen, file = Screen(), StringIO()
    for stream in (screen, file):
        progress = TerminalProgress(200, stream)
        progress.show(100, "1/2 one")
        progress.close()
    assert "50%  1/2 one" in screen.getvalue()
    assert screen.getvalue().endswith("\r")
    assert "\n" not in screen.getvalue()
    assert file.getvalue() == ""


def test_every_simulated_provider_can_be_asked_for() -> None:
    [command] = [command for command in all_commands() if command.words == "policy replay"]
    parser = ArgumentParser()
    command.declare(parser)
    for name in REPORTS:
        options = parser.parse_args(["file", "--out", "folder", "--gauge", name])
        assert options.gauge == name
    assert parser.parse_args(["file", "--out", "folder"]).gauge == "exact"


@pytest.mark.slow
@pytest.mark.parametrize("name", list(REPORTS))
def test_helix_hands_over_whatever_the_provider_reports(name: str, tmp_path: Path) -> None:
    session = [message_line("user", "look"), *work(70, 3_000), message_line("assistant", "Done.")]
    file = write(tmp_path / "one.jsonl", session)
    out, figures = tmp_path / "traces", tmp_path / "figures.json"
    words = ("--policy", "helix", "--window", 32_000, "--gauge", name, "--figures", figures)
    assert run(file, "--out", out, "--jobs", 1, *words) == 0
    values = json.loads(figures.read_text(encoding="utf-8"))["all"]
    assert values["events"]["handover"] > 0
    assert values["over"] == 0


def test_simulated_reports_of_two_sessions_differ() -> None:
    one, other = (replace(REPORTS["10"], session=name) for name in ("one", "other"))
    usages = [[model.usage(10_000, call) for call in range(1, 9)] for model in (one, one, other)]
    assert usages[0] == usages[1] != usages[2]
