"""Lines that only keep what `gh` tells in variables and print it: `n=$(gh pr view …) && echo "$n"`.

Such a line runs `gh` and `echo`, with exactly the arguments that stand there, so it is judged as
the two of them. It is rewritten for that, with as many characters as before: what only assigns or
quotes becomes blank. All of the line has to be of this kind; a variable anywhere but in the text of
the last `echo` could become an option or an address, and is not.
"""

import re

_NAME = r"(?!\w*proxy)[a-z][a-z0-9_]*"
"""No name that programs listen to: those are in capitals, except for `http_proxy` and the like."""
_FIELDS = r"[A-Za-z]+(?:,[A-Za-z]+)*"
_FILTER = r"(?:'[^'\n]*'|\.[A-Za-z.]+)"
_READ = rf"gh (?:pr|issue|repo) view(?: [0-9]+)? --json {_FIELDS} (?:-q|--jq) {_FILTER}"
_CAPTURE = re.compile(rf"({_NAME})=\$\(({_READ})\)")
_LINE = re.compile(
    rf"(?P<captures>(?:{_NAME}=\$\({_READ}\)(?: && |\n))+)"
    r"echo \"(?P<told>[^\"\\`$!\n]*(?:\$[a-z_{][a-z0-9_]*\}?[^\"\\`$!\n]*)*)\"\n?"
)
_USED = re.compile(rf"\$(?:({_NAME})|\{{({_NAME})\}})")


def spell_out_captures(command: str) -> str:
    """Return a line of this kind as the commands that it runs, at the same places; any other line
    as it is."""
    found = _LINE.fullmatch(command)
    if found is None:
        return command
    names = {capture[1] for capture in _CAPTURE.finditer(found["captures"])}
    used = _USED.findall(found["told"])
    told = _USED.sub(lambda variable: "_" * len(variable[0]), found["told"])
    if "$" in told or not all((bare or braced) in names for bare, braced in used):
        return command
    reads = _CAPTURE.sub(_bare, found["captures"])
    at = found.start("told")
    return f"{reads}{command[len(reads) : at]}{told}{command[at + len(told) :]}"


def _bare(found: re.Match[str]) -> str:
    return f"{' ' * len(f'{found[1]}=$(')}{found[2]} "
