import { readFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { builtCli } from "../support/built-cli.js";
import { compile, compileAlone } from "../support/compile.js";
import { tempFolder, writeAt } from "../support/temp-folder.js";

// The page is followed as it stands: its command is run by a shell, its program is compiled and run.
const root = resolve(import.meta.dirname, "../..");
const page = ["validate-anything", "standard-schema"]
  .map((name) => readFileSync(join(root, `docs/how-to/${name}.md`), "utf8"))
  .join("\n");
const run = promisify(execFile);

function blocks(language: string): readonly string[] {
  return [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, found, text = ""]) =>
    found === language ? [text] : [],
  );
}

const orderSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer" }, line: { $ref: "#/$defs/OrderLine" } },
  $defs: { OrderLine: { type: "object", required: ["sku"], properties: { sku: { type: "string" } } } },
};

describe("the page about validating anything", () => {
  it("has a command that writes types and validators of a schema by itself", async () => {
    const cwd = tempFolder({
      "order.schema.json": JSON.stringify(orderSchema),
      "package.json": '{ "type": "module" }',
    });
    const { command } = await builtCli();
    const [shell = "", second = ""] = blocks("sh");
    expect(shell).toContain("specwright generate order.schema.json -o src\n");
    await run("sh", ["-c", `specwright() { ${command} "$@"; }\n${shell}${second}`], { cwd });
    const written = join(cwd, "src/order-schema.ts");
    expect(compile([written])).toEqual([]);
    const outfile = join(cwd, "validators.mjs");
    await build({ entryPoints: [written], outfile, bundle: true, format: "esm", logLevel: "silent" });
    const validators = (await import(outfile)) as Readonly<Record<string, (value: unknown) => unknown>>;
    expect(Object.keys(validators)).toEqual(
      expect.arrayContaining(["isOrder", "validateOrder", "parseOrder", "isOrderLine", "assertOrder"]),
    );
    expect([validators["isOrder"]?.({ id: 1 }), validators["isOrder"]?.({ id: 1, line: {} })]).toEqual([true, false]);
    expect(validators["parseOrder"]?.('{ "id": 1.5 }')).toMatchObject({ ok: false, problems: [{ path: "/id" }] });
  });

  it("has a program that compiles, and does what its comments say", async () => {
    const cwd = tempFolder();
    const [program = ""] = blocks("ts");
    const calls = [...program.matchAll(/^(order\.\w+\(.*\));/gm)].map(([, call = ""]) => call);
    expect(calls).toHaveLength(3);
    const path = join(root, "test/docs/program-of-the-page.ts");
    const typed = { isolatedDeclarations: false, types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
    // "specwright" is what is built, which the repository links among its packages.
    expect(compileAlone([path], new Map([[path, program]]), typed)).toEqual([]);
    const entry = join(cwd, "page.ts");
    const results = `[${calls.join(", ")}, order["~standard"].validate({ id: "1" })]`;
    writeAt(entry, `${program}\nconsole.log(JSON.stringify(${results}));\n`);
    const packages = { specwright: (await builtCli()).library };
    await build({
      entryPoints: [entry],
      outfile: join(cwd, "page.mjs"),
      alias: packages,
      bundle: true,
      format: "esm",
      platform: "node",
      external: [packages.specwright],
      logLevel: "silent",
    });
    const { stdout } = await run(process.execPath, [join(cwd, "page.mjs")], { cwd });
    expect(JSON.parse(stdout)).toMatchObject([
      true,
      { ok: false, problems: [{ path: "/id" }] },
      { ok: true },
      { issues: [{ path: ["id"] }] },
    ]);
  });
});
