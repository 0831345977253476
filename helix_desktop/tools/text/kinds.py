"""What a file is that is no text: told by its first bytes, in words; pictures with their size.

Nothing is unpacked or decoded: only fixed places of the header are looked at.
"""

import struct

HEADER = 64 * 1024
"""First bytes that tell a kind (a JPEG's size can stand behind its thumbnail)."""
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


def described(path: str, header: bytes, size: int) -> str:
    """One line for what the file is, one for its first bytes."""
    dimensions = pixels(header)
    measured = f", {dimensions[0]} × {dimensions[1]} pixels" if dimensions else ""
    first = header[:_SHOWN].hex(" ")
    return (
        f"[{path} is not text: {kind(header)}{measured}, {size:,} bytes]\n"
        f"[first bytes: {first}{' …' if size > _SHOWN else ''}]"
    )


def kind(header: bytes) -> str:
    """What the first bytes say, or that they say nothing."""
    if header[:4] == b"RIFF":
        return _RIFF.get(header[8:12], "a RIFF file")
    if header[4:8] == b"ftyp":
        return "an AVIF or HEIC picture" if header[8:11] in (b"avi", b"hei") else "an MP4 film"
    if header[257:262] == b"ustar":
        return "a tar archive"
    return next((words for start, words in _KINDS if header.startswith(start)), "binary data")


def pixels(header: bytes) -> tuple[int, int] | None:
    """Width and height of a picture whose header tells them."""
    try:
        if header.startswith(b"\x89PNG"):
            width, height = struct.unpack_from(">II", header, 16)
        elif header.startswith(b"GIF8"):
            width, height = struct.unpack_from("<HH", header, 6)
        elif header.startswith(b"BM"):
            width, height = struct.unpack_from("<ii", header, 18)
        elif header.startswith(b"\xff\xd8"):
            return _jpeg(header)
        else:
            return None
    except struct.error:
        return None
    return abs(width), abs(height)


def _jpeg(header: bytes) -> tuple[int, int] | None:
    """From segment to segment until one tells the frame."""
    at = 2
    while at + 9 <= len(header) and header[at] == 0xFF:
        code, length = header[at + 1], int.from_bytes(header[at + 2 : at + 4])
        if code in range(0xC0, 0xD0) and code not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", header, at + 5)
            return width, height
        at += 2 + max(length, 2)
    return None
