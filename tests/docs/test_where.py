"""`tasks.py where`: the modules in which a change belongs."""

import pytest

from docs.where import best_modules, module_words, package_modules

MODULES = [
    module_words("helix_desktop/store/disk.py", '"""Free space, and what to say when it ends."""'),
    module_words("helix_desktop/ui/cost_label.py", '"""The label of costs."""\n\nCOLOR = "red"'),
    module_words("helix_desktop/ui/button.py", "def paint_button(): ..."),
    module_words("helix_desktop/store/leveldb.py", '"""The database."""'),
]


@pytest.mark.parametrize(
    ("question", "path"),
    [
        ("the color of cost labels", "ui/cost_label.py"),
        ("free disk space", "store/disk.py"),
        ("painted buttons", "ui/button.py"),
        ("where LevelDB is opened", "store/leveldb.py"),
    ],
)
def test_a_module_is_found_by_its_path_its_sentence_or_its_names(question: str, path: str) -> None:
    assert best_modules(MODULES, question)[0].path == f"helix_desktop/{path}"


def test_words_that_no_module_holds_lead_nowhere() -> None:
    assert best_modules(MODULES, "submarine 42 !") == []


@pytest.mark.slow
def test_the_color_of_the_cost_in_the_status_bar_leads_to_the_status_bar() -> None:
    modules = list(package_modules())
    for question in ("color of the cost in the status bar", "cost in the status bar"):
        best = best_modules(modules, question)[0]
        assert best.path == "helix_desktop/ui/window/status_bar.py"
