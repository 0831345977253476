"""Small projects that are written anew for each session, always with the same bytes."""

import csv
import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.benchmarks.corpus import ROOT

COMMIT = "10d782794dcc00d95e25bf7f1307dd975a0b884f"
"""The commit of this repository that sessions work in."""

_TOWNS = ("Lisboa", "Porto", "Kraków", "Gdańsk", "Lyon", "Nantes", "Graz", "Linz", "Turku", "Oulu")
_GOODS = ("lamp", "kettle", "rope", "tent", "stove", "map", "compass", "blanket", "knife", "boots")


def repository(folder: Path) -> None:
    """Check out this repository as it was; what came later is not in its history."""
    command = ["git", "clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    for words in (
        ["checkout", "--quiet", "-B", "main", COMMIT],
        ["remote", "remove", "origin"],
        ["config", "user.name", "dev"],
        ["config", "user.email", "dev@example.com"],
    ):
        subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)


def orders(folder: Path, seed: int, rows: int = 2_000) -> None:
    """A shop's exports: orders, returns, customers, and a README that says what columns mean."""
    dice = Random(seed)
    folder.mkdir(parents=True)
    customers = [
        {
            "id": f"CU-{1000 + number}",
            "town": dice.choice(_TOWNS),
            "since": f"20{dice.randint(15, 24)}-{dice.randint(1, 12):02}-01",
            "vat_free": dice.random() < 0.1,
        }
        for number in range(140)
    ]
    (folder / "customers.json").write_text(json.dumps(customers, indent=1, ensure_ascii=False))
    lines: list[Sequence[object]] = []
    for number in range(rows):
        amount = f"{dice.randint(300, 48_000) / 100:.2f}"
        if dice.random() < 0.02:
            amount = amount.replace(".", ",")
        customer = dice.choice(customers)["id"] if dice.random() > 0.01 else ""
        day = f"2026-{dice.randint(1, 9):02}-{dice.randint(1, 28):02}"
        status = dice.choice(("paid", "paid", "paid", "open", "cancelled"))
        lines.append((f"OR-{20_000 + number}", day, customer, dice.choice(_GOODS), amount, status))
        if dice.random() < 0.015:
            lines.append(lines[-1])
    _csv(folder / "orders.csv", ("order", "day", "customer", "item", "amount", "status"), lines)
    returned = [
        (f"RE-{5_000 + number}", dice.choice(lines)[0], dice.choice(("broken", "late", "wrong")))
        for number in range(rows // 12)
    ]
    _csv(folder / "returns.csv", ("return", "order", "reason"), returned)
    (folder / "README.md").write_text(
        "# Orders\n\nExports of the shop, once a day.\n\n"
        "- `orders.csv`: one line per order. `amount` is gross, with 20 % VAT, but for customers\n"
        "  whose `vat_free` is true. Exports before March used a decimal comma.\n"
        "- `returns.csv`: an order can be returned once; a second line is a mistake of the "
        "export.\n"
        "- `customers.json`: `since` is the month of the first order.\n"
        "- A cancelled order was never paid. An open one counts from the day that it is paid.\n"
    )


def service(folder: Path, seed: int, lines: int = 2_600) -> None:
    """Logs of three services on the day of an incident, their settings, and a runbook."""
    dice = Random(seed)
    (folder / "logs").mkdir(parents=True)
    pools = {"api": 20, "worker": 8, "billing": 12}
    broken = dice.choice(sorted(pools))
    begin = dice.randint(9, 13) * 3600 + dice.randint(0, 3000)
    for name, pool in pools.items():
        out: list[str] = []
        second = 6 * 3600
        for _ in range(lines):
            second += dice.randint(2, 26)
            hour, minute, millis = second // 3600, second // 60 % 60, dice.randint(0, 999)
            clock = f"{hour:02}:{minute:02}:{second % 60:02}.{millis:03}"
            request = f"req-{dice.getrandbits(40):010x}"
            in_it = name == broken and begin < second < begin + 2_400
            if in_it and dice.random() < 0.35:
                what = dice.choice(
                    (
                        f"ERROR pool exhausted: {pool} of {pool} connections busy, waited 5000 ms",
                        f"ERROR upstream timed out after 3000 ms, "
                        f"tenant=t-{dice.randint(100, 160)}",
                        "WARN retry 3 of 3 failed: connection reset by peer",
                    )
                )
            elif dice.random() < 0.03:
                what = f"WARN slow query {dice.randint(800, 2900)} ms: SELECT … FROM invoices"
            else:
                path = dice.choice(("/orders", "/invoices", "/tenants", "/health", "/exports"))
                method = dice.choice(("GET", "GET", "POST"))
                what = f"INFO {method} {path} 200 {dice.randint(2, 240)} ms"
            out.append(f"2026-09-14T{clock}Z {name} {request} {what}")
        (folder / "logs" / f"{name}.log").write_text("\n".join(out) + "\n")
    for name, pool in pools.items():
        settings = {
            "service": name,
            "pool": {"size": pool, "wait_ms": 5_000, "idle_s": 90},
            "retry": {"times": 3, "backoff_ms": 200 if name != broken else 0},
            "deployed": f"2026-09-{12 + (name == broken)}T0{dice.randint(5, 8)}:30:00Z",
            "build": f"{dice.getrandbits(28):07x}",
        }
        (folder / f"{name}.json").write_text(json.dumps(settings, indent=2) + "\n")
    (folder / "RUNBOOK.md").write_text(
        "# Runbook\n\n1. Say in the channel that you look at it; one person writes the timeline.\n"
        "2. Times are UTC. The page shows local time: do not copy from it.\n"
        "3. `pool.size` may be doubled without asking; `wait_ms` may not be changed.\n"
        "4. Tenants t-100 to t-119 have a contract: tell them within an hour.\n"
        "5. A rollback needs the build of before and a line in `CHANGES.md`.\n"
    )


def offers(folder: Path, seed: int) -> None:
    """Offers of rooms, cooks, and buses in ten towns, to plan a meeting with."""
    dice = Random(seed)
    folder.mkdir(parents=True)
    kinds = ("room", "hostel", "cook", "bus", "band", "printer")
    notes = ("no steps", "two steps at the door", "closed on Mondays", "deposit 30 %", "cash only")
    made = [
        {
            "id": f"OF-{3_000 + number}",
            "town": _TOWNS[number % len(_TOWNS)],
            "kind": dice.choice(kinds),
            "name": f"{dice.choice(_GOODS)} & {dice.choice(_GOODS)}".title(),
            "price": dice.randint(40, 2_400),
            "seats": dice.randint(8, 160),
            "note": dice.choice(notes),
        }
        for number in range(360)
    ]
    (folder / "offers.json").write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n")


def tests_first(folder: Path) -> None:
    """An empty project with a README and a way to run its tests."""
    (folder / "tests").mkdir(parents=True)
    (folder / "README.md").write_text("# Ledger\n\nRun `python -m pytest -q`.\n")
    (folder / "conftest.py").write_text("")


def papers(folder: Path) -> None:
    """This repository's own documentation, as the papers of a project."""
    folder.mkdir(parents=True)
    names = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "AGENTS.md"]
    listed = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", COMMIT, *names, "docs"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    for name in (name for name in listed if name.endswith(".md") and "/site/" not in name):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shown = subprocess.run(
            ["git", "show", f"{COMMIT}:{name}"], cwd=ROOT, check=True, capture_output=True
        )
        target.write_bytes(shown.stdout)


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def _csv(path: Path, head: Sequence[str], lines: Sequence[Sequence[object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(lines)
