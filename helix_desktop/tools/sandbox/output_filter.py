"""The removal of secrets from a command's output: by their shape, and known ones."""

import re

from helix_desktop.tools.sandbox.secret_visibility import SecretSurvey
from helix_desktop.tools.secrets.known_secrets import find_shared_secrets
from helix_desktop.tools.secrets.redactor import Finder
from helix_desktop.tools.secrets.secret_files import assigned_values
from helix_desktop.tools.secrets.secret_patterns import SecretSpan, find_secret_spans, merge_spans

_SETTINGS = re.compile(r"(?<![\w])\.env(?!\.(?:example|sample|template|dist|defaults))|\.env\b")
"""Matches commands that name an .env file and may print any version: all assignments count."""


def make_secret_finder(command: str, seen: SecretSurvey) -> Finder:
    """Return a finder of secrets in one command's output; files that the user opened are exempt."""
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
