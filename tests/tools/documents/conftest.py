"""Documents are read in a sandbox on Linux, and not at all without one."""

import sys

import pytest

from helix_desktop.tools.sandbox.sandbox import find_sandbox


@pytest.fixture(scope="session")
def missing_sandbox() -> str:
    """Why documents can't be read here, or ""."""
    if not sys.platform.startswith("linux"):
        return ""
    backend = find_sandbox()
    return "" if backend.sandboxed else f"no sandbox here: {' '.join(backend.why)}"


@pytest.fixture(autouse=True)
def needs_a_sandbox(missing_sandbox: str) -> None:
    if missing_sandbox:
        pytest.skip(missing_sandbox)
