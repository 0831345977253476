"""Check HTML pages: every link leads somewhere, and nothing is fetched from elsewhere."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"audio", "embed", "iframe", "img", "input", "object", "script", "source", "video"}
"""The elements whose addresses a browser fetches by itself; `link` is one of them, too."""
ADDRESSES = ("href", "src", "data", "poster", "action")
IN_STYLES = re.compile(r"""url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)""")


class Page(HTMLParser):
    """The anchors of one page, and the addresses that it links to or fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = {""}
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)
        self.fetched += style_addresses(" ".join(re.findall(r"(?s)<style.*?</style>", text)))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            if name in ADDRESSES and value is not None:
                fetched = tag in FETCHED or (tag == "link" and not _only_said(attrs))
                (self.fetched if fetched else self.links).append(value)


def _only_said(attributes: Sequence[tuple[str, str | None]]) -> bool:
    """Return whether a <link> only says how pages belong together."""
    relation = dict(attributes).get("rel") or ""
    return relation in ("author", "canonical", "index", "next", "prev", "search", "top")


def style_addresses(text: str) -> list[str]:
    """Return the addresses that a style sheet fetches."""
    found = [first or second for first, second in IN_STYLES.findall(text)]
    return [address for address in found if not address.startswith("data:")]


class Site:
    """A folder of pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    @cached_property
    def pages(self) -> dict[Path, Page]:
        found = sorted(self.folder.rglob("*.html"))
        return {path: Page(path.read_text(encoding="utf-8")) for path in found}

    def problems(self) -> Iterator[str]:
        """Yield each dead link and each address outside the folder that a browser would fetch."""
        for path, page in self.pages.items():
            for address in page.fetched:
                yield from self._of(path, address, fetched=True)
            for address in page.links:
                yield from self._of(path, address, fetched=False)
        for path in sorted(self.folder.rglob("*.css")):
            for address in style_addresses(path.read_text(encoding="utf-8")):
                yield from self._of(path, address, fetched=True)

    def _of(self, path: Path, address: str, *, fetched: bool) -> Iterator[str]:
        shown = f"{path.relative_to(self.folder).as_posix()}: {address}"
        parts = urlsplit(address)
        if parts.scheme == "data":
            return
        if parts.scheme or parts.netloc:
            if fetched:
                yield f"{shown} is fetched from elsewhere"
            return
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if not target.is_relative_to(self.folder) or not target.is_file():
            yield f"{shown} leads nowhere"
        elif target in self.pages and unquote(parts.fragment) not in self.pages[target].anchors:
            yield f"{shown} has no such anchor"
