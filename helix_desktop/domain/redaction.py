"""Takes out of a text what looks like a key.

Every way out (the log, an export, an error that is shown) goes through this one function.
"""

import re

HIDDEN = "[key removed]"

_KEYS = re.compile(
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
_NAMED = re.compile(
    r"(?i)(?P<name>[\"']?(?:api[-_]?key|x-api-key|x-goog-api-key|authorization|password|secret|token)"
    r"[\"']?\s*[:=]\s*)"
    r"(?P<quote>[\"']?)[^\s\"',;]{8,}(?P=quote)"
)


def redacted(text: str) -> str:
    """The text with everything that looks like a key taken out."""
    return _NAMED.sub(lambda found: found["name"] + HIDDEN, _KEYS.sub(HIDDEN, text))
