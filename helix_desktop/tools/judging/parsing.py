"""Groups the tokens of a command line into its commands and what stands between them.

The grammar is flat: loops, functions, groups and the like are named as complaints, and the commands
inside them are listed all the same, so that what must be refused is seen there, too.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from helix_desktop.domain.values import value
from helix_desktop.tools.judging.lexing import SUBSTITUTION, lexed
from helix_desktop.tools.judging.words import Operator, Redirection, Token, Word, named

_RESERVED = named(
    """if then else elif fi do done case esac while until for select function time coproc { } ! [[
    ]]"""
)
_BLOCKS = frozenset({"(", ")", "`", SUBSTITUTION})
_JOINING = frozenset({"&&", "||", "|", "|&"})
_ENDING = frozenset({";", "\n"})


@value
class Aim:
    """A redirection and where it leads; no target: the line ends before it."""

    fd: str
    operator: str
    target: Word | None


@dataclass(slots=True)
class Part:
    """One simple command; `before` and `after` are the operators around it."""

    before: str
    words: list[Word] = field(default_factory=list)
    aims: list[Aim] = field(default_factory=list)
    after: str = ""
    reserved: bool = False

    @property
    def empty(self) -> bool:
        return not self.words and not self.aims


@value
class Parsed:
    """All commands of a line; with complaints it is not understood as a whole."""

    parts: tuple[Part, ...]
    complaints: tuple[str, ...]


def parsed(command: str) -> Parsed:
    found = lexed(command)
    parser = _Parser()
    for token in found.tokens:
        parser.take(token)
    parser.end()
    complaints = dict.fromkeys((*found.complaints, *parser.complaints()))
    return Parsed(tuple(part for part in parser.parts if not part.empty), tuple(complaints))


class _Parser:
    """Takes tokens in order."""

    def __init__(self) -> None:
        self.parts: list[Part] = [Part("")]
        self._aim: Redirection | None = None
        self._complaints: list[str] = []

    def complaints(self) -> Iterator[str]:
        yield from self._complaints
        if any(part.reserved for part in self.parts):
            yield "It has loops, conditions, functions or groups of commands."

    def take(self, token: Token) -> None:
        part = self.parts[-1]
        match token:
            case Word() if self._aim is not None:
                part.aims.append(Aim(self._aim.fd, self._aim.operator, token))
                self._aim = None
            case Word(raw=raw) if not part.words and raw in _RESERVED:
                part.reserved = True
            case Word():
                part.words.append(token)
            case Redirection():
                self._end_aim()
                self._aim = token
            case Operator(text=text):
                self._operator(text)

    def end(self) -> None:
        self._end_aim()
        if self.parts[-1].empty and self.parts[-1].before in _JOINING:
            self._incomplete()

    def _operator(self, text: str) -> None:
        self._end_aim()
        part = self.parts[-1]
        if text in _BLOCKS:
            part.reserved = True
        elif part.empty and not part.reserved:
            if text == "\n":
                return  # blank lines, and lines that end with an operator
            self._incomplete()
        if text == "&":
            self._complaints.append("It leaves something running in the background.")
        elif text not in _BLOCKS | _JOINING | _ENDING:
            self._incomplete()
        part.after = text
        self.parts.append(Part(text))

    def _end_aim(self) -> None:
        if self._aim is not None:
            self.parts[-1].aims.append(Aim(self._aim.fd, self._aim.operator, None))
            self._aim = None
            self._incomplete()

    def _incomplete(self) -> None:
        self._complaints.append("It is not a complete command.")
