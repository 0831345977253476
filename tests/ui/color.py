"""How colors are told apart: CIEDE2000, and what eyes see that lack one kind of cone.

The matrices are those of Machado, Oliveira and Fernandes (2009) at severity 1, for linear light;
the difference is that of Sharma, Wu and Dalal (2005), whose pairs the tests of this module repeat.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Lab = tuple[float, float, float]
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE = (0.95047, 1.0, 1.08883)
_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_FAR = 25.0**7


def seen(color: str, eyes: str) -> Lab:
    """A token as those eyes see it, in CIE Lab."""
    red, green, blue = (_linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
    met = _times(EYES[eyes], (red, green, blue))
    return _lab((_clipped(met[0]), _clipped(met[1]), _clipped(met[2])))


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000; 1 is just to be seen side by side, 10 is another color."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    grown = 1 + 0.5 * (1 - sqrt(mean**7 / (mean**7 + _FAR)))
    chromas = hypot(one[1] * grown, one[2]), hypot(other[1] * grown, other[2])
    hues = _hue(one[1] * grown, one[2]), _hue(other[1] * grown, other[2])
    light, chroma = other[0] - one[0], chromas[1] - chromas[0]
    grey = chromas[0] * chromas[1] == 0
    turn = 0.0 if grey else (hues[1] - hues[0] + 180) % 360 - 180
    hue = 2 * sqrt(chromas[0] * chromas[1]) * sin(radians(turn) / 2)
    middle = sum(hues) if grey else (hues[0] + turn / 2) % 360
    mean_light, mean_chroma = (one[0] + other[0]) / 2, sum(chromas) / 2
    by_light = 1 + 0.015 * (mean_light - 50) ** 2 / sqrt(20 + (mean_light - 50) ** 2)
    by_chroma = 1 + 0.045 * mean_chroma
    by_hue = 1 + 0.015 * mean_chroma * _hue_weight(middle)
    blue = exp(-(((middle - 275) / 25) ** 2))
    twist = -2 * sqrt(mean_chroma**7 / (mean_chroma**7 + _FAR)) * sin(radians(60 * blue))
    parts = light / by_light, chroma / by_chroma, hue / by_hue
    return sqrt(sum(part**2 for part in parts) + twist * parts[1] * parts[2])


def _hue(a: float, b: float) -> float:
    return 0.0 if a == b == 0 else degrees(atan2(b, a)) % 360


def _hue_weight(hue: float) -> float:
    waves = ((0.17, 1, 30), (-0.24, 2, 0), (-0.32, 3, -6), (0.20, 4, 63))
    return 1 - sum(size * cos(radians(times * hue - by)) for size, times, by in waves)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _clipped(part: float) -> float:
    return min(1.0, max(0.0, part))


def _times(rows: tuple[Triple, Triple, Triple], by: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, by, strict=True)) for row in rows)
    return first, second, third


def _lab(linear: Triple) -> Lab:
    result = _times(_TO_XYZ, linear)
    x, y, z = (_root(part / white) for part, white in zip(result, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24_389 else (24_389 / 27 * part + 16) / 116


def contrast_ratio(first: str, second: str) -> float:
    """Return the WCAG contrast ratio of two colors."""
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
