"""The actions on git worktrees: new session in one, *Merge worktree…*, *Remove worktree…*."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.domain.worktree import WorktreePlan, WorktreeReport, WorktreeState
from helix_desktop.ui.action import Action
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import error_text, plural, retold, sentences_text, tr
from helix_desktop.ui.text.safe_text import names_text, one_line
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion

if TYPE_CHECKING:
    from helix_desktop.app.sessions.session_worktrees import SessionWorktrees
    from helix_desktop.ui.window.worktree_dialog import WorktreeDialog

_MAX_LISTED_COMMITS = 5


class WorktreeController(QObject):
    """The controller of an open workspace's worktrees."""

    begun = Signal(str)
    """A session in a worktree began: its ID."""
    changed = Signal()
    """A worktree was merged or removed."""

    def __init__(
        self,
        context: WorkspaceContext,
        owner: QWidget,
        *,
        session: Callable[[], SessionId],
        words: Callable[[], str],
    ) -> None:
        super().__init__(owner)
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._owner, self._navigation = owner, context.navigation
        self._session, self._words = session, words
        self.folder = ""
        """The folder of the shown session's worktree; "" without one."""
        self.branch = ""
        """The branch of the worktree of the session that is shown; "" without one."""

    def actions(self) -> list[Action]:
        """Return the actions for menus and the palette."""
        group = tr("Session")
        return [
            Action(
                "session.worktree",
                tr("New session in a worktree…"),
                group,
                lambda: self._bridge.run(self._ask(), "plan a worktree"),
                icon="branch",
            ),
            Action(
                "worktree.merge",
                tr("Merge worktree…"),
                group,
                lambda: self._bridge.run(self._ask_merge(), "preview a merge"),
                disabled_reason=self._reason,
                icon="branch",
            ),
            Action(
                "worktree.remove",
                tr("Remove worktree…"),
                group,
                lambda: self._bridge.run(self._ask_remove(), "look at a worktree"),
                disabled_reason=self._reason,
                icon="trash",
            ),
        ]

    async def look(self) -> str:
        """Find the worktree of the session that is shown; return its text for the top bar."""
        session, self.branch, self.folder = self._session(), "", ""
        if session == NO_SESSION:
            return ""
        history = await self._open_workspace.worktrees.of(session)
        if history.worktree is None:
            return ""
        name = one_line(history.worktree.branch, 60)
        if history.state is WorktreeState.REMOVED:
            return tr("{0}: worktree removed").format(name)
        self.branch, self.folder = name, history.worktree.folder
        return tr("Worktree: {0}").format(name)

    async def branches(self, heads: Sequence[SessionHead]) -> dict[SessionId, str]:
        """Return the branches of the sessions that have a worktree."""
        return await self._open_workspace.worktrees.branches(heads)

    def _reason(self) -> str:
        return "" if self.branch else tr("This session has no worktree")

    @property
    def _worktrees(self) -> "SessionWorktrees":
        return self._open_workspace.worktrees

    async def _ask(self) -> None:
        # lazy: few sessions begin in a worktree
        from helix_desktop.ui.window.worktree_dialog import WorktreeDialog  # noqa: PLC0415

        branch = await self._worktrees.suggest_branch_name(self._words())
        dialog = WorktreeDialog(self._owner.window(), branch)
        dialog.checked.connect(
            lambda name: self._bridge.run(self._check(dialog, name), "check a branch")
        )
        dialog.accepted.connect(
            lambda plan: self._bridge.run(self._begin(plan), "create a worktree")
        )
        dialog.open_over()
        dialog.check()

    async def _check(self, dialog: "WorktreeDialog", branch: str) -> None:
        try:
            plan = await self._worktrees.plan(branch)
        except HelixError as error:
            dialog.show_problem(branch, error_text(error))
        else:
            dialog.show_plan(plan)

    async def _begin(self, plan: WorktreePlan) -> None:
        modes, chosen = self._open_workspace.modes, self._open_workspace.next_mode
        opening = modes.opening(modes.in_force(chosen) if chosen else None)
        self.begun.emit(await self._worktrees.begin(plan, opening))

    async def _report(self) -> WorktreeReport:
        report = await self._worktrees.report(self._session())
        if report is None:
            raise EngineError("This session has no worktree.")
        return report

    async def _ask_merge(self) -> None:
        session, report = self._session(), await self._report()
        if report.problem or report.blocked or report.conflicts:
            self._navigation.warned.emit(tr("This worktree can't be merged now."), _why(report))
            return
        if not report.ahead:
            self._navigation.done.emit(
                tr("{0} has everything of {1}.").format(
                    one_line(report.into), one_line(report.worktree.branch)
                ),
                tr("You can remove the worktree."),
            )
            return
        title = tr("Merge {0} into {1}?").format(
            one_line(report.worktree.branch, 60), one_line(report.into, 60)
        )
        question = ConfirmQuestion(title, tr("Merge"), merge_paragraphs(report))
        sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(lambda _: self._bridge.run(self._merge(session), "merge a worktree"))
        sheet.open_over()

    async def _merge(self, session: SessionId) -> None:
        report = await self._worktrees.merge(session)
        self.changed.emit()
        self._navigation.done.emit(
            tr("Merged {0} into {1}.").format(
                one_line(report.worktree.branch), one_line(report.into)
            ),
            tr("You can remove the worktree now, or go on in it."),
        )

    async def _ask_remove(self) -> None:
        session, report = self._session(), await self._report()
        if report.problem:
            self._navigation.warned.emit(tr("This worktree can't be removed now."), _why(report))
            return
        question = ConfirmQuestion(
            tr("Remove the worktree {0}?").format(one_line(report.worktree.branch, 60)),
            tr("Remove and delete files") if report.unsaved else tr("Remove"),
            removal_paragraphs(report),
            destructive=True,
        )
        sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(
            lambda _: self._bridge.run(self._remove(session, report.unsaved), "remove a worktree")
        )
        sheet.open_over()

    async def _remove(self, session: SessionId, unsaved: tuple[str, ...]) -> None:
        is_branch_deleted = await self._worktrees.remove(session, unsaved=unsaved)
        self.changed.emit()
        branch_text = (
            tr("Its branch was merged and is deleted.")
            if is_branch_deleted
            else tr("Its branch is kept.")
        )
        self._navigation.done.emit(tr("The worktree was removed."), branch_text)


