"""Fireside: abstract games for two, played in a Discord server."""
