/* The small generator, number for number: core/rng.py. */

typedef struct {
    int64_t first, second;
} Rng;

enum { SPAN = 2147483562 };

static inline int below(Rng *rng, int n) {
    rng->first = rng->first * 40014 % 2147483563;
    rng->second = rng->second * 40692 % 2147483399;
    int64_t drawn = rng->first - rng->second;
    if (drawn < 0) drawn += SPAN;
    if (drawn >= SPAN) drawn -= SPAN;
    return (int)(drawn * n / SPAN);
}
