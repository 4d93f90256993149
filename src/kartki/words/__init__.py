"""Everything that people read, in English, Polish and Italian."""
