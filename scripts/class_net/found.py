"""What is claimed of a lesson, each claim a field that the lesson fills in."""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class Found:
    """What was seen of one lesson."""

    pupils: int = 0
    seated: int = 0
    at_two: int = 0
    moved: int = 0  # seats that were others after a kill
    pause_kept: bool = False  # … by a kill
    pauses: list[str] = field(default_factory=list)  # what moved in a pause
    tops: int = 0  # that stood still while they spun
    back: list[float] = field(default_factory=list)  # seconds from each kill to the last one back
    late_end: float = 0.0  # seconds from the time that was set to the end
    acknowledged: int = 0
    broken: str = ""  # promises about what was acknowledged that were not kept
    lines: int = 0
    records: int = 0
    proven: int = 0
    by_time: int = 0  # the others came to their own end before
    unlisted: list[str] = field(default_factory=list)  # missing in results or table of figures
    answers: int = 0
    leaked: list[str] = field(default_factory=list)  # who was told an answer besides the teacher
    faults: list[str] = field(default_factory=list)  # of browsers
    log: list[str] = field(default_factory=list)  # of the server
    minutes: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
