"""What a card says of what can be lost, and when it looks like that."""

import pytest

from helix_desktop.domain.permission import CallNeed
from helix_desktop.ui.chat.cards.approval_card import approval_chips, approval_facts, sign_of
from tests.ui.chat.test_approval_card import asked

KEPT = "You can undo its changes to project files of up to 1 MB each."


def _said(command: str, *needs: CallNeed) -> list[str]:
    question = asked(command, needs=frozenset({CallNeed.CODE, *needs}))
    return [fact.text for fact in approval_facts(question)]


@pytest.mark.parametrize("command", ["rm -rf build", "dd if=a of=b", "git push --force"])
def test_what_deletes_or_overwrites_looks_like_it(command: str) -> None:
    question = asked(command, needs=frozenset({CallNeed.CODE, CallNeed.LOSS}))
    assert sign_of(question) == ("warn", "bad")
    assert ("May delete data", "bad", "") in approval_chips(question)
    assert sign_of(asked("make")) == ("warn", "warn")


def test_what_cannot_be_taken_back_is_not_said_to_be() -> None:
    assert KEPT in _said("rm -rf build", CallNeed.LOSS)
    assert KEPT in _said("make")
    for command in ("git branch -D x", "git stash drop"):
        assert not any("undo" in line for line in _said(command, CallNeed.LOSS))
    sent = "You can undo its changes to project files, but not what it sends."
    for command in ("git push", "gh pr create", "npm publish"):
        said = _said(command, CallNeed.NETWORK)
        assert sent in said
        assert KEPT not in said
