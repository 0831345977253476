"""The session of the README's pictures: a small accounting project, and work on it turn by turn.

The tools, the engine and the documents are real; only what the model says is written here.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from tests.system.tour.project import lay_out

SENT_AGAIN = ("10011", "10016", "10101", "10042", "10202", "10055", "10130", "10303")
"""Numbers of the orders that arrive twice."""


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of the model: words, and calls as pairs of a tool and its arguments."""

    text: str
    calls: tuple[tuple[str, dict[str, object]], ...] = ()

    def arguments(self) -> list[tuple[str, str]]:
        return [(tool, json.dumps(given)) for tool, given in self.calls]


@dataclass(frozen=True, slots=True)
class Turn:
    """What the user asks, and the model's answers to that."""

    message: str
    steps: tuple[Step, ...]
    compacts: bool = False
    """Whether the user compacts the context afterwards."""


def _reads(text: str, *paths: str) -> Step:
    return Step(text, tuple(("read_file", {"path": path}) for path in paths))


def _edits(text: str, path: str, *edits: tuple[str, str]) -> Step:
    changes = [{"old": old, "new": new} for old, new in edits]
    return Step(text, (("edit_file", {"path": path, "edits": changes}),))


def _runs(text: str, *commands: str) -> Step:
    return Step(text, tuple(("shell", {"command": command}) for command in commands))


TESTS = """import unittest

from src.ledger import Ledger
from src.orders import read_order


class Orders(unittest.TestCase):
    def setUp(self) -> None:
        self.ledger = Ledger()

    def test_an_order_is_booked_once(self) -> None:
        read_order("10001;4007;1250", self.ledger)
        with self.assertRaisesRegex(ValueError, "order 10001 was booked before"):
            read_order("10001;4007;1250", self.ledger)
        self.assertEqual(self.ledger.balances()["customer:4007"], 1_250)


if __name__ == "__main__":
    unittest.main()
"""
_REFUND = '''
    def refund(self, order: str, cents: int) -> Booking:
        """Pay an order back, at most what was booked for it."""
        booked = self.booked(order)
        if booked is None:
            raise ValueError(f"refund without an order: {order}")
        if cents > booked.cents:
            raise ValueError(f"refund of {cents} exceeds {booked.cents}")
        return self.book(booked.credit, booked.debit, cents)

    def balances(self)'''
_REFUND_TEST = """
    def test_a_refund_needs_its_order(self) -> None:
        with self.assertRaisesRegex(ValueError, "refund without an order"):
            self.ledger.refund("10002", 100)

    def test_a_refund_is_never_more_than_the_order(self) -> None:
        read_order("10003;4007;1250", self.ledger)
        with self.assertRaisesRegex(ValueError, "exceeds 1250"):
            self.ledger.refund("10003", 1_251)


if __name__"""
_CORRECTION = '''

def corrections(ledger: Ledger) -> list[tuple[int, str, int]]:
    """Return booking, order and cents of every order that was booked more than once."""
    first: dict[str, int] = {}
    found = []
    for booking in ledger.bookings:
        if not booking.credit.startswith("order:") or booking.reverses:
            continue
        if booking.credit in first:
            found.append((booking.number, booking.credit, booking.cents))
        else:
            first[booking.credit] = booking.number
    return found
'''
_CHECKS = "python3 -m unittest tests.test_orders"

