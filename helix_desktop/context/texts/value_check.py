"""Replaces what a model invented in a summary: numbers, paths, and hashes found nowhere.

A handover, an observation, or a reflection is compared with everything that it covers. A value may
be written in another way: 1,234 for 1234, money.py for src/money.py, 3fa9c1d for a longer hash,
3.11 for 3.11.4. Numbers of lists, places in the history such as [12], and counts below 13 are not
looked up. The texts are read once, for the values that the summary has.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from helix_desktop.context.texts.key_details import SURE_FILE
from helix_desktop.context.texts.turns import Passage
from helix_desktop.domain.context_window.handover_sections import Handover
from helix_desktop.domain.context_window.rewrites import Observation
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.value import replace

UNVERIFIED = "[unverified]"
"""Replaces a value that occurs in nothing that was covered."""
MIN_LOOKED_UP = 13
"""The smallest whole number that is looked up; smaller ones are mostly counts."""
MIN_HASH_CHARS = 7
MAX_SCANNED_CHARS = 1 << 16
"""Characters of a covered text that are scanned at once."""
MAX_RUN_CHARS = 400
"""The maximum number of characters of a run that is examined."""

_RUN = lazy_pattern(r"https?://[^\s\"'<>()\[\]{}\\`,;|]+|[\w.@~/:+%'’,_$€£#=&?*-]+")
_PLACES = lazy_pattern(r"\[\d{1,12}(?:[,\s-]{1,3}\d{1,12})*\]|\{\d{1,12}(?:[,\s-]{1,3}\d{1,12})*\}")
_LIST_NUMBER = lazy_pattern(r"\s{0,8}(?:[-*•]\s{1,4}|#{1,6}\s{1,4})?\d{1,3}[.)]\s")
_HASH = lazy_pattern(
    r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[a-f]{0,63}\d)(?=\d{0,63}[a-f])[0-9a-f]{7,64}",
    re.IGNORECASE,
)
_HEX_RUN = lazy_pattern(r"[0-9a-f-]{7,80}", re.IGNORECASE)
_DIGITS = lazy_pattern(r"\d+")
_NUMERIC_WITH_UNIT = lazy_pattern(r"(\d[\d.,:'’_/-]*)(%|[^\W\d_]{0,4})")
"""A number, a date, a time, a version, or several numbers that one sign joins, and its unit."""
_NUMBER_WITH_UNIT = lazy_pattern(
    r"(?P<before>[-+~≈<>=$€£#(vV]{0,3})(?P<number>\d[\d.,:'’_/-]*?)(?P<after>%|[^\W\d_]{1,4})?"
)
_THIN_BLANK = lazy_pattern(r"(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))")
_GROUPS = lazy_pattern(r"\d{1,3}(?:([,.'’_])\d{3})(?:\1\d{3})*")
_DATE = lazy_pattern(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})")
_TIME = lazy_pattern(r"\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?")
_MULTIPLES = {"k": (1_000, 1_024), "m": (10**6, 1_048_576), "g": (10**9, 1_073_741_824)}
_LEADING, _TRAILING = ",:;!?'’=&*", ".,:;!?'’=&*"
_WITHOUT_LINE = lazy_pattern(r"(?::\d{1,9}){1,2}(?:-\d{1,9})?$")
_PATH_SIGN = lazy_pattern(r"[/:?#=&*,;!'’]")
_JOINED = lazy_pattern(r"[=&?*]")
_PRODUCT = lazy_pattern(r"[A-Z][a-z]{1,15}\.(?:js|io|ai)")
"""Names such as Node.js."""
_TIMESTAMP = lazy_pattern(r"\d{4}-\d\d-\d\d[T_]\d")


class CheckedText(Struct, frozen=True):
    """A summary with marks in place of invented values, and these values."""

    text: str
    unverified: tuple[str, ...] = ()


def mark_handover(
    handover: Handover, covered: Iterable[str], is_place: Callable[[int], bool]
) -> tuple[Handover, tuple[str, ...]]:
    """Return a model's document with marks for what it invented, and what it invented."""
    checked = mark_unverified(handover.sections, covered, is_place=is_place)
    unverified = tuple(value for section in checked for value in section.unverified)
    return replace(handover, sections=tuple(section.text for section in checked)), unverified


def mark_observations(
    observations: Sequence[Observation], covered: Iterable[str]
) -> tuple[tuple[Observation, ...], tuple[str, ...]]:
    """Return a model's observations with marks for what it invented, and what it invented."""
    checked = mark_unverified([observation.text for observation in observations], covered)
    marked = tuple(
        replace(observation, text=result.text)
        for observation, result in zip(observations, checked, strict=True)
    )
    return marked, tuple(value for result in checked for value in result.unverified)


