/* Many games at once: each waits for a choice of the player whose turn it is. Chance is dealt, and
   a game that is over begins anew, so that there is always somebody to choose. */

typedef struct {
    Position position;
    Rng rng;
    Move legal[MOST_LEGAL];
    int count;
} Game;

/* Where a batch writes to, one row for each game. */
typedef struct {
    Observation *observations;
    Move *legal;       /* MOST_LEGAL in each row, of which `counts` are meant */
    int32_t *counts;
    int8_t *actors;
    float *rewards;    /* SEATS in each row: what the last step was worth to each seat */
    uint8_t *over;     /* was the last step the end of a game? */
} Rows;

static void to_a_choice(Game *game) {
    while (actor(&game->position) == CHANCE) deal(&game->position, &game->rng);
}

static void tell(Game *game, const Rows *rows, long row) {
    int seat = actor(&game->position);
    game->count = legal_moves(&game->position, game->legal);
    rows->actors[row] = (int8_t)seat;
    rows->counts[row] = game->count;
    memcpy(rows->legal + row * MOST_LEGAL, game->legal, (size_t)game->count * sizeof(Move));
    if (rows->observations) observe(&game->position, seat, rows->observations + row);
}

static int is_offered(const Game *game, long move) {
    for (int i = 0; i < game->count; i++)
        if (game->legal[i] == move) return 1;
    return 0;
}

/* One for a win; those who share it share the one. */
static void reward(const Position *p, float *rewards) {
    int winners = 0;
    for (int seat = 0; seat < p->players; seat++) winners += p->places[seat] == 1;
    for (int seat = 0; seat < p->players; seat++)
        rewards[seat] = p->places[seat] == 1 ? 1.0f / (float)winners : 0.0f;
}

static void step(Game *game, const Position *start, const Rows *rows, long row, int move) {
    apply(&game->position, move);
    if (!game->position.ended) to_a_choice(game);
    memset(rows->rewards + row * SEATS, 0, SEATS * sizeof(float));
    rows->over[row] = game->position.ended != GOING_ON;
    if (game->position.ended) {
        reward(&game->position, rows->rewards + row * SEATS);
        game->position = *start;
        to_a_choice(game);
    }
    tell(game, rows, row);
}
