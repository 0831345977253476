"""What is learned of how a model counts outlives the session and the application."""

from pathlib import Path

from helix_desktop.app.llms.paces import KeptPaces
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.providers.counting.gauge import LearnedGauge

LLM = Llm("large", "mine", 100_000, 4_000, tokenizer_known=False)


def taught(paces: KeptPaces) -> LearnedGauge:
    """A gauge that saw a session of a model with 1.3 tokens for one of ours."""
    gauge = LearnedGauge(LLM, paces)
    for tokens in range(4_000, 60_000, 2_000):
        gauge.observe(tokens, Usage(input=round(1.3 * tokens)))
    return gauge


def test_another_session_knows_from_its_first_request_on_how_the_model_counts(
    tmp_path: Path,
) -> None:
    paces = KeptPaces(tmp_path / "counting.json")
    taught(paces)
    other = LearnedGauge(LLM, paces)
    assert abs(other.expect(50_000) - 65_000) < 650
    assert other.estimate(50_000) < 68_000
    assert LearnedGauge(LLM).expect(50_000) == 50_000


def test_so_does_the_next_run_of_the_application(tmp_path: Path) -> None:
    paces = KeptPaces(tmp_path / "counting.json")
    taught(paces)
    paces.keep()
    again = KeptPaces(tmp_path / "counting.json")
    assert dict(again) == dict(paces)
    assert abs(LearnedGauge(LLM, again).expect(50_000) - 65_000) < 650


def test_a_file_that_cannot_be_read_is_learned_anew(tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    file.write_text('{"mine/large": {"level": "much"}}')
    assert dict(KeptPaces(file)) == {}
