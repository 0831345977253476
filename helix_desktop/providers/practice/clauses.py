"""A message cut into requests, and what a request names: quoted words, files, folders, lines.

Bounded: of a long message both ends are looked at, and no pattern goes over the same text twice.
"""

import re
from collections.abc import Iterator

from helix_desktop.providers.practice.vocabulary import ENDINGS, NO_FILES, NO_PATHS

HEAD, TAIL = 4_000, 1_000
"""Characters of a long message that are looked at: people ask before or behind what they paste."""
MOST = 8
"""Requests of one message."""
LONGEST = 1_200
"""Characters of one request that are looked at."""

_QUOTED = re.compile(
    r"`([^`\n]{1,300})`|\"([^\"\n]{1,300})\"|[“„]([^“”\n]{1,300})[”“]|«([^»\n]{1,300})»"
    r"|「([^」\n]{1,300})」|『([^』\n]{1,300})』|(?<!\w)'([^'\n]{1,300})'(?!\w)"
)
_LINE = re.compile(r"[\n;；]+")
_VERB = (
    r"(?:read|open|show|list|find|search|grep|summari[sz]e|explain|compare|recall|run|write|edit"
    r"|replace|explore|describe|tell|delegate|look|lies|lese|zeig\w?|finde|suche|liste|vergleich\w*"
    r"|fasse|öffne|lis|ouvre|cherche|montre|lee|abre|busca)"
)
_THEN = re.compile(
    r"[,.]?\s{1,3}(?:and\s)?(?:then|after that|und dann|dann|danach|anschließend|puis|ensuite|luego"
    r"|después)[\s,:]"
    rf"|[,.]?\s(?:and|und|et|y)\s(?={_VERB}\b)|[.!?]\s+(?=\S)|,\s(?={_VERB}\b)"
    r"|[,，。]?\s?(?:然后|接着|再|それから|その後|次に)|。",
    re.I,
)
_BULLET = re.compile(r"\s{0,8}(?:[-*•]|\d{1,2}[.)])\s{1,4}")
_SOLE = re.compile(
    r"\s{0,4}(?:please\s|bitte\s)?(?:delegate|delegiere|ask a sub-?agent|write)\b", re.I
)
"""Begins a request that goes on to the end of its line: what it hands on may be requests itself."""
_COMMAND = re.compile(r"\s{0,4}(?:please\s)?(?:run|execute)\s[^\n]{0,1200}(?:[;|<>$]|&&)", re.I)
"""A line that is one command to its end, whatever a shell would take it apart at."""
_CJK = r"\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef"
_SEAM = re.compile(rf"(?<=[{_CJK}])(?=[A-Za-z0-9_./~])|(?<=[A-Za-z0-9_/])(?=[{_CJK}])")
_BREAKS = re.compile(r"[\s,;:!?()\[\]{}<>|\"“”„«»「」『』`、，。；：！？（）]+")
_FILE = re.compile(r"\.?\w[\w@+~-]*(?:\.[\w-]{1,40}){0,4}\.[A-Za-z]\w{0,9}|\.[A-Za-z]\w{2,20}")
_KNOWN = re.compile(r"(?:readme|makefile|dockerfile|license|licence|changelog|contributing)", re.I)


def clauses(message: str) -> list[str]:
    """The requests of a message in their order, at most `MOST`."""
    found: list[str] = []
    whole = sound(message).split("\n")
    pieces = (
        piece
        for line in whole
        for piece in ([line] if _COMMAND.match(line) else _pieces(line, _LINE))
    )
    for line in pieces:
        bare = _BULLET.sub("", line, count=1) if _BULLET.match(line) else line
        alone = _SOLE.match(bare) or _COMMAND.match(bare)
        parts = [bare] if alone else list(_pieces(bare, _THEN))
        found += [part.strip()[:LONGEST] for part in parts if part.strip(" \t.,!?-")]
    return found[:MOST]


def sound(message: str) -> str:
    """Both ends of a message as valid Unicode."""
    if len(message) > HEAD + TAIL:
        message = f"{message[:HEAD]}\n{message[-TAIL:]}"
    return message.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def quotes(text: str) -> list[str]:
    """What stands in quotation marks or backticks."""
    return [found for match in _QUOTED.finditer(text) if (found := _inner(match).strip())]


def bare(text: str) -> str:
    """The text without what is quoted in it."""
    return _QUOTED.sub(" ", text)


def paths(text: str, *, strict: bool = False) -> list[str]:
    """The files and folders that a request names, each once, in order.

    `strict`: only with an ending that files usually have; `os.path` is none.
    """
    named: dict[str, None] = {}
    words = [_inner(match).strip() for match in _QUOTED.finditer(text)] + tokens(bare(text))
    for word in words:
        if looks_like_path(word) and not (strict and _could_be_code(word)):
            named.setdefault(word)
    order = sorted(named, key=text.find)
    return [name.removeprefix("./") or "." for name in order]


def tokens(text: str) -> list[str]:
    """The words of a text with what can stand in a path kept together."""
    return [token for each in _BREAKS.split(_SEAM.sub(" ", text)) if (token := _trimmed(each))]


def looks_like_path(text: str) -> bool:
    """Whether it can be a file or a folder of the project."""
    lower = text.lower()
    if not 1 < len(text) <= 200 or "://" in text or lower in NO_FILES or lower in NO_PATHS:
        return False
    name = text.rstrip("/").rpartition("/")[2]
    if " " in name:
        return _FILE.fullmatch(name.rpartition(" ")[2]) is not None
    if _FILE.fullmatch(name) or _KNOWN.fullmatch(name):
        return True
    return "/" in text and re.search(r"\w", text) is not None


def _could_be_code(text: str) -> bool:
    return "/" not in text and "." in text and text.rpartition(".")[2].lower() not in ENDINGS


def _pieces(text: str, border: re.Pattern[str]) -> Iterator[str]:
    """The text cut at borders that are not inside quotation marks."""
    masked = _QUOTED.sub(lambda match: "x" * len(match[0]), text)
    start = 0
    for match in border.finditer(masked):
        yield text[start : match.start()]
        start = match.end()
    yield text[start:]


def _inner(match: re.Match[str]) -> str:
    return next(group for group in match.groups() if group is not None)


def _trimmed(token: str) -> str:
    return token.strip("'’‘").rstrip(".…").removeprefix("./") if token != "." else token
