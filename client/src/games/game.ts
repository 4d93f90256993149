// What the rest of the client may ask of a game. Each game fills this once, in its own index.ts; nobody
// outside games/ names a game or looks into its folder.

import type { Component } from "svelte";
import type { Course } from "$client/kit/course";
import type { ReplayFrames } from "$client/kit/replay_frames";
import type { Play } from "$client/kit/play";
import type { Choice, GameMove, WireEvent } from "$client/wire";
import type { Speech } from "$client/words/speech";

/** A part that is loaded when it is first wanted: the first page needs none of them. */
export type Load<T> = () => Promise<{ default: T }>;

export interface GameClient {
  readonly name: string; // on the wire, in addresses and in the names of the words' files
  readonly rulePrefix: string; // `KOL` of `KOL-CRD-4`
  readonly cover: string; // the address of a picture of its box
  readonly secrets: boolean; // does somebody know what others may not see?
  /** Does whoever answers this prompt (`Ask.prompt`) have to see such a thing? Where in doubt: yes. */
  showsSecrets(prompt: string): boolean;
  readonly figures: number; // in its box: as many as there are players at most
  figure(number: number): Figure; // by its number in the box, not by the seat
  mark(number: number): Mark; // of whoever has that figure
  readonly screen: Load<Screen>;
  readonly beside: Load<BesideTable>;
  readonly replay: Load<GameReplay>;
  readonly cards: Load<Component<{ words: string[] }>>; // below its rules; `words` are searched for
  readonly lesson?: Load<Lesson>; // a guided first game
  readonly wall: Load<GameWall>; // what the projector of a class shows of it
}

/** Who one will be in the game, before it has begun: a pawn, a car. */
export interface Figure {
  name: string; // told by the message `figure-<name>` of the game's words
  href: string; // a drawing
  colour: string;
}

/** Whose something is, in small beside a name. Without a drawing or a letter a plain shape is shown. */
export interface Mark {
  ink?: string;
  drawing?: string; // its address; half as wide again as it is high
  letter?: string;
}

export type DrawerTab = "log" | "chat" | "people" | "settings";

/** What every game's screen is given. It fills the window and has a button for the drawer. */
export interface ScreenProps<V> {
  play: Play<V>;
  unread: number; // chat that nobody has looked at
  onmenu: (tab: DrawerTab) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen draws its own view
export type Screen = Component<ScreenProps<any>>;

/** What the pages around a table say of its game: hints, what is read aloud, how it ended. */
export interface BesideTable {
  /** A move in words that follow "the bot would …"; null: there are none. */
  moveWords(speech: Speech, choice: Choice, view?: unknown): string | null;
  /** Is this read aloud to whoever listens on this seat? */
  isNews(event: WireEvent, listener: number): boolean;
  /** Is it said to this listener alone, and so before anything else? */
  isUrgent?(event: WireEvent, listener: number): boolean;
  readonly result: GameResult;
  /** Its screen tells itself how it ended: what is shown after the game must not lie over that. */
  readonly tellsTheEnd?: boolean;
  /** The name of a step of `GameResult.course`; the first one, 0, is the beginning. */
  stepName(at: number, course: Course): string;
}

/** What every game's view says once it is over. */
export interface Ended {
  reason: string;
  rule: string;
  ranking: number[]; // the place of each seat
}

/** How it ended, as the view tells it: no page counts points or breaks a tie. */
export interface GameResult {
  /** What decided between two that were equal, as the sentence of the outcome knows it; or nothing. */
  tieBreak(view: Ended): string;
  /** What a seat's place was decided by, in words. */
  note(speech: Speech, view: Ended, seat: number): string;
  /** How far a seat was from the end: on equal places the nearer stands higher. */
  left?(view: Ended, seat: number): number;
  /** Does the book name a winner and rank nobody else? Then the others stand by `left` alone. */
  readonly winnersOnly?: boolean;
  /** How it went, as lines to be drawn; null where nothing can be said. */
  course(film: ReplayFrames): Course | null;
}

/** What a replay shows of a game besides its screen. */
export interface GameReplay {
  /** The number of the chapter that this position belongs to: a day, a round, a turn. */
  chapter(view: object): number;
  chapterName(speech: Speech, number: number): string;
  /** With everything open: the cards that come next from each pile. */
  coming(film: ReplayFrames, at: number): Coming[];
  cardName(speech: Speech, card: ComingCard): string;
  readonly pack: string; // the message that names the table's own pile
  readonly comingFolded: boolean; // where the open hands need the room
  /** With everything open: what everybody holds, where the game hides it. */
  readonly hands?: Component<{ film: ReplayFrames; at: number; speech: Speech }>;
  /** For how many milliseconds something has been turning in this frame; -1: nothing does. */
  spunAt?(film: ReplayFrames, at: number): number;
}

export interface Coming {
  seat: number; // whose pile it is; SPECTATOR: the table's
  cards: ComingCard[];
}

export interface ComingCard {
  name: string; // a card's, or of a delivery the shop's
  number: number; // of goods that are delivered; 0: it is no delivery
}

/** What the projector of a class shows of a game: small boards, and who leads by what lies open. */
export interface GameWall {
  readonly look: string; // the class of its inks and letters
  /** What the board and the standing need besides the view: the edition's box, or nothing. */
  open(edition: string): Promise<unknown>;
  readonly board: Component<WallBoard>;
  /** Every seat, the leaders first. */
  standing(view: object, box: unknown): WallScore[];
  /** Is this worth a line on the wall, where many tables have something to tell? */
  isNews(event: WireEvent): boolean;
}

export interface WallBoard {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board draws its own view
  view: any; // as a spectator sees it
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- … and knows its own box
  box: any;
  speech: Speech;
}

/** How a seat stands by what lies open; `wall-score` of the game's words says what the number is. */
export interface WallScore {
  seat: number;
  number: number;
  leads: boolean; // nobody stands better
}

/** A guided first game: its record, and what its notes point at. */
export interface Lesson {
  record: string;
  unlisted?: GameMove["verb"][]; // verbs with far too many moves to be listed among the legal ones
  bubbleWidth?: string; // where the guide has little room
  places: LessonPlaces;
}

/** By the name of a note a selector, or several of which the first that is shown counts. */
export type Places = Record<string, string | string[]>;

export interface LessonPlaces {
  notes: Places;
  small?: Places; // on a small screen, where the bubble leaves free what has to be tapped first
  spared: string; // what a learner may want to see or tap meanwhile: the bubble keeps off it
  moving?: string; // what is there only as long as the screen still shows what happened last
  begun?: string; // what a learner may have begun and left open
}
