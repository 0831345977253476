"""The site has every page of the documentation."""

from docs.site import conf
from tests.docs.commands import ROOT


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
