"""A hostile document costs its reader's process something, and the application nothing."""

import asyncio
import io
import json
import os
import random
import socket
import subprocess
import sys
import sysconfig
import threading
import zipfile
from contextlib import ExitStack
from pathlib import Path

import openpyxl
import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_reader import DocumentReader, run_document_process
from helix_desktop.tools.documents.document_text import (
    DocumentWriter,
    ReadingEnd,
    ReadingStopped,
    read_document_text,
)
from helix_desktop.tools.programs.own_process import end_process, start_process
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.confinement import (
    NO_SANDBOX,
    Confinement,
)
from tests.tools.documents.making import (
    archive,
    docx,
    notebook,
    odt,
    paragraph,
    pdf,
    relations,
    word_part,
)
from tests.tools.running import text_of
from tests.waiting import until

BOMB = (
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">'
    + "".join(
        f'<!ENTITY {name} "{f"&{below};" * 10}">'
        for below, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + "]>"
)


def read_text(folder: Path, name: str, content: bytes) -> str:
    (folder / name).write_bytes(content)
    return text_of(ReadFile(folder), path=name)


def replaced(document: bytes, part: str, content: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(document)) as file:
        parts = {name: file.read(name) for name in file.namelist()}
    return archive({**parts, part: content.encode()})


def test_an_entity_bomb_is_not_unfolded(tmp_path: Path) -> None:
    plain = docx(paragraph("x"))
    body = BOMB + word_part("document", f"<w:body>{paragraph('&i;')}</w:body>")
    assert "damaged" in read_text(tmp_path, "a.docx", replaced(plain, "word/document.xml", body))
    book = io.BytesIO()
    openpyxl.Workbook().save(book)
    sheet = (
        BOMB + "<worksheet><sheetData><row><c t='str'><v>&i;</v></c></row></sheetData></worksheet>"
    )
    made = replaced(book.getvalue(), "xl/worksheets/sheet1.xml", sheet)
    assert "aaaa" not in read_text(tmp_path, "a.xlsx", made)
    assert "damaged" in read_text(
        tmp_path, "a.odt", replaced(odt(""), "content.xml", BOMB + "<x>&i;</x>")
    )


def test_an_entity_that_names_a_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("hush")
    body = f'<!DOCTYPE x [<!ENTITY e SYSTEM "file://{tmp_path}/key">]>'
    body += word_part("document", f"<w:body>{paragraph('&e;')}</w:body>")
    made = replaced(docx(paragraph("x")), "word/document.xml", body)
    assert "hush" not in read_text(tmp_path, "a.docx", made)


def test_an_archive_that_unpacks_to_too_much_is_not_unpacked(tmp_path: Path) -> None:
    made = io.BytesIO(docx(paragraph("x")))
    with zipfile.ZipFile(made, "a") as file:
        file.writestr("word/more.xml", "")
        file.infolist()[-1].file_size = 1 << 31
    assert "unpacks to too much" in read_text(tmp_path, "a.docx", made.getvalue())


def test_a_part_is_unpacked_to_no_more_than_it_declares(tmp_path: Path) -> None:
    made = io.BytesIO()
    body = word_part("document", f"<w:body>{paragraph('x' * 5_000_000)}</w:body>")
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("_rels/.rels", relations(("a", "officeDocument", "word/document.xml")))
        file.writestr("word/document.xml", body)
        file.infolist()[-1].file_size = 1_000
    text = read_text(tmp_path, "a.docx", made.getvalue())
    assert "damaged" in text
    assert len(text) < 2_000


def test_deeply_nested_content_is_refused(tmp_path: Path) -> None:
    depth = 200_000
    deep = "<w:x>" * depth + "</w:x>" * depth
    assert "damaged" in read_text(tmp_path, "a.docx", docx(deep))
    assert "[" * 100 in read_text(tmp_path, "a.ipynb", b'{"cells":' + b"[" * depth)


@pytest.mark.slow
def test_a_sheet_of_a_million_rows_ends_with_a_note(tmp_path: Path) -> None:
    rows = "".join(
        f'<row r="{at}"><c r="A{at}"><v>{at}</v></c></row>' for at in range(1, 900_000, 3)
    )
    book = io.BytesIO()
    openpyxl.Workbook().save(book)
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    sheet = f'<worksheet xmlns="{space}"><sheetData>{rows}</sheetData></worksheet>'
    made = replaced(book.getvalue(), "xl/worksheets/sheet1.xml", sheet)
    (tmp_path / "a.xlsx").write_bytes(made)
    with (tmp_path / "a.xlsx").open("rb") as file:
        result = DocumentReader().read(file, DocumentForm.OFFICE, threading.Event())
    assert result.end in (ReadingEnd.COMPLETE, ReadingEnd.LATE, ReadingEnd.LONG)
    assert "A1: 1\nA4: 4\nA7: 7" in result.text


def test_a_sheet_that_claims_to_be_endless_is_read_as_what_it_has(tmp_path: Path) -> None:
    book = io.BytesIO()
    made = openpyxl.Workbook()
    made.active.append(["here"])
    made.save(book)
    with zipfile.ZipFile(book) as file:
        sheet = file.read("xl/worksheets/sheet1.xml").decode()
    sheet = sheet.replace('ref="A1"', 'ref="A1:XFD1048576"').replace('ref="A1:A1"', 'ref="A1:XFD9"')
    content = replaced(book.getvalue(), "xl/worksheets/sheet1.xml", sheet)
    assert read_text(tmp_path, "a.xlsx", content).endswith("A1: here")


def test_broken_documents_say_so_and_show_what_could_be_read(tmp_path: Path) -> None:
    intact = pdf(["Hello"])
    moved = intact.replace(b"startxref\n", b"startxref\n9")
    assert "Hello" in read_text(tmp_path, "moved.pdf", moved)
    assert "damaged" in read_text(tmp_path, "none.pdf", b"%PDF-1.4\nnothing of it")
    assert "damaged" in read_text(tmp_path, "cut.docx", docx(paragraph("x"))[:-80])
    half = word_part("document", f"<w:body>{paragraph('first')}")
    text = read_text(tmp_path, "a.docx", replaced(docx(""), "word/document.xml", half[:-13]))
    assert "first" in text
    assert "damaged" in text
    assert "[" in read_text(tmp_path, "empty.pdf", b"%PDF-")


@pytest.mark.parametrize("share", [0.1, 0.3, 0.6, 0.9, 0.99])
def test_a_pdf_without_its_end_is_called_truncated(tmp_path: Path, share: float) -> None:
    intact = pdf([f"This is page {number}" for number in range(1, 13)])
    text = read_text(tmp_path, "cut.pdf", intact[: int(len(intact) * share)])
    assert "the file is truncated" in text
    assert "damaged" not in text


def test_pages_before_the_cut_are_shown(tmp_path: Path) -> None:
    intact = pdf([f"This is page {number}" for number in range(1, 13)])
    text = read_text(tmp_path, "cut.pdf", intact[: intact.rindex(b"startxref")])
    assert "This is page 12" in text
    assert "the file is truncated" in text


def test_a_pdf_that_was_changed_is_truncated_only_where_its_last_change_is(tmp_path: Path) -> None:
    intact = pdf(["Hello"])
    change = b"9 0 obj\n<</Type/Annot>>\nendobj\n"
    assert "the file is truncated" in read_text(tmp_path, "cut.pdf", intact + change + change[:9])
    assert "the file is truncated" in read_text(tmp_path, "long.pdf", intact + change * 100)
    for name, more in (("blank.pdf", b"\0" * 5_000), ("mail.pdf", b"\n--x--\n" * 300)):
        text = read_text(tmp_path, name, intact + more)
        assert "truncated" not in text
        assert "Hello" in text


@pytest.mark.parametrize("seed", range(4))
def test_no_noise_makes_a_reading_fail(tmp_path: Path, seed: int) -> None:
    noise = random.Random(seed)
    documents = {
        "a.pdf": pdf(["Hello", "you"], picture=True),
        "a.docx": docx(paragraph("Hello")),
        "a.odt": odt("<text:p>Hello</text:p>"),
        "a.eml": b"From: a\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nHello\n--x--\n",
        "a.ipynb": notebook({"cell_type": "code", "source": "Hello", "outputs": []}),
    }
    for name, content in documents.items():
        changed = bytearray(content)
        for _ in range(12):
            changed[noise.randrange(8, len(changed))] = noise.randrange(256)
        assert read_text(tmp_path, name, bytes(changed))


def test_a_reading_ends_at_its_limits_of_text_and_time() -> None:
    out = io.BytesIO()
    writer = DocumentWriter(out, max_chars=10)
    with pytest.raises(ReadingStopped) as ended:
        writer.write("äöü " * 20)
    assert ended.value.end is ReadingEnd.LONG
    assert len(out.getvalue().decode()) == 11
    shortened = DocumentWriter(io.BytesIO())
    shortened.check_time()
    shortened.limit_time(-1.0)
    for late in (shortened, DocumentWriter(io.BytesIO(), seconds=0)):
        with pytest.raises(ReadingStopped) as ended:
            late.write("x")
        assert ended.value.end is ReadingEnd.LATE


def test_a_reader_that_was_killed_leaves_what_it_wrote() -> None:
    out = io.BytesIO()
    writer = DocumentWriter(out)
    writer.start("PDF", "page", 9)
    writer.section("page 1")
    writer.write("Hello")
    for cut in range(len(out.getvalue())):
        read_document_text(out.getvalue()[:cut], ReadingEnd.LATE)
    result = read_document_text(out.getvalue(), ReadingEnd.LATE)
    assert (result.plain, result.end) == ("[page 1]\nHello", ReadingEnd.LATE)
    assert result.title(1, 2) == "PDF, 9 pages, page 1 shown"


NOT_CONFINED = "Python runs in bubblewrap only on Linux, where namespaces are allowed"


@pytest.mark.skipif(not Confinement.find().sandbox.sandboxed, reason=NOT_CONFINED)
def test_the_process_reaches_no_file_and_no_network(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("hush")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        attempts = (
            f"open({str(tmp_path / 'key')!r})",
            f"open({str(tmp_path / 'new')!r}, 'w')",
            f"__import__('os').listdir({str(tmp_path)!r})",
            f"open('/proc/{os.getpid()}/environ')",
            "open('/usr/new', 'w')",
            "open('/dev/shm/new', 'w')",
            f"__import__('socket').create_connection({door.getsockname()!r})",
        )
        for attempt in attempts:
            code = f"print('begun')\ntry: print({attempt})\nexcept OSError: print('refused')"
            assert _output_words(code) == ["begun", "refused"], attempt


def _output_words(code: str) -> list[str]:
    with ExitStack() as stack:
        words = [os.path.realpath(sys.executable), "-I", "-c", code]
        launch = Confinement.find().launch(stack, words)
        ran = subprocess.run(
            launch.words,
            env=launch.environment,
            pass_fds=launch.passed_files,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    return ran.stdout.decode().split()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere documents need no sandbox")
def test_without_a_sandbox_a_document_is_not_read_and_the_sentence_says_how_to_get_one(
    tmp_path: Path,
) -> None:
    (tmp_path / "a.pdf").write_bytes(pdf(["Hello"]))
    documents = DocumentReader(
        confinement=Confinement(SandboxBackend(SandboxKind.NONE, remedy="Get one."))
    )
    with pytest.raises(ToolError) as refused:
        text_of(ReadFile(tmp_path, documents=documents), path="a.pdf")
    assert (refused.value.message, refused.value.hint) == (NO_SANDBOX, "Get one.")


@pytest.mark.skipif(not Confinement.find().sandbox.sandboxed, reason=NOT_CONFINED)
def test_a_program_that_is_ended_leaves_no_process_of_its_own() -> None:
    code = "import os\nos.fork()\nos.setsid() if os.getpid() > 2 else 0\nprint(1, flush=1)\ninput()"
    with ExitStack() as stack:
        words = [os.path.realpath(sys.executable), "-I", "-c", code]
        launch = Confinement.find().launch(stack, words)
        process = stack.enter_context(start_process(launch, stdin=subprocess.PIPE))
        assert process.stdout is not None
        assert process.stdout.readline() == b"1\n"
        end_process(process)
        assert process.stdout.read() in (b"", b"1\n")  # ends once nobody holds the pipe


def test_the_limits_of_the_process_hold() -> None:
    code = (
        f"import sys; sys.path += {[str(Path.cwd()), sysconfig.get_path('purelib')]!r}\n"
        "from helix_desktop.tools.documents.extraction import limit_process\n"
        "limit_process()\n"
        "try: bytearray(4 * 1024 ** 3)\n"
        "except MemoryError: print('bounded')"
    )
    assert _output_words(code) == ["bounded"]


async def test_a_stopped_turn_leaves_no_process_reading(tmp_path: Path) -> None:
    # a page of endless drawing
    head, tail = pdf(["x"]).split(b"BT /F1 12 Tf 20 100 Td (x) Tj ET")
    with (tmp_path / "a.pdf").open("wb") as file:
        file.writelines([head, *[b"q Q " * 1_000_000] * 30, tail])
    documents = DocumentReader()
    tool = ReadFile(tmp_path, documents=documents)
    others = _children()
    reading = asyncio.get_running_loop().create_task(tool.run(json.dumps({"path": "a.pdf"})))
    await until(lambda: documents.processes and _children() - others)
    before = _children() - others
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    await until(lambda: not _children() & before)


def _children() -> set[str]:
    return {
        child
        for task in Path("/proc/self/task").iterdir()
        for child in (task / "children").read_text().split()
    }


def test_a_reading_that_is_stopped_before_it_begins_starts_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(pdf(["Hello"]))
    stopped = threading.Event()
    stopped.set()
    with (tmp_path / "a.pdf").open("rb") as file:
        output = run_document_process(file, DocumentForm.PDF, stopped, Confinement.find())
    assert b"Hello" not in output.data


def test_a_file_that_is_too_large_is_not_opened_by_a_reader(tmp_path: Path) -> None:
    with (tmp_path / "a.pdf").open("wb") as file:
        file.write(b"%PDF-1.4\n")
        os.truncate(file.fileno(), 300 * 1024 * 1024)
    documents = DocumentReader()
    assert "too large" in text_of(ReadFile(tmp_path, documents=documents), path="a.pdf")
    assert documents.processes == 0


def test_the_application_itself_imports_no_reader_of_documents() -> None:
    code = (
        "import sys, helix_desktop.app.workspaces.toolbox_factory\n"
        "import helix_desktop.app.sessions.staged_attachments\n"
        "print({'pypdf', 'openpyxl', 'defusedxml', 'email'} & {*sys.modules} or 'none')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert ran.stdout.split() == [b"none"]
