"""What is measured: every figure beside the peers and the floor of the same run."""
