// The market on the screen: slips, the draft, players, the speculator's deals.

import { cleanup, configure, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Ask, Choice, ShopView } from "$client/wire";
import { motion } from "$client/kit/motion.svelte";
import type { Sent } from "$client/kit/moves";
import type { Play } from "$client/kit/play";
import { KINDS } from "$client/games/reglamentacja/box/parts";
import Screen from "$client/games/reglamentacja/Screen.svelte";
import { loadWords } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { choice } from "../../choices";
import { counters, decline, offer, offers, shop, stamps, take } from "./deal_shop";

vi.mock("$client/net/api", () => ({
  box: () =>
    Promise.resolve({
      stamps: [],
      cards: [
        { id: "cheesecake", category: "cake", cost: ["flour", "flour", "sugar"], icons: 3 },
        { id: "great_laundry", category: "fix_up", cost: ["soap", "soap", "soap"], icons: 4 },
      ],
      visits: [{ id: "rendezvous_with_friends", doubles: ["cake", "fix_up"] }],
      points: { rendezvous_with_friends: [6, 8] },
    }),
}));

vi.mock("$client/games/reglamentacja/board/top/Top.svelte", () => ({ default: () => undefined }));

const NAMES = ["Ania", "Marek", "Emily"];
const [SUGAR, , FLOUR, ALCOHOL, BUTTER, SOAP] = [0, 1, 2, 3, 4, 5];
const HAND = stamps({ [FLOUR]: 2, [SOAP]: 2, [ALCOHOL]: 1 });
let english: Speech;
configure({ asyncUtilTimeout: 8000 }); // a busy machine takes its time
vi.setConfig({ testTimeout: 20_000 });
beforeAll(async () => {
  motion.choose(true);
  english = (await loadWords("en", "reglamentacja")).at(NAMES, 0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Act = (move: Sent) => Promise<boolean>;

function playOf(act: Act, view: Partial<ShopView>, legal: Choice[] = [], seat = 0) {
  return {
    game: "reglamentacja",
    room: {
      manners: { hints: false },
      seats: NAMES.map((name) => ({ name, bot: "", stand_in: "", here: true })),
    },
    seat,
    view: shop({ hand: HAND, ...view }),
    ask: { prompt: "trading", actors: [0], legal, open: true, back: "" } satisfies Ask,
    latest: null,
    speech: english,
    refusal: null,
    busy: false,
    past: [],
    pointed: -1,
    flicked: -1,
    act,
    preview: () => Promise.resolve(null),
    dismiss: vi.fn(),
  } as unknown as Play<ShopView>;
}

function show(view: Partial<ShopView>, legal: Choice[] = [], seat = 0) {
  const act = vi.fn<Act>(() => Promise.resolve(true));
  render(Screen, { play: playOf(act, view, legal, seat), unread: 0, onmenu: vi.fn() });
  return act;
}

/** The clock stands still; `later` puts it on. */
const still = (): void => void vi.spyOn(performance, "now").mockReturnValue(5_000);
const later = (): void => void vi.spyOn(performance, "now").mockReturnValue(1e9);

/** By its name, without the slow walk through all roles. */
function button(name: RegExp | string): HTMLElement {
  const named = (one: Element): string =>
    (one.getAttribute("aria-label") ?? one.querySelector(".unseen")?.textContent ?? one.textContent)
      .replace(/\s+/g, " ")
      .trim();
  const fits = (one: Element): boolean =>
    typeof name === "string" ? named(one) === name : name.test(named(one));
  const found = [...document.querySelectorAll<HTMLElement>("button")].find(fits);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
const findButton = (name: RegExp | string): Promise<HTMLElement> => waitFor(() => button(name));

const anyTwo = offer({ number: 4, to: 0, give: stamps({ [SUGAR]: 1 }), any_of: 2, among: 127 });
const ways = [take(4, { [SOAP]: 2 }), take(4, { [SOAP]: 1, [ALCOHOL]: 1 }), decline(4)];

describe("a slip", () => {
  it("says what I would give, and one tap takes exactly that", async () => {
    const act = show({ offers: [anyTwo] }, ways);
    const slip = await findButton(
      "Marek offers you sugar for any 2 stamps; you would give alcohol and soap. It completes: cheesecake. Take",
    );
    later();
    slip.click();
    const giving = ["alcohol", "soap"];
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({ verb: "take", args: { number: 4, giving } }),
    );
  });

  it("that has only just come does nothing, and says so", async () => {
    still();
    const act = show({ offers: [anyTwo] }, ways);
    button(/^Marek offers you/).click();
    await screen.findByText(/only just changed/);
    expect(act).not.toHaveBeenCalled();
  });

  it("opens a choice of stamps", async () => {
    const act = show({ offers: [anyTwo] }, ways);
    await findButton(/you would give alcohol and soap/);
    later();
    button(/^Choose what you pay/).click();
    (await findButton(/^alcohol, 1 of 1/)).click();
    (await findButton(/^soap, 1 of 2/)).click();
    (await findButton("Give 2 soap")).click();
    const giving = ["soap", "soap"];
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({ verb: "take", args: { number: 4, giving } }),
    );
  });

  it("takes no focus at its other end, which nobody hears", async () => {
    show({ offers: [anyTwo] }, ways);
    await findButton(/you would give alcohol and soap/);
    const end = document.querySelector(".slip .deal.rest")!;
    const pressed = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    end.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
  });

  it("that I cannot pay leads to a counter-offer, prefilled", async () => {
    const dear = offer({ number: 5, give: stamps({ [BUTTER]: 1 }), ask: stamps({ [SOAP]: 3 }) });
    const act = show({ offers: [dear] }, [decline(5)]);
    later();
    button(/counter-offer$/).click();
    (await findButton("Answer: 2 soap for butter")).click();
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith(counters(5, { give: ["soap", "soap"], ask: ["butter"] })),
    );
  });

  it("says what its maker gives for what, in this order, whoever made it", async () => {
    const given = stamps({ [SOAP]: 1 });
    const asked = stamps({ [BUTTER]: 1 });
    const by = (maker: number, to: number) =>
      offer({ number: maker + 1, maker, to, give: given, ask: asked });
    show({ offers: [by(0, 1), by(1, 0), by(2, 1)] });
    await findButton(/^Emily offers Marek soap for butter/);
    const read = [...document.querySelectorAll(".slip")].map((slip) =>
      [...slip.querySelectorAll(".give .name, .for, .pay .name")].map((one) => one.textContent),
    );
    expect(read).toEqual(Array(3).fill(["soap", "for", "butter"]));
  });

  it("is declined and withdrawn by one tap", async () => {
    const own = offer({ number: 6, maker: 0, give: stamps({ [SOAP]: 1 }), ask: stamps({ 4: 1 }) });
    const act = show({ offers: [anyTwo, own] }, ways);
    later();
    button(/^Say no to Marek/).click();
    await waitFor(() => expect(act).toHaveBeenCalledWith({ verb: "decline", args: { number: 4 } }));
    button(/^You offer everyone soap for butter. Withdraw/).click();
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({ verb: "withdraw", args: { number: 6 } }),
    );
  });
});

