import { existsSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../support/run-cli.js";
import { tempFolder } from "../support/temp-folder.js";
import { openapi } from "./support/own-site.js";

const order = openapi({
  "/orders/{id}": {
    get: {
      operationId: "getOrder",
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      responses: {
        200: { description: "The order.", content: { "application/json": { schema: { type: "object" } } } },
      },
    },
  },
});

describe("specwright docs", () => {
  it("writes a site, and removes the pages of what is gone", async () => {
    const cwd = folder({ "orders.json": JSON.stringify(order), "guides/start.md": "# Start here\n" });
    const first = await cli(["docs", "orders.json", "-o", "site", "--pages", "guides"], { cwd });
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toMatch(/^Orders: \d+ files, \d+ written, 0 removed\. Open index\.html in site\.\n$/);
    expect(readFileSync(join(cwd, "site/guides/start.html"), "utf8")).toContain("<h1");
    expect(readFileSync(join(cwd, "site/apis/orders/operations/getorder.html"), "utf8")).toContain("/orders/{id}");
    const second = await cli(["docs", "orders.json", "-o", "site"], { cwd });
    expect(second.stdout).toContain("1 removed");
    expect(existsSync(join(cwd, "site/guides/start.html"))).toBe(false);
  });

  it("keeps files of others", async () => {
    const cwd = folder({ "orders.json": JSON.stringify(order), "site/CNAME": "api.example.com\n" });
    expect((await cli(["docs", "orders.json", "-o", "site", "-q"], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, "site"))).toContain("CNAME");
  });

  it("prints the model, which needs no other package", async () => {
    const cwd = tempFolder({ "orders.json": JSON.stringify(order) });
    const { code, stdout } = await cli(["docs", "orders.json", "--json"], { cwd });
    const model = JSON.parse(stdout) as { apis: { operations: { name: string }[] }[] };
    expect([code, model.apis[0]?.operations[0]?.name]).toEqual([0, "getOrder"]);
  });

  it.each([
    ["no output", ["docs", "orders.json"], "Name the output folder of the site: -o DIR; or use --json."],
    ["a project and a file", ["docs", "orders", "orders.json", "--json"], "Name either APIs of the project, or files"],
    ["no such pages", ["docs", "orders.json", "-o", "site", "--pages", "none"], "is not a readable folder"],
    ["no such style", ["docs", "orders.json", "-o", "site", "--css", "none.css"], "is not a readable file"],
  ])("is a wrong usage with %s", async (_, args, says) => {
    const cwd = folder({ "orders.json": JSON.stringify(order) });
    const { code, stderr } = await cli(args, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });

  it("writes nothing if a spec has an error", async () => {
    const cwd = folder({ "specs/orders/openapi.json": JSON.stringify({ ...order, paths: { "/x": { get: 7 } } }) });
    const { code, stderr } = await cli(["docs", "-o", "site"], { cwd });
    expect([code, existsSync(join(cwd, "site"))]).toEqual([1, false]);
    expect(stderr).toContain("specs/orders/openapi.json");
  });
});

/** A project in which the renderer is installed. */
function folder(files: Readonly<Record<string, string>>): string {
  const cwd = tempFolder(files);
  symlinkSync(resolve("node_modules"), join(cwd, "node_modules"));
  return cwd;
}