def covered_texts(passages: Iterable[Passage]) -> Iterator[str]:
    """Yield what messages, calls, and outputs say, the newest first."""
    for passage in reversed(tuple(passages)):
        yield f"{passage.text}\n{passage.tool} {passage.what}"


class _Value(Struct, frozen=True):
    """A value of a summary at a place of its text, in the forms that prove it.

    It is known if, for each of its parts, one form occurs.
    """

    start: int
    end: int
    parts: tuple[frozenset[str], ...]


def mark_unverified(
    texts: Iterable[str],
    covered: Iterable[str],
    *,
    is_place: Callable[[int], bool] = lambda _number: False,
) -> tuple[CheckedText, ...]:
    """Return the texts of a summary with a mark for each value that nothing covered contains.

    `is_place` says which numbers in brackets are places in the covered history.
    """
    summary = [(text, list(_values_of(text, is_place))) for text in texts]
    known = _known_forms(
        covered, {part for _, values in summary for value in values for part in value.parts}
    )
    checked: list[CheckedText] = []
    for text, values in summary:
        pieces: list[str] = []
        unverified: list[str] = []
        position = 0
        for value in values:
            if all(part & known for part in value.parts):
                continue
            pieces += [text[position : value.start], UNVERIFIED]
            unverified.append(text[value.start : value.end])
            position = value.end
        checked.append(CheckedText("".join([*pieces, text[position:]]), tuple(unverified)))
    return tuple(checked)


def _values_of(text: str, is_place: Callable[[int], bool]) -> Iterator[_Value]:
    start = 0
    for line in text.split("\n"):
        listed = _LIST_NUMBER.match(line)
        skipped = [range(listed.end())] if listed else []
        skipped += [
            range(*place.span())
            for place in _PLACES.finditer(line)
            if all(is_place(int(number)) for number in _DIGITS.findall(place.group()))
        ]
        for match in _RUN.finditer(_without_thin_blanks(line)):
            if not any(match.start() in span for span in skipped):
                run = match.group()
                lead = len(run) - len(run.lstrip(_LEADING))
                run = run.lstrip(_LEADING).rstrip(_TRAILING)
                is_code = line[: match.start()].count("`") % 2 == 1
                for value in _values_of_run(run[:MAX_RUN_CHARS], is_code=is_code):
                    offset = start + match.start() + lead
                    yield _Value(offset + value.start, offset + value.end, value.parts)
        start += len(line) + 1


def _values_of_run(run: str, *, is_code: bool) -> Iterator[_Value]:
    """Yield the values of a run of characters without blanks: a path, a hash, or numbers."""
    if "://" not in run and _JOINED.search(run):
        for piece in re.finditer(r"[^=&?*]+", run):
            for value in _values_of_run(piece.group(), is_code=is_code):
                offset = piece.start()
                yield _Value(offset + value.start, offset + value.end, value.parts)
        return
    if _HASH.fullmatch(run):
        yield _Value(0, len(run), (frozenset({f"hash {run.lower()}"}),))
        return
    path = _WITHOUT_LINE.sub("", run)
    if _is_path(path, is_code=is_code):
        forms = frozenset({f"path {_plain_path(path)}", f"written {path.casefold()}"})
        yield _Value(0, len(path), (forms,))
        for digits in _DIGITS.finditer(run, len(path)):
            if int(digits.group()) >= MIN_LOOKED_UP:
                yield _Value(*digits.span(), (frozenset({f"number {int(digits.group())}"}),))
        return
    # `port:8080` is two pieces, and so are a date and its time
    if run[:1].isalpha() and ":" in run:
        pieces = re.finditer(r"[^:]+", run)
    elif _TIMESTAMP.match(run):
        pieces = re.finditer(r"[^T_]+", run)
    else:
        pieces = re.finditer(r".+", run, re.DOTALL)
    for piece in pieces:
        match = _NUMBER_WITH_UNIT.fullmatch(piece.group().rstrip(_TRAILING))
        if match is None:
            continue
        number = match["number"].rstrip(".,:'’_/-")
        parts = tuple(_parts_of_number(number, (match["after"] or "").lower()))
        if parts:
            first = piece.start() + match.start("number")
            yield _Value(first, first + len(number), parts)


