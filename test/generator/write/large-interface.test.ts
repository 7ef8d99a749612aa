import { readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { compile } from "../../support/compile.js";
import { browserLibraries } from "../../support/compile-parties.js";
import { cli, inFolder } from "../../support/run-cli.js";
import { sized } from "../../support/sizes.js";
import { filesBelow, tempFolder } from "../../support/temp-folder.js";

const largest = 1_000_000;

describe("an interface with very many schemas", () => {
  it("is written in parts, which are checked, changed and removed like every file", async () => {
    const cwd = tempFolder({ "specwright.config.json": config, "specs/shop/openapi.json": shop(60) });
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0 });
    const before = filesBelow(join(cwd, "generated"));
    expect([...before.keys()].filter((path) => path.startsWith("shop/validators/")).length).toBeGreaterThan(2);
    for (const [path, text] of before) expect([path, text.length <= largest]).toEqual([path, true]);
    expect(Object.keys(JSON.parse(before.get("package.json") ?? "{}").exports as object)).toEqual([
      "./shop",
      "./shop/types",
      "./shop/validators",
      "./package.json",
    ]);
    expect(await cli(["generate", "--check"], { cwd })).toMatchObject({ code: 0 });

    const changed = shop(60).replace('"Thing7x"', '"Thing7xAnd"');
    writeFileSync(join(cwd, "specs/shop/openapi.json"), changed);
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(1);
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0 });
    const after = filesBelow(join(cwd, "generated"));
    const others = [...after].filter(([path, text]) => /validators\/\w/.test(path) && before.get(path) !== text);
    expect(others.map(([path]) => path.replace(/[-.].*/, ""))).toEqual([
      "shop/validators/inner",
      "shop/validators/public",
    ]);

    writeFileSync(join(cwd, "specs/shop/openapi.json"), shop(5));
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0 });
    expect(readdirSync(join(cwd, "generated/shop")).sort()).toEqual([
      "README.md",
      "index.ts",
      "types.ts",
      "validators.ts",
    ]);
  });
});

const config = JSON.stringify({
  emit: ["types", "validators", "index"],
  format: "none",
  package: { name: "shop", version: "1.0.0" },
});

/** A spec of `count` schemas of ten properties each, whose long names make large files of few schemas. */
function shop(count: number): string {
  const member = (maxLength: number): object => ({ type: "string", minLength: 1, maxLength, pattern: "^[a-z]+$" });
  const properties = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`member${index}${"OfTheShop".repeat(60)}`, member(index + 40)]),
  );
  const names = Array.from({ length: count }, (_, index) => `Thing${index}x`);
  const schemas = names.map((name) => [name, { type: "object", required: Object.keys(properties), properties }]);
  const info = { title: "Shop", version: "1" };
  return JSON.stringify({ openapi: "3.1.0", info, paths: {}, components: { schemas: Object.fromEntries(schemas) } });
}

const require = createRequire(import.meta.url);
// 1,200 operations and 4,000 schemas, which take minutes, or 20 and 6.
const contract = sized({
  normal: () => require.resolve("@readme/oas-examples/3.0/json/petstore.json"),
  thorough: () => join(dirname(require.resolve("@octokit/openapi/package.json")), "generated/api.github.com.json"),
});

describe("the contract of another", () => {
  it("comes out in files of at most 1 MB that compile, and one operation makes a small bundle", async () => {
    const cwd = tempFolder();
    expect(await cli(["generate", contract(), "-o", "out", ...inFolder, "--quiet"], { cwd })).toMatchObject({
      code: 0,
    });
    const files = filesBelow(join(cwd, "out"));
    for (const [path, text] of files) expect([path, Buffer.byteLength(text) <= largest]).toEqual([path, true]);
    const modules = [...files].filter(([path]) => path.endsWith(".ts"));
    const texts = new Map(modules.map(([path, text]) => [join(process.cwd(), "out", path), text]));
    expect(compile([...texts.keys()], texts, { lib: browserLibraries })).toEqual([]);
    const clients = modules.filter(([path]) => path.startsWith("client")).map(([, text]) => text);
    const [, operation] = /^export function (\w+)\(\s*connection: /m.exec(clients.join("\n")) ?? [];
    const { outputFiles } = await build({
      stdin: { contents: `export { ${operation} } from "./client.js";`, resolveDir: join(cwd, "out"), loader: "ts" },
      bundle: true,
      minify: true,
      format: "esm",
      nodePaths: [join(process.cwd(), "node_modules")],
      write: false,
    });
    expect(outputFiles[0]?.contents.length).toBeGreaterThan(5_000);
    expect(outputFiles[0]?.contents.length).toBeLessThan(60_000);
  });
});
