"""Settings of every test: hypothesis tries the same examples each time, so CI does not waver.

``pytest --hypothesis-profile=search`` looks for new ones, at length.
"""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, database=None, deadline=None, max_examples=60)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")
