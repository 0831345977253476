"""A replay learns what a live session would from what the provider reports."""

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest

from helix_desktop.app.commands.table import COMMANDS
from helix_desktop.engine.playback import REPORTS
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
