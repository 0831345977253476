"""A real notification server without a tray: dunst, on a virtual screen and a bus of its own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from helix_desktop.app.desktop.desktop_messages import OPEN
from tests.app.desktop.test_desktop_messages import ASKING, open_desk
from tests.fakes.desktop_bus import Locker, needs_bus, on_bus, private_bus
from tests.waiting import until

pytestmark = [
    pytest.mark.slow,
    needs_bus,
    pytest.mark.skipif(
        not (shutil.which("dunst") and shutil.which("Xvfb")),
        reason="dunst or Xvfb is not installed",
    ),
]


@contextmanager
def process(*words: str, environ: dict[str, str]) -> Iterator[None]:
    running = subprocess.Popen(
        words, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        running.terminate()
        running.wait()


@pytest.fixture
def dunst(tmp_path: Path) -> Iterator[dict[str, str]]:
    """dunst on a screen of its own; the value is its environment."""
    with ExitStack() as stack:
        bus = stack.enter_context(private_bus(tmp_path))
        reading, writing = os.pipe()
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24"],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        stack.callback(screen.wait)
        stack.callback(screen.terminate)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        environ = {**os.environ, **bus, "DISPLAY": f":{number}", "XDG_RUNTIME_DIR": str(tmp_path)}
        config = tmp_path / "dunstrc"
        config.write_text("[global]\nmarkup = full\nidle_threshold = 0\n")
        stack.enter_context(process("dunst", "-conf", str(config), environ=environ))
        yield environ


def dunstctl(environ: dict[str, str], *words: str) -> str:
    command = ["dunstctl", *words]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=10)
    return done.stdout.strip()


async def test_a_message_arrives_under_dunst_without_a_tray(
    dunst: dict[str, str], tmp_path: Path
) -> None:
    async with on_bus(dunst, Locker), open_desk(dunst, tmp_path) as desk:

        async def is_described() -> bool:
            return (await desk.messages.describe()).server.startswith("dunst")

        await until(is_described)
        assert (await desk.messages.describe()).buttons
        assert await desk.messages.show("1", ASKING)
        await until(lambda: dunstctl(dunst, "count", "displayed") == "1")
        dunstctl(dunst, "action", "0")
        await until(lambda: desk.pressed)
        assert desk.pressed == [("1", OPEN)]
        assert await desk.messages.show("2", ASKING)
        await until(lambda: dunstctl(dunst, "count", "displayed") == "1")
        await desk.messages.take_back("2")
        await until(lambda: dunstctl(dunst, "count", "displayed") == "0")
