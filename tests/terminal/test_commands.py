"""The commands of a player besides moves."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import fondaco
from fondaco.terminal import lines, parting, takeback
from fondaco.terminal.looks import show_log
from games.merv.positions import COURTIER, arrange
from terminals import FINISHED, SEEDED, Run


def test_help_names_every_command(play: Callable[..., str]) -> None:
    out = play("help")
    words = ["moves", "why", "undo", "board", "scores", "rules", "log", "save", "load", "quit"]
    for word in words:
        assert f"\n  {word} " in out


@pytest.mark.parametrize("word", ["", "moves"])
def test_moves_are_listed_again(play: Callable[..., str], word: str) -> None:
    assert (
        play(word).count("\n    6. Danzig: 1 cube (Grain or Saltpeter); +1 Time counter; new cubes")
        == 1
    )


def test_why_not(play: Callable[..., str]) -> None:
    out = play("why travel italy")
    assert "'travel Italy' is not possible now. Three locations have a price" in out
    assert "(Travel, rulebook page 2)" in out


def test_why_not_says_what_the_supply_tile_could_give(play: Callable[..., str]) -> None:
    out = play("travel hamburg", "take 1 livestock", "why fulfill c02")
    told = " ".join(out[out.index("why fulfill") :].split())
    assert "Now: You may fulfill Contracts here. 2 Hamburg can be fulfilled once you" in told
    assert "For example" not in told


def test_why_not_by_a_ruling_of_ours(play: Callable[..., str]) -> None:
    out = play("why supply iron").replace("\n", " ")
    assert "(Supply tile, our ruling: At any other moment the move would make no" in out


def test_why_of_a_move_that_is_possible(play: Callable[..., str]) -> None:
    told = play("why travel ham").replace("\n", " ")
    assert "'travel Hamburg' is possible now: can fulfill 2 Hamburg, 3 Hamburg; 1 cube (L" in told
    assert "'sell Contract 2 Hamburg' is possible now: 2 Taler." in play("why sell c02_ham")
    assert "Name a move: 'why sell Contract 2 Hamburg'." in play("why")


def test_undo_goes_back_over_the_whole_decision(play: Callable[..., str]) -> None:
    out = play("travel hamburg", "take 1 muskets", "undo", "sell c02_hamburg", "undo")
    assert "Taken back: 2 moves (You: travel Hamburg, take 1 Muskets)." in out
    assert "Taken back: 1 move (You: sell Contract 2 Hamburg)." in out


def test_undo_goes_back_over_the_moves_of_bots(play: Callable[..., str]) -> None:
    out = play("travel russia", "take 1 ham", "undo", "sell c02_hamburg")
    assert "Taken back: 5 moves (You: travel Russia, take 1 Ham; Greedy: travel" in out
    assert "You sell the Contract 2 Hamburg" in out


def test_undo_says_why_it_cannot(play: Callable[..., str]) -> None:
    assert "No move has been played" in play("undo")
    out = play("sell c04_newfoundland", "buy bonus_spain_ham", "undo")
    assert "The last move revealed something" in out
    out = play("danzig", "take 1 grain", "undo")
    assert "Greedy has revealed something since; your decision cannot be taken back." in out


def test_undo_between_people(play: Callable[..., str]) -> None:
    out = play("travel russia", "take 1 ham", "undo", seats="you,you")
    assert "Player 2> undo\nTaken back: 2 moves (Player 1: travel Russia, take 1 Ham)." in out
    assert "Your turn. You may sell" in out[out.index("Taken back") :]


def test_the_board_whole_and_in_parts(play: Callable[..., str]) -> None:
    whole = play("board")
    assert "Locations:" in whole
    assert "Greedy's office" in whole
    part = play("board CHART")
    assert "Time chart: 21 counters" in part
    assert "office" not in part
    assert "No part of the board has 'moon' in it." in play("board moon")


def test_a_part_of_the_board_with_the_own_things(play: Callable[..., str]) -> None:
    out = play("board contracts")
    assert "Contract stacks: the top card " in out
    assert "\nGreedy's office: 14 points now, 0 Taler, 2 Time counters\n  Contracts: 2 Dut" in out
    assert "Categories of goods" not in out
    assert (
        "\nYour office: 14 points now, 0 Taler, 0 Time counters\n  Contracts: 4\n    2 Ham" in out
    )
    assert "    5 Denmark: " in out
    assert "  Supply tile: " not in out
    assert "\n  Bonus cards: Plums in Russia, Wine in Italy\n" in play("board bonus")


def trading() -> fondaco.Table:
    """A table at which the first of two could trade for a Contract."""
    luck = random.Random(5)
    table = fondaco.new("merkator", seats=2, seed=5)
    while table.to_act != 0 or not any("toward" in move for move in table.legal()):
        table.play(luck.choice([move for move in table.legal() if "sell" not in move]))
    return table


def test_the_way_out_of_a_trade(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "trading.log"
    table = trading()
    file.write_text(table.log())
    toward = next(move for move in table.legal() if "toward" in move)
    out = play(f"load {file}", toward, "done", "undo", "done", seats="you,you")
    told = " ".join(out.split())
    assert "Now: You may trade for the Contract" in told
    assert "'undo' goes back to before 'trade toward'." in told
    assert "Whoever has begun to trade for a Contract goes on to fulfill it." in told
    assert "Taken back: 1 move (Player 1: trade toward" in told


def test_quiet_moves_of_bots_are_told_in_words(run: Run) -> None:
    _, out, _ = run([*SEEDED, "--seats", "greedy,greedy,greedy"])
    assert "Greedy 1 does not join." in out
    assert " 4:1 trades for the " not in out
    assert " turns to " not in out
    assert " for 1 " in out  # the trades themselves are told
    assert ": stay" not in out
    assert ": done" not in out


def test_scores_now(play: Callable[..., str]) -> None:
    assert "You, 14 points: Contracts in the office 14, Contracts beside it 0\n" in play("scores")


def test_scores_say_why_a_building_brings_what_it_does() -> None:
    # rule score.buildings
    fields = json.loads(fondaco.new("merkator", seats=2, seed=3).snapshot())
    owners = {"rathaus": 0, "waage": 0, "wache": 0, "seeamt": 0, "theater": 1, "kanzlei": 1}
    fields["state"]["buildings"] |= owners | {"rentkammer": 1, "boerse": 1}
    fields["state"]["merkator"] = "sweden"
    fields["state"]["time"][0] = 3
    table = fondaco.restore(json.dumps(fields), seed=3)
    told = " ".join(" ".join(lines.standings(table, ["You", "Ana"])).split())
    assert "Rathaus 0 (4 against 4, a tie)" in told
    assert "Wache 0 (the token is in Sweden)" in told
    assert "Waage 0 (1 of 5)" in told
    assert "Seeamt 1.5 (for 3)" in told


def test_after_the_end_the_board_is_still_your_own(run: Run, ones: list[str]) -> None:
    _, out, _ = run(FINISHED, *ones, "board", "quit")
    last = out[out.rindex("> board") :]
    assert "Your office: " in last
    assert "its owner" not in last[last.rindex("Your office: ") :]


def test_after_the_end_undo_is_offered_only_where_it_is_possible() -> None:
    assert "undo goes back" in parting.ended(True)
    assert "undo" not in parting.ended(False)
    table = fondaco.new("merkator", seats=2, seed=3)
    assert not takeback.is_possible(table, {0})
    table.play("travel hamburg")
    assert takeback.is_possible(table, {0})


def test_after_undo_it_is_told_again_how_the_game_stands(
    play: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "there.log"
    table = fondaco.new("merkator", seats=2, seed=3)
    for move in ("travel hamburg", "take 1 livestock"):
        table.play(move)
    file.write_text(table.log())
    out = play(f"load {file}", "supply ham", "undo", seats="you,you")
    assert "The Merkator token stands in Hamburg." in out[out.index("Taken back") :]


def test_rules_of_a_word(play: Callable[..., str]) -> None:
    assert "Joining\n  " in play("rules joining")
    assert "No rule of Merkator mentions 'zeppelin'." in play("rules zeppelin")
    assert "The headings are: Aim," in play("rules")
    others = "About other ways to play there are: Hand card, Solitary version, SoloPlay: set-up"
    assert others in " ".join(play("rules").split())
    assert "SoloPlay" not in play("rules zeppelin")


def test_rules_of_a_word_begin_with_those_it_heads(play: Callable[..., str]) -> None:
    out = play("rules 4:1")
    assert "> rules 4:1\n4:1 trades\n" in out
    assert "-----" not in out  # no table has it, though many have a 4 and a 1
    assert "SoloPlay" not in play("rules joining")
    assert "SoloPlay" in play("rules travel tile")


def test_rules_are_found_by_words_akin(play: Callable[..., str]) -> None:
    assert "Three or more cubes are divided between the two goods" in play("rules dividing")


def test_the_first_page_and_the_card_within_a_game(play: Callable[..., str]) -> None:
    assert "Merkator in ten minutes\n===" in play("rules first")
    assert "Merkator: reference card\n===" in play("rules card")


def test_the_board_by_what_stands_in_it(play: Callable[..., str]) -> None:
    out = play("board danzig")
    assert "\n  Danzig         1 yellow, Grain or Saltpeter" in out
    assert "Bonus cards to buy" not in out


def test_leaving_a_game_that_is_not_saved(play: Callable[..., str], tmp_path: Path) -> None:
    warning = "This game is not saved: 'save FILE' keeps it. Type quit once more to leave it."
    out = play("sell c02_hamburg", "quit", "scores", "quit", "scores")
    assert out.count(warning) == 1
    assert out.count("Rank 1") == 1
    assert out.endswith("The game is left after 1 move. It was not saved.\n")
    assert warning not in play("sell c02_hamburg", f"save {tmp_path / 'x.log'}", "quit")


def test_the_log_can_be_read_back(play: Callable[..., str]) -> None:
    out = play("sell c02_hamburg", "log", "quit")
    log = out[out.index("fondaco 1\n") : out.index("> quit")]
    assert fondaco.replay(log).moves_played == 1


def test_the_log_of_a_running_game_betrays_no_card(capsys: pytest.CaptureFixture[str]) -> None:
    """A pick would tell which card was drawn unseen."""
    table = fondaco.new("merchants", seats=3, seed=1)
    table.play("roll")
    assert " | " in table.log()
    show_log(table, ["You", "Bert", "Carla"], "")
    out = capsys.readouterr().out
    assert "0 roll\n" in out
    assert " | " not in out


def test_scores_name_what_breaks_a_tie(play: Callable[..., str]) -> None:
    assert "\nWhat breaks a tie: Time counters.\n" in play("scores")
    rows: list[dict[str, object]] = [
        {"name": f"Seat {seat}", "total": 9.0, "rank": 1 + seat, "parts": []} for seat in (0, 1)
    ]
    game = fondaco.game("merv")
    told = "You win with 9 points, by the tie-breaker (favour, then influence, then "
    assert lines.winner(game, rows, ["You", "Ana"]).startswith(told)


def test_undo_says_that_a_move_was_the_courtiers() -> None:
    # rule courtier.site
    there = {"2-1": 1}
    table = arrange(
        seats=2, step="courtier_site", active=COURTIER, asked=0, line="column 1", buildings=there
    )
    later = table.copy()
    text = later.legal()[0]
    later.play(text)
    told = takeback.told(later, table, ["You", "Greedy"])
    assert told.startswith("Taken back: 1 move (You for the high courtier: ")
