"""Secrets of files that commands may read, found again in what they say, in pieces or written anew.

A command can print a key line by line, in base64, in hex or as a part of an address. Pieces of all
these are kept as short strings; the output, without its blanks, is looked at every few bytes, so
that whatever it shares with a secret over some length is found.
"""

import base64
import sys
from collections.abc import Iterable, Iterator
from urllib.parse import quote_from_bytes

from msgspec import Struct

from helix_desktop.tools.secrets.secret_patterns import SecretSpan, merge_spans

_PIECE = 8
_SHARED = 15
"""Letters that an output and a secret have in common by no chance; a shorter secret: all of it."""
SHORTEST = 8
"""Bytes of a secret below which it is not looked for: too much would look like it."""
_BLANKS = b" \t\r\n"
_MOST_PIECES = 500_000


class KnownSecrets(Struct, frozen=True):
    """What is looked for: pieces of longer secrets, and short ones whole."""

    pieces: frozenset[int] = frozenset()
    """Eight letters each, as one number: so they are compared without being cut out."""
    short: tuple[bytes, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pieces or self.short)


NOTHING = KnownSecrets()


def find_known_secrets(secrets: Iterable[bytes]) -> KnownSecrets:
    pieces: set[int] = set()
    short: set[bytes] = set()
    for secret in dict.fromkeys(each.strip() for each in secrets):
        if len(secret) < SHORTEST:
            continue
        for written in _written(secret):
            bare = written.translate(None, _BLANKS)
            if len(bare) < _SHARED + _PIECE:
                short.add(bare)
            elif len(pieces) < _MOST_PIECES:
                pieces.update(_number(bare, at) for at in range(len(bare) - _PIECE + 1))
    return KnownSecrets(frozenset(pieces), tuple(sorted(short, key=len, reverse=True)))


def _written(secret: bytes) -> Iterator[bytes]:
    """The secret as it is and in the forms programs write it in."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    if (url := quote_from_bytes(secret, safe="").encode()) != secret:
        yield url
    for shift in range(3):
        # what stands before it moves it by one or two bytes; letters mixed with others are left out
        coded = base64.b64encode(bytes(shift) + secret)
        core = coded[(0, 2, 3)[shift] : len(coded) - (0, 3, 2)[(len(secret) + shift) % 3] or None]
        yield core
        if b"+" in core or b"/" in core:
            yield core.translate(bytes.maketrans(b"+/", b"-_"))


def find_shared_secrets(data: bytes, secrets: KnownSecrets) -> list[SecretSpan]:
    """Where an output says something of these secrets."""
    if not secrets:
        return []
    bare = data.translate(None, _BLANKS)
    found = [*_short(bare, secrets.short), *_long(bare, secrets.pieces)]
    if not found:
        return []
    places = _places(data)
    spans = [SecretSpan(places[start], places[stop - 1] + 1, "a secret") for start, stop in found]
    return merge_spans(spans)


def _short(bare: bytes, short: Iterable[bytes]) -> Iterator[tuple[int, int]]:
    for secret in short:
        at = bare.find(secret)
        while at >= 0:
            yield at, at + len(secret)
            at = bare.find(secret, at + len(secret))


def _long(bare: bytes, pieces: frozenset[int]) -> Iterator[tuple[int, int]]:
    """Whatever is longer than two pieces holds one that begins at a multiple of its length."""
    whole = memoryview(bare)[: len(bare) // _PIECE * _PIECE].cast("Q")
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


def _number(bare: bytes, at: int) -> int:
    return int.from_bytes(bare[at : at + _PIECE], sys.byteorder)


def _places(data: bytes) -> list[int]:
    """Where each byte that is no blank stands."""
    return [at for at, byte in enumerate(data) if byte not in _BLANKS]
