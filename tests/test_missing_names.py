"""What a rename leaves behind in tests is reported, and nothing else."""

import pytest

from tests.missing_names import missing_names


@pytest.mark.parametrize(
    "line",
    [
        'tests/a.py:1: error: Module "helix_desktop.ui" has no attribute "gone"  [attr-defined]',
        'tests/a.py:1: error: Name "gone" is not defined  [name-defined]',
        'tests/a.py:1: error: Unexpected keyword argument "gone" for "Plan"  [call-arg]',
        'tests/a.py:1: error: Cannot find module named "helix_desktop.gone"  [import-not-found]',
        'tests/a.py:1: error: "Store" has no attribute "gone"; maybe "close"?  [attr-defined]',
        'tests/a.py:1: error: Item "None" of "A | None" has no attribute "gone"  [union-attr]',
    ],
)
def test_a_name_that_is_gone_is_reported(line: str) -> None:
    assert list(missing_names([line], {"close"})) == [line]


@pytest.mark.parametrize(
    "line",
    [
        'tests/a.py:1: error: "QWidget" has no attribute "close_sheet"  [attr-defined]',
        'tests/a.py:1: error: Module "a" does not explicitly export attribute "b"  [attr-defined]',
        "tests/a.py:1: error: Incompatible types in assignment  [assignment]",
        'tests/a.py:1: error: Cannot find module named "acp"  [import-not-found]',
    ],
)
def test_a_type_that_is_only_too_wide_is_not_reported(line: str) -> None:
    assert list(missing_names([line], {"close_sheet"})) == []
