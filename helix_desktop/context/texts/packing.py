"""Packing: pieces of material into as few requests as may be, none larger than its model takes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.domain.values import value

LONGEST_PIECE = 6_000
"""Characters of one piece: small enough for the smallest window there is."""

_CUT = "\n[… {count:,} characters are left out here; the history has them …]\n"


@value
class Packed:
    """Which pieces go together; `whole` is false where some found no room at all."""

    chunks: tuple[tuple[int, ...], ...]
    whole: bool


def packed(sizes: Sequence[int], room: int, most: int) -> Packed:
    """Neighbours together up to `room`, in at most `most` chunks: of the rest both ends stay."""
    chunks: list[list[int]] = []
    left = 0
    whole = True
    for number, size in enumerate(sizes):
        if size > room:
            whole = False
            continue
        if not chunks or size > left:
            chunks.append([])
            left = room
        chunks[-1].append(number)
        left -= size
    if len(chunks) > most:
        # how it began matters less than where it stands
        first = most // 3
        chunks, whole = chunks[:first] + chunks[first - most :], False
    return Packed(tuple(tuple(chunk) for chunk in chunks), whole)


def sliced(text: str, longest: int = LONGEST_PIECE) -> Iterator[str]:
    """The text in pieces, each ending with a line where there is one."""
    start = 0
    while start < len(text):
        stop = start + longest
        line = text.rfind("\n", start + longest // 2, stop) + 1 if stop < len(text) else 0
        stop = line or stop
        yield text[start:stop]
        start = stop


def pieces(passage: Passage) -> Iterator[Passage]:
    """A passage in pieces: of a tool's output both ends, of what anybody said everything."""
    text = passage.text
    if len(text) <= LONGEST_PIECE:
        yield passage
    elif passage.voice in (Voice.OUTPUT, Voice.CALL):
        half = LONGEST_PIECE // 2
        cut = _CUT.format(count=len(text) - 2 * half)
        yield replace(passage, text=text[:half] + cut + text[-half:])
    else:
        for piece in sliced(text):
            yield replace(passage, text=piece)
