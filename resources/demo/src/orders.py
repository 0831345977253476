"""Orders from CSV lines: number;customer;amount in cents."""

from src.ledger import Ledger


def read_order(line: str, ledger: Ledger) -> None:
    number, customer, cents = line.strip().split(";")
    # TODO: refuse an order number that was booked before
    ledger.book(f"customer:{customer}", f"order:{number}", int(cents))
