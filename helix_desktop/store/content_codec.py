"""Content records: bytes to what is stored, and back only if the SHA-256 is right.

A record is `version kind length` and a payload; a delta's payload begins with its base's digest, a
chunked content's payload is the list of its chunks' digests.
"""

import hashlib
import struct
import threading
import zlib
from collections.abc import Callable
from enum import IntEnum

import zstandard

from helix_desktop.domain.errors import CacheCorrupt
from helix_desktop.store.keys import DIGEST_SIZE, digest

CHUNK = 1 << 20
"""Larger contents are cut: one 50 MB get held the interface for 39 ms."""

LEVEL = 3
_TABLE_LOG = 15
_WINDOW_LOG = 17
_SHORTEST_MATCH = 5
"""Tables of one size for all lengths: made to measure for each content, as a bare level makes them,
they cost a quarter of the time at 4 to 16 KB."""

_LEAN_LEVEL = 9
"""For what later versions are told by: 8 % smaller than level 3 on files, 20 % on logs, at a sixth
of its speed. It is paid once, for the first content that shows it worth while."""

_LEAN_MOST = 256 << 10
"""Larger ones would hold the put that finds them for more than 5 ms."""

QUICK_LEVEL = 1
_QUICK_FROM = 64 << 10
"""Above this, level 1 loses 2 % of the ratio and wins a fifth of the time."""

_SMALL = 4 << 10
"""Below this, tables made for small inputs lose 1 % of the ratio and win half of the time."""

_DELTA_LEVEL = 7
"""Against a base, level 7 is a quarter smaller than 3 on numbered files and logs."""

WORTH_IT = 1280
"""Smaller bytes are left to LevelDB's own compression, which runs in the background. At 512, over
recorded sessions, the store was 2 % smaller and a put of 1 KB 5 µs slower."""

_VERSION = 1
_header = struct.Struct(">BBQ")
HEADER_SIZE = _header.size
_list_crc = struct.Struct(">I")
"""Ends a list of chunks: a range is served without the whole being hashed."""

_STRANGE = -1
_SQUEEZED = bytes((_VERSION, 1))
"""How nearly every record begins: version, Kind.ZSTD."""

_LISTED = bytes((_VERSION, 3))
"""How a list of chunks begins: version, Kind.CHUNKED."""

Load = Callable[[bytes], bytes]
"""From a raw digest to the verified bytes of that base."""


class RecordKind(IntEnum):
    """How a record's payload is to be read."""

    RAW = 0
    ZSTD = 1
    DELTA = 2
    CHUNKED = 3
    LEAN = 4


ALONE = (RecordKind.RAW, RecordKind.ZSTD, RecordKind.LEAN)
"""The kinds that need no other record."""


class _Tools(threading.local):
    """zstandard objects must not be shared between threads, and are costly to make."""

    def __init__(self) -> None:
        self.middle = zstandard.ZstdCompressor(compression_params=_middling())
        self.lean = zstandard.ZstdCompressor(level=_LEAN_LEVEL)
        self.quick = zstandard.ZstdCompressor(level=QUICK_LEVEL)
        small = zstandard.ZstdCompressionParameters.from_level(QUICK_LEVEL, source_size=_SMALL)
        self.small = zstandard.ZstdCompressor(compression_params=small)
        self.opener = zstandard.ZstdDecompressor()


def _middling() -> zstandard.ZstdCompressionParameters:
    return zstandard.ZstdCompressionParameters.from_level(
        LEVEL,
        window_log=_WINDOW_LOG,
        hash_log=_TABLE_LOG,
        chain_log=_TABLE_LOG,
        min_match=_SHORTEST_MATCH,
    )


_tools = _Tools()


def compress(data: bytes) -> bytes:
    if len(data) <= _SMALL:
        return _tools.small.compress(data)
    if len(data) >= _QUICK_FROM:
        return _tools.quick.compress(data)
    return _tools.middle.compress(data)


def decompress(payload: bytes | memoryview, size: int) -> bytes:
    """ValueError if the payload is damaged."""
    try:
        return _tools.opener.decompress(payload, max_output_size=size)
    except zstandard.ZstdError as error:
        raise ValueError("damaged compressed bytes") from error


def plain_record(data: bytes) -> bytes:
    """The record of a content that stands alone."""
    if len(data) >= WORTH_IT:
        packed = compress(data)
        if len(packed) < len(data):
            return _header.pack(_VERSION, RecordKind.ZSTD, len(data)) + packed
    return _header.pack(_VERSION, RecordKind.RAW, len(data)) + data


def can_be_leaner(record: bytes) -> bool:
    """Whether a base that stands alone was written in haste and is worth to be written again."""
    return kind_of(record) == RecordKind.ZSTD and size_of(record) <= _LEAN_MOST


def lean_record(record: bytes, data: bytes) -> bytes:
    """The record of a content that others are told by: more time taken, and marked as done."""
    packed = min(_tools.lean.compress(data), record[_header.size :], key=len)
    return _header.pack(_VERSION, RecordKind.LEAN, len(data)) + packed


