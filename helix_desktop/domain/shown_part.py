"""Says which part of a file or document is shown if the whole is too large.

`ShownPart.phrase` is the only wording for it: models and users read it, and events and cache
entries keep it. `parse_part` reads it back, so that the window can translate it.
"""

import re

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase, joined

UNITS = ("line", "page", "sheet", "slide", "cell", "byte")
_NUMBER = r"\d[\d,]*"
_PHRASE = re.compile(
    rf"(?!, )(?:(?:first|(?P<first>{_NUMBER})–)\s?(?P<last>{_NUMBER}) of (?P<more>more than )?"
    rf"(?P<total>{_NUMBER}) (?P<unit>{'|'.join(UNITS)})s?)?"
    rf"(?:(?:^|, )(?P<long>{_NUMBER}) long lines? cut)?"
)


class ShownPart(Struct, frozen=True):
    """The lines, pages, or bytes `first` to `last` of `total`.

    With `more`, `total` was not counted to the end. `long_lines` is the number of shown lines of
    which only the beginning is shown.
    """

    first: int
    last: int
    total: int
    unit: str = "line"
    more: bool = False
    long_lines: int = 0

    @property
    def phrase(self) -> str:
        """The words for it, as in "first 5,289 of 400,000 lines"; "" if nothing is left out."""
        shown: Phrase | str = ""
        if self.more or self.last < self.total:
            first, last = f"{self.first:,}", f"{self.last:,}"
            total = {
                "line": Phrase.counted(self.total, "{count} line", "{count} lines"),
                "page": Phrase.counted(self.total, "{count} page", "{count} pages"),
                "sheet": Phrase.counted(self.total, "{count} sheet", "{count} sheets"),
                "slide": Phrase.counted(self.total, "{count} slide", "{count} slides"),
                "cell": Phrase.counted(self.total, "{count} cell", "{count} cells"),
                "byte": Phrase.counted(self.total, "{count} byte", "{count} bytes"),
            }[self.unit]
            if self.more:
                total = Phrase("more than {total}", total=total)
            shown = Phrase("first {last} of {total}", last=last, total=total)
            if self.first > 1:
                shown = Phrase("{first}–{last} of {total}", first=first, last=last, total=total)
        count = self.long_lines
        long_lines = Phrase.counted(count, "{count} long line cut", "{count} long lines cut")
        return joined((shown, long_lines if count else ""), ", ")


def parse_part(words: str) -> ShownPart | None:
    """Return the part for which `words` are the phrase; None for other words."""
    match = _PHRASE.fullmatch(words)
    if match is None or not words:
        return None
    first, last, total, long_lines = (
        int((match[name] or "0").replace(",", "")) for name in ("first", "last", "total", "long")
    )
    unit, more = match["unit"] or UNITS[0], match["more"] is not None
    return ShownPart(first or 1, last, total, unit, more=more, long_lines=long_lines)
