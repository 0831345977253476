"""What is known of models and of the places that answer: shipped, told by them, or the person's."""
