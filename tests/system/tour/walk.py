"""One walk through the application: lives one after the other, each seen at its stations.

The clock stands still, the paths are the same ones each time: two walks take the same pictures,
but for what counts real seconds (cards of what goes on, what a search or a replay took).
"""

import asyncio
import json
import os
import shutil
import sys
import tempfile
import traceback
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import find_paths
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.launch import collect_on_this_thread
from tests.system.scenarios.stage import live_through, open_and_quiet, until
from tests.system.tour.guide import Guide, Pictures
from tests.system.tour.project import lay_out_other
from tests.system.tour.stations import LIVES, Life

PATIENCE = 300.0


def walk_stations(pictures: Pictures, only: list[str], *, rtl: bool) -> int:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setCursorFlashTime(0)  # a caret that blinks would be in one picture and not in the next
    if rtl:
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    lives = [
        (life, [station for station in life.stations if not only or station.name in only])
        for life in LIVES
    ]
    with collect_on_this_thread(to_the_end=True):  # as where the application is started
        results = [
            _lived(app, life, [station.name for station in stations], pictures)
            for life, stations in lives
            if stations
        ]
    return max(results, default=0)


def _lived(app: QApplication, life: Life, wanted: list[str], pictures: Pictures) -> int:
    base = Path(tempfile.gettempdir()) / f"helix-tour-{pictures.name}"
    shutil.rmtree(base, ignore_errors=True)
    base.mkdir()
    os.environ["HOME"] = str(base)  # whose folders begin with ~
    data, folder, other = base / "data", life.lays_out(base), lay_out_other(base)
    if life.lays_down is not None:
        asyncio.run(life.lays_down(data, folder))
    _choose(data, pictures.look, pictures.language)

    lost: list[str] = []

    async def story(application: Application) -> None:
        application.appearance_controller.zoom(pictures.zoom)
        application.window.resize(pictures.room)
        guide = Guide(application, pictures, life.clock, other=other)
        if life.opens:
            await until(lambda: open_and_quiet(application))
        for station in life.stations:
            if station.name in wanted:
                guide.enter(station.name)
                try:
                    await station.play(guide)
                except Exception:  # noqa: BLE001 - the others are to be seen all the same
                    traceback.print_exc()
                    lost.append(station.name)
        lost.extend(f"{line} ({place})" for line, place in guide.cut.items())

    try:
        place = folder if life.opens else None
        live_through(app, story, data=data, folder=place, parts=life.parts(), seconds=PATIENCE)
        for item in lost:
            print(item, flush=True)  # noqa: T201  what was looked for
        return len(lost)
    finally:
        shutil.rmtree(base, ignore_errors=True)


def _choose(data: Path, look: str, language: str) -> None:
    settings = find_paths(data).settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps({"appearance": look, "language": language}), encoding="utf-8")


def main(arguments: list[str]) -> int:
    folder, look, scale, size, zoom, language, way, *only = arguments
    wide, _, high = size.partition("x")
    room = int(wide), int(high)
    pictures = Pictures(Path(folder), look, int(scale), room, language, int(zoom))
    return walk_stations(pictures, only, rtl=way == "rtl")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
