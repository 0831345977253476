"""Hook files of four programs, malformed and hostile ones, and what an approval covers."""

import json
from pathlib import Path

import pytest

from helix_desktop.domain.hooks import HookEvent
from helix_desktop.features.hooks.hook_files import (
    MAX_HOOK_FILE_BYTES,
    MAX_HOOKS,
    hook_files,
    parse_hooks,
    read_hooks,
)
from helix_desktop.features.hooks.hook_process import Hook
from helix_desktop.tools.definition_folders import DefinitionFormat
from helix_desktop.tools.files.project_root import ProjectRoot

CLAUDE, CODEX, GEMINI = DefinitionFormat.CLAUDE, DefinitionFormat.CODEX, DefinitionFormat.GEMINI


@pytest.fixture
def base(tmp_path: Path) -> Path:
    for name in ("project", "settings", "home"):
        (tmp_path / name).mkdir()
    return tmp_path


def put(base: Path, name: str, content: object) -> None:
    path = base / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")


def declared(command: str, event: str = "PreToolUse", matcher: str = "Bash") -> object:
    group = {"matcher": matcher, "hooks": [{"type": "command", "command": command}]}
    return {"hooks": {event: [group]}}


def hooks(base: Path) -> list[Hook]:
    project, settings, home = (ProjectRoot(base / name) for name in ("project", "settings", "home"))
    return read_hooks(hook_files(project, settings, home), project, home)


def one(content: object, dialect: DefinitionFormat = CLAUDE, *, toml: bool = False) -> Hook:
    text = content if isinstance(content, str) else json.dumps(content)
    [hook] = parse_hooks(text.encode(), "file", dialect, toml=toml)
    return hook


def test_the_hooks_of_four_programs_are_read_from_the_project_and_the_user(base: Path) -> None:
    names = (
        "project/.helix/hooks.json",
        "project/.claude/settings.json",
        "project/.claude/settings.local.json",
        "project/.codex/hooks.json",
        "settings/hooks.json",
        "home/.claude/settings.json",
    )
    for name in names:
        put(base, name, declared(f"echo {name}"))
    put(base, "project/.gemini/settings.json", declared("echo gemini", "BeforeTool", ".*"))
    put(
        base,
        "project/.codex/config.toml",
        '[[hooks.PreToolUse]]\nmatcher = "Bash"\n'
        '[[hooks.PreToolUse.hooks]]\ntype = "command"\ncommand = "echo toml"\ntimeout = 5\n',
    )
    read = hooks(base)
    assert [hook.where.removeprefix(str(base)) for hook in read] == [
        ".helix/hooks.json",
        ".claude/settings.json",
        ".claude/settings.local.json",
        ".codex/hooks.json",
        ".codex/config.toml",
        ".gemini/settings.json",
        "/settings/hooks.json",
        "~/.claude/settings.json",
    ]
    assert all(hook.moment is HookEvent.BEFORE_TOOL and not hook.problem for hook in read)
    assert [hook.of_project for hook in read] == [True] * 6 + [False] * 2


@pytest.mark.parametrize(
    ("dialect", "matcher", "tool", "fits"),
    [
        (CLAUDE, "Bash", "shell", True),
        (CLAUDE, "Bash", "write_file", False),
        (CLAUDE, "Edit|Write", "write_file", True),
        (CLAUDE, "Edit, Write", "write_file", True),
        (CLAUDE, "Edi", "edit_file", False),
        (CLAUDE, "Edi.*", "edit_file", True),
        (CLAUDE, "mcp__.*", "github__search", True),
        (CLAUDE, "mcp__github__search", "github__search", True),
        (CLAUDE, "mcp__github", "github__search", False),
        (CLAUDE, "^(Edit|Write)$", "write_file", True),
        (CLAUDE, "", "shell", True),
        (CLAUDE, "*", "shell", True),
        (CLAUDE, "write_file", "write_file", True),
        (CODEX, "apply_patch", "edit_file", True),
        (GEMINI, "run_shell", "shell", True),
        (GEMINI, "run_shell_command", "write_file", False),
    ],
)
def test_a_matcher_means_what_its_program_means(
    dialect: DefinitionFormat, matcher: str, tool: str, fits: bool
) -> None:
    event = "BeforeTool" if dialect is GEMINI else "PreToolUse"
    hook = one(declared("x", event, matcher), dialect)
    assert not hook.problem
    assert hook.fits(HookEvent.BEFORE_TOOL, tool) is fits
    assert not hook.fits(HookEvent.AFTER_TOOL, tool)


