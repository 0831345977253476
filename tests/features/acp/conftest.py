"""Fixtures of a window's socket."""

from tests.app.ipc.conftest import scene

__all__ = ("scene",)
