"""The application's icon in every size that desktops ask for, drawn from its one SVG."""

import os
from pathlib import Path

from installers.place import IDENTIFIER, ROOT

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
DRAWING = ROOT / "packaging" / "icon.svg"


def draw(icons: Path) -> None:
    """Into a folder of icons as the theme `hicolor` has them."""
    # lazy: everything but drawing works where there is no Qt
    from PySide6.QtCore import QRectF  # noqa: PLC0415
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(DRAWING)).render(painter, QRectF(0, 0, size, size))
        painter.end()
        target = icons / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        image.save(str(target))
    del app
    scalable = icons / "scalable" / "apps" / f"{IDENTIFIER}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(DRAWING.read_bytes())
