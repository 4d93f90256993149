/* The five cards about goods, closing, and what is to come. cards/goods.py */

/* KOL-CRD-6: one goods card from one shop to another; neither may be closed. */
static Move *error_targets(const Position *p, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++) {
        if (p->closed[shop]) continue;
        int kinds = kinds_in(&p->pile[shop]);
        for (int goods = 0; goods < SHOPS; goods++) {
            if (!(kinds >> goods & 1)) continue;
            for (int to = 0; to < SHOPS; to++)
                if (to != shop && !p->closed[to])
                    *found++ = (Move)(PLAY_ERROR + (shop * SHOPS + goods) * SHOPS + to);
        }
    }
    return found;
}

/* On top of the other pile, and it is no delivery. */
static void play_error(Position *p, int shop, int goods, int to) {
    take_topmost(&p->pile[shop], goods);
    lay_on_top(&p->pile[to], goods);
}

/* KOL-CRD-7: one more from the truck to a shop that had a delivery today. */
static Move *increased_targets(const Position *p, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++)
        if (p->delivered[shop] && p->truck[shop] && !p->closed[shop])
            *found++ = (Move)(PLAY_INCREASED + shop);
    return found;
}

static void play_increased(Position *p, int shop) {
    p->truck[shop]--;
    lay_on_top(&p->pile[shop], shop);
}

/* KOL-CRD-8: first at an open shop, take one of its goods now and go home. */
static Move *counter_targets(const Position *p, int seat, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++) {
        const Queue *queue = &p->queue[shop];
        if (!queue->length || queue->pawns[0] != seat || p->closed[shop]) continue;
        int kinds = kinds_in(&p->pile[shop]);
        for (int goods = 0; goods < SHOPS; goods++)
            if (kinds >> goods & 1) *found++ = (Move)(PLAY_COUNTER + shop * SHOPS + goods);
    }
    return found;
}

static void play_counter(Position *p, int seat, int shop, int goods) {
    buy(p, seat, goods, shop);
    check_lists(p);
}

/* KOL-CRD-9: the shop sells nothing today. */
static Move *stocktaking_targets(const Position *p, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++)
        if (p->pile[shop].size && !p->closed[shop]) *found++ = (Move)(PLAY_STOCKTAKING + shop);
    return found;
}

static void play_stocktaking(Position *p, int shop) { p->closed[shop] = 1; }

/* KOL-CRD-10: look in secret at the top two delivery cards, or at the last one. */
static Move *committee_targets(const Position *p, Move *found) {
    if (p->deck_layers) *found++ = PLAY_COMMITTEE;
    return found;
}

static void play_committee(Position *p, int seat) {
    if (deck_size(p) > 1) push_step(p, LOOKING + seat * 2 + 1);
    push_step(p, LOOKING + seat * 2);
}

/* KOL-CRD-10: chance shows the card. steps/looking.py */
static void look(Position *p, int who, int card) {
    int depth = top_step(p) & 1;
    pop_step(p);
    look_into_deck(p, card, depth, 1 << who);
}
