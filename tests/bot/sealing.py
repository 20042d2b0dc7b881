"""Commitments as they would be if nobody could learn anything from them.

A commitment to another value has other digits, and so has one with another salt, so two matches
that should look the same do not. That the digits tell nothing is the hash's business, and the
salt's, which is drawn anew each time: 128 bits, which nobody can try. So where sights are compared
the salts are drawn by number and the hash forgets the value. Whatever else depends on a secret is
then seen as before; that no salt is shown before the end is tried in `test_commitments`.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

import bot.matches
import bot.record


@contextmanager
def telling_nothing() -> Iterator[None]:
    """Let every commitment depend on nothing but how many salts were drawn before it."""
    numbers = count()

    def salt() -> str:
        return f"{next(numbers):032x}"

    def commitment(_value: Any, salt: str) -> str:
        return hashlib.sha256(salt.encode()).hexdigest()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.matches, "fresh_salt", salt)
        patch.setattr(bot.record, "commitment", commitment)
        yield
