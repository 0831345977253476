"""The release that the manifests describe: its texts, and the files that were built for it."""

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from pathlib import Path

from installers import checksums
from installers.changes import today
from installers.place import (
    AUTHORS,
    BUNDLED_LICENSES,
    IDENTIFIER,
    KEYWORDS,
    NAME,
    NOWHERE,
    SUMMARY,
    TITLE,
    Lacking,
    Refused,
    download,
    home,
    version,
)
from linux.telling import LONG


@dataclass(frozen=True, slots=True)
class Download:
    """A file of the release: its name, address, size in bytes, and SHA-256 in lower case."""

    name: str
    address: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """All that a manifest may say; every text is one line."""

    name: str
    title: str
    identifier: str
    publisher: str
    version: str
    day: str
    summary: str
    description: tuple[str, ...]
    licenses: tuple[str, ...]
    keywords: tuple[str, ...]
    home: str
    files: tuple[Download, ...]

    def __post_init__(self) -> None:
        for text in _texts(astuple(self)):
            if not text.isprintable():
                raise Refused(f"Not a text of one line: {text!r}.")

    def offered(self, ending: str) -> list[Download]:
        """Return the files of this version whose name continues with `ending`."""
        return [file for file in self.files if file.name == f"{self.name}-{self.version}{ending}"]

    def file(self, ending: str) -> Download:
        """Return the file of this version whose name continues with `ending`, or raise Lacking."""
        if found := self.offered(ending):
            return found[0]
        raise Lacking(f"{self.name}-{self.version}{ending} is not there.")


def _texts(value: object) -> Iterator[str]:
    """Yield every text in a value and in the tuples below it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _texts(each)


def released(folder: Path) -> Product:
    """Return the release whose files are in a folder."""
    files = sorted(each for each in folder.iterdir() if each.is_file())
    return Product(
        name=NAME,
        title=TITLE,
        identifier=IDENTIFIER,
        publisher=AUTHORS,
        version=version(),
        day=today(),
        summary=SUMMARY,
        description=LONG,
        licenses=BUNDLED_LICENSES,
        keywords=KEYWORDS,
        home=home() or NOWHERE,
        files=tuple(
            Download(file.name, download(file.name), file.stat().st_size, checksums.digest(file))
            for file in files
            if file.name != checksums.NAME
        ),
    )
