"""What can be chosen: shipped, added and told, joined anew after each change and kept."""

from pathlib import Path

import pytest

from helix_desktop.app.environment import Paths, find_paths, make_private_folders, resources_folder
from helix_desktop.app.models.model_registry import (
    ENDPOINTS,
    MODEL_LISTS,
    PRACTICE_NAME,
    ModelRegistry,
)
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ResourceError, SettingsError
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import NAME, FigureSource, OwnModel

MINE = OwnEndpoint("mine", DialectId.OPENAI_CHAT, "https://mine.example/v1")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = find_paths(tmp_path / "data")
    make_private_folders(made)
    return made


def test_what_the_person_adds_is_there_again_after_a_restart(paths: Paths) -> None:
    models = ModelRegistry(paths)
    models.add_endpoint(MINE)
    models.edit(OwnModel("mine", "house", window=9_000))
    again = ModelRegistry(paths)
    assert again.endpoints["mine"].base_url == "https://mine.example/v1"
    assert again.find("mine/house").llm.window == 9_000
    assert again.drop_endpoint("mine")
    assert "mine" not in ModelRegistry(paths).endpoints


def test_what_an_endpoint_told_is_known_until_its_address_changes(paths: Paths) -> None:
    models = ModelRegistry(paths)
    endpoint = models.add_endpoint(MINE)
    models.learn(endpoint, (ListedModel("house", window=50_000),), at=7.0)
    again = ModelRegistry(paths)
    assert again.find("mine/house").llm.window == 50_000
    assert again.find("mine/house").figures is FigureSource.TOLD
    assert again.listed_at(again.endpoint("mine")) == 7.0
    moved = again.add_endpoint(OwnEndpoint("mine", DialectId.OPENAI_CHAT, "https://b.example"))
    assert again.find("mine/house").figures is FigureSource.GUESSED
    assert again.listed_at(moved) == 0.0


def test_a_damaged_list_of_what_was_told_is_made_anew(paths: Paths) -> None:
    (paths.data / MODEL_LISTS).write_text("{")
    models = ModelRegistry(paths)
    assert models.problems == ()
    models.learn(models.endpoint("ollama"), (ListedModel("m", window=4_096),), at=1.0)
    assert ModelRegistry(paths).find("ollama/m").llm.window == 4_096


def test_a_broken_catalogue_is_told_and_the_rest_works(paths: Paths, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{}")
    models = ModelRegistry(Paths(paths.data, paths.config, paths.logs, tmp_path))
    [problem] = models.problems
    assert isinstance(problem, ResourceError)
    assert models.find("openai/gpt-5.5").figures is FigureSource.GUESSED
    models.edit(OwnModel("openai", "gpt-5.5", window=400_000))
    assert models.find("openai/gpt-5.5").llm.window == 400_000


def test_broken_files_of_the_person_are_told(paths: Paths) -> None:
    (paths.config / ENDPOINTS).write_text("{")
    (paths.config / NAME).write_text('{"models": [{"endpoint": "a", "id": "b", "window": 1}]}')
    told = [str(problem) for problem in ModelRegistry(paths).problems]
    assert len(told) == 2
    assert "endpoints.unreadable.json" in told[0]
    assert "models.json" in told[1]


@pytest.mark.parametrize("name", ["", "openai", "openai/", "nobody/gpt", "/gpt", "openai/a\nb"])
def test_a_name_that_names_nothing_is_refused(paths: Paths, name: str) -> None:
    with pytest.raises(SettingsError):
        ModelRegistry(paths).checked(name)


def test_names_are_kept_as_they_are_said(paths: Paths) -> None:
    models = ModelRegistry(paths)
    assert models.checked(" groq/openai/gpt-oss-20b ") == "groq/openai/gpt-oss-20b"
    assert models.checked(PRACTICE_NAME) == PRACTICE_NAME


def test_nothing_of_a_project_is_ever_read(paths: Paths, tmp_path: Path) -> None:
    """The only places are the person's config and data, and what ships."""
    project = tmp_path / "project"
    for name in (ENDPOINTS, NAME):
        for folder in (project, project / ".helix-desktop", project / "config"):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text('{"endpoints": [{"id": "evil"}]}')
    models = ModelRegistry(paths)
    assert "evil" not in models.endpoints
    assert models.problems == ()
    assert paths.resources == resources_folder()
