"""Reads Excel workbooks (xlsx) as text: a line for each row, with the names of the cells.

Each sheet is parsed once, as a stream that ends at the first limit: a file of 1 MB can have a
million cells.
"""

import datetime
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from msgspec import Struct, field
from openpyxl.formula.translate import Translator
from openpyxl.styles.numbers import BUILTIN_FORMATS, is_date_format, is_timedelta_format
from openpyxl.utils.cell import column_index_from_string, get_column_letter
from openpyxl.utils.datetime import CALENDAR_MAC_1904, WINDOWS_EPOCH, from_excel

from helix_desktop.tools.documents.document_text import DocumentWriter
from helix_desktop.tools.documents.office_package import DocumentXmlParser, OfficePackage

CellValue: TypeAlias = (
    str | bool | int | float | datetime.datetime | datetime.time | datetime.timedelta
)

_PLACE = re.compile(r"([A-Z]{1,3})([1-9]\d{0,6})")
_DURATION, _DATE = 1, 2
MAX_SECONDS = 20.0


def read_sheets(package: OfficePackage, part: str, writer: DocumentWriter) -> None:
    """Read values as Excel has saved them, and formulas beside them where there are any."""
    writer.limit_time(MAX_SECONDS)
    sheets: list[dict[str, str]] = []
    epoch = WINDOWS_EPOCH

    def take(element: str, attributes: dict[str, str]) -> None:
        nonlocal epoch
        if element == "sheet":
            sheets.append(attributes)
        elif element == "workbookPr" and attributes.get("date1904") in ("1", "true"):
            epoch = CALENDAR_MAC_1904

    package.visit(part, take)
    targets = {key: (target, kind) for target, kind, key in package.relations(part)}
    shared = _SharedTextParser()
    styles = _StyleParser()
    for target, kind in targets.values():
        if kind.endswith("/sharedStrings") and package.has(target):
            package.parse(target, shared)
        elif kind.endswith("/styles") and package.has(target):
            package.parse(target, styles)
    values = CellValues(shared.texts, styles.dates(), epoch)
    writer.start("Excel workbook", "sheet", len(sheets))
    for number, sheet in enumerate(sheets, 1):
        hidden = "" if sheet.get("state", "") in ("", "visible") else " (hidden)"
        writer.section(f"sheet {number}: {sheet.get('name', '')}{hidden}")
        target, kind = targets.get(sheet.get("id", ""), ("", ""))
        if kind.endswith("/chartsheet"):
            writer.write("[a chart]")
            continue
        parser = SheetParser(values, writer.write)
        if package.has(target):
            package.parse(target, parser)
        if not parser.rows:
            writer.write("[the sheet is empty]")


