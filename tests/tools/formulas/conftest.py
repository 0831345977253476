"""Formulas are drawn in a sandbox on Linux, and stay text without one."""

from tests.tools.documents.conftest import missing_sandbox, needs_a_sandbox

__all__ = ["missing_sandbox", "needs_a_sandbox"]
