"""Comments on lines of changed files: they last, say where their lines are, and are one message."""

from pathlib import Path

import pytest

from helix_desktop.app.sessions.drafts import FILE, Drafts
from helix_desktop.domain.cache import NO_SESSION, digest_of
from helix_desktop.domain.errors import HelixError, StoreFull
from helix_desktop.domain.events import Recorded, TurnStarted
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.value import replace
from tests.app.changing import FileWriter, files_of, only, open_folder
from tests.app.test_changed_files import open_project, send_and_wait
from tests.app.test_open_workspace import container_on
from tests.fakes.memory_store import SavedData
from tests.fakes.provider import HANG, ScriptedProvider, says

TEXT = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "a.py").write_text(TEXT)
    return folder


async def test_comments_are_sent_as_one_message_that_quotes_the_version_they_are_about(
    project: Path,
) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO", seven="SEVEN")
        change, files = (await only(open_workspace, session)).change, files_of(open_workspace)
        for number, text, removed in ((2, "Why?", False), (7, "Keep it.", False), (7, "Was", True)):
            noted = await files.comment(change, number, text, removed=removed)
            open_workspace.drafts.comment(session, noted)
        # line 2 moves, line 7 changes, and the file is another version than the one commented
        now = "zero\n" + (project / "a.py").read_text().replace("SEVEN", "7")
        (project / "a.py").write_text(now)
        await open_workspace.send_comments(session)
        await open_workspace.sessions.idle()
        turns = [
            item.event.text
            for item in await store.events(session)
            if isinstance(item, Recorded) and isinstance(item.event, TurnStarted)
        ]
        new = digest_of(TEXT.replace("two", "TWO").replace("seven", "SEVEN").encode())
        old = digest_of(TEXT.encode())
        assert turns[1:] == [
            "Comments on lines of files:\n\n"
            f"a.py, line 2, version {new[:12]} (now line 3):\n> TWO\nWhy?\n\n"
            f"a.py, line 7, version {new[:12]} (this line has changed since):\n> SEVEN\nKeep it."
            f"\n\na.py, removed line 7, version {old[:12]}:\n> seven\nWas"
        ]
        assert open_workspace.drafts.draft(session).comments == ()
        await open_workspace.send_comments(session)  # nothing is left to send
        await open_workspace.sessions.idle()
        assert (await files.listed(session)).turns == 2


async def test_comments_survive_a_restart_and_a_draft_that_is_sent(project: Path) -> None:
    data, model = SavedData(), ScriptedProvider(says("done"), says("done"))
    container, stores = container_on(project.parent, data, lambda: model)
    async with open_folder(container, project) as open_workspace:
        session = await send_and_wait(open_workspace)
        hand = FileWriter(project, stores[0])
        await hand.edit(session, "a.py", two="TWO")
        change = (await only(open_workspace, session)).change
        noted = await files_of(open_workspace).comment(change, 2, "Why?")
        open_workspace.drafts.comment(session, noted)
        open_workspace.drafts.note(session, "a draft")
        open_workspace.drafts.note(session, "")
    container, _ = container_on(project.parent, data, lambda: model)
    async with open_folder(container, project) as open_workspace:
        assert open_workspace.drafts.draft(session).comments == (noted,)


async def test_comments_wait_in_the_queue_while_a_turn_runs(project: Path) -> None:
    async with open_project(project, ScriptedProvider(says("done"), [HANG])) as (
        open_workspace,
        hand,
        _store,
    ):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        noted = await files_of(open_workspace).comment(
            (await only(open_workspace, session)).change, 2, "Why?"
        )
        open_workspace.drafts.comment(session, noted)
        await open_workspace.send(session, "go on")
        await open_workspace.send_comments(session)
        (waiting,) = open_workspace.queue.waiting(session)
        assert waiting.text.endswith("> TWO\nWhy?")
        assert open_workspace.drafts.draft(session).comments == ()


async def test_comments_that_cannot_be_sent_stay(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        noted = await files_of(open_workspace).comment(
            (await only(open_workspace, session)).change, 2, "Why?"
        )
        open_workspace.drafts.comment(session, noted)
        store.refuse = StoreFull("Full.")
        with pytest.raises(HelixError):
            await open_workspace.send_comments(session)
        store.refuse = None
        assert open_workspace.drafts.draft(session).comments == (noted,)


async def test_only_lines_of_text_that_exist_are_commented(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.write(session, "new.py", "x\n")
        change, files = (await only(open_workspace, session)).change, files_of(open_workspace)
        for number, removed in ((0, False), (2, False), (1, True)):
            with pytest.raises(HelixError, match="no line"):
                await files.comment(change, number, "?", removed=removed)


async def test_a_comment_on_a_file_that_is_gone_or_unreadable_says_so(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.write(session, "new.py", "x\n")
        change, files = (await only(open_workspace, session)).change, files_of(open_workspace)
        comment = await files.comment(change, 1, "?")
        (project / "new.py").unlink()
        assert (await files.place(session, [comment]))[0].is_stale
        (project / "new.py").mkdir()
        (placed,) = await files.place(session, [comment])
        assert placed.unreadable
        assert placed.quote == "x"


def test_a_second_comment_on_a_line_replaces_the_first_and_an_empty_one_removes_it(
    tmp_path: Path,
) -> None:
    drafts = Drafts(tmp_path / FILE)
    first = LineComment("a.py", 2, digest_of(b"x"), "first")
    other = replace(first, line=3)
    drafts.comment(NO_SESSION, first)
    drafts.comment(NO_SESSION, other)
    drafts.comment(NO_SESSION, replace(first, text="second"))
    assert [comment.text for comment in drafts.draft(NO_SESSION).comments] == ["second", "first"]
    drafts.drop_comments(NO_SESSION, [first])  # what was changed meanwhile stays
    assert [comment.text for comment in drafts.draft(NO_SESSION).comments] == ["second", "first"]
    drafts.comment(NO_SESSION, replace(first, text=" \n"))
    assert drafts.draft(NO_SESSION).comments == (other,)
