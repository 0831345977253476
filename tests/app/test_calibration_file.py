"""What is learned of how a model counts outlives the session and the application."""

import json
from pathlib import Path
from random import Random

from helix_desktop.app.models.model_registry import CalibrationFile
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator

LLM = Llm("large", "mine", 100_000, 4_000, tokenizer_known=False)


def taught(paces: CalibrationFile) -> LearnedCalibrator:
    """A gauge that saw a session of a model with 1.3 tokens for one of ours."""
    gauge = LearnedCalibrator(LLM, paces)
    for tokens in range(4_000, 60_000, 2_000):
        gauge.observe(tokens, Usage(input=round(1.3 * tokens)))
    return gauge


def test_another_session_knows_from_its_first_request_on_how_the_model_counts(
    tmp_path: Path,
) -> None:
    paces = CalibrationFile(tmp_path / "counting.json")
    taught(paces)
    other = LearnedCalibrator(LLM, paces)
    assert abs(other.expect(50_000) - 65_000) < 650
    assert other.estimate(50_000) < 68_000
    assert LearnedCalibrator(LLM).expect(50_000) == 50_000


def test_so_does_the_next_run_of_the_application(tmp_path: Path) -> None:
    paces = CalibrationFile(tmp_path / "counting.json")
    taught(paces)
    paces.keep()
    again = CalibrationFile(tmp_path / "counting.json")
    assert dict(again) == dict(paces)
    assert abs(LearnedCalibrator(LLM, again).expect(50_000) - 65_000) < 650


def test_a_first_report_that_is_off_is_seen_through_on_the_next_day(tmp_path: Path) -> None:
    paces = CalibrationFile(tmp_path / "counting.json")
    chance, known = Random(3), replace(LLM, tokenizer_known=True)
    for _ in range(3):
        gauge = LearnedCalibrator(known, paces)
        for tokens in range(6_000, 60_000, 1_500):
            gauge.observe(tokens, Usage(input=round(tokens * chance.uniform(0.9, 1.1))))
    paces.keep()
    gauge = LearnedCalibrator(known, CalibrationFile(tmp_path / "counting.json"))
    gauge.observe(20_000, Usage(input=22_000))
    assert abs(gauge.expect(24_000) - 24_000) < 24_000 * 0.015


def test_what_was_kept_before_there_was_a_course_is_read(tmp_path: Path) -> None:
    paces = CalibrationFile(tmp_path / "counting.json")
    taught(paces)
    paces.keep()
    file = tmp_path / "counting.json"
    kept = json.loads(file.read_text(encoding="utf-8"))
    del kept["mine/large"]["course"]
    file.write_text(json.dumps(kept), encoding="utf-8")
    assert dict(CalibrationFile(file)) == dict(paces)


def test_a_file_that_cannot_be_read_is_learned_anew(tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    file.write_text('{"mine/large": {"level": "much"}}')
    assert dict(CalibrationFile(file)) == {}
