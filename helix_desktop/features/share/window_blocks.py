"""Writes messages and changed lines as HTML: Markdown, code, tables, formulas, and diffs.

A message is read by the parser of the window, so the page has the same blocks. What comes from a
session is escaped here, character by character; there is no other markup in it.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import pairwise

from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.domain.formulas import Formula, FormulaDrawing, read_formula
from helix_desktop.ui.changes.diff_lines import DiffLine, LineKind, diff_lines
from helix_desktop.ui.markdown.block_parser import StreamingParser, parse_typed
from helix_desktop.ui.markdown.code_box import highlight_code
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle
from helix_desktop.ui.style.tokens import COLORS

MAX_FORMULAS = 2_000
"""The most different formulas that are drawn; others stay TeX."""
MAX_DIFF_LINES = 2_000
"""The most lines that are shown of one file's changes."""
NO_LIMIT = 1 << 40
"""The page limits its texts itself; the window shows the rest after a click."""
MAX_LEVEL = 6
_COLORS = """
    bg surf code line fg fg2 mut acc ok bad warn addbg addword rembg remword
    s_kw s_str s_num s_fn s_com
"""
_TAGS = {
    SpanStyle.BOLD: "strong",
    SpanStyle.ITALIC: "em",
    SpanStyle.STRUCK: "s",
    SpanStyle.CODE: "code",
    SpanStyle.LINK: "u",
    SpanStyle.IMAGE: "u",
    SpanStyle.QUIET: "small",
}
_SIGNS = {LineKind.ADDED: "+", LineKind.REMOVED: "−"}
_STEP_NUMBERS = {"M": 2, "L": 2, "Q": 4, "Z": 0}

BLOCK_STYLE = """
.b { margin: .5rem 0; overflow-wrap: anywhere; unicode-bidi: isolate; white-space: pre-wrap; }
.near { margin-top: .15rem; }
.marker { display: inline-block; min-width: 1.4em; color: var(--fg2); }
.quote { border-inline-start: 3px solid var(--line); padding-inline-start: .8rem;
  color: var(--fg2); }
.b.h { font-weight: 650; margin-top: 1rem; } .h1 { font-size: 1.4em; } .h2 { font-size: 1.25em; }
.h3 { font-size: 1.1em; } hr { border: 0; border-top: 1px solid var(--line); }
code, pre, .diff { font-family: ui-monospace, "JetBrains Mono", Consolas, monospace; }
code { background: var(--code); border-radius: 4px; padding: .1em .3em; font-size: .9em; }
pre.src { background: var(--code); border: 1px solid var(--line); border-radius: 8px;
  padding: .7rem .9rem; font-size: .85rem; white-space: pre; overflow-x: auto; }
.lang { color: var(--mut); font-size: .75rem; margin: .5rem 0 -.3rem; }
.scroll { overflow-x: auto; } table.md { border-collapse: collapse; margin: .5rem 0; }
.md th, .md td { border: 1px solid var(--line); padding: .3rem .6rem; vertical-align: top;
  white-space: pre-wrap; } .md th { background: var(--code); }
.left { text-align: left; } .centre { text-align: center; } .right { text-align: right; }
svg.tex { width: auto; background: none; fill: currentColor; }
.shown { text-align: center; overflow-x: auto; padding: .3rem 0; }
.diff { border: 1px solid var(--line); border-radius: 8px; overflow-x: auto; font-size: .8rem;
  margin: .5rem 0; direction: ltr; text-align: left; }
.diff table { border-collapse: collapse; min-width: 100%; }
.diff td { padding: 0 .5rem; white-space: pre; line-height: 1.6; }
.diff td.n { color: var(--mut); text-align: right; user-select: none; }
.diff td:last-child { width: 100%; }
.diff caption { text-align: left; padding: .4rem .6rem; background: var(--code); }
.diff tr.added { background: var(--addbg); } .diff tr.removed { background: var(--rembg); }
.diff tr.added mark { background: var(--addword); }
.diff tr.removed mark { background: var(--remword); } mark { color: inherit; border-radius: 3px; }
.diff td.gap { color: var(--mut); background: var(--code); }
"""


