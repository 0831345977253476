"""Programs that break every rule of the protocol as models of sessions."""

import asyncio
import gc
import json
import re
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.events import (
    ContextInjected,
    Ending,
    Event,
    FileChanged,
    ToolReturned,
    TurnEnded,
)
from helix_desktop.domain.file_changes import AGENT_CHANGES
from helix_desktop.domain.live_events import Live, PermissionRequested, TextArrived
from helix_desktop.domain.permission import Mode, PermissionAnswer, PermissionReply
from helix_desktop.domain.tool_table import TOOLS
from helix_desktop.features.guests.guest_calls import MAX_OPEN_QUESTIONS
from helix_desktop.features.guests.guest_programs import OwnGuest
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxKind
from helix_desktop.ui.chat.transcript.rows import event_text
from tests.app.app_stage import Place, events
from tests.app.changing import answer_all, open_folder
from tests.examples import few
from tests.fakes.counter import FakeCounter
from tests.features.guests.guest_stage import (
    HOSTILE_GUEST,
    PYTHON,
    calls_of,
    end_of,
    open_guest,
    reply_text,
    turn,
)
from tests.waiting import let_others_run, until, wait_until

MAX_STEP_SECONDS = 0.05
MAX_GROWTH_KB = 400 << 10
ROOT = Path(__file__).resolve().parents[3]
END = "say('still here')"
HANDLES_PER_COMMAND = 17


def guest(
    base: Path | Place, *words: str, program: str = HOSTILE_GUEST, settings: Sequence[str] = ()
) -> AbstractAsyncContextManager[OpenWorkspace]:
    place = Place(base) if isinstance(base, Path) else base
    own = OwnGuest("hostile", [PYTHON, program, *words], name="Hostile", settings=settings)
    return open_guest(place.container, place.folder, own)


@asynccontextmanager
async def measured() -> AsyncIterator[list[float]]:
    """Yield the times that the loop's thread worked without a pause.

    Without collections of garbage, whose length is that of all tests before.
    """
    gc.disable()
    steps: list[float] = []

    loop = asyncio.get_running_loop()
    last = time.thread_time()

    def measure() -> None:
        nonlocal last, timer
        now = time.thread_time()
        steps.append(now - last)
        last = now
        timer = loop.call_later(0.001, measure)

    timer = loop.call_soon(measure)
    try:
        yield steps
    finally:
        timer.cancel()
        gc.enable()


@pytest.fixture
def bubblewrapped() -> None:
    """Skip where programs run outside the sandbox, as their sessions say."""
    if AppParts().box().kind is not SandboxKind.BUBBLEWRAP:
        pytest.skip("this machine has no bubblewrap")


LARGE_UPDATE = "say('x' * 15_000_000)"
FLOODS = {
    "a line of 15 MB": LARGE_UPDATE,
    "a line of 70 MB": "raw('{' + ' ' * 70_000_000 + chr(10))",
    "a line of many values": (
        "raw('{\"jsonrpc\":\"2.0\",\"method\":\"session/update\",\"params\":{\"a\":[' "
        "+ '[],' * 3_000_000 + '0]}}' + chr(10))"
    ),
    "deep nesting": (
        "raw('{\"jsonrpc\":\"2.0\",\"method\":\"session/update\",\"params\":{\"sessionId\":\"guest-1\","
        "\"update\":{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"d\",\"status\":\"completed\","
        "\"rawInput\":{\"a\":' + '[' * 400 + ']' * 400 + '}}}}' + chr(10))"
    ),
    "100,000 texts": "for n in range(100_000): say('word ')",
    "100,000 empty lines": "raw(chr(10) * 100_000)",
    "100,000 lines that are no messages": "raw(('{' + chr(10)) * 100_000)",
    "100,000 reports of usage": (
        "for n in range(100_000): update('usage_update', used=n, size=200_000)"
    ),
    "a plan with 10,000 entries": (
        "update('plan', entries=[{'content': f'step {n}', 'status': 'pending'} "
        "for n in range(10_000)])"
    ),
    "3,000 calls": "for n in range(3_000): call(f'c{n}', rawInput={'n': n}, status='completed')",
    "many parts of a terminal": (
        "call('c')\n"
        "for n in range(20_000): update('tool_call_update', toolCallId='c', "
        "_meta={'terminal_output_delta': {'data': 'x' * 500}})\n"
        "done('c')"
    ),
    "50,000 places": (
        "call('c', locations=[{'path': f'/p/{n}'} for n in range(50_000)], status='completed')"
    ),
    "a flood of errors": "sys.stderr.write('error' * 10_000_000)",
    "10,000 requests": (
        "for n in range(10_000): send(id=f'r{n}', method='unknown/method', params={})"
    ),
}  # fmt: skip


