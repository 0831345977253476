"""Looking back in this repository's history: reviews, release notes, who changed what and why."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder

_COMMIT = re.compile(r"^([0-9a-f]{7,}) (\S+) (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Review:
    """A session over a range of commits: rules, what is asked of which part, and the page."""

    opening: str
    rules: tuple[str, ...]
    commits: str
    """The range, as `git log` takes it."""
    most: int
    themes: Sequence[tuple[str, str, tuple[str, ...]]]
    """What is looked for in the subjects, what the user says, and what of it must be kept."""
    page: str
    later: Sequence[str]
    last: str


def review(session: Recorder, plan: Review) -> None:
    """Go through commits theme by theme, then write about them by their hashes."""
    session.user(plan.opening, *plan.rules)
    listed = session.run(
        f"git log --no-merges --format='%h %as %s' {plan.commits} | head -{plan.most}"
    )
    count = len(_COMMIT.findall(listed))
    session.run(
        f"git log --no-merges --format= --name-only {plan.commits} | sort | uniq -c | sort -rn "
        f"| head -40"
    )
    session.answer(
        f"{count} commits; I group them by the word before the colon.",
        "I group them by the word before the colon",
    )
    written: list[tuple[str, str, str]] = []
    seen: set[str] = set()
    for number, (wanted, told, kept) in enumerate(plan.themes):
        session.user(told, *kept)
        # the subject begins behind the date; the list is asked for again, as hundreds of hashes
        # from long ago are nothing to copy from
        lines = wanted.replace("^", "[0-9] ")
        listed = session.run(
            f"git log --no-merges --format='%h %as %s' {plan.commits} | head -{plan.most} "
            f"| grep -E '{lines}' | head -30"
        )
        found = _COMMIT.findall(listed)
        theme = [commit for commit in found if commit[0] not in seen][:22]
        seen |= {short for short, _, _ in theme}
        for place, (short, _, subject) in enumerate(theme):
            if place % 3 == 2:
                session.run(f"git show --stat --format='%h %as%n%n%B' {short} | head -60")
            else:
                shown = session.run(
                    f"git show -U2 --format='%h %s%n%b' {short} | head -300",
                    say=f"{short}: {subject[:80]}" if place % 2 else "",
                )
                _follow(session, shown, place + number)
            written.append((short, subject, wanted))
        names = ", ".join(f"{short} ({subject[:50]})" for short, _, subject in theme[:4])
        session.answer(f"The ones that matter here: {names}." if theme else "None of them.")
    session.user(plan.page)
    lines = ["# What changed", ""]
    for wanted, _, _ in plan.themes:
        lines += [f"## {wanted.split('|')[0].strip('^')}", ""]
        lines += [f"- {subject} ({short})" for short, subject, of in written if of == wanted]
        lines.append("")
    session.write("WHAT-CHANGED.md", "\n".join(lines), say="By theme, each with its hash.")
    session.answer("`WHAT-CHANGED.md` is written.", "`WHAT-CHANGED.md` is written")
    for number, said in enumerate(plan.later):
        session.user(said)
        for short, subject, _ in written[number :: max(3, len(plan.later))][:4]:
            session.run(
                f"git show --format='%h %an %aI%n%s' --stat {short} | tail -25",
                say=f"Again {short}, “{subject[:60]}”:",
            )
        session.answer("Those are the commits with their files; the page stays as it is.")
    session.user(plan.last)
    session.run("cat WHAT-CHANGED.md")
    session.answer("That is the page as it goes out.")


def _follow(session: Recorder, shown: str, number: int) -> None:
    """Look at a file of the commit as it is today, or who changed its lines."""
    changed = re.findall(r"^\+\+\+ b/(helix_desktop/\S+\.py)$", shown, re.MULTILINE)
    for path in changed[:1]:
        if not session.has(path):
            session.run(f"ls {path.rpartition('/')[0]}", say="It has moved since.")
        elif number % 2:
            session.run(f"git blame -s --date=short -L 1,60 {path}")
        else:
            session.read(path, lines=130, say=f"{path} today.")
