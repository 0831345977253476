"""The actions on sessions in sidebar and palette: rename, share, export, archive, delete."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.exports import session_to_markdown, write_text_file
from helix_desktop.app.workspaces.session_file_writer import SecretsInFile
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.ui.action import Action, context_menu, open_menu
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import count_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ConfirmQuestion, ask, ask_where_to_save

MAX_NAME_CHARS = 60
MAX_LISTED_SECRETS = 8


SessionTask = Callable[[SessionId], Coroutine[object, object, None]]


class SessionController(WorkspaceController):
    """The controller of the actions on an open workspace's sessions.

    `shown` returns the session on screen; `changed` is called when a list of sessions changed.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        owner: QWidget,
        *,
        shown: Callable[[], SessionId],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(context, owner)
        self._owner, self._shown, self._changed = owner, shown, changed

    def actions(self) -> list[Action]:
        """Return the actions on the session on screen, in the order of the menus."""
        archive = partial(self.move, place=ArchivePlace.ARCHIVE)
        rows: tuple[tuple[str, str, SessionTask, str], ...] = (
            ("session.rename", tr("Rename session…"), self.rename, "edit"),
            ("session.export", tr("Export session as Markdown…"), self.export, "download"),
            ("session.share", tr("Share session as page…"), self.share, "export"),
            ("session.export_file", tr("Export session as JSONL…"), self.export_file, "download"),
            ("session.lab", tr("Replay in the lab"), self.replay, "flask"),
            ("session.archive", tr("Archive session"), archive, "archive"),
        )

        group = tr("Session")

        def reason() -> str:
            return tr("No session is open") if self._shown() == NO_SESSION else ""

        return [
            Action(name, words, group, partial(self._start, act), disabled_reason=reason, icon=icon)
            for name, words, act, icon in rows
        ]

    def show_menu(self, session: str, point: QPoint) -> None:
        running = self._open_workspace.running(SessionId(session))
        working = tr("Helix is working in this session. Stop it or wait until it finishes.")
        reopen = partial(self.move, place=ArchivePlace.OPEN)
        archive = partial(self.move, place=ArchivePlace.ARCHIVE)
        delete: tuple[str, SessionTask, str] = (tr("Delete…"), self._ask_trash, "Del")
        moves = {
            ArchivePlace.OPEN: ((tr("Archive"), archive, ""), delete),
            ArchivePlace.ARCHIVE: ((tr("Unarchive"), reopen, ""), delete),
            ArchivePlace.TRASH: ((tr("Restore"), reopen, ""),),
        }

        def action(words: str, task: SessionTask, keys: str = "", reason: str = "") -> Action:
            start = partial(self._start, task, session)
            return Action("", words, "", start, keys=keys, disabled_reason=lambda: reason)

        actions: list[Action | None] = [
            action(tr("Rename…"), self.rename, "F2"),
            action(tr("Share as page…"), self.share),
            action(tr("Export as Markdown…"), self.export),
            action(tr("Export as JSONL…"), self.export_file),
            action(tr("Replay in the lab"), self.replay),
            None,
        ]
        for words, task, keys in moves[self._open_workspace.archive.place(SessionId(session))]:
            actions.append(action(words, task, keys, working if running else ""))
        open_menu(context_menu(actions, self._owner), point)

    def on_key(self, session: str, key: int) -> None:
        place = self._open_workspace.archive.place(SessionId(session))
        if key == Qt.Key.Key_F2:
            self._start(self.rename, session)
        elif place is not ArchivePlace.TRASH:
            self._start(self._ask_trash, session)

    def put(self, session: str, place: ArchivePlace) -> None:
        self._start(partial(self.move, place=place), session)

    def _start(self, task: SessionTask, session: str = NO_SESSION) -> None:
        """Begin to work on a session, without its ID on the one that is on screen."""
        self._bridge.run(task(SessionId(session) or self._shown()), "act on a session")

    async def rename(self, session: SessionId) -> None:
        title = await self._open_workspace.title(session)
        question = ConfirmQuestion(
            tr("Rename session"), tr("Rename"), line=title, line_name=tr("Session name")
        )

        async def rename(name: str) -> None:
            await self._open_workspace.rename(session, name)
            self._changed()

        ask(self._owner.window(), question, lambda name: self._run(rename(name)))

    async def _ask_trash(self, session: SessionId) -> None:
        title = one_line(await self._open_workspace.title(session), MAX_NAME_CHARS)
        moves = tr("“{0}” moves to this workspace's trash. You can restore it from there.")
        kept = tr("Nothing is erased, and your project files stay as they are.")
        question = ConfirmQuestion(
            tr("Delete this session?"),
            tr("Move to trash"),
            (moves.format(title), kept),
            destructive=True,
        )
        ask(self._owner.window(), question, lambda _: self.put(session, ArchivePlace.TRASH))

    async def move(self, session: SessionId, place: ArchivePlace) -> None:
        open_workspace = self._open_workspace
        if open_workspace.running(session):
            raise WorkspaceError(
                "Helix is still working in this session.", "Stop it or wait until it finishes."
            )
        await asyncio.to_thread(open_workspace.archive.put, session, place)
        if place is not ArchivePlace.OPEN:
            await open_workspace.background.close(session)
        if session == self._shown():
            self._navigation.session_requested.emit(NO_SESSION)
        self._changed()

    async def export(self, session: SessionId) -> None:
        """Write a session as Markdown; what is masked in it is shown before."""
        open_workspace = self._open_workspace
        title, items = await open_workspace.title(session), await open_workspace.transcript(session)
        text, mask = await asyncio.to_thread(session_to_markdown, title, items)
        caption, name = tr("Export session"), f"{_file_name(title)}.md"
        if not mask.count:
            self._save(caption, name, text)
            return
        question = ConfirmQuestion(caption, tr("Export…"), _masked_lines(mask))
        ask(self._owner.window(), question, lambda _: self._save(caption, name, text))

    async def share(self, session: SessionId) -> None:
        """Make a page of a session, show what is masked in it, and ask where to save it."""
        title = await self._open_workspace.title(session)
        page = await self._open_workspace.sharing.page(session, title)
        paragraphs = [
            tr("The page has the whole conversation. It runs no scripts and loads nothing."),
            *_masked_lines(page.mask),
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
        ask(
            self._owner.window(),
            question,
            lambda _: self._save(tr("Save page"), name, page.html),
        )

    def _save(self, caption: str, name: str, text: str) -> None:
        """Ask where to save a text, and write it there."""

        def write(file: Path) -> None:
            self._run(asyncio.to_thread(write_text_file, file, text))

        ask_where_to_save(self._owner, caption, write, name=name)

    async def export_file(self, session: SessionId) -> None:
        """Write a session to a file that can be imported."""
        title = await self._open_workspace.title(session)

        def write(file: Path) -> None:
            self._run(self._write_file(session, title, file, with_secrets=False))

        name = f"{_file_name(title)}.jsonl"
        ask_where_to_save(self._owner, tr("Export session"), write, name=name)

    async def _write_file(
        self, session: SessionId, title: str, file: Path, *, with_secrets: bool
    ) -> None:
        try:
            report = await self._open_workspace.sharing.write_file(
                session, title, file, with_secrets=with_secrets
            )
        except SecretsInFile as error:
            heading = plural(
                error.mask.count,
                "{0} thing in this session looks like a secret:",
                "{0} things in this session look like secrets:",
            )
            exact = tr(
                "The file has the exact history, so they can't be masked. A page masks them."
            )
            question = ConfirmQuestion(
                tr("Export with secrets?"),
                tr("Export anyway"),
                (*_masked_lines(error.mask, heading), exact),
                destructive=True,
            )
            anyway = partial(self._write_file, session, title, file, with_secrets=True)
            ask(self._owner.window(), question, lambda _: self._run(anyway()))
            return
        if report.left_out:
            words = plural(
                report.left_out,
                "{0} output is damaged or too large, and isn't in the file.",
                "{0} outputs are damaged or too large, and aren't in the file.",
            )
            self._navigation.done.emit(words, "")

    async def replay(self, session: SessionId) -> None:
        """Show what a session was, and what each preset would have made of it."""
        # lazy: few sessions are compared
        from helix_desktop.ui.welcome.lab_dialog import open_lab  # noqa: PLC0415

        open_workspace = self._open_workspace
        title = await open_workspace.title(session)
        async with open_workspace.sharing.for_lab(session, title) as source:
            window, paths = self._owner.window(), open_workspace.trials.paths
            await open_lab(window, self._bridge, paths=paths, sources=[source])

    def _run(self, work: Coroutine[object, object, object]) -> None:
        self._bridge.run(work, "act on a session")


def _masked_lines(mask: SecretMask, heading: str = "") -> list[str]:
    """Return paragraphs about what looked like secrets, with how the first ones begin."""
    if not mask.count:
        return [tr("Nothing in it looks like a secret.")]
    lines = [heading or plural(mask.count, "{0} secret is masked:", "{0} secrets are masked:")]
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
