"""Computer players: functions of an `Observation`, which holds nothing hidden from the seat."""

from pasur.ai.claims import wants_claim
from pasur.ai.levels import LEVELS, MEASURES, choose

__all__ = ["LEVELS", "MEASURES", "choose", "wants_claim"]
