"""What is wrong with a translation: texts without one, lost places and keys, stale files."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from string import Formatter

from translations.glossary import glossary_faults
from translations.source_texts import SourceText, source_faults, source_texts
from translations.ts_file import (
    FORMS,
    Message,
    compiled,
    merged,
    qm_path,
    read_ts,
    ts_path,
    ts_text,
)

_KEY = re.compile(r"&(?=[^&\s])")
"""The sign before the letter that is pressed together with Alt."""
UNSPACED = ("ja", "zh_CN")
"""The languages without spaces between words and after punctuation."""
_COUNTS = {"0", "count"}
"""The places of a number, which a form for one or two things may leave out."""


def all_faults(language: str) -> list[str]:
    """Return every reason why a language cannot be shipped as it is."""
    before = read_ts(ts_path(language))
    return [
        *source_faults(),
        *stale_messages(source_texts(), before),
        *(fault for each in before for fault in message_faults(each, language)),
        *stale_files(language),
        *glossary_faults(language),
    ]


def stale_messages(texts: Sequence[SourceText], before: Sequence[Message]) -> Iterator[str]:
    """Yield texts that the .ts file does not have, and texts that only it has."""
    wanted, known = {each[:2] for each in texts}, {each.key for each in before}
    yield from (f"“{text}” is new" for text, _ in sorted(wanted - known))
    yield from (f"“{text}” is not in the source any more" for text, _ in sorted(known - wanted))


def stale_files(language: str) -> Iterator[str]:
    """Yield the files that `translate` would write anew."""
    before = read_ts(ts_path(language))
    written = ts_path(language).read_text(encoding="utf-8")
    if ts_text(merged(source_texts(), before, language=language), language) != written:
        yield f"{ts_path(language).name} is not as `tasks.py translate` writes it"
    made = qm_path(language)
    if not made.exists() or made.read_bytes() != compiled(language):
        yield f"{made.name} is older than {ts_path(language).name}"


def message_faults(message: Message, language: str) -> Iterator[str]:
    """Yield what a translation lacks, or has too much."""
    text = message.source.text
    count = FORMS.get(language, 2) if message.source.one else 1
    if len(message.forms) != count:
        yield f"“{text}” has {len(message.forms)} forms, {language} has {count}"
    elif not message.finished:
        yield f"“{text}” has no translation"
    else:
        for form in message.forms:
            found = _form_faults(message, form, language)
            yield from (f"“{text}”: “{form}” {fault}" for fault in found)


def _form_faults(message: Message, form: str, language: str) -> Iterator[str]:
    text = message.source.text
    try:
        wanted, found = _places(text), _places(form)
    except ValueError:
        yield "has braces that do not fit"
        return
    lost, added = wanted - found, found - wanted
    if message.source.one:
        lost = Counter({each: n for each, n in lost.items() if each[0] not in _COUNTS})
    if lost:
        yield f"lost {_listed(lost)}"
    if added:
        yield f"has {_listed(added)} too much"
    if len(_KEY.findall(text)) != len(_KEY.findall(form)):
        yield "has other keys behind &"
    if language not in UNSPACED and _edges(text) != _edges(form):
        yield "begins or ends with other white space"


def _places(text: str) -> Counter[tuple[str, str]]:
    """Return the places for values, each with the format of its value."""
    if not re.search(r"\{[a-z_0-9]*(:[^{}]*)?\}", text):
        return Counter()  # braces that are shown
    return Counter(
        (name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None
    )


def _listed(places: Counter[tuple[str, str]]) -> str:
    return ", ".join(f"{{{name}{':' * bool(spec)}{spec}}}" for name, spec in sorted(places))


def _edges(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
