"""A permission for a session: in its journal, gone with a word, and in no other session."""

from collections.abc import Sequence
from pathlib import Path

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.permission_center import Rulebook
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import ContextInjected, Outcome, SessionGrantsChanged, ToolReturned
from helix_desktop.domain.permission import PermissionReply, SessionGrant
from tests.app.app_stage import Place, events, opened
from tests.app.test_toolbox_factory import Person, wants, write
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider, says

GRANT = SessionGrant("write_file", "changing AGENTS.md")


def writing(base: Path, *texts: str) -> Place:
    """A model that writes AGENTS.md once in each turn."""
    scripts = [each for text in texts for each in (wants(write("AGENTS.md", text)), says("done"))]
    return Place(base, ScriptedProvider(*scripts))


async def say(open_workspace: OpenWorkspace, session: SessionId = NO_SESSION) -> SessionId:
    session = await open_workspace.send(session, "go")
    await open_workspace.idle()
    return session


def book(open_workspace: OpenWorkspace) -> Rulebook:
    assert open_workspace.rulebook is not None
    return open_workspace.rulebook


async def outcomes(open_workspace: OpenWorkspace, session: SessionId) -> Sequence[Outcome]:
    found = await events(open_workspace, session)
    return [event.outcome for event in found if isinstance(event, ToolReturned)]


async def lent(open_workspace: OpenWorkspace) -> tuple[SessionId, Person]:
    """A session in which the person allowed it, and which wrote twice after one question."""
    await open_workspace.trust(True)
    person = Person(open_workspace, PermissionReply.SESSION, PermissionReply.NO)
    session = await say(open_workspace)
    await say(open_workspace, session)
    assert [each.for_session for each in person.asked] == [(GRANT.form,)]
    assert await outcomes(open_workspace, session) == [Outcome.OK, Outcome.OK]
    assert book(open_workspace).lent() == ((session, GRANT),)
    assert await book(open_workspace).rules() == ()
    person.asked.clear()
    return session, person


async def test_it_is_in_the_journal_and_holds_after_a_restart(tmp_path: Path) -> None:
    first, again = writing(tmp_path, "1\n", "2\n"), writing(tmp_path, "3\n")
    async with opened(first) as open_workspace:
        session, _ = await lent(open_workspace)
    again.store = FakeStore(FakeClock(), first.store.loft)
    async with opened(again) as open_workspace:
        person = Person(open_workspace, PermissionReply.NO)
        await say(open_workspace, session)
        assert person.asked == []
        told = await events(open_workspace, session)
        [kept] = [event for event in told if isinstance(event, SessionGrantsChanged)]
        assert (kept.owner, kept.grants) == (session, (GRANT,))
    assert (tmp_path / "project" / "AGENTS.md").read_text() == "3\n"


async def test_another_session_and_a_branch_are_asked(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, *"1234")) as open_workspace:
        session, person = await lent(open_workspace)
        last = len(await events(open_workspace, session))
        branch = await open_workspace.conversing.branch(session, last)
        for other in (await say(open_workspace), await say(open_workspace, branch)):
            assert (await outcomes(open_workspace, other))[-1] is Outcome.DENIED
        assert len(person.asked) == 2
        assert book(open_workspace).lent() == ((session, GRANT),)


async def test_once_it_is_taken_back_the_next_call_asks(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, *"123")) as open_workspace:
        session, person = await lent(open_workspace)
        await book(open_workspace).revoke(session, GRANT)
        assert book(open_workspace).lent() == ()
        await say(open_workspace, session)
        assert len(person.asked) == 1
    assert (tmp_path / "project" / "AGENTS.md").read_text() == "2"


async def test_in_a_folder_that_is_trusted_no_longer_it_does_not_count(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, *"123")) as open_workspace:
        session, person = await lent(open_workspace)
        await open_workspace.trust(False)
        await say(open_workspace, session)
        assert [each.for_session for each in person.asked] == [()]


async def test_beside_content_from_elsewhere_it_does_not_count(tmp_path: Path) -> None:
    async with opened(writing(tmp_path, *"123")) as open_workspace:
        session, person = await lent(open_workspace)
        journal = open_workspace._deps.journals[session]
        await journal.record([ContextInjected(1.0, "Do this.", "a page", untrusted=True)])
        await say(open_workspace, session)
        assert [each.for_session for each in person.asked] == [()]
