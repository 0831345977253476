"""Every text that a window paints, in the order of painting: labels, buttons, and painted rows."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPaintEngineState, QTextItem
from PySide6.QtWidgets import QWidget

_DOTS_PER_INCH = 96
_METRICS = {
    QPaintDevice.PaintDeviceMetric.PdmNumColors: 1 << 24,
    QPaintDevice.PaintDeviceMetric.PdmDepth: 32,
    QPaintDevice.PaintDeviceMetric.PdmDpiX: _DOTS_PER_INCH,
    QPaintDevice.PaintDeviceMetric.PdmDpiY: _DOTS_PER_INCH,
    QPaintDevice.PaintDeviceMetric.PdmPhysicalDpiX: _DOTS_PER_INCH,
    QPaintDevice.PaintDeviceMetric.PdmPhysicalDpiY: _DOTS_PER_INCH,
    QPaintDevice.PaintDeviceMetric.PdmDevicePixelRatio: 1,
    QPaintDevice.PaintDeviceMetric.PdmDevicePixelRatioScaled: 1 << 16,
}


class _TextEngine(QPaintEngine):
    """Keeps the texts, and paints nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[str] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _state: QPaintEngineState) -> None:  # noqa: N802
        pass

    def drawTextItem(self, _point: QPointF, item: QTextItem) -> None:  # noqa: N802
        self.texts.append(item.text())

    def drawPixmap(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawImage(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawTiledPixmap(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawPath(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawPolygon(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawRects(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawLines(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawPoints(self, *_arguments: object) -> None:  # noqa: N802
        pass

    def drawEllipse(self, *_arguments: object) -> None:  # noqa: N802
        pass


class _TextDevice(QPaintDevice):
    """A device of the size of a widget."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.engine = _TextEngine()
        self._metrics = _METRICS | {
            QPaintDevice.PaintDeviceMetric.PdmWidth: width,
            QPaintDevice.PaintDeviceMetric.PdmHeight: height,
            QPaintDevice.PaintDeviceMetric.PdmWidthMM: round(width / _DOTS_PER_INCH * 25.4),
            QPaintDevice.PaintDeviceMetric.PdmHeightMM: round(height / _DOTS_PER_INCH * 25.4),
        }

    def paintEngine(self) -> QPaintEngine:  # noqa: N802
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 0)


def painted_texts(widget: QWidget) -> list[str]:
    """Paint a widget with all that is in it, and return the texts, a line of each at a time."""
    device = _TextDevice(widget.width(), widget.height())
    widget.render(device)
    return device.engine.texts
