/* The course of the day, in one place: flow.py */

static void begin(Position *p) {
    switch (p->phase) {
    case QUEUE_UP: begin_queueing(p); break;
    case DELIVERY: push_step(p, DELIVERING); break;
    case JUMPING: begin_jumping(p); break;
    case OPENING: begin_opening(p); break;
    case MARKET_HOUR: begin_market(p); break;
    case CLOSE:
        if (p->last_day) end_sold_out(p); /* KOL-END-3: after that day's market */
        else begin_close(p);
        break;
    default: begin_recall(p);
    }
}

/* Begin the next phase, and the one after it where nobody has anything to do. */
static void next_phase(Position *p) {
    while (!p->step_count && !p->ended) {
        p->phase = p->phase < RECALL_HOUR ? p->phase + 1 : QUEUE_UP;
        begin(p);
    }
}
