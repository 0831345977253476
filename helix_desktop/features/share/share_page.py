"""*Share session as page*: one HTML page of a session, without scripts, and what it leaves out.

Messages are shown as the window shows them: Markdown, code, tables, formulas, and the lines that an
edit changed, in light or dark. Secrets are masked, and the caller gets a list of them to show
before the page is written. Outputs and pictures are limited in size; the page says what it leaves
out.
"""

import asyncio
import base64
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from html import escape

from msgspec import Struct

from helix_desktop.app.history.plain_pages import PAGE_POLICY, thin_out
from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.app.secret_filter import SecretFilter
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.context_window.rewrites import RewriteSort
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    FileChanged,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.file_changes import (
    FileChange,
    FileDiff,
    fold_file_changes,
    is_restore,
)
from helix_desktop.domain.formulas import Formula, FormulaDrawing
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.messages import Image, Text, Thinking, ToolCall, WebSearch
from helix_desktop.domain.ports import Store
from helix_desktop.features.share.window_blocks import BLOCK_STYLE, PageBlocks, color_style
from helix_desktop.tools.files.file_restore import compare_contents
from helix_desktop.tools.formulas.formula_process import FormulaProcess

MAX_OUTPUT_BYTES = 64 << 10
"""The most that is shown of one output."""
MAX_PICTURE_BYTES = 4 << 20
MAX_COMPARED_BYTES = 1 << 20
"""The largest version of a file whose changed lines are shown."""
MAX_CONTENT_BYTES = 32 << 20
"""The most that all outputs, pictures, and versions of files take together."""
MAX_TEXT_CHARS = 1_000_000
"""The most that is shown of one message."""
_SECRET_BYTES = 16 << 10
"""Read beyond the end, so that a secret at the end is recognized as a whole."""
_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_WIDTH, _HEIGHT = 760, 160
_MAX_LINE_CHARS, _MAX_LINES = 400, 1_000
_MAX_READ_CHARS = _MAX_LINE_CHARS + _SECRET_BYTES
_STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { background: var(--bg); color: var(--fg); max-width: 56rem; margin: 2rem auto;
  padding: 0 1rem; }
h1 { overflow-wrap: anywhere; } h2 { font-size: 1rem; margin: 2rem 0 .25rem; }
time, p.note { color: var(--mut); font-weight: normal; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; margin: .5rem 0; }
details { border: 1px solid var(--line); border-radius: 6px; padding: .25rem .6rem;
  margin: .4rem 0; }
