/* Where the fields of a position stand in its vector, told to Python: name, offset, bytes of one
   number, how many numbers, bytes of the whole. `vector.py` reads and writes by this list. */

typedef struct {
    const char *name;
    size_t offset, item, count;
} FieldPlace;

#define ONE(field) {#field, offsetof(Position, field), sizeof(((Position *)0)->field), 1}
#define MANY(field) \
    {#field, offsetof(Position, field), sizeof(((Position *)0)->field[0]), \
     sizeof(((Position *)0)->field) / sizeof(((Position *)0)->field[0])}
#define OF_PLAYER(field) \
    {"player." #field, offsetof(Player, field), sizeof(((Player *)0)->field), 1}
#define MANY_OF_PLAYER(field) \
    {"player." #field, offsetof(Player, field), sizeof(((Player *)0)->field[0]), \
     sizeof(((Player *)0)->field) / sizeof(((Player *)0)->field[0])}

static const FieldPlace LAYOUT[] = {
    MANY(deck), ONE(bin), MANY(wanted), MANY(seats), ONE(cards), ONE(days),
    MANY(deck_knowers), ONE(deck_layers), ONE(today_count), MANY(today), ONE(players),
    ONE(per_day), ONE(consecutive), ONE(weeks), ONE(random_stalls), ONE(only_played),
    MANY(steps), ONE(step_count), ONE(phase), ONE(first), ONE(turn), ONE(last_day),
    MANY(stalls), MANY(stall_order), ONE(trader), ONE(place), ONE(exchanged), ONE(jump_round),
    MANY(truck), MANY(closed), MANY(delivered), ONE(open), ONE(wave), ONE(buyers), MANY(buyer),
    MANY(buyers_shop), ONE(ended), ONE(tie_break), MANY(places), MANY(queue), MANY(pile),
    MANY(line), MANY(zero),
    MANY_OF_PLAYER(goods), OF_PLAYER(hand), OF_PLAYER(played), MANY_OF_PLAYER(pile),
    MANY_OF_PLAYER(knowers), OF_PLAYER(layers), OF_PLAYER(home), OF_PLAYER(list_number),
    OF_PLAYER(passed),
    {"observation.to_come", offsetof(Observation, to_come), 8, 1},
    {"observation.unplayed", offsetof(Observation, unplayed), 2, SEATS},
    {"observation.hand_size", offsetof(Observation, hand_size), 1, SEATS},
    {"observation.layer_size", offsetof(Observation, layer_size), PILE_LAYERS, SEATS},
    {"observation.deck_layer_size", offsetof(Observation, deck_layer_size), 1, DECK_LAYERS},
    {"observation.viewer", offsetof(Observation, viewer), 1, 1},
};

static PyObject *layout(void) {
    PyObject *found = PyDict_New();
    for (size_t i = 0; found && i < sizeof LAYOUT / sizeof LAYOUT[0]; i++) {
        const FieldPlace *at = &LAYOUT[i];
        PyObject *place = Py_BuildValue("(nnn)", (Py_ssize_t)at->offset, (Py_ssize_t)at->item,
                                        (Py_ssize_t)at->count);
        if (!place || PyDict_SetItemString(found, at->name, place) < 0) Py_CLEAR(found);
        Py_XDECREF(place);
    }
    return found;
}
