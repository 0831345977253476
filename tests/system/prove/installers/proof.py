"""`prove installers`: from the built files through clean systems to a table of what holds.

Nothing of this machine is used in there but its kernel; every mount and process goes with us.
"""

import argparse
import os
import signal
import sys
import types
from pathlib import Path

from tests.system.prove.installers import (
    bases,
    built_packages,
    manifests,
    package_checks,
    starting,
    windows,
    wine,
)
from tests.system.prove.installers.built_packages import BuiltPackages
from tests.system.prove.installers.case import Case
from tests.system.prove.installers.table import Table
from tests.system.prove.outcome import scratch

SUITES = ("bookworm", "trixie")
JUDGES = {"package": package_checks.prove, "channels": manifests.prove}
"""What looks at the files without installing them."""
MANY_ROUNDS = 15
STOPPED = 130


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deb", type=Path, metavar="FILE", help="this one, and what lies beside")
    parser.add_argument("--setup", type=Path, metavar="FILE", help="this one for Windows")
    parser.add_argument("--windows-python", type=Path, metavar="ZIP", help="to make that of")
    parser.add_argument("--out", type=Path, metavar="DIR", help="pictures of the screens go there")
    parser.add_argument("--mirror", metavar="ADDRESS", help="of Debian, for debootstrap")
    parser.add_argument("--kept", type=Path, metavar="DIR", help="where bare systems are kept")


def run(*, long: bool, keep: Path | None, only: list[str], options: argparse.Namespace) -> int:
    if os.geteuid() != 0:
        sys.stderr.write("prove installers needs root: it makes bare systems and enters them.\n")
        return 2
    signal.signal(signal.SIGTERM, stop_at_once)
    table = Table()
    out = (options.out or built_packages.ROOT / "build" / "prove-installers").absolute()
    out.mkdir(parents=True, exist_ok=True)
    try:
        with scratch() as place:
            _all(table, options, only=only, place=place, out=out, long=long)
    except KeyboardInterrupt:
        sys.stdout.write("\nStopped; what was set up is taken away.\n")
        return STOPPED
    finally:
        table.show()
        if keep is not None:
            table.keep(keep)
    return int(table.failed)


def stop_at_once(_number: int, _frame: types.FrameType | None) -> None:
    """As a keyboard's interrupt: everything on the way is taken down."""
    raise KeyboardInterrupt


def _windows(table: Table, options: argparse.Namespace, out: Path) -> None:
    setup = windows.prove(table, options.setup, options.windows_python, out / "made")
    if setup is not None:
        store = options.kept or bases.store()
        wine.prove(table, setup, store, options.mirror or bases.mirror())


def _all(
    table: Table,
    options: argparse.Namespace,
    *,
    only: list[str],
    place: Path,
    out: Path,
    long: bool,
) -> None:
    if not only or "windows" in only:
        _windows(table, options, out)
    if only and set(only) <= {"windows"}:
        return
    goods: list[BuiltPackages] = []
    with table.step("build", "the installers are made") as step:
        made = (
            built_packages.read_packages(options.deb)
            if options.deb
            else built_packages.built(out / "made")
        )
        goods.append(made)
        step.note(made.deb.name)
    if not goods:
        return
    for judge in (judge for name, judge in JUDGES.items() if not only or name in only):
        judge(table, goods[0], place)
    older: list[Path] = []
    if not only or set(only) & set(SUITES):
        with table.step("build", "an older package to begin with") as step:
            older.append(built_packages.older(goods[0].deb, place))
            step.note(built_packages.field(older[0], "Version"))
    for suite in SUITES:
        if older and (not only or suite in only):
            case = Case(table, suite, goods[0], older[0], place, out)
            case.prove(options, rounds=MANY_ROUNDS if long else starting.ROUNDS)
