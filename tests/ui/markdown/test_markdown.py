"""Reading Markdown: what it becomes, that it is bounded, and that a stream becomes the same."""

import re
import time
import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.hidden_characters import has_hidden
from helix_desktop.ui.markdown import inline_parser
from helix_desktop.ui.markdown.block_parser import (
    MAX_FIRST_CHARS,
    MAX_LINE_CHARS,
    MAX_STYLED_SPANS,
    StreamingParser,
    parse_literal,
    parse_typed,
)
from helix_desktop.ui.markdown.code_box import highlight_code
from helix_desktop.ui.markdown.inline_parser import parse_inline
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock, SpanStyle, plain_text
from helix_desktop.ui.text.safe_text import HIDING, LinkWarning, check_link, spell_hidden
from tests.examples import tries
from tests.ui.markdown.texts import ANY


def leaves(text: str) -> tuple[MessageBlock, ...]:
    return StreamingParser().parse(text)


def looks(source: str) -> dict[str, SpanStyle]:
    rich = parse_inline(source)
    return {rich.text[span.start : span.end]: span.look for span in rich.spans}


def seen(text: str) -> list[tuple[str, str, str]]:
    return [(leaf.shape.value, leaf.marker, leaf.text) for leaf in leaves(text)]


@pytest.mark.parametrize("part", ["(", "(a", "\\(", "((a)", "a(b)", " 'a", "(\\)"])
def test_an_endless_link_target_is_text(part: str) -> None:
    assert parse_inline(f"[a]({part * 20_000}").text.startswith("[a](")


@pytest.mark.parametrize(
    ("source", "text", "wanted"),
    [
        ("a **b** c", "a b c", {"b": SpanStyle.BOLD}),
        (
            "*a* _b_ ~~c~~",
            "a b c",
            {"a": SpanStyle.ITALIC, "b": SpanStyle.ITALIC, "c": SpanStyle.STRUCK},
        ),
        ("***x***", "x", {"x": SpanStyle.BOLD | SpanStyle.ITALIC}),
        ("**a *b***", "a b", {"a ": SpanStyle.BOLD, "b": SpanStyle.BOLD | SpanStyle.ITALIC}),
        ("`` a`b `` c", "a`b c", {"a`b": SpanStyle.CODE}),
        ("snake_case_name and 2*3*4", "snake_case_name and 234", {"3": SpanStyle.ITALIC}),
        ("a * b * c", "a * b * c", {}),
        ("def __init__(self)", "def __init__(self)", {}),
        ("in __main__.py and __pycache__/", "in __main__.py and __pycache__/", {}),
        ("__two words__ x__y__z", "two words x__y__z", {"two words": SpanStyle.BOLD}),
        ("**open and `open", "**open and `open", {}),
        (r"\*a\* C:\path\to", r"*a* C:\path\to", {}),
        ("&lt;b&gt; &amp; &copy; &nope;", "<b> & © &nope;", {}),
        ("<b>x</b> <!-- y -->", "<b>x</b> <!-- y -->", {}),
        ("`**a**`", "**a**", {"**a**": SpanStyle.CODE}),
        ("[a](https://b.org)", "a", {"a": SpanStyle.LINK}),
        ("[a](mailto:x@b.org(\n)", "[a](mailto:x@b.org(\n)", {}),
        ("[a](mailto:x@b.org 'c\n)", "[a](mailto:x@b.org 'c\n)", {}),
        (
            "[a **b**](https://b.org)",
            "a b",
            {"a ": SpanStyle.LINK, "b": SpanStyle.LINK | SpanStyle.BOLD},
        ),
        (
            "see https://b.org/x_(y).",
            "see https://b.org/x_(y).",
            {"https://b.org/x_(y)": SpanStyle.LINK},
        ),
        ("<mailto:a@b.org>", "mailto:a@b.org", {"mailto:a@b.org": SpanStyle.LINK}),
        ("[a](javascript:x)", "a (javascript:x)", {" (javascript:x)": SpanStyle.QUIET}),
        ("[a](src/b.py)", "a (src/b.py)", {" (src/b.py)": SpanStyle.QUIET}),
        ("[a][b] [c]", "[a][b] [c]", {}),
        (
            "![alt](https://b.org/c.png)",
            "image: alt",
            {"image: alt": SpanStyle.IMAGE | SpanStyle.LINK},
        ),
        (
            "![](/dev/zero)",
            "image (/dev/zero)",
            {"image": SpanStyle.IMAGE, " (/dev/zero)": SpanStyle.QUIET},
        ),
    ],
)
def test_inline_markdown_is_parsed(source: str, text: str, wanted: dict[str, SpanStyle]) -> None:
    assert parse_inline(source).text == text
    assert looks(source) == wanted


