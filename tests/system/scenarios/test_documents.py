"""A document is read as text wherever a user or the model hands one over."""

import io
import json
from pathlib import Path

import pytest
from pypdf import PdfReader, PdfWriter

from helix_desktop.domain.cache import MIN_PREFIX_CHARS
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Served, says
from tests.system.scenarios.stage import open_and_quiet, resting, texts, type_and_send, until
from tests.tools.documents.making import docx, paragraph, pdf


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "offers"
    made.mkdir()
    (made / "offer.pdf").write_bytes(pdf(["The price is 40", "Delivery in May"]))
    (made / "plan.docx").write_bytes(docx(paragraph("The plan is simple")))
    return made


async def current_view(application: Application) -> WorkspaceView:
    await until(lambda: open_and_quiet(application))
    return application.window.workspace_views.current


def request_text(body: bytes) -> str:
    """All texts of a request's messages."""
    return "\n".join(str(message["content"]) for message in json.loads(body)["messages"])


async def test_a_mentioned_document_and_a_read_one_reach_the_model_as_text(
    application: Application, served: Served
) -> None:
    served.plan(
        says("I look.", calls=[Called("c1", "read_file", '{"path": "plan.docx"}')]),
        says("It costs 40."),
    )
    workspace_view = await current_view(application)
    type_and_send(workspace_view, "What does @offer.pdf cost?")
    await until(lambda: resting(workspace_view) and len(served.bodies) == 2)
    assert texts(workspace_view, RowKind.ASSISTANT)[-1] == "It costs 40."
    first, second = map(request_text, served.bodies)
    assert "[PDF, 2 pages, pages 1-2 shown]" in first
    assert "The price is 40" in first
    assert "[page 2]" in first
    assert "[Word document]" not in first
    assert "[Word document]" in second
    assert "The plan is simple" in second


async def test_a_document_from_elsewhere_is_attached_as_its_text(
    application: Application, served: Served, tmp_path: Path
) -> None:
    workspace_view = await current_view(application)
    elsewhere = tmp_path / "letter.pdf"
    elsewhere.write_bytes(pdf(["Dear Bob"]))
    attaching = workspace_view.chat_controller.composer_controller.attachment_controller
    attaching.take_files([str(elsewhere)])
    composer = workspace_view.chat.composer
    await until(lambda: composer.draft().startswith("#"))
    assert len(composer.draft().strip()) == MIN_PREFIX_CHARS + 1
    type_and_send(workspace_view, f"{composer.draft()} answer this")
    await until(lambda: resting(workspace_view) and len(served.bodies) == 1)
    assert "[letter.pdf: PDF, 1 page]" in request_text(served.bodies[0])
    assert "Dear Bob" in request_text(served.bodies[0])


async def test_a_locked_document_from_elsewhere_is_refused_with_the_reason(
    application: Application, tmp_path: Path
) -> None:
    workspace_view = await current_view(application)
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf(["hush"]))))
    writer.encrypt("word", algorithm="AES-256")
    writer.write(tmp_path / "locked.pdf")
    controller = workspace_view.chat_controller.composer_controller.attachment_controller
    warned: list[tuple[str, str]] = []
    controller._navigation.warned.connect(lambda *words: warned.append(words))
    controller.take_files([str(tmp_path / "locked.pdf")])
    await until(lambda: bool(warned))
    assert warned[0][0] == "Can't attach locked.pdf: it's protected by a password."
    assert workspace_view.chat.composer.draft() == ""
