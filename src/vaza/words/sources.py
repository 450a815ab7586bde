"""Which rules of the game stand behind each axis and value (``tests/trace/due.toml`` says them)."""

from typing import Final

from vaza.options.axes.types import Axis

ANY: Final = "*"
"""Any value that has no rules of its own and is not ``null`` or an empty list."""

VALUE_RULES: Final[dict[str, dict[str, str]]] = {
    "pack.pack": {
        "std52": "R131, R161, R196",
        "latin40": "R077",
        "stripped8perPlayer": "R086",
        "std52+13low": "R044",
        "std52+26low": "R045",
    },
    "pack.packs": {"1": "R131", "2": "R131"},
    "pack.jokers": {"0": "R131, R161", "2": "R061"},
    "pack.rank_order": {"A_high": "R004, R171, R197", "latin_A_R_C_V_7": "R079"},
    "pack.duplicates": {"last": "R046"},
    "pack.extra_suits": {ANY: "R044, R045"},
    "seating.seats": {ANY: "R002, R131, R160, R198"},
    "seating.direction": {"clockwise": "R015, R170, R193", "counter": "R078, R132"},
    "seating.first_dealer": {
        "random": "R010, R163",
        "chosen": "R010, R132, R163",
        "KH_drawer": "R190",
        "KH_drawer_chooses": "R191",
    },
    "seating.dealer_rotation": {"next": "R029, R174", "fixed": "R142"},
    "schedule.shape": {
        "down_up": "R006-R008, R043, R094",
        "up_down": "R040, R041, R070, R075, R087",
        "up": "R133, R143, R165",
        "constant": "R096",
        "list": "R080",
    },
    "schedule.peak": {"auto": "R005, R007, R008", ANY: "R041, R043, R144, R165"},
    "schedule.step": {},
    "schedule.repeat_low": {"n": "R087, R088"},
    "schedule.repeat_high": {"n": "R087, R088"},
    "schedule.count": {ANY: "R096"},
    "schedule.list": {ANY: "R080"},
    "schedule.then_continue": {"yes": "R181", "ask_after_last": "R181"},
    "trump.trump": {
        "turn_up": "R012, R013, R134, R166",
        "fixed_suit": "R051",
        "cycle": "R048-R050",
        "none": "R026",
        "auction": "R097, R106",
    },
    "trump.suit": {ANY: "R051"},
    "trump.cycle": {ANY: "R048-R050"},
    "trump.full_deal_trump": {"dealer_last_card": "R042", "none": "R089, R144, R167"},
    "trump.nt_on_deals": {ANY: "R047"},
    "trump.turnup_nt_ranks": {ANY: "R052"},
    "trump.joker_turnup": {"joker_suit": "R064"},
    "bidding.bid_mode": {
        "sequential": "R014, R015, R145",
        "simultaneous": "R054",
        "secret_until_end": "R057",
    },
    "bidding.bid_opens": {
        "eldest": "R015, R078, R168",
        "declarer_left": "R107",
    },
    "bidding.bid_change": {"until_next_speaks": "R018"},
    "bidding.hook": {
        "ne": "R019, R020, R075, R108",
        "none": "R053, R055, R058, R071, R081, R180",
    },
    "bidding.min_h": {},
    "bidding.except_last": {},
    "bidding.bid_min": {"0": "R016, R136"},
    "bidding.bid_max": {"h": "R016, R136, R179", "5": "R056", "10": "R056"},
    "bidding.max_nils_in_row": {},
    "auction.opens": {"dealer": "R098"},
    "auction.min": {ANY: "R099"},
    "auction.suit_order": {ANY: "R103, R104"},
    "auction.end_passes": {"4": "R105"},
    "auction.reenter": {"true": "R100, R101"},
    "auction.declarer": {"fixed": "R107"},
    "auction.gulash_max_passes": {"0": "R102", "3": "R118, R121", ANY: "R118, R119"},
    "auction.gulash_cards": {ANY: "R118"},
    "auction.gulash_dir": {"left": "R118"},
    "auction.gulash_raise_min": {"true": "R120"},
    "play.first_lead": {
        "dealer": "R022, R193",
        "eldest": "R137, R169",
        "prev_last_winner": "R137, R155",
        "declarer": "R110",
    },
    "play.void_duty": {
        "any": "R024, R138, R153, R170, R205, R218",
        "must_trump": "R060, R082",
    },
    "play.revoke": {"refuse": "R023, R152", "penalty": "R033-R036"},
    "play.must_beat": {},
    "play.lead_trump": {"always": "R154, R218"},
    "play.joker_play": {"own_suit": "R062, R063"},
    "play.revoke_points": {ANY: "R035"},
    "bonus.nil_value": {ANY: "R067, R176"},
    "bonus.nil_per_card": {"0": "", ANY: "R067"},
    "bonus.trick_point_from_size": {"2": "R141, R146"},
    "bonus.void_if_none_exact": {"true": "R122"},
    "bonus.nil_fail_cap_at_zero": {},
    "bonus.streak_length": {ANY: "R092"},
    "bonus.streak_bonus": {ANY: "R092"},
    "bonus.streak_penalty": {},
    "bonus.streak_counts_from_size": {},
    "bonus.streak_reset_after_award": {"true": "R092"},
    "ending.end": {"schedule_done": "R037, R156, R178", "target": "R116"},
    "ending.target": {ANY: "R116"},
    "ending.max_deals": {},
    "ending.winner": {"high": "R037, R156, R178, R200", "zero_first": "R093"},
    "ending.tie": {"extra_deals": "R038, R117"},
    "ending.tie_size": {"min10": "R038", "schedule": "R117"},
    "ending.max_tie_deals": {ANY: "R038"},
    "contracts.order": {"fixed": "R198"},
    "contracts.early_end": {},
    "contracts.up_points": {ANY: "R213, R215, R237"},
    "contracts.down_points": {ANY: "R214, R215"},
    "contracts.down_bonus": {ANY: "R214, R215"},
    "contracts.auction": {"owner_may": "R217, R219", "always": "R217", "off": "R213, R214"},
    "contracts.currencies": {"up_and_down": "R217, R223"},
    "contracts.null_value": {ANY: "R222-R224"},
    "contracts.limit": {ANY: "R224, R225"},
    "contracts.pass_final": {"false": "R221", "true": "R221"},
    "contracts.preference": {"true": "R228-R230"},
    "contracts.negotiate": {"true": "R231"},
    "contracts.ultimatum": {"true": "R226"},
    "contracts.payment": {"capped": "R233"},
    "contracts.frustrated_max": {ANY: "R234"},
    "contracts.direct_4333": {"true": "R235", "false": "R235"},
    "contracts.sheet": {"two_columns": "R199", "net": "R199"},
}
"""Ids by ``group.axis`` and value as JSON has it; an axis without any comes from elsewhere."""

SCORING_RULES: Final = (
    "R030-R032, R065-R069, R072-R074, R083, R084, R090, R091, R111-R115, R123-R126, R147-R150, "
    "R175-R177"
)
"""What the branches of a scoring stand for (``words.scoring_sources`` tells them apart)."""


LIST_RULES: Final = "R198, R201-R211, R236"
"""What a list of contracts stands for."""


def value_rules(axis: Axis, value: object) -> str:
    """Return the ids of the rules that a value of an axis stands for, or nothing."""
    rules = VALUE_RULES[axis.path]
    written = axis.write(value)
    if written in (None, []):
        return ""
    name = {True: "true", False: "false"}[written] if axis.is_flag else str(written)
    return rules.get(name, rules.get(ANY, "") if not axis.is_flag else "")


def axis_rules(path: str) -> str:
    """Return the ids of all values of an axis, each once, in their order."""
    named = ", ".join(rules for rules in VALUE_RULES[path].values() if rules)
    return ", ".join(sorted(set(named.split(", ")))) if named else ""
