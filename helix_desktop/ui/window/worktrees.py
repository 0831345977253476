"""The actions on git worktrees: new session in one, *Commit…*, *Merge worktree…*, *Remove*."""

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from shiboken6 import isValid

from helix_desktop.app.sessions.session_worktrees import SessionWorktrees
from helix_desktop.app.workspaces.session_modes import SessionModes
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.worktree import WorktreePlan, WorktreeReport
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import (
    error_text,
    folder_text,
    listed_text,
    path_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, names_text, one_line
from helix_desktop.ui.widgets.controls import button, switch_button
from helix_desktop.ui.widgets.dialogs import ConfirmQuestion, DialogField, Overlay, ask
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import grow, row_of

DIALOG_WIDTH = 520
MAX_LISTED_COMMITS, MAX_BRANCH_CHARS = 5, 60
MAX_LISTED_FILES = 12


async def ask_new(
    context: WorkspaceContext,
    worktrees: SessionWorktrees,
    modes: SessionModes,
    window: QWidget,
    *,
    text: str,
    begun: Callable[[SessionId], None],
) -> None:
    """Offer a session in a new worktree, named after the text of its first message."""
    branch = await worktrees.suggest_branch_name(text)
    dialog = WorktreeDialog(context, worktrees, modes, window, branch=branch, begun=begun)
    dialog.open_over()
    dialog.check()


class WorktreeDialog(Overlay):
    """The name of the branch in a field, and the facts about the worktree that it would get.

    The worktree can be created once the name in the field was checked.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        worktrees: SessionWorktrees,
        modes: SessionModes,
        window: QWidget,
        *,
        branch: str,
        begun: Callable[[SessionId], None],
    ) -> None:
        super().__init__(window, width=DIALOG_WIDTH)
        self._worktrees, self._modes, self._run = worktrees, modes, context.bridge.run
        self._begun = begun
        self.field = DialogField(branch, tr("Branch", "of git"))
        self.facts = label("", "small", "fg2", wrap=True)
        self.stays = label("", "small", "warn", wrap=True)
        self.problem = label("", "small", "bad", wrap=True)
        self.environment, self.secrets = switch_button(""), switch_button("")
        self.environment.setChecked(True)
        self._switches: list[tuple[QPushButton, QLabel]] = [
            (switch, label("", "small", "fg2", wrap=True))
            for switch in (self.environment, self.secrets)
        ]
        self.yes = button(tr("Create"), "primary")
        cancel = button(tr("Cancel"))
        self._plan: WorktreePlan | None = None
        hint = tr(
            "The session works in a folder and on a branch of its own. Your folder stays "
            "as it is until you merge."
        )
        self.lay_out(
            label(tr("New session in a worktree"), "head", wrap=True),
            label(hint, "body", "fg2", wrap=True),
            4,
            label(tr("Branch", "of git"), "small", "mut"),
            self.field.frame,
            self.problem,
            self.facts,
            self.stays,
            *(row_of(grow(words), switch, spacing=8) for switch, words in self._switches),
            buttons=(cancel, self.yes),
        )
        self.yes.clicked.connect(self._on_create)
        cancel.clicked.connect(self.close_sheet)
        self.field.entered.connect(self._on_create)
        self.field.textChanged.connect(self.check)
        self.closed.connect(self.deleteLater)
        for switch, words in self._switches:
            switch.hide()
            words.hide()
        self._show("", "", "")

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.field.selectAll()

    @property
    def branch(self) -> str:
        return self.field.text().strip()

    def check(self) -> None:
        """Have the name in the field checked."""
        self._plan = None
        self.yes.setEnabled(False)
        self._run(self._check(self.branch), "check a branch")

    async def _check(self, branch: str) -> None:
        try:
            plan = await self._worktrees.plan(branch)
        except HelixError as error:
            self.show_problem(branch, error_text(error))
        else:
            self.show_plan(plan)

    def show_plan(self, plan: WorktreePlan) -> None:
        """Show what would be created; ignored once another name is in the field."""
        if not isValid(self) or plan.worktree.branch != self.branch:
            return
        tree = plan.worktree
        commit, subject = tree.commit[:10], one_line(plan.subject, 60)
        base = tr("From commit {0}: {1}").format(commit, subject)
        if tree.base:
            base = tr("From {0} at {1}: {2}").format(one_line(tree.base), commit, subject)
        folder = tr("Folder: {0}").format(path_text(one_line(folder_text(tree.folder))))
        modules = tr("Submodules are not checked out there.") if plan.submodules else ""
        unsaved = plural(
            len(plan.unsaved),
            "{0} uncommitted file stays in your folder and is not in the worktree: {1}",
            "{0} uncommitted files stay in your folder and are not in the worktree: {1}",
            names_text(plan.unsaved),
        )
        facts = "\n".join(filter(None, (base, folder, modules)))
        offers = (
            (tr("Copy the environment: {0}"), plan.environment),
            (tr("Copy {0}, which may hold secrets"), plan.secrets),
        )
        for (switch, text_label), (words, names) in zip(self._switches, offers, strict=True):
            text_label.setText(words.format(listed_text(names)))
            switch.setAccessibleName(text_label.text())
            for widget in (switch, text_label):
                widget.setVisible(bool(names))
        self._show("", facts, unsaved if plan.unsaved else "")
        self._plan = plan
        self.yes.setEnabled(True)

    def show_problem(self, branch: str, text: str) -> None:
        """Show why there can be no worktree; ignored once another name is in the field."""
        if isValid(self) and branch == self.branch:
            self._show(text, "", "")

    def _show(self, problem: str, facts: str, unsaved: str) -> None:
        for text_label, text in (
            (self.problem, problem),
            (self.facts, facts),
            (self.stays, unsaved),
        ):
            text_label.setText(bounded_text(text, 600))
            text_label.setVisible(bool(text))
        self.yes.setEnabled(False)
        self.fit()

    def _on_create(self) -> None:
        if (plan := self._plan) is not None:
            environment = plan.environment if self.environment.isChecked() else ()
            secrets = plan.secrets if self.secrets.isChecked() else ()
            self.close_sheet()
            self._run(self._begin(plan, (*environment, *secrets)), "create a worktree")

    async def _begin(self, plan: WorktreePlan, copied: Sequence[str]) -> None:
        modes, chosen = self._modes, self._modes.of_new
        opening = modes.opening(modes.in_force(chosen) if chosen else None)
        self._begun(await self._worktrees.begin(plan, opening, copied=copied))


async def ask_merge(
    context: WorkspaceContext,
    worktrees: SessionWorktrees,
    window: QWidget,
    session: SessionId,
    changed: Callable[[], None],
) -> None:
    """Show what a merge of the session's worktree brings, and ask for it."""
    navigation = context.navigation
    report = await worktrees.report(session)
    if report is None:
        raise EngineError("This session has no worktree.")
    branch, into = one_line(report.worktree.branch), one_line(report.into)
    if report.problem or report.blocked or report.conflicts:
        navigation.warned.emit(tr("This worktree can't be merged now."), _why(report))
        return
    if not report.ahead:
        words = tr("{0} has everything of {1}.").format(into, branch)
        navigation.done.emit(words, tr("You can remove the worktree."))
        return
    commit_lines = [one_line(commit, 80) for commit in report.ahead[:MAX_LISTED_COMMITS]]
    if len(report.ahead) > MAX_LISTED_COMMITS:
        commit_lines.append("…")
    paragraphs = [
        "\n".join((plural(len(report.ahead), "{0} commit:", "{0} commits:"), *commit_lines)),
        plural(
            len(report.changed),
            "{0} file changes: {1}",
            "{0} files change: {1}",
            names_text(report.changed),
        ),
        tr("There are no conflicts. No hooks are run."),
    ]
    if report.unsaved:
        unmerged = plural(
            len(report.unsaved),
            "{0} file in the worktree is not committed and is not merged: {1}",
            "{0} files in the worktree are not committed and are not merged: {1}",
            names_text(report.unsaved),
        )
        paragraphs.append(unmerged)

    async def merge() -> None:
        merged = await worktrees.merge(session)
        changed()
        navigation.done.emit(
            tr("Merged {0} into {1}.").format(
                one_line(merged.worktree.branch), one_line(merged.into)
            ),
            tr("You can remove the worktree now, or go on in it."),
        )

    title = tr("Merge {0} into {1}?").format(
        one_line(branch, MAX_BRANCH_CHARS), one_line(into, MAX_BRANCH_CHARS)
    )
    question = ConfirmQuestion(title, tr("Merge"), paragraphs)
    ask(window, question, lambda _: context.bridge.run(merge(), "merge a worktree"))


async def ask_commit(
    context: WorkspaceContext,
    worktrees: SessionWorktrees,
    window: QWidget,
    session: SessionId,
    changed: Callable[[], None],
) -> None:
    """Ask for the message of a commit of all changes in the session's worktree."""
    navigation = context.navigation
    report = await worktrees.report(session)
    if report is None:
        raise EngineError("This session has no worktree.")
    if not report.unsaved:
        navigation.done.emit(tr("Everything is committed."), "")
        return

    async def commit(message: str) -> None:
        committed = await worktrees.commit(session, message)
        changed()
        branch = one_line(committed.worktree.branch)
        navigation.done.emit(tr("Committed to {0}.").format(branch), tr("No hooks were run."))

    question = ConfirmQuestion(
        tr("Commit all changes?"),
        tr("Commit", "in git"),
        ("\n".join(_listed(report.unsaved)),),
        line="",
        line_name=tr("Commit message"),
    )
    ask(window, question, lambda text: context.bridge.run(commit(text), "commit in a worktree"))


async def ask_remove(
    context: WorkspaceContext,
    worktrees: SessionWorktrees,
    window: QWidget,
    session: SessionId,
    changed: Callable[[], None],
) -> None:
    """Show what becomes of all that a session's worktree holds, and ask for its removal."""
    navigation = context.navigation
    report = await worktrees.report(session)
    if report is None:
        raise EngineError("This session has no worktree.")
    if report.problem:
        navigation.warned.emit(tr("This worktree can't be removed now."), _why(report))
        return
    branch = one_line(report.worktree.branch, MAX_BRANCH_CHARS)
    uncommitted = await worktrees.uncommitted(session)
    unmerged = plural(
        len(report.ahead),
        "{0} commit is not merged. It stays on the branch {1}.",
        "{0} commits are not merged. They stay on the branch {1}.",
        branch,
    )
    merged = tr("All commits are merged, so the branch {0} is deleted, too.").format(branch)
    readable = tr("The session can still be read.")
    paragraphs = [unmerged if report.ahead else merged, readable]
    if uncommitted:
        moved = plural(
            len(uncommitted),
            "{0} file is in no commit:",
            "{0} files are in no commit:",
        )
        kept = tr("The folder is moved to the files set aside for you. Nothing is deleted.")
        paragraphs[:0] = ["\n".join((moved, *_listed(uncommitted))), kept]
    else:
        paragraphs.insert(0, tr("All files of the worktree are in commits. The folder is deleted."))

    async def remove() -> None:
        removed = await worktrees.remove(session)
        changed()
        branch_text = tr("Its branch is kept.")
        if removed.is_branch_deleted:
            branch_text = tr("Its branch was merged and is deleted.")
        if removed.kept:
            place = path_text(one_line(folder_text(removed.kept)))
            kept = tr("Its folder is now {0}.").format(place)
            branch_text = sentences_text((kept, branch_text))
        navigation.done.emit(tr("The worktree was removed."), branch_text)

    question = ConfirmQuestion(
        tr("Remove the worktree {0}?").format(branch), tr("Remove"), paragraphs, destructive=True
    )
    ask(window, question, lambda _: context.bridge.run(remove(), "remove a worktree"))


def _listed(paths: Sequence[str]) -> list[str]:
    """Return the lines of a list of files: many of them by their folders."""
    lines = [one_line(path, 80) for path in paths]
    if len(lines) > MAX_LISTED_FILES:
        counts = Counter(path.partition("/")[0] + "/" if "/" in path else path for path in paths)
        lines = [
            tr("{0} ({1})").format(one_line(name, 80), plural(count, "{0} file", "{0} files"))
            if name.endswith("/")
            else one_line(name, 80)
            for name, count in counts.items()
        ]
    if len(lines) > MAX_LISTED_FILES:
        lines = [*lines[:MAX_LISTED_FILES], "…"]
    return lines


def _why(report: WorktreeReport) -> str:
    if reason := report.problem or report.blocked:
        return retold(reason)
    conflicts = names_text(report.conflicts)
    into, branch = one_line(report.into), one_line(report.worktree.branch)
    return sentences_text(
        (
            tr("Both branches change the same lines of: {0}.").format(conflicts),
            tr("Ask Helix to merge {0} into {1} in this session first.").format(into, branch),
        )
    )
