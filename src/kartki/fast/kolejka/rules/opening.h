/* KOL-OPN: shops open all at once, wave after wave; whoever is served goes home with the goods.
   steps/opening.py */

static Move *goods_to_take(const Position *p, Move *found) {
    int shop = p->buyers_shop[0], kinds = kinds_in(&p->pile[shop]);
    for (int goods = 0; goods < SHOPS; goods++)
        if (kinds >> goods & 1) *found++ = (Move)(TAKE + goods * SHOPS + shop);
    return found;
}

/* The wave's buyers: owners in turn order from the first player, then the speculators. */
static void line_up(Position *p) {
    int next_here[SHOPS];
    for (int shop = 0; shop < SHOPS; shop++) {
        const Queue *line = &p->line[shop];
        int served = p->pile[shop].size && p->wave < line->length;
        next_here[shop] = served ? line->pawns[p->wave] : NOBODY;
    }
    int owner = p->first;
    for (int i = 0; i <= p->players; i++) {
        if (i == p->players) owner = SPECULATOR;
        for (int shop = 0; shop < SHOPS; shop++)
            if (next_here[shop] == owner) {
                p->buyer[p->buyers] = (uint8_t)owner;
                p->buyers_shop[p->buyers++] = (uint8_t)shop;
            }
        owner = next_seat(p, owner);
    }
}

static void first_buyer_leaves(Position *p) {
    int last = --p->buyers;
    for (int i = 0; i < last; i++) {
        p->buyer[i] = p->buyer[i + 1];
        p->buyers_shop[i] = p->buyers_shop[i + 1];
    }
    p->buyer[last] = p->buyers_shop[last] = 0;
}

/* KOL-END-3: looked at once, after the shops have closed. KOL-OPN-4: goods and pawns stay. */
static void close_shops(Position *p) {
    p->open = 0;
    p->wave = 0;
    memset(p->line, 0, sizeof p->line);
    if (sold_out(p)) p->last_day = 1;
}

/* Serve everybody who has no choice; stop where somebody has one. */
static void run_waves(Position *p) {
    for (;;) {
        while (p->buyers) {
            int owner = p->buyer[0], shop = p->buyers_shop[0];
            if (owner != SPECULATOR && is_mixed(&p->pile[shop])) {
                push_step(p, SHOPS_OPEN);
                return;
            }
            first_buyer_leaves(p);
            if (owner == SPECULATOR) speculate(p, shop);
            else buy(p, owner, p->pile[shop].goods[0], shop);
        }
        if (check_lists(p)) return; /* at the end of each wave */
        p->wave++;
        line_up(p);
        if (!p->buyers) {
            close_shops(p);
            return;
        }
    }
}

static void take_goods(Position *p, int goods, int shop) {
    int seat = p->buyer[0];
    pop_step(p);
    first_buyer_leaves(p);
    buy(p, seat, goods, shop);
    run_waves(p);
}

/* KOL-OPN-2: places are those at opening. KOL-OPN-4: nobody is served at a closed shop. */
static void begin_opening(Position *p) {
    for (int shop = 0; shop < SHOPS; shop++)
        if (!p->closed[shop]) p->line[shop] = p->queue[shop];
    p->open = 1;
    p->wave = 0;
    line_up(p);
    run_waves(p);
}
