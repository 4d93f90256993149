"""Pictures of every page and of every phase, for people who look before they believe."""
