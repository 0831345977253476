"""What stops the rows that miss their limit or their aim, as far as it was found by profiles.

A row without an entry here was not traced, or meets its aim on the machines that were tried.
"""

from collections.abc import Mapping

BOUNDS: Mapping[str, str] = {
    "S3": "encoding, checksums and the hash chain take 35 to 40 µs of Python for each put; "
    "the faster the disk syncs, the larger is their share",
    "S4": "as S3, with SHA-256 and zstd over 16 KB, which appending alone does not do",
    "S5": "as S3, with SHA-256 and zstd over 256 KB, which appending alone does not do",
    "S6": "zstd takes 11 µs and SHA-256 8 µs of the 24 for 16 KB; SQLite reads without either in "
    "7 to 10 µs",
    "S7": "a third of the time is zstd, a seventh looks up what is kept already, a twelfth is "
    "SHA-256; with compression, names and LevelDB's own writing alone it would be twice as fast",
    "S8": "as S3, for the records of one step",
    "S15": "without a shared dictionary, contents stay at 0.40 of the raw text "
    "(docs/decisions/0001); with a row for each content, the lists of trigrams alone are 0.24 "
    "(0002)",
    "S15G": "git packs similar contents together; a shared dictionary would keep pieces of "
    "deleted sessions (docs/decisions/0001)",
    "T6": "tiktoken's constructor holds the interpreter for 0.1 s once; most sessions never "
    "load it, and only a process of its own would avoid the time",
    "E19L": "more than 5 % of the calls at this length rewrite the window, so the 95th "
    "percentile is such a call: it goes through all rows, in a thread; the calls beside it "
    "are in the detail",
    "U1": "60 % is the start of Python and Qt, which a bare window needs as well; most of the "
    "rest imports modules and sets the fonts and the style sheet",
    "U2": "half of it defines the classes, enumerations and patterns of 480 modules, in a "
    "thread that shares the interpreter with the window",
    "U3": "as U1: what the bare window does not import",
    "U4": "a bare window takes 56 MB, and the code of 750 imported modules 44 MB more; the "
    "window and three workspaces share the rest",
    "U13": "60 % paints the whole window, the rest exchanges the views and updates the sidebar",
    "U16": "two thirds are the search in an index of a million entries, which is slower the first "
    "time; the rest paints rows that were never painted",
    "U19": "the longest frames paint the whole window after the sheet closes, or the whole "
    "conversation when the card appears; a third of such a frame waits for the interpreter",
}
