"""Applies a user's options of an endpoint (headers, query, body fields) to a request."""

from urllib.parse import quote, urlencode

import msgspec

from helix_desktop.domain.endpoint import EndpointOptions, Pairs
from helix_desktop.providers.dialect import Dialect, DocumentFetcher, EncodedRequest, Headers

_LIMIT_FIELDS = ("max_tokens", "max_completion_tokens", "max_output_tokens")
"""The names of the token limit that dialects write."""


def with_query(url: str, query: Pairs) -> str:
    """Return an address with more query parameters; those of the dialect stay."""
    if not query:
        return url
    return f"{url}{'&' if '?' in url else '?'}{urlencode(query, quote_via=quote)}"


def with_body_fields(encoded: EncodedRequest, options: EndpointOptions) -> EncodedRequest:
    """Return the request with the endpoint's name of the token limit and its own body fields.

    An object is merged into the object of that name; null removes a field.
    """
    if not options.limit_field and not options.body:
        return encoded
    # values that stay as they are, such as a long conversation, are not parsed
    fields = msgspec.json.decode(encoded.body, type=dict[str, msgspec.Raw])
    if limit := options.limit_field:
        fields = {limit if name in _LIMIT_FIELDS else name: raw for name, raw in fields.items()}
    for name, text in options.body:
        present = msgspec.json.decode(fields.pop(name, msgspec.Raw(b"null")))
        value = msgspec.json.decode(text)
        if isinstance(present, dict) and isinstance(value, dict):
            value = {**present, **value}
        if value is not None:
            fields[name] = msgspec.Raw(msgspec.json.encode(value))
    return EncodedRequest(encoded.path, msgspec.json.encode(fields), encoded.headers)


def with_options(fetch: DocumentFetcher, options: EndpointOptions) -> DocumentFetcher:
    """Return a function that fetches documents with the endpoint's headers and query."""
    own = own_headers(options)

    async def fetch_with_options(url: str, headers: Headers, body: bytes = b"") -> bytes:
        return await fetch(with_query(url, options.query), {**own, **headers}, body)

    return fetch_with_options


def own_headers(options: EndpointOptions) -> dict[str, str]:
    """Return the endpoint's headers by their names in lower case, as all headers are merged."""
    return {name.lower(): value for name, value in options.headers}


def key_headers(dialect: Dialect, options: EndpointOptions, key: str) -> dict[str, str]:
    """Return the header with the key: the endpoint's own, or the dialect's."""
    if not key:
        return {}
    if options.key_header:
        return {options.key_header.lower(): key}
    return {name.lower(): value for name, value in dialect.key_headers(key)}
