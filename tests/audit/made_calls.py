"""Calls of every command in the judge's tables, with odd options, odd values and odd names."""

import shlex

from hypothesis import strategies as st

from helix_desktop.tools.permissions.git_commands import LOOKING
from helix_desktop.tools.permissions.options import CommandRow, OperandKind, OptionKind
from helix_desktop.tools.permissions.read_only_commands import READING
from helix_desktop.tools.permissions.shell_lexer import named
from helix_desktop.tools.permissions.special_commands import OPTIONS, ROW
from tests.audit import odd_ground

_ROWS: dict[str, CommandRow] = {
    **READING,
    **{f"git {name}": row for name, row in LOOKING.items()},
    "sed": ROW,
}
_SCRIPTS = (
    "p",
    "1,3p",
    "s/a/b/",
    "$p",
    "/a/d",
    "=",
    "s,a,b,2",
    "q",
    "l",
    "y/a/b/",
    "s/[/]/g;s/wPWNED/p",
)
_THERE = [name.decode() for name in (*odd_ground.NAMES, *odd_ground.BELOW) if name.isascii()]
_NAMES = st.sampled_from(
    [*_THERE, *sorted(named("d d2 sub l out - in sub/deep . ./- +1f -- 1 5 x=1")), ""]
)
_VALUES = {
    OptionKind.NUMBER: ["1", "2", "10", "0", "-1", "+2", "5k"],
    OptionKind.RANGES: ["1", "1-2", "-3"],
    OptionKind.PATH: [*_THERE, "-", "out", "l"],
    OptionKind.TEXT: [
        "a",
        "%s",
        "%n",
        ",",
        "json",
        "never",
        "always",
        "size",
        "now",
        "@0",
        "c",
        "",
        "-",
    ],
}


@st.composite
def _option(draw: st.DrawFn, name: str, row: CommandRow) -> list[str]:
    """One of the row, its value beside it or glued; sometimes behind another in one word."""
    option = draw(st.sampled_from(sorted({*row.plain, *row.valued, *row.joined})))
    kind = row.valued.get(option) or row.joined.get(option)
    words = [option]
    if kind is not None:
        is_script = name == "sed"
        chosen = draw(st.sampled_from(_SCRIPTS if is_script else _VALUES[kind]))
        glue = "=" if option.startswith("--") else ""
        apart = option in row.valued and draw(st.booleans())
        words = [option, chosen] if apart else [option + glue + chosen]
    short = sorted(each for each in row.plain if len(each) == 2)
    if short and not option.startswith("--") and draw(st.integers(0, 5)) == 0:
        words[0] = draw(st.sampled_from(short)) + words[0][1:]
    return words


@st.composite
def _call(draw: st.DrawFn) -> str:
    name = draw(st.sampled_from(sorted(_ROWS)))
    row = _ROWS[name]
    words: list[str] = []
    if row.plain or row.valued:
        for option in draw(st.lists(_option(name, row), max_size=3)):
            words += option
    if row.operands is OperandKind.PATTERN_PATHS:
        words.append(draw(st.sampled_from(_SCRIPTS if name == "sed" else [".", "a", "x", "i.*"])))
    for operand in draw(st.lists(_NAMES, max_size=3)):
        words.insert(draw(st.sampled_from([len(words), 0])), operand)
    if draw(st.integers(0, 9)) == 0:
        words.append(draw(st.sampled_from(["--", "-", "-a", "+1f", "-n", "-o"])))
    return f"{name} {shlex.join(words)}"


@st.composite
def _search(draw: st.DrawFn) -> str:
    """`find`, whose options are an expression."""
    words = draw(st.lists(_NAMES, max_size=2))
    for option in draw(st.lists(st.sampled_from(sorted(OPTIONS)), max_size=3)):
        words += [option, draw(_NAMES)] if draw(st.booleans()) else [option]
    return f"find {shlex.join(words)}"


def calls() -> st.SearchStrategy[str]:
    return st.one_of(_call(), _call(), _call(), _call(), _search())