def test_an_entity_cannot_bring_a_character_that_hides() -> None:
    assert parse_inline("a&#x202e;b&#0;&zwj;").text == "a⟨U+202E⟩b\ufffd⟨U+200D⟩"


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("# A\n## B #", [("heading", "", "A"), ("heading", "", "B")]),
        ("# A# ##  \n# #\n#", [("heading", "", "A#"), ("heading", "", "#"), ("heading", "", "")]),
        ("A\n===\nb\n---", [("heading", "", "A"), ("heading", "", "b")]),
        ("a\nb\n\nc", [("paragraph", "", "a\nb"), ("paragraph", "", "c")]),
        (
            "- a\n- b\n  - c",
            [("paragraph", "•", "a"), ("paragraph", "•", "b"), ("paragraph", "•", "c")],
        ),
        (
            "1. a\n1. b\n7. c",
            [("paragraph", "1.", "a"), ("paragraph", "2.", "b"), ("paragraph", "7.", "c")],
        ),
        ("- [ ] a\n- [x] b", [("paragraph", "☐", "a"), ("paragraph", "☑", "b")]),
        ("- a\n\n  b", [("paragraph", "•", "a"), ("paragraph", "", "b")]),
        ("-\n-", [("paragraph", "•", ""), ("paragraph", "•", "")]),
        ("> a\nb\n\nc", [("paragraph", "", "a\nb"), ("paragraph", "", "c")]),
        ("***", [("rule", "", "")]),
        ("```py\nx\n\n y\n```\nz", [("code", "", "x\n\n y"), ("paragraph", "", "z")]),
        ("~~~\n```\n~~~", [("code", "", "```")]),
        ("```\nopen", [("code", "", "open")]),
        ("- a\n  ```\n  x\n  ```", [("paragraph", "•", "a"), ("code", "", "x")]),
        ("    x\n    y", [("code", "", "x\ny")]),
        ("a|b\n-|-\n1|2|3\n4", [("table", "", "a\tb\n1\t2 | 3\n4\t")]),
        ("|a\\|b|\n|-|", [("table", "", "a|b")]),
        ("a|b\nc", [("paragraph", "", "a|b\nc")]),
        ("text\n- item", [("paragraph", "", "text"), ("paragraph", "•", "item")]),
        ("<script>x</script>", [("paragraph", "", "<script>x</script>")]),
        ("", []),
    ],
)
def test_blocks_of_markdown_are_parsed(source: str, wanted: list[tuple[str, str, str]]) -> None:
    assert seen(source) == wanted


def test_lists_and_quotes_know_how_deep_they_are() -> None:
    result = leaves("> - a\n>   - b\n\n1. c\n   > d")
    assert [(leaf.quotes, leaf.indent) for leaf in result] == [(1, 1), (1, 2), (0, 1), (1, 1)]


def test_code_of_a_message_is_kept_to_the_letter() -> None:
    code = "x = '\t \\'\n" + "y" * 30_000
    [leaf] = leaves(f"```python\n{code}\n```")
    assert (leaf.shape, leaf.language, leaf.text) == (BlockShape.CODE, "python", code)


def test_a_long_table_goes_on_in_the_next_one_with_the_same_head() -> None:
    result = leaves("|a|b|\n|-|-:|\n" + "|1|2|\n" * 100)
    assert [len(leaf.rows) for leaf in result] == [41, 41, 21]
    assert {leaf.rows[0][0].text for leaf in result} == {"a"}
    assert result[0].sides == ("left", "right")


def test_a_long_paragraph_is_cut_between_words_and_nothing_is_lost() -> None:
    source = "word " * 5_000
    result = leaves(source)
    assert max(len(leaf.text) for leaf in result) <= MAX_LINE_CHARS
    assert " ".join(leaf.text for leaf in result).split() == source.split()


def test_an_emoji_is_never_cut_in_two() -> None:
    family = "👨\u200d👩\u200d👧"
    for leaf in leaves("x" + family * 3_000):
        assert leaf.text.removeprefix("x").replace(family, "").count("\u200d") == 0


