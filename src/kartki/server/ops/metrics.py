"""Figures for Prometheus, under names that begin with `kartki_`."""

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from kartki.server.ops.counters import BUCKETS, Count, PlainMetrics, Timing
from kartki.server.thinking.protocol import Trouble

_SLOW: Final = (0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10)


@final
class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.tables: Final = Gauge("kartki_tables", "Tables in memory", registry=registry)
        self.sockets: Final = Gauge("kartki_sockets", "Open sockets", registry=registry)
        self.moves: Final = Count("kartki_moves", "Units stored")
        self.refusals: Final = Count("kartki_refusals", "Commands refused")
        self.faults: Final = Counter("kartki_faults", "Messages that were none", registry=registry)
        self.turned_away: Final = Counter(
            "kartki_turned_away", "Sockets not let in", ["why"], registry=registry
        )
        self.sockets_lost: Final = Counter(
            "kartki_sockets_lost", "Sockets that ended without a goodbye", ["why"],
            registry=registry,
        )  # fmt: skip
        self.files: Final = Gauge("kartki_open_files", "Open files", registry=registry)
        self.files_limit: Final = Gauge(
            "kartki_open_files_limit", "Files that may be open; 0: any number", registry=registry
        )
        self.commit: Final = Histogram(
            "kartki_commit_seconds", "One group commit", buckets=BUCKETS, registry=registry
        )
        self.group: Final = Histogram(
            "kartki_commit_group", "Writes in a group", buckets=(1, 2, 5, 10, 20, 50, 100),
            registry=registry,
        )  # fmt: skip
        self.command: Final = Timing("kartki_command_seconds", "From command to answer")
        self.fan_out: Final = Timing("kartki_fan_out_seconds", "Telling everybody, once stored")
        self.loop_lag: Final = Timing("kartki_loop_lag_seconds", "How late the event loop is")
        self.join: Final = Timing("kartki_join_seconds", "A pupil's joining, stored and seated")
        timings = [self.command, self.fan_out, self.loop_lag, self.join]
        registry.register(PlainMetrics([self.moves, self.refusals], timings))
        self.thought: Final = Histogram(
            "kartki_bot_seconds", "A bot's thinking", ["game", "bot"], buckets=_SLOW,
            registry=registry,
        )  # fmt: skip
        self.bot_trouble: Final = Counter(
            "kartki_bot_trouble", "Bots that gave no answer", ["game", "bot", "kind"],
            registry=registry,
        )  # fmt: skip

        self.retention: Final = Counter(
            "kartki_retention", "Tables that were too old", ["did"], registry=registry
        )

    def committed(self, jobs: int, seconds: float) -> None:
        self.commit.observe(seconds)
        self.group.observe(jobs)

    def bot_thought(self, game: str, bot: str, seconds: float, trouble: Trouble | None) -> None:
        self.thought.labels(game, bot).observe(seconds)
        if trouble is not None:
            self.bot_trouble.labels(game, bot, trouble.kind).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
