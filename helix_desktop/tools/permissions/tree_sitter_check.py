"""A second parse of a command line, by tree-sitter's grammar of bash.

It must find the same commands, word for word, as Helix's own parser; otherwise the user is asked.
It has a short time limit, and is imported when a command is first judged.
"""

import functools
import importlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from helix_desktop.tools.permissions.shell_parser import SimpleCommand

if TYPE_CHECKING:
    from tree_sitter import Language, Node

SECONDS = 0.2
_PIECE = 4_096

Span = tuple[int, int]
"""Begin and end of a word, in bytes."""

_HOLDERS = frozenset({"program", "list", "pipeline"})
_REDIRECTS = frozenset({"file_redirect"})


class _Unfollowed(Exception):
    """The line contains a construct of no harmless command, or takes too long."""


@dataclass(slots=True)
class _Found:
    """A command found by a parser; a test in brackets is one long word to the second one."""

    words: list[Span] = field(default_factory=list)
    aims: list[Span] = field(default_factory=list)
    is_test: bool = False


def parsers_agree(command: str, parts: Sequence[SimpleCommand]) -> bool:
    """Return whether both parsers find the same commands, words and redirections, and no others."""
    try:
        found = _found(command.encode())
    except (_Unfollowed, ImportError, ValueError, RecursionError):
        return False
    ours = [_ours(part, command) for part in parts]
    return len(found) == len(ours) and all(map(_same, found, ours))


def _same(found: _Found, ours: _Found) -> bool:
    words = ours.words
    if found.is_test and words:
        words = [(words[0][0], words[-1][1])]
    return sorted(found.words) == words and sorted(found.aims) == sorted(ours.aims)


def _ours(part: SimpleCommand, command: str) -> _Found:
    def span(start: int, end: int) -> Span:
        if command.isascii():
            return start, end
        before = len(command[:start].encode())
        return before, before + len(command[start:end].encode())

    targets = (aim.target for aim in part.aims if aim.target is not None)
    return _Found(
        [span(word.start, word.end) for word in part.words],
        [span(word.start, word.end) for word in targets],
    )


@functools.cache
def _language() -> "Language":
    reader: Any = importlib.import_module("tree_sitter")
    grammar: Any = importlib.import_module("tree_sitter_bash")
    language: Language = reader.Language(grammar.language())
    return language


def _found(source: bytes) -> list[_Found]:
    parser: Any = importlib.import_module("tree_sitter").Parser(_language())
    ends = time.monotonic() + SECONDS
    tree = parser.parse(
        lambda at, _point: source[at : at + _PIECE],
        progress_callback=lambda _at, _failed: time.monotonic() > ends,
    )
    if tree is None or tree.root_node.has_error:
        raise _Unfollowed
    return list(_commands(tree.root_node))


def _commands(node: "Node") -> Iterator[_Found]:
    if node.type in _HOLDERS:
        for child in node.named_children:
            yield from _commands(child)
    elif node.type == "redirected_statement":
        yield from _redirected(node)
    elif node.type == "command":
        yield _command(node)
    elif node.type == "test_command":
        yield _Found([node.byte_range], is_test=True)
    elif node.type != "comment":
        raise _Unfollowed


def _command(node: "Node") -> _Found:
    found = _Found()
    for child in node.named_children:
        if child.type in _REDIRECTS:
            _aim(child, found)
        else:
            found.words.append(child.byte_range)
    return found


def _redirected(node: "Node") -> Iterator[_Found]:
    """Yield the commands of a redirected body; the last one is redirected."""
    body = node.child_by_field_name("body")
    commands = list(_commands(body)) if body is not None else [_Found()]
    for child in node.named_children:
        if child != body and child.type in _REDIRECTS:
            _aim(child, commands[-1])
        elif child != body:
            raise _Unfollowed
    yield from commands


def _aim(node: "Node", found: _Found) -> None:
    """Take the first word as the target; the grammar includes all words that follow."""
    first, *rest = node.children_by_field_name("destination")
    found.aims.append(first.byte_range)
    found.words += [word.byte_range for word in rest]
