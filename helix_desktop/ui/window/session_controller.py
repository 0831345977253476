"""The actions on sessions in sidebar and palette: rename, share, export, archive, delete."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.exports import session_to_markdown, write_text_file
from helix_desktop.app.workspaces.session_file_writer import SecretsInFile
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.ui.action import Action
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import count_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion, ask_where_to_save
from helix_desktop.ui.window.menus import context_menu, open_menu

MAX_NAME_CHARS = 60
MAX_LISTED_SECRETS = 8


SessionWork = Callable[[SessionId], Coroutine[object, object, None]]


class SessionController(WorkspaceController):
    """The controller of the actions on an open workspace's sessions.

    `moved` tells that a list of sessions changed.
    """

    moved = Signal()
    left = Signal(str)
    """A session left its list: its ID."""

    def __init__(self, context: WorkspaceContext, owner: QWidget) -> None:
        super().__init__(context, owner)
        self._owner = owner

    def actions_for(self, session: str) -> list[Action | None]:
        """Return the context menu's actions for a session; None is a separator."""
        open_workspace = self._open_workspace
        place = open_workspace.archive.place(SessionId(session))
        group, running = tr("Session"), open_workspace.running(SessionId(session))
        working = tr("Helix is working in this session. Stop it or wait until it finishes.")
        reason = working if running else ""
        moves: list[Action | None] = [
            Action("", tr("Rename…"), group, lambda: self.start(self.rename, session), keys="F2"),
            Action("", tr("Share as page…"), group, lambda: self.start(self.share, session)),
            Action("", tr("Export as Markdown…"), group, lambda: self.start(self.export, session)),
            Action(
                "", tr("Export as JSONL…"), group, lambda: self.start(self.export_file, session)
            ),
            Action("", tr("Replay in the lab"), group, lambda: self.start(self.replay, session)),
            None,
        ]
        archive, trash = (ArchivePlace.ARCHIVE, tr("Archive")), (ArchivePlace.TRASH, tr("Delete…"))
        targets = {
            ArchivePlace.OPEN: (archive, trash),
            ArchivePlace.ARCHIVE: ((ArchivePlace.OPEN, tr("Unarchive")), trash),
            ArchivePlace.TRASH: ((ArchivePlace.OPEN, tr("Restore")),),
        }
        for target, label in targets[place]:
            move = partial(self._on_move_chosen, session, target)
            keys = "Del" if target is ArchivePlace.TRASH else ""
            moves.append(Action("", label, group, move, keys=keys, disabled_reason=lambda: reason))
        return moves

    def show_menu(self, session: str, point: QPoint) -> None:
        open_menu(context_menu(self.actions_for(session), self._owner), point)

    def on_key(self, session: str, key: int) -> None:
        place = self._open_workspace.archive.place(SessionId(session))
        if key == Qt.Key.Key_F2:
            self.start(self.rename, session)
        elif place is not ArchivePlace.TRASH:
            self._on_move_chosen(session, ArchivePlace.TRASH)

    def start(self, action: SessionWork, session: str) -> None:
        """Begin an action on a session, which is a coroutine of this controller."""
        self._bridge.run(action(SessionId(session)), "act on a session")

    def put(self, session: str, place: ArchivePlace) -> None:
        self.start(partial(self.move, place=place), session)

    def _on_move_chosen(self, session: str, place: ArchivePlace) -> None:
        if place is ArchivePlace.TRASH:
            self._bridge.run(self._ask_trash(SessionId(session)), "ask before deleting")
        else:
            self.put(session, place)

    async def rename(self, session: SessionId) -> None:
        title = await self._open_workspace.title(session)
        question = ConfirmQuestion(
            tr("Rename session"), tr("Rename"), line=title, line_name=tr("Session name")
        )
        sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(
            lambda name: self._bridge.run(self._named(session, name), "rename a session")
        )
        sheet.open_over()

    async def _named(self, session: SessionId, name: str) -> None:
        await self._open_workspace.rename(session, name)
        self.moved.emit()

    async def _ask_trash(self, session: SessionId) -> None:
        title = one_line(await self._open_workspace.title(session), MAX_NAME_CHARS)
        consequence = (
            tr("“{0}” moves to this workspace's trash. You can restore it from there.").format(
                title
            ),
            tr("Nothing is erased, and your project files stay as they are."),
        )
        question = ConfirmQuestion(
            tr("Delete this session?"), tr("Move to trash"), consequence, destructive=True
        )
        sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(lambda _: self.put(session, ArchivePlace.TRASH))
        sheet.open_over()

    async def move(self, session: SessionId, place: ArchivePlace) -> None:
        open_workspace = self._open_workspace
        if open_workspace.running(session):
            raise WorkspaceError(
                "Helix is still working in this session.", "Stop it or wait until it finishes."
            )
        await asyncio.to_thread(open_workspace.archive.put, session, place)
        if place is not ArchivePlace.OPEN:
            await open_workspace.background.close(session)
        self.left.emit(session)
        self.moved.emit()

    async def export(self, session: SessionId) -> None:
        """Write a session as Markdown; what is masked in it is shown before."""
        open_workspace = self._open_workspace
        title, items = await open_workspace.title(session), await open_workspace.transcript(session)
        text, mask = await asyncio.to_thread(session_to_markdown, title, items)
        name = f"{_file_name(title)}.md"

        def write(file: Path) -> None:
            work = asyncio.to_thread(write_text_file, file, text)
            self._bridge.run(work, "write a session")

        def ask(_: str = "") -> None:
            ask_where_to_save(self._owner, tr("Export session"), write, name=name)

        if not mask.count:
            ask()
            return
        heading = plural(mask.count, "{0} secret is masked:", "{0} secrets are masked:")
        question = ConfirmQuestion(tr("Export session"), tr("Export…"), masked_lines(mask, heading))
        sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(ask)
        sheet.open_over()

    async def share(self, session: SessionId) -> None:
        """Make a page of a session, show what is masked in it, and ask where to save it."""
        title = await self._open_workspace.title(session)
        page = await self._open_workspace.sharing.page(session, title)
        paragraphs = [
            tr("The page has the whole conversation. It runs no scripts and loads nothing."),
            *masked_lines(
                page.mask,
                plural(page.mask.count, "{0} secret is masked:", "{0} secrets are masked:"),
            ),
            tr("Pictures aren't searched for secrets. Read the page before you share it."),
        ]
        if page.left_out:
            paragraphs.append(
                plural(
                    page.left_out,
                    "{0} output or picture is shortened or missing.",
                    "{0} outputs and pictures are shortened or missing.",
                )
            )
        question = ConfirmQuestion(
            tr("Share this session as a page?"), tr("Save page…"), paragraphs
        )
        name = f"{_file_name(title)}.html"

        def write(file: Path) -> None:
            self._bridge.run(asyncio.to_thread(write_text_file, file, page.html), "write a page")

        sheet = ConfirmDialog(self._owner.window(), question)
        sheet.accepted.connect(
            lambda _: ask_where_to_save(self._owner, tr("Save page"), write, name=name)
        )
        sheet.open_over()

    async def export_file(self, session: SessionId) -> None:
        """Write a session to a file that can be imported."""
        title = await self._open_workspace.title(session)

        def write(file: Path) -> None:
            work = self._write_file(session, title, file, with_secrets=False)
            self._bridge.run(work, "write a session")

        name = f"{_file_name(title)}.jsonl"
        ask_where_to_save(self._owner, tr("Export session"), write, name=name)

    async def replay(self, session: SessionId) -> None:
        """Show what a session was, and what each preset would have made of it."""
        # lazy: few sessions are compared
        from helix_desktop.ui.welcome.lab_dialog import open_lab  # noqa: PLC0415

        open_workspace = self._open_workspace
        title = await open_workspace.title(session)
        async with open_workspace.sharing.for_lab(session, title) as source:
            await open_lab(
                self._owner.window(),
                self._bridge,
                paths=open_workspace.trials.paths,
                sources=[source],
            )

    async def _write_file(
        self, session: SessionId, title: str, file: Path, *, with_secrets: bool
    ) -> None:
        try:
            report = await self._open_workspace.sharing.write_file(
                session, title, file, with_secrets=with_secrets
            )
        except SecretsInFile as error:
            paragraphs = [
                *masked_lines(
                    error.mask,
                    plural(
                        error.mask.count,
                        "{0} thing in this session looks like a secret:",
                        "{0} things in this session look like secrets:",
                    ),
                ),
                tr("The file has the exact history, so they can't be masked. A page masks them."),
            ]
            question = ConfirmQuestion(
                tr("Export with secrets?"), tr("Export anyway"), paragraphs, destructive=True
            )
            sheet = ConfirmDialog(self._owner.window(), question)
            sheet.accepted.connect(
                lambda _: self._bridge.run(
                    self._write_file(session, title, file, with_secrets=True), "write a session"
                )
            )
            sheet.open_over()
            return
        if report.left_out:
            words = plural(
                report.left_out,
                "{0} output is damaged or too large, and isn't in the file.",
                "{0} outputs are damaged or too large, and aren't in the file.",
            )
            self._navigation.done.emit(words, "")


