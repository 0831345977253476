"""llama.cpp's own server over a tiny model: real tokens, a real window, and real refusals."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.system.peers.aimock import NotThere
from tests.system.peers.llama_building import FOLDER, built, model, program
from tests.waiting import LIMIT_SECONDS, wait_until

PATIENCE = 60.0
"""Seconds it gets to load half a megabyte; it takes less than one."""

_LISTENS = re.compile(r"listening on (http://127\.0\.0\.1:\d+)")


@contextmanager
def running(log: Path, *, window: int, folder: Path = FOLDER) -> Iterator[str]:
    """Starts it with a window of so many tokens; NotThere if it was never built."""
    if not built(folder):
        raise NotThere("llama-server is missing: python3 -m tests.system.peers llama")
    command = [str(program(folder)), "--model", str(model(folder)), "--host", "127.0.0.1"]
    command += ["--port", "0", "--ctx-size", str(window), "--parallel", "1", "--threads", "2"]
    command += ["--jinja", "--no-warmup", "--offline"]
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file)
    try:
        yield _ready(process, log)
    finally:
        process.terminate()
        process.wait(10)


def _ready(process: subprocess.Popen[bytes], log: Path) -> str:
    """Its address, as soon as the model is loaded."""
    address_match = None

    def is_ready() -> bool:
        nonlocal address_match
        address_match = _LISTENS.search(log.read_text(encoding="utf-8", errors="replace"))
        return address_match is not None and _is_well(address_match[1])

    wait_until(lambda: is_ready() or process.poll() is not None, PATIENCE)
    if address_match is not None and process.poll() is None:
        return address_match[1]
    end = log.read_text(encoding="utf-8", errors="replace")[-2_000:]
    raise AssertionError(f"llama-server did not start: {end}")


def _is_well(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=LIMIT_SECONDS, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False
