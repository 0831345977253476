"""The words are there in a moment: every start of the program waits for them."""

import subprocess
import sys

import pytest

from tests.pace import slowness

# msgspec and the standard library are not ours to make faster, and others import them as well;
# time of the processor: what else this machine does meanwhile is no fault of ours
PROGRAM = """
import dataclasses, enum, hashlib, importlib, msgspec, pkgutil, re, time, typing
import difflib, ipaddress, json, urllib.parse
start = time.process_time()
import helix_desktop.domain as domain
for module in pkgutil.iter_modules(domain.__path__, domain.__name__ + "."):
    importlib.import_module(module.name)
print(time.process_time() - start)
"""


@pytest.mark.slow
@pytest.mark.alone
def test_the_words_are_imported_in_less_than_60_ms() -> None:
    assert min(_imported() for _ in range(15)) < 0.060


def _imported() -> float:
    """Seconds of the usual machine: one that is shared is slow for moments, so measure that too."""
    before = slowness()
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True)
    return float(run.stdout) / max(before, slowness())
