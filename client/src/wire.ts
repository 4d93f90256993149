// Made by scripts/wire_types from kartki/server: messages/*wire.py, api/*schemas.py, and the views.
// Do not edit: change the types there and run the script again.

export interface Act {
  t: "act";
  id: string;
  seen: number;
  move: string | GameMove;
}

export interface AddMinutes {
  t: "add_minutes";
  id: string;
  minutes: number;
}

export interface AllowName {
  t: "allow_name";
  id: string;
  pupil: string;
  yes: boolean;
}

export interface AnswerSeat {
  t: "answer_seat";
  id: string;
  seen: number;
  request: string;
  yes: boolean;
}

export interface Answers {
  key: string;
  answers: string[];
  round?: number;
}

export interface Ask {
  prompt: string;
  actors: number[];
  legal: Choice[];
  open: boolean;
  back: string;
}

export interface AskSeat {
  t: "ask_seat";
  id: string;
  seen: number;
  seat: number;
  name: string;
}

export interface Award {
  kind: string;
  number: number;
  winners: Honoured[];
}

export interface BeginClass {
  t: "begin";
  id: string;
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

export type Choice = GameMove & { move: string; leads?: Record<string, Fact> };

export interface ChooseFigure {
  t: "choose_figure";
  id: string;
  seen: number;
  figure: number;
}

export interface ClassHello {
  t: "hello";
  class: string;
  key?: string;
  v?: number;
}

export interface ClassNow {
  code: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  language: string;
  phase: "beginning" | "ended" | "gathering" | "playing";
  round: number;
  minutes: number;
  ends_in: number;
  paused: boolean;
  message: string;
  chat: "free" | "off" | "phrases";
  level: string;
  hints: boolean;
  memory_aids: boolean;
  expected: number;
  joined: number;
  over: boolean;
  tables: ClassTableInfo[];
}

export interface ClassPong {
  t: "pong";
  k: number;
}

export interface ClassResults {
  code: string;
  game: string;
  tables: TableResult[];
  answers: PupilAnswers[];
  forget_at: number;
}

export interface ClassTableInfo {
  name: string;
  phase: "closed" | "gathering" | "held" | "over" | "planned" | "playing";
  names: string[];
  bots?: number[];
  n?: number;
  places?: number[];
}

export interface ClassTold {
  t: "class";
  role: "pupil" | "teacher" | "wall";
  revision: number;
  now: ClassNow;
  teacher?: TeacherPart | null;
  pupil?: PupilPart | null;
  wall?: WallTable[];
  shows?: string;
  awards?: Award[];
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

export interface EndClass {
  t: "end";
  id: string;
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

export interface ForgetNow {
  t: "forget_now";
  id: string;
}

export interface FoundCode {
  kind: "class" | "table" | "wall" | "watch";
}

export interface Frame {
  n: number;
  lines: string[];
  by: number;
  act: Choice | null;
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
  levels: LevelInfo[];
}

export interface GameList {
  games: GameInfo[];
}

export interface GoOn {
  t: "go_on";
  id: string;
}

export interface HandOver {
  t: "hand_over";
  id: string;
  seen: number;
  seat: number;
}

export interface Happened {
  n: number;
  events: WireEvent[];
}

export interface HasShown {
  t: "shown";
  n: number;
  paused?: boolean;
}

export interface Hello {
  t: "hello";
  table: string;
  key?: string;
  last?: number;
  shows?: boolean;
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
  choice: Choice;
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

export interface Honoured {
  table: string;
  name: string;
}

export interface LayerView {
  size: number;
  knowers: number;
  cards: number[] | null;
}

export interface LessonInfo {
  code: string;
  table: string;
  round: number;
  ends_in: number;
  paused: boolean;
  message: string;
  chat: "free" | "off" | "phrases";
  next?: string;
  ended?: boolean;
  questions?: boolean;
}

export interface LetPhone {
  t: "let_phone";
  id: string;
  phone: string;
  yes: boolean;
}

export interface LevelInfo {
  code: string;
  bot: string;
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
  phase: "closed" | "gathering" | "held" | "over" | "playing";
  names: string[];
  free: number;
  changed: number;
}

export interface MadeClass {
  code: string;
  wall: string;
  forget_at: number;
}

export interface MadeTable {
  code: string;
  watch: string;
  commitment: string;
}

export interface MovePupil {
  t: "move";
  id: string;
  pupil: string;
  table: number;
}

export interface NewClass {
  request: string;
  key: string;
  game: string;
  language: "en" | "it" | "pl";
  expected: number;
  edition?: string;
  options?: Record<string, string>;
  level?: string;
  hints?: boolean;
  memory_aids?: boolean;
  chat?: "free" | "off" | "phrases";
  minutes?: number;
}

export interface NewPupil {
  key: string;
  name?: string;
  nonce?: string;
  mine?: boolean;
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
  manners?: TableSettings | null;
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

export interface PauseClass {
  t: "pause";
  id: string;
}

export interface PhoneInfo {
  id: string;
  pupil: string;
  name: string;
}

export interface Ping {
  t: "ping";
  k: number;
}

export interface PlayAgain {
  t: "again";
  id: string;
  mixed?: boolean;
  minutes?: number;
}

export interface Pong {
  t: "pong";
  k: number;
}

export interface Preview {
  t: "preview";
  id: string;
  seen: number;
  move: string | GameMove;
  luck?: (string | GameChance)[];
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
  by_time?: boolean;
}

export interface PupilAnswers {
  name: string;
  round: number;
  answers: string[];
}

export interface PupilInfo {
  id: string;
  name: string;
  table: number;
  seat: number;
  here: boolean;
  pinned?: boolean;
  wanted?: string;
  stand_in?: boolean;
}

export interface PupilPart {
  id: string;
  name: string;
  table?: number;
  room?: string;
  waits?: boolean;
  wanted?: boolean;
  answered?: boolean;
}

export interface Reach {
  link: string;
  certain: boolean;
}

export interface Ready {
  t: "ready";
  id: string;
  seen: number;
  yes?: boolean;
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

export interface RemovePupil {
  t: "remove";
  id: string;
  pupil: string;
}

export interface Rename {
  t: "rename";
  id: string;
  seen: number;
  seat: number;
  name: string;
}

export interface RenamePupil {
  t: "rename";
  id: string;
  pupil: string;
  name: string;
}

export interface ResultSeat {
  name: string;
  bot: boolean;
  place: number;
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
  phase: "closed" | "gathering" | "held" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  watching: number;
  manners: TableSettings;
  commitment: string;
  asks_back: number;
  agreed: number[];
  rematch: string;
  asks_seat?: SeatRequestInfo | null;
  standstill?: number;
  spun?: number;
  waits_ready?: number[];
  lesson?: LessonInfo | null;
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

export interface SayToAll {
  t: "say";
  id: string;
  text: string;
}

export interface ScoreView {
  cards: number[];
  points: number;
  printed: number;
  decided_by: string;
}

export interface SeatBot {
  t: "seat_bot";
  id: string;
  seen: number;
  seat: number;
  kind?: string;
  level?: string;
}

export interface SeatInfo {
  name: string;
  bot: string;
  stand_in: string;
  here: boolean;
  open: boolean;
  left: number;
  stands_in_after?: number;
  figure?: number;
}

export interface SeatRequestInfo {
  id: string;
  seat: number;
  name: string;
  held_it: boolean;
  agreed: number[];
  waits_for: number[];
  others: number;
  mine: boolean;
  asked: boolean;
}

export interface Sentence {
  sentence: string;
  rule: RuleText | null;
}

export interface SetChat {
  t: "set_chat";
  id: string;
  chat: "free" | "off" | "phrases";
}

export interface SetForget {
  t: "set_forget";
  id: string;
  at: number;
}

export interface SetTable {
  t: "set_table";
  id: string;
  seen: number;
  seats: number;
  options: Record<string, string>;
  public: boolean;
}

export interface SetTableSettings {
  t: "set_manners";
  id: string;
  seen: number;
  manners: TableSettings;
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
  row_points: number[];
  scores: ScoreView[];
  to_discard: number;
}

export interface ShowReplay {
  t: "show_replay";
  id: string;
  table: number;
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
  figures?: number[];
  fault: FaultInfo | null;
}

export interface Sit {
  t: "sit";
  id: string;
  seen: number;
  seat: number;
  name: string;
  nonce?: string;
  first_game?: boolean;
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
  missing: number[];
  surplus: number[];
  decided_by: string;
}

export interface Start {
  t: "start";
  id: string;
  seen: number;
}

export interface TableList {
  tables: ListedTable[];
}

export interface TableResult {
  round: number;
  name: string;
  over: boolean;
  by_time: boolean;
  seats: ResultSeat[];
}

export interface TableSettings {
  undo: boolean;
  chat: boolean;
  hints: boolean;
  memory_aids: boolean;
  bot_delay: number;
  decision_seconds: number;
  seat_seconds: number;
  gone_seconds: number;
}

export interface TakeBack {
  t: "take_back";
  id: string;
  seen: number;
}

export interface TeacherPart {
  wall: string;
  forget_at: number;
  forget_last: number;
  pupils: PupilInfo[];
  rooms: string[];
  phones: PhoneInfo[];
  answers: number;
  shows: string;
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

export interface VisitedClass {
  code: string;
  game: string;
  language: string;
  phase: "beginning" | "ended" | "gathering" | "playing";
  joined: number;
  takes: boolean;
  ends_in: number;
  role?: "" | "pupil" | "teacher";
  pupil?: string;
  name?: string;
  wanted?: boolean;
  waits?: boolean;
  table?: string;
  room?: string;
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
  phase: "closed" | "gathering" | "held" | "over" | "playing";
  seats: SeatInfo[];
  host: number;
  watching: number;
  manners: TableSettings;
  commitment: string;
  asks_back: number;
  agreed: number[];
  rematch: string;
  asks_seat?: SeatRequestInfo | null;
  standstill?: number;
  spun?: number;
  waits_ready?: number[];
  lesson?: LessonInfo | null;
  seat: number;
  turn: number[];
  winners?: number[];
  ended?: number;
}

export interface WallTable {
  k: number;
  name: string;
  watch: string;
  view?: SquareView | RoadView | ShopView;
  happened?: Happened[];
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

export interface WithdrawSeat {
  t: "withdraw_seat";
  id: string;
  seen: number;
  request: string;
}

export interface You {
  seat: number;
  host: boolean;
  may_sit: boolean;
  may_take?: number[];
  may_ask?: number[];
  lost?: number;
}

export type FromClient =
  | Act
  | AnswerSeat
  | AskSeat
  | Chat
  | ChooseFigure
  | ComeBack
  | Consent
  | HandOver
  | HasShown
  | Hello
  | Hint
  | History
  | Pong
  | Preview
  | Ready
  | Rematch
  | Remove
  | Rename
  | Rise
  | SeatBot
  | SetTable
  | SetTableSettings
  | Sit
  | Start
  | TakeBack
  | WithdrawSeat;

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

export type FromClass =
  | AddMinutes
  | AllowName
  | BeginClass
  | ClassHello
  | ClassPong
  | EndClass
  | ForgetNow
  | GoOn
  | LetPhone
  | MovePupil
  | PauseClass
  | PlayAgain
  | RemovePupil
  | RenamePupil
  | SayToAll
  | SetChat
  | SetForget
  | ShowReplay;

export type FromClassServer =
  | Bye
  | ClassTold
  | Done
  | Fault
  | Ping
  | Refused;

export type KolejkaMove =
  | { verb: "play"; args: { card: "list"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market" } }
  | { verb: "play"; args: { card: "sir"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; place: number } }
  | { verb: "play"; args: { card: "mother"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; place: number } }
  | { verb: "play"; args: { card: "criticise"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; place: number } }
  | { verb: "play"; args: { card: "lucky"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; place: number; to: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market" } }
  | { verb: "play"; args: { card: "error"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; goods: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk"; to: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market" } }
  | { verb: "play"; args: { card: "increased"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market" } }
  | { verb: "play"; args: { card: "counter"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; goods: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" } }
  | { verb: "play"; args: { card: "stocktaking"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market" } }
  | { verb: "play"; args: { card: "committee" } }
  | { verb: "queue"; args: { shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market" } }
  | { verb: "take"; args: { goods: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk"; shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" } }
  | { verb: "exchange"; args: { pay: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk"; take: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" } }
  | { verb: "exchange"; args: { pay: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk"; also: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk"; take: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" } }
  | { verb: "recall"; args: { shop: "groceries" | "rtv_agd" | "furniture" | "clothing" | "kiosk" | "market"; place: number } }
  | { verb: "pass"; args: Record<string, never> }
  | { verb: "wait"; args: Record<string, never> }
  | { verb: "go_home"; args: Record<string, never> }
  | { verb: "done"; args: Record<string, never> };

export type RationBoardMove =
  | { verb: "call"; args: { number: number } }
  | { verb: "roll"; args: Record<string, never> };

export type ReglamentacjaMove =
  | { verb: "offer"; args: { to: number | "all"; terms: { give: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[]; give_place: boolean; ask: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[]; ask_place: boolean; any: number; among: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[] } } }
  | { verb: "counter"; args: { number: number; terms: { give: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[]; give_place: boolean; ask: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[]; ask_place: boolean; any: number; among: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[] } } }
  | { verb: "take"; args: { number: number } }
  | { verb: "take"; args: { number: number; giving: ("sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate")[] } }
  | { verb: "decline"; args: { number: number } }
  | { verb: "withdraw"; args: { number: number } }
  | { verb: "call"; args: { phrase: "who has"; kind: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate" } }
  | { verb: "call"; args: { phrase: "gives"; kind: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate" } }
  | { verb: "call"; args: { phrase: "sells place" } }
  | { verb: "call"; args: { phrase: "wants place of"; seat: number } }
  | { verb: "call"; args: { phrase: "too dear" } }
  | { verb: "call"; args: { phrase: "last chance" } }
  | { verb: "pay"; args: { first: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate"; second: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate"; deal: "a stamp" } }
  | { verb: "pay"; args: { first: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate"; second: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate"; deal: "his place" } }
  | { verb: "stop"; args: Record<string, never> }
  | { verb: "quiet"; args: Record<string, never> }
  | { verb: "spin"; args: Record<string, never> }
  | { verb: "spin"; args: { quality: number } }
  | { verb: "discard"; args: { kind: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate" } }
  | { verb: "buy_nothing"; args: Record<string, never> }
  | { verb: "buy"; args: { card: string } };

export type GameMove = KolejkaMove | RationBoardMove | ReglamentacjaMove;

export type KolejkaChance =
  | { verb: "draw"; args: { who: number; card: "list" | "sir" | "mother" | "criticise" | "lucky" | "error" | "increased" | "counter" | "stocktaking" | "committee" } }
  | { verb: "look"; args: { who: number; card: string } }
  | { verb: "deliver"; args: { card: string } }
  | { verb: "get_list"; args: { who: number; number: number } }
  | { verb: "go_first"; args: { who: number } }
  | { verb: "stalls"; args: { order: string } };

export type RationBoardChance =
  | { verb: "dice"; args: { who: number; first: number; second: number } }
  | { verb: "draw"; args: { who: number; card: string } };

export type ReglamentacjaChance =
  | { verb: "turn_up"; args: { card: string } }
  | { verb: "draw"; args: { who: number; kind: "sugar" | "meat" | "flour" | "alcohol" | "butter" | "soap" | "chocolate" } }
  | { verb: "expect"; args: { who: number; visit: string } }
  | { verb: "stand_first"; args: { who: number } }
  | { verb: "wobble"; args: Record<string, never> }
  | { verb: "wobble"; args: Record<string, never> }
  | { verb: "luck"; args: { luck: number } }
  | { verb: "roll"; args: { die: number } };

export type GameChance = KolejkaChance | RationBoardChance | ReglamentacjaChance;

export const KOLEJKA_FORMS = [
  { verb: "play", only: { card: "list" }, fields: ["shop"] },
  { verb: "play", only: { card: "sir" }, fields: ["shop", "place"] },
  { verb: "play", only: { card: "mother" }, fields: ["shop", "place"] },
  { verb: "play", only: { card: "criticise" }, fields: ["shop", "place"] },
  { verb: "play", only: { card: "lucky" }, fields: ["shop", "place", "to"] },
  { verb: "play", only: { card: "error" }, fields: ["shop", "goods", "to"] },
  { verb: "play", only: { card: "increased" }, fields: ["shop"] },
  { verb: "play", only: { card: "counter" }, fields: ["shop", "goods"] },
  { verb: "play", only: { card: "stocktaking" }, fields: ["shop"] },
  { verb: "play", only: { card: "committee" }, fields: [] },
  { verb: "queue", only: {}, fields: ["shop"] },
  { verb: "take", only: {}, fields: ["goods", "shop"] },
  { verb: "exchange", only: {}, fields: ["pay", "take"] },
  { verb: "exchange", only: {}, fields: ["pay", "also", "take"] },
  { verb: "recall", only: {}, fields: ["shop", "place"] },
  { verb: "pass", only: {}, fields: [] },
  { verb: "wait", only: {}, fields: [] },
  { verb: "go_home", only: {}, fields: [] },
  { verb: "done", only: {}, fields: [] },
] as const;

export const RATION_BOARD_FORMS = [
  { verb: "call", only: {}, fields: ["number"] },
  { verb: "roll", only: {}, fields: [] },
] as const;

export const REGLAMENTACJA_FORMS = [
  { verb: "offer", only: {}, fields: ["to", "terms"] },
  { verb: "counter", only: {}, fields: ["number", "terms"] },
  { verb: "take", only: {}, fields: ["number"] },
  { verb: "take", only: {}, fields: ["number", "giving"] },
  { verb: "decline", only: {}, fields: ["number"] },
  { verb: "withdraw", only: {}, fields: ["number"] },
  { verb: "call", only: { phrase: "who has" }, fields: ["kind"] },
  { verb: "call", only: { phrase: "gives" }, fields: ["kind"] },
  { verb: "call", only: { phrase: "sells place" }, fields: [] },
  { verb: "call", only: { phrase: "wants place of" }, fields: ["seat"] },
  { verb: "call", only: { phrase: "too dear" }, fields: [] },
  { verb: "call", only: { phrase: "last chance" }, fields: [] },
  { verb: "pay", only: { deal: "a stamp" }, fields: ["first", "second"] },
  { verb: "pay", only: { deal: "his place" }, fields: ["first", "second"] },
  { verb: "stop", only: {}, fields: [] },
  { verb: "quiet", only: {}, fields: [] },
  { verb: "spin", only: {}, fields: [] },
  { verb: "spin", only: {}, fields: ["quality"] },
  { verb: "discard", only: {}, fields: ["kind"] },
  { verb: "buy_nothing", only: {}, fields: [] },
  { verb: "buy", only: {}, fields: ["card"] },
] as const;

export type Fact = number | string | WhoFact | TermFact | ListFact;

export const WIRE_VERSION = 2;

export const CLASS_VERSION = 1;

export interface TableSetting {
  name: keyof TableSettings;
  kind: "switch" | "named" | "limit" | "absence";
  values: [string, number][];
  live: boolean;
  apart: boolean;
}

export const TABLE_SETTINGS: TableSetting[] = [
  {"name": "undo", "kind": "switch", "values": [], "live": false, "apart": false},
  {"name": "chat", "kind": "switch", "values": [], "live": false, "apart": true},
  {"name": "hints", "kind": "switch", "values": [], "live": false, "apart": false},
  {"name": "memory_aids", "kind": "switch", "values": [], "live": false, "apart": false},
  {"name": "bot_delay", "kind": "named", "values": [["fast", 150], ["usual", 900], ["slow", 2200]], "live": false, "apart": false},
  {"name": "decision_seconds", "kind": "limit", "values": [["", 0], ["", 30], ["", 60], ["", 120], ["", 300]], "live": true, "apart": false},
  {"name": "seat_seconds", "kind": "limit", "values": [["", 0], ["", 600], ["", 1200], ["", 1800], ["", 3600]], "live": true, "apart": false},
  {"name": "gone_seconds", "kind": "absence", "values": [["", 0], ["", 60], ["", 120], ["", 300], ["", 900]], "live": true, "apart": true},
];

export const USUAL_SETTINGS: Record<"live" | "days", TableSettings> = {
  live: {"undo":true,"chat":true,"hints":true,"memory_aids":false,"bot_delay":900,"decision_seconds":0,"seat_seconds":0,"gone_seconds":120},
  days: {"undo":true,"chat":true,"hints":true,"memory_aids":false,"bot_delay":900,"decision_seconds":0,"seat_seconds":0,"gone_seconds":0},
};

export const QUIET_SETTINGS: TableSettings = {"undo":false,"chat":false,"hints":false,"memory_aids":false,"bot_delay":0,"decision_seconds":0,"seat_seconds":0,"gone_seconds":0};
