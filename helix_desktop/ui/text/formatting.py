"""Numbers and times as a person reads them; all words of the window go through `tr`.

The floors below know no languages: they write English, with its template and values
(domain/phrase.py), and here it is put into the person's language. What a journal kept is plain
English, and shown as it is.
"""

import os

from PySide6.QtCore import QCoreApplication

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.event_codec import is_utf8
from helix_desktop.domain.phrase import translated


def tr(text: str) -> str:
    """The text in the person's language."""
    return QCoreApplication.translate("helix", text)


def count_text(number: int) -> str:
    return f"{number:,}"


def counted(tokens: int, pace: float) -> int:
    """Tokens of ours as the model counts them; `pace` is what it counts for one of ours."""
    return round(tokens * pace)


def entries_text(count: int) -> str:
    """How many entries of the cache."""
    return tr("1 entry") if count == 1 else tr("{0} entries").format(count_text(count))


def lines_text(count: int) -> str:
    """How many lines a text has."""
    return tr("1 line") if count == 1 else tr("{0} lines").format(count_text(count))


def short_count(number: int) -> str:
    """At most four characters of digits: 940, 12.5 K, 1.2 M."""
    if number < 1_000:
        return str(number)
    scale, unit = (1_000, "K") if number < 999_950 else (1_000_000, "M")
    return f"{number / scale:.1f} {unit}".replace(".0 ", " ")


def size_text(size: int) -> str:
    """Bytes in the largest unit that leaves at least one: 940 B, 48.1 KB, 3.1 GB."""
    if size < 1_000:
        return f"{size} B"
    value, units = float(size), iter(("KB", "MB", "GB", "TB"))
    unit = ""
    while value >= 1_000 and (larger := next(units, "")):
        value, unit = value / 1_000, larger
    return f"{value:.1f} {unit}" if value < 100 else f"{value:.0f} {unit}"


def age_text(seconds: float) -> str:
    """How long ago, in one unit."""
    if seconds < 60:
        return tr("now")
    if seconds < 3_600:
        return tr("{0} min").format(int(seconds // 60))
    if seconds < 86_400:
        return tr("{0} h").format(int(seconds // 3_600))
    return tr("{0} d").format(int(seconds // 86_400))


def duration_text(seconds: float) -> str:
    """A running time: 00:42, 1:02:07."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"


def folder_text(folder: str) -> str:
    """A folder as its person calls it: what lies below their home begins with ~."""
    home = os.path.expanduser("~")
    if home != os.sep and (folder == home or folder.startswith(home + os.sep)):
        return "~" + folder[len(home) :]
    return folder


def cost_text(cost: float | None) -> str:
    """What calls cost, with as many digits as tell something; None: nobody knows."""
    if cost is None:
        return tr("price unknown")
    if cost <= 0:
        return tr("free")
    if cost < 0.001:
        return tr("< $0.001")
    return f"${cost:.3f}" if cost < 0.1 else f"${cost:,.2f}"


def lines_words(first: int, last: int) -> str:
    """As in "lines 10–80"."""
    if first == last:
        return tr("line {0}").format(count_text(first))
    return tr("lines {0}–{1}").format(count_text(first), count_text(last) if last else "")


def retold(text: str) -> str:
    """A phrase in the person's language; plain text, as of a journal, stays as it is."""
    return translated(text, _looked_up)


def _looked_up(template: str) -> str:
    """An error may hand on words of strangers, with characters that Qt would refuse or cut at."""
    return tr(template) if is_utf8(template) and "\0" not in template else template


def error_parts(error: HelixError) -> tuple[str, str]:
    """What happened, and what was kept and is to be done."""
    return retold(error.message), retold(error.hint)


def error_text(error: HelixError) -> str:
    """Both in one."""
    return " ".join(filter(None, error_parts(error)))
