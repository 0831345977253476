"""Reads the web searches that a provider made itself: queries, sources, and their
limits."""

import re

from helix_desktop.domain.messages import WebSearch, WebSource

MAX_SEARCHES = 8
"""The most searches of one reply, if a provider takes a limit: nobody is asked between them."""
MAX_QUERIES = 20
MAX_SOURCES = 50
MAX_TEXT_CHARS = 300
"""The most characters of a query and of a title that are shown; the provider's own form has all."""

_ADDRESS = re.compile(r"https?://[^\s<>\\\x00-\x1f\x7f]{1,2000}")


def read_search(
    queries: object, pages: object = None, *, opaque: str = "", problem: object = ""
) -> WebSearch:
    """Return a search from values of any kind as they arrived, as far as they make sense."""
    texts = tuple(query[:MAX_TEXT_CHARS] for query in _items(queries) if isinstance(query, str))
    sources: dict[str, WebSource] = {}
    for page in _items(pages):
        fields = page if isinstance(page, dict) else {}
        url, title = fields.get("url") or fields.get("uri"), fields.get("title")
        if isinstance(url, str) and url not in sources and _ADDRESS.fullmatch(url):
            shown_title = title[:MAX_TEXT_CHARS] if isinstance(title, str) else ""
            sources[url] = WebSource(url, shown_title)
    return WebSearch(
        tuple(dict.fromkeys(query for query in texts if query.strip()))[:MAX_QUERIES],
        tuple(sources.values())[:MAX_SOURCES],
        opaque,
        problem[:MAX_TEXT_CHARS] if isinstance(problem, str) else "",
    )


def _items(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
