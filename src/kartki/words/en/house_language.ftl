# What this language calls itself, wherever a reader may choose one.

language-name = English