def test_a_paragraph_of_nothing_but_marks_keeps_its_words() -> None:
    result = leaves("**a** " * 1_000)
    assert all(len(leaf.rich.spans) <= MAX_STYLED_SPANS for leaf in result)
    assert "".join(leaf.text for leaf in result).split() == ["a"] * 1_000


@pytest.mark.parametrize("text", ["x" * 100_000, "- a\n" * 20_000, "\x00" * 50_000])
def test_a_message_that_is_too_long_says_how_much_is_kept(text: str) -> None:
    *_, last = leaves(text)
    assert last.shape is BlockShape.MORE
    assert int(last.text.replace(",", "")) > 1_000
    assert len(plain_text(leaves(text))) < 2 * MAX_FIRST_CHARS


def test_hidden_characters_are_spelled_out_and_joiners_stay() -> None:
    assert spell_hidden("a\u202eb\x1b[0m\x00") == "a⟨U+202E⟩b⟨U+001B⟩[0m⟨U+0000⟩"
    assert spell_hidden("\u200b" * 1_000) == "⟨U+200B ×1,000⟩"
    assert spell_hidden("a\r\nb\rc\u2028d") == "a\nb\nc\nd"
    for well in ("👩\u200d💻", "❤\ufe0f", "1\ufe0f\u20e3", "می\u200cخواهم", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "é"):
        assert spell_hidden(well) == well
    assert "\u200d" not in spell_hidden("a\u200db")
    assert spell_hidden("e" + "\u0301" * 50).startswith("e" + "\u0301" * 4 + "⟨46 marks⟩")


def test_the_hidden_characters_of_the_window_are_those_of_the_domain() -> None:
    ours = re.compile(f"[{HIDING}]")
    spared = {0xA0, 0x202F, 0x205F, 0x3000, *range(0x2000, 0x200B), 0x0600, 0x0601, 0x0602, 0x0603}
    spared |= {0x0604, 0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}
    spared |= set(range(0x13430, 0x13440)) | {0x09, 0x0A}  # seen, though they steer others
    for code in (*range(0x3400), *range(0xD7F0, 0x14000), *range(0xE0000, 0xE0200)):
        char = chr(code)
        if unicodedata.category(char) != "Cn" and code not in spared:
            assert bool(ours.match(char)) == has_hidden(char), hex(code)


@pytest.mark.parametrize(
    ("target", "url", "host"),
    [
        ("https://a.org/b?c=d#e", "https://a.org/b?c=d#e", "a.org"),
        ("HTTP://A.org", "http://a.org", "a.org"),
        ("https://gіthub.com/", "https://xn--gthub-n2e.com/", "xn--gthub-n2e.com"),
        ("https://a.org/\u00e9", "https://a.org/%C3%A9", "a.org"),
        ("http://[::1]:80/x", "http://[::1]:80/x", "[::1]:80"),
        ("mailto:a@b.org?attach=/etc/passwd", "mailto:a@b.org", "b.org"),
    ],
)
def test_a_link_is_opened_as_it_is_shown(target: str, url: str, host: str) -> None:
    link = check_link(target)
    assert (link.url, link.host) == (url, host)


@pytest.mark.parametrize(
    "target",
    [
        *("javascript:alert(1)", "file:///etc/passwd", "/etc/passwd", "vscode://x", "smb://h/s"),
        *("https://user@evil.example", "https://good.org%2f@evil.example", "https://", "mailto:"),
        *("https:\\\\evil.example", "ht\ttps://a.org", "https://a.org/\u202e", "data:text/html,x"),
        *("//evil.example", "https://a..b", "https://a.org:99999999", "https://" + "a" * 3_000),
        *(
            "http:evil.example",
            "mailto:a@b@c",
            "mailto:a b@c",
            "https://[::g]",
            "\x00https://a.org",
        ),
    ],
)
def test_an_unsafe_address_is_not_a_link(target: str) -> None:
    assert check_link(target) is None


@pytest.mark.parametrize(
    ("target", "text", "caution"),
    [
        ("https://evil.example", "https://github.com/a", LinkWarning.OTHER),
        ("https://gіthub.com", "", LinkWarning.IMITATES),
        ("http://127.0.0.1:8080", "", LinkWarning.LOCAL),
        ("http://2130706433/", "", LinkWarning.LOCAL),
        ("http://[::ffff:10.0.0.1]/", "", LinkWarning.LOCAL),
        ("http://printer/", "", LinkWarning.LOCAL),
        ("https://a.org/%E2%80%AEgpj.exe", "", LinkWarning.HIDES),
        ("http://a.org", "", LinkWarning.PLAIN),
    ],
)
def test_a_deceptive_link_has_a_warning(target: str, text: str, caution: LinkWarning) -> None:
    link = check_link(target, text)
    assert caution in link.cautions


