"""Signed repositories for apt and dnf: static files that any web server can offer.

Both keep the packages that are there, refuse a version whose bytes changed, and are trusted by the
signature of their index alone, which has the SHA-256 of every package. A repository is made in a
new folder and takes its name when it is complete.
"""

import gzip
import lzma
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from pathlib import Path

from installers import signing
from installers.checksums import digest
from installers.place import NAME, NOWHERE, TITLE, Lacking, Refused, epoch, home, run

MACHINES = ("amd64", "arm64")
KEY_FILE = f"{NAME}.asc"
URL = "HELIX_REPOSITORY_URL"
"""Names the address at which the folders `apt` and `dnf` will be offered."""
_SUITE, _POOL = "stable", "pool"


def apt(out: Path, key: str) -> Path:
    """A repository of every .deb in `out`, with the one file that a user saves for apt."""
    with _renewed(out / "apt", "*.deb") as folder:
        suite = folder / "dists" / _SUITE
        packages = sorted((folder / _POOL).iterdir())
        for machine in MACHINES:
            entries = [_entry(package) for package in packages if f"_{machine}." in package.name]
            _write_index(suite / "main" / f"binary-{machine}", "\n".join(entries).encode())
        release = suite / "Release"
        release.write_text(_release(suite), encoding="utf-8", newline="\n")
        signing.inline(release, key, suite / "InRelease")
        signing.detached(release, key, suite / "Release.gpg")
        # with the key inside (apt 2.3.10: Debian 12, Ubuntu 22.04)
        inside = "\n".join(f" {line or '.'}" for line in _public(folder, key).splitlines())
        source = f"Types: deb\nURIs: {_address('apt')}\nSuites: {_SUITE}\nComponents: main\n"
        source += f"Signed-By:\n{inside}\n"
        (folder / f"{NAME}.sources").write_text(source, encoding="utf-8", newline="\n")
    return out / "apt"


def dnf(out: Path, key: str) -> Path:
    """A repository of every .rpm in `out`, with the one file that a user saves for dnf."""
    if shutil.which("createrepo_c") is None:
        raise Lacking("no repository for dnf: createrepo_c is not installed.")
    with _renewed(out / "dnf", "*.rpm") as folder:
        moment = ("--revision", str(epoch()), "--set-timestamp-to-revision")
        run("createrepo_c", "--quiet", "--no-database", *moment, folder)
        index = folder / "repodata" / "repomd.xml"
        signing.detached(index, key, index.with_name("repomd.xml.asc"))
        _public(folder, key)
        address = _address("dnf")
        fields = f"name={TITLE}\nbaseurl={address}\ngpgkey={address}/{KEY_FILE}\n"
        fields += "repo_gpgcheck=1\ngpgcheck=0\nenabled=1\n"
        text = f"# the signed index has the SHA-256 of each package\n[{NAME}]\n{fields}"
        (folder / f"{NAME}.repo").write_text(text, encoding="utf-8", newline="\n")
    return out / "dnf"


@contextmanager
def _renewed(place: Path, pattern: str) -> Iterator[Path]:
    """A folder with the packages of a repository and those beside it, which takes its place."""
    packages = sorted(place.parent.glob(pattern))
    if not packages:
        raise Refused(f"There is no {pattern} in {place.parent} to offer: make it first.")
    with tempfile.TemporaryDirectory(prefix=".unfinished-", dir=place.parent) as scratch:
        folder = Path(scratch) / "new"
        (folder / _POOL).mkdir(parents=True)
        for known in place.glob(f"{_POOL}/*"):
            os.link(known, folder / _POOL / known.name)
        for package in packages:
            offered = folder / _POOL / package.name
            if not offered.exists():
                shutil.copyfile(package, offered)
            elif digest(offered) != digest(package):
                raise Refused(
                    f"{package.name} is in {place} with other bytes: a version never changes."
                )
        yield folder
        if place.is_dir():
            place.rename(Path(scratch) / "old")
        folder.rename(place)


def _entry(package: Path) -> str:
    """What an index says of a package."""
    control = run("dpkg-deb", "--field", package).strip()
    size = package.stat().st_size
    file = f"Filename: {_POOL}/{package.name}\nSize: {size}\nSHA256: {digest(package)}\n"
    return f"{control}\n{file}"


def _write_index(folder: Path, entries: bytes) -> None:
    """Write an index in each form, also named by its sum: no cache can mix old and new ones."""
    by_hash = folder / "by-hash" / "SHA256"
    by_hash.mkdir(parents=True)
    forms = {"": entries, ".gz": gzip.compress(entries, mtime=0), ".xz": lzma.compress(entries)}
    for ending, content in forms.items():
        file = folder / f"Packages{ending}"
        file.write_bytes(content)
        shutil.copyfile(file, by_hash / digest(file))


def _release(suite: Path) -> str:
    fields = {
        "Origin": TITLE,
        "Label": TITLE,
        "Suite": _SUITE,
        "Codename": _SUITE,
        "Architectures": " ".join(MACHINES),
        "Components": "main",
        "Acquire-By-Hash": "yes",
        "Date": formatdate(epoch(), usegmt=True),
    }
    lines = [f"{name}: {value}" for name, value in fields.items()]
    files = sorted(suite.rglob("Packages*"))
    sums = [f" {digest(file)} {file.stat().st_size} {file.relative_to(suite)}" for file in files]
    return "\n".join([*lines, "SHA256:", *sums, ""])


def _public(folder: Path, key: str) -> str:
    text = signing.public_key(key).strip()
    (folder / KEY_FILE).write_text(f"{text}\n", encoding="utf-8", newline="\n")
    return text


def _address(kind: str) -> str:
    base = os.environ.get(URL) or home() or NOWHERE
    return f"{base.rstrip('/')}/{kind}"
