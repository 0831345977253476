"""What the practice model says: extraction from tool outputs, with file and line, nothing else."""

import re
from collections.abc import Sequence

_HEADS = re.compile(r"#{1,3} \S|\s*(?:class|def|async def|function|fn|func|type|struct)\s+\w")

FEATURES = (
    "I am the practice model that is built into Helix Desktop: no network, no key, and no "
    "understanding beyond a few patterns. I can:\n"
    "- list a folder: \u201clist src\u201d\n"
    "- read a file: \u201cread README.md\u201d\n"
    "- search: \u201cfind TODO\u201d\n"
    "- recall what a marker stands for: \u201crecall\u201d and its digest, "
    "with \u201clines 3-9\u201d for a part\n"
    "- sum up the project: \u201csummarise this project\u201d"
)
"""What it says of itself."""

MOST_READ = 4
"""Files read at once for an overview."""

_NAMES = re.compile(
    r"(?:readme|contributing|changelog|architecture)(?:\.\w+)?|pyproject\.toml|package\.json|"
    r"cargo\.toml|go\.mod|makefile",
    re.I,
)
_SIZED = re.compile(r"(?P<name>.+) \((?P<size>[\d,]+) bytes\)")
_NUMBERED = re.compile(r"(?P<number>\d+)\t(?P<text>.*)")
_DECLARED = re.compile(
    r"\s*[\"']?(?:name|description|version|module)[\"']?\s*[=:]\s*\S|module\s+\S"
)


def files_in(listing: str) -> list[str]:
    return [found["name"] for line in listing.splitlines() if (found := _SIZED.fullmatch(line))]


def folders_in(listing: str) -> list[str]:
    return [line[:-1] for line in listing.splitlines() if line.endswith("/")]


def worth_reading(listing: str) -> list[str]:
    """Files that usually say what a project is; only names that were listed."""
    return [name for name in files_in(listing) if _NAMES.fullmatch(name)][:MOST_READ]


def answer_listing(path: str, listing: str) -> str:
    folders, files = folders_in(listing), files_in(listing)
    if not folders and not files:
        return f"{_place(path)} is empty."
    lines = [f"{_place(path)} holds {_counted(folders, files)}:"]
    lines += [f"- {name}/" for name in folders[:20]] + [f"- {name}" for name in files[:20]]
    left = len(folders[20:]) + len(files[20:])
    return "\n".join([*lines, f"…and {left} more." if left else ""]).rstrip()


def answer_reading(path: str, text: str) -> str:
    numbered = [found for line in text.splitlines() if (found := _NUMBERED.fullmatch(line))]
    if not numbered:
        return f"{path}: {text}"
    heads = [item for item in numbered if _HEADS.match(item["text"])]
    heads = (heads or [item for item in numbered if _tells(item["text"])])[:8]
    more = " There is more after that." if text.endswith("]") else ""
    lines = [f"I read lines {numbered[0]['number']} to {numbered[-1]['number']} of {path}.{more}"]
    lines += [f"- {path}:{item['number']}  {item['text'].strip()[:160]}" for item in heads]
    return "\n".join(lines)


def answer_recall(sha: str, text: str) -> str:
    every = text.splitlines()
    lines = [f"I recalled {sha[:16]}: {_plural(len(every), 'line')}, {len(text):,} characters."]
    lines += [f"> {line[:160]}" for line in every[:8]]
    return "\n".join([*lines, "> …"] if len(every) > 8 else lines)


def answer_search(text: str, hits: str) -> str:
    found = [line for line in hits.splitlines() if not line.startswith("[")]
    if not found:
        return f"Nothing in this folder holds \u201c{text}\u201d."
    files = len({line.split(":", 1)[0] for line in found})
    lines = [
        f"\u201c{text}\u201d stands in {_plural(len(found), 'line')} of {_plural(files, 'file')}:"
    ]
    lines += [f"- {line[:200]}" for line in found[:12]]
    left = len(found) - 12
    return "\n".join([*lines, f"…and {left} more." if left > 0 else ""]).rstrip()


def answer_overview(listing: str, read: Sequence[tuple[str, str]]) -> str:
    folders, files = folders_in(listing), files_in(listing)
    lines = [f"This folder holds {_counted(folders, files)}."]
    for path, text in read:
        if said := _said_in(path, text):
            lines += ["", f"{path} says:", *said]
    if folders:
        lines += ["", "Folders: " + ", ".join(folders[:16]) + ("…" if folders[16:] else "")]
    if not read:
        lines += ["", "There is no README or project file at the top that I could quote."]
    return "\n".join(lines)


def about(listing: str, word: str, hits: str) -> str:
    lines = [FEATURES]
    found = [line for line in hits.splitlines() if not line.startswith("[")]
    if found:
        lines += [
            "",
            f"I searched for \u201c{word}\u201d:",
            *(f"- {line[:200]}" for line in found[:5]),
        ]
    if listing and (folders_in(listing) or files_in(listing)):
        counted = _counted(folders_in(listing), files_in(listing))
        lines += ["", f"The folder itself holds {counted}."]
    return "\n".join(lines)


def _said_in(path: str, text: str) -> list[str]:
    numbered = [found for line in text.splitlines() if (found := _NUMBERED.fullmatch(line))]
    code = path.endswith((".toml", ".json", ".mod"))
    telling = _DECLARED.match if code else _tells
    chosen = [item for item in numbered if telling(item["text"])][:5]
    return [f"- {path}:{item['number']}  {item['text'].strip()[:200]}" for item in chosen]


def _tells(line: str) -> bool:
    """Headings, definitions and sentences; not rules, blank lines or brackets."""
    return len(re.findall(r"\w", line)) >= 4


def _place(path: str) -> str:
    return "The folder" if path == "." else path


def _counted(folders: Sequence[str], files: Sequence[str]) -> str:
    return f"{_plural(len(folders), 'folder')} and {_plural(len(files), 'file')}"


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" + ("" if count == 1 else "s")
