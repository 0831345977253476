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
    "S13": "the loop's thread waits for a core: it waits as long with the store at rest, as the "
    "controls in the detail show; the figures in brackets leave these waits out",
    "S13b": "a call works for 0.1 to 0.3 ms, the figures in brackets; in the rest its thread "
    "waits for a core, which S13's controls do as long with the store at rest",
    "S15": "without a shared dictionary, contents stay at 0.40 of the raw text "
    "(docs/decisions/0001); with a row for each content, the lists of trigrams alone are 0.24 "
    "(0002)",
    "S15G": "git packs similar contents together; a shared dictionary would keep pieces of "
    "deleted sessions (docs/decisions/0001)",
    "T6": "tiktoken's constructor holds the interpreter for 0.1 s once; most sessions never "
    "load it, and only a process of its own would avoid the time",
    "E2": "somebody who knows every need pays 0.77 to show nearly all of them (`--oracle`); a "
    "lower mark costs 0.66 and shows ten points less verbatim (policies.md)",
    "E3": "one need in six comes more than 60 replies later, beyond what the forecast looks at",
    "E4": "verbatim text takes room: without notes it is 63.6 %, at a cost of 0.91 and a peak of "
    "84 % (policies.md)",
    "EL": "of the outputs that are needed, the forecast ranks six in ten among the first fifth",
    "E5": "no variant that was tried shows more than 96.8 %, even those that keep more",
    "E6": "no variant that was tried shows more than 92.1 %, even those that keep more",
    "E7": "the peak is the mark at which old steps become notes; with a mark of 40 %, E4 and E9 "
    "are beyond their floors (policies.md)",
    "E8": "as E7; and a mean of 25 % and 2 breaks exclude each other on these sessions",
    "E9": "as E8: a lower mean needs more rewrites",
    "E10": "requests grow by about 1,100 tokens a call; without any rewrite, 97.5 % needs a mean "
    "of 44,000 tokens, which is 34 %",
    "E13": "the session ends before notes are due, so that it costs what it would cost without",
    "E16": "as E2: the marks at 1M are those at 128,000",
    "E20": "the calls that rewrite the window, 290 of 10,561, come late in a session and go "
    "through all its rows, in a thread; without them the median growth is below 0",
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
