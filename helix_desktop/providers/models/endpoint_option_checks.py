"""Checks an endpoint's typed options: headers, query parameters, body fields, limits.

What looks like a secret is refused here, because these values are saved in a file: the app moves
the values of such headers to the keyring first. Headers that the client itself needs are refused,
too: a different length or host would make the server read another request than the one that was
sent.
"""

import json
import re
from collections.abc import Iterable, Mapping

import msgspec

from helix_desktop.domain.endpoint import SIGNED, DialectId, EndpointOptions, Pairs
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.redaction import holds_key, is_secret_value

MAX_OPTIONS = 50
MAX_VALUE_CHARS = 4_000
"""Most characters of a header, of a query parameter, or of a body field as JSON."""

_HEADER = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}")
_ACCESS_KEY = re.compile(r"[A-Z0-9]{16,}\b")
_FIELD = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]{0,99}")
_CLIENT_HEADERS = frozenset(
    {
        "accept",
        "accept-encoding",
        "connection",
        "content-encoding",
        "content-length",
        "content-type",
        "expect",
        "host",
        "keep-alive",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
    }
)
_KEY_HEADERS = frozenset({"authorization", "x-api-key", "x-goog-api-key"})
_HELIX_FIELDS = frozenset(
    {
        "contents",
        "input",
        "messages",
        "model",
        "stream",
        "system",
        "systemInstruction",
        "system_instruction",
        "tools",
    }
)
_WITH_LIMIT_FIELD = (DialectId.OPENAI_CHAT, DialectId.OPENAI_RESPONSES, DialectId.ANTHROPIC)


def check_options(options: EndpointOptions, dialect: DialectId, *, has_key: bool) -> None:
    """Raise SettingsError with the reason if an option cannot be used.

    `has_key`: the endpoint has an API key, which takes its header.
    """
    named = [*(name for name, _ in options.headers), *options.secrets]
    headers = [*named, options.key_header] if options.key_header else named
    reserved = _KEY_HEADERS if has_key and not options.key_header else ()
    seen: set[str] = set()
    for name in headers:
        lower_name = name.lower()
        if not _HEADER.fullmatch(name):
            raise SettingsError(
                "{name} isn't a valid header name.",
                "Use letters, digits, and dashes.",
                name=repr(name[:40]),
            )
        if lower_name in _CLIENT_HEADERS or lower_name.startswith("proxy-"):
            raise SettingsError(
                "Helix sets the header {name} itself.", "Remove this header.", name=name
            )
        if lower_name in reserved:
            raise SettingsError(
                "The header {name} carries the key of this provider.",
                "Remove this header, or set that the provider needs no key.",
                name=name,
            )
        if lower_name in seen:
            raise SettingsError("The header {name} is set twice.", "Remove one.", name=name)
        seen.add(lower_name)
    _check_count(seen)
    for name, value in options.headers:
        _check_value(name, value)
        if is_secret_value(name, value):
            raise _secret_error(name)
    _check_count(options.query)
    for name, value in options.query:
        if not name or len(name) > 100 or not (name.isascii() and name.isprintable()):
            raise SettingsError(
                "{name} isn't a valid query parameter.",
                "Write it as name=value, for example api-version=2024-10-21.",
                name=repr(name[:40]),
            )
        _check_value(name, value)
        if is_secret_value(name, value) or "${" in value:
            raise SettingsError(
                "The query parameter {name} may be a key, and addresses end up in logs.",
                "Send the key in a header.",
                name=name,
            )
    _check_count(options.body)
    for name, text in options.body:
        if not _FIELD.fullmatch(name):
            raise SettingsError(
                "{name} isn't a valid body field.",
                "Write it as name=value, for example temperature=0.2.",
                name=repr(name[:40]),
            )
        if name in _HELIX_FIELDS:
            raise SettingsError(
                "Helix writes the body field {name} itself.", "Remove this field.", name=name
            )
        if len(text) > MAX_VALUE_CHARS:
            raise SettingsError(
                "The body field {name} has more than {most} characters.",
                "Shorten its value.",
                name=name,
                most=f"{MAX_VALUE_CHARS:,}",
            )
        if holds_key(f'"{name}": {text}'):
            raise _secret_error(name)
    if (name := options.limit_field) and dialect not in _WITH_LIMIT_FIELD:
        raise SettingsError(
            "This protocol has one name for the token limit only.", "Leave the field empty."
        )
    if name and (not _FIELD.fullmatch(name) or name in _HELIX_FIELDS):
        raise SettingsError(
            "{name} isn't a valid name of the token limit.",
            "For example max_completion_tokens.",
            name=repr(name[:40]),
        )
    if (text := options.credentials) and dialect not in SIGNED:
        raise SettingsError(
            "Only Bedrock and Vertex AI have a profile or file of credentials.",
            "Leave the field empty.",
        )
    is_key = bool(text) and (_ACCESS_KEY.match(text) or holds_key(text))
    if is_key or not text.isprintable() or len(text) > MAX_VALUE_CHARS:
        # the text is not repeated, because an error is shown and may be logged
        raise SettingsError(
            "This isn't a profile or a file of credentials.",
            "Enter the name of an AWS profile, or the path of a file of Google credentials.",
        )


def body_pairs(fields: Mapping[str, object]) -> Pairs:
    """Return body fields with their values as JSON texts."""
    return tuple((name, json.dumps(value, ensure_ascii=False)) for name, value in fields.items())


def parse_body_value(text: str) -> object:
    """Return the value of a typed body field: JSON, or else the text itself."""
    try:
        return msgspec.json.decode(text.encode("utf-8", "replace"))
    except (msgspec.DecodeError, RecursionError):
        return text


def _check_value(name: str, value: str) -> None:
    if not value.isascii() or not value.isprintable() or len(value) > MAX_VALUE_CHARS:
        raise SettingsError(
            "The value of {name} can't be sent.",
            "Use up to {most} letters, digits, and signs of ASCII in one line.",
            name=name,
            most=f"{MAX_VALUE_CHARS:,}",
        )


def _check_count(values: Iterable[object]) -> None:
    if sum(1 for _ in values) > MAX_OPTIONS:
        raise SettingsError("More than {most} options.", "Remove some.", most=MAX_OPTIONS)


def _secret_error(name: str) -> SettingsError:
    # the value is not repeated, because an error is shown and may be logged
    return SettingsError(
        "The value of {name} looks like a key, which would be saved in a file.",
        (
            "Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an "
            "environment variable."
        ),
        name=name,
    )