def color_style() -> str:
    """Return the window's colors, light and dark, as variables, and a class for each in code."""
    names = _COLORS.split()
    light, dark = (
        " ".join(f"--{name}: {COLORS[name][theme]};" for name in names) for theme in (1, 0)
    )
    classes = " ".join(f".{name} {{ color: var(--{name}); }}" for name in names if "_" in name)
    return (
        f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"
        f"{classes} .t_ok {{ color: var(--ok); }} .t_bad {{ color: var(--bad); }}"
    )


class PageBlocks:
    """Writes the blocks of one page; `draw` draws a formula, or returns None."""

    def __init__(self, draw: Callable[[Formula], FormulaDrawing | None]) -> None:
        self._draw = draw
        self._formulas: dict[Formula, str] = {}

    def markdown(self, text: str) -> str:
        return self._blocks(StreamingParser().parse(text, NO_LIMIT))

    def typed(self, text: str) -> str:
        """Return a message of the user, in which only code is set apart, as in the window."""
        return self._blocks(parse_typed(text, NO_LIMIT))

    def code(self, text: str, language: str) -> str:
        return f'<pre class="src">{_colored(text, language)}</pre>'

    def _blocks(self, blocks: Sequence[MessageBlock]) -> str:
        return "".join(map(self._block, blocks))

    def _block(self, block: MessageBlock) -> str:
        match block.shape:
            case BlockShape.CODE:
                name = " ".join(filter(None, (block.language, block.file)))
                head = f'<p class="lang">{escape(name)}</p>' if name else ""
                inner, tag = head + self.code(block.rich.text, block.language), "div"
            case BlockShape.TABLE:
                inner, tag = self._table(block), "div"
            case BlockShape.RULE:
                inner, tag = "<hr>", "div"
            case BlockShape.FORMULA:
                inner, tag = f'<div class="shown">{self._formula(block.rich.text)}</div>', "div"
            case BlockShape.MORE:
                inner, tag = f"[{escape(block.rich.text)} more characters]", "div"
            case BlockShape.HEADING:
                inner, tag = self._rich(block.rich), f"h{min(block.level + 2, MAX_LEVEL)}"
            case _:
                inner, tag = self._rich(block.rich), "div"
        names = ["b"]
        if block.shape is BlockShape.HEADING:
            names += ["h", f"h{min(max(block.level, 1), MAX_LEVEL)}"]
        names += ["near"] * block.near
        marker = f'<span class="marker">{escape(block.marker)} </span>' if block.marker else ""
        # a block of an item that has no marker stands below the text of the first one
        indent = 1.4 * block.indent - (1.4 if block.marker else 0)
        style = f' style="margin-inline-start:{indent:.1f}rem"' if indent > 0 else ""
        content = f'<{tag} class="{" ".join(names)}"{style}>{marker}{inner}</{tag}>'
        for _ in range(block.quotes):
            content = f'<div class="quote">{content}</div>'
        return content

    def _table(self, block: MessageBlock) -> str:
        rows = []
        for number, row in enumerate(block.rows):
            tag = "td" if number else "th"
            cells = (
                f'<{tag} class="{side}">{self._rich(cell)}</{tag}>'
                for cell, side in zip(row, block.sides, strict=True)
            )
            rows.append(f"<tr>{''.join(cells)}</tr>")
        return f'<div class="scroll"><table class="md">{"".join(rows)}</table></div>'

    def _rich(self, rich: RichText) -> str:
        places = {0, len(rich.text)}
        for span in rich.spans:
            places |= {span.start, span.end}
        ordered, parts = sorted(places), list[str]()
        for start, end in pairwise(ordered):
            look, target = SpanStyle.PLAIN, ""
            for span in rich.spans:
                if span.start <= start and end <= span.end:
                    look |= span.look
                    target = span.target or target
            if SpanStyle.FORMULA in look:
                parts.append(self._formula(rich.text[start:end]))
                continue
            piece = escape(rich.text[start:end])
            for style, tag in _TAGS.items():
                if style in look:
                    piece = f"<{tag}>{piece}</{tag}>"
            # where a link leads is text: the page leads nowhere
            if SpanStyle.LINK in look and target and target != rich.text[start:end]:
                piece += f" <small>({escape(target)})</small>"
            parts.append(piece)
        return "".join(parts)

    def _formula(self, text: str) -> str:
        formula = read_formula(text)
        if formula is None:
            return f"<code>{escape(text)}</code>"
        if formula not in self._formulas:
            can_draw = len(self._formulas) < MAX_FORMULAS
            drawing = self._draw(formula) if can_draw else None
            self._formulas[formula] = (
                f"<code>{escape(text)}</code>" if drawing is None else _svg(drawing, formula.source)
            )
        return self._formulas[formula]

    def diff(self, path: str, size: FileDiff, shown: FileDiff) -> str:
        """Return changed lines with their numbers; `size` has the figures, `shown` the lines."""
        figures = f"+{size.added:,} −{size.removed:,}" if size.comparable else ""
        head = f"<caption>{escape(path)} <b>{figures}</b></caption>"
        rows = "".join(_diff_rows(diff_lines(shown, MAX_DIFF_LINES)))
        return f'<div class="diff"><table>{head}{rows}</table></div>'


