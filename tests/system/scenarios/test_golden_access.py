"""What a screen reader says of each page, and the order in which Tab leads through it.

`tests/golden/access` has a file for each place: first what Tab comes to, then what arrow keys or a
click reach. Figures are `#`. After a change that is meant, write the files anew:
python -m tests.system.scenarios.test_golden_access SCRATCH
"""

import asyncio
import re
import shutil
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from tests.system.scenarios.stage import live
from tests.system.tour.everywhere import SIZE, Look, at_first, at_work, open_sheets
from tests.ui.access import AccessibleItem, accessible_items, described, stops, takers
from tests.waiting import until

GOLDEN = Path(__file__).parents[2] / "golden" / "access"
FIGURE = re.compile(r"[≈<]? ?\d[\d.,:]*[KM%×]?")
FIRST_PLACES = ("first-run", "trust", "approval")
OUR_OTHER_WORDS = re.compile(
    r"\b(notes?(?!\.)|markers?|excerpts?|previews?|observations?|handovers?|trimm\w+|superseded|covered"
    r"|blocks?|epochs?|sweeps?|digests?|gate|placeholder|verbatim)\b",
    re.IGNORECASE,
)
NOT_THE_SAME = (
    "settings-about",
    "settings-sandbox",
    "settings-models",
    "settings-data",
    "settings-lab",
)
"""Places whose controls depend on the system that runs the test, or on how far they have read."""


def spoken_line(name: str, role: QAccessible.Role) -> str:
    first = FIGURE.sub("#", name.strip().splitlines()[0] if name.strip() else "")
    return f"{role.name}: {first}"


def on_page(window: QWidget) -> str:
    """Return what takes the keyboard on screen: in the order of Tab, then the rest."""
    sheets = open_sheets(window)
    ground = sheets[-1] if sheets else window
    before = QApplication.focusWidget()
    wanted = takers(ground)
    in_order = [described(widget) for widget in stops(ground, wanted[0])] if wanted else []
    if before is not None:
        before.setFocus()
    tabbed = [spoken_line(name, role) for name, role in in_order]

    def listed(met: AccessibleItem) -> bool:
        return met.focusable and met.role is not QAccessible.Role.ListItem

    others = [spoken_line(met.name, met.role) for met in accessible_items(ground) if listed(met)]
    rest = sorted(set(others) - set(tabbed))
    return "\n".join(["Tab order", *tabbed, "", "Other", *rest, ""])


async def pages(folder: Path) -> dict[str, str]:
    """Walk through the first start and then through all pages, and return what is said of each."""
    result: dict[str, str] = {}
    project = folder / "project"
    shutil.copytree(resources_folder() / "demo", project)
    stories: list[tuple[Callable[..., Awaitable[None]], Path | None]] = [
        (at_first, None),
        (at_work, project),
    ]
    for story, work in stories:
        data = folder / story.__name__
        async with live(data=data, folder=work, seconds=200) as application:
            await _walk(application, story, result)
    return result


async def _walk(
    application: Application, story: Callable[..., Awaitable[None]], results: dict[str, str]
) -> None:
    application.window.resize(*SIZE)

    async def look(place: str) -> None:
        if place in NOT_THE_SAME:
            return

        def has_read() -> bool:
            before, results[place] = results.get(place), on_page(application.window)
            return before == results[place]

        await until(has_read)

    await story(application, look)


@pytest.mark.slow
async def test_names_roles_and_tab_order_of_each_page_are_those_of_the_golden_files(
    tmp_path: Path,
) -> None:
    result = await pages(tmp_path)
    golden = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt")}
    assert set(result) == set(golden)
    for place, text in result.items():
        assert text.splitlines() == golden[place].splitlines(), place


@pytest.mark.slow
async def test_a_first_session_uses_only_five_words_of_its_own(
    tmp_path: Path,
) -> None:
    """Context, compact, cache, recall, pin: what a newcomer hears before any compaction."""
    project = tmp_path / "project"
    shutil.copytree(resources_folder() / "demo", project)
    names: set[str] = set()

    def hear(application: Application) -> Look:
        async def look(place: str) -> None:
            if place in FIRST_PLACES or place.startswith("chat"):
                names.update(met.name for met in accessible_items(application.window))

        return look

    for story, work in ((at_first, None), (at_work, project)):
        async with live(data=tmp_path / story.__name__, folder=work, seconds=200) as application:
            application.window.resize(*SIZE)
            await story(application, hear(application))
    ours = {name for name in names if OUR_OTHER_WORDS.search(name)}
    assert not ours
    assert any("ompact" in name for name in names)


def main(scratch: Path) -> None:
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        result = runner.run(pages(scratch))
    for path in GOLDEN.glob("*.txt"):
        path.unlink()
    for place, text in result.items():
        (GOLDEN / f"{place}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
