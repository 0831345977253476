"""The keys of a workspace's LevelDB, and how their parts are packed.

Digests are 32 raw bytes in keys, sessions 8. Integers are big-endian so that they sort.
"""

import hashlib
import struct

from helix_desktop.domain.cache import Digest, SessionId

FORMAT = b"m/format"
COUNTERS = b"m/counters"
INCIDENTS = b"m/incident/"

CONTENT = b"o"
CHUNK = b"c"
ENTRY = b"i"
CHANGE = b"n"
HINT = b"h"
COUNT = b"k"
REFERENCE = b"r"
SESSION = b"s"
EVENT = b"e"
SNAPSHOT = b"p"

DIGEST_SIZE = 32
_number = struct.Struct(">Q")


def raw(digest: Digest) -> bytes:
    return bytes.fromhex(digest)


def digest(key_part: bytes) -> Digest:
    return Digest(key_part.hex())


def session_bytes(session: SessionId) -> bytes:
    return bytes.fromhex(session)


def number(key_part: bytes) -> int:
    value: int = _number.unpack(key_part)[0]
    return value


def change(position: int) -> bytes:
    return CHANGE + _number.pack(position)


def hint(source: str) -> bytes:
    data = source.encode("utf-8", "surrogatepass")
    return HINT + hashlib.blake2b(data, digest_size=16).digest()


def count(content: bytes, encoding: str) -> bytes:
    return COUNT + content + encoding.encode()


def reference(content: bytes, session: bytes, seq: int) -> bytes:
    return REFERENCE + content + session + _number.pack(seq)


def incident(number: int) -> bytes:
    return INCIDENTS + _number.pack(number)


def event(session: bytes, seq: int) -> bytes:
    return EVENT + session + _number.pack(seq)


def after(prefix: bytes) -> bytes:
    """Return the first key after all keys that begin with `prefix`."""
    return prefix + b"\xff" * 64
