"""Tests of the rules: properties that every game has, and cases of each game.

What is parametrised over `engines.GAMES` knows no game by name, so a game is tested as soon as it
is listed. Two things are asked of it here: a twin in `twins` and a golden game (see `record`).
"""
