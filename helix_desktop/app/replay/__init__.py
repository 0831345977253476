"""Replays recorded sessions under policies, in several processes (`replay`, policy lab).

`replay_files.py` replays recordings in files, in processes (`worker_pool.py`) or on a cluster
(`dask_cluster.py`). Policies are tried on a workspace's own sessions by `policy_trials.py`, whose
process is `trial_worker.py`; `session_recording.py` turns a journal into a recording, and
`trial_figures.py` has the results.
"""
