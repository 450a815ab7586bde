"""The sums of a deal of King that a record states, against what its replay comes to (R233)."""

from vaza.records.document import compact, count_to_json, sale_to_json
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealSums
from vaza.records.replay.report import DealReport


def check_sums(stated: DealSums, told: DealReport, place: Place) -> None:
    """Refuse counts, a sale or a payment that do not agree; what is left out is not judged."""
    for key in ("counts", "sale", "paid"):
        if getattr(stated, key) is not None and not told.contract:
            text = "these rules have no contracts; leave it out"
            raise RecordError("not-in-these-rules", text, place.key(key))
    if stated.counts is not None and stated.counts != told.counts:
        right = compact([count_to_json(count) for count in told.counts])
        raise RecordError("result", f"{right} by these rules", place.key("counts"))
    if stated.sale is not None and stated.sale != told.sale:
        right = "not sold" if told.sale is None else f"sold as {compact(sale_to_json(told.sale))}"
        raise RecordError("result", f"the deal was {right}", place.key("sale"))
    if stated.paid not in (None, told.paid):
        text = f"{told.paid} points are paid, not {stated.paid}"
        raise RecordError("result", text, place.key("paid"))
