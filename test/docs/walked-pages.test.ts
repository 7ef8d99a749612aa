import { describe, expect, it } from "vitest";
import { pages } from "./support/pages.js";
import { acceptOutputs, isWalked, walkPage } from "./support/walk-page.js";

// Tutorials and explanations run as their readers run them: files are written and edited, commands print what the page shows.
describe("pages that are walked through", () => {
  it.each(pages().filter(isWalked))("%s", async (page) => {
    const { shown, ran } = await walkPage(page);
    if (process.env["ACCEPT"] === "1") return acceptOutputs(page, ran);
    expect(shown.length).toBeGreaterThan(0);
    expect(ran).toEqual(shown);
  });
});
