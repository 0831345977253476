"""A code block in a message: syntax colors, folding, *Copy*, *Save as…*, and *Apply to file…*.

Only changed parts of code are laid out again, so code of any length can be streamed.
"""

import re
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.ui.markdown.block_layout import BlockBox, TextAction, TextActionKind
from helix_desktop.ui.markdown.block_parser import cut_line
from helix_desktop.ui.markdown.formula_pictures import FormulaPictures
from helix_desktop.ui.markdown.model import MessageBlock
from helix_desktop.ui.markdown.text_layout import FormatSpan, Highlight, TextLayout, tinted_format
from helix_desktop.ui.style.canvas import ELIDE_NONE, Canvas, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.text.safe_text import one_line

MAX_COLORED_CHARS = 60_000
"""Most characters of a code block that are colored; the rest is plain."""
MAX_SPANS = 1_000
"""Most colored spans of one part; each costs more than its text."""

_BY_HASH_NAMES = """
    python py python3 sh bash zsh shell console ruby rb yaml yml toml ini conf perl pl r make
    makefile dockerfile cfg env properties gitignore elixir ex nix powershell ps1 cmake tcl awk
    julia
"""
_WORDS = """
    def class return import from as if else elif for while in not and or is None True False
    async await with try except finally raise yield lambda pass break continue global nonlocal
    match case function const let var export default fn pub struct enum impl use func type
    interface new this self mut move ref trait where package defer go chan select switch map
    range nil null true false undefined void int float double char bool long short unsigned
    static public private protected final extends implements throws throw catch do then fi done
    esac local echo end module require typeof instanceof of namespace using template typename
    auto constexpr include ifdef endif val object override when super del assert readonly
    declare abstract delete
"""
_SQL = """
    select from where insert into update delete create table drop alter join left right inner
    outer on group by order having limit values set and or not null as distinct union case when
    then else end primary key foreign references index view in exists like between is desc asc
    begin commit
"""
_PLAIN_NAMES = "text txt plain plaintext output log csv tsv rst adoc org tex lock"
_PLAIN = frozenset(_PLAIN_NAMES.split())
_STRINGS = (
    r'[rbfuRBFU]{0,2}(?:"""|\'\'\')|[rbfuRBFU]{0,2}"(?:[^"\\\n]|\\.)*+"?'
    r"|[rbfuRBFU]{0,2}'(?:[^'\\\n]|\\.)*+'?|`(?:[^`\\\n]|\\.)*+`?"
)
_NUMBERS = r"(?<![\w.])(?:0[xXbBoO][0-9a-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w])"


class ColoredSpan(Struct, frozen=True):
    """A part of code with a color; `tone` is the name of a token."""

    start: int
    end: int
    tone: str


def _pattern(comment: str, words: str, flags: int = 0) -> re.Pattern[str]:
    alternatives = "|".join(words.split())
    return lazy_pattern(
        f"(?P<s_com>{comment})|(?P<s_str>{_STRINGS})|(?P<s_num>{_NUMBERS})"
        rf"|\b(?P<s_kw>{alternatives})\b|\b(?P<s_fn>[A-Za-z_]\w*)(?=\()",
        flags,
    )


_BY_HASH = _pattern(r"(?<![\w$&])\#[^\n]*", _WORDS)
_BY_SLASH = _pattern(r"//[^\n]*|/\*", _WORDS)
_BY_DASHES = _pattern(r"--[^\n]*|/\*", _SQL, re.IGNORECASE)
_DIFF = lazy_pattern(
    r"^(?:(?P<mut>(?:diff|index|similarity|rename|new file|deleted file|---|\+\+\+) [^\n]*)"
    r"|(?P<s_kw>@@[^\n]*)|(?P<ok>\+[^\n]*)|(?P<bad>-[^\n]*))",
    re.MULTILINE,
)
_MARKDOWN = lazy_pattern(
    r"^ {0,3}(?:(?P<s_kw>\#{1,6} [^\n]*)|(?P<s_str>`{3}|~{3})|(?P<s_com>> ?[^\n]*))"
    r"|^ *(?P<s_num>(?:[-+*]|\d{1,9}[.)]) (?:\[[ xX]\] )?)"
    r"|(?P<code>`[^`\n]{1,500}`)|(?P<s_fn>\*\*[^*\n]{1,500}\*\*|!?\[[^\]\n]{0,500}\]\([^()\n]{0,500}\))",
    re.MULTILINE,
)
_BY_NAME = {
    name: pattern
    for names, pattern in (
        ("diff patch udiff", _DIFF),
        ("markdown md mdx", _MARKDOWN),
        (_BY_HASH_NAMES, _BY_HASH),
        ("sql lua haskell hs ada elm", _BY_DASHES),
    )
    for name in names.split()
}
_TONES = {"code": "s_str"}
"""The tones of groups whose name is no tone."""


