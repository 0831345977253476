"""`keys` and `models` as a user types them: no key in an argument, none on the screen."""

import asyncio
import io
import json
import re
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.commands.arguments import ROLES
from helix_desktop.app.commands.keys import KeysCommand, read_key
from helix_desktop.app.commands.models import ModelsCommand
from helix_desktop.app.commands.table import all_commands
from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import Paths, find_paths, make_private_folders
from helix_desktop.app.models.model_registry import LIMITS, LimitsFile, ModelRegistry
from helix_desktop.app.secret_vault import MemoryVault
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.context.compaction.window_state import CachePrices
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.errors import HelixError, ProviderUnreachable, SecretError, SettingsError
from helix_desktop.domain.llm import LlmRole, Usage
from helix_desktop.domain.ports import SecretVault
from helix_desktop.features.guests.guest_programs import GuestPrograms, OwnGuest
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.providers.tokens.usage_calibration import LearnedLimit
from helix_desktop.store.lock import WorkspaceLock
from tests.app.vaults import FakeKeyring, FakeProviderFactory
from tests.fakes.clock import FakeClock
from tests.processes import helix

SECRET = "sk-planted-secret-9876"


@dataclass
class Line:
    """A command line on a data folder, a keyring and a speech that are fakes."""

    paths: Paths
    vault: SecretVault = field(default_factory=FakeKeyring)
    provider_factory: FakeProviderFactory = field(default_factory=FakeProviderFactory)
    environ: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    typed: str = ""
    """What is answered when a secret header is asked for."""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def parts(self) -> AppParts:
        return AppParts(
            provider_factory=lambda: self.provider_factory,
            vault=lambda: self.vault,
            environ=self.environ,
            clock=FakeClock(),
        )

    def keys(self, *words: str, typed: str = "") -> int:
        options, say = options_of("key", words), self._say()
        command = KeysCommand(
            options, self.paths, say, parts=self.parts, read=lambda _endpoint: typed
        )
        return asyncio.run(command.run(options))

    def models(self, *words: str) -> int:
        say = self._say()
        command = ModelsCommand(self.paths, say, parts=self.parts, read=lambda _prompt: self.typed)
        return command.run(options_of("model", words))

    def _say(self) -> Callable[[str], None]:
        self.lines.clear()
        return self.lines.append


def options_of(noun: str, words: Sequence[str], *, folder: Path | None = None) -> Namespace:
    """Parse the verb of a noun and its options, for a command with other parts."""
    [command] = [item for item in all_commands() if (item.noun, item.verb) == (noun, words[0])]
    parser = ArgumentParser()
    parser.set_defaults(workspace=None, folder=folder, verb=command.verb)
    command.declare(parser)
    return parser.parse_args(words[1:])


@pytest.fixture
def line(tmp_path: Path) -> Line:
    return Line(find_paths(tmp_path / "data"))


def workspace_on(line: Line, name: str = "project") -> str:
    folder = line.paths.data.parent / name
    folder.mkdir()
    return WorkspaceList(line.paths.workspaces, FakeClock()).for_folder(folder).id


def test_a_key_is_kept_listed_by_its_end_and_forgotten(line: Line) -> None:
    assert line.keys("set", "openai", typed=f"{SECRET}\n") == 0
    assert line.text == "Saved key …9876 for OpenAI in tests.Ring."
    assert line.keys("list") == 0
    assert re.fullmatch(r"openai +…9876 +kept", line.text)
    assert line.keys("list", "--json") == 0
    values = json.loads(line.text)
    assert values["openai"] == {"ending": "…9876", "from": "kept"}
    assert values["anthropic"] is None
    assert line.keys("forget", "openai") == 0
    assert line.keys("forget", "openai") == 1
    assert line.keys("list") == 0
    assert "No provider has a key yet" in line.text


def test_a_workspace_has_a_key_of_its_own(line: Line) -> None:
    workspace_on(line)
    line.keys("set", "openai", typed="sk-everybody-s-key-1111")
    line.keys("set", "openai", "--workspace", "project", typed="sk-its-own-key-2222")
    line.keys("list", "--workspace", "project")
    assert "…2222" in line.text
    assert "this workspace's own" in line.text
    line.keys("list")
    assert "…1111" in line.text
    with pytest.raises(HelixError, match="no workspace"):
        line.keys("list", "--workspace", "other")


def test_the_environment_is_named_where_it_comes_first(line: Line) -> None:
    line.environ["OPENAI_API_KEY"] = SECRET
    line.keys("list")
    assert "…9876" in line.text
    assert "from OPENAI_API_KEY" in line.text
    line.keys("set", "openai", typed="sk-another-key-0000")
    assert "The environment variable OPENAI_API_KEY is set and takes precedence." in line.text


def test_without_a_safe_keyring_nothing_is_kept_and_the_variable_is_named(line: Line) -> None:
    line.vault = MemoryVault()
    with pytest.raises(SecretError, match=r"Nothing was saved\. .*OPENAI_API_KEY"):
        line.keys("set", "openai", typed=SECRET)


