"""Documents (PDF, Word, Excel, PowerPoint) as text, read in a limited process of their own.

The application itself parses none of them: `DocumentReader` hands the open file to a process of its
own (`document_process.py`, `extraction.py`), which has limits for memory, time and output, and on
Linux runs in bubblewrap, without network and with no files besides the system's and Python's. Where
bubblewrap can't run, no document is read. The process writes the text piece by piece, so that what
was read before a limit is shown. A finished text is cached by the document's SHA-256.

PDF is read by pypdf and Excel by openpyxl, through defusedxml. The other formats are XML in a ZIP
archive, JSON or mail: Python reads those, and a library for Word or PowerPoint would bring lxml and
Pillow, ten times the size of everything here. No module but `extraction.py` and those that it
chooses imports a library.
"""
