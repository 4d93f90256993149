"""Everything that people read, in every language of `core/languages.json`."""
