import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { end, endCommands, pasted, startAs } from "../sandbox/support/command.js";
import { installPackages, packedFiles, type Installed } from "./installed.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});
afterEach(endCommands);

describe("the packed sandbox", () => {
  it("starts where it is installed by its name, and the calls that it prints work as pasted", async () => {
    const bin = join(installed.folder, "node_modules/.bin/travel-expense-sandbox");
    const elsewhere = mkdtempSync(join(installed.folder, "empty-"));
    const sandbox = await startAs([bin], elsewhere, []);
    expect(pasted(sandbox.said)).toMatchObject([
      { uri: expect.stringContaining(sandbox.address) as string },
      { purchaseRequestId: "PRQ-5001" },
      { errors: [{ errorCode: "missingUserInfo" }, {}, {}] },
    ]);
    expect(await end(sandbox, "SIGINT")).toBe(0);
  });

  it("asks for public packages alone, and the other packages ask for none of them", () => {
    const dependenciesOf = (name: string): readonly string[] => {
      const path = join(installed.folder, "node_modules", name, "package.json");
      return Object.keys((JSON.parse(readFileSync(path, "utf8")) as { dependencies?: object }).dependencies ?? {});
    };
    const own = dependenciesOf("travel-expense-sandbox");
    const wanted = [
      "@electric-sql/pglite",
      "drizzle-orm",
      "image-size",
      "jose",
      "libphonenumber-js",
      "openapi-fetch",
      "re2js",
    ];
    expect([...own].sort()).toEqual(wanted);
    expect(dependenciesOf("@specwright/travel-expense")).toEqual(["openapi-fetch"]);
    expect(dependenciesOf("specwright").filter((name) => own.includes(name))).toEqual([]);
  });

  it("holds what it runs on and its declarations, and would be published", () => {
    const files = packedFiles(installed.sandbox);
    for (const path of ["LICENSE", "README.md", "dist/main.js", "dist/world.tar.gz", "dist/worlds/default.json"])
      expect(files).toContain(path);
    expect(files.filter((path) => !/^(?:LICENSE|README\.md|package\.json|dist\/)/.test(path))).toEqual([]);
    const types = join(installed.folder, "node_modules/travel-expense-sandbox/dist/types");
    expect(existsSync(join(types, "generated/runtime/client.d.ts"))).toBe(true);
    const published = spawnSync("npm", ["publish", "--dry-run", "--offline", "--ignore-scripts", installed.sandbox], {
      encoding: "utf8",
      cwd: installed.folder,
    });
    expect([published.status, published.stdout]).toEqual([0, "+ travel-expense-sandbox@0.1.0\n"]);
  });
});
