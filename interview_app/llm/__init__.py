"""Models: the one-method seam, two wire adapters, provider presets, privacy and cost."""
