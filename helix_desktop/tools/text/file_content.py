"""Encodings of files, numbered lines (longest line) of read_file, and kinds of binary files.

An encoding is recognized by a mark at the start, by valid UTF-8, or by statistics. Where nothing
tells it, each byte is shown as its Latin-1 character, with a note; before writing such text back,
callers check that this gives the same bytes. Reading keeps only the wanted lines and counts the
others; of a very long line only the beginning is kept. Binary files are described by fixed places
of their header, without unpacking or decoding; pictures with their size.
"""

import codecs
import os
import re
import struct
import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from typing import BinaryIO, Protocol

from msgspec import Struct, field

from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.tools.text.legacy_encodings import detect_legacy_encoding

SNIFF = 8 * 1024
"""First bytes in which a null byte means binary (unless the text is UTF-16 or 32)."""

_MARKS = (
    # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_NAMES = {"latin-1": "Latin-1 (not valid UTF-8)", "cp932": "Shift-JIS (CP932)"}
_BEYOND_LATIN = re.compile(rb"[\x80-\x9f]")
_CONTROLS = re.compile(rb"[\x00-\x06\x0e-\x1a\x1c-\x1f\x7f]")
_MAX_CONTROL_SHARE = 0.02
"""Largest share of control characters in a text of unknown encoding."""
_SHIFTED = re.compile(rb"\x1b\$[@AB(]")
"""Sequences that start East Asian text in ISO-2022, whose bytes look like ASCII."""
_MIN_ASCII_SHARE = 0.01
"""Least share of spaces, line ends and such in any text of UTF-16."""
_SAMPLE = 100_000


class TextEncoding(Struct, frozen=True):
    """A codec, and the mark (BOM) before the text.

    Without `is_known` the encoding is unknown: characters beyond ASCII stand for their bytes.
    """

    codec: str
    mark: bytes = b""
    is_known: bool = True

    @property
    def plain(self) -> bool:
        return self.codec == "utf-8" and not self.mark

    @property
    def name(self) -> str:
        if not self.is_known:
            return "Latin-1: its encoding cannot be told, letters beyond ASCII may be others"
        named = _NAMES.get(self.codec, self.codec.upper())
        if self.codec.startswith("utf-") and not self.plain:
            named += f" {'with' if self.mark else 'without'} a byte order mark"
        return named

    @property
    def one_byte_lines(self) -> bool:
        """Whether a line ends with a single byte, so that lines can be counted as bytes."""
        return not self.codec.startswith(("utf-16", "utf-32"))


UTF8 = TextEncoding("utf-8")
LATIN = TextEncoding("latin-1")
UNKNOWN_ENCODING = TextEncoding("latin-1", is_known=False)


def encoding_of_mark(beginning: bytes) -> TextEncoding | None:
    for mark, codec in _MARKS:
        if beginning.startswith(mark):
            return TextEncoding(codec, mark)
    return None


def is_binary(beginning: bytes) -> bool:
    """Return whether the first bytes contain null bytes that no mark explains."""
    return encoding_of_mark(beginning) is None and b"\0" in beginning[:SNIFF]


def detect_encoding(data: bytes, *, is_complete: bool = True) -> TextEncoding | None:
    """Return the encoding of a content, which may be only its beginning; None if it is no text."""
    marked = encoding_of_mark(data)
    if marked is not None:
        if _is_valid(data[len(marked.mark) :], marked.codec, is_complete=is_complete):
            return marked
        return UNKNOWN_ENCODING if marked.codec == "utf-8" else None
    if b"\0" in data[:SNIFF]:
        # UTF-16 without a mark, in the byte order that gives a text
        orders = [
            o for o in ("utf-16-le", "utf-16-be") if _is_wide(data, o, is_complete=is_complete)
        ]
        return TextEncoding(orders[0]) if len(orders) == 1 else None
    if _is_valid(data, "utf-8", is_complete=is_complete):
        return UNKNOWN_ENCODING if _SHIFTED.search(data) else UTF8
    return _older_encoding(data, is_complete=is_complete)


def spelled_within(piece: bytes, *, is_complete: bool) -> TextEncoding:
    """Return the encoding of a piece within a text, where nulls and marks mean nothing."""
    return (
        UTF8
        if _is_valid(piece, "utf-8", is_complete=is_complete)
        else _older_encoding(piece, is_complete=is_complete) or UNKNOWN_ENCODING
    )


def spelled_alike(versions: Sequence[bytes]) -> list[TextEncoding] | None:
    """Return the encodings of a file's versions: an unclear one may be clear in another."""
    encodings = [encoding for data in versions if (encoding := detect_encoding(data))]
    if len(encodings) < len(versions):
        return None
    unclear = [data for data, e in zip(versions, encodings, strict=True) if not e.is_known]
    for known in encodings:
        is_candidate = known.is_known and not known.mark and known.one_byte_lines
        if is_candidate and all(keeps(data, known) for data in unclear):
            return [encoding if encoding.is_known else known for encoding in encodings]
    return encodings


def decode_text(data: bytes, spelling: TextEncoding) -> str:
    """Decode the text without its mark; raise UnicodeError if the encoding does not fit."""
    return data[len(spelling.mark) :].decode(spelling.codec)


def encode_text(text: str, spelling: TextEncoding) -> bytes:
    """Encode the text with its mark; raise UnicodeError if the encoding lacks a character."""
    return spelling.mark + text.encode(spelling.codec)


def keeps(data: bytes, spelling: TextEncoding) -> bool:
    """Return whether the decoded text is encoded back into the same bytes."""
    try:
        return encode_text(decode_text(data, spelling), spelling) == data
    except UnicodeError:
        return False


def _is_valid(data: bytes, codec: str, *, is_complete: bool) -> bool:
    try:
        codecs.getincrementaldecoder(codec)().decode(data, final=is_complete)
    except UnicodeError:
        return False
    return True


def _older_encoding(data: bytes, *, is_complete: bool) -> TextEncoding | None:
    codec = detect_legacy_encoding(data, is_complete=is_complete)
    if codec is None:
        controls = len(_CONTROLS.findall(data[:_SAMPLE]))
        return UNKNOWN_ENCODING if controls <= _MAX_CONTROL_SHARE * len(data[:_SAMPLE]) else None
    if codec == "cp1252" and not _BEYOND_LATIN.search(data):
        return LATIN  # its author may not know the characters that Windows has in the other places
    if codec == "gb18030" and _is_valid(data, "gbk", is_complete=is_complete):
        return TextEncoding("gbk")
    return TextEncoding(codec)


def _is_wide(data: bytes, codec: str, *, is_complete: bool) -> bool:
    try:
        text = codecs.getincrementaldecoder(codec)().decode(data, final=is_complete)[:_SAMPLE]
    except UnicodeError:
        return False
    usual = sum(" " <= sign <= "~" or sign in "\t\n\r" for sign in text)
    if usual < max(_MIN_ASCII_SHARE * len(text), 1):
        return False
    signs = set(text) - set("\t\n\r\f\x1b\ufeff")
    return not any(unicodedata.category(sign) in ("Cc", "Cn", "Co", "Cs") for sign in signs)


MAX_LINE_CHARS = 4_000
"""Most characters shown of a line."""
MAX_DECISION_BYTES = 16 * 1024 * 1024
"""Most bytes of a file whose encoding is decided by the whole; for larger ones by the beginning."""
MAX_READING_SECONDS = 5.0
"""Seconds for one reading: a sparse file of a terabyte has no line end for an hour."""
_BEGINNING = 1024 * 1024
_CHUNK = 256 * 1024
_CUT = " [the rest of this line is left out]"
COUNT_SECONDS = 1.0
"""Seconds for counting the lines of a file of which only a part is shown."""


class NumberedReading(Struct):
    """Numbered lines of one reading, and where it ended."""

    lines: list[str] = field(default_factory=list)
    last: int = 0
    """The last line that was read."""
    more: bool = False
    timed_out: bool = False
    """Whether the time was over before the requested lines were found."""
    spelling: TextEncoding = UTF8
    part: ShownPart | None = None
    """The part of the file that the lines are, unless they go to its end in full."""


class _Timed(Struct):
    """A file that ends when the time is over."""

    file: BinaryIO
    until: float
    timed_out: bool = False

    def read(self, size: int, /) -> bytes:
        self.timed_out = self.timed_out or time.monotonic() > self.until
        return b"" if self.timed_out else self.file.read(size)


class Readable(Protocol):
    """A file as a source of bytes."""

    def read(self, size: int, /) -> bytes: ...


class Decoder:
    """A decoder of successive pieces; if they begin as ASCII, the first other piece decides."""

    def __init__(self, spelling: TextEncoding) -> None:
        self._open = spelling == UTF8
        self._choose(spelling)

    def text(self, piece: bytes, *, final: bool = False) -> str:
        if self._open and not piece.isascii():
            self._open = False
            self._choose(spelled_within(piece, is_complete=final))
        return self._decoder.decode(piece, final)

    def _choose(self, spelling: TextEncoding) -> None:
        self.spelling = spelling
        self._decoder = codecs.getincrementaldecoder(spelling.codec)("replace")


def file_encoding(file: BinaryIO) -> TextEncoding | None:
    """Return the encoding of a file, None if it is binary; reads from and returns to the start."""
    size = os.fstat(file.fileno()).st_size
    data = file.read(SNIFF)
    if (mark := encoding_of_mark(data)) is None and b"\0" not in data:
        max_bytes = MAX_DECISION_BYTES if size <= MAX_DECISION_BYTES else _BEGINNING
        pieces, missing = [data], max_bytes - len(data)
        # by pieces: one call would allocate all that it may read
        while missing > 0 and (piece := file.read(min(missing, _CHUNK))):
            pieces.append(piece)
            missing -= len(piece)
        data = b"".join(pieces)
    file.seek(0)
    return mark or detect_encoding(data, is_complete=len(data) >= size)


def texts(file: Readable, decoder: Decoder) -> Iterator[str]:
    while chunk := file.read(_CHUNK):
        yield decoder.text(chunk)
    yield decoder.text(b"", final=True)


def rewritten(
    pieces: Iterable[bytes],
    spelling: TextEncoding,
    change: Callable[[Iterator[bytes]], Iterator[bytes]],
) -> Iterator[bytes]:
    """Apply a change of UTF-8 bytes to a text of any encoding."""
    decoder = codecs.getincrementaldecoder(spelling.codec)("replace")
    plain = codecs.getincrementaldecoder("utf-8")("replace")
    yield spelling.mark
    skipped = len(spelling.mark)

    def decoded() -> Iterator[bytes]:
        left = skipped
        for piece in pieces:
            yield decoder.decode(piece[left:]).encode("utf-8")
            left = max(left - len(piece), 0)
        yield decoder.decode(b"", final=True).encode("utf-8")

    for piece in change(decoded()):
        yield plain.decode(piece).encode(spelling.codec)
    yield plain.decode(b"", final=True).encode(spelling.codec)


def read_lines(
    file: BinaryIO,
    start: int,
    count: int | None,
    *,
    max_chars: int,
    spelling: TextEncoding,
    is_usual: bool = False,
) -> NumberedReading:
    """Read `count` lines from `start` on (None: all), at most about `max_chars` of them.

    When the time is over the lines so far are returned; the last one may be cut. `is_usual`: nobody
    asked for that count, so that fewer lines than the file has are a part of it.
    """
    file.seek(len(spelling.mark))
    timed = _Timed(file, time.monotonic() + MAX_READING_SECONDS)
    decoder, reading = Decoder(spelling), NumberedReading()
    skipped = start - 1 if not spelling.one_byte_lines else 0
    reading.last = 0 if skipped else _skip_lines(timed, start - 1)
    size = 0
    for line in () if timed.timed_out else _shown_lines(texts(timed, decoder)):
        if reading.last >= start - 1 and (size > max_chars or len(reading.lines) == count):
            reading.more = True
            break
        reading.last += 1
        if reading.last >= start:
            reading.lines.append(f"{reading.last}\t{line}")
            size += len(reading.lines[-1]) + 1
    reading.spelling, reading.timed_out = decoder.spelling, timed.timed_out
    if reading.lines:
        long_lines = sum(len(line.partition("\t")[2]) > MAX_LINE_CHARS for line in reading.lines)
        total, more = reading.last, reading.timed_out
        if reading.more and (is_usual or len(reading.lines) != count):
            # the rest is left out, and its lines are counted
            file.seek(len(reading.spelling.mark))
            timed = _Timed(file, time.monotonic() + COUNT_SECONDS)
            counted, _ = count_lines_from(timed, reading.spelling)
            total, more = max(total, counted), timed.timed_out
        part = ShownPart(start, reading.last, total, more=more, long_lines=long_lines)
        reading.part = part if part.phrase else None
    return reading


def count_lines_from(
    file: Readable, spelling: TextEncoding, max_bytes: float = inf
) -> tuple[int, bool]:
    """Count the lines in the next `max_bytes` bytes; return whether there may be more."""
    decoder = codecs.getincrementaldecoder(spelling.codec)("replace")
    count, ended = 0, True
    while max_bytes > 0 and (chunk := file.read(_CHUNK)):
        text = chunk if spelling.one_byte_lines else decoder.decode(chunk).encode()
        count += text.count(b"\n")
        ended = text.endswith(b"\n") if text else ended
        max_bytes -= len(chunk)
    return count + (not ended), max_bytes <= 0


def _skip_lines(timed: _Timed, lines: int) -> int:
    """Skip that many line ends, or to the end; return the number of skipped lines."""
    passed, unended = 0, False
    while passed < lines and (chunk := timed.read(_CHUNK)):
        ends = chunk.count(b"\n")
        unended = not chunk.endswith(b"\n")
        if passed + ends < lines:
            passed += ends
            continue
        position = 0
        for _ in range(lines - passed):
            position = chunk.index(b"\n", position) + 1
        timed.file.seek(position - len(chunk), os.SEEK_CUR)
        return lines
    return passed + unended


def _shown_lines(pieces: Iterable[str]) -> Iterator[str]:
    """Yield each line as shown; the end of a very long one is searched for only on demand."""
    started, endless = "", False
    for piece in pieces:
        text = piece
        if endless:
            _, end, text = piece.partition("\n")
            if not end:
                continue
            endless = False
        *complete, started = (started + text).split("\n")
        yield from map(shown_line, complete)
        if len(started) > MAX_LINE_CHARS + 1:
            yield shown_line(started)
            started, endless = "", True
    if started and not endless:
        yield shown_line(started)


def shown_line(line: str) -> str:
    text = line.rstrip("\r")
    return text[:MAX_LINE_CHARS] + _CUT if len(text) > MAX_LINE_CHARS else text


HEADER = 64 * 1024
"""First bytes in which a kind is recognized (a JPEG's size can be behind its thumbnail)."""
_SHOWN = 16

_KINDS = (
    (b"\x89PNG\r\n\x1a\n", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF87a", "a GIF picture"),
    (b"GIF89a", "a GIF picture"),
    (b"BM", "a BMP picture"),
    (b"II*\0", "a TIFF picture"),
    (b"MM\0*", "a TIFF picture"),
    (b"\0\0\x01\0", "an icon"),
    (b"%PDF-", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive (also docx, xlsx, jar, wheel)"),
    (b"PK\x05\x06", "an empty ZIP archive"),
    (b"\x1f\x8b", "a gzip file"),
    (b"BZh", "a bzip2 file"),
    (b"\xfd7zXZ\0", "an xz file"),
    (b"\x28\xb5\x2f\xfd", "a zstd file"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"\x7fELF", "an ELF program or library"),
    (b"MZ", "a Windows program or library"),
    (b"\xcf\xfa\xed\xfe", "a macOS program or library"),
    (b"\xca\xfe\xba\xbe", "a Java class or macOS program"),
    (b"\0asm", "a WebAssembly module"),
    (b"SQLite format 3\0", "an SQLite database"),
    (b"ID3", "an MP3 recording"),
    (b"OggS", "an Ogg recording"),
    (b"fLaC", "a FLAC recording"),
    (b"\x1aE\xdf\xa3", "a Matroska or WebM film"),
    (b"wOFF", "a web font"),
    (b"wOF2", "a web font"),
    (b"\0\x01\0\0\0", "a TrueType font"),
    (b"OTTO", "an OpenType font"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Office document"),
)
_RIFF = {b"WEBP": "a WebP picture", b"WAVE": "a WAV recording", b"AVI ": "an AVI film"}


def describe_binary(path: str, header: bytes, size: int) -> str:
    """Describe a binary file in two lines: its kind and its first bytes."""
    dimensions = image_size(header)
    measured = f", {dimensions[0]} × {dimensions[1]} pixels" if dimensions else ""
    first = header[:_SHOWN].hex(" ")
    return (
        f"[{path} is not text: {file_kind(header)}{measured}, {size:,} bytes]\n"
        f"[first bytes: {first}{' …' if size > _SHOWN else ''}]"
    )


def file_kind(header: bytes) -> str:
    """Return the kind of a file by its first bytes, or "binary data"."""
    if header[:4] == b"RIFF":
        return _RIFF.get(header[8:12], "a RIFF file")
    if header[4:8] == b"ftyp":
        return "an AVIF or HEIC picture" if header[8:11] in (b"avi", b"hei") else "an MP4 film"
    if header[257:262] == b"ustar":
        return "a tar archive"
    return next((words for start, words in _KINDS if header.startswith(start)), "binary data")


def image_size(header: bytes) -> tuple[int, int] | None:
    """Return width and height of a picture whose header has them."""
    try:
        if header.startswith(b"\x89PNG"):
            width, height = struct.unpack_from(">II", header, 16)
        elif header.startswith(b"GIF8"):
            width, height = struct.unpack_from("<HH", header, 6)
        elif header.startswith(b"BM"):
            width, height = struct.unpack_from("<ii", header, 18)
        elif header.startswith(b"\xff\xd8"):
            return _jpeg_size(header)
        else:
            return _webp_size(header)
    except struct.error:
        return None
    return abs(width), abs(height)


def _webp_size(header: bytes) -> tuple[int, int] | None:
    """Read the size from the first chunk of a WebP picture."""
    chunk = header[12:16] if header[:4] == b"RIFF" and header[8:12] == b"WEBP" else b""
    if chunk == b"VP8X":
        low_width, high_width, low_height, high_height = struct.unpack_from("<HBHB", header, 24)
        return low_width + (high_width << 16) + 1, low_height + (high_height << 16) + 1
    if chunk == b"VP8L":
        (bits,) = struct.unpack_from("<I", header, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if chunk == b"VP8 ":
        width, height = struct.unpack_from("<HH", header, 26)
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(header: bytes) -> tuple[int, int] | None:
    """Follow the segments of a JPEG to the one with the frame size."""
    position = 2
    while position + 9 <= len(header) and header[position] == 0xFF:
        code, length = header[position + 1], int.from_bytes(header[position + 2 : position + 4])
        if code in range(0xC0, 0xD0) and code not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", header, position + 5)
            return width, height
        position += 2 + max(length, 2)
    return None
