"""A replay learns what a live session would from what the provider reports."""

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest

from helix_desktop.app.commands.replay import make_trace_frame
from helix_desktop.app.commands.table import COMMANDS
from helix_desktop.app.environment import find_paths
from helix_desktop.app.replay.replay_files import ReplayTask
from helix_desktop.app.replay.worker_pool import replay_in_processes
from helix_desktop.domain.context_window.presets import HELIX
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.playback import REPORTS
from helix_desktop.providers.tokens.usage_calibration import WOBBLES
from tests.app.test_replay_command import run, write
from tests.engine.recordings import said, work


def test_every_simulated_provider_can_be_asked_for() -> None:
    [command] = [each for each in COMMANDS if each.name == "replay"]
    parser = ArgumentParser()
    command.declare(parser)
    for name in REPORTS:
        found = parser.parse_args(["file", "--out", "folder", "--gauge", name])
        assert found.gauge == name
    assert parser.parse_args(["file", "--out", "folder"]).gauge == "exact"


@pytest.mark.slow
@pytest.mark.parametrize("name", list(REPORTS))
def test_helix_hands_over_whatever_the_provider_reports(name: str, tmp_path: Path) -> None:
    session = [said("user", "look"), *work(60, 3_000), said("assistant", "Done.")]
    file = write(tmp_path / "one.jsonl", session)
    out, figures = tmp_path / "traces", tmp_path / "figures.json"
    asked = ("--policy", "helix", "--window", 32_000, "--gauge", name, "--json", figures)
    assert run(file, "--out", out, "--jobs", 1, *asked) == 0
    told = json.loads(figures.read_text(encoding="utf-8"))["all"]
    assert told["events"]["handed_over"] > 0
    assert told["over"] == 0


def test_reports_of_two_sessions_are_not_off_by_the_same() -> None:
    one, other = (replace(REPORTS["10"], session=name) for name in ("one", "other"))
    told = [[each.usage(10_000, call) for call in range(1, 9)] for each in (one, one, other)]
    assert told[0] == told[1] != told[2]


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("gauge", ["exact", "10"])
def test_sessions_begin_with_what_the_first_taught_however_many_work(
    jobs: int, gauge: str, tmp_path: Path
) -> None:
    files = []
    for name in ("a", "b", "c"):
        session = [said("user", name), *work(WOBBLES + 6, 2_000), said("assistant", "Done.")]
        files.append(write(tmp_path / f"{name}.jsonl", session))
    frame, reports = make_trace_frame(32_000, None, None), REPORTS[gauge]
    errands = [ReplayTask(file, tmp_path, "helix", HELIX, frame, reports) for file in files]
    home = find_paths(tmp_path / "home")
    outcomes = list(replay_in_processes(errands, home, jobs=jobs, stopped=lambda: False))
    first, *others = (outcome.paces["recorded/recorded"] for outcome in outcomes)
    most = max(other.count for other in others) / first.count
    assert sorted(outcome.session for outcome in outcomes) == ["a", "b", "c"]
    assert all(other.count > first.count for other in others)
    assert first.settled is (gauge == "exact")
    # exact reports leave nothing to learn after the first; with others the third knows of both
    assert 1.5 < most < 2.5 if first.settled else most > 2.5
