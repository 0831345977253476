"""Turns a fetched HTML page into readable text: headings, lists, links, tables.

Pages come from anybody, so the conversion is limited in time and size. Scripts, styles and hidden
elements are dropped; invisible characters that could carry text are shown by their code points.
"""

import re
import time
from contextlib import suppress
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

MAX_TEXT_CHARS = 2_000_000
"""Most characters of text; a book has about a million."""
MAX_PARSING_SECONDS = 5.0
PIECE = 64 * 1024
MAX_PENDING_CHARS = 1_000_000
"""Most characters of one tag or comment, which is parsed again with every new piece."""
MAX_DEPTH = 400
"""Most open elements that are tracked; browsers stop at 512."""
MAX_LINK_CHARS = 1_000
NOT_READ = "[the rest of the page is not shown: it is too long or too tangled]"

Attributes = list[tuple[str, str | None]]


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_DROPPED = _names("""
    script style template noscript svg math iframe object embed canvas audio video select datalist
    head input textarea
""")
_VOID = _names("area base br col embed hr img input link meta param source track wbr")
_SPACED = _names("p h1 h2 h3 h4 h5 h6 pre table ul ol blockquote section article title")
_BLOCKS = _SPACED | _names("""
    address aside body dd details dialog div dl dt fieldset figcaption figure footer form header hr
    html li main nav summary tbody tfoot thead tr caption
""")
_ENDS_BY_ITSELF = {
    "li": {"li"}, "p": {"p"}, "td": {"td", "th"}, "th": {"td", "th"}, "tr": {"tr", "td", "th"},
    "dt": {"dt", "dd"}, "dd": {"dt", "dd"}, "option": {"option"},
}  # fmt: skip
"""Elements that end where another of these begins, although nothing says so."""

_UNSEEN = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font-size\s*:\s*0(?![.\d]*[1-9])"
    r"|opacity\s*:\s*0(?:\.0*)?(?:\s*[;!]|\s*$)",
    re.IGNORECASE,
)
_SMUGGLED = re.compile("[\U000e0000-\U000e007f\u202a-\u202e\u2066-\u2069]")
_ENDLESS_REFERENCE = re.compile(r"&#[0-9]{100,};?")
"""Matches the number of no character, too long for the parser."""
_BLANK = re.compile(r"[ \t\r\n\f\v\u00a0]+")
_MANY_LINES = re.compile(r"\n{3,}")


def page_to_text(html: str, base: str, *, seconds: float = MAX_PARSING_SECONDS) -> str:
    """Convert a page to text; links are shown with their addresses, resolved against `base`."""
    reader = _Reader(base, time.monotonic() + seconds)
    html = _ENDLESS_REFERENCE.sub("\ufffd", html)
    try:
        for start in range(0, len(html), PIECE):
            reader.feed(html[start : start + PIECE])
            reader.check()
        reader.close()
    # AssertionError is the parser's own, for `<![` without a section
    except (_PageTooLarge, AssertionError):
        return f"{reader.text}\n\n{NOT_READ}"
    return reader.text


def show_invisible(text: str) -> str:
    return _SMUGGLED.sub(lambda match: f"⟨U+{ord(match[0]):04X}⟩", text)


class _PageTooLarge(Exception):
    """The page takes too long, or is too large."""


class _Reader(HTMLParser):
    """A parser that writes the readable text of a page."""

    def __init__(self, base: str, until: float) -> None:
        super().__init__(convert_charrefs=True)
        self._base, self._until = base, until
        self._open: list[tuple[str, bool]] = []
        """Open elements, each with whether it is visible."""
        self._parts: list[str] = []
        self._size = 0
        self._lines = 2
        """Line feeds at the end of the text so far; an empty text counts as two."""
        self._links: list[tuple[str, int]] = []
        """Addresses of open links, each with the place where its text begins."""

    @property
    def text(self) -> str:
        joined = _MANY_LINES.sub("\n\n", "".join(self._parts))
        return show_invisible("\n".join(line.rstrip() for line in joined.split("\n")).strip())

    def check(self) -> None:
        if len(self.rawdata) > MAX_PENDING_CHARS:
            raise _PageTooLarge
        if (
            self._size > MAX_TEXT_CHARS
            or len(self._open) > MAX_DEPTH
            or time.monotonic() > self._until
        ):
            raise _PageTooLarge

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        self.check()
        ends = _ENDS_BY_ITSELF.get(tag, set())
        while self._open and self._open[-1][0] in ends:
            name, seen = self._open.pop()
            if seen:
                self._end_element(name)
        seen = self._seen and not _is_hidden(tag, attrs)
        # the page's title counts as visible despite the head
        is_title = tag == "title" and bool(self._open) and self._open[-1][0] == "head"
        if tag not in _VOID:
            self._open.append((tag, seen or is_title))
        if not seen:
            return
        if tag in _BLOCKS or tag == "br":
            self._break(2 if tag in _SPACED else 1)
        if tag in _STARTS:
            self._write_text(_STARTS[tag])
        elif tag == "a":
            href, address = dict(attrs).get("href") or "", ""
            if href and not href.startswith("#") and len(href) <= MAX_LINK_CHARS:
                with suppress(ValueError):
                    full = urljoin(self._base, href.strip())
                    if urlsplit(full).scheme in ("http", "https", "mailto"):
                        address = _BLANK.sub("%20", full)
            self._links.append((address, len(self._parts)))
        elif tag == "img" and (text := (dict(attrs).get("alt") or "").strip()):
            self._write_text(f"[picture: {_BLANK.sub(' ', text)[:300]}]")
        elif tag in ("td", "th") and not self._lines:
            self._write_text(" | ")

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        self.check()
        if not any(name == tag for name, _ in self._open):
            return
        while self._open:
            name, seen = self._open.pop()
            if seen:
                self._end_element(name)
            if name == tag:
                return

    def handle_data(self, data: str) -> None:
        self.check()
        if not self._seen:
            return
        if any(name == "pre" for name, _ in self._open):
            self._write_text(data.replace("\r\n", "\n"))
            return
        words = _BLANK.sub(" ", data)
        if self._lines or (self._parts and self._parts[-1].endswith(" ")):
            words = words.lstrip(" ")
        self._write_text(words)

    @property
    def _seen(self) -> bool:
        return self._open[-1][1] if self._open else True

    def _end_element(self, tag: str) -> None:
        if tag == "a" and self._links:
            address, start = self._links.pop()
            words = _BLANK.sub(" ", "".join(self._parts[start:])).strip()
            if address and words:
                del self._parts[start:]
                self._lines = 0
                self._write_text(f"[{words}]({address})")
        if tag in _BLOCKS:
            self._break(2 if tag in _SPACED else 1)

    def _break(self, lines: int) -> None:
        if self._lines < lines:
            self._write_text("\n" * (lines - self._lines))

    def _write_text(self, text: str) -> None:
        if not text:
            return
        self._parts.append(text)
        self._size += len(text)
        ending = len(text) - len(text.rstrip("\n"))
        self._lines = ending + (self._lines if ending == len(text) else 0)


_STARTS = {f"h{level}": f"{'#' * level} " for level in range(1, 7)} | {"li": "- ", "hr": "---"}


def _is_hidden(tag: str, attrs: Attributes) -> bool:
    """Return whether an element's content is invisible to a reader of the page."""
    if tag in _DROPPED:
        return True
    named = dict(attrs)
    if "hidden" in named or (named.get("aria-hidden") or "").strip().lower() == "true":
        return True
    return _UNSEEN.search((named.get("style") or "")[:4_000]) is not None
