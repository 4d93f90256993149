/* KOL-MKT: pawns in the market's queue exchange goods, in order. steps/market.py */

static inline int bargainer(const Position *p) { return p->queue[MARKET].pawns[p->place]; }

static Move *bargains(const Position *p, Move *found) {
    const uint8_t *owned = p->seats[bargainer(p)].goods;
    int straight = p->stall_order[p->trader];
    if (!p->exchanged) *found++ = WAIT;
    *found++ = GO_HOME;
    for (int pay = 0; pay < SHOPS; pay++) {
        if (!owned[pay]) continue;
        if (p->stalls[straight] && pay != straight)
            *found++ = (Move)(ONE_FOR_ONE + pay * SHOPS + straight);
        for (int also = pay; also < SHOPS; also++) {
            if (owned[also] <= (also == pay)) continue;
            for (int take = 0; take < SHOPS; take++)
                if (p->stalls[take])
                    *found++ = (Move)(TWO_FOR_ONE + (pay * SHOPS + also) * SHOPS + take);
        }
    }
    return found;
}

/* KOL-MKT-2: goods paid lie at once on their own stalls. */
static void pay_with(Position *p, int seat, int goods) {
    p->seats[seat].goods[goods]--;
    p->stalls[goods]++;
}

static void exchange(Position *p, int seat, int take) {
    p->stalls[take]--;
    p->seats[seat].goods[take]++;
    p->exchanged = 1;
    check_lists(p);
}

/* KOL-MKT-3: it waits, or it goes home. */
static void leave_counter(Position *p, int seat, int waits) {
    if (waits) {
        p->place++;
    } else {
        without(&p->queue[MARKET], p->place);
        p->seats[seat].home++;
    }
    p->exchanged = 0;
    if (p->place >= p->queue[MARKET].length) pop_step(p);
}

static void bargain(Position *p, int seat, int move) {
    if (move < TAKE) {
        leave_counter(p, seat, move == WAIT);
    } else if (move < TWO_FOR_ONE) {
        int terms = move - ONE_FOR_ONE;
        pay_with(p, seat, terms / SHOPS);
        exchange(p, seat, terms % SHOPS);
    } else {
        int terms = move - TWO_FOR_ONE;
        pay_with(p, seat, terms / (SHOPS * SHOPS));
        pay_with(p, seat, terms / SHOPS % SHOPS);
        exchange(p, seat, terms % SHOPS);
    }
}

static void begin_market(Position *p) {
    p->place = 0;
    p->exchanged = 0;
    if (p->queue[MARKET].length) push_step(p, MARKET_STEP);
}
