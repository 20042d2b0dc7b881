"""Benchmarks. Every figure is a ratio or a count against something measured in the same run."""
