"""Runs in the formula process: limits itself, and answers each formula with its drawing.

A line is a formula in JSON, the answer its drawing or null. The process ends with its input.
"""

import os
import re
import signal
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

import msgspec

from helix_desktop.domain.formulas import Formula, FormulaDrawing
from helix_desktop.tools.documents.extraction import limit_process
from helix_desktop.tools.formulas.formula_outline import (
    SIZE,
    UnreadableFormulaError,
    is_sound,
    outline_of,
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it uses a function of Python that is out of date
    from latex2mathml import exceptions
    from ziamath.config import config
    from ziamath.tex import tex2mml
    from ziamath.zmath import Math

MEMORY = 768 * 1024 * 1024
MAX_FORMULA_SECONDS = 1.0
"""The maximum processor time of a formula, where the system can interrupt it."""
MAX_PROCESS_SECONDS = 120
"""The maximum processor time of the process."""
MAX_DEPTH = 25
"""The maximum number of nested groups."""

_REPLACED = (
    (re.compile(r"\\(?:nonumber|notag)(?![A-Za-z])|\\label\{[^{}]*\}"), " "),
    (re.compile(r"\\tag\*?\{([^{}]*)\}"), r"\\qquad \\text{(\1)}"),
    (
        re.compile(r"\\mathop\{\\(?:mathrm|rm|text|operatorname)\{([^{}]*)\}\}"),
        r"\\operatorname*{\1}",
    ),
    (re.compile(r"\\not\s*="), r"\\neq "),
    (re.compile(r"\\not\s*\\in(?![A-Za-z])"), r"\\notin "),
)
"""What ziamath does not know, in words that it knows."""
_REFUSED = re.compile(
    r"\\(?:newcommand|renewcommand|providecommand|def|gdef|edef|let|newenvironment|mathop"
    r"|DeclareMathOperator|not|colorbox|fcolorbox|bbox|href|url|includegraphics|input|style"
    r"|class|require|cancelto)(?![A-Za-z])"
)
"""What defines commands, names places, or is drawn wrongly."""
_UNKNOWN = re.compile(r"\\[A-Za-z]|<mo><mrow>|&#x029F8;")
"""Signs in MathML of commands that were not understood."""


_OPERATORS = re.compile(r"<mo>(&#x0220[27];)</mo>")
"""∂ and ∇, which stand close to what follows."""


_UNREADABLE = (
    UnreadableFormulaError,
    AssertionError,
    ArithmeticError,
    AttributeError,
    LookupError,
    MemoryError,
    OSError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
)
"""What the library raises at a text that it does not read; anything else ends the process."""


def main() -> int:
    limit_process(seconds=MAX_PROCESS_SECONDS, memory=MEMORY)
    with os.fdopen(os.dup(1), "wb") as out, open(0, "rb", closefd=False) as source:
        os.dup2(2, 1)  # nothing else may write there
        answer_formulas(source, out)
    return 0


def answer_formulas(source: BinaryIO, out: BinaryIO) -> None:
    for line in source:
        out.write(msgspec.json.encode(draw_formula(msgspec.json.decode(line, type=Formula))))
        out.write(b"\n")
        out.flush()


def draw_formula(formula: Formula) -> FormulaDrawing | None:
    """Return the drawing of a formula; None for what cannot be read or exceeds a limit."""
    if _nesting_depth(formula.source) > MAX_DEPTH:
        return None
    try:
        with _limited_time(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            drawing = _draw_outline(formula)
    except _UNREADABLE:
        return None
    return drawing if is_sound(drawing) else None


def _draw_outline(formula: Formula) -> FormulaDrawing:
    classes = [kind for kind in vars(exceptions).values() if isinstance(kind, type)]
    faults = tuple(kind for kind in classes if issubclass(kind, Exception))
    source = formula.source
    for pattern, words in _REPLACED:
        source = pattern.sub(words, source)
    if _REFUSED.search(source):
        raise UnreadableFormulaError("refused")
    try:
        mathml = tex2mml(source, inline=not formula.display)
    except faults as error:
        raise UnreadableFormulaError(type(error).__name__) from error
    if _UNKNOWN.search(mathml):
        raise UnreadableFormulaError("unknown")
    mathml = _OPERATORS.sub(r"<mi>\1</mi>", mathml)
    config.svg2 = False
    math = Math(mathml, size=SIZE, margin=0)
    letters = {char for char in "".join(math.mathml.itertext()) if char.isprintable()} - {" "}
    if not all(map(math.font.glyphindex, letters)):
        raise UnreadableFormulaError("no letter for it")
    steps, numbers = outline_of(math.svgxml())
    box = math.node.bbox
    return FormulaDrawing(
        round(max(box.xmax, 0.0) / SIZE, 4),
        round(max(box.ymax, 0.0) / SIZE, 4),
        round(max(-box.ymin, 0.0) / SIZE, 4),
        steps,
        numbers,
    )


def _nesting_depth(source: str) -> int:
    """Return how deep groups, environments, scripts and pairs of brackets may be nested."""
    deepest = depth = 0
    for match in re.finditer(
        r"\\(?:begin|left)(?![A-Za-z])|\\(?:end|right)(?![A-Za-z])|\\.|[{}^_]", source
    ):
        sign = match[0]
        if sign in ("{", r"\begin", r"\left"):
            depth += 1
        elif sign in ("}", r"\end", r"\right"):
            depth -= 1
        deepest = max(deepest, depth)
    return deepest


@contextmanager
def _limited_time() -> Iterator[None]:
    """Raise an error in what takes longer; Windows has only the caller's limit."""
    if sys.platform == "win32":
        yield
        return

    def late(_signal: int, _frame: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, MAX_FORMULA_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
