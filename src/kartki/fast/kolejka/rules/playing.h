/* Who acts, what may be done, and doing it: core/game.py for this one game. */

static int actor(const Position *p) {
    if (p->ended) return NOBODY;
    switch (top_step(p)) {
    case QUEUEING: case JUMPING_STEP: case RECALLING: return p->turn;
    case SHOPS_OPEN: return p->buyer[0];
    case MARKET_STEP: return bargainer(p);
    default: return CHANCE;
    }
}

/* What one of the players may do, in the order of the rules; how many ways there are. */
static int legal_moves(const Position *p, Move *found) {
    switch (top_step(p)) {
    case QUEUEING: return (int)(queues_to_join(found) - found);
    case JUMPING_STEP: return (int)(cards_to_play(p, found) - found);
    case SHOPS_OPEN: return (int)(goods_to_take(p, found) - found);
    case MARKET_STEP: return (int)(bargains(p, found) - found);
    default: return (int)(pawns_to_recall(p, found) - found);
    }
}

/* The cards among which chance draws now, and what drawing the first of them would be. */
static uint64_t cards_of_chance(const Position *p, int *base) {
    int step = top_step(p), seat;
    switch (step) {
    case DRAWING:
        seat = drawer(p);
        *base = DRAW_CARD + seat * CARDS;
        return p->seats[seat].pile[p->seats[seat].layers - 1];
    case DELIVERING:
        *base = DELIVER;
        return p->deck[p->deck_layers - 1];
    default:
        *base = LOOK + (step - LOOKING) / 2 * DELIVERY_CARDS;
        return p->deck[depth_layer(p, step & 1)];
    }
}

/* How many tickets chance draws from. */
static int tickets(const Position *p) {
    int base, ways = 0;
    switch (top_step(p)) {
    case STALLS: return 120;
    case FIRST: return p->players;
    case LISTS:
        for (int number = 0; number < LISTS_IN_BOX; number++) ways += list_ways(p, number);
        return ways;
    default: return size_of(cards_of_chance(p, &base));
    }
}

/* The chance move that ticket number 0, 1, 2 … stands for. */
static Move chance_at(const Position *p, int ticket) {
    int base, number = 0;
    uint64_t cards;
    switch (top_step(p)) {
    case STALLS: return (Move)(STALLS_IN_ORDER + ticket);
    case FIRST: return (Move)(GO_FIRST + ticket);
    case LISTS:
        for (; ticket >= list_ways(p, number); number++) ticket -= list_ways(p, number);
        return (Move)(GET_LIST + next_to_draw(p) * LISTS_IN_BOX + number);
    default:
        cards = cards_of_chance(p, &base);
        return (Move)(base + card_at(cards, ticket));
    }
}

/* Every chance move once. */
static int chance_moves(const Position *p, Move *found) {
    int count = 0, last = -1;
    for (int ticket = 0; ticket < tickets(p); ticket++) {
        Move move = chance_at(p, ticket);
        if (move != last) found[count++] = move;
        last = move;
    }
    return count;
}

static void take_chance(Position *p, int move) {
    if (move >= STALLS_IN_ORDER) deal_stalls(p, move - STALLS_IN_ORDER);
    else if (move >= GO_FIRST) go_first(p, move - GO_FIRST);
    else if (move >= GET_LIST)
        deal_list(p, (move - GET_LIST) / LISTS_IN_BOX, (move - GET_LIST) % LISTS_IN_BOX);
    else if (move >= DELIVER) deliver(p, move - DELIVER);
    else if (move >= LOOK)
        look(p, (move - LOOK) / DELIVERY_CARDS, (move - LOOK) % DELIVERY_CARDS);
    else draw_card(p, (move - DRAW_CARD) / CARDS, (move - DRAW_CARD) % CARDS);
}

/* Do what is legal; nothing is checked here. */
static void apply(Position *p, int move) {
    switch (top_step(p)) {
    case QUEUEING: queue_up(p, p->turn, move - QUEUE_AT); break;
    case JUMPING_STEP: jump(p, p->turn, move); break;
    case SHOPS_OPEN: take_goods(p, (move - TAKE) / SHOPS, (move - TAKE) % SHOPS); break;
    case MARKET_STEP: bargain(p, bargainer(p), move); break;
    case RECALLING: recall(p, p->turn, move); break;
    default: take_chance(p, move);
    }
    if (!p->step_count && !p->ended) next_phase(p);
}

static inline void deal(Position *p, Rng *rng) { apply(p, chance_at(p, below(rng, tickets(p)))); }

typedef struct {
    long decisions; /* choices among two or more legal moves */
    long acts;      /* of players */
    long moves;     /* acts, and what chance does */
} Played;

/* Random play until it is over, or until this day begins; bots/playout.py */
static Played play_out(Position *p, Rng *rng, int until_day) {
    Played played = {0, 0, 0};
    Move found[MOST_LEGAL];
    while (!p->ended && p->days < until_day) {
        if (actor(p) == CHANCE) {
            deal(p, rng);
        } else {
            int count = legal_moves(p, found);
            played.decisions += count > 1;
            played.acts++;
            apply(p, found[below(rng, count)]);
        }
        played.moves++;
    }
    return played;
}
