"""Fireside: abstract games for two, played in a Discord server."""

VERSION = "0.1.0"