@pytest.mark.alone
@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_of_messages_delays_nothing_and_takes_bounded_memory(
    tmp_path: Path, name: str
) -> None:
    async with guest(tmp_path) as open_workspace:
        await turn(open_workspace, "say('warm')")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        async with measured() as steps:
            session = await turn(open_workspace, FLOODS[name], END)
        end = await end_of(open_workspace, session)
        assert end.ending is Ending.DONE, end.detail
        assert (await reply_text(open_workspace, session)).endswith("still here")
        assert (await end_of(open_workspace, session)).ending is Ending.DONE
        assert max(steps) < MAX_STEP_SECONDS
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < MAX_GROWTH_KB


@pytest.mark.slow
async def test_a_guest_that_asks_without_reading_answers_ends_with_an_explanation(
    tmp_path: Path,
) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(
            open_workspace,
            "text = 'x' * 1_000_000",
            "for n in range(1_000): send(id=f'{n}' + text, method='unknown/method', params={})",
            "time.sleep(60)",
        )
        end = await end_of(open_workspace, session)
        assert end.ending is Ending.FAILED
        assert "Hostile has ended" in end.detail


@pytest.mark.slow
async def test_texts_without_end_end_in_a_sentence(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(
            open_workspace,
            "call('open', kind='execute', rawInput={'command': 'x'})",
            "while True: say('x' * 4_000_000)",
        )
        end = await end_of(open_workspace, session)
        assert end.ending is Ending.FAILED
        assert "Hostile has ended" in end.detail


@pytest.mark.parametrize(
    "step",
    few([
        "send(id=0, method='unknown/method', params={}); answer(0)",
        "send(id='text', method='unknown/method', params={}); answer('text')",
        "send(id=prompt, result={'stopReason': 'end_turn'}); "
        "send(id=prompt, result={'stopReason': 'refusal'})",
        "update('agent_message_chunk', 'another session', content={'type': 'text', 'text': 'no'})",
        "done('of another session')",
        "update('tool_call', toolCallId='', title='x'); update('tool_call', title='x')",
        "call('x' * 2_000_000, status='completed')",
        "call('plan-2'); update('plan', entries=[{'content': 'a'}]); done('plan-2')",
        "call('notice-2'); update('notice', title='a'); done('notice-2')",
        "call('\\x1b[2J\\n\\u202e', title='\\x1b[2J\\n\\u202e', status='completed')",
        "call('p', rawInput={'path': ['a'], 'command': {'a': 1}}, status='completed')",
        "call('p', kind=7, title=[1], status={'a': 1}, content=[[]]); done('p', rawOutput=[[[]]])",
        "call('p', content=[{'type': 'diff', 'path': 7, 'newText': None}], kind='edit'); done('p')",
        "update('current_mode_update', currentModeId=7); update('session_info_update')",
        "update('available_commands_update', availableCommands=[7, {'name': '../x'}, "
        "{'name': 'ok', 'description': 'x' * 1_000_000, 'input': 7}])",
        "permission({'toolCallId': 'q'}); permission({})",
        "send(method='session/update', params=[1]); send(method='$/cancel_request', params=7)",
        "raw('{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": 7}\\n')",
        "raw(chr(0) * 1000 + '\\n'); sys.stdout.buffer.write(b'{\\xff\\xfe}\\n')",
    ], 6),
)  # fmt: skip
async def test_hostile_messages_do_not_end_the_turn(tmp_path: Path, step: str) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, step, END, mode=Mode.ASK)
        end = await end_of(open_workspace, session)
        # an early reply ends the turn, and what is told afterwards is its last words
        assert end.ending is Ending.DONE, end.detail
        assert "still here" in await reply_text(open_workspace, session)
        assert "no" not in (await reply_text(open_workspace, session)).split()


