/* The five position cards: they move pawns, at empty and at closed shops, too (KOL-JMP-7).
   cards/position.py. A `..._targets` adds every way in which this player may play the card now. */

/* KOL-CRD-1: reverse one shop's whole queue, speculator too. */
static Move *list_targets(const Position *p, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++)
        if (!reads_the_same_backwards(&p->queue[shop])) *found++ = (Move)(PLAY_LIST + shop);
    return found;
}

static void play_list(Position *p, int shop) {
    Queue *queue = &p->queue[shop];
    for (int i = 0, j = queue->length - 1; i < j; i++, j--) {
        uint8_t pawn = queue->pawns[i];
        queue->pawns[i] = queue->pawns[j];
        queue->pawns[j] = pawn;
    }
}

/* One pawn goes to another place of its queue. */
static void within_queue(Queue *queue, int place, int landing) {
    int pawn = queue->pawns[place];
    for (; place > landing; place--) queue->pawns[place] = queue->pawns[place - 1];
    for (; place < landing; place++) queue->pawns[place] = queue->pawns[place + 1];
    queue->pawns[landing] = (uint8_t)pawn;
}

/* KOL-CRD-2: one of your own pawns one place forward. */
static Move *sir_targets(const Position *p, int seat, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++) {
        const Queue *queue = &p->queue[shop];
        for (int place = 1; place < queue->length; place++)
            if (queue->pawns[place] == seat && queue->pawns[place - 1] != seat)
                *found++ = (Move)(PLAY_SIR + shop * PLACES + place);
    }
    return found;
}

static void play_sir(Position *p, int shop, int place) {
    within_queue(&p->queue[shop], place, place - 1);
}

/* KOL-CRD-3: one of your own pawns to first place of its queue. */
static Move *mother_targets(const Position *p, int seat, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++) {
        const Queue *queue = &p->queue[shop];
        int place = 0;
        while (place < queue->length && queue->pawns[place] == seat) place++;
        for (; place < queue->length; place++)
            if (queue->pawns[place] == seat) *found++ = (Move)(PLAY_MOTHER + shop * PLACES + place);
    }
    return found;
}

static void play_mother(Position *p, int shop, int place) {
    within_queue(&p->queue[shop], place, 0);
}

/* KOL-CRD-4: any pawn exactly two places back. */
static Move *criticise_targets(const Position *p, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++) {
        const uint8_t *pawns = p->queue[shop].pawns;
        for (int place = 0; place + 2 < p->queue[shop].length; place++)
            if (pawns[place] != pawns[place + 1] || pawns[place] != pawns[place + 2])
                *found++ = (Move)(PLAY_CRITICISE + shop * PLACES + place);
    }
    return found;
}

static void play_criticise(Position *p, int shop, int place) {
    within_queue(&p->queue[shop], place, place + 2);
}

/* KOL-CRD-5: one of your own pawns to second place in another shop's queue. */
static Move *lucky_targets(const Position *p, int seat, Move *found) {
    for (int shop = 0; shop < SHOPS; shop++)
        for (int place = 0; place < p->queue[shop].length; place++) {
            if (p->queue[shop].pawns[place] != seat) continue;
            for (int to = 0; to < SHOPS; to++)
                if (to != shop)
                    *found++ = (Move)(PLAY_LUCKY + (shop * PLACES + place) * SHOPS + to);
        }
    return found;
}

/* Somebody is always there to stand behind, a speculator at least. */
static void play_lucky(Position *p, int shop, int place, int to) {
    let_in(&p->queue[to], 1, without(&p->queue[shop], place));
}
