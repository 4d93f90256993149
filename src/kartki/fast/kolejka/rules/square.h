/* Queues, piles and sets of cards: square/shops.py and core/deck.py. */

static inline void joined_by(Queue *queue, int pawn) {
    queue->pawns[queue->length++] = (uint8_t)pawn;
}

/* The pawn at this place leaves; the others keep their order. */
static inline int without(Queue *queue, int place) {
    int pawn = queue->pawns[place], last = --queue->length;
    for (int i = place; i < last; i++) queue->pawns[i] = queue->pawns[i + 1];
    queue->pawns[last] = 0;
    return pawn;
}

static inline void let_in(Queue *queue, int place, int pawn) {
    for (int i = queue->length++; i > place; i--) queue->pawns[i] = queue->pawns[i - 1];
    queue->pawns[place] = (uint8_t)pawn;
}

static inline int reads_the_same_backwards(const Queue *queue) {
    int last = queue->length - 1;
    for (int place = 0; place < queue->length / 2; place++)
        if (queue->pawns[place] != queue->pawns[last - place]) return 0;
    return 1;
}

static inline void lay_on_top(Pile *pile, int goods) { pile->goods[pile->size++] = (uint8_t)goods; }

/* The topmost goods of this kind are taken first. */
static inline void take_topmost(Pile *pile, int goods) {
    int place = pile->size - 1, last = --pile->size;
    while (pile->goods[place] != goods) place--;
    for (; place < last; place++) pile->goods[place] = pile->goods[place + 1];
    pile->goods[last] = 0;
}

/* A bit for each kind of goods that lies here. */
static inline int kinds_in(const Pile *pile) {
    int kinds = 0;
    for (int place = 0; place < pile->size; place++) kinds |= 1 << pile->goods[place];
    return kinds;
}

static inline int is_mixed(const Pile *pile) {
    for (int place = 1; place < pile->size; place++)
        if (pile->goods[place] != pile->goods[0]) return 1;
    return 0;
}

/* Sets of cards. */

static inline int lowest(uint64_t set) { return __builtin_ctzll(set); }

static inline int size_of(uint64_t set) { return __builtin_popcountll(set); }

/* The card that stands at this place when the set is told from the lowest on. */
static inline int card_at(uint64_t set, int place) {
    while (place-- > 0) set &= set - 1;
    return lowest(set);
}

/* Deck.draw: off the top layer; who did not see it no longer knows what is left. */
static inline void draw_from_pile(Player *player, int card, int seers) {
    int top = player->layers - 1;
    player->pile[top] &= (uint16_t)~(1u << card);
    player->knowers[top] &= (uint8_t)seers;
    if (player->pile[top]) return;
    player->knowers[top] = 0;
    player->layers--;
}

static inline void draw_from_deck(Position *p, int card, int seers) {
    int top = p->deck_layers - 1;
    p->deck[top] &= ~(1ull << card);
    p->deck_knowers[top] &= (uint8_t)seers;
    if (p->deck[top]) return;
    p->deck_knowers[top] = 0;
    p->deck_layers--;
}

static inline int deck_size(const Position *p) {
    int size = 0;
    for (int layer = 0; layer < p->deck_layers; layer++) size += size_of(p->deck[layer]);
    return size;
}

/* Deck.depth_layer: in which layer the card at this depth lies; 0 is the top card. */
static inline int depth_layer(const Position *p, int depth) {
    int layer = p->deck_layers - 1;
    while (depth >= size_of(p->deck[layer])) depth -= size_of(p->deck[layer--]);
    return layer;
}

/* Deck.look: this card becomes a layer of its own above the rest of its layer. */
static inline void look_into_deck(Position *p, int card, int depth, int seers) {
    int layer = depth_layer(p, depth);
    uint64_t rest = p->deck[layer] & ~(1ull << card);
    if (!rest) {
        p->deck_knowers[layer] |= (uint8_t)seers;
        return;
    }
    for (int i = p->deck_layers++; i > layer + 1; i--) {
        p->deck[i] = p->deck[i - 1];
        p->deck_knowers[i] = p->deck_knowers[i - 1];
    }
    p->deck[layer] = rest;
    p->deck_knowers[layer] &= (uint8_t)seers;
    p->deck[layer + 1] = 1ull << card;
    p->deck_knowers[layer + 1] = (uint8_t)seers;
}
