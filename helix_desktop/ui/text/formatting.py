"""Formats numbers, times ("3 h ago"), dates, sizes, tokens, and money; `tr` and `plural` translate.

All texts of the window go through `tr` or `plural`, as literals, or stand in a table as phrases and
go through `phrase_text`: that is how `tasks.py translate` finds them. The layers below know no
languages: they write English together with its template and values (domain/phrase.py), which this
module translates. Text from a journal is plain English and shown unchanged.

English has formats of its own, which do not depend on the machine; other languages have Qt's.
Positions in a text are converted between Qt and Python here, since the first paint needs them.
"""

import os
import re
import time
from collections.abc import Iterable, Iterator
from functools import reduce
from string import Formatter

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence

from helix_desktop.domain.dollars import MIN_SHOWN_DOLLARS, dollar_digits, format_dollars
from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.domain.phrase import JoinedPhrases, Phrase, Plural, translated
from helix_desktop.domain.shown_part import parse_part

CONTEXT = "helix"
"""The name under which all translations are filed."""
_MILLION = 1_000_000
_NUMBER = re.compile(r"\d{1,3}(?:,\d{3})+|(?P<dollars>(?:< )?-?\$[\d,]+\.\d{2,3})")


def tr(text: str, sense: str = "") -> str:
    """Return a literal in the user's language.

    `sense` tells translators apart what English says with one word: `tr("Open", "a state")`.
    """
    return QCoreApplication.translate(CONTEXT, text, sense)


def plural(count: int, one: str, many: str, *more: object) -> str:
    """Return a text with a number in the form that fits it: `plural(2, "{0} file", "{0} files")`.

    `one` and `many` are literals; `{0}` is the number, `{1}` and so on are `more`.
    """
    return _plural_form(Plural(count, one, many)).format(count_text(count), *more)


def _plural_form(plural: Plural) -> str:
    # Qt takes 32 bits; no language looks at more than the last six digits of a large number
    number = plural.number
    number = number if number < _MILLION else _MILLION + number % _MILLION
    translated = QCoreApplication.translate(CONTEXT, plural.many, "", number)
    return plural.english if translated == plural.many else translated


def phrase_text(phrase: Phrase) -> str:
    """Return a phrase in the user's language; tables of texts are made of phrases."""
    return phrase.translated(_looked_up, _number_text)


class _Formats:
    """The locale in use; None is English."""

    locale: QLocale | None = None


def use_locale(locale: QLocale | None) -> None:
    """Write numbers, dates, and money as a locale does from now on; None is English."""
    _Formats.locale = locale


def locale_name() -> str:
    """Return the name of the locale, which tells the languages of cached texts apart."""
    return "" if _Formats.locale is None else _Formats.locale.name()


def is_english() -> bool:
    return _Formats.locale is None


_DIRECTION_MARKS = "\u061c\u200e"


def _one_direction(figure: str) -> str:
    """Return a figure between isolates, as values in translations are, in place of the locale's
    own marks: those are spelled out wherever hidden characters are."""
    without_marks = figure.strip(_DIRECTION_MARKS)
    return figure if without_marks == figure else f"\u2066{without_marks}\u2069"


def count_text(number: int) -> str:
    """Return a whole number with separators: 12,345."""
    locale = _Formats.locale
    return f"{number:,}" if locale is None else _one_direction(locale.toString(number))


def own_count_text(tokens: int, *, estimated: bool) -> str:
    """Return Helix's own count of tokens, with ≈ where the model's tokenizer is not known."""
    return f"≈{count_text(tokens)}" if estimated and tokens else count_text(tokens)


def tokens_text(tokens: int, *, estimated: bool = False) -> str:
    """Return a number of tokens: ≈1,234 tokens."""
    return plural(tokens, "{1} token", "{1} tokens", own_count_text(tokens, estimated=estimated))


def decimal_text(number: float, digits: int) -> str:
    """Return a number with `digits` after the point: 1,234.5."""
    locale = _Formats.locale
    if locale is None:
        return f"{number:,.{digits}f}"
    return _one_direction(locale.toString(float(number), "f", digits))


def figure_text(number: float, digits: int = 6) -> str:
    """Return a number with only the digits that it needs, at most `digits`: 0.5, 12, 1,234.5."""
    text = f"{number:,.{digits}g}"
    if _Formats.locale is None or "e" in text:
        return text
    return decimal_text(number, len(text.partition(".")[2]))


