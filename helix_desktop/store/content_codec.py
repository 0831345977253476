"""Encodes stored contents: compression level, chunks, deltas; decoding verifies SHA-256.

A record is `version kind length` and a payload. A delta's payload begins with its base's digest. A
chunked content's payload is the list of its chunks' digests.
"""

import hashlib
import struct
import zlib
from collections.abc import Callable
from enum import IntEnum

import zstandard

from helix_desktop.domain.errors import CacheCorrupt
from helix_desktop.store.keys import DIGEST_SIZE, digest

CHUNK = 1 << 20
"""The maximum size of an unchunked content. One 50 MB get held the interface for 39 ms."""

LEVEL = 3
_TABLE_LOG = 15
_WINDOW_LOG = 17
_MIN_MATCH_BYTES = 5
"""zstd table sizes that are the same for all lengths.

Tables fitted to each content, as a plain level makes them, cost a quarter of the time at 4 to 16
KB.
"""

_LEAN_LEVEL = 9
"""The level for the bases of deltas.

It is 8% smaller than level 3 on files and 20% on logs, at a sixth of its speed. The cost is paid
once, with the first delta that makes it worthwhile.
"""

_MAX_LEAN_BYTES = 256 << 10
"""The maximum size for the lean level.

Larger contents would hold the put that finds them for more than 5 ms.
"""

QUICK_LEVEL = 1
_MIN_QUICK_BYTES = 64 << 10
"""From this size on, level 1 loses 2% of the ratio and saves a fifth of the time."""

_MAX_SMALL_BYTES = 4 << 10
"""Up to this size, tables made for small inputs lose 1% of the ratio and save half of the time."""

_DELTA_LEVEL = 7
"""Against a base, level 7 is a quarter smaller than level 3 on numbered files and logs."""

MIN_COMPRESSED_BYTES = 1280
"""Smaller contents are left to LevelDB's own compression, which runs in the background.

With a limit of 512, over recorded sessions, the store was 2% smaller and a put of 1 KB took 5 µs
longer.
"""

_VERSION = 1
_header = struct.Struct(">BBQ")
HEADER_SIZE = _header.size
_list_crc = struct.Struct(">I")
"""The checksum at the end of a list of chunks, because a range read does not hash the whole
content.
"""

_UNKNOWN_KIND = -1
_ZSTD_PREFIX = bytes((_VERSION, 1))
"""The beginning of almost every record: version, RecordKind.ZSTD."""

_CHUNKED_PREFIX = bytes((_VERSION, 3))
"""The beginning of a list of chunks: version, RecordKind.CHUNKED."""

Load = Callable[[bytes], bytes]
"""A function from a raw digest to the verified bytes of that base."""


class RecordKind(IntEnum):
    """The encoding of a record's payload."""

    RAW = 0
    ZSTD = 1
    DELTA = 2
    CHUNKED = 3
    LEAN = 4


_STANDALONE_KINDS = (RecordKind.RAW, RecordKind.ZSTD, RecordKind.LEAN)
"""The kinds that need no other record."""


class _Compressors:
    """Zstandard objects for one call at a time: together a megabyte, and costly to create."""

    def __init__(self) -> None:
        middle = zstandard.ZstdCompressionParameters.from_level(
            LEVEL,
            window_log=_WINDOW_LOG,
            hash_log=_TABLE_LOG,
            chain_log=_TABLE_LOG,
            min_match=_MIN_MATCH_BYTES,
        )
        self.middle = zstandard.ZstdCompressor(compression_params=middle)
        self.lean = zstandard.ZstdCompressor(level=_LEAN_LEVEL)
        self.quick = zstandard.ZstdCompressor(level=QUICK_LEVEL)
        small = zstandard.ZstdCompressionParameters.from_level(
            QUICK_LEVEL, source_size=_MAX_SMALL_BYTES
        )
        self.small = zstandard.ZstdCompressor(compression_params=small)
        self.decompressor = zstandard.ZstdDecompressor()


_idle_compressors: list[_Compressors] = []


def _borrow_compressors() -> _Compressors:
    """Return tools that no other thread uses: as many are made as are ever used at once.

    Each call that borrows them puts them back into `_idle_compressors`.
    """
    try:
        return _idle_compressors.pop()
    except IndexError:
        return _Compressors()


def compress(data: bytes) -> bytes:
    compressors = _borrow_compressors()
    try:
        if len(data) <= _MAX_SMALL_BYTES:
            return compressors.small.compress(data)
        if len(data) >= _MIN_QUICK_BYTES:
            return compressors.quick.compress(data)
        return compressors.middle.compress(data)
    finally:
        _idle_compressors.append(compressors)


def decompress(payload: bytes | memoryview, size: int) -> bytes:
    """Decompress a payload; raise ValueError if it is damaged."""
    compressors = _borrow_compressors()
    try:
        return compressors.decompressor.decompress(payload, max_output_size=size)
    except zstandard.ZstdError as error:
        raise ValueError("damaged compressed bytes") from error
    finally:
        _idle_compressors.append(compressors)


def _decompress_framed(record: bytes) -> bytes:
    """Decompress a record's payload, whose frame contains its own length."""
    compressors = _borrow_compressors()
    try:
        # a view instead of a copy would cost more
        return compressors.decompressor.decompress(record[_header.size :])
    finally:
        _idle_compressors.append(compressors)


def plain_record(data: bytes) -> bytes:
    """Return the record of a content without a base."""
    if len(data) >= MIN_COMPRESSED_BYTES:
        packed = compress(data)
        if len(packed) < len(data):
            return _header.pack(_VERSION, RecordKind.ZSTD, len(data)) + packed
    return _header.pack(_VERSION, RecordKind.RAW, len(data)) + data


