"""Turns the SVG of a formula into an outline, within limits."""

import math
import re
from collections.abc import Iterator
from typing import Protocol

from helix_desktop.domain.formulas import FormulaDrawing

SIZE = 100.0
"""The size in which formulas are drawn; the outline is in parts of it."""
MAX_NUMBERS = 60_000
MAX_WIDTH = 400.0
"""The largest width or height, in parts of the size of letters."""

_STEP = re.compile(r"([MLQZ])|(-?[0-9.]+(?:e-?[0-9]+)?)|[ ,]+")
_COUNTS = {"M": 2, "L": 2, "Q": 4, "Z": 0}


class UnreadableFormulaError(Exception):
    """The formula has something that is not drawn."""


class SvgElement(Protocol):
    """An element of a drawing, as ElementTree has it."""

    tag: str
    attrib: dict[str, str]

    def iter(self) -> Iterator["SvgElement"]: ...


class _Outline:
    def __init__(self) -> None:
        self.steps: list[str] = []
        self.numbers: list[float] = []

    def add(self, step: str, *numbers: float) -> None:
        self.steps.append(step)
        self.numbers.extend(round(number / SIZE, 4) for number in numbers)
        if len(self.numbers) > MAX_NUMBERS:
            raise UnreadableFormulaError("too large")

    def polygon(self, *corners: tuple[float, float]) -> None:
        for number, corner in enumerate(corners):
            self.add("L" if number else "M", *corner)
        self.add("Z")


_RECTANGLE = ("x", "y", "width", "height")


def outline_of(svg: SvgElement) -> tuple[str, tuple[float, ...]]:
    """Return the steps and the numbers of all that a drawing has."""
    outline = _Outline()
    for element in svg.iter():
        if "transform" in element.attrib:
            raise UnreadableFormulaError("turned")
        if element.tag == "path" and "stroke" in element.attrib:
            # a straight line, as a narrow polygon
            line = _Outline()
            _add_path(line, element.attrib["d"])
            if line.steps != ["M", "L"]:
                raise UnreadableFormulaError("a curve")
            x, y, to_x, to_y = (number * SIZE for number in line.numbers)
            half = float(element.attrib.get("stroke-width", SIZE / 20)) / 2
            length = math.hypot(to_x - x, to_y - y) or 1.0
            side = ((to_y - y) / length * half, (x - to_x) / length * half)
            outline.polygon(
                (x + side[0], y + side[1]),
                (to_x + side[0], to_y + side[1]),
                (to_x - side[0], to_y - side[1]),
                (x - side[0], y - side[1]),
            )
        elif element.tag == "path":
            _add_path(outline, element.attrib["d"])
        elif element.tag == "rect":
            x, y, width, height = (float(element.attrib[key]) for key in _RECTANGLE)
            edges = [(x, y, x + width, y + height)]
            if element.attrib.get("fill") == "none":  # its four sides
                half = float(element.attrib.get("stroke-width", SIZE / 20)) / 2
                edges = [
                    (x - half, y - half, x + width + half, y + half),
                    (x - half, y + height - half, x + width + half, y + height + half),
                    (x - half, y + half, x + half, y + height - half),
                    (x + width - half, y + half, x + width + half, y + height - half),
                ]
            for left, top, right, bottom in edges:
                outline.polygon((left, top), (right, top), (right, bottom), (left, bottom))
        elif element.tag not in ("g", "svg", "title"):
            raise UnreadableFormulaError(element.tag)
    return "".join(outline.steps), tuple(outline.numbers)


def is_sound(drawing: FormulaDrawing) -> bool:
    """Whether a drawing has a size that can be shown, and numbers for all its steps."""
    sizes = (drawing.width, drawing.above, drawing.below)
    if not drawing.steps or set(drawing.steps) - set(_COUNTS) or drawing.steps[0] != "M":
        return False
    fits = len(drawing.numbers) == sum(_COUNTS[step] for step in drawing.steps)
    near = all(abs(number) <= MAX_WIDTH for number in (*drawing.numbers, *sizes))
    tall = 0 < drawing.above + drawing.below <= MAX_WIDTH
    return fits and near and tall and drawing.width > 0 and len(drawing.numbers) <= MAX_NUMBERS


def _add_path(outline: _Outline, data: str) -> None:
    step, numbers, position = "", [], 0
    for match in _STEP.finditer(data):
        if match.start() != position:
            raise UnreadableFormulaError(data[position : position + 10])
        position = match.end()
        if match[2]:
            numbers.append(float(match[2]))
        elif match[1]:
            step = match[1]
        if step and (match[1] or match[2]) and len(numbers) == _COUNTS[step]:
            outline.add(step, *numbers)
            # further numbers belong to a step of the same kind
            step, numbers = "" if step == "Z" else step, []
    if numbers or position != len(data):
        raise UnreadableFormulaError(data[position : position + 10])
