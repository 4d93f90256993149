/* A number for every move: those of players first, then those of chance. `moves.py` has the same
   list, made from the moves themselves; the two are compared when the core is loaded. */

typedef uint16_t Move;

enum {
    MOST_LEGAL = 256, /* no position has so many: three cards, 30 pawns and 5 shops */
    QUEUE_AT = 0,                              /* + queue */
    PLAY_LIST = QUEUE_AT + QUEUES,             /* + shop */
    PLAY_SIR = PLAY_LIST + SHOPS,              /* + shop and place, as the next two */
    PLAY_MOTHER = PLAY_SIR + SHOPS * PLACES,
    PLAY_CRITICISE = PLAY_MOTHER + SHOPS * PLACES,
    PLAY_LUCKY = PLAY_CRITICISE + SHOPS * PLACES, /* + shop, place, to */
    PLAY_ERROR = PLAY_LUCKY + SHOPS * PLACES * SHOPS, /* + shop, goods, to */
    PLAY_INCREASED = PLAY_ERROR + SHOPS * SHOPS * SHOPS, /* + shop */
    PLAY_COUNTER = PLAY_INCREASED + SHOPS,     /* + shop, goods */
    PLAY_STOCKTAKING = PLAY_COUNTER + SHOPS * SHOPS, /* + shop */
    PLAY_COMMITTEE = PLAY_STOCKTAKING + SHOPS,
    PASS, WAIT, GO_HOME, DONE,
    TAKE,                                      /* + goods, shop */
    ONE_FOR_ONE = TAKE + SHOPS * SHOPS,        /* + pay, take */
    TWO_FOR_ONE = ONE_FOR_ONE + SHOPS * SHOPS, /* + pay, also, take */
    RECALL = TWO_FOR_ONE + SHOPS * SHOPS * SHOPS, /* + queue, place */
    PLAYERS_MOVES = RECALL + QUEUES * PLACES,
    DELIVERY_CARDS = SHOPS * 9,
    DRAW_CARD = PLAYERS_MOVES,                 /* + who, card */
    LOOK = DRAW_CARD + SEATS * CARDS,          /* + who, delivery card */
    DELIVER = LOOK + SEATS * DELIVERY_CARDS,   /* + delivery card */
    GET_LIST = DELIVER + DELIVERY_CARDS,       /* + who, number */
    GO_FIRST = GET_LIST + SEATS * LISTS_IN_BOX, /* + who */
    STALLS_IN_ORDER = GO_FIRST + SEATS,        /* + which of the 120 orders, told from the first */
    MOVES = STALLS_IN_ORDER + 120
};
