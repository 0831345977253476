"""An "always" never opens a shell, and a "never" is no wider than what was meant."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from helix_desktop.domain.permission import CallRuling
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.interpreters import runs_its_arguments
from tests.tools.permissions.standing import GOOD, always, never, ruled

OPENERS = """
sh
sh x.sh
bash -c 'make x'
/bin/dash x
./sh
python x.py
python3.11 x.py
PYTHON3 x.py
/usr/bin/python3 -c 'x()'
node server.js
perl -pi -e s/a/b/ f
ruby x.rb
lua5.4 x
php8.2 x.php
awk '{print}' f
xargs rm
env make
eval make
sudo make
doas make
ssh host ls
npx x
uvx x
pipx run x
npm exec x
pnpm dlx x
yarn dlx x
uv run x
uv tool run x
poetry run x
bundle exec x
go run x.go
cargo-script x
docker run x
docker exec a sh
vi f
nano f
emacs --batch f
less f
code f
find . -exec touch x +
git -c alias.x='!sh' x
git bisect run make
git rebase --exec make main
git submodule foreach make
tar --to-command=x -xf f
tar -xf f --use-compress-program=x
rsync -e x a b
make --eval=x
make -f -
make SHELL=./x
sed -n 'w x' f
sed -i '1e make' f
sed -f x f
timeout 5 sh x
timeout 5 npm exec x
nice time find . -exec touch x +
vim.tiny f
ssh-agent make
nice python x.py
time bash x
nohup node x
sqlite3 x .shell
busybox sh
source x
. x
exec make
/lib64/ld-linux-x86-64.so.2 x
""".strip().split("\n")
PLAIN = """
make test
npm test
npm run build
cargo test
go test ./...
git commit -m x
git push
rm -rf build
cp a b
sed -i s/a/b/ f
sed -i -e s/a/b/ f
timeout 60 make test
./run.sh
docker ps
tar -xf f
make -f x.mk test
pip install x
find . -delete
""".strip().split("\n")


@pytest.mark.parametrize("command", OPENERS)
@pytest.mark.parametrize("around", ["{}", "ls && {}", "cat f | {}", "make x; {}", "{} | tee x"])
def test_nothing_that_runs_what_it_is_given_is_ever_a_form(
    command: str, around: str, site: CommandPaths
) -> None:
    found = judge_command(around.format(command), site)
    assert (found.ruling, found.forms, found.whole) == (CallRuling.ASK, (), "")


@pytest.mark.parametrize("command", PLAIN)
def test_what_does_one_thing_has_a_form(command: str, site: CommandPaths) -> None:
    assert judge_command(command, site).forms == (command,)


@pytest.mark.parametrize("stored", ["sh", "cat setup.txt | sh", "python3 x.py"])
def test_an_always_from_before_for_a_shell_counts_no_more(stored: str, site: CommandPaths) -> None:
    for standing in (GOOD, replace(GOOD, boxed=False)):
        for command in ("cat setup.txt | sh", "echo 'rm x' | sh", "sh", "python3 x.py"):
            found = ruled(command, site, *always(stored), standing=standing)
            assert found.ruling is CallRuling.ASK


@pytest.mark.parametrize(
    ("command", "forbids"),
    [
        ("python3 <<E\nprint(1)\nE", "python3 <<E\nprint(1)\nE"),
        ("cat > x <<E\na\nE", "cat > x <<E\na\nE"),
        ("python3 <<< x", "python3 <<< x"),
        ("python3 -c 'x()'", "python3 -c 'x()'"),
        ("python3 x.py a", "python3 x.py …"),
        ("node x.js", "node x.js …"),
        ("make x", "make x …"),
        ("touch x", "touch …"),
    ],
)
def test_a_never_is_no_wider_than_what_was_asked_about(
    command: str, forbids: str, site: CommandPaths
) -> None:
    assert judge_command(command, site).forbids == (forbids,)


@pytest.mark.parametrize("command", ["python3 <<E\nprint(1)\nE", "python3 -c 'x()'", "cat f | sh"])
def test_a_never_for_the_very_words_holds(command: str, site: CommandPaths) -> None:
    [form] = judge_command(command, site).forbids
    assert ruled(command, site, never(form)).ruling is CallRuling.DENY
    assert ruled("python3 y.py", site, never(form)).ruling is CallRuling.ASK


@pytest.mark.parametrize("place", ["AGENTS.md", ".vscode/tasks.json", "src/.git/config"])
def test_an_always_for_writing_does_not_cover_what_steers(place: str, site: CommandPaths) -> None:
    assert judge_command(f"make x > {place}", site).forms == ()
    assert judge_command("make x > out.txt", site).forms == ("make x >out.txt",)


def test_an_always_for_writing_does_not_cover_what_instructions_include(
    site: CommandPaths,
) -> None:
    looks: list[Sequence[Sequence[str]]] = []

    def included(paths: Sequence[Sequence[str]]) -> bool:
        looks.append(paths)
        return ["docs", "rules.md"] in paths

    site = CommandPaths(Path(site.root), included)
    assert judge_command("make x > out.txt 2> docs/rules.md", site).forms == ()
    assert judge_command("make x > out.txt", site).forms == ("make x >out.txt",)
    assert {len(paths) for paths in looks} == {1, 2}, "one look for all redirections"


def test_nothing_opens_nothing() -> None:
    assert not runs_its_arguments([])
    assert runs_its_arguments(["python3"])
