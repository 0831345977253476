"""What is learned of how a model counts outlives the session and the application."""

from pathlib import Path

import pytest

from helix_desktop.app.models.model_registry import COUNTING, LIMITS, CalibrationFile, LimitsFile
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.providers.tokens.usage_calibration import MAX_FIRST_TOKENS, LearnedCalibrator
from tests.app.app_stage import Place
from tests.providers.tokens.simulated import CalibratedSession
from tests.waiting import until

LLM = Llm("large", "mine", 100_000, 4_000, tokenizer_known=False)


def taught(ratios: CalibrationFile) -> LearnedCalibrator:
    """A gauge that saw a session of a model with 1.3 tokens for one of ours."""
    known = CalibratedSession(LLM, ratios)
    for tokens in range(4_000, 60_000, 2_000):
        known.learn(tokens, Usage(input=round(1.3 * tokens)))
    return known.gauge


def test_another_session_knows_from_its_first_request_on_how_the_model_counts(
    tmp_path: Path,
) -> None:
    ratios = CalibrationFile(tmp_path / "counting.json")
    taught(ratios)
    other = LearnedCalibrator(LLM, ratios)
    assert abs(other.expect(50_000) - 65_000) < 650
    assert LearnedCalibrator(LLM).expect(50_000) == 50_000


@pytest.mark.parametrize("constant", [-600, 0, 900])
def test_a_first_request_is_expected_with_what_all_requests_of_the_model_carry(
    tmp_path: Path, constant: int
) -> None:
    ratios = CalibrationFile(tmp_path / "counting.json")
    assert LearnedCalibrator(LLM, ratios).first_base is None
    known = CalibratedSession(LLM, ratios)
    for tokens in range(3_000, 60_000, 1_000):
        known.learn(tokens, Usage(input=round(1.3 * tokens) + constant))
    other = LearnedCalibrator(LLM, ratios)
    for tokens in (2_500, 3_000, 8_000):
        expected = other.expect(tokens, other.first_base)
        assert expected == pytest.approx(1.3 * tokens + constant, rel=0.01)


def test_a_long_first_request_does_not_tell_what_all_requests_carry() -> None:
    ratios: dict[str, float] = {}
    loaded = CalibratedSession(LLM, ratios)
    loaded.learn(MAX_FIRST_TOKENS + 1, Usage(input=2 * MAX_FIRST_TOKENS))
    assert LearnedCalibrator(LLM, ratios).first_base is None


def test_the_next_run_of_the_application_knows_how_the_model_counts(tmp_path: Path) -> None:
    ratios = CalibrationFile(tmp_path / "counting.json")
    taught(ratios)
    ratios.keep()
    again = CalibrationFile(tmp_path / "counting.json")
    assert dict(again) == dict(ratios)
    assert abs(LearnedCalibrator(LLM, again).expect(50_000) - 65_000) < 650


def test_two_processes_keep_what_each_of_them_learned_and_forgot(tmp_path: Path) -> None:
    file = tmp_path / "limits.json"
    earlier = CalibrationFile(file)
    earlier |= {"a": 1.0, "b": 1.0}
    earlier["c"] = 1.0
    earlier.keep()
    window, command = CalibrationFile(file), CalibrationFile(file)
    window["a"], window["of the window"] = 2.0, 3.0
    del window["c"]
    window.keep()
    command["of the command"] = 4.0
    del command["b"]
    command.keep()
    expected = {"a": 2.0, "of the window": 3.0, "of the command": 4.0}
    assert dict(CalibrationFile(file)) == expected
    window["of the window"] = 5.0
    window.keep()
    assert dict(CalibrationFile(file)) == {**expected, "of the window": 5.0}


def test_a_calibration_file_that_was_deleted_meanwhile_is_written_with_all_that_is_known(
    tmp_path: Path,
) -> None:
    ratios = CalibrationFile(tmp_path / "counting.json")
    ratios["a"] = 1.5
    ratios.keep()
    (tmp_path / "counting.json").unlink()
    ratios["b"] = 2.0
    ratios.keep()
    assert dict(CalibrationFile(tmp_path / "counting.json")) == {"a": 1.5, "b": 2.0}


OF_EARLIER_VERSIONS = """{"mine/large": {"level": 0.0, "steps": [{"grown": {"raw": 400, "told": 0},
"whole": 4400}], "count": 24, "wobbles": [0.1], "factor": 0.0, "course": null}}"""


@pytest.mark.parametrize(
    "content",
    [OF_EARLIER_VERSIONS, '{"mine/large": 0}', '{"mine/large": -3.5}', '{"mine/large": 1e300}'],
)
def test_no_stored_ratio_makes_a_count_implausible(content: str, tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    file.write_text(content, encoding="utf-8")
    ratios = CalibrationFile(file)
    assert 10_000 <= LearnedCalibrator(LLM, ratios).expect(50_000) <= 250_000
    taught(ratios)
    ratios.keep()
    assert CalibrationFile(file)["mine/large"] == pytest.approx(1.3, rel=0.01)


def test_an_unreadable_calibration_file_is_started_over(tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    file.write_text('{"mine/large": {"level": "much"}}')
    assert dict(CalibrationFile(file)) == {}


def test_values_of_another_form_cost_no_other_and_are_not_spoken_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "counting.json"
    odd = '"of a file": "much"'
    file.write_text(f'{{"now": 1.5, "before": {{"level": 1.25, "steps": []}}, {odd}}}')
    ratios = CalibrationFile(file)
    assert dict(ratios) == {"now": 1.5}
    ratios["new"] = 2.0
    ratios.keep()
    assert dict(CalibrationFile(file)) == {"now": 1.5, "new": 2.0}
    file.write_text("no JSON")
    assert dict(CalibrationFile(file)) == {}
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


async def test_what_is_first_learned_of_a_model_outlives_a_crash(tmp_path: Path) -> None:
    container = Place(tmp_path).container
    models = await container.models()
    taught(models.token_ratios)
    LearnedCalibrator(LLM, models.token_ratios, models.window_limits).learn_limit(90_000, 80_000)
    data = container.paths.data  # nothing is closed before these files are there
    await until(lambda: CalibrationFile(data / COUNTING).get("mine/large"))

    def learned() -> list[int]:
        return [limit.tokens for limit in LimitsFile(data / LIMITS).values()]

    await until(lambda: learned() == [80_000])
    await container.close()


def test_a_ratio_that_changes_a_little_is_not_written_with_each_request(tmp_path: Path) -> None:
    ratios = CalibrationFile(tmp_path / "counting.json")
    changes: list[float] = []
    ratios.on_change = lambda: changes.append(ratios["mine/large"])
    for ratio in (1.3, 1.31, 1.35, 1.5):
        ratios["mine/large"] = ratio
        ratios.keep()
        ratios["mine/large"] = ratio * 1.001
    assert changes == [1.3, 1.5]


async def test_a_limit_that_proved_wrong_is_not_known_again_after_a_crash(tmp_path: Path) -> None:
    container = Place(tmp_path).container
    models = await container.models()
    calibrator = LearnedCalibrator(LLM, models.token_ratios, models.window_limits)
    calibrator.learn_limit(90_000, 80_000)
    data = container.paths.data
    await until(lambda: LimitsFile(data / LIMITS))
    calibrator.learn(85_000, Usage(input=85_000))
    await until(lambda: not any(limit.tokens for limit in LimitsFile(data / LIMITS).values()))
    await container.close()
