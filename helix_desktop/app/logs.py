"""The log file: small, rotating, and without keys, whatever is logged."""

import logging
import re
from logging.handlers import RotatingFileHandler
from pathlib import Path

LARGEST = 1_000_000
KEPT = 3
HIDDEN = "[key removed]"

_KEYS = re.compile(
    r"sk-[A-Za-z0-9_-]{12,}"
    r"|(?:ghp|gho|ghu|ghs|ghr|github_pat)_[A-Za-z0-9_]{16,}"
    r"|AIza[0-9A-Za-z_-]{30,}"
    r"|xox[abprs]-[A-Za-z0-9-]{10,}"
    r"|AKIA[0-9A-Z]{16}"
    r"|eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}"
    r"|(?<=[Bb]earer )[A-Za-z0-9._~+/=-]{12,}"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)"
)
_NAMED = re.compile(
    r"(?i)(?P<name>[\"']?(?:api[-_]?key|x-api-key|authorization|password|secret|token)[\"']?\s*[:=]\s*)"
    r"(?P<quote>[\"']?)[^\s\"',;]{8,}(?P=quote)"
)


def redacted(text: str) -> str:
    """The text with everything that looks like a key taken out."""
    return _NAMED.sub(lambda found: found["name"] + HIDDEN, _KEYS.sub(HIDDEN, text))


class RedactingFormatter(logging.Formatter):
    """Redacts the finished line, so that arguments and tracebacks are covered too."""

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


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
