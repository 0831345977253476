"""Files that tests write."""

from pathlib import Path


def write_file(path: Path, content: str | bytes = "") -> Path:
    """Write a file and make the folders above it; a text is written as UTF-8."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path
