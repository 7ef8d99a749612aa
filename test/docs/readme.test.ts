import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { builtCli } from "../support/built-cli.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { filesBelow, writeAt } from "../support/temp-folder.js";
import { blocksOf, root, textOf } from "./support/pages.js";

// The example of the first page is done as it stands: its contract is written, its command is run, its program is compiled.
const run = promisify(execFile);
const only = (language: string): string => blocksOf("README.md", [language]).at(-1)?.text ?? "";

describe("README.md", () => {
  let cwd: string;
  let printed: string;

  beforeAll(async () => {
    cwd = join(inject("runFolder"), "readme-example");
    const { command } = await builtCli();
    writeAt(join(cwd, "package.json"), '{ "type": "module" }');
    writeAt(join(cwd, "orders.yaml"), only("yaml"));
    writeAt(join(cwd, "example.ts"), only("ts"));
    const { stdout } = await run("sh", ["-ec", `specwright() { ${command} "$@"; }\n${only("sh")}`], { cwd });
    printed = stdout;
  });

  it("shows what its command prints", () => {
    expect(printed).toBe(only(""));
  });

  it("has a program that compiles", () => {
    const paths = { "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")] };
    const options = {
      lib: browserLibraries,
      paths,
      isolatedDeclarations: false,
      typeRoots: [join(root, "node_modules/@types")],
      types: ["node"],
    };
    expect(compileAlone([join(cwd, "example.ts")], new Map(), options)).toEqual([]);
  });

  it("says of a wrong order what a validator says", async () => {
    const outfile = join(cwd, "validators.mjs");
    const stdin = { contents: 'export { validateOrder } from "./orders.js";', resolveDir: join(cwd, "src/api") };
    await build({ stdin, outfile, bundle: true, format: "esm", external: ["openapi-fetch"], treeShaking: true });
    const { validateOrder } = (await import(pathToFileURL(outfile).href)) as {
      validateOrder: (value: unknown) => unknown;
    };
    const [, path, code] = /path: ("[^"]+"), code: ("[^"]+")/.exec(only("ts")) ?? [];
    const found = validateOrder({ quantity: 500 });
    expect(JSON.stringify(found)).toContain(`"path":${path}`);
    expect(JSON.stringify(found)).toContain(`"code":${code}`);
  });

  it("has one file of code, which people can review", () => {
    expect([...filesBelow(join(cwd, "src")).keys()].sort()).toEqual(["api/.specwright.json", "api/orders.ts"]);
    expect(filesBelow(join(cwd, "src")).get("api/orders.ts")?.split("\n").length).toBeLessThanOrEqual(4000);
  });

  it("names the two commands that work on a fresh clone", () => {
    expect(textOf("README.md")).toMatch(/^make generate .*\nmake test /m);
  });
});

describe("docs/trouble.md", () => {
  it("quotes messages of the command line in its own words", async () => {
    const cwd = join(inject("runFolder"), "trouble");
    writeAt(
      join(cwd, "orders.yaml"),
      `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components:
  schemas:
    Order: { $ref: "#/components/schemas/OrderLin" }
    Other: { $ref: "../shared.yaml" }
    Text: { type: string, pattern: "^(a)\\\\1$" }
`,
    );
    writeAt(join(cwd, "orders/types.ts"), "mine\n");
    const { command } = await builtCli();
    const script = `${command} generate orders.yaml -o out 2>&1; mkdir -p mine; echo mine > mine/types.ts; ${command} generate orders.yaml -o mine 2>&1 || true`;
    const { stdout } = await run("sh", ["-c", script], { cwd });
    const rows = [...textOf("docs/trouble.md").matchAll(/^\| `(.+?)` \(`([\w/-]+)`\)/gm)];
    const messages = rows.map(([, message = "", code = ""]) => ({ message: message.replace(/ \.\.\.$/, ""), code }));
    const printed = messages.filter(({ code }) => code !== "output/locked");
    expect(printed.length).toBe(4);
    for (const { message, code } of printed) {
      // A file of mine is called otherwise in the page.
      const words = message.replace(/^"orders\/notes\.md"/, '"mine/types.ts"');
      expect(stdout).toContain(`${code}: ${words}`);
    }
  });
});
