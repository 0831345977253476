"""Python as a process of its own, and the application as others start it."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def python(
    *words: object,
    given: str | None = None,
    env: Mapping[str, str] | None = None,
    seconds: float = 300.0,
    check: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run Python in the project's folder to its end; with `check`, only a good one will do."""
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL if given is None else None,
        input=given,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
        check=check,
    )


def helix(
    *words: object,
    given: str | None = None,
    env: Mapping[str, str] | None = None,
    seconds: float = 300.0,
    check: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run the application with a command line."""
    return python("-m", "helix_desktop", *words, given=given, env=env, seconds=seconds, check=check)
