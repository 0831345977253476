"""The bytes of texts and pictures in a request's body."""

from typing import TypeAlias

import msgspec

from helix_desktop.domain.phrase import plain_text

Json: TypeAlias = (
    "bool | int | float | str | list[Json] | tuple[Json, ...] | dict[str, Json] | None"
)


def encode_body(body: Json) -> bytes:
    """Encode a body as sent: UTF-8, no blanks, keys in the given order.

    The order is kept because a prompt cache compares bytes. Lone surrogates, which no provider
    accepts, become U+FFFD. The caller takes `len` of the result and sends the same bytes.
    """
    try:
        return msgspec.json.encode(body, enc_hook=plain_text)
    except UnicodeEncodeError:
        return msgspec.json.encode(_replace_lone_surrogates(body), enc_hook=plain_text)


def text_body_bytes(text: str) -> int:
    """Return the bytes of a string in a body, with quotes and escapes (1 MB takes about 1 ms)."""
    return len(encode_body(text))


def base64_bytes(size: int) -> int:
    """Return the length of `size` bytes as Base64 (padded, in one line), without encoding them."""
    return (size + 2) // 3 * 4


def _replace_lone_surrogates(value: Json) -> Json:
    match value:
        case str():
            return _replace_surrogates_in(value)
        case dict():
            return {
                _replace_surrogates_in(key): _replace_lone_surrogates(item)
                for key, item in value.items()
            }
        case list() | tuple():
            return [_replace_lone_surrogates(item) for item in value]
        case _:
            return value


def _replace_surrogates_in(text: str) -> str:
    """Join surrogate pairs and replace lone ones."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
