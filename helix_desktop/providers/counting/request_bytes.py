"""The bytes of a request body: one way to write it, and what a part will weigh in it.

Providers refuse a body by its bytes (32 MB) long before its tokens, so bytes are a budget too.
"""

from typing import TypeAlias

import msgspec

Json: TypeAlias = (
    "bool | int | float | str | list[Json] | tuple[Json, ...] | dict[str, Json] | None"
)


def written(body: Json) -> bytes:
    """The body as it goes over the wire: UTF-8, no blanks, keys in the order they were given.

    The order is kept because a prompt cache compares bytes. Lone surrogates, which no provider
    accepts, become U+FFFD. The caller takes `len` of this and sends the same bytes.
    """
    try:
        return msgspec.json.encode(body)
    except UnicodeEncodeError:
        return msgspec.json.encode(_mended(body))


def text_weight(text: str) -> int:
    """Bytes of a string in a body, quotes and escapes included (1 MB takes about 1 ms)."""
    return len(written(text))


def base64_weight(size: int) -> int:
    """Bytes that `size` bytes become as base64 (padded, in one line), without making it."""
    return (size + 2) // 3 * 4


def _mended(value: Json) -> Json:
    match value:
        case str():
            return _mended_text(value)
        case dict():
            return {_mended_text(key): _mended(item) for key, item in value.items()}
        case list() | tuple():
            return [_mended(item) for item in value]
        case _:
            return value


def _mended_text(text: str) -> str:
    """Surrogate pairs joined, lone ones replaced."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
