"""Archives that tests bring along, unpacked the same way on every Python."""

import tarfile
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    """Python 3.11.2, as Debian 12 has it, knows no filter for what an archive may hold."""
    safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    with tarfile.open(archive) as packed:
        packed.extractall(folder, **safely)
