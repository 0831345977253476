"""What the desktop is told: no text of others becomes its markup."""

import pytest

from helix_desktop.ui.application.activity_monitor import unmarked


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("<https://host>", "‹https://host›"),
        ("“<b>x</b>” waits", "“‹b›x‹/b›” waits"),
        ("plain & simple", "plain & simple"),
    ],
)
def test_what_would_be_swallowed_as_markup_is_shown(text: str, told: str) -> None:
    assert unmarked(text) == told