def merge_paragraphs(report: WorktreeReport) -> tuple[str, ...]:
    """Return the preview of a merge: its commits, its files, and what is not part of it."""
    commits = plural(len(report.ahead), "{0} commit:", "{0} commits:")
    commit_lines = [one_line(commit, 80) for commit in report.ahead[:_MAX_LISTED_COMMITS]]
    if len(report.ahead) > _MAX_LISTED_COMMITS:
        commit_lines.append("…")
    files = plural(
        len(report.changed),
        "{0} file changes: {1}",
        "{0} files change: {1}",
        names_text(report.changed),
    )
    paragraphs = (
        "\n".join((commits, *commit_lines)),
        files,
        tr("There are no conflicts. No hooks are run."),
    )
    if not report.unsaved:
        return paragraphs
    unmerged = plural(
        len(report.unsaved),
        "{0} file in the worktree is not committed and is not merged: {1}",
        "{0} files in the worktree are not committed and are not merged: {1}",
        names_text(report.unsaved),
    )
    return (*paragraphs, unmerged)


def removal_paragraphs(report: WorktreeReport) -> tuple[str, ...]:
    """Return what a removal deletes, and what it keeps."""
    branch = one_line(report.worktree.branch, 60)
    paragraphs: list[str] = []
    if report.unsaved:
        paragraphs.append(
            plural(
                len(report.unsaved),
                "{0} file is not committed and would be deleted: {1}",
                "{0} files are not committed and would be deleted: {1}",
                names_text(report.unsaved),
            )
        )
    if report.ahead:
        paragraphs.append(
            plural(
                len(report.ahead),
                "{0} commit is not merged. It stays on the branch {1}.",
                "{0} commits are not merged. They stay on the branch {1}.",
                branch,
            )
        )
    else:
        paragraphs.append(
            tr("All commits are merged, so the branch {0} is deleted, too.").format(branch)
        )
    paragraphs.append(tr("Files that git ignores are deleted. The session can still be read."))
    return tuple(paragraphs)


def _why(report: WorktreeReport) -> str:
    if reason := report.problem or report.blocked:
        return retold(reason)
    return sentences_text(
        (
            tr("Both branches change the same lines of: {0}.").format(names_text(report.conflicts)),
            tr("Ask Helix to merge {0} into {1} in this session first.").format(
                one_line(report.into), one_line(report.worktree.branch)
            ),
        )
    )
