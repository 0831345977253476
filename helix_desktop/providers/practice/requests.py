"""A message cut into requests of 17 kinds, many languages.

The kinds of requests and how they are worded: a table, the first pattern that fits decides.

Patterns are bounded, so that no message takes long.

Words that mean nothing by themselves, and how files are usually named.

A message cut into requests, and what a request names: quoted words, files, folders, lines.

Bounded: of a long message both ends are looked at, and no pattern goes over the same text twice.

What a message asks for: its requests in order, each with what it names.
"""

import re
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct


class RequestKind(StrEnum):
    """What can be asked for."""

    ABLE = "able"
    RECALL = "recall"
    CACHE = "cache"
    DELEGATE = "delegate"
    RUN = "run"
    WRITE = "write"
    EDIT = "edit"
    CHANGED = "changed"
    COMPARE = "compare"
    WALK = "walk"
    OVERVIEW = "overview"
    FIND = "find"
    READ = "read"
    LIST = "list"
    RULE = "rule"
    BEYOND = "beyond"
    ASK = "ask"


_GREETING = (
    r"(?:hi|hello|hey|hallo|moin|hola|bonjour|salut|thanks?|thank you|danke|你好|こんにちは)"
)

_PLEASE = r"^\W*(?:(?:please|bitte|now|jetzt|can you|could you|kannst du)\W+){0,2}"
"""Begins a demand, so that a question about running is none."""

_NAME = r"[`\"“']?[\w./-]{1,120}\.\w{1,8}[`\"”']?"
"""Of a file."""

