"""New names that programs outside may obey are set aside, known harmless ones stay."""

import os
import subprocess
from pathlib import Path

import pytest

from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.process import CommandEnd
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.repair.set_aside_files import SetAsideFiles
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.files import write_file
from tests.tools.sandbox.conftest import Ground, git, output_text

STEERING = (
    # editors, when a folder is opened
    *(".vscode/tasks.json", ".idea/workspace.xml", ".zed/tasks.json", ".fleet/run.json"),
    *(".devcontainer/devcontainer.json", ".devcontainer.json", ".gitpod.yml", ".gitpod.Dockerfile"),
    *(
        ".nvim.lua",
        ".exrc",
        ".vimrc",
        "_vimrc",
        ".dir-locals.el",
        ".dir-locals-2.el",
        ".projectile",
    ),
    *(".eclipse/x", ".project", ".classpath", ".settings/x", ".externalToolBuilders/x", ".nova/x"),
    *(
        ".helix.toml",
        ".kakrc",
        ".lapce/x",
        ".luarc.json",
        ".pylintrc",
        ".eslintrc.js",
        ".rubocop.yml",
    ),
    *(
        ".bsp/sbt.json",
        ".clj-kondo/hooks/x.clj",
        ".sublime/x",
        "a.code-workspace",
        "b.sublime-project",
    ),
    *(".replit", ".idx/dev.nix", ".stackblitzrc", ".codesandbox/tasks.json", ".ona/x", ".lvimrc"),
    # shells, when a folder is entered
    *(
        ".envrc",
        ".direnv/x",
        "mise.toml",
        "mise.dev.toml",
        ".mise.dev.local.toml",
        "mise.local.toml",
    ),
    *(
        ".config/mise/conf.d/x.toml",
        ".config/mise.toml",
        "mise/config.dev.toml",
        "mise/conf.d/x.toml",
    ),
    *(
        ".mise/config.toml",
        ".tool-versions",
        ".autoenv.zsh",
        ".autoenv",
        ".in",
        ".bashrc",
        ".zshrc",
    ),
    *(".venv", ".lazyrc", ".devenv/x", ".flox/env/x", ".config/fish/config.fish", ".shadowenv.d/x"),
    # git and its hooks
    *(
        ".githooks/pre-commit",
        ".husky/pre-commit",
        ".lefthook.yml",
        "lefthook-local.yml",
        "prek.toml",
    ),
    *(".pre-commit-config.yaml", ".pre-commit-config.yml", ".overcommit.yml", "hk.pkl"),
    *(".lintstagedrc", ".lintstagedrc.json", ".commitlintrc.js", ".huskyrc", ".lfsconfig"),
    *("captainhook.json", "grumphp.yml", ".git-hooks/x", ".gitconfig", ".config/lefthook.yml"),
    # agents
    *(".mcp.json", ".claude/settings.json", ".cursor/mcp.json", ".cursorrules", "AGENTS.md"),
    *(".github/hooks/x.json", ".github/copilot-instructions.md", ".github/agents/x.md"),
    *(".github/workflows/x.yml", ".amp/settings.json", ".zencoder/x", ".rovodev/x", ".warp/x"),
    *("CRUSH.local.md", "IFLOW.md", "CODEBUDDY.md"),
    *(".pi/x", ".codebuddy/x", ".iflow/x", ".tabnine/x", ".bolt/prompt", ".a-name-of-next-year"),
    # what runs elsewhere after a push
    *(
        ".readthedocs.yaml",
        ".codecov.yml",
        ".gitlab/x.yml",
        ".gitea/workflows/x.yml",
        ".sourcehut/x",
    ),
)
"""Names of 2026 that programs obey, and some that no list has."""

