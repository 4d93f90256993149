/* The playout core of Kolejka as a module of Python: `rules/` are the rules, and the files beside
   this one hand them over. `docs/fast.md` says what it is for. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>

#include "rules/rules.h"

#include "layout.h"
#include "position_type.h"
#include "batch_type.h"

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "flat", "The playout core of Kolejka.", -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_flat(void) {
    if (PyType_Ready(&PositionType) < 0 || PyType_Ready(&BatchType) < 0) return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
    if (PyModule_AddObjectRef(module, "Position", (PyObject *)&PositionType) < 0 ||
        PyModule_AddObjectRef(module, "Batch", (PyObject *)&BatchType) < 0 ||
        PyModule_AddObject(module, "LAYOUT", layout()) < 0 ||
        PyModule_AddIntConstant(module, "SIZE", sizeof(Position)) < 0 ||
        PyModule_AddIntConstant(module, "OBSERVATION", sizeof(Observation)) < 0 ||
        PyModule_AddIntConstant(module, "MOST_LEGAL", MOST_LEGAL) < 0 ||
        PyModule_AddIntConstant(module, "MOVES", MOVES) < 0)
        Py_CLEAR(module);
    return module;
}
