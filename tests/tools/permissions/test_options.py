"""Options as the programs themselves read them: old ways, signs that look like none, links."""

from pathlib import Path

import pytest

from helix_desktop.domain.permission import CallRuling
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command


def ruling(command: str, site: CommandPaths) -> CallRuling:
    return judge_command(command, site).ruling


@pytest.mark.parametrize(
    "name",
    [
        "hn",
        "ln",
        "Ln",
        "jn",
        "zn",
        "tn",
        "n",
        "*d",
        ".*f",
        "1$s",
        "(%F)T",
        "9999d",
        "ld",
        "hhd",
        "-",
    ],
)
def test_a_format_has_only_conversions_that_are_known_to_show(
    name: str, site: CommandPaths
) -> None:
    assert ruling(f"printf '%{name}' PATH", site) is CallRuling.ASK


@pytest.mark.parametrize(
    "text", ["%d", "%-10s|%5.2f", "%%n", "%x %o %c %b %q\\n", "100%% n", "\\x25n"]
)
def test_a_format_that_shows_needs_no_question(text: str, site: CommandPaths) -> None:
    assert ruling(f"printf '{text}' 1 2", site) is CallRuling.ALLOW


@pytest.mark.parametrize("command", ["printf -v PATH x", "printf -vPATH x", "printf -- -v x y"])
def test_printf_into_a_variable_asks(command: str, site: CommandPaths) -> None:
    assert ruling(command, site) is CallRuling.ASK


@pytest.mark.parametrize(
    "command", ["xxd f -b", "xxd f --", "xxd -ac 5 f", "xxd -pl 5 f", "xxd f -", "xxd -- f x"]
)
def test_xxd_reads_options_in_an_old_way_and_may_write(command: str, site: CommandPaths) -> None:
    assert ruling(command, site) is CallRuling.ASK


@pytest.mark.parametrize(
    "command", ["tail +1f", "tail -1f f", "tail -- +1f", "head +1", "sort +1 f"]
)
def test_an_argument_with_a_plus_may_be_an_option(command: str, site: CommandPaths) -> None:
    assert ruling(command, site) is CallRuling.ASK


def test_two_folders_are_compared_only_where_no_link_in_them_leads_out(site: CommandPaths) -> None:
    root = Path(site.root)
    for name in ("d1", "d2"):
        (root / name).mkdir()
        (root / name / "passwd").write_text("x\n")
    assert ruling("diff d1 d2", site) is CallRuling.ALLOW
    (root / "d1/passwd").unlink()
    (root / "d1/passwd").symlink_to("/etc/passwd")
    for command in ("diff d1 d2", "diff -r d1 d2", "diff d1 f", "diff d2/passwd d1"):
        assert ruling(command, site) is CallRuling.ASK


def test_a_file_with_the_name_of_the_standard_input_is_a_file(site: CommandPaths) -> None:
    assert ruling("cat < -", site) is CallRuling.ALLOW
    (Path(site.root) / "-").symlink_to("/etc/passwd")
    for command in ("cat < -", "ls -L -", "realpath -", "jq . -"):
        assert ruling(command, site) is CallRuling.ASK


@pytest.mark.parametrize("name", ["l/..", "l/../src", "./l/.."])
def test_a_way_through_a_link_and_back_asks_as_it_has_two_readings(
    name: str, site: CommandPaths
) -> None:
    root = Path(site.root)
    (root / "src/deep").mkdir()
    (root / "l").symlink_to("src/deep")
    assert ruling(f"cd {name} && ls", site) is CallRuling.ASK


def test_the_way_back_from_a_link_is_where_bash_came_from(site: CommandPaths) -> None:
    root = Path(site.root)
    (root / "src/deep").mkdir()
    (root / "l").symlink_to("src/deep")
    (root / "src/passwd").symlink_to("/etc/passwd")
    assert ruling("cd l && cat ../passwd", site) is CallRuling.ASK
    assert ruling("cd l && cd .. && cat f", site) is CallRuling.ASK
    assert ruling("cd l && cat ../app.py", site) is CallRuling.ALLOW


def test_a_folder_is_changed_behind_settings_too(site: CommandPaths) -> None:
    (Path(site.root) / "src/f").symlink_to("/etc/passwd")
    assert ruling("LC_ALL=C cd src && cat f", site) is CallRuling.ASK
    assert ruling("LC_ALL=C cd src && cat app.py", site) is CallRuling.ALLOW


def test_a_command_that_a_repository_could_name_anew_asks(site: CommandPaths) -> None:
    assert ruling("git whatchanged", site) is CallRuling.ASK


def test_a_module_of_jq_is_a_file_of_its_own(site: CommandPaths) -> None:
    assert ruling("""jq -n '"a" | modulemeta'""", site) is CallRuling.ASK
