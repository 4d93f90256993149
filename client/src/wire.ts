// Made by scripts/wire_types from src/kartki/server: wire.py, api/forms.py, and the games' views.
// Do not edit: change the types there and run the script again.

export interface Act {
  t: "act";
  id: string;
  seen: number;
  move: string;
}

export interface Ask {
  prompt: string;
  actors: number[];
  legal: Choice[];
  open: boolean;
  back: string;
}

export interface Bye {
  t: "bye";
  seconds: number;
}

export interface CarView {
  space: string;
  granted: number;
  holds: string[];
}

export interface Chapter {
  title: string;
  text: string;
}

export interface Chat {
  t: "chat";
  id: string;
  seen: number;
  text?: string;
  phrase?: string;
}

export interface ChatTold {
  t: "chat";
  c: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
  at: number;
}

export interface Choice {
  move: string;
  do: string;
  key: unknown[];
}

export interface ComeBack {
  t: "come_back";
  id: string;
  seen: number;
}

export interface Consent {
  t: "consent";
  id: string;
  seen: number;
  yes: boolean;
}

export interface Done {
  t: "done";
  id: string;
  n: number;
}

export interface EditionInfo {
  name: string;
  digest: string;
  own: boolean;
}

export interface EditionList {
  game: string;
  editions: EditionInfo[];
}

export interface Fault {
  t: "fault";
  code: string;
  facts: Record<string, Fact>;
  close: boolean;
}

export interface FaultInfo {
  code: string;
  line: number;
  column: number;
  found: string;
  rule: string;
  sentence: string;
}

export interface Frame {
  n: number;
  lines: string[];
  events: WireEvent[];
  seen: (WireEvent[] | null)[];
  view: Partial<SquareView> | Partial<RoadView> | Partial<ShopView>;
  own: (null | Partial<SquareView> | Partial<RoadView> | Partial<ShopView>)[];
  ask: (Ask | null)[];
}

export interface GameInfo {
  name: string;
  rules: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  editions: string[];
  bots: string[];
  best_bot: string;
}

export interface GameList {
  games: GameInfo[];
}

export interface HandOver {
  t: "hand_over";
  id: string;
  seen: number;
  seat: number;
}

export interface Hello {
  t: "hello";
  table: string;
  key?: string;
  last?: number;
  v?: number;
}

export interface Hint {
  t: "hint";
  id: string;
  seen: number;
}

export interface HintTold {
  t: "hint";
  id: string;
  n: number;
  move: string;
  bot: string;
  reason: WireEvent | null;
}

export interface History {
  t: "history";
  id: string;
  seen: number;
  after?: number;
}

export interface HistoryTold {
  t: "history";
  id: string;
  told: Told[];
  chat: ChatTold[];
}

export interface LayerView {
  size: number;
  knowers: number;
  cards: number[] | null;
}

export interface ListFact {
  terms: TermFact[];
  choose: number;
}

export interface ListedTable {
  code: string;
  game: string;
  edition: string;
  pace: "days" | "live";
  phase: "gathering" | "held" | "over" | "playing";
  names: string[];
  free: number;
  changed: number;
}

export interface MadeTable {
  code: string;
  watch: string;
  commitment: string;
}

export interface Manners {
  undo: boolean;
  chat: boolean;
  hints: boolean;
  bot_delay: number;
  decision_seconds: number;
  seat_seconds: number;
  gone_seconds: number;
}

export interface NewTable {
  id: string;
  game: string;
  seats: number;
  key: string;
  edition?: string;
  options?: Record<string, string>;
  pace?: "days" | "live";
  public?: boolean;
  manners?: Manners | null;
  from?: Origin | null;
}

export interface OfferView {
  number: number;
  maker: number;
  to: number;
  declined: number;
  give: number[];
  give_place: boolean;
  ask: number[];
  any_of: number;
  among: number;
  ask_place: boolean;
  why: number;
}

