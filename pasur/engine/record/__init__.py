"""The record of a match: one text that people read and programs replay."""

from pasur.engine.record.lines import RecordError
from pasur.engine.record.log import (
    MatchLog,
    Record,
    RoundLog,
    final_state,
    fit_value,
    replay,
    start_of,
)
from pasur.engine.record.reader import read_record, read_text
from pasur.engine.record.writer import (
    claim_lines,
    play_lines,
    round_lines,
    tag_lines,
    write_record,
)

__all__ = [
    "MatchLog",
    "Record",
    "RecordError",
    "RoundLog",
    "claim_lines",
    "final_state",
    "fit_value",
    "play_lines",
    "read_record",
    "read_text",
    "replay",
    "round_lines",
    "start_of",
    "tag_lines",
    "write_record",
]
