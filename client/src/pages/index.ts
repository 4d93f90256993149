// Which page belongs to which address; each is loaded when it is first wanted.

import type { Component } from "svelte";
import type { Route } from "$client/route.svelte";

type Page = Component<{ route: Route }>;
type Load = () => Promise<{ default: Page }>;

const PAGES: Record<string, Load> = {
  "": () => import("./Front.svelte"),
  new: () => import("./NewTable.svelte"), // /new/GAME: a table for friends
  t: () => import("./AtTable.svelte"), // /t/CODE
  w: () => import("./AtTable.svelte"), // /w/CODE: the spectators' link
  hotseat: () => import("./HotSeat.svelte"), // /hotseat/CODE: several on one screen
  replay: () => import("./Replay.svelte"), // /replay/CODE
  rules: () => import("./Rules.svelte"), // /rules/GAME, /rules/GAME#KOL-CRD-4
  learn: () => import("./Learn.svelte"), // /learn/GAME: a guided first game
  wall: () => import("./Wall.svelte"), // /wall/CODE: the projector of a class
  history: () => import("./History.svelte"), // /history/GAME: short notes
  teach: () => import("./Teach.svelte"), // /teach/GAME: a lesson around it
  handout: () => import("./Handout.svelte"), // /handout/GAME: a sheet to print
  class: () => import("./Class.svelte"), // /class: a new one; /class/CODE: its teacher, its pupils
};

export function pageOf(route: Route): { name: string; load: Load } {
  const load = PAGES[route.page];
  if (!load) return { name: "lost", load: () => import("./Lost.svelte") };
  return { name: [route.page, ...route.rest].join("/"), load };
}