TABLE: tuple[tuple[RequestKind, str], ...] = (
    (
        RequestKind.ABLE,
        rf"^\W*{_GREETING}\b(?:\s+\w+){{0,2}}\W*$|^\W*{_GREETING}\W*$|\bwhat can you do\b"
        r"|\b(?:who|what) are you\b|^\W*(?:help|hilfe)\W*$|\bwas kannst du\b|\bwer bist du\b"
        r"|你能做什么|你是谁|何ができ",
    ),
    (
        RequestKind.RULE,
        r"^\W*(?:please\s|bitte\s)?(?:never|always|don['’]?t|do not|you must|must not|from now on"
        r"|nie(?:mals)?|immer|ne\s.{1,20}\sjamais)\b|^\W*(?:不要|绝不|always)|しないで",
    ),
    (RequestKind.RECALL, r"\brecall\s+(?P<rest>(?:the\s+)?(?:history\s+)?\W?[0-9a-f]{12,64}\b.*)"),
    (
        RequestKind.CACHE,
        r"\b(?:search|look|find|suche)\b.{0,60}?\bcache\b\s*(?:for|nach)?\s*(?P<rest>.*)",
    ),
    (
        RequestKind.DELEGATE,
        r"\b(?:delegate|delegiere)\b(?:\s+to\s+(?:a|the)\s+sub-?agent)?\W*(?:this\W+)?(?P<rest>.+)"
        r"|\b(?:ask|have|let)\s+a\s+sub-?agent\s+(?:to\s+)?(?P<rest2>.+)",
    ),
    (
        RequestKind.RUN,
        rf"{_PLEASE}(?:run|execute|führe)\s+(?:(?:all|the|die|alle|command)\s+){{0,2}}(?P<rest>.+)"
        r"|テストを実行|运行测试",
    ),
    (
        RequestKind.WRITE,
        rf"{_PLEASE}(?:write|save|schreibe?)\s+(?P<rest>.+?)\s+(?:(?:in)?to\s|(?:as|in)\s+{_NAME})"
        rf"|{_PLEASE}(?:create|make|erstelle?)\s+(?:\w{{1,5}}\s+){{0,3}}{_NAME}\s+(?:with|mit)\s+"
        r"(?:the\s+)?(?:(?:text|words?|contents?)\s+)?(?P<rest2>.+)"
        r"|\bcreate\s+(?:a\s+|the\s+)?file\b",
    ),
    (
        RequestKind.EDIT,
        rf"{_PLEASE}(?:(?:replace|ersetze)\s+(?P<rest>.+?)\s+(?:with|by|durch)\s"
        r"|edit\s+(?P<rest2>\S+)|change\s+(?P<rest3>.+?)\s+to\s)",
    ),
    (
        RequestKind.CHANGED,
        r"\bwhat(?:'s|\s+has|\s+is)?\s+(?:changed|different|new)\b.{0,40}?\b(?:in|with|about|of)\b\s+"
        r"(?:the\s+)?(?P<rest>.+)|\bwas\s+hat\s+sich\b.{0,40}\s(?P<rest2>\S+)\s+geändert",
    ),
    (RequestKind.COMPARE, r"\bcompare\b|\bdiff(?:erence)?\b|\bvergleich|比较|比較"),
    (
        RequestKind.WALK,
        r"\bexplore\b|\berkunde\b|\blook\s+around\s+in\b|\b(?:every|each|all)\s+(?:of\s+the\s+)?files?\b"
        r"(?!\s+(?:names?|that|which|with))|\balle\s+dateien\b|\bgo\s+through\b|所有文件|探索",
    ),
    (
        RequestKind.OVERVIEW,
        r"\bsummar|\boverview\b|\bdescribe\b|\bexplain\b|\bzusammenfass|\bfass\w*\b.{0,200}\bzusammen"
        r"|\bwhat(?:'s|\s+is|\s+does)\b.{0,60}\bthis\s+(?:project|repo\w*|folder|code\w*)\b|\brésume"
        r"|\bresum[ei]|总结|概述|要約",
    ),
    (
        RequestKind.FIND,
        r"\b(?:find|search|grep|look\s+for|where\s+(?:is|are|do|does)|such[et]?|finde|wo\s+(?:ist|sind)"
        r"|cherche\w?|busca)\b(?:\s+(?:for|nach))?(?:\s+(?:the|all|every|alle|die|das|den))?\s+(?P<rest>.+)"
        r"|(?:查找|搜索|寻找|检索)\s*(?P<rest2>.+)|(?P<rest3>.+?)(?:を)?(?:探して|検索)",
    ),
    (
        RequestKind.READ,
        r"\b(?:read|open|show|cat|print|view|display|lies|lese|zeig\w?|öffne|lis|ouvre|montre|lee|abre)\b"
        r"|打开|读取|阅读|查看|看|読|開|見せ",
    ),
    (
        RequestKind.LIST,
        r"\b(?:list|ls|liste)\b|\b(?:which|what|welche)\s+(?:files|dateien|folders)\b"
        r"|\bshow\b.{0,40}\b(?:files|folders)\b|列出|一覧",
    ),
    (
        RequestKind.BEYOND,
        rf"{_PLEASE}(?:refactor|fix|add|implement|make|create|build|delete|remove|rename|think|improve"
        r"|change|update|translate|optimi[sz]e|debug|move|install|commit|design|plan|generate|convert"
        r"|baue?|behebe|ändere|lösche|übersetze)\b",
    ),
)


_COMMON = """
the and for are was were what which where when who why how does did done has have had this that
these those with from into about there their they then than can could should would will shall may
might must not you your our its his her tell say says said give show find out please me my use used
uses using all any each every some more most much many one two file files folder project code line
lines work works do is it in of to on or an as at be by if so we know me explain mean means called
der die das und oder ist sind wie was wo wer wann warum welche welcher welches ein eine einen mit
von für auf aus bei nach nicht auch bitte datei dateien ordner projekt kann man wird werden mir zur
zum den dem des im am thing things happen happens need needs get gets make makes made here also just
after before while during again between above below without within over under when ever still yet
"""
COMMON = frozenset(_COMMON.split())
"""What a question is not about."""

_PLACES = """
this that the here it project folder code repo repository workspace files file everything all your
you me my our which general detail order english german short projekt ordner diesem every each what
folders is how so briefly
"""
NO_PLACES = frozenset(_PLACES.split())
"""What stands where a folder could, and is none."""