describe("a slip that I have said no to", () => {
  it("says so, stays, and one tap takes it after all", async () => {
    const act = show({ offers: [{ ...anyTwo, to: -1, declined: 1 }] }, ways.slice(0, 2));
    const slip = await findButton(
      /^You said no, but you may change your mind\. Marek offers.*alcohol and soap/,
    );
    expect(slip.closest(".slip")!.textContent).toContain("you said no");
    expect(() => button(/^Say no to Marek/)).toThrow();
    later();
    slip.click();
    const giving = ["alcohol", "soap"];
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({ verb: "take", args: { number: 4, giving } }),
    );
  });
});

describe("an offer of mine", () => {
  it("takes two gestures and a button that says the deed", async () => {
    const act = show({});
    button(/^2 soap: put one/).click();
    (await findButton(/^butter: 0 wanted/)).click();
    (await findButton("Offer: soap for butter")).click();
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith(offers("all", { give: ["soap"], ask: ["butter"] })),
    );
  });

  it("is addressed by a tap on a player; half of it is a call", async () => {
    const act = show({});
    button(/^2 soap: put one/).click();
    await findButton("Call: “I give soap!”");
    button(/^Emily:/).click();
    (await findButton(/^any 2 of their choice/)).click();
    (await findButton(/^To Emily: soap for any 2 stamps/)).click();
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith(offers(2, { give: ["soap"], any: 2, among: [...KINDS] })),
    );
  });
});

