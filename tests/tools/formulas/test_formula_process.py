"""Formulas become outlines in a process of their own, which alone suffers from a hostile one."""

import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.formulas import Formula, FormulaDrawing, read_formula
from helix_desktop.tools.formulas.drawing import draw_formula
from helix_desktop.tools.formulas.formula_outline import MAX_WIDTH, is_sound
from helix_desktop.tools.formulas.formula_process import MAX_FAILED, FormulaProcess
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.confinement import Confinement
from tests.processes import python

USUAL = (
    r"\frac{a}{b}",
    r"\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}",
    r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}",
    r"\begin{aligned} f(x) &= (x+1)^2 \\ &= x^2 + 2x + 1 \end{aligned}",
    r"\begin{cases} 1 & x < 0 \\ 0 & \text{otherwise} \end{cases}",
    r"\mathcal{O}(n \log n) \le \lVert x \rVert_2",
    r"\mathop{\mathrm{argmin}}_x f(x)",
    r"\boxed{x + \cancel{y}} \tag{1}",
    r"x \not= y \nonumber",
    r"\nabla \cdot \mathbf{E} = \partial_t \rho",
)
HOSTILE = (
    "{" * 900 + "}" * 900,
    r"\frac{1}{" * 150 + "x" + "}" * 150,
    r"\frac{1}{" * 24 + "x" + "}" * 24,
    r"\sqrt{" * 24 + "x" + "}" * 24,
    "x^" * 900 + "x",
    r"\left(" * 200 + r"\right)" * 200,
    "x" * 1_990,
    r"\begin{matrix}" + "a&" * 900 + r"b\end{matrix}",
    r"\hspace{99999999em}x",
    r"\rule{99999em}{99999em}",
    r"\newcommand{\a}{xx}\a",
    r"\def\a{\a\a}\a",
    r"\includegraphics{/etc/passwd}",
    r"\text{<mtext>&xxe;</mtext>}",
    "\x00",
    "\ud800",
    "中文",
    r"\undefined{x}",
    r"\mathop{x}",
    r"\frac",
    "}{",
    "",
)


@pytest.mark.parametrize("source", USUAL)
def test_formulas_as_models_write_them_are_drawn(source: str) -> None:
    for display in (False, True):
        drawing = draw_formula(Formula(source, display))
        assert drawing is not None
        assert 0 < drawing.width < 40
        assert 0.3 < drawing.above + drawing.below < 12


def test_a_sum_has_its_limits_above_and_below_only_in_a_line_of_its_own() -> None:
    inside, alone = (draw_formula(Formula(r"\sum_{i=1}^{n} i", item)) for item in (False, True))
    assert inside is not None
    assert alone is not None
    assert alone.above + alone.below > 1.3 * (inside.above + inside.below)


@pytest.mark.slow
def test_hostile_formulas_stay_text_and_the_process_goes_on() -> None:
    process = FormulaProcess(seconds=50)
    try:
        for source in HOSTILE:
            assert process.draw(Formula(source)) is None, source[:40]
        assert process.draw(Formula("x^2")) is not None
        assert process.started == 1
    finally:
        process.stop()


def test_a_formula_that_is_not_drawn_in_time_ends_its_process_only() -> None:
    process = FormulaProcess(seconds=0)
    assert process.draw(Formula("x^2")) is None
    process._seconds = 50
    try:
        assert process.draw(Formula("x^2")) is not None
        assert process.started == 2
    finally:
        process.stop()


def test_a_process_that_was_stopped_begins_again_for_the_next_formula() -> None:
    process = FormulaProcess(seconds=50)
    try:
        first = process.draw(Formula("x^2"))
        process.stop()
        assert process.draw(Formula("x^2")) == first
        assert process.started == 2
    finally:
        process.stop()


@pytest.mark.parametrize("code", ["", "print('', flush=True)", "print('x' * 3_000_000)"])
def test_a_process_that_never_draws_is_not_begun_again_and_again(code: str) -> None:
    process = FormulaProcess(seconds=50, words=(sys.executable, "-I", "-c", code))
    try:
        for _ in range(2 * MAX_FAILED):
            assert process.draw(Formula("x^2")) is None
        assert process.started == MAX_FAILED
    finally:
        process.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a formula needs no sandbox")
def test_without_a_sandbox_a_formula_stays_text_and_no_process_begins() -> None:
    process = FormulaProcess(seconds=50, confinement=Confinement(SandboxBackend()))
    assert process.draw(Formula("x^2")) is None
    assert process.started == 0


@pytest.mark.slow
def test_a_process_that_says_more_than_it_is_asked_fills_no_memory() -> None:
    code = "import sys\nwhile True: sys.stdout.write('null\\n')"
    process = FormulaProcess(seconds=1, words=(sys.executable, "-I", "-c", code))
    try:
        for _ in range(6):
            assert process.draw(Formula("x^2")) is None
        assert process.started <= 2
    finally:
        process.stop()


@pytest.mark.slow
def test_the_application_never_loads_the_library() -> None:
    loads = (
        "import sys, helix_desktop.ui.application.application, helix_desktop.app.formula_renderer; "
        "print([each for each in sys.modules if each.startswith(('zia', 'latex2'))])"
    )
    done = python("-c", loads, check=True)
    assert done.stdout.strip() == "[]"


@given(st.text(alphabet="MLQZx", max_size=8), st.lists(st.floats(), max_size=24), st.floats())
def test_only_a_valid_drawing_of_a_formula_is_accepted(
    steps: str, numbers: list[float], width: float
) -> None:
    drawing = FormulaDrawing(width, 1.0, 0.5, steps, tuple(numbers))
    counts = {"M": 2, "L": 2, "Q": 4, "Z": 0}
    sound = (
        steps.startswith("M")
        and "x" not in steps
        and len(numbers) == sum(counts[step] for step in steps)
        and all(abs(number) <= MAX_WIDTH for number in numbers)
        and 0 < width <= MAX_WIDTH
    )
    assert is_sound(drawing) is sound


@settings(deadline=None)
@given(st.text(alphabet=r"x\{}^_&$()[]<> 1a", max_size=60), st.booleans())
def test_any_text_is_drawn_soundly_or_not_at_all(source: str, display: bool) -> None:
    drawing = draw_formula(Formula(source, display))
    assert drawing is None or is_sound(drawing)


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("$x$", Formula("x")),
        (r"\( x \)", Formula("x")),
        ("$$\nx\n$$", Formula("x", True)),
        (r"\[x\]", Formula("x", True)),
        ("$$", None),
        ("$ $", None),
        ("$x", None),
        ("x", None),
        ("$" + "x" * 2_000 + "$", None),
    ],
)
def test_a_formula_is_what_stands_between_delimiters(text: str, formula: Formula | None) -> None:
    assert read_formula(text) == formula
