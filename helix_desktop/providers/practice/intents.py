"""What a message asks for: its requests in order, each with what it names."""

import re
from collections.abc import Iterator

from helix_desktop.domain.values import value
from helix_desktop.providers.practice import clauses
from helix_desktop.providers.practice.requests import TABLE, Kind
from helix_desktop.providers.practice.vocabulary import NO_PLACES


@value
class Wish:
    """One request: `where` is a folder it is about, `rest` what its pattern took for the object."""

    kind: Kind
    text: str
    paths: tuple[str, ...] = ()
    where: str = "."
    wanted: str = ""
    rest: str = ""
    start: int = 0
    lines: int = 0


_PATTERNS = tuple((kind, re.compile(pattern, re.I | re.S)) for kind, pattern in TABLE)

_QUESTION = re.compile(r"\W*(?:what|which|how|why|who|when|wie|warum|wer|wann|was|welche)\b", re.I)
_LINES = re.compile(
    r"\b(?:lines?|zeilen?|lignes?|l[ií]neas?)\s{0,3}(\d{1,7})(?:\s{0,3}(?:-|–|to|bis|à|a|through)\s{0,3}"
    r"(\d{1,7}))?|第?\s{0,3}(\d{1,7})\s{0,3}(?:-|–|到|至|から)\s{0,3}(\d{1,7})\s{0,3}行",
    re.I,
)
_FIRST = re.compile(r"\b(?:first|ersten)\s{1,3}(\d{1,6})\s{1,3}(?:lines|zeilen)\b", re.I)
_PLACE = re.compile(
    r"\b(?:in|inside|under|below|of|from|within|im|unter|dans|en)\s+(?:(?:the|this|folder|directory"
    r"|dir|file|ordner|der|dem|datei)\s+){0,3}[`\"“']?(?P<place>[\w.@+~/-]{1,200})",
    re.I,
)
_WITHOUT = frozenset({Kind.COMPARE, Kind.RECALL, Kind.RUN, Kind.ABLE, Kind.DELEGATE, Kind.CACHE})
"""Kinds that have no folder."""


def wishes(message: str) -> list[Wish]:
    """The requests of a message; those that say nothing go where others say something."""
    found = [wish_of(clause) for clause in clauses.clauses(message)]
    telling = [wish for wish in found if wish.kind is not Kind.ASK or _says_something(wish)]
    return telling or found[:1] or [Wish(Kind.ASK, "")]


def wish_of(clause: str) -> Wish:
    """What one request is about; without a pattern that fits it is a question, or names a file."""
    for kind, found in _fitting(clause):
        rest = next((each for each in found.groupdict().values() if each), "").strip()
        wish = Wish(kind, clause, _paths(kind, clause), rest=rest)
        if kind is not Kind.READ or (wish.paths and not _QUESTION.match(clause)):
            return _completed(wish)
    named = _paths(Kind.ASK, clause)
    asks = clause.rstrip(' \t」”"').endswith(("?", "？"))
    return _completed(Wish(Kind.ASK if asks or not named else Kind.READ, clause, named))


def _fitting(clause: str) -> Iterator[tuple[Kind, re.Match[str]]]:
    for kind, pattern in _PATTERNS:
        found = pattern.search(clause)
        if found:
            yield kind, found


def _paths(kind: Kind, clause: str) -> tuple[str, ...]:
    strict = kind in (Kind.ASK, Kind.FIND)
    return tuple(clauses.paths(clause, strict=strict))


def _completed(wish: Wish) -> Wish:
    start, lines = _span(wish.text)
    where = "." if wish.kind in _WITHOUT else _folder(wish)
    wanted = _wanted(wish.rest, where) if wish.kind is Kind.FIND else ""
    named = tuple(path for path in wish.paths if path != wanted)
    return Wish(wish.kind, wish.text, named, where, wanted, wish.rest, start, lines)


def _span(text: str) -> tuple[int, int]:
    """The lines that are asked for: the first, and how many; (0, 0) = no particular ones."""
    if found := _FIRST.search(text):
        return 1, max(1, int(found[1]))
    if not (found := _LINES.search(text)):
        return 0, 0
    first, last = int(found[1] or found[3]), found[2] or found[4]
    return max(1, first), max(1, int(last) - first + 1) if last else 1


def _folder(wish: Wish) -> str:
    """The folder or file that a request is about."""
    if wish.paths:
        return wish.paths[-1]
    for found in _PLACE.finditer(clauses.bare(wish.text) if wish.rest else wish.text):
        place = found["place"].rstrip(".").removeprefix("./")
        if place.lower() not in NO_PLACES and not place.isdigit():
            return place or "."
    return _named(wish) if wish.kind in (Kind.LIST, Kind.WALK, Kind.OVERVIEW) else "."


_OBJECT = re.compile(
    r"\b(?:list|ls|liste|explore|erkunde|summari[sz]e|through)\s+(?:(?:the|folder)\s+){0,2}"
    r"(?P<name>[\w./-]{1,200})",
    re.I,
)


def _named(wish: Wish) -> str:
    """The object of a verb that takes a folder."""
    found = _OBJECT.search(wish.text)
    name = found["name"].rstrip(".") if found else ""
    return name if name and name.lower() not in NO_PLACES else "."


def _wanted(rest: str, where: str) -> str:
    """What is looked for: what is quoted, or the words up to where it is looked for."""
    quoted = [each for each in clauses.quotes(rest) if each != where]
    if quoted:
        return quoted[0]
    plain = _AROUND.split(rest)[0]
    if where != ".":
        plain = re.split(rf"\s+\S{{1,12}}\s+(?:\w{{2,9}}\s+)?[`\"“']?{re.escape(where)}", plain)[0]
    plain = re.sub(r"\s+(?:please|bitte|defined|used|is|are)\W*$", "", plain.strip())
    return plain.strip(" \t?.!,;:。？！\"'`“”") or rest.strip()


_AROUND = re.compile(
    r"\s+(?:in|inside|within|im|in diesem)\s+(?:the\s+|this\s+)?"
    r"(?:folder|project|files|code|repo\w*|projekt|ordner)\b",
    re.I,
)


def _says_something(wish: Wish) -> bool:
    return bool(wish.paths) or len(re.findall(r"\w{5,}", wish.text)) > 1
