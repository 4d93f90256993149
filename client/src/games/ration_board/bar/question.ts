// What is asked now, as ids of sentences: of me, or of somebody I am waiting for.

import type { Play } from "$client/kit/play";
import type { Facts, Speech } from "$client/words/speech";
import type { RoadView } from "$client/wire";
import { goalOf, type Board, type Box } from "../box/box";
import { homeward, isAtGoal, isDone } from "../box/road";
import type { RoadStage } from "../news/road_stage.svelte";

/** What is to be done, and so what lies on the table before me. */
type Task = "call" | "roll_called" | "roll_sticker" | "at_the_board" | "blue_route" | "watch";

export interface Question {
  task: Task;
  mine: boolean;
  over: boolean;
  seat: number; // whose turn is shown
  tag: string;
  head: string;
  more: string;
  facts: Facts;
}

const TASKS = ["call", "roll_called", "roll_sticker", "at_the_board", "blue_route"];

export function questionOf(play: Play<RoadView>, stage: RoadStage, box: Box | null): Question {
  const { view, seat } = play;
  const over = view.reason !== "" && !stage.playing;
  if (over) return overAt(play);
  if (stage.current?.code.endsWith("_off") || stage.current?.code === "tied_for_start")
    return forTheStart(stage.current.seat);
  const prompt = play.ask?.prompt ?? "";
  const mine = !stage.playing && !!play.ask?.actors.includes(seat) && TASKS.includes(prompt);
  const actor = stage.scene ? stage.who : view.turn;
  const task = mine ? (prompt as Task) : "watch";
  const asked = mine ? prompt : `${actor === seat ? "my" : "other"}_${roadOf(stage, box, actor)}`;
  return {
    task,
    mine,
    over: false,
    seat: actor,
    tag: mine || actor === seat ? "rb-tag-mine" : "rb-tag-other",
    head: `rb-head-${asked}`,
    more: mine ? `rb-more-${prompt}` : "",
    facts: factsOf(play, stage, box, actor),
  };
}

function factsOf(
  { view, speech }: Play<RoadView>,
  stage: RoadStage,
  box: Box | null,
  actor: number,
): Facts {
  const goal = goalOf(box ?? EMPTY, stage.cars[actor]?.granted ?? 0);
  const ration = stage.current?.ration || goal?.ration || "gas";
  return {
    seat: { who: actor },
    number: view.called,
    numbers: goal ? wantedBy(goal, speech) : "",
    ration: { kind: "ration", name: ration, number: 0 },
  };
}

/** `6, 3 or 11`, `5 or any doubles`: what a clerk wants to see. */
function wantedBy({ white, black }: Board, speech: Speech): string {
  const all = [white, ...black].map((one) =>
    one === "doubles" ? speech.say("numbers-doubles") : String(one),
  );
  const [list, last] = [all.slice(0, -1).join(", "), all.at(-1)!];
  return list ? speech.say("numbers-or", { list, last }) : last;
}

const EMPTY: Box = { boards: [], spaces: [], cards: [], approves: {} };

/** Red road, at the window, blue road, Home for good: for the words about somebody who drives. */
function roadOf(stage: RoadStage, box: Box | null, seat: number): string {
  const car = stage.cars[seat];
  if (stage.current?.code === "drew") return "drawing";
  if (stage.current?.ration) return "board";
  if (!box || !car) return "red";
  if (isDone(box, car)) return "home";
  if (homeward(box, car)) return "blue";
  return isAtGoal(box, car) ? "board" : "red";
}

/** Where the time was up, several may have won. */
function overAt({ view, seat, speech }: Play<RoadView>): Question {
  const winners = view.ranking.flatMap((place, one) => (place === 1 ? [one] : []));
  const winner = winners.includes(seat) ? seat : winners[0]!;
  return {
    task: "watch",
    mine: winner === seat,
    over: true,
    seat: winner,
    tag: "rb-tag-over",
    head: `outcome-${view.reason}`,
    more: "",
    facts: {
      seat: { who: winner },
      winners: speech.list(winners.map((one) => speech.name(one))),
      how: winners.length > 1 ? "draw" : "alone",
    },
  };
}

const forTheStart = (seat: number): Question => ({
  task: "watch",
  mine: false,
  over: false,
  seat,
  tag: "rb-tag-start",
  head: "rb-head-start",
  more: "",
  facts: { seat: { who: seat } },
});
