"""Fixtures: a scene on the test's event loop, after which no descriptor may be left."""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager

import pytest

from tests.app.ipc.scene import Scene, descriptors, played


@pytest.fixture
def scene() -> Iterator[AbstractAsyncContextManager[Scene]]:
    before = descriptors()
    yield played()
    assert descriptors() == before
