"""What is taken out of a command's output: what looks like a secret, and what is known as one."""

import re

from helix_desktop.tools.sandbox.sight import Seen
from helix_desktop.tools.secrets.hiding import Finder
from helix_desktop.tools.secrets.known import shared
from helix_desktop.tools.secrets.places import assigned
from helix_desktop.tools.secrets.shapes import Span, apart, spans

_SETTINGS = re.compile(r"(?<![\w])\.env(?!\.(?:example|sample|template|dist|defaults))|\.env\b")
"""A command that names such a file may print one of any version: all assignments count."""


def finder(command: str, seen: Seen) -> Finder:
    """Finds what one command may not say; what the person opened may be said."""
    named = _SETTINGS.search(command) is not None

    def find(data: bytes) -> list[Span]:
        found = [*spans(data), *shared(data, seen.known), *(assigned(data) if named else ())]
        return [span for span in apart(found) if not _opened(data[span.start : span.stop], seen)]

    return find


def _opened(text: bytes, seen: Seen) -> bool:
    return any(text in content for content in seen.opened)
