"""Names that look alike, names that mix alphabets, and all the honest ones that do neither."""

import itertools

import pytest

from kartki.table.occupants import alike, is_name, mixed

ALIKE = [
    ("Ace", "Асе"),  # all of it Cyrillic
    ("Ace", "асе"),
    ("ACE", "АСЕ"),
    ("Oho", "ОНО"),
    ("Bob", "ВОВ"),
    ("Max", "Мах"),
    ("Taxi", "ТАХІ"),
    ("poc", "рос"),
    ("ïo", "їо"),  # with their marks
    ("Ano", "Αηο"),  # Greek, small letters
    ("HAN", "ΗΑΝ"),  # and capitals
    ("vio", "νιο"),
    ("Kopo", "Κορο"),
    ("Oxo", "ΟΧΟ"),
    ("ACE", "ᎪᏟᎬ"),
    ("Ola", "OIa"),  # capital I
    ("Ola", "oIA"),
    ("Ola", "O1a"),
    ("Ola", "O|a"),
    ("Ola", "0la"),
    ("Al", "AI"),
    ("Kuba 10", "Kuba IO"),
    ("Isil", "Isıl"),
    ("Anna", "ᴀɴɴᴀ"),
    ("Zoë", "ZOE\u0308"),
    ("Strasse", "Straße"),
    ("Ola", "Ola\ufe0f"),
    ("Ola", "Ｏｌａ"),
]
# Each of these may sit beside each other one.
HONEST = (
    *("Ola", "Oia", "Óla", "Oła", "Ala", "Ela", "Ula", "Iła", "Ila", "Lia", "Ian", "Lan", "Jan"),
    *("Zoe", "Zoë", "Erna", "Ema", "Arno", "Amo", "Ewa", "Evva", "Emil", "Emi", "Li", "Łi", "Il"),
    *("Łucja", "Lucja", "Żaneta", "Zaneta", "Źdźbło", "Ćma", "Grażyna", "Paweł", "Pawel", "Wąs"),
    *("Perché", "Perche", "Niccolò", "Niccolo", "Lucia", "Lùcia", "Gianni", "D'Amico", "O'Neil"),
    *("Олена", "Олег", "Оксана", "Мар'яна", "Їжак", "Ґалаґан", "Юрій", "Юрий", "Софія", "Наталя"),
    *("Катя", "Митя", "Иван", "Іван", "Ёлка", "Елка", "Νίκος", "Νίκη", "Ελένη", "Άννα", "Γιώργος"),
    *("李", "王小明", "さくら", "サクラ", "Yuki雪", "김민수", "محمد", "דניאל", "अनिता"),
    *("Player 1", "Player 2", "Player 11", "Kuba 3", "Mr. T", "R2-D2", "😀", "Zoë 😀", "ß"),
)


@pytest.mark.rule("HSE-SEA-2")
@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_people_would_take_for_one(one: str, other: str) -> None:
    assert one != other
    assert alike(one, other)
    assert alike(other, one)
    assert not alike(one, f"{other}x")


@pytest.mark.rule("HSE-SEA-2")
def test_honest_names_sit_beside_each_other() -> None:
    for one, other in itertools.combinations(HONEST, 2):
        assert not alike(one, other), (one, other)


@pytest.mark.rule("HSE-SEA-2")
@pytest.mark.parametrize("name", HONEST)
def test_honest_names_mix_nothing(name: str) -> None:
    assert is_name(name)
    assert not mixed(name)


MIXED = (
    "Aсe",
    "Οla",
    "Kоlejka",
    "Вob",
    "αβв",
    "Ola Оля",
    "ᎪсЕ",
    "Հello",
    "µTorrent",
    "Ｏля",
    "é\u0430",
)


@pytest.mark.rule("HSE-SEA-2")
@pytest.mark.parametrize("name", MIXED)
def test_letters_of_two_alphabets_are_mixed(name: str) -> None:
    assert is_name(name), "a record of before may have it"
    assert mixed(name)
