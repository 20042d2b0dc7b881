"""The playground in a browser."""
