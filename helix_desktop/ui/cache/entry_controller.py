"""What an open cache entry does: shows and searches its content, verifies, pins, exports, copies,
and restores it.

`EntryContentController` shows the content in every form and searches it piece by piece;
`CacheEntryController` verifies, pins, exports, restores, and copies, and saves the intact blocks of
a damaged entry.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QSize, Signal

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    ContentReference,
    Digest,
    SessionContentStates,
    VerifyResult,
)
from helix_desktop.domain.errors import CacheCorrupt, HelixError
from helix_desktop.domain.value import replace
from helix_desktop.ui.cache.content_lines import (
    BLOCK_BYTES,
    MAX_LINE_CHARS,
    ContentTextLines,
    HexLines,
    JsonTreeLines,
    LineIndex,
    LoadedContent,
    VersionDiffLines,
    parse_json,
)
from helix_desktop.ui.cache.content_lines import MAX_CONTENT_BYTES as MAX_JSON_BYTES
from helix_desktop.ui.cache.entry_pane import DIFF, HEX, JSON, TEXT, CacheEntryPane
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    ago_text,
    count_text,
    error_parts,
    error_text,
    plural,
    tr,
)
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.dialogs import ask_for_file, ask_where_to_save
from helix_desktop.ui.widgets.labels import decode_image
from helix_desktop.ui.widgets.line_view import LineSource

PIECE_BYTES = 1024 * 1024
"""Bytes of a content that are read at once."""
MAX_HITS = 10_000
"""Most hits that are kept."""

Read = Callable[[Digest, int, int], Awaitable[bytes]]


class ContentMatches(Struct, frozen=True):
    """The byte offsets of a text in a content, and its length in bytes; `more` after MOST hits."""

    offsets: tuple[int, ...] = ()
    size: int = 0
    more: bool = False


async def find_in_content(
    read: Read, entry: CacheEntry, text: str
) -> AsyncIterator[ContentMatches]:
    """Search a content of any length in a thread; yield all hits so far after each piece.

    ASCII letters match in either case.
    """
    needle = text.encode("utf-8", "replace").lower()
    offsets: list[int] = []
    tail = b""
    for start in range(0, entry.size, PIECE_BYTES):
        piece = await read(entry.digest, start, start + PIECE_BYTES)
        data, base = tail + piece, start - len(tail)
        new_positions = await asyncio.to_thread(
            _hits, data.lower(), needle, MAX_HITS - len(offsets)
        )
        offsets += [base + position for position in new_positions]
        tail = data[len(data) - len(needle) + 1 :] if len(needle) > 1 else b""
        is_full = len(offsets) >= MAX_HITS
        yield ContentMatches(tuple(offsets), len(needle), is_full)
        if is_full:
            return


def _hits(data: bytes, needle: bytes, limit: int) -> list[int]:
    positions: list[int] = []
    position = data.find(needle)
    while position >= 0 and len(positions) < limit:
        positions.append(position)
        position = data.find(needle, position + len(needle))
    return positions


MAX_WRAPPED_BYTES = 1024 * 1024
"""Most bytes of a content whose long lines are wrapped, and which can be copied whole."""
BINARY_CHECK_BYTES = 8 * 1024
"""First bytes of a content in which a zero byte shows that it is not text."""
MAX_PICTURE_BYTES = 32 * 1024 * 1024
"""The most bytes of a picture that is shown as one."""
MAX_PICTURE_SIZE = QSize(1600, 1600)
"""The most pixels of a picture that are decoded."""


class EntryContentController(WorkspaceController):
    """Shows the facts and the content of the entry that is open in the pane."""

    entry_shown = Signal()
    """Emitted after the facts of the entry or its state in the session were shown again."""
    passages_changed = Signal()
    """Emitted when other lines are selected or the search has another result."""

    def __init__(self, context: WorkspaceContext, detail: CacheEntryPane) -> None:
        super().__init__(context)
        self._cache, self._detail = context.open_workspace.cache, detail
        self.session_states = SessionContentStates()
        self.entry: CacheEntry | None = None
        self._content: LoadedContent | None = None
        self._text: ContentTextLines | None = None
        self._wraps = True
        self._opening_number = 0
        """Number of entries opened so far; work for an earlier one ends."""
        self._split_number = 0
        """Number of times the text was split into rows; work for an earlier split ends."""
        self._matches = ContentMatches()
        self._at = -1
        self._connect()

    def show_states(self, states: SessionContentStates) -> None:
        """Apply changed states of the session's contents."""
        self.session_states = states
        if self.entry is not None and self.entry.digest == self._detail.digest:
            self._bridge.run(self.refresh(self.entry.digest), "look at the entry again")

    async def open(self, digest: Digest) -> None:
        self._opening_number += 1
        opening_number, detail = self._opening_number, self._detail
        self.entry = self._content = self._text = None
        self._matches, self._at = ContentMatches(), -1
        detail.finds.show_position(0, 0)
        try:
            entry = await self._cache.entry(digest)
            if opening_number != self._opening_number:
                return
            self.entry = entry
            self._show(entry)
            self._content = content = LoadedContent(entry)
            content.wanted.connect(self._on_requested)
            places = await self._cache.places(digest, self.session_states)
            if opening_number == self._opening_number:
                self._show_places(entry, places)
                # Show no number of lines where there are none.
                start = await self._read(content, 0, BINARY_CHECK_BYTES)
                if start and b"\0" in start and content is self._content:
                    self._detail.facts.show_binary(content.entry.digest)
            if opening_number == self._opening_number:
                await self._show_tab(detail.tabs.current)
        except HelixError as error:
            if opening_number == self._opening_number:
                self._show_problem(digest, error)

    def _on_requested(self, block_number: int) -> None:
        if self._content is not None:  # None while another entry is being opened
            self._bridge.run(self._fetch(self._content, block_number), "read content")

    async def refresh(self, digest: Digest) -> None:
        """Show the facts again without reading the content again."""
        try:
            entry = await self._cache.entry(digest)
            places = await self._cache.places(digest, self.session_states)
        except HelixError:
            return  # already shown when the entry was opened
        if self._detail.digest == digest:
            self.entry = entry
            self._show(entry)
            self._show_places(entry, places)

    def _show_places(self, entry: CacheEntry, places: Sequence[ContentReference]) -> None:
        self._detail.show_entry(entry, self._open_workspace.now(), places)
        self._detail.show_places(places)

    def _show(self, entry: CacheEntry) -> None:
        detail = self._detail
        detail.show_entry(entry, self._open_workspace.now(), None)
        state = self.session_states.state(entry)
        if entry.digest in self._cache.damaged:
            state = CacheState.DAMAGED
        detail.show_state(state)
        self.entry_shown.emit()

    def lines(self) -> tuple[int, int]:
        """Return the numbers of the first and last selected line; (0, 0) if no text is selected."""
        text, rows = self._text, self._detail.view.selected_rows()
        if text is None or self._detail.tabs.current != TEXT or not rows:
            return 0, 0
        return text.number_of(rows[0]), text.number_of(rows[-1])

    def letters(self) -> str:
        """Return the searched text if it was found, or ""."""
        return self._detail.finds.line.text() if self._matches.offsets else ""

    async def _fetch(self, content: LoadedContent, block_number: int) -> None:
        if content is not self._content:
            return
        data = await self._read(
            content, block_number * BLOCK_BYTES, (block_number + 1) * BLOCK_BYTES
        )
        if data is not None:
            content.put(block_number, data)

    async def _show_tab(self, key: str) -> None:
        """Show one form of the content; a slow one appears when it is complete."""
        entry, content = self.entry, self._content
        if entry is None or content is None:
            return
        opening_number, view = self._opening_number, self._detail.view
        rows: tuple[LineSource | None, str] | None = None
        if key == TEXT:
            await self._show_text(content)
        elif key == HEX:
            rows = HexLines(content, view.columns), ""
        elif key == JSON:
            rows = None, tr("Too large to show as JSON. Export it instead.")
            if entry.size <= MAX_JSON_BYTES:
                data = await self._cache.read(entry.digest, 0, entry.size)
                try:
                    rows = JsonTreeLines(await asyncio.to_thread(parse_json, data)), ""
                except ValueError:
                    rows = None, tr("Not valid JSON.")
        elif key == DIFF:
            rows = None, tr("No earlier version of this command or path.")
            old = await self._cache.previous(entry)
            if old is not None:
                diff = await self._cache.compare(old, entry)
                rows = None, tr("Can't compare: one version isn't text or is too large.")
                if diff.comparable:
                    age = ago_text(self._open_workspace.now() - old.created)
                    template = tr("Since {0} ({1}): +{2} −{3} lines.")
                    template = template.format(old.digest[:8], age, diff.added, diff.removed)
                    self._detail.say(template, "mut")
                    rows = VersionDiffLines(diff), ""
        if rows and opening_number == self._opening_number and self._detail.tabs.current == key:
            view.show_lines(*rows)

    async def _show_text(self, content: LoadedContent) -> None:
        """Show a picture as one, and anything else as lines, which appear as they are read."""
        view, opening_number, mime = (
            self._detail.view,
            self._opening_number,
            content.entry.origin.mime,
        )
        if mime.startswith("image/") and content.size <= MAX_PICTURE_BYTES:
            data = await self._read(content, 0, content.size)
            image = await asyncio.to_thread(decode_image, data, MAX_PICTURE_SIZE) if data else None
            if opening_number != self._opening_number:
                return
            self._detail.show_picture(image)
            if image is not None:
                return
        if not content.size:
            view.show_lines(None, tr("Empty."))
            return
        wraps = self._wraps and content.size <= MAX_WRAPPED_BYTES
        self._split_number += 1
        split_number, index = (
            self._split_number,
            LineIndex(view.columns if wraps else MAX_LINE_CHARS),
        )
        self._text = rows = ContentTextLines(content, index)
        rows.mark(self._matches.offsets, self._matches.size)
        view.show_lines(rows)
        for start in range(0, content.size, PIECE_BYTES):
            piece = await self._read(content, start, start + PIECE_BYTES)
            if (
                piece is None
                or opening_number != self._opening_number
                or split_number != self._split_number
            ):
                return
            if start == 0 and b"\0" in piece[:BINARY_CHECK_BYTES]:
                self._detail.say(tr("Not text. Use the hex view."), "mut")
            await asyncio.to_thread(index.feed, piece)
            if start + PIECE_BYTES >= content.size:
                index.finish()
            rows.changed.emit()

    async def _read(self, content: LoadedContent, start: int, end: int) -> bytes | None:
        """Return some bytes, or None after a problem, which is shown."""
        digest = content.entry.digest
        try:
            return await self._cache.read(digest, start, end)
        except HelixError as error:
            if content is self._content:
                self._show_problem(digest, error)
            return None

    async def _find(self, text: str) -> None:
        content, opening_number = self._content, self._opening_number
        self._matches, self._at = ContentMatches(), -1
        if content is None:
            return
        if text:
            async for hits in find_in_content(self._cache.read, content.entry, text):
                if opening_number != self._opening_number or text != self._detail.finds.line.text():
                    return
                self._matches = hits
                self._show_match()
        self._show_match()
        if self._matches.offsets and self._at < 0:
            self._step(1)

    def _show_match(self) -> None:
        hits = self._matches
        if self._text is not None:
            self._text.mark(hits.offsets, hits.size)
        count = len(hits.offsets)
        self._detail.finds.show_position(self._at + 1, count, has_more=hits.more)
        self.passages_changed.emit()

    def _step(self, steps: int) -> None:
        count = len(self._matches.offsets)
        if not count or self._text is None:
            return
        self._at = (self._at + steps) % count if self._at >= 0 else 0
        self._text.current = self._matches.offsets[self._at]
        self._show_match()
        self._detail.view.bring_up(self._text.row_of(self._text.current))

    def _on_wrapped(self) -> None:
        self._wraps = not self._wraps
        self._split_again()

    def _split_again(self) -> None:
        """Split the text into rows for a new width."""
        content = self._content
        if content is None or self._detail.tabs.current not in (TEXT, HEX):
            return
        if self._detail.tabs.current == HEX or content.size <= MAX_WRAPPED_BYTES:
            self._bridge.run(self._show_tab(self._detail.tabs.current), "break lines")

    def _show_problem(self, digest: Digest, error: HelixError) -> None:
        self._detail.view.show_lines(None, error_text(error))
        if isinstance(error, CacheCorrupt) and self._detail.digest == digest:
            self._detail.show_state(CacheState.DAMAGED)
        else:
            self._detail.show_problem(digest, *error_parts(error))

    def _connect(self) -> None:
        detail, run = self._detail, self._bridge.run
        detail.opened.connect(lambda digest: run(self.open(Digest(digest)), "open entry"))
        detail.tab_requested.connect(lambda key: run(self._show_tab(key), "show content"))
        detail.finds.sought.connect(lambda text: run(self._find(text), "find in content"))
        detail.finds.stepped.connect(self._step)
        detail.wrap_requested.connect(self._on_wrapped)
        detail.view.resized.connect(self._split_again)
        detail.view.selection_changed.connect(self.passages_changed)