def _parts_of_number(number: str, unit: str) -> Iterator[frozenset[str]]:
    """Yield the forms of each number that has to be known."""
    if date := _DATE.fullmatch(number):
        yield frozenset({_date_form(date)})
    elif _TIME.fullmatch(number):
        yield frozenset({f"time {_plain_dotted(number)}"})
    elif number.isdigit():
        if int(number[:20]) >= MIN_LOOKED_UP:
            # a short hash can consist of digits
            hashes = {f"hash {number}"} if len(number) >= MIN_HASH_CHARS else set[str]()
            yield frozenset(_number_forms(number, unit)) | hashes
    elif re.fullmatch(r"\d+(?:\.\d+){2,}", number) and not _GROUPS.fullmatch(number):
        yield frozenset({f"dotted {_plain_dotted(number)}"})
    elif re.fullmatch(r"\d+[.,]\d+", number) or _GROUPS.fullmatch(number):
        forms = frozenset(_number_forms(number, unit))
        yield forms | {f"dotted {_plain_dotted(number)}"} if "." in number else forms
    else:
        # 12-20, 3/5, 12,15,18: each number is looked up on its own
        for piece in re.split(r"[-/,:_'’]", number):
            if piece != number and piece:
                yield from _parts_of_number(piece.strip("."), "")


def _number_forms(number: str, unit: str = "") -> Iterator[str]:
    """Yield a number without separators and needless zeros, in each way that it can be read."""
    if number.isdigit():
        readings = [number]
    else:
        grouped = _GROUPS.fullmatch(number)
        readings = [re.sub(r"\D", "", number)] if grouped else []
        if re.fullmatch(r"\d+[.,]\d+", number):
            readings.append(number.replace(",", "."))
    for reading in readings:
        whole, _, fraction = reading.partition(".")
        whole, fraction = whole.lstrip("0") or "0", fraction.rstrip("0")
        yield f"number {whole}.{fraction}" if fraction else f"number {whole}"
        if len(whole) > 12 or len(fraction) > 6:
            continue
        for factor in _MULTIPLES.get(unit[:1], ()) if len(unit) <= 2 else ():
            value = int(f"{whole}{fraction}") * factor
            if value % 10 ** len(fraction) == 0:
                yield f"number {value // 10 ** len(fraction)}"
        if unit == "%":
            share = f"{int(whole) / 100:.4f}".rstrip("0").rstrip(".")
            if not fraction:
                yield f"number {share}"


def _known_forms(covered: Iterable[str], parts: set[frozenset[str]]) -> set[str]:
    """Return those of the forms that prove the parts which occur in the covered texts.

    Most runs of a log contain nothing that is wanted, which is found out before they are read.
    """
    wanted = frozenset().union(*parts)
    hashes: dict[str, list[str]] = {}
    paths: dict[str, list[str]] = {}
    written: list[str] = []
    begins: set[str] = set()
    for form in wanted:
        kind, _, text = form.partition(" ")
        if kind == "hash":
            hashes.setdefault(text[:MIN_HASH_CHARS], []).append(text)
        elif kind == "path":
            paths.setdefault(text.rpartition("/")[2], []).append(text)
        elif kind == "written":
            written.append(text)
        else:
            begins.update(_possible_begins(text))
    known: set[str] = set()
    unproved = set(parts)
    for text in (piece for whole in covered for piece in _bounded(whole)):
        if not unproved:
            break
        folded = text.casefold()
        has_hash = any(begin in folded for begin in hashes)
        has_path = any(name in folded for name in paths)
        known.update(f"written {path}" for path in written if _is_written(path, folded))
        for run in set(_RUN.findall(_without_thin_blanks(text))):
            if has_hash and len(run) >= MIN_HASH_CHARS:
                _find_hashes(run, hashes, known)
            if has_path:
                _find_paths(run, paths, known)
            if begins.isdisjoint(_DIGITS.findall(run)):
                continue
            for numeric, unit in _NUMERIC_WITH_UNIT.findall(run):
                forms = _forms_of_known(numeric.rstrip(".,:'’_/-"), unit.lower())
                if not forms.isdisjoint(wanted):
                    known.update(wanted & forms)
        unproved = {part for part in unproved if not part & known}
    return known