details pre { background: var(--code); border-radius: 6px; padding: .5rem; font-size: .85rem; }
details.compaction { border-color: var(--warn); }
summary { cursor: pointer; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; }
svg.curve { width: 100%; height: auto; background: var(--code); }
"""


class SharedPage(Struct):
    """A page, and what was masked in it and left out of it."""

    mask: SecretMask
    html: str = ""
    messages: int = 0
    calls: int = 0
    compactions: int = 0
    left_out: int = 0
    """The outputs, pictures, and changes of files that are cut or missing."""


class _Content(Struct, frozen=True):
    """The beginning of a content; `size` is that of all of it."""

    data: bytes
    size: int


async def share_page(
    store: Store,
    session: SessionId,
    title: str,
    *,
    known: SecretFilter,
    draw: Callable[[Formula], FormulaDrawing | None] | None = None,
) -> SharedPage:
    """Return the page of a session, up to its newest event.

    `draw` draws formulas, in a thread; without it, a process of its own does.
    """
    items = await store.events(session)
    shown_contents: dict[Digest, bool] = {}
    """Each with whether it is a picture."""
    compared_contents: dict[Digest, None] = {}
    for item in items:
        match item:
            case Recorded(event=TurnStarted(images=images)):
                shown_contents |= dict.fromkeys((image.content for image in images), True)
            case Recorded(event=ToolReturned(content=content, images=images)):
                shown_contents.setdefault(content, False)
                shown_contents |= dict.fromkeys((image.content for image in images), True)
            case Recorded(event=OutputGated(shown=shown)):
                shown_contents.setdefault(shown, False)
            case Recorded(event=FileChanged(before=before, after=after)):
                sides = (before, after)
                compared_contents |= dict.fromkeys(side for side in sides if side is not None)
    contents: dict[Digest, _Content] = {}
    bytes_left = MAX_CONTENT_BYTES
    for digest, is_picture in shown_contents.items():
        try:
            size = (await store.entry(digest)).size
            wanted_bytes = size if is_picture else min(size, MAX_OUTPUT_BYTES + _SECRET_BYTES)
            is_left_out = wanted_bytes > bytes_left or (is_picture and size > MAX_PICTURE_BYTES)
            data = (
                b""
                if is_left_out or not wanted_bytes
                else await store.read(digest, 0, wanted_bytes)
            )
        except (CacheMiss, CacheCorrupt):
            continue
        contents[digest] = _Content(data, size)
        bytes_left -= len(data)
    versions: dict[Digest, bytes] = {}
    for digest in compared_contents:
        try:
            size = (await store.entry(digest)).size
            if size <= min(MAX_COMPARED_BYTES, bytes_left):
                versions[digest] = await store.read(digest, 0, size) if size else b""
                bytes_left -= size
        except (CacheMiss, CacheCorrupt):
            continue
    page = SharedPage(SecretMask(known))
    process = FormulaProcess()
    try:
        blocks = PageBlocks(draw or process.draw)
        writer = _PageWriter(page, contents, versions=versions, known=known, blocks=blocks)
        await asyncio.to_thread(writer.write, title, items)
    finally:
        await asyncio.to_thread(process.stop)
    return page


class _PageWriter:
    """Writes a page.

    Everything that comes from the session passes `_text`, `_line`, or the blocks, which escape it.
    """

    def __init__(
        self,
        page: SharedPage,
        contents: Mapping[Digest, _Content],
        *,
        versions: Mapping[Digest, bytes],
        known: SecretFilter,
        blocks: PageBlocks,
    ) -> None:
        self._page, self._contents, self._versions = page, contents, versions
        self._known, self._blocks = known, blocks
        self._edits: defaultdict[str, list[FileChanged]] = defaultdict(list)
        """The changes of files by the calls that made them."""
        self._event = 0
        """The number of the event that is written now."""
        self._results: dict[str, ToolReturned] = {}
        self._gated_outputs: dict[str, OutputGated] = {}

    def write(self, title: str, items: Sequence[Recorded | Unreadable]) -> None:
        for item in items:
            match item:
                case Recorded(event=ToolReturned(call=call) as result):
                    self._results[call] = result
                case Recorded(event=OutputGated(call=call) as gated):
                    self._gated_outputs[call] = gated
                case Recorded(event=FileChanged(call=call) as change) if not is_restore(change):
                    self._edits[call].append(change)
        heading = self._line(title or "Untitled")
        body = [part for item in items for part in self._item_html(item)]
        page = self._page
        summary = (
            f"{page.messages:,} messages, {page.calls:,} tool calls, "
            f"{page.compactions:,} compactions."
        )
        if page.mask.count:
            summary += f" Secrets were masked in {page.mask.count:,} places."
        if page.left_out:
            summary += f" {page.left_out:,} outputs and pictures are cut or missing."
        style = "\n".join((color_style(), _STYLE, BLOCK_STYLE))
        parts = (
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{heading}</title><style>{style}</style></head><body>",
            f"<h1>{heading}</h1>",
            f'<p class="note">A session of Helix Desktop. {summary}</p>',
            _size_curve(items),
            *body,
            "</body></html>",
        )
        page.html = "\n".join((*parts, ""))

    def _item_html(self, item: Recorded | Unreadable) -> Iterator[str]:
        if isinstance(item, Unreadable):
            yield f'<p class="note">Event {item.seq:,} can\'t be read.</p>'
            return
        self._event = item.seq
        match item.event:
            case TurnStarted(at=at, text=text, images=images):
                yield self._heading_html("You", at)
                yield self._blocks.typed(self._masked_text(text))
                yield from map(self._picture, images)
            case ContextInjected(text=text, source=source):
                summary = f"Context from {self._line(source)}"
                yield self._details(summary, f"<pre>{self._text(text)}</pre>")
            case AssistantReplied(at=at, llm=llm, parts=parts):
                yield from self._message_html(llm, at, parts)
            case EpochCommitted(epoch=epoch):
                is_compaction = epoch.sort is RewriteSort.COMPACTION
                self._page.compactions += is_compaction
                sizes = f"{epoch.before:,} → {epoch.after:,} tokens" if epoch.before else ""
                change = "compacted" if is_compaction else "changed"
                summary = f"Context {change}: {self._line(epoch.reason)} <b>{sizes}</b>"
                texts = [f"<pre>{self._text(fold.text)}</pre>" for fold in epoch.folds]
                if epoch.marked:
                    texts.append(f"<p>{len(epoch.marked):,} parts were replaced by markers.</p>")
                yield self._details(summary, *texts, kind="compaction")
            case TurnEnded(ending=ending, detail=detail) if ending is not Ending.DONE:
                yield f'<p class="note">Turn ended: {self._line(f"{ending}. {detail}")}</p>'

    def _message_html(
        self, speaker: str, at: float, parts: Sequence[Text | Thinking | ToolCall | WebSearch]
    ) -> Iterator[str]:
        yield self._heading_html(speaker, at)
        for part in parts:
            match part:
                case Text(text=text) if text.strip():
                    yield self._blocks.markdown(self._masked_text(text))
                case Thinking(text=text) if text.strip():
                    content = self._blocks.markdown(self._masked_text(text))
                    yield self._details("Thinking", content)
                case WebSearch(text=text):
                    yield self._details("Web search", f"<pre>{self._text(text)}</pre>")
                case ToolCall():
                    yield self._call_html(part)

    def _heading_html(self, speaker: str, at: float) -> str:
        self._page.messages += 1
        return f"<h2>{self._line(speaker)} {_time(at)}</h2>"

    def _call_html(self, call: ToolCall) -> str:
        self._page.calls += 1
        content = [self._blocks.code(self._masked_text(call.arguments), "json")]
        content += map(self._diff_html, fold_file_changes(self._edits.pop(call.id, ())))
        result, gated = self._results.get(call.id), self._gated_outputs.get(call.id)
        if result is None:
            return self._details(f"{self._line(call.tool)}: no output", *content)
        summary = self._line(f"{call.tool} {result.what}") + f" → {result.size:,} bytes"
        if result.outcome is not Outcome.OK:
            summary += f" ({result.outcome})"
        if gated is not None and gated.shown != result.content:
            form = self._output_html(gated.shown)
            content.append(self._details(f"What the model read instead ({gated.choice})", form))
        content += (self._output_html(result.content), *map(self._picture, result.images))
        return self._details(summary, *content)

    def _output_html(self, digest: Digest) -> str:
        content = self._contents.get(digest)
        if content is None or (content.size and not content.data):
            self._page.left_out += 1
            return f'<p class="note">This output is left out. SHA-256: {escape(digest)}</p>'
        text = self._page.mask.of(content.data.decode("utf-8", "replace"), self._event)
        if content.size <= MAX_OUTPUT_BYTES:
            return f"<pre>{escape(text)}</pre>"
        self._page.left_out += 1
        # the bytes behind the limit were only read to recognize a secret that begins before it
        text = text[: max(0, len(text) - _SECRET_BYTES)]
        note = f"Only the beginning of {content.size:,} bytes. SHA-256: {escape(digest)}"
        return f'<pre>{escape(text)}</pre><p class="note">{note}</p>'

    def _diff_html(self, change: FileChange) -> str:
        """Return the lines that a call changed in a file.

        The contents are masked as wholes, since half a secret has no known form.
        """
        sides = [
            b"" if version is None else self._versions.get(version)
            for version in (change.before, change.after)
        ]
        before, after = sides
        size = FileDiff(comparable=False)
        if before is not None and after is not None:
            size = compare_contents((before, after))
        if not size.comparable:
            self._page.left_out += 1
            return f'<p class="note">The changes of {self._line(change.path)} are left out.</p>'
        for hunk in size.hunks:  # only what is shown counts
            self._page.mask.of(hunk, self._event)
        mask = SecretMask(self._known)
        masked = [
            mask.of((side or b"").decode("utf-8", "replace"), self._event).encode()
            for side in sides
        ]
        return self._blocks.diff(self._plain_line(change.path), size, compare_contents(masked))

    def _picture(self, image: Image) -> str:
        content = self._contents.get(image.content)
        if content is None or not content.data or image.mime not in _PICTURES:
            self._page.left_out += 1
            return f'<p class="note">A picture is left out. SHA-256: {escape(image.content)}</p>'
        data = base64.b64encode(content.data).decode()
        return f'<p><img alt="" src="data:{image.mime};base64,{data}"></p>'

    def _details(self, summary: str, *content: str, kind: str = "") -> str:
        attribute = f' class="{kind}"' if kind else ""
        return f"<details{attribute}><summary>{summary}</summary>{''.join(content)}</details>"

    def _text(self, text: str) -> str:
        return escape(self._masked_text(text))

    def _masked_text(self, text: str) -> str:
        more = len(text) - MAX_TEXT_CHARS
        note = f"\n[{more:,} more characters]" if more > 0 else ""
        return self._masked_start(text, MAX_TEXT_CHARS) + note

    def _masked_start(self, text: str, max_chars: int) -> str:
        """Return the beginning of a text, cut behind the masks: half a secret has no known form."""
        masked = self._page.mask.of(text[: max_chars + _SECRET_BYTES], self._event)
        return masked[:max_chars]

    def _line(self, text: str) -> str:
        """Return a line in which no character hides or reorders others."""
        return escape(self._plain_line(text))

    def _plain_line(self, text: str) -> str:
        line = self._masked_start(" ".join(text[:_MAX_READ_CHARS].split()), _MAX_LINE_CHARS)
        return show_hidden(line)


def _time(at: float) -> str:
    with suppress(OverflowError, ValueError, OSError):  # a damaged or imported time
        return f"<time>{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M UTC}</time>"
    return ""


def _size_curve(items: Sequence[Recorded | Unreadable]) -> str:
    """Return the size of each request side by side, with a line at each compaction."""
    requests = SessionRequests()
    requests.add(items)
    sizes, window = requests.tokens, max(requests.windows, default=0)
    compactions = [
        rewrite.step
        for rewrite in requests.rewrites
        if rewrite.step and rewrite.sort is RewriteSort.COMPACTION
    ]
    if len(sizes) < 2:
        return ""
    top, last = max(window, *sizes, 1), len(sizes) - 1
    points = " ".join(
        f"{_WIDTH * index / last:.1f},{_HEIGHT * (1 - size / top):.1f}"
        for index, size in thin_out(sizes)
    )
    lines = "".join(
        f'<path d="M{_WIDTH * min(index, last) / last:.1f} 0V{_HEIGHT}" stroke="var(--warn)" '
        'stroke-dasharray="3 3"/>'
        for index in compactions[-_MAX_LINES:]
    )
    label = f"The size of each request; the full height is {top:,} tokens"
    return (
        f'<svg class="curve" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">'
        f'{lines}<polyline fill="none" stroke="var(--acc)" stroke-width="1.5" points="{points}"/>'
        "</svg>"
        f'<p class="note">{label}. Dashed lines: compactions.</p>'
    )