_ENDINGS = """
py pyi ipynb md rst txt toml ini cfg conf json jsonl yaml yml xml html htm css scss less js jsx ts
tsx mjs cjs vue svelte java kt kts scala go rs c h cc cpp hpp cs rb php pl lua sh bash zsh ps1 bat
sql csv tsv log lock env swift m mm r jl ex exs erl hs ml dart tex svg gradle cmake proto diff patch
qml spec tmpl pdf png jpg
"""
ENDINGS = frozenset(_ENDINGS.split())
"""Of files; without one of them a dotted name is code."""

NO_FILES = frozenset(("e.g", "i.e", "z.b", "d.h", "u.a", "a.m", "p.m", "p.ex", "node.js", "vue.js"))
NO_PATHS = frozenset(
    ("and/or", "either/or", "i/o", "read/write", "und/oder", "his/her", "yes/no", "client/server")
)


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


def split_clauses(message: str) -> list[str]:
    """The requests of a message in their order, at most `MOST`."""
    found: list[str] = []
    whole = sanitize(message).split("\n")
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


def sanitize(message: str) -> str:
    """Both ends of a message as valid Unicode."""
    if len(message) > HEAD + TAIL:
        message = f"{message[:HEAD]}\n{message[-TAIL:]}"
    return message.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def find_quoted(text: str) -> list[str]:
    """What stands in quotation marks or backticks."""
    return [found for match in _QUOTED.finditer(text) if (found := _inner(match).strip())]


def strip_quoted(text: str) -> str:
    """The text without what is quoted in it."""
    return _QUOTED.sub(" ", text)


def find_paths(text: str, *, strict: bool = False) -> list[str]:
    """The files and folders that a request names, each once, in order.

    `strict`: only with an ending that files usually have; `os.path` is none.
    """
    named: dict[str, None] = {}
    words = [_inner(match).strip() for match in _QUOTED.finditer(text)] + split_tokens(
        strip_quoted(text)
    )
    for word in words:
        if looks_like_path(word) and not (strict and _could_be_code(word)):
            named.setdefault(word)
    order = sorted(named, key=text.find)
    return [name.removeprefix("./") or "." for name in order]


def split_tokens(text: str) -> list[str]:
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


class PracticeRequest(Struct, frozen=True):
    """One request: `where` is a folder it is about, `rest` what its pattern took for the object."""

    kind: RequestKind
    text: str
    paths: tuple[str, ...] = ()
    where: str = "."
    wanted: str = ""
    rest: str = ""
    start: int = 0
    lines: int = 0


_PATTERNS = tuple((kind, re.compile(pattern, re.I | re.S)) for kind, pattern in TABLE)

_QUESTION = re.compile(r"\W*(?:what|which|how|why|who|when|wie|warum|wer|wann|was|welche)\b", re.I)
_LINES = re.compile(
    r"\b(?:lines?|zeilen?|lignes?|l[ií]neas?)\s{0,3}(\d{1,7})(?:\s{0,3}(?:-|–|to|bis|à|a|through)\s{0,3}"
    r"(\d{1,7}))?|第?\s{0,3}(\d{1,7})\s{0,3}(?:-|–|到|至|から)\s{0,3}(\d{1,7})\s{0,3}行",
    re.I,
)
_FIRST = re.compile(r"\b(?:first|ersten)\s{1,3}(\d{1,6})\s{1,3}(?:lines|zeilen)\b", re.I)
_PLACE = re.compile(
    r"\b(?:in|inside|under|below|of|from|within|im|unter|dans|en)\s+(?:(?:the|this|folder|directory"
    r"|dir|file|ordner|der|dem|datei)\s+){0,3}[`\"“']?(?P<place>[\w.@+~/-]{1,200})",
    re.I,
)
_WITHOUT = frozenset(
    {
        RequestKind.COMPARE,
        RequestKind.RECALL,
        RequestKind.RUN,
        RequestKind.ABLE,
        RequestKind.DELEGATE,
        RequestKind.CACHE,
    }
)
"""Kinds that have no folder."""


def parse_requests(message: str) -> list[PracticeRequest]:
    """The requests of a message; those that say nothing go where others say something."""
    found = [parse_request(clause) for clause in split_clauses(message)]
    telling = [wish for wish in found if wish.kind is not RequestKind.ASK or _says_something(wish)]
    return telling or found[:1] or [PracticeRequest(RequestKind.ASK, "")]


