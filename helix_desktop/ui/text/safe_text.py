"""Makes text of models and tools safe to show: hidden characters spelled out, long lines broken,
and which links may be opened (http, https, mailto), with warnings of deceptive ones.

Qt needs seconds to lay out a line of a megabyte, so lines are broken and counted first. Hidden
characters are replaced before anything reads the text: ⟨U+202E⟩ stands for the character. Joiners
and selectors stay where scripts and emoji need them, and nowhere else. The address that is shown is
exactly the one that will be opened.
"""

import ipaddress
import re
import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from urllib.parse import quote, unquote, urlsplit

from msgspec import Struct

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.cache import Origin
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.hidden_characters import has_hidden, show_hidden
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.net_addresses import is_public_address
from helix_desktop.domain.permission import ANY_FILE
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.formatting import (
    count_text,
    cut_text,
    is_english,
    phrase_text,
    plural,
    retold,
    tr,
)

MAX_LINE_CHARS = 1_000
"""Most characters of a line before it is broken."""
MAX_WORD_CHARS = 100
"""Characters before the break in which a space is searched for."""
MAX_MESSAGE_CHARS = 40_000
"""Most characters of one message that are shown; the journal has all of it."""
MAX_OUTPUT_LINES = 40
"""Lines of a tool's output that are shown in the transcript."""

_UNBROKEN = re.compile(r"\S{30}")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def bounded_text(text: str, limit: int = MAX_MESSAGE_CHARS) -> str:
    """Bound a text for layout; a note tells the number of characters cut."""
    is_cut = len(text) > limit
    lines = visible_text(text[:limit]).split("\n")
    bounded = "\n".join(piece for line in lines for piece in _pieces(line))
    if not is_cut:
        return bounded
    return f"{bounded}\n" + plural(
        len(text) - limit, "… {0} more character not shown", "… {0} more characters not shown"
    )


def _pieces(line: str) -> Iterator[str]:
    """Yield a line in pieces that Qt lays out quickly, broken between words where possible."""
    while len(line) > MAX_LINE_CHARS:
        space = line.rfind(" ", MAX_LINE_CHARS - MAX_WORD_CHARS, MAX_LINE_CHARS)
        end = space + 1 if space >= 0 else MAX_LINE_CHARS
        yield line[:end]
        line = line[end:]
    yield line


def breakable_text(text: str) -> str:
    """Let Qt break long words of outside text, which would widen a label beyond its place."""
    return _UNBROKEN.sub("\\g<0>\u200b", text)


def output_preview(text: str, full_size: int) -> str:
    """Return at most 40 lines of an output that begins with `text`."""
    lines = bounded_text(text[: MAX_OUTPUT_LINES * MAX_LINE_CHARS]).split("\n")
    if len(lines) <= MAX_OUTPUT_LINES and len(text.encode("utf-8", "replace")) >= full_size:
        return "\n".join(lines)
    head = lines[: MAX_OUTPUT_LINES - 1]
    size_note = plural(
        full_size,
        "… {0} byte total. The full output is in the cache.",
        "… {0} bytes total. The full output is in the cache.",
    )
    return "\n".join([*head, size_note])


