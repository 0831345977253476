"""What the buttons of a code block do: *Save as…* and *Apply to file…*, with the dialog that shows
the changes.

Nothing is written before the user saw the changes. Applying goes the way of an edit: the file is
kept first, the Changes page undoes it, and the agent is told.
"""

import asyncio
import re
from pathlib import Path, PurePosixPath

from PySide6.QtCore import QSize
from shiboken6 import isValid

from helix_desktop.app.json_file import replace_file_of_user
from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, WorkspaceError
from helix_desktop.domain.file_changes import CodePlan
from helix_desktop.ui.changes.diff_lines import DiffView, diff_lines
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.event_bridge import EventBridge, single_shot_timer
from helix_desktop.ui.markdown.model import MessageBlock
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import change_text, count_text, error_text, sentences_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, DialogField, ask_for_file, ask_where_to_save
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.notices import NoticeTone

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


def save_code(block: MessageBlock, page: ChatPage, bridge: EventBridge) -> None:
    """Write all of a block's code to a file that the user chooses."""
    text = block.text if block.text.endswith("\n") else f"{block.text}\n"

    async def save(path: Path) -> None:
        await asyncio.to_thread(_write, path, text.encode("utf-8", "replace"))
        saved = tr("Saved to {0}.").format(one_line(path.name))
        page.notice.show_message(saved, "", tone=NoticeTone.GOOD)

    name = suggested_name(block)
    ask_where_to_save(
        page, tr("Save code"), lambda path: bridge.run(save(path), "save code"), name=name
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


DIALOG_SIZE = QSize(760, 560)
TYPING_PAUSE_MS = 250
"""Milliseconds without typing before the file is compared."""


class ApplyDialog(Dialog):
    """A field for the file, the changes of its lines, and a button that writes them."""

    def __init__(
        self,
        page: ChatPage,
        block: MessageBlock,
        context: WorkspaceContext,
        changed_files: ChangedFiles,
        session: SessionId,
    ) -> None:
        hint = tr("The code replaces the whole file.")
        if is_patch(block):
            hint = tr("The patch changes the lines that it names.")
        super().__init__(page, title=tr("Apply code to file"), hint=hint, size=DIALOG_SIZE)
        self._page, self._block, self._session = page, block, session
        self._bridge, self._files = context.bridge, changed_files
        self._folder = Path(context.settings.workspace.folder)
        self.field = DialogField(named_file(block), tr("File in the project folder"))
        self.field.setPlaceholderText(tr("File in the project folder"))
        self.browse = button(tr("Choose file…"))
        self.view = DiffView()
        self.message = label("", "small", "fg2", wrap=True)
        self.cancel, self.yes = button(tr("Cancel")), button(tr("Apply"), "primary")
        self.plan: CodePlan | None = None
        self._typed = single_shot_timer(self, TYPING_PAUSE_MS, self.compare)
        self.body.setSpacing(12)
        self.body.addLayout(row_of(self.field.frame, self.browse, spacing=8))
        self.body.addWidget(self.message)
        self.body.addWidget(self.view, 1)
        self.footer.addLayout(row_of(STRETCH, self.cancel, self.yes, spacing=8))
        self._show_nothing("")
        self.field.textChanged.connect(self._on_typed)
        self.field.entered.connect(self._on_entered)
        self.browse.clicked.connect(self._browse)
        self.cancel.clicked.connect(self.close_sheet)
        self.yes.clicked.connect(self._on_yes)

    def compare(self) -> None:
        """Compare the file in the field now."""
        self._typed.stop()
        if file := self.field.text().strip():
            self._bridge.run(self._compare(file), "compare code")
        else:
            self._show_nothing("")

    async def _compare(self, file: str) -> None:
        """Show what a file would hold, unless another one is in the field by then."""
        block, plan, problem = self._block, None, ""
        try:
            plan = await self._files.plan_code(
                self._session, file, block.text, patch=is_patch(block)
            )
        except HelixError as error:
            problem = error_text(error)
        if not isValid(self) or self.field.text().strip() != file:
            return
        if plan is None:
            self._show_nothing(problem)
            return
        self.plan = plan if plan.changes else None
        self.view.show_lines(diff_lines(plan.diff, path=plan.path))
        words = tr("The file already has this content.")
        if plan.changes:
            words = change_text(count_text(plan.diff.added), count_text(plan.diff.removed))
            if plan.creates:
                words = sentences_text((tr("New file."), words))
        self._say(words, "fg2" if plan.changes else "mut")
        self.yes.setEnabled(plan.changes)

    def _show_nothing(self, problem: str) -> None:
        """Show no changes, and why there are none."""
        self.plan = None
        self.view.show_lines(())
        words = problem or tr("Choose the file that the code is for.")
        self._say(words, "bad" if problem else "mut")
        self.yes.setEnabled(False)

    def _say(self, words: str, tone: str) -> None:
        self.message.setText(words)
        set_tone(self.message, tone)

    def _browse(self) -> None:
        def choose(path: Path) -> None:
            if not isValid(self):
                return  # closed meanwhile, with its session
            if path.is_relative_to(self._folder):
                self.field.setText(path.relative_to(self._folder).as_posix())
                self.compare()
            else:
                self._show_nothing(tr("Choose a file in the project folder."))

        ask_for_file(self, tr("Apply code to file"), choose).setDirectory(str(self._folder))

    def _on_typed(self) -> None:
        self.yes.setEnabled(False)  # what is shown belongs to another file
        self.plan = None
        self._typed.start()

    def _on_entered(self) -> None:
        if self.plan is None:
            self.compare()
        else:
            self._on_yes()

    def _on_yes(self) -> None:
        if self.plan is not None:
            plan, self.plan = self.plan, None
            self.yes.setEnabled(False)
            self._bridge.run(self._apply(plan), "apply code")

    async def _apply(self, plan: CodePlan) -> None:
        try:
            await self._files.apply_code(self._session, plan)
        except HelixError as error:
            if isValid(self):
                self._show_nothing(error_text(error))
            return
        if isValid(self):
            self.close_sheet()
        self._page.notice.show_message(
            tr("Applied to {0}.").format(one_line(plan.path)),
            tr("Helix learns about it with the next request. Undo it under Changes."),
            tone=NoticeTone.GOOD,
        )
