"""The words are there in a moment: every start of the program waits for them.

Counted in calls, the same on every machine at every hour: the 76,556 of Python 3.11 take 50 ms.
"""

import subprocess
import sys

# msgspec and the standard library are not ours to make faster, and others import them as well
PROGRAM = """
import dataclasses, difflib, enum, hashlib, importlib, ipaddress, json, msgspec, pkgutil, re, sys
import typing, urllib.parse
calls = 0
def count(_frame, event, _argument):
    global calls
    calls += event in ("call", "c_call")
sys.setprofile(count)
import helix_desktop.domain as domain
for module in pkgutil.iter_modules(domain.__path__, domain.__name__ + "."):
    importlib.import_module(module.name)
sys.setprofile(None)
print(calls)
"""
MOST = 85_000 if sys.version_info < (3, 14) else 115_000
"""Classes with annotations are more work from 3.14 on."""


def test_the_domain_package_is_imported_with_little_work() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True)
    assert 10_000 < int(run.stdout) < MOST
