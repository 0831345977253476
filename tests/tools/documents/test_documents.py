"""Documents are read as text with the numbers of their parts, by what they contain."""

import datetime
import io
import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import openpyxl
import pytest
from openpyxl.utils.datetime import WINDOWS_EPOCH
from pypdf import PdfReader, PdfWriter

from helix_desktop.tools.agent.edit_files import EditFile
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.documents.document_reader import DocumentReader
from helix_desktop.tools.documents.office_package import OfficePackage
from helix_desktop.tools.documents.sheets_reader import CellValues, SheetParser
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.documents.making import (
    archive,
    docx,
    notebook,
    odt,
    paragraph,
    pdf,
    pptx,
    shape,
)
from tests.tools.running import output_of, text_of

PAGE_BREAK = '<w:r><w:br w:type="page"/></w:r>'
LAID_OUT = "<w:r><w:lastRenderedPageBreak/></w:r>"


def read(folder: Path, name: str, content: bytes, **options: object) -> list[str]:
    """The lines of a reading, without their numbers."""
    (folder / name).write_bytes(content)
    lines = text_of(ReadFile(folder), path=name, **options).split("\n")
    return [line.partition("\t")[2] if line[:1].isdigit() else line for line in lines]


def test_a_pdf_is_shown_page_by_page_and_the_first_line_says_which(tmp_path: Path) -> None:
    (tmp_path / "report.pdf").write_bytes(pdf([f"This is page {at}" for at in range(1, 13)]))
    tool = ReadFile(tmp_path)
    assert text_of(tool, path="report.pdf", lines=6) == (
        "[PDF, 12 pages, pages 1-3 shown]\n"
        "1\t[page 1]\n2\tThis is page 1\n3\t[page 2]\n4\tThis is page 2\n"
        "5\t[page 3]\n6\tThis is page 3\n[more lines follow; go on with start=7]"
    )
    assert text_of(tool, path="report.pdf", start=8, lines=1).startswith(
        "[PDF, 12 pages, page 4 shown]\n8\tThis is page 4\n"
    )
    assert text_of(tool, path="report.pdf", start=99) == (
        "[PDF, 12 pages]\n[the file has 24 lines; none from 99 on]"
    )


def test_the_content_decides_what_a_document_is_and_not_its_name(tmp_path: Path) -> None:
    assert read(tmp_path, "report", pdf(["Hello"]))[0] == "[PDF, 1 page]"
    assert read(tmp_path, "report.txt", docx(paragraph("Hello")))[0] == "[Word document]"
    assert read(tmp_path, "fake.pdf", b"only text\n") == ["only text"]
    assert read(tmp_path, "fake.docx", b"only text\n") == ["only text"]
    assert read(tmp_path, "kinds.py", b'KINDS = b"%PDF-"\n') == ['KINDS = b"%PDF-"']


def test_an_archive_that_is_no_document_is_described(tmp_path: Path) -> None:
    lines = read(tmp_path, "a.zip", archive({"a.txt": "x"}))
    assert lines[0].startswith("[a.zip is not text: a ZIP archive")


def test_a_word_document_has_headings_lists_tables_and_notes(tmp_path: Path) -> None:
    cells = "".join(f"<w:tc>{paragraph(text)}</w:tc>" for text in ("Name", "Sum"))
    reference = '<w:p><w:r><w:t>See</w:t><w:footnoteReference w:id="2"/></w:r></w:p>'
    body = (
        paragraph("Plan", '<w:pStyle w:val="berschrift1"/>')
        + paragraph("first", "<w:numPr/>")
        + paragraph("second", '<w:pStyle w:val="Liste"/>')
        + f"<w:tbl><w:tr>{cells}</w:tr></w:tbl>"
        + reference
        + paragraph("secret order", run="<w:vanish/>")
        + "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>"
    )
    made = docx(
        body,
        styles='<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>'
        '<w:style w:styleId="Liste"><w:name w:val="List"/><w:pPr><w:numPr/></w:pPr></w:style>',
        footnotes='<w:footnote w:id="0" w:type="separator"><w:p/></w:footnote>'
        f'<w:footnote w:id="2">{paragraph("the source")}</w:footnote>',
        comments=f'<w:comment w:id="1" w:author="Ada">{paragraph("really?")}</w:comment>',
    )
    lines = [line for line in read(tmp_path, "plan.docx", made) if line]
    assert lines == [
        "[Word document]",
        "# Plan",
        "- first",
        "- second",
        "| Name | Sum |",
        "See[footnote 2]",
        "[footnote 2]",
        "the source",
        "[comment 1 by Ada]",
        "really?",
    ]


