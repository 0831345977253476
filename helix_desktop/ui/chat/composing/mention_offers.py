"""How files, outputs and lines look in the list, and what choosing them writes."""

import re
from collections.abc import Sequence

from helix_desktop.app.listing import Place
from helix_desktop.app.mentions import Weight
from helix_desktop.domain.cache import SHORTEST_PREFIX, CacheEntry
from helix_desktop.domain.mentions import Passage, spelled
from helix_desktop.ui.chat.composing.mention_model import Offer
from helix_desktop.ui.chat.composing.mention_popup import MOST
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import age_text, count_text, counted, tr

FIRST = 80
"""Lines that are offered as the first ones."""
_TYPED = re.compile(r"(\d{1,9})(?:-(\d{0,9}))?")


def keys(*, enter: str, tab: str = "", typed: str = "") -> tuple[tuple[str, str], ...]:
    """What the foot names: key and what it does."""
    named = (
        ("↑↓", tr("choose")),
        ("Enter", enter),
        ("Tab", tab),
        ("10-40", typed),
        ("Esc", tr("close")),
    )
    return tuple((key, words) for key, words in named if words)


def place_offer(place: Place) -> Offer:
    return Offer(
        key=place.path,
        name=place.name,
        text=spelled(place.path),
        icon="folder" if place.folder else "file",
        where=place.where,
        right=tr("{0} files").format(count_text(place.files)) if place.folder else "",
        marks=place.marks,
        path=place.path,
    )


def output_offer(entry: CacheEntry, query: str, *, now: float, pace: float) -> Offer:
    """A stored output by its digest; its name is what it was of."""
    name = one_line(entry.origin.what or entry.origin.tool, 120)
    asked = query.removeprefix("cache:").casefold()
    at = name.casefold().find(asked) if asked else -1
    digest = entry.digest
    return Offer(
        key=digest,
        name=name,
        text=f"#{digest[:SHORTEST_PREFIX]}",
        icon="cache",
        where=f"{digest[:6]}…{digest[-4:]} · {entry.origin.tool} · {age_text(now - entry.created)}",
        right=_tokens(counted(entry.tokens or 0, pace)),
        chip="cached",
        marks=tuple(range(at, at + len(asked))) if at >= 0 else (),
    )


def figure(weight: Weight, pace: float) -> tuple[str, str]:
    """What the row of a file says once it was read."""
    return _tokens(counted(weight.tokens, pace)), "changed" if weight.changed else ""


def line_offers(path: str, query: str, parts: Sequence[Offer], *, lines: int) -> tuple[Offer, ...]:
    """Typed lines first, then the parts whose name, or whose lines, fit."""
    found: list[Offer] = []
    numbers = _TYPED.fullmatch(query)
    if span := _span(query, lines):
        first, last = span
        words = tr("lines {0} to {1}").format(first, last)
        found.append(Offer(f"typed {query}", words, f"@{path}:{first}-{last}", "list"))
    asked = query.casefold()
    for part in parts:
        if numbers is not None or asked not in part.name.casefold():
            continue
        at = part.name.casefold().find(asked)
        marks = tuple(range(at, at + len(asked)))
        found.append(
            Offer(part.key, part.name, f"@{path}:{part.key}", "list", right=part.right, marks=marks)
        )
    if not query:
        found.insert(0, Offer("all", tr("all lines"), f"@{path}", right=f"1–{lines}"))
    return tuple(found[:MOST])


def passage_offers(name: str, query: str, *, lines: int) -> tuple[Offer, ...]:
    """Of a stored output: the lines that are typed or that hold what is typed, or what can be."""
    digits = name.removeprefix("#")
    begun, quote, letters = query.partition('"')
    span = _span(begun.rstrip(":"), lines)
    if quote:
        first, last = span or (0, 0)
        wanted = Passage(first, last, letters)
        held = tr("lines with “{0}”").format(one_line(letters, 60))
        right = f"{first}–{last}" if span else ""
        known = bool(letters.strip()) and (bool(span) or not begun)
        return (Offer("letters", held, wanted.spelled(digits), "search", right=right),) * known
    if span:
        words = tr("lines {0} to {1}").format(*span)
        return (Offer("typed", words, Passage(*span).spelled(digits), "list"),)
    if query:
        return ()
    found = [Offer("all", tr("all lines"), name, "list", right=f"1–{lines}")]
    if lines > FIRST:
        words = tr("the first {0} lines").format(FIRST)
        found.append(Offer("first", words, Passage(1, FIRST).spelled(digits), "list"))
    words = tr("lines that hold certain words")
    return (*found, Offer("search", words, f'{name}:"', "search"))


def _span(query: str, lines: int) -> tuple[int, int] | None:
    """The first and the last line that are typed, as far as there are such; None: there are none.

    As in "10", "10-" and "10-40".
    """
    numbers = _TYPED.fullmatch(query)
    if numbers is None or not 1 <= int(numbers[1]) <= lines:
        return None
    first = int(numbers[1])
    last = min(lines, int(numbers[2] or (lines if "-" in query else first)))
    return (first, last) if first <= last else None


def _tokens(count: int) -> str:
    return tr("{0} tok").format(count_text(count)) if count else ""