def export_file_name(entry: CacheEntry) -> str:
    """Return a file name for an exported entry: its file's name, else tool and digest."""
    name = Path(entry.origin.what.replace("\\", "/")).name if entry.origin.what else ""
    safe_name = "".join(char if char.isalnum() or char in "._-" else "-" for char in name)[:60]
    if safe_name.strip("-.") and "." in safe_name:
        return safe_name.lstrip(".-")
    tool = "".join(char for char in entry.origin.tool if char.isalnum() or char in "_-")[:30]
    return f"{tool or 'content'}-{entry.digest[:12]}.txt"


MARKER_TEXT = '[CACHED] recall_cached_content("{0}")'


class ExportCancelled(HelixError):
    """The user cancelled the export."""


class CacheEntryController(WorkspaceController):
    """Applies the user's actions on the open entry, or on several selected ones.

    The open entry is known from `reading`, several ones from `detail`.
    """

    changed = Signal()
    """Emitted after an entry changed."""

    def __init__(
        self, context: WorkspaceContext, detail: CacheEntryPane, reading: EntryContentController
    ) -> None:
        super().__init__(context)
        self._cache = context.open_workspace.cache
        self._detail, self._content_controller = detail, reading
        self._writing = self._cancelled = False
        self._connect()

    def verify(self) -> None:
        self._bridge.run(self._verify(), "verify")

    def pin(self) -> None:
        self._bridge.run(self._pin(), "pin")

    def show_requests(self) -> None:
        if self._detail.digest:
            self._navigation.seen_requested.emit(self._detail.digest)

    def copy_marker(self) -> None:
        """Copy the markers exactly as they appear in a context, a line for each entry."""
        digests = [entry.digest for entry in self._detail.entries] or [self._detail.digest]
        if digests[0]:
            self._copy("\n".join(MARKER_TEXT.format(digest) for digest in digests))

    def copy_digest(self) -> None:
        if self._detail.digest:
            self._copy(self._detail.digest)

    def export(self) -> None:
        """Ask where to save the entry; cancel an export that is running."""
        if self._writing:
            self._cancelled = True
            self._detail.say(tr("Canceling…"), "mut")
            return
        if entry := self._content_controller.entry:
            title, name = tr("Export entry"), export_file_name(entry)
            export = partial(self.export_to, entry.digest)
            ask_where_to_save(self._detail, title, export, name=name)

    def export_to(self, digest: Digest, path: Path) -> None:
        self._bridge.run(self._export(digest, path), "export")

    def restore_from_file(self) -> None:
        """Ask for a file with the bytes that the entry had."""
        digest = self._detail.digest

        def restore(path: Path) -> None:
            self._bridge.run(self._restore_from_file(digest, path), "restore an entry")

        ask_for_file(self._detail, tr("Choose a file with the same bytes"), restore)

    def rescue(self) -> None:
        """Ask where to save the intact blocks."""
        entry = self._content_controller.entry
        if entry is None:
            return

        def save(path: Path) -> None:
            self._bridge.run(self._rescue(entry.digest, path), "save what can be read")

        name = f"damaged-{export_file_name(entry)}"
        ask_where_to_save(self._detail, tr("Save readable part"), save, name=name)

    @contextmanager
    def _problems_shown(self, digest: Digest) -> Iterator[None]:
        """Show an error of the work on an entry in its pane."""
        try:
            yield
        except HelixError as error:
            self._detail.show_problem(digest, *error_parts(error))

    async def _verify(self) -> None:
        digest, detail = self._detail.digest, self._detail
        if entries := self._detail.entries:
            damaged_count = 0
            for number, chosen_entry in enumerate(entries, 1):
                words = tr("Verifying {0} of {1}").format(number, len(entries))
                self._detail.say(words, "mut")
                damaged_count += (await self._cache.verify(chosen_entry.digest))[
                    0
                ] is not VerifyResult.INTACT
            count = len(entries)
            words = plural(count, "All {0} entry is intact.", "All {0} entries are intact.")
            if damaged_count:
                words = plural(
                    damaged_count,
                    "{0} of {1} entries is damaged.",
                    "{0} of {1} entries are damaged.",
                    count_text(count),
                )
            self._detail.say(words, "bad" if damaged_count else "ok")
            self.changed.emit()
            return
        if not digest:
            return
        detail.chips.show_chips([(tr("Verifying…"), "fg2")])
        verdict, seconds = await self._cache.verify(digest)
        self.changed.emit()
        if digest == detail.digest:
            entry = self._content_controller.entry
            state = CacheState.DAMAGED if verdict is not VerifyResult.INTACT else CacheState.CACHED
            if entry is not None and state is not CacheState.DAMAGED:
                states = replace(
                    self._content_controller.session_states, damaged=self._cache.damaged
                )
                state = states.state(entry)
            detail.show_verdict(verdict, state, seconds)

    async def _pin(self) -> None:
        """Pin or unpin the entry; pin several ones unless all of them are pinned."""
        detail = self._detail
        entries = self._detail.entries or [
            entry for entry in (self._content_controller.entry,) if entry
        ]
        if not entries:
            return
        pinned = not all(entry.pinned for entry in entries)
        for entry in entries:
            await self._cache.pin(entry.digest, pinned=pinned)
        words = tr("Pinned. Cleanup won't delete this entry.") if pinned else tr("Unpinned.")
        if detail.digest:
            await self._content_controller.refresh(detail.digest)
        detail.say(words, "mut")
        self.changed.emit()

    async def _export(self, digest: Digest, path: Path) -> None:
        detail = self._detail
        if self._writing:
            return
        self._writing, self._cancelled = True, False

        def tell(done: int, total: int) -> None:
            if self._cancelled:  # before the file is in place
                raise ExportCancelled("Export canceled.")
            share = 100 * done // max(1, total)
            detail.say(tr("Writing {0}: {1}%").format(path.name, share), "mut")

        detail.show_writing(path.name)
        try:
            await self._cache.export(digest, path, tell)
        except ExportCancelled:
            removed_text = tr("Export canceled. The partial file {0} was removed.")
            detail.say(removed_text.format(path.name), "fg2")
        except HelixError as error:
            detail.show_problem(digest, *error_parts(error))
        else:
            detail.say(tr("Saved to {0}.").format(path.name), "ok")
        finally:
            self._writing = False
            detail.show_writing("")

    async def _restore_from_file(self, digest: Digest, path: Path) -> None:
        detail = self._detail
        with self._problems_shown(digest):
            await self._cache.restore_content(digest, path)
            if detail.digest == digest:
                await self._content_controller.open(digest)
                detail.say(tr("Restored and verified."), "ok")
            self.changed.emit()

    async def _look_at_blocks(self, digest: Digest) -> None:
        """Find the intact blocks of the entry, which reads all of it once."""
        detail = self._detail

        def tell(done: int, total: int) -> None:
            if detail.digest == digest:
                detail.damage.show_blocks(None, 100 * done // max(1, total))

        if digest:
            with self._problems_shown(digest):
                blocks = await self._cache.blocks(digest, tell)
                if detail.digest == digest:
                    detail.damage.show_blocks(blocks)

    async def _rescue(self, digest: Digest, path: Path) -> None:
        detail = self._detail

        def tell(done: int, total: int) -> None:
            if detail.digest == digest:
                share = 100 * done // max(1, total)
                detail.say(tr("Writing {0}: {1}%").format(path.name, share), "mut")

        with self._problems_shown(digest):
            blocks = await self._cache.rescue(digest, path, tell)
            if detail.digest == digest:
                lost = count_text(blocks.size - blocks.readable)
                words = tr("Saved to {0}. The {1} missing bytes are marked.")
                detail.say(words.format(path.name, lost), "warn")

    async def _copy_content(self) -> None:
        entry = self._content_controller.entry
        if entry is None:
            return
        if entry.size > MAX_WRAPPED_BYTES:
            self._detail.say(tr("Too large for the clipboard. Export it instead."), "warn")
            return
        data = await self._cache.read(entry.digest, 0, entry.size)
        self._copy(data.decode("utf-8", "replace"))

    def _copy_report(self) -> None:
        entry, digest = self._content_controller.entry, self._detail.digest
        lines = [f"SHA-256 {digest}", *self._detail.state().splitlines()]
        if entry is not None:
            lines += [f"{entry.origin.tool} · {entry.origin.what}", f"{entry.size} bytes"]
        self._copy("\n".join(lines))

    def _copy(self, text: str) -> None:
        copy_text(text)
        self._detail.say(tr("Copied."), "mut")

    def _connect(self) -> None:
        detail = self._detail
        for button, act in (
            (detail.digest_row.verify, self.verify),
            (detail.damage.check, self.verify),
            (detail.pin, self.pin),
            (detail.export, self.export),
            (detail.marker, self.copy_marker),
            (detail.seen, self.show_requests),
            (detail.digest_row.copy, self.copy_digest),
            (detail.damage.restore, self.restore_from_file),
            (detail.damage.report, self._copy_report),
            (detail.damage.rescue, self.rescue),
        ):
            button.clicked.connect(act)
        run = self._bridge.run
        detail.damage.map_requested.connect(
            lambda: run(self._look_at_blocks(detail.digest), "look at blocks")
        )
        detail.copy_requested.connect(lambda: run(self._copy_content(), "copy content"))
