"""The languages in which the server says something."""

from typing import Literal

Lang = Literal["pt", "en"]
