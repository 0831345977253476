"""Shares a session as a page, as Markdown, and as JSONL; what is secret in it is shown before."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.workspaces.exports import session_to_markdown, write_text_file
from helix_desktop.app.workspaces.session_file_writer import SecretsInFile
from helix_desktop.domain.cache import SessionId
from helix_desktop.features.share.session_sharing import SessionSharing
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import count_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ConfirmQuestion, ask, ask_where_to_save

MAX_NAME_CHARS = 60
MAX_LISTED_SECRETS = 8


class ShareActions:
    """The actions on one session, above the window of a widget."""

    def __init__(self, context: WorkspaceContext, owner: QWidget) -> None:
        self._owner, self._bridge = owner, context.bridge
        self._sessions, self._navigation = context.sessions, context.navigation
        self._sharing = context.services[SessionSharing]

    async def export(self, session: SessionId) -> None:
        """Write a session as Markdown; what is masked in it is shown before."""
        title, items = (
            await self._sessions.title(session),
            await self._sessions.transcript(session),
        )
        text, mask = await asyncio.to_thread(session_to_markdown, title, items)
        caption, name = tr("Export session"), f"{_file_name(title)}.md"
        if not mask.count:
            self._save(caption, name, text)
            return
        question = ConfirmQuestion(caption, tr("Export…"), _masked_lines(mask))
        ask(self._owner.window(), question, lambda _: self._save(caption, name, text))

    async def share(self, session: SessionId) -> None:
        """Make a page of a session, show what is masked in it, and ask where to save it."""
        title = await self._sessions.title(session)
        page = await self._sharing.page(session, title)
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
        title = await self._sessions.title(session)

        def write(file: Path) -> None:
            self._run(self._write_file(session, title, file, with_secrets=False))

        name = f"{_file_name(title)}.jsonl"
        ask_where_to_save(self._owner, tr("Export session"), write, name=name)

    async def _write_file(
        self, session: SessionId, title: str, file: Path, *, with_secrets: bool
    ) -> None:
        try:
            report = await self._sharing.write_file(session, title, file, with_secrets=with_secrets)
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