def can_be_leaner(record: bytes) -> bool:
    """Whether a base's record was compressed fast and is small enough for a lean one."""
    return kind_of(record) == RecordKind.ZSTD and size_of(record) <= _MAX_LEAN_BYTES


def lean_record(record: bytes, data: bytes) -> bytes:
    """Return the lean record of a base: compressed with more time, and marked as lean."""
    compressors = _borrow_compressors()
    try:
        packed = min(compressors.lean.compress(data), record[_header.size :], key=len)
    finally:
        _idle_compressors.append(compressors)
    return _header.pack(_VERSION, RecordKind.LEAN, len(data)) + packed


def delta_record(data: bytes, base_digest: bytes, base: bytes) -> bytes:
    dictionary = zstandard.ZstdCompressionDict(base, dict_type=zstandard.DICT_TYPE_RAWCONTENT)
    packed = zstandard.ZstdCompressor(level=_DELTA_LEVEL, dict_data=dictionary).compress(data)
    return _header.pack(_VERSION, RecordKind.DELTA, len(data)) + base_digest + packed


def chunked_record(name: bytes, size: int, chunks: list[bytes]) -> bytes:
    """Return the record of a content whose chunks are stored under their own digests."""
    record = _header.pack(_VERSION, RecordKind.CHUNKED, size) + b"".join(chunks)
    return record + _list_crc.pack(zlib.crc32(record, zlib.crc32(name)))


def kind_of(record: bytes) -> int:
    """Return the record's kind; no RecordKind if it is cut short or of another version."""
    if len(record) < _header.size or record[0] != _VERSION:
        return _UNKNOWN_KIND
    return record[1]


def is_standalone(record: bytes) -> bool:
    return kind_of(record) in _STANDALONE_KINDS


def is_chunked(record: bytes) -> bool:
    """Whether a record is a list of chunks, faster than `kind_of`, because every read asks."""
    return record.startswith(_CHUNKED_PREFIX)


def size_of(record: bytes) -> int:
    """Return the raw length in a record of a valid kind."""
    size: int = _header.unpack_from(record)[2]
    return size


def chunks_of(record: bytes) -> list[bytes]:
    """Return the chunks that a chunked record names, unverified."""
    last = len(record) - _list_crc.size
    return [record[start : start + DIGEST_SIZE] for start in range(_header.size, last, DIGEST_SIZE)]


def verify_chunks(name: bytes, record: bytes) -> list[bytes]:
    """Return the chunks of the content `name`, in order.

    Raise CacheCorrupt if the list is damaged.
    """
    body, crc = record[: -_list_crc.size], record[-_list_crc.size :]
    if _list_crc.pack(zlib.crc32(body, zlib.crc32(name))) != crc:
        raise corrupt_error(name)
    return chunks_of(record)


def base_of(record: bytes) -> bytes | None:
    if kind_of(record) != RecordKind.DELTA:
        return None
    return record[_header.size : _header.size + DIGEST_SIZE]


def unpack_content(name: bytes, record: bytes, load: Load) -> bytes:
    """Return the bytes stored under `name`.

    Raise CacheCorrupt if they are not exactly those bytes.
    """
    if record and record[0] > _VERSION:
        raise CacheCorrupt(
            "The cache entry {named}… has a format (version {version}) that this Helix Desktop "
            "doesn't know.",
            "Nothing changed. A newer version of Helix may be able to read it.",
            digest=digest(name),
            named=digest(name)[:12],
            version=record[0],
        )
    try:
        data = _raw_bytes(record, load)
    except (zstandard.ZstdError, ValueError, MemoryError, CacheCorrupt) as error:
        raise corrupt_error(name) from error
    if hashlib.sha256(data).digest() != name:
        raise corrupt_error(name)
    return data


def refuse_base(name: bytes) -> bytes:
    """Raise CacheCorrupt. This is the `load` function for records that must not need a base."""
    raise corrupt_error(name)


def unpack_unnamed(record: bytes) -> bytes:
    """Return the bytes of a record that is verified elsewhere and has no base.

    Otherwise raise ValueError.
    """
    match kind_of(record):
        case RecordKind.ZSTD | RecordKind.LEAN:
            return decompress(record[_header.size :], size_of(record))
        case RecordKind.RAW:
            return record[_header.size :]
    raise ValueError("no record that stands alone")


def _raw_bytes(record: bytes, load: Load) -> bytes:
    if record[:2] == _ZSTD_PREFIX:
        return _decompress_framed(record)
    kind = kind_of(record)
    if kind == _UNKNOWN_KIND:
        raise ValueError("no content record")
    size = size_of(record)
    if kind == RecordKind.RAW:
        return record[_header.size :]
    if kind == RecordKind.LEAN:
        return _decompress_framed(record)
    if kind == RecordKind.DELTA:
        if size > CHUNK:  # a damaged length must never allocate terabytes
            raise ValueError(f"impossible length {size}")
        payload_start = _header.size + DIGEST_SIZE
        base = load(record[_header.size : payload_start])
        dictionary = zstandard.ZstdCompressionDict(base, dict_type=zstandard.DICT_TYPE_RAWCONTENT)
        decompressor = zstandard.ZstdDecompressor(dict_data=dictionary)
        return decompressor.decompress(memoryview(record)[payload_start:], max_output_size=size)
    raise ValueError(f"unknown kind {kind}")


def corrupt_error(name: bytes) -> CacheCorrupt:
    named = digest(name)
    return CacheCorrupt(
        "The cache entry {named}… is damaged: its bytes don't match its SHA-256.",
        "Everything else is intact. `helix-desktop workspace check --deep` lists all damage.",
        digest=named,
        named=named[:12],
    )
