// The inks of the poster: flat, few, and the same on every sheet.

export const INK = {
  navy: "#16294d",
  cream: "#f6ead0",
  light: "#fff8e6",
  red: "#b0302a",
  blue: "#2a568f",
  mustard: "#e0a52e",
  gold: "#ffcf63",
  pine: "#27503f",
} as const;

export const GROUND = {
  country: "#e9d9b0",
  suburbs: "#c9cf9f",
  city: "#d9c08a",
  woods: "#8fae7c",
  glade: "#a3bd8c",
  storm: "#7f9bb8",
  squall: "#6c8aaa",
  lawn: "#b9c38c",
  soil: "#a98a5c",
} as const;

/** The wall behind each clerk. */
export const WALLS: Record<string, string> = {
  butter: "#b0302a",
  coffee: "#16294d",
  meat: "#7a4a24",
  sugar: "#27503f",
  gas: "#3b3a5c",
};

/** The eight cars in the order of the seats, with the colour of their paint. */
export const PAINT: Record<string, string> = {
  coupe: "#b0302a",
  sedan: "#16294d",
  pickup: "#27503f",
  woodie: "#c07a1c",
  roadster: "#7a3f6c",
  milk: "#2f6f7a",
  taxi: "#3f3f7a",
  bug: "#6b4226",
};

export const CARS = Object.keys(PAINT);