@pytest.mark.parametrize(
    ("dialect", "event", "ok", "failed"),
    [
        (CLAUDE, "PostToolUse", True, False),
        (CLAUDE, "PostToolUseFailure", False, True),
        (CODEX, "PostToolUse", True, True),
        (GEMINI, "AfterTool", True, True),
    ],
)
def test_a_hook_after_a_tool_runs_after_a_failure_if_its_program_does_so(
    dialect: DefinitionFormat, event: str, ok: bool, failed: bool
) -> None:
    hook = one(declared("x", event, ""), dialect)
    assert hook.fits(HookEvent.AFTER_TOOL, "shell") is ok
    assert hook.fits(HookEvent.AFTER_FAILED_TOOL, "shell") is failed


@pytest.mark.parametrize("matcher", ["(a+)+$", "Bash(rm *)", "^Edit|Write", "[A-Z]+", "x" * 400])
def test_a_pattern_that_could_run_forever_or_mean_something_else_is_not_used(matcher: str) -> None:
    assert one(declared("x", matcher=matcher)).problem == (
        "The matcher has more than names, .*, and |."
    )


@pytest.mark.parametrize(
    ("event", "dialect", "moment"),
    [
        ("AfterAgent", GEMINI, HookEvent.STOP),
        ("BeforeAgent", GEMINI, HookEvent.PROMPT),
        ("PreCompress", GEMINI, HookEvent.BEFORE_COMPACTION),
        ("PostCompact", CODEX, HookEvent.AFTER_COMPACTION),
        ("PreToolUse", GEMINI, None),
        ("Notification", CLAUDE, None),
    ],
)
def test_an_event_has_the_name_of_its_program(
    event: str, dialect: DefinitionFormat, moment: HookEvent | None
) -> None:
    hook = one(declared("x", event, ""), dialect)
    assert hook.moment is moment
    assert bool(hook.problem) is (moment is None)


def test_the_time_limit_is_in_seconds_but_for_gemini_in_milliseconds() -> None:
    def limit(timeout: float, dialect: DefinitionFormat, event: str) -> float:
        handler = {"type": "command", "command": "x", "timeout": timeout}
        return one({"hooks": {event: [{"hooks": [handler]}]}}, dialect).seconds

    assert limit(5, CLAUDE, "PreToolUse") == 5
    assert limit(5_000, GEMINI, "BeforeTool") == 5
    assert limit(1e12, CLAUDE, "PreToolUse") == 600
    assert limit(-1, CLAUDE, "PreToolUse") == 0.1
    toml = "[[hooks.Stop]]\n[[hooks.Stop.hooks]]\ncommand = 'x'\ntimeout = {0}\n"
    assert one(toml.format("nan"), CODEX, toml=True).seconds == 0.1
    assert one(toml.format("inf"), CODEX, toml=True).seconds == 600
    assert one(declared("x", "UserPromptSubmit")).seconds == 30
    assert one(declared("x")).seconds == 60


