// How long somebody still has to decide: minutes and seconds, or only hours or days if it is long.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(language: string, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return unit(language, "day", left / DAY);
  if (left >= 2 * HOUR) return unit(language, "hour", left / HOUR);
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function unit(language: string, name: "day" | "hour", number: number): string {
  const style = { style: "unit", unit: name, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(number));
}