export interface OptionInfo {
  name: string;
  allowed: string[];
  default: string;
  rule: string;
  clocked: string;
  players: number;
}

export interface Origin {
  code: string;
  n: number;
  seat: number;
}

export interface Ping {
  t: "ping";
  k: number;
}

export interface Pong {
  t: "pong";
  k: number;
}

export interface Preview {
  t: "preview";
  id: string;
  seen: number;
  move: string;
  luck?: string[];
}

export interface Previewed {
  t: "previewed";
  id: string;
  n: number;
  events: WireEvent[];
  view: null | SquareView | RoadView | ShopView;
  mine: null | Partial<SquareView> | Partial<RoadView> | Partial<ShopView>;
}

export interface Problem {
  code: string;
  sentence: string;
  rule: string;
  facts: Record<string, Fact>;
}

export interface ProofInfo {
  lines: number;
  fingerprints: number;
  refusals: number;
  chances: number;
  dealer: "hand" | "sealed" | "seeded";
  over: boolean;
}

export interface Refused {
  t: "refused";
  id: string;
  code: string;
  rule: string;
  facts: Record<string, Fact>;
  n: number;
}

export interface Rematch {
  t: "rematch";
  id: string;
  seen: number;
}

export interface Remove {
  t: "remove";
  id: string;
  seen: number;
  seat: number;
}

export interface Rename {
  t: "rename";
  id: string;
  seen: number;
  seat: number;
  name: string;
}

export interface Rise {
  t: "rise";
  id: string;
  seen: number;
}

export interface RoadView {
  viewer: number | null;
  edition: string;
  remind: boolean;
  stop_at_home: boolean;
  places: boolean;
  steps: string[];
  rounds: number;
  cars: CarView[];
  pack: string[];
  under: string[];
  turn: number;
  regular: number;
  starter: number;
  extras: number[];
  called: number;
  contest: number[];
  rolled: number[];
  finished: number[];
  reason: string;
  rule: string;
  ranking: number[];
}

export interface RoomInfo {
  revision: number;
  code: string;
  watch: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  pace: "days" | "live";
  public: boolean;
  phase: "gathering" | "held" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  watching: number;
  manners: Manners;
  commitment: string;
  asks_back: number;
  agreed: number[];
  rematch: string;
}

export interface RoomTold {
  t: "room";
  room: RoomInfo;
  you: You;
}

export interface RuleBook {
  game: string;
  introduction: string;
  rules: RuleTitle[];
}

export interface RuleInBook {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
}

export interface RuleTitle {
  id: string;
  title: string;
}

export interface Saying {
  lang: "en" | "it" | "pl";
  code: string;
  game?: string;
  rule?: string;
  facts?: Record<string, Fact>;
  names?: string[];
  reader?: number;
}

export interface SeatBot {
  t: "seat_bot";
  id: string;
  seen: number;
  seat: number;
  kind?: string;
}

export interface SeatInfo {
  name: string;
  bot: string;
  stand_in: string;
  here: boolean;
  open: boolean;
  left: number;
}

export interface Sentence {
  sentence: string;
  rule: RuleText | null;
}

export interface SetManners {
  t: "set_manners";
  id: string;
  seen: number;
  manners: Manners;
}

export interface SetTable {
  t: "set_table";
  id: string;
  seen: number;
  seats: number;
  options: Record<string, string>;
  public: boolean;
}

export interface ShopView {
  viewer: number | null;
  edition: string;
  live: boolean;
  without_meal: boolean;
  steps: string[];
  phase: number;
  rounds: number;
  active: number;
  queue: number[];
  row: number[];
  cards_left: number;
  gone: number[];
  hand: number[];
  hand_sizes: number[];
  known: number[][];
  stack_size: number;
  stack_knowers: number;
  stack: number[] | null;
  discards: number[];
  visit: number;
  visits: number[];
  visits_dealt: boolean[];
  bought: number[][];
  owed: number[];
  quality: number;
  tries: number;
  beats: number;
  tipped: boolean;
  fallen: boolean;
  turn: number;
  quiet: number;
  offers: OfferView[];
  offers_made: number;
  past: OfferView[];
  talk: number[][];
  place: number;
  reason: string;
  rule: string;
  ranking: number[];
}

