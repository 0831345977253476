"""Debian with nothing in it, made once by debootstrap and copied for every proof."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.system.prove.installers.table import Failed

SOURCES = Path("/etc/apt")
SECONDS = 600
READY = ".ready"


def store() -> Path:
    """Where bases are kept between two proofs."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "helix-desktop-prove"


def mirror(sources: Path = SOURCES) -> str:
    """The one this machine takes its Debian packages from."""
    for address in (*_listed(sources / "sources.list.d"), *_lines(sources / "sources.list")):
        if address.rstrip("/").endswith("/debian"):
            return address
    raise Failed(
        "This machine's apt sources name no mirror of Debian: say one with --mirror ADDRESS."
    )


def _listed(folder: Path) -> Iterator[str]:
    for file in sorted(folder.glob("*.sources")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.lower().startswith("uris:"):
                yield from line.split()[1:]
    for file in sorted(folder.glob("*.list")):
        yield from _lines(file)


def _lines(file: Path) -> Iterator[str]:
    """`deb [options] ADDRESS SUITE PARTS`."""
    if not file.is_file():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        words = [word for word in line.split() if "=" not in word and word not in "[]"]
        if len(words) > 2 and words[0] == "deb":
            yield words[1]


def base(suite: str, folder: Path, address: str) -> Path:
    """Nothing but what every Debian has."""
    place = folder / suite
    if (place / READY).exists():
        return place
    shutil.rmtree(place, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", suite, str(place), address]
    made = subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, check=False, errors="replace"
    )
    if made.returncode:
        last = " / ".join((made.stdout + made.stderr).strip().splitlines()[-3:])
        shutil.rmtree(place, ignore_errors=True)
        raise Failed(f"debootstrap could not make {suite} from {address}: {last}")
    (place / READY).touch()
    return place


def pythons(root: Path) -> list[str]:
    """Whatever could run Python there."""
    names = ("python", "python3", "python3.11", "python3.12", "python3.13")
    folders = (root / "usr" / "bin", root / "usr" / "local" / "bin")
    results = [str(f / n) for f in folders for n in names if os.path.lexists(f / n)]
    return results + [str(path) for path in root.glob("usr/lib/python3*")]
