"""Refusals: what a person asked for cannot be, for a reason that they can be told."""

from collections.abc import Mapping


class Refusal(Exception):  # noqa: N818 - a refusal is no error
    """Nothing was changed. The text is ``refused-<code>`` in the person's language.

    The facts fill the sentence and carry nothing that the person may not know.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, str | int] = facts
