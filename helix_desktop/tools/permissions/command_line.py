"""Parses a bash command line: programs, words, redirections, pipes, substitutions.

Every simple command is found wherever it is: in loops, functions, groups and substitutions. Nothing
is expanded. What is found serves guesses, warnings and refusals; no protection depends on it.
"""

import functools
import importlib
import re
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from tree_sitter import Language, Node

MAX_CHARACTERS = 100_000
MAX_SECONDS = 0.2
_CHUNK_BYTES = 4_096

_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_ESCAPED_IN_QUOTES = re.compile(r'\\([$`"\\])')
_NESTED_BACKTICKS = re.compile(r"\\`")
"""Substitutions in backticks within others, in which the grammar finds no commands."""
_REDIRECTS = frozenset({"file_redirect", "heredoc_redirect", "herestring_redirect"})
_COMMANDS = frozenset({"command", "declaration_command", "unset_command", "test_command"})
_LITERAL = frozenset({"command_name", "concatenation", "number", "raw_string", "string", "word"})
_EXPANDED = re.compile(r"(?<!\\)[*?\[\]{}]|^[~=]|=~")
"""What bash expands in a word without quotation marks."""
_DOCUMENT = re.compile(r"\"\$\(cat <<'(?P<mark>\w+)'\n(?:(?!(?P=mark))[^\n]*\n)*(?P=mark)\n\s*\)\"")
"""The agents' way to write a message of several lines, which bash takes unchanged."""
_BETWEEN = frozenset({b"", b" ", b"\t", b"\n", b";", b"|", b"&", b")"})
_QUIET = re.compile(r"[12]?>&[12]|(?:[12]|&)?>>?[ ]?/dev/null")
_ASSIGNS = re.compile(r"[A-Za-z_]\w*(?:\[[^]]*\])?\+?=", re.ASCII)


def named(text: str) -> frozenset[str]:
    """Return the names in a text, which is a readable form for tables."""
    return frozenset(text.split())


_SIMPLE = named("""
    program list pipeline redirected_statement negated_command comment command command_name word
    concatenation number string string_content raw_string variable_assignment variable_name
    file_redirect file_descriptor test_command unary_expression binary_expression test_operator
    && || ; | |& ! [ ] = == != " > >> &> &>> >&
""") | {"\n"}
"""The kinds of nodes of lines that rules for single commands may cover."""


def program(word: str) -> str:
    return word.rpartition("/")[2]


class Redirection(Struct, frozen=True):
    """A redirection such as `2>> target`; a here-document has no target."""

    operator: str
    target: str


class LineCommand(Struct, frozen=True):
    """One simple command: its words without quotation marks, the settings before it left out.

    Settings alone have no words. `literal`: bash expands nothing in its words. `fed`: it reads the
    output of another command.
    """

    words: tuple[str, ...]
    settings: tuple[str, ...] = ()
    literal: bool = False
    fed: bool = False

    @property
    def all_words(self) -> list[str]:
        return [*self.settings, *self.words]


class CommandLine(Struct, frozen=True):
    """The commands of a line, in order; `understood`: the grammar could follow all of it.

    `simple`: each command runs as it is written, once, and writes its output nowhere else.
    """

    commands: tuple[LineCommand, ...] = ()
    redirections: tuple[Redirection, ...] = ()
    understood: bool = False
    simple: bool = False


@functools.lru_cache(maxsize=64)
def read_command_line(text: str) -> CommandLine:
    """Return what a line runs; nothing if it can't be parsed, or not in time."""
    if len(text) > MAX_CHARACTERS:
        return CommandLine()
    try:
        source = text.encode()
        parser: Any = importlib.import_module("tree_sitter").Parser(_bash_language())
        # the time of this thread: how busy the machine is must not change the answer
        ends = time.thread_time() + MAX_SECONDS
        tree = parser.parse(
            lambda at, _point: source[at : at + _CHUNK_BYTES],
            progress_callback=lambda _at, _failed: time.thread_time() > ends,
        )
        root = None if tree is None else tree.root_node
    except (ImportError, ValueError):
        return CommandLine()
    if root is None:
        return CommandLine()
    commands: list[LineCommand] = []
    redirections: list[Redirection] = []
    nodes = [*_all_nodes(root)]
    for node, above, fed in nodes:
        if node.type in _COMMANDS:
            commands.append(_parse_command(node, fed=fed))
        elif node.type in _REDIRECTS:
            operator = next((child.type for child in node.children if not child.is_named), "")
            target = node.child_by_field_name("destination")
            redirections.append(Redirection(operator, "" if target is None else word_text(target)))
        elif node.type == "variable_assignment" and above not in _COMMANDS:
            commands.append(LineCommand((), (_node_text(node),)))
    understood = not root.has_error and not _NESTED_BACKTICKS.search(text)
    simple = understood and _is_simple([node for node, _, _ in nodes], text.encode())
    return CommandLine(tuple(commands), tuple(redirections), understood, simple)


