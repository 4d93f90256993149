/* KOL-SET-5, KOL-PCT-1: up to three queue cards in hand, as far as the pile lasts. steps/drawing.py */

/* The next player who has to draw, or NOBODY. */
static int drawer(const Position *p) {
    for (int seat = 0; seat < p->players; seat++)
        if (p->seats[seat].layers && size_of(p->seats[seat].hand) < HAND) return seat;
    return NOBODY;
}

static void draw_card(Position *p, int who, int card) {
    draw_from_pile(&p->seats[who], card, 1 << who);
    p->seats[who].hand |= (uint16_t)(1u << card);
    if (drawer(p) == NOBODY) pop_step(p);
}