async def test_a_byte_that_is_no_text_costs_no_message(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(
            open_workspace,
            "line = json.dumps({'jsonrpc': '2.0', 'method': 'session/update', 'params': {",
            "    'sessionId': SESSION, 'update': {'sessionUpdate': 'agent_message_chunk',",
            "    'content': {'type': 'text', 'text': 'before ? after'}}}}).encode()",
            "os.write(1, line.replace(b'?', b'\\xff') + b'\\n')",
        )
        assert await reply_text(open_workspace, session) == "before \ufffd after"


async def test_the_end_in_the_middle_of_a_line_ends_in_a_sentence(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(open_workspace, 'raw(\'{"jsonrpc": "2.\')', "sys.exit(0)")
        end = await end_of(open_workspace, session)
        assert end.ending is Ending.FAILED
        assert "Hostile has ended" in end.detail


@pytest.mark.parametrize("name", ["../../etc/passwd", "\u202e\n\x00", "a b/c", "%s{0}"])
async def test_a_session_of_any_name_goes_on(tmp_path: Path, name: str) -> None:
    async with guest(tmp_path, json.dumps(name)) as open_workspace:
        session = await turn(open_workspace, "say('one')")
        await turn(open_workspace, "say('two')", session=session)
        assert await reply_text(open_workspace, session) == "one\ntwo"


async def test_a_session_without_a_usable_name_is_refused(tmp_path: Path) -> None:
    async with guest(tmp_path, json.dumps("x" * 1_500)) as open_workspace:
        session = await turn(open_workspace, "say('one')")
        assert "began no session" in (await end_of(open_workspace, session)).detail


async def test_repeated_call_ids_in_later_turns_are_all_recorded(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        session = await turn(open_workspace, "call('c1'); done('c1', 'first')")
        await turn(open_workspace, "call('c1'); done('c1', 'second')", session=session)
        outputs = [
            await place.store.get(event.content)
            for event in await events(open_workspace, session)
            if isinstance(event, ToolReturned)
        ]
        assert outputs[1:] == [b"first", b"second"]
        ids = [call.id for call in await calls_of(open_workspace, session)]
        assert len(ids) == len({*ids}) == 2


async def test_each_of_many_calls_has_its_own_output(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        session = await turn(
            open_workspace,
            "for n in range(130): call(f'c{n}', rawInput={'n': n})",
            "for n in reversed(range(130)): done(f'c{n}', f'output {n}')",
        )
        recorded = await events(open_workspace, session)
        outputs = {
            event.call: await place.store.get(event.content)
            for event in recorded
            if isinstance(event, ToolReturned)
        }
        calls = await calls_of(open_workspace, session)
        assert [outputs[call.id] for call in calls] == [b"output %d" % n for n in range(130)]


@pytest.mark.parametrize(
    "name", ["use_skill", "request_web_search", "remember", "submit_plan", "recall_cached_content"]
)
async def test_a_tool_of_a_guest_is_never_one_of_ours(tmp_path: Path, name: str) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(
            open_workspace, f"call('c', name={name!r}, rawInput={{'a': 1}}); done('c')"
        )
        (call,) = await calls_of(open_workspace, session)
        assert call.tool != name or call.tool not in TOOLS


async def test_the_name_of_a_tool_hides_nothing(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(
            open_workspace, "call('c', name='a\\n\\u202e\\x1b' * 100, rawInput={'a': 1}); done('c')"
        )
        (call,) = await calls_of(open_workspace, session)
        assert call.tool.isprintable()
        assert len(call.tool) <= 60


@pytest.mark.parametrize("name", ["notice", "about_agent", "compact_context"])
async def test_a_call_is_never_taken_for_what_helix_says_of_a_guest(
    tmp_path: Path, name: str
) -> None:
    async with guest(tmp_path) as open_workspace:
        calling = f"call('c', name={name!r}, title={name!r}, rawInput={{'text': 'x'}}); done('c')"
        session = await turn(open_workspace, calling)
        (call,) = await calls_of(open_workspace, session)
        assert call.tool == f"agent_{name}"


@pytest.mark.parametrize(
    ("own", "values", "tool", "arguments"),
    [
        ("shell", {"command": "ls"}, "shell", {"command": "ls", "network": True}),
        (
            "edit",
            {"path": "a", "before": "b", "after": "c"},
            "edit_file",
            {"path": "a", "edits": [{"old": "b", "new": "c"}]},
        ),
        ("tree", {"path": "."}, "list_files", {"path": "."}),
        ("todo__todo_write", {"content": "a"}, "todo__todo_write", {"content": "a"}),
    ],
)
async def test_goose_tells_the_names_of_its_tools_in_a_place_of_its_own(
    tmp_path: Path, own: str, values: object, tool: str, arguments: object
) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        session = await turn(
            open_workspace,
            f"meta = {{'goose': {{'toolCall': {{'toolName': {own!r}}}}}}}",
            f"update('tool_call', toolCallId='c', title='x · y', rawInput={values!r}, _meta=meta)",
            "done('c', 'x', rawOutput={'stdout': 'x', 'stderr': '', 'exit_code': 3})",
        )
        (call,) = await calls_of(open_workspace, session)
        assert (call.tool, json.loads(call.arguments)) == (tool, arguments)
        result = [it for it in await events(open_workspace, session) if _is_result(it)][-1]
        assert isinstance(result, ToolReturned)
        assert result.status == 3


async def test_a_call_whose_input_comes_bit_by_bit_is_told_once_all_of_it_is_there(
    tmp_path: Path,
) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        session = await turn(
            open_workspace,
            "more = lambda n, **f: update('tool_call_update', toolCallId=n, **f)",
            "write = {'file_path': 'a.txt', 'content': 'b'}",
            "for n in ('asked', 'ended'):",
            "    call(n, name='Write', kind='edit', status='pending', rawInput={}, content=[])",
            "    more(n, rawInput={'file_path': 'a.txt'})",
            "permission({'toolCallId': 'asked', 'rawInput': write})",
            "more('asked', rawInput={'file_path': 'a.txt'})",
            "more('ended', rawInput=write, content=[])",
            "for n in ('asked', 'ended'): done(n)",
            "say('done')",
        )
        call_arguments = [
            json.loads(call.arguments) for call in await calls_of(open_workspace, session)
        ]
        assert call_arguments == [{"path": "a.txt", "content": "b"}] * 2


async def test_a_diff_is_told_as_a_diff(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        session = await turn(
            open_workspace,
            "diffs = [{'type': 'diff', 'path': p, 'oldText': 'a\\n', 'newText': 'b\\n'} "
            "for p in ('/etc/passwd', '../x')]",
            "call('c', kind='edit'); done('c', content=diffs)",
        )
        result = [it for it in await events(open_workspace, session) if _is_result(it)][-1]
        assert isinstance(result, ToolReturned)
        text = (await place.store.get(result.content)).decode()
        assert "--- a//etc/passwd" in text
        assert "-a\n+b" in text


def _is_result(event: Event) -> bool:
    return isinstance(event, ToolReturned)


async def test_a_question_that_shows_another_call_than_the_announced_one_is_recorded(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        questions = answer_all(open_workspace)
        session = await turn(
            open_workspace,
            "call('c', kind='execute', rawInput={'command': 'ls'})",
            "permission({'toolCallId': 'c', 'rawInput': {'command': 'rm -rf src'}})",
            "done('c', 'gone')",
            mode=Mode.ASK,
        )
        assert "rm -rf src" in questions[0].shown
        result = [it for it in await events(open_workspace, session) if _is_result(it)][-1]
        assert isinstance(result, ToolReturned)
        assert b"rm -rf src" in await place.store.get(result.content)


@pytest.mark.usefixtures("bubblewrapped")
@pytest.mark.parametrize("stops", [False, True])
async def test_what_became_of_files_is_told_also_if_the_turn_is_stopped(
    tmp_path: Path, stops: bool
) -> None:
    place = Place(tmp_path)
    (place.folder / "large.bin").write_bytes(b"x" * 3_000_000)
    async with guest(place) as open_workspace:
        step = f"""os.remove("large.bin")
say("removed")
while not os.path.exists("go"): time.sleep(0.01)
{"wait_for_cancel()" if stops else ""}"""
        session = await open_workspace.send(NO_SESSION, step)
        await until(lambda: not (place.folder / "large.bin").exists())
        (place.folder / "CLAUDE.md").write_text("of the user")
        await until(lambda: len(open_workspace.set_aside.listed()) == 1)
        (place.folder / "go").touch()
        if stops:
            await open_workspace.sessions.stop(session)
        await open_workspace.sessions.rested(session)
        told: list[ContextInjected] = []
        while not told:  # a turn that is stopped between two steps does not wait for its program
            await let_others_run()
            told += [
                event
                for event in await events(open_workspace, session)
                if isinstance(event, ContextInjected)
            ]
    assert [(event.source, event.untrusted) for event in told] == [(AGENT_CHANGES, True)]
    assert "set aside: 'CLAUDE.md'" in told[0].text
    assert "permission put-back" in told[0].text
    assert "cannot be taken back: 'large.bin'" in told[0].text
    assert "agent ran:\n[set aside: 'CLAUDE.md'" in event_text(told[0])


async def test_what_is_written_is_what_was_allowed(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        questions = answer_all(open_workspace)
        write = "ask('fs/write_text_file', path=os.getcwd() + '/a.txt', content='{}')"
        await turn(
            open_workspace,
            "diff = {'type': 'diff', 'path': 'a.txt', 'oldText': None, 'newText': 'good'}",
            "permission({'toolCallId': 'c', 'kind': 'edit', 'content': [diff]})",
            write.format("good"),
            write.format("evil"),
            mode=Mode.ASK,
        )
        assert len(questions) == 2
        assert "evil" in questions[1].shown


@pytest.mark.parametrize(("size", "question_count"), [(20_000, 1), (1, 2)])
async def test_an_edit_that_makes_a_text_huge_fills_no_memory(
    tmp_path: Path, size: int, question_count: int
) -> None:
    """Refused unasked if it is too large; one that was allowed does not fit a file that grew."""
    async with guest(tmp_path) as open_workspace:
        questions = answer_all(open_workspace)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        (tmp_path / "project" / "a.txt").write_text("a" * size)
        await turn(
            open_workspace,
            "values = {'file_path': 'a.txt', 'old_string': 'a', 'new_string': 'b' * 100_000}",
            "values['replace_all'] = True",
            "permission({'toolCallId': 'c', 'kind': 'edit', 'name': 'Edit', 'rawInput': values})",
            "open('a.txt', 'w').write('a' * 20_000)",
            "ask('fs/write_text_file', path=os.getcwd() + '/a.txt', content='b')",
            mode=Mode.ASK,
        )
        assert len(questions) == question_count
        growth_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert growth_kb < MAX_GROWTH_KB


@pytest.mark.usefixtures("bubblewrapped")
async def test_a_guest_reaches_no_file_outside_the_project(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        (tmp_path / "outside.txt").write_text("private")
        outside = str(tmp_path / "outside.txt")
        places = [outside, "../outside.txt", "/etc/hostname", "x/../../outside.txt", ""]
        session = await turn(
            open_workspace,
            f"for path in {places!r}:",
            "    for method in ('fs/read_text_file', 'fs/write_text_file'):",
            "        reply = ask(method, path=path, content='evil')",
            "        say('refused' if 'error' in reply else 'done')",
            f"try: open({outside!r}, 'w').write('evil')",
            "except OSError: say('refused')",
            mode=Mode.SANDBOXED_AUTO,
        )
        assert (tmp_path / "outside.txt").read_text() == "private"
        assert set((await reply_text(open_workspace, session)).split("refused")) == {""}


async def test_a_command_that_changes_after_it_was_allowed_is_recorded(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        questions = answer_all(open_workspace)
        session = await turn(
            open_workspace,
            "permission({'toolCallId': 'c', 'kind': 'execute', 'rawInput': {'command': 'rm a'}})",
            "update('tool_call_update', toolCallId='c', rawInput={'command': 'rm -rf src'})",
            "done('c', 'gone')",
            mode=Mode.ASK,
        )
        assert [question.shown for question in questions] == ["rm a"]
        result = [it for it in await events(open_workspace, session) if _is_result(it)][-1]
        assert isinstance(result, ToolReturned)
        assert b"rm -rf src" in await place.store.get(result.content)


async def test_a_long_output_is_stored_whole_and_told_in_part(tmp_path: Path) -> None:
    place = Place(tmp_path)
    async with guest(place) as open_workspace:
        session = await turn(
            open_workspace, "call('c'); done('c', '\\n'.join(map(str, range(100_000))))"
        )
        result = [it for it in await events(open_workspace, session) if _is_result(it)][-1]
        assert isinstance(result, ToolReturned)
        shown = (await place.store.get(result.content)).decode()
        assert "bytes in between are not shown" in shown
        (stored,) = re.findall(r"sha256 ([0-9a-f]{64})", shown)
        stored_text = (await place.store.get(Digest(stored))).decode()
        assert stored_text.splitlines() == [str(number) for number in range(100_000)]


async def test_an_option_without_a_name_is_never_chosen(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace)
        session = await turn(
            open_workspace,
            "options = [{'kind': 'allow_once'}, {'kind': 'allow_once', 'optionId': 7}]",
            "call = {'toolCallId': 'c', 'kind': 'execute', 'rawInput': {'command': 'rm a'}}",
            "reply = ask('session/request_permission', toolCall=call, options=options)",
            "say(json.dumps(reply['result']['outcome']))",
            mode=Mode.ASK,
        )
        assert json.loads(await reply_text(open_workspace, session)) == {"outcome": "cancelled"}


async def test_after_the_final_answer_nothing_is_asked_or_run(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        questions = answer_all(open_workspace)
        session = await turn(
            open_workspace,
            "call = {'toolCallId': 'late', 'kind': 'execute', 'rawInput': {'command': 'rm a'}}",
            "late = {'sessionId': SESSION, 'toolCall': call, 'path': 'a.txt', 'content': 'x'}",
            "send(id=prompt, result={'stopReason': 'end_turn'})",
            "for n, method in enumerate(('session/request_permission', 'fs/write_text_file')):",
            "    send(id=f'late{n}', method=method, params=late)",
            "say('last words'); sys.stdin.read(); sys.exit(0)",
            mode=Mode.ACCEPT_EDITS,
        )
        assert "last words" in await reply_text(open_workspace, session)
        assert not questions
        assert not (tmp_path / "project" / "a.txt").exists()


@pytest.mark.parametrize("method", ["session/request_permission", "fs/write_text_file"])
async def test_many_questions_at_once_are_asked_a_few_at_a_time(
    tmp_path: Path, method: str
) -> None:
    async with guest(tmp_path) as open_workspace:
        open_now: set[str] = set()
        counts: list[int] = []

        tasks: list[asyncio.Task[None]] = []

        async def answer_all() -> None:
            await let_others_run()
            for question in sorted(open_now):
                open_now.discard(question)
                open_workspace.permissions.calls.answer(
                    question, PermissionAnswer(PermissionReply.ONCE)
                )

        def hear(event: Live) -> None:
            if isinstance(event, PermissionRequested):
                open_now.add(event.question.id)
                counts.append(len(open_now))
                if len(open_now) == MAX_OPEN_QUESTIONS:
                    tasks.append(asyncio.get_running_loop().create_task(answer_all()))

        open_workspace.permissions.calls.attend()
        open_workspace.subscribe(hear)
        session = await turn(
            open_workspace,
            "values = {'sessionId': SESSION, 'content': 'x'}",
            "values['options'] = [{'optionId': 'yes', 'kind': 'allow_once'}]",
            "for n in range(50):",
            "    call = {'toolCallId': f'c{n}', 'rawInput': {'command': f'rm {n}'}}",
            "    values |= {'toolCall': {**call, 'kind': 'execute'}, 'path': f'{n}.txt'}",
            f"    send(id=f'p{{n}}', method={method!r}, params=values)",
            "replies = [json.loads(sys.stdin.readline()) for _ in range(50)]",
            "say(str(sum('result' in reply for reply in replies)))",
            mode=Mode.ASK,
        )
        assert await reply_text(open_workspace, session) == "50"
        assert len(counts) == 50
        assert max(counts) == MAX_OPEN_QUESTIONS


async def test_a_terminal_that_is_left_ends_with_the_turn(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        mark = tmp_path / "project" / "src"
        mark.mkdir()
        session = await turn(
            open_workspace,
            "line = 'echo a\\nsleep 987654 &\\ntouch src/began; sleep 987654'",
            "ask('terminal/create', command=line, cwd=os.getcwd())",
            "while not os.path.exists('src/began'): time.sleep(0.01)",
            mode=Mode.SANDBOXED_AUTO,
        )
        assert (await end_of(open_workspace, session)).ending is Ending.DONE
        await until(lambda: not _running("sleep 987654"))


async def test_a_released_terminal_has_ended_when_the_turn_ends(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        (tmp_path / "project" / "src").mkdir()
        await turn(
            open_workspace,
            "line = 'trap \"\" TERM\\ntouch src/began; sleep 987655'",
            "terminal = ask('terminal/create', command=line, cwd=os.getcwd())['result']",
            "while not os.path.exists('src/began'): time.sleep(0.01)",
            "ask('terminal/release', **terminal)",
            mode=Mode.SANDBOXED_AUTO,
        )
        assert not _running("sleep 987655")


async def test_a_terminal_shows_what_was_written_so_far_and_says_what_was_cut(
    tmp_path: Path,
) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        (tmp_path / "project" / "src").mkdir()
        session = await turn(
            open_workspace,
            "line = 'echo early; until [ -e src/go ]; do sleep 0.01; done; seq 200000'",
            "terminal = ask('terminal/create', command=line, cwd=os.getcwd())['result']",
            "output = lambda: ask('terminal/output', **terminal)['result']",
            "while not output()['output']: time.sleep(0.01)",
            "say(json.dumps(output()))",
            "open('src/go', 'w').close()",
            "ask('terminal/wait_for_exit', **terminal)",
            "say('\\n' + json.dumps({**output(), 'output': ''}))",
            mode=Mode.SANDBOXED_AUTO,
        )
        during, after = map(json.loads, (await reply_text(open_workspace, session)).splitlines())
        assert during == {"output": "early\n", "truncated": False, "exitStatus": None}
        assert after == {"output": "", "truncated": True, "exitStatus": {"exitCode": 0}}


async def test_the_terminals_of_a_guest_leave_files_for_the_application(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        session = await turn(
            open_workspace,
            "create = lambda: ask('terminal/create', command='sleep 987651', cwd=os.getcwd())",
            "say(str(sum('result' in create() for _ in range(40))))",
            mode=Mode.SANDBOXED_AUTO,
        )
        assert int(await reply_text(open_workspace, session)) * HANDLES_PER_COMMAND < 512


async def test_a_variable_with_an_odd_name_is_no_part_of_a_terminals_command(
    tmp_path: Path,
) -> None:
    async with guest(tmp_path) as open_workspace:
        answer_all(open_workspace, PermissionReply.ONCE)
        session = await turn(
            open_workspace,
            "env = [{'name': name, 'value': '1'} for name in ('é', 'A B', 'X;id', '', 'OK')]",
            "line = {'command': 'printenv', 'args': ['OK'], 'env': env, 'cwd': os.getcwd()}",
            "terminal = ask('terminal/create', **line)['result']",
            "ask('terminal/wait_for_exit', **terminal)",
            "say(ask('terminal/output', **terminal)['result']['output'])",
            mode=Mode.SANDBOXED_AUTO,
        )
        assert (await reply_text(open_workspace, session)).startswith("1\n")


def _running(words: str) -> bool:
    """Return whether a process with this command line runs."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            if words in command.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace"):
                return True
    return False


async def test_a_program_that_forks_leaves_nothing(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        session = await turn(
            open_workspace,
            "subprocess.Popen(['sleep', '987653'], start_new_session=True)",
            "if os.fork() == 0: os.setsid(); os.execvp('sleep', ['sleep', '987653'])",
            END,
        )
        assert (await end_of(open_workspace, session)).ending is Ending.DONE
        await until(lambda: not _running("sleep 987653"))


async def test_a_question_after_the_stop_is_cancelled(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        texts: list[str] = []
        questions: list[Live] = []

        def hear(event: Live) -> None:
            if isinstance(event, TextArrived):
                texts.append(event.text)
            elif isinstance(event, PermissionRequested):
                questions.append(event)

        open_workspace.permissions.calls.attend()
        open_workspace.subscribe(hear)
        lines = [
            "say('go')",
            "wait_for_cancel()",
            "diff = {'type': 'diff', 'path': 'a.txt', 'oldText': None, 'newText': 'x'}",
            "say(permission({'toolCallId': 'late', 'kind': 'edit', 'content': [diff]}))",
            "say(str('error' in ask('fs/write_text_file', path='a.txt', content='x')))",
        ]
        session = await open_workspace.send(NO_SESSION, "\n".join(lines), mode=Mode.ASK)
        await until(lambda: "go" in "".join(texts))
        await open_workspace.sessions.stop(session)
        assert (await end_of(open_workspace, session)).ending is Ending.STOPPED
        assert not questions
        assert not (tmp_path / "project" / "a.txt").exists()


async def test_two_sessions_of_a_guest_work_at_once(tmp_path: Path) -> None:
    async with guest(tmp_path) as open_workspace:
        (tmp_path / "project" / "src").mkdir()
        lines = (
            "open('src/{own}', 'w').write('x')\n"
            "while not os.path.exists('src/{other}'): time.sleep(0.01)\n"
            "say('{own} is done')"
        )
        first = await open_workspace.send(NO_SESSION, lines.format(own="one", other="two"))
        await until(lambda: (tmp_path / "project/src/one").exists())
        second = await open_workspace.send(NO_SESSION, lines.format(own="two", other="one"))
        await open_workspace.sessions.rested(first)
        await open_workspace.sessions.rested(second)
        assert await reply_text(open_workspace, first) == "one is done"
        assert await reply_text(open_workspace, second) == "two is done"
        for session, own in ((first, "one"), (second, "two")):
            changed = [
                event.path
                for event in await events(open_workspace, session)
                if isinstance(event, FileChanged)
            ]
            assert f"src/{own}" in changed


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The folder of an application that was killed during the turn of a guest."""
    (tmp_path / "project" / "src").mkdir(parents=True)
    (tmp_path / "project" / "src" / "kept.txt").write_text("before")
    ready = tmp_path / "project" / "src" / "ready"
    module = [sys.executable, "-m", "tests.features.guests.killed_guest", str(tmp_path)]
    with subprocess.Popen(module, cwd=ROOT) as process:
        try:
            wait_until(lambda: ready.exists() or process.poll() is not None)
        finally:
            process.kill()
    assert ready.exists()
    return tmp_path


@pytest.mark.slow
async def test_a_killed_application_leaves_no_guest_and_records_what_it_changed(
    killed: Path,
) -> None:
    await until(lambda: not _running("sleep 987652"))
    container = AppContainer(
        find_paths(killed / "data"), AppParts(counter=lambda _paths: FakeCounter())
    )
    async with open_folder(container, killed / "project") as open_workspace:
        (head,) = await open_workspace.sessions.all()
        await open_workspace.sessions.of(head.id).open()
        recorded = await events(open_workspace, head.id)
        assert any(isinstance(event, TurnEnded) for event in recorded)
        changed = {event.path for event in recorded if isinstance(event, FileChanged)}
        assert {"src/kept.txt", "src/ready"} <= changed
        calls = {call.id for call in await calls_of(open_workspace, head.id)}
        results = {event.call for event in recorded if isinstance(event, ToolReturned)}
        assert calls <= results


async def test_a_program_in_a_linked_folder_runs(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(Path(HOSTILE_GUEST).parent)
    program = str(tmp_path / "link" / Path(HOSTILE_GUEST).name)
    async with guest(tmp_path, program=program) as open_workspace:
        session = await turn(open_workspace, END)
        assert await reply_text(open_workspace, session) == "still here"


@pytest.mark.usefixtures("bubblewrapped")
async def test_settings_that_are_links_stay_closed(tmp_path: Path) -> None:
    home, name = Path.home(), ".hostile-agent"
    outside = tmp_path / "outside"
    outside.mkdir()
    (home / name).symlink_to(outside)
    try:
        async with guest(tmp_path, settings=[name]) as open_workspace:
            session = await turn(
                open_workspace,
                f"for place in ({str(home / name)!r}, {str(outside)!r}):",
                "    try: open(place + '/x', 'w')",
                "    except OSError: say('closed ')",
            )
            assert await reply_text(open_workspace, session) == "closed closed "
        assert not [*outside.iterdir()]
    finally:
        (home / name).unlink()


@pytest.mark.usefixtures("bubblewrapped")
@pytest.mark.parametrize("mode", [Mode.ASK, Mode.PLAN])
async def test_a_guest_writes_nothing_that_helix_takes_for_the_users_words(
    tmp_path: Path, mode: Mode
) -> None:
    settings = Path.home() / ".claude"
    (settings / "skills").mkdir(parents=True)
    program = settings / "local" / "agent.py"
    program.parent.mkdir()
    shutil.copy(HOSTILE_GUEST, program)
    (settings / "CLAUDE.md").write_text("mine")
    names = ["CLAUDE.md", "skills/evil", "commands/evil.md", "agents/evil.md", "local/agent.py"]
    try:
        async with guest(tmp_path, program=str(program), settings=[".claude"]) as open_workspace:
            session = await turn(
                open_workspace,
                f"os.chdir({str(settings)!r})",
                f"for name in {names!r}:",
                "    try: os.makedirs(os.path.dirname(name) or '.', exist_ok=True)",
                "    except OSError: pass",
                "    try: open(name, 'w').write('evil')",
                "    except OSError: say('closed ')",
                "for name in ('CLAUDE.md', 'skills', 'commands', 'local'):",
                "    try: os.rename(name, name + '-old')",
                "    except OSError: say('fixed ')",
                "open('history', 'w').write('its own')",
                mode=mode,
            )
            assert await reply_text(open_workspace, session) == "closed " * 5 + "fixed " * 4
        assert (settings / "CLAUDE.md").read_text() == "mine"
        assert program.read_bytes() != b"evil"
        left = {path.relative_to(settings).as_posix() for path in settings.rglob("*")}
        assert left == {"CLAUDE.md", "skills", "local", "local/agent.py", "history"}
    finally:
        shutil.rmtree(settings)


@pytest.mark.usefixtures("bubblewrapped")
async def test_a_program_may_write_its_settings_but_not_itself(
    tmp_path: Path,
) -> None:
    settings = Path.home() / ".hostile-agent"
    settings.mkdir()
    program = settings / "agent.py"
    shutil.copy(HOSTILE_GUEST, program)
    try:
        async with guest(tmp_path, program=str(program), settings=[settings.name]) as workspace:
            session = await turn(
                workspace,
                f"os.chdir({str(settings)!r})",
                "open('history', 'w').write('its own')",
                "try: open('agent.py', 'w').write('evil')",
                "except OSError: say('closed ')",
                "try: os.rename('agent.py', 'old.py')",
                "except OSError: say('fixed')",
            )
            assert await reply_text(workspace, session) == "closed fixed"
        assert program.read_bytes() != b"evil"
    finally:
        shutil.rmtree(settings)
