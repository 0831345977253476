"""Small documents, written by hand or by the library that reads them, for tests only."""

import io
import json
import zipfile
from collections.abc import Iterable, Mapping, Sequence

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
SLIDES = "http://schemas.openxmlformats.org/presentationml/2006/main"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"
OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"
TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"


def pdf(pages: Sequence[str], *, picture: bool = False) -> bytes:
    """A PDF with a line of text on each page, or a page with a picture for an empty one."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b""]
    kids = []
    font = b"<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>"
    for text in pages:
        words = text.encode("latin-1").replace(b"(", rb"\(").replace(b")", rb"\)")
        content = b"BT /F1 12 Tf 20 100 Td (" + words + b") Tj ET" if text else b""
        objects.append(_stream(content))
        drawn = b""
        if picture:
            pixels = b"/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8"
            objects.append(_stream(b"\0", pixels + b"/ColorSpace/DeviceGray"))
            drawn = b"/XObject<</I1 %d 0 R>>" % len(objects)
        at = len(objects) - picture
        objects.append(
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents %d 0 R"
            b"/Resources<</Font%s%s>>>>" % (at, font, drawn)
        )
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<</Type/Pages/Kids[%s]/Count %d>>" % (b" ".join(kids), len(kids))
    return _pdf_file(objects)


def _stream(content: bytes, more: bytes = b"") -> bytes:
    return b"<<%s/Length %d>>stream\n%s\nendstream" % (more, len(content), content)


def _pdf_file(objects: Sequence[bytes]) -> bytes:
    data, places = bytearray(b"%PDF-1.4\n"), []
    for number, pdf_object in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, pdf_object)
    start = len(data)
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    data += b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    data += b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (size, start)
    return bytes(data)


def archive(parts: Mapping[str, str | bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(name, content)
    return made.getvalue()


def relations(*targets: tuple[str, str, str]) -> str:
    """The relations of a part: ID, the end of the type, target."""
    lines = "".join(
        f'<Relationship Id="{key}" Type="{RELATIONS}/{kind}" Target="{target}"/>'
        for key, kind, target in targets
    )
    return f'<Relationships xmlns="{PACKAGE}">{lines}</Relationships>'


def docx(body: str, **parts: str) -> bytes:
    """A Word document with this content; `parts` are styles, footnotes, comments …"""
    related = relations(*((name, name, f"{name}.xml") for name in parts))
    return archive(
        {
            "_rels/.rels": relations(("rId1", "officeDocument", "word/document.xml")),
            "word/document.xml": word_part("document", f"<w:body>{body}</w:body>"),
            "word/_rels/document.xml.rels": related,
            **{f"word/{name}.xml": word_part(name, content) for name, content in parts.items()},
        }
    )


def word_part(name: str, content: str) -> str:
    return f'<w:{name} xmlns:w="{WORD}">{content}</w:{name}>'


def paragraph(text: str, properties: str = "", run: str = "") -> str:
    words = f'<w:t xml:space="preserve">{text}</w:t>'
    return f"<w:p><w:pPr>{properties}</w:pPr><w:r><w:rPr>{run}</w:rPr>{words}</w:r></w:p>"


def pptx(slides: Sequence[str], notes: str = "", hidden: Iterable[int] = ()) -> bytes:
    """A presentation of these shapes; the notes belong to the first slide."""
    keys = [f"rId{at}" for at in range(1, len(slides) + 1)]
    order = "".join(f'<p:sldId id="{255 + at}" r:id="{key}"/>' for at, key in enumerate(keys, 1))
    spaces = f'xmlns:p="{SLIDES}" xmlns:a="{DRAWING}" xmlns:r="{RELATIONS}"'
    # the file names are in the opposite order, which means nothing
    names = {key: f"slides/slide{len(slides) - at}.xml" for at, key in enumerate(keys)}
    parts: dict[str, str | bytes] = {
        "_rels/.rels": relations(("rId1", "officeDocument", "ppt/presentation.xml")),
        "ppt/presentation.xml": f"<p:presentation {spaces}>{order}</p:presentation>",
        "ppt/_rels/presentation.xml.rels": relations(*((key, "slide", names[key]) for key in keys)),
    }
    for at, (key, shapes) in enumerate(zip(keys, slides, strict=True), 1):
        show = ' show="0"' if at in hidden else ""
        parts[f"ppt/{names[key]}"] = f"<p:sld {spaces}{show}>{shapes}</p:sld>"
    if notes:
        place = names[keys[0]].rpartition("/")[2]
        parts[f"ppt/slides/_rels/{place}.rels"] = relations(
            ("rId9", "notesSlide", "../notesSlides/notesSlide1.xml")
        )
        parts["ppt/notesSlides/notesSlide1.xml"] = f"<p:notes {spaces}>{shape(notes)}</p:notes>"
    return archive(parts)


def shape(text: str, kind: str = "body") -> str:
    place = f'<p:nvSpPr><p:nvPr><p:ph type="{kind}"/></p:nvPr></p:nvSpPr>'
    return f"<p:sp>{place}<p:txBody><a:p><a:r><a:t>{text}</a:t></a:r></a:p></p:txBody></p:sp>"


def odt(body: str, manifest: str = "") -> bytes:
    spaces = f'xmlns:office="{OFFICE}" xmlns:text="{TEXT}" xmlns:table="{TABLE}"'
    return archive(
        {
            "mimetype": "application/vnd.oasis.opendocument.text",
            "content.xml": f"<office:document-content {spaces}><office:body><office:text>{body}"
            "</office:text></office:body></office:document-content>",
            **({"META-INF/manifest.xml": manifest} if manifest else {}),
        }
    )


def notebook(*cells: Mapping[str, object]) -> bytes:
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "cells": list(cells)}).encode()
