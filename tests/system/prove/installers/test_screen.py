"""What is looked at on a screen is what our own windows show, whatever else is there."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.system.prove.installers.built_packages import NAME
from tests.system.prove.installers.screen import HEIGHT, WIDTH, Screen, open_screen, server
from tests.system.prove.installers.starting import painted
from tests.system.prove.installers.table import Failed
from tests.system.prove.installers.x_windows import Area

pytestmark = pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb is not installed")
CLIENT = Path(__file__).with_name("x_client.py")
PLACE = Area(40, 60, 340, 260)
EVERYWHERE = Area(0, 0, WIDTH, HEIGHT)


def client(application: str, place: Area) -> list[str]:
    size = (place.right - place.left, place.bottom - place.top)
    words = (place.left, place.top, *size)
    return [sys.executable, str(CLIENT), application, *map(str, words)]


@contextmanager
def running(
    command: list[str], screen: Screen | None = None
) -> Iterator["subprocess.Popen[bytes]"]:
    environ = {**os.environ, **(screen.env if screen else {})}
    with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    folder = tmp_path_factory.mktemp("screen")
    number = 70_000 + os.getpid() % 20_000
    with (
        running(server(number, str(folder))) as started,
        open_screen(folder, number, lambda: started.poll() is not None) as result,
    ):
        yield result


@pytest.fixture
def another(screen: Screen) -> Iterator[None]:
    """The window of another program, all over the screen."""
    black = screen.glance()
    with running(client("clock", EVERYWHERE), screen):
        until = time.monotonic() + 20
        while screen.glance() == black:
            assert time.monotonic() < until, "the other window is not seen"
            time.sleep(0.02)
        yield


@pytest.mark.slow
@pytest.mark.usefixtures("another")
def test_the_window_of_a_program_is_seen_until_it_is_closed(screen: Screen) -> None:
    took = painted(screen, client(NAME, PLACE), {**os.environ, **screen.env})
    assert 0 < took < 20
    assert screen.windows() == []


@pytest.mark.slow
@pytest.mark.usefixtures("another")
def test_what_others_paint_is_no_window_of_ours(screen: Screen) -> None:
    with pytest.raises(Failed, match="nothing was painted"):
        screen.wait(screen.glance(), seconds=0.5)
    began = time.monotonic()
    screen.rest(quiet=0.5, seconds=20)
    assert time.monotonic() - began < 10


def test_our_window_is_seen_where_it_is_and_until_it_has_gone(
    screen: Screen, tmp_path: Path
) -> None:
    before = screen.glance()
    with running(client(NAME, PLACE), screen) as ours:
        screen.wait(before)
        assert screen.windows() == [PLACE]
        assert screen.picture(tmp_path / "seen.png") in (1, 2)  # it may change meanwhile
        ours.kill()
        ours.wait()
        until = time.monotonic() + 20
        while screen.windows() and time.monotonic() < until:
            time.sleep(0.02)
    assert screen.windows() == []
    assert screen.picture(tmp_path / "gone.png") == 0


@pytest.mark.slow
def test_a_window_of_ours_that_changes_keeps_the_screen_from_rest(screen: Screen) -> None:
    before = screen.glance()
    with running(client(NAME, PLACE), screen):
        screen.wait(before)
        began = time.monotonic()
        screen.rest(quiet=0.5, seconds=2)
        assert time.monotonic() - began >= 2
