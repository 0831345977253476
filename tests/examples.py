"""How many examples the tests of properties try.

`python3 tasks.py test` tries few of each, so that nobody waits for them; the laws in `.ci/run` try
many, and `.ci/run --long` most: pytest's `--hypothesis-profile=` names one of them.
"""

import os

from hypothesis import settings

FEW, MANY, MOST = 20, 100, 2_000
_WHOLE = 250
"""So many are tried where a property is given all of its own number."""
LEAST = 5
"""Less would prove nothing."""


def register() -> None:
    """The profiles; before a test is imported, one is chosen."""
    same = bool(os.environ.get("CI"))  # what comes out does not depend on luck there
    settings.register_profile(
        "few", deadline=None, max_examples=FEW, derandomize=same, print_blob=same
    )
    settings.register_profile(
        "many", deadline=None, max_examples=MANY, derandomize=same, print_blob=same
    )
    settings.register_profile("most", deadline=None, max_examples=MOST, print_blob=True)
    settings.load_profile("few")


def tries(many: int) -> int:
    """For a property whose examples are dear, or cheap: of `many`, the share of the profile."""
    return max(LEAST, many * settings().max_examples // _WHOLE)
