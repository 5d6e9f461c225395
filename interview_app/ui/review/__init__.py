"""Review sheets: form on the left, source on the right (DESIGN 11)."""
