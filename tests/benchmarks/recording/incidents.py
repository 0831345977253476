"""An incident in the logs of three services: what happened, who was hit, what is done."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder

SERVICES = ("api", "worker", "billing")


@dataclass(frozen=True)
class Incident:
    """A session: what the user knows, and what comes up while the agent looks."""

    opening: str
    rules: tuple[str, ...]
    hours: str
    correction: str
    corrected: tuple[str, ...]
    tenants: str
    requests: str
    change: str
    changed: tuple[str, ...]
    report: str
    questions: Sequence[str]
    last: str
    found: str = "The pool of {service} was exhausted between {first} and {last} UTC."


def investigate(session: Recorder, plan: Incident) -> None:
    """Look through the logs hour by hour, follow requests, change a setting, write it up."""
    session.user(plan.opening, *plan.rules)
    session.read("RUNBOOK.md", say="The runbook first.")
    session.run("ls -l --time-style=+ logs | awk '{print $5, $6}'; wc -l logs/*.log")
    counts = session.run("grep -c ERROR logs/*.log; grep -c WARN logs/*.log")
    errors = dict(re.findall(r"logs/(\w+)\.log:(\d+)", counts.partition("\nlogs/api.log:")[0]))
    broken = max(errors, key=lambda name: int(errors[name]))
    for name in SERVICES:
        session.run(f"cat {name}.json", say=f"How {name} is set.")
        session.run(f"head -40 logs/{name}.log", say="What does it say on a good day?")
    session.run(
        "for f in logs/*.log; do echo $f; grep ERROR $f | cut -c12-16 | sort | uniq -c | tail "
        "-40; done",
        say="Errors by the minute.",
    )
    lines = session.run(f"grep -E 'ERROR|WARN' logs/{broken}.log | head -160")
    hits = re.findall(r"T(\d\d:\d\d:\d\d\.\d+)Z \w+ (req-\w+) ERROR (.+)", lines)
    session.failed(hits[0][2])
    first, last = hits[0][0], hits[-1][0]
    found = plan.found.format(service=broken, first=first, last=last)
    session.answer(found, found)
    session.user(plan.hours)
    for hour in range(6, 16):
        session.run(f"grep 'T{hour:02}:' logs/{broken}.log | awk 'NR%2==0' | head -130")
        other = SERVICES[(SERVICES.index(broken) + 1 + hour % 2) % 3]
        session.run(f"grep 'T{hour:02}:' logs/{other}.log | head -150")
    session.answer(f"Only {broken} has more errors than usual; it begins at {first}.")
    session.user(plan.correction, *plan.corrected)
    session.run(
        f"python - <<'EOF'\nimport re, statistics\n"
        f"ms = [int(m) for m in re.findall(r' 200 (\\d+) ms', open('logs/{broken}.log').read())]\n"
        "ms.sort()\nfor q in (.5, .9, .95, .99):\n    print(q, ms[int(q * len(ms))])\n"
        "print(len(ms), statistics.mean(ms))\nEOF"
    )
    _tenants(session, plan, broken)
    _requests(session, plan, broken, hits)
    _change(session, plan, broken)
    session.user(plan.report)
    settings = json.loads(session.text(f"{broken}.json"))
    timeline = "\n".join(f"- {at} UTC, {request}: {what}" for at, request, what in hits[::6][:12])
    session.write(
        "INCIDENT.md",
        f"# Incident of 14 September\n\n{found}\n\nBuild {settings['build']}, deployed "
        f"{settings['deployed']}.\n\n## Timeline\n\n{timeline}\n",
        say="The timeline, with the requests that I followed.",
    )
    session.answer("`INCIDENT.md` has the timeline, all times in UTC.", "all times in UTC")
    for number, question in enumerate(plan.questions):
        session.user(question)
        at, request, what = hits[(number * 7) % len(hits)]
        session.run(f"grep -n -C4 {request} logs/{broken}.log", say=f"{request}, at {at}: {what}")
        session.run(
            f"awk '/{request}/{{print NR; exit}}' logs/{broken}.log; sed -n '1,12p' INCIDENT.md"
        )
        session.answer(f"{request} was refused at {at} UTC: {what}.")
    session.user(plan.last)
    session.run("cat INCIDENT.md; git diff --stat 2>/dev/null; cat *.json")
    session.answer(f"It stands as it is: {found}")


def _tenants(session: Recorder, plan: Incident, broken: str) -> None:
    session.user(plan.tenants)
    output = session.run(
        f"grep -o 'tenant=t-[0-9]*' logs/{broken}.log | sort | uniq -c | sort -rn | head -50"
    )
    tenants = re.findall(r"tenant=(t-\d+)", output)
    for tenant in tenants[:14]:
        session.run(f"grep -h '{tenant}' logs/*.log | head -30")
    contract = sorted(tenant for tenant in tenants if tenant < "t-120")
    session.write("tenants.txt", "\n".join(contract) + "\n", say="Those with a contract.")
    text = f"{len(contract)} tenants have a contract and were hit: {', '.join(contract[:9])}."
    session.answer(text, text)


def _requests(
    session: Recorder, plan: Incident, broken: str, hits: Sequence[tuple[str, str, str]]
) -> None:
    session.user(plan.requests)
    for at, request, _ in hits[:26:2]:
        minute = at[:5]
        session.run(
            f"grep -n 'T{minute}' logs/*.log | cut -c1-150 | head -60",
            say=f"Around {request}." if minute[-1] in "02468" else "",
        )
    requests = ", ".join(request for _, request, _ in hits[:26:2])
    session.answer(f"I followed {requests}: each waited for a connection of {broken}.")


def _change(session: Recorder, plan: Incident, broken: str) -> None:
    session.user(plan.change, *plan.changed)
    settings = json.loads(session.text(f"{broken}.json"))
    size = settings["pool"]["size"]
    session.edit(f"{broken}.json", f'"size": {size},', f'"size": {size * 2},')
    session.run(f"python -m json.tool {broken}.json | head -20")
    session.edit(
        f"{broken}.json", '"backoff_ms": 0', '"backoff_ms": 200', say="And no retry at once."
    )
    session.write(
        "CHANGES.md", f"- {broken}: pool.size {size} to {size * 2}, backoff_ms 0 to 200\n"
    )
    text = f"{broken}: pool.size is {size * 2}, wait_ms stays."
    session.answer(text, text)