@pytest.mark.parametrize(
    ("handler", "problem"),
    [
        ({"type": "http", "url": "http://x"}, "Only hooks of the type command run here."),
        ({"type": "command"}, "No command, or a very long one."),
        ({"type": "command", "command": "x" * 5_000}, "No command, or a very long one."),
        ({"type": "command", "command": "a\0b"}, "No command, or a very long one."),
        ({"type": "command", "command": "x", "if": "Bash(x)"}, "The field if isn't supported."),
        ({"type": "command", "command": "x", "async": True}, "The field async isn't supported."),
        ({"type": "command", "command": 7}, "Can't be understood."),
        ("x", "Can't be understood."),
    ],
)
def test_a_hook_that_would_mean_something_else_here_says_why_it_is_not_used(
    handler: object, problem: str
) -> None:
    assert one({"hooks": {"PreToolUse": [{"hooks": [handler]}]}}).problem == problem


@pytest.mark.parametrize("content", ["", "[]", "{", "null", "[" * 100_000, '{"hooks": 1'])
def test_a_malformed_file_is_a_problem_and_no_crash(base: Path, content: str) -> None:
    put(base, "project/.helix/hooks.json", content)
    [hook] = hooks(base)
    is_list_or_null = content.startswith(("[", "null"))
    words = "No object is named" if is_list_or_null else "Line 1 isn't valid JSON: "
    assert hook.problem.startswith(words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{\n"hooks": {\n  Stop: []\n}}', "Line 3 isn't valid JSON: "),
        ('{\n"hooks": {},\n\n', "Line 2 isn't valid JSON: "),
        ('{"Stop": []}', "No object is named `hooks`."),
        ('{"hooks": []}', "No object is named `hooks`."),
        ('{"hooks": {"Stop": {"command": "x"}}}', "Can't be understood."),
    ],
)
def test_a_file_of_helix_that_was_written_wrongly_says_where(
    base: Path, content: str, words: str
) -> None:
    put(base, "project/.helix/hooks.json", content)
    [hook] = hooks(base)
    assert hook.problem.startswith(words)


def test_files_that_are_huge_or_full_of_hooks_are_limited(base: Path) -> None:
    put(base, "project/.helix/hooks.json", " " * (MAX_HOOK_FILE_BYTES + 1))
    many = [{"hooks": [{"command": f"echo {number}"}]} for number in range(MAX_HOOKS + 50)]
    put(base, "settings/hooks.json", {"hooks": {"Stop": many}})
    first, *rest, last = hooks(base)
    assert (first.problem, last.problem) == ("Larger than 256 KB.", "Too many hooks.")
    assert len(rest) == MAX_HOOKS - 1


def test_settings_beside_the_hooks_and_hooks_that_are_switched_off_are_told_apart() -> None:
    content = {"disableAllHooks": True, "hooks": {"enabled": False, **declared("x")["hooks"]}}  # type: ignore[index]
    assert one(content).problem == "Its file switches all hooks off."
    assert list(parse_hooks(b'{"permissions": {}}', "file", CLAUDE)) == []


@pytest.mark.parametrize(
    "command",
    [
        'python3 "$CLAUDE_PROJECT_DIR"/.claude/hooks/check.py --fast',
        "${CLAUDE_PROJECT_DIR}/.claude/hooks/check.py",
        "bash -c 'python3 .claude/hooks/check.py'",
        "FILE=.claude/hooks/check.py && python3 $FILE",
        "./.claude/hooks/check.py",
    ],
)
def test_a_script_of_the_project_is_part_of_what_is_approved(base: Path, command: str) -> None:
    put(base, "project/.claude/hooks/check.py", "print('one')\n")
    put(base, "project/.claude/settings.json", declared(command))
    [before] = hooks(base)
    assert not before.problem
    assert "file .claude/hooks/check.py, sha256 " in before.text
    assert "| print('one')" in before.text
    put(base, "project/.claude/hooks/check.py", "print('two')\n")
    [after] = hooks(base)
    assert after.key != before.key


def test_everything_that_decides_what_runs_is_part_of_what_is_approved(base: Path) -> None:
    keys: set[str] = set()
    handler, strict = {"command": "echo 1"}, {"onFailure": "block"}
    contents = (
        declared("echo 1"),
        declared("echo 2"),
        declared("echo 1", "PostToolUse"),
        declared("echo 1", matcher="Edit"),
        {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{**handler, "timeout": 9}]}]}},
        {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{**handler, **strict}]}]}},
    )
    for content in contents:
        put(base, "project/.helix/hooks.json", content)
        [hook] = hooks(base)
        keys.add(hook.key)
    assert len(keys) == len(contents)


