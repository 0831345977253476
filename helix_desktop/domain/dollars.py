"""How an amount of dollars, such as a cost, is rounded and written in English."""

MIN_SHOWN_DOLLARS = 0.001
"""What costs less is shown as less than this."""


def dollar_digits(amount: float) -> int:
    """Return the digits after the point of an amount: cents, below ten cents tenths of them."""
    return 3 if 0 < abs(amount) < 0.1 else 2


def format_dollars(amount: float) -> str:
    """Format dollars in English: $1,234.50, $0.042, -$0.50, < $0.001."""
    if 0 < abs(amount) < MIN_SHOWN_DOLLARS:
        return f"< {format_dollars(MIN_SHOWN_DOLLARS)}"
    return f"{'-' if amount < 0 else ''}${abs(amount):,.{dollar_digits(amount)}f}"
