"""Two commits side by side: which one plays faster (scripts/bench --compare REV)."""
