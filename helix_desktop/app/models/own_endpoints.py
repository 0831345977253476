"""Adds a user's own endpoint (provider): typed options; secret headers go to the keyring.

As with the headers of MCP servers, a value that looks like a key is stored in the keyring before
the endpoint is saved: an endpoint whose secrets are not stored is not added.
"""

import asyncio
from collections.abc import Iterable, Mapping

from msgspec import Struct

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.redaction import is_secret_value
from helix_desktop.domain.value import replace
from helix_desktop.providers.models.endpoint_option_checks import parse_body_value
from helix_desktop.providers.models.endpoints import OwnEndpoint, accept_endpoint


def split_secret_headers(own: OwnEndpoint) -> tuple[OwnEndpoint, dict[str, str]]:
    """Return an endpoint without the values of its secret headers, and these values by name."""
    secret_values = {
        name: value for name, value in own.headers.items() if is_secret_value(name, value)
    }
    plain = {name: value for name, value in own.headers.items() if name not in secret_values}
    named = tuple(sorted({*own.secret_headers, *secret_values}))
    return replace(own, headers=plain, secret_headers=named), secret_values


async def save_endpoint(
    models: ModelRegistry, keys: ApiKeys, own: OwnEndpoint, *, secrets: Mapping[str, str]
) -> Endpoint:
    """Add or replace an endpoint; `secrets` are the values of its secret headers, by name."""
    previous = models.endpoints.get(own.id)
    own, secret_headers = split_secret_headers(own)
    endpoint = accept_endpoint(own)
    for name, value in {**secrets, **secret_headers}.items():
        await keys.keep_header(endpoint, name, value)
    added = await asyncio.to_thread(models.add_endpoint, own)
    if previous is not None:
        await keys.forget_headers(previous, replacement=added)
    return added


async def remove_endpoint(models: ModelRegistry, keys: ApiKeys, name: str) -> bool:
    """Remove an endpoint of the user and its secret headers; return whether it existed."""
    endpoint = models.endpoints.get(name)
    dropped = await asyncio.to_thread(models.drop_endpoint, name)
    if dropped and endpoint is not None and endpoint.options.secrets:
        await keys.forget_headers(endpoint)
    return dropped


class TypedOptions(Struct, frozen=True):
    """The options of an endpoint as they were typed, one in each line."""

    variable: str = ""
    headers: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    query: tuple[str, ...] = ()
    body: tuple[str, ...] = ()
    key_header: str = ""
    limit_field: str = ""
    credentials: str = ""
    tools: bool = True
    pictures: bool = True

    def of(self, own: OwnEndpoint) -> OwnEndpoint:
        """Return an endpoint with these options; raise SettingsError for an unreadable line."""
        return replace(
            own,
            variable=self.variable.strip(),
            headers=parse_pairs(self.headers, ":"),
            secret_headers=self.secrets,
            query=parse_pairs(self.query, "="),
            body=parse_body_fields(self.body),
            key_header=self.key_header.strip(),
            limit_field=self.limit_field.strip(),
            credentials=self.credentials.strip(),
            tools=self.tools,
            pictures=self.pictures,
        )


NOTHING_TYPED = TypedOptions()


def parse_pairs(lines: Iterable[str], separator: str) -> dict[str, str]:
    """Return the names and values of lines such as `NAME=VALUE`, without blank lines."""
    pairs: dict[str, str] = {}
    for number, line in enumerate(filter(str.strip, lines), 1):
        name, equals, value = line.partition(separator)
        name = name.strip()
        if not equals or not name:
            # the text is not repeated: it may be a key
            raise SettingsError(
                "Line {number} isn't NAME{sign}VALUE.",
                "Nothing changed.",
                number=number,
                sign=separator,
            )
        if name in pairs:
            raise SettingsError("{name} is set twice.", "Nothing changed.", name=repr(name[:40]))
        pairs[name] = value.strip()
    return pairs


def parse_body_fields(lines: Iterable[str]) -> dict[str, object]:
    """Return body fields of lines such as `temperature=0.2`; a value is JSON, or else a text."""
    pairs = parse_pairs(lines, "=")
    return {name: parse_body_value(value) for name, value in pairs.items()}
