"""Secrets of files that commands may read, found again in outputs, in pieces or rewritten.

A command can print a key line by line, reversed, in Base64, in hex or as a part of an address.
Pieces of all these forms are kept as short strings; the output, without blanks, is checked every
few bytes, so that any long enough common part with a secret is found.
"""

import base64
import sys
from collections.abc import Iterable, Iterator
from urllib.parse import quote_from_bytes

from msgspec import Struct

from helix_desktop.domain.secret_patterns import SecretSpan, merge_spans

_PIECE = 8
_SHARED = 15
"""Characters that an output and a secret share by no coincidence; a shorter secret counts whole."""
SHORTEST = 8
"""Least bytes of a secret that is searched for: shorter ones would match too much."""
_BLANKS = b" \t\r\n\0"
_MOST_PIECES = 500_000


class KnownSecrets(Struct, frozen=True):
    """The search terms: pieces of longer secrets, and short secrets whole.

    Eight characters are one number: so they are compared without being cut out.
    """

    pieces: frozenset[int] = frozenset()
    short: frozenset[bytes] = frozenset()
    beginnings: frozenset[int] = frozenset()
    """Of the short secrets."""

    def __bool__(self) -> bool:
        return bool(self.pieces or self.short)


NOTHING = KnownSecrets()


def find_known_secrets(secrets: Iterable[bytes]) -> KnownSecrets:
    pieces: set[int] = set()
    short: set[bytes] = set()
    wanted = [text for text in dict.fromkeys(map(bytes.strip, secrets)) if len(text) >= SHORTEST]
    # where there are too many secrets for everything, each is still found as it is and reversed
    for forms in (_read_forms, _encoded_forms):
        for form in (form for secret in wanted for form in forms(secret)):
            bare = form.translate(None, _BLANKS)
            if len(bare) < _PIECE:
                continue
            if len(bare) < _SHARED + _PIECE:
                short.add(bare)
            elif len(pieces) < _MOST_PIECES:
                for shift in range(_PIECE):
                    pieces.update(_numbers(bare, shift))
    beginnings = frozenset(_number(each, 0) for each in short)
    return KnownSecrets(frozenset(pieces), frozenset(short), beginnings)


def _read_forms(secret: bytes) -> Iterator[bytes]:
    yield secret
    yield secret[::-1]
    if not secret.isascii():
        yield secret.decode("utf-8", "replace")[::-1].encode()


def _encoded_forms(secret: bytes) -> Iterator[bytes]:
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    if (url := quote_from_bytes(secret, safe="").encode()) != secret:
        yield url
    for shift in range(3):
        # the bytes before it shift its Base64 by one or two; characters mixed with others are left
        # out
        coded = base64.b64encode(bytes(shift) + secret)
        core = coded[(0, 2, 3)[shift] : len(coded) - (0, 3, 2)[(len(secret) + shift) % 3] or None]
        yield core
        if b"+" in core or b"/" in core:
            yield core.translate(bytes.maketrans(b"+/", b"-_"))


def find_shared_secrets(data: bytes, secrets: KnownSecrets) -> list[SecretSpan]:
    """Return where an output reveals something of these secrets."""
    if not secrets:
        return []
    bare = data.translate(None, _BLANKS)
    found = [*_short(bare, secrets), *_long(bare, secrets.pieces)]
    if not found:
        return []
    places = [at for at, byte in enumerate(data) if byte not in _BLANKS]
    spans = [SecretSpan(places[start], places[stop - 1] + 1, "a secret") for start, stop in found]
    return merge_spans(spans)


def _short(bare: bytes, secrets: KnownSecrets) -> Iterator[tuple[int, int]]:
    """Yield where short secrets are; how many there are makes no difference."""
    for shift in range(min(_PIECE, len(bare))):
        numbers = _numbers(bare, shift)
        if secrets.beginnings.isdisjoint(numbers):
            continue
        for place, number in enumerate(numbers):
            if number in secrets.beginnings:
                at = shift + place * _PIECE
                ends = range(at + _SHARED + _PIECE - 1, at + _PIECE - 1, -1)
                if end := next((end for end in ends if bare[at:end] in secrets.short), 0):
                    yield at, min(end, len(bare))


def _long(bare: bytes, pieces: frozenset[int]) -> Iterator[tuple[int, int]]:
    """Yield matches of pieces: any match longer than two pieces contains an aligned piece."""
    whole = _numbers(bare, 0)
    if pieces.isdisjoint(whole):
        return
    after = 0
    for at in (place * _PIECE for place, number in enumerate(whole) if number in pieces):
        if at < after:
            continue
        start, stop = at, at + _PIECE
        while start > after and _number(bare, start - 1) in pieces:
            start -= 1
        while stop < len(bare) and _number(bare, stop - _PIECE + 1) in pieces:
            stop += 1
        after = stop
        if stop - start >= _SHARED:
            yield start, stop


def _numbers(bare: bytes, start: int) -> "memoryview[int]":
    stop = start + (len(bare) - start) // _PIECE * _PIECE
    return memoryview(bare)[start:stop].cast("Q")


def _number(bare: bytes, at: int) -> int:
    return int.from_bytes(bare[at : at + _PIECE], sys.byteorder)