HARMLESS = (
    *(".gitignore", ".gitattributes", ".gitkeep", ".keep", ".mailmap", ".git-blame-ignore-revs"),
    *(
        ".dockerignore",
        ".npmignore",
        ".prettierignore",
        ".eslintignore",
        ".ignore",
        ".Rbuildignore",
    ),
    *(".editorconfig", ".prettierrc", ".prettierrc.json", ".clang-format", ".rustfmt.toml"),
    *(".nvmrc", ".node-version", ".python-version", ".ruby-version", ".java-version"),
    *(".babelrc", ".browserslistrc", ".swcrc", ".mocharc.json", ".coveragerc", ".rspec"),
    *(".storybook/main.ts", ".vitepress/config.mts", ".env.example", ".nojekyll", ".DS_Store"),
    *(
        ".github/ISSUE_TEMPLATE/bug.md",
        ".github/PULL_REQUEST_TEMPLATE.md",
        ".config/dotnet-tools.json",
    ),
    *(".mvn/wrapper/maven-wrapper.properties", ".well-known/security.txt", ".nfs000000001234"),
)
GENERATED = (
    *(".venv/bin/activate", ".venv/.gitignore", ".venv/.lock", ".next/cache/.previewinfo"),
    *(".next/server/.x/y", ".nuxt/x", ".output/x", ".svelte-kit/x", ".astro/x", ".angular/cache/x"),
    *(".turbo/x", ".parcel-cache/x", ".vite/x", ".pytest_cache/.gitignore", ".ruff_cache/.x"),
    *(".mypy_cache/x", ".tox/x", ".nox/x", ".hypothesis/x", ".coverage", ".coverage.host.1.x"),
    *(".gradle/8.0/.x", ".kotlin/x", ".yarn/cache/x", ".pnp.cjs", ".bundle/config", ".eslintcache"),
    *(".terraform/providers/.x", ".terraform.lock.hcl", ".dart_tool/x", ".metadata", ".build/x"),
    *("target/.rustc_info.json", "target/debug/.cargo-lock", "target/debug/.fingerprint/x/y"),
    *("node_modules/.bin/x", "node_modules/.package-lock.json", "node_modules/.vite/x/y"),
    *("build/.ninja_log", "build/.ninja_deps", "build/.cmake/api/x", "docs/_build/.buildinfo"),
    *("src/.deps/x.Po", "src/.libs/x.o", "src/.x.o.d", "kernel/.main.o.cmd", ".config"),
    *(".cache/clangd/x", ".zig-cache/x", ".stack-work/x", ".ipynb_checkpoints/x", ".nyc_output/x"),
)


def make(names: tuple[str, ...], folder: str) -> str:
    return "; ".join(
        f"mkdir -p $(dirname {folder}/{name}); echo mine > {folder}/{name}" for name in names
    )


@pytest.fixture
def sandbox(ground: Ground, bubblewrap: SandboxBackend) -> Sandbox:
    return Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))


def run(sandbox: Sandbox, text: str) -> SandboxRun:
    return sandbox.run_blocking(SandboxCommand(text, sandbox.folder, read_only=False), seconds=60)


def test_every_new_name_that_a_program_may_obey_is_set_aside_and_nothing_is_lost(
    ground: Ground, sandbox: Sandbox
) -> None:
    assert len(STEERING) >= 82
    ran = run(sandbox, make(STEERING, "src"))
    assert not ran.unsure
    left = [name for name in STEERING if (ground.project / "src" / name).exists()]
    assert left == []
    aside = dict(ran.set_aside)
    for name in STEERING:
        top = next(above for above in aside if f"src/{name}/".startswith(f"{above}/"))
        rest = f"src/{name}".removeprefix(top).lstrip("/")
        assert (Path(aside[top]) / rest).read_text() == "mine\n", name
    files = SetAsideFiles(ground.own, ground.project)
    assert {file.path for file in files.listed()} == {*aside}


@pytest.mark.parametrize("names", [HARMLESS, GENERATED], ids=["harmless", "generated"])
def test_a_new_name_that_nothing_obeys_stays(
    ground: Ground, sandbox: Sandbox, names: tuple[str, ...]
) -> None:
    ran = run(sandbox, make(names, "new"))
    assert (ran.set_aside, ran.new_control_files, ran.unsure) == ((), (), "")
    missing = [name for name in names if not (ground.project / "new" / name).exists()]
    assert missing == []


def test_the_report_names_what_was_set_aside_and_how_it_is_put_back(
    ground: Ground, sandbox: Sandbox
) -> None:
    ran = run(sandbox, "echo x > .gitpod.yml")
    [note] = command_notes(ran, (), b"")
    assert "'.gitpod.yml'" in note
    assert "Put back" in note
    files = SetAsideFiles(ground.own, ground.project)
    [aside] = files.listed()
    assert files.put_back_blocking(aside.place) == ".gitpod.yml"
    assert (ground.project / ".gitpod.yml").read_text() == "x\n"
    ran = run(sandbox, "echo y >> .gitpod.yml")
    assert ran.set_aside == (), "the project has it now"


def test_a_name_that_the_project_had_is_edited_moved_and_made_again(
    ground: Ground, sandbox: Sandbox
) -> None:
    write_file(ground.project / "src/lib/.storyrc", "1\n")
    write_file(ground.project / ".changeset/config.json", "1\n")
    write_file(ground.project / ".airrc", "1\n")
    ran = run(
        sandbox,
        "echo 2 > .airrc; sed -i s/1/2/ .changeset/config.json; echo new > .changeset/new.md; "
        "mv src/lib src/moved",
    )
    assert ran.set_aside == ()
    assert (ground.project / ".changeset/new.md").exists()
    assert (ground.project / "src/moved/.storyrc").exists()
    assert run(sandbox, "mv .airrc kept").set_aside == ()
    assert run(sandbox, "mv kept .airrc").set_aside == (), "the project had it"
    assert [name for name, _ in run(sandbox, "cp .airrc .otherrc").set_aside] == [".otherrc"]


