/* KOL-DEL: the day's delivery cards are turned up, goods go from trucks to shops. steps/delivery.py */

static inline int delivery_shop(int card) { return card / 9; }

static inline int delivery_goods(int card) { return card % 9 + 1; }

/* KOL-DEL-2: a truck that has too few gives what it has. */
static void unload(Position *p, int card) {
    int shop = delivery_shop(card), moved = delivery_goods(card);
    if (moved > p->truck[shop]) moved = p->truck[shop];
    for (int i = 0; i < moved; i++) lay_on_top(&p->pile[shop], shop);
    p->truck[shop] -= (uint8_t)moved;
    if (moved) p->delivered[shop] = 1;
}

/* KOL-DEL-1 */
static void deliver(Position *p, int card) {
    draw_from_deck(p, card, in_public(p));
    p->today[p->today_count++] = (uint8_t)card;
    unload(p, card);
    if (p->today_count == p->per_day || !p->deck_layers) pop_step(p);
}
