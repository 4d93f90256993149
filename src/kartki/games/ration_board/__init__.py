"""Ration Board (USA, 1943): call your number, drive to the ration boards and home again."""
