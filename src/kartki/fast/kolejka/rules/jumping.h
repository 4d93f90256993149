/* KOL-JMP: three rounds of queue cards, clockwise from the first player. steps/jumping.py */

static Move *targets(const Position *p, int seat, int card, Move *found) {
    switch (card) {
    case LIST: return list_targets(p, found);
    case SIR: return sir_targets(p, seat, found);
    case MOTHER: return mother_targets(p, seat, found);
    case CRITICISE: return criticise_targets(p, found);
    case LUCKY: return lucky_targets(p, seat, found);
    case ERROR: return error_targets(p, found);
    case INCREASED: return increased_targets(p, found);
    case COUNTER: return counter_targets(p, seat, found);
    case STOCKTAKING: return stocktaking_targets(p, found);
    default: return committee_targets(p, found);
    }
}

static Move *cards_to_play(const Position *p, Move *found) {
    for (uint64_t hand = p->seats[p->turn].hand; hand; hand &= hand - 1)
        found = targets(p, p->turn, lowest(hand), found);
    *found++ = PASS;
    return found;
}

static int somebody_holds_cards(const Position *p) {
    int cards = 0;
    for (int seat = 0; seat < p->players; seat++) cards |= p->seats[seat].hand;
    return cards != 0;
}

/* KOL-JMP-2: the hand goes on top of the own pile, to be drawn again. */
static void pass_turn(Position *p, int seat) {
    Player *player = &p->seats[seat];
    player->passed = 1;
    player->pile[player->layers] = player->hand;
    player->knowers[player->layers++] = (uint8_t)(1 << seat);
    player->hand = 0;
}

/* On to the next player who still plays; 0 when nobody does (KOL-JMP-3). */
static int go_round(Position *p) {
    while (somebody_holds_cards(p)) {
        p->turn = (uint8_t)next_seat(p, p->turn);
        if (p->turn == p->first) p->jump_round++;
        if (p->jump_round >= ROUNDS) return 0;
        if (p->seats[p->turn].hand && !p->seats[p->turn].passed) return 1;
    }
    return 0;
}

/* The phase is over, whatever a friend has still to show. */
static void end_jumping(Position *p) {
    for (int i = 0; i + 1 < p->step_count; i++) p->steps[i] = p->steps[i + 1];
    pop_step(p);
}

static inline void lay_down(Position *p, int seat, int card) {
    p->seats[seat].hand &= (uint16_t)~(1u << card);
    p->seats[seat].played |= (uint16_t)(1u << card);
}

static void jump(Position *p, int seat, int move) {
    if (move >= PASS) {
        pass_turn(p, seat);
    } else if (move >= PLAY_COMMITTEE) {
        lay_down(p, seat, COMMITTEE);
        play_committee(p, seat);
    } else if (move >= PLAY_STOCKTAKING) {
        lay_down(p, seat, STOCKTAKING);
        play_stocktaking(p, move - PLAY_STOCKTAKING);
    } else if (move >= PLAY_COUNTER) {
        int aim = move - PLAY_COUNTER;
        lay_down(p, seat, COUNTER);
        play_counter(p, seat, aim / SHOPS, aim % SHOPS);
    } else if (move >= PLAY_INCREASED) {
        lay_down(p, seat, INCREASED);
        play_increased(p, move - PLAY_INCREASED);
    } else if (move >= PLAY_ERROR) {
        int aim = move - PLAY_ERROR;
        lay_down(p, seat, ERROR);
        play_error(p, aim / (SHOPS * SHOPS), aim / SHOPS % SHOPS, aim % SHOPS);
    } else if (move >= PLAY_LUCKY) {
        int aim = move - PLAY_LUCKY;
        lay_down(p, seat, LUCKY);
        play_lucky(p, aim / (PLACES * SHOPS), aim / SHOPS % PLACES, aim % SHOPS);
    } else if (move >= PLAY_CRITICISE) {
        int aim = move - PLAY_CRITICISE;
        lay_down(p, seat, CRITICISE);
        play_criticise(p, aim / PLACES, aim % PLACES);
    } else if (move >= PLAY_MOTHER) {
        int aim = move - PLAY_MOTHER;
        lay_down(p, seat, MOTHER);
        play_mother(p, aim / PLACES, aim % PLACES);
    } else if (move >= PLAY_SIR) {
        int aim = move - PLAY_SIR;
        lay_down(p, seat, SIR);
        play_sir(p, aim / PLACES, aim % PLACES);
    } else {
        lay_down(p, seat, LIST);
        play_list(p, move - PLAY_LIST);
    }
    if (!p->ended && !go_round(p)) end_jumping(p);
}

/* KOL-JMP-3: nobody is asked who has no card. */
static void begin_jumping(Position *p) {
    p->jump_round = 0;
    for (int seat = 0; seat < p->players; seat++) p->seats[seat].passed = 0;
    p->turn = p->first;
    if (!somebody_holds_cards(p)) return;
    while (!p->seats[p->turn].hand) p->turn = (uint8_t)next_seat(p, p->turn);
    push_step(p, JUMPING_STEP);
}
