"""The lab: sessions of other programs are imported, and all sessions replayed under policies."""