def _is_simple(nodes: "Sequence[Node]", source: bytes) -> bool:
    """Return whether a line has only such parts that bash divides as the grammar does."""
    reached, escapes = 0, source.count(b"\\")
    for node in nodes:
        if node.type not in _SIMPLE:
            return False
        if node.type in _REDIRECTS:
            # harmless, and apart from the words around it
            before = source[max(0, node.start_byte - 1) : node.start_byte]
            after = source[node.end_byte : node.end_byte + 1]
            apart = before in _BETWEEN and after in _BETWEEN
            if not apart or not _QUIET.fullmatch(_node_text(node)):
                return False
        is_verbatim = node.type == "raw_string" or _is_document(node)
        escapes -= _node_text(node).count("\\") if is_verbatim else 0
        if is_verbatim or not node.child_count:
            if source[reached : node.start_byte].strip(b" \t\n"):
                return False  # left out by the grammar
            reached = max(reached, node.end_byte)
    return not escapes and not source[reached:].strip(b" \t\n")


@functools.cache
def _bash_language() -> "Language":
    # lazy: a window opens without it
    grammar: Any = importlib.import_module("tree_sitter_bash")
    language: Language = importlib.import_module("tree_sitter").Language(grammar.language())
    return language


def _all_nodes(root: "Node") -> "Iterator[tuple[Node, str, bool]]":
    """Yield all nodes in the order of the text; without recursion, for lines nest at will.

    With each comes the kind of the node above, and whether it reads what another command writes.
    """
    waiting = [(root, "", False)]
    while waiting:
        node, above, fed = waiting.pop()
        yield node, above, fed
        if not _is_document(node):
            pipes = node.type == "pipeline"
            below = [
                (child, node.type, fed or (pipes and index > 0))
                for index, child in enumerate(node.children)
            ]
            waiting.extend(reversed(below))


def _is_document(node: "Node") -> bool:
    return node.type == "string" and _DOCUMENT.fullmatch(_node_text(node)) is not None


def _is_literal(node: "Node") -> bool:
    """Return whether bash takes a word as it is written."""
    if node.type not in _LITERAL:
        return False
    if node.type == "string":
        named = (child.type == "string_content" for child in node.named_children)
        return _is_document(node) or all(named)
    if not node.child_count:
        quoted = node.type == "raw_string"
        return quoted or _EXPANDED.search(_node_text(node)) is None
    length = sum(child.end_byte - child.start_byte for child in node.children)
    return length == node.end_byte - node.start_byte and all(map(_is_literal, node.children))


def _parse_command(node: "Node", *, fed: bool) -> LineCommand:
    if node.type == "test_command":
        text = _node_text(node)
        plain = text.startswith("[ ") and not any(sign in text for sign in "$`*?")
        return LineCommand(("[",), literal=plain)
    parts = [child for child in node.children if child.type not in _REDIRECTS]
    words = [word_text(part) for part in parts if part.type != "herestring_redirect"]
    count = 0
    while node.type == "command" and count < len(words) and _ASSIGNS.match(words[count]):
        count += 1
    set_plainly = not any(sign in word for word in words[:count] for sign in "$`(")
    literal = set_plainly and all(map(_is_literal, parts[count:]))
    return LineCommand(tuple(words[count:]), tuple(words[:count]), literal, fed)


def _node_text(node: "Node") -> str:
    return (node.text or b"").decode("utf-8", "replace")


def word_text(node: "Node") -> str:
    """Return a word without its quotation marks; what the shell would expand stays as written."""
    text = _node_text(node)
    match node.type:
        case "command_name" | "concatenation" if node.child_count:
            # with the characters between the parts that are no part of their own
            text, source, position = "", node.text or b"", node.start_byte
            for part in node.children:
                between = source[position - node.start_byte : part.start_byte - node.start_byte]
                text += between.decode("utf-8", "replace") + word_text(part)
                position = part.end_byte
        case "raw_string":
            text = text[1:-1]
        case "string":
            text = _ESCAPED_IN_QUOTES.sub(r"\1", text[1:-1])
        case "word":
            text = _ESCAPED.sub(lambda escape: escape[1].strip("\n"), text)
    return text
