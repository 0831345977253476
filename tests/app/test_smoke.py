"""The self-check: every check alone, every outcome told."""

import asyncio
import json
from pathlib import Path

import pytest

from helix_desktop.app.paths import paths_for
from helix_desktop.app.smoke import CHECKS, Finding, Place, passed, report, run_check, run_checks
from helix_desktop.app.smoke_hands import HANDS_CHECKS
from helix_desktop.app.smoke_store import STORE_CHECKS
from helix_desktop.app.wiring import Parts


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(paths_for(tmp_path / "data"), Parts(), tmp_path)


@pytest.mark.slow
def test_every_part_works_here(place: Place) -> None:
    findings = run_checks(place, {**CHECKS, **STORE_CHECKS, **HANDS_CHECKS})
    assert {name: found.detail for name, found in findings.items() if not found.ok} == {}
    assert set(findings) >= {"data_folder", "store", "tokens", "keyring", "turn", "process"}
    assert findings["models"].detail.endswith("5 dialects")
    assert set(findings) >= {"search", "journal", "integrity", "copies", "settings"}
    assert set(findings) >= {"sandbox", "servers", "recall", "tls"}


def test_a_check_that_breaks_does_not_hide_the_others(place: Place) -> None:
    async def breaks(_place: Place) -> str:
        raise OSError("no disk")

    async def works(_place: Place) -> str:
        return "fine"

    findings = run_checks(place, {"bad": breaks, "good": works})
    assert findings == {
        "bad": Finding(ok=False, detail="OSError: no disk"),
        "good": Finding(ok=True, detail="fine"),
    }
    assert not passed(tuple(findings.values()))
    assert not passed(())
    assert json.loads(report(findings))["checks"]["good"] == {"ok": True, "detail": "fine"}


def test_a_check_that_hangs_is_given_up(place: Place) -> None:
    async def hangs(_place: Place) -> str:
        await asyncio.Event().wait()
        return ""

    found = run_check(place, hangs, deadline=0.05)
    assert not found.ok
    assert "no answer" in found.detail
