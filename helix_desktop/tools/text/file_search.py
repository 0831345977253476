"""Lines of one file that have what is looked for: piece by piece, so that no size is too large.

A line of any length is looked at in overlapping parts. What was not looked at is told.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO

from helix_desktop.domain.values import value
from helix_desktop.tools.text.encodings import Spelling
from helix_desktop.tools.text.needles import Needle, excerpt
from helix_desktop.tools.text.reading import LONGEST_LINE, Decoder, spelling_of

LONGEST_PART = 1024 * 1024
"""Characters of a line that are looked at together."""
_PIECE = 256 * 1024
_CONTEXT = 64 * 1024
"""Characters before a text that are known when it is asked what of it is hidden."""
_FEW_LINES = 1_000
"""Characters of lines that are each looked at by themselves."""

Hide = Callable[[str], Mapping[int, str]]
"""Tells which lines of a text, counted from 1, are shown otherwise, and how."""


def nothing_hidden(_text: str) -> Mapping[int, str]:
    return {}


@value
class Bounds:
    """How far a search goes."""

    seconds: float = 10.0
    """Time of all of it; a pattern that runs wild ends with it."""
    file_bytes: int = 512 * 1024 * 1024
    """Bytes of one file that are looked at."""


class FileSearch:
    """One open file while it is searched; it is at its start before."""

    def __init__(
        self,
        file: BinaryIO,
        size: int,
        needle: Needle,
        *,
        most: int,
        late: Callable[[], bool],
        hide: Hide = nothing_hidden,
    ) -> None:
        self._file, self._size, self._needle = file, size, needle
        self._most, self._late, self._hide = most, late, hide
        self._number = 1
        self._in_line, self._hit = False, False
        """Whether what follows is a later part of a line, and whether that line is a hit."""
        self._before, self._text = "", ""
        """The text that is looked at, and whole lines before it."""
        self._first = 1
        """The number of the first of these lines."""
        self._hidden: Mapping[int, str] | None = None
        """What is shown in place of lines, counted from that one; None if nobody asked yet."""
        self.hidden = 0
        """Hits whose line is shown otherwise."""
        self.left_out: list[str] = []
        """What was not looked at, and where."""
        self.spelling: Spelling | None = None
        """None if it is no text; it has no hits then."""

    def hits(self) -> Iterator[tuple[int, str]]:
        """Numbers and excerpts of lines; TimeoutError if the pattern takes too long."""
        self.spelling = spelling_of(self._file)
        if self.spelling is None:
            return
        rest = ""
        for piece in self._pieces(Decoder(self.spelling)):
            lines, end, tail = piece.rpartition("\n")
            if end:
                yield from self._whole_lines(rest + lines)
                rest = tail
            else:
                rest += piece
            if len(rest) > LONGEST_PART:
                self._look_at(rest)
                yield from self._line(rest, ended=False)
                rest = rest[-self._needle.reach - 1 :]
                self._in_line = True
        if rest:
            yield from self._whole_lines(rest)

    def _pieces(self, decoder: Decoder) -> Iterator[str]:
        looked = len(decoder.spelling.mark)
        self._file.seek(looked)
        while looked < self._most and not self._late():
            piece = self._file.read(min(_PIECE, self._most - looked))
            yield decoder.text(piece, final=not piece)
            self.spelling = decoder.spelling
            if not piece:
                return
            looked += len(piece)
        if looked < self._size:
            self.left_out.append(f"only {looked:,} of {self._size:,} bytes were searched")

    def _look_at(self, text: str) -> None:
        self._first = self._number - self._before.count("\n")
        self._text, self._hidden = text, None

    def _whole_lines(self, text: str) -> Iterator[tuple[int, str]]:
        self._look_at(text)
        yield from self._in_lines(text)
        context = f"{self._before}{self._text}\n"
        if len(context) > _CONTEXT:
            context = context[context.find("\n", len(context) - _CONTEXT) + 1 :]
        self._before = context

    def _in_lines(self, text: str) -> Iterator[tuple[int, str]]:
        if self._in_line:
            line, end, text = text.partition("\n")
            yield from self._last_part(line)
            if not end:
                return
        yield from self._around_matches(text) if self._needle.literal else self._halved(text)

    def _halved(self, text: str) -> Iterator[tuple[int, str]]:
        """Single lines only where many together have it: each costs more than it is long."""
        try:
            if not self._needle.in_text(text):
                self._number += text.count("\n") + 1
                return
            middle = text.find("\n", len(text) // 2) if len(text) > _FEW_LINES else -1
        except TimeoutError:
            middle = -1
        if middle < 0:
            yield from self._line_by_line(text)
        else:
            yield from self._halved(text[:middle])
            yield from self._halved(text[middle + 1 :])

    def _line_by_line(self, text: str) -> Iterator[tuple[int, str]]:
        for line in text.split("\n"):
            if self._late():
                return
            yield from self._line(line.rstrip("\r"), ended=True)
            self._next_line()

    def _around_matches(self, text: str) -> Iterator[tuple[int, str]]:
        """For letters: they need not be held against each line."""
        done, at = 0, self._needle.place(text, 0) if self._needle.in_text(text) else -1
        while at >= 0 and not self._late():
            begin = text.rfind("\n", 0, at) + 1
            self._number += text.count("\n", done, begin)
            done = begin
            end = text.find("\n", at)
            line = text[begin : end if end >= 0 else len(text)]
            yield self._number, self._shown(line.rstrip("\r"), at - begin)
            at = self._needle.place(text, end) if end >= 0 else -1
        self._number += text.count("\n", done) + 1

    def _last_part(self, line: str) -> Iterator[tuple[int, str]]:
        yield from self._line(line.rstrip("\r"), ended=True)
        if not self._hit and not self._needle.literal:
            self.left_out.append(
                f"line {self._number:,} is longer than {LONGEST_PART:,} characters: a match of "
                f"more than {self._needle.reach:,} could be missed there"
            )
        self._next_line()

    def _next_line(self) -> None:
        self._number += 1
        self._in_line = self._hit = False

    def _line(self, line: str, *, ended: bool) -> Iterator[tuple[int, str]]:
        """A line, or a part of it; of a match at the end of a part the next one decides."""
        if self._hit:
            return
        # a later part begins with a character of the one before: no line begins there
        at = self._place(line, 1 if self._in_line else 0)
        if at >= 0 and (ended or at < len(line) - self._needle.reach):
            self._hit = True
            yield self._number, self._shown(line, at)

    def _shown(self, line: str, at: int) -> str:
        """What is told of a line that is a hit."""
        if self._hidden is None:
            self._hidden = self._hide(self._before + self._text)
        now = self._hidden.get(self._number - self._first + 1)
        self.hidden += now is not None
        return excerpt(line, at) if now is None else excerpt(now, 0)

    def _place(self, line: str, start: int) -> int:
        try:
            return self._needle.place(line, start)
        except TimeoutError:
            if len(line) <= LONGEST_LINE:
                raise
        self.left_out.append(
            f"line {self._number:,} was searched only in part, {LONGEST_LINE:,} of {len(line):,} "
            "characters: the pattern takes too long"
        )
        return self._needle.place(line[:LONGEST_LINE], start)
