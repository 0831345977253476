"""The data of ICU, cut to what Qt asks it for.

Qt's wheel for Linux brings ICU with the data of all its services: 32 MB. Qt itself calls it for
character sets, sorting, letter case and time zones, and nothing of ours names a time zone; how
languages, regions, units and currencies are called, and where Thai words end, nobody asks.
The rest is linked again under the same name: a table of names and places, and the data behind it.
"""

import re
import struct
from dataclasses import dataclass
from pathlib import Path

from installers.place import WORK, Refused, run

_UNASKED = re.compile(
    r"""
    (brkitr|curr|lang|rbnf|region|translit|unit|zone)/.*  # names and rules of whole services
  | (?!res_)[a-z]{2,3}(_\w+)?\.res                        # months and numbers of one language
  | unames\.icu | confusables\.cfu | \w+\.spp             # of characters, look-alikes, logins
    """,
    re.VERBOSE,
)
_MARK = b"\xda\x27\x14\x00\x00\x00\x00\x00\x02\x00CmnD"
"""In its head, after the length of that: of little-endian machines, all that Qt is built for."""
_ALIGNED = 16
_SOURCE = """\
.section .rodata
.balign {aligned}
.globl {symbol}
.type {symbol}, %object
{symbol}: .incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", %progbits
"""


@dataclass(frozen=True, slots=True)
class Table:
    """What one libicudata holds, by names like icudt73l/coll/de.res."""

    head: bytes
    items: dict[str, bytes]

    @property
    def symbol(self) -> str:
        """What ICU knows it by: icudt73_dat for names that begin with icudt73l."""
        return f"{next(iter(self.items)).split('/')[0][:-1]}_dat"


def slim(folder: Path) -> None:
    """Make the library that lies in `folder`, if one does, anew with what is kept."""
    for library in sorted(folder.glob("libicudata.so.*")):
        link(kept(read(library.read_bytes())), library)


def is_asked(name: str) -> bool:
    return _UNASKED.fullmatch(name.partition("/")[2]) is None


def kept(data: Table) -> Table:
    return Table(data.head, {name: each for name, each in data.items.items() if is_asked(name)})


def read(library: bytes) -> Table:
    """The last of its items ends where the table's section does; what follows is not read."""
    begin = library.find(_MARK) - 2
    if begin < 0:
        raise Refused("libicudata holds no table of its data: linux/icu.py has to be taught it.")
    table = begin + int.from_bytes(library[begin : begin + 2], "little")
    (count,) = struct.unpack_from("<I", library, table)
    pairs = [struct.unpack_from("<II", library, table + 4 + 8 * at) for at in range(count)]
    ends = [place for _, place in pairs[1:]] + [_end(library, begin) - table]
    items = {}
    for (name, place), end in zip(pairs, ends, strict=True):
        words = library[table + name : library.index(b"\0", table + name)]
        items[words.decode("ascii")] = library[table + place : table + end]
    return Table(library[begin:table], items)


def packed(data: Table) -> bytes:
    """The table and the items again, sorted by name as ICU looks them up."""
    names = sorted(data.items)
    words = b"".join(name.encode("ascii") + b"\0" for name in names)
    first = 4 + 8 * len(names)
    place = first + len(words)
    table, bodies, named = [struct.pack("<I", len(names))], [], first
    for name in names:
        gap = -(len(data.head) + place) % _ALIGNED
        bodies.append(bytes(gap) + data.items[name])
        table.append(struct.pack("<II", named, place + gap))
        named += len(name) + 1
        place += len(bodies[-1])
    return data.head + b"".join(table) + words + b"".join(bodies)


def _end(library: bytes, begin: int) -> int:
    """Where the section of an ELF file ends that holds the data."""
    (sections,) = struct.unpack_from("<Q", library, 0x28)
    each, count = struct.unpack_from("<HH", library, 0x3A)
    for at in range(count):
        place, size = struct.unpack_from("<QQ", library, sections + at * each + 0x18)
        if place <= begin < place + size <= len(library):
            return int(place + size)
    raise Refused("libicudata has no section with its data: linux/icu.py has to be taught it.")


def link(data: Table, library: Path) -> None:
    scratch = WORK / "icu"
    scratch.mkdir(parents=True, exist_ok=True)
    held, source, made = (scratch / f"icudata.{end}" for end in ("dat", "s", "o"))
    held.write_bytes(packed(data))
    words = _SOURCE.format(symbol=data.symbol, data=held, aligned=_ALIGNED)
    source.write_text(words, encoding="utf-8")
    run("as", "-o", made, source)
    named = (f"-soname={library.name}", "--build-id=sha1", "-znoexecstack", "-znoseparate-code")
    run("ld", "-shared", "--strip-all", *named, "-o", library, made)
