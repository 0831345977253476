"""Amounts that the user typed."""

import re

_DECIMAL_COMMA = re.compile(r"\d+,\d{1,2}")
"""A comma that cannot separate thousands."""


def parse_amount(text: str) -> float | None:
    """Parse an amount as the user types it, 0 for none. Return None if it is no number."""
    plain = "".join(text.split()).strip("$")
    plain = plain.replace(",", "." if _DECIMAL_COMMA.fullmatch(plain) else "")
    try:
        found = float(plain) if plain else 0.0
    except ValueError:
        return None
    return found if 0 <= found < 1e12 else None
