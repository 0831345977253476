"""Hooks: commands of files that run at certain moments, once their exact text is approved.

Turns know the port only (`domain/hooks.py`, which also names the files that declare hooks: what
runs beside a project is watched in them). `hook_files.py` reads these files, `hook_process.py` runs
one hook. The approvals are in a file that copies and checks know (`app/hook_file.py`).
"""
