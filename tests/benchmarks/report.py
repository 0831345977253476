"""What a benchmark says: one row per goal, with the target it is held against."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A measured value beside its target; at least one of the numeric targets is set."""

    value: float
    unit: str
    n: int
    detail: str
    target: str
    at_least: float | None = None
    at_most: float | None = None

    def met(self) -> bool:
        if self.at_least is None and self.at_most is None:
            raise ValueError("A row without a numeric target can be neither met nor missed.")
        enough = self.at_least is None or self.value >= self.at_least
        return enough and (self.at_most is None or self.value <= self.at_most)
