"""Commitments: sealing now what is opened later, so that anybody can check it was not changed.

A commitment to a value is the SHA-256, in hexadecimal digits, of two ASCII texts with a space in
between: the value as canonical JSON (keys in order, no spaces, everything else than ASCII
escaped) and a salt of 32 hexadecimal digits. ``docs/record-format.md`` says it for readers.
"""

import hashlib
import json
from typing import Any

SALT_BYTES = 16
"""How much chance is in a salt: nobody can try all of them."""
SHOWN = 32
"""Digits that are shown beforehand. With fewer, whoever deals could find two deals that share
them: half as many digits take no longer to search than a computer counts to 2**32."""


def canonical(value: Any) -> str:
    """A JSON-able value in the one spelling that is committed to."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"), sort_keys=True)


def commitment(value: Any, salt: str) -> str:
    """The commitment to a JSON-able value: 64 hexadecimal digits."""
    sealed = f"{canonical(value)} {salt}".encode(errors="backslashreplace")
    return hashlib.sha256(sealed).hexdigest()


def short(whole: str) -> str:
    """What is shown of a commitment before it is opened."""
    return whole[:SHOWN]