def money_text(dollars: float) -> str:
    """Return an amount of money: $1,234.50, $0.042."""
    locale = _Formats.locale
    if locale is None:
        return format_dollars(dollars)
    if 0 < abs(dollars) < MIN_SHOWN_DOLLARS:
        return tr("< {0}").format(money_text(MIN_SHOWN_DOLLARS))
    return _one_direction(locale.toCurrencyString(float(dollars), "$", dollar_digits(dollars)))


def time_text(timestamp: float) -> str:
    """Return the time of day: 15:46."""
    return time.strftime("%H:%M", time.localtime(bounded_time(timestamp)))


def day_text(day: str) -> str:
    """Return a day such as 2026-11-21 as the user writes it: Nov 21, 2026."""
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    return _written_date(date) if date.isValid() else day


def _written_date(date: QDate) -> str:
    locale = _Formats.locale
    if locale is None:
        return QLocale(QLocale.Language.English).toString(date, "MMM d, yyyy")
    return locale.toString(date, QLocale.FormatType.ShortFormat)


def date_text(timestamp: float) -> str:
    """Return the day of a time: Nov 21, 2026."""
    then = time.localtime(bounded_time(timestamp))
    return _written_date(QDate(then.tm_year, then.tm_mon, then.tm_mday))


def pause_text(until: float, *, now: float) -> str:
    """Return until when a session is paused; 0: until the user resumes it."""
    if not until:
        return tr("Paused")
    same_day = date_text(until) == date_text(now)
    moment = time_text(until) if same_day else f"{date_text(until)} {time_text(until)}"
    return tr("Paused until {0}").format(moment)


def percent_text(percent: float, digits: int = 0) -> str:
    """Return a percentage: 85%."""
    return tr("{0}%").format(decimal_text(percent, digits))


def seconds_text(seconds: float) -> str:
    """Return a duration of seconds: 1.5 s."""
    return tr("{0} s").format(decimal_text(seconds, 1))


def listed_text(items: Iterable[str]) -> str:
    """Return the items that are not empty as a list: a, b, c."""
    return tr(", ", "between the items of a list").join(filter(None, items))


def sentences_text(sentences: Iterable[str]) -> str:
    """Return the sentences that are not empty as one text."""
    present = [sentence for sentence in sentences if sentence]
    words = tr("{0} {1}", "two sentences")
    return reduce(words.format, present) if present else ""


def ended_text(sentence: str) -> str:
    """Return a sentence with a full stop, unless it or a quotation at its end has an end."""
    end = sentence.rstrip("”“»」'\"")[-1:]
    return sentence if not sentence or (end and end in ".!?…。！？؟") else f"{sentence}."


def template_pieces(template: str, *values: str) -> Iterator[tuple[str, bool]]:
    """Yield the pieces of a translated template, and whether each is a value.

    A view then draws the values in another style than the words around them.
    """
    for words, field, _, _ in Formatter().parse(template):
        if words:
            yield words, False
        if field is not None:
            yield values[int(field)], True


def trail_text(*names: str) -> str:
    """Return the names of places on the way to a page, each with an arrow that leads on."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return "  ".join(f"{name}  ›" for name in names)
    # the mark lets all of it begin at the right, and the arrows point to the left
    return "\u200f" + "  ".join(f"\u2068{name}\u2069  ›" for name in names)


def dotted_text(*parts: str) -> str:
    """Return the parts of a line that are not empty, with dots between, in reading direction."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return " · ".join(filter(None, parts))
    return "\u200f" + " · ".join(f"\u2068{part}\u2069" for part in parts if part)


_DIRECTIONS = str.maketrans("", "", "\u2068\u2069\u200f")


def without_directions(text: str) -> str:
    """Return a text without the signs that translations from right to left have around values.

    For views that spell out every sign without a look of its own, whoever wrote it.
    """
    return text.translate(_DIRECTIONS)


def change_text(added: str, removed: str) -> str:
    """Return how much was added and removed; the signs stay before the numbers."""
    counts = f"+{added} −{removed}"
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return counts
    return f"\u2068{counts}\u2069"


