"""The protocol's own conformance suite judges our MCP server: what applies passes, all of it.

What does not apply stands in conformance.toml with its reason; neither list can fall behind.
"""

import json
import os
import re
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.app.ipc.served import Place
from tests.system.peers.installing import CONFORMANCE, PEERS, WANTED, missing, node
from tests.system.peers.mcp_bridge import bridged

LISTED = tomllib.loads((Path(__file__).parent / "conformance.toml").read_text(encoding="utf-8"))
REASONS = ("own_tools", "no_resources", "no_prompts", "no_extras", "over_http")
REVISIONS = ("2025-11-25", "2026-07-28")
FINE = ("SUCCESS", "INFO", "SKIPPED")
ON_THE_WIRE = "wire-schema-valid"
"""A check of every scenario: whatever we answer has the form that the protocol gives it."""

_RESULT = re.compile(r"server-(.+)-\d{4}-\d\d-\d\dT[\dZ-]+")

Checks = Mapping[str, Sequence[Mapping[str, Any]]]


def judged(url: str, revision: str, folder: Path) -> Checks:
    """The checks of each scenario."""
    program = PEERS / "node_modules" / CONFORMANCE / "dist" / "index.js"
    line = [str(node(PEERS)), str(program), "server", "--url", url, "--requirements", revision]
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    out = folder / "out"
    subprocess.run(
        [*line, "-o", str(out)],
        cwd=folder,
        env=environment,
        capture_output=True,
        timeout=280,
        check=False,
    )
    results: dict[str, Sequence[Mapping[str, Any]]] = {}
    for result in out.iterdir():
        name = _RESULT.fullmatch(result.name)
        assert name is not None, result.name
        results[name[1]] = json.loads((result / "checks.json").read_text(encoding="utf-8"))
    return results


def failed(checks: Sequence[Mapping[str, Any]], but: Sequence[str]) -> list[str]:
    return [
        f"{check['id']}: {check['status']} {check.get('errorMessage', '')}"
        for check in checks
        if check["status"] not in FINE and check["id"] not in but
    ]


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("revision", REVISIONS)
def test_every_scenario_that_applies_passes_and_every_other_one_has_a_reason(
    tmp_path: Path, revision: str
) -> None:
    if lacking := missing(PEERS):
        pytest.skip(f"no {lacking}: `python3 -m tests.system.peers install` puts it there")
    place = Place(tmp_path)
    place.fill()
    with bridged(place.line()) as url:
        result = judged(url, revision, tmp_path)
    listed = LISTED[revision]
    elsewhere = [name for names in listed["not_applicable"].values() for name in names]
    assert sorted(result) == sorted([*listed["applies"], *elsewhere])
    but = [name for names in listed.get("checks", {}).values() for name in names]
    for name in listed["applies"]:
        assert failed(result[name], but) == [], name
        assert any(check["status"] == "SUCCESS" for check in result[name]), name
    check_ids = {check["id"] for checks in result.values() for check in checks}
    assert set(but) <= check_ids
    for name, checks in result.items():
        wire = [check for check in checks if check["id"] == ON_THE_WIRE]
        assert failed(wire, ()) == [], name


def test_the_list_is_of_the_suite_that_is_installed_and_each_reason_is_told() -> None:
    assert LISTED["suite"] == WANTED[CONFORMANCE]
    assert all(len(LISTED[reason]["why"]) > 40 for reason in REASONS)
    for revision in REVISIONS:
        listed = LISTED[revision]
        assert set(listed["not_applicable"]) | set(listed.get("checks", {})) <= set(REASONS)
        names = [
            *listed["applies"],
            *(n for item in listed["not_applicable"].values() for n in item),
        ]
        assert len(names) == len(set(names))
