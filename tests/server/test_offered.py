"""An act said in the words in which it was offered is that act, as long as nothing has changed."""

from tests.server.listeners import Company, in_still_time


def test_words_name_the_act_that_was_offered_by_them_and_to_nobody_else() -> None:
    async def work() -> None:
        company = await Company.gather()
        play, table = company.room.state.play, company.room.table
        assert table is not None
        (seat,) = table.game.actors(table.state)
        for action in table.game.legal_actions(table.state, seat):
            words = table.game.write(table.state, seat, action).partition(" ")[2]
            assert play.offered(seat, words) == action
            assert play.offered(1 - seat, words) is None
        assert play.offered(seat, "says nothing that was offered") is None

    in_still_time(work)


def test_what_was_offered_before_a_change_is_read_anew() -> None:
    """Also while the change is on its way to the disk and nobody was told of it."""

    async def work() -> None:
        company = await Company.gather()
        play, table = company.room.state.play, company.room.table
        assert table is not None
        (seat,) = table.game.actors(table.state)
        action = table.game.legal_actions(table.state, seat)[0]
        words = table.game.write(table.state, seat, action).partition(" ")[2]
        assert play.offered(seat, words) == action
        table.act(seat, action)
        assert play.offered(seat, words) is None

    in_still_time(work)


def test_nothing_is_kept_for_those_who_have_left() -> None:
    async def work() -> None:
        company = await Company.gather()
        play, table = company.room.state.play, company.room.table
        assert table is not None
        (seat,) = table.game.actors(table.state)
        action = table.game.legal_actions(table.state, seat)[0]
        words = table.game.write(table.state, seat, action).partition(" ")[2]
        for player in company.players:
            company.leave(player)
        assert play.offered(seat, words) is None

    in_still_time(work)
