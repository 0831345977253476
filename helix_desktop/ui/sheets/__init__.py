"""Sheets that ask for something: a name, a yes, a workspace; they emit what was answered."""
