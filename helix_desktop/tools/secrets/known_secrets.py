"""Finds known secrets in outputs again, also in pieces, reversed, or in Base64.

A command can print a key line by line, reversed, in Base64, in numbers, or as a part of an address.
All these forms are cut into pieces of eight characters. The output is looked through for them at
every place, once without blanks, once with letters and digits only, and once as bytes if it has
binary numbers. Where a piece is, the common part with the secret is as long as it is equal. How
many secrets there are makes no difference.
"""

import base64
import re
from collections.abc import Iterable, Iterator
from string import ascii_lowercase, ascii_uppercase
from urllib.parse import quote_from_bytes

from msgspec import Struct, field

from helix_desktop.domain.secret_patterns import SecretSpan, merge_spans

_PIECE = 8
_SHARED = 15
"""Characters that an output and a secret share by no coincidence; a shorter secret counts whole."""
MIN_SECRET_BYTES = 8
"""Least bytes of a secret that is searched for: shorter ones would match too much."""
_END = b"\n"
"""The end mark of forms: a blank, so that it is in none of them."""
_BLANKS = b" \t\r\n\0"
_SEPARATORS = bytes(
    code for code in range(256) if not (chr(code).isascii() and chr(code).isalnum())
)
_BASES = (b"0x", b"0X", b"\\x", b"\\u00", b"0b", b"0o")
"""What is written before a number in another base."""
_BITS = re.compile(rb"(?<![0-9A-Za-z])[01]{4,}(?![0-9A-Za-z])")
_MIN_BITS = 64
_MAX_PIECES = 500_000
_MAX_RARE_PIECES = 200_000
_LETTERS = ascii_lowercase + ascii_uppercase
_ROT13 = bytes.maketrans(
    _LETTERS.encode(), (_LETTERS[13:26] + _LETTERS[:13] + _LETTERS[39:] + _LETTERS[26:39]).encode()
)


class KnownSecrets(Struct, frozen=True):
    """The search terms.

    Eight characters are one number: so they are compared without being cut out.
    """

    text: bytes = _END
    """All forms of all secrets, with an end mark around each."""
    places: dict[int, int] = field(default_factory=dict)
    """The place in the text of each piece."""
    others: dict[int, list[int]] = field(default_factory=dict)
    """More places of pieces with which several short forms begin."""

    def __bool__(self) -> bool:
        return bool(self.places)


NOTHING = KnownSecrets()


def find_known_secrets(secrets: Iterable[bytes]) -> KnownSecrets:
    wanted = [
        text for text in dict.fromkeys(map(bytes.strip, secrets)) if len(text) >= MIN_SECRET_BYTES
    ]
    known = KnownSecrets()
    text = bytearray(known.text)
    # where there are too many secrets for everything, each is still found as it is and reversed
    groups = (_read_forms, _MAX_PIECES), (_encoded_forms, _MAX_PIECES)
    for forms, max_places in (*groups, (_rare_forms, _MAX_RARE_PIECES)):
        for form in (form for secret in wanted for form in forms(secret)):
            stripped, signs = form.translate(None, _BLANKS), form.translate(None, _SEPARATORS)
            # with letters and digits only, a short one could be equal by chance
            for terms in (stripped, signs) if _SHARED < len(signs) < len(stripped) else (stripped,):
                if len(terms) < _PIECE or len(known.places) >= max_places:
                    continue
                numbers, start = _number_positions(terms, 0), len(text)
                for place, number in enumerate(numbers):
                    known.places.setdefault(number, start + place * _PIECE)
                if len(numbers) == 1 and known.places[numbers[0]] != start:
                    known.others.setdefault(numbers[0], []).append(start)
                text += terms + _END
    return KnownSecrets(bytes(text), known.places, known.others)


def _read_forms(secret: bytes) -> Iterator[bytes]:
    yield secret
    yield secret[::-1]
    if b"\n" in secret:
        yield secret.replace(b"\n", b"\\n")
    if not secret.isascii():
        yield secret.decode("utf-8", "replace")[::-1].encode()