def parse_request(clause: str) -> PracticeRequest:
    """What one request is about; without a pattern that fits it is a question, or names a file."""
    for kind, found in _fitting(clause):
        rest = next((each for each in found.groupdict().values() if each), "").strip()
        wish = PracticeRequest(kind, clause, _paths(kind, clause), rest=rest)
        if kind is not RequestKind.READ or (wish.paths and not _QUESTION.match(clause)):
            return _completed(wish)
    named = _paths(RequestKind.ASK, clause)
    asks = clause.rstrip(' \t」”"').endswith(("?", "？"))
    return _completed(
        PracticeRequest(RequestKind.ASK if asks or not named else RequestKind.READ, clause, named)
    )


def _fitting(clause: str) -> Iterator[tuple[RequestKind, re.Match[str]]]:
    for kind, pattern in _PATTERNS:
        found = pattern.search(clause)
        if found:
            yield kind, found


def _paths(kind: RequestKind, clause: str) -> tuple[str, ...]:
    strict = kind in (RequestKind.ASK, RequestKind.FIND)
    return tuple(find_paths(clause, strict=strict))


def _completed(wish: PracticeRequest) -> PracticeRequest:
    start, lines = _span(wish.text)
    where = "." if wish.kind in _WITHOUT else _folder(wish)
    wanted = _wanted(wish.rest, where) if wish.kind is RequestKind.FIND else ""
    named = tuple(path for path in wish.paths if path != wanted)
    return PracticeRequest(wish.kind, wish.text, named, where, wanted, wish.rest, start, lines)


def _span(text: str) -> tuple[int, int]:
    """The lines that are asked for: the first, and how many; (0, 0) = no particular ones."""
    if found := _FIRST.search(text):
        return 1, max(1, int(found[1]))
    if not (found := _LINES.search(text)):
        return 0, 0
    first, last = int(found[1] or found[3]), found[2] or found[4]
    return max(1, first), max(1, int(last) - first + 1) if last else 1


def _folder(wish: PracticeRequest) -> str:
    """The folder or file that a request is about."""
    if wish.paths:
        return wish.paths[-1]
    for found in _PLACE.finditer(strip_quoted(wish.text) if wish.rest else wish.text):
        place = found["place"].rstrip(".").removeprefix("./")
        if place.lower() not in NO_PLACES and not place.isdigit():
            return place or "."
    return (
        _named(wish)
        if wish.kind in (RequestKind.LIST, RequestKind.WALK, RequestKind.OVERVIEW)
        else "."
    )


_OBJECT = re.compile(
    r"\b(?:list|ls|liste|explore|erkunde|summari[sz]e|through)\s+(?:(?:the|folder)\s+){0,2}"
    r"(?P<name>[\w./-]{1,200})",
    re.I,
)


def _named(wish: PracticeRequest) -> str:
    """The object of a verb that takes a folder."""
    found = _OBJECT.search(wish.text)
    name = found["name"].rstrip(".") if found else ""
    return name if name and name.lower() not in NO_PLACES else "."


def _wanted(rest: str, where: str) -> str:
    """What is looked for: what is quoted, or the words up to where it is looked for."""
    quoted = [each for each in find_quoted(rest) if each != where]
    if quoted:
        return quoted[0]
    plain = _AROUND.split(rest)[0]
    if where != ".":
        plain = re.split(rf"\s+\S{{1,12}}\s+(?:\w{{2,9}}\s+)?[`\"“']?{re.escape(where)}", plain)[0]
    plain = re.sub(r"\s+(?:please|bitte|defined|used|is|are)\W*$", "", plain.strip())
    return plain.strip(" \t?.!,;:。？！\"'`“”") or rest.strip()


_AROUND = re.compile(
    r"\s+(?:in|inside|within|im|in diesem)\s+(?:the\s+|this\s+)?"
    r"(?:folder|project|files|code|repo\w*|projekt|ordner)\b",
    re.I,
)


def _says_something(wish: PracticeRequest) -> bool:
    return bool(wish.paths) or len(re.findall(r"\w{5,}", wish.text)) > 1