TURNS: tuple[Turn, ...] = (
    Turn(
        "Orders that a shop sends twice are booked twice. Find out why, and fix it with a test.",
        (
            Step("I'll look around first.", (("list_files", {"path": "."}),)),
            _reads("", "README.md", "src/orders.py", "src/ledger.py", "tests/test_ledger.py"),
            _reads(
                "`read_order` books whatever arrives. What do the rules ask?", "docs/imports.md"
            ),
            _reads("", "docs/rules.md", "docs/shops.md"),
            Step("", (("search_files", {"text": "order=", "path": "logs"}),)),
            _runs(
                "Next, how often it happens.",
                "wc -l logs/import.log && tail -n +2 data/orders.csv | wc -l",
                "cat logs/import.log data/orders.csv",
            ),
            _edits(
                "The ledger never looks an order up before it books. I'll give it a lookup…",
                "src/ledger.py",
                (
                    "    def balances(self)",
                    "    def booked(self, order: str) -> Booking | None:\n"
                    '        found = (b for b in self.bookings if b.credit == f"order:{order}")\n'
                    "        return next(found, None)\n\n"
                    "    def balances(self)",
                ),
            ),
            _edits(
                "…and refuse the second arrival.",
                "src/orders.py",
                (
                    "    # TODO: refuse an order number that was booked before\n",
                    "    if ledger.booked(number) is not None:\n"
                    '        raise ValueError(f"order {number} was booked before")\n',
                ),
            ),
            Step("", (("write_file", {"path": "tests/test_orders.py", "content": TESTS}),)),
            _runs("", _CHECKS),
            Step(
                "Fixed. `read_order` booked every line it was given, and shops resend a line when"
                " our answer is late.\n\n"
                "- `src/ledger.py`: `booked(order)` finds the booking of an order.\n"
                "- `src/orders.py`: a second arrival raises `order … was booked before`.\n"
                "- `tests/test_orders.py`: one test for exactly that; it passes."
            ),
        ),
    ),
    Turn(
        "Now refunds. The log warns of refunds without an order: what do the rules say, and what"
        " does the code do? Never pay back more than was booked.",
        (
            _reads("The rules first.", "docs/refunds.md", "docs/payouts.md"),
            _reads("", "docs/closing.md", "docs/audit.md"),
            _reads("", "docs/years.md", "docs/reports.md"),
            _reads("", "docs/people.md", "docs/backups.md"),
            Step("", (("search_files", {"text": "refund", "path": "src"}),)),
            _edits(
                "There is no refund in the code at all: shops book them by hand. I'll add one that"
                " follows them.",
                "src/ledger.py",
                ("\n    def balances(self)", _REFUND),
            ),
            _edits("", "tests/test_orders.py", ("\n\nif __name__", _REFUND_TEST)),
            _runs("", _CHECKS),
            Step(
                "`Ledger.refund` needs the order it belongs to and refuses more than was booked."
                " Two tests hold that; all three pass."
            ),
        ),
        compacts=True,
    ),
    Turn(
        "Which shops had orders twice, and how many? Only count, do not change anything.",
        (
            _reads("", "data/orders.csv", "docs/accounts.md"),
            _runs(
                "",
                "cut -d, -f3 data/orders.csv | sort | uniq -c",
                "sort data/orders.csv | uniq -d | cut -d, -f3 | sort | uniq -c",
                "grep -c 'refund without an order' logs/import.log",
            ),
            _reads("", "docs/tills.md", "docs/taxes.md"),
            _reads("", "docs/imports.md"),
            Step(
                "Eight lines of `data/orders.csv` came twice; the log has 8 refunds without"
                " an order.\n\n"
                "| Shop | Lines | Sent again |\n|---|---:|---:|\n"
                "| harbour | 87 | 3 |\n| station | 86 | 2 |\n| north | 85 | 2 |\n"
                "| market | 85 | 1 |\n| online | 84 | 0 |\n\nNothing was changed."
            ),
        ),
        compacts=True,
    ),
)
LAST = Turn(
    "Write the correction for orders that were booked twice. List them only; do not book yet.",
    (
        _reads("", "src/orders.py", "docs/reports.md", "docs/closing.md"),
        _reads("", "docs/rules.md", "docs/audit.md"),
        _reads("Corrections are reversals, so the list needs the second booking.", "src/ledger.py"),
        _edits(
            "`reverse` wants the number of a booking, so that's what the list holds.",
            "src/orders.py",
            ('f"order:{number}", int(cents))\n', 'f"order:{number}", int(cents))\n' + _CORRECTION),
        ),
        _runs("", _CHECKS),
        Step("`corrections(ledger)` lists each second booking; nothing is booked. Tests pass."),
    ),
)

LAST_DOCUMENT = """## 1. Project Background
- Python project `ledger` without dependencies: bookings have two sides, their sum is zero.
- Orders of five shops (north, harbour, station, market, online) arrive as CSV lines.
- `src/ledger.py`: `Booking`, `Ledger`; `src/orders.py`: `read_order`; rules in `docs/`.

## 2. Technical Details
- Amounts are whole cents, never floats; a mistake is reversed, never changed (README.md).
- Shops resend a line when the answer is late: `read_order` booked it again.
- `logs/import.log` has 520 lines, 8 of them `refund without an order`.
- `data/orders.csv` has 427 lines; eight came twice.
- Tests run with `python3 -m unittest tests.test_orders`.

## 3. Completed Work
- `src/ledger.py`: `Ledger.booked(order)` returns the booking of an order or None.
- `src/orders.py`: a second arrival raises ValueError `order 10001 was booked before`.
- `src/ledger.py`: `Ledger.refund(order, cents)` needs the order and refuses more than was booked.
- `tests/test_orders.py`: three tests, all pass.
- Counted the orders that were sent again: harbour 3, station 2, north 2, market 1, online 0.
- `src/orders.py`: `corrections(ledger)` lists each second booking as (booking, order, cents).

## 4. Current Issues
- Shops book refunds by hand today; nothing calls `Ledger.refund` yet.
- The eight second bookings are listed but not reversed.

## 5. TODO Items
- (high) Ask the user, then call `Ledger.reverse` for each of the eight corrections.
- (medium) Call `Ledger.refund` from the import.
- (low) Currencies other than EUR (README.md).

## 6. User Preferences
- “Never pay back more than was booked.”
- “Find out why, and fix it with a test.”"""

