// What the map is shown. Words come from the page, so that the drawings speak any language.

export interface Space {
  name: string;
  kind: string;
  route: string;
}

export interface Car {
  seat: number;
  car: string; // coupe, sedan …: the drawing is `car-…`
  space: string;
  mine: boolean;
  way?: readonly string[]; // the spaces over which it comes there, as far as that is told
}

export interface Speaking {
  seat: number;
  text: string;
  small: string;
}

/** A clerk's window: the designated number in white, the alternatives in black. */
export interface Board {
  space: string;
  ration: string;
  white: number;
  black: (number | "doubles")[];
}

/** What a clerk has just said; a clerk who has not been asked sits there unimpressed. */
export interface Verdict {
  ration: string;
  granted: boolean;
  stamp?: string; // the word that is stamped across the window just now
  mark?: string; // of the scene
}

/** What a line of the log is about. */
export interface Pointed {
  spaces: string[];
  windows: string[]; // by the names of their spaces
  seats: number[]; // cars of which nothing else is told
  pack?: boolean; // of release cards
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