@pytest.mark.parametrize("typed", ["", "\n", "two words"])
def test_an_invalid_key_or_a_key_without_a_provider_is_not_saved(line: Line, typed: str) -> None:
    with pytest.raises(SecretError):
        line.keys("set", "openai", typed=typed)
    with pytest.raises(SecretError, match="needs no key"):
        line.keys("set", "ollama", typed=SECRET)
    with pytest.raises(SettingsError, match="no provider"):
        line.keys("set", "nobody", typed=SECRET)


@pytest.mark.slow
def test_a_key_comes_from_standard_input_and_is_in_no_argument(tmp_path: Path) -> None:
    where = ("--data-dir", tmp_path / "data")
    done = helix(*where, "key", "set", "openai", given=f"{SECRET}\n")
    assert done.returncode == 2  # the test container has no keyring
    assert "OPENAI_API_KEY" in done.stderr
    assert "planted" not in done.stdout + done.stderr
    for words in (["key", "set", "openai", SECRET], ["key", "set", "openai", "--key", SECRET]):
        assert helix(*where, *words).returncode == 2


def test_standard_input_that_is_no_terminal_is_read_by_the_line() -> None:
    stream = io.StringIO(f"{SECRET}\nmore\n")
    assert read_key(SHIPPED["openai"], stream) == f"{SECRET}\n"


