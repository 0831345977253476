"""Each feature can be taken away, and everything else works without it."""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.table import all_commands, all_nouns
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths, find_paths, make_private_folders
from helix_desktop.app.feature import installed
from helix_desktop.app.settings import Settings, all_settings
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.features.table import FEATURES
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.ui.settings.settings_context import ListedPage, page_names
from tests.app.golden_data import GOLDEN, contents
from tests.app.vaults import FakeKeyring, FakeProviderFactory
from tests.archives import unpack
from tests.fakes.counter import FakeCounter
from tests.features.rooms import FOLDER, FOLDERS, without

ROOMS = {feature.name: feature for feature in FEATURES}
SETTINGS = all_settings()
OWN_KEYS = {name: [setting.key for setting in ROOMS[name].settings()] for name in ROOMS}
PAGES = [*page_names()]
OWN_PAGES = {
    name: {part.key for part in ROOMS[name].window() if isinstance(part, ListedPage)}
    for name in ROOMS
}
SETS = sorted(GOLDEN.glob("data-*.tar.xz"))
QT = {"PySide6", "shiboken6", "qasync"}


@pytest.fixture(params=ROOMS)
def room(request: pytest.FixtureRequest) -> Iterator[str]:
    """The name of a feature that was taken away."""
    with without(request.param):
        assert request.param not in {feature.name for feature in installed()}
        yield request.param


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    return paths


def parts() -> AppParts:
    return AppParts(
        counter=lambda _paths: FakeCounter(),
        provider=PracticeModel,
        provider_factory=FakeProviderFactory,
        vault=FakeKeyring,
        box=lambda: SandboxBackend(),
        environ={},
    )


def test_every_folder_of_a_feature_has_one_line_in_the_table() -> None:
    assert sorted(feature.name for feature in FEATURES) == FOLDERS


def test_a_feature_that_was_taken_away_cannot_be_imported(room: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        __import__(f"helix_desktop.features.{room}.feature")


def test_the_other_commands_are_there_without_it(
    room: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own = {command.words for command in ROOMS[room].commands}
    commands = {command.words: command for command in all_commands()}
    assert not own & commands.keys()
    assert all(callable(command.load()) for command in commands.values())
    assert {command.noun for command in commands.values() if command.verb} == {*all_nouns()}
    assert main(["session"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    printed = capsys.readouterr().out
    assert not [noun for noun in ROOMS[room].nouns if f"    {noun} " in printed]


def test_the_other_settings_are_there_without_it_and_its_values_stay_in_the_file(
    room: str, tmp_path: Path
) -> None:
    assert [setting.key for setting in all_settings()] == [
        setting.key for setting in SETTINGS if setting.key not in OWN_KEYS[room]
    ]
    file = tmp_path / "settings.json"
    values = {**dict.fromkeys(OWN_KEYS[room], "kept"), "zoom": 120}
    file.write_text(json.dumps(values), "utf-8")
    settings = Settings(file)
    assert settings.number("zoom") == 120
    settings.set("zoom", 110)
    assert json.loads(file.read_text("utf-8")) == {**values, "zoom": 110}


def test_the_other_pages_of_the_settings_are_listed_without_it(room: str) -> None:
    assert [*page_names()] == [key for key in PAGES if key not in OWN_PAGES[room]]


async def test_a_workspace_opens_and_a_turn_is_run_without_it(
    room: str, paths: Paths, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    container = AppContainer(paths, parts())
    workspace = container.workspaces.chosen(None, project, create=True)
    opened = await container.open(workspace)
    try:
        session = await opened.send(NO_SESSION, "Say hello")
        await opened.sessions.settled(session)
        assert len(await opened.sessions.transcript(session)) > 3
    finally:
        await opened.close()
        assert await container.close() == 0
    assert not [name for name in sys.modules if name.startswith(f"helix_desktop.features.{room}.")]


@pytest.mark.parametrize("archive", SETS, ids=lambda path: path.name)
def test_everything_that_was_saved_is_read_without_it(
    room: str, tmp_path: Path, archive: Path
) -> None:
    unpack(archive, tmp_path)
    expected = archive.with_name(archive.name.replace(".tar.xz", ".expected.json"))
    assert contents(tmp_path / "data") == json.loads(expected.read_text("ascii"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_only_the_windows_part_of_a_feature_imports_qt() -> None:
    users = [
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*.py")
        if not path.name.startswith("window")
        if {name.partition(".")[0] for name in imported(path)} & QT
        or any(name.startswith("helix_desktop.ui") for name in imported(path))
    ]
    assert users == []


def test_a_command_line_imports_of_features_only_their_records() -> None:
    heavy = [
        f"{path.parent.name}: {node.module}"
        for path in FOLDER.glob("*/feature.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ImportFrom) and node.module
        if node.module.startswith("helix_desktop.")
        if node.module not in ALLOWED
    ]
    assert heavy == []


ALLOWED = {
    "helix_desktop.app.cli_command",
    "helix_desktop.app.commands.arguments",
    "helix_desktop.app.feature",
    "helix_desktop.domain.phrase",
}
"""What a record imports: none of these takes a moment."""
