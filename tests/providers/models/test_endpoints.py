"""Endpoints: https everywhere, http only where no stranger listens, and no secret in an address."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.net_addresses import is_private_address
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


def test_every_shipped_endpoint_is_one_that_a_person_could_add() -> None:
    for endpoint in SHIPPED.values():
        assert check_base_url(endpoint.base_url) == endpoint.base_url
    assert all(each.base_url.startswith("https://") and each.variable for each in CLOUD)
    assert all(is_local_endpoint(each) and not each.needs_key for each in LOCAL)
    assert not any(is_local_endpoint(each) for each in CLOUD)


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
def test_addresses_that_are_accepted(address: str) -> None:
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
def test_addresses_that_are_refused(address: str) -> None:
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
            found = check_base_url(address)
        except SettingsError:
            continue
        assert found.isascii()
        assert found.startswith("https://") or is_private_address(
            found[7:].split("/")[0].rsplit(":", 1)[0].strip("[]")
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
def test_an_endpoint_that_cannot_be_one_is_refused(own: OwnEndpoint) -> None:
    with pytest.raises(SettingsError):
        accept_endpoint(own)


def test_an_endpoint_of_ones_own_takes_the_place_of_a_shipped_one() -> None:
    mine = accept_endpoint(
        OwnEndpoint("openai", DialectId.OPENAI_CHAT, "https://proxy.example/v1/")
    )
    found = merge_endpoints([mine])
    assert found["openai"].base_url == "https://proxy.example/v1"
    assert found["anthropic"] is SHIPPED["anthropic"]
    assert mine.name == "openai"
