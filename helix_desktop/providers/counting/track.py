"""What a model counts of a session's requests, followed through reports that are off by chance.

A Kalman filter of two numbers: the provider's tokens of the last request, and how many of them one
token of ours adds.
"""

from math import sqrt

from helix_desktop.domain.values import value

UNSURE_SLOPE = 0.15
"""How far the first slope may be wrong, as a share."""


@value
class Track:
    """Both numbers; how far they may be off, and together (variances and covariance)."""

    level: float
    slope: float
    unsure: float
    shared: float
    steep: float

    @classmethod
    def of(cls, told: int, slope: float, noise: float) -> "Track":
        """From one report; `noise` in tokens."""
        return cls(told, slope, noise**2, 0.0, (UNSURE_SLOPE * slope) ** 2)

    @property
    def blur(self) -> float:
        """Tokens that the level may usually be off by."""
        return sqrt(self.unsure)

    def moved(self, added: int, removed: int, spread: float) -> "Track":
        """The next request, before it is reported; `spread` is of texts, as a share."""
        grown, odd = added - removed, spread * self.slope * (added + removed)
        return Track(
            max(self.level + self.slope * grown, 0.0),
            self.slope,
            max(self.unsure + 2 * grown * self.shared + grown**2 * self.steep, 0.0) + odd**2,
            self.shared + grown * self.steep,
            self.steep,
        )

    def reported(self, told: int, noise: float) -> "Track":
        """With what the provider said of that request; `noise` in tokens."""
        whole = self.unsure + noise**2
        gain, turn = self.unsure / whole, self.shared / whole
        off = told - self.level
        return Track(
            self.level + gain * off,
            self.slope + turn * off,
            (1 - gain) * self.unsure,
            (1 - gain) * self.shared,
            max(self.steep - turn * self.shared, 0.0),
        )
