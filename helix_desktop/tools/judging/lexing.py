"""Splits a command line into words, operators and redirections, as bash would.

It reads every character once. Where it meets what it does not follow it says so (`complaints`) and
goes on as well as it can: what comes after is looked at for things to refuse, never to allow.
"""

from collections.abc import Callable

from helix_desktop.domain.values import value
from helix_desktop.tools.judging.documents import ENDLESS, Documents
from helix_desktop.tools.judging.making import WordInMaking
from helix_desktop.tools.judging.pieces import OUTSIDE, QUOTED, ansi_text, numbered_redirection
from helix_desktop.tools.judging.words import Operator, Redirection, Token, Trait

_BETWEEN = frozenset({"blank", "joined", "line", "process", "redirects", "operator", "comment"})
"""Pieces that no word begins with."""

SUBSTITUTION = "$("
UNFOLLOWED = "It puts the output of another command into itself."


@value
class Lexed:
    """The tokens of a command line and what was not understood, in words."""

    tokens: tuple[Token, ...]
    complaints: tuple[str, ...]


def lexed(command: str) -> Lexed:
    lexer = _Lexer(command)
    lexer.run()
    return Lexed(tuple(lexer.tokens), tuple(dict.fromkeys(lexer.complaints)))


class _Lexer:
    """One pass over one command line."""

    def __init__(self, source: str) -> None:
        self.tokens: list[Token] = []
        self.complaints: list[str] = []
        self._source = source
        self._here = self._next = 0
        self._quoted = False
        self._word = WordInMaking()
        self._open: list[tuple[str, bool]] = []
        """Substitutions around here: what closes them, and whether quotation marks are outside."""
        self._documents = Documents()
        word = self._word
        self._takes: dict[str, Callable[[str], None]] = {
            "plain": lambda piece: word.add(piece, Trait.QUOTED if self._quoted else Trait.NONE),
            "other": self._other,
            "blank": lambda _: self._end_word(),
            "joined": lambda _: None,
            "line": self._line,
            "process": self._opens,
            "redirects": self._redirects,
            "operator": self._operator,
            "single": lambda piece: word.add(piece[1:-1], Trait.QUOTED),
            "ansi": self._ansi,
            "double": self._double,
            "open_quote": self._unclosed,
            "status": lambda piece: word.add(piece, Trait.STATUS),
            "variable": lambda piece: word.add(piece, Trait.VARIABLE),
            "opens": self._opens,
            "expands": self._expands,
            "escape": lambda piece: word.add(piece[1:], Trait.QUOTED),
            "glob": word.add_glob,
            "brace": lambda piece: word.add(piece, Trait.BRACE),
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
            self.complaints.append("A quotation or a substitution in it has no end.")
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
        """`2` of `2>&1`: it belongs to the redirection."""
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
        self.tokens.append(Operator(text))

    def _operator(self, text: str) -> None:
        self._between(text)
        if text == "(" and self._open:
            self._open.append((")", False))
        elif text == ")" and self._open and self._open[-1][0] == ")":
            self._quoted = self._open.pop()[1]

    def _opens(self, text: str) -> None:
        """`$(`, `<(` or a backtick; a second backtick closes."""
        self.complaints.append(UNFOLLOWED)
        self._word.mark(Trait.SUBSTITUTED)
        if text == "`" and self._open and self._open[-1][0] == "`":
            self._between(text)
            self._quoted = self._open.pop()[1]
            return
        self._between(SUBSTITUTION)
        self._open.append(("`" if text == "`" else ")", self._quoted))
        self._quoted = False

    def _expands(self, text: str) -> None:
        self.complaints.append("It works something out before it runs (`${…}` or `$[…]`).")
        self._word.add(text, Trait.SUBSTITUTED)

    def _redirects(self, text: str, number: str = "") -> None:
        self._end_word()
        self.tokens.append(Redirection(number, text))
        self._documents.announce(text)

    def _double(self, piece: str) -> None:
        if piece != '"':
            self.complaints.append('It has a text that may be translated (`$"…"`).')
        self._quoted = not self._quoted
        self._word.mark(Trait.QUOTED)

    def _ansi(self, piece: str) -> None:
        text = ansi_text(piece[2:-1])
        if text is None:
            self.complaints.append("It spells characters by number (`$'\\…'`).")
        self._word.add(piece if text is None else text, Trait.QUOTED)

    def _unclosed(self, piece: str) -> None:
        self.complaints.append("A quotation in it has no end.")
        self._next = len(self._source)

    def _other(self, piece: str) -> None:
        if piece == "\\" and not self._quoted:
            self.complaints.append("It ends where something should follow.")
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
