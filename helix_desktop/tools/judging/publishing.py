"""Commands that send something to others, told in words a card can say first.

It only names them: they would be asked about anyway.
"""

import posixpath
import re
from collections.abc import Sequence

_COMMITS = "It publishes commits at another place."
_PACKAGE = "It publishes a package."
_SPEAKS = "It writes at GitHub in your name."
_SENDS = "It sends data to another computer."

_GH = re.compile(
    r"(?:pr|issue|release|repo|label|workflow|run|gist|secret|variable) (?:create|comment|edit"
    r"|merge|ready|close|reopen|review|delete|upload|rerun|cancel|lock|unlock|fork|archive|rename|run|set)\b"
)
_GH_FIELDS = re.compile(r"-[fFX].*|--(?:field|raw-field|method|input)(?:=.*)?")
_CURL_DATA = re.compile(
    r"-[dFTX].*|--(?:data[\w-]*|json|form[\w-]*|upload-file|request|url-query)(?:=.*)?"
)
_PACKAGES = re.compile(
    r"(?:npm|pnpm|yarn|bun|cargo|poetry|uv|flit|hatch) publish\b|twine upload\b|gem push\b"
    r"|docker push\b|podman push\b"
)


def publishing(words: Sequence[str]) -> str:
    """What is sent, as a sentence; "" if nothing of that kind is seen."""
    if not words:
        return ""
    name, rest = posixpath.basename(words[0]), words[1:]
    if name == "git":
        behind = rest[2:] if rest[:1] == ["-C"] else rest
        return _COMMITS if behind[:1] == ["push"] and "--dry-run" not in behind else ""
    if name == "gh":
        fields = rest[:1] == ["api"] and any(map(_GH_FIELDS.fullmatch, rest))
        return _SPEAKS if fields or _GH.match(" ".join(rest[:2])) else ""
    if name == "curl":
        return _SENDS if any(map(_CURL_DATA.fullmatch, rest)) else ""
    return _PACKAGE if _PACKAGES.match(" ".join(words[:2])) else ""
