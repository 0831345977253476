"""The names that are offered for code: those that the block says, if they are what they seem."""

import pytest

from helix_desktop.ui.chat.code_actions import named_file, suggested_name
from helix_desktop.ui.markdown.block_parser import BlockParser
from helix_desktop.ui.markdown.model import MessageBlock


def block(info: str, code: str = "x") -> MessageBlock:
    result = BlockParser().block(f"```{info}\n{code}\n```", 0)
    assert result is not None
    return result


@pytest.mark.parametrize(
    ("info", "code", "file", "name"),
    [
        ("python src/a.py", "x", "src/a.py", "a.py"),
        ("python", "x", "", "code.py"),
        ("diff", "--- a/x\n+++ b/src/x.c\n@@\n-a\n+b", "src/x.c", "x.c"),
        ("diff", "--- a/x\n+++ /dev/null\n@@\n-a", "", "code.diff"),
        ('text title="src\\x.txt"', "x", "src\\x.txt", "x.txt"),
    ],
)
def test_code_is_named_by_the_file_that_it_states(
    info: str, code: str, file: str, name: str
) -> None:
    assert named_file(block(info, code)) == file
    assert suggested_name(block(info, code)) == name


@pytest.mark.parametrize(
    ("info", "code"),
    [
        ('python title="a\u202eyp.exe"', "x"),
        ('python title="a\u200b.py"', "x"),
        ("diff", "+++ b/a\u202eyp.exe\n@@\n+b"),
    ],
)
def test_a_name_that_looks_like_another_one_is_not_offered(info: str, code: str) -> None:
    assert named_file(block(info, code)) == ""
    assert suggested_name(block(info, code)) in ("code.py", "code.diff")


@pytest.mark.parametrize("name", ["..", ".", "../..", "/"])
def test_a_name_that_is_a_folder_is_not_offered_to_save(name: str) -> None:
    assert suggested_name(block(f'python title="{name}"')) == "code.py"
