"""llama.cpp's own server over a tiny model: real tokens, a real window, and real refusals."""

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.peers.aimock import NotThere
from tests.peers.llama_building import FOLDER, built, model, program

PATIENCE = 60.0
"""Seconds it gets to load half a megabyte; it takes less than one."""

_LISTENS = re.compile(r"listening on (http://127\.0\.0\.1:\d+)")


@contextmanager
def running(log: Path, *, window: int, folder: Path = FOLDER) -> Iterator[str]:
    """Starts it with a window of so many tokens; NotThere if it was never built."""
    if not built(folder):
        raise NotThere("llama-server is missing: python3 -m tests.peers llama")
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
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        told = _LISTENS.search(log.read_text(encoding="utf-8", errors="replace"))
        if told and _is_well(told[1]):
            return told[1]
        time.sleep(0.05)
    end = log.read_text(encoding="utf-8", errors="replace")[-2_000:]
    raise AssertionError(f"llama-server did not start: {end}")


def _is_well(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=5.0, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False
