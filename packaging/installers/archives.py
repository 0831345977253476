"""Archives that are the same to the byte whenever and by whomever they are made."""

import gzip
import tarfile
from pathlib import Path


def tar_gz(folder: Path, target: Path, *, inside: str, moment: int) -> Path:
    """All of a folder as `inside/…`: sorted, owned by nobody in particular, dated alike."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = moment
        return member

    with (
        target.open("wb") as file,
        # without a name and a date of its own
        gzip.GzipFile("", "wb", 9, file, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for place in sorted([folder, *folder.rglob("*")], key=lambda each: each.as_posix()):
            name = (Path(inside) / place.relative_to(folder)).as_posix()
            archive.add(place, name, recursive=False, filter=plain)
    return target


def gz(text: str, target: Path) -> None:
    """A packed text without a name or date inside, as Debian wants it."""
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(text.encode())
