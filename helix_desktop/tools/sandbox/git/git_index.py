"""Drops from git's index what git would believe: objects that are missing, files not to look at.

An index whose extensions (cached trees, conflicts) name objects which are gone would make the next
commit fail. A file that is "assumed unchanged", or outside of a sparse checkout ("skip-worktree"),
is not looked at: whatever a user changes in it is in no status and in no commit.
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
_ASSUMED_UNCHANGED = 0x8000
_SKIPPED = 0x4000
"""Among the flags of an entry, and among its further flags."""
_TREES, _CONFLICTS = b"TREE", b"REUC"
_SPLIT = b"link"
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
    return _signed(content[:end] + remaining, size)


def without_flags(content: bytes, size: int, *, assumed: set[bytes], skipped: set[bytes]) -> bytes:
    """Return an index in which these paths are not assumed unchanged, and not skipped.

    Raise ValueError for what is no index, and for one that keeps its entries in another file.
    """
    try:
        _, entries, extensions = _parse_index(content, size)
    except (struct.error, IndexError) as error:
        raise ValueError("no index") from error
    if any(kind == _SPLIT for kind, _ in extensions):
        raise ValueError("a split index")
    changed = bytearray(content[:-size])
    for name, position in entries:
        [flags] = _FLAGS.unpack_from(content, position)
        if name in assumed:
            _FLAGS.pack_into(changed, position, flags & ~_ASSUMED_UNCHANGED)
        if name in skipped and flags & _EXTENDED:
            [further] = _FLAGS.unpack_from(content, position + _FLAGS.size)
            _FLAGS.pack_into(changed, position + _FLAGS.size, further & ~_SKIPPED)
    return _signed(bytes(changed), size)


def index_paths(content: bytes, size: int) -> list[bytes]:
    """Return the paths that an index names; raise ValueError for what is no index."""
    try:
        return [path for path, _ in _parse_index(content, size)[1]]
    except (struct.error, IndexError) as error:
        raise ValueError("no index") from error


def _signed(content: bytes, size: int) -> bytes:
    kind = hashlib.sha1 if size == hashlib.sha1().digest_size else hashlib.sha256
    return content + kind(content).digest()


def _parse_index(
    content: bytes, size: int
) -> tuple[int, list[tuple[bytes, int]], list[tuple[bytes, bytes]]]:
    """Return where the entries of an index end, each path with its flags, and the extensions."""
    signature, version, count = _HEADER.unpack_from(content)
    if signature != b"DIRC" or version not in (2, 3, 4):
        raise ValueError("no index")
    position, path, entries = _HEADER.size, b"", list[tuple[bytes, int]]()
    total = 0
    for _ in range(count):
        flags_at = position + _STATUS_BYTES + size
        [flags] = _FLAGS.unpack_from(content, flags_at)
        name = flags_at + (4 if flags & _EXTENDED else 2)
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
        entries.append((path, flags_at))
        position = end + 1 if version == 4 else position + ((end - position + 8) & ~7)
    end, extensions = position, list[tuple[bytes, bytes]]()
    while position < len(content) - size:
        kind, length = _EXTENSION.unpack_from(content, position)
        position += _EXTENSION.size + length
        extensions.append((kind, content[position - length : position]))
    if position != len(content) - size:
        raise ValueError("no index")
    return end, entries, extensions


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
