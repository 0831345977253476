"""Every text that a window paints, in the order of painting: labels, buttons, and painted rows."""

import re
from html import unescape

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

_TEXT = re.compile(r"<text\b[^>]*>(.*?)</text>", re.DOTALL)


def painted_texts(widget: QWidget) -> list[str]:
    """Paint a widget with all that is in it, and return the texts, a line of each at a time."""
    buffer, picture = QBuffer(), QSvgGenerator()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.setOutputDevice(buffer)
    picture.setSize(widget.size())
    widget.render(picture)
    # a drawing keeps each line of text as text
    return [unescape(text).strip() for text in _TEXT.findall(buffer.data().toStdString())]
