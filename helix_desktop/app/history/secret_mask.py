"""Masks secrets in what is shared (page, file, list), and lists what was masked."""

from collections import Counter
from enum import Enum
from pathlib import Path
from typing import TypeVar, cast

from msgspec import Struct, structs

from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.redaction import HIDDEN
from helix_desktop.domain.secret_patterns import find_in_json, find_secret_spans
from helix_desktop.tools.secrets.secret_masks import mask_text

MAX_NAMED_SECRETS = 200
"""The maximum number of secrets that are named. All are counted."""
_SHOWN_CHARS = 4
_MIN_HIDDEN_CHARS = 12
_LIKE_A_KEY = "what looks like a key"


class MaskedSecret(Struct, frozen=True):
    """A secret that was removed: its kind, its event, and how it begins, for its owner alone.

    `event` is 0 for a text of several events. `start` is empty for a short or known secret.
    """

    kind: str
    event: int
    start: str
    chars: int


T = TypeVar("T")


def masked(value: T) -> T:
    """Return a value without the secrets in its texts, for others to see. Work for a thread."""
    return cast(T, _masked(value, SecretMask(KNOWN_KEYS)))


def _masked(value: object, mask: "SecretMask") -> object:
    match value:
        case Enum():
            return value
        case str():
            clean = mask.of(str(value), 0)
            return value if clean == value else clean
        case Path():
            return Path(mask.of(str(value), 0))
        case Struct():
            fields = {name: getattr(value, name) for name in value.__struct_fields__}
            return structs.replace(value, **{key: _masked(of, mask) for key, of in fields.items()})
        case dict():
            return {_masked(key, mask): _masked(of, mask) for key, of in value.items()}
        case list():
            return [_masked(of, mask) for of in value]
        case tuple():
            return tuple(_masked(of, mask) for of in value)
    return value


class SecretMask:
    """Removes secrets from texts, and remembers what it removed."""

    def __init__(self, known: SecretFilter) -> None:
        self._known = known
        self.count = 0
        self.kinds: Counter[str] = Counter()
        self.secrets: list[MaskedSecret] = []

    def of(self, text: str, event: int) -> str:
        """Return the text without secrets; `event` is the one that it stands in.

        Blocks, and so is work for a thread. What is not UTF-8 is replaced.
        """
        data, parts, position = to_utf8(text), list[str](), 0
        spans = find_in_json(find_secret_spans, data)
        for span in spans:
            secret = data[span.start : span.stop].decode("utf-8", "replace")
            self._add(span.what, event, secret)
            parts += (
                self._clean(data[position : span.start], event),
                mask_text(span.what, secret.count("\n") + 1),
            )
            position = span.stop
        return "".join((*parts, self._clean(data[position:], event)))

    def _clean(self, data: bytes, event: int) -> str:
        """Return a text without known secrets, and without what looks like one at a second look."""
        text = data.decode("utf-8", "replace")
        clean = self._known.clean(text)
        for _ in range(clean.count(HIDDEN) - text.count(HIDDEN)):
            self._add(_LIKE_A_KEY, event, "")
        return clean

    def _add(self, kind: str, event: int, secret: str) -> None:
        self.count += 1
        self.kinds[kind] += 1
        if len(self.secrets) < MAX_NAMED_SECRETS:
            start = secret[:_SHOWN_CHARS] if len(secret) >= _MIN_HIDDEN_CHARS else ""
            self.secrets.append(MaskedSecret(kind, event, start, len(secret)))
