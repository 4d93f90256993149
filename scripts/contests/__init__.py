"""Long contests of bots in batches that are kept: they can be stopped and go on where they were."""
