"""Who sits at the table: one person alone is you, several have a key each."""

from app.beggar.company import Company


def test_a_person_alone_is_you_whatever_his_name() -> None:
    company = Company(("Ann", "Bob"), (1,))
    assert company.narrator.subject(1) == "You"
    assert company.keys == {}


def test_several_persons_go_by_their_names_and_have_a_key_each() -> None:
    company = Company(("Ann", "Bob", "Cat"), (0, 2))
    assert company.narrator.you is None
    assert company.keys == {0: "a", 2: "f"}
    assert company.with_key("f") == 2
    assert company.with_key("x") is None


def test_a_player_called_you_is_spoken_to_as_you() -> None:
    assert Company(("Ann", "You")).narrator.does(1, "turn", "turns") == "You turn"
