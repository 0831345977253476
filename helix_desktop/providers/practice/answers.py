"""What the practice model says: extraction from tool outputs, with file and line, nothing else."""

from collections.abc import Iterable, Sequence

from helix_desktop.context.texts.plain import line_count
from helix_desktop.providers.practice.lines import answering, heads, said
from helix_desktop.providers.practice.outputs import (
    Form,
    Row,
    files_in,
    folders_in,
    lines_in,
    notes_in,
)

MOST_SHOWN = 12
"""Lines of a search that are repeated."""
MOST_LINES = 60
"""Lines that were asked for and are repeated."""


def listing(path: str, text: str) -> str:
    folders, files = folders_in(text), files_in(text)
    if not folders and not files:
        return f"{_place(path)} is empty."
    lines = [f"{_place(path)} holds {counted(text)}:"]
    lines += [f"- {name}/" for name in folders[:20]] + [f"- {name}" for name in files[:20]]
    left = len(folders[20:]) + len(files[20:])
    return "\n".join([*lines, f"…and {left} more." if left else ""]).rstrip()


def reading(path: str, rows: Sequence[Row], text: str, *, form: Form) -> str:
    """What a file holds, by its headings and definitions."""
    if not rows:
        return f"{path}: {text.strip()[:1_000]}"
    more = " There is more after that." if notes_in(text).startswith("[more") else ""
    first = f"I read lines {rows[0].number} to {rows[-1].number} of {path}.{more}"
    if form is Form.GLANCE:
        first = f"I saw a part of {path}: the whole is in the cache, where I can recall it."
    return "\n".join([first, *shown(heads(rows, path, 10))])


def lines_of(path: str, rows: Sequence[Row]) -> str:
    """Lines that were asked for, word for word."""
    if not rows:
        return f"{path} has no such lines."
    told = [f"{path}:{row.number}  {row.text[:400]}" for row in rows[:MOST_LINES]]
    left = len(rows) - MOST_LINES
    return "\n".join([*told, f"…and {left} more lines." if left > 0 else ""]).rstrip()


def recalled(sha: str, text: str) -> str:
    every, count = lines_in(text), line_count(text)
    lines = [f"I recalled {sha[:16]}: {plural(count, 'line')}, {len(text):,} characters."]
    lines += [f"> {line[:160]}" for line in every[:8]]
    return "\n".join([*lines, "> …"] if len(every) > 8 else lines)


def search(text: str, hits: Sequence[Row], *, where: str = ".", note: str = "") -> str:
    place = "this folder" if where == "." else where
    if not hits:
        return f"Nothing in {place} holds “{text[:200]}”."
    files = len({hit.path for hit in hits})
    lines = [f"“{text[:200]}” stands in {plural(len(hits), 'line')} of {plural(files, 'file')}:"]
    lines += [hit.shown for hit in hits[:MOST_SHOWN]]
    left = len(hits) - MOST_SHOWN
    lines += [f"…and {left} more." if left > 0 else "", note]
    return "\n".join(line for line in lines if line)


def overview(text: str, read: Sequence[tuple[str, Sequence[Row]]], path: str = ".") -> str:
    lines = [f"{'This folder' if path == '.' else path} holds {counted(text)}."]
    for name, rows in read:
        if telling := said(rows, name, 5):
            lines += ["", f"{name} says:", *shown(telling)]
    if folders := folders_in(text):
        lines += ["", "Folders: " + ", ".join(folders[:16]) + ("…" if folders[16:] else "")]
    if not read:
        lines += ["", "There is no README or project file at the top that I could quote."]
    return "\n".join(lines)


def compared(left: tuple[str, Sequence[Row]], right: tuple[str, Sequence[Row]]) -> str:
    """How many lines two files share, and the most telling that only one of them has."""
    (one, first), (other, second) = left, right
    here = {row.text.strip() for row in first if row.text.strip()}
    there = {row.text.strip() for row in second if row.text.strip()}
    lines = [
        f"{one} has {plural(len(first), 'line')}, {other} {plural(len(second), 'line')}; "
        f"they share {len(here & there)} that are not blank."
    ]
    for path, rows, known in ((one, first, there), (other, second, here)):
        alone = [row for row in rows if row.text.strip() and row.text.strip() not in known]
        lines += [
            "",
            f"Only in {path}: {plural(len(alone), 'line')}",
            *shown(heads(alone, path, 8)),
        ]
    return "\n".join(lines)


def evidence(question: Sequence[str], rows: Sequence[Row], most: int = 8) -> list[str]:
    """Lines that answer a question best, with where they stand."""
    least = 1 if len(question) < 3 else 2
    best = answering(rows, question, most=most, least=least)
    return shown(best or answering(rows, question[:1], most=3))


def shown(rows: Iterable[Row]) -> list[str]:
    return list(dict.fromkeys(row.shown for row in rows))


def counted(text: str) -> str:
    folders, files = folders_in(text), files_in(text)
    return f"{plural(len(folders), 'folder')} and {plural(len(files), 'file')}"


def plural(count: int, word: str) -> str:
    return f"{count:,} {word}" + ("" if count == 1 else "s")


def _place(path: str) -> str:
    return "The folder" if path == "." else path
