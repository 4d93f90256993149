/* KOL-QUE, KOL-SET-7: one pawn at a time from home to the end of a queue. steps/queue_up.py */

static Move *queues_to_join(Move *found) {
    for (int queue = 0; queue < QUEUES; queue++) *found++ = (Move)(QUEUE_AT + queue);
    return found;
}

static int somebody_is_at_home(const Position *p) {
    int pawns = 0;
    for (int seat = 0; seat < p->players; seat++) pawns |= p->seats[seat].home;
    return pawns != 0;
}

/* KOL-QUE-1: a player with no pawn at home is skipped. */
static int next_at_home(const Position *p, int seat) {
    while (!p->seats[seat].home) seat = next_seat(p, seat);
    return seat;
}

/* KOL-SET-7: then, and only then, one at the end of each shop's queue. KOL-SET-8 */
static void bring_speculators(Position *p) {
    for (int shop = 0; shop < SHOPS; shop++) joined_by(&p->queue[shop], SPECULATOR);
}

static void queue_up(Position *p, int seat, int queue) {
    joined_by(&p->queue[queue], seat);
    p->seats[seat].home--;
    if (somebody_is_at_home(p)) {
        p->turn = (uint8_t)next_at_home(p, next_seat(p, seat));
        return;
    }
    pop_step(p);
    if (p->days == 0) bring_speculators(p);
}

/* KOL-QUE-1: nobody with a pawn at home, and the phase is skipped. */
static void begin_queueing(Position *p) {
    if (!somebody_is_at_home(p)) return;
    p->turn = (uint8_t)next_at_home(p, p->first);
    push_step(p, QUEUEING);
}
