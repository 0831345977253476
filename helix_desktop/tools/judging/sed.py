"""Whether a sed script only prints, deletes and replaces in what it puts out.

A script is read by a grammar of the few commands that cannot reach a file or a program. Python's
own `re` before 3.11.5 matches too much where a group is repeated without going back.
"""

import regex

from helix_desktop.tools.judging.options import Operands, row

ROW = row(
    Operands.PATTERN_PATHS,
    "-n -E -r -s -u -z -e=T? --expression=T? --quiet --silent --regexp-extended --separate"
    " --null-data --unbuffered --version",
)


def _text_up_to(delimiter: str) -> str:
    """A part of a script as an expression, with the delimiter behind it.

    Some versions let a delimiter stand in brackets and some do not: a bracket has to close before
    one, and holds nothing by which they could differ.
    """
    ends = regex.escape(delimiter)
    plain = rf"[^\\\[{ends}\n]|\\."
    inside = rf"[^\]\[\\{ends}\n]|\[:[a-z]+:\]|\\[^\]\[\\{ends}\n]"
    return rf"(?:{plain}|\[\^?+\]?+(?:{inside})*+\])*+{ends}"


_ADDRESS = rf"(?:\d+(?:~\d+)?|\$|/{_text_up_to('/')}[IM]*)"
_LINES = rf"(?:{_ADDRESS}(?:\s*,\s*(?:[+~]\d+|{_ADDRESS}))?)?"
_SIMPLE = r"(?:[pdDPhHgGxnN=]|[qQ]\s*\d*|l\s*\d*)"
_CHANGE = r"(?P<change>[sy](?P<by>[!-/:-@^_`{-~]))"
_COMMAND = regex.compile(rf"[\s;]*{_LINES}\s*!?\s*(?:(?P<simple>{_SIMPLE})|{_CHANGE})", regex.ASCII)
_FLAGS = regex.compile(r"[gpiI0-9]*")
_END = regex.compile(r"[ \t]*(?:[;\n][\s;]*|\Z)")


def only_prints(script: str) -> bool:
    """Whether the whole script is understood and writes nothing, reads nothing, runs nothing."""
    at = 0
    while at < len(script):
        end = _command(script, at)
        closing = _END.match(script, end) if end else None
        if not closing:
            return False
        at = closing.end()
    return True


def _command(script: str, at: int) -> int:
    """Where the command that begins here ends; 0 if it is none that is known."""
    found = _COMMAND.match(script, at)
    if found is None:
        return 0
    if found["simple"]:
        return found.end()
    end = found.end()
    for _ in range(2):
        end = _behind(script, end, found["by"])
        if not end:
            return 0
    flags = _FLAGS.match(script, end)
    return flags.end() if flags and found["change"][0] == "s" else end


def _behind(script: str, at: int, delimiter: str) -> int:
    """The place behind the next delimiter that is not escaped; 0 if there is none."""
    part = regex.compile(_text_up_to(delimiter), regex.DOTALL)
    found = part.match(script, at)
    return found.end() if found else 0
