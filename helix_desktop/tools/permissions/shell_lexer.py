"""The lexer of command lines: words, operators and redirections, as bash would split them.

It follows bash's rules, non-interactive and without extended globs, and reads every character once,
by regular expressions without backtracking. A word has its text and the changes that the
shell would make. Here-documents are texts, no commands. Constructs that it does not follow
become `complaints`, and it goes on as well as it can: later tokens are used to refuse, never to
allow.
"""

import re
from collections.abc import Callable
from enum import Flag, auto
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase

_DOLLARS = r"""
    (?P<status>\$\?)
  | (?P<variable>\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*|[0-9@*\#$!_-]))
  | (?P<opens>\$\(|`)
  | (?P<expands>\$[\[{])
"""

OUTSIDE = re.compile(
    r"""
    (?P<plain>(?:[A-Za-z0-9_./:%+=,!-]+
      |@(?:\{(?:[0-9]+|u|upstream|push)\})?|\^(?:\{(?:commit|tree|tag|blob)?\})?)+)
  | (?P<blank>[ \t]+)
  | (?P<joined>\\\n)
  | (?P<line>\n)
  | (?P<process>[<>]\()
  | (?P<redirects>&>>|&>|<<<|<<-|<<|<>|<&|>>|>\||>&|<|>)
  | (?P<operator>&&|\|\||\|&|;;&|;;|;&|[;&|()])
  | (?P<single>'[^']*+')
  | (?P<ansi>\$'(?:[^'\\]|\\.)*')
  | (?P<double>\$?")
  | (?P<open_quote>\$?')
  """
    + "|"
    + _DOLLARS
    + r"""
  | (?P<escape>\\.)
  | (?P<glob>[*?\[\]])
  | (?P<brace>[{}])
  | (?P<home>~)
  | (?P<comment>\#)
  | (?P<other>[^\x00-\x7f]+|.)
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)
"""Text outside of quotation marks."""

QUOTED = re.compile(
    r"""
    (?P<plain>[^"\\$`]+)
  | (?P<joined>\\\n)
  | (?P<escape>\\[$`"\\])
  | (?P<double>")
  """
    + "|"
    + _DOLLARS
    + r"|(?P<other>.)",
    re.VERBOSE | re.DOTALL | re.ASCII,
)
"""Text between double quotation marks."""

_NUMBER_BEFORE = re.compile(r"(?:[0-9]+|\{[A-Za-z_]\w*\})(?=[<>])", re.ASCII)
"""The descriptor glued before a redirection."""

_ANSI = re.compile(r"\\(.)", re.DOTALL)
_ANSI_PLAIN = {"n": "\n", "t": "\t", "\\": "\\", "'": "'", '"': '"', "?": "?"}


def numbered_redirection(source: str, at: int) -> tuple[str, str] | None:
    """Return the number and the operator of a redirection such as `2>&` here."""
    number = _NUMBER_BEFORE.match(source, at)
    found = OUTSIDE.match(source, number.end()) if number else None
    if number is None or found is None or found.lastgroup != "redirects":
        return None
    return number[0], found[0]


def ansi_text(body: str) -> str | None:
    """Return the meaning of `$'body'`; None if an escape could spell anything."""
    codes = _ANSI.findall(body)
    if any(code not in _ANSI_PLAIN for code in codes):
        return None
    return _ANSI.sub(lambda found: _ANSI_PLAIN[found[1]], body)


class WordTrait(Flag):
    """Changes that the shell would still make to a word before a program sees it."""

    NONE = 0
    QUOTED = auto()
    VARIABLE = auto()
    STATUS = auto()
    """`$?`: a number."""
    SUBSTITUTED = auto()
    GLOB = auto()
    BRACE = auto()
    HOME = auto()


class ShellWord(Struct, frozen=True):
    """A word: `text` for the program, as far as known; `raw` as written."""

    text: str
    raw: str
    traits: WordTrait
    start: int
    end: int

    def has(self, traits: WordTrait) -> bool:
        return bool(self.traits & traits)

    @property
    def literal(self) -> bool:
        """Whether a program gets exactly `text`."""
        return not self.traits & ~WordTrait.QUOTED


class ShellOperator(Struct, frozen=True):
    """An operator between commands; a newline is one, too. "`" and "$(" open substitutions."""

    text: str


class ShellRedirection(Struct, frozen=True):
    """A redirection: `fd` is the number before it, or ""; its target is the next word."""

    fd: str
    operator: str


Token: TypeAlias = ShellWord | ShellOperator | ShellRedirection


_NONE = WordTrait.NONE
_TILDE_AFTER = ("=", ":")
"""Bash expands `a=~` and `a=b:~` in arguments, too."""


class WordBuilder:
    """A builder for one word; `began` is None while there is none."""

    def __init__(self) -> None:
        self.began: int | None = None
        self._texts: list[str] = []
        self._traits = _NONE

    def begin(self, at: int) -> None:
        if self.began is None:
            self.began = at

    def add(self, text: str, trait: WordTrait = WordTrait.NONE) -> None:
        self._texts.append(text)
        self.mark(trait)

    def add_glob(self, char: str) -> None:
        self._texts.append(char)
        if char != "]":
            self.mark(WordTrait.GLOB)

    def add_tilde(self) -> None:
        leads = not self._texts or self._texts[-1].endswith(_TILDE_AFTER)
        self.add("~", WordTrait.HOME if leads else WordTrait.NONE)

    def mark(self, trait: WordTrait) -> None:
        if self._traits is _NONE:  # combining flags costs more than all the rest
            self._traits = trait
        elif trait is not _NONE and trait is not self._traits:
            self._traits |= trait

    def finish(self, source: str, end: int) -> ShellWord:
        """Return the word from its beginning up to `end`, and start anew."""
        start = end if self.began is None else self.began
        word = ShellWord("".join(self._texts), source[start:end], self._traits, start, end)
        self.began, self._traits = None, _NONE
        self._texts = []
        return word


ENDLESS = Phrase("Unclosed here-document.")


class HereDocuments:
    """The here-documents announced on this line, in their order."""

    def __init__(self) -> None:
        self._last_lines: list[tuple[str, bool]] = []
        self._wanted: bool | None = None

    @property
    def open(self) -> bool:
        """Whether an announced one has not begun yet."""
        return bool(self._last_lines) or self._wanted is not None

    def announce(self, operator: str) -> None:
        """Announce `<<` or `<<-`: the next word is the closing line, with `-` after any tabs."""
        if operator in ("<<", "<<-"):
            self._wanted = operator == "<<-"

    def take(self, word: ShellWord) -> None:
        if self._wanted is not None:
            self._last_lines.append((word.text, self._wanted))
            self._wanted = None

    def behind(self, source: str, at: int) -> tuple[int, bool]:
        """Return where commands continue after the texts, and whether all texts end."""
        whole = True
        for text, tabs in self._last_lines:
            lead = r"^\t*" if tabs else "^"
            found = re.compile(f"{lead}{re.escape(text)}$", re.MULTILINE).search(source, at)
            at = len(source) if found is None else found.end()
            whole = whole and found is not None
        self._last_lines.clear()
        return at, whole


_BETWEEN = frozenset({"blank", "joined", "line", "process", "redirects", "operator", "comment"})
"""Pieces that begin no word."""

SUBSTITUTION = "$("
UNFOLLOWED = Phrase("Runs another command to build its text.")


class LexedLine(Struct, frozen=True):
    """The tokens of a command line, and complaints about unknown parts."""

    tokens: tuple[Token, ...]
    complaints: tuple[str, ...]


def lex(command: str) -> LexedLine:
    lexer = _Lexer(command)
    lexer.run()
    return LexedLine(tuple(lexer.tokens), tuple(dict.fromkeys(lexer.complaints)))


class _Lexer:
    """One pass over one command line."""

    def __init__(self, source: str) -> None:
        self.tokens: list[Token] = []
        self.complaints: list[str] = []
        self._source = source
        self._here = self._next = 0
        self._quoted = False
        self._word = WordBuilder()
        self._open: list[tuple[str, bool]] = []
        """Open substitutions: their closing mark, and whether quotation marks are outside."""
        self._documents = HereDocuments()
        word = self._word
        self._takes: dict[str, Callable[[str], None]] = {
            "plain": lambda piece: word.add(
                piece, WordTrait.QUOTED if self._quoted else WordTrait.NONE
            ),
            "other": self._other,
            "blank": lambda _: self._end_word(),
            "joined": lambda _: None,
            "line": self._line,
            "process": self._opens,
            "redirects": self._redirects,
            "operator": self._operator,
            "single": lambda piece: word.add(piece[1:-1], WordTrait.QUOTED),
            "ansi": self._ansi,
            "double": self._double,
            "open_quote": self._unclosed,
            "status": lambda piece: word.add(piece, WordTrait.STATUS),
            "variable": lambda piece: word.add(piece, WordTrait.VARIABLE),
            "opens": self._opens,
            "expands": self._expands,
            "escape": lambda piece: word.add(piece[1:], WordTrait.QUOTED),
            "glob": word.add_glob,
            "brace": lambda piece: word.add(piece, WordTrait.BRACE),
            "home": lambda _: word.add_tilde(),
            "comment": self._comment,
        }

    def run(self) -> None:
        while self._next < len(self._source):
            self._here = self._next
            if not self._number_before():
                self._piece()
        self._here = self._next
        if self._quoted or self._open:
            self.complaints.append(Phrase("Unclosed quote or substitution."))
        self._end_word()
        if self._documents.open:
            self.complaints.append(ENDLESS)

    def _piece(self) -> None:
        found = (QUOTED if self._quoted else OUTSIDE).match(self._source, self._here)
        assert found is not None  # every character has its piece
        assert found.lastgroup is not None
        self._next = found.end()
        if self._quoted or found.lastgroup not in _BETWEEN:
            self._word.begin(self._here)
        self._takes[found.lastgroup](found[0])

    def _number_before(self) -> bool:
        """Take `2` of `2>&1` as a part of the redirection."""
        if self._quoted or self._word.began is not None:
            return False
        found = numbered_redirection(self._source, self._here)
        if found is None:
            return False
        number, operator = found
        self._next = self._here + len(number) + len(operator)
        self._redirects(operator, number)
        return True

    def _end_word(self) -> None:
        if self._word.began is None:
            return
        word = self._word.finish(self._source, self._here)
        self.tokens.append(word)
        self._documents.take(word)

    def _between(self, text: str) -> None:
        self._end_word()
        self.tokens.append(ShellOperator(text))

    def _operator(self, text: str) -> None:
        self._between(text)
        if text == "(" and self._open:
            self._open.append((")", False))
        elif text == ")" and self._open and self._open[-1][0] == ")":
            self._quoted = self._open.pop()[1]

    def _opens(self, text: str) -> None:
        """Open `$(`, `<(` or a backtick; a second backtick closes."""
        self.complaints.append(UNFOLLOWED)
        self._word.mark(WordTrait.SUBSTITUTED)
        if text == "`" and self._open and self._open[-1][0] == "`":
            self._between(text)
            self._quoted = self._open.pop()[1]
            return
        self._between(SUBSTITUTION)
        self._open.append(("`" if text == "`" else ")", self._quoted))
        self._quoted = False

    def _expands(self, text: str) -> None:
        self.complaints.append(Phrase("Computes part of itself before it runs (`${…}` or `$[…]`)."))
        self._word.add(text, WordTrait.SUBSTITUTED)

    def _redirects(self, text: str, number: str = "") -> None:
        self._end_word()
        self.tokens.append(ShellRedirection(number, text))
        self._documents.announce(text)

    def _double(self, piece: str) -> None:
        if piece != '"':
            self.complaints.append(Phrase('Contains translatable text (`$"…"`).'))
        self._quoted = not self._quoted
        self._word.mark(WordTrait.QUOTED)

    def _ansi(self, piece: str) -> None:
        text = ansi_text(piece[2:-1])
        if text is None:
            self.complaints.append(Phrase("Writes characters as escape codes (`$'\\…'`)."))
        self._word.add(piece if text is None else text, WordTrait.QUOTED)

    def _unclosed(self, piece: str) -> None:
        self.complaints.append(Phrase("Unclosed quote."))
        self._next = len(self._source)

    def _other(self, piece: str) -> None:
        if piece == "\\" and not self._quoted:
            self.complaints.append(Phrase("Ends unexpectedly."))
        self._word.add(piece)

    def _comment(self, piece: str) -> None:
        if self._word.began is not None:
            self._word.add(piece)
            return
        end = self._source.find("\n", self._here)
        self._next = len(self._source) if end < 0 else end

    def _line(self, text: str) -> None:
        self._between(text)
        self._next, whole = self._documents.behind(self._source, self._next)
        if not whole:
            self.complaints.append(ENDLESS)
