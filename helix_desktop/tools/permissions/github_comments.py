"""Comments at the project's own repositories: the one way to speak that a session's grant covers.

A comment stands in the user's name in front of everybody who reads the repository. It changes no
code and no setting, and can be deleted; anything else that `gh` writes (reviews, merges, new pull
requests, titles, labels) asks each time. With such a grant, content from elsewhere may choose the
words. So they must stand in the command, where no file and no other command adds to them, and must
not address anybody who acts upon a comment: no mention (`@bot merge`), no command (`/deploy`).
"""

import re
from collections.abc import Sequence

from helix_desktop.tools.permissions.git_remotes import GitRemotes
from helix_desktop.tools.permissions.options import (
    OperandKind,
    SortedArguments,
    command_row,
    option_values,
    sort_arguments,
)
from helix_desktop.tools.permissions.shell_lexer import ShellWord

GITHUB = "github.com"
BODY_OPTIONS = ("-b", "--body")
_COMMENT = command_row(OperandKind.TEXT, "-b=T --body=T -R=T --repo=T")
_POST = command_row(
    OperandKind.TEXT, "-f=T --raw-field=T -X=T --method=T -q=T --jq=T -i --include --silent"
)
_FIELDS = ("-f", "--raw-field")
_NUMBER = re.compile(r"#?[0-9]{1,9}", re.ASCII)
_REPOSITORY = re.compile(r"[\w-][\w.-]*/[\w-][\w.-]*", re.ASCII)
_THREAD = re.compile(
    r"/?repos/([\w-][\w.-]*/[\w-][\w.-]*)/"
    r"(?:issues/\d+/comments|pulls/(?:\d+/)?comments/\d+/replies)",
    re.ASCII,
)
"""The addresses that only take a comment, or an answer to one."""
_ADDRESSES = re.compile(r"(?<![\w.])@\w|^[\s>*\-+`\"'(\[]*[/!.]\w", re.MULTILINE)
"""A mention, or a line that begins as a command to a bot does."""


def is_comment(texts: Sequence[str]) -> bool:
    """Return whether a command of these words writes a comment whose words are given next."""
    return (
        list(texts[:1]) == ["gh"]
        and list(texts[1:3]) in (["pr", "comment"], ["issue", "comment"])
        and texts[-1] in BODY_OPTIONS
    )


def addresses_somebody(words: str) -> bool:
    """Return whether a comment may call on a person or a program to act."""
    return _ADDRESSES.search(words) is not None


def comment_place(words: Sequence[ShellWord], known: GitRemotes) -> str:
    """Return the repository (`github.com/owner/name`) where a `gh` would only comment; "" for any
    other command, repository or text."""
    told = list(words)
    if words[0].text == "api":
        found = sort_arguments(_POST, told[1:])
        repository, said = _posted(found, words)
    elif words[0].text in ("pr", "issue") and words[1].text == "comment":
        found = sort_arguments(_COMMENT, told[2:])
        repository, said = _named(found, words), option_values(words, BODY_OPTIONS)
    else:
        return ""
    own = {place for place in known.places.values() if place.startswith(f"{GITHUB}/")}
    place = _own_place(repository, own, known)
    plain = len(said) == 1 and not addresses_somebody(said[0])
    return place if plain and not found.complaint else ""


def _own_place(repository: str | None, own: set[str], known: GitRemotes) -> str:
    """Return the remote that is meant: the named one, or else the only one."""
    if repository is None:
        return ""
    if not repository:
        return next(iter(own)) if len(own) == 1 and not known.redirected else ""
    wanted = f"{GITHUB}/{repository}".casefold()
    return next((place for place in own if place.casefold() == wanted), "")


def _named(found: SortedArguments, words: Sequence[ShellWord]) -> str | None:
    """Return the repository of `gh pr comment`, "" for the usual one; None if uncertain."""
    subjects = [word.text for word in found.operands]
    repositories = option_values(words, ("-R", "--repo"))
    if len(subjects) != 1 or not _NUMBER.fullmatch(subjects[0]) or len(repositories) > 1:
        return None
    if not repositories:
        return ""
    return repositories[0] if _REPOSITORY.fullmatch(repositories[0]) else None


def _posted(found: SortedArguments, words: Sequence[ShellWord]) -> tuple[str | None, list[str]]:
    """Return the repository of a request that posts one text, and the text."""
    paths = [word.text for word in found.operands]
    fields = option_values(words, _FIELDS)
    methods = option_values(words, ("-X", "--method"))
    thread = _THREAD.fullmatch(paths[0]) if len(paths) == 1 else None
    body = [field.removeprefix("body=") for field in fields if field.startswith("body=")]
    if thread is None or len(fields) != 1 or methods not in ([], ["POST"]):
        return None, body
    return thread[1], body
