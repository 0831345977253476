"""Texts that break or slow tokenizers; each a maker of about that many characters."""

import base64
import string
from collections.abc import Callable, Mapping
from random import Random


def _random(seed: int, alphabet: str) -> Callable[[int], str]:
    return lambda size: "".join(Random(seed).choices(alphabet, k=size))


def _span(first: int, last: int) -> str:
    return "".join(map(chr, range(first, last + 1)))


def _repeated(unit: str) -> Callable[[int], str]:
    return lambda size: unit * (size // len(unit))


def _words(seed: int, alphabet: str, length: int) -> Callable[[int], str]:
    def make(size: int) -> str:
        random = Random(seed)
        return " ".join("".join(random.choices(alphabet, k=length)) for _ in range(size // length))

    return make


PATHOLOGICAL: Mapping[str, Callable[[int], str]] = {
    "one letter": _repeated("a"),
    "blanks": _repeated(" "),
    "tabs": _repeated("\t"),
    "line breaks": _repeated("\n"),
    "blanks, then a letter": lambda size: " " * (size - 1) + "x",
    "blanks and letters far apart": lambda size: (" " * 70000 + "x") * (size // 70001 + 1),
    "line break and blank": _repeated("\n "),
    "deep indents": _repeated("\n" + " " * 1000 + "x"),
    "mixed blanks": _random(1, " \t\n\r\x0b\x0c\x85\xa0\u2003\u2028\u3000"),
    "mixed blanks in one line": _random(2, " \t\x0b\x0c\x85\xa0\u2003\u3000"),
    "equals signs": _repeated("="),
    "slashes": _repeated("/"),
    "random letters": _random(3, string.ascii_lowercase),
    "random capitals": _random(4, string.ascii_uppercase),
    "random case": _random(5, "Aa"),
    "genome": _random(6, "ACGT"),
    "hex": _random(7, string.hexdigits[:16]),
    "digits": _random(8, string.digits),
    "words of 490": _words(9, string.ascii_lowercase, 490),
    "rules of 490": _words(10, "=-_*#", 490),
    "base64": lambda size: base64.b64encode(Random(11).randbytes(size * 3 // 4)).decode(),
    "random punctuation": _random(12, string.punctuation),
    "apostrophes": _repeated("a's"),
    "alternating": _repeated("aA1 "),
    "NUL": _repeated("\0"),
    "control characters": _random(13, _span(1, 31)),
    "one combining mark": _repeated("\u0301"),
    "combining marks": _random(14, _span(0x300, 0x36F)),
    "zalgo": _repeated("e" + _span(0x300, 0x336)),
    "families": _repeated("\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"),
    "emoji": _random(15, _span(0x1F300, 0x1F5FF)),
    "flags and tags": _random(16, _span(0x1F1E6, 0x1F1FF) + _span(0xE0020, 0xE007F)),
    "variation selectors": _repeated("\ufe0f"),
    "zero width": _random(17, "\u200b\u200c\u200d\u2060\ufeff"),
    "Chinese": _random(18, _span(0x4E00, 0x9FFF)),
    "rare Chinese": _random(19, _span(0x20000, 0x2A6DF)),
    "Korean": _random(20, _span(0xAC00, 0xD7A3)),
    "Thai": _random(21, _span(0xE01, 0xE3A)),
    "Arabic with overrides": _random(22, _span(0x621, 0x64A) + "\u202e\u202c \u200f"),
    "Hebrew": _random(23, _span(0x5D0, 0x5EA)),
    "lone surrogates": _random(24, _span(0xD800, 0xDFFF)),
    "surrogates in letters": _random(25, "ab \ud800\udc00"),
    "random Unicode": _random(26, _span(0, 0xD7FF) + _span(0x10000, 0x1FFFF)),
    "private use": _random(27, _span(0xE000, 0xF8FF) + _span(0xF0000, 0xF08FF)),
    "special tokens": _repeated("<|endoftext|><|fim_prefix|>"),
    "one line of JSON": _repeated('{"id":1,"name":"\\u00e9\\n"},'),
}
