"""What is wrong with a record, and where."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a record."""

    deal: int | None = None
    """The deal, from 1; None for the record as a whole."""
    at: int | None = None
    """The action in the deal, from 0: bids and changes in speaking order, then cards."""
    field: str = ""
    """The key, as ``draw.cards``."""

    def key(self, name: str) -> "Place":
        """Return the place of the key ``name`` inside this one."""
        return Place(self.deal, self.at, f"{self.field}.{name}" if self.field else name)


class RecordError(ValueError):
    """A record that cannot be read or breaks the rules; the message says what would be right."""

    def __init__(self, reason: str, text: str, place: Place | None = None) -> None:
        """Keep the reason (a short code), the sentence and the place."""
        place = place or Place()
        self.reason, self.deal, self.at = reason, place.deal, place.at
        self.text = f"{_where(place)}{text}"
        # All of it, as an error goes from process to process by what it was made of.
        super().__init__(reason, text, place)

    def __str__(self) -> str:
        """Return the place and the sentence."""
        return self.text

    def to_json(self) -> dict[str, Any]:
        """Return the error as ``vaza record check --json`` prints it."""
        return {"deal": self.deal, "at": self.at, "reason": self.reason, "text": self.text}


def _where(place: Place) -> str:
    parts = []
    if place.deal is not None:
        parts.append(f"deal {place.deal}")
    if place.at is not None:
        parts.append(f"action {place.at}")
    if place.field:
        parts.append(place.field)
    return ", ".join(parts) + ": " if parts else ""
