import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedCli, type ServedCli } from "../support/served-cli.js";
import { pages } from "./support/pages.js";
import { acceptOutputs, installedCli, isWalked, walkPage } from "./support/walk-page.js";

// Tutorials and explanations run as their readers run them: files are written and edited, commands print what the page shows.
describe("pages that are walked through", () => {
  let folder: string;
  let served: ServedCli;

  beforeAll(async () => {
    const installed = await installedCli();
    folder = installed.folder;
    served = await servedCli(installed.program);
  });
  afterAll(() => served.close());

  it.each(pages().filter(isWalked))("%s", async (page) => {
    const { shown, ran } = await walkPage(page, folder, served.command);
    if (process.env["ACCEPT"] === "1") return acceptOutputs(page, ran);
    expect(shown.length).toBeGreaterThan(0);
    expect(ran).toEqual(shown);
  });
});