def test_an_ordinary_link_has_no_warning() -> None:
    for text in ("https://www.github.com/a", "github.com", "the code", "v1.2", ""):
        link = check_link("https://github.com/a", text)
        assert LinkWarning.OTHER not in link.cautions or text == "v1.2"


def test_a_message_of_the_user_is_not_parsed_as_markdown() -> None:
    result = parse_typed("# not a heading\n**a** `code` *.py\n```sh\nls\n```\nend")
    assert [leaf.shape for leaf in result] == [
        BlockShape.PARAGRAPH,
        BlockShape.CODE,
        BlockShape.PARAGRAPH,
    ]
    assert result[0].text == "# not a heading\n**a** code *.py"
    assert [span.look for span in result[0].rich.spans] == [SpanStyle.CODE]
    assert [leaf.text for leaf in parse_literal("`a`\n```\nb")] == ["`a`\n```\nb"]


@pytest.mark.parametrize("language", ["python", "js", "sql", "c", "sh", "rust", "unknown", ""])
def test_highlighted_tokens_do_not_overlap_and_highlighting_can_continue(language: str) -> None:
    code = 'def f(x): # it\'s\n  s = """a\nb"""; /* c\n d */ return 0x1F + 2.5 -- \'q\n'
    result, still = highlight_code(code, language)
    assert all(one.end <= two.start for one, two in pairwise(result))
    assert all(0 <= item.start < item.end <= len(code) for item in result)
    assert still in ("", "*/", '"""', "'''")
    if language == "python":
        words = {(code[item.start : item.end], item.tone) for item in result}
        assert {("def", "s_kw"), ("f", "s_fn"), ("0x1F", "s_num"), ("# it's", "s_com")} <= words


@settings(max_examples=tries(300), deadline=None)
@given(ANY)
def test_any_text_is_read_and_shows_nothing_that_hides(text: str) -> None:
    shown = plain_text(leaves(text))
    for leaf in leaves(text):
        assert all(0 <= span.start <= span.end <= len(leaf.rich.text) for span in leaf.rich.spans)
    assert "\u202e" not in shown
    assert "\x00" not in shown


WORDS = st.lists(st.sampled_from([*"abcdefgh", "**x**", "`y`", "- ", "# ", "> ", "\n", " ", "|"]))


@settings(max_examples=tries(200), deadline=None)
@given(WORDS)
def test_every_word_of_a_message_is_in_what_is_shown(parts: list[str]) -> None:
    source = "".join(f"{part}{number} " for number, part in enumerate(parts) if part.isalnum())
    mixed = "".join(
        f"{part}{number} " if part.isalnum() else part for number, part in enumerate(parts)
    )
    shown = plain_text(leaves(mixed)).split()
    missing = [word for word in source.split() if not any(word in item for item in shown)]
    assert not missing


@settings(max_examples=tries(500), deadline=None)
@given(st.text(st.sampled_from("aht tps:/()[]!<>&#;\\$`*_~.x1@\n"), max_size=80))
def test_every_inline_token_begins_with_a_known_character(text: str) -> None:
    for result in inline_parser._TOKEN.finditer(text):
        assert inline_parser._BEGINS.match(text, result.start())


@pytest.mark.alone
@pytest.mark.seen
@pytest.mark.parametrize(
    "bomb",
    [
        *(
            "`a``b",
            "[a][b",
            "[a](",
            "![",
            "**a ",
            "*a_ ",
            "<http://a",
            "&amp;",
            "> ",
            "- ",
            "|a",
            "\\",
        ),
        *(
            "- x\n",
            "# h\n",
            "|1|2|\n",
            "```\n",
            "1. a\n",
            "a\n\n",
            "\t",
            "http://a.b/)",
            "~~a",
            "](",
        ),
    ],
)
def test_the_time_to_parse_grows_linearly(bomb: str) -> None:
    def spent(size: int) -> float:
        text = (bomb * size)[:size]
        began = time.process_time()
        StreamingParser().parse(text, size)
        return time.process_time() - began

    spent(10_000)
    small, large = min(spent(10_000) for _ in range(3)), min(spent(80_000) for _ in range(2))
    assert large < 8 * small * 3 + 0.02
