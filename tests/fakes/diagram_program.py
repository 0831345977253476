"""A program that draws diagrams, as mmdc does: it has pictures instead of a browser."""

import stat
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

_PROGRAM = """#!{python} -I
import sys
import time
from pathlib import Path
words, source = sys.argv[1:], sys.stdin.read()
time.sleep({seconds})
if source.startswith("grph"):
    sys.exit("Error: No diagram type detected")
picture = "{dark}" if words[words.index("-t") + 1] == "dark" else "{light}"
Path(words[words.index("-o") + 1]).write_bytes(bytes.fromhex(picture))
"""


def png_of(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # its stub knows no name of a format
    return bytes(buffer.data().data())


def write_diagram_program(
    folder: Path, light: bytes, dark: bytes = b"", *, seconds: float = 0.0
) -> None:
    """Save a program named mmdc that takes some seconds, and refuses texts that begin with grph."""
    program = folder / "mmdc"
    pictures = {"light": light.hex(), "dark": (dark or light).hex()}
    program.write_text(_PROGRAM.format(python=sys.executable, seconds=seconds, **pictures))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
