"""Hooks: commands of files that run at certain moments, once their exact text is approved.

Turns know the port only (`domain/hooks.py`). The files that declare hooks are read by
`tools/hook_files.py`, since what runs beside a project watches these files, too; the approvals are
in a file that copies and checks know (`app/hook_file.py`).
"""
