"""How a search compares plain text (upper and lower case, bytes that are no text).

A content matches `needle` if `needle.casefold() in text.casefold()`. The text is its bytes read as
UTF-8, with every undecodable part replaced. Folding works character by character, so that it can be
done in pieces that never hold the interpreter for long.
"""

import codecs
from collections.abc import Callable, Iterable, Iterator

from helix_desktop.domain.cache import CacheEntry
from helix_desktop.store.search.change_feed import ChangeFeed

PIECE_BYTES = 256 * 1024
"""The number of bytes decoded and folded at once: about 2 ms of non-ASCII text."""
MAX_INDEXED_BYTES = 4 * 1024 * 1024
"""The maximum bytes of an indexed content. Larger contents are searched directly each time."""

_SAMPLE = 8192
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\v\f\r\b\x1b")) + b"\x7f"
_CONTROLS_IN_BINARY = 0.10
_UNDECODABLE_IN_BINARY = 0.30


def is_unsearchable(head: bytes) -> bool:
    """Whether a content with this beginning has no text to search.

    The first 8 KiB decide: more than a tenth NUL and control characters, or almost a third
    undecodable. A log with a stray NUL is text; pictures, archives, programs, and UTF-16 are not.
    """
    sample = head[:_SAMPLE]
    if not sample or (sample.isascii() and b"\0" not in sample):
        return False
    controls = len(sample) - len(sample.translate(None, _CONTROLS))
    text = sample.decode("utf-8", "replace")
    return controls > _CONTROLS_IN_BINARY * len(sample) or text.count("\ufffd") - sample.count(
        b"\xef\xbf\xbd"
    ) > _UNDECODABLE_IN_BINARY * len(text)


def read_pieces(feed: ChangeFeed, entry: CacheEntry) -> Iterator[bytes]:
    """Yield a content piece by piece. Indexed contents are read at once."""
    if entry.size <= MAX_INDEXED_BYTES:
        data = feed.content(entry.digest)
        yield from (data[start : start + PIECE_BYTES] for start in range(0, len(data), PIECE_BYTES))
        return
    start = 0
    while piece := feed.read(entry.digest, start, start + PIECE_BYTES):
        yield piece
        start += len(piece)


def decode_pieces(pieces: Iterable[bytes]) -> Iterator[str]:
    """Yield the text of a content in pieces, the same as if it were decoded at once."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    for piece in pieces:
        yield decoder.decode(piece)
    yield decoder.decode(b"", final=True)


def contains_text(texts: Iterable[str], folded: str, check_stopped: Callable[[], None]) -> bool:
    """Whether the folded needle occurs. `check_stopped` is called between pieces and may raise."""
    overlap = max(len(folded) - 1, 0)
    tail = ""
    for text in texts:
        check_stopped()
        window = tail + text.casefold()
        if folded in window:
            return True
        tail = window[-overlap:] if overlap else ""
    return False


def overlapping_windows(texts: Iterable[str], size: int, overlap: int) -> Iterator[str]:
    """Yield the text in windows of about `size` characters that share `overlap` with the previous
    one.
    """
    window = ""
    for text in texts:
        window += text
        if len(window) > size:
            yield window
            window = window[-overlap:]
    yield window


def searchable_text(text: str) -> str:
    """Return `text` for the full-text table: folded, with NUL (where SQLite stops) as a space."""
    return text.casefold().replace("\0", " ")
