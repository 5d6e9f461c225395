"""Other programs' formats in and out, without a model."""
