"""Measured figures and pictures: what docs/benchmarks.md and the guide are made from."""
