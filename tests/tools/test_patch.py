"""A patch changes the lines that it names, or nothing."""

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.code_application import patched_text

TEXT = "one\ntwo\nthree\nfour\nfive\ntwo\n"


@pytest.mark.parametrize(
    ("patch", "expected"),
    [
        ("-one\n+ONE", "ONE\ntwo\nthree\nfour\nfive\ntwo\n"),
        ("@@ -2,2 +2,2 @@\n-two\n+TWO\n three", "one\nTWO\nthree\nfour\nfive\ntwo\n"),
        (
            "--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n one\n+more\n@@ -6 +7 @@\n-two\n+last\n",
            "one\nmore\ntwo\nthree\nfour\nfive\nlast\n",
        ),
        ("@@ -90,3 +90,2 @@\n three\n-four\n five", "one\ntwo\nthree\nfive\ntwo\n"),
        ("@@\n-five\n+FIVE\n\\ No newline at end of file", "one\ntwo\nthree\nfour\nFIVE\ntwo\n"),
        ("", TEXT),
        ("only words", TEXT),
    ],
)
def test_a_patch_changes_the_lines_that_it_names(patch: str, expected: str) -> None:
    assert patched_text(TEXT, patch) == expected


def test_a_patch_makes_a_new_file() -> None:
    assert patched_text("", "--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+one\n+two\n") == "one\ntwo\n"


@pytest.mark.parametrize("patch", ["-two\n+TWO", "-six\n+SIX", "+nowhere", "-one\n-three\n+x"])
def test_a_patch_that_fits_nowhere_or_twice_changes_nothing(patch: str) -> None:
    with pytest.raises(ToolError, match="Change 1 of the patch doesn't fit"):
        patched_text(TEXT, patch)


def test_a_hostile_patch_ends_soon() -> None:
    same = "x\n" * 100_000
    with pytest.raises(ToolError):
        patched_text(same, "\n".join([" x"] * 4_000 + ["-y"]))
    with pytest.raises(ToolError, match="too many lines"):
        patched_text("\n" * 300_000, "-a")


def test_a_patch_of_several_files_is_applied_to_none() -> None:
    patch = "".join(
        f"diff --git a/{name} b/{name}\n--- a/{name}\n+++ b/{name}\n@@ -1 +1 @@\n-one\n+ONE\n"
        for name in ("x", "y")
    )
    with pytest.raises(ToolError, match="several files"):
        patched_text(TEXT, patch)
