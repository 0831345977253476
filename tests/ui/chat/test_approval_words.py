"""What a card says of what can be lost, and when it looks like that."""

import pytest

from helix_desktop.domain.permission import Need
from helix_desktop.ui.chat.cards.approval_words import chips_of, facts_of, sign_of
from tests.ui.chat.test_approval import asked

KEPT = "What it changes in the folder can be taken back, up to 1 MB a file."


def _said(command: str, *needs: Need) -> list[str]:
    question = asked(command, needs=frozenset({Need.CODE, *needs}))
    return [fact.text for fact in facts_of(question)]


@pytest.mark.parametrize("command", ["rm -rf build", "dd if=a of=b", "git push --force"])
def test_what_deletes_or_overwrites_looks_like_it(command: str) -> None:
    question = asked(command, needs=frozenset({Need.CODE, Need.LOSS}))
    assert sign_of(question) == ("warn", "bad")
    assert ("deletes or overwrites", "bad", "") in chips_of(question)
    assert sign_of(asked("make")) == ("warn", "warn")


def test_what_cannot_be_taken_back_is_not_said_to_be() -> None:
    assert KEPT in _said("rm -rf build", Need.LOSS)
    assert KEPT in _said("make")
    for command in ("git branch -D x", "git stash drop"):
        assert not any("taken back" in line for line in _said(command, Need.LOSS))
    sent = "What it changes in the folder can be taken back, what it sends can’t."
    for command in ("git push", "gh pr create", "npm publish"):
        said = _said(command, Need.NETWORK)
        assert sent in said
        assert KEPT not in said
