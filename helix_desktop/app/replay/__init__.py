"""Replays recorded sessions under policies, in several processes (`policy replay`).

`replay_files.py` replays recordings in files, in processes (`worker_pool.py`) or on a cluster
(`dask_cluster.py`).
"""
