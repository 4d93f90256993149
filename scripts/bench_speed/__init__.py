"""How fast we play, beside other engines, in one interleaved run by CPU time (scripts/bench)."""
