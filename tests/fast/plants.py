"""Faults to plant into the core, for each card, phase and way to end one, as hasty hands make them.

Each is a text of `rules/` that stands there once, and another in its place.
"""

from tests.fast.making import Change

CARDS: dict[str, Change] = {
    "list": ("position_cards.h", "j = queue->length - 1; i < j", "j = queue->length - 2; i < j"),
    "sir": ("position_cards.h", "place, place - 1);", "place, 0);"),
    "mother": ("position_cards.h", "place, 0);", "place, place > 1);"),
    "criticise": ("position_cards.h", "place, place + 2);", "place, place + 1);"),
    "lucky": ("position_cards.h", "let_in(&p->queue[to], 1,", "let_in(&p->queue[to], 0,"),
    "error": ("goods_cards.h", "if (to != shop && !p->closed[to])", "if (to != shop)"),
    "increased": ("goods_cards.h", "    p->truck[shop]--;\n", ""),
    "counter": ("goods_cards.h", "    check_lists(p);\n", ""),
    "stocktaking": (
        "goods_cards.h",
        "{ p->closed[shop] = 1; }",
        "{ p->closed[shop] = 1; p->delivered[shop] = 0; }",
    ),
    "committee": ("goods_cards.h", "if (deck_size(p) > 1)", "if (deck_size(p) > 2)"),
}

PHASES: dict[str, Change] = {
    "stalls": ("setting_up.h", "i < SHOPS - 1 - stall; i++", "i < SHOPS - 2 - stall; i++"),
    "lists": ("setting_up.h", "(start + i) % LISTS_IN_BOX", "(start + 2 * i) % LISTS_IN_BOX"),
    "first": ("setting_up.h", "p->first = (uint8_t)who;", "p->first = p->turn = (uint8_t)who;"),
    "drawing": ("drawing.h", "card, 1 << who);", "card, in_public(p));"),
    "queueing up": ("queue_up.h", "if (p->days == 0)", "if (p->days <= 1)"),
    "delivery": ("delivery.h", "moved = p->truck[shop];", "moved = 0;"),
    "jumping: who passes": ("jumping.h", "(uint8_t)(1 << seat);", "(uint8_t)in_public(p);"),
    "jumping: three rounds": (
        "jumping.h",
        "p->jump_round >= ROUNDS",
        "p->jump_round + 1 >= ROUNDS",
    ),
    "jumping: who begins": ("jumping.h", "    p->turn = p->first;\n", ""),
    "looking": ("square.h", "    p->deck_knowers[layer] &= (uint8_t)seers;\n", ""),
    "opening: who is first": ("opening.h", "int owner = p->first;", "int owner = 0;"),
    "opening: closed shops": ("opening.h", "if (!p->closed[shop]) p->line", "p->line"),
    "opening: a wave's end": ("opening.h", "if (check_lists(p)) return;", ""),
    "opening: sold out": ("opening.h", "if (sold_out(p))", "if (sold_out(p) && p->first)"),
    "speculators": ("shopping.h", ">> shop & 1 ? shop :", ">> shop & 1 ? pile->goods[0] :"),
    "topmost goods": (
        "square.h",
        "while (pile->goods[place] != goods) place--;",
        "place = 0; while (pile->goods[place] != goods) place++;",
    ),
    "market: two of a kind": ("market.h", "owned[also] <= (also == pay)", "!owned[also]"),
    "market: the trader": ("market.h", " && pay != straight", ""),
    "market: waiting": ("market.h", "if (!p->exchanged) *found++ = WAIT;", "*found++ = WAIT;"),
    "close: the bin": ("close_of_day.h", "p->bin |= 1ull << p->today[i];", ";"),
    "close: stocktaking": ("close_of_day.h", "    memset(p->closed, 0, sizeof p->closed);\n", ""),
    "close: the trader": ("close_of_day.h", "else p->trader++;", ""),
    "saturday: the deck": ("close_of_day.h", "% p->weeks == 0", "% 1 == 0"),
    "saturday: played cards": ("close_of_day.h", "if (!p->only_played)", "if (1)"),
    "recall": ("close_of_day.h", "if (in_a_queue(p, seat)) return;", "return;"),
    "the marker": ("close_of_day.h", "p->first = (uint8_t)next_seat(p, p->first);", ""),
}

ENDS: dict[str, Change] = {
    "several complete": ("winning.h", "if (beyond > most) most", "if (beyond > most + 9) most"),
    "which rule decided": ("winning.h", "size_of((uint64_t)complete) > 1)", "0)"),
    "fewest missing": ("winning.h", "lacks < fewest ||", "lacks > fewest ||"),
    "most beyond": ("winning.h", "lacks == fewest && beyond > most)", "0)"),
    "places": ("winning.h", "(size_of((uint64_t)winners) + 1)", "2"),
}

ALL = {**CARDS, **PHASES, **ENDS}
