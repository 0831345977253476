"""The smallest pieces of shell text, as regular expressions that never look twice at a character.

Bash's own rules, non-interactive and without extended globs; what a piece means: lexing.py.
"""

import re

_DOLLARS = r"""
    (?P<status>\$\?)
  | (?P<variable>\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*|[0-9@*\#$!_-]))
  | (?P<opens>\$\(|`)
  | (?P<expands>\$[\[{])
"""

OUTSIDE = re.compile(
    r"""
    (?P<plain>(?:[A-Za-z0-9_./:%+=,!-]+
      |@(?:\{(?:[0-9]+|u|upstream|push)\})?|\^(?:\{(?:commit|tree|tag|blob)?\})?)+)
  | (?P<blank>[ \t]+)
  | (?P<joined>\\\n)
  | (?P<line>\n)
  | (?P<process>[<>]\()
  | (?P<redirects>&>>|&>|<<<|<<-|<<|<>|<&|>>|>\||>&|<|>)
  | (?P<operator>&&|\|\||\|&|;;&|;;|;&|[;&|()])
  | (?P<single>'[^']*+')
  | (?P<ansi>\$'(?:[^'\\]|\\.)*')
  | (?P<double>\$?")
  | (?P<open_quote>\$?')
  """
    + "|"
    + _DOLLARS
    + r"""
  | (?P<escape>\\.)
  | (?P<glob>[*?\[\]])
  | (?P<brace>[{}])
  | (?P<home>~)
  | (?P<comment>\#)
  | (?P<other>[^\x00-\x7f]+|.)
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)
"""Text outside of quotation marks."""

QUOTED = re.compile(
    r"""
    (?P<plain>[^"\\$`]+)
  | (?P<joined>\\\n)
  | (?P<escape>\\[$`"\\])
  | (?P<double>")
  """
    + "|"
    + _DOLLARS
    + r"|(?P<other>.)",
    re.VERBOSE | re.DOTALL | re.ASCII,
)
"""Text between double quotation marks."""

_NUMBER_BEFORE = re.compile(r"(?:[0-9]+|\{[A-Za-z_]\w*\})(?=[<>])", re.ASCII)
"""The descriptor glued before a redirection."""

_ANSI = re.compile(r"\\(.)", re.DOTALL)
_ANSI_PLAIN = {"n": "\n", "t": "\t", "\\": "\\", "'": "'", '"': '"', "?": "?"}


def numbered_redirection(source: str, at: int) -> tuple[str, str] | None:
    """`2>&` here, as its number and its operator."""
    number = _NUMBER_BEFORE.match(source, at)
    found = OUTSIDE.match(source, number.end()) if number else None
    if number is None or found is None or found.lastgroup != "redirects":
        return None
    return number[0], found[0]


def ansi_text(body: str) -> str | None:
    """What `$'body'` stands for; None where an escape could spell anything."""
    codes = _ANSI.findall(body)
    if any(code not in _ANSI_PLAIN for code in codes):
        return None
    return _ANSI.sub(lambda found: _ANSI_PLAIN[found[1]], body)
