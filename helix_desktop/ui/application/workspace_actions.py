"""The actions on workspaces: new, open folder, rename and color, archive, delete,
export, import.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt

from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.app.workspaces.workspace_trash import WorkspaceTrash, folder_size
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.errors import HelixError, WorkspaceError
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.action import Action, context_menu, open_menu
from helix_desktop.ui.application.open_workspaces import OpenWorkspaces
from helix_desktop.ui.text.formatting import error_text, listed_text, size_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import (
    ConfirmQuestion,
    ProgressDialog,
    ask,
    ask_for_folder,
)
from helix_desktop.ui.window.window_dialogs import ArchiveDialog, WorkspaceDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView

MAX_NAME_CHARS = 60


class WorkspaceActions(QObject):
    """The actions of the window's sheets on workspaces; none of them touches a project's folder."""

    def __init__(
        self,
        open_workspaces: OpenWorkspaces,
        *,
        typed_forms: Callable[[str], Sequence[str]],
    ) -> None:
        """Create the actions; `typed_forms` names the settings that go when a workspace closes."""
        super().__init__(open_workspaces.window)
        self._container, self._run = open_workspaces.container, open_workspaces.bridge.run
        self._open_workspaces, self._window = open_workspaces, open_workspaces.window
        self._trash = WorkspaceTrash(self._container.paths, self._container.workspaces)
        self._archive_dialog: ArchiveDialog | None = None
        self._typed_forms = typed_forms

    def add_actions(self, workspace_view: WorkspaceView) -> None:
        """Add the actions on the workspace that is shown, and the menu of each row."""

        def add(name: str, words: str, run: Callable[[], None], keys: str, icon: str) -> None:
            action = Action(f"workspace.{name}", words, tr("Workspace"), run, keys, icon=icon)
            workspace_view.action_registry.add(action)

        open_folder = partial(self._window.ask_folder, self._window.choose_folder)
        add("new", tr("New workspace…"), self.ask_new, "Ctrl+Shift+N", "plus")
        add("open", tr("Open folder…"), open_folder, "Ctrl+O", "folder")
        for action in self._actions_on(lambda: workspace_view.open_workspace.workspace.id):
            workspace_view.action_registry.add(action)
        add("import", tr("Import workspace…"), self.ask_import, "", "upload")
        add("away", tr("Archived and deleted workspaces…"), self.show_away, "", "archive")
        sidebar = workspace_view.sidebar
        sidebar.add.clicked.connect(lambda: self.ask_new())
        sidebar.workspaces.menu_requested.connect(self.show_menu)
        sidebar.workspaces.key_pressed.connect(self._on_key)

    def show_menu(self, workspace: str, point: QPoint) -> None:
        actions = self._actions_on(lambda: workspace, in_menu=True)
        open_menu(context_menu([*actions[:3], None, *actions[3:]], self._window), point)

    def ask_new(self, template_id: str = "") -> None:
        """Open the form of a new workspace, with the policy of workspace `template_id` if any."""
        template = self._find_workspace(template_id)

        WorkspaceDialog(
            self._window,
            lambda form: self._run(self._create(form, template), "create"),
            like=one_line(template.name, MAX_NAME_CHARS) if template else "",
        ).open_over()

    def ask_import(self) -> None:
        ask_for_folder(
            self._window,
            tr("Choose an export or backup folder"),
            lambda source: ask_for_folder(
                self._window,
                tr("Choose a project folder"),
                lambda folder: self._run(self._import(source, folder), "import"),
            ),
        )

    def show_away(self) -> None:
        def unarchive(workspace: str) -> None:
            self._run(self._archive(workspace, archived=False), "take out of the archive")

        self._archive_dialog = ArchiveDialog(
            self._window,
            unarchive=unarchive,
            restore=lambda workspace: self._run(self._restore(workspace), "put back"),
            delete=self._ask_to_delete,
        )
        self._run(self._fill_archive(), "list what is put away")

    def _actions_on(
        self, workspace_id: Callable[[], str], *, in_menu: bool = False
    ) -> list[Action]:
        """Return the actions on a workspace, for the window or for the menu of a row."""
        rows: tuple[tuple[str, str, Callable[[str], None], str, str], ...] = (
            ("edit", tr("Rename and color…"), self.ask_edit, "F2", "edit"),
            ("like", tr("New workspace with this policy…"), self.ask_new, "", "copy"),
            ("export", tr("Export workspace…"), self.ask_export, "", "download"),
            ("archive", tr("Archive workspace"), self.archive, "", "archive"),
            ("delete", tr("Delete workspace…"), self.ask_delete, "Del", "trash"),
        )
        return [
            Action(
                "" if in_menu else f"workspace.{name}",
                words,
                tr("Workspace"),
                lambda work=work: work(workspace_id()),  # type: ignore[misc]
                keys=keys if in_menu else "",
                icon=icon,
                disabled_reason=lambda name=name: self._disabled_reason(workspace_id(), name),  # type: ignore[misc]
            )
            for name, words, work, keys, icon in rows
        ]

    def _disabled_reason(self, workspace: str, action_name: str) -> str:
        if not workspace:
            return tr("No workspace is open")
        if action_name in ("edit", "like"):
            return "" if self._find_workspace(workspace) else tr("Can't read the workspace file")
        status = self._open_workspaces.attention.standings.get(workspace)
        if status is not None and status.running > 0:
            return tr("Helix is working in this workspace. Stop it or wait until it finishes")
        return ""

    def _find_workspace(self, workspace: str) -> Workspace | None:
        open_workspace = self._open_workspaces.open_workspace(workspace)
        if open_workspace is not None:
            return open_workspace.workspace
        listed = [item for item in self._open_workspaces.known if item.id == workspace]
        return next((item for item in listed if isinstance(item, Workspace)), None)

    def _listed(self, workspace: str) -> ListedWorkspace:
        for item in self._open_workspaces.known:
            if item.id == workspace:
                return item
        raise WorkspaceError("This workspace no longer exists.")

    def ask_edit(self, workspace: str) -> None:
        edited = self._find_workspace(workspace)
        if edited is None:
            return

        WorkspaceDialog(
            self._window,
            lambda form: self._run(self._edit(form, edited), "rename"),
            edited=edited,
        ).open_over()

    def archive(self, workspace: str) -> None:
        self._close_for(workspace, tr("Archive"), lambda: self._archive(workspace, archived=True))

    def ask_export(self, workspace: str) -> None:
        ask_for_folder(
            self._window,
            tr("Choose an empty folder for the export"),
            lambda destination: self._close_for(
                workspace, tr("Export"), lambda: self._export(workspace, destination)
            ),
        )

    def ask_delete(self, workspace: str) -> None:
        self._run(self._ask_delete(workspace), "ask before deleting")

    def _on_key(self, workspace: str, key: int) -> None:
        keys = "F2" if key == Qt.Key.Key_F2 else "Del"
        for action in self._actions_on(lambda: workspace, in_menu=True):
            if action.keys == keys and not action.disabled_reason():
                action.run()

    async def _create(self, form: WorkspaceDialog, like: Workspace | None) -> None:
        workspaces, preset = self._container.workspaces, form.presets.current
        folder, name = Path(form.folder.text().strip()), form.name.text().strip()
        color = form.colors.current
        try:
            draft = await asyncio.to_thread(workspaces.draft, folder, name)
            policy = like.policy if like and not preset else get_preset(preset)
            draft = replace(draft, color=color, policy=policy)
            await asyncio.to_thread(workspaces.save, draft)
        except HelixError as error:
            form.refuse(error_text(error))
            return
        form.close_sheet()
        await self._open_workspaces.open(draft)

    async def _edit(self, form: WorkspaceDialog, edited: Workspace) -> None:
        """Save a name and a color; an open workspace writes its own file, else this method does."""
        open_workspace = self._open_workspaces.open_workspace(edited.id)
        name, color = form.name.text().strip(), form.colors.current
        try:
            if open_workspace is not None:
                await open_workspace.settings.choose_face(name, color)
            else:
                changed = replace(edited, name=name, color=color)
                await asyncio.to_thread(self._container.workspaces.save, changed)
        except HelixError as error:
            form.refuse(error_text(error))
            return
        form.close_sheet()
        await self._open_workspaces.load_known()
        if (view := self._window.workspace_views.current) is not None:
            view.chat_controller.show_place()

    async def _archive(self, workspace: str, *, archived: bool) -> None:
        present = self._find_workspace(workspace)
        if present is None:
            raise WorkspaceError("Can't read this workspace's file.")
        await self._open_workspaces.close_workspace(workspace)
        changed = replace(present, archived=archived)
        await asyncio.to_thread(self._container.workspaces.save, changed)
        await self._open_workspaces.load_known()
        await self._fill_archive()

    async def _ask_delete(self, workspace: str) -> None:
        deleted = self._listed(workspace)
        home = self._container.workspaces.home(deleted)
        size = await asyncio.to_thread(folder_size, home)
        consequence = (
            tr("Its sessions, cache, and settings ({0}) move to the trash in {1}.").format(
                size_text(size), self._trash.folder
            ),
            tr("You can restore them from Archived and deleted workspaces."),
            tr("Your project folder {0} is not touched.").format(deleted.folder),
            *self._discarded_forms_text(workspace),
        )
        title = tr("Delete workspace “{0}”?").format(one_line(deleted.name, MAX_NAME_CHARS))
        question = ConfirmQuestion(title, tr("Move to trash"), consequence, destructive=True)
        self._ask(question, lambda: self._delete(workspace))

    async def _delete(self, workspace: str) -> None:
        deleted = self._listed(workspace)
        await self._open_workspaces.close_workspace(workspace)
        try:
            await asyncio.to_thread(self._trash.put, deleted)
        finally:
            await self._open_workspaces.load_known()

    async def _restore(self, workspace: str) -> None:
        await asyncio.to_thread(self._trash.put_back, workspace)
        await self._open_workspaces.load_known()
        await self._fill_archive()

    def _ask_to_delete(self, workspace: str, name: str) -> None:
        consequence = (
            tr("Its sessions and cache are erased from disk. You can't undo this."),
            tr("Your project folder is not touched."),
        )
        title = tr("Delete “{0}” permanently?").format(one_line(name, MAX_NAME_CHARS))
        question = ConfirmQuestion(title, tr("Delete permanently"), consequence, destructive=True)
        self._ask(question, lambda: self._delete_forever(workspace))

    async def _delete_forever(self, workspace: str) -> None:
        await asyncio.to_thread(self._trash.remove, workspace)
        await self._fill_archive()

    async def _fill_archive(self) -> None:
        sheet = self._archive_dialog
        if sheet is None:
            return
        trashed = await asyncio.to_thread(self._trash.listed)
        known = self._open_workspaces.known
        archived = [item for item in known if isinstance(item, Workspace) and item.archived]
        sheet.show_all(archived, trashed)
        if not sheet.isVisible():
            sheet.closed.connect(self._on_away_closed)
            sheet.open_over()

    def _on_away_closed(self) -> None:
        self._archive_dialog = None

    async def _export(self, workspace: str, destination: Path) -> None:
        """Export a workspace; an open one is closed for that, and opened again in any case."""
        was_open = self._open_workspaces.open_workspace(workspace) is not None
        await self._open_workspaces.close_workspace(workspace)
        paths, workspaces = self._container.paths, self._container.workspaces

        def work(sheet: ProgressDialog) -> int:
            from helix_desktop.app.commands.export import export_workspace  # noqa: PLC0415

            return export_workspace(
                workspaces.look(workspace),
                paths.workspaces / workspace,
                sheet.line_added.emit,
                destination,
                progress=sheet.progressed.emit,
                stopped=sheet.stopped,
            )

        unchanged = tr("The partial export in {0} was removed. The workspace is unchanged.")
        await self._work(
            tr("Exporting"),
            work,
            done=tr("Exported"),
            failed=tr("Export failed"),
            canceled=tr("Export canceled"),
            unchanged=unchanged.format(one_line(str(destination), 200)),
        )
        if was_open:
            await self._open_workspaces.load_workspace(workspace)

    async def _import(self, source: Path, folder: Path) -> None:
        paths = self._container.paths

        def work(sheet: ProgressDialog) -> int:
            from helix_desktop.app.commands.workspace_import import import_workspace  # noqa: PLC0415

            return import_workspace(
                paths,
                sheet.line_added.emit,
                source,
                folder=folder,
                progress=sheet.progressed.emit,
                stopped=sheet.stopped,
            )

        unchanged = tr("No workspace was created. {0} is unchanged.")
        await self._work(
            tr("Importing"),
            work,
            done=tr("Imported"),
            failed=tr("Import failed"),
            canceled=tr("Import canceled"),
            unchanged=unchanged.format(one_line(str(source), 200)),
        )
        await self._open_workspaces.load_known()

    async def _work(
        self,
        title: str,
        work: Callable[[ProgressDialog], int],
        *,
        done: str,
        failed: str,
        canceled: str,
        unchanged: str,
    ) -> None:
        """Work in a thread behind a sheet; `unchanged` tells what canceling leaves."""
        sheet = ProgressDialog(self._window, title)
        sheet.open_over()
        try:
            status = await asyncio.to_thread(work, sheet)
        except HelixError as error:
            sheet.finish(failed, error_text(error))
            return
        if status < REFUSED_STATUS:
            late = tr("Finished before it could be canceled.") if sheet.stopped() else ""
            sheet.finish(done, late)
        elif sheet.stopped():
            sheet.finish(canceled, unchanged)
        else:
            sheet.finish(failed, tr("The partial work was removed. Nothing else changed."))

    def _close_for(
        self, workspace: str, yes: str, work: Callable[[], Coroutine[object, object, None]]
    ) -> None:
        """Do what closes a workspace, but ask first if half-filled forms of its settings go."""
        if loss := self._discarded_forms_text(workspace):
            title = tr("Close without applying your changes?")
            self._ask(ConfirmQuestion(title, yes, loss, destructive=True), work)
        else:
            self._run(work(), yes)

    def _discarded_forms_text(self, workspace: str) -> tuple[str, ...]:
        """Return a sentence on the forms that go when a workspace closes, if there are any."""
        pages = self._typed_forms(workspace)
        words = tr("Closing the workspace discards what you typed in its settings: {0}.")
        return (words.format(listed_text(pages)),) if pages else ()

    def _ask(
        self, question: ConfirmQuestion, yes: Callable[[], Coroutine[object, object, None]]
    ) -> None:
        ask(self._window, question, lambda _: self._run(yes(), question.yes))


REFUSED_STATUS = 2
"""The status of maintenance commands that did nothing at all."""
