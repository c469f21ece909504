"""Routes of one table: what it is, what happened there, what can be learned from it."""

from fondaco.server.api import history, teaching, watching
from fondaco.server.declared import Declared, get, post
from fondaco.server.wire import (
    AnalysisNow,
    Board,
    Considered,
    Course,
    Moment,
    Replay,
    ServerMessage,
    Stops,
    Story,
    Study,
    StudyAsked,
    StudyNow,
    Tried,
    Try,
)

TABLE = "/api/tables/{table}"

LOOKING: list[Declared] = [
    get(
        TABLE + "/moments/{at:int}",
        history.moment,
        Moment,
        "The table after so many moves; after the end, with `?seat=`, from any seat.",
    ),
    get(f"{TABLE}/story", history.story, Story, "All that happened, told again, and the chat."),
    get(
        f"{TABLE}/replay",
        history.replay,
        Replay,
        "What happened after `?at=41` moves, each with the table after it; the last 60 at most.",
    ),
    get(
        f"{TABLE}/board",
        history.board,
        Board,
        "The table as lines of text; `?at=41` shows it after 41 moves.",
    ),
    get(
        f"{TABLE}/course",
        history.course,
        Course,
        "The points after each move, once the game is over.",
    ),
    get(
        f"{TABLE}/stops",
        history.stops,
        Stops,
        "Where its decisions, turns and rounds end, to be shown again step by step.",
    ),
    get(f"{TABLE}/log", history.log, str, "The log of a finished game, for `fondaco verify`."),
    *watching.ROUTES,
]

LEARNING: list[Declared] = [
    get(
        f"{TABLE}/analysis",
        teaching.analysis,
        AnalysisNow,
        "How far the analysis of a finished game is, and what came of it.",
    ),
    post(
        f"{TABLE}/analysis",
        teaching.analyse,
        None,
        AnalysisNow,
        "Have a finished game analyzed; asking twice costs nothing.",
    ),
    post(
        f"{TABLE}/study",
        teaching.study,
        Study,
        StudyNow,
        "A position to study: a moment of a finished game, and a branch from there.",
    ),
    post(
        f"{TABLE}/study/messages",
        teaching.study_message,
        StudyAsked,
        ServerMessage,
        "Ask there what a move would bring, why it is not possible, or where pieces could go.",
    ),
    post(
        f"{TABLE}/study/considered", teaching.considered, Study, Considered, "What bots would play."
    ),
    post(f"{TABLE}/study/tried", teaching.tried, Try, Tried, "How good a decision would be there."),
]
