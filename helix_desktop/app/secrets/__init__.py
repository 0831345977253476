"""Where keys are kept, and that they are seen nowhere else."""
