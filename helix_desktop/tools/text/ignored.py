"""What a `.gitignore` says of paths: the rules of one folder, the last that fits decides."""

import re
from collections.abc import Sequence

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.values import value
from helix_desktop.tools.text.globs import Glob, step_matches

_MOST_RULES = 5_000
_UNESCAPED_SPACES = re.compile(r"(?<!\\)[ \t]+$")
_ESCAPED = re.compile(r"\\(.)")


@value
class Rule:
    """One line; `name` fits at any depth, `glob` from the folder of the file on."""

    keeps: bool
    folders_only: bool
    name: str = ""
    glob: Glob | None = None

    def fits(self, parts: Sequence[str], *, folder: bool) -> bool:
        if self.folders_only and not folder:
            return False
        if self.glob is not None:
            return self.glob.matches(parts)
        return step_matches(self.name, parts[-1])


def rules(text: str) -> tuple[Rule, ...]:
    """The rules of one file; lines that are none are passed over."""
    found = (_rule(line) for line in text.splitlines()[:_MOST_RULES])
    return tuple(rule for rule in found if rule is not None)


def verdict(found: Sequence[Rule], parts: Sequence[str], *, folder: bool) -> bool | None:
    """Whether these rules ignore a path below their folder; None if they say nothing of it."""
    for rule in reversed(found):
        if rule.fits(parts, folder=folder):
            return not rule.keeps
    return None


def _rule(line: str) -> Rule | None:
    text = _UNESCAPED_SPACES.sub("", line.removeprefix("\ufeff"))
    if not text or text.startswith("#"):
        return None
    keeps = text.startswith("!")
    text = text[keeps:]
    folders_only = text.endswith("/")
    text = text.rstrip("/")
    if not text:
        return None
    plain = _literal(text)
    if "/" not in text:
        return Rule(keeps, folders_only, name=plain)
    try:
        return Rule(keeps, folders_only, glob=Glob(plain.lstrip("/")))
    except ToolError:
        return None


def _literal(text: str) -> str:
    """git's backslashes in the words of our patterns: what they shield stands in brackets."""
    shielded = _ESCAPED.sub(lambda found: _shielded(found[1]), text)
    # braces are plain letters to git
    return shielded.replace("{", "[{]").replace("[^", "[!")


def _shielded(char: str) -> str:
    return f"[{char}]" if char in "*?[" else char
