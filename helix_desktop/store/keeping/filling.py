"""Writing a database that nobody reads yet: large batches, one sync at the end."""

from helix_desktop.store.leveldb import Database

_BATCH = 4 << 20


class Filling:
    """Collects records and writes them a few megabytes at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._batch: list[tuple[bytes, bytes]] = []
        self._waiting = 0
        self.records = 0
        self.bytes = 0

    def put(self, key: bytes, value: bytes) -> None:
        self._batch.append((key, value))
        self._waiting += len(key) + len(value)
        self.records += 1
        if self._waiting >= _BATCH:
            self.flush()

    def flush(self, *, sync: bool = False) -> None:
        """From here on the database shows what was put."""
        self._database.write(self._batch, sync=sync)
        self.bytes += self._waiting
        self._batch, self._waiting = [], 0

    def finish(self) -> None:
        self.flush(sync=True)
