"""Code that folds and names its file, colors of comparisons and Markdown, and footnotes."""

import pytest
from PySide6.QtCore import QPointF

from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.markdown.block_parser import (
    BlockParser,
    CodeFence,
    StreamingParser,
    complete_code,
    read_fence,
)
from helix_desktop.ui.markdown.code_box import (
    MAX_UNFOLDED_LINES,
    CodeBox,
    CodeOptions,
    highlight_code,
)
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, plain_text
from helix_desktop.ui.style.theme import Theme


def parsed(text: str) -> tuple[MessageBlock, ...]:
    return StreamingParser().parse(text)


def code(lines: int) -> str:
    body = "\n".join(f"line {number}" for number in range(1, lines + 1))
    return f"before\n\n```py\n{body}\n```\n\nafter"


def row_layout_at(text: str, theme: Theme, code: CodeOptions, width: float = 700) -> MessageLayout:
    return MessageLayout(parsed(text), width, code=code)


FOLDS = CodeOptions(MAX_UNFOLDED_LINES)


def test_code_of_more_than_thirty_lines_shows_thirty_and_how_many_follow(theme: Theme) -> None:
    sheet = row_layout_at(code(150), theme, FOLDS)
    box = sheet.boxes[1]
    assert isinstance(box, CodeBox)
    assert (box.text.count("\n") + 1, box.hidden) == (30, 120)
    assert sheet.folded_code() == [1]
    full_code = row_layout_at(code(30), theme, FOLDS)
    assert full_code.folded_code() == []


def test_unfolded_code_shows_all_lines(theme: Theme) -> None:
    sheet = row_layout_at(code(150), theme, CodeOptions(MAX_UNFOLDED_LINES, frozenset({1})))
    assert "line 150" in sheet.text
    assert sheet.folded_code() == []


def test_folded_code_is_copied_whole(theme: Theme) -> None:
    sheet = row_layout_at(code(150), theme, FOLDS)
    assert "line 31" not in sheet.text
    assert "line 150\nafter" in sheet.copied(0, sheet.size)
    start = sheet.text.index("line 2\n")
    assert sheet.copied(start, start + 6) == "line 2"


def test_the_last_line_of_folded_code_unfolds_it_and_the_head_has_its_actions(theme: Theme) -> None:
    sheet = row_layout_at(code(150), theme, CodeOptions(MAX_UNFOLDED_LINES, files=True))
    box = sheet.boxes[1]
    top = sheet._tops[1]
    result = set()
    for x in range(0, 700, 5):
        for y in (10.0, box.height - 10):
            act = sheet.action_at(QPointF(x, top + y))
            if act is not None:
                result.add((act.kind, act.block, act.target == box.block.text))
    wished = (TextActionKind.COPY, TextActionKind.SAVE, TextActionKind.APPLY)
    assert result == {*((item, 1, True) for item in wished), (TextActionKind.UNFOLD, 1, False)}


def test_a_narrow_block_still_copies(theme: Theme) -> None:
    sheet = row_layout_at(code(3), theme, CodeOptions(files=True), width=220)
    acts = [sheet.action_at(QPointF(x, sheet._tops[1] + 10)) for x in range(0, 220, 4)]
    assert {act.kind for act in acts if act} == {TextActionKind.COPY}


@pytest.mark.parametrize(
    ("info", "language", "file"),
    [
        ("", "", ""),
        ("python", "python", ""),
        ("python src/a.py", "python", "src/a.py"),
        ("python:src/a.py", "python", "src/a.py"),
        ('js title="web/app.js"', "js", "web/app.js"),
        ("title=notes.md", "", "notes.md"),
        ("src/a.py", "py", "src/a.py"),
        ("{.python .numberLines}", "{.python", ""),
        ("c++ {1,3}", "c++", ""),
        ("x " + "a/" * 5_000, "x", ""),
    ],
)
def test_a_fence_names_a_language_and_a_file(info: str, language: str, file: str) -> None:
    assert read_fence(info) == CodeFence(language, file)
    if file:
        (block,) = parsed(f"```{info}\nx\n```")
        assert (block.language, block.file) == (language, file)


@pytest.mark.parametrize(
    "body",
    [
        "x = 1\n" * 5_000,
        "y" * 100_000,
        "page\x0cbreak \u200b \ue0b0 \u05d0\u200f \ufeff",
        "one\r\ntwo",
        "  \n\tmake\n",
    ],
)
def test_code_is_whole_and_as_it_was_written_whatever_is_shown_of_it(body: str) -> None:
    text = f"- a\n- b\n\n```py\n{body}\n```\n\nafter\n\n```\nanother\n```"
    leaves = parsed(text)
    at = next(at for at, leaf in enumerate(leaves) if leaf.shape is BlockShape.CODE)
    result = complete_code(text, at, leaves[at])
    assert (result.text, result.language) == (body.replace("\r\n", "\n"), "py")
    assert complete_code(text, at - 1, leaves[at]) is None
    assert complete_code(text, 99, leaves[at]) is None


def test_a_block_is_the_same_whether_all_of_the_text_is_read_or_only_as_far() -> None:
    text = "# a\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> q\n> ```\n> c\n> ```\n\n    code\n\nend"
    for number, block in enumerate(BlockParser().read(text)):
        assert BlockParser().block(text, number) == block


def test_a_comparison_has_the_colors_of_added_and_removed_lines() -> None:
    text = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n same\n-old\n+new"
    result, still = highlight_code(text, "diff")
    tones = [(text[span.start : span.end], span.tone) for span in result]
    assert tones == [
        ("--- a/x", "mut"),
        ("+++ b/x", "mut"),
        ("@@ -1 +1 @@", "s_kw"),
        ("-old", "bad"),
        ("+new", "ok"),
    ]
    assert not still


def test_markdown_as_code_is_colored_and_code_inside_it_is_not_read_as_markdown() -> None:
    text = "# Title\n\n- [ ] a `b`\n\n```\n# no title\n```\n> quoted"
    result, still = highlight_code(text, "md")
    tones = [(text[span.start : span.end], span.tone) for span in result]
    assert tones == [
        ("# Title", "s_kw"),
        ("- [ ] ", "s_num"),
        ("`b`", "s_str"),
        ("```\n# no title\n```", "s_str"),
        ("> quoted", "s_com"),
    ]
    assert not still
    assert highlight_code("```\nx", "md")[1] == "```"


def test_a_footnote_is_raised_and_its_text_has_the_same_mark() -> None:
    result = parsed("Notes[^1] and[^why].\n\n[^1]: The first\n  goes on.\n[^why]: Because.\n\nEnd.")
    assert plain_text(result) == "\n".join(
        ["Notes¹ and[why].", "¹ The first", "goes on.", "[why] Because.", "End."]
    )
    assert [leaf.indent for leaf in result] == [0, 1, 1, 0]


@pytest.mark.parametrize("text", ["[^1](https://example.org)", "[^]", "[^a b]", "a[^1", "`[^1]`"])
def test_text_that_only_looks_like_a_footnote_stays_as_it_is(text: str) -> None:
    assert "¹" not in plain_text(parsed(text))


def test_tasks_are_boxes_that_are_ticked_or_not() -> None:
    result = parsed("- [x] done\n- [ ] open\n- [z] text")
    assert [leaf.marker for leaf in result] == ["☑", "☐", "•"]
    assert result[2].shape is BlockShape.PARAGRAPH
