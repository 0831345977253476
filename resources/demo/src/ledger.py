"""Accounts and bookings. The sum over all accounts is always zero."""

from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Booking:
    number: int
    debit: str
    credit: str
    cents: int
    reverses: int = 0


class Ledger:
    def __init__(self) -> None:
        self.bookings: list[Booking] = []

    def book(self, debit: str, credit: str, cents: int) -> Booking:
        if cents <= 0:
            raise ValueError("an amount is a positive number of cents")
        booking = Booking(len(self.bookings) + 1, debit, credit, cents)
        self.bookings.append(booking)
        return booking

    def reverse(self, number: int) -> Booking:
        old = self.bookings[number - 1]
        booking = Booking(len(self.bookings) + 1, old.credit, old.debit, old.cents, number)
        self.bookings.append(booking)
        return booking

    def balances(self) -> dict[str, int]:
        found: dict[str, int] = defaultdict(int)
        for booking in self.bookings:
            found[booking.debit] += booking.cents
            found[booking.credit] -= booking.cents
        return dict(found)