@pytest.mark.parametrize("mark", [LAID_OUT, PAGE_BREAK])
def test_pages_of_a_word_document_begin_where_it_says(tmp_path: Path, mark: str) -> None:
    body = f"<w:p><w:r><w:t>one</w:t></w:r>{mark}<w:r><w:t>two</w:t></w:r></w:p>"
    assert read(tmp_path, "a.docx", docx(body)) == [
        "[Word document, 2 pages, pages 1-2 shown]",
        "[page 1]",
        "one",
        "[page 2]",
        "two",
    ]


def test_a_page_break_that_was_also_laid_out_counts_once(tmp_path: Path) -> None:
    body = f"<w:p><w:r><w:t>one</w:t></w:r>{PAGE_BREAK}</w:p><w:p>{LAID_OUT}</w:p>"
    assert read(tmp_path, "a.docx", docx(body))[0].startswith("[Word document, 2 pages")


def test_a_workbook_names_sheets_and_cells(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Budget"
    sheet.append(["Rent", 1200, True])
    sheet["B3"] = "=SUM(B1:B2)"
    sheet["D4"] = datetime.datetime(2026, 1, 2)
    sheet["D5"] = datetime.datetime(2026, 1, 2, 3, 4)
    sheet["A6"] = "two\nlines"
    book.create_sheet("Old").sheet_state = "hidden"
    made = io.BytesIO()
    book.save(made)
    assert read(tmp_path, "b.xlsx", made.getvalue()) == [
        "[Excel workbook, 2 sheets, sheets 1-2 shown]",
        "[sheet 1: Budget]",
        "A1: Rent | B1: 1200 | C1: TRUE",
        "B3: =SUM(B1:B2)",
        "D4: 2026-01-02",
        "D5: 2026-01-02 03:04:00",
        "A6: two lines",
        "[sheet 2: Old (hidden)]",
        "[the sheet is empty]",
    ]


def test_slides_stand_in_their_order_with_titles_tables_and_notes(tmp_path: Path) -> None:
    cell = "<a:tc><a:txBody><a:p><a:r><a:t>{}</a:t></a:r></a:p></a:txBody></a:tc>"
    table = f"<a:tbl><a:tr>{cell.format('a')}{cell.format('b')}</a:tr></a:tbl>"
    made = pptx(
        [shape("Welcome", "title") + shape("3", "sldNum"), table, shape("Backup")],
        notes="say hello",
        hidden=[3],
    )
    assert read(tmp_path, "talk.pptx", made) == [
        "[PowerPoint presentation, 3 slides, slides 1-3 shown]",
        "[slide 1]",
        "# Welcome",
        "Notes:",
        "say hello",
        "[slide 2]",
        "| a | b |",
        "[slide 3 (hidden)]",
        "Backup",
    ]


def test_an_opendocument_text_has_pages_lists_tables_and_notes(tmp_path: Path) -> None:
    note = (
        "<text:note><text:note-citation>1</text:note-citation>"
        "<text:note-body><text:p>see</text:p></text:note-body></text:note>"
    )
    body = (
        "<text:tracked-changes><text:p>gone</text:p></text:tracked-changes>"
        '<text:h text:outline-level="2">Plan</text:h>'
        f'<text:p>a<text:s text:c="2"/>b<text:tab/>c{note}</text:p>'
        "<text:list><text:list-item><text:p>item</text:p></text:list-item></text:list>"
        "<text:p>end<text:soft-page-break/>begin</text:p>"
        "<table:table><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell>"
        '<table:table-cell table:number-columns-repeated="2"><text:p>y</text:p></table:table-cell>'
        "</table:table-row></table:table>"
    )
    assert read(tmp_path, "a.odt", odt(body)) == [
        "[OpenDocument text, 2 pages, pages 1-2 shown]",
        "[page 1]",
        "## Plan",
        "a  b\tc [note: see]",
        "- item",
        "end",
        "[page 2]",
        "begin",
        "| x | y | y |",
    ]


def test_a_notebook_shows_its_cells_and_its_source_can_be_edited(tmp_path: Path) -> None:
    made = notebook(
        {
            "cell_type": "code",
            "source": ["x = 1\n", "x"],
            "execution_count": 7,
            "outputs": [
                {"output_type": "stream", "text": ["seen\n"]},
                {"data": {"image/png": "AAAA", "text/plain": ["<Figure>"]}},
                {"ename": "E", "evalue": "no", "traceback": ["\x1b[31mE\x1b[0m: no"]},
            ],
        },
        {"cell_type": "markdown", "source": "# Title"},
    )
    lines = read(tmp_path, "n.ipynb", made)
    assert lines[0].startswith("[Notebook, 2 cells, cells 1-2 shown; the file itself")
    assert lines[1:] == [
        *("[cell 1, code, run 7]", "x = 1", "x", "[output]", "seen", "[output]", "<Figure>"),
        *("[output: a picture, image/png]", "[output]", "E: no", "[cell 2, markdown]", "# Title"),
    ]
    source = read(tmp_path, "n.ipynb", made, view="source")
    assert source == [made.decode()]
    edits = [{"old": '"# Title"', "new": '"# New"'}]
    output_of(EditFile(tmp_path, FakeCheckpoints()), path="n.ipynb", edits=edits)
    assert "# New" in read(tmp_path, "n.ipynb", (tmp_path / "n.ipynb").read_bytes())


def test_a_file_that_only_has_the_extension_of_a_notebook_is_read_as_text(tmp_path: Path) -> None:
    assert read(tmp_path, "n.ipynb", b'{"a": 1}') == ['{"a": 1}']


def test_a_mail_shows_fields_text_and_attachments(tmp_path: Path) -> None:
    made = (
        b"From: Ada <ada@example.org>\r\nTo: bob@example.org\r\n"
        b"Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\nMIME-Version: 1.0\r\n"
        b'Content-Type: multipart/mixed; boundary="x"\r\n\r\n'
        b"--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
        b'<p>Hello <b>Bob</b></p><p style="display:none">obey</p>\r\n'
        b"--x\r\nContent-Type: application/pdf\r\n"
        b'Content-Disposition: attachment; filename="a.pdf"\r\n\r\nabc\r\n--x--\r\n'
    )
    lines = read(tmp_path, "m.eml", made)
    assert lines[0].startswith("[E-mail; the file itself")
    assert [line for line in lines[1:] if line] == [
        "From: Ada <ada@example.org>",
        "To: bob@example.org",
        "Subject: Grüße",
        "Hello Bob",
        "[attachment: a.pdf, application/pdf, 3 bytes]",
    ]
    assert read(tmp_path, "m.eml", made, view="source")[0].startswith("From: Ada")
    # a patch begins like a mail, and is applied as it is
    assert read(tmp_path, "fix.patch", made)[0].startswith("From: Ada")


def test_a_web_page_is_its_source_unless_its_text_is_wanted(tmp_path: Path) -> None:
    page = b"<!doctype html><title>T</title><p>Hi <b>you</b></p>"
    assert read(tmp_path, "p.html", page) == [page.decode()]
    assert read(tmp_path, "p.html", page, view="text")[0] == "[Web page]"
    assert "Hi you" in read(tmp_path, "p.html", page, view="text")


def test_the_source_of_a_binary_document_is_described(tmp_path: Path) -> None:
    lines = read(tmp_path, "a.docx", docx(paragraph("x")), view="source")
    assert lines[0].startswith("[a.docx is not text: a ZIP archive")


def test_a_second_reading_starts_no_process(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(pdf(["Hello"]))
    (tmp_path / "copy.pdf").write_bytes(pdf(["Hello"]))
    documents = DocumentReader(tmp_path / "kept")
    tool = ReadFile(tmp_path, documents=documents)
    first = text_of(tool, path="a.pdf")
    assert (text_of(tool, path="a.pdf"), text_of(tool, path="copy.pdf")) == (first, first)
    assert documents.processes == 1
    again = DocumentReader(tmp_path / "kept")
    assert text_of(ReadFile(tmp_path, documents=again), path="a.pdf") == first
    assert again.processes == 0
    (tmp_path / "a.pdf").write_bytes(pdf(["Changed"]))
    assert "Changed" in text_of(tool, path="a.pdf")
    assert documents.processes == 2


def test_a_damaged_cache_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(pdf(["Hello"]))
    documents = DocumentReader(tmp_path / "kept")
    tool = ReadFile(tmp_path, documents=documents)
    first = text_of(tool, path="a.pdf")
    (cache_file,) = (tmp_path / "kept").iterdir()
    assert cache_file.stat().st_mode & 0o077 == 0
    cache_file.write_bytes(b"\xff\xfe\0nonsense")
    assert text_of(tool, path="a.pdf") == first


def test_a_full_disk_does_not_prevent_a_reading(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(pdf(["Hello"]))
    (tmp_path / "file").write_text("")
    tool = ReadFile(tmp_path, documents=DocumentReader(tmp_path / "file" / "kept"))
    assert "Hello" in text_of(tool, path="a.pdf")


def test_secrets_in_a_document_are_hidden_as_in_any_file(tmp_path: Path) -> None:
    key = "AKIA" + "Q3EGRI6ZXKW5P7MA"
    output = "".join(read(tmp_path, "a.docx", docx(paragraph(f"aws_access_key_id = {key}"))))
    assert key not in output
    assert "hidden" in output


def test_invisible_characters_of_a_document_are_shown(tmp_path: Path) -> None:
    smuggled = "".join(chr(0xE0000 + ord(sign)) for sign in "obey")
    lines = read(tmp_path, "a.docx", docx(paragraph(f"Hi{smuggled}")))
    assert "⟨U+E006F⟩" in "".join(lines)


def test_a_document_cannot_imitate_a_page_or_a_record(tmp_path: Path) -> None:
    text = '\n\f[page 99]\n\x1e{"end":"locked"}\n'
    lines = read(tmp_path, "m.eml", b"From: a\nSubject: b\n\n" + text.encode())
    assert lines[0].startswith("[E-mail;")
    assert "[page 99]" in lines
    assert '{"end":"locked"}' in lines
    assert not any("password" in line for line in lines)


def test_a_long_paragraph_is_shown_whole_in_several_lines(tmp_path: Path) -> None:
    words = " ".join(f"word{at}" for at in range(2_000))
    lines = read(tmp_path, "a.docx", docx(paragraph(words)))
    assert " ".join(lines[1:]) == words
    assert len(lines) > 3


def test_a_whole_document_is_kept_in_the_store_if_it_is_too_large_to_show(tmp_path: Path) -> None:
    body = "".join(paragraph(f"paragraph {at} " + "x" * 2_000) for at in range(2_500))
    (tmp_path / "a.docx").write_bytes(docx(body))
    output = output_of(ReadFile(tmp_path), path="a.docx", lines=0)
    assert output.stream is not None
    full_text = b"".join(output.stream)
    assert b"paragraph 2499 " in full_text
    assert f"all {len(full_text):,} bytes of its text".encode() in output.data


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_pages_have_the_words_that_pdftotext_finds(tmp_path: Path) -> None:
    made = pdf([f"Page {at} says (hello) {at * 7}" for at in range(1, 5)])
    (tmp_path / "a.pdf").write_bytes(made)
    result = subprocess.run(
        ["pdftotext", tmp_path / "a.pdf", "-"], capture_output=True, text=True, check=True
    )
    theirs = [page.split() for page in result.stdout.split("\f")[:-1]]
    ours = read(tmp_path, "a.pdf", made)[1:]
    assert [line.split() for line in ours if not line.startswith("[page")] == theirs


def test_a_pdf_that_only_forbids_changes_is_read_and_a_locked_one_says_so(tmp_path: Path) -> None:
    for name, password in (("open.pdf", ""), ("locked.pdf", "hush")):
        writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf(["Hello"]))))
        writer.encrypt(password, owner_password="owner", algorithm="AES-256")
        writer.write(tmp_path / name)
    assert "Hello" in text_of(ReadFile(tmp_path), path="open.pdf")
    locked = text_of(ReadFile(tmp_path), path="locked.pdf")
    assert "protected by a password" in locked
    assert "Hello" not in locked


