"""Numbers, dates, and money as the chosen language writes them.

English has formats of its own, which do not depend on the machine; other languages have Qt's.
"""

import time

from PySide6.QtCore import QDate, QLocale


class _Formats:
    """The locale in use; None is English."""

    locale: QLocale | None = None


def use_locale(locale: QLocale | None) -> None:
    """Write numbers, dates, and money as a locale does from now on; None is English."""
    _Formats.locale = locale


def whole_number(number: int) -> str:
    """Return a whole number with separators: 12,345."""
    locale = _Formats.locale
    return f"{number:,}" if locale is None else locale.toString(number)


def decimal_number(number: float, digits: int) -> str:
    """Return a number with `digits` after the point: 1,234.5."""
    locale = _Formats.locale
    return f"{number:,.{digits}f}" if locale is None else locale.toString(number, "f", digits)


def short_number(number: float) -> str:
    """Return a number with only the digits that it needs: 0.5, 12, 1,234.5."""
    text = f"{number:,g}"
    digits = len(text.partition(".")[2]) if "e" not in text else 0
    return text if _Formats.locale is None or "e" in text else decimal_number(number, digits)


def dollars(amount: float, digits: int) -> str:
    """Return an amount of money: $0.04."""
    locale = _Formats.locale
    if locale is None:
        return f"${amount:,.{digits}f}"
    return locale.toCurrencyString(amount, "$", digits)


def date_text(at: float) -> str:
    """Return the day of a time: 2026-11-21."""
    then = time.localtime(at)
    locale = _Formats.locale
    if locale is None:
        return time.strftime("%Y-%m-%d", then)
    day = QDate(then.tm_year, then.tm_mon, then.tm_mday)
    return locale.toString(day, QLocale.FormatType.ShortFormat)
