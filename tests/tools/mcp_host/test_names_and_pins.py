"""Names that every provider takes, and approvals that stand for exactly what was shown."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.servers import Offered, Server
from helix_desktop.tools.mcp_host.naming import is_offered, offered_name, server_part
from helix_desktop.tools.mcp_host.pins import (
    differences,
    launch_pin,
    launch_told,
    tool_pin,
    tool_told,
)

TOOL = Offered("look", "Looks around.", '{"type":"object"}', "Look", ("readOnlyHint: true",))
SERVER = Server("s", "x", ("a", "b"), env=(("N", "v"),))
NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=90)


def test_a_plain_name_stays_as_it_is() -> None:
    assert offered_name("git", "git_status") == "git__git_status"
    assert offered_name("my-server", "a-b_C9") == "my-server__a-b_C9"


@given(NAMES, NAMES)
def test_every_name_is_one_that_providers_take(server: str, tool: str) -> None:
    name = offered_name(server, tool)
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", name)
    assert is_offered(name)
    assert name == offered_name(server, tool)
    assert name.partition("__")[0] == server_part(server)


@given(st.sets(st.tuples(NAMES, NAMES), min_size=2, max_size=8))
def test_different_tools_have_different_names(pairs: set[tuple[str, str]]) -> None:
    assert len({offered_name(*pair) for pair in pairs}) == len(pairs)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("a", "b__c"), ("a__b", "c")),
        (("a", "_b"), ("a_", "b")),
        (("a b", "c"), ("a_b", "c")),
        (("a", "b c"), ("a", "b.c")),
        (("a", "x" * 90), ("a", "x" * 91)),
        (("é", "c"), ("ü", "c")),
    ],
)
def test_names_that_look_alike_do_not_meet(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert offered_name(*one) != offered_name(*other)


@pytest.mark.parametrize(
    "changed",
    [
        replace(TOOL, name="looks"),
        replace(TOOL, description="Looks around. "),
        replace(TOOL, description="Looks around.\u200b"),
        replace(TOOL, schema='{"type":"object","title":"x"}'),
        replace(TOOL, title=""),
        replace(TOOL, hints=()),
    ],
)
def test_any_change_of_a_tool_is_another_tool(changed: Offered) -> None:
    assert tool_pin(changed) != tool_pin(TOOL)
    assert list(differences("s", [TOOL], [changed]))
    assert not list(differences("s", [TOOL], [TOOL]))


@pytest.mark.parametrize(
    "changed",
    [
        replace(SERVER, command="y"),
        replace(SERVER, args=("a b",)),
        replace(SERVER, args=("b", "a")),
        replace(SERVER, env=(("N", "w"),)),
        replace(SERVER, env=()),
        replace(SERVER, cwd="/"),
        replace(SERVER, secrets=("N",)),
        replace(SERVER, url="https://example.com/"),
        replace(SERVER, headers=(("a", "b"),)),
    ],
)
def test_any_change_of_a_start_is_another_start(changed: Server) -> None:
    assert launch_pin(changed) != launch_pin(SERVER)


def test_switching_it_off_and_on_needs_no_new_approval() -> None:
    switched = replace(SERVER, on=False, believed=True, sampling=True)
    assert launch_pin(switched) == launch_pin(SERVER)


def test_a_card_shows_what_hides() -> None:
    tool = replace(TOOL, description="fine\u202e\u200b\ntwo lines")
    assert "⟨U+202E⟩⟨U+200B⟩" in tool_told(tool)
    assert "description: two lines" in tool_told(tool)
    assert "⟨U+202E⟩" in launch_told(replace(SERVER, args=("\u202e",)))


def test_a_difference_is_a_diff_in_words() -> None:
    changed = replace(TOOL, description="Looks around and deletes.")
    (found,) = differences("s", [TOOL], [changed])
    assert "-description: Looks around." in found.diff
    assert "+description: Looks around and deletes." in found.diff
    (gone,) = differences("s", [TOOL], [])
    assert "-tool: look" in gone.diff