def key_text(keys: str) -> str:
    """Return a shortcut as the user's system and language write it; other signs are unchanged."""
    portable = QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)
    return portable.toString(QKeySequence.SequenceFormat.NativeText) or keys


def entries_text(count: int) -> str:
    return plural(count, "{0} entry", "{0} entries")


def lines_text(count: int) -> str:
    return plural(count, "{0} line", "{0} lines")


BINARY_WINDOW_STEP = 8_192


def round_count(number: int) -> str:
    """Return a round number exactly and in short: 32K for 32,000 and for 32,768; else "".

    Context windows are multiples of 8,192 where they are binary. Other multiples of 1,024 are
    counts like any other.
    """
    if number < 1_000:
        return ""
    for million, thousand in ((1_000_000, 1_000), (1_048_576, 1_024)):
        if number >= million and number * 10 % million == 0:
            return f"{figure_text(number / million)}M"
        if number % thousand == 0 and (thousand == 1_000 or number % BINARY_WINDOW_STEP == 0):
            return f"{count_text(number // thousand)}K"
    return ""


def short_count(number: int, *, estimated: bool = False) -> str:
    """Return a number with at most four digits: 940, 12.5K, 1.2M; 32K for 32,768."""
    if estimated and number:
        return f"≈{short_count(number)}"
    if number < 0:
        return f"\N{MINUS SIGN}{short_count(-number)}"
    if number < 1_000:
        return str(number)
    if number % BINARY_WINDOW_STEP == 0 and number % 1_000:
        return round_count(number)
    scale, unit = (1_000, "K") if number < 999_950 else (1_000_000, "M")
    value = round(number / scale, 1)
    return decimal_text(value, 0 if value.is_integer() else 1) + unit


def size_text(size: int) -> str:
    """Return bytes in the largest unit with a value of at least one: 940 B, 48.1 KB, 3.1 GB."""
    if size < 1_000:
        return tr("{0} B").format(size)
    value, units = float(size), iter((tr("{0} KB"), tr("{0} MB"), tr("{0} GB"), tr("{0} TB")))
    unit = ""
    while value >= 1_000 and (larger := next(units, "")):
        value, unit = value / 1_000, larger
    number = decimal_text(value, 1 if value < 100 else 0) if value < 1_000 else f"{value:.0f}"
    return unit.format(number)


