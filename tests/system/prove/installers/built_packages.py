"""What is proven: the files that `package` makes, and an older package to upgrade from."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.processes import python
from tests.system.prove.installers.table import Failed, demand

ROOT = Path(__file__).resolve().parents[4]
NAME = "helix-desktop"
LIBRARY = f"/usr/lib/{NAME}"
BUILD_SECONDS = 1200
STALE = "usr/lib/helix-desktop/_internal/stale-since-then.txt"
"""A file that only the older package has."""


@dataclass(frozen=True, slots=True)
class BuiltPackages:
    """Files ready to be handed to somebody."""

    deb: Path
    rpm: Path | None
    tar: Path | None


def built(out: Path) -> BuiltPackages:
    """Made now, by the same words as for a release."""
    package("deb", "rpm", "tar", "wheel", "--out", str(out))
    return read_packages(_newest(out, "*.deb"))


def package(*words: str) -> None:
    """Run `tasks.py package`; it has to end well."""
    done = python(ROOT / "tasks.py", "package", *words, seconds=BUILD_SECONDS)
    last = " / ".join((done.stdout + done.stderr).strip().splitlines()[-5:])
    demand(done.returncode == 0, f"package {words[0]} ended with {done.returncode}: {last}")


def read_packages(deb: Path) -> BuiltPackages:
    """A package, and what lies beside it."""
    demand(deb.is_file(), f"there is no file {deb}")
    folder = deb.absolute().parent
    patterns = ("*.rpm", f"{NAME}-*-linux-*.tar.gz")
    rpm, tar = (next(iter(sorted(folder.glob(pattern))), None) for pattern in patterns)
    return BuiltPackages(deb.absolute(), rpm, tar)


def field(deb: Path, name: str) -> str:
    return _must("dpkg-deb", "-f", str(deb), name).strip()


def files(deb: Path) -> dict[str, str]:
    """Every file and link of a package, with its rights."""
    lines = _must("dpkg-deb", "-c", str(deb)).splitlines()
    rows = (line.split(None, 5) for line in lines)
    return {row[5].split(" -> ")[0].lstrip("."): row[0] for row in rows if row[0][0] != "d"}


def files_of_rpm(rpm: Path) -> set[str]:
    """Every file and link of a package."""
    lines = _must("rpm", "-qp", "--qf", "[%{FILEMODES:perms} %{FILENAMES}\n]", str(rpm))
    rows = (line.split(None, 1) for line in lines.splitlines())
    return {row[1] for row in rows if row[0][0] != "d"}


def requires_of_rpm(rpm: Path) -> list[str]:
    return _must("rpm", "-qp", "--requires", str(rpm)).splitlines()


def older(deb: Path, scratch: Path) -> Path:
    """The same program under a lower version, with a file that is gone since."""
    tree = scratch / "older"
    _must("dpkg-deb", "-R", str(deb), str(tree))
    control = tree / "DEBIAN" / "control"
    text, count = re.subn(r"(?m)^Version: .*$", "Version: 0.0.1", control.read_text("utf-8"))
    demand(count == 1, "the package has no version")
    control.write_text(text, encoding="utf-8")
    (tree / STALE).write_text("x\n", encoding="utf-8")
    made = scratch / deb.name.replace(f"_{field(deb, 'Version')}_", "_0.0.1_")
    _must("dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", str(tree), str(made))
    return made


def _must(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise Failed(f"{' '.join(command[:2])} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def _newest(folder: Path, pattern: str) -> Path:
    made = sorted(folder.glob(pattern), key=lambda file: file.stat().st_mtime)
    if not made:
        raise Failed(f"{pattern} is not in {folder}")
    return made[-1]
