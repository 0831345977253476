"""The user interface: Qt widgets and their controllers. No other package imports Qt.

With its first module, PySide6 replaces Python's `__import__` by a function that reads the source of
every module imported later, to find out whether it uses optional features of PySide6. Helix uses
none, and the sources would stay in memory (16 MB): so the function is put back.
"""

import builtins

import PySide6.QtCore  # noqa: F401

if builtins.__import__.__name__ == "__feature_import__":
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
