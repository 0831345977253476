"""aimock: a server of others that speaks every dialect and answers as it was taught.

One process for all tests of a run, on a free port of this machine; each test teaches it anew.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from tests.system.peers.installing import AIMOCK, missing, node
from tests.waiting import wait_until

PATIENCE = 30.0
"""Seconds it gets to start; it takes less than two."""

_LISTENS = re.compile(r"listening on (http://127\.0\.0\.1:\d+)")


class NotThere(Exception):
    """The peer cannot run here; the text says what is missing."""


class AiMock:
    """A running aimock: taught by fixtures, asked for what it was sent."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._control = httpx.Client(base_url=f"{url}/__aimock", timeout=10.0, trust_env=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._control.close()

    def forget(self) -> None:
        """No fixtures, no journal, no faults."""
        self._control.post("/reset").raise_for_status()

    def teach(self, response: dict[str, Any], *, to: str = "", **more: Any) -> None:
        """How to answer what the user says last, if it contains `to`."""
        match = {"userMessage": to, **more.pop("match", {})} if to else more.pop("match", {})
        fixture = {"match": match, "response": response, **more}
        answer = self._control.post("/fixtures", json={"fixtures": [fixture]})
        assert answer.status_code == 200, answer.text

    def recorded_requests(self) -> list[dict[str, Any]]:
        """Requests in their order, as it understood them: all in the words of Chat Completions."""
        answer = self._control.get("/journal")
        answer.raise_for_status()
        entries: list[dict[str, Any]] = answer.json()
        return entries


@contextmanager
def running(folder: Path, log: Path, *fixtures: dict[str, Any]) -> Iterator[AiMock]:
    """Starts it; NotThere if it is not installed in `folder`.

    What it is to say against the rules of its dialect it takes from the beginning only.
    """
    program = node(folder)
    if lacking := missing(folder):
        raise NotThere(f"{lacking} is missing: python3 -m tests.system.peers install")
    script = folder / "node_modules" / AIMOCK / "dist" / "cli.js"
    known = log.with_suffix(".json")
    known.write_text(json.dumps({"fixtures": fixtures}), encoding="utf-8")
    command = [str(program), str(script), "--host", "127.0.0.1", "--port", "0", "-f", str(known)]
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file)
    try:
        with AiMock(_address(process, log)) as mock:
            yield mock
    finally:
        process.terminate()
        process.wait(10)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    def listening() -> re.Match[str] | None:
        return _LISTENS.search(log.read_text(encoding="utf-8"))

    wait_until(lambda: listening() or process.poll() is not None, PATIENCE)
    if match := listening():
        return match[1]
    raise AssertionError(f"aimock did not start: {log.read_text(encoding='utf-8')[-2_000:]}")
