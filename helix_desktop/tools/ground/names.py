"""Names of files as text: shown so that they can be asked for again, also those that are no text.

A byte that is no UTF-8 and a control character are shown as `\\xHH`; a path that holds such a mark
means that byte. (Names with a real backslash before an x are left to the person.)
"""

import re

_MARK = re.compile(r"\\x([0189a-fA-F][0-9a-fA-F]|7[fF])")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def shown(name: str) -> str:
    """A name or path of the system as printable text."""
    text = name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    return _UNSEEN.sub(_marked, text)


def meant(path: str) -> str:
    """The path of the system that a shown one stands for."""
    if "\\x" not in path:
        return path
    marked = _MARK.sub(lambda found: chr(0xDC00 + int(found[1], 16)), path)
    # every mark is one byte; together with its neighbours it may be a character of UTF-8
    raw = b"".join(_bytes_of(char) for char in marked)
    return raw.decode("utf-8", "surrogateescape")


def _bytes_of(char: str) -> bytes:
    code = ord(char)
    return bytes([code - 0xDC00]) if 0xDC00 <= code <= 0xDCFF else char.encode("utf-8", "replace")


def _marked(found: re.Match[str]) -> str:
    return "".join(f"\\x{byte:02x}" for byte in found[0].encode())
