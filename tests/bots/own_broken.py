"""A bot that needs something which is not there."""

import no_such_thing  # type: ignore[import-not-found]  # noqa: F401
