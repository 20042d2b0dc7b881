"""Tests of the bot, as its users see it: a simulated Discord runs the real discord.py."""