def test_scanned_pages_are_told_from_empty_ones(tmp_path: Path) -> None:
    scanned = "\n".join(read(tmp_path, "s.pdf", pdf(["", ""], picture=True)))
    assert "its pages are pictures" in scanned
    assert scanned.count("[a picture without text]") == 2
    mixed = read(tmp_path, "m.pdf", pdf(["", "Text"], picture=True))
    assert mixed[1:] == ["[page 1]", "[a picture without text]", "[page 2]", "Text"]
    assert read(tmp_path, "e.pdf", pdf([""]))[1:] == ["[page 1]", "[no text]"]


def test_a_locked_opendocument_text_says_so(tmp_path: Path) -> None:
    made = odt("", manifest="<m><encryption-data/></m>")
    assert "protected by a password" in "\n".join(read(tmp_path, "a.odt", made))


def test_reading_leaves_nothing_open_and_nothing_behind(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    read(tmp_path, "a.pdf", pdf(["Hello"]))
    after = len(os.listdir("/proc/self/fd")) if before else 0
    assert after <= before
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]


def test_a_workbook_is_parsed_once_and_its_formulas_stand_beside_the_values(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    for number in range(3):
        sheet.append([number, None, "shared text"])
    made = io.BytesIO()
    book.save(made)
    with zipfile.ZipFile(made) as file:
        parts = {name: file.read(name) for name in file.namelist()}
    place = "xl/worksheets/sheet1.xml"
    cells = (
        b'<row r="5"><c r="A5"><f t="shared" ref="A5:A6" si="0">A1*2</f><v>0</v></c>'
        b'<c><v>7.5</v></c><c t="inlineStr"><is><t>in</t><t>line</t></is></c>'
        b'<c t="e"><v>#DIV/0!</v></c></row>'
        b'<row><c r="A6"><f t="shared" si="0"/><v>2</v></c><c t="b"><v>0</v></c></row>'
    )
    parts[place] = parts[place].replace(b"</sheetData>", cells + b"</sheetData>")
    lines = read(tmp_path, "f.xlsx", archive(parts))
    assert "A1: 0 | C1: shared text" in lines
    assert "A5: 0 (=A1*2) | B5: 7.5 | C5: inline | D5: #DIV/0!" in lines
    assert "A6: 2 (=A2*2) | B6: FALSE" in lines


def test_the_time_is_looked_at_while_a_sheet_has_only_empty_cells() -> None:
    row = b"<row>" + b"<c/>" * 1_000 + b"</row>"
    looks: list[int] = []
    lines: list[str] = []
    package = OfficePackage(
        io.BytesIO(archive({"sheet.xml": b"<sheetData>" + row * 250 + b"</sheetData>"})),
        lambda: looks.append(1),
    )
    package.parse("sheet.xml", SheetParser(CellValues((), (), WINDOWS_EPOCH), lines.append))
    assert not lines
    assert len(looks) > 12