def visible_text(text: str) -> str:
    """Replace control characters by a mark and all line ends by one kind."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n")
    return _CONTROL.sub("\ufffd", plain.replace("\u2029", "\n"))


_OWN_SIGNS = frozenset("\u00a0\u202f\u2066\u2068\u2069\u200f")
_OWN = re.compile("([\u00a0\u202f\u2066\u2068\u2069\u200f])")


def one_line(text: str, limit: int = 200) -> str:
    """Return a name or path as a single line with invisible characters spelled out."""
    first = text[:limit]
    if not first.isprintable():
        first = "".join(map(_spelled, first))
    return first + "…" if len(text) > limit else first


MAX_LISTED_NAMES = 3


def names_text(names: tuple[str, ...]) -> str:
    """Return the first names of a list."""
    shown = ", ".join(one_line(name, 60) for name in names[:MAX_LISTED_NAMES])
    return shown if len(names) <= MAX_LISTED_NAMES else tr("{0} and more").format(shown)


def rule_form_text(form: str) -> str:
    """Return what a permission rule applies to, with hidden characters spelled out.

    Long runs of blanks are shown as a count.
    """
    if form == ANY_FILE:
        return phrase_text(ANY_FILE)
    return count_blanks(show_hidden(form), translate=retold)


def label_line(text: str, limit: int = 200) -> str:
    """Return a text of the window as `one_line`, with the signs that its translation has.

    They are no-break spaces, and the isolates around values and the mark at the begin in
    right-to-left languages. English has none, and outside values are spelled out before they come
    into such a text.
    """
    if is_english():
        return one_line(text, limit)
    line = "".join(char if char in _OWN_SIGNS else _spelled(char) for char in text[:limit])
    return line + "…" if len(text) > limit else line


def origin_text(origin: Origin, limit: int = 200) -> str:
    """Return what a cache entry holds: a path, a command, a part of its output, or an argument."""
    if origin.what.startswith("/") and not (origin.outcome or origin.source):
        return label_line(tr("argument “{0}”").format(one_line(origin.what[1:], limit)), limit)
    choice, separator, source = origin.what.partition(" of ")
    if separator and choice == GateChoice.KEEP_PREVIEW.value:
        return label_line(tr("preview of {0}").format(one_line(source, limit)), limit)
    if separator and choice == GateChoice.EXTRACT.value:
        return label_line(tr("excerpt of {0}").format(one_line(source, limit)), limit)
    return label_line(cut_text(one_line(origin.what, limit), origin.cut), limit)


def _spelled(char: str) -> str:
    if char == "\n":
        return "⏎"
    if char.isprintable():
        return char
    return f"⟨U+{ord(char):04X}⟩"


MAX_REPEATED_SIGNS = 4
"""A hidden character repeated more often than this is written once, with its count."""

MAX_STACKED_MARKS = 4
"""Most marks on one letter; more would be drawn over the neighboring lines."""
LINE_COST_CHARS = 50
CELL_COST_CHARS = 25
JOINER_COST_CHARS = 10
"""Characters that a line, a table cell, and a joined sign count for, because each costs time."""

HIDING = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\U000f0000-\U000ffffd\U00100000-\U0010fffd"
)
"""The inside of a regex class, tested against Unicode (`domain.visible` needs a second)."""

_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u27bf\u2934\u2935"
    "\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
_EMOJI = f"{_PICTURE}(?:\ufe0f|[\U0001f3fb-\U0001f3ff])?"
_SCRIPT = (
    "[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u17ff]"
)
_FLAGS = "|".join(
    "".join(chr(0xE0000 + ord(char)) for char in name) for name in ("gbeng", "gbsct", "gbwls")
)
_WELL = (
    f"{_EMOJI}(?:\u200d{_EMOJI}){{1,9}}+|{_PICTURE}\ufe0f|[0-9#*]\ufe0f\u20e3"
    f"|(?<={_SCRIPT})[\u200c\u200d](?={_SCRIPT})|\U0001f3f4(?:{_FLAGS})\U000e007f"
)
_MARK = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_HIDING_OR_LONG = (
    f"(?P<well>{_WELL})|(?P<hides>[{HIDING}])(?P=hides)*"
    f"|(?<={_MARK * MAX_STACKED_MARKS})(?P<stack>{_MARK}+)"
)
_HIDDEN_OR_LONG = lazy_pattern(_HIDING_OR_LONG)
_JOINS = re.compile(f"[\u200c\u200d\ufe0f\U0001f3fb-\U0001f3ff]|{_MARK}")
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
_ENDS = re.compile("\r\n?|[\u2028\u2029]")
_COSTLY = re.compile(f"{_ENDS.pattern}|[\n|]")
_CHANGED = lazy_pattern(f"(?P<ends>{_ENDS.pattern})|{_HIDING_OR_LONG}")
_MAX_SPELLED_CHARS = 20
"""A spelled-out sign is shorter than this."""


class ShownAmount(Struct, frozen=True):
    """The amount of a message that a text takes up, each as a number of characters."""

    characters: int = 0
    lines: int = 0
    """The characters that the text's lines and cells count for."""
    spelled: int = 0
    """The characters after spelling out, with those that joined signs count for."""

    @property
    def limit(self) -> int:
        """The smallest limit that holds this amount."""
        return max(self.characters, self.lines, self.spelled * 4 // 5)

    def __add__(self, more: "ShownAmount") -> "ShownAmount":
        return ShownAmount(
            self.characters + more.characters, self.lines + more.lines, self.spelled + more.spelled
        )


def spell_hidden(text: str) -> str:
    """Return the text with hidden characters spelled out and line ends of one kind."""
    if text.isascii() and not _CONTROLS.search(text):
        return text
    return _HIDDEN_OR_LONG.sub(_written_out, _ENDS.sub("\n", text))


def spell_hidden_values(text: str) -> str:
    """Spell out hidden characters in a text of the window, but not the signs of its translation.

    `label_line` says which these are, and why outside values do not bring them along.
    """
    if is_english():
        return spell_hidden(text)
    pieces = _OWN.split(text)
    return "".join(piece if piece in _OWN_SIGNS else spell_hidden(piece) for piece in pieces)


def first_characters(
    text: str, limit: int, previous: ShownAmount | None = None
) -> tuple[str, ShownAmount]:
    """Return at most about `limit` characters of the spelled text, and their amount of `text`.

    `previous` is the amount of the text before this one in the same message and counts as well.
    """
    previous = previous or ShownAmount()
    end = _few_lines(text, limit, previous)
    max_chars = max(1, limit) * 5 // 4 - previous.spelled
    end, growth = _roomy(text, end, max_chars, min_end=0 if previous.characters else 1)
    return spell_hidden(text[:end]), ShownAmount(end, _cost_of_lines(text, end), end + growth)


def amount(text: str) -> ShownAmount:
    grown = sum(_growth(grow) for grow in _grows(text, len(text)))
    return ShownAmount(len(text), _cost_of_lines(text, len(text)), len(text) + grown)


def source_size(text: str, size: int) -> int:
    """Return the number of characters of `text` spelled as `size`; -1 if none fits exactly."""
    if text.isascii() and not _CONTROLS.search(text, 0, size):
        return size
    position = spelled_size = 0
    for match in _CHANGED.finditer(text):
        if spelled_size + match.start() - position >= size:
            break
        spelled_size += match.start() - position
        spelled_size += 1 if match["ends"] else len(_written_out(match))
        position = match.end()
    return position + size - spelled_size if spelled_size <= size else -1


def safe_cut(text: str, start: int, end: int) -> int:
    """Return the last place up to `end` that does not split characters drawn as one sign."""
    position = end
    bracket = text.rfind("⟨", max(start + 1, end - _MAX_SPELLED_CHARS), end)
    if bracket > 0 and text.find("⟩", bracket, end) < 0:
        position = bracket
    while start < position < len(text) and (
        _JOINS.match(text, position) or text[position - 1] == "\u200d"
    ):
        position -= 1
    return position if position > start else end


def _cost_of_lines(text: str, end: int) -> int:
    if text.isascii() and text.find("\r", 0, end) < 0:
        lines, cells = text.count("\n", 0, end), text.count("|", 0, end)
        return lines * LINE_COST_CHARS + cells * CELL_COST_CHARS
    return sum(_cost(match) for match in _COSTLY.finditer(text, 0, end))


def _cost(line_end_or_cell: re.Match[str]) -> int:
    return CELL_COST_CHARS if line_end_or_cell[0] == "|" else LINE_COST_CHARS


def _few_lines(text: str, limit: int, before: ShownAmount) -> int:
    """Return where characters, or whole lines and cells, reach the limit."""
    end = max(0, min(len(text), limit - before.characters))
    if before.lines + _cost_of_lines(text, end) <= limit:
        return end
    spent, last = before.lines, 0
    for match in _COSTLY.finditer(text, 0, end):
        spent += _cost(match)
        last = last if match[0] == "|" else match.end()
        if spent > limit and (last or before.characters):
            return last
    return end


def _roomy(text: str, end: int, max_chars: int, *, min_end: int) -> tuple[int, int]:
    """Return where the spelled text reaches `max_chars`, `end` at the latest, and its growth."""
    growth = 0
    for match in _grows(text, end):
        added_chars = _growth(match)
        if match.end() + growth + added_chars > max_chars:
            return max(min_end, match.start()), growth
        growth += added_chars
    return end, growth


def _grows(text: str, end: int) -> Iterator[re.Match[str]]:
    if text.isascii() and not _CONTROLS.search(text, 0, end):
        return iter(())
    return _HIDDEN_OR_LONG.finditer(text, 0, end)


def _growth(match: re.Match[str]) -> int:
    """Return how many more characters a sign counts for than it consists of."""
    if match["well"]:
        return JOINER_COST_CHARS * match[0].count("\u200d")
    return 0 if _ENDS.match(match[0]) else len(_written_out(match)) - len(match[0])


def _written_out(match: re.Match[str]) -> str:
    match match.lastgroup:
        case "hides":
            return _hidden(match[0])
        case "stack":
            return f"⟨{count_text(len(match[0]))} marks⟩"
    return match[0]


@lru_cache(maxsize=1024)
def _hidden(run: str) -> str:
    """Spell out one hidden character that occurs once or several times in a row."""
    one, times = f"U+{ord(run[0]):04X}", len(run)
    return f"⟨{one} ×{count_text(times)}⟩" if times > MAX_REPEATED_SIGNS else f"⟨{one}⟩" * times


MAX_LINK_CHARS = 2_000
"""Most characters of an address; longer ones are not reliable in browsers and mail programs."""

_SCHEME = re.compile(r"(https?|mailto):", re.IGNORECASE)
_HOST = re.compile(r"(?![-.])[a-z0-9._-]{1,253}", re.IGNORECASE)
_MAIL = re.compile(r"[A-Za-z0-9.!#$&'*+/=^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}")
_SHOWN_HOST = re.compile(r"(?:https?://)?((?:[\w-]+\.)+[\w-]{2,})", re.IGNORECASE)
_SAFE = "!#$%&'()*+,/:;=?@[]~-._"


class LinkWarning(Enum):
    """A reason for the user to look twice at an address."""

    IMITATES = Phrase("The host name contains look-alike letters.")
    LOCAL = Phrase("The link points to this computer or your local network.")
    OTHER = Phrase("The link text shows a different host.")
    HIDES = Phrase("The address contains invisible characters.")
    PLAIN = Phrase("The connection isn't encrypted.")


class SafeLink(Struct, frozen=True):
    """An address that may be opened: plain ASCII, with its real host."""

    url: str
    host: str
    cautions: tuple[LinkWarning, ...] = ()


def check_link(target: str, text: str = "") -> SafeLink | None:
    """Return the link as it will be opened, or None if it must not be.

    `text` is the clicked text.
    """
    if (
        not _SCHEME.match(target)
        or len(target) > MAX_LINK_CHARS
        or has_hidden(target)
        or "\\" in target
    ):
        return None
    if any(char.isspace() for char in target):
        return None
    if target[:7].lower() == "mailto:":
        # only the address: mail programs would act on the rest (attachments)
        address = target[7:].partition("?")[0]
        if not _MAIL.fullmatch(address):
            return None
        return SafeLink(f"mailto:{address}", address.rpartition("@")[2])
    try:
        parts = urlsplit(target)
        if not parts.hostname or "@" in parts.netloc or "%" in parts.netloc:
            return None  # a name before @ can be mistaken for the host
        host = parts.hostname
        if ":" in host:
            host = str(ipaddress.IPv6Address(host))
        else:
            host = host.lower() if host.isascii() else host.encode("idna").decode()
            if not _HOST.fullmatch(host) or ".." in host:
                return None
        port = f":{parts.port}" if parts.port is not None else ""
        netloc = f"[{host}]{port}" if ":" in host else f"{host}{port}"
        after = target.partition("//")[2]
        path_and_query = quote(after[after.index(parts.netloc) + len(parts.netloc) :], safe=_SAFE)
        scheme = parts.scheme.lower()
        shown_match = _SHOWN_HOST.match(unicodedata.normalize("NFKC", text.strip()))
        shown_host = shown_match[1].lower().removeprefix("www.") if shown_match else None
        warnings = {
            LinkWarning.IMITATES: any(label.startswith("xn--") for label in host.split(".")),
            LinkWarning.LOCAL: _local(host),
            LinkWarning.OTHER: shown_host not in (None, host.removeprefix("www.")),
            LinkWarning.HIDES: has_hidden(unquote(path_and_query)),
            LinkWarning.PLAIN: scheme != "https" and not _local(host),
        }
        cautions = tuple(warning for warning, applies in warnings.items() if applies)
        return SafeLink(f"{scheme}://{netloc}{path_and_query}", netloc, cautions)
    except ValueError:  # also UnicodeError, for hosts that IDNA rejects
        return None


def _local(host: str) -> bool:
    name = host.rstrip(".").strip("[]")
    if name == "localhost" or name.endswith((".localhost", ".local", ".internal", ".lan")):
        return True
    # browsers also read a single number and hexadecimals as addresses
    number = re.fullmatch(r"[0-9.]+|0x[0-9a-f.x]+", name) or ":" in name or "." not in name
    return bool(number) and not is_public_address(name)
