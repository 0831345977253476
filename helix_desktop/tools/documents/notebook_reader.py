"""Notebooks (ipynb) as text: each cell with its number, and what it printed."""

import re
from typing import BinaryIO

import msgspec
from msgspec import Struct

from helix_desktop.tools.documents.document_text import DocumentWriter, ReadingEnd, ReadingStopped

_LONGEST = 20_000
"""The maximum characters of one output."""
_COLORS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
Lines = str | list[str]


class _Output(Struct):
    """What a cell printed, in one of several forms."""

    text: Lines = ""
    data: dict[str, object] = {}
    ename: str = ""
    evalue: str = ""
    traceback: list[str] = []


class _Cell(Struct):
    """One cell."""

    cell_type: str = "raw"
    source: Lines = ""
    execution_count: int | None = None
    outputs: list[_Output] = []


class _Notebook(Struct):
    """A notebook of format 4."""

    nbformat: int
    cells: list[_Cell]


def read_notebook(file: BinaryIO, writer: DocumentWriter) -> None:
    try:
        cells = msgspec.json.decode(file.read().removeprefix(b"\xef\xbb\xbf"), type=_Notebook).cells
    except (msgspec.MsgspecError, UnicodeError):
        raise ReadingStopped(ReadingEnd.FOREIGN) from None
    writer.start("Notebook", "cell", len(cells))
    for number, cell in enumerate(cells, 1):
        ran = f", run {cell.execution_count}" if cell.execution_count is not None else ""
        writer.section(f"cell {number}, {cell.cell_type}{ran}")
        writer.write(_joined(cell.source))
        for output in cell.outputs:
            _write_output(output, writer)


def _write_output(output: _Output, writer: DocumentWriter) -> None:
    plain = output.data.get("text/plain", "")
    shown = plain if isinstance(plain, str) else _joined([str(line) for line in _list(plain)])
    error = "\n".join(output.traceback) or f"{output.ename}: {output.evalue}".strip(": ")
    text = _COLORS.sub("", _joined(output.text) or error or shown)
    if text.strip():
        cut = len(text) > _LONGEST
        writer.write(f"[output]\n{text[:_LONGEST]}")
        if cut:
            writer.write(f"[{len(text) - _LONGEST:,} more characters of this output]")
    for kind in output.data:
        if kind.startswith("image/"):
            writer.write(f"[output: a picture, {kind}]")


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _joined(lines: Lines) -> str:
    return lines if isinstance(lines, str) else "".join(lines)