def highlight_code(
    code: str, language: str, open_delimiter: str = ""
) -> tuple[list[ColoredSpan], str]:
    """Return the colored spans, and the open delimiter at the end, to go on with the next part."""
    name = language.lower().strip("{}.,;:")
    if not name or name in _PLAIN or len(code) > MAX_COLORED_CHARS:
        return [], ""
    pattern = _BY_NAME.get(name, _BY_SLASH)
    spans: list[ColoredSpan] = []
    position = 0
    if open_delimiter:
        first = "s_com" if open_delimiter == "*/" else "s_str"
        position, open_delimiter = _closed(code, 0, open_delimiter)
        spans.append(ColoredSpan(0, position, first))
    while (
        not open_delimiter
        and len(spans) < MAX_SPANS
        and (token := pattern.search(code, position)) is not None
    ):
        position, delimiter = token.end(), _opens(token[0])
        if delimiter:
            position, open_delimiter = _closed(code, position, delimiter)
        tone = token.lastgroup or "fg"
        spans.append(ColoredSpan(token.start(), position, _TONES.get(tone, tone)))
    return spans, open_delimiter


def color_lines(lines: Sequence[str], path: str) -> list[tuple[ColoredSpan, ...]]:
    """Return the colored spans of each line of a file, by the file's name."""
    name = path.rpartition("/")[2].lower().lstrip(".")
    stem, _, language = name.rpartition(".")
    if not stem and language not in _BY_NAME:
        return [()] * len(lines)
    colors: list[tuple[ColoredSpan, ...]] = []
    open_delimiter = ""
    for first in range(0, len(lines), PART_LINES):
        part = lines[first : first + PART_LINES]
        spans, open_delimiter = highlight_code("\n".join(part), language, open_delimiter)
        start, waiting = 0, iter((*spans, None))
        span = next(waiting)
        for line in part:
            end, of_line = start + len(line), list[ColoredSpan]()
            while span is not None and span.start < end:
                inner = max(span.start, start) - start, min(span.end, end) - start
                of_line.append(ColoredSpan(*inner, span.tone))
                if span.end > end:
                    break  # it goes on in the next line
                span = next(waiting)
            colors.append(tuple(of_line))
            start = end + 1
    return colors


def _opens(token: str) -> str:
    """Return the end of what a token begins and does not end; "" for nothing."""
    if token.strip() in ("```", "~~~"):
        return token.strip()
    for quotes in ('"""', "'''"):
        if token.endswith(quotes) and len(token.lstrip("rbfuRBFU")) == len(quotes):
            return quotes
    return "*/" if token == "/*" else ""


def _closed(code: str, start: int, delimiter: str) -> tuple[int, str]:
    end = code.find(delimiter, start)
    return (end + len(delimiter), "") if end >= 0 else (len(code), delimiter)


CODE_BOX_HEAD = 34.0
CODE_PADDING = 12.0
CODE_SIDE_PADDING = 14.0
PART_LINES = 32
"""Lines of a part."""
MAX_LINE_CHARS = 2_000
"""Most characters of a line laid out as one; Qt's time grows faster than the length of a line."""
MAX_NAME_CHARS = 40
"""Most characters of a language's name that are shown."""
ICON_SIZE = 14
FOLD_HEIGHT = 34.0
"""Height of the line that unfolds code."""
BUTTON_GAP = 18.0
"""Gap between the buttons in the head."""
MIN_LABEL_WIDTH = 120.0
"""Width that the label keeps before buttons are omitted."""
MAX_UNFOLDED_LINES = 30
"""Lines from which code of a conversation folds."""

_Part = tuple[str, str, str]
"""The language, the delimiter that was open before the part, and the text."""


class CodeOptions(Struct, frozen=True):
    """What the code of a message offers, and the pictures of its formulas."""

    max_lines: int = 0
    """Lines from which code folds; 0 for never."""
    unfolded: frozenset[int] = frozenset()
    """The numbers of the blocks that the user unfolded."""
    files: bool = False
    """Whether code can be saved and applied to a file."""
    formulas: FormulaPictures | None = None
    """The known pictures; without them formulas are shown as their source."""


