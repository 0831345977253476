"""Programs that use what the recipes of CONTRIBUTING.md add; each is run over a changed copy."""