def age_text(seconds: float) -> str:
    """Return an age in one unit."""
    if seconds < 60:
        return tr("now")
    if seconds < 3_600:
        return tr("{0} min").format(int(seconds // 60))
    if seconds < 86_400:
        return tr("{0} h").format(int(seconds // 3_600))
    return tr("{0} d").format(int(seconds // 86_400))


def ago_text(seconds: float) -> str:
    """Return how long ago something was, in one unit."""
    return tr("just now") if seconds < 60 else tr("{0} ago").format(age_text(seconds))


def duration_text(seconds: float) -> str:
    """Return a running time: 00:42, 1:02:07."""
    minutes, seconds_left = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds_left:02}" if hours else f"{minutes:02}:{seconds_left:02}"


def path_text(path: str) -> str:
    """Return a path for a sentence: it reads from left to right in every language."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return path
    return f"\u2066{path}\u2069"


def folder_text(folder: str) -> str:
    """Return a folder's path with the user's home folder as ~."""
    home = os.path.expanduser("~")
    if home != os.sep and (folder == home or folder.startswith(home + os.sep)):
        return "~" + folder[len(home) :]
    return folder


def cost_text(cost: float | None) -> str:
    """Return a cost in words or dollars; None reads "price unknown"."""
    if cost is None:
        return tr("price unknown")
    return money_text(cost) if cost > 0 else tr("free")


def known_cost_text(cost: float, unknown: int) -> str:
    """Return the cost of several calls, of which the price of `unknown` is unknown."""
    if not unknown:
        return cost_text(cost)
    return tr("at least {0}").format(cost_text(cost)) if cost > 0 else cost_text(None)


def lines_words(first: int, last: int) -> str:
    """Return a range such as "lines 10–80"."""
    if first == last:
        return tr("line {0}").format(count_text(first))
    return tr("lines {0}–{1}").format(count_text(first), count_text(last) if last else "")


def retold(text: str) -> str:
    """Translate a phrase into the user's language; plain text, as from a journal, is unchanged."""
    if isinstance(text, JoinedPhrases):
        join = {" ": sentences_text, ", ": listed_text}.get(text.by, text.by.join)
        return join(map(retold, text.parts))
    return translated(text, _looked_up, _number_text) if isinstance(text, Phrase) else text


def cut_text(name: str, part_text: str) -> str:
    """Return what a text is, and which part of a file or document it has if it was cut.

    `part_text` is the words of an event, of which the window makes its own.
    """
    part = retold_part(part_text)
    return f"{name} · {part}" if part else name


def retold_part(words: str) -> str:
    """Return the words of a `ShownPart`, as from a journal, in the user's language; else ""."""
    part = parse_part(words)
    return retold(part.phrase) if part else ""


def _number_text(value: str) -> str:
    """Return a value that the layers below wrote as an English number or price as the user's."""
    match = None if is_english() else _NUMBER.fullmatch(value)
    if match is None:
        return value
    number = value.replace(",", "").replace("$", "")
    if not match["dollars"]:
        return count_text(int(number))
    # any amount below the smallest reads the same
    return money_text(MIN_SHOWN_DOLLARS / 2 if number.startswith("<") else float(number))


def _looked_up(phrase: Phrase) -> str:
    """Translate a template, unless it has characters that Qt would refuse or cut at.

    An error can pass on outside text with such characters.
    """
    if phrase.plural is not None:
        return _plural_form(phrase.plural)
    text = phrase.template
    usable = text and is_utf8(text) and "\0" not in text
    return tr(text, phrase.sense) if usable else text


def error_parts(error: HelixError) -> tuple[str, str]:
    return retold(error.message), retold(error.hint)


def error_text(error: HelixError) -> str:
    """Return the translated message and hint of an error as one text."""
    return sentences_text(error_parts(error))


_AMOUNT = re.compile(
    r"(?P<whole>\d*|\d{1,3}(?P<mark>[.,])\d{3}(?:(?P=mark)\d{3})*)(?:[.,](?P<rest>\d*))?"
)
"""Digits, or groups of three of them behind one mark, and what comes after the decimal point."""
_SCALES = {"K": 1_000, "M": 1_000_000}


def parse_amount(text: str) -> float | None:
    """Parse an amount as the user types it, also as 32K or 1.2M, 0 for none.

    Return None if it is no number, or could be two: `1.500` in a language that has other marks.
    """
    group, point = ",", "."
    if (locale := _Formats.locale) is not None:
        group, point = locale.groupSeparator(), locale.decimalPoint()
    digits = "".join(text.split()).strip("$").replace("’", "").replace("'", "")
    scale = _SCALES.get(digits[-1:].upper(), 1) if len(digits) > 1 else 1
    digits = digits if scale == 1 else digits[:-1]
    digits = digits.replace(point, ".") if point not in ".," else digits
    digits = digits.replace(group, "") if group not in ".," else digits
    marks = [char for char in digits if char in ".,"]
    if len(marks) == 1 and re.fullmatch(r"[1-9]\d{0,2}[.,]\d{3}", digits):
        if marks[0] not in (group, point):
            return None
        digits = digits.replace(group, "").replace(point, ".")
    elif len(marks) > 1 and marks[0] == marks[-1]:
        digits += "."  # all of them separate groups
    match = _AMOUNT.fullmatch(digits)
    if match is None:
        return None
    units = re.sub("[.,]", "", match["whole"])
    value = scale * float(f"{units or 0}.{match['rest'] or 0}")
    return value if value < 1e12 else None


def amount_text(value: float) -> str:
    """Return an amount as the user would type it: 1,250.5."""
    digits = f"{value:.6f}".rstrip("0").partition(".")[2]
    return decimal_text(value, len(digits))


_CODEC, _ERRORS = "utf-16-le", "surrogatepass"
"""Qt counts positions in UTF-16, where an emoji takes two."""


def unit_count(text: str) -> int:
    """Return the length of a text in Qt's units."""
    return len(text.encode(_CODEC, _ERRORS)) // 2


def qt_position(text: str, index: int) -> int:
    """Return Qt's position of a character."""
    return unit_count(text[:index])


def text_position(text: str, units: int) -> int:
    """Return the index of the character at a position of Qt."""
    return len(text.encode(_CODEC, _ERRORS)[: 2 * units].decode(_CODEC, _ERRORS))
