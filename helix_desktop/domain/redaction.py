"""Takes out of a text what looks like a key, and tells where one stands in the wrong place.

Every way out (the log, an export, an error that is shown) goes through `redacted`; what the person
types to be kept in a file goes through `holds_key` first.
"""

import re
from functools import cache

HIDDEN = "[key removed]"

_KEYS = (
    r"sk-[A-Za-z0-9_-]{12,}"
    r"|(?:ghp|gho|ghu|ghs|ghr|github_pat)_[A-Za-z0-9_]{16,}"
    r"|(?:gsk|hf|r8|fw|csk|nvapi|pplx|xai|tgp|tvly|lin_api|glpat)[_-][A-Za-z0-9_-]{16,}"
    r"|AIza[0-9A-Za-z_-]{30,}"
    r"|ya29\.[0-9A-Za-z_-]{20,}"
    r"|xox[abprs]-[A-Za-z0-9-]{10,}"
    r"|(?:AKIA|ASIA)[0-9A-Z]{16}"
    r"|eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}"
    r"|(?<=[Bb]earer )[A-Za-z0-9._~+/=-]{12,}"
    r"|(?<=[Aa]uthorization: [Bb]asic )[A-Za-z0-9+/]{8,}={0,2}"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)"
)
_NAMED = (
    r"(?i)(?P<name>[\"']?(?:api[-_]?key|x-api-key|x-goog-api-key|authorization|password|secret|token)"
    r"[\"']?\s*[:=]\s*)"
    r"(?P<quote>[\"']?)[^\s\"',;]{8,}(?P=quote)"
)


def redacted(text: str) -> str:
    """The text with everything that looks like a key taken out."""
    plain = _compiled(_KEYS).sub(HIDDEN, text)
    return _compiled(_NAMED).sub(lambda found: found["name"] + HIDDEN, plain)


@cache
def _compiled(expression: str) -> "re.Pattern[str]":
    """Compiled when first wanted: these are long, and no start should wait for them."""
    return re.compile(expression)


_IN_ADDRESS = re.compile(r"://[^\s/:@]*:[^\s/:@]+@")
"""A password before a host."""
_LONG_RUN = re.compile(r"[A-Za-z0-9]{20,}")
_REFERENCE = re.compile(r"\$\{[^}]*\}")


def holds_key(text: str) -> bool:
    """Whether a text that is to be kept in a file holds a key of a known shape.

    A word that only ends like the beginning of a key (`task-…`) is none, nor is `${NAME}`.
    """
    plain = _REFERENCE.sub("", text)
    return bool(_compiled(_NAMED).search(plain) or _IN_ADDRESS.search(plain)) or any(
        not plain[: found.start()][-1:].isalnum() and any(map(str.isdigit, found.group()))
        for found in _compiled(_KEYS).finditer(plain)
    )


def looks_like_key(text: str) -> bool:
    """The same for a text that should be a name: long runs in which nobody names things, too."""
    return holds_key(text) or any(_is_random(run) for run in _LONG_RUN.findall(text))


def _is_random(run: str) -> bool:
    mixed = run not in (run.lower(), run.upper())
    return any(map(str.isdigit, run)) or (mixed and len(run) >= 32)
