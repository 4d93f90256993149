"""Moves as lines of a record: `b offers a chocolate for any 3`, `a takes #1 giving butter soap`.

How players' moves are said stands with their verbs; here, what chance and the clock do.
"""

from typing import Final

from kartki.core.notation import Form, Notation, plain
from kartki.core.play import CHANCE, CLOCK
from kartki.games.reglamentacja import actions as acts
from kartki.games.reglamentacja import fields as f
from kartki.games.reglamentacja.verbs import VERBS

CHANCES: Final = [
    Form(acts.TurnUp, "turn_up", "row {card}", f.CARD, by=CHANCE),
    Form(acts.DrawStamp, "draw", "{who} draws {kind}", f.WHO, f.KIND, by=CHANCE, hides="kind"),
    Form(acts.Expect, "expect", "{who} expects {visit}", f.WHO, f.VISIT, by=CHANCE, hides="visit"),
    Form(acts.StandFirst, "stand_first", "{who} stands first", f.WHO, by=CHANCE),
    plain(acts.HOLDS, "wobble", "the top holds", by=CHANCE),
    plain(acts.TIPS, "wobble", "the top tips", by=CHANCE),
    # nobody at all sees the top's luck
    Form(acts.Luck, "luck", "luck {luck}", f.LUCK, by=CHANCE, hides="luck", known_to=""),
    Form(acts.Roll, "roll", "the speculator rolls {die}", f.DIE, by=CHANCE),
]
TIME: Final = [
    plain(acts.FALLS, "fall", acts.FALLS.name, by=CLOCK),
    plain(acts.HANDS_DOWN, "hands_down", acts.HANDS_DOWN.name, by=CLOCK),
]
NOTATION: Final = Notation([*[form for verb in VERBS for form in verb.forms], *CHANCES, *TIME])
