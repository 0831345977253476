"""The store: one LevelDB per workspace; the only room that knows plyvel.

One folder per workspace under the user's data folder, mode 0700:

    <data>/workspaces/<id>/
      workspace.json  name, folder, policy (and the version before it)
      lock            our own lock, taken before LevelDB's; says which process holds it
      db/             LevelDB
      READY           written last when the DB is made; a DB without it was never finished and holds
                      nothing acknowledged
      head            witness: the last acknowledged step (number + crc), written after each sync,
                      not synced itself
      ballast         20 MiB (a full log and then some), given back when a full disk keeps the DB
                      from opening
      index.db        derived: SQLite, full text and columns; deleted and rebuilt whenever it is in
                      doubt
      partial-replies/  what streams now, a file for each session, not synced; gone once the reply
                      is in the journal
      db.before-repair-<n>, torn-*   what a repair replaced, what was cut off a torn log: kept,
                      never deleted by us

Three rooms: `store/` itself writes and reads, `store/search/` answers filters and searches,
`store/maintenance/` checks, repairs, copies and cleans. Both know the core, the core knows neither
of their inner workings.

Keys (binary, integers big-endian)
----------------------------------

- `m/format` `m/counters` `m/incident/`: store version and id · last step, change and arrival
  number, sums · what went wrong so far, in words
- `o` digest: content record: header (version, kind, raw length, [base digest]) + payload; kinds
  raw (under 1,280 B), zstd, delta, chunked, lean (zstd with more time taken)
- `c` digest: one chunk (≤ 1 MiB raw) of a chunked content, filed under *its own* digest
- `i` digest: what is known of a content (`CacheEntry` fields, its change number, its base; crc)
- `n` change: digest whose `i` record changed then; each content stands here once, at its latest
  change (feeds the index); no `i` record: it was removed then
- `h` source-hash: digest of the latest base for contents of that source (delta hint)
- `k` digest encoding: token count
- `r` digest session seq: "this event refers to that content" (where used, reference count)
- `s` session: head: title, created, changed, count, hash of the last record
- `e` session seq: event record: crc32 · version · flags · previous hash · payload (zstd when it
  pays)
- `p` session seq: snapshot of the fold up to seq (derived, crc; only the newest is kept)

Writing
-------

A `Step` (contents + events) is *prepared* (hash, compress, delta) outside the lock and then
*committed*: the one writing thread of a workspace hands over all that is queued by then, and it
is written in one synced `write_batch(transaction=True)` (group commit). The content of a step
and the events that name it are in one batch, so neither can exist without the other; an event
that names a content which is nowhere is refused. Sequence numbers, arrival and change numbers
are given under the lock. What a prepared step relies on (a base, an identical content that is
already there) is checked again if a garbage collection ran in between. After the sync the
witness is written and only then the receipt is handed out.

A chunked content is a list of chunk digests: it streams in without being held, a range reads
only its chunks, and each chunk is verified by its own digest. A delta has depth 1 and is kept
only if ≤ 50 % of the plain form.

Finding
-------

`index.db` follows the change feed (`store/search/change_feed.py`): columns first, then texts
newest first, each batch in one transaction with the number of the last change it holds. It only
*proposes*: a text is found where the content itself has it (`needle.casefold() in
text.casefold()`), and what changed after the index is looked at directly, so that it may lag,
be damaged or be gone. Another version (shape or Unicode), another store, another past: deleted
and made anew. Contents over 4 MiB and needles under three letters are scanned; binary contents
have no text. Regular expressions run with the interpreter released and a time limit; patterns
that unroll too far are refused before they are compiled. A listing (`domain/cache_listing.py`)
is asked for by stretches and holds to the latest arrival of its first page, so that it stands
still while others arrive; several columns are sorted once for all its pages. What a window
makes of contents is folded from the journal (`context/inspection.py`); `state:` becomes digests
in `app/workspaces/cache_browser.py`, before the store sees it.

When things go wrong
--------------------

* First I/O error: nothing more is accepted (`StoreFull` or `StoreDamaged`), reads go on; the
  owner tries to close and reopen by itself until there is space again, releasing the ballast
  for it.
* Every read verifies: LevelDB's checksums always on, paranoid checks, SHA-256 of contents, crc
  and hash chain of records. Damage is named (`CacheCorrupt(digest)`, `Unreadable(session,
  seq)`), never served.
* Lost tail of a log (LevelDB does not notice): last step behind the witness, gap in a chain,
  head ahead of its records.
* Torn tail of a log (paranoid LevelDB refuses it): cut off where nothing whole follows, the cut
  bytes kept (`store/opening.py`).
* A step that was reported as refused can be on the disk after all; after reopening the person
  is told.
* A DB is created once with `error_if_exists` and never again with `create_if_missing`. Nothing
  ever erases a DB that does not open; repair works on a copy.
* `close()` waits for calls in flight (LevelDB would crash); a second open in the same process
  is refused by a registry before LevelDB sees it (it would silently lose its lock).

Keeping
-------

* **Check** opens a scratch folder (links to the tables, copies of the log and manifest), so it
  changes nothing and works on read-only media. A broken block ends a plain iteration; `salvage`
  reads on behind it and reports the gap.
* **Repair** works on a copy, rebuilds a new database from what verifies by itself (SHA-256,
  record crc) and swaps it in by renaming: `db.repaired`, then `db` → `db.before-repair-<n>`,
  then `db.repaired` → `db`; opening finishes a cut swap.
* **Backup, export, import** fill `.unfinished` inside the destination and show it when it is
  whole.
* **Collecting** marks over a frozen view (roots are the events themselves), then sweeps in
  small writes under the writer's lock that first look at all that is new (feed, heads). Deltas
  go before their bases. A removal keeps its number in the feed. While a stream arrives nothing
  is removed. An unreadable event means nothing is garbage. Cleaning up by a filter
  (`keeping/tidying.py`) marks with all else alive, and removes no more than the digests that
  were shown.

Async façade
------------

Reads run on a small pool, writes on one worker per workspace that commits whatever is queued
together. A cancelled caller does not cancel the write: it is whole or it did not begin. All
threads run before the first call: starting one waits until it runs, and it would be the event
loop that waits.
"""
