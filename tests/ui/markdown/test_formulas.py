"""Formulas are drawn in the place of their source, which is what is read, selected and copied."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from helix_desktop.domain.formulas import Formula, FormulaDrawing, read_formula
from helix_desktop.ui.markdown.block_layout import FormulaBox, letter_size
from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.markdown.code_box import CodeOptions
from helix_desktop.ui.markdown.formula_pictures import (
    MAX_COORDINATES,
    MAX_FORMULAS,
    MAX_PIXELS,
    FormulaPictures,
)
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, RichText, SpanStyle
from helix_desktop.ui.style.theme import Theme, line_height


def drawing(width: float = 2.0, above: float = 1.0, below: float = 0.5) -> FormulaDrawing:
    """Return a filled rectangle."""
    corners = (0, -above, width, -above, width, below, 0, below)
    return FormulaDrawing(width, above, below, "MLLLZ", corners)


USUAL = drawing()


def parsed(text: str, *, live: bool = False) -> tuple[MessageBlock, ...]:
    return StreamingParser().parse(text, is_live=live)


def texts(rich: RichText) -> list[str]:
    return [rich.text[s.start : s.end] for s in rich.spans if s.look & SpanStyle.FORMULA]


def formulas(text: str, *, live: bool = False) -> list[str]:
    """Return the formulas of a text as they are written, in their order."""
    results = []
    for leaf in parsed(text, live=live):
        if leaf.shape is BlockShape.FORMULA:
            results.append(leaf.text)
        for rich in (leaf.rich, *(cell for row in leaf.rows for cell in row)):
            results += texts(rich)
    return results


@pytest.mark.parametrize(
    "text",
    [
        r"so \(a_1 \\ b_1\) holds",
        r"\[ \frac{a}{b} \, \{c\} \]",
        r"$x_1*y$ and $y_2*x$",
        r"$$ a \\ b $$",
        "\\[\na &= b \\\\\n- c &= d\n\\]",
        "$$\n# a \\\\\n$$",
        r"C:\\Users and 5\% of \{x\}",
        "one \\\\\ntwo",
    ],
)
def test_a_formula_keeps_every_character(text: str) -> None:
    assert "\n".join(leaf.text for leaf in StreamingParser().parse(text)) == text


def test_prices_are_no_formulas_and_escapes_are_still_read() -> None:
    [leaf] = StreamingParser().parse(r"$5 and *that* is \*not\* $10")
    assert leaf.text == "$5 and that is *not* $10"


@pytest.mark.parametrize(
    "text",
    [
        "$5 and $10",
        "It costs $5, or 10$ with tax",
        "from $5-$10 to $20/$30",
        "US$5 and US$10",
        "$HOME and $PATH",
        "$HOME/bin:$PATH/bin",
        "$(cmd) and $(other)",
        "${A} and ${B}",
        "echo $A$B$C",
        "`$x$` and ``$$y$$``",
        "$a `x$` b",
        "```sh\n$x$\n$$y$$\n```",
        "    $x$",
        "a $ b $ c",
        "$x $ and $ y$",
        r"\$x\$",
        "$",
        "$$",
        "$$$$",
        r"C:\(x86",
        r"a \\(x\\) b",
        "[a]($x$)",
        "$x\ny$",
        "${HOME}/${USER} and ${a}_${b}",
        "$(pwd)/$(whoami)",
        "$('#a').b($('c'))",
        "echo $$ && echo $$",
        r"/^\s*$/ and /^$/",
        "'$'+x+'$'",
        r"find . \( -name '*.a' -o -name '*.b' \) -print",
        r'grep "\(this\|that\)" file',
        r"- \[ \] to do",
        r"an \[escaped text\](that is no link)",
        r"\[Words in brackets.\]",
    ],
)
def test_prices_variables_and_code_stay_text(text: str) -> None:
    assert formulas(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("let $x$ be", ["$x$"]),
        ("($x$, $y$).", ["$x$", "$y$"]),
        ("**$x^2$** and *a $y$ b*", ["$x^2$", "$y$"]),
        (r"so \(a_1\) and \(b_1\)", [r"\(a_1\)", r"\(b_1\)"]),
        ("for $5 and $x$", ["$x$"]),
        ("a $$x$$ b", ["$$x$$"]),
        ("words\n$$x$$\nwords", ["$$x$$"]),
        ("words\n$$\nx\n$$\nwords", ["$$\nx\n$$"]),
        ("$$ x\n= y $$", ["$$ x\n= y $$"]),
        ("\\[\nx\n\\]", ["\\[\nx\n\\]"]),
        ("- $x$\n- \\[y\\]", ["$x$", r"\[y\]"]),
        ("> $$x$$", ["$$x$$"]),
        ("|a|b|\n|-|-|\n|$x$|y|", ["$x$"]),
        ("# The $x$", ["$x$"]),
        ("$100\\%$", ["$100\\%$"]),
        (r"$a \$ b$", [r"$a \$ b$"]),
        ("$(a)$ (b), ${a}$, $f$(x) and $x$/$y$", ["$(a)$", "${a}$", "$f$", "$x$", "$y$"]),
        (r"\(\|x\| - xy\) so", [r"\(\|x\| - xy\)"]),
        (r"so \[ \text{if it is} \]", [r"\[ \text{if it is} \]"]),
    ],
)
def test_formulas_are_found(text: str, expected: list[str]) -> None:
    assert formulas(text) == expected


SIGNS = st.lists(
    st.sampled_from([*"$x5 \n\\`*_|", "$$", r"\(", r"\)", r"\[", r"\]", "word"]), max_size=30
).map("".join)


def _closed_up(text: str) -> str:
    """Return a text without blanks and line breaks, which lines of a paragraph may lose."""
    return "".join(re.sub(r"\\ *\n", "\n", text).split())


@settings(deadline=None)
@example("$$$ \n$ $$")
@example("$$$\\\n$$$")
@given(SIGNS)
def test_every_formula_that_is_found_stands_between_its_delimiters(text: str) -> None:
    for formula in formulas(text):
        assert formula in text or _closed_up(formula) in _closed_up(text)
        if formula.strip("$\\[]() \n"):
            assert read_formula(formula) is not None


@settings(deadline=None)
@given(SIGNS)
def test_a_text_without_the_signs_of_formulas_has_none(text: str) -> None:
    assert formulas(text.replace("$", "").replace("\\", "")) == []


@settings(deadline=None)
@given(st.lists(st.sampled_from(["x", "x_1", r"\alpha", "a^2 + b"]), min_size=1, max_size=5))
def test_a_formula_stays_one_while_the_text_after_it_grows(sources: list[str]) -> None:
    text = ", ".join(f"word ${source}$" for source in sources) + " and the end."
    before: list[str] = []
    for end in range(len(text) + 1):
        now = formulas(text[:end], live=True)
        assert now[: len(before)] == before
        before = now
    assert before == [f"${source}$" for source in sources]


@pytest.mark.parametrize("price", ["$5-$10", "$5/$6 each", "$A$B"])
def test_a_price_is_no_formula_at_any_moment_of_a_stream(price: str) -> None:
    for end in range(len(price) + 1):
        assert formulas(price[:end], live=True) == []


@pytest.mark.parametrize("text", [r"so \(a*b*c", r"so \[a*b*c"])
def test_the_beginning_of_a_formula_is_not_read_as_markdown(text: str) -> None:
    [leaf] = parsed(text, live=True)
    assert (leaf.text, leaf.rich.spans) == (text, ())


def test_an_open_formula_looks_the_same_until_it_is_drawn() -> None:
    source = "$$\nx + y\n$$"
    shapes = {leaf.shape for end in range(4, 12) for leaf in parsed(source[:end], live=True)}
    assert shapes == {BlockShape.FORMULA}
    [leaf] = parsed("$$\nx + y")
    assert leaf.shape is BlockShape.CODE


def test_a_long_formula_stays_code() -> None:
    [leaf] = parsed("$$\n" + "x" * 3_000 + "\n$$")
    assert leaf.shape is BlockShape.CODE


def row_layout_at(
    text: str,
    theme: Theme,
    pictures: FormulaPictures,
    *,
    width: float = 600,
    before: MessageLayout | None = None,
) -> MessageLayout:
    code = CodeOptions(formulas=pictures)
    return MessageLayout(parsed(text), width, code=code, before=before)


def drawn(
    text: str, theme: Theme, width: float = 600, drawing: FormulaDrawing | None = USUAL
) -> MessageLayout:
    pictures = FormulaPictures()
    first = row_layout_at(text, theme, pictures, width=width)
    for formula in first.waits:
        pictures.add(formula, drawing)
    return row_layout_at(text, theme, pictures, width=width, before=first)


def test_without_a_renderer_a_formula_shows_its_source_at_once(theme: Theme) -> None:
    sheet = MessageLayout(parsed("a $x$ b\n\n$$y$$"), 600)
    assert (sheet.text, sheet.waits) == ("a $x$ b\n$$y$$", [])


def test_a_picture_replaces_the_source_once_it_is_there(theme: Theme) -> None:
    pictures, text = FormulaPictures(), "a $x$ b\n\nplain\n\n$$y$$"
    first = row_layout_at(text, theme, pictures)
    assert first.waits == [Formula("x"), Formula("y", True)]
    assert not first.is_outdated
    pictures.add(Formula("x"), drawing())
    assert first.is_outdated
    second = row_layout_at(text, theme, pictures, before=first)
    assert second.waits == [Formula("y", True)]
    assert not second.is_outdated
    pictures.add(Formula("y", True), drawing())
    third = row_layout_at(text, theme, pictures, before=second)
    assert isinstance(third.boxes[2], FormulaBox)
    assert third.boxes[0] is second.boxes[0]
    assert third.waits == []


def test_a_picture_changes_only_the_cells_of_a_table_that_wait_for_it(theme: Theme) -> None:
    pictures, text = FormulaPictures(), "|a|b|\n|-|-|\n|$x$|$y$|"
    first = row_layout_at(text, theme, pictures)
    pictures.add(Formula("x"), drawing())
    second = row_layout_at(text, theme, pictures, before=first)
    assert second.waits == [Formula("y")]
    old, new = (
        {lines.text: lines for _, _, lines in sheet.boxes[0].pieces} for sheet in (first, second)
    )
    assert new["$x$"] is not old["$x$"]
    assert new["$y$"] is old["$y$"]


def test_a_formula_that_cannot_be_drawn_shows_its_source(theme: Theme) -> None:
    sheet = drawn("a $x$ b\n\n$$y$$", theme, drawing=None)
    assert sheet.waits == []
    plain = MessageLayout(parsed("a $x$ b\n\n$$y$$"), 600)
    assert image_of(sheet) == image_of(plain)


@pytest.mark.parametrize(
    "text", ["a $x$ b", "$$y$$", "**a $x$**\n\n- $y$ z", "|a|b|\n|-|-|\n|$x$|y|", "👩 $x$ 👩 b"]
)
def test_the_source_is_selected_and_copied(theme: Theme, text: str) -> None:
    sheet, plain = drawn(text, theme), MessageLayout(parsed(text), 600)
    assert sheet.text == plain.text
    assert sheet.copied(0, sheet.size) == plain.copied(0, plain.size)


def test_a_formula_is_pointed_at_as_a_whole(theme: Theme) -> None:
    sheet = drawn("👩 a $x+y+z$ b", theme)
    start = sheet.text.index("$")
    end = start + len("$x+y+z$")
    [rect] = sheet.rects(start, end)
    assert rect.width() == pytest.approx(2 * letter_size("prose"), abs=0.5)
    assert sheet.rects(start + 2, start + 3) == [rect]
    results = {sheet.index_at(QPointF(x, rect.center().y())) for x in range(0, 200)}
    assert not results & set(range(start + 1, end))
    assert {start, end} <= results
    assert sheet.word_at(start) == (start, end)


def test_a_high_formula_makes_its_line_higher_and_no_other(theme: Theme) -> None:
    pitch = line_height("prose")
    text = "word " * 60 + "$x$ " + "word " * 60
    low = drawn(text, theme, drawing=drawing(2, 0.5, 0))
    high = drawn(text, theme, drawing=drawing(2, 2, 1))
    assert low.height % pitch == 0
    size = letter_size("prose")
    assert low.height + size < high.height < low.height + 3 * size
    assert high.end().y() - low.end().y() == high.height - low.height
    at = high.text.index("$")
    assert high.rects(0, 4) == low.rects(0, 4)
    for index in (0, at, len(text) - 3):
        [rect] = high.rects(index, index + 1)
        assert high.index_at(rect.center() - QPointF(rect.width() / 4, 0)) == index


@pytest.mark.parametrize("width", [60, 200, 600])
def test_a_wide_formula_is_scaled_to_the_page(theme: Theme, width: int) -> None:
    wide = drawing(40, 1, 0.5)
    for text in ("a $x$ b", "$$x$$", "- $x$", "|a|b|\n|-|-|\n|$x$|y|"):
        sheet = drawn(text, theme, width, wide)
        at = sheet.text.index("$")
        assert all(rect.right() <= width + 34 for rect in sheet.rects(at, at + 3))


def test_a_formula_too_wide_to_be_read_stays_its_source(theme: Theme) -> None:
    sheet = drawn("$$x$$", theme, 100, drawing(40, 1, 0.5))
    assert not isinstance(sheet.boxes[0], FormulaBox)
    assert sheet.waits == []


def test_a_formula_in_a_line_of_its_own_is_centered(theme: Theme) -> None:
    [rect] = drawn("$$x$$", theme).rects(0, 5)
    assert rect.center().x() == pytest.approx(300)


def image_of(sheet: MessageLayout, ratio: float = 1.0) -> QImage:
    image = QImage(
        round(600 * ratio), round(sheet.height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    sheet.draw(painter, QPointF(0, 0), [], clip=QRectF(0, 0, 600, sheet.height))
    painter.end()
    return image


@pytest.mark.parametrize("look", ["dark", "light"])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_formula_is_painted_in_the_color_of_its_text(
    theme: Theme, ratio: float, look: str
) -> None:
    theme.choose(look)
    image, color = image_of(drawn("$$x$$", theme), ratio), theme.color("fg")
    assert image.pixelColor(round(300 * ratio), image.height() // 2) == color
    inline = drawn("a $x$ b", theme)
    [rect] = inline.rects(2, 5)
    center = rect.center() * ratio
    painted = image_of(inline, ratio).pixelColor(round(center.x()), round(center.y()))
    assert painted == color


def test_the_oldest_pictures_are_forgotten_and_asked_for_again() -> None:
    pictures = FormulaPictures()
    many = [Formula(str(number)) for number in range(MAX_FORMULAS + 1)]
    assert pictures.unasked(many[:2]) == many[:2]
    assert pictures.unasked([*many[:2], many[2], many[2]]) == [many[2]]
    for formula in many:
        pictures.add(formula, drawing())
    assert not pictures.is_settled(many[0])
    assert pictures.is_settled(many[-1])
    assert pictures.unasked(many[:1]) == many[:1]


def test_large_pictures_and_outlines_are_kept_within_bounds() -> None:
    pictures = FormulaPictures()
    large = FormulaDrawing(80.0, 20.0, 20.0, "M" + "L" * 29_999, (0.5,) * 60_000)
    many = [Formula(str(number)) for number in range(MAX_COORDINATES // 60_000 + 5)]
    canvas = QImage(1600, 900, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    for formula in many:
        pictures.add(formula, large)
        pictures.add(formula, large)
        picture = pictures.find(formula)
        picture.paint(painter, QPointF(0, 400), size=18.0, color=QColor("black"))
        assert 0 < pictures.images.pixels <= MAX_PIXELS
    painter.end()
    settled = [formula for formula in many if pictures.is_settled(formula)]
    assert settled == many[5:]
