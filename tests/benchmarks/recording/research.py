"""Research in documents: questions that are answered with lines of this project's own papers."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder


@dataclass(frozen=True)
class Question:
    """What the user asks, what the agent looks for, and in which papers it reads."""

    told: str
    looked_for: str
    papers: tuple[str, ...]
    demanded: tuple[str, ...] = ()
    start: str = "This is what the papers say:"


@dataclass(frozen=True)
class Research:
    """A session: rules first, questions, and a report that uses every answer."""

    opening: str
    rules: tuple[str, ...]
    questions: Sequence[Question]
    corrections: Sequence[tuple[int, str, tuple[str, ...]]]
    """After which question the user says what, and the parts of it that must be kept."""
    report: str
    last: str
    found_nothing: str = "The papers say nothing of that; I leave it open."
    decided: str = "I quote, and do not paraphrase."


def research(session: Recorder, plan: Research) -> None:
    """Answer each question by looking, reading, and quoting; then write the report."""
    session.user(plan.opening, *plan.rules)
    session.run("ls -R | head -60; wc -c *.md docs/*.md docs/decisions/*.md")
    session.answer(plan.decided, plan.decided)
    answers: list[tuple[Question, list[str]]] = []
    corrections = {at: (said, kept) for at, said, kept in plan.corrections}
    for number, question in enumerate(plan.questions):
        session.user(question.told, *question.demanded)
        answers.append((question, _answer(session, question, plan, number)))
        if number in corrections:
            said, kept = corrections[number]
            session.user(said, *kept)
            _note_so_far(session, answers)
    session.user(plan.report)
    session.read("notes.md", say="My notes first.") if session.has("notes.md") else None
    lines = ["# Report", ""]
    for question, quotes in answers:
        lines += [f"## {question.looked_for.split('|')[0]}", ""]
        lines += [f"> {quote}" for quote in quotes[1:6]]
        lines += ["", "Sources: " + ", ".join(f"`{paper}`" for paper in question.papers), ""]
    session.write("report.md", "\n".join(lines))
    session.run("wc -w report.md && grep -c '^>' report.md && head -30 report.md")
    session.answer(f"`report.md` has {len(answers)} sections.")
    session.user(plan.last)
    for question, quotes in answers[::2]:
        if quotes:
            piece = re.escape(quotes[0][:50])
            session.grep(piece, question.papers[0], say=f"Checked: “{quotes[0][:110]}”", most=5)
    session.answer("Every quotation that I checked stands in its source word for word.")


def _answer(session: Recorder, question: Question, plan: Research, number: int) -> list[str]:
    found = session.grep(question.looked_for, say="I look where it stands." if number % 3 else "")
    texts = [found]
    for paper in question.papers:
        total = len(session.text(paper).splitlines())
        if total > 320 and number % 2:
            at = next(
                (
                    line
                    for line, text in enumerate(session.text(paper).splitlines(), 1)
                    if re.search(question.looked_for, text)
                ),
                1,
            )
            texts.append(session.read(paper, start=max(1, at - 90), lines=220))
        else:
            texts.append(session.read(paper, say=f"{paper}, whole." if number % 2 else ""))
    counted = Counter(re.findall(r"^([\w./-]+\.md):", found, re.MULTILINE))
    further = [paper for paper, _ in counted.most_common() if paper not in question.papers]
    for paper in further[:1]:
        texts.append(session.read(paper, say="There may be more in this one."))
    pattern = re.compile(question.looked_for)
    lines = [
        re.sub(r"^[\w./-]+:\d+:|^ *\d+\t", "", line).strip(" -|>*")
        for text in texts
        for line in text.splitlines()
        if pattern.search(line)
    ]
    quotes = [line for line in dict.fromkeys(lines) if 40 < len(line) < 200][:7]
    if quotes:
        session.answer("\n".join([question.start, *(f"> {quote}" for quote in quotes[:2])]))
    else:
        session.answer(plan.found_nothing)
    return quotes


def _note_so_far(session: Recorder, answers: Sequence[tuple[Question, list[str]]]) -> None:
    lines = ["# Notes", ""]
    for question, quotes in answers:
        lines += [f"- {question.papers[0]}: {quote}" for quote in quotes[2:4]]
    session.write("notes.md", "\n".join(lines) + "\n", say="I note what we have so far.")
    session.answer(f"Noted; {len(answers)} questions are answered until here.")
