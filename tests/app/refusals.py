"""What a system refuses: to open any more files, and to move one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")


@contextmanager
def no_file_opens() -> Iterator[None]:
    """This process may not open any file meanwhile, as if it had too many."""
    import resource  # noqa: PLC0415  not on Windows

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class FixedPath(type(Path())):  # type: ignore[misc]  the class depends on the system
    """The path of a file that cannot be renamed."""

    __slots__ = ()

    def rename(self, _target: object) -> Path:
        raise PermissionError(1, "Operation not permitted")

    replace = rename
