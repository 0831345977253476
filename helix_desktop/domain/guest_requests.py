"""The recorded requests of a guest (another program's agent), stored in pieces.

Each request repeats all earlier messages. Its body is stored in pieces, cut at the messages, so
that each message is stored once; the pieces joined are the exact bytes.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, takewhile

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import GuestRequested, Recorded
from helix_desktop.domain.llm import Usage


class RecordedRequest(Struct, frozen=True):
    """One request of a guest, recorded after the end of its answer. It has no header.

    `path` is without its query, which may hold a key. `body` is unpacked; b"" if its coding is
    unknown. `status` is 0 if no answer came, and `usage` None if none was reported.
    """

    at: float
    path: str
    model: str
    body: bytes
    status: int = 0
    usage: Usage | None = None
    seconds: float = 0.0

    @property
    def size(self) -> int:
        return len(self.body)


class StoredGuestRequest(Struct, frozen=True):
    """A journaled request, with the digests of all its pieces; none if some are not known."""

    seq: int
    event: GuestRequested
    pieces: tuple[Digest, ...]


CUT_ARRAYS = frozenset({"messages", "input", "contents", "tools", "system"})
"""The fields of a body that is cut at their elements."""
MAX_CUT_BYTES = 16 * 1024 * 1024
"""The largest body that is cut; parsing it takes up to a second, and ten times its size in
memory.
"""
MIN_PIECE_CHARS = 2_048
"""A smaller piece is joined with the next: each content costs about 300 bytes of its own."""

_BLANKS = re.compile(r"[ \t\r\n]*")
_AFTER_ELEMENT = re.compile(r"[ \t\r\n]*(,[ \t\r\n]*)?")
_KEY_END = re.compile(r"[ \t\r\n]*:[ \t\r\n]*")
_decode_value = json.JSONDecoder().raw_decode


def body_pieces(body: bytes) -> tuple[bytes, ...]:
    """Return the pieces of a body, of which requests of one conversation share most.

    A body that is no JSON object, or is damaged, is one piece.
    """
    if len(body) > MAX_CUT_BYTES:
        return (body,)
    try:
        text = body.decode()
        cuts = [*_find_cut_positions(text)]
    except (ValueError, RecursionError):
        return (body,) if body else ()
    # a piece begins at each forced place, after a long piece, and before a long one
    starts = [0]
    for (position, forced), (next_position, _) in pairwise((*cuts, (len(text), True))):
        is_long = next_position - position >= MIN_PIECE_CHARS
        if position > starts[-1] and (
            forced or is_long or position - starts[-1] >= MIN_PIECE_CHARS
        ):
            starts.append(position)
    return tuple(text[start:stop].encode() for start, stop in pairwise((*starts, len(text))))


def _find_cut_positions(text: str) -> Iterator[tuple[int, bool]]:
    """Yield where the fields and the elements of a body begin, and whether a piece has to begin
    there.

    Pieces before an array do not affect where its elements are cut. Raise ValueError if the text is
    no JSON.
    """
    position = _BLANKS.match(text).end()  # type: ignore[union-attr]
    if text[position : position + 1] != "{":
        raise ValueError("no object")
    position = _BLANKS.match(text, position + 1).end()  # type: ignore[union-attr]
    while text[position : position + 1] != "}":
        yield position, False
        key, position = _decode_value(text, position)
        colon = _KEY_END.match(text, position)
        if not isinstance(key, str) or colon is None:
            raise ValueError("no field")
        position = colon.end()
        if key in CUT_ARRAYS and text[position : position + 1] == "[":
            position = _BLANKS.match(text, position + 1).end()  # type: ignore[union-attr]
            is_first = True
            while text[position : position + 1] != "]":
                yield position, is_first
                is_first = False
                _, position = _decode_value(text, position)
                position = _next_element(text, position, "]")
            yield position, True
            position += 1
        else:
            _, position = _decode_value(text, position)
        position = _next_element(text, position, "}")


def _next_element(text: str, position: int, closing: str) -> int:
    """Return where the next element is, or the end of its container."""
    match = _AFTER_ELEMENT.match(text, position)
    assert match is not None  # always matches, perhaps an empty text
    position = match.end()
    if (match[1] is None) != (text[position : position + 1] == closing):
        raise ValueError("no comma")
    return position


class PieceChain:
    """The pieces of requests, each of which names only its differences from an earlier one."""

    MAX_BACK = 8
    """The number of earlier requests that a request may refer to."""
    MAX_LINKS = 50
    """After so many requests that each refer to the one before, the next one names all pieces."""

    def __init__(self) -> None:
        self._recent: list[tuple[tuple[Digest, ...], int]] = []
        """The pieces of the newest requests, and how many requests each builds on."""

    def link(self, pieces: tuple[Digest, ...]) -> tuple[tuple[Digest, ...], int, int, int]:
        """Add a request; return the pieces to name, and `back`, `keep`, and `keep_last`."""
        best_match = (0, 0, 0)
        links = 0
        for back, (before, before_links) in enumerate(reversed(self._recent), 1):
            if before_links >= self.MAX_LINKS:
                continue
            keep = _count_shared(before, pieces)
            max_last = min(len(before), len(pieces)) - keep
            keep_last = min(max_last, _count_shared(before[::-1], pieces[::-1]))
            if keep + keep_last > best_match[1] + best_match[2]:
                best_match, links = (back, keep, keep_last), before_links + 1
        back, keep, keep_last = best_match
        self._remember(pieces, links)
        return pieces[keep : len(pieces) - keep_last], back, keep, keep_last

    def take(self, event: GuestRequested) -> tuple[Digest, ...] | None:
        """Add a journaled request; return all its pieces, or None if an earlier request is lost."""
        if not event.back:
            pieces: tuple[Digest, ...] | None = event.pieces
        elif not 0 < event.back <= len(self._recent):
            pieces = None
        else:
            before = self._recent[-event.back][0]
            last_pieces = before[len(before) - event.keep_last :] if event.keep_last else ()
            pieces = (*before[: event.keep], *event.pieces, *last_pieces)
        self._remember(pieces or (), 0)
        return pieces

    def _remember(self, pieces: tuple[Digest, ...], links: int) -> None:
        self._recent.append((pieces, links))
        del self._recent[: -self.MAX_BACK]


def find_guest_request(recorded: Iterable[Recorded], seq: int) -> StoredGuestRequest | None:
    """Return the request that an event is; None if it is another event.

    All earlier events are needed.
    """
    chain = PieceChain()
    for item in recorded:
        if item.seq > seq:
            break
        if isinstance(item.event, GuestRequested):
            pieces = chain.take(item.event)
            if item.seq == seq:
                return StoredGuestRequest(seq, item.event, pieces or ())
    return None


def _count_shared(first: Sequence[Digest], second: Sequence[Digest]) -> int:
    """Return how many of the first pieces are the same."""
    pairs = zip(first, second, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
