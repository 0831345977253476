"""What every installer is made of, whatever the system: the frozen folder, licences, sums."""
