"""Search in the cache: filters, index, and verification of each match."""
