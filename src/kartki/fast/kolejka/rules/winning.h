/* KOL-END: who wins, and when. winning.py */

/* Everything that the list asks for, in one look: in no byte may something be lacking. The top
   bit of each byte is borrowed from where too little is owned; no count reaches 128. */
static inline int has_everything(const Position *p, int seat) {
    const uint64_t tops = 0x8080808080808080u;
    const Player *player = &p->seats[seat];
    uint64_t owned, wanted;
    if (player->list_number < 0) return 1; /* nothing is wanted yet */
    memcpy(&owned, player->goods, 8);
    memcpy(&wanted, p->wanted[player->list_number], 8);
    return (((owned | tops) - wanted) & tops) == tops;
}

static int missing(const Position *p, int seat) {
    const Player *player = &p->seats[seat];
    int lacks = 0;
    for (int shop = 0; shop < SHOPS && player->list_number >= 0; shop++) {
        int wanted = p->wanted[player->list_number][shop];
        if (player->goods[shop] < wanted) lacks += wanted - player->goods[shop];
    }
    return lacks;
}

/* KOL-END-4: goods that the list does not ask for, whatever their shop. */
static int surplus(const Position *p, int seat) {
    const Player *player = &p->seats[seat];
    int beyond = 0;
    for (int shop = 0; shop < SHOPS; shop++) {
        int wanted = player->list_number < 0 ? 0 : p->wanted[player->list_number][shop];
        if (player->goods[shop] > wanted) beyond += player->goods[shop] - wanted;
    }
    return beyond;
}

/* `winners` has a bit for each. Whoever does not win shares the place behind them. */
static void end(Position *p, int reason, int winners, int tie_break) {
    p->ended = (uint8_t)reason;
    p->tie_break = (uint8_t)tie_break;
    for (int seat = 0; seat < p->players; seat++)
        p->places[seat] = winners >> seat & 1 ? 1 : (uint8_t)(size_of((uint64_t)winners) + 1);
    memset(p->steps, NO_STEP, sizeof p->steps);
    p->step_count = 0;
}

/* KOL-END-1, KOL-END-2: has anybody everything on the list? Of several, the surplus decides. */
static int check_lists(Position *p) {
    int complete = 0, winners = 0, most = -1;
    for (int seat = 0; seat < p->players; seat++) complete |= has_everything(p, seat) << seat;
    if (!complete) return 0;
    for (int seat = 0; seat < p->players; seat++) {
        int beyond = complete >> seat & 1 ? surplus(p, seat) : -1;
        if (beyond > most) most = beyond, winners = 0;
        if (beyond >= 0 && beyond == most) winners |= 1 << seat;
    }
    end(p, LIST_COMPLETE, winners, size_of((uint64_t)complete) > 1);
    return 1;
}

/* KOL-END-3: a closed shop with goods is not empty. */
static int sold_out(const Position *p) {
    for (int shop = 0; shop < SHOPS; shop++)
        if (p->pile[shop].size || p->truck[shop]) return 0;
    return 1;
}

/* KOL-END-3: fewest missing, then most beyond the list, then a draw. */
static void end_sold_out(Position *p) {
    int winners = 0, fewest = 0, most = 0;
    for (int seat = 0; seat < p->players; seat++) {
        int lacks = missing(p, seat), beyond = surplus(p, seat);
        if (!winners || lacks < fewest || (lacks == fewest && beyond > most)) {
            winners = 0;
            fewest = lacks;
            most = beyond;
        }
        if (lacks == fewest && beyond == most) winners |= 1 << seat;
    }
    end(p, SHOPS_EMPTY, winners, 0);
}
