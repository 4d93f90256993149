"""The shelf of boxes: editions shipped with the house, and files that a user adds."""
