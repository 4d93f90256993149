// The table before the game, as a guest, a host and a spectator see it.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Table } from "$client/net/table.svelte";
import Lobby from "$client/table/Lobby.svelte";
import { USUAL_SETTINGS } from "$client/wire";
import { reading } from "$client/words/language.svelte";

const seat = (name: string, bot = "") => ({
  ...{ name, bot, stand_in: "", here: name !== "", open: name === "", left: -1 },
});

function tableWith(you: object, seats = [seat("Ania"), seat("Danuta", "neighbour"), seat("")]) {
  const room = {
    ...{ revision: 1, code: "K7MPQX", watch: "T4WMB2KXQ7HN", game: "kolejka", edition: "standard" },
    ...{ options: { stalls: "random" }, pace: "live", public: false, phase: "gathering", seats },
    ...{ host: 0, watching: 1, commitment: "", asks_back: -1, agreed: [], rematch: "" },
    manners: { ...USUAL_SETTINGS.live, chat: false, decision_seconds: 60 },
  };
  const mine = { seat: -1, host: false, may_sit: true, ...you };
  const command = vi.fn().mockResolvedValue(true);
  const table = { room, you: mine, seat: mine.seat, game: "kolejka", command, refusal: null };
  return { table: { ...table, speech: reading.speech! } as unknown as Table, command };
}

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await reading.begin("kolejka");
});
afterEach(cleanup);

describe("gathering", () => {
  it("asks a guest for a name first, and sits them on the free seat", async () => {
    const { table, command } = tableWith({});
    render(Lobby, { table });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Ania invites you to Kolejka",
    );
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Bartek" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    const order = command.mock.calls[0]![0];
    expect(order).toMatchObject({ t: "sit", seat: 2, name: "Bartek" });
    expect(order.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(screen.queryByRole("button", { name: "Begin the game" })).toBeNull();
  });

  it("lets the host begin, and says why not yet", async () => {
    const { table, command } = tableWith({ seat: 0, host: true });
    render(Lobby, { table });
    const begin = screen.getByRole("button", { name: "Begin the game" });
    expect(begin.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(/One seat is still empty/)).toBeTruthy();
    await fireEvent.click(begin);
    expect(command).toHaveBeenCalledWith({ t: "start" }, "start");
    await fireEvent.click(screen.getByRole("button", { name: "Put a bot here" }));
    expect(command).toHaveBeenCalledWith({ t: "seat_bot", seat: 2, kind: "", level: "" }, "seat-2");
  });

  it("tells the settings in words", () => {
    render(Lobby, { table: tableWith({ seat: 0 }).table });
    for (const sentence of [
      "The stalls at the market: in an order drawn by chance.",
      "There is no chat.",
      "Each decision: at most 1 minute.",
      "One person is watching.",
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
  });

  it("offers no seat to spectators", () => {
    const { table } = tableWith({ may_sit: false });
    render(Lobby, { table: { ...table, room: { ...table.room, code: "" } } as Table });
    expect(screen.queryByRole("button", { name: /Sit/ })).toBeNull();
    expect(screen.queryByText("Invite the others")).toBeNull();
  });
});