def _encoded_forms(secret: bytes) -> Iterator[bytes]:
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    for start in (0, 1):
        # `hexdump` and `od -x` show numbers of two bytes, the lower byte first
        words = secret[start : start + (len(secret) - start) // 2 * 2]
        yield b"".join(
            b"%02x%02x" % (high, low) for low, high in zip(words[::2], words[1::2], strict=True)
        )
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


def _rare_forms(secret: bytes) -> Iterator[bytes]:
    yield "".join(f"{byte:03o}" for byte in secret).encode()
    yield "".join(map(str, secret)).encode()
    yield "".join(f"{byte:03d}" for byte in secret).encode()
    yield "".join(f"{byte:o}" for byte in secret).encode()
    for size, form in ((2, "06o"), (2, "d"), (4, "08x"), (8, "016x")):
        for start in range(size):  # as `od` shows numbers of several bytes
            words = secret[start : start + (len(secret) - start) // size * size]
            numbers = (
                format(int.from_bytes(words[index : index + size], "little"), form)
                for index in range(0, len(words), size)
            )
            # without its beginning the longest form has no piece that another one has, too
            yield "".join(numbers)[size // 8 * 4 :].encode()
    for shift in range(5):
        coded = base64.b32encode(bytes(shift) + secret)
        bits = 8 * (shift + len(secret))
        yield coded[-(-8 * shift // 5) : bits // 5]
    yield secret.translate(_ROT13)
    yield secret.swapcase()


def find_shared_secrets(data: bytes, secrets: KnownSecrets) -> list[SecretSpan]:
    """Return where an output reveals something of these secrets."""
    if not secrets:
        return []
    digits = data
    for base in _BASES:
        digits = digits.replace(base, b" " * len(base))
    return merge_spans(
        [
            *_find_without_chars(data, _BLANKS, secrets),
            *_find_without_chars(digits, _SEPARATORS, secrets),
            *_find_in_binary_numbers(digits, secrets),
        ]
    )


def _find_without_chars(data: bytes, dropped: bytes, secrets: KnownSecrets) -> list[SecretSpan]:
    """Return what is found in a text without these characters."""
    stripped = data.translate(None, dropped)
    matches = [
        span
        for shift in range(min(_PIECE, len(stripped)))
        for span in _shared_pieces(stripped, shift, secrets)
    ]
    if not matches:
        return []
    places = [position for position, byte in enumerate(data) if byte not in dropped]
    return [SecretSpan(places[start], places[stop - 1] + 1, "a secret") for start, stop in matches]


def _find_in_binary_numbers(data: bytes, secrets: KnownSecrets) -> Iterator[SecretSpan]:
    """Yield what is found in the bytes that binary numbers stand for, wherever a byte begins."""
    runs = [(match.start(), match[0]) for match in _BITS.finditer(data)]
    # four digits are half a byte; zeros before five to seven may have been left out
    numbers = [(index, bits.zfill(8) if len(bits) > 4 else bits) for index, bits in runs]
    bits = b"".join(number for _, number in numbers)
    if len(bits) < _MIN_BITS:
        return
    places = [
        start + min(index, len(run) - 1)
        for (start, run), (_, number) in zip(runs, numbers, strict=True)
        for index in range(len(number))
    ]
    for shift in range(8):
        size = (len(bits) - shift) // 8
        number = int(bits[shift : shift + 8 * size], 2)
        for span in _find_without_chars(number.to_bytes(size), _BLANKS, secrets):
            start, stop = shift + 8 * span.start, shift + 8 * span.stop
            yield SecretSpan(places[start], places[stop - 1] + 1, span.what)


def _shared_pieces(stripped: bytes, shift: int, secrets: KnownSecrets) -> Iterator[tuple[int, int]]:
    numbers = _number_positions(stripped, shift)
    if secrets.places.keys().isdisjoint(numbers):
        return
    after = 0
    for place, number in enumerate(numbers):
        position = shift + place * _PIECE
        if position < after or number not in secrets.places:
            continue
        for start in (secrets.places[number], *secrets.others.get(number, ())):
            first, stop, is_form = _common_part(stripped, position, text=secrets.text, start=start)
            if is_form or stop - first >= _SHARED:
                after = max(after, stop)
                yield first, stop


def _common_part(
    stripped: bytes, position: int, *, text: bytes, start: int
) -> tuple[int, int, bool]:
    """Return the common part around two equal pieces, and whether it is a form as a whole."""
    before = 0
    while before < position and text[start - before - 1] == stripped[position - before - 1]:
        before += 1
    stop, end = position + _PIECE, start + _PIECE
    while stop < len(stripped) and text[end] == stripped[stop]:
        stop, end = stop + 1, end + 1
    is_form = text[start - before - 1] == text[end] == _END[0]
    return position - before, stop, is_form


def _number_positions(stripped: bytes, start: int) -> "memoryview[int]":
    stop = start + (len(stripped) - start) // _PIECE * _PIECE
    return memoryview(stripped)[start:stop].cast("Q")
