/* `Batch`: many games, and the arrays of the caller into which they are told. */

enum { OBSERVATIONS, LEGAL, COUNTS, ACTORS, REWARDS, OVER, ARRAYS };

typedef struct {
    PyObject_HEAD
    Py_ssize_t size;
    Position start;
    Game *games;
    Rows rows;
    Py_buffer arrays[ARRAYS];
} BatchObject;

static const char *const ARRAY_NAMES[] = {"observations", "legal", "counts", "actors", "rewards", "over"};
static const size_t ROW_BYTES[] = {
    sizeof(Observation), MOST_LEGAL * sizeof(Move), 4, 1, SEATS * sizeof(float), 1};

static void batch_dealloc(BatchObject *self) {
    for (int i = 0; i < ARRAYS; i++) PyBuffer_Release(&self->arrays[i]);
    PyMem_Free(self->games);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* None for an array that nobody wants to have; only observations may be left out. */
static int take_array(BatchObject *self, int which, PyObject *array) {
    Py_buffer *into = &self->arrays[which];
    if (array == Py_None && which == OBSERVATIONS) return 1;
    if (PyObject_GetBuffer(array, into, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) < 0) return 0;
    Py_ssize_t wanted = self->size * (Py_ssize_t)ROW_BYTES[which];
    if (into->len == wanted) return 1;
    PyErr_Format(PyExc_ValueError, "%s has to have %zd bytes, %zd for each game, not %zd",
                 ARRAY_NAMES[which], wanted, (Py_ssize_t)ROW_BYTES[which], into->len);
    return 0;
}

static int take_arrays(BatchObject *self, PyObject **arrays) {
    for (int i = 0; i < ARRAYS; i++)
        if (!take_array(self, i, arrays[i])) return 0;
    self->rows = (Rows){self->arrays[OBSERVATIONS].buf, self->arrays[LEGAL].buf,
                        self->arrays[COUNTS].buf, self->arrays[ACTORS].buf,
                        self->arrays[REWARDS].buf, self->arrays[OVER].buf};
    return 1;
}

static int seed_games(BatchObject *self, PyObject *halves) {
    for (Py_ssize_t i = 0; i < self->size; i++) {
        long long first, second;
        PyObject *pair = PyList_GetItem(halves, i);
        if (!pair || !PyArg_ParseTuple(pair, "LL", &first, &second)) return 0;
        self->games[i].rng = (Rng){first, second};
        self->games[i].position = self->start;
        to_a_choice(&self->games[i]);
        tell(&self->games[i], &self->rows, i);
    }
    memset(self->rows.rewards, 0, (size_t)self->size * ROW_BYTES[REWARDS]);
    memset(self->rows.over, 0, (size_t)self->size);
    return 1;
}

static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *named) {
    static char *names[] = {"start", "halves", "observations", "legal", "counts", "actors",
                            "rewards", "over", NULL};
    PositionObject *start;
    PyObject *halves, *arrays[ARRAYS];
    if (!PyArg_ParseTupleAndKeywords(args, named, "O!O!OOOOOO", names, &PositionType, &start,
                                     &PyList_Type, &halves, &arrays[0], &arrays[1], &arrays[2],
                                     &arrays[3], &arrays[4], &arrays[5]))
        return NULL;
    if (is_over(start)) return NULL;
    BatchObject *self = (BatchObject *)type->tp_alloc(type, 0);
    if (!self) return NULL;
    self->size = PyList_GET_SIZE(halves);
    self->start = start->p;
    self->games = PyMem_Calloc((size_t)self->size + 1, sizeof(Game));
    if (!self->games) PyErr_NoMemory();
    else if (take_arrays(self, arrays) && seed_games(self, halves)) return (PyObject *)self;
    Py_DECREF(self);
    return NULL;
}

/* All moves are looked at before any is made, so that a wrong one changes nothing. */
static int all_offered(const BatchObject *self, const int32_t *moves) {
    for (Py_ssize_t i = 0; i < self->size; i++)
        if (!is_offered(&self->games[i], moves[i])) {
            PyErr_Format(PyExc_ValueError, "game %zd: move %d is not legal now", i, (int)moves[i]);
            return 0;
        }
    return 1;
}

static int take_moves(const BatchObject *self, PyObject *array, Py_buffer *moves, int flags) {
    if (PyObject_GetBuffer(array, moves, PyBUF_C_CONTIGUOUS | flags) < 0) return 0;
    if (moves->len == self->size * (Py_ssize_t)sizeof(int32_t)) return 1;
    PyErr_Format(PyExc_ValueError, "moves are 32-bit numbers, one for each of the %zd games",
                 self->size);
    PyBuffer_Release(moves);
    return 0;
}

static PyObject *batch_step(BatchObject *self, PyObject *array) {
    Py_buffer moves;
    if (!take_moves(self, array, &moves, 0)) return NULL;
    const int32_t *chosen = moves.buf;
    int offered = all_offered(self, chosen);
    for (Py_ssize_t i = 0; offered && i < self->size; i++)
        step(&self->games[i], &self->start, &self->rows, i, chosen[i]);
    PyBuffer_Release(&moves);
    if (!offered) return NULL;
    Py_RETURN_NONE;
}

static PyObject *batch_choose(BatchObject *self, PyObject *array) {
    Py_buffer moves;
    if (!take_moves(self, array, &moves, PyBUF_WRITABLE)) return NULL;
    int32_t *chosen = moves.buf;
    for (Py_ssize_t i = 0; i < self->size; i++)
        chosen[i] = self->games[i].legal[below(&self->games[i].rng, self->games[i].count)];
    PyBuffer_Release(&moves);
    Py_RETURN_NONE;
}

static PyObject *batch_position(BatchObject *self, PyObject *arg) {
    Py_ssize_t i = PyLong_AsSsize_t(arg);
    if (i == -1 && PyErr_Occurred()) return NULL;
    if (i < 0 || i >= self->size) return PyErr_Format(PyExc_IndexError, "there is no game %zd", i);
    PositionObject *found = PyObject_New(PositionObject, &PositionType);
    if (found) found->p = self->games[i].position;
    return (PyObject *)found;
}

static PyMethodDef batch_methods[] = {
    {"step", (PyCFunction)batch_step, METH_O, "Make one move in every game and tell what follows."},
    {"choose", (PyCFunction)batch_choose, METH_O, "Write a random legal move for every game."},
    {"position", (PyCFunction)batch_position, METH_O, "A copy of the position of one game."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject BatchType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "kartki.fast.kolejka.core.Batch",
    .tp_doc = "Many games of Kolejka at once.",
    .tp_basicsize = sizeof(BatchObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = batch_new,
    .tp_dealloc = (destructor)batch_dealloc,
    .tp_methods = batch_methods,
};
