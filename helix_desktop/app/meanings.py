"""What one mention stands for now: lines of a file, a folder's list, a stored output.

Files are read by the tools that read them for the agent, so that both mean the same content.
"""

import json
from collections.abc import Iterator
from contextlib import suppress

from helix_desktop.context.texts.markers import Original, about
from helix_desktop.domain.cache import CacheEntry, Origin, is_prefix
from helix_desktop.domain.errors import ContentError, HelixError, StoreError, ToolError
from helix_desktop.domain.mentions import MOST, Attached, Mention, MentionKind, mentions_in
from helix_desktop.domain.ports import Attic, Clock, Provenance
from helix_desktop.tools.files import ListFiles, ReadFile
from helix_desktop.tools.paths import Root

HANDED = "attached"
"""Names what the person handed over in the list of the store."""
ALL_LINES = 1_000_000_000
LARGEST = 8 * 1024 * 1024
"""Bytes of a stored output that is mentioned whole; of a larger one it is the beginning."""


class Meanings:
    """Reads what mentions stand for."""

    def __init__(self, root: Root, attic: Attic, *, provenance: Provenance, clock: Clock) -> None:
        self._attic = attic
        self._provenance = provenance
        self._clock = clock
        self._reader, self._lister = ReadFile(root), ListFiles(root)

    async def attached(self, mention: Mention, name: str) -> Attached | None:
        """None for what names nothing: then it is just words. `name` is how it was written."""
        if mention.kind is MentionKind.CONTENT:
            return await self._content(mention.name, name)
        path = mention.name.removeprefix("./")
        try:
            if not path or path.endswith("/"):
                return await self._folder(path, name)
            return await self._file(mention, path, name)
        except (ToolError, OSError):
            return None

    async def _file(self, mention: Mention, path: str, name: str) -> Attached:
        count = mention.last - mention.first + 1 if mention.last else ALL_LINES
        asked = {"path": path, "start": max(1, mention.first), "lines": count}
        output = await self._reader.run(json.dumps(asked))
        span = f"{mention.first}-{mention.last or ''}" if mention.first else ""
        told = f"lines {span} of the file, as they are now" if span else "the file, as it is now"
        origin = Origin("read_file", f"{path}:{span}" if span else path, f"file:{path}")
        return Attached(name, output.data, origin, told)

    async def _folder(self, path: str, name: str) -> Attached:
        folder = path.rstrip("/") or "."
        output = await self._lister.run(json.dumps({"path": folder}))
        return Attached(
            name,
            output.data,
            Origin("list_files", path or "./", f"folder:{folder}"),
            "what lies in the folder now",
        )

    async def _content(self, prefix: str, name: str) -> Attached | None:
        if not is_prefix(prefix):
            return None
        try:
            digest = await self._attic.find(prefix)
            entry = await self._attic.entry(digest)
            if not is_text(entry):
                return None
            data = await self._attic.read(digest, 0, LARGEST)
            theirs = entry.origin.tool != HANDED and await self._provenance.of_content(digest)
        except (ContentError, StoreError):
            return None
        with suppress(HelixError):  # a full disk must not keep anybody from mentioning
            await self._attic.note_recall(digest, at=self._clock.now())
        return Attached(name, data, entry.origin, _told(entry), theirs)


def targets(text: str) -> Iterator[Mention]:
    """The mentions of a message, each target once, as many as stand for something."""
    found: dict[object, Mention] = {}
    for mention in mentions_in(text):
        if len(found) < MOST:
            found.setdefault(mention.target, mention)
    yield from found.values()


def is_text(entry: CacheEntry) -> bool:
    return not entry.origin.mime.startswith("image/")


def within(old: bytes, now: bytes) -> bool:
    """Whether a reading says the same of its lines as a newer, longer one. May take a while."""
    lines = old.split(b"\n")
    while lines and lines[-1].startswith(b"["):
        lines.pop()
    return b"\n".join(lines) in now


def _told(entry: CacheEntry) -> str:
    origin = entry.origin
    what = about(Original(entry.digest, "", entry.tokens or 0, origin.tool, origin.what))
    if entry.size > LARGEST:
        return f"the first {LARGEST:,} bytes of a stored output: {what}"
    return f"what the person handed over: {what}" if origin.tool == HANDED else f"stored: {what}"
