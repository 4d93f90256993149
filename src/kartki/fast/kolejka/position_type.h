/* `Position`: one position and what Python may do with it. */

typedef struct {
    PyObject_HEAD
    Position p;
} PositionObject;

static PyTypeObject PositionType;

/* Is it safe to play on with these bytes? Whether they make sense is for `fitting.py` to say. */
static int fits_memory(const Position *p) {
    int fine = p->players >= 2 && p->players <= SEATS && p->step_count <= STACK &&
               p->deck_layers < DECK_LAYERS && p->today_count <= TODAY && p->buyers <= SHOPS &&
               p->first < p->players && p->turn < p->players && p->ended <= TIME_IS_UP &&
               p->weeks && p->trader <= DAYS && (p->ended || p->step_count);
    for (int i = 0; i < QUEUES; i++) fine &= p->queue[i].length <= PLACES;
    for (int i = 0; i < PLACES; i++) fine &= p->queue[MARKET].pawns[i] < p->players;
    for (int i = 0; i < SHOPS; i++) {
        fine &= p->line[i].length <= PLACES && p->pile[i].size <= PILE;
        fine &= p->stall_order[i] < SHOPS && p->buyers_shop[i] < SHOPS;
        for (int place = 0; place < PILE; place++) fine &= p->pile[i].goods[place] < SHOPS;
    }
    for (int i = 0; i < p->step_count && fine; i++)
        fine &= p->steps[i] > NO_STEP && p->steps[i] < LOOKING + 2 * SEATS;
    for (int i = 0; i < SEATS; i++)
        fine &= p->seats[i].layers <= PILE_LAYERS && p->seats[i].list_number < LISTS_IN_BOX;
    return fine;
}

static PyObject *position_new(PyTypeObject *type, PyObject *args, PyObject *named) {
    static char *names[] = {"vector", NULL};
    Py_buffer vector;
    PositionObject *made = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, named, "y*", names, &vector)) return NULL;
    if (vector.len != sizeof(Position))
        PyErr_Format(PyExc_ValueError, "a vector has %zd bytes, not %zd",
                     (Py_ssize_t)sizeof(Position), vector.len);
    else if (!fits_memory(vector.buf))
        PyErr_SetString(PyExc_ValueError, "these bytes are no position");
    else if ((made = (PositionObject *)type->tp_alloc(type, 0)))
        memcpy(&made->p, vector.buf, sizeof(Position));
    PyBuffer_Release(&vector);
    return (PyObject *)made;
}

static PyObject *position_copy(PositionObject *self, PyObject *none) {
    (void)none;
    PositionObject *twin = PyObject_New(PositionObject, &PositionType);
    if (twin) memcpy(&twin->p, &self->p, sizeof(Position));
    return (PyObject *)twin;
}

static PyObject *position_vector(PositionObject *self, PyObject *none) {
    (void)none;
    return PyBytes_FromStringAndSize((char *)&self->p, sizeof(Position));
}

static int is_over(const PositionObject *self) {
    if (self->p.ended) PyErr_SetString(PyExc_ValueError, "this play is over");
    return self->p.ended;
}

static int moves_now(const PositionObject *self, Move *found) {
    return actor(&self->p) == CHANCE ? chance_moves(&self->p, found) : legal_moves(&self->p, found);
}

static PyObject *position_legal(PositionObject *self, PyObject *none) {
    (void)none;
    Move found[MOST_LEGAL];
    int count = self->p.ended ? 0 : moves_now(self, found);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) PyList_SET_ITEM(list, i, PyLong_FromLong(found[i]));
    return list;
}

static PyObject *position_apply(PositionObject *self, PyObject *arg) {
    Move found[MOST_LEGAL];
    long move = PyLong_AsLong(arg);
    if ((move == -1 && PyErr_Occurred()) || is_over(self)) return NULL;
    int count = moves_now(self, found), i = 0;
    while (i < count && found[i] != move) i++;
    if (i == count)
        return PyErr_Format(PyExc_ValueError, "move %ld is not legal now", move);
    apply(&self->p, (int)move);
    Py_RETURN_NONE;
}

static PyObject *position_actor(PositionObject *self, void *none) {
    (void)none;
    if (self->p.ended) Py_RETURN_NONE;
    return PyLong_FromLong(actor(&self->p));
}

static PyObject *position_places(PositionObject *self, void *none) {
    (void)none;
    if (!self->p.ended) Py_RETURN_NONE;
    PyObject *places = PyTuple_New(self->p.players);
    for (int seat = 0; places && seat < self->p.players; seat++)
        PyTuple_SET_ITEM(places, seat, PyLong_FromLong(self->p.places[seat]));
    return places;
}

