"""One Debian, from nothing to nothing: installed, lived with, upgraded, seen, and taken away."""

import argparse
import shutil
from dataclasses import dataclass
from pathlib import Path

from tests.system.prove.installers import (
    bases,
    installed_commands,
    installed_window,
    starting,
    upgrading,
)
from tests.system.prove.installers.built_packages import LIBRARY, NAME, BuiltPackages
from tests.system.prove.installers.repository import Repository, repository
from tests.system.prove.installers.room import HOME, Room, room
from tests.system.prove.installers.screen import screen
from tests.system.prove.installers.table import Step, Table, demand
from tests.system.prove.outcome import Skipped

TIMED = "bookworm"
"""Where the start is measured; once is enough."""
PLACE = "/srv"


@dataclass(frozen=True, slots=True)
class Case:
    """One Debian, from nothing to nothing."""

    table: Table
    suite: str
    goods: BuiltPackages
    older: Path
    place: Path
    """Of our own, outside of the room."""
    out: Path

    def prove(self, options: argparse.Namespace, *, rounds: int) -> None:
        store = options.kept or bases.store()
        base: list[Path] = []
        with self.table.step(self.suite, "a bare system, no Python in it") as step:
            base.append(bases.base(self.suite, store, options.mirror or bases.mirror()))
            pythons = bases.pythons(base[0])
            demand(not pythons, f"Python is there: {', '.join(pythons)}")
            step.note(f"Debian {(base[0] / 'etc/debian_version').read_text().strip()}")
        if not base:
            return
        with (
            self.table.step(self.suite, "everything in there was tried"),
            room(base[0], store) as entered,
            repository(entered, self.place / self.suite) as offering,
        ):
            self._inside(entered, offering, rounds=rounds)

    def _inside(self, entered: Room, offering: Repository, *, rounds: int) -> None:
        table, suite = self.table, self.suite
        new, old = f"{PLACE}/{self.goods.deb.name}", f"{PLACE}/{self.older.name}"
        for file, name in ((self.goods.deb, new), (self.older, old)):
            shutil.copyfile(file, entered.inside(name))
        exported = ""
        with table.step(suite, "installed from its repository, with what it needs") as step:
            offering.offer(self.older)
            entered.install(NAME)
            pythons = bases.pythons(entered.root)
            demand(not pythons, f"it brought Python along: {', '.join(pythons)}")
            step.note("still no Python")
        with table.step(suite, "every library finds its own") as step:
            _closed(entered, step)
        with table.step(suite, "smoke without a screen") as step:
            installed_window.smoke(entered, None, [NAME], step)
        with table.step(suite, "a user works with the older version") as step:
            exported = upgrading.create_data(entered, step)
        with table.step(suite, "upgraded with the system, and never to what was changed") as step:
            offering.offer(self.goods.deb)
            upgrading.upgraded(entered, step)
            offering.refused(self.goods.deb, step)
        with table.step(suite, "everything is as it was") as step:
            upgrading.unchanged(entered, exported, step, name="after")
        with table.step(suite, "going back asks first, and keeps all") as step:
            upgrading.downgraded(entered, old, step)
            upgrading.unchanged(entered, exported, step, name="back")
            entered.install(new)
        with table.step(suite, "data of earlier versions opens") as step:
            installed_commands.long_ago(entered, step)
        with table.step(suite, "its server answers other agents") as step:
            installed_commands.served(entered, "project", step)
        self._seen(entered, rounds=rounds)
        with table.step(suite, "a bwrap of its own, where AppArmor wants a profile") as step:
            upgrading.own_bubblewrap(entered, step)
        with table.step(suite, "removed and purged: data stays") as step:
            upgrading.removed(entered, upgrading.saved_files(entered), step)

    def _seen(self, entered: Room, *, rounds: int) -> None:
        table, suite = self.table, self.suite
        with table.step(suite, "a screen is set up"):
            entered.install("xvfb")
        with screen(entered) as shown:
            installed_window.prove(table, entered, shown, where=suite, out=self.out)
            installed_window.replaced(table, entered, shown, where=suite)
            installed_window.demo(table, entered, shown, where=suite, out=self.out)
            with table.step(suite, "portable: unpacked and started") as step:
                tar = self.goods.tar
                if tar is None:
                    raise Skipped("there is no .tar.gz beside the .deb")
                shutil.copyfile(tar, entered.inside(f"{PLACE}/{tar.name}"))
                entered.must(["mkdir", "-p", f"{HOME}/apps"], user=True)
                words = ["tar", "xzf", f"{PLACE}/{tar.name}", "-C", f"{HOME}/apps"]
                entered.must(words, user=True)
                inner = f"{HOME}/apps/{tar.name.removesuffix('.tar.gz')}/{NAME}"
                installed_window.smoke(entered, shown, [inner], step)
                step.note(f"{tar.stat().st_size / 1e6:.1f} MB")
            if suite == TIMED:
                with table.step(suite, "as quick to be seen as from source") as step:
                    starting.prove(entered, shown, self.place / "timed", step, rounds=rounds)


def _closed(entered: Room, step: Step) -> None:
    """Before anything but its needs is installed; its own libraries are found as it finds them."""
    words = (
        f"find {LIBRARY} -type f \\( -name '*.so*' -o -perm -u+x \\) | while read -r file; do"
        f' LD_LIBRARY_PATH={LIBRARY}/_internal ldd "$file" 2>/dev/null'
        ' | grep "not found" | sed "s|^|$file: |"; echo "looked"; done'
    )
    lines = entered.must(["sh", "-c", words], seconds=300).out.splitlines()
    missing = sorted({line for line in lines if "not found" in line})
    demand(not missing, f"{len(missing)} are missing: {' / '.join(missing[:4])}")
    step.note(f"{lines.count('looked')} files")
