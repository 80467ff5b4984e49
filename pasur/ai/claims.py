"""Claiming por shodam: exactly when everybody's cards on the table prove it."""

from __future__ import annotations

from pasur.engine import Observation, claim_counts, claim_is_right


def wants_claim(observation: Observation) -> bool:
    """Whether the seat, whose turn it is, should claim now: the claim is allowed and right."""
    rules, seat = observation.rules, observation.seat
    if not rules.por_shodam or seat is None or observation.turn != seat:
        return False
    side = rules.side_of(seat)
    if side in observation.barred_claims:
        return False
    counts = claim_counts(observation.points, observation.piles, observation.surs, rules)
    return claim_is_right(counts, side, rules.target)