export interface ShownFilm {
  game: string;
  edition: string;
  options: Record<string, string>;
  names: string[];
  result: number[] | null;
  seat: number;
  open: boolean;
  frames: Frame[];
  fault: FaultInfo | null;
}

export interface Sit {
  t: "sit";
  id: string;
  seen: number;
  seat: number;
  name: string;
  nonce?: string;
}

export interface SquareView {
  viewer: number | null;
  edition: string;
  random_stalls: boolean;
  only_played: boolean;
  steps: ((string | number)[])[];
  phase: number;
  days: number;
  rounds: number;
  first: number;
  turn: number;
  queues: number[][];
  shops: number[][];
  trucks: number[];
  stalls: number[];
  stall_order: number[];
  trader: number;
  closed: boolean[];
  delivered: boolean[];
  lists: number[];
  goods: number[][];
  home: number[];
  hand: number[];
  hand_sizes: number[];
  piles: LayerView[][];
  played: number[][];
  unplayed: number[][];
  deck: LayerView[];
  to_come: number[];
  today: number[];
  jump_round: number;
  passed: boolean[];
  lines: number[][];
  wave: number;
  buyers: [number, number][];
  place: number;
  exchanged: boolean;
  last_day: boolean;
  reason: string;
  rule: string;
  ranking: number[];
}

export interface Start {
  t: "start";
  id: string;
  seen: number;
}

export interface TableList {
  tables: ListedTable[];
}

export interface TakeBack {
  t: "take_back";
  id: string;
  seen: number;
}

export interface TermFact {
  kind: string;
  name: string;
  number: number;
}

export interface Told {
  t: "told";
  n: number;
  lines: string[];
  events: WireEvent[];
  view: null | SquareView | RoadView | ShopView;
  mine: null | Partial<SquareView> | Partial<RoadView> | Partial<ShopView>;
  ask: Ask | null;
}

export interface Verdict {
  proof: ProofInfo | null;
  fault: FaultInfo | null;
}

export interface VisitedTable {
  revision: number;
  code: string;
  watch: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  pace: "days" | "live";
  public: boolean;
  phase: "gathering" | "held" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  watching: number;
  manners: Manners;
  commitment: string;
  asks_back: number;
  agreed: number[];
  rematch: string;
  seat: number;
  turn: number[];
}

export interface Welcome {
  t: "welcome";
  v: number;
  you: You;
  room: RoomInfo;
  n: number;
  missed: Told[];
  fresh: boolean;
  view: null | SquareView | RoadView | ShopView;
  mine: null | Partial<SquareView> | Partial<RoadView> | Partial<ShopView>;
  ask: Ask | null;
  spun: number;
  pulse: number;
}

export interface WhoFact {
  who: number;
}

export interface WholeBook {
  game: string;
  introduction: string;
  chapters: Chapter[];
  rules: RuleInBook[];
}

export interface WireEvent {
  code: string;
  facts: Record<string, Fact>;
}

export interface You {
  seat: number;
  host: boolean;
  may_sit: boolean;
}

export type FromClient =
  | Act
  | Chat
  | ComeBack
  | Consent
  | HandOver
  | Hello
  | Hint
  | History
  | Pong
  | Preview
  | Rematch
  | Remove
  | Rename
  | Rise
  | SeatBot
  | SetManners
  | SetTable
  | Sit
  | Start
  | TakeBack;

export type FromServer =
  | Bye
  | ChatTold
  | Done
  | Fault
  | HintTold
  | HistoryTold
  | Ping
  | Previewed
  | Refused
  | RoomTold
  | Told
  | Welcome;

export type Fact = number | string | WhoFact | TermFact | ListFact;

export const WIRE_VERSION = 1;
