"""What texts say: names, details, markers, notes, documents and the words models are asked with."""
