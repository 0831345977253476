"""The demo project that the welcome page offers: copied whole, or not at all."""

from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths
from helix_desktop.app.first_run import FirstRun
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.value import replace


async def test_a_demo_project_that_could_not_be_copied_whole_is_copied_again(
    tmp_path: Path,
) -> None:
    source = tmp_path / "resources" / "demo"
    source.mkdir(parents=True)
    (source / "a.py").write_text("print(1)\n")
    missing = source / "b.py"
    missing.symlink_to(tmp_path / "nothing")
    paths = replace(find_paths(tmp_path / "data"), resources=source.parent)
    first_run = FirstRun(AppContainer(paths))
    with pytest.raises(HelixError, match="Can't create the folder"):
        await first_run.demo_folder()
    missing.unlink()
    missing.write_text("print(2)\n")
    folder = await first_run.demo_folder()
    assert sorted(path.name for path in folder.iterdir()) == ["a.py", "b.py"]
    assert list(folder.parent.iterdir()) == [folder]
    (folder / "a.py").write_text("print(3)\n")
    assert (await first_run.demo_folder() / "a.py").read_text() == "print(3)\n"
