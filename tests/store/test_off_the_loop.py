"""No call of the façade works on the event loop's thread: the core is asked from other threads."""

import asyncio
import inspect
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.cache_filter import CacheQuery
from helix_desktop.store.async_store import AsyncStore, open_async_store
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks import steps
from tests.fakes.clock import FakeClock
from tests.store.tools import content, opened, started

_HARMLESS = {"making", "making_put"}
"""What may be asked on the loop: they only return what another thread will call."""

_PARTS = ("cache", "contents", "journal", "search")


class _Watched:
    """Passes everything on to a part of the core and notes which thread asked for what."""

    def __init__(self, part: object, asked: set[tuple[int, str]]) -> None:
        self._part = part
        self._asked = asked

    def __getattr__(self, name: str) -> object:
        found = getattr(self._part, name)
        if name in _PARTS:
            return _Watched(found, self._asked)
        return self._noting(name, found) if callable(found) else found

    def _noting(self, name: str, call: Callable[..., object]) -> Callable[..., object]:
        def noted(*args: object, **kwargs: object) -> object:
            self._asked.add((threading.get_ident(), name))
            made = call(*args, **kwargs)
            return self._noting("made", made) if callable(made) else made

        return noted


@dataclass
class _Asked:
    """What calls asked of the core, by the name of the call."""

    on_the_loop: dict[str, set[str]]
    elsewhere: dict[str, set[str]]


async def _every_call(inner_store: WorkspaceStore, digest: Digest) -> _Asked:
    asked: set[tuple[int, str]] = set()
    found = _Asked({}, {})
    here = threading.get_ident()
    store = AsyncStore(cast(WorkspaceStore, _Watched(inner_store, asked)))
    try:
        for name, call in steps.calls(store, digest, b"large" * 300_000, number=1).items():
            asked.clear()
            await call()
            found.on_the_loop[name] = {what for thread, what in asked if thread == here}
            found.elsewhere[name] = {what for thread, what in asked if thread != here}
    finally:
        await store.close()
    return found


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> _Asked:
    with opened(tmp_path_factory.mktemp("store")) as inner_store:
        inner_store.commit(started(steps.SESSION))
        digest = inner_store.put(content(b"0123456789" * 300))
        return asyncio.run(_every_call(inner_store, digest))


def _awaited() -> set[str]:
    methods = inspect.getmembers(AsyncStore, inspect.iscoroutinefunction)
    return {name for name, _ in methods if not name.startswith("_")} - {"close"}


@pytest.mark.parametrize("call", sorted(_awaited()))
def test_a_call_asks_the_core_on_another_thread(asked: _Asked, call: str) -> None:
    assert asked.on_the_loop[call] <= _HARMLESS
    assert asked.elsewhere[call], "the call reached the core"


async def test_opening_and_closing_happen_on_other_threads(tmp_path: Path) -> None:
    """The clock is asked while a store is made: it tells by whom."""
    asked: list[int] = []

    class Clock(FakeClock):
        def now(self) -> float:
            asked.append(threading.get_ident())
            return super().now()

    store = await open_async_store(tmp_path, clock=Clock())
    await store.close()
    here = threading.get_ident()
    assert asked
    assert here not in asked


async def test_the_first_calls_start_no_thread(tmp_path: Path) -> None:
    """Starting one waits until it runs, and the loop would wait with it."""
    store = await open_async_store(tmp_path, clock=FakeClock())
    before = set(threading.enumerate())
    reading = [store.exists(Digest("00" * 32)), store.totals(), store.listed(CacheQuery())]
    await asyncio.gather(*reading, store.commit(started()))
    after = set(threading.enumerate())
    await store.close()
    assert after == before
