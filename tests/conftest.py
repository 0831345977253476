"""The house is shut while it is tested: no home folder, no keyring, no network, no screen.

What a test leaves behind (a thread, a task, a window, a timer) fails that test.
"""

import gc
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import examples
from tests.guards import Network, remember_loops, tasks_left, tasks_now, threads_left, windows_left
from tests.spreading import workers_here

_HOME = Path(tempfile.mkdtemp(prefix="helix-test-"))
_ROOT = Path(__file__).resolve().parent.parent


def _shut_home() -> None:
    """Before anything is imported that looks for the person's folders or keys."""
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
    # threads share what they free: a process that lives for thousands of tests holds a fifth less
    os.environ.setdefault("MALLOC_ARENA_MAX", "2")
    if not os.environ.get("HELIX_TEST_SCREEN"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


_shut_home()
_network = Network()
sys.addaudithook(_network.watch)
if sys.version_info >= (3, 14):
    remember_loops()

examples.register()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return workers_here()


def pytest_collection_finish() -> None:
    """What collecting has made stays to the end: no pass over garbage looks through it again."""
    gc.collect()
    gc.freeze()


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


_WITH_WINDOWS = {"ui", "scenarios", "tour"}


@pytest.fixture(autouse=True, scope="module")
def _windows(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Where windows are, no other thread collects garbage, as in the application.

    What is Qt's would be freed by it a second time; `ui/application/qt_application.py` tells of it.
    """
    windows = not _WITH_WINDOWS.isdisjoint(request.path.relative_to(_ROOT).parts)
    if windows:
        gc.disable()
    yield windows
    gc.collect()  # tokenizers in garbage are large, and few objects
    gc.freeze()  # an application that ended in between thaws everything
    gc.enable()


@pytest.fixture(autouse=True)
def _garbage_is_collected(_windows: bool) -> Iterator[None]:
    """A window that was run to its end leaves that to the process; here others follow."""
    yield
    if _windows:
        gc.disable()
        gc.collect(1)
    else:
        gc.enable()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of recordings and corpora that may stand beside the project."""
    folder = _ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("no folder `shared` beside the project: nothing recorded to test with")
    return folder
