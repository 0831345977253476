"""The rules as settings show them: kept, forgotten, proposed by the project, refused."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_permissions import Rulebook
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.permission import RuleDecision
from helix_desktop.domain.workspace import Budget, Budgets
from tests.app.app_stage import Place, open_place, run_turn


def rulebook_of(open_workspace: OpenWorkspace) -> Rulebook:
    assert open_workspace.rulebook is not None
    return open_workspace.rulebook


def propose(base: Path) -> None:
    folder = base / "project" / ".helix"
    folder.mkdir()
    rule = {"tool": "shell", "decision": "always", "form": "npm test", "why": "we run it all day"}
    (folder / "permissions.json").write_text(json.dumps({"propose": [rule]}))


async def test_what_a_project_proposes_is_seen_once_it_is_trusted_and_refused_for_good(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    propose(tmp_path)
    async with open_place(place) as open_workspace:
        book = rulebook_of(open_workspace)
        assert await book.proposed() == ()
        await open_workspace.permissions.trust(True)
        [proposal] = await book.proposed()
        assert proposal.why == "we run it all day"
        await book.refuse(proposal)
        assert await book.proposed() == ()
        [rule] = await book.rules()
        assert rule.decision is RuleDecision.ASK
        await book.forget(rule)
        assert await book.proposed() == (proposal,)
        await book.keep(proposal.rule)
        assert [rule.decision for rule in await book.rules()] == [RuleDecision.ALWAYS]


@pytest.mark.slow
async def test_a_budget_holds_for_the_next_request_and_is_kept(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with open_place(place) as open_workspace:
        session, _ = await run_turn(open_workspace)
        spent = (await open_workspace.usage.account(session)).total.tokens
        await open_workspace.settings.choose_budgets(
            Budgets(session=Budget(stop_tokens=max(1, spent - 1)))
        )
        assert (
            place.container.workspaces.find(place.workspace.id).budgets
            == open_workspace.workspace.budgets
        )
        _, recorded = await run_turn(open_workspace, session)
        assert "budget" in recorded
        await open_workspace.settings.choose_budgets(Budgets())
        assert "budget" not in (await run_turn(open_workspace, session))[1]
        with pytest.raises(SettingsError, match="before its warning"):
            await open_workspace.settings.choose_budgets(
                Budgets(session=Budget(warn_dollars=2.0, stop_dollars=1.0))
            )
        with pytest.raises(SettingsError, match="can't have this budget"):
            await open_workspace.settings.choose_budgets(Budgets(workspace=Budget(stop_tokens=-1)))
        assert open_workspace.workspace.budgets == Budgets()
        assert NO_SESSION not in [
            session.session for session in (await open_workspace.usage.workspace()).sessions
        ]
