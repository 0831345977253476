"""The rules as settings show them: kept, forgotten, proposed by the project, refused."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.desk import Desk
from helix_desktop.app.rulebook import Rulebook
from helix_desktop.domain.accounts import Budget, Budgets
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.permission import Decision, Rule
from tests.app.place import Place, played, said


def rulebook_of(desk: Desk) -> Rulebook:
    assert desk.rulebook is not None
    return desk.rulebook


def propose(base: Path) -> None:
    folder = base / "project" / ".helix"
    folder.mkdir()
    rule = {"tool": "shell", "decision": "always", "form": "npm test", "why": "we run it all day"}
    (folder / "permissions.json").write_text(json.dumps({"propose": [rule]}))


def test_a_rule_is_kept_seen_and_forgotten_here_and_everywhere(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        book, here = rulebook_of(desk), place.workspace.id
        own = Rule("shell", Decision.NEVER, "git push …", workspace=here)
        everywhere = Rule("fetch", Decision.ALWAYS, "example.com")
        await book.keep(own)
        await book.keep(everywhere)
        assert await book.rules() == (own, everywhere)
        await book.forget(own)
        assert await book.rules() == (everywhere,)
        assert book.problems == ()

    played(place, story)


def test_what_a_project_proposes_is_seen_once_it_is_trusted_and_refused_for_good(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    propose(tmp_path)

    async def story(desk: Desk) -> None:
        book = rulebook_of(desk)
        assert await book.proposed() == ()
        await desk.trust(True)
        [proposal] = await book.proposed()
        assert proposal.why == "we run it all day"
        await book.refuse(proposal)
        assert await book.proposed() == ()
        [rule] = await book.rules()
        assert rule.decision is Decision.ASK
        await book.forget(rule)
        assert await book.proposed() == (proposal,)
        await book.keep(proposal.rule)
        assert [each.decision for each in await book.rules()] == [Decision.ALWAYS]

    played(place, story)


@pytest.mark.slow
def test_a_budget_holds_for_the_next_request_and_is_kept(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def story(desk: Desk) -> None:
        session, _ = await said(desk)
        spent = (await desk.account(session)).total.tokens
        await desk.choose_budgets(Budgets(session=Budget(stop_tokens=max(1, spent - 1))))
        assert place.house.workspaces.find(place.workspace.id).budgets == desk.workspace.budgets
        _, told = await said(desk, session)
        assert "budget" in told
        await desk.choose_budgets(Budgets())
        assert "budget" not in (await said(desk, session))[1]
        with pytest.raises(SettingsError, match="before it is warned"):
            await desk.choose_budgets(Budgets(session=Budget(warn_dollars=2.0, stop_dollars=1.0)))
        with pytest.raises(SettingsError, match="cannot be that"):
            await desk.choose_budgets(Budgets(workspace=Budget(stop_tokens=-1)))
        assert desk.workspace.budgets == Budgets()
        assert NO_SESSION not in [
            each.session for each in (await desk.workspace_account()).sessions
        ]

    played(place, story)
