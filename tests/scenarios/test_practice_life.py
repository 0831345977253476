"""The practice model lives through everything that windows go through: on this very repository."""

import re
from pathlib import Path

import pytest

from helix_desktop.context.texts.plain_text import SUMMARY
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.presets import BALANCED, policy_from_settings
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.events import (
    EpochCommitted,
    Outcome,
    OutputGated,
    ToolReturned,
)
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.output_gate import GateChoice
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PRACTICE, PRACTICE_FAST, PRACTICE_WIDE
from tests.scenarios.practising import REPOSITORY, Practice, practising

SMALL = replace(PRACTICE, window=24_000)
SMALLER = replace(PRACTICE, window=20_000)
"""Of which a tenth, where the gate begins, is less than several files of the engine."""
BESIDE = ((LlmRole.FAST, PRACTICE_FAST), (LlmRole.WIDE, PRACTICE_WIDE))
BY_STEPS = policy_from_settings({"preset": "helix"})
"""Helix as it was kept before age had a unit: one long turn is swept, too."""
KEEPER = "helix_desktop/engine/session_window.py"


@pytest.fixture
def loop_factory() -> None:
    """A plain event loop, as there is no window."""


def shown(path: str, line: str) -> str:
    """A line of this repository as it is quoted: with the place where it stands today."""
    lines = (REPOSITORY / path).read_text().split("\n")
    return f"{path}:{lines.index(line) + 1}  {line}"


async def rewrites(there: Practice) -> list[tuple[Job, WrittenBy, str]]:
    result = await there.of(EpochCommitted)
    return [(item.epoch.job, item.epoch.written_by, item.epoch.llm) for item in result]


@pytest.mark.seen
async def test_a_long_turn_in_a_small_window_goes_through_gate_and_notes_and_still_tells_everything(
    tmp_path: Path,
) -> None:
    async with practising(tmp_path, REPOSITORY, BALANCED, llm=SMALLER, others=BESIDE) as there:
        said = await there.say("summarise every file in helix_desktop/engine")
        calls = await there.calls()
        assert len(calls) >= 20
        keys = [(call.tool, call.arguments) for call in calls]
        assert len(set(keys)) == len(keys)
        gated = await there.of(OutputGated)
        assert {item.choice for item in gated} == {GateChoice.EXTRACT}
        assert {item.llm for item in gated} == {"practice-fast"}
        assert Job.NOTES in {job for job, _, _ in await rewrites(there)}
        # what it had found first was recalled from behind the notes
        assert await there.returned("recall_history")
        first = "helix_desktop/engine/background_commands.py"
        assert shown(first, "class _Command:") in said
        told = re.findall(r"(helix_desktop/engine/\w+\.py):(\d+)  (.+)", said)
        assert len({path for path, _, _ in told}) >= 10
        for path, number, line in told:
            assert (REPOSITORY / path).read_text().split("\n")[int(number) - 1].strip() == line


async def test_a_question_about_a_file_that_was_swept_is_answered_by_recall_after_a_restart_as_well(
    tmp_path: Path,
) -> None:
    async with practising(tmp_path, REPOSITORY, BY_STEPS, others=BESIDE) as there:
        await there.say(f"read {KEEPER}")
        await there.say("explore helix_desktop/domain")
        await there.say("explore tests")
        assert Job.MARKERS in {job for job, _, _ in await rewrites(there)}
    async with practising(tmp_path, REPOSITORY, BY_STEPS, others=BESIDE) as there:
        said = await there.say(f"find TRIALS in {KEEPER}")
        [recalled] = await there.returned("recall_cached_content")
        assert recalled.outcome is Outcome.OK
        assert f"around 'TRIALS' of read_file · {KEEPER} · first 400 of" in recalled.what
        assert shown(KEEPER, "TRIALS = 10") in said
        reads = [item for item in await there.returned("read_file") if item.what == KEEPER]
        assert len(reads) == 1


@pytest.mark.seen
async def test_handover_and_observations_by_hand_are_the_models_own_and_the_session_goes_on(
    tmp_path: Path,
) -> None:
    async def handing_over(home: Path, *, beside: bool) -> None:
        others = BESIDE if beside else ()
        async with practising(home, REPOSITORY, BALANCED, llm=SMALL, others=others) as there:
            await there.say("Never touch the tests. Read README.md")
            await there.say("explore helix_desktop/domain")
            await there.say("find StopReason in helix_desktop/domain/llm.py")
            await there.say("read pyproject.toml")
            result = await there.runner.compactor.run(Job.HANDOVER)
            assert result.outcome is JobOutcome.COMMITTED, result.detail
            made = {rewrite[1:] for rewrite in await rewrites(there) if rewrite[0] is Job.HANDOVER}
            expected = (WrittenBy.FAST, "practice-fast") if beside else (WrittenBy.MAIN, "practice")
            assert made == {expected}
            window = (await there.runner.session_window.look()).window
            text = next(m.text for m in window.messages if m.text.startswith(SUMMARY))
            assert all(f"## {n}. {name}" in text for n, name in enumerate(HANDOVER_SECTIONS, 1))
            assert "“Never touch the tests.”" in text

    async def going_on(home: Path) -> None:
        async with practising(home, REPOSITORY, BALANCED, llm=SMALL) as there:
            said = await there.say("find StopReason in helix_desktop/domain/llm.py")
            assert "class StopReason(StrEnum):" in said
            result = await there.runner.compactor.run(Job.OBSERVATIONS)
            assert result.outcome is JobOutcome.COMMITTED, result.detail
            assert (await rewrites(there))[-1][1] is WrittenBy.MAIN

    await handing_over(tmp_path / "aside", beside=True)
    await handing_over(tmp_path / "live", beside=False)
    await going_on(tmp_path / "live")


async def test_a_subagent_explores_and_its_parent_reads_only_what_it_found(tmp_path: Path) -> None:
    async with practising(tmp_path, REPOSITORY, BALANCED) as there:
        said = await there.say("delegate: read resources/demo/README.md, then list resources")
        [returned] = await there.of(ToolReturned)
        assert returned.outcome is Outcome.OK
        assert "resources/demo/README.md:1  # Ledger" in said
        assert "resources contains" in said
        assert "Practice model" in said  # the parent says what it is, not the child
        assert said.count("Practice model") == 1
