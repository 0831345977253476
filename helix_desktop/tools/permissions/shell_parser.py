"""The parser that groups the tokens of a command line into simple commands.

The grammar is flat: loops, functions, groups and the like become complaints, but the commands
inside them are listed all the same, so that commands to refuse are found there, too.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.shell_lexer import (
    SUBSTITUTION,
    ShellOperator,
    ShellRedirection,
    ShellWord,
    Token,
    lex,
)

_RESERVED = named(
    """if then else elif fi do done case esac while until for select function time coproc { } ! [[
    ]]"""
)
_KINDS = (
    (named("for while until select do done"), Phrase("Uses a loop.")),
    (
        named("if then else elif fi case esac [["),
        Phrase("Uses a condition."),
    ),
    (named("f()"), Phrase("Defines a function.")),
    (named("{ } ( )"), Phrase("Groups commands.")),
    (named("time coproc ! ]]"), Phrase("Runs a command in an unusual way.")),
)
_HEADS = named("for select case function [[")
"""Reserved words that are not followed by a command."""
_BLOCKS = frozenset({"(", ")", "`", SUBSTITUTION})
_JOINING = frozenset({"&&", "||", "|", "|&"})
_ENDING = frozenset({";", "\n"})
_PLAIN = _BLOCKS | _JOINING | _ENDING


class RedirectTarget(Struct, frozen=True):
    """A redirection with its target; no target if the line ends before it."""

    fd: str
    operator: str
    target: ShellWord | None


@dataclass(slots=True)
class SimpleCommand:
    """One simple command; `before` and `after` are the operators around it.

    `reserved`: it is in a loop, a condition or the like; `head`: its words are no command but a
    loop's values, a function's name, or a comparison.
    """

    before: str
    words: list[ShellWord] = field(default_factory=list)
    aims: list[RedirectTarget] = field(default_factory=list)
    after: str = ""
    reserved: bool = False
    head: bool = False

    @property
    def empty(self) -> bool:
        return not self.words and not self.aims


class ParsedCommandLine(Struct, frozen=True):
    """All commands of a line; with complaints the line is not understood as a whole."""

    parts: tuple[SimpleCommand, ...]
    complaints: tuple[str, ...]


def parse_command_line(command: str) -> ParsedCommandLine:
    found = lex(command)
    parser = _Parser()
    for token in found.tokens:
        parser.take(token)
    parser.end()
    complaints = dict.fromkeys((*found.complaints, *parser.complaints()))
    return ParsedCommandLine(
        tuple(part for part in parser.parts if not part.empty), tuple(complaints)
    )


class _Parser:
    """A parser that takes tokens in order."""

    def __init__(self) -> None:
        self.parts: list[SimpleCommand] = [SimpleCommand("")]
        self._aim: ShellRedirection | None = None
        self._complaints: list[str] = []
        self._structure: list[str] = []
        """Reserved words and brackets, in their order."""
        self._cases = self._brackets = 0

    def complaints(self) -> Iterator[str]:
        yield from self._complaints
        seen = set(self._structure)
        if "f()" in seen:
            seen -= {"(", ")", "{", "}"}
        yield from (said for kind, said in _KINDS if kind & seen)

    def take(self, token: Token) -> None:
        part = self.parts[-1]
        match token:
            case ShellWord() if self._aim is not None:
                part.aims.append(RedirectTarget(self._aim.fd, self._aim.operator, token))
                self._aim = None
            case ShellWord(raw=raw) if not part.words and raw in _RESERVED:
                self._reserved(part, raw)
            case ShellWord():
                part.words.append(token)
            case ShellRedirection():
                self._end_aim()
                self._aim = token
            case ShellOperator(text=text):
                self._operator(text)

    def end(self) -> None:
        self._end_aim()
        if self.parts[-1].empty and self.parts[-1].before in _JOINING:
            self._incomplete()

    def _operator(self, text: str) -> None:
        self._end_aim()
        part = self.parts[-1]
        if text in _BLOCKS:
            self._block(part, text)
        elif part.empty and not part.reserved:
            if text == "\n":
                return  # blank lines, and lines that end with an operator
            self._incomplete()
        if text == "&":
            self._complaints.append(Phrase("Leaves a process running in the background."))
        elif text not in _PLAIN and not self._cases:
            self._incomplete()
        part.after = text
        self.parts.append(SimpleCommand(text))

    def _reserved(self, part: SimpleCommand, word: str) -> None:
        part.reserved = True
        part.head = part.head or word in _HEADS
        self._structure += ["f()"] if word == "function" else [word]
        self._cases += {"case": 1, "esac": -1}.get(word, 0)

    def _block(self, part: SimpleCommand, text: str) -> None:
        """Open or close a bracket: `f()` names a function, `a)` in a case is a pattern."""
        names = text == "(" and len(part.words) == 1 and not part.aims
        part.head = part.head or names
        part.reserved = True
        if text == ")" and self._cases > 0 >= self._brackets:
            self._pattern()
        elif text in ("(", ")"):
            self._structure.append("f()" if names else text)
            self._brackets += 1 if text == "(" else -min(1, self._brackets)
        elif text == SUBSTITUTION:
            self._brackets += 1

    def _pattern(self) -> None:
        """Mark the patterns `a|b)` of a case, as many as are joined by a bar."""
        for part in reversed(self.parts):
            part.head = part.reserved = True
            if part.before != "|":
                return

    def _end_aim(self) -> None:
        if self._aim is not None:
            self.parts[-1].aims.append(RedirectTarget(self._aim.fd, self._aim.operator, None))
            self._aim = None
            self._incomplete()

    def _incomplete(self) -> None:
        self._complaints.append(Phrase("Incomplete command."))