class _SharedTextParser(DocumentXmlParser):
    """Reads the texts that cells name by number, without how they are pronounced."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._parts: list[str] = []
        self._taking = self._in_pronunciation = False

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        self._in_pronunciation = self._in_pronunciation or name == "rPh"
        self._taking = name == "t" and not self._in_pronunciation

    def characters(self, content: str) -> None:
        if self._taking:
            self._parts.append(content)

    def finish(self, name: str) -> None:
        self._taking = False
        if name == "rPh":
            self._in_pronunciation = False
        elif name == "si":
            self.texts.append("".join(self._parts).replace("x005F_", ""))
            self._parts.clear()


class _StyleParser(DocumentXmlParser):
    """Reads which styles of cells show numbers as dates or durations."""

    def __init__(self) -> None:
        super().__init__()
        self._formats = dict(BUILTIN_FORMATS)
        self._cells: list[int] = []
        self._within = False

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        number = _number(attributes.get("numFmtId", ""))
        if name == "numFmt":
            self._formats[number] = attributes.get("formatCode", "")
        elif name == "cellXfs":
            self._within = True
        elif name == "xf" and self._within:
            self._cells.append(number)

    def finish(self, name: str) -> None:
        if name == "cellXfs":
            self._within = False

    def dates(self) -> list[int]:
        """Return for each style whether it shows a date or a duration, 0 for neither."""
        codes = [self._formats.get(number, "") for number in self._cells]
        kinds = [_DURATION if is_timedelta_format(code) else _DATE for code in codes]
        return [
            kind if is_date_format(code) else 0 for kind, code in zip(kinds, codes, strict=True)
        ]


class CellValues(Struct, frozen=True):
    """What the numbers in cells stand for."""

    texts: Sequence[str]
    dates: Sequence[int]
    epoch: datetime.datetime

    def value(self, kind: str, style: str, text: str) -> CellValue:
        match kind:
            case "s":
                number = _number(text)
                return self.texts[number] if 0 <= number < len(self.texts) else ""
            case "b":
                return text.strip() in ("1", "true")
            case "" | "n":
                pass
            case _:
                return text
        try:
            value = int(text) if text.lstrip("-").isdecimal() else float(text)
        except ValueError:
            return text
        number = _number(style)
        date = self.dates[number] if 0 <= number < len(self.dates) else 0
        moment: CellValue | None = None
        if date:
            with suppress(OverflowError, ValueError):
                moment = from_excel(value, self.epoch, timedelta=date == _DURATION)
        return value if moment is None else moment


class _Cell(Struct):
    """A cell that is being read."""

    place: str
    kind: str
    style: str
    texts: list[str] = field(default_factory=list)
    formula: list[str] = field(default_factory=list)
    shared: str = ""
    has_formula: bool = False


class SheetParser(DocumentXmlParser):
    """Passes on each row of a sheet as a line."""

    def __init__(self, values: CellValues, on_row: Callable[[str], None]) -> None:
        super().__init__()
        self.rows = 0
        self._values = values
        self._on_row = on_row
        self._row = self._column = 0
        self._cells: list[str] = []
        self._cell: _Cell | None = None
        self._texts: list[str] | None = None
        """Where the text of the current element goes."""
        self._formulas: dict[str, Translator] = {}
        """The formulas that further cells share."""

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        cell = self._cell
        match name:
            case "row":
                self._row = max(self._row + 1, _number(attributes.get("r", "")))
                self._column = 0
            case "c":
                place = _PLACE.fullmatch(attributes.get("r", ""))
                # one without a name follows the cell before it
                self._column = column_index_from_string(place[1]) if place else self._column + 1
                own = f"{get_column_letter(self._column)}{max(self._row, 1)}"
                kind, style = attributes.get("t", ""), attributes.get("s", "")
                self._cell = _Cell(place[0] if place else own, kind, style)
            case "v" | "t" if cell is not None:
                self._texts = cell.texts
            case "f" if cell is not None:
                cell.has_formula = True
                cell.shared = attributes.get("si", "") if attributes.get("t") == "shared" else ""
                self._texts = cell.formula

    def characters(self, content: str) -> None:
        if self._texts is not None:
            self._texts.append(content)

    def finish(self, name: str) -> None:
        match name:
            case "v" | "t" | "f":
                self._texts = None
            case "c" if self._cell is not None:
                cell, self._cell = self._cell, None
                stored, text = "".join(cell.texts), ""
                if stored:
                    text = _value_text(self._values.value(cell.kind, cell.style, stored))
                if cell.has_formula:
                    formula = "=" + "".join(cell.formula)
                    if formula == "=":
                        if first := self._formulas.get(cell.shared):
                            formula = str(first.translate_formula(cell.place))
                    elif cell.shared:
                        self._formulas[cell.shared] = Translator(formula, cell.place)
                    formula = _value_text(formula)
                    text = f"{text} ({formula})" if text and formula else text or formula
                if text:  # such as `B2: 12 (=A1*2)`
                    self._cells.append(f"{cell.place}: {text}")
            case "row":
                if self._cells:
                    self.rows += 1
                    self._on_row(" | ".join(self._cells))
                self._cells = []


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def _value_text(value: CellValue) -> str:
    match value:
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
