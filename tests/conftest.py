"""Fixtures that isolate all tests: no home folder, no keyring, no network, no screen.

A test that leaves a thread, a task, a window, or a timer behind fails.
"""

import asyncio
import functools
import gc
import inspect
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.process_memory import return_memory, set_up_memory
from helix_desktop.domain.app_secrets import APP_SECRETS
from tests import examples
from tests.guards import Network, remember_loops, tasks_left, tasks_now, threads_left, windows_left
from tests.spreading import workers_here

LoopFactory = Callable[[], asyncio.AbstractEventLoop]

_HOME = Path(tempfile.mkdtemp(prefix="helix-test-"))
_ROOT = Path(__file__).resolve().parent.parent
_SCENARIOS = _ROOT / "tests/system/scenarios"


def _shut_home() -> None:
    """Replace the user's folders and keyring before any import that looks for them."""
    for variable, folder in {
        "HOME": "",
        "USERPROFILE": "",
        "APPDATA": "AppData/Roaming",
        "LOCALAPPDATA": "AppData/Local",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CONFIG_HOME": ".config",
        "XDG_CACHE_HOME": ".cache",
        "XDG_RUNTIME_DIR": ".runtime",
    }.items():
        path = _HOME / folder
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.environ[variable] = str(path)
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
    os.environ.pop("DBUS_SESSION_BUS_ADDRESS", None)
    os.environ["SHELL"] = "/bin/sh"  # without the files of the user's own shell
    os.environ["LANGUAGE"] = "en"  # the window speaks the language of the system
    if not os.environ.get("HELIX_TEST_SCREEN"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


_shut_home()
set_up_memory()  # as the application does: what is freed goes back to the system
gc.disable()  # until all tests are collected: they stay, and little else is made
_network = Network()
sys.addaudithook(_network.watch)
if sys.version_info >= (3, 14):
    remember_loops()

examples.register()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return workers_here()


def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> None:
    if isinstance(collector, pytest.Module) and inspect.iscoroutinefunction(obj):
        pytest.mark.usefixtures("loop_factory")(obj)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count what is run on a screen, or runs alone, among the slower tests.

    The scenarios are: each starts the whole application.
    """
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if _SCENARIOS in item.path.parents and not marks & {"slow", "alone"}:
            item.add_marker("seen")
        if item.get_closest_marker("seen") or item.get_closest_marker("alone"):
            item.add_marker("slow")


@pytest.fixture
def loop_factory(request: pytest.FixtureRequest) -> LoopFactory | None:
    """What makes the event loop of an asynchronous test: the mark `loop` names another one."""
    named = request.node.get_closest_marker("loop")
    return named.kwargs["factory"] if named else None


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test on an event loop of its own.

    A fixture that is an asynchronous context manager is entered there, and left after the test.
    Each example of a property has a loop of its own, and no such fixtures.
    """
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        _run_examples(getattr(pyfuncitem.obj, "hypothesis", None))
        return None

    async def run() -> None:
        async with AsyncExitStack() as stack:
            given = {}
            for name in inspect.signature(pyfuncitem.obj).parameters:
                given[name] = pyfuncitem.funcargs[name]
                if isinstance(given[name], AbstractAsyncContextManager):
                    given[name] = await stack.enter_async_context(given[name])
            await pyfuncitem.obj(**given)

    with asyncio.Runner(loop_factory=pyfuncitem.funcargs["loop_factory"]) as runner:
        runner.run(run())
    return True


def _run_examples(handle: Any) -> None:
    """Let Hypothesis, which calls functions only, call an asynchronous property."""
    if handle is not None and inspect.iscoroutinefunction(handle.inner_test):
        test = handle.inner_test
        handle.inner_test = functools.wraps(test)(
            lambda *given, **named: asyncio.run(test(*given, **named))
        )


def pytest_collection_finish() -> None:
    """Exempt the objects of the collection from garbage collection, as they stay to the end."""
    gc.collect()
    gc.freeze()
    gc.enable()
    return_memory()


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(autouse=True)
def _nothing_is_left_behind() -> Iterator[None]:
    threads, tasks = threading.enumerate(), tasks_now()
    _network.caught()
    yield
    left = [*_network.caught(), *tasks_left(tasks), *threads_left(threads), *windows_left()]
    if left:
        pytest.fail(f"left behind or reached for: {', '.join(left)}", pytrace=False)


@pytest.fixture(autouse=True, scope="module")
def _no_secret_is_known_from_other_tests() -> Iterator[None]:
    yield
    APP_SECRETS.forget()


_WITH_WINDOWS = {"ui", "scenarios", "tour"}


@pytest.fixture(autouse=True, scope="module")
def _windows(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Let only the main thread collect garbage in tests with windows, as the application does.

    Another thread would free Qt's objects a second time; see `ui/application/launch.py`.
    """
    windows = not _WITH_WINDOWS.isdisjoint(request.path.relative_to(_ROOT).parts)
    if windows:
        gc.disable()
    yield windows
    gc.collect()  # tokenizers in garbage are few objects, but large ones
    gc.freeze()  # an application that ended meanwhile has undone the freeze
    gc.enable()
    return_memory()


@pytest.fixture(autouse=True)
def _garbage_is_collected(_windows: bool) -> Iterator[None]:
    """Collect garbage after each test with windows, which an application leaves to its process."""
    yield
    if _windows:
        gc.disable()
        gc.collect(1)
    else:
        gc.enable()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of recordings and corpora beside the project; without it the test is skipped."""
    folder = _ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("no folder `shared` beside the project: nothing recorded to test with")
    return folder
