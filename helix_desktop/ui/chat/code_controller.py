"""What the buttons of a code block do: *Save as…* and *Apply to file…*.

Nothing is written before the user saw the changes. Applying goes the way of an edit: the file is
kept first, the Changes page undoes it, and the agent is told.
"""

import asyncio
import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from helix_desktop.app.json_file import replace_file_of_user
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, WorkspaceError
from helix_desktop.domain.file_changes import CodePlan
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.markdown.model import MessageBlock
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import error_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ask_for_file, ask_where_to_save
from helix_desktop.ui.widgets.notices import NoticeTone

if TYPE_CHECKING:
    from helix_desktop.ui.chat.apply_code_dialog import ApplyDialog

_PATCHES = ("diff", "patch", "udiff")
_PATCHED = re.compile(r"^\+\+\+ (?:b/)?([^\s]{1,400})", re.MULTILINE)
_ENDINGS = {
    "python": "py",
    "javascript": "js",
    "typescript": "ts",
    "markdown": "md",
    "bash": "sh",
    "shell": "sh",
    "rust": "rs",
    "ruby": "rb",
    "csharp": "cs",
    "c++": "cpp",
}


def is_patch(block: MessageBlock) -> bool:
    """Whether code is a comparison, which changes some lines of a file."""
    return block.language.lower() in _PATCHES


def named_file(block: MessageBlock) -> str:
    """Return the file that a code block names; "" for none.

    A name with invisible characters could look like another one, and is left out.
    """
    file = block.file
    if not file and is_patch(block) and (match := _PATCHED.search(block.text)):
        file = "" if match[1] == "/dev/null" else match[1]
    return file if file.isprintable() else ""


def suggested_name(block: MessageBlock) -> str:
    """Return the name under which code is saved."""
    name = PurePosixPath(named_file(block).replace("\\", "/")).name
    if name.strip("."):
        return name
    language = block.language.lower()
    default_ending = language if language.isalnum() and len(language) <= 4 else "txt"
    return f"code.{_ENDINGS.get(language, default_ending)}"


class CodeController(WorkspaceController):
    """The controller of the code blocks of one conversation."""

    def __init__(self, context: WorkspaceContext, page: ChatPage) -> None:
        super().__init__(context)
        self._page = page
        self.dialog: ApplyDialog | None = None
        page.view.code_requested.connect(self._on_requested)

    def show_session(self, session: SessionId) -> None:
        if session != self._session and self.dialog is not None:
            self.dialog.close_sheet()
        self._session = session

    def save_to(self, block: MessageBlock, path: Path) -> None:
        """Write all of a block's code to a file that the user chose."""
        text = block.text if block.text.endswith("\n") else f"{block.text}\n"
        self._bridge.run(self._save(text.encode("utf-8", "replace"), path), "save code")

    def _on_requested(self, kind: TextActionKind, block: MessageBlock) -> None:
        match kind:
            case TextActionKind.SAVE:
                name = suggested_name(block)
                ask_where_to_save(
                    self._page, tr("Save code"), lambda path: self.save_to(block, path), name=name
                )
            case TextActionKind.APPLY if self.dialog is None:
                # lazy: few sessions apply code
                from helix_desktop.ui.chat.apply_code_dialog import ApplyDialog  # noqa: PLC0415

                dialog = ApplyDialog(self._page, named_file(block), patch=is_patch(block))
                run = self._bridge.run
                dialog.file_entered.connect(
                    lambda file: run(self._plan(dialog, block, file), "compare code")
                )
                dialog.browse.clicked.connect(lambda: self._browse(dialog))
                dialog.accepted.connect(lambda plan: run(self._apply(dialog, plan), "apply code"))
                dialog.closed.connect(self._on_closed)
                self.dialog = dialog
                dialog.open(dialog.field)
                dialog.compare()

    async def _save(self, data: bytes, path: Path) -> None:
        await asyncio.to_thread(_write, path, data)
        saved = tr("Saved to {0}.").format(one_line(path.name))
        self._page.notice.show_message(saved, "", tone=NoticeTone.GOOD)

    def _on_closed(self) -> None:
        self.dialog = None

    def _browse(self, dialog: "ApplyDialog") -> None:
        folder = Path(self._open_workspace.workspace.folder)

        def chosen(path: Path) -> None:
            if self.dialog is not dialog:
                return
            if not path.is_relative_to(folder):
                dialog.show_nothing(tr("Choose a file in the project folder."))
                return
            dialog.field.setText(path.relative_to(folder).as_posix())
            dialog.compare()

        dialog_made = ask_for_file(dialog, tr("Apply code to file"), chosen)
        dialog_made.setDirectory(str(folder))

    async def _plan(self, dialog: "ApplyDialog", block: MessageBlock, file: str) -> None:
        files = self._open_workspace.changed_files
        try:
            plan = await files.plan_code(self._session, file, block.text, patch=is_patch(block))
        except HelixError as error:
            plan, problem = None, error_text(error)
        if self.dialog is not dialog or dialog.file != file:
            return  # closed, or another file was chosen meanwhile
        if plan is None:
            dialog.show_nothing(problem)
        else:
            dialog.show_plan(plan)

    async def _apply(self, dialog: "ApplyDialog", plan: CodePlan) -> None:
        files = self._open_workspace.changed_files
        try:
            await files.apply_code(self._session, plan)
        except HelixError as error:
            if self.dialog is dialog:
                dialog.show_nothing(error_text(error))
            return
        if self.dialog is dialog:
            dialog.close_sheet()
        self._page.notice.show_message(
            tr("Applied to {0}.").format(one_line(plan.path)),
            tr("Helix learns about it with the next request. Undo it under Changes."),
            tone=NoticeTone.GOOD,
        )


def _write(path: Path, data: bytes) -> None:
    try:
        replace_file_of_user(path, data)
    except OSError as error:
        raise WorkspaceError(
            "Can't write {file}: {reason}.",
            "Nothing was saved. Choose another location.",
            file=path,
            reason=error.strerror or error,
        ) from error
