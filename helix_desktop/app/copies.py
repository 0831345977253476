"""Copies and checks of a workspace that is open, as of one moment, while work in it goes on.

What is being done is told on the event loop; stopping leaves what was there before.
"""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from helix_desktop.app.files import replace_file
from helix_desktop.app.workspace_file import FILE, TAKEN, encoded
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.values import value
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.facade import AsyncAttic
from helix_desktop.store.keeping.backup import back_up_open
from helix_desktop.store.keeping.export import export_open
from helix_desktop.store.keeping.integrity import inspect
from helix_desktop.store.keeping.progress import Progress, Watch

T = TypeVar("T")

Told = Callable[[str, int, int], None]
"""What is being done, how much of it, and of how much (0 = not known)."""


@value
class Done:
    """What came of it; `amount` counts records or contents, `problems` are worded."""

    amount: int
    size: int
    problems: tuple[str, ...] = ()


class Copies:
    """One piece of work at a time."""

    def __init__(self, attic: AsyncAttic, workspace: Callable[[], Workspace]) -> None:
        self._attic, self._workspace = attic, workspace
        self._stop = threading.Event()

    def stop(self) -> None:
        """End what is being done; it raises StoreInterrupted where it is awaited."""
        self._stop.set()

    async def back_up(self, destination: Path, told: Told) -> Done:
        """The store as it is, to a new or empty folder; `import` takes it in again."""

        def work(store: WorkspaceStore, progress: Progress) -> Done:
            done = back_up_open(store, destination, progress=progress, stopped=self._stop.is_set)
            self._take_along(destination / FILE)
            gaps = (f"{done.gaps} places of the store could not be read.",) if done.gaps else ()
            return Done(done.records, done.bytes, gaps)

        return await self._run(work, told)

    async def export(self, destination: Path, told: Told) -> Done:
        """Everything as plain files, to a new or empty folder."""

        def work(store: WorkspaceStore, progress: Progress) -> Done:
            done = export_open(store, destination, progress=progress, stopped=self._stop.is_set)
            self._take_along(destination / TAKEN)
            return Done(done.contents, done.bytes, tuple(done.unreadable))

        return await self._run(work, told)

    async def check(self, told: Told, *, deep: bool) -> Done:
        """Whether all that is stored is there and whole; `deep` reads every byte."""

        def work(store: WorkspaceStore, progress: Progress) -> Done:
            with store.database.frozen() as view:
                watch = Watch(progress, self._stop.is_set)
                report = inspect(view, store.folder, deep=deep, watch=watch)
            problems = tuple(str(finding) for finding in report.findings)
            return Done(report.tally.entries, report.tally.raw, problems)

        return await self._run(work, told)

    async def _run(self, work: Callable[[WorkspaceStore, Progress], T], told: Told) -> T:
        self._stop.clear()
        loop = asyncio.get_running_loop()

        def progress(what: str, done: int, total: int) -> None:
            loop.call_soon_threadsafe(told, what, done, total)

        return await self._attic.keep(lambda store: work(store, progress))

    def _take_along(self, file: Path) -> None:
        try:
            replace_file(file, encoded(self._workspace()))
        except OSError as error:
            raise WorkspaceError(
                f"{file} cannot be written: {error.strerror}.",
                "All that is stored was copied; only the workspace's name and policy were not.",
            ) from error


def copies_of(attic: object, workspace: Callable[[], Workspace]) -> Copies | None:
    """Only of a store on the disk."""
    return Copies(attic, workspace) if isinstance(attic, AsyncAttic) else None


def folder_size(folder: Path) -> int:
    """Bytes of all files in it; what vanishes meanwhile does not count. It waits for the disk."""
    total, waiting = 0, [folder]
    while waiting:
        try:
            inside = list(waiting.pop().iterdir())
        except OSError:
            continue
        for each in inside:
            try:
                if each.is_dir() and not each.is_symlink():
                    waiting.append(each)
                else:
                    total += each.lstat().st_size
            except OSError:
                continue
    return total
