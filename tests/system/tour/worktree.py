"""A session in a git worktree: its sheet, its row and badge, its changes, and its questions."""

import os
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

from helix_desktop.domain.cache import NO_SESSION
from tests.system.scenarios.stage import until
from tests.system.tour.guide import Guide
from tests.system.tour.project import lay_out

_DATE = "1700000000 +0000"
_WHO = {
    f"GIT_{who}_{what}": text
    for who in ("AUTHOR", "COMMITTER")
    for what, text in (("NAME", "A"), ("EMAIL", "a@example.com"), ("DATE", _DATE))
}
_PLAIN = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


def lay_out_repository(base: Path) -> Path:
    """Make the project with one commit, and one file that is not in it."""
    folder = lay_out(base)
    for words in (
        ("init", "-q", "-b", "main", "--template="),
        ("config", "user.name", "A"),
        ("config", "user.email", "a@example.com"),
        ("add", "-A"),
        ("commit", "-q", "-m", "Books of the shops"),
    ):
        _git(folder, *words)
    (folder / "notes.txt").write_text("ask the shops\n")
    return folder


def _git(folder: Path, *words: str) -> None:
    if shutil.which("git") is None:
        return
    environment = {**os.environ, **_PLAIN, **_WHO}
    subprocess.run(["git", *words], cwd=folder, env=environment, check=True, capture_output=True)


async def beginning(guide: Guide) -> None:
    """The sheet with a free name and with one that is taken; then the session in its worktree."""
    # lazy: the tour imports widgets as late as the application does
    from helix_desktop.ui.window.worktrees import WorktreeDialog  # noqa: PLC0415

    await guide.fresh()
    guide.type("Fix the rounding of refunds")
    view = guide.workspace_view
    view.action_registry.run("session.worktree")
    await until(lambda: bool(guide.window.findChildren(WorktreeDialog)))
    (dialog,) = guide.window.findChildren(WorktreeDialog)
    if shutil.which("git") is None:
        await until(lambda: bool(dialog.problem.text()))
        await guide.see("problem")
        await guide.close_sheets()
        return
    await until(dialog.yes.isEnabled)
    await guide.see("sheet", rest=0.5)
    dialog.field.setText("main")
    await until(lambda: bool(dialog.problem.text()))
    await guide.see("taken", rest=0.5)
    dialog.field.setText("fix-rounding")
    await until(dialog.yes.isEnabled)
    dialog.yes.click()
    await until(lambda: view.session != NO_SESSION and view.chat.worktree.isVisible())
    await guide.see("begun", rest=0.5)
    await _ending(guide)


async def _ending(guide: Guide) -> None:
    """The changes page with its bar, and the questions before a merge and a removal."""
    view = guide.workspace_view
    worktrees = guide.open_workspace.worktrees
    tree = await worktrees.check(view.session)
    folder = Path(tree.folder)
    (folder / "src" / "refunds.py").write_text("CENTS = 100\n")
    _git(folder, "add", "-A")
    _git(folder, "commit", "-q", "-m", "Round refunds to cents")
    (folder / "draft.txt").write_text("later\n")
    guide.page("changes")
    changes = view.page_controllers.changes
    await until(changes.worktree.isVisible)
    await guide.see("changes", rest=0.5)
    for button, what in ((changes.merge, "merge"), (changes.remove, "remove")):
        button.click()
        await guide.sheet()
        await guide.see(what, rest=0.5)
        await guide.close_sheets()
    guide.page("chat")


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {"worktree": beginning}
