"""The extensions of git's index: remembered trees, and resolved conflicts, which name objects.

Git believes them. An index that names objects which are gone would make the next commit fail.
"""

import hashlib
import struct
from collections.abc import Callable, Collection, Iterator

_HEADER = struct.Struct(">4sII")
_EXTENSION = struct.Struct(">4sI")
_FLAGS = struct.Struct(">H")
_STATUS_BYTES = 40
_EXTENDED = 0x4000
_TREES, _CONFLICTS = b"TREE", b"REUC"
_OFFSETS = (b"EOIE", b"IEOT")
"""Extensions that say where others are; git does without them."""


def without_missing(
    content: bytes, size: int, existing: Callable[[Collection[str]], Collection[str]]
) -> bytes:
    """Return an index without the extensions that name missing objects.

    `size`: of an object's name, in bytes. Raise ValueError for what is no index.
    """
    try:
        end, extensions = _read(content, size)
        named = {kind: {*_objects(kind, data, size)} for kind, data in extensions}
    except (struct.error, IndexError) as error:
        raise ValueError("no index") from error
    known = {*existing({name for names in named.values() for name in names})}
    missing_kinds = {kind for kind, names in named.items() if names - known}
    if not missing_kinds:
        return content
    remaining = b"".join(
        _EXTENSION.pack(kind, len(data)) + data
        for kind, data in extensions
        if kind not in missing_kinds and kind not in _OFFSETS
    )
    rebuilt = content[:end] + remaining
    digest = (
        hashlib.sha1(rebuilt) if size == hashlib.sha1().digest_size else hashlib.sha256(rebuilt)
    )
    return rebuilt + digest.digest()


def _read(content: bytes, size: int) -> tuple[int, list[tuple[bytes, bytes]]]:
    """Return where the entries of an index end, and its extensions."""
    signature, version, count = _HEADER.unpack_from(content)
    if signature != b"DIRC" or version not in (2, 3, 4):
        raise ValueError("no index")
    at = _HEADER.size
    for _ in range(count):
        [flags] = _FLAGS.unpack_from(content, at + _STATUS_BYTES + size)
        name = at + _STATUS_BYTES + size + (4 if flags & _EXTENDED else 2)
        if version == 4:  # names are given by what differs from the one before
            while content[name] & 0x80:
                name += 1
            at = content.index(b"\0", name + 1) + 1
        else:
            at += (content.index(b"\0", name) - at + 8) & ~7
    end, extensions = at, list[tuple[bytes, bytes]]()
    while at < len(content) - size:
        kind, length = _EXTENSION.unpack_from(content, at)
        at += _EXTENSION.size + length
        extensions.append((kind, content[at - length : at]))
    if at != len(content) - size:
        raise ValueError("no index")
    return end, extensions


def _objects(kind: bytes, data: bytes, size: int) -> Iterator[str]:
    at = 0
    while kind in (_TREES, _CONFLICTS) and at < len(data):
        at = data.index(b"\0", at) + 1
        if kind == _TREES:
            line = data.index(b"\n", at)
            count = 0 if data[at:line].startswith(b"-") else 1
            at = line + 1
        else:
            *modes, _ = data[at:].split(b"\0", 3)
            count = sum(mode != b"0" for mode in modes)
            at += sum(len(mode) + 1 for mode in modes)
        for _ in range(count):
            yield data[at : at + size].hex()
            at += size
