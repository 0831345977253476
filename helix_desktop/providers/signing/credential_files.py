"""Where the files of AWS's and Google's credentials are."""

from pathlib import Path


def credential_file(text: str, home: Path) -> Path:
    """Return the path that a user wrote; a first `~` means the home folder."""
    inside = text.removeprefix("~")
    return home / inside[1:] if inside != text and inside[:1] in ("/", "\\") else Path(text)
