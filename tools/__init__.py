"""What the model may ask for: one tool a file, listed by hand."""
