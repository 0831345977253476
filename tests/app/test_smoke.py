"""The self-check: every check alone, every outcome told."""

import asyncio
import json
from pathlib import Path

import pytest

from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.smoke import (
    CHECKS,
    SmokeFinding,
    SmokePlace,
    all_passed,
    encode_report,
    run_check,
    run_checks,
)
from helix_desktop.app.smoke_checks import STORE_CHECKS, TOOL_CHECKS


@pytest.fixture
def place(tmp_path: Path) -> SmokePlace:
    return SmokePlace(find_paths(tmp_path / "data"), AppParts(), tmp_path)


@pytest.mark.slow
def test_every_part_works_here(place: SmokePlace) -> None:
    findings = run_checks(place, {**CHECKS, **STORE_CHECKS, **TOOL_CHECKS})
    assert {name: finding.detail for name, finding in findings.items() if not finding.ok} == {}
    assert set(findings) >= {"data_folder", "store", "tokens", "keyring", "turn", "process"}
    assert findings["models"].detail.endswith("5 dialects")
    assert set(findings) >= {"search", "journal", "integrity", "copies", "settings"}
    assert set(findings) >= {"sandbox", "servers", "recall", "tls"}


def test_a_check_that_breaks_does_not_hide_the_others(place: SmokePlace) -> None:
    async def breaks(_place: SmokePlace) -> str:
        raise OSError("no disk")

    async def works(_place: SmokePlace) -> str:
        return "fine"

    findings = run_checks(place, {"bad": breaks, "good": works})
    assert findings == {
        "bad": SmokeFinding(ok=False, detail="OSError: no disk"),
        "good": SmokeFinding(ok=True, detail="fine"),
    }
    assert not all_passed(tuple(findings.values()))
    assert not all_passed(())
    assert json.loads(encode_report(findings))["checks"]["good"] == {"ok": True, "detail": "fine"}


def test_a_check_that_hangs_is_given_up(place: SmokePlace) -> None:
    async def hangs(_place: SmokePlace) -> str:
        await asyncio.Event().wait()
        return ""

    finding = run_check(place, hangs, deadline=0.05)
    assert not finding.ok
    assert "no answer" in finding.detail
