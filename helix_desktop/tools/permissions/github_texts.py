"""Comments, issues and pull requests at the project's own repositories, as text only.

Such a text stands in the user's name in front of everybody who reads the repository. It changes no
code and no setting, and can be edited or closed; a grant for the session covers it. Anything else
that `gh` writes (reviews, merges, labels, assignees) asks each time. With such a grant,
content from elsewhere may choose the words. So they must stand in the command, where no file and no
other command adds to them, and must not address anybody who acts upon them: no mention (`@bot
merge`), no command (`/deploy`).
"""

import re
from collections.abc import Sequence

from helix_desktop.tools.permissions.git_remotes import GitRemotes, is_plain_remote_name
from helix_desktop.tools.permissions.options import (
    OperandKind,
    SortedArguments,
    command_row,
    command_table,
    option_values,
    sort_arguments,
)
from helix_desktop.tools.permissions.shell_lexer import ShellWord

GITHUB = "github.com"
_BODY = ("-b", "--body")
_TEXTS = "-b=T --body=T -R=T --repo=T"
_KINDS = command_table(f"""
pr comment, issue comment: text unglued {_TEXTS}
pr edit, issue edit: text unglued {_TEXTS} -t=T --title=T
issue create: none unglued {_TEXTS} -t=T --title=T
pr create: none unglued {_TEXTS} -t=T --title=T -d --draft -B=T --base=T -H=T --head=T
""")
_POST = command_row(
    OperandKind.TEXT,
    "-f=T --raw-field=T -X=T --method=T -q=T --jq=T -i --include --silent",
    ("unglued",),
)
_NUMBER = re.compile(r"#?[0-9]{1,9}", re.ASCII)
_REPOSITORY = re.compile(r"[\w-][\w.-]*/[\w-][\w.-]*", re.ASCII)
_THREAD = re.compile(
    r"/?repos/([\w-][\w.-]*/[\w-][\w.-]*)/"
    r"(?:issues/\d+/comments|pulls/(?:\d+/)?comments/\d+/replies)",
    re.ASCII,
)
"""The addresses that only take a comment, or an answer to one."""
_ADDRESSES = re.compile(
    r"(?<![A-Za-z0-9])@\w|&(?:#0*64|#[xX]0*40|commat)"
    r"|^(?:[^A-Za-z<\n]|<[^>\n]*>)*[/!.][A-Za-z]",
    re.MULTILINE | re.ASCII,
)
"""A mention, or a line that begins as a command to a bot does; plain words may still be one."""


def is_text(texts: Sequence[str]) -> bool:
    """Return whether a command of these words writes such a text, which is given next."""
    return texts[:1] == ["gh"] and " ".join(texts[1:3]) in _KINDS and texts[-1] in _BODY


def addresses_somebody(words: str) -> bool:
    """Return whether a text may call on a person or a program to act."""
    return _ADDRESSES.search(words) is not None


def text_place(words: Sequence[ShellWord], known: GitRemotes) -> str:
    """Return the repository (`github.com/owner/name`) where a `gh` would only write such a text;
    "" for any other command, repository or text."""
    told, kind = list(words), " ".join(word.text for word in words[:2])
    if not all(word.literal for word in words):
        return ""  # a file that another command makes could become the text
    if words[0].text == "api":
        found = sort_arguments(_POST, told[1:])
        repository, said = _posted(found, words)
    elif kind in _KINDS:
        found = sort_arguments(_KINDS[kind], told[2:])
        repository, said = _named(found, words, kind=kind), _said(words, kind)
    else:
        return ""
    own = {place for place in known.places.values() if place.startswith(f"{GITHUB}/")}
    place = _own_place(repository, own, known)
    plain = bool(said) and not any(map(addresses_somebody, said))
    return place if plain and not found.complaint else ""


def _said(words: Sequence[ShellWord], kind: str) -> list[str]:
    """Return the title and the text; empty if one is missing or given twice."""
    bodies, titles = option_values(words, _BODY), option_values(words, ("-t", "--title"))
    most = len(bodies) <= 1 and len(titles) <= 1
    both = len(bodies) == len(titles) == 1
    enough = both if kind.endswith(" create") else bool(bodies or titles)
    return [*titles, *bodies] if most and enough else []


def _own_place(repository: str | None, own: set[str], known: GitRemotes) -> str:
    """Return the remote that is meant: the named one, or else the only one."""
    if repository is None:
        return ""
    if not repository:
        return next(iter(own)) if len(own) == 1 and not known.redirected else ""
    wanted = f"{GITHUB}/{repository}".casefold()
    return next((place for place in own if place.casefold() == wanted), "")


def _named(found: SortedArguments, words: Sequence[ShellWord], *, kind: str) -> str | None:
    """Return the repository that is named, "" for the usual one; None if uncertain."""
    subjects = [word.text for word in found.operands]
    repositories = option_values(words, ("-R", "--repo"))
    numbered = len(subjects) == 1 and _NUMBER.fullmatch(subjects[0])
    right = not subjects if kind.endswith(" create") else numbered
    if not right or len(repositories) > 1:
        return None
    if not all(map(is_plain_remote_name, option_values(words, ("-B", "--base", "-H", "--head")))):
        return None
    if not repositories:
        return ""
    return repositories[0] if _REPOSITORY.fullmatch(repositories[0]) else None


def _posted(found: SortedArguments, words: Sequence[ShellWord]) -> tuple[str | None, list[str]]:
    """Return the repository of a request that posts one text, and the text."""
    paths = [word.text for word in found.operands]
    fields = option_values(words, ("-f", "--raw-field"))
    methods = option_values(words, ("-X", "--method"))
    thread = _THREAD.fullmatch(paths[0]) if len(paths) == 1 else None
    body = [field.removeprefix("body=") for field in fields if field.startswith("body=")]
    if thread is None or len(fields) != 1 or len(body) != 1 or methods not in ([], ["POST"]):
        return None, []
    return thread[1], body
