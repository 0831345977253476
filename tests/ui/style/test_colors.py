"""Colors of both appearances: what is read can be read, marks are seen, kinds are told apart.

Exempt are `k_reserve` (the room that is kept free is hatched, stands apart at the end and is no
part of what is weighed), `dis` (what cannot be used), and lines that only divide (`line`,
`line2`): a field is known by its words, and its border in focus is `acc`.
"""

from itertools import pairwise

import pytest

from helix_desktop.ui.style.tokens import CHIP_ALPHA, DARK, LIGHT, mix
from helix_desktop.ui.text.block_labels import DRAFT, ORDER, kind_tone
from helix_desktop.ui.timeline.row_texts import KINDS
from tests.ui.color import EYES, contrast_ratio, difference, seen

TEXT, MARK, APART = 4.5, 3.0, 10.0
"""WCAG 2.2: 1.4.3 for text, 1.4.11 for marks; a CIEDE2000 of 10 is another color at a glance."""
GROUNDS = ("bg", "panel", "surf", "raised")
WINDOW = tuple(kind_tone(kind) for kind in ORDER if kind is not DRAFT)
CHART = tuple(tone for tone, _name, _kinds in KINDS)
# a focus ring is `acc`, also on a row that is chosen or pointed at
SURFACES = (*GROUNDS, "surf2", "hover", "sel", "code", "user")
TONES = ("fg", "fg2", "mut", "acc", "ok", "warn", "bad", "info")
ADDED = (("fg", "addword"), ("fg", "addbg"), ("ok", "addbg"), ("mut", "addbg"))
REMOVED = (("fg", "remword"), ("fg", "rembg"), ("bad", "rembg"), ("mut", "rembg"))
PAIRS = (
    *((f"added, {ink} on {ground}", ink, ground) for ink, ground in ADDED),
    *((f"removed, {ink} on {ground}", ink, ground) for ink, ground in REMOVED),
    *((f"{tone} on {ground}", tone, ground) for tone in TONES for ground in SURFACES),
    ("hit", "hitfg", "hit"),
    ("primary button", "onacc", "accfill"),
    ("primary button under the pointer", "onacc", "accfill_h"),
    ("button that destroys", "onacc", "badfill"),
    *(
        (f"code, {tone}", tone, "code")
        for tone in ("s_kw", "s_str", "s_num", "s_fn", "s_com", "s_dec")
    ),
)
both = pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])


@both
@pytest.mark.parametrize(("ink", "ground"), [pair[1:] for pair in PAIRS], ids=[p[0] for p in PAIRS])
def test_text_has_enough_contrast_on_its_background(
    colors: dict[str, str], ink: str, ground: str
) -> None:
    assert contrast_ratio(colors[ink], colors[ground]) >= TEXT


@both
@pytest.mark.parametrize("tone", [*WINDOW, "k_draft", "hitline"])
def test_marks_have_enough_contrast_on_every_background(colors: dict[str, str], tone: str) -> None:
    for ground in GROUNDS:
        assert contrast_ratio(colors[tone], colors[ground]) >= MARK, ground


@both
def test_a_chip_has_enough_contrast(colors: dict[str, str]) -> None:
    for tone in ("ok", "warn", "bad", "info", "acc", "fg2"):
        ink = colors[tone]
        assert contrast_ratio(ink, mix(ink, colors["surf"], CHIP_ALPHA)) >= TEXT


@both
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("order", [WINDOW, CHART], ids=["window", "chart"])
def test_neighboring_kinds_have_distinguishable_colors_for_all_eyes(
    colors: dict[str, str], eyes: str, order: tuple[str, ...]
) -> None:
    close = {
        (one, other): round(result, 1)
        for one, other in pairwise(order)
        if (result := difference(_seen(colors, one, eyes), _seen(colors, other, eyes))) < APART
    }
    assert not close


def _seen(colors: dict[str, str], tone: str, eyes: str) -> tuple[float, float, float]:
    return seen(colors[tone], eyes)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_of_two_colors_is_that_of_the_published_formula(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    assert difference(one, other) == pytest.approx(apart, abs=1e-4)
    assert difference(other, one) == pytest.approx(apart, abs=1e-4)


def test_simulated_color_blindness_merges_red_and_green_and_keeps_gray() -> None:
    red, green = "#c04040", "#6f6f20"
    plain = difference(seen(red, "all cones"), seen(green, "all cones"))
    assert difference(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < plain / 2
    for eyes in EYES:
        assert difference(seen("#808080", eyes), seen("#808080", "all cones")) < 0.5
