"""Unpacking of the archives that tests include, the same on every Python."""

import tarfile
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive, with the `data` filter where there is one.

    Python 3.11.2, which Debian 12 has, knows no filters.
    """
    safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    with tarfile.open(archive) as packed:
        packed.extractall(folder, **safely)
