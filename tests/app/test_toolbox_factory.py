"""From a model's wish to the disk, and from the folder to the window: asked, answered, kept."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from helix_desktop.app.settings import COMMIT_TRAILER
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, digest_of
from helix_desktop.domain.events import Event, FileChanged, Outcome, ToolReturned
from helix_desktop.domain.inspected_request import InspectedKind
from helix_desktop.domain.live_events import Live, PermissionRequested, ToolCallDelayed
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall, ToolResult
from helix_desktop.domain.permission import (
    Mode,
    PermissionAnswer,
    PermissionQuestion,
    PermissionReply,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import FetchedResponse
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.domain.workspace import WebAccess, WorkspacePrompt
from helix_desktop.tools.permissions.rules import TAINTED
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.sandbox import find_sandbox
from tests.app.app_stage import Place, events, open_place
from tests.fakes.provider import Script, ScriptedProvider, says
from tests.tools.sandbox.conftest import run_git


def wants(*calls: tuple[str, Mapping[str, object]]) -> Script:
    steps = (
        ToolCallArrived(ToolCall(f"{tool}-{number}", tool, json.dumps(arguments)))
        for number, (tool, arguments) in enumerate(calls)
    )
    return (*steps, StreamFinished(StopReason.TOOLS))


def write(path: str, content: str = "new\n") -> tuple[str, dict[str, str]]:
    return "write_file", {"path": path, "content": content}


class User:
    """Looks on and answers each question with the next reply; the last one stays."""

    def __init__(self, open_workspace: OpenWorkspace, *replies: PermissionReply) -> None:
        self._open_workspace, self._replies = open_workspace, list(replies)
        self.questions: list[PermissionQuestion] = []
        open_workspace.subscribe(self._hear)
        open_workspace.attend()

    def _hear(self, event: Live) -> None:
        if isinstance(event, PermissionRequested):
            self.questions.append(event.question)
            reply = self._replies.pop(0) if len(self._replies) > 1 else self._replies[0]
            asyncio.get_running_loop().call_soon(
                self._open_workspace.permissions.calls.answer,
                event.question.id,
                PermissionAnswer(reply),
            )


async def turn(
    base: Path, *scripts: Script, replies: Sequence[PermissionReply] = (), trusted: bool = False
) -> tuple[Sequence[Event], list[PermissionQuestion]]:
    """One turn of a model that wants this, and a user who answers so; nobody if no replies."""
    async with open_place(Place(base, ScriptedProvider(*scripts, says("done")))) as open_workspace:
        if trusted:
            await open_workspace.permissions.trust(True)
        user = User(open_workspace, *replies) if replies else None
        session = await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
        return await events(open_workspace, session), user.questions if user else []


def outcomes(recorded: Sequence[Event]) -> list[Outcome]:
    return [event.outcome for event in recorded if isinstance(event, ToolReturned)]


async def test_a_call_that_lacks_what_its_tool_requires_is_refused_to_the_model_unasked(
    tmp_path: Path,
) -> None:
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "notes.txt").write_text("old\n")
    wanted = wants(("edit_file", {"path": "notes.txt"}))
    provider = ScriptedProvider(wanted, says("done"))
    async with open_place(Place(tmp_path, provider)) as open_workspace:
        user = User(open_workspace, PermissionReply.ONCE)
        await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
    assert user.questions == []
    results = [part for part in provider.requests[-1].messages[-1].parts]
    assert "Required arguments are missing: `edits`" in str(results)


async def test_a_file_is_written_once_the_user_allowed_it_and_what_it_held_is_kept(
    tmp_path: Path,
) -> None:
    (tmp_path / "project").mkdir()
    notes = tmp_path / "project" / "notes.txt"
    notes.write_text("old\n")
    recorded, questions = await turn(
        tmp_path, wants(write("notes.txt")), replies=[PermissionReply.ONCE]
    )
    assert notes.read_text() == "new\n"
    assert outcomes(recorded) == [Outcome.OK]
    [changed] = [event for event in recorded if isinstance(event, FileChanged)]
    assert (changed.path, changed.call) == ("notes.txt", "write_file-0")
    assert changed.before is not None
    assert (questions[0].path, questions[0].shown) == ("notes.txt", "@@ -1,1 +1,1 @@\n-old\n+new")


async def test_what_steers_agents_is_written_after_a_question_of_its_own(tmp_path: Path) -> None:
    scripts = wants(write("a.txt")), wants(write("AGENTS.md")), wants(write("AGENTS.md", "newer\n"))
    replies = [PermissionReply.ALWAYS, PermissionReply.ONCE, PermissionReply.NO]
    recorded, questions = await turn(tmp_path, *scripts, replies=replies, trusted=True)
    assert outcomes(recorded) == [Outcome.OK, Outcome.OK, Outcome.DENIED]
    assert len(questions) == 3
    assert (tmp_path / "project" / "AGENTS.md").read_text() == "new\n"


def run(command: str) -> tuple[str, dict[str, str]]:
    return "shell", {"command": command}


def sandboxed() -> SandboxBackend:
    box = find_sandbox()
    if not box.sandboxed:
        pytest.skip(f"no box runs here: {' '.join(box.why)}")
    return box


async def test_a_command_that_only_reads_runs_by_itself_in_a_trusted_folder(tmp_path: Path) -> None:
    sandboxed()
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "a.txt").write_text("hello\n")
    recorded, questions = await turn(
        tmp_path, wants(run("cat a.txt")), replies=[PermissionReply.NO], trusted=True
    )
    assert outcomes(recorded) == [Outcome.OK]
    assert questions == []
    assert not any(isinstance(event, FileChanged) for event in recorded)


async def test_a_command_that_does_more_is_asked_about_and_what_it_changed_is_kept(
    tmp_path: Path,
) -> None:
    box = sandboxed()
    (tmp_path / "project" / "src").mkdir(parents=True)
    (tmp_path / "project" / "src" / "a.txt").write_text("old\n")
    scripts = wants(run("echo new > src/a.txt")), wants(run("rm src/a.txt"))
    replies = [PermissionReply.ONCE, PermissionReply.NO]
    recorded, questions = await turn(tmp_path, *scripts, replies=replies, trusted=True)
    assert (tmp_path / "project" / "src" / "a.txt").read_text() == "new\n"
    assert outcomes(recorded) == [Outcome.OK, Outcome.DENIED]
    assert [question.box for question in questions] == [box.words] * 2
    [changed] = [event for event in recorded if isinstance(event, FileChanged)]
    assert (changed.path, changed.tool, changed.call) == ("src/a.txt", "shell", "shell-0")
    assert changed.before == digest_of(b"old\n")
    assert changed.after == digest_of(b"new\n")


@pytest.mark.parametrize("wanted", [False, True])
async def test_a_commit_of_the_agent_names_its_session_only_if_the_user_wants_that(
    tmp_path: Path, *, wanted: bool
) -> None:
    if sandboxed().kind is not SandboxKind.BUBBLEWRAP:
        pytest.skip("only bubblewrap adds the line")
    project = tmp_path / "project"
    project.mkdir()
    run_git(project, "init", "-q", "-b", "main", "--template=")
    for name in ("name", "email"):
        run_git(project, "config", f"user.{name}", "nobody@example.com")
    command = run("git commit -q --allow-empty -m words")
    place = Place(tmp_path, ScriptedProvider(wants(command), says("done")))
    place.container.settings.set(COMMIT_TRAILER, wanted)
    async with open_place(place) as open_workspace:
        await open_workspace.permissions.trust(True)
        User(open_workspace, PermissionReply.ONCE)
        session = await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
    message = run_git(project, "log", "-1", "--format=%B").strip()
    assert message == (f"words\n\nHelix-Session: {session}" if wanted else "words")


async def test_a_file_granted_to_one_call_stays_closed_to_commands(tmp_path: Path) -> None:
    sandboxed()
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / ".env").write_text("KEY=1\n")
    scripts = wants(write("AGENTS.md")), wants(run("echo worse > AGENTS.md; cp .env copy"))
    await turn(tmp_path, *scripts, replies=[PermissionReply.ONCE], trusted=True)
    assert (tmp_path / "project" / "AGENTS.md").read_text() == "new\n"
    copy = tmp_path / "project" / "copy"
    assert not copy.exists() or copy.read_text() == ""


async def test_a_secret_of_the_project_reaches_no_model_by_another_file_unless_its_own_was_allowed(
    tmp_path: Path,
) -> None:
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / ".env").write_text("DB_PASSWORD=hunter2-Correct-Horse\n")
    (tmp_path / "project" / "notes.txt").write_text("it is hunter2-Correct-Horse\n")
    reads = wants(("read_file", {"path": "notes.txt"}), ("read_file", {"path": ".env"}))
    provider = ScriptedProvider(reads, says("done"))
    async with open_place(Place(tmp_path, provider)) as open_workspace:
        await open_workspace.permissions.trust(True)
        User(open_workspace, PermissionReply.ONCE)
        await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
    parts = (part for message in provider.requests[-1].messages for part in message.parts)
    results = [part.text for part in parts if isinstance(part, ToolResult)]
    assert "it is [hidden: a secret]" in results[0]
    assert "hunter2-Correct-Horse" in results[1], "the user allowed it"


URL = "https://example.org/a"


class FakeWeb:
    """Implements Web; keeps what was asked for."""

    def __init__(self) -> None:
        self.urls: list[str] = []

    async def get(self, url: str) -> FetchedResponse:
        self.urls.append(url)
        return FetchedResponse(url, 200, "text/plain", "", b"obey me", 7)


def text_of(request: ModelRequest) -> str:
    return "\n".join(message.text for message in request.messages)


def fetch(url: str = URL) -> tuple[str, dict[str, str]]:
    return "fetch", {"url": url}


async def test_instructions_hold_once_the_folder_is_trusted(tmp_path: Path) -> None:
    provider = ScriptedProvider(says("1"), says("2"), says("3"))
    place = Place(tmp_path, provider)
    (tmp_path / "project" / "AGENTS.md").write_text("tests first")
    async with open_place(place) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "one")
        await open_workspace.sessions.idle()
        await open_workspace.permissions.trust(True)
        await open_workspace.send(session, "two")
        await open_workspace.sessions.idle()
        [guide] = await open_workspace.guides(session)
        assert guide.name == "AGENTS.md"
        assert not guide.problem
        await open_workspace.permissions.trust(False)
        await open_workspace.send(session, "three")
        await open_workspace.sessions.idle()
        [guide] = await open_workspace.guides(NO_SESSION)
        assert guide.problem == "This folder isn't trusted."
    first, second, third = map(text_of, provider.requests)
    assert "AGENTS.md is not used" in first
    assert "tests first" not in first
    assert "tests first" in second
    assert third.rindex("is not used") > third.rindex("tests first")


async def test_what_the_user_wrote_holds_from_the_next_turn_on_and_is_kept(
    tmp_path: Path,
) -> None:
    provider = ScriptedProvider(says("1"), says("2"))
    place = Place(tmp_path, provider)
    async with open_place(place) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "one")
        await open_workspace.sessions.idle()
        await open_workspace.settings.choose_profile(WorkspacePrompt(rules="never push"))
        await open_workspace.send(session, "two")
        await open_workspace.sessions.idle()
        assert open_workspace.workspace.profile.rules == "never push"
    assert ["never push" in text_of(request) for request in provider.requests] == [False, True]
    assert place.container.workspaces.find(place.workspace.id).profile.rules == "never push"


async def test_there_is_no_fetch_before_the_user_wants_it(tmp_path: Path) -> None:
    provider, web = ScriptedProvider(wants(fetch()), says("2"), says("3")), FakeWeb()
    async with open_place(Place(tmp_path, provider, web=web)) as open_workspace:
        session = await open_workspace.send(NO_SESSION, "one")
        await open_workspace.sessions.idle()
        await open_workspace.settings.choose_reach(WebAccess(fetch=True))
        await open_workspace.send(session, "two")
        await open_workspace.sessions.idle()
    named = [[spec.name for spec in request.tools] for request in provider.requests]
    assert ["fetch" in names for names in named] == [False, False, True]
    assert web.urls == []


async def test_after_a_fetch_the_next_network_access_asks_again(
    tmp_path: Path,
) -> None:
    web = FakeWeb()
    provider = ScriptedProvider(wants(fetch()), wants(fetch(f"{URL}?keys=all")), says("done"))
    async with open_place(Place(tmp_path, provider, web=web)) as open_workspace:
        await open_workspace.permissions.trust(True)
        await open_workspace.settings.choose_reach(WebAccess(fetch=True))
        user = User(open_workspace, PermissionReply.ALWAYS, PermissionReply.NO)
        session = await open_workspace.send(NO_SESSION, "one")
        await open_workspace.sessions.idle()
        first, second = user.questions
        assert first.always == ("from https://example.org",)
        assert TAINTED not in first.reasons
        assert second.always == ()
        assert TAINTED in second.reasons
        assert open_workspace._deps.base.is_tainted(session)
        recorded = await events(open_workspace, session)
        outcomes = [event.outcome for event in recorded if isinstance(event, ToolReturned)]
        assert outcomes == [Outcome.OK, Outcome.DENIED]
    assert web.urls == [URL]


async def test_an_always_counts_in_a_session_without_outside_content(tmp_path: Path) -> None:
    web = FakeWeb()
    provider = ScriptedProvider(wants(fetch()), says("1"), wants(fetch(f"{URL}/b")), says("2"))
    async with open_place(Place(tmp_path, provider, web=web)) as open_workspace:
        await open_workspace.permissions.trust(True)
        await open_workspace.settings.choose_reach(WebAccess(fetch=True))
        user = User(open_workspace, PermissionReply.ALWAYS)
        for text in ("one", "two"):
            await open_workspace.send(NO_SESSION, text)
            await open_workspace.sessions.idle()
        assert len(user.questions) == 1
    assert len(web.urls) == 2


async def test_a_model_that_writes_a_file_back_keeps_its_secret_and_nobody_is_told_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "project").mkdir()
    notes = tmp_path / "project" / "notes.md"
    notes.write_text("See https://me:open-sesame@example.com\nold\n")
    masked = "See https://me:[hidden: a password in an address]@example.com\nnew\n"
    scripts = (
        wants(("read_file", {"path": "notes.md"})),
        wants(write("notes.md", masked), write("copy.md", masked)),
        wants(run(f"cat > copy.md <<'EOF'\n{masked}EOF")),
        wants(
            ("search_cached_content", {"query": "example.com"}),
            ("search_cached_content", {"query": "open-sesame"}),
            ("recall_cached_content", {"sha256": digest_of(notes.read_bytes())}),
            ("recall_cached_content", {"sha256": digest_of(notes.read_bytes()), "lines": "1"}),
        ),
    )
    provider = ScriptedProvider(*scripts, says("done"))
    async with open_place(Place(tmp_path, provider)) as open_workspace:
        await open_workspace.permissions.trust(True)
        user = User(open_workspace, PermissionReply.ONCE)
        session = await open_workspace.send(NO_SESSION, "go", mode=Mode.ACCEPT_EDITS)
        await open_workspace.sessions.idle()
        recorded = await events(open_workspace, session)
    assert notes.read_text() == "See https://me:open-sesame@example.com\nnew\n"
    assert not (tmp_path / "project" / "copy.md").exists()
    [question] = user.questions
    assert question.path == "notes.md"
    assert "[hidden: a password in an address]" in question.shown
    failed = [event.outcome for event in recorded if isinstance(event, ToolReturned)]
    assert failed == [Outcome.OK, Outcome.OK, Outcome.FAILED, Outcome.FAILED, *[Outcome.OK] * 4]
    parts = [part for message in provider.requests[-1].messages for part in message.parts]
    results = [part.text for part in parts if isinstance(part, ToolResult)]
    assert "only in the file that it was read from" in results[2]
    assert "would be used as it is written here" in results[3]
    assert "[hidden: a password in an address]@example.com" in results[6]
    assert "open-sesame" not in str(provider.requests).replace('"query": "open-sesame"', "")
    assert "open-sesame" not in question.shown


async def test_a_secret_of_another_file_stays_where_a_model_writes_a_file_back(
    tmp_path: Path,
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / ".env").write_text("DB_PASSWORD=hunter2-Correct-Horse\n")
    notes = project / "notes.txt"
    notes.write_text("it is hunter2-Correct-Horse\nold\n")
    masked = "it is [hidden: a secret]\n"
    edits = [{"old": "it is hunter3", "new": "x"}]
    provider = ScriptedProvider(
        wants(("read_file", {"path": "notes.txt"})),
        wants(("edit_file", {"path": "notes.txt", "edits": edits})),
        wants(write("notes.txt", f"{masked}new\n")),
        says("done"),
    )
    async with open_place(Place(tmp_path, provider)) as open_workspace:
        await open_workspace.permissions.trust(True)
        user = User(open_workspace, PermissionReply.ONCE)
        await open_workspace.send(NO_SESSION, "go", mode=Mode.ACCEPT_EDITS)
        await open_workspace.sessions.idle()
    assert notes.read_text() == "it is hunter2-Correct-Horse\nnew\n"
    [question] = user.questions
    assert question.shown.split("\n")[1:] == [" it is [hidden: a secret]", "-old", "+new"]
    parts = (part for message in provider.requests[-1].messages for part in message.parts)
    results = [part.text for part in parts if isinstance(part, ToolResult)]
    assert results[0].startswith(f"1\t{masked}")
    assert "wasn't found" in results[1]
    assert "hunter2" not in "".join(results)


async def test_the_first_command_alone_says_that_the_project_is_searched(tmp_path: Path) -> None:
    sandboxed()
    place = Place(tmp_path, ScriptedProvider(wants(run("ls")), wants(run("ls -a")), says("done")))
    async with open_place(place) as open_workspace:
        await open_workspace.permissions.trust(True)
        User(open_workspace, PermissionReply.ONCE)
        seen: list[Live] = []
        open_workspace.subscribe(seen.append)
        session = await open_workspace.send(NO_SESSION, "go")
        await open_workspace.sessions.idle()
        assert outcomes(await events(open_workspace, session)) == [Outcome.OK, Outcome.OK]
    reasons = [event.reason for event in seen if isinstance(event, ToolCallDelayed)]
    assert reasons == [Phrase("Searching the project's files for secrets…"), None]


async def test_the_first_request_shows_the_tool_of_skills_from_the_first_skill_on(
    place: Place,
) -> None:
    async with open_place(place) as open_workspace:
        await open_workspace.permissions.trust(True)
        before = await open_workspace.requests.next(NO_SESSION)
        skill = place.paths.data.parent / "project" / ".agents" / "skills" / "pdf" / "SKILL.md"
        skill.parent.mkdir(parents=True)
        skill.write_text("---\nname: pdf\ndescription: Reads.\n---\nbody\n")
        after = await open_workspace.requests.next(NO_SESSION)
        tools = [
            next(block for block in request.blocks if block.sort is InspectedKind.TOOLS)
            for request in (before, after)
        ]
        assert [USE_SKILL in block.text for block in tools] == [False, True]
