"""Project Background: how it began, where it lives, what it is made of, which rules it has."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from helix_desktop.context.texts.deeds import Act
from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.outcomes import body_of
from helix_desktop.context.texts.plain import LONGEST_LINE, clipped, defused
from helix_desktop.context.texts.speech import binding, first_sentences
from helix_desktop.context.texts.steps import Done, Turn
from helix_desktop.context.texts.telling import quoted
from helix_desktop.domain.mentions import MENTION

_LONGEST_REQUEST = 700
_MOST_RULES = 14
_MOST_LANGUAGES = 5
_READ_AT = 6_000
"""Characters of a manifest or a readme that are read."""

_LANGUAGES = {
    "py": "Python", "go": "Go", "ts": "TypeScript", "tsx": "TypeScript", "js": "JavaScript",
    "jsx": "JavaScript", "mjs": "JavaScript", "rs": "Rust", "java": "Java", "kt": "Kotlin",
    "c": "C", "h": "C", "cc": "C++", "cpp": "C++", "hpp": "C++", "cs": "C#", "rb": "Ruby",
    "php": "PHP", "swift": "Swift", "dart": "Dart", "sh": "shell", "sql": "SQL", "lua": "Lua",
    "md": "Markdown", "html": "HTML", "css": "CSS", "vue": "Vue", "svelte": "Svelte",
    "yaml": "YAML", "yml": "YAML", "toml": "TOML", "json": "JSON", "scala": "Scala",
    "ex": "Elixir", "exs": "Elixir", "zig": "Zig", "r": "R", "jl": "Julia", "tf": "Terraform",
}  # fmt: skip
_MANIFESTS = {
    "package.json": re.compile(r"\"(?:name|description)\"\s{0,4}:\s{0,4}\"([^\"\n]{1,200})\""),
    "go.mod": re.compile(r"\b(?:module|go) ([\w./-]{1,120})"),
    "pyproject.toml": re.compile(r"\b(?:name|description)\s{0,4}=\s{0,4}\"([^\"\n]{1,200})\""),
    "Cargo.toml": re.compile(r"\b(?:name|description)\s{0,4}=\s{0,4}\"([^\"\n]{1,200})\""),
    "composer.json": re.compile(r"\"(?:name|description)\"\s{0,4}:\s{0,4}\"([^\"\n]{1,200})\""),
    "pubspec.yaml": re.compile(r"\b(?:name|description): {0,4}([^\n]{1,200})"),
}
_PROSE = re.compile(r"(?:readme|claude|agents|contributing|architecture)(?:\.\w{2,4})?", re.I)
_NUMBERED = re.compile(r"^ {0,8}\d{1,6}(?:[→\t:|]|\. )[ ]?")
_BRANCH = re.compile(r"^(?:On branch |## |\* )([\w./-]{1,120}?)(?:\.\.\.\S{1,120}.*)?$", re.M)
_SCRATCH = ("/tmp/", "/private/", "/var/", "/dev/")
_ASKS_BRANCH = re.compile(r"\bgit (?:-\S{1,40} ){0,3}(?:status|branch|checkout|switch)\b")
_ABSOLUTE = re.compile(r"(?:/|[A-Z]:\\)[\w.@~ +\\/-]{3,300}")


def background_lines(turns: Sequence[Turn]) -> list[Line]:
    found = [*_beginning(turns), *_places(turns), *_made_of(turns)]
    found += [line for turn in turns for line in _project_rules(turn)]
    return list({line.text: line for line in found}.values())


def _beginning(turns: Sequence[Turn]) -> Iterator[Line]:
    """The first thing that was asked, which a short greeting or command is not."""
    asked = [turn.asked for turn in turns if turn.asked is not None]
    first = next(
        (each for each in asked if len(each.text) > _GREETING), asked[0] if asked else None
    )
    if first is not None:
        words = quoted(first.text, _LONGEST_REQUEST)
        yield Line(f"- It began with the user's request [{first.seq}]: {words}", first.seq, 10)


_GREETING = 24
"""Characters of a message that hardly says what the work is about."""


def _places(turns: Sequence[Turn]) -> Iterator[Line]:
    paths = Counter(path for turn in turns for done in turn.deeds for path in _absolute(done))
    root = _common_folder(paths)
    if root:
        yield Line(f"- Folder of the work: `{root}`", 0, 8)
    branch = [(name, done.seq) for turn in turns for done in turn.deeds for name in _branches(done)]
    if branch:
        yield Line(f"- Branch, as last seen: `{branch[-1][0]}`", branch[-1][1], 6)


def _absolute(done: Done) -> Iterator[str]:
    for path in (*done.deed.changed, *done.deed.seen):
        if _ABSOLUTE.fullmatch(path) and not path.startswith(_SCRATCH):
            yield path


def _common_folder(paths: Counter[str]) -> str:
    """The deepest folder that holds nine tenths of what was read and changed outside of scratch."""
    folders: Counter[str] = Counter()
    for path, count in paths.items():
        parts = path.split("/")[:-1]
        for depth in range(3, min(len(parts), 12) + 1):
            folders["/".join(parts[:depth])] += count
    enough = sum(paths.values()) * 0.9
    common = [folder for folder, count in folders.items() if count >= enough]
    return max(common, key=len, default="")


def _branches(done: Done) -> Iterator[str]:
    if done.output and _ASKS_BRANCH.search(done.deed.command[:400]) and not done.ending.failed:
        yield from (
            match for match in _BRANCH.findall(done.output[:2_000]) if "/" in match or match
        )


def _made_of(turns: Sequence[Turn]) -> Iterator[Line]:
    kinds: Counter[str] = Counter()
    for turn in turns:
        for done in turn.deeds:
            for path in (*done.deed.changed, *done.deed.seen):
                language = _LANGUAGES.get(path.rsplit(".", 1)[-1].lower())
                if language and "." in path:
                    kinds[language] += 1
            yield from _described(done)
    if kinds:
        told = ", ".join(f"{name} ({count})" for name, count in kinds.most_common(_MOST_LANGUAGES))
        yield Line(f"- Files worked with: {told}", 0, 5)


def _described(done: Done) -> Iterator[Line]:
    """What a manifest or a readme that was read says of the project."""
    if done.deed.act is not Act.READ or not done.output or done.ending.failed:
        return
    for path in done.deed.seen if len(done.deed.seen) == 1 else ():
        name = path.rsplit("/", 1)[-1]
        text = "\n".join(
            _NUMBERED.sub("", row[:LONGEST_LINE])
            for row in body_of(done.output)[:_READ_AT].split("\n")
        )
        if pattern := _MANIFESTS.get(name):
            told = ", ".join(dict.fromkeys(pattern.findall(text)[:2]))
        elif _PROSE.fullmatch(name):
            told = first_sentences(text, 240)
        else:
            continue
        if told:
            yield Line(f"- `{path}`: {defused(clipped(told, 260))}", done.seq, 5)


def _project_rules(turn: Turn) -> Iterator[Line]:
    """What the project's instructions and the environment demand, as the agent was given them.

    What a mention stood for is a file like any other: nothing in it binds.
    """
    for passage in turn.context:
        if passage.what == MENTION:
            continue
        for rule in binding(passage.text)[:_MOST_RULES]:
            yield Line(f"- Project rule: {defused(rule)}", passage.seq, 4)
