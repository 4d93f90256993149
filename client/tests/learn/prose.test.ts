import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { chaptersOf } from "$client/learn/rules/book";
import { fold, hasAll, pieces, wordsIn } from "$client/kit/search/search";
import { isBlank, isHeading, partsOf } from "$client/learn/prose";
import Prose from "$client/learn/Prose.svelte";

describe("finding words in a book", () => {
  test("accents may be left out, and a letter stays a letter", () => {
    expect(fold("Żółw, È già")).toBe("zolw, e gia");
    expect(hasAll("Przesuwasz jeden własny pionek", wordsIn("WLASNY pionek"))).toBe(true);
    expect(hasAll("Przesuwasz jeden własny pionek", wordsIn("własny bazar"))).toBe(false);
  });

  test("a rule is found by its id", () => {
    expect(hasAll("KOL-CRD-4 Krytyka władzy", wordsIn("kol-crd"))).toBe(true);
  });

  test("what is found is marked where it stands", () => {
    expect(pieces("Łóżko i łóżka", ["lozk"])).toEqual([
      { text: "Łóżk", hit: true },
      { text: "o i ", hit: false },
      { text: "łóżk", hit: true },
      { text: "a", hit: false },
    ]);
    expect(pieces("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  });
});

describe("Markdown as elements", () => {
  test("four underscores are a line to write on, and no text", () => {
    expect(partsOf("**What?**\n\n____\n\n____\n\n- a ____ within").map(isBlank)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("headings, paragraphs and lists", () => {
    const parts = partsOf("# Title\n\nSome words.\n\n## Sources\n\n- One, *Book*, 1980.\n- Two\n");
    expect(
      parts.map((part) => (isHeading(part) ? part.level : "list" in part && part.list)),
    ).toEqual([1, false, 2, true]);
  });

  test("rules are links, and what is looked for is marked", () => {
    render(Prose, { text: "See (KOL-CRD-4), **at once**.\n\n- `stalls`", words: ["once"] });
    const link = screen.getByRole("link", { name: "KOL-CRD-4" });
    expect(link.getAttribute("href")).toBe("/rules/kolejka#KOL-CRD-4");
    expect(link.parentElement!.textContent).toBe("See (KOL-CRD-4), at once.");
    expect(document.querySelector("mark")!.textContent).toBe("once");
    expect(document.querySelector("li code")!.textContent).toBe("stalls");
  });
});

test("rules stand under their chapters", () => {
  const rule = (id: string, chapter: string) => ({ id, title: "", text: "", chapter });
  const chapters = chaptersOf({
    game: "kolejka",
    introduction: "",
    chapters: [
      { title: "Setup", text: "" },
      { title: "The day", text: "Six phases." },
    ],
    rules: [rule("KOL-SET-1", "Setup"), rule("KOL-SET-2", "Setup")],
  });
  expect(chapters.map((chapter) => chapter.rules.length)).toEqual([2, 0]);
});
