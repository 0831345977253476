"""Options of endpoints: what would be hostile, secret, or broken is refused before it is saved."""

import pytest

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.llm import ImageTokenRule
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.endpoint_options import LONGEST_VALUE, MOST_OPTIONS
from helix_desktop.providers.models.endpoints import OwnEndpoint, accept_endpoint
from helix_desktop.providers.models.model_catalog import ModelCatalog, OwnModel

SECRET = "sk-a-planted-secret-1234"


def own(**more: object) -> OwnEndpoint:
    return OwnEndpoint("own", DialectId.OPENAI_CHAT, "https://own.example/v1", **more)  # type: ignore[arg-type]


def refused(**more: object) -> str:
    with pytest.raises(SettingsError) as caught:
        accept_endpoint(own(**more))
    assert SECRET not in caught.value.full_text
    return caught.value.full_text


@pytest.mark.parametrize(
    "name",
    ["Host", "content-length", "Transfer-Encoding", "Proxy-Authorization", "Accept", "connection"],
)
def test_a_header_that_the_client_needs_itself_is_refused(name: str) -> None:
    assert f"Helix sets the header {name} itself." in refused(headers={name: "x"})
    assert "itself" in refused(secret_headers=(name,))
    assert "itself" in refused(key_header=name)


@pytest.mark.parametrize("name", ["", "a b", "a:b", "a\r\nHost", "ä", "x" * 101])
def test_a_name_that_is_no_header_is_refused(name: str) -> None:
    assert "isn't a valid header name" in refused(headers={name: "x"})


@pytest.mark.parametrize("value", ["a\r\nHost: evil", "a\nb", "ä", "\0", "x" * (LONGEST_VALUE + 1)])
def test_a_value_that_could_end_the_header_or_is_no_ascii_is_refused(value: str) -> None:
    assert "can't be sent" in refused(headers={"X-Team": value})
    assert "can't be sent" in refused(query={"team": value})


@pytest.mark.parametrize("headers", [{"X-Team": SECRET}, {"X-Gateway-Token": "abc"}])
def test_a_header_with_a_secret_does_not_go_into_the_file(headers: dict[str, str]) -> None:
    assert "would be saved in a file" in refused(headers=headers)


def test_a_reference_to_a_variable_is_no_secret() -> None:
    made = accept_endpoint(own(headers={"X-Gateway-Token": "Bearer ${GATEWAY}"}))
    assert made.options.headers == (("X-Gateway-Token", "Bearer ${GATEWAY}"),)
    assert "Bearer" not in repr(made)


def test_the_key_of_the_provider_has_its_header_for_itself() -> None:
    assert "carries the key" in refused(headers={"Authorization": "${WORD}"})
    assert accept_endpoint(own(headers={"Authorization": "${WORD}"}, needs_key=False))
    assert accept_endpoint(own(headers={"Authorization": "${WORD}"}, key_header="api-key"))
    assert "set twice" in refused(headers={"X-A": "1", "x-a": "2"})
    assert "set twice" in refused(headers={"X-A": "1"}, key_header="x-a")


@pytest.mark.parametrize("query", [{"key": "AIzaXYZ"}, {"a": SECRET}, {"a": "${NAME}"}])
def test_an_address_holds_no_key(query: dict[str, str]) -> None:
    assert "addresses end up in logs" in refused(query=query)


@pytest.mark.parametrize("name", ["messages", "model", "stream", "tools", "input", "contents"])
def test_what_a_request_is_made_of_cannot_be_replaced(name: str) -> None:
    assert "itself" in refused(body={name: []})


def test_body_fields_are_bounded_and_hold_no_key() -> None:
    assert "isn't a valid body field" in refused(body={"a b": 1})
    assert "would be saved in a file" in refused(body={"extra": {"api_key": SECRET}})
    assert "characters" in refused(body={"extra": "x" * LONGEST_VALUE})
    assert "More than" in refused(body={f"x{at}": 1 for at in range(MOST_OPTIONS + 1)})
    assert accept_endpoint(own(body={"max_tokens": None, "session_id": "a"}))


def test_a_name_of_the_token_limit_is_for_dialects_that_have_one() -> None:
    assert "isn't a valid name" in refused(limit_field="a b")
    with pytest.raises(SettingsError, match="one name for the token limit"):
        accept_endpoint(OwnEndpoint("o", DialectId.OLLAMA, "https://o.example", limit_field="x"))


def test_what_an_endpoint_does_not_accept_holds_for_its_models_unless_one_says_otherwise() -> None:
    endpoint = accept_endpoint(own(tools=False, pictures=False))
    listed = {"own": [ListedModel("a", images=True, tools=True), ListedModel("b", images=True)]}
    mine = [OwnModel("own", "b", tools=True, images=ImageTokenRule.OPENAI_TILES)]
    catalogue = ModelCatalog({}).knowing(mine, listed, options={"own": endpoint.options})
    refusing, taking = catalogue.find("own/a"), catalogue.find("own/b")
    assert (refusing.tools, refusing.llm.takes_tools) == (False, False)
    assert (refusing.pictures, refusing.llm.takes_pictures) == (False, False)
    assert (taking.tools, taking.llm.takes_tools) == (True, True)
    assert (taking.pictures, taking.llm.takes_pictures) == (True, True)


def test_a_list_of_a_gateway_alone_takes_no_tools_away() -> None:
    catalogue = ModelCatalog({}).knowing([], {"own": [ListedModel("a", tools=False)]})
    assert catalogue.find("own/a").llm.takes_tools
