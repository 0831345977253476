"""What can stand next in a filter: its keys, then values of the key with how many there are."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from helix_desktop.domain.query import STATES
from helix_desktop.domain.values import value
from helix_desktop.ui.cache.filter_words import Word, word_at
from helix_desktop.ui.words import count_text, tr

MOST = 8
KEYS = {
    "tool": "the tool that gave it",
    "what": "a command or a path",
    "text": "words inside the content",
    "re": "a pattern inside the content: re:/error \\d+/i",
    "size": "bytes: size:>10k",
    "tokens": "tokens: tokens:>4k",
    "state": "what the open session's window makes of it",
    "used": "when it was recalled last",
    "recalls": "how often it was recalled",
    "refs": "how many events name it",
    "created": "when it came: created:<7d",
    "lines": "how many lines it has",
    "sha": "how its digest begins",
    "mime": "its kind: mime:image",
    "outcome": "how the call ended",
    "pinned": "yes or no",
}
_VALUES = {
    "size": (">10k", ">100k", ">1M", "<1k"),
    "tokens": (">1k", ">10k", ">32k", "<500"),
    "used": ("never", "<1d", "<7d", ">30d"),
    "created": ("today", "yesterday", "<7d", ">30d"),
    "recalls": ("0", ">0", ">3"),
    "refs": ("0", "1", ">1"),
    "lines": (">100", ">1k", "<10"),
    "pinned": ("yes", "no"),
    "state": STATES,
    "outcome": ("failed", "denied", "stopped"),
    "mime": ("text", "image", "json"),
}


@value
class Offer:
    """One completion: what it puts in place of the word, and what is said beside it."""

    text: str
    start: int
    end: int
    beside: str = ""


@value
class Known:
    """What values there are and how many entries have them, as far as that is known."""

    tools: Sequence[tuple[str, int]] = ()
    states: Mapping[str, int] = field(default_factory=dict)


def offers(text: str, place: int, known: Known) -> list[Offer]:
    """What can stand at the cursor; nothing in the middle of a word that is finished."""
    word = word_at(text, place)
    if word is None:
        return []  # nothing covers the list before somebody types
    if place != word.end:
        return []
    minus = "-" if text[word.start] == "-" and word.colon != word.start else ""
    if not word.key:
        begun = text[word.start : word.end].lstrip("-").casefold()
        names = [name for name in KEYS if name.startswith(begun) and begun]
        shift = word.start + (text[word.start] == "-")
        return [_key(name, shift, word.end) for name in names[:MOST]]
    return _values(word, minus, known)


def _key(name: str, start: int, end: int) -> Offer:
    return Offer(f"{name}:", start, end, tr(KEYS[name]))


def _values(word: Word, minus: str, known: Known) -> list[Offer]:
    begun = word.value.casefold()
    counted = dict(known.tools) if word.key == "tool" else dict(known.states)
    if word.key == "tool":
        values: Sequence[str] = [name for name, _ in known.tools]
    else:
        values = _VALUES.get(word.key, ())
        counted = counted if word.key == "state" else {}
    fitting = [each for each in values if begun in each.casefold() and each.casefold() != begun]
    return [
        Offer(
            f"{minus}{word.key}:{_quoted(each)} ",
            word.start,
            word.end,
            count_text(counted[each]) if each in counted else "",
        )
        for each in fitting[:MOST]
    ]


def _quoted(value: str) -> str:
    """As the filter reads it back, whatever a tool is called."""
    if value and not any(char.isspace() or char == '"' for char in value):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