DOCUMENTS: tuple[str, ...] = (
    """## 1. Project Background
- Python project `ledger` without dependencies: bookings have two sides, their sum is zero.
- Orders of five shops (north, harbour, station, market, online) arrive as CSV lines.
- `src/ledger.py`: `Booking`, `Ledger`; `src/orders.py`: `read_order`; rules in `docs/`.

## 2. Technical Details
- Amounts are whole cents, never floats; a mistake is reversed, never changed (README.md).
- Shops resend a line when the answer is late: `read_order` booked it again.
- `logs/import.log` has 520 lines; warnings end with `order=<number>`.
- `data/orders.csv` has 427 lines with the columns number, day, shop, account, cents.
- Tests run with `python3 -m unittest tests.test_orders`.

## 3. Completed Work
- `src/ledger.py`: `Ledger.booked(order)` returns the booking of an order or None.
- `src/orders.py`: a second arrival raises ValueError `order 10001 was booked before`.
- `src/ledger.py`: `Ledger.refund(order, cents)` needs the order and refuses more than was booked.
- `tests/test_orders.py`: three tests, all pass.

## 4. Current Issues
- Shops book refunds by hand today; nothing calls `Ledger.refund` yet.
- Orders that were booked twice before the fix are still in the ledger.

## 5. TODO Items
- (high) Find the orders that were booked twice, and correct them.
- (medium) Call `Ledger.refund` from the import.
- (low) Currencies other than EUR (README.md).

## 6. User Preferences
- “Never pay back more than was booked.”
- “Find out why, and fix it with a test.”
""",
    """## 1. Project Background
- Python project `ledger` without dependencies: bookings have two sides, their sum is zero.
- Orders of five shops (north, harbour, station, market, online) arrive as CSV lines.
- `src/ledger.py`: `Booking`, `Ledger`; `src/orders.py`: `read_order`; rules in `docs/`.

## 2. Technical Details
- Amounts are whole cents, never floats; a mistake is reversed, never changed (README.md).
- Shops resend a line when the answer is late: `read_order` booked it again.
- `logs/import.log` has 520 lines, 8 of them `refund without an order`.
- `data/orders.csv` has 427 lines; eight came twice.
- Tests run with `python3 -m unittest tests.test_orders`.

## 3. Completed Work
- `src/ledger.py`: `Ledger.booked(order)` returns the booking of an order or None.
- `src/orders.py`: a second arrival raises ValueError `order 10001 was booked before`.
- `src/ledger.py`: `Ledger.refund(order, cents)` needs the order and refuses more than was booked.
- `tests/test_orders.py`: three tests, all pass.
- Counted the orders that were sent again: harbour 3, station 2, north 2, market 1, online 0.

## 4. Current Issues
- Shops book refunds by hand today; nothing calls `Ledger.refund` yet.
- The eight orders that were booked twice are still in the ledger.

## 5. TODO Items
- (high) Write the correction of the eight orders as reversals; the user says when to book.
- (medium) Call `Ledger.refund` from the import.
- (low) Currencies other than EUR (README.md).

## 6. User Preferences
- “Never pay back more than was booked.”
- “Find out why, and fix it with a test.”
""",
)
"""The handovers that the model writes, one for each time it is asked."""


def lay_out_story(below: Path) -> Path:
    """Make the project folder of the session, where shops have sent some orders twice."""
    folder = lay_out(below)
    orders = folder / "data" / "orders.csv"
    lines = orders.read_text(encoding="utf-8").splitlines()
    again = [line for line in lines if line.partition(",")[0] in SENT_AGAIN]
    orders.write_text("\n".join([*lines, *again]) + "\n", encoding="utf-8")
    return folder
