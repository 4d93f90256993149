/* Whoever is served takes goods from a shop: players home, speculators to the market. shopping.py */

/* KOL-OPN-1: the first pawn and the topmost goods of the kind go home. */
static inline void buy(Position *p, int seat, int goods, int shop) {
    take_topmost(&p->pile[shop], goods);
    without(&p->queue[shop], 0);
    p->seats[seat].goods[goods]++;
    p->seats[seat].home++;
}

/* KOL-OPN-3: own kind first, else the top of the pile; to the stall, and behind the queue. */
static inline void speculate(Position *p, int shop) {
    Pile *pile = &p->pile[shop];
    int goods = kinds_in(pile) >> shop & 1 ? shop : pile->goods[pile->size - 1];
    take_topmost(pile, goods);
    joined_by(&p->queue[shop], without(&p->queue[shop], 0));
    p->stalls[goods]++;
}
