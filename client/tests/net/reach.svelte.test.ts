// What an invitation begins with: the server's word, and the page's own address where it knows better.

import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import { followReach, reaching, startOfLinks } from "$client/net/reach.svelte";

const LAN = "http://192.168.1.23:8343";
const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const HOME = at("http://127.0.0.1:8343");

afterEach(() => vi.unstubAllGlobals());

describe("what links begin with", () => {
  it("is what whoever runs the server has set, wherever the page was opened", () => {
    const told = { link: "https://play.example.org", certain: true };
    for (const page of [HOME, at(LAN)]) expect(startOfLinks(told, page)).toBe(told.link);
  });

  it.each([
    "http://127.0.0.1:8343",
    "http://localhost:8343",
    "http://[::1]:8343",
    "http://a.localhost",
  ])("is never %s, if others can come by another address", (origin) =>
    expect(startOfLinks({ link: LAN, certain: false }, at(origin))).toBe(LAN),
  );

  it("is nothing where the server listens for this machine alone", () => {
    expect(startOfLinks({ link: "", certain: false }, HOME)).toBe("");
  });

  it("is the page's own address behind a proxy, in a container, and while nothing is known", () => {
    for (const link of ["", "http://172.17.0.2:8343"])
      expect(startOfLinks({ link, certain: false }, at("https://games.example.org"))).toBe(
        "https://games.example.org",
      );
    expect(startOfLinks(null, HOME)).toBe(HOME.origin);
  });
});

describe("the page", () => {
  const answers = (body: unknown) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body))));

  it("says that it is alone only once the server has said so", async () => {
    vi.stubGlobal("location", HOME);
    expect(reaching.alone).toBe(false);
    answers({ link: "", certain: false });
    await reaching.ask();
    expect(reaching.alone).toBe(true);
    expect(reaching.link("/t/K7MPQX")).toBe("http://127.0.0.1:8343/t/K7MPQX");
    answers({ link: LAN, certain: false });
    await reaching.ask();
    expect(reaching.alone).toBe(false);
    expect(reaching.link("/t/K7MPQX")).toBe(`${LAN}/t/K7MPQX`);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    await reaching.ask();
    expect(reaching.link("/t/K7MPQX")).toBe("http://127.0.0.1:8343/t/K7MPQX");
  });

  it("asks again as long as nobody else can come: the computer may join the Wi-Fi later", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("location", HOME);
    answers({ link: "", certain: false });
    const leave = $effect.root(() => followReach());
    const passed = async () => {
      flushSync();
      await vi.advanceTimersByTimeAsync(6_000);
    };
    await passed();
    expect(reaching.alone).toBe(true);
    answers({ link: LAN, certain: false });
    await passed();
    expect(reaching.link("/")).toBe(`${LAN}/`);
    await passed();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody asks any more")));
    await passed();
    expect(reaching.link("/")).toBe(`${LAN}/`);
    leave();
    vi.useRealTimers();
  });
});
