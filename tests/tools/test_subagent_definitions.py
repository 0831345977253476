"""SubAgents that files define: found in order, used only where trusted, and never for more."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.tools import project_guides
from helix_desktop.tools import subagent_definitions as definitions
from helix_desktop.tools.definition_folders import DefinitionFormat, is_definition
from helix_desktop.tools.instruction_reader import Follows
from helix_desktop.tools.subagent_definitions import (
    MAX_DEFINITION_BYTES,
    MAX_FILES,
    SubAgentDefinitions,
    parse_definition,
)
from tests.files import write_file
from tests.tools.definitions import definition_source

ONE, TWO = SessionId("1" * 16), SessionId("2" * 16)
OURS, THEIRS = ".agents/agents", ".claude/agents"


def text(name: str = "", body: str = "Read it twice.", **more: str) -> str:
    named = {"name": name, "description": "Reads changes.", **more}
    return "\n".join(("---", *(f"{key}: {value}" for key, value in named.items()), "---", body))


def of(
    folder: Path,
    users: Path | None = None,
    *,
    trusted: Callable[[], bool | None] = lambda: True,
    began: Callable[[SessionId], bool] = lambda _session: False,
    follows: Follows = lambda _name, _digest, *, nested: not nested,
) -> SubAgentDefinitions:
    source = definition_source(folder, users, trusted=trusted, follows=follows)
    return SubAgentDefinitions(source, began=began)


def looked(folder: Path) -> tuple[list[str], dict[str, str]]:
    """The names of those that can be used, and why others cannot, by their files."""
    agents = of(folder)
    problems = {definition.name: definition.problem for definition in agents.look()}
    return [agent.name for agent in agents.of(ONE)], problems


def test_a_file_names_its_tools_its_model_and_its_policy() -> None:
    definition = text("reviewer", tools="Read, grep, WebSearch", model="haiku", policy="economy")
    agent = parse_definition(definition, ".agents/agents/r.md")
    assert (agent.name, agent.about, agent.instruction) == (
        "reviewer",
        "Reads changes.",
        "Read it twice.",
    )
    assert agent.tools == ("read_file", "search_files", "request_web_search")
    assert agent.model == "haiku"
    assert agent.policy == (("preset", "economy"),)


def test_a_policy_may_differ_from_a_preset_in_single_values() -> None:
    definition = text("r").replace(
        "---\nRead", "policy:\n  preset: helix\n  compact_percent: 70\n---\nRead"
    )
    agent = parse_definition(definition, "r.md")
    assert dict(agent.policy) == {"preset": "helix", "compact_percent": "70"}
    assert agent.notices == ()


@pytest.mark.parametrize(
    "policy", ["cheap", "[a, b]", "\n  compact_percent: lots", "\n  allow: all"]
)
def test_an_unknown_policy_of_a_definition_is_reported_and_not_used(policy: str) -> None:
    agent = parse_definition(text("r", policy=policy), "r.md")
    assert agent.policy == ()
    [notice] = agent.notices
    assert notice.startswith("Policy not used: ")


def test_a_file_without_a_name_is_called_like_the_file() -> None:
    definition = text("x").replace("name: x\n", "")
    assert parse_definition(definition, "~/.claude/agents/tidy-up.md").name == "tidy-up"


def test_an_empty_list_of_tools_means_no_tools() -> None:
    assert parse_definition(text("r", tools=""), "r.md").tools == ()
    assert parse_definition(text("r"), "r.md").tools is None


@pytest.mark.parametrize("extra", ["tools:\n  write: true", "tools: {a: b}", "tools: [Read"])
def test_tools_that_are_not_understood_leave_the_file_unused(extra: str) -> None:
    with pytest.raises(ValueError, match=r"tools|Can't understand"):
        parse_definition(text("r").replace("---\nRead", f"{extra}\n---\nRead"), "r.md")


def test_the_users_own_come_before_those_of_the_project(tmp_path: Path) -> None:
    project, home = tmp_path / "project", tmp_path / "home"
    write_file(project / f"{THEIRS}/a.md", text("reviewer", "of the project"))
    write_file(home / f"{OURS}/a.md", text("Reviewer", "of the user"))
    write_file(home / f"{OURS}/b.md", text("writer", "of the user"))
    agents = of(project, home)
    problems = agents.look()
    assert [agent.instruction for agent in agents.of(ONE)] == ["of the user", "of the user"]
    assert [(entry.name, entry.problem) for entry in problems] == [
        (f"{THEIRS}/a.md", f"~/{OURS}/a.md has the same name and comes first.")
    ]
    assert all(entry.quiet for entry in problems)


@pytest.mark.parametrize(
    ("trusted", "words"), [(None, project_guides.NO_QUESTION), (False, project_guides.NOT_TRUSTED)]
)
def test_nothing_is_read_of_a_folder_that_is_not_trusted(
    tmp_path: Path, trusted: bool | None, words: str
) -> None:
    write_file(tmp_path / "project" / f"{OURS}/a.md", text("evil"))
    write_file(tmp_path / "home" / f"{OURS}/b.md", text("mine"))
    agents = of(tmp_path / "project", tmp_path / "home", trusted=lambda: trusted)
    assert [entry.problem for entry in agents.look()] == [words]
    assert [agent.name for agent in agents.of(ONE)] == ["mine"]


def test_trust_that_is_taken_back_is_gone_at_once(tmp_path: Path) -> None:
    write_file(tmp_path / f"{OURS}/a.md", text("reviewer"))
    answers = [True]
    agents = of(tmp_path, trusted=lambda: answers[-1])
    agents.look()
    [agent] = agents.of(ONE)
    assert agents.may_use(agent)
    answers.append(False)
    assert not agents.may_use(agent)
    assert agents.of(TWO) == ()


def test_what_git_brought_is_not_used_before_the_user_agreed(tmp_path: Path) -> None:
    write_file(tmp_path / f"{OURS}/a.md", text("reviewer"))

    def follows(_name: str, _digest: Digest, *, nested: bool) -> bool:
        return nested

    agents = of(tmp_path, follows=follows)
    assert [entry.problem for entry in agents.look()] == [project_guides.BY_GIT]
    assert agents.of(ONE) == ()
    assert is_definition(f"{OURS}/a.md")
    assert not is_definition(f"{OURS}/deeper/a.md")
    assert not is_definition("docs/a.md")


def test_a_session_keeps_the_definitions_that_it_began_with(tmp_path: Path) -> None:
    write_file(tmp_path / f"{OURS}/a.md", text("reviewer", "first"))
    begun_sessions: set[SessionId] = set()
    agents = of(tmp_path, began=begun_sessions.__contains__)
    agents.look()
    assert [agent.instruction for agent in agents.of(ONE)] == ["first"]
    begun_sessions.add(ONE)
    write_file(tmp_path / f"{OURS}/a.md", text("reviewer", "second"))
    write_file(tmp_path / f"{OURS}/b.md", text("writer", "new"))
    agents.look()
    assert [agent.instruction for agent in agents.of(ONE)] == ["first"]
    assert [agent.instruction for agent in agents.of(TWO)] == ["second", "new"]
    assert len(agents.of(NO_SESSION)) == 2


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "doesn't start"),
        (b"Just words.", "doesn't start"),
        (b"---\nname: x\n", "is missing"),
        (b"---\nname: x\nname: y\ndescription: z\n---\nbody", "its field is repeated"),
        (b"---\nname x\n---\nbody", "Can't understand line 2"),
        (b"---\nname: &x evil\ndescription: z\n---\nbody", "Can't understand line 2"),
        (b'---\nname: "x\ndescription: z\n---\nbody', "Can't understand line 3"),
        (b"---\nname: x\ndescription:\n---\nbody", "No description"),
        (b"---\nname: x\ndescription: z\n---\n  \n", "No instructions"),
        (b"---\nname: ../../etc\ndescription: z\n---\nbody", "may contain only letters"),
        ("---\nname: a\u202eb\ndescription: z\n---\nbody".encode(), "may contain only letters"),
        (b"---\nname: x\ndescription: z\n---\n\0\0", "Not text"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe\x00", "Not text"),
        (b"---\nname: x\ndescription: " + b"d" * 5_000 + b"\n---\nbody", "characters"),
        (b"---\nname: x\ndescription: z\n---\n" + b"b" * MAX_DEFINITION_BYTES, "64 KB"),
        (b"---\n" + b"a: b\n" * 2_000 + b"---\nbody", "is missing"),
    ],
)
def test_an_invalid_definition_is_reported_and_not_used(
    tmp_path: Path, content: bytes, words: str
) -> None:
    write_file(tmp_path / f"{OURS}/bad.md", content)
    write_file(tmp_path / f"{OURS}/good.md", text("good"))
    names, problems = looked(tmp_path)
    assert names == ["good"]
    assert words in problems[f"{OURS}/bad.md"]


def test_a_link_out_of_the_folder_defines_nothing(tmp_path: Path) -> None:
    outside, project = tmp_path / "outside", tmp_path / "project"
    write_file(outside / "agents/a.md", text("evil"))
    write_file(project / f"{OURS}/good.md", text("good"))
    os.symlink(outside / "agents/a.md", project / OURS / "linked.md")
    (project / ".claude").mkdir()
    os.symlink(outside / "agents", project / THEIRS)
    names, problems = looked(project)
    assert names == ["good"]
    assert list(problems) == [f"{OURS}/linked.md"]


def test_a_pipe_and_a_folder_of_that_name_are_told_and_never_opened(tmp_path: Path) -> None:
    write_file(tmp_path / f"{OURS}/folder.md/a.md", text("deeper"))
    os.mkfifo(tmp_path / OURS / "pipe.md")
    names, problems = looked(tmp_path)
    assert names == []
    assert sorted(problems) == [f"{OURS}/folder.md", f"{OURS}/pipe.md"]


def test_of_many_files_in_all_folders_together_the_first_ones_are_used(tmp_path: Path) -> None:
    for number in range(MAX_FILES + 10):
        write_file(tmp_path / f"{OURS}/{number:03}.md", text(f"n{number:03}"))
    write_file(tmp_path / f"{THEIRS}/more.md", text("more"))
    names, problems = looked(tmp_path)
    assert names == [f"n{number:03}" for number in range(MAX_FILES)]
    left_out = [f"{OURS}/{number:03}.md" for number in range(MAX_FILES, MAX_FILES + 10)]
    assert problems == dict.fromkeys([*left_out, f"{THEIRS}/more.md"], definitions.TOO_MANY)


def test_a_files_name_stands_in_one_line(tmp_path: Path) -> None:
    write_file(tmp_path / f"{OURS}/a\nb.md", text("x"))
    agents = of(tmp_path)
    agents.look()
    [agent] = agents.of(ONE)
    assert agent.where == f"{OURS}/a b.md"


def test_descriptions_stand_in_one_visible_line(tmp_path: Path) -> None:
    definition = text("x", description="a\u202eb\tc")
    assert parse_definition(definition, "x.md").about == "a⟨U+202E⟩b c"
    folded = text("x").replace("Reads changes.", ">\n  one\n  two")
    assert parse_definition(folded, "x.md").about == "one two"


def test_an_agent_of_opencode_is_named_by_its_file_and_loses_what_it_is_denied() -> None:
    definition = (
        "---\ndescription: Reads.\nname: other\ntools:\n  write: false\n"
        "permission:\n  bash:\n    'git *': allow\n    '*': deny\n---\nRead it."
    )
    agent = parse_definition(definition, ".opencode/agent/reader.md", DefinitionFormat.OPENCODE)
    assert agent is not None
    assert (agent.name, agent.tools, agent.without) == ("reader", None, ("write_file", "shell"))


@pytest.mark.parametrize("field", ["mode: primary", "disable: true"])
def test_an_agent_of_opencode_that_is_no_subagent_is_not_offered(field: str) -> None:
    definition = f"---\ndescription: d\n{field}\n---\nbody"
    assert parse_definition(definition, "a.md", DefinitionFormat.OPENCODE) is None


def test_an_agent_that_is_denied_everything_gets_only_what_it_is_allowed() -> None:
    definition = "---\ndescription: d\ntools:\n  '*': false\n  read: true\n---\nbody"
    agent = parse_definition(definition, "a.md", DefinitionFormat.OPENCODE)
    assert agent is not None
    assert agent.tools == ("read_file",)
    definition = "---\ndescription: d\npermission: deny\n---\nbody"
    agent = parse_definition(definition, "a.md", DefinitionFormat.OPENCODE)
    assert agent is not None
    assert agent.tools == ()


def test_an_agent_of_codex_that_only_reads_gets_no_tool_that_writes(tmp_path: Path) -> None:
    definition = 'name = "r"\ndescription = "d"\ndeveloper_instructions = "Read."\n'
    write_file(tmp_path / ".codex/agents/r.toml", definition + 'sandbox_mode = "read-only"')
    write_file(tmp_path / ".codex/agents/w.toml", definition.replace('"r"', '"w"'))
    definitions_here = of(tmp_path)
    definitions_here.look()
    reader, writer = definitions_here.of(ONE)
    assert (reader.instruction, reader.without) == ("Read.", ("write_file", "edit_file", "shell"))
    assert writer.without == ()
