"""Endpoints: https but where no stranger listens; no option that is hostile, secret, or broken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.llm import ImageTokenRule
from helix_desktop.domain.net_addresses import is_private_address
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.models.endpoint_option_checks import MAX_OPTIONS, MAX_VALUE_CHARS
from helix_desktop.providers.models.endpoints import (
    CLOUD,
    LOCAL,
    SHIPPED,
    OwnEndpoint,
    accept_endpoint,
    check_base_url,
    is_local_endpoint,
    merge_endpoints,
)
from helix_desktop.providers.models.model_catalog import ModelCatalog, OwnModel


def test_every_shipped_endpoint_is_one_that_a_user_could_add() -> None:
    for endpoint in SHIPPED.values():
        assert check_base_url(endpoint.base_url) == endpoint.base_url
    assert all(item.base_url.startswith("https://") and item.variable for item in CLOUD)
    assert all(is_local_endpoint(item) and not item.needs_key for item in LOCAL)
    assert not any(is_local_endpoint(item) for item in CLOUD)


@pytest.mark.parametrize(
    "address",
    [
        "https://api.example.com/v1",
        "https://example.com:8443",
        "http://127.0.0.1:11434",
        "http://localhost:1234/v1",
        "http://[::1]:8080/v1",
        "http://192.168.1.20:8080",
        "http://10.0.0.7/v1",
        "http://box.local:11434",
        "http://100.64.1.2.internal:80",
        "http://172.16.3.4",
        "http://[fd12::1]:80",
    ],
)
def test_valid_base_urls_are_accepted(address: str) -> None:
    assert check_base_url(address + "/") == address


@pytest.mark.parametrize(
    "address",
    [
        "http://api.example.com/v1",
        "http://8.8.8.8",
        "http://172.32.0.1",
        "http://0.0.0.0:8080",
        "http://127.0.0.1.example.com",
        "http://localhost.example.com",
        "http://127.0.0.1@example.com/",
        "http://example.com#@127.0.0.1",
        "http://example.com\\@127.0.0.1",
        "http://[::ffff:8.8.8.8]:80",
        "http://２.example",
        "https://user:password@api.example.com",
        "https://sk-key@api.example.com",
        "https://api.example.com/v1?key=abc",
        "https://api.example.com/#x",
        "https://api.example.com/v1\n",
        "https://api.example.com/a b",
        "https://",
        "https://:443/",
        "https://example.com:99999",
        "https://exa{mple}.com",
        "file:///etc/passwd",
        "ftp://example.com",
        "javascript:alert(1)",
        "//example.com",
        "api.example.com",
        "",
        "https://" + "a" * 3_000,
    ],
)
def test_invalid_base_urls_are_refused(address: str) -> None:
    with pytest.raises(SettingsError, match="Can't use the provider's address"):
        check_base_url(address)


def test_a_key_in_an_address_is_refused_and_not_repeated() -> None:
    for address in ("https://sk-planted@a.example", "https://a.example?key=sk-planted"):
        with pytest.raises(SettingsError) as caught:
            check_base_url(address)
        assert "planted" not in str(caught.value)


@given(st.text(max_size=60))
def test_whatever_is_typed_as_an_address_is_accepted_or_refused(text: str) -> None:
    for address in (text, f"http://{text}", f"https://{text}/v1"):
        try:
            result = check_base_url(address)
        except SettingsError:
            continue
        assert result.isascii()
        assert result.startswith("https://") or is_private_address(
            result[7:].split("/")[0].rsplit(":", 1)[0].strip("[]")
        )


@pytest.mark.parametrize(
    "own",
    [
        OwnEndpoint("", DialectId.OPENAI_CHAT, "https://a.example"),
        OwnEndpoint("a/b", DialectId.OPENAI_CHAT, "https://a.example"),
        OwnEndpoint("A", DialectId.OPENAI_CHAT, "https://a.example"),
        OwnEndpoint("../x", DialectId.OPENAI_CHAT, "https://a.example"),
        OwnEndpoint("practice", DialectId.OPENAI_CHAT, "https://a.example"),
        OwnEndpoint("a", DialectId.PRACTICE, "https://a.example"),
        OwnEndpoint("a", DialectId.OPENAI_CHAT, "http://a.example"),
        OwnEndpoint("a", DialectId.OPENAI_CHAT, "https://a.example", variable="sk-abc def"),
    ],
)
def test_an_invalid_endpoint_is_refused(own: OwnEndpoint) -> None:
    with pytest.raises(SettingsError):
        accept_endpoint(own)


def test_an_endpoint_of_ones_own_takes_the_place_of_a_shipped_one() -> None:
    mine = accept_endpoint(
        OwnEndpoint("openai", DialectId.OPENAI_CHAT, "https://proxy.example/v1/")
    )
    result = merge_endpoints([mine])
    assert result["openai"].base_url == "https://proxy.example/v1"
    assert result["anthropic"] is SHIPPED["anthropic"]
    assert mine.name == "openai"


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
def test_an_invalid_header_name_is_refused(name: str) -> None:
    assert "isn't a valid header name" in refused(headers={name: "x"})


@pytest.mark.parametrize(
    "value", ["a\r\nHost: evil", "a\nb", "ä", "\0", "x" * (MAX_VALUE_CHARS + 1)]
)
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
def test_an_address_with_a_key_in_its_query_is_refused(query: dict[str, str]) -> None:
    assert "addresses end up in logs" in refused(query=query)


@pytest.mark.parametrize("name", ["messages", "model", "stream", "tools", "input", "contents"])
def test_fields_that_helix_sets_itself_cannot_be_replaced(name: str) -> None:
    assert "itself" in refused(body={name: []})


def test_body_fields_are_bounded_and_hold_no_key() -> None:
    assert "isn't a valid body field" in refused(body={"a b": 1})
    assert "would be saved in a file" in refused(body={"extra": {"api_key": SECRET}})
    assert "characters" in refused(body={"extra": "x" * MAX_VALUE_CHARS})
    assert "More than" in refused(body={f"x{at}": 1 for at in range(MAX_OPTIONS + 1)})
    assert accept_endpoint(own(body={"max_tokens": None, "session_id": "a"}))


def test_a_name_of_the_token_limit_is_for_dialects_that_have_one() -> None:
    assert "isn't a valid name" in refused(limit_field="a b")
    with pytest.raises(SettingsError, match="one name for the token limit"):
        accept_endpoint(OwnEndpoint("o", DialectId.OLLAMA, "https://o.example", limit_field="x"))


def test_what_an_endpoint_does_not_accept_holds_for_its_models_unless_one_says_otherwise() -> None:
    endpoint = accept_endpoint(own(tools=False, pictures=False))
    listed = {"own": [ListedModel("a", images=True, tools=True), ListedModel("b", images=True)]}
    mine = [OwnModel("own", "b", tools=True, images=ImageTokenRule.OPENAI_TILES)]
    catalogue = ModelCatalog({}).with_figures(mine, listed, options={"own": endpoint.options})
    refusing, taking = catalogue.find("own/a"), catalogue.find("own/b")
    assert (refusing.tools, refusing.llm.takes_tools) == (False, False)
    assert (refusing.pictures, refusing.llm.takes_pictures) == (False, False)
    assert (taking.tools, taking.llm.takes_tools) == (True, True)
    assert (taking.pictures, taking.llm.takes_pictures) == (True, True)


def test_a_list_of_a_gateway_alone_takes_no_tools_away() -> None:
    catalogue = ModelCatalog({}).with_figures([], {"own": [ListedModel("a", tools=False)]})
    assert catalogue.find("own/a").llm.takes_tools
