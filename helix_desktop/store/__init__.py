"""The store: one LevelDB per workspace with journal, contents, entries, search, maintenance.

The door is opening, the asynchronous store, and the tools of `maintenance/`; tables, codecs,
search, and LevelDB are private (`pyproject.toml`).

There is one folder per workspace under the user's data folder, with mode 0700:

    <data>/workspaces/<id>/
      workspace.json  name, folder, policy (and the previous version of the file)
      lock            the application's own lock, taken before LevelDB's; names the process
                      that holds it
      db/             LevelDB
      READY           written last when the database is created; a database without it was never
                      finished and holds nothing acknowledged
      head            the commit marker: the last acknowledged step (number + crc), written after
                      each sync, not synced itself
      ballast         20 MiB (more than a full log), released when a full disk keeps the database
                      from opening
      index.db        derived: SQLite, full text and columns; deleted and rebuilt whenever in doubt
      partial-replies/  replies that are streaming, one file per session, not synced; removed once
                      the reply is in the journal
      db.before-repair-<n>, torn-*   a database replaced by a repair, and the end cut off a torn
                      log: kept, never deleted by the application

Where things are
----------------
- `store/`, which writes and reads: `async_store.py` (the port, awaitable), `workspace_store.py`
  (the same, blocking), `writer.py` (batches and syncs), `partial_replies.py`. The database:
  `leveldb.py`, `leveldb_log.py`, `opening.py`, `lock.py`, `disk.py`, `ballast.py`,
  `commit_marker.py`. Its records: `keys.py`, `contents.py`, `content_codec.py`, `deltas.py`,
  `entries.py`, `journal_table.py`, `metadata_records.py`.
- `store/search/`: `search.py` answers; `filters.py` (conditions), `plain_text_match.py` and
  `trigrams.py` (what matches), `candidates.py` (SQL of a search), `index.py` (what is indexed
  when), `index_schema.py` (tables), `index_file.py`, `change_feed.py`.
- `store/maintenance/`: `check.py`, `check_report.py`, `repair.py`, `rebuild.py`,
  `database_files.py`, `frozen_store.py`; `backup.py`, `export.py`, `store_import.py`,
  `import_cleaning.py`, `plain_json.py`, `session_markdown.py`, `staging.py`;
  `garbage_collection.py`, `session_deletion.py`.

Both subpackages depend on `store/`, but `store/` does not depend on their internals.

Keys (binary, integers big-endian)
----------------------------------
- `m/format` `m/counters` `m/incident/`: store version and ID · last step, change, and arrival
  number, sums · incidents so far, in words, whether the user was told, and whether a repair lost an
  unknown amount that the user has not acknowledged
- `o` digest: content record: header (version, kind, raw length, [base digest]) + payload; kinds raw
  (under 1,280 B), zstd, delta, chunked, lean (zstd with more time spent)
- `c` digest: one chunk (≤ 1 MiB raw) of a chunked content, stored under *its own* digest
- `i` digest: the entry of a content (`CacheEntry` fields, its change number, its base; crc)
- `n` change: digest whose `i` record changed at that number; each content occurs once, at its
  latest change (feeds the index); without an `i` record, the content was removed then
- `h` source-hash: digest of the latest base for contents of that source (delta hint)
- `k` digest encoding: token count
- `r` digest session seq: "this event refers to that content" (uses, reference count)
- `s` session: head: title, created, changed, count, hash of the last record, whether it was
  imported (then its events are read as outside content)
- `e` session seq: event record: crc32 · version · flags · previous hash · payload (zstd when
  smaller)
- `p` session seq: snapshot of the fold up to seq (derived, crc; only the newest is kept)

Writing
-------
A `Transaction` (contents + events) is *prepared* (hash, compress, delta) outside the lock and then
*committed*: the one writing thread of a workspace passes on everything queued by then, which is
written in one synced `write_batch(transaction=True)` (group commit). The contents of a transaction
and the events that name them are in one batch, so that neither can exist without the other. An
event that names a missing content is refused. Sequence, arrival, and change numbers are assigned
under the lock. The records that a prepared content relies on (a base, an identical stored content)
are checked again if a garbage collection ran in between. After the sync, the commit marker is
written, and only then the receipt is returned. In a quiet moment the same thread flushes LevelDB's
buffer into a file, so that each open workspace holds a few megabytes instead of 16.

A chunked content is a list of chunk digests: it streams in without being held in memory, a range
read reads only its chunks, and each chunk is verified by its own digest. A delta has depth 1 and is
kept only if it is at most 50% of the plain form.

Finding
-------
`index.db` follows the change feed (`store/search/change_feed.py`): columns first, then texts newest
first, each batch in one transaction with the number of the last change that it holds. The index
only *proposes* candidates: a text matches if the content itself contains it (`needle.casefold() in
text.casefold()`), and contents that changed after the index are examined directly. So the index may
lag, be damaged, or be missing. An index of another version (shape or Unicode), of another store, or
of another past is deleted and rebuilt. When nothing is due, the full-text table is merged into one
piece if the index grew by a quarter, and free pages and the log are given back to the disk. Names
are stored folded, with what is needed to get them back. Contents over 4 MiB and needles under three
letters are scanned; binary contents have no text. Regular expressions run with the interpreter lock
released and with a time limit; patterns that unroll too far are refused before compiling. A listing
(`domain/cache_filter.py`) is read page by page up to the latest arrival of its first page, so that
new arrivals do not shift it; several sort columns are sorted once for all pages. The states of
contents in windows are folded from the journal (`context/content_states.py`);
`app/workspaces/cache_browser.py` replaces `state:` by digests before the store sees the filter.

Failures
--------
* First I/O error: nothing more is accepted (`StoreFull` or `StoreDamaged`), reads continue. The
  owner tries to close and reopen automatically until there is space again, and releases the ballast
  for that.
* Every read verifies: LevelDB's checksums always on, paranoid checks, SHA-256 of contents, crc and
  hash chain of records. Damage is reported (`CacheCorrupt(digest)`, `Unreadable(session, seq)`),
  and damaged data is never returned.
* Lost tail of a log (LevelDB does not notice): last step behind the commit marker, gap in a chain,
  head ahead of its records.
* Torn tail of a log (LevelDB with paranoid checks refuses it): cut off if no intact record follows;
  the cut bytes are kept (`store/leveldb_log.py`).
* A step that was reported as refused can be on disk after all; after reopening, the user is told.
* A database is created once with `error_if_exists` and never again with `create_if_missing`. No
  code erases a database that does not open; repair works on a copy.
* `close()` waits for calls in flight (LevelDB would crash). A second open in the same process is
  refused by a registry before LevelDB sees it (LevelDB would silently lose its lock).

Maintenance
-----------
* **Check** opens a scratch folder (links to the tables, copies of the log and manifest), so that it
  changes nothing and works on read-only media. A broken block ends a plain iteration; `salvage`
  continues behind it and reports the gap.
* **Repair** works on a copy, gives tables without an index a new one (`database_files.py`),
  rebuilds a new database from all records that verify by themselves (SHA-256, record crc), and
  swaps it in by renaming: `db.repaired`, then `db` → `db.before-repair-<n>`, then `db.repaired` →
  `db`. Opening finishes an interrupted swap. If what was in a damaged file is unknown, the store
  remembers that, and each check reports it until the user acknowledges it.
* **Backup, export, import** fill `.unfinished` inside the destination and reveal it when complete.
  What was imported is cleaned of permissions and marked (`import_cleaning.py`), before it is used.
* **Garbage collection** marks over a frozen view (the roots are the events themselves), then
  removes in small writes under the writer's lock, which first examine everything new (feed, heads).
  Deltas are removed before their bases. A removal keeps its number in the feed. Nothing is removed
  while a stream arrives. If an event is unreadable, nothing counts as garbage. Cleanup by a filter
  treats all other contents as alive, and removes no more than the digests that were shown.

Async facade
------------
Reads run on a small pool, and writes on one worker per workspace that commits everything queued
together. Cancelling a caller does not cancel the write: it is complete or did not begin. All
threads run before the first call, because starting a thread waits until it runs, and the event loop
would wait.
"""
