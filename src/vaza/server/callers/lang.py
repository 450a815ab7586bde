"""The languages in which the server says something."""

from typing import Literal

from litestar.params import FromQuery

Lang = Literal["pt", "en", "es"]
LangQuery = FromQuery[Lang]
"""As calls are asked with ``?lang=en``."""
