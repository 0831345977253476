"""Where a command runs: `cd` moves what follows, as far as it is sure that it does.

Wherever a `cd` may or may not have happened, what follows has to be harmless from every place.
"""

from helix_desktop.tools.judging.parsing import Part
from helix_desktop.tools.judging.site import Site


class Bases:
    """The folders the next command may run in, as real paths."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self.now: tuple[str, ...] = (site.root,)
        self._seen: tuple[str, ...] = self.now
        self._sure = True

    def enter(self, part: Part) -> None:
        """Before a command is looked at: what stands before it decides."""
        match part.before:
            case ";" | "\n" | "":
                self.now, self._sure = self._seen, True
            case "||":
                self.now, self._sure = self._seen, False
            case "&&":
                pass
            case "|" | "|&":
                self._sure = False
            case _:
                self.now, self._sure = self._seen, False

    def move(self, part: Part, path: str) -> None:
        """After a `cd`; behind `|` or `||` it may have no effect."""
        moved = tuple(dict.fromkeys(self._site.moved(base, path) for base in self.now))
        self._seen = tuple(dict.fromkeys((*self._seen, *moved)))
        self.now = moved if self._sure and part.after == "&&" else self._seen
