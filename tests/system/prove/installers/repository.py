"""An apt repository as users have it: an older version, a newer one, and one that was changed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.system.prove.installers.built_packages import NAME, ROOT
from tests.system.prove.installers.room import Room
from tests.system.prove.installers.table import Step, demand

BESIDE = "/srv/repositories"
_SOURCE = f"/etc/apt/sources.list.d/{NAME}.sources"
_UPDATE = (
    *("apt-get", "update", "-q", "-o", f"Dir::Etc::sourcelist={_SOURCE}"),
    *("-o", "Dir::Etc::sourceparts=-", "-o", "APT::Get::List-Cleanup=0"),
)
"""Reads the list of this repository again, and no other."""


@dataclass(frozen=True, slots=True)
class Repository:
    """Packages, the repository made of them, and the key that signs it."""

    room: Room
    folder: Path
    environment: dict[str, str]
    key: str

    def offer(self, package: Path) -> None:
        """Add a package by the command for releases, and read the list as a user's apt does."""
        shutil.copyfile(package, self.folder / package.name)
        words = ["apt", "--out", self.folder, "--key", self.key]
        words += ["--repository-url", f"file:{BESIDE}"]
        command = [sys.executable, ROOT / "packaging" / "build.py", *words]
        subprocess.run(command, env=self.environment, check=True, capture_output=True)
        place = self.room.inside(f"{BESIDE}/apt")
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.folder / "apt", place)
        shutil.copyfile(place / f"{NAME}.sources", self.room.inside(_SOURCE))
        self.room.must(_UPDATE)

    def refused(self, package: Path, step: Step) -> None:
        """A package with one byte more is not installed; a changed list is not believed."""
        offered = self.room.inside(f"{BESIDE}/apt/pool/{package.name}")
        offered.write_bytes(offered.read_bytes() + b"x")
        again = ["apt-get", "install", "-q", "-y", "--reinstall", NAME]
        ran = self.room.run(again)
        demand(ran.code != 0, "apt installed a package that was changed")
        step.note(_error(ran.err))
        release = self.room.inside(f"{BESIDE}/apt/dists/stable/InRelease")
        release.write_text(release.read_text("utf-8").replace("Label: Helix", "Label: Felix"))
        ran = self.room.run([*_UPDATE, "-o", "APT::Update::Error-Mode=any"])
        demand(ran.code != 0, "apt believed a list that was changed")
        step.note(_error(ran.err))
        self.room.inside(_SOURCE).unlink()


@contextmanager
def repository(room: Room, scratch: Path) -> Iterator[Repository]:
    """A repository without packages, signed by a key that is thrown away."""
    home, folder = scratch / "gpg", scratch / "offered"
    for place in (home, folder):
        place.mkdir(parents=True)
    home.chmod(0o700)
    environment = {**os.environ, "GNUPGHOME": str(home)}

    def gpg(*words: str) -> str:
        command = ["gpg", "--batch", "--quiet", *words]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        return done.stdout

    try:
        name = f"{NAME} <nobody@{NAME}.invalid>"
        gpg("--passphrase", "", "--quick-generate-key", name, "ed25519", "sign")
        listed = (line.split(":") for line in gpg("--list-keys", "--with-colons").splitlines())
        key = next(row[9] for row in listed if row[0] == "fpr")
        yield Repository(room, folder, environment, key)
    finally:
        subprocess.run(["gpgconf", "--kill", "all"], env=environment, check=False)
        shutil.rmtree(folder, ignore_errors=True)


def _error(text: str) -> str:
    lines = [line for line in text.splitlines() if line.startswith(("E:", "W:"))]
    return lines[0] if lines else text.strip()[-100:]