def _diff_rows(lines: Sequence[DiffLine]) -> Iterator[str]:
    old_shown, new_shown = 0, 0
    for line in lines:
        if line.kind is LineKind.HEAD:
            continue
        if line.kind is LineKind.NOTE:
            yield f'<tr><td class="gap" colspan="4">{escape(line.text)}</td></tr>'
            continue
        if line.old > old_shown + 1 or line.new > new_shown + 1:
            yield '<tr><td class="gap" colspan="4">⋯</td></tr>'
        old_shown, new_shown = line.old or old_shown, line.new or new_shown
        first, last = line.marked
        text = escape(line.text)
        if first < last:
            before, word, after = line.text[:first], line.text[first:last], line.text[last:]
            text = f"{escape(before)}<mark>{escape(word)}</mark>{escape(after)}"
        old, new = (str(value) if value else "" for value in (line.old, line.new))
        yield (
            f'<tr class="{line.kind.value}"><td class="n">{old}</td><td class="n">{new}</td>'
            f"<td>{_SIGNS.get(line.kind, '')}</td><td>{text}</td></tr>"
        )


def _colored(text: str, language: str) -> str:
    spans, _open = highlight_code(text, language)
    parts, position = list[str](), 0
    for span in spans:
        parts.append(escape(text[position : span.start]))
        tone = span.tone if "_" in span.tone else f"t_{span.tone}"
        parts.append(f'<span class="{tone}">{escape(text[span.start : span.end])}</span>')
        position = span.end
    return "".join((*parts, escape(text[position:])))


def _svg(drawing: FormulaDrawing, source: str) -> str:
    numbers, path = iter(drawing.numbers), list[str]()
    for step in drawing.steps:
        values = (f"{next(numbers):.4g}" for _ in range(_STEP_NUMBERS[step]))
        path.append(step + " ".join(values))
    height = drawing.above + drawing.below
    box = f"0 {-drawing.above:.4g} {drawing.width:.4g} {height:.4g}"
    style = (
        f"width:{drawing.width:.4g}em;height:{height:.4g}em;vertical-align:{-drawing.below:.4g}em"
    )
    return (
        f'<svg class="tex" role="img" aria-label="{escape(source)}" viewBox="{box}" '
        f'style="{style}"><path d="{"".join(path)}"/></svg>'
    )
