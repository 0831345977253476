"""Texts drawn for the tests of Markdown."""

from hypothesis import strategies as st

MARKS = "*_`~#>-+|[]()!<&\\1. \n\t\r:=x"
_PARTS = (
    "# a\n¦- b\n¦  - c\n¦1. d\n¦> e\n¦```py\n¦```\n¦|a|b|\n¦|-|-|\n¦\n¦\n\n¦    ¦---\n"
    "¦text **bold** `code`¦[l](https://a.org)¦\u202e¦👩\u200d💻¦\r\n¦- [x] t\n¦===\n¦~~~\n"
    "¦\u2028¦![i](x.png)¦\t¦e\u0301\u0301"
)
ANY = st.one_of(
    st.text(max_size=400),
    st.text(alphabet=MARKS, max_size=400),
    st.lists(st.sampled_from(_PARTS.split("¦")), max_size=40).map("".join),
)