describe("on a small screen", () => {
  const zone = (among: string): string =>
    document
      .querySelector(among)
      ?.textContent.replace(/[▲▼\s]+/g, " ")
      .trim() ?? "";

  it("says over each row of stamps whether I give or want them", async () => {
    show({});
    button(/^2 soap: put one/).click();
    await waitFor(() => expect(zone(".composer .want p")).toBe("I want"));
    expect(zone(".tray .giving b")).toBe("I give");
    const mine = document.querySelector<HTMLElement>(".tray [data-place='mine']")!;
    expect(document.querySelector(".composer [data-place='mine']")).toBeNull();
    mine.click();
    await waitFor(() => expect(mine.getAttribute("aria-pressed")).toBe("true"));
  });

  it("names everybody: at the top, on slips, and as the one who is spoken to", async () => {
    show({ offers: [{ ...anyTwo, to: 2 }, offer({ number: 6, maker: 0, to: 1 })] });
    await findButton(/^Marek offers Emily sugar/);
    const tags = [...document.querySelectorAll(".slip .tag")].map((one) => one.textContent);
    expect(tags).toEqual(["you", "Marek", "Emily"]);
    expect(document.querySelectorAll(".slip .mark")).toHaveLength(0);
    button(/^2 soap: put one/).click();
    button(/^Emily:/).click();
    await findButton(/^To: Emily$/);
  });
});

describe("an offer of mine that I cannot keep any more", () => {
  const own = offer({ number: 6, maker: 0, give: stamps({ [SOAP]: 1 }), ask: stamps({ 4: 1 }) });
  const gone = { past: [{ ...own, why: 5 }] };
  const lapsed = async (accepted: boolean): Promise<ReturnType<typeof vi.fn<Act>>> => {
    const act = vi.fn<Act>(() => Promise.resolve(accepted));
    const shown = render(Screen, {
      play: playOf(act, { offers: [own] }),
      unread: 0,
      onmenu: vi.fn(),
    });
    button(/^You offer everyone soap for butter/);
    await shown.rerender({ play: playOf(act, gone) });
    later();
    (await findButton(/such stamps have just changed hands\. Offer it again$/)).click();
    const same = offers("all", { give: ["soap"], ask: ["butter"] });
    await waitFor(() => expect(act).toHaveBeenCalledWith(same));
    return act;
  };

  it("is made once more by one tap, and its slip goes", async () => {
    await lapsed(true);
    await waitFor(() => expect(document.querySelector("[data-offer='6']")).toBeNull());
  });

  it("stays where the server does not take it: the refusal is told beside it", async () => {
    const act = await lapsed(false);
    await act.mock.results[0]!.value;
    expect(button(/Offer it again$/).closest("[data-offer='6']")).not.toBeNull();
  });
});

describe("around the table", () => {
  it("asks for somebody's place by a tap on them", async () => {
    const wants = { verb: "call", args: { phrase: "wants place of", seat: 2 } } as const;
    const act = show({ bought: [[], [], [0]] }, [choice(wants)]);
    button(/^Emily: 5 stamps, 1 card bought/).click();
    (await findButton(/I want your place, Emily!/)).click();
    await waitFor(() => expect(act).toHaveBeenCalledWith(wants));
  });

  it("says nothing where there is no clock", async () => {
    const quiet = { verb: "quiet", args: {} } as const;
    const act = show({ live: false }, [choice(quiet)]);
    button(/^Say nothing$/).click();
    await waitFor(() => expect(act).toHaveBeenCalledWith(quiet));
  });

  it("pays the speculator with two stamps that I choose", async () => {
    type Kind = (typeof KINDS)[number];
    const pay = (first: Kind, second: Kind): Choice =>
      choice({ verb: "pay", args: { first, second, deal: "a stamp" } });
    const act = show({}, [pay("flour", "alcohol"), pay("alcohol", "soap"), pay("soap", "soap")]);
    await findButton(/cheesecake/); // the box has come
    button(/two stamps for one off the stack$/).click();
    (await findButton(/^Slip him/)).click();
    const args = { first: "flour", second: "alcohol", deal: "a stamp" };
    await waitFor(() => expect(act).toHaveBeenCalledWith({ verb: "pay", args }));
  });

  it("sums itself up when asked", async () => {
    show({ offers: [anyTwo] }, ways);
    button(/^Sum up the table$/).click();
    await screen.findByText(/One offer is for you: Marek: sugar for any 2 stamps/);
  });

  it("shows backs and a count of what others have bought, without memory aids", async () => {
    show({ bought: [[], [-1, -1], []] }, ways);
    button(/^Marek: /).click();
    await screen.findByText(/^2 cards bought, face down/);
    expect(screen.queryByText(/^bought:/)).toBeNull();
  });

  it("shows a spectator everybody and every offer, and nothing to be done", async () => {
    const hand = stamps({});
    show({ viewer: null, hand, offers: [{ ...anyTwo, to: -1 }] }, [], -1);
    expect(button(/offers everyone sugar/).getAttribute("aria-disabled")).toBe("true");
    button(/^Ania: 5 stamps/).click();
    await screen.findByText(/^5 stamps in hand/);
    expect(() => button(/an offer$/)).toThrow();
  });
});
