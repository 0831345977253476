"""Search: answers to filters, the derived index, and the verification of every match."""
