"""The 24 questions of `questions.txt`, each with the file that answers it.

The questions are older than the present names of the files, and do not change. Readers who saw
nothing but the list of paths answered them; `trials.md` has the number of right answers.
"""

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.app.instance_lock import hold_single_instance
from helix_desktop.app.secret_vault import KeyringVault
from helix_desktop.context.compaction.schedule import CompactionRules
from helix_desktop.context.texts.handover_document import render_handover
from helix_desktop.domain.cache_filter import parse_filter
from helix_desktop.engine.compaction.handover_writer import HandoverWriter
from helix_desktop.engine.output_gate import OutputGate
from helix_desktop.providers.dialects.anthropic_request import encode_anthropic
from helix_desktop.providers.http.event_stream import SseFrames
from helix_desktop.providers.http.retries import RetrySchedule
from helix_desktop.providers.tokens.token_counter import TiktokenCounter
from helix_desktop.store.contents import ContentTable
from helix_desktop.store.journal_table import JournalTable
from helix_desktop.store.leveldb import Database
from helix_desktop.store.maintenance.rebuild import rebuild_store
from helix_desktop.tools.agent.edit_files import EditFile
from helix_desktop.tools.mcp_host.server_process import ServerProcess
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.project_guides import ProjectGuides
from helix_desktop.tools.sandbox.bubblewrap import bubblewrap_arguments
from helix_desktop.ui.chat.cards.approval_card import approval_question
from helix_desktop.ui.chat.composer.editor import MessageEditor
from helix_desktop.ui.markdown.inline_parser import parse_inline
from helix_desktop.ui.style.tokens import mix

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
QUESTIONS = FOLDER.joinpath("questions.txt").read_text("utf-8").splitlines()
ANSWERS = (
    CompactionRules,
    SseFrames,
    ContentTable,
    judge_command,
    bubblewrap_arguments,
    KeyringVault,
    render_handover,
    HandoverWriter,
    OutputGate,
    ServerProcess,
    JournalTable,
    Database,
    parse_filter,
    RetrySchedule,
    encode_anthropic,
    TiktokenCounter,
    mix,
    parse_inline,
    MessageEditor,
    approval_question,
    ProjectGuides,
    EditFile,
    rebuild_store,
    hold_single_instance,
)
"""The object that does what each question asks for, in the order of the questions."""


def place(answer: Callable[..., object]) -> str:
    result = inspect.getsourcefile(inspect.unwrap(answer))
    return Path(result or "").resolve().relative_to(ROOT).as_posix()


def test_every_question_has_an_answer_in_a_file_of_its_own() -> None:
    assert len(QUESTIONS) == len(set(QUESTIONS)) == len(ANSWERS) == 24
    places = [place(answer) for answer in ANSWERS]
    assert len(set(places)) == 24
    assert all(item.startswith("helix_desktop/") for item in places)


@pytest.mark.parametrize(("question", "answer"), list(zip(QUESTIONS, ANSWERS, strict=True)))
def test_the_table_of_trials_names_the_current_file_of_each_answer(
    question: str, answer: Callable[..., object]
) -> None:
    """Check that a file that moves was also changed in the table."""
    trials = FOLDER.joinpath("trials.md").read_text("utf-8")
    line = next(line for line in trials.splitlines() if question in line)
    assert f"`{place(answer)}`" in line
