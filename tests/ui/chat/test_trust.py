"""What the card of trust says of commands is true on this system."""

from collections.abc import Iterator

import pytest
from shiboken6 import delete

from helix_desktop.tools.sandbox.sandbox_kind import NO_BOX, SandboxBackend, SandboxKind
from helix_desktop.ui.chat.cards.approval_card import TrustCard
from helix_desktop.ui.style.theme import Theme


@pytest.fixture
def card(theme: Theme) -> Iterator[TrustCard]:
    made = TrustCard(theme)
    yield made
    made.close()
    delete(made)


def test_with_a_sandbox_it_says_what_that_holds(card: TrustCard) -> None:
    box = SandboxBackend(SandboxKind.BUBBLEWRAP)
    card.show_folder("/project", None, boxed=box.boxed, box=box.words)
    assert "read-only commands in the sandbox without asking" in card.text()
    assert "Sandboxed: can write only in the project folder" in card.text()


def test_without_a_sandbox_no_command_is_promised_to_run_unasked(card: TrustCard) -> None:
    card.show_folder("/project", None, boxed=NO_BOX.boxed, box=NO_BOX.words)
    assert "No sandbox on this system: Helix asks before every command." in card.text()
    assert "in the sandbox without asking" not in card.text()
