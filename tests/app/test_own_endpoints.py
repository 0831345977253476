"""Endpoints of one's own: their options reach the server, their secrets only the keyring."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.own_endpoints import TypedOptions
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderAccessDenied, SecretError, SettingsError
from helix_desktop.domain.llm import LlmRole
from tests.app.app_stage import Place, run_turn
from tests.app.app_stage import open_place as opened_place
from tests.app.test_keys_and_models_commands import Line
from tests.app.vaults import FakeKeyring
from tests.system.scenarios.served import Served, refuses, says

SECRET = "a-gateway-word-of-no-known-shape"


@pytest.fixture
def line(tmp_path: Path) -> Line:
    return Line(find_paths(tmp_path / "data"))


class Office:
    """An application with an endpoint of its own at a scripted server, and a keyring."""

    def __init__(self, base: Path, port: int) -> None:
        (base / "project").mkdir()
        self.paths = find_paths(base / "data")
        self.ring = FakeKeyring()
        self.environ = dict[str, str]()
        make_private_folders(self.paths)
        self.container = AppContainer(
            self.paths, AppParts(vault=lambda: self.ring, environ=self.environ)
        )
        self.container.settings.set(NAME_SESSIONS, False)  # each request is of the conversation
        self.workspace = self.container.workspaces.for_folder(base / "project")
        self._url = f"http://127.0.0.1:{port}/v1"

    async def add(self, options: TypedOptions) -> None:
        supply = await self.container.model_settings()
        await supply.add_endpoint(
            "office", DialectId.OPENAI_CHAT, address=self._url, needs_key=False, options=options
        )

    async def open_with_model(self) -> OpenWorkspace:
        open_workspace = await self.container.open(self.workspace)
        await open_workspace.choose_model(LlmRole.MAIN, "office/scripted")
        return open_workspace

    def files(self) -> str:
        """Everything that was written, except the conversation."""
        return "".join(
            path.read_text(errors="replace")
            for folder in (self.paths.config, self.paths.logs)
            for path in folder.rglob("*")
            if path.is_file()
        )


async def test_a_secret_header_is_in_the_keyring_and_in_requests_and_nowhere_else(
    tmp_path: Path,
) -> None:
    with Served() as server:
        office = Office(tmp_path, server.port)
        await office.add(TypedOptions(headers=(f"X-Gateway-Token: {SECRET}", "X-Team: research")))
        window = await office.open_with_model()
        server.plan(refuses("400 Bad Request", f"no: {SECRET}"), says("Well."))
        _, failure = await run_turn(window)
        await office.add(TypedOptions(headers=("X-Gateway-Token: another-gateway-word",)))
        assert (await run_turn(window))[1] == "Well."
        await window.close()
        supply = await office.container.model_settings()
        await supply.drop_endpoint("office")
        await office.container.close()
    assert [request.headers["x-gateway-token"] for request in server.received] == [
        SECRET,
        "another-gateway-word",
    ]
    assert server.received[0].headers["x-team"] == "research"
    assert SECRET not in failure
    assert "[key removed]" in failure
    assert SECRET not in office.files()
    assert SECRET not in KNOWN_KEYS.without(SECRET)
    assert office.ring.secrets == {}


async def test_a_header_takes_its_value_from_the_environment(tmp_path: Path) -> None:
    with Served() as server:
        office = Office(tmp_path, server.port)
        await office.add(TypedOptions(headers=("Authorization: Bearer ${OFFICE_TOKEN}",)))
        window = await office.open_with_model()
        _, failure = await run_turn(window)
        assert "OFFICE_TOKEN has no value for the header Authorization" in failure
        office.environ["OFFICE_TOKEN"] = SECRET
        assert (await run_turn(window))[1] == "Well."
        await window.close()
        await office.container.close()
    [received] = server.received
    assert received.headers["authorization"] == f"Bearer {SECRET}"
    assert office.ring.secrets == {}


async def test_a_keyring_that_keeps_nothing_takes_no_header(place: Place) -> None:
    place.ring.backend = lambda: ""  # type: ignore[method-assign]
    async with opened_place(place):
        supply = await place.container.model_settings()
        with pytest.raises(SecretError, match="No secure system keyring"):
            await supply.add_endpoint(
                "office",
                DialectId.OPENAI_CHAT,
                address="https://office.example/v1",
                options=TypedOptions(headers=(f"X-Token: {SECRET}",)),
            )
        with pytest.raises(SettingsError, match="There is no provider"):
            supply.endpoint("office")


async def test_a_header_whose_value_is_gone_is_named(place: Place) -> None:
    async with opened_place(place):
        supply = await place.container.model_settings()
        added = await supply.add_endpoint(
            "office",
            DialectId.OPENAI_CHAT,
            address="https://office.example/v1",
            options=TypedOptions(headers=(f"X-Token: {SECRET}",)),
        )
        assert SECRET not in repr(added)
        keys = place.container.keys
        await keys.forget_headers(added)
        with pytest.raises(ProviderAccessDenied, match="no value for the header X-Token"):
            await keys.with_headers(added)


def test_options_are_typed_as_arguments_and_a_secret_is_asked_for(line: Line) -> None:
    line.typed = f"{SECRET}\n"
    options = ("--header", "X-Team: research", "--secret", "X-Word", "--query", "api-version=1")
    more = ("--body", "temperature=0.2", "--body", "user=me", "--limit-field", "most")
    denied = ("--tools", "no", "--pictures", "no", "--key-header", "api-key")
    url = "https://office.example/v1"
    assert line.models("add", "office", "openai-chat", url, *options, *more, *denied) == 0
    [saved] = json.loads((line.paths.config / "endpoints.json").read_bytes())["endpoints"]
    assert saved == {
        "id": "office",
        "dialect": "openai-chat",
        "base_url": url,
        "headers": {"X-Team": "research"},
        "secret_headers": ["X-Word"],
        "query": {"api-version": "1"},
        "body": {"temperature": 0.2, "user": "me"},
        "key_header": "api-key",
        "limit_field": "most",
        "tools": False,
        "pictures": False,
    }
    assert list(line.vault.secrets.values()) == [SECRET]
    line.models("set", "office/large", "--window", "64000", "--tools", "yes", "--pictures", "yes")
    assert "tools images" in line.text
    line.models("set", "office/large", "--tools", "no", "--pictures", "no")
    assert "tools" not in line.text
    assert "images" not in line.text
    line.models("list", "--json", "--endpoint", "office")
    [shown] = json.loads(line.text)["endpoints"]
    assert (shown["tools"], shown["pictures"]) == (False, False)
    assert SECRET not in line.text
    assert line.models("remove", "office") == 0
    assert line.vault.secrets == {}


@pytest.mark.parametrize("option", ["--header", "--query", "--body"])
def test_a_line_that_is_no_pair_is_refused_and_not_repeated(line: Line, option: str) -> None:
    with pytest.raises(SettingsError, match="isn't NAME") as caught:
        line.models("add", "office", "openai-chat", "https://o.example", option, SECRET)
    assert SECRET not in caught.value.full_text
    assert not (line.paths.config / "endpoints.json").exists()


def test_a_header_with_a_key_goes_to_the_keyring_and_leaves_it_with_the_endpoint(
    line: Line,
) -> None:
    line.models("add", "office", "openai-chat", "https://o.example", "--header", f"X-A: {SECRET}")
    assert line.vault.secrets == {}  # neither its name nor its shape tell of a key
    token = ("--header", f"X-Token: {SECRET}")
    line.models("add", "office", "openai-chat", "https://o.example", *token)
    assert SECRET not in (line.paths.config / "endpoints.json").read_text()
    assert list(line.vault.secrets.values()) == [SECRET]
    line.models("add", "office", "openai-chat", "https://other.example", *token)
    [place] = line.vault.secrets
    assert "other.example" in place
    line.models("add", "office", "openai-chat", "https://other.example")
    assert line.vault.secrets == {}
