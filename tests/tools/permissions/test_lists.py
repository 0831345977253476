"""Long lists of commands, one a line: `hostile.txt` asks or is refused, `harmless.txt` is allowed.

Judged in a folder that lies in wait, with the test runners allowed. `/ws` is that folder.
"""

from pathlib import Path

import pytest

from helix_desktop.domain.permission import CallRuling
from tests.audit.ground import lay
from tests.audit.shell import Item, Office

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Office:
    folder = tmp_path_factory.mktemp("ws")
    lay(folder)
    return Office(folder)


def lines(name: str) -> list[str]:
    return (HERE / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("command", lines("hostile.txt"))
def test_hostile_commands_are_not_approved(command: str, office: Office) -> None:
    assert not office.found(Item("", command, "ask")).approved


@pytest.mark.parametrize("command", lines("harmless.txt"))
def test_harmless_commands_are_not_asked_about(command: str, office: Office) -> None:
    found = office.found(Item("", command, "allow"))
    assert found.judgement.ruling is CallRuling.ALLOW, found.judgement.reasons
