"""The open entry at work: what is known of it, and its content in every form."""

import asyncio
from collections.abc import Coroutine

from PySide6.QtCore import QObject, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss, HelixError
from helix_desktop.domain.standing import Standing, State
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.content import BLOCK, Content
from helix_desktop.ui.cache.detail import DIFF, HEX, JSON, TEXT, Detail
from helix_desktop.ui.cache.diff_rows import DiffRows
from helix_desktop.ui.cache.finding import Found, find_in
from helix_desktop.ui.cache.json_rows import LARGEST as LARGEST_JSON
from helix_desktop.ui.cache.json_rows import JsonRows, parsed
from helix_desktop.ui.cache.line_index import LONGEST, LineIndex
from helix_desktop.ui.cache.rows import Rows
from helix_desktop.ui.cache.text_rows import HexRows, TextRows
from helix_desktop.ui.sentences import told, worded
from helix_desktop.ui.words import age_text, tr

PIECE = 1024 * 1024
"""Bytes of a content that are read at once."""
WRAPPED = 1024 * 1024
"""Bytes up to which long lines are broken at the edge, and a content is copied whole."""
BINARY = 8 * 1024
"""Bytes in which a zero says that a content is no text."""
MINUTE = 60


class Reading(QObject):
    """Follows the detail; knows the desk that is open."""

    told = Signal()
    """What is known of the entry, or what the window makes of it, is told anew."""
    passages_changed = Signal()
    """Other lines are selected, or something else is found."""

    def __init__(self, bridge: Bridge, detail: Detail) -> None:
        super().__init__()
        self._bridge = bridge
        self._detail = detail
        self._desk: Desk | None = None
        self.standing = Standing()
        self._entry: CacheEntry | None = None
        self._content: Content | None = None
        self._text: TextRows | None = None
        self._wraps = True
        self._turn = 0
        """Counts what was opened: work of an earlier one ends."""
        self._cut = 0
        """Counts how the text was cut into rows."""
        self._found = Found()
        self._at = -1
        self._connect()

    @property
    def entry(self) -> CacheEntry | None:
        return self._entry

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk
        self._turn += 1
        self._entry = self._content = self._text = None

    def stand(self, standing: Standing) -> None:
        """The window makes something else of contents now."""
        self.standing = standing
        if self._entry is not None and self._entry.digest == self._detail.digest:
            self._run(self.refresh(self._entry.digest), "look at the entry again")

    async def open(self, digest: Digest) -> None:
        desk = self._desk
        self._turn += 1
        turn, detail = self._turn, self._detail
        self._entry = self._content = self._text = None
        self._found, self._at = Found(), -1
        detail.finds.show_found(0, 0)
        if desk is None:
            return
        try:
            entry = await desk.cache.entry(digest)
            if turn != self._turn:
                return
            self._entry = entry
            self._show(entry)
            self._content = content = Content(entry)
            content.wanted.connect(self._on_wanted)
            places = await desk.cache.places(digest, self.standing)
            if turn == self._turn:
                detail.show_entry(entry, desk.now(), places)
                detail.show_places(places)
                await self._show_tab(detail.tabs.current)
        except HelixError as error:
            if turn == self._turn:
                self._problem(digest, error)

    def _on_wanted(self, at: int) -> None:
        if self._content is not None:  # whose block a view asks for; none while another is opened
            self._run(self._fetch(self._content, at), "read content")

    async def refresh(self, digest: Digest) -> None:
        """The figures again, without touching what is read."""
        desk = self._desk
        if desk is None:
            return
        try:
            entry = await desk.cache.entry(digest)
            places = await desk.cache.places(digest, self.standing)
        except HelixError:
            return  # told when it was opened
        if self._detail.digest == digest:
            self._entry = entry
            self._show(entry)
            self._detail.show_entry(entry, desk.now(), places)
            self._detail.show_places(places)

    def _show(self, entry: CacheEntry) -> None:
        detail, desk = self._detail, self._desk
        if desk is None:
            return
        detail.show_entry(entry, desk.now(), None)
        state = self.standing.state(entry)
        if entry.digest in desk.cache.damaged:
            state = State.DAMAGED
        detail.show_state(state)
        self.told.emit()

    def lines(self) -> tuple[int, int]:
        """The first and the last line that are selected; (0, 0): none, or no lines are seen."""
        text, rows = self._text, self._detail.view.chosen_rows()
        if text is None or self._detail.tabs.current != TEXT or not rows:
            return 0, 0
        return text.number_of(rows[0]), text.number_of(rows[-1])

    def letters(self) -> str:
        """What is looked for, if it is found."""
        return self._detail.finds.line.text() if self._found.offsets else ""

    async def _fetch(self, content: Content, at: int) -> None:
        if self._desk is None or content is not self._content:
            return
        digest = content.entry.digest
        try:
            data = await self._desk.cache.read(digest, at * BLOCK, (at + 1) * BLOCK)
        except HelixError as error:
            if content is self._content:
                self._problem(digest, error)
            return
        content.put(at, data)

    async def _show_tab(self, key: str) -> None:
        """One form of the content; what takes long shows itself when it is there."""
        entry, content = self._entry, self._content
        if entry is None or content is None:
            return
        turn, detail = self._turn, self._detail
        rows: Rows | None = None
        empty = ""
        if key == TEXT:
            await self._show_text(content)
            return
        if key == HEX:
            rows = HexRows(content, detail.view.columns)
        elif key == JSON:
            rows, empty = await self._json(entry)
        elif key == DIFF:
            rows, empty = await self._diff(entry)
        else:
            return
        if turn == self._turn and detail.tabs.current == key:
            detail.view.show_rows(rows, empty)

    async def _show_text(self, content: Content) -> None:
        view, turn = self._detail.view, self._turn
        if not content.size:
            view.show_rows(None, tr("This content is empty."))
            return
        wraps = self._wraps and content.size <= WRAPPED
        self._cut += 1
        cut, index = self._cut, LineIndex(view.columns if wraps else LONGEST)
        self._text = rows = TextRows(content, index)
        rows.mark(self._found.offsets, self._found.size)
        view.show_rows(rows)
        for start in range(0, content.size, PIECE):
            piece = await self._piece(content, start)
            if piece is None or turn != self._turn or cut != self._cut:
                return
            if start == 0 and b"\0" in piece[:BINARY]:
                self._detail.say(tr("Not text: the hex view shows its bytes."), "mut")
            await asyncio.to_thread(index.feed, piece)
            if start + PIECE >= content.size:
                index.finish()
            rows.changed.emit()

    async def _piece(self, content: Content, start: int) -> bytes | None:
        if self._desk is None:
            return None
        digest = content.entry.digest
        try:
            return await self._desk.cache.read(digest, start, start + PIECE)
        except HelixError as error:
            if content is self._content:
                self._problem(digest, error)
            return None

    async def _json(self, entry: CacheEntry) -> tuple[Rows | None, str]:
        if self._desk is None or entry.size > LARGEST_JSON:
            return None, tr("Too large to be read as JSON: export it.")
        data = await self._desk.cache.read(entry.digest, 0, entry.size)
        try:
            return JsonRows(await asyncio.to_thread(parsed, data)), ""
        except ValueError:
            return None, tr("This content is no JSON.")

    async def _diff(self, entry: CacheEntry) -> tuple[Rows | None, str]:
        if self._desk is None:
            return None, ""
        old = await self._desk.cache.previous(entry)
        if old is None:
            return None, tr("No earlier version of the same command or path is kept.")
        diff = await self._desk.cache.compare(old, entry)
        if not diff.told:
            return None, tr("One of the two is no text, or too large to compare line by line.")
        seconds = self._desk.now() - old.created
        age = tr("just now") if seconds < MINUTE else tr("{0} ago").format(age_text(seconds))
        words = tr("Since {0} ({1}): +{2} −{3} lines.")
        self._detail.say(words.format(old.digest[:8], age, diff.added, diff.removed), "mut")
        return DiffRows(diff), ""

    async def _find(self, text: str) -> None:
        desk, content, turn = self._desk, self._content, self._turn
        self._found, self._at = Found(), -1
        if desk is None or content is None:
            return
        if text:
            async for found in find_in(desk.cache.read, content.entry, text):
                if turn != self._turn or text != self._detail.finds.line.text():
                    return
                self._found = found
                self._show_found()
        self._show_found()
        if self._found.offsets and self._at < 0:
            self._step(1)

    def _show_found(self) -> None:
        found = self._found
        if self._text is not None:
            self._text.mark(found.offsets, found.size)
        count = len(found.offsets)
        self._detail.finds.show_found(self._at + 1, count, more=found.more)
        self.passages_changed.emit()

    def _step(self, by: int) -> None:
        count = len(self._found.offsets)
        if not count or self._text is None:
            return
        self._at = (self._at + by) % count if self._at >= 0 else 0
        self._text.current = self._found.offsets[self._at]
        self._show_found()
        self._detail.view.to_row(self._text.row_of(self._text.current))

    def _on_wrapped(self) -> None:
        self._wraps = not self._wraps
        self._recut()

    def _recut(self) -> None:
        """Rows for another width."""
        content = self._content
        if content is None or self._detail.tabs.current not in (TEXT, HEX):
            return
        if self._detail.tabs.current == HEX or content.size <= WRAPPED:
            self._run(self._show_tab(self._detail.tabs.current), "break lines")

    def _problem(self, digest: Digest, error: HelixError) -> None:
        self._detail.view.show_rows(None, told(error))
        if isinstance(error, CacheCorrupt) and self._detail.digest == digest:
            self._detail.show_state(State.DAMAGED)
        elif isinstance(error, CacheMiss) and self._detail.digest == digest:
            self._detail.show_problem(digest, *worded(error))
        else:
            self._detail.show_problem(digest, *worded(error))

    def _run(self, work: Coroutine[object, object, None], name: str) -> None:
        self._bridge.run(work, name)

    def _connect(self) -> None:
        detail, run = self._detail, self._run
        detail.opened.connect(lambda digest: run(self.open(Digest(digest)), "open entry"))
        detail.tab_wanted.connect(lambda key: run(self._show_tab(key), "show content"))
        detail.finds.wanted.connect(lambda text: run(self._find(text), "find in content"))
        detail.finds.stepped.connect(self._step)
        detail.finds.wrapped.connect(self._on_wrapped)
        detail.view.resized.connect(self._recut)
        detail.view.chosen.connect(self.passages_changed)
