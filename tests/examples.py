"""The number of examples that property tests try, as profiles of Hypothesis, and of cases.

`python3 tasks.py test` tries few of each, so that nobody waits for them; the laws in `.ci/run` try
many, and `.ci/run --long` most: pytest's `--hypothesis-profile=` names the profile.
"""

import os
from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest
from hypothesis import settings

FEW, MANY, MOST = 10, 100, 2_000
_WHOLE = 250
"""Examples in a profile under which a property gets all of its own number."""
LEAST = 5
"""The least number of examples; fewer would prove nothing."""


def register() -> None:
    """Register the profiles and load one, before any test is imported."""
    same = bool(os.environ.get("CI"))  # in CI the result does not depend on chance
    settings.register_profile(
        "few", deadline=None, max_examples=FEW, derandomize=same, print_blob=same
    )
    settings.register_profile(
        "many", deadline=None, max_examples=MANY, derandomize=same, print_blob=same
    )
    settings.register_profile("most", deadline=None, max_examples=MOST, print_blob=True)
    settings.load_profile("few")


def tries(many: int) -> int:
    """Return the profile's share of `many`, for a property with expensive or cheap examples."""
    return max(LEAST, many * settings().max_examples // _WHOLE)


def few(cases: Iterable[Any], quick: int = 1) -> list[Any]:
    """Mark all cases but the first as slow, where each one starts programs such as git.

    A tuple is a case of several parameters.
    """
    rest = iter(cases)
    first = list(islice(rest, quick))
    values = (case if isinstance(case, tuple) else (case,) for case in rest)
    return [*first, *(pytest.param(*value, marks=pytest.mark.slow) for value in values)]
