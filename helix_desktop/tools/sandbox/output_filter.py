"""What is taken out of a command's output: what looks like a secret, and what is known as one."""

import re

from helix_desktop.tools.sandbox.secret_visibility import SecretSurvey
from helix_desktop.tools.secrets.known_secrets import find_shared_secrets
from helix_desktop.tools.secrets.redactor import Finder
from helix_desktop.tools.secrets.secret_files import assigned_values
from helix_desktop.tools.secrets.secret_patterns import SecretSpan, find_secret_spans, merge_spans

_SETTINGS = re.compile(r"(?<![\w])\.env(?!\.(?:example|sample|template|dist|defaults))|\.env\b")
"""A command that names such a file may print one of any version: all assignments count."""


def make_secret_finder(command: str, seen: SecretSurvey) -> Finder:
    """Finds what one command may not say; what the person opened may be said."""
    named = _SETTINGS.search(command) is not None

    def find(data: bytes) -> list[SecretSpan]:
        found = [
            *find_secret_spans(data),
            *find_shared_secrets(data, seen.known),
            *(assigned_values(data) if named else ()),
        ]
        return [
            span for span in merge_spans(found) if not _opened(data[span.start : span.stop], seen)
        ]

    return find


def _opened(text: bytes, seen: SecretSurvey) -> bool:
    return any(text in content for content in seen.opened)
