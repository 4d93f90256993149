/* KOL-PCT, KOL-SAT: bin, stocktaking, trader, draw, recall, marker; and Saturday.
   steps/close_of_day.py */

static Move *pawns_to_recall(const Position *p, Move *found) {
    *found++ = DONE;
    for (int queue = 0; queue < QUEUES; queue++)
        for (int place = 0; place < p->queue[queue].length; place++)
            if (p->queue[queue].pawns[place] == p->turn)
                *found++ = (Move)(RECALL + queue * PLACES + place);
    return found;
}

/* Pawns are at home or in a queue. */
static inline int in_a_queue(const Position *p, int seat) { return p->seats[seat].home < PAWNS; }

static void end_day(Position *p) {
    p->first = (uint8_t)next_seat(p, p->first);
    p->turn = p->first;
    p->days++;
    memset(p->delivered, 0, sizeof p->delivered);
}

/* Whoever has a pawn standing somewhere is asked; after the last, the day is over. */
static void ask_next(Position *p, int seat) {
    for (; seat != p->first; seat = next_seat(p, seat))
        if (in_a_queue(p, seat)) {
            p->turn = (uint8_t)seat;
            push_step(p, RECALLING);
            return;
        }
    end_day(p);
}

/* KOL-PCT-1: each player may take any number of own pawns home, from any queue. */
static void recall(Position *p, int seat, int move) {
    if (move != DONE) {
        int pawn = move - RECALL;
        without(&p->queue[pawn / PLACES], pawn % PLACES);
        p->seats[seat].home++;
        if (in_a_queue(p, seat)) return;
    }
    pop_step(p);
    ask_next(p, next_seat(p, seat));
}

/* KOL-PCT-1: once a day, the day's first player first, clockwise. */
static void begin_recall(Position *p) {
    p->turn = p->first;
    if (in_a_queue(p, p->first)) push_step(p, RECALLING);
    else ask_next(p, next_seat(p, p->first));
}

/* KOL-SAT-2: all of them into a new pile, or only the played ones under the rest. */
static void give_back_cards(Position *p, Player *player) {
    if (!p->only_played) {
        memset(player->pile, 0, sizeof player->pile);
        memset(player->knowers, 0, sizeof player->knowers);
        player->pile[0] = p->cards;
        player->knowers[0] = (uint8_t)in_public(p);
        player->layers = 1;
    } else if (player->played) {
        for (int i = player->layers++; i > 0; i--) {
            player->pile[i] = player->pile[i - 1];
            player->knowers[i] = player->knowers[i - 1];
        }
        player->pile[0] = player->played;
        player->knowers[0] = (uint8_t)in_public(p);
    }
    player->played = 0;
}

/* KOL-SAT-1: the bin is a new deck, played cards go back, the trader starts again. */
static void keep_saturday(Position *p) {
    if ((p->days / DAYS + 1) % p->weeks == 0) {
        memset(p->deck, 0, sizeof p->deck);
        memset(p->deck_knowers, 0, sizeof p->deck_knowers);
        p->deck[0] = p->bin;
        p->deck_knowers[0] = (uint8_t)in_public(p);
        p->deck_layers = 1;
        p->bin = 0;
    }
    p->trader = 0;
    for (int seat = 0; seat < p->players; seat++) give_back_cards(p, &p->seats[seat]);
}

/* KOL-PCT-1, in its order: bin, stocktaking, trader (or Saturday), draw. */
static void begin_close(Position *p) {
    for (int i = 0; i < p->today_count; i++) p->bin |= 1ull << p->today[i];
    memset(p->today, 0, sizeof p->today);
    p->today_count = 0;
    memset(p->closed, 0, sizeof p->closed);
    if (p->days % DAYS == DAYS - 1) keep_saturday(p);
    else p->trader++;
    if (drawer(p) != NOBODY) push_step(p, DRAWING);
}
