"""The kinds of requests and how they are worded: a table, the first pattern that fits decides.

Patterns are bounded, so that no message takes long.
"""

from enum import StrEnum


class Kind(StrEnum):
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

TABLE: tuple[tuple[Kind, str], ...] = (
    (
        Kind.ABLE,
        rf"^\W*{_GREETING}\b(?:\s+\w+){{0,2}}\W*$|^\W*{_GREETING}\W*$|\bwhat can you do\b"
        r"|\b(?:who|what) are you\b|^\W*(?:help|hilfe)\W*$|\bwas kannst du\b|\bwer bist du\b"
        r"|你能做什么|你是谁|何ができ",
    ),
    (
        Kind.RULE,
        r"^\W*(?:please\s|bitte\s)?(?:never|always|don['’]?t|do not|you must|must not|from now on"
        r"|nie(?:mals)?|immer|ne\s.{1,20}\sjamais)\b|^\W*(?:不要|绝不|always)|しないで",
    ),
    (Kind.RECALL, r"\brecall\s+(?P<rest>(?:the\s+)?(?:history\s+)?\W?[0-9a-f]{12,64}\b.*)"),
    (
        Kind.CACHE,
        r"\b(?:search|look|find|suche)\b.{0,60}?\bcache\b\s*(?:for|nach)?\s*(?P<rest>.*)",
    ),
    (
        Kind.DELEGATE,
        r"\b(?:delegate|delegiere)\b(?:\s+to\s+(?:a|the)\s+sub-?agent)?\W*(?:this\W+)?(?P<rest>.+)"
        r"|\b(?:ask|have|let)\s+a\s+sub-?agent\s+(?:to\s+)?(?P<rest2>.+)",
    ),
    (
        Kind.RUN,
        rf"{_PLEASE}(?:run|execute|führe)\s+(?:(?:all|the|die|alle|command)\s+){{0,2}}(?P<rest>.+)"
        r"|テストを実行|运行测试",
    ),
    (
        Kind.WRITE,
        rf"{_PLEASE}(?:write|save|schreibe?)\s+(?P<rest>.+?)\s+(?:(?:in)?to\s|(?:as|in)\s+{_NAME})"
        rf"|{_PLEASE}(?:create|make|erstelle?)\s+(?:\w{{1,5}}\s+){{0,3}}{_NAME}\s+(?:with|mit)\s+"
        r"(?:the\s+)?(?:(?:text|words?|contents?)\s+)?(?P<rest2>.+)"
        r"|\bcreate\s+(?:a\s+|the\s+)?file\b",
    ),
    (
        Kind.EDIT,
        rf"{_PLEASE}(?:(?:replace|ersetze)\s+(?P<rest>.+?)\s+(?:with|by|durch)\s"
        r"|edit\s+(?P<rest2>\S+)|change\s+(?P<rest3>.+?)\s+to\s)",
    ),
    (
        Kind.CHANGED,
        r"\bwhat(?:'s|\s+has|\s+is)?\s+(?:changed|different|new)\b.{0,40}?\b(?:in|with|about|of)\b\s+"
        r"(?:the\s+)?(?P<rest>.+)|\bwas\s+hat\s+sich\b.{0,40}\s(?P<rest2>\S+)\s+geändert",
    ),
    (Kind.COMPARE, r"\bcompare\b|\bdiff(?:erence)?\b|\bvergleich|比较|比較"),
    (
        Kind.WALK,
        r"\bexplore\b|\berkunde\b|\blook\s+around\s+in\b|\b(?:every|each|all)\s+(?:of\s+the\s+)?files?\b"
        r"(?!\s+(?:names?|that|which|with))|\balle\s+dateien\b|\bgo\s+through\b|所有文件|探索",
    ),
    (
        Kind.OVERVIEW,
        r"\bsummar|\boverview\b|\bdescribe\b|\bexplain\b|\bzusammenfass|\bfass\w*\b.{0,200}\bzusammen"
        r"|\bwhat(?:'s|\s+is|\s+does)\b.{0,60}\bthis\s+(?:project|repo\w*|folder|code\w*)\b|\brésume"
        r"|\bresum[ei]|总结|概述|要約",
    ),
    (
        Kind.FIND,
        r"\b(?:find|search|grep|look\s+for|where\s+(?:is|are|do|does)|such[et]?|finde|wo\s+(?:ist|sind)"
        r"|cherche\w?|busca)\b(?:\s+(?:for|nach))?(?:\s+(?:the|all|every|alle|die|das|den))?\s+(?P<rest>.+)"
        r"|(?:查找|搜索|寻找|检索)\s*(?P<rest2>.+)|(?P<rest3>.+?)(?:を)?(?:探して|検索)",
    ),
    (
        Kind.READ,
        r"\b(?:read|open|show|cat|print|view|display|lies|lese|zeig\w?|öffne|lis|ouvre|montre|lee|abre)\b"
        r"|打开|读取|阅读|查看|看|読|開|見せ",
    ),
    (
        Kind.LIST,
        r"\b(?:list|ls|liste)\b|\b(?:which|what|welche)\s+(?:files|dateien|folders)\b"
        r"|\bshow\b.{0,40}\b(?:files|folders)\b|列出|一覧",
    ),
    (
        Kind.BEYOND,
        rf"{_PLEASE}(?:refactor|fix|add|implement|make|create|build|delete|remove|rename|think|improve"
        r"|change|update|translate|optimi[sz]e|debug|move|install|commit|design|plan|generate|convert"
        r"|baue?|behebe|ändere|lösche|übersetze)\b",
    ),
)