def test_models_are_listed_for_people_and_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data-dir", str(tmp_path / "data")]
    assert main([*data, "model", "list"]) == 0
    out = capsys.readouterr().out
    assert "anthropic/claude-opus-5  1,000,000  5 / 25  tools thinking images" in out
    assert "Built-in model data from 2026" in out
    assert main([*data, "model", "list", "--json", "--endpoint", "groq"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert {model["endpoint"] for model in values["models"]} == {"groq"}
    assert [endpoint["endpoint"] for endpoint in values["endpoints"]] == ["groq"]
    assert values["models"][0]["prices"]["input"] > 0


def test_an_agent_of_another_program_is_listed_without_an_address(line: Line) -> None:
    make_private_folders(line.paths)
    GuestPrograms(line.paths.config, {}).add(OwnGuest("toy", [sys.executable], name="Toy"))
    assert line.models("list", "--endpoint", "toy") == 0
    assert line.lines[0] == "Toy"
    assert "toy/default" in line.lines[1]


def test_choosing_a_main_model_says_which_models_fill_the_other_roles(line: Line) -> None:
    workspace_on(line)
    assert line.models("choose", "main", "openai/gpt-5.5", "--workspace", "project") == 0
    assert line.lines[0] == "main  openai/gpt-5.5"
    assert any(text.startswith("Helix chose ") for text in line.lines)
    assert any("No long-context model selected" in text for text in line.lines)
    assert line.models("choose", "main", "-", "--workspace", "project") == 0
    assert "practice model answers" in line.text
    with pytest.raises(SettingsError):
        line.models("choose", "main", "nobody/x", "--workspace", "project")


def test_an_unknown_window_is_told_as_sessions_assume_it(line: Line) -> None:
    workspace_on(line)
    line.models("choose", "main", "anthropic/claude-nosuch", "--workspace", "project")
    assert "128,000" in line.text
    assert "32,768" not in line.text
    line.models("add", "office", "openai-chat", "https://models.example/v1", "--no-key")
    line.models("list", "--endpoint", "office")
    assert "No models of office are known." in line.text
    line.models("set", "office/large", "--input", "3")
    assert "128,000 (assumed)" in line.text


def test_a_model_is_chosen_for_all_workspaces(line: Line) -> None:
    assert line.models("default", "fast", "openai/gpt-5.4-mini") == 0
    assert "fast: openai/gpt-5.4-mini, unless a workspace sets another." in line.text
    assert line.models("default", "fast", "-") == 0
    assert "fast: none" in line.text
    with pytest.raises(SettingsError):
        line.models("default", "main", "nobody/x")


def test_every_role_can_be_chosen() -> None:
    assert tuple(LlmRole) == ROLES


def test_an_open_workspace_is_not_changed_behind_its_back(line: Line) -> None:
    home = line.paths.workspaces / workspace_on(line)
    lock = WorkspaceLock(home / "lock")
    try:
        with pytest.raises(HelixError):
            line.models("choose", "main", "openai/gpt-5.5", "--workspace", "project")
    finally:
        lock.release()
    assert WorkspaceList(line.paths.workspaces, FakeClock()).find("project").models == {}


def test_figures_are_corrected_one_by_one_and_forgotten(line: Line) -> None:
    line.models("set", "ollama/house", "--window", "64000")
    line.models("set", "ollama/house", "--input", "0.5", "--cache-read", "0.1")
    assert line.text == "ollama/house  64,000  0.5 / 0  tools"
    for wrong in (["--window", "1"], ["--input", "-1"], []):
        with pytest.raises(SettingsError):
            line.models("set", "ollama/house", *wrong)
    assert line.models("unset", "ollama/house") == 0
    assert line.models("unset", "ollama/house") == 1


@pytest.mark.parametrize("words", [("set", "ollama/house", "--window", "64000"), ("unset",)])
def test_a_window_that_is_set_or_unset_ends_a_learned_limit_and_that_is_told(
    line: Line, words: tuple[str, ...]
) -> None:
    line.models("set", "ollama/house", "--window", "128000")
    limits = LimitsFile(line.paths.data / LIMITS)
    for key in ("ollama/house 128000", "ollama/house 32768", "ollama/houseboat 128000"):
        limits[key] = LearnedLimit(24_000, time.time())
    limits.keep()
    assert line.models(words[0], "ollama/house", *words[2:]) == 0
    assert "Forgot that ollama/house refused more than 24,000 tokens." in line.text
    assert list(LimitsFile(line.paths.data / LIMITS)) == ["ollama/houseboat 128000"]


def test_an_hour_of_prompt_cache_is_a_choice_of_anthropics_models_and_priced_so(line: Line) -> None:
    name = "anthropic/claude-sonnet-4-5"

    def priced() -> tuple[int, float | None, float]:
        llm = ModelRegistry(line.paths).find(name).llm
        usage = Usage(cache_read=1_000_000, cache_write=1_000_000)
        return llm.cache_seconds, call_cost(usage, llm), CachePrices.of(llm).write

    line.models("set", name, "--input", "3", "--cache-read", "0.3", "--cache-write", "3.75")
    assert priced() == (300, pytest.approx(0.3 + 3.75), 1.25)
    line.models("set", name, "--prompt-cache", "1h")
    assert priced() == (3_600, pytest.approx(0.3 + 6.0), 2.0)
    line.models("list", "--json", "--endpoint", "anthropic")
    assert 3_600 in {model["cache_seconds"] for model in json.loads(line.text)["models"]}
    line.models("set", name, "--prompt-cache", "5m")
    assert priced() == (300, pytest.approx(0.3 + 3.75), 1.25)
    with pytest.raises(SettingsError):
        line.models("set", "openai/gpt-5.4-mini", "--prompt-cache", "1h")


def test_an_endpoint_is_added_and_removed(line: Line) -> None:
    url = "https://models.example/v1"
    assert line.models("add", "office", "openai-chat", url, "--variable", "OFFICE_KEY") == 0
    line.models("list", "--json", "--endpoint", "office")
    assert json.loads(line.text)["endpoints"][0]["variable"] == "OFFICE_KEY"
    with pytest.raises(SettingsError):
        line.models("add", "far", "openai-chat", "http://far.example")
    assert line.models("remove", "office") == 0
    assert line.models("remove", "office") == 1


def test_a_list_is_asked_for_with_the_key_and_kept(line: Line) -> None:
    line.environ["OPENAI_API_KEY"] = SECRET
    answer = b'{"data": [{"id": "gpt-7", "context_length": 3000000}]}'
    line.provider_factory = FakeProviderFactory({"https://api.openai.com/v1/models": answer})
    assert line.models("list", "--refresh", "--endpoint", "openai") == 0
    assert "openai/gpt-7  3,000,000" in line.text
    assert line.provider_factory.fetches == [
        ("https://api.openai.com/v1/models", {"authorization": f"Bearer {SECRET}"})
    ]
    assert line.provider_factory.closed
    line.models("list", "--endpoint", "openai")
    assert "openai/gpt-7" in line.text


def test_an_endpoint_that_does_not_answer_is_told_without_the_key_it_echoes(line: Line) -> None:
    line.environ["OPENAI_API_KEY"] = "planted-without-a-shape"
    line.provider_factory = FakeProviderFactory(
        failure=ProviderUnreachable("no planted-without-a-shape here")
    )
    assert line.models("list", "--refresh") == 1
    assert "OpenAI: no [key removed] here" in line.text
    assert "planted" not in line.text


PASTED = "gsk_planted0123456789abcdefghij"


@pytest.mark.parametrize(
    "words",
    [
        ("office", "https://models.example/v1", "--variable", PASTED),
        ("office", "https://models.example/v1", "--variable", "0af3" * 8),
        ("office", "https://models.example/v1", "--title", f"office {PASTED}"),
        (PASTED, "https://models.example/v1"),
        ("office", f"https://models.example/{PASTED}/v1"),
    ],
)
def test_a_pasted_key_is_no_name_and_is_kept_nowhere(line: Line, words: tuple[str, ...]) -> None:
    name, url, *more = words
    with pytest.raises(SettingsError, match="looks like a key") as refused:
        line.models("add", name, "openai-chat", url, *more)
    assert "planted" not in str(refused.value)
    files = [path for path in line.paths.config.rglob("*") if path.is_file()]
    assert not [path for path in files if b"planted" in path.read_bytes()]


def test_long_names_of_variables_are_no_keys(line: Line) -> None:
    url = "https://api.example.com/accounts/0123456789abcdef0123456789abcdef/v1"
    for at, variable in enumerate(("DASHSCOPEINTERNATIONAL_API_KEY", "key_of_task_management_2")):
        assert line.models("add", f"mine-{at}", "openai-chat", url, "--variable", variable) == 0
