"""Messages that are nothing but an address: it is shown, also while it is written."""

import pytest

from helix_desktop.ui.markdown.block_parser import StreamingParser, parse_literal, parse_typed
from helix_desktop.ui.markdown.model import plain_text


@pytest.mark.parametrize(
    ("source", "shown", "target"),
    [
        ("<https://host>", "https://host", "https://host"),
        ("<http://host/a?b=1&c=2>", "http://host/a?b=1&c=2", "http://host/a?b=1&c=2"),
        ("<https://host>\n", "https://host", "https://host"),
        ("- <https://host>", "https://host", "https://host"),
        ("<https://name@host>", "https://name@host", ""),
        ("<ftp://host>", "<ftp://host>", ""),
        ("<host>", "<host>", ""),
    ],
)
def test_a_message_that_is_only_an_address_shows_it(source: str, shown: str, target: str) -> None:
    [leaf] = StreamingParser().parse(source)
    assert leaf.text == shown
    assert [span.target for span in leaf.rich.spans] == ([target] if target else [])
    live = StreamingParser()
    for end in range(len("<https://"), len(source) + 1):
        assert source[:end].strip("<>- \n") in plain_text(live.parse(source[:end], is_live=True))
    for written in (parse_typed(source), parse_literal(source)):
        assert [leaf.text for leaf in written] == [source.strip("\n")]
