"""Tests of the storage: what was saved stays saved, whole, and once."""
