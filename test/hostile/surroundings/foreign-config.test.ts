import { chownSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const stranger = 54_321;

/** A shared folder with the configuration of another account, and a folder of our own below it. */
function sharedFolder(): { readonly config: string; readonly cwd: string; readonly ran: () => boolean } {
  const shared = tempFolder();
  const config = join(shared, "specwright.config.mjs");
  const cwd = join(shared, "mine");
  mkdirSync(cwd);
  writeAt(join(shared, "specs/orders/openapi.yaml"), ordersUpTo(100));
  writeFileSync(
    config,
    `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(join(shared, "ran"))}, "");\nexport default {};\n`,
  );
  chownSync(config, stranger, stranger);
  return { config, cwd, ran: () => existsSync(join(shared, "ran")) };
}

// Only the system's account gives files away.
describe.skipIf(process.geteuid?.() !== 0)("a configuration of another account", () => {
  it.each([["lint"], ["generate"], ["generate", "--check"], ["where", "orders", "#/info"]])(
    "above the folder of a run was run: %s %s %s",
    async (...args) => {
      const { cwd, ran } = sharedFolder();
      const { code, stderr, stdout } = await cli([...args, "--max-problems", "100"], { cwd });
      expect([code, stdout + stderr]).toEqual([
        1,
        expect.stringContaining(
          '../specwright.config.mjs:1:1: error project/foreign-config: The configuration "../specwright.config.mjs" is a program of another account, above the current folder.\n' +
            "  hint: if you trust its author, name it: --config ../specwright.config.mjs\n",
        ),
      ]);
      expect(ran()).toBe(false);
    },
  );

  it("counts where it is named, where the folder of the run is that account's too, and where it is data", async () => {
    const named = sharedFolder();
    expect((await cli(["lint", "--config", named.config], named)).code).toBe(0);
    expect(named.ran()).toBe(true);
    const theirs = sharedFolder();
    chownSync(theirs.cwd, stranger, stranger);
    expect((await cli(["lint"], theirs)).code).toBe(0);
    expect(theirs.ran()).toBe(true);
    const data = sharedFolder();
    renameSync(data.config, data.config.replace(/mjs$/, "json"));
    writeFileSync(data.config.replace(/mjs$/, "json"), "{}");
    expect((await cli(["lint"], data)).code).toBe(0);
  });
});
