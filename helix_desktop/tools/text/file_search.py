"""Searches the lines of one file for text or a regular expression, piece by piece.

No file is too large, and a line of any length is searched in overlapping parts. Unsearched parts
are reported.

What is hidden of a line is not searched: whether a guess fits a secret would tell it bit by bit.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO

from msgspec import Struct

from helix_desktop.domain.errors import QueryError, ToolError
from helix_desktop.domain.safe_regex import compile_pattern
from helix_desktop.tools.text.file_content import (
    MAX_LINE_CHARS,
    Decoder,
    TextEncoding,
    file_encoding,
)

SHOWN = 300
"""Most characters shown of a matching line."""
_BEFORE = 80
"""Characters before the match that are shown of a longer line."""
MAX_MATCH_CHARS = 4_096
"""Longest match of a regular expression across two parts of a line, in characters."""
_LIKE_ASCII = "ſıİ\N{KELVIN SIGN}"
"""Signs that equal an ASCII letter when case is ignored."""
_PATTERN_SECONDS = 0.5
"""Seconds for one pattern on one line."""
_NEEDS_LINES = re.compile(r"\(\?(?!:)|[*+?}]\+|\\[AZzGKX]")
"""Parts of regular expressions that can match a line without matching in the whole text."""

PLAIN = re.compile(r"(?:[\w ,;:=@/'\"<>!#%&~`-]|\\[.()\[\]{}+*?^$|\\/]|\|(?!\||$))+", re.ASCII)
"""Regular expressions with the same meaning in every engine: letters, escaped signs, choices."""


_CHOICES = re.compile(r"(?:[^\\|]|\\.)+")
_ESCAPE = re.compile(r"\\(.)")
_LIKE_ASCII_BYTES = tuple(letter.encode() for letter in _LIKE_ASCII)


class SearchNeedle(Struct, frozen=True):
    """A search term: `place` finds its first match in a line (-1: none), `in_text` tells if a
    text may have one. Both may raise TimeoutError; where a whole text takes too long, its lines
    may not. A match is found across two parts of a line if it has at most `reach` characters."""

    place: Callable[[str, int], int]
    in_text: Callable[[str], bool]
    reach: int
    literal: bool = True
    """Whether the term is literal text, so that a match has its length and no context."""
    plain: bool = True
    """Whether a match consists of the letters of the term, and only of them."""


def make_needle(text: str, *, is_regex: bool, ignore_case: bool) -> SearchNeedle:
    """Compile a search term; raise ToolError if it is an unusable regular expression."""
    if is_regex:
        return _pattern_needle(text, ignore_case=ignore_case)
    if "\n" in text:
        return SearchNeedle(lambda _line, _start: -1, lambda _text: False, 1)
    if not ignore_case:
        return SearchNeedle(
            lambda line, start: line.find(text, start),
            lambda full_text: text in full_text,
            len(text),
        )
    literal, small = re.compile(re.escape(text), re.IGNORECASE), text.lower()
    foreign = any(not sign.isascii() and sign not in _LIKE_ASCII for sign in text)

    def place(line: str, start: int) -> int:
        match = literal.search(line, start)
        return match.start() if match else -1

    def in_text(content: str) -> bool:
        # the same result, and many times faster
        if content.isascii() and (foreign or text.isascii()):
            return not foreign and small in content.lower()
        return literal.search(content) is not None

    return SearchNeedle(place, in_text, len(text))


def _pattern_needle(source: str, *, ignore_case: bool) -> SearchNeedle:
    try:
        pattern = compile_pattern(source)
        if ignore_case:
            pattern = compile_pattern(f"(?i){source}")
    except QueryError as error:
        hint = "Without `regex` these very letters are looked for."
        raise ToolError(error.message, hint) from error
    by_lines = _NEEDS_LINES.search(source) is not None

    def place(line: str, start: int) -> int:
        positions = pattern.positions(line, _PATTERN_SECONDS, max_matches=1, start=start)
        return positions[0] if positions else -1

    def in_text(text: str) -> bool:
        return by_lines or pattern.occurs(text.replace("\r\n", "\n"), _PATTERN_SECONDS)

    plain = PLAIN.fullmatch(source) is not None
    return SearchNeedle(place, in_text, MAX_MATCH_CHARS, literal=False, plain=plain)


def make_prefilter(
    text: str, *, is_regex: bool, ignore_case: bool
) -> Callable[[bytes], bool] | None:
    """Return what tells by a file's bytes whether it may have a match, so that most files are not
    decoded; None for a search that only the text can decide."""
    if not text.isascii() or not text.isprintable():
        return None
    choices = [text]
    if is_regex:
        if PLAIN.fullmatch(text) is None or text.startswith("|"):
            return None
        choices = [_ESCAPE.sub(r"\1", choice) for choice in _CHOICES.findall(text)]
    wanted = [(choice.lower() if ignore_case else choice).encode() for choice in choices]

    def may_match(data: bytes) -> bool:
        # two or four bytes for a character, or codes that are no letters
        if b"\0" in data or b"\x1b" in data:
            return True
        if ignore_case:
            if not data.isascii():
                try:
                    data.decode()
                except UnicodeError:
                    return True  # an older encoding, whose letters are not known here
                if any(letter in data for letter in _LIKE_ASCII_BYTES):
                    return True
            data = data.lower()
        return any(choice in data for choice in wanted)

    return may_match


def excerpt_line(line: str, position: int) -> str:
    """Return the line, or of a long one the part around the match."""
    text = line.strip()
    if len(text) <= SHOWN:
        return text
    start = max(position - _BEFORE, 0) if position + _BEFORE > SHOWN else 0
    return f"{'…' * (start > 0)}{line[start : start + SHOWN].strip()}"


MAX_PART_BYTES = 1024 * 1024
"""Most characters of a line that are searched together."""
_PIECE = 256 * 1024
_CONTEXT = 64 * 1024
"""Characters before a text that are passed to `hide` as context."""
_FEW_LINES = 1_000
"""Characters of text below which each line is searched by itself."""

_MASK = re.compile(r"\[hidden(?:: [^\[\]\n]*)?\]")
_UNSEARCHED = "\N{REPLACEMENT CHARACTER}"
"""The sign in place of a secret in what is searched, where only a pattern for any sign fits it."""

Hide = Callable[[str], Mapping[int, str]]
"""Returns the replacements for lines of a text, counted from 1, that hold secrets."""


def hide_nothing(_text: str) -> Mapping[int, str]:
    return {}


class SearchBounds(Struct, frozen=True):
    """The limits of a search."""

    seconds: float = 10.0
    """Seconds for the whole search, slow patterns included."""
    file_bytes: int = 512 * 1024 * 1024
    """Bytes of one file that are searched."""


class FileSearch:
    """The search of one open file, which is at its start."""

    def __init__(
        self,
        file: BinaryIO,
        size: int,
        needle: SearchNeedle,
        *,
        max_bytes: int,
        late: Callable[[], bool],
        hide: Hide = hide_nothing,
    ) -> None:
        self._file, self._size, self._needle = file, size, needle
        self._max_bytes, self._late, self._hide = max_bytes, late, hide
        self._number = 1
        self._in_line, self._hit = False, False
        """Whether the next text continues a line, and whether that line has matched."""
        self._before, self._text = "", ""
        """The text being searched, and whole lines before it."""
        self._first = 1
        """The number of the first line in these texts."""
        self._hidden: Mapping[int, str] | None = None
        """Replacements of lines, counted from that one; None if not computed yet."""
        self.hidden = 0
        """Matches whose line is replaced."""
        self.left_out: list[str] = []
        """Descriptions of unsearched parts."""
        self.spelling: TextEncoding | None = None
        """The file's encoding; None for a binary file, which has no matches."""

    def hits(self) -> Iterator[tuple[int, str]]:
        """Yield numbers and excerpts of matching lines; raise TimeoutError for a slow pattern."""
        self.spelling = file_encoding(self._file)
        if self.spelling is None:
            return
        unfinished = ""
        for piece in self._text_pieces(Decoder(self.spelling)):
            lines, end, tail = piece.rpartition("\n")
            if end:
                yield from self._complete_lines(unfinished + lines)
                unfinished = tail
            else:
                unfinished += piece
            if len(unfinished) > MAX_PART_BYTES:
                self._look_at(unfinished)
                yield from self._search_line(self._text_to_search(unfinished), ended=False)
                unfinished = unfinished[-self._needle.reach - 1 :]
                self._in_line = True
        if unfinished:
            yield from self._complete_lines(unfinished)

    def _text_pieces(self, decoder: Decoder) -> Iterator[str]:
        looked = len(decoder.spelling.mark)
        self._file.seek(looked)
        while looked < self._max_bytes and not self._late():
            piece = self._file.read(min(_PIECE, self._max_bytes - looked))
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

    def _complete_lines(self, text: str) -> Iterator[tuple[int, str]]:
        self._look_at(text)
        yield from self._in_lines(text)
        context = f"{self._before}{self._text}\n"
        if len(context) > _CONTEXT:
            context = context[context.find("\n", len(context) - _CONTEXT) + 1 :]
        self._before = context

    def _text_to_search(self, text: str) -> str:
        """Return the text that is searched; for plain text, what is hidden counts afterwards."""
        lines = text.split("\n") if not self._needle.plain and self._replaced() else []
        for number, now in self._replaced().items() if lines else ():
            index = number - 1 - (self._number - self._first)
            if 0 <= index < len(lines):
                lines[index] = _MASK.sub(_UNSEARCHED, now)
        return "\n".join(lines) if lines else text

    def _in_lines(self, text: str) -> Iterator[tuple[int, str]]:
        text = self._text_to_search(text)
        if self._in_line:
            line, end, text = text.partition("\n")
            yield from self._search_line(line.rstrip("\r"), ended=True)
            if not self._hit and not self._needle.literal:
                self.left_out.append(
                    f"line {self._number:,} is longer than {MAX_PART_BYTES:,} characters: a match "
                    f"of more than {self._needle.reach:,} could be missed there"
                )
            self._next_line()
            if not end:
                return
        yield from self._around_matches(text) if self._needle.literal else self._search_halves(text)

    def _search_halves(self, text: str) -> Iterator[tuple[int, str]]:
        """Search a text, and its halves only if it matches, since single lines cost more."""
        try:
            if not self._needle.in_text(text):
                self._number += text.count("\n") + 1
                return
            middle = text.find("\n", len(text) // 2) if len(text) > _FEW_LINES else -1
        except TimeoutError:
            middle = -1
        if middle < 0:
            for line in text.split("\n"):
                if self._late():
                    return
                yield from self._search_line(line.rstrip("\r"), ended=True)
                self._next_line()
        else:
            yield from self._search_halves(text[:middle])
            yield from self._search_halves(text[middle + 1 :])

    def _around_matches(self, text: str) -> Iterator[tuple[int, str]]:
        """Find literal text without searching each line."""
        done, position = 0, self._needle.place(text, 0) if self._needle.in_text(text) else -1
        while position >= 0 and not self._late():
            begin = text.rfind("\n", 0, position) + 1
            self._number += text.count("\n", done, begin)
            done = begin
            end = text.find("\n", position)
            line = text[begin : end if end >= 0 else len(text)]
            yield from self._excerpt(line.rstrip("\r"), position - begin)
            position = self._needle.place(text, end) if end >= 0 else -1
        self._number += text.count("\n", done) + 1

    def _next_line(self) -> None:
        self._number += 1
        self._in_line = self._hit = False

    def _search_line(self, line: str, *, ended: bool) -> Iterator[tuple[int, str]]:
        """Search a line, or a part of it; a match at the end of a part is left to the next part."""
        if self._hit:
            return
        # a later part begins with a character of the one before: no line begins there
        position = self._match_position(line, 1 if self._in_line else 0)
        if position >= 0 and (ended or position < len(line) - self._needle.reach):
            self._hit = True
            yield from self._excerpt(line, position)

    def _replaced(self) -> Mapping[int, str]:
        if self._hidden is None:
            self._hidden = self._hide(self._before + self._text)
        return self._hidden

    def _excerpt(self, line: str, position: int) -> Iterator[tuple[int, str]]:
        """Yield the excerpt for a matching line, unless only its secret matches."""
        now = self._replaced().get(self._number - self._first + 1)
        if now is None:
            yield self._number, excerpt_line(line, position)
        elif not self._needle.plain or self._match_position(_MASK.sub(_UNSEARCHED, now), 0) >= 0:
            self.hidden += 1
            yield self._number, excerpt_line(now, 0)

    def _match_position(self, line: str, start: int) -> int:
        try:
            return self._needle.place(line, start)
        except TimeoutError:
            if len(line) <= MAX_LINE_CHARS:
                raise
        self.left_out.append(
            f"line {self._number:,} was searched only in part, {MAX_LINE_CHARS:,} of {len(line):,} "
            "characters: the pattern takes too long"
        )
        return self._needle.place(line[:MAX_LINE_CHARS], start)
