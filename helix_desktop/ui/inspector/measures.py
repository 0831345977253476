"""Where the parts of a row stand: wide as a table on the page, two lines high in the panel."""

from helix_desktop.domain.values import value

ROW, TALL, HEAD = 32, 46, 29
OPEN, OPEN_TALL = 144, 200
"""What an opened row adds."""
NARROW = 900
"""Below this width rows have two lines."""
PANEL = 520
"""Below this width it is the panel beside the conversation: no word for a row's state."""
EDGE = 24
BUTTON = 28


@value
class Columns:
    """The x of each part, for one width."""

    width: int

    @property
    def tall(self) -> bool:
        return self.width < NARROW

    @property
    def row(self) -> int:
        return TALL if self.tall else ROW

    @property
    def opened(self) -> int:
        return OPEN_TALL if self.tall else OPEN

    @property
    def edge(self) -> int:
        return EDGE if self.width >= PANEL else 20

    @property
    def icon(self) -> int:
        return self.edge if self.tall else EDGE + 44

    @property
    def name(self) -> int:
        return self.icon + 28 if self.tall else self.icon + 26

    @property
    def why(self) -> int:
        return EDGE + round(520 / 1144 * (self.width - 2 * EDGE))

    @property
    def tokens(self) -> int:
        """The right edge of the figure."""
        return self.width - (self.edge if self.tall else EDGE + 266)

    @property
    def bar(self) -> int:
        return self.tokens - 48 if self.tall else self.tokens + 12

    @property
    def state(self) -> int:
        return self.width - EDGE - 178

    @property
    def actions(self) -> int:
        """The right edge of the buttons."""
        return self.width - (self.edge if self.tall else EDGE)
