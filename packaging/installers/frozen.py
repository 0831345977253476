"""The folder that needs no Python: made by PyInstaller, checked, and dated alike every time."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from installers import licences, sbom
from installers.place import NAME, ROOT, WORK, Refused, epoch, say
from linux import elf, icu

_LACKING = re.compile(r"Library not found: .*|Hidden import .* not found.*")
_MANY = 600.0
"""Seconds; the trial took half a minute."""


def folder(work: Path = WORK) -> Path:
    """The one made last."""
    found = work / "frozen" / NAME
    if not program(found).is_file():
        raise Refused(f"Nothing is frozen yet in {found}; leave --reuse out.")
    return found


def program(place: Path) -> Path:
    return place / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def freeze() -> Path:
    """Make it anew; what the build machine lacks ends it, for it would lack on every machine."""
    say("Freezing (about a minute) ...")
    # its name comes last: --reuse must not find half of it
    target, scratch, complete = WORK / "freezing", WORK / "pyinstaller", WORK / "frozen"
    for place in (target, scratch, complete):
        shutil.rmtree(place, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=INFO"]
    command += ["--distpath", str(target), "--workpath", str(scratch)]
    environ = {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(epoch()),
        # the columns of instructions, which only underline a part of a line in tracebacks
        "PYTHONNODEBUGRANGES": "1",
    }
    done = subprocess.run(
        [*command, str(ROOT / "packaging" / f"{NAME}.spec")],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=_MANY,
        check=False,
    )
    scratch.mkdir(parents=True, exist_ok=True)
    (scratch / "log.txt").write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        raise Refused(f"PyInstaller failed:\n{done.stdout[-4000:]}")
    if lacking := complaints(done.stdout):
        raise Refused("The frozen folder would be incomplete:\n" + "\n".join(lacking))
    made = target / NAME
    icu.slim(made / "_internal" / "PySide6" / "Qt" / "lib")
    elf.close_gaps(made / "_internal")
    libraries = licences.libraries_in(scratch)
    licences.collect(made / "_internal" / "licences", brought=libraries)
    listed = sbom.text(licences.distributions_in(scratch), packages=licences.packages_of(libraries))
    (made / "_internal" / sbom.FILE).write_text(listed, encoding="utf-8", newline="\n")
    target.rename(complete)
    return complete / NAME


def complaints(log: str) -> list[str]:
    """PyInstaller only warns of what it did not find."""
    return sorted(set(_LACKING.findall(log)))


def date_alike(base: Path) -> None:
    """Everything of the same moment and with the same rights, whoever built it when."""
    moment = epoch()
    for place in [base, *base.rglob("*")]:
        if not place.is_symlink():
            runs = place.is_dir() or (place.stat().st_mode & 0o100 and ".so" not in place.name)
            place.chmod(0o755 if runs else 0o644)
        os.utime(place, (moment, moment), follow_symlinks=False)