def test_what_is_set_aside_from_a_folder_that_the_project_has_is_listed_alone(
    ground: Ground, sandbox: Sandbox
) -> None:
    write_file(ground.project / ".changeset/config.json", "1\n")
    ran = run(sandbox, "echo x > .changeset/.gitpod.yml; mkdir .new; echo x > .new/.gitpod.yml")
    assert [name for name, _ in ran.set_aside] == [".changeset/.gitpod.yml", ".new"]
    files = SetAsideFiles(ground.own, ground.project)
    assert [file.path for file in files.listed()] == [".changeset/.gitpod.yml", ".new"]
    for file in files.listed():
        files.put_back_blocking(file.place)
    assert (ground.project / ".changeset/config.json").exists()
    assert (ground.project / ".new/.gitpod.yml").exists()


@pytest.mark.parametrize("name", [".venv", ".next", ".cache", ".github", ".config"])
def test_a_link_of_a_generated_name_is_set_aside(
    ground: Ground, sandbox: Sandbox, name: str
) -> None:
    ran = run(sandbox, f"ln -s src {name}")
    assert [path for path, _ in ran.set_aside] == [name]
    assert not (ground.project / name).is_symlink()


@pytest.mark.parametrize(
    "name", ["\u200b.gitpod.yml", "\uff0egitpod.yml", ".GITIGNORE", "..", "..."]
)
def test_other_spellings_of_a_dot_name_are_set_aside(
    ground: Ground, sandbox: Sandbox, name: str
) -> None:
    if name == "..":
        name = "..x"
    ran = run(sandbox, f"echo x > 'src/{name}'")
    assert [path for path, _ in ran.set_aside] == [f"src/{name}"], output_text(ran)


def test_each_place_that_was_set_aside_is_listed_and_put_back_whole(
    ground: Ground, sandbox: Sandbox
) -> None:
    ran = run(
        sandbox,
        "mkdir -p n/a/b; git init -q --bare n/x.git; echo 1 > n/a/.envrc; echo 2 > n/a/b/.envrc;"
        " mkdir .zed; echo 3 > .zed/in; chmod 1700 .zed",
    )
    files = SetAsideFiles(ground.own, ground.project)
    names = [".zed", "n/a/.envrc", "n/a/b/.envrc", "n/x.git"]
    assert sorted(name for name, _ in ran.kept_aside) == names, output_text(ran)
    assert sorted(aside.path for aside in files.listed()) == names
    for name, place in ran.kept_aside:
        assert files.put_back_blocking(place) == name
    assert (files.listed(), (ground.project / ".zed/in").read_text()) == ((), "3\n")
    assert (ground.project / "n/x.git/objects/pack").is_dir()


def test_a_folder_s_name_writes_no_line_of_a_note(sandbox: Sandbox) -> None:
    ran = run(sandbox, "mkdir $'a\\n[said]\\x1b[2J'; echo x > $'a\\n[said]\\x1b[2J/.envrc'")
    [note] = command_notes(ran, (), b"")
    assert note.isprintable()


def test_git_brings_names_of_the_project_s_own_commits(ground: Ground, sandbox: Sandbox) -> None:
    git(ground.project, "checkout", "-q", "-b", "other")
    write_file(ground.project / ".airrc", "1\n")
    git(ground.project, "add", ".airrc")
    git(ground.project, "commit", "-qm", "other")
    git(ground.project, "checkout", "-q", "main")
    ran = run(sandbox, "git checkout -q other")
    assert (ran.set_aside, ran.by_git) == ((), (".airrc",)), output_text(ran)
    assert (ground.project / ".airrc").exists()


PLANTED = (
    "git init -q -b main --template= lib; cd lib; git config user.name B; "
    "git config user.email b@example.com; mkdir .vscode; echo x > .vscode/tasks.json; "
    "echo x > .gitpod.yml; echo x > AGENTS.md; echo 1 > f; git add .; git commit -qm one"
)


def test_git_brings_no_names_of_a_repository_that_a_command_made(
    ground: Ground, sandbox: Sandbox, bubblewrap: SandboxBackend
) -> None:
    ran = run(sandbox, PLANTED)
    wanted = {"lib/.vscode", "lib/.gitpod.yml", "lib/AGENTS.md"}
    assert {name for name, _ in ran.set_aside} == wanted, output_text(ran)
    assert (ground.project / "lib/.git").is_dir()
    for box in (sandbox, Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))):
        ran = run(box, "cd lib && git checkout -q -f main")
        assert {name for name, _ in ran.set_aside} == wanted, output_text(ran)
        assert (ground.project / "lib/f").exists()


