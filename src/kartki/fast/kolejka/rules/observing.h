/* What a seat may know, as bytes: the position with everything hidden taken out (view.py), and
   behind it what can be counted. `docs/fast.md` tells what stands where. */

typedef struct {
    Position seen; /* hands of others and layers that the viewer does not know are empty */
    uint64_t to_come; /* the delivery cards left in the deck, by counting */
    uint16_t unplayed[SEATS]; /* hand and pile together, by counting */
    uint8_t hand_size[SEATS];
    uint8_t layer_size[SEATS][PILE_LAYERS];
    uint8_t deck_layer_size[DECK_LAYERS];
    uint8_t viewer; /* the seat; SEATS is a spectator */
    uint8_t zero[6];
} Observation;

static void hide_cards(const Player *player, Observation *o, int seat, int eyes) {
    Player *seen = &o->seen.seats[seat];
    o->unplayed[seat] = player->hand;
    o->hand_size[seat] = (uint8_t)size_of(player->hand);
    if (seat != o->viewer) seen->hand = 0;
    for (int layer = 0; layer < player->layers; layer++) {
        o->unplayed[seat] |= player->pile[layer];
        o->layer_size[seat][layer] = (uint8_t)size_of(player->pile[layer]);
        if (!(player->knowers[layer] & eyes)) seen->pile[layer] = 0;
    }
}

static void observe(const Position *p, int viewer, Observation *o) {
    int eyes = viewer < SEATS ? 1 << viewer : ONLOOKERS;
    o->seen = *p;
    memset((char *)o + sizeof o->seen, 0, sizeof *o - sizeof o->seen);
    o->viewer = (uint8_t)viewer;
    o->seen.bin = 0; /* KOL-END-5 */
    for (int seat = 0; seat < p->players; seat++) hide_cards(&p->seats[seat], o, seat, eyes);
    for (int layer = 0; layer < p->deck_layers; layer++) {
        o->to_come |= p->deck[layer];
        o->deck_layer_size[layer] = (uint8_t)size_of(p->deck[layer]);
        if (!(p->deck_knowers[layer] & eyes)) o->seen.deck[layer] = 0;
    }
}
