"""The project that the tour works in: the demo's, with files that are large enough to be held back.

Everything is made up from numbers, so that two tours read the same bytes.
"""

import shutil
from pathlib import Path

from helix_desktop.app.environment import resources_folder

ORDERS, LINES, RULES = 420, 520, 150
SHOPS = ("north", "harbour", "station", "market", "online")
LOUD = ("refund without an order", "amount is not whole cents", "account is closed")

TURNS = (
    "Summarise this project",
    "Read src/ledger.py",
    "Read data/orders.csv",
    "Find TODO",
    "Read logs/import.log",
    "Read src/ledger.py and src/orders.py",
    "Read docs/rules.md",
    "Explore every file",
    "Read docs/closing.md",
    "Find refund",
    "Read docs/audit.md",
    "Read CHANGELOG.md; read pyproject.toml; list tests",
    "Read docs/taxes.md",
    "Read tests/test_ledger.py",
    "Read docs/payouts.md",
    "Find cents",
    "Read docs/years.md; read docs/shops.md; read docs/refunds.md",
    "Summarise this project",
    "Read docs/accounts.md; read docs/imports.md; read docs/tills.md",
    "Read src/orders.py",
    "Find amount",
    "Read docs/reports.md; read docs/backups.md; read docs/people.md",
    "Find closed",
    "Read docs/rules.md; read docs/audit.md; read docs/taxes.md",
    "Find online",
    "Read docs/payouts.md; read docs/closing.md; read docs/shops.md",
    "Find harbour",
    "Read README.md",
)
GUIDES = ("rules", "closing", "audit", "taxes", "payouts", "years", "shops", "refunds")
GUIDES += ("accounts", "imports", "tills", "reports", "backups", "people")
"""What the user says in the long session, one turn each."""


def lay_out(below: Path) -> Path:
    """The folder `ledger`, filled."""
    folder = Path(shutil.copytree(resources_folder() / "demo", below / "ledger"))
    _write(folder / "data" / "orders.csv", _orders())
    _write(folder / "logs" / "import.log", _log())
    for name in GUIDES:
        _write(folder / "docs" / f"{name}.md", _guide(name))
    return folder


def lay_out_other(below: Path) -> Path:
    """A second, small one: `orders`."""
    folder = below / "orders"
    _write(folder / "README.md", "# Orders\n\nTakes orders from five shops and hands them on.\n")
    _write(folder / "src" / "queue.py", "def take(order: dict) -> None:\n    print(order)\n")
    return folder


def _orders() -> str:
    rows = ["number,day,shop,account,cents,till"]
    for at in range(1, ORDERS):
        day = f"2025-{at % 12 + 1:02}-{at % 28 + 1:02}"
        shop, cents = SHOPS[at % 5], at * 7_919 % 90_000
        rows.append(f"{10_000 + at},{day},{shop},{4_000 + at % 37},{cents},till-{at % 9}-{shop}")
    return "\n".join(rows) + "\n"


def _log() -> str:
    rows = []
    for at in range(LINES):
        state = f"WARN {LOUD[at % 3]}" if at % 23 == 0 else "INFO booked"
        rows.append(f"2025-11-03 {at // 60 + 8:02}:{at % 60:02} {state} order={10_000 + at}")
    return "\n".join(rows) + "\n"


def _guide(name: str) -> str:
    rows = [f"# {name.capitalize()}", ""]
    for at in range(1, RULES):
        shop = SHOPS[at * 3 % 5]
        rows.append(f"## {at}. {name} of {shop}")
        rows.append(f"Rule {at}: {LOUD[at % 3]} is refused for {shop}; see `book_{at % 9}`.")
        rows.append(f"It was {SHOPS[at % 5]} that asked for it, on day {at * 7 % 365}.")
        rows.append("")
    return "\n".join(rows) + "\n"


def _write(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")
