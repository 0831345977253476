"""What a person does with sessions."""
