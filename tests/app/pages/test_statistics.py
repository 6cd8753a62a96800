"""The figures are those of the games that were played, and of nothing else."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from app.drawing.canvas import Canvas
from app.library import Library
from app.pages.statistics import draw_sums
from app.persons import person
from app.screens.statistics import StatisticsScreen
from app.sums import Role, Sums
from engines import beggar, euchre
from engines.saves import Recorder, SavedEuchre, Seat, load
from tests.app.host import Host
from tests.app.seeing import settle, shown
from tests.app.shelf import beggar_game, broken, euchre_game


def summed(*paths: Path) -> Sums:
    sums = Sums()
    for path in paths:
        sums.add(load(path))
    return sums


def test_the_points_of_all_roles_are_the_scores_of_the_match(tmp_path: Path) -> None:
    path = euchre_game(tmp_path / "match.bowers")
    saved = load(path)
    assert isinstance(saved, SavedEuchre)
    sums = summed(path).euchre
    yours, theirs = saved.state.scores
    assert (sum(sums.won.values()), sum(sums.lost.values())) == (yours, theirs)
    assert sum(sums.hands.values()) + sums.thrown_in == saved.state.hand_number
    assert sums.matches == {"normal": 1}
    assert sums.matches_won["normal"] == (saved.state.winner == 0)


def test_an_unfinished_match_counts_its_hands_and_no_win(tmp_path: Path) -> None:
    sums = summed(euchre_game(tmp_path / "match.bowers", hands=4)).euchre
    assert sum(sums.hands.values()) + sums.thrown_in >= 3
    assert not sums.matches


def test_games_of_several_persons_are_nobody_s_wins(tmp_path: Path) -> None:
    seats = (Seat("Ann"), Seat("Bob"))
    sums = summed(
        beggar_game(tmp_path / "two.bowers", 99999, seats),
        beggar_game(tmp_path / "one.bowers", 99999),
        beggar_game(tmp_path / "waits.bowers", 10),
        euchre_game(tmp_path / "match.bowers", seats=seats),
    )
    assert len(sums.beggar.lengths) == 2
    assert sums.beggar.yours == 1
    assert not sums.euchre.hands
    assert person(seats) is None


def test_an_endless_game_has_no_length(tmp_path: Path) -> None:
    deal = beggar.parse_deal(beggar.record("casella-2024").deal)
    game = beggar.Game(hands=deal)
    path = tmp_path / "endless.bowers"
    with Recorder(game, path, seats=["Ann", "Bob"], deferred=True):
        while game.to_act is not None:
            game.apply(beggar.TurnCard())
    sums = summed(path).beggar
    assert (sums.lengths, sums.endless) == ([], 1)


def test_a_hand_is_counted_under_what_one_was(tmp_path: Path) -> None:
    game = euchre.Game(euchre.Rules(target=1), seed=1, first_dealer=0)
    path = tmp_path / "short.bowers"
    player = euchre.players.named("easy", seed=1)
    with Recorder(game, path, seats=[Seat("You"), Seat("Ada", "easy")]):
        while game.to_act is not None:
            game.apply(player.choose(game.view(game.to_act)))
    hand = game.state.last_hand
    assert hand is not None
    sums = summed(path).euchre
    role = Role.of(maker=hand.maker == 0, dealer=hand.dealer == 0)
    assert sums.hands[role] >= 1


async def test_a_broken_file_does_not_count(tmp_path: Path) -> None:
    euchre_game(tmp_path / "match.bowers")
    broken(tmp_path / "broken.bowers")
    app = Host(lambda: StatisticsScreen(Library(tmp_path)))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "of 1 saved game" in shown(app)


async def test_where_there_is_little_room_one_reads_on(tmp_path: Path) -> None:
    beggar_game(tmp_path / "one.bowers", 99999)
    euchre_game(tmp_path / "match.bowers")
    app = Host(lambda: StatisticsScreen(Library(tmp_path)))
    async with app.run_test(size=(40, 12)) as pilot:
        await settle(pilot)
        assert "without an end" not in shown(app)
        pages = []
        for _ in range(22):
            await pilot.press("space")
            pages.append(shown(app))
        assert any("without an end" in page for page in pages)
        assert pages[-1] == pages[-2]


@settings(max_examples=40)
@given(st.integers(40, 200), st.integers(9, 58), st.integers(0, 99), st.integers(0, 10**6))
def test_the_figures_can_be_drawn_in_any_room(
    width: int, height: int, top: int, figure: int
) -> None:
    sums = Sums()
    sums.euchre.hands[Role.MAKER_DEALER] = figure
    sums.euchre.matches["normal"] = figure
    sums.beggar.lengths += [figure]
    assert draw_sums(Canvas(width, height), sums, top) >= 0


async def test_games_of_practice_do_not_count_and_the_screen_says_how_many(tmp_path: Path) -> None:
    euchre_game(tmp_path / "match.bowers")
    game = euchre.Game(seed=3)
    with Recorder(game, tmp_path / "practice.bowers", seats=["You", "Ada"], practice=True):
        game.apply(euchre.Pass())
    assert (summed(*tmp_path.iterdir()).counted, summed(*tmp_path.iterdir()).practice) == (1, 1)
    app = Host(lambda: StatisticsScreen(Library(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "of 1 saved game, 1 of practice left out" in shown(app)
