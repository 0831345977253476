"""Removes everything from a text that looks like a key: `redact` for logs, exports, errors.

Every output to the outside (the log, an export, an error message) goes through `redact`. Text that
the user types into a file goes through `holds_key` first.
"""

import re
from functools import cache

from helix_desktop.domain.secret_patterns import LOOSE_TOKEN

HIDDEN = "[key removed]"

_NAMED_KEY = (
    r"(?i)(?P<name>[\"']?(?:api[-_]?key|x-api-key|x-goog-api-key|authorization|password|secret|token)"
    r"[\"']?\s*[:=]\s*)"
    r"(?P<quote>[\"']?)[^\s\"',;]{8,}(?P=quote)"
)


def redact(text: str) -> str:
    """Return the text with everything that looks like a key removed."""
    plain = _key_pattern().sub(HIDDEN, text)
    return _compile_once(_NAMED_KEY).sub(lambda match: match["name"] + HIDDEN, plain)


@cache
def _compile_once(expression: str) -> re.Pattern[str]:
    """Compile a pattern on first use.

    These patterns are long, and startup should not wait for them.
    """
    return re.compile(expression)


@cache
def _key_pattern() -> re.Pattern[str]:
    return re.compile(
        rf"{LOOSE_TOKEN}"
        r"|(?<=[Bb]earer )[A-Za-z0-9._~+/=-]{12,}"
        r"|(?<=[Aa]uthorization: [Bb]asic )[A-Za-z0-9+/]{8,}={0,2}"
        r"|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)"
    )


_IN_ADDRESS = re.compile(r"://[^\s/:@]*:[^\s/:@]+@")
"""A password before the host of a URL."""

_LONG_RUN = re.compile(r"[A-Za-z0-9]{20,}")

_REFERENCE = re.compile(r"\$\{[^{}]*\}")


def holds_key(text: str) -> bool:
    """Return whether a text contains a key of a known format; used before saving text to a file.

    A word that merely ends like the beginning of a key (`task-…`) does not count, nor does
    `${NAME}`.
    """
    plain = _REFERENCE.sub("", text)
    return bool(_compile_once(_NAMED_KEY).search(plain) or _IN_ADDRESS.search(plain)) or any(
        not plain[: match.start()][-1:].isalnum() and any(map(str.isdigit, match.group()))
        for match in _key_pattern().finditer(plain)
    )


def looks_like_key(text: str) -> bool:
    """Return whether a text of a model, or a value, that should be a name looks like a key.

    Long random runs of characters count, too.
    """
    return holds_key(text) or any(
        any(map(str.isdigit, run)) or (len(run) >= 32 and run not in (run.lower(), run.upper()))
        for run in _LONG_RUN.findall(text)
    )


_SECRET_NAME = r"(?i)key|token|secret|passw|auth|credential|cookie|session|\bpat\b|_pat$"

_REFERENCES = r"(?i)(?:(?:Bearer|Basic|token) +)?\$\{(?:env:)?[A-Za-z_]\w*\}"


def is_secret_value(name: str, value: str) -> bool:
    """Whether the value of a header or variable is secret.

    A reference to a variable (`${NAME}`) is not: it has no value.
    """
    if not value or _compile_once(_REFERENCES).fullmatch(value):
        return False
    line = f"{name}: {value}"
    named = _compile_once(_SECRET_NAME).search(name) is not None
    return named or looks_like_key(value) or redact(line) != line
