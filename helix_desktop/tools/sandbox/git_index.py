"""Drops from the extensions of git's index (cached trees, conflicts) what names missing objects.

Git believes them. An index that names objects which are gone would make the next commit fail.
"""

import hashlib
import re
import struct
import unicodedata
from collections.abc import Callable, Collection, Iterator

_HEADER = struct.Struct(">4sII")
_EXTENSION = struct.Struct(">4sI")
_FLAGS = struct.Struct(">H")
_STATUS_BYTES = 40
_EXTENDED = 0x4000
_TREES, _CONFLICTS = b"TREE", b"REUC"
_MAX_PATHS_BYTES = 256 * 1024 * 1024
"""Of all paths together: those of version 4 share their beginnings, so that few bytes name many."""
_OFFSETS = (b"EOIE", b"IEOT")
"""Extensions that say where others are; git does without them."""


def without_missing(
    content: bytes, size: int, existing: Callable[[Collection[str]], Collection[str]]
) -> bytes:
    """Return an index without the extensions that name missing objects.

    `size`: of an object's name, in bytes. Raise ValueError for what is no index.
    """
    try:
        end, _, extensions = _parse_index(content, size)
        named = {kind: {*_extension_objects(kind, data, size)} for kind, data in extensions}
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


def index_paths(content: bytes, size: int) -> list[bytes]:
    """Return the paths that an index names; raise ValueError for what is no index."""
    try:
        return _parse_index(content, size)[1]
    except (struct.error, IndexError) as error:
        raise ValueError("no index") from error


def _parse_index(content: bytes, size: int) -> tuple[int, list[bytes], list[tuple[bytes, bytes]]]:
    """Return where the entries of an index end, their paths, and its extensions."""
    signature, version, count = _HEADER.unpack_from(content)
    if signature != b"DIRC" or version not in (2, 3, 4):
        raise ValueError("no index")
    position, path, paths = _HEADER.size, b"", list[bytes]()
    total = 0
    for _ in range(count):
        [flags] = _FLAGS.unpack_from(content, position + _STATUS_BYTES + size)
        name = position + _STATUS_BYTES + size + (4 if flags & _EXTENDED else 2)
        kept = 0
        if version == 4:  # names are given by what differs from the one before
            cut = content[name] & 0x7F
            while content[name] & 0x80:
                name += 1
                cut = ((cut + 1) << 7) | (content[name] & 0x7F)
            name += 1
            if cut > len(path):
                raise ValueError("no index")
            kept = len(path) - cut
        end = content.index(b"\0", name)
        path = path[:kept] + content[name:end]
        total += len(path)
        if total > _MAX_PATHS_BYTES:
            raise ValueError("no index")
        paths.append(path)
        position = end + 1 if version == 4 else position + ((end - position + 8) & ~7)
    end, extensions = position, list[tuple[bytes, bytes]]()
    while position < len(content) - size:
        kind, length = _EXTENSION.unpack_from(content, position)
        position += _EXTENSION.size + length
        extensions.append((kind, content[position - length : position]))
    if position != len(content) - size:
        raise ValueError("no index")
    return end, paths, extensions


def _extension_objects(kind: bytes, data: bytes, size: int) -> Iterator[str]:
    position = 0
    while kind in (_TREES, _CONFLICTS) and position < len(data):
        position = data.index(b"\0", position) + 1
        if kind == _TREES:
            line = data.index(b"\n", position)
            count = 0 if data[position:line].startswith(b"-") else 1
            position = line + 1
        else:
            *modes, _ = data[position:].split(b"\0", 3)
            count = sum(mode != b"0" for mode in modes)
            position += sum(len(mode) + 1 for mode in modes)
        for _ in range(count):
            yield data[position : position + size].hex()
            position += size


def is_plain_path(path: bytes) -> bool:
    """Return whether a path of an index stays in the work tree, and out of repositories."""
    text = path.decode("utf-8", "surrogateescape")
    # as on file systems that ignore case, characters without width, and dots at the end
    plain = text.casefold()
    if not path.isascii():
        plain = "".join(char for char in text if unicodedata.category(char) != "Cf").casefold()
    inner = (step.rstrip(". ") for step in re.split(r"[/\\:]", plain))
    return not {"", ".", ".."}.intersection(text.split("/")) and not any(
        step in (".git", "git~1") for step in inner
    )