static PyObject *position_days(PositionObject *self, void *none) {
    (void)none;
    return PyLong_FromLong(self->p.days);
}

static int is_chance(const PositionObject *self) {
    if (!self->p.ended && actor(&self->p) == CHANCE) return 1;
    PyErr_SetString(PyExc_ValueError, "chance has nothing to draw now");
    return 0;
}

static PyObject *position_tickets(PositionObject *self, PyObject *none) {
    (void)none;
    return is_chance(self) ? PyLong_FromLong(tickets(&self->p)) : NULL;
}

static PyObject *position_chance_at(PositionObject *self, PyObject *arg) {
    long ticket = PyLong_AsLong(arg);
    if ((ticket == -1 && PyErr_Occurred()) || !is_chance(self)) return NULL;
    if (ticket < 0 || ticket >= tickets(&self->p))
        return PyErr_Format(PyExc_IndexError, "there is no ticket %ld", ticket);
    return PyLong_FromLong(chance_at(&self->p, (int)ticket));
}

static PyObject *position_lacks(PositionObject *self, PyObject *arg) {
    long seat = PyLong_AsLong(arg);
    if (seat == -1 && PyErr_Occurred()) return NULL;
    if (seat < 0 || seat >= self->p.players)
        return PyErr_Format(PyExc_IndexError, "there is no seat %ld", seat);
    return Py_BuildValue("(ii)", missing(&self->p, (int)seat), surplus(&self->p, (int)seat));
}

/* The two halves of a generator go in, and come out as they are afterwards. */
static PyObject *position_play_out(PositionObject *self, PyObject *args) {
    long long first, second;
    int until_day = INT32_MAX;
    if (!PyArg_ParseTuple(args, "LL|i", &first, &second, &until_day)) return NULL;
    if (first < 1 || first >= 2147483563 || second < 1 || second >= 2147483399) {
        PyErr_SetString(PyExc_ValueError, "these are not the halves of a generator");
        return NULL;
    }
    Rng rng = {first, second};
    Played played = play_out(&self->p, &rng, until_day);
    return Py_BuildValue("(lllLL)", played.decisions, played.acts, played.moves,
                         (long long)rng.first, (long long)rng.second);
}

static PyObject *position_observe(PositionObject *self, PyObject *arg) {
    long seat = PyLong_AsLong(arg);
    Observation seen;
    if (seat == -1 && PyErr_Occurred()) return NULL;
    if (seat < 0 || (seat >= self->p.players && seat != SEATS))
        return PyErr_Format(PyExc_IndexError, "there is no seat %ld", seat);
    observe(&self->p, (int)seat, &seen);
    return PyBytes_FromStringAndSize((char *)&seen, sizeof seen);
}

static PyObject *position_compare(PyObject *self, PyObject *other, int how) {
    if (!Py_IS_TYPE(other, &PositionType) || (how != Py_EQ && how != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
    int same = !memcmp(&((PositionObject *)self)->p, &((PositionObject *)other)->p, sizeof(Position));
    return PyBool_FromLong(same == (how == Py_EQ));
}

static PyMethodDef position_methods[] = {
    {"copy", (PyCFunction)position_copy, METH_NOARGS, "An equal and independent position."},
    {"vector", (PyCFunction)position_vector, METH_NOARGS, "All of it as bytes."},
    {"legal", (PyCFunction)position_legal, METH_NOARGS, "The moves that may be made now."},
    {"apply", (PyCFunction)position_apply, METH_O, "Make a move; one that is not legal is a ValueError."},
    {"tickets", (PyCFunction)position_tickets, METH_NOARGS, "From how many tickets chance draws."},
    {"chance_at", (PyCFunction)position_chance_at, METH_O, "The move that a ticket stands for."},
    {"lacks", (PyCFunction)position_lacks, METH_O, "Goods missing, and goods beyond the list."},
    {"play_out", (PyCFunction)position_play_out, METH_VARARGS, "Random play to the end, or to a day."},
    {"observe", (PyCFunction)position_observe, METH_O, "What a seat may know, as bytes."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef position_fields[] = {
    {"actor", (getter)position_actor, NULL, "The seat whose turn it is, CHANCE, or None.", NULL},
    {"places", (getter)position_places, NULL, "The place of every seat, or None.", NULL},
    {"days", (getter)position_days, NULL, "The days that have gone by.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyTypeObject PositionType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "kartki.fast.kolejka.core.Position",
    .tp_doc = "One position of Kolejka, flat.",
    .tp_basicsize = sizeof(PositionObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = position_new,
    .tp_methods = position_methods,
    .tp_getset = position_fields,
    .tp_richcompare = position_compare,
    .tp_hash = PyObject_HashNotImplemented,
};
