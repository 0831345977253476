"""Replaces secrets in outputs, files shown to a model, and streams by words that say so.

It happens before a text is stored: recalled content is what the model was shown, so nothing hidden
comes back another way. The user's file still contains everything.

A file's lines are shown to a model in the same way.
"""

import os
from collections.abc import Callable, Collection, Iterable, Iterator

from helix_desktop.domain.secret_patterns import SecretSpan
from helix_desktop.tools.secrets.secret_file_contents import Finder, SecretFinder, make_file_finder
from helix_desktop.tools.secrets.secret_masks import NEXT_LINE, FileMasks, mask_text

OPEN = "Open this to commands"
"""Text of the button; the command `permission open PATH` does the same."""
_BLOCK = 1024 * 1024
_LONG = 80 * 1024
"""Bytes that are carried over, so that a secret across two pieces is found whole."""


def hide_spans(data: bytes, spans: Iterable[SecretSpan]) -> bytes:
    """Replace each secret by a few words; the number of lines stays the same."""
    out: list[bytes] = []
    position = 0
    for span in spans:
        lines = data.count(b"\n", span.start, span.stop)
        out += [data[position : span.start], mask_text(span.what, lines + 1).encode()]
        out.append(f"\n{NEXT_LINE}".encode() * lines)
        position = span.stop
    out.append(data[position:])
    return b"".join(out)


class SecretRedactor:
    """A redactor of one output, which counts the secrets."""

    def __init__(self, find: Finder) -> None:
        self._find = find
        self.count = 0

    def of(self, data: bytes) -> bytes:
        spans = self._find(data)
        self.count += len(spans)
        return hide_spans(data, spans) if spans else data

    def stream(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """Yield the redacted stream, cut only where no secret can continue."""
        pending = bytearray()
        for piece in pieces:
            pending += piece
            if len(pending) >= _BLOCK:
                data = bytes(pending)
                cut = data.rfind(b"\n", 0, len(data) - _LONG) + 1 or len(data) - _LONG
                spans = [span for span in self._find(data) if span.start < cut]
                if spans and spans[-1].stop > cut:
                    last = spans.pop()
                    # a match longer than any secret is cut where it stands
                    cut = last.start or last.stop
                    spans += [last] if not last.start else []
                self.count += len(spans)
                yield hide_spans(data[:cut], spans)
                del pending[:cut]
        yield self.of(bytes(pending))


def hidden_notice(count: int) -> list[str]:
    """Return one line on the number of hidden secrets, if there are any."""
    if not count:
        return []
    many = "1 secret is" if count == 1 else f"{count:,} secrets are"
    return [f"[{many} hidden from you; the user can open the file: {OPEN}]"]


Shown = Callable[[str], bool]
"""Returns whether the user opened a path, relative to the project folder, to the model."""
MAX_BLOCK_BYTES = 4 * 1024 * 1024
"""Most bytes of a file that are searched as a whole."""


def no_file_shown(_path: str) -> bool:
    return False


def is_file_opened(opened: Collection[str], path: str) -> bool:
    """Return whether a path is one of these, or below one."""
    while path not in opened:
        upper = os.path.dirname(path)
        if not path or upper == path:
            return False
        path = upper
    return True


def hide_secret_lines(
    path: str, text: str, find: SecretFinder = make_file_finder
) -> dict[int, str]:
    """Return the replacements of lines, counted from 1, that contain secrets."""
    masks = FileMasks(path, text, find(path))
    if not masks:
        return {}
    lines = zip(text.split("\n"), masks.text.split("\n"), strict=True)
    return {
        number: now.encode("utf-8", "replace").decode().rstrip("\r")
        for number, (before, now) in enumerate(lines, 1)
        if before != now
    }


def hide_secret_text(path: str, text: str, find: SecretFinder = make_file_finder) -> str:
    masks = FileMasks(path, text, find(path))
    return masks.text.encode("utf-8", "replace").decode() if masks else text
