"""Review sheets, forms, the timeline's picture and the library."""