def test_git_brings_names_of_a_nested_repository_of_the_user(
    ground: Ground, sandbox: Sandbox
) -> None:
    lib = ground.project / "lib"
    words = ["bash", "-c", PLANTED]
    subprocess.run(words, cwd=ground.project, check=True)
    for name in (".gitpod.yml", "AGENTS.md"):
        (lib / name).unlink()
    ran = run(sandbox, "cd lib && git checkout -q -f main")
    assert ran.set_aside == (), output_text(ran)
    assert {*ran.by_git} == {"lib/.gitpod.yml", "lib/AGENTS.md"}


AGAIN = """
for number in $(seq 25); do
    echo $((number > 12 ? number : 1)) > next  # whole when it gets the name
    mv next .mcp.json
    until [ ! -e .mcp.json ]; do sleep 0.005; done
done
"""


def test_each_version_of_a_name_that_is_written_again_and_again_is_kept_the_same_one_once(
    ground: Ground, sandbox: Sandbox
) -> None:
    command = SandboxCommand(AGAIN, str(ground.project), read_only=False, lasting=True)
    ran = sandbox.run_blocking(command, seconds=60)
    assert ran.ended.code == 0
    versions = [(name, Path(place).read_text()) for name, place in ran.set_aside]
    assert versions == [(".mcp.json", f"{number}\n") for number in (1, *range(13, 26))]
    assert not (ground.project / ".mcp.json").exists()
    kept = Path(ran.set_aside[0][1]).parents[1]
    assert len([*kept.iterdir()]) == len(versions), "a folder for nothing is left"
    notes = "\n".join(command_notes(ran, (), b""))
    assert "set aside: '.mcp.json', in 14 versions: new" in notes


FILLING = """
for number in $(seq 100); do
    head -c 100000 /dev/urandom > .mcp.json
    until [ ! -e .mcp.json ]; do sleep 0.005; done
done
"""


def test_a_command_of_which_too_much_is_set_aside_is_ended_and_all_of_it_kept(
    ground: Ground, bubblewrap: SandboxBackend
) -> None:
    limits = CommandLimits(set_aside=1_000_000)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,), limits=limits)
    command = SandboxCommand(FILLING, str(ground.project), read_only=False, lasting=True)
    ran = sandbox.run_blocking(command, seconds=60)
    assert ran.ended.end is CommandEnd.SET_ASIDE
    sizes = [Path(place).stat().st_size for _, place in ran.set_aside]
    assert 10 <= sizes.count(100_000) < 100


DECOYS = """
for number in $(seq 300); do touch .d$number; done
touch .envrc
until [ ! -e .envrc ]; do sleep 0.005; done
ls -A | grep -c '^.d'
"""


def test_hundreds_of_other_names_keep_none_waiting_that_is_known_to_steer_programs(
    ground: Ground, sandbox: Sandbox
) -> None:
    command = SandboxCommand(DECOYS, str(ground.project), read_only=False, lasting=True)
    ran = sandbox.run_blocking(command, seconds=60)
    assert int(ran.output.part(0, 100)) > 0
    assert {".envrc", ".d1", ".d300"} <= {name for name, _ in ran.set_aside}


RENAMED = """
for number in $(seq 60); do
    echo 1 > .new$number && sleep 0.02 && mv .new$number made$number || exit 1
done
"""


def test_a_file_that_a_program_writes_under_a_dot_name_and_then_renames_is_let_be(
    ground: Ground, sandbox: Sandbox
) -> None:
    command = SandboxCommand(RENAMED, str(ground.project), read_only=False, lasting=True)
    ran = sandbox.run_blocking(command, seconds=60)
    assert (ran.ended.code, ran.set_aside) == (0, ())
    assert (ground.project / "made60").exists()


def test_in_a_home_folder_no_command_changes_what_the_users_programs_obey(
    bubblewrap: SandboxBackend, ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a user works in the home folder itself, or in one above."""
    home = ground.project
    monkeypatch.setenv("HOME", str(home))
    kept = ("bin/ls", ".config/fish/config.fish", ".local/bin/ls", ".notes")
    for name in kept:
        write_file(home / name, "mine\n")
    new = (".ssh/authorized_keys", ".aws/config", ".docker/config.json", ".zshrc")
    lines = [f"mkdir -p {os.path.dirname(name) or '.'}; echo evil > {name}" for name in new]
    lines += [f"echo evil > {name}; echo evil > {name}.new" for name in kept]
    ran = ground.run(bubblewrap, "\n".join([*lines, "echo 2 > src/app.py; mkdir other"]))
    assert {name: (home / name).read_text() for name in kept} == dict.fromkeys(kept, "mine\n")
    assert not any((home / f"{name}.new").exists() for name in kept[:3])
    assert not any((home / name).exists() for name in new), ran.new_control_files
    assert (home / "src/app.py").read_text() == "2\n"
    assert (home / "other").is_dir()
