"""What the model sees in place of a secret, in a text and in one that comes piece by piece.

It is done before a text is stored: what is recalled later is what the model was shown, so nothing
hidden comes back another way. The person's file still holds it all.
"""

from collections.abc import Callable, Iterable, Iterator

from helix_desktop.tools.secrets.secret_patterns import SecretSpan

LEAD = b"[hidden: "
OPEN = "Open this to commands"
"""What the button is called; a command does the same: `permissions open PATH`."""
_BLOCK = 1024 * 1024
_LONG = 80 * 1024
"""Bytes that are carried on, so that what begins in one piece and ends in the next is whole."""

Finder = Callable[[bytes], list[SecretSpan]]


def hide_spans(data: bytes, spans: Iterable[SecretSpan]) -> bytes:
    """The text with a few words in place of each secret; it keeps its lines."""
    out: list[bytes] = []
    at = 0
    for span in spans:
        lines = data.count(b"\n", span.start, span.stop)
        told = f"{span.what}, {lines + 1} lines" if lines else span.what
        out += [data[at : span.start], LEAD, told.encode(), b"]"]
        out.append(b"\n[hidden]" * lines)
        at = span.stop
    out.append(data[at:])
    return b"".join(out)


class SecretRedactor:
    """Takes secrets out of one output, and counts them."""

    def __init__(self, find: Finder) -> None:
        self._find = find
        self.count = 0

    def of(self, data: bytes) -> bytes:
        found = self._find(data)
        self.count += len(found)
        return hide_spans(data, found) if found else data

    def told(self) -> list[str]:
        """One line that says so, if there was anything."""
        return hidden_notice(self.count)

    def stream(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """All of it, cut only where no secret is under way."""
        held = bytearray()
        for piece in pieces:
            held += piece
            if len(held) >= _BLOCK:
                data = bytes(held)
                cut, found = self._settled(data)
                yield hide_spans(data[:cut], found)
                del held[:cut]
        yield self.of(bytes(held))

    def _settled(self, data: bytes) -> tuple[int, list[SecretSpan]]:
        """Up to where nothing can still change, and what is found until there."""
        cut = data.rfind(b"\n", 0, len(data) - _LONG) + 1 or len(data) - _LONG
        found = [span for span in self._find(data) if span.start < cut]
        if found and found[-1].stop > cut:
            last = found.pop()
            # what is longer than any secret is cut where it is
            cut = last.start or last.stop
            found += [last] if not last.start else []
        self.count += len(found)
        return cut, found


def hidden_notice(count: int) -> list[str]:
    """One line that says how much is hidden, if there is anything."""
    if not count:
        return []
    many = "1 secret is" if count == 1 else f"{count:,} secrets are"
    return [f"[{many} hidden from you; the person can open the file: {OPEN}]"]
