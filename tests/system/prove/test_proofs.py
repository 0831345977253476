"""Proofs run in a late tier only, so that what they import is looked at here."""

import importlib

import pytest

from tests.system.prove.__main__ import PROOFS


@pytest.mark.parametrize("name", PROOFS)
def test_a_proof_can_be_loaded_with_what_it_imports(name: str) -> None:
    assert callable(importlib.import_module(PROOFS[name]).run)
