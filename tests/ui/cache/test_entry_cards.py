"""The card of a damaged entry: which of its blocks are whole, and what can be done."""

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import BLOCK, ContentBlocks, Origin
from helix_desktop.ui.cache.entry_pane import MIN_CELL_WIDTH, BlockMap, DamageCard
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.safe_text import origin_text
from tests.ui.views import owned

ONE_OF_TWELVE = ContentBlocks(12 * BLOCK, tuple(at != 8 for at in range(12)))


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> DamageCard:
    made = owned(qtbot, DamageCard())
    made.resize(340, 320)
    return made


def test_the_card_of_a_damaged_entry_asks_once_for_its_blocks(card: DamageCard) -> None:
    requests: list[int] = []
    card.map_requested.connect(lambda: requests.append(1))
    card.show_damage(missing=False)
    card.show_damage(missing=False)
    assert requests == [1]
    assert not card.rescue.isVisible()
    card.show_blocks(None, 40)
    assert "40%" in card.text()
    card.show_blocks(ONE_OF_TWELVE)
    assert "One of 12 parts is damaged. 11.5 MB (91%) can still be read." in card.text()
    assert card.rescue.isVisible()
    card.hide()
    assert "blocks" not in card.text()


def test_of_a_content_in_one_block_nothing_can_be_saved(card: DamageCard) -> None:
    card.show_damage(missing=False)
    card.show_blocks(ContentBlocks(900, (False,)))
    assert "None of its 900 B can be read." in card.text()
    assert not card.rescue.isVisible()


def test_the_card_of_a_missing_entry_has_no_blocks(card: DamageCard) -> None:
    requests: list[int] = []
    card.map_requested.connect(lambda: requests.append(1))
    card.show_damage(missing=True)
    assert requests == []
    assert "blocks" not in card.text()


def test_more_blocks_than_pixels_never_hide_a_damaged_one(qtbot: QtBot, theme: Theme) -> None:
    drawn = owned(qtbot, BlockMap())
    drawn.resize(300, 30)
    drawn.show_blocks(ContentBlocks(1_000 * BLOCK, tuple(at != 777 for at in range(1_000))))
    cells = drawn.cells()
    assert [is_intact for _, is_intact in cells].count(False) == 1
    assert min(rect.width() for rect, _ in cells) >= MIN_CELL_WIDTH - 1
    bad = next(rect for rect, is_intact in cells if not is_intact)
    assert abs(bad.center().x() / 300 - 0.777) < 0.03
    assert "777.0 MB" not in drawn.accessibleName()  # bytes are told by thousands
    assert "815 MB – 816 MB" in drawn.accessibleName()
    assert not drawn.grab().isNull()


def test_a_part_of_an_output_is_named_in_plain_words() -> None:
    assert origin_text(Origin("read_file", "keep_preview of notes.md")) == "preview of notes.md"
    assert origin_text(Origin("shell", "extract of make -j 2")) == "excerpt of make -j 2"
    assert origin_text(Origin("shell", "echo one of two")) == "echo one of two"


def test_an_argument_of_a_call_is_called_one() -> None:
    assert origin_text(Origin("write_file", "/content")) == "argument “content”"
    assert origin_text(Origin("edit_file", "/edits/0/new")) == "argument “edits/0/new”"
    assert origin_text(Origin("shell", "/usr/bin/true", outcome="ok")) == "/usr/bin/true"
    assert origin_text(Origin("handed over", "/tmp/a.txt", "file:a")) == "/tmp/a.txt"
