"""What is about to be said: field, drafts, mentions, pictures, and the queue."""
