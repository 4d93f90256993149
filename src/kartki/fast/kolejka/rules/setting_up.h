/* KOL-SET: stalls, shopping lists, the first player. steps/setting_up.py */

/* KOL-SET-2, option: which of the 120 orders of the stalls, counted as itertools counts them. */
static void deal_stalls(Position *p, int number) {
    uint8_t left[SHOPS] = {0, 1, 2, 3, 4};
    int orders = 24; /* of what comes behind */
    for (int stall = 0; stall < SHOPS; stall++) {
        int next = number / orders;
        p->stall_order[stall] = left[next];
        for (int i = next; i < SHOPS - 1 - stall; i++) left[i] = left[i + 1];
        number %= orders;
        if (stall < SHOPS - 1) orders /= SHOPS - 1 - stall;
    }
    pop_step(p);
}

/* Lists are drawn in the order of the seats. */
static int next_to_draw(const Position *p) {
    int seat = 0;
    while (seat < p->players && p->seats[seat].list_number >= 0) seat++;
    return seat;
}

/* In how many orders so many of these things can be drawn. */
static int orders(int things, int drawn) {
    int ways = 1;
    for (int left = things; left > things - drawn; left--) ways *= left;
    return ways;
}

/* How many rows of so many consecutive lists have these; the last list is next to the first. */
static int rows_with(int given, int length) {
    int rows = 0;
    if (length >= LISTS_IN_BOX) return 0;
    for (int start = 0; start < LISTS_IN_BOX; start++) {
        int row = 0;
        for (int i = 0; i < length; i++) row |= 1 << (start + i) % LISTS_IN_BOX;
        rows += (given & row) == given;
    }
    return rows;
}

/* KOL-SET-4: in how many orders the lists still to be drawn can follow these and this one. */
static int list_ways(const Position *p, int number) {
    int given = 1 << number;
    for (int seat = 0; seat < p->players; seat++)
        if (p->seats[seat].list_number >= 0) {
            if (p->seats[seat].list_number == number) return 0;
            given |= 1 << p->seats[seat].list_number;
        }
    int drawn = size_of((uint64_t)given), to_draw = p->players - drawn;
    if (p->consecutive) return rows_with(given, p->players) * orders(to_draw, to_draw);
    return orders(LISTS_IN_BOX - drawn, to_draw);
}

static void deal_list(Position *p, int who, int number) {
    p->seats[who].list_number = (int8_t)number;
    if (who == p->players - 1) pop_step(p);
}

/* KOL-SET-6 */
static void go_first(Position *p, int who) {
    p->first = (uint8_t)who;
    pop_step(p);
}
