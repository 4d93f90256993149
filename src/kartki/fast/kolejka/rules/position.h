/* One position as one vector: games/kolejka/state.py and square/, flat.

   What is not in use is zero, so that two equal positions are equal bytes. Everything is a whole
   number that fits its field; `vector.py` looks at that before it makes a vector. */
#ifndef KOLEJKA_POSITION_H
#define KOLEJKA_POSITION_H

#include <stdint.h>
#include <string.h>

/* parts.py */
enum { SHOPS = 5, MARKET = 5, QUEUES = 6, SPECULATOR = 5 };
enum { SEATS = 5, PAWNS = 5, DAYS = 5, HAND = 3, ROUNDS = 3, LISTS_IN_BOX = 5 };
enum { LIST, SIR, MOTHER, CRITICISE, LUCKY, ERROR, INCREASED, COUNTER, STOCKTAKING, COMMITTEE };
enum { CARDS = 10, PLACES = 26, NO_LIST = -1 };

/* How much the vector has room for. */
enum { PILE = 60, TODAY = 5, PILE_LAYERS = 10, DECK_LAYERS = 4, STACK = 4 };

/* square/calendar.py */
enum { SETUP, QUEUE_UP, DELIVERY, JUMPING, OPENING, MARKET_HOUR, CLOSE, RECALL_HOUR };

/* The steps on the stack; a look names its seat and its depth besides. */
enum {
    NO_STEP, STALLS, LISTS, FIRST, DRAWING, QUEUEING, DELIVERING, JUMPING_STEP, SHOPS_OPEN,
    MARKET_STEP, RECALLING, LOOKING = 16
};

/* Why it is over, and by which rule it was decided. */
enum { GOING_ON, LIST_COMPLETE, SHOPS_EMPTY, TIME_IS_UP };

enum { CHANCE = -1, NOBODY = -2 };

/* Who knows a layer: a bit for each seat, and one for onlookers (core/deck.py has them higher). */
enum { ONLOOKERS = 1 << SEATS };

typedef struct {
    uint8_t length;
    uint8_t pawns[PLACES]; /* their owners, from the front */
} Queue;

typedef struct {
    uint8_t size;
    uint8_t goods[PILE]; /* their kinds, from the bottom */
} Pile;

/* A set of queue cards is a bit for each. Of the layers of a pile the last is the top. */
typedef struct {
    uint8_t goods[8]; /* by shop; three more, always zero, so that all can be looked at at once */
    uint16_t hand;
    uint16_t played;
    uint16_t pile[PILE_LAYERS];
    uint8_t knowers[PILE_LAYERS];
    uint8_t layers;
    uint8_t home;
    int8_t list_number;
    uint8_t passed;
} Player;

/* A set of delivery cards is a bit for each: nine for every shop, the least delivery first. */
typedef struct {
    uint64_t deck[DECK_LAYERS]; /* the last layer is the top */
    uint64_t bin;
    uint8_t wanted[LISTS_IN_BOX][8]; /* of the box: what each list asks for, by shop */
    Player seats[SEATS];
    uint16_t cards; /* of the box: the queue cards of each player */
    uint16_t days;
    uint8_t deck_knowers[DECK_LAYERS];
    uint8_t deck_layers;
    uint8_t today_count;
    uint8_t today[TODAY]; /* turned up today, as the number of their bit */
    uint8_t players;
    uint8_t per_day;     /* of the plan, KOL-SET-1 */
    uint8_t consecutive;
    uint8_t weeks;
    uint8_t random_stalls; /* the house rules */
    uint8_t only_played;
    uint8_t steps[STACK];
    uint8_t step_count;
    uint8_t phase, first, turn, last_day;
    uint8_t stalls[SHOPS];
    uint8_t stall_order[SHOPS];
    uint8_t trader, place, exchanged;
    uint8_t jump_round;
    uint8_t truck[SHOPS];
    uint8_t closed[SHOPS];
    uint8_t delivered[SHOPS];
    uint8_t open; /* are the shops open, so that there are lines? */
    uint8_t wave;
    uint8_t buyers;
    uint8_t buyer[SHOPS];
    uint8_t buyers_shop[SHOPS];
    uint8_t ended, tie_break;
    uint8_t places[SEATS];
    Queue queue[QUEUES];
    Pile pile[SHOPS];
    Queue line[SHOPS]; /* the queues as they stood at opening */
    uint8_t zero[3]; /* up to a whole number of words */
} Position;

static inline int in_public(const Position *p) { return ((1 << p->players) - 1) | ONLOOKERS; }

static inline int top_step(const Position *p) { return p->steps[p->step_count - 1]; }

static inline void push_step(Position *p, int step) { p->steps[p->step_count++] = (uint8_t)step; }

static inline void pop_step(Position *p) { p->steps[--p->step_count] = NO_STEP; }

static inline int next_seat(const Position *p, int seat) {
    return seat + 1 == p->players ? 0 : seat + 1;
}

#endif
