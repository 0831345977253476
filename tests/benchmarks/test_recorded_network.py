"""What a recording shows about a call's need for the network, and about its branch."""

import pytest

from tests.benchmarks.checkout import first_branch
from tests.benchmarks.questions import wants_network
from tests.benchmarks.recorded_calls import Call


def shell(command: str, output: str = "") -> Call:
    return Call("shell", {"command": command}, output=output)


@pytest.mark.parametrize(
    ("command", "output"),
    [
        ("npx tsc --noEmit", "src/a.ts(1,2): error TS2739"),
        ("go mod tidy 2>&1 | tail -5", ""),
        ("bun install", "Checked 868 installs across 1021 packages (no changes)"),
        ("git push origin main", "To /tmp/x/source.git\n * [new branch] main -> main"),
        ("grep -rn 'git push' docs", ""),
    ],
)
def test_a_command_whose_packages_were_there_needs_no_network(command: str, output: str) -> None:
    assert not wants_network(shell(command, output))


@pytest.mark.parametrize(
    ("command", "output"),
    [
        ("npx tsc --noEmit", "Need to install the following packages:\ntypescript@5"),
        ("bunx biome check", "Resolving dependencies\nSaved lockfile"),
        ("go mod tidy", "go: downloading golang.org/x/term v0.37.0"),
        ("go mod tidy", "open /x: operation not permitted"),
        ("go get example.org/x@latest", ""),
        ("bun install", "1712 packages installed [4.88s]"),
        ("npm install", "up to date"),
        ("pip install -e .", "Requirement already satisfied: pytest"),
        ("git push origin main", "To github.com:a/b.git\n   1..2  main -> main"),
        ("git fetch", ""),
        ("gh pr view 1", "title: x"),
    ],
)
def test_a_command_that_may_have_downloaded_something_needs_the_network(
    command: str, output: str
) -> None:
    assert wants_network(shell(command, output))


def test_a_heading_of_a_document_is_no_branch() -> None:
    shown = [shell("cat README.md", "## Testing\n\n## main...origin/main\n")]
    assert first_branch([*shown, shell("git push origin topic")]) == "topic"
    assert (
        first_branch([shell("git status -sb", "## fix/it...origin/fix/it [ahead 1]")]) == "fix/it"
    )