def delta_record(data: bytes, base_digest: bytes, base: bytes) -> bytes:
    """The record of a content that is told as changes to another one."""
    prior = zstandard.ZstdCompressionDict(base, dict_type=zstandard.DICT_TYPE_RAWCONTENT)
    packed = zstandard.ZstdCompressor(level=_DELTA_LEVEL, dict_data=prior).compress(data)
    return _header.pack(_VERSION, RecordKind.DELTA, len(data)) + base_digest + packed


def chunked_record(name: bytes, size: int, chunks: list[bytes]) -> bytes:
    """The record of a content whose pieces are filed under their own digests."""
    record = _header.pack(_VERSION, RecordKind.CHUNKED, size) + b"".join(chunks)
    return record + _list_crc.pack(zlib.crc32(record, zlib.crc32(name)))


def kind_of(record: bytes) -> int:
    """The record's Kind; no Kind at all if it is cut short or of another version."""
    if len(record) < _header.size or record[0] != _VERSION:
        return _STRANGE
    return record[1]


def is_chunked(record: bytes) -> bool:
    """The same question as for its kind, asked by every read."""
    return record.startswith(_LISTED)


def size_of(record: bytes) -> int:
    """The length of a record that has a Kind."""
    size: int = _header.unpack_from(record)[2]
    return size


def chunks_of(record: bytes) -> list[bytes]:
    """What a chunked record names, unverified."""
    last = len(record) - _list_crc.size
    return [record[at : at + DIGEST_SIZE] for at in range(_header.size, last, DIGEST_SIZE)]


def verify_chunks(name: bytes, record: bytes) -> list[bytes]:
    """The chunks of the content `name`, in order; CacheCorrupt if the list is not the one kept."""
    body, crc = record[: -_list_crc.size], record[-_list_crc.size :]
    if _list_crc.pack(zlib.crc32(body, zlib.crc32(name))) != crc:
        raise corrupt_error(name)
    return chunks_of(record)


def base_of(record: bytes) -> bytes | None:
    """The raw digest of the base a delta needs."""
    if kind_of(record) != RecordKind.DELTA:
        return None
    return record[_header.size : _header.size + DIGEST_SIZE]


def unpack_content(name: bytes, record: bytes, load: Load) -> bytes:
    """The bytes filed under `name`; CacheCorrupt instead of anything else."""
    if record and record[0] > _VERSION:
        raise _newer(name, record[0])
    try:
        data = _body(record, load)
    except (zstandard.ZstdError, ValueError, MemoryError, CacheCorrupt) as error:
        raise corrupt_error(name) from error
    if hashlib.sha256(data).digest() != name:
        raise corrupt_error(name)
    return data


def refuse_base(name: bytes) -> bytes:
    """The `load` of records that must not need one."""
    raise corrupt_error(name)


def unpack_unnamed(record: bytes) -> bytes:
    """The bytes of a record that is guarded otherwise and stands alone; ValueError if it is not."""
    match kind_of(record):
        case RecordKind.ZSTD | RecordKind.LEAN:
            return decompress(record[_header.size :], size_of(record))
        case RecordKind.RAW:
            return record[_header.size :]
    raise ValueError("no record that stands alone")


def _body(record: bytes, load: Load) -> bytes:
    if record[:2] == _SQUEEZED:
        # the frame says its own length; a view instead of a copy would cost more
        return _tools.opener.decompress(record[_header.size :])
    kind = kind_of(record)
    if kind == _STRANGE:
        raise ValueError("no content record")
    size = size_of(record)
    if kind == RecordKind.RAW:
        return record[_header.size :]
    if kind == RecordKind.LEAN:
        return _tools.opener.decompress(record[_header.size :])
    if kind == RecordKind.DELTA:
        at = _header.size + DIGEST_SIZE
        base = load(record[_header.size : at])
        prior = zstandard.ZstdCompressionDict(base, dict_type=zstandard.DICT_TYPE_RAWCONTENT)
        opener = zstandard.ZstdDecompressor(dict_data=prior)
        return opener.decompress(memoryview(record)[at:], max_output_size=_sane(size))
    raise ValueError(f"unknown kind {kind}")


def _sane(size: int) -> int:
    """A damaged length must not make us ask for terabytes; nothing unchunked is larger."""
    if size > CHUNK:
        raise ValueError(f"impossible length {size}")
    return size


def corrupt_error(name: bytes) -> CacheCorrupt:
    named = digest(name)
    return CacheCorrupt(
        f"The stored content {named[:12]}… is damaged: its bytes do not match its SHA-256.",
        "It is never shown as if it were right; everything else is kept. "
        "`helix-desktop check --deep` lists all that is damaged.",
        digest=named,
    )


def _newer(name: bytes, version: int) -> CacheCorrupt:
    named = digest(name)
    return CacheCorrupt(
        f"The stored content {named[:12]}… has a form (version {version}) that this Helix Desktop "
        "does not know.",
        "Nothing was changed. A newer version of the application may be able to read it.",
        digest=named,
    )
