"""What can be chosen: shipped, added and told, joined anew after each change and kept."""

from pathlib import Path

import pytest

from helix_desktop.app.llms.models import ENDPOINTS, PRACTICE_NAME, TOLD, Models
from helix_desktop.app.paths import Paths, make_private, paths_for, resources
from helix_desktop.domain.endpoint import Dialect
from helix_desktop.domain.errors import ResourceError, SettingsError
from helix_desktop.providers.catalogue.endpoints import OwnEndpoint
from helix_desktop.providers.catalogue.entries import NAME, Own
from helix_desktop.providers.catalogue.listed import Listed
from helix_desktop.providers.catalogue.model import Figures

MINE = OwnEndpoint("mine", Dialect.OPENAI_CHAT, "https://mine.example/v1")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = paths_for(tmp_path / "data")
    make_private(made)
    return made


def test_what_the_person_adds_is_there_again_after_a_restart(paths: Paths) -> None:
    models = Models(paths)
    models.add_endpoint(MINE)
    models.edit(Own("mine", "house", window=9_000))
    again = Models(paths)
    assert again.endpoints["mine"].base_url == "https://mine.example/v1"
    assert again.find("mine/house").llm.window == 9_000
    assert again.drop_endpoint("mine")
    assert "mine" not in Models(paths).endpoints


def test_what_an_endpoint_told_is_known_until_its_address_changes(paths: Paths) -> None:
    models = Models(paths)
    endpoint = models.add_endpoint(MINE)
    models.learn(endpoint, (Listed("house", window=50_000),), at=7.0)
    again = Models(paths)
    assert again.find("mine/house").llm.window == 50_000
    assert again.find("mine/house").figures is Figures.TOLD
    assert again.told_at(again.endpoint("mine")) == 7.0
    moved = again.add_endpoint(OwnEndpoint("mine", Dialect.OPENAI_CHAT, "https://b.example"))
    assert again.find("mine/house").figures is Figures.GUESSED
    assert again.told_at(moved) == 0.0


def test_a_damaged_list_of_what_was_told_is_made_anew(paths: Paths) -> None:
    (paths.data / TOLD).write_text("{")
    models = Models(paths)
    assert models.problems == ()
    models.learn(models.endpoint("ollama"), (Listed("m", window=4_096),), at=1.0)
    assert Models(paths).find("ollama/m").llm.window == 4_096


def test_a_broken_catalogue_is_told_and_the_rest_works(paths: Paths, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{}")
    models = Models(Paths(paths.data, paths.config, paths.logs, tmp_path))
    [problem] = models.problems
    assert isinstance(problem, ResourceError)
    assert models.find("openai/gpt-5.5").figures is Figures.GUESSED
    models.edit(Own("openai", "gpt-5.5", window=400_000))
    assert models.find("openai/gpt-5.5").llm.window == 400_000


def test_broken_files_of_the_person_are_told(paths: Paths) -> None:
    (paths.config / ENDPOINTS).write_text("{")
    (paths.config / NAME).write_text('{"models": [{"endpoint": "a", "id": "b", "window": 1}]}')
    told = [str(problem) for problem in Models(paths).problems]
    assert len(told) == 2
    assert "endpoints.unreadable.json" in told[0]
    assert "models.json" in told[1]


@pytest.mark.parametrize("name", ["", "openai", "openai/", "nobody/gpt", "/gpt", "openai/a\nb"])
def test_a_name_that_names_nothing_is_refused(paths: Paths, name: str) -> None:
    with pytest.raises(SettingsError):
        Models(paths).checked(name)


def test_names_are_kept_as_they_are_said(paths: Paths) -> None:
    models = Models(paths)
    assert models.checked(" groq/openai/gpt-oss-20b ") == "groq/openai/gpt-oss-20b"
    assert models.checked(PRACTICE_NAME) == PRACTICE_NAME


def test_nothing_of_a_project_is_ever_read(paths: Paths, tmp_path: Path) -> None:
    """The only places are the person's config and data, and what ships."""
    project = tmp_path / "project"
    for name in (ENDPOINTS, NAME):
        for folder in (project, project / ".helix-desktop", project / "config"):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text('{"endpoints": [{"id": "evil"}]}')
    models = Models(paths)
    assert "evil" not in models.endpoints
    assert models.problems == ()
    assert paths.resources == resources()
