// What an older version or somebody's hand may have left under a name: none of it may break a page.

const HUGE = "x".repeat(500_000);

export const RUBBISH: readonly string[] = [
  "",
  " ",
  "null",
  "undefined",
  "true",
  "7",
  "-1e400",
  "{}",
  "[]",
  "{",
  '"text"',
  "[null]",
  "[[[]]]",
  "[1, 2, {}]",
  '{"kolejka": null}',
  '{"kolejka": {"level": 3, "options": []}}',
  '{"kolejka": {"level": "godlike", "options": {"pace": {}}}}',
  '[{"code": null, "keys": "k"}]',
  '[{"code": "../../api", "game": "kolejka", "at": "now", "keys": [{}]}]',
  '[{"__proto__": {"code": "AAAAAA"}}]',
  "\u0000\uD800😀",
  HUGE,
  JSON.stringify(HUGE),
  JSON.stringify({ [HUGE]: [HUGE] }),
];

/** As a test's name shows it. */
export const inShort = (rubbish: string): string => JSON.stringify(rubbish).slice(0, 60);
