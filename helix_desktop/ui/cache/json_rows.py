"""A content as JSON: objects and lists that open when they are clicked."""

import json
from dataclasses import dataclass
from typing import Any

from helix_desktop.domain.values import value
from helix_desktop.ui.cache.rows import Line, Rows
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

LARGEST = 4 * 1024 * 1024
"""Bytes up to which a content is read as JSON."""
MOST = 10_000
"""Members of one object or list that are listed."""
LONGEST = 600
MEASURED = 500
"""Rows whose length says how far there is to scroll."""
SMALL = 40
"""Members up to which what lies in the outermost is open from the beginning."""


@dataclass(slots=True)
class _Node:
    depth: int
    key: str
    value: Any
    open: bool = False


def parsed(data: bytes) -> Any:
    """ValueError where it is no JSON, or nested beyond all reason."""
    try:
        value = json.loads(data)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(value, dict | list):
        raise ValueError("no object and no list")  # noqa: TRY004  it is the content that is wrong
    return value


class JsonRows(Rows):
    """Opened and closed rows of one value."""

    gutter = 24

    def __init__(self, value: Any) -> None:
        super().__init__()
        self._rows = [_Node(0, "", value)]
        self._open(0)
        if len(self._rows) <= SMALL:
            for at in range(len(self._rows) - 1, 0, -1):
                if _holds(self._rows[at].value) and len(self._rows[at].value) <= SMALL:
                    self._open(at)
        self._longest = 0
        self._measure()

    @property
    def count(self) -> int:
        return len(self._rows)

    @property
    def columns(self) -> int:
        return self._longest

    def toggle(self, at: int) -> None:
        node = self._rows[at]
        if not _holds(node.value):
            return
        if node.open:
            end = at + 1
            while end < len(self._rows) and self._rows[end].depth > node.depth:
                end += 1
            del self._rows[at + 1 : end]
            node.open = False
        else:
            self._open(at)
        self._measure()
        self.changed.emit()

    def _measure(self) -> None:
        seen = (self.line(at) for at in range(min(len(self._rows), MEASURED)))
        self._longest = max((len(line.text) for line in seen if line is not None), default=0)

    def line(self, at: int) -> Line | None:
        node = self._rows[at]
        key = f"{one_line(json.dumps(node.key, ensure_ascii=False))}: " if node.key else ""
        text = f"{'  ' * node.depth}{key}{self._told(node)}"
        fold = ("▾" if node.open else "▸") if _holds(node.value) else ""
        return Line(one_line(text, LONGEST), fold=fold, tone=_tone(node.value))

    def _open(self, at: int) -> None:
        node = self._rows[at]
        value = node.value
        pairs = list(value.items()) if isinstance(value, dict) else [("", one) for one in value]
        fresh = [_Node(node.depth + 1, key, one) for key, one in pairs[:MOST]]
        if len(pairs) > MOST:
            more = tr("… {0} more").format(count_text(len(pairs) - MOST))
            fresh.append(_Node(node.depth + 1, "", _More(more)))
        self._rows[at + 1 : at + 1] = fresh
        node.open = True

    @staticmethod
    def _told(node: _Node) -> str:
        value = node.value
        if isinstance(value, _More):
            return value.words
        if not _holds(value):
            return json.dumps(value, ensure_ascii=False)
        left, right = ("{", "}") if isinstance(value, dict) else ("[", "]")
        if node.open:
            return left
        return f"{left}…{right}  {count_text(len(value))}" if value else left + right


@value
class _More:
    words: str


def _holds(value: Any) -> bool:
    return isinstance(value, dict | list) and bool(value)


def _tone(value: Any) -> str:
    if isinstance(value, str):
        return "s_str"
    if isinstance(value, bool) or value is None:
        return "s_kw"
    return "s_num" if isinstance(value, int | float) else "fg2"
