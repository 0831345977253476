"""Analyses of a shop's exports: scripts are written, fail, are mended, and asked again."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder

_READ = """import csv, json
from collections import Counter, defaultdict

orders = list(csv.DictReader(open("orders.csv", encoding="utf-8")))
returns = {row["order"]: row for row in csv.DictReader(open("returns.csv", encoding="utf-8"))}
customers = {row["id"]: row for row in json.load(open("customers.json", encoding="utf-8"))}


def amount(row):
    return float(row["amount"]{comma})

"""
_TASKS = {
    "month": "sums = defaultdict(float)\nfor row in orders:\n    sums[row['day'][:7]] += "
    "amount(row)\n"
    "for month, total in sorted(sums.items()):\n    print(month, f'{total:.2f}')\n",
    "town": "sums = defaultdict(float)\nfor row in orders:\n    town = "
    "customers[row['customer']]['town']\n"
    "    sums[town] += amount(row)\nfor town, total in sorted(sums.items(), key=lambda p: -p[1]):\n"
    "    print(f'{town:10} {total:10.2f}')\n",
    "item": "counts = Counter(row['item'] for row in orders if row['status'] != 'cancelled')\n"
    "for item, times in counts.most_common():\n    print(item, times)\n",
    "returned": "reasons = Counter(row['reason'] for row in returns.values())\nprint(reasons)\n"
    "for row in orders:\n    if row['order'] in returns and row['status'] == 'cancelled':\n"
    "        print(row['order'], row['day'], row['customer'], returns[row['order']]['return'])\n",
    "double": "seen = Counter(row['order'] for row in orders)\n"
    "for order, times in seen.items():\n    if times > 1:\n        print(order, times)\n",
    "best": "sums = defaultdict(float)\nfor row in orders:\n    if row['status'] == 'paid':\n"
    "        sums[row['customer']] += amount(row)\n"
    "for customer, total in sorted(sums.items(), key=lambda p: -p[1])[:40]:\n"
    "    print(customer, f'{total:.2f}', customers.get(customer, {}).get('town', '?'))\n",
    "nobody": "for row in orders:\n    if not row['customer']:\n        print(row['order'], "
    "row['day'], row['amount'])\n",
    "vat": "net = gross = 0.0\nfor row in orders:\n    if row['status'] != 'paid':\n        "
    "continue\n"
    "    free = customers.get(row['customer'], {}).get('vat_free')\n    gross += amount(row)\n"
    "    net += amount(row) if free else amount(row) / 1.2\nprint(f'{gross:.2f} {net:.2f}')\n",
    "large": "for row in sorted(orders, key=amount)[-70:]:\n    print(*row.values())\n",
    "comma": "for row in orders:\n    if ',' in row['amount']:\n        print(row['order'], "
    "row['day'], row['amount'])\n",
}


@dataclass(frozen=True)
class Step:
    """One wish of the user: which script answers it, and what of the words must be kept."""

    told: str
    task: str
    demanded: tuple[str, ...] = ()


@dataclass(frozen=True)
class Analysis:
    """A session: rules, steps, a change of mind, and a report."""

    opening: str
    rules: tuple[str, ...]
    steps: Sequence[Step]
    change: str
    changed: tuple[str, ...]
    report: str
    questions: Sequence[str]
    last: str
    told: str = "So it is: {first}"


def analyse(session: Recorder, plan: Analysis) -> None:
    """Write a script for each wish; after the change of mind, run and mend all of them again."""
    session.user(plan.opening, *plan.rules)
    session.read("README.md", say="What do the columns mean?")
    session.run("wc -l *.csv; head -60 orders.csv; head -20 returns.csv")
    session.run("python -m json.tool --no-ensure-ascii customers.json | head -120")
    session.answer("`amount` is gross; a second line of an order is a mistake of the export.")
    comma = ""
    findings: list[tuple[Step, str]] = []
    seen: list[str] = []
    for number, step in enumerate(plan.steps):
        session.user(step.told, *step.demanded)
        script = f"scripts/{step.task}.py"
        session.write(script, _READ.replace("{comma}", comma) + "\n" + _TASKS[step.task])
        output = session.run(f"python {script}")
        if "Traceback" in output:
            error = output.splitlines()[-2]
            session.failed(error)
            comma = ".replace(',', '.')"
            session.run("grep -n '\"' orders.csv | head -40", say=f"{error}: which lines are so?")
            session.write(script, _READ.replace("{comma}", comma) + "\n" + _mended(step.task))
            output = session.run(f"python {script}")
        lines = output.splitlines()
        seen += re.findall(r"^(?:OR-\d+ .+|\S+ +\d+\.\d\d.*)$", output, re.MULTILINE)[:12:3]
        orders = re.findall(r"OR-\d+", output)
        for order in orders[number % 3 : 24 : 4]:
            session.run(
                f"grep -n {order} *.csv", say=f"{order} in all files:" if number % 2 else ""
            )
        session.run(
            f"awk -F, 'NR>1 && NR%{9 + number}==0' orders.csv | head -120",
            say="A sample, to see that it holds.",
        )
        text = plan.told.format(first=lines[0] if lines else "-")
        session.read("orders.csv", start=2 + number * 180, lines=360, say="The lines themselves.")
        findings.append((step, lines[0] if lines else "-"))
        session.answer(text, text)
    session.user(plan.change, *plan.changed)
    for step, _ in findings:
        script = f"scripts/{step.task}.py"
        session.edit(
            script,
            'orders = list(csv.DictReader(open("orders.csv", encoding="utf-8")))',
            'rows = csv.DictReader(open("orders.csv", encoding="utf-8"))\n'
            'orders = list({row["order"]: row for row in rows}.values())',
        )
        session.run(f"python {script} | head -60")
    session.answer(
        "Every script reads each order once now.", "Every script reads each order once now"
    )
    session.user(plan.report)
    lines = ["# Findings", ""]
    lines += [f"- {step.task}: {first}" for step, first in findings]
    lines += ["", "Seen on the way:", "", *(f"- {line}" for line in seen)]
    session.write("FINDINGS.md", "\n".join(lines) + "\n")
    session.run("cat FINDINGS.md; ls scripts")
    session.answer("The findings are in `FINDINGS.md`, each with the script that it comes from.")
    for number, question in enumerate(plan.questions):
        session.user(question)
        step, first = findings[number % len(findings)]
        session.run(
            f"python scripts/{step.task}.py | head -{25 + 5 * number}",
            say=f"Before, it said: {first}",
        )
        session.run(f"grep -n '' scripts/{step.task}.py")
        session.answer(
            f"`scripts/{step.task}.py` counts it; before the change the first line was {first}."
        )
    session.user(plan.last)
    session.run("cat FINDINGS.md")
    session.answer("That is all of it.")


def _mended(task: str) -> str:
    return _TASKS[task].replace(
        "customers[row['customer']]['town']", "customers.get(row['customer'], {}).get('town', '?')"
    )
