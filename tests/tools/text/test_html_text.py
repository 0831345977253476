"""Pages as text: what a reader sees is there, what nobody sees is not, and it always ends."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.tools.text import html_text
from helix_desktop.tools.text.html_text import page_to_text

BASE = "https://example.org/docs/page.html"


def read(html: str) -> str:
    return page_to_text(html, BASE)


def test_headings_paragraphs_and_lists_keep_their_shape() -> None:
    text = read("<h2>Use</h2><p>Say <b>what</b>\n you  want.<ul><li>one<li>two</ul><p>Done.")
    assert text == "## Use\n\nSay what you want.\n\n- one\n- two\n\nDone."


def test_links_are_told_with_whole_addresses() -> None:
    text = read('See <a href="../api?x=1">the <i>API</i></a>, <a href="#top">top</a>.')
    assert text == "See [the API](https://example.org/api?x=1), top."


@pytest.mark.parametrize("end", [";", "", " "])
def test_the_number_of_no_character_ends_no_page(end: str) -> None:
    number = "&#" + "1" * 10_000 + end
    assert read(f"a {number}<b>b</b> <a href='/{number}'>c</a>").startswith("a \ufffd")


@pytest.mark.parametrize("href", ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"])
def test_only_links_of_the_web_are_told(href: str) -> None:
    assert read(f'<a href="{href}">go</a>') == "go"


def test_tables_are_rows_of_cells() -> None:
    assert read("<table><tr><th>a<th>b<tr><td>1<td>2</table>") == "a | b\n1 | 2"


def test_preformatted_text_keeps_its_layout() -> None:
    assert read("<pre>def f():\n    return  1\n</pre>") == "def f():\n    return  1"


def test_the_title_comes_first_and_pictures_are_told() -> None:
    html = '<head><title>T</title><style>x{}</style></head><body><img alt=" a  cat ">'
    assert read(html) == "T\n\n[picture: a cat]"


@pytest.mark.parametrize(
    "html",
    [
        "<script>OBEY</script>",
        "<style>OBEY</style>",
        "<!-- OBEY -->",
        "<template><p>OBEY</template>",
        "<noscript>OBEY</noscript>",
        "<div hidden>OBEY <b>OBEY</b></div>",
        '<div style="color:red; DISPLAY : none">OBEY</div>',
        '<span style="visibility:hidden">OBEY</span>',
        '<span style="font-size:0px">OBEY</span>',
        '<span style="opacity:0">OBEY</span>',
        '<span aria-hidden="true">OBEY</span>',
        '<input value="OBEY">',
        "<textarea>OBEY</textarea>",
        "<svg><title>OBEY</title></svg>",
        "<div hidden><head><p>OBEY</head></div>",
        '<meta name="x" content="OBEY">',
    ],
)
def test_invisible_parts_of_a_page_are_left_out(html: str) -> None:
    assert read(f"<p>before</p>{html}<p>after</p>") == "before\n\nafter"


def test_small_letters_and_half_opaque_ones_are_seen() -> None:
    html = '<b style="font-size:0.8em">a</b> <b style="opacity:0.5">b</b>'
    assert read(html) == "a b"


def test_letters_that_carry_words_in_secret_are_shown() -> None:
    assert read("a\U000e0041b\u202ec") == "a⟨U+E0041⟩b⟨U+202E⟩c"


@pytest.mark.slow
def test_a_page_without_end_is_read_as_far_as_it_goes() -> None:
    text = read("<p>words and words " * 200_000)
    assert len(text) < html_text.MAX_TEXT_CHARS * 1.2
    assert text.endswith(html_text.NOT_READ)


@pytest.mark.alone
@pytest.mark.parametrize(
    "piece",
    ["<", "<!--", "<![", "<!", "<a ", "<div>", "</", "&", "&#x", "<a href='", "<?", "<script>"],
)
def test_reading_a_page_has_a_time_limit(piece: str) -> None:
    began = time.thread_time()
    page_to_text(piece * (1_000_000 // len(piece)), BASE, seconds=0.2)
    assert time.thread_time() - began < 2


@given(st.text(alphabet="<>/!-[]=\"' abpreh&#;\n", max_size=200))
def test_any_html_is_read_without_an_error(html: str) -> None:
    read(html)


@given(st.text(alphabet="<>/! -abp\"'=", max_size=60), st.text(alphabet="<> ab/p", max_size=40))
def test_a_script_never_shows_whatever_stands_around_it(before: str, after: str) -> None:
    text = read(f"<p>{before.replace('<', '')}</p><script>OBEYED</script>{after}")
    assert "OBEYED" not in text
