"""A small library is written test first: each wish gets a test, code that fails it, and a cure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder


@dataclass(frozen=True)
class Feature:
    """A function with the tests that are written first, a first try, and what is right."""

    name: str
    tests: str
    wrong: str
    right: str


FEATURES = {
    feature.name: feature
    for feature in (
        Feature(
            "parse_amount",
            'assert parse_amount("12.50") == 1250\n    assert parse_amount("1,234.05") == 123405\n'
            '    assert parse_amount("-0.07") == -7\n    assert parse_amount("8") == 800',
            "def parse_amount(text: str) -> int:\n    return int(float(text) * 100)\n",
            "def parse_amount(text: str) -> int:\n    sign = -1 if text.startswith('-') else 1\n"
            "    whole, _, cents = text.lstrip('-').replace(',', '').partition('.')\n"
            "    return sign * (int(whole) * 100 + int((cents + '00')[:2]))\n",
        ),
        Feature(
            "format_amount",
            'assert format_amount(123405) == "1,234.05"\n    assert format_amount(-7) == "-0.07"\n'
            '    assert format_amount(800) == "8.00"',
            "def format_amount(cents: int) -> str:\n    return f'{cents // 100:,}.{cents % "
            "100:02}'\n",
            "def format_amount(cents: int) -> str:\n    sign = '-' if cents < 0 else ''\n"
            "    whole, rest = divmod(abs(cents), 100)\n    return f'{sign}{whole:,}.{rest:02}'\n",
        ),
        Feature(
            "split_evenly",
            "assert split_evenly(100, 3) == [34, 33, 33]\n    assert split_evenly(-100, 3) == "
            "[-34, -33, -33]\n"
            "    assert sum(split_evenly(99_999, 7)) == 99_999",
            "def split_evenly(cents: int, parts: int) -> list[int]:\n    return [cents // "
            "parts] * parts\n",
            "def split_evenly(cents: int, parts: int) -> list[int]:\n    sign = -1 if cents < "
            "0 else 1\n"
            "    share, rest = divmod(abs(cents), parts)\n"
            "    return [sign * (share + (number < rest)) for number in range(parts)]\n",
        ),
        Feature(
            "month_of",
            'assert month_of("2026-03-31") == (2026, 3)\n    with pytest.raises(ValueError):\n '
            '       month_of("31.03.2026")',
            "def month_of(day: str) -> tuple[int, int]:\n    year, month, _ = day.split('-')\n "
            "   return year, month\n",
            "def month_of(day: str) -> tuple[int, int]:\n    found = date.fromisoformat(day)\n "
            "   return found.year, found.month\n",
        ),
        Feature(
            "add_months",
            'assert add_months("2026-01-31", 1) == "2026-02-28"\n    assert '
            'add_months("2027-12-15", 2) == "2028-02-15"\n'
            '    assert add_months("2026-03-31", -1) == "2026-02-28"',
            "def add_months(day: str, months: int) -> str:\n    found = date.fromisoformat(day)\n"
            "    return found.replace(month=found.month + months).isoformat()\n",
            "def add_months(day: str, months: int) -> str:\n    found = date.fromisoformat(day)\n"
            "    year, month = divmod(found.year * 12 + found.month - 1 + months, 12)\n"
            "    last = calendar.monthrange(year, month + 1)[1]\n"
            "    return date(year, month + 1, min(found.day, last)).isoformat()\n",
        ),
        Feature(
            "balance",
            'lines = [("a", 500), ("b", -200), ("a", -100)]\n    assert balance(lines) == '
            '{"a": 400, "b": -200}\n'
            "    assert balance([]) == {}",
            "def balance(lines: Iterable[tuple[str, int]]) -> dict[str, int]:\n    return "
            "dict(lines)\n",
            "def balance(lines: Iterable[tuple[str, int]]) -> dict[str, int]:\n    sums: "
            "dict[str, int] = {}\n"
            "    for account, cents in lines:\n        sums[account] = sums.get(account, 0) + "
            "cents\n    return sums\n",
        ),
        Feature(
            "settle",
            'assert settle({"a": 300, "b": -200, "c": -100}) == [("b", "a", 200), ("c", "a", '
            "100)]\n"
            '    assert settle({"a": 0}) == []\n    assert settle({"a": 50, "b": 50, "c": '
            '-100}) == [("c", "a", 50), ("c", "b", 50)]',
            "def settle(sums: dict[str, int]) -> list[tuple[str, str, int]]:\n"
            "    return [(name, max(sums, key=sums.get), -cents) for name, cents in "
            "sums.items() if cents < 0]\n",
            "def settle(sums: dict[str, int]) -> list[tuple[str, str, int]]:\n"
            "    owed = [[name, cents] for name, cents in sorted(sums.items()) if cents > 0]\n "
            "   result = []\n"
            "    for name, cents in sorted(sums.items()):\n        rest = -cents\n"
            "        while rest > 0:\n            paid = min(rest, owed[0][1])\n"
            "            result.append((name, owed[0][0], paid))\n            rest -= paid\n"
            "            owed[0][1] -= paid\n            if not owed[0][1]:\n                "
            "del owed[0]\n    return result\n",
        ),
        Feature(
            "read_lines",
            'text = "day,account,amount\\n2026-01-05,rent,-700.00\\n\\n2026-01-06,pay,2000.00\\n"\n'
            '    assert read_lines(text) == [("2026-01-05", "rent", -70000), ("2026-01-06", '
            '"pay", 200000)]',
            "def read_lines(text: str) -> list[tuple[str, str, int]]:\n"
            "    return [tuple(line.split(',')) for line in text.splitlines()]\n",
            "def read_lines(text: str) -> list[tuple[str, str, int]]:\n    rows = "
            "csv.DictReader(text.splitlines())\n"
            "    return [(row['day'], row['account'], parse_amount(row['amount'])) for row in "
            "rows]\n",
        ),
        Feature(
            "running_total",
            "assert running_total([5, -2, 4]) == [5, 3, 7]\n    assert running_total([]) == []",
            "def running_total(cents: Iterable[int]) -> list[int]:\n    return [sum(cents)]\n",
            "def running_total(cents: Iterable[int]) -> list[int]:\n    return "
            "list(accumulate(cents))\n",
        ),
        Feature(
            "as_table",
            'assert as_table([("rent", -70000), ("pay", 200000)]) == "rent   -700.00\\npay   '
            '2,000.00"',
            "def as_table(rows: list[tuple[str, int]]) -> str:\n"
            "    return '\\n'.join(f'{name} {format_amount(cents)}' for name, cents in rows)\n",
            "def as_table(rows: list[tuple[str, int]]) -> str:\n    width = max(len(name) for "
            "name, _ in rows)\n"
            "    amounts = [format_amount(cents) for _, cents in rows]\n    most = "
            "max(map(len, amounts))\n"
            "    pairs = zip(rows, amounts, strict=True)\n"
            "    return '\\n'.join(f'{row[0]:{width}}  {amount:>{most}}' for row, amount in "
            "pairs)\n",
        ),
        Feature(
            "budget_left",
            'assert budget_left({"food": 30000}, {"food": -12050}) == {"food": 17950}\n'
            '    assert budget_left({"food": 30000}, {}) == {"food": 30000}\n'
            '    assert budget_left({"food": 100}, {"fun": -50}) == {"food": 100, "fun": -50}',
            "def budget_left(budget: dict[str, int], spent: dict[str, int]) -> dict[str, int]:\n"
            "    return {name: cents + spent[name] for name, cents in budget.items()}\n",
            "def budget_left(budget: dict[str, int], spent: dict[str, int]) -> dict[str, int]:\n"
            "    names = [*budget, *(name for name in spent if name not in budget)]\n"
            "    return {name: budget.get(name, 0) + spent.get(name, 0) for name in names}\n",
        ),
        Feature(
            "same_day_each_month",
            'assert same_day_each_month("2026-01-30", 3) == ["2026-01-30", "2026-02-28", '
            '"2026-03-30"]',
            "def same_day_each_month(first: str, times: int) -> list[str]:\n    days = [first]\n"
            "    while len(days) < times:\n        days.append(add_months(days[-1], 1))\n    "
            "return days\n",
            "def same_day_each_month(first: str, times: int) -> list[str]:\n"
            "    return [add_months(first, number) for number in range(times)]\n",
        ),
    )
}
_HEAD = (
    "import calendar\nimport csv\nfrom collections.abc import Iterable\nfrom datetime import date\n"
    "from itertools import accumulate\n\n"
)


@dataclass(frozen=True)
class Wish:
    """What the user wants next, and the parts of it that must be kept."""

    feature: str
    told: str
    demanded: tuple[str, ...] = ()


@dataclass(frozen=True)
class Library:
    """A session: rules, wishes in their order, a change of mind, questions at the end."""

    opening: str
    rules: tuple[str, ...]
    wishes: Sequence[Wish]
    change: str
    changed: tuple[str, ...]
    renamed: tuple[str, str]
    questions: Sequence[str]
    last: str
    done: str = "`{name}` is done; its first test had said: {said}"


def build(session: Recorder, plan: Library) -> None:
    """Write the library feature by feature."""
    session.user(plan.opening, *plan.rules)
    session.run("ls -la --time-style=+ | awk '{print $1, $5, $6}'; cat README.md; python --version")
    session.answer("An empty project; I begin with the tests.", "I begin with the tests")
    told: list[tuple[Feature, str]] = []
    for number, wish in enumerate(plan.wishes):
        feature = FEATURES[wish.feature]
        session.user(wish.told, *wish.demanded)
        told.append((feature, _make(session, feature, [of for of, _ in told], number)))
        text = plan.done.format(name=feature.name, said=told[-1][1])
        session.answer(text, text)
    session.user(plan.change, *plan.changed)
    old, new = plan.renamed
    session.grep(rf"\b{old}\b", say=f"Where is `{old}`?")
    for path in sorted(file.name for file in session.folder.glob("ledger_*.py")):
        if old in session.text(path):
            session.run(f"sed -i 's/\\b{old}\\b/{new}/g' {path} tests/test_*.py && cat {path}")
    session.run("python -m pytest -q -n 0 2>&1 | tail -15")
    session.answer(f"`{old}` is `{new}` everywhere.", f"`{old}` is `{new}` everywhere")
    for number, question in enumerate(plan.questions):
        session.user(question)
        feature, said = told[(number * 5) % len(told)]
        session.run(
            f"python -m pytest -q -n 0 tests/test_{feature.name}.py -vv 2>&1 | tail -40",
            say=f"`{feature.name}` had failed with: {said}",
        )
        session.run(f"cat ledger_{feature.name}.py tests/test_{feature.name}.py")
        session.answer(f"`ledger_{feature.name}.py` passes; at first it said {said}.")
    session.user(plan.last)
    readme = "# Ledger\n\n" + "".join(f"- `{feature.name}`: {said}\n" for feature, said in told)
    session.write("README.md", readme, say="Each function, and what its first try got wrong.")
    session.run("python -m pytest -q -n 0 -vv 2>&1 | tail -60; wc -l *.py tests/*.py")
    session.answer("Everything passes.")


def _make(session: Recorder, feature: Feature, earlier: Sequence[Feature], number: int) -> str:
    """Return what the tests said of the first try."""
    name = feature.name
    needed = [of.name for of in earlier if re.search(rf"\b{of.name}\(", feature.right)]
    imports = "".join(f"from ledger_{of} import {of}\n" for of in needed)
    head = _HEAD + imports + ("\n" if imports else "") + "\n"
    session.write(
        f"tests/test_{name}.py",
        f"import pytest\n\nfrom ledger_{name} import {name}\n\n\n"
        f"def test_{name}() -> None:\n    {feature.tests}\n",
        say=f"The test of `{name}` first.",
    )
    session.run(f"python -m pytest -q -n 0 tests/test_{name}.py 2>&1 | tail -40")
    session.write(
        f"ledger_{name}.py", head + feature.wrong, say="A first try." if number % 2 else ""
    )
    output = session.run(f"python -m pytest -n 0 -vv tests/test_{name}.py 2>&1")
    said = (re.findall(r"^E +(\S.+)$", output, re.MULTILINE) or ["it passed at once"])[0][:140]
    if "passed at once" not in said:
        session.failed(said)
    for of in earlier[-3:]:
        session.read(
            f"ledger_{of.name}.py", say=f"How does `{of.name}` do it?" if number % 3 else ""
        )
    session.run(
        "python -X importtime -c 'import ledger_"
        + name
        + "' 2>&1 | awk -F'|' '{print $3}' | head -90",
        say="What does it load?",
    )
    session.edit(f"ledger_{name}.py", feature.wrong, feature.right, say=f"It said: {said}")
    session.run(f"python -m pytest -n 0 -vv tests/test_{name}.py 2>&1 | tail -25")
    session.run("cat ledger_*.py", say="All of it, as it is now." if number % 2 else "")
    if number % 3 == 2:
        session.run("cat tests/test_*.py")
    session.run(
        "ruff check --isolated --select ALL --exit-zero . | tail -150", say="And the style."
    )
    session.run(f"python -m dis ledger_{name}.py | tail -110", say="What does Python make of it?")
    session.run("python -m pytest -n 0 -vv 2>&1 | tail -60")
    return said