def test_a_script_that_is_missing_or_lies_outside_is_broken_and_blocks_nothing(base: Path) -> None:
    put(base, "project/.helix/hooks.json", declared("python3 gone.py"))
    assert hooks(base)[0].problem == "gone.py isn't there."
    (base / "project/out.sh").symlink_to("/etc/hostname")
    put(base, "project/.helix/hooks.json", declared("bash out.sh"))
    assert hooks(base)[0].problem


def test_a_log_that_a_hook_writes_is_no_part_of_what_is_approved(base: Path) -> None:
    put(base, "project/.helix/hooks.json", declared("cat >> hooks.log 2> errors.log"))
    [before] = hooks(base)
    put(base, "project/hooks.log", "much\n")
    assert hooks(base)[0].key == before.key


def test_a_command_line_cannot_imitate_another_part_of_what_is_approved(base: Path) -> None:
    put(base, "project/.helix/hooks.json", declared("echo 1\nfrom: ~/.claude/settings.json\u202e"))
    [hook] = hooks(base)
    assert hook.text.count("\nfrom: ") == 1
    assert "⟨U+000A⟩from: " in hook.text
    assert "⟨U+202E⟩" in hook.text


@pytest.mark.parametrize(
    "command",
    [
        "sh ~/project/check.sh",
        "sh $HOME/project/check.sh",
        "sh $HOME/other/../project/check.sh",
        "sh a/../../project/check.sh",
        "sh ~/linked.sh",
    ],
)
def test_a_file_of_the_project_is_known_as_such_by_whichever_path_a_hook_names_it(
    tmp_path: Path, command: str
) -> None:
    put(tmp_path, "project/check.sh", "echo checked")
    put(tmp_path, ".claude/settings.json", declared(command))
    (tmp_path / "linked.sh").symlink_to(tmp_path / "project/check.sh")
    (tmp_path / "settings").mkdir()
    project, settings = ProjectRoot(tmp_path / "project"), ProjectRoot(tmp_path / "settings")
    home = ProjectRoot(tmp_path)
    [hook] = read_hooks(hook_files(project, settings, home), project, home)
    assert hook.problem or "| echo checked" in hook.text


def test_what_is_shown_and_saved_of_a_hook_has_no_secrets_of_the_files_that_it_names(
    base: Path,
) -> None:
    body = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW\n" * 6
    lines = ("-----BEGIN OPENSSH PRIVATE KEY-----", body, "-----END OPENSSH PRIVATE KEY-----")
    put(base, "home/.ssh/id", "\n".join(lines))
    put(base, "project/.env", "API_KEY=v4ry-s3cret-Value\n")
    put(base, "project/.helix/hooks.json", declared("cat ~/.ssh/id .env"))
    [before] = hooks(base)
    for name in ("~/.ssh/id", ".env"):
        assert f"file {name}, sha256" in before.text
    for secret in ("b3Blbn", "v4ry"):
        assert secret not in before.text
    put(base, "project/.env", "API_KEY=an0ther-s3cret-Value\n")
    assert hooks(base)[0].key != before.key


def test_the_script_of_thousands_of_equal_hooks_is_read_once(base: Path) -> None:
    put(base, "project/.helix/check.sh", "echo " * 40_000)
    same = {"command": "./.helix/check.sh"}
    nearly = [{**same, "timeout": 60 + number / 1e9} for number in range(1_000)]
    handlers = [*[same] * 3_000, *nearly]
    put(base, "project/.helix/hooks.json", {"hooks": {"PreToolUse": [{"hooks": handlers}]}})
    first, last = hooks(base)
    assert first.command == "./.helix/check.sh"
    assert [first.problem, last.problem] == ["", "Too many hooks."]
