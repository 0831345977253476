"""Excel workbooks (xlsx) as text: each row in a line, each value with the name of its cell."""

import datetime
from collections.abc import Iterator
from typing import BinaryIO

import openpyxl
from openpyxl.chartsheet import Chartsheet

from helix_desktop.tools.documents.document_text import DocumentWriter
from helix_desktop.tools.documents.office_package import OfficePackage


def read_sheets(package: OfficePackage, file: BinaryIO, writer: DocumentWriter) -> None:
    """Read values as Excel has saved them, and formulas beside them where there are any."""
    values = openpyxl.load_workbook(file, read_only=True, data_only=True)
    formulas = values
    if any(package.contains(part, b"<f") for part in package.within("xl/worksheets/")):
        formulas = openpyxl.load_workbook(file, read_only=True)
    names = values.sheetnames
    writer.start("Excel workbook", "sheet", len(names))
    for number, name in enumerate(names, 1):
        sheet = values[name]
        hidden = "" if sheet.sheet_state == "visible" else " (hidden)"
        writer.section(f"sheet {number}: {name}{hidden}")
        if isinstance(sheet, Chartsheet):
            writer.write("[a chart]")
            continue
        same = sheet if formulas is values else formulas[name]
        count = 0
        for line in _rows(sheet, same):
            writer.write(line)
            count += 1
        if not count:
            writer.write("[the sheet is empty]")


def _rows(sheet: object, formulas: object) -> Iterator[str]:
    for row, same in zip(_cells(sheet), _cells(formulas), strict=False):
        texts = [_cell(cell, other) for cell, other in zip(row, same, strict=False)]
        if line := " | ".join(text for text in texts if text):
            yield line


def _cells(sheet: object) -> Iterator[tuple[object, ...]]:
    # what the file says of its own size may be wrong
    sheet.reset_dimensions()  # type: ignore[attr-defined]
    yield from sheet.iter_rows()  # type: ignore[attr-defined]


def _cell(cell: object, formula: object) -> str:
    """Return `B2: 12 (=A1*2)`, or "" for an empty cell."""
    value, written = getattr(cell, "value", None), getattr(formula, "value", None)
    text = _value(value)
    is_formula = getattr(formula, "data_type", "") == "f"
    if is_formula:
        text = f"{text} ({_value(written)})" if text else _value(written)
    place = getattr(cell, "coordinate", "") or getattr(formula, "coordinate", "")
    return f"{place}: {text}" if text else ""


def _value(value: object) -> str:
    match value:
        case None:
            text = ""
        case bool():
            text = "TRUE" if value else "FALSE"
        case float():
            # the largest number that Excel shows with all of its digits
            text = f"{value:.0f}" if value.is_integer() and abs(value) < 1e15 else repr(value)
        case datetime.datetime() if value.time() == datetime.time():
            text = value.date().isoformat()
        case datetime.datetime():
            text = value.isoformat(" ", "seconds")
        case _:
            text = str(value)
    return " ".join(text.split())