def masked_lines(mask: SecretMask, heading: str) -> list[str]:
    """Return paragraphs about what looked like secrets, with how the first ones begin."""
    if not mask.count:
        return [tr("Nothing in it looks like a secret.")]
    lines = [heading]
    for secret in mask.secrets[:MAX_LISTED_SECRETS]:
        event = count_text(secret.event)
        if not secret.start:
            lines.append(tr("A secret, in event {0}").format(event))
            continue
        start = one_line(f"{secret.start}…", MAX_NAME_CHARS)
        lines.append(
            tr("{0} ({1} characters), in event {2}").format(start, count_text(secret.chars), event)
        )
    if (omitted := mask.count - MAX_LISTED_SECRETS) > 0:
        lines.append(tr("… {0} more").format(count_text(omitted)))
    return ["\n".join(lines)]


def _file_name(title: str) -> str:
    safe_name = "".join(char if char.isalnum() or char in "-_. " else "-" for char in title)
    return " ".join(safe_name.split())[:MAX_NAME_CHARS].strip(".") or "session"


class SessionActionHost(Protocol):
    """The parts of the view that the actions use."""

    session_controller: SessionController

    @property
    def session(self) -> SessionId: ...
    def show_place(self, place: ArchivePlace) -> None: ...


def session_actions(workspace_view: SessionActionHost) -> list[Action]:
    """Return the actions on the open session, in the order of the menus."""
    controller = workspace_view.session_controller
    archive = partial(controller.move, place=ArchivePlace.ARCHIVE)
    rows: tuple[tuple[str, str, SessionWork, str], ...] = (
        ("session.rename", tr("Rename session…"), controller.rename, "edit"),
        ("session.export", tr("Export session as Markdown…"), controller.export, "download"),
        ("session.share", tr("Share session as page…"), controller.share, "export"),
        ("session.export_file", tr("Export session as JSONL…"), controller.export_file, "download"),
        ("session.lab", tr("Replay in the lab"), controller.replay, "flask"),
        ("session.archive", tr("Archive session"), archive, "archive"),
    )
    actions = [
        Action(
            name,
            words,
            tr("Session"),
            lambda act=act: controller.start(act, workspace_view.session),  # type: ignore[misc]
            disabled_reason=lambda: (
                tr("No session is open") if workspace_view.session == NO_SESSION else ""
            ),
            icon=icon,
        )
        for name, words, act, icon in rows
    ]
    return [*actions, *session_list_actions(workspace_view)]


def session_list_actions(workspace_view: SessionActionHost) -> list[Action]:
    """Return the actions that choose the sessions listed in the sidebar."""
    names = (
        (ArchivePlace.OPEN, tr("Show open sessions"), "chat"),
        (ArchivePlace.ARCHIVE, tr("Show archived sessions"), "archive"),
        (ArchivePlace.TRASH, tr("Show trash"), "trash"),
    )
    return [
        Action(
            f"sessions.{place}",
            words,
            tr("Session"),
            lambda place=place: workspace_view.show_place(place),  # type: ignore[misc]
            icon=icon,
        )
        for place, words, icon in names
    ]
