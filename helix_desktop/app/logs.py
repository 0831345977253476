"""The log file: small, rotating, and without keys, whatever is logged."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from helix_desktop.app.secrets.hidden import KNOWN_KEYS

LARGEST = 1_000_000
KEPT = 3


class RedactingFormatter(logging.Formatter):
    """Redacts the finished line, so that arguments and tracebacks are covered too."""

    def format(self, record: logging.LogRecord) -> str:
        return KNOWN_KEYS.clean(super().format(record))


def start_log(folder: Path) -> logging.Handler:
    """Log to a file in `folder` from now on."""
    handler = RotatingFileHandler(
        folder / "helix-desktop.log",
        maxBytes=LARGEST,
        backupCount=KEPT,
        encoding="utf-8",
        errors="backslashreplace",
        delay=True,
    )
    handler.setFormatter(RedactingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def end_log(handler: logging.Handler) -> None:
    logging.getLogger().removeHandler(handler)
    handler.close()