class CodeBox(BlockBox):
    """A code block with its language and its actions in the head.

    `before` is the former box, whose parts are reused. Of code that folds, only the first lines
    are laid out; all of it is copied, saved, and applied.
    """

    def __init__(
        self,
        block: MessageBlock,
        width: float,
        *,
        before: BlockBox | None,
        max_lines: int,
        options: CodeOptions,
    ) -> None:
        super().__init__(block, width)
        self._width = width - self.left
        is_same_width = isinstance(before, CodeBox) and before._width == self._width
        old_parts = before._parts if isinstance(before, CodeBox) and is_same_width else {}
        self._parts: dict[_Part, tuple[TextLayout, str]] = {}
        self.label = one_line(block.file or block.language, MAX_NAME_CHARS) or tr("code")
        """The label in the head, which is neither selected nor copied."""
        code_px = self._width - 2 * CODE_SIDE_PADDING
        # the buttons that fit, from the right; a narrow box can only copy
        actions = [(TextActionKind.COPY, "copy", tr("Copy"))]
        if options.files:
            actions.append((TextActionKind.SAVE, "download", tr("Save as…")))
            actions.append((TextActionKind.APPLY, "edit", tr("Apply to file…")))
        self._buttons: list[_HeadButton] = []
        buttons_px = 0.0
        for kind, icon, words in actions:
            button_px = text_width(words, "smallb") + ICON_SIZE + 6
            if self._buttons and buttons_px + button_px > code_px - MIN_LABEL_WIDTH:
                break
            self._buttons.append(_HeadButton(kind, icon, words, buttons_px, button_px))
            buttons_px += button_px + BUTTON_GAP
        count = block.text.count("\n") + 1
        self.hidden = max(0, count - max_lines) if max_lines else 0
        """The number of lines that are folded away."""
        shown_code = block.text
        if self.hidden:
            shown_code = "\n".join(block.text.split("\n", max_lines)[:max_lines])
        self.text = shown_code
        if len(shown_code) > MAX_LINE_CHARS:  # Qt lays out short lines quickly
            lines_of_code = shown_code.split("\n")
            pieces = (piece for row in lines_of_code for _, piece in cut_line(row, MAX_LINE_CHARS))
            self.text = "\n".join(pieces)
        # Place the parts of the code.
        colors = Theme.applied.colors
        top, start, open_delimiter = CODE_BOX_HEAD + CODE_PADDING, 0, ""
        rows = self.text.split("\n")
        for first in range(0, len(rows), PART_LINES):
            code = "\n".join(rows[first : first + PART_LINES])
            language = self.block.language if start < MAX_COLORED_CHARS else ""
            key = (language, open_delimiter, code)
            if key in old_parts:
                lines, open_delimiter = old_parts[key]
            else:
                spans, open_delimiter = highlight_code(code, language, open_delimiter)
                inks = [
                    FormatSpan(span.start, span.end, tinted_format(colors[span.tone]))
                    for span in spans
                ]
                lines = TextLayout(code, "mono", code_px, inks=inks)
            self._parts[key] = lines, open_delimiter
            self.pieces.append((start, QPointF(self.left + CODE_SIDE_PADDING, top), lines))
            start += len(code) + 1
            top += lines.height
        self.height = top + CODE_PADDING + (FOLD_HEIGHT if self.hidden else 0)

    def draw(
        self, canvas: Canvas, top_left: QPointF, marks: Sequence[Highlight], *, clip: QRectF
    ) -> None:
        box = QRectF(top_left.x() + self.left, top_left.y(), self._width, self.height)
        canvas.box(box, 10, "code", border="line")
        canvas.fill(QRectF(box.x() + 1, box.y() + CODE_BOX_HEAD, box.width() - 2, 1), "line")
        head = QRectF(
            box.x() + CODE_SIDE_PADDING, box.y(), box.width() - 2 * CODE_SIDE_PADDING, CODE_BOX_HEAD
        )
        for button in self._buttons:
            button_rect = QRectF(
                head.right() - button.right - button.width, head.y(), 0, head.height()
            )
            corner = QPointF(button_rect.x(), head.center().y() - ICON_SIZE / 2)
            canvas.icon(corner, button.icon, "mut", size=ICON_SIZE)
            button_rect.adjust(ICON_SIZE + 6, 0, button.width, 0)
            canvas.text(button_rect, button.words, "smallb", tone="mut", elide=ELIDE_NONE)
        last = self._buttons[-1]
        name = head.adjusted(0, 0, -last.right - last.width - 16, 0)
        canvas.text(name, self.label, "smallb", tone="mut")
        super().draw(canvas, top_left, marks, clip=clip)
        if self.hidden:
            line = QRectF(
                box.x() + CODE_SIDE_PADDING,
                box.bottom() - FOLD_HEIGHT,
                box.width() - 2 * CODE_SIDE_PADDING,
                FOLD_HEIGHT,
            )
            canvas.fill(QRectF(box.x() + 1, line.y(), box.width() - 2, 1), "line")
            words = plural(self.hidden, "Show {0} more line", "Show {0} more lines")
            canvas.text(line, words, "smallb", tone="acc")

    def action_at(self, point: QPointF) -> TextAction | None:
        right = self.left + self._width - CODE_SIDE_PADDING - point.x()
        if (
            self.hidden
            and point.y() >= self.height - FOLD_HEIGHT
            and 0 <= right + CODE_SIDE_PADDING <= self._width
        ):
            return TextAction(TextActionKind.UNFOLD)
        if not 0 <= point.y() < CODE_BOX_HEAD:
            return None
        for button in self._buttons:
            if -CODE_SIDE_PADDING <= right - button.right <= button.width + BUTTON_GAP / 2:
                return TextAction(button.kind, self.block.text, self.block.file)
        return None

    def copied(self, start: int, end: int) -> str:
        """Return a part of the code; all of it if all shown lines are selected."""
        is_all = self.hidden and not start and end == len(self.text)
        return self.block.text if is_all else self.text[start:end]


class _HeadButton(Struct, frozen=True):
    """A button in the head; `right` is its distance from the right edge."""

    kind: TextActionKind
    icon: str
    words: str
    right: float
    width: float