def _possible_begins(number: str) -> Iterator[str]:
    """Yield the first digits that a number, date, or time can have where it is written."""
    for digits in _DIGITS.findall(number):
        shorter = [digits, digits[: len(digits) % 3 or 3]]
        if len(digits) <= 18:
            multiples = (factor for factors in _MULTIPLES.values() for factor in factors)
            shorter += [str(int(digits) // factor) for factor in multiples if int(digits) >= factor]
        for begin in shorter:
            yield from (begin.rjust(width, "0") for width in range(len(begin), 5))
            yield begin


def _bounded(text: str) -> Iterator[str]:
    """Yield a text in parts, so that other threads get their turn; cut at a blank if possible."""
    start = 0
    while start < len(text):
        stop = start + MAX_SCANNED_CHARS
        if stop < len(text):
            blank = max(text.rfind("\n", start, stop), text.rfind(" ", start, stop))
            stop = blank + 1 if blank > start else stop
        yield text[start:stop]
        start = stop


def _is_written(path: str, text: str) -> bool:
    """Return whether a text contains a path as it is, and not as a part of a longer word."""
    at = text.find(path)
    while at >= 0:
        end = at + len(path)
        if not text[at - 1 : at].isalnum() and not text[end : end + 1].isalnum():
            return True
        at = text.find(path, at + 1)
    return False


def _find_hashes(run: str, hashes: dict[str, list[str]], known: set[str]) -> None:
    """Add the wanted hashes with which a known one begins."""
    for piece in _HEX_RUN.findall(run.lower()):
        for known_hash in {piece, *piece.split("-")}:
            known.update(
                f"hash {wanted_hash}"
                for wanted_hash in hashes.get(known_hash[:MIN_HASH_CHARS], ())
                if known_hash.startswith(wanted_hash)
            )


def _find_paths(run: str, paths: dict[str, list[str]], known: set[str]) -> None:
    """Add the wanted paths that are part of a known one, from one of its folders to another."""
    folded = run.casefold().rstrip(_TRAILING + "/")
    names = {*folded.split("/"), *_PATH_SIGN.split(folded)}
    if paths.keys().isdisjoint({*names, *(name.lstrip("~@$#+") for name in names)}):
        return
    for text in {run, *re.split(r"[=&?*#]", run)}:
        folders = _plain_path(_WITHOUT_LINE.sub("", text)).split("/")
        for count, name in enumerate(folders, start=1):
            for path in paths.get(name, ()):
                if f"/{'/'.join(folders[:count])}".endswith(f"/{path}"):
                    known.add(f"path {path}")


@lru_cache(maxsize=32_768)
def _forms_of_known(numeric: str, unit: str) -> frozenset[str]:
    """Return the forms of a number, date, time, or version as it is written in a covered text."""
    return frozenset(_read_numeric(numeric, unit))


def _read_numeric(numeric: str, unit_text: str) -> Iterator[str]:
    for date in _DATE.finditer(numeric):
        yield _date_form(date)
    for time in _TIME.finditer(numeric):
        pieces = _plain_dotted(time.group()).split(":")
        yield from (f"time {':'.join(pieces[:count])}" for count in range(2, 4))
        yield f"time {':'.join(pieces)}"
        yield f"time {':'.join([*pieces[:-1], pieces[-1].partition('.')[0]])}"
    for dotted in re.findall(r"\d+(?:\.\d+)+", numeric):
        numbers = _plain_dotted(dotted).split(".")
        yield from (f"dotted {'.'.join(numbers[:count])}" for count in range(2, len(numbers) + 1))
        yield f"number {numbers[0]}"
    for grouped in re.finditer(r"\d+(?:[,.'’_]\d+)+|\d+", numeric):
        is_last = grouped.end() == len(numeric)
        yield from _number_forms(grouped.group(), unit_text if is_last else "")
        if "." not in grouped.group():
            numbers = _DIGITS.findall(grouped.group())
            yield from (f"number {int(number)}" for number in numbers if len(number) <= 18)
    for piece in re.split(r"[-/:,_'’]", numeric):
        yield from _number_forms(piece.strip("."))


def _is_path(run: str, *, is_code: bool) -> bool:
    if "://" in run:
        return True
    if not any(map(str.isalpha, run)) or re.fullmatch(
        r"[\d.,:]+[a-zA-Z]{1,4}(?:/[a-z]{1,4})?", run
    ):
        return False
    plain = _plain_path(run)
    if "/" not in run:
        if _PRODUCT.fullmatch(run):
            return False
        return (
            "." in plain
            and SURE_FILE.search(plain) is not None
            and not re.fullmatch(r"[\d.]+\w{1,2}", plain)
        )
    name = plain.rpartition("/")[2]
    return (
        run[0] in "/~."
        or run.endswith("/")
        or plain.count("/") > 1
        or "." in name
        or (is_code and "/" in plain)
    ) and len(plain) > 1


def _plain_path(path: str) -> str:
    """Return a path in its simplest spelling."""
    path = re.sub(r"^https?://", "", path).replace("//", "/")
    path = path.lstrip(_LEADING + "@$#+").removeprefix("./")
    return path.rstrip(_TRAILING + "/").lstrip("/~").casefold()


def _plain_dotted(text: str) -> str:
    return re.sub(r"\d+", lambda match: match.group().lstrip("0") or "0", text)


def _date_form(date: re.Match[str]) -> str:
    year, month, day = (date[1], date[2], date[3]) if date[1] else (date[6], date[5], date[4])
    # in some countries, the month comes first
    first, second = sorted((int(month), int(day)))
    return f"date {int(year)} {first} {second}"


def _without_thin_blanks(text: str) -> str:
    """Return a text of the same length in which thin blanks don't split numbers."""
    return _THIN_BLANK.sub("_", text)
