"""The site has every page, and its check sees dead links and fetches from elsewhere."""

from pathlib import Path

import pytest

from docs.site import conf
from docs.site.links import Site, style_addresses
from docs.site.llms import check_base_url, llms_text
from tests.docs.commands import ROOT

GOOD = """<html><head><link rel="stylesheet" href="look.css"><link rel="next" href="b.html"></head>
<body><h1 id="top">A</h1><a href="b.html#part">b</a><a href="#top">up</a><img src="a%20b.png">
<a href="https://example.com/there">elsewhere</a><a href="mailto:ann@example.org">mail</a>
</body></html>"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.html").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.html").write_text('<h1 id="part">B</h1><a name="old"></a>', encoding="utf-8")
    (tmp_path / "look.css").write_text("@font-face { src: url(font.woff2) }", encoding="utf-8")
    for name in ("a b.png", "font.woff2"):
        (tmp_path / name).write_bytes(b"")
    return tmp_path


def test_a_site_that_is_whole_has_no_problems(folder: Path) -> None:
    assert list(Site(folder).problems()) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('<a href="gone.html">x</a>', "x.html: gone.html leads nowhere"),
        ('<a href="../outside.html">x</a>', "x.html: ../outside.html leads nowhere"),
        ('<a href="b.html#gone">x</a>', "x.html: b.html#gone has no such anchor"),
        ('<a href="#gone">x</a>', "x.html: #gone has no such anchor"),
        ('<img src="gone.png">', "x.html: gone.png leads nowhere"),
        ('<script src="//x.example/a.js"></script>', "//x.example/a.js is fetched from elsewhere"),
        ('<img src="http://x.example/a.png">', "http://x.example/a.png is fetched from elsewhere"),
        (
            '<link rel="stylesheet" href="https://x.example/a.css">',
            "a.css is fetched from elsewhere",
        ),
        ('<link rel="preconnect" href="https://x.example">', "x.example is fetched from elsewhere"),
        ("<style>@import 'https://x.example/a.css';</style>", "a.css is fetched from elsewhere"),
    ],
)
def test_a_problem_of_a_page_is_named(folder: Path, text: str, problem: str) -> None:
    (folder / "x.html").write_text(text, encoding="utf-8")
    [result] = Site(folder).problems()
    assert problem in result


def test_a_font_from_elsewhere_is_seen_in_a_style_sheet(folder: Path) -> None:
    (folder / "look.css").write_text("@font-face{src:url('https://x.example/f.woff2')}", "utf-8")
    assert list(Site(folder).problems()) == [
        "look.css: https://x.example/f.woff2 is fetched from elsewhere"
    ]


def test_pictures_inside_a_style_sheet_are_fetched_from_nowhere() -> None:
    assert style_addresses('a { background: url("data:image/svg+xml;utf8,<svg/>") }') == []


def test_every_page_is_in_the_table_of_contents_once() -> None:
    listed = [page for pages in conf.CONTENTS.values() for page in pages]
    pages = {path.relative_to(ROOT).with_suffix("") for path in (ROOT / "docs").rglob("*.md")}
    assert {page.as_posix() for page in pages} <= set(listed)
    assert len(listed) == len(set(listed))


def test_the_first_page_gets_the_table_of_contents_and_no_other_page_does() -> None:
    first, other = ["# Helix"], ["# Other"]
    conf.add_contents(None, conf.root_doc, first)
    conf.add_contents(None, "docs/data", other)
    assert first[0].count("{toctree}") == len(conf.CONTENTS)
    assert other == ["# Other"]


def test_llms_txt_lists_every_page_below_the_address_that_is_given() -> None:
    text = llms_text(check_base_url("https://example.org/helix/"))
    assert text.startswith("# Helix Desktop\n\n> ")
    pages = [page for pages in conf.CONTENTS.values() for page in pages]
    assert all(f"](https://example.org/helix/{page}.html)" in text for page in pages)
    assert text.count("https://") == len(pages)
    assert "Completion" in text


@pytest.mark.parametrize("address", ["", "example.org", "file:///docs", "https://", "http://a/?b"])
def test_llms_txt_needs_an_address_on_the_web(address: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        check_base_url(address)
