// Chat phrases that everybody reads in their own language; the same list as in server/commands/chat.py.

export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "hurry",
  "wait",
  "oh_no",
  "bravo",
  "your_turn",
  "back_soon",
  "good_game",
] as const;
