"""Generators of projects and builds in the sandbox: nothing that a build needs is set aside."""

import os
import shutil
from pathlib import Path

import pytest

from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import CommandEnvironment
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.tools.sandbox.conftest import Ground, output_text

TREES = {
    "vite": (
        "package.json .gitignore index.html src/main.ts node_modules/.bin/vite "
        "node_modules/.package-lock.json node_modules/.vite/deps/x.js dist/.vite/manifest.json",
        ".vscode",
    ),
    "next": (
        "package.json .gitignore .next/cache/.rscinfo .next/cache/.previewinfo .next/BUILD_ID "
        ".next/trace next-env.d.ts .babelrc",
        ".eslintrc.json .vercelrc",
    ),
    "svelte": ("package.json .prettierrc .prettierignore .svelte-kit/tsconfig.json", ".npmrc .mcp"),
    "nuxt": ("nuxt.config.ts .gitignore .nuxt/tsconfig.json .output/server/index.mjs", ".x"),
    "react native": (
        "app.json .watchmanconfig .bundle/config android/.gradle/8.0/x android/gradlew",
        ".eslintrc.js .prettierrc.js",
    ),
    "storybook": ("package.json .storybook/main.ts .storybook/preview.ts", ".otherrc.js"),
    "cargo": (
        "Cargo.toml .gitignore target/.rustc_info.json target/CACHEDIR.TAG "
        "target/debug/.cargo-lock target/debug/.fingerprint/x-1/bin-x",
        ".cargo",
    ),
    "python": (
        "pyproject.toml .python-version .gitignore .venv/pyvenv.cfg .venv/.gitignore .venv/.lock "
        ".venv/bin/python .pytest_cache/.gitignore .ruff_cache/.gitignore .mypy_cache/x .coverage "
        ".tox/py/x x.egg-info/PKG-INFO docs/_build/html/.buildinfo docs/_build/html/.nojekyll "
        ".hypothesis/examples/x",
        ".pre-commit-config.yaml .readthedocs.yaml",
    ),
    "django": ("manage.py site/settings.py site/static/.gitkeep", ".pylintrc"),
    "gradle": (
        ".gitattributes .gitignore gradlew gradle/wrapper/gradle-wrapper.jar "
        ".gradle/vcs.properties "
        ".gradle/8.0/checksums/checksums.lock .kotlin/sessions/x build/x",
        ".idea",
    ),
    "maven": ("pom.xml mvnw .mvn/wrapper/maven-wrapper.properties .gitignore", ".mvn/maven.config"),
    "flutter": (
        "pubspec.yaml .metadata .gitignore .dart_tool/package_config.json .flutter-plugins "
        ".flutter-plugins-dependencies android/.gradle/x",
        ".idea",
    ),
    "rails": (
        "Gemfile .ruby-version .gitignore .gitattributes .dockerignore .node-version log/.keep "
        "tmp/pids/.keep .browserslistrc .bundle/config",
        ".rubocop.yml .kamal .github/workflows",
    ),
    ".net": ("x.csproj .gitignore .config/dotnet-tools.json obj/project.assets.json", ".vs"),
    "swift": ("Package.swift .gitignore .build/debug/x .build/.lock", ".swiftpm"),
    "elixir": ("mix.exs .gitignore _build/dev/lib/x/.mix/compile.elixir", ".formatter.exs"),
    "c": (
        "configure Makefile src/.deps/a.Po src/.libs/a.o src/.dirstamp build/.ninja_log "
        "build/.ninja_deps .clang-format .config scripts/.x.o.cmd .a.o.d .cache/clangd/index/x",
        ".clangd",
    ),
    "yarn": ("yarn.lock .pnp.cjs .pnp.loader.mjs .yarn/releases/yarn.cjs", ".yarnrc.yml"),
    "terraform": ("main.tf .terraform/providers/x .terraform.lock.hcl", ".terraformrc"),
}
"""What generators and builds leave: what has to stay, and what they do without."""


@pytest.mark.parametrize("name", TREES)
def test_of_the_tree_of_a_generator_and_its_build_all_that_is_needed_stays(
    ground: Ground, bubblewrap: SandboxBackend, name: str
) -> None:
    needed, other = (text.split() for text in TREES[name])
    text = "; ".join(
        f"mkdir -p $(dirname app/{path}); echo x > app/{path}" for path in (*needed, *other)
    )
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))
    command = SandboxCommand(text, str(ground.project), read_only=False)
    ran = sandbox.run_blocking(command, seconds=30)
    assert not ran.unsure
    assert [path for path in needed if not (ground.project / "app" / path).exists()] == []
    assert sorted(path for path, _ in ran.set_aside) == sorted(f"app/{path}" for path in other)


REAL = {
    "cargo": ("cargo new -q app && cd app", "cargo build -q --offline && cargo run -q --offline"),
    "npm": (
        "mkdir app && cd app && npm init -y >/dev/null && npm pkg set scripts.build='node b.js' && "
        "echo 'console.log(\"Hello, world!\")' > b.js && npm install --offline --silent",
        "npm run --silent build",
    ),
    "python3": (
        "mkdir app && cd app && python3 -m venv --without-pip .venv && "
        "echo 'print(\"Hello, world!\")' > main.py",
        ".venv/bin/python main.py",
    ),
    "git": (
        "git init -q app && cd app && echo .x > .gitignore && git add . && "
        "git -c user.name=A -c user.email=a@b.c commit -qm one",
        "git status --short && echo 'Hello, world!'",
    ),
    "make": (
        "mkdir app && cd app && printf 'all:\\n\\t@mkdir -p .deps && touch .deps/x && "
        "cat .deps/x .config && echo Hello, world!\\n' > Makefile && touch .config",
        "make -s",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("program", REAL)
def test_a_project_that_a_real_generator_made_is_built_by_the_next_command(
    ground: Ground, bubblewrap: SandboxBackend, program: str
) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    lending = CommandEnvironment(LoginShell(os.environ), ground.project, ground.own / "home")
    resources = lending.resources(SandboxReach(), SandboxPreset.DEVELOPER)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))
    generate, build = REAL[program]
    asked = SandboxCommand(f"{program} --version", str(ground.project), resources=resources)
    if sandbox.run_blocking(asked, seconds=60).ended.code:
        pytest.skip(f"{program} is not installed for every home folder")
    for text in (generate, f"cd app && {build}"):
        command = SandboxCommand(text, str(ground.project), resources=resources, read_only=False)
        ran = sandbox.run_blocking(command, seconds=120)
        assert ran.ended.code == 0, output_text(ran)
        assert (ran.set_aside, ran.unsure) == ((), "")
    assert output_text(ran).endswith("Hello, world!\n")
    assert Path(ground.project, "app").is_dir()
