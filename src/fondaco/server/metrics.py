"""Figures of a running house, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted; a registry of its own, so that two houses can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.entries = Counter("fondaco_entries", "Entries kept in journals", registry=made)
        self.messages = Counter(
            "fondaco_messages", "Messages from clients", ["type", "answer"], registry=made
        )
        self.answer_seconds = Histogram(
            "fondaco_answer_seconds",
            "Time from a message to its answer",
            buckets=SECONDS,
            registry=made,
        )
        self.requests = Counter("fondaco_requests", "Requests by status", ["status"], registry=made)
        self.sockets = Gauge("fondaco_sockets", "Clients watching a table", registry=made)
        self.rooms = Gauge("fondaco_rooms", "Tables in memory", registry=made)
        self.bot_seconds = Histogram(
            "fondaco_bot_seconds",
            "Time that bots spent thinking",
            ["level"],
            buckets=SECONDS,
            registry=made,
        )
        self.bot_failures = Counter(
            "fondaco_bot_failures", "Bots that failed to choose a move", registry=made
        )
        self.bots_hurried = Counter(
            "fondaco_bots_hurried",
            "Decisions for which a bot had less than its time, since others waited",
            registry=made,
        )
        self.bot_share = Gauge(
            "fondaco_bot_share", "The part of their time that bots get now", registry=made
        )
        self.waiting = Gauge("fondaco_waiting", "What waits, by line", ["line"], registry=made)
        self.loop_late = Histogram(
            "fondaco_loop_late_seconds",
            "How late the event loop wakes up whoever asked for a moment",
            buckets=SECONDS,
            registry=made,
        )
        self.store_away = Gauge(
            "fondaco_store_away", "1 while the store does not answer", registry=made
        )
        self.bus_away = Gauge(
            "fondaco_bus_away", "1 while the bus between processes does not answer", registry=made
        )
        self.leases = Gauge(
            "fondaco_leases", "Tables that this process looks after for all", registry=made
        )
        self.leases_lost = Counter(
            "fondaco_leases_lost", "Tables that others took, since we were silent", registry=made
        )
        self.unkept = Counter("fondaco_unkept", "Writes that failed", registry=made)
        self.mistakes = Counter("fondaco_mistakes", "Errors inside the house", registry=made)
        self.calls = Counter(
            "fondaco_calls", "Push messages tried, by answer", ["status"], registry=made
        )
        self.limited = Counter("fondaco_limited", "Clients that exceeded a limit", registry=made)

    def text(self) -> bytes:
        return generate_latest(self.registry)
