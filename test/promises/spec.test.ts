import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { strayIn } from "../hostile/terminal/hostile-texts.js";
import { runProgram } from "../hostile/terminal/run-program.js";
import { installPackages, projectIn } from "../package/installed.js";
import { promise } from "../support/promise.js";
import { tempFolder, writeAt } from "../support/temp-folder.js";
import { bundle, specwright, specwrightIn } from "./support/product.js";

const head = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {} };

function contract(schemas: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...head, components: { schemas } });
}

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

describe("a spec", () => {
  promise(["checks-stay"], "that is read leniently opens no operation whose callers cannot be checked", async () => {
    const answer = { responses: { "204": { description: "Fine." } } };
    const paths = {
      "/hidden": { get: { operationId: "hidden", security: [{ gone: [] }], ...answer } },
      "/checked": { get: { operationId: "checked", parameters: [{ name: "q", in: "query", schema: 12 }], ...answer } },
      "/open": { get: { operationId: "open", ...answer } },
    };
    const vendor = JSON.stringify({ ...head, paths });
    const answers = async (config: string): Promise<string> => {
      const call = `import { createVendorServer, createVendorClient } from "./bundle.mjs";
const handlers = { hidden: () => ({ status: 204 }), checked: () => ({ status: 204 }), open: () => ({ status: 204 }) };
const ask = async (path) => (await toFetchHandler(createVendorServer({ handlers }))(new Request("http://x" + path))).status;
const sent = [];
const fetch = async (request, init) => (sent.push(...new Headers(init?.headers ?? request.headers).keys()), new Response(null, { status: 204 }));
await createVendorClient({ baseUrl: "http://x", fetch, auth: { gone: "secret" } }).hidden();
console.log(JSON.stringify([await ask("/hidden"), await ask("/checked"), await ask("/open"), sent.includes("authorization")]));`.replace(
        "createVendorClient }",
        "createVendorClient, toFetchHandler }",
      );
      const entry = `export * from "./generated/vendor.ts";`;
      const files = { "specwright.config.json": config, "all.ts": entry, "call.mjs": call };
      const cwd = projectIn(await installPackages(), { ...files, "specs/vendor/openapi.json": vendor });
      const { code, stderr } = await specwright(["generate"], { cwd });
      expect([code, stderr]).toEqual([0, expect.stringContaining("2 warnings")]);
      await bundle(join(cwd, "all.ts"), join(cwd, "bundle.mjs"));
      return (await runProgram([join(cwd, "call.mjs")], { cwd })).stdout.trim();
    };
    const lenient = { format: "none", strictness: "lenient" };
    expect(await answers(JSON.stringify(lenient))).toBe("[404,404,204,false]");
    const allowed = { ...lenient, server: { unchecked: "allow" } };
    expect(await answers(JSON.stringify(allowed))).toBe("[404,204,204,false]");
  });

  promise(
    ["text-is-no-code", "names-stay-inside"],
    "stays text and inside, whatever it says and calls its parts",
    async () => {
      const evil =
        "*/ globalThis.pwned = 1; /* ${globalThis.pwned = 1} ` \" ' \\ \n globalThis.pwned = 1;\u2028globalThis.pwned = 1;\u202e\u001b[31m";
      const schema = {
        type: "object",
        description: evil,
        properties: { [evil]: { enum: [evil] }, __proto__x: { type: "string", pattern: "^\\/\\*$" } },
      };
      const names = ["..", "...", "CON", "nul", "class", "__proto__", "constructor", "a.b-c", "globalThis", "Object"];
      const schemas = JSON.stringify(Object.fromEntries(names.map((_, at) => [`name${at}`, schema]))).replace(
        /"name(\d+)"/g,
        (_, at: string) => JSON.stringify(names[Number(at)]),
      );
      const text = `{"openapi":"3.1.0","info":{"title":${JSON.stringify(evil)},"version":"1"},"paths":{},"components":{"schemas":${schemas}}}`;
      const load = `const before = Object.getOwnPropertyNames(Object.prototype).join();
const all = await import("./bundle.mjs");
console.log(JSON.stringify([Object.keys(all).length > 10, typeof globalThis.pwned, Object.getOwnPropertyNames(Object.prototype).join() === before]));`;
      const cwd = projectIn(await installPackages(), { "specs/CON/openapi.json": text, "load.mjs": load });
      const before = filesBelow(cwd);
      const { code, stderr } = await specwright(
        ["generate", "--layout", "folder", "--format", "none", "--emit", "types,validators,index"],
        { cwd },
      );
      expect([code, stderr]).toEqual([0, stderr]);
      const written = filesBelow(cwd).filter((path) => !before.includes(path) && !path.includes(".cache"));
      expect(written.length).toBeGreaterThan(4);
      const made =
        /^generated\/(?:\.specwright\.json|(?!con\/|nul\/)[a-z][a-z0-9-]*\/(?!con\.|nul\.)[a-z][a-z-]*\.ts)$/;
      expect(written.filter((path) => !made.test(path))).toEqual([]);
      for (const path of written)
        expect([path, /[^\t\n\x20-\x7e]/.test(readFileSync(join(cwd, path), "utf8"))]).toEqual([path, false]);
      const validators = written.find((path) => path.endsWith("/validators.ts")) ?? "";
      await bundle(join(cwd, validators), join(cwd, "bundle.mjs"));
      const { stdout } = await runProgram(["load.mjs"], { cwd });
      expect(stdout).toBe('[true,"undefined",true]\n');
    },
  );

  promise(
    ["references-stay", "nothing-while-faulty", "refusals-say-where"],
    "reads and requests nothing outside, and a rejected file is reported without its contents",
    async () => {
      let asked = 0;
      const server = createServer((_, response) => response.end(String((asked += 1)))).listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as AddressInfo;
      const folder = tempFolder({
        "outside/secret.yaml": "S3CRET: [",
        "outside/openapi.yaml": "openapi: 3.1.0\nS3CRET: [",
        "project/package.json": "{}",
      });
      const cwd = join(folder, "project");
      const references = [
        "../../../outside/secret.yaml",
        join(folder, "outside/secret.yaml"),
        "linked.yaml",
        `http://127.0.0.1:${port}/x.yaml`,
        "no-contract.yaml",
      ];
      const schemas = Object.fromEntries(references.map(($ref, at) => [`Order${at}`, { $ref }]));
      writeAt(join(cwd, "specs/shop/openapi.json"), contract(schemas));
      writeAt(join(cwd, "specs/shop/no-contract.yaml"), "S3CRET: [");
      symlinkSync(join(folder, "outside/secret.yaml"), join(cwd, "specs/shop/linked.yaml"));
      const { code, stdout, stderr } = await specwright(["generate"], { cwd });
      server.close();
      expect([code, asked, /S3CRET/.test(stdout + stderr)]).toEqual([1, 0, false]);
      const told = [...stderr.matchAll(/^(\S+):\d+:\d+: error ([a-z]+\/[a-z-]+): .+$/gm)];
      expect(told.length).toBeGreaterThanOrEqual(references.length);
      expect(stderr.match(/^ +hint: .+$/gm)?.length).toBeGreaterThanOrEqual(references.length);
      expect(readdirSync(cwd).sort()).toEqual(["package.json", "specs"]);
      mkdirSync(join(cwd, "specs/other"));
      symlinkSync(join(folder, "outside/openapi.yaml"), join(cwd, "specs/other/openapi.yaml"));
      const linked = await specwright(["generate"], { cwd });
      expect([linked.code, linked.stderr]).toEqual([
        1,
        expect.stringMatching(/^specs\/other\/openapi\.yaml:1:1: error project\/linked-root: /),
      ]);
      expect(linked.stderr).not.toContain("S3CRET");
      const explained = await specwright(["explain", told[0]?.[2] ?? ""], { cwd });
      expect([explained.code, explained.stdout.length > 100]).toEqual([0, true]);
    },
  );

  promise(
    ["reading-ends", "patterns-are-linear"],
    "is read to its end or refused at its place, in little memory",
    async () => {
      const levels = Array.from(
        { length: 30 },
        (_, level) =>
          `  a${level}: &a${level} [${Array(9)
            .fill(level === 0 ? "x" : `*a${level - 1}`)
            .join(", ")}]`,
      );
      const cycle = { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } };
      const files = {
        "specs/aliases/openapi.yaml": `openapi: 3.1.0\nx-bomb:\n${levels.join("\n")}\n`,
        "specs/circle/openapi.json": contract(cycle),
        "specs/deep/openapi.json": `{"openapi":"3.1.0","x-deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
        "specs/entities/a.xsd":
          '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c SYSTEM "file:///etc/passwd">]><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">&c;</xs:schema>',
        "specs/patterns/openapi.json": contract({ Code: { type: "string", pattern: "^(a+)\\1$" } }),
      };
      const { code, stdout } = await specwrightIn(files, ["lint"], ["--max-old-space-size=300"]);
      expect(code).toBe(1);
      for (const path of Object.keys(files))
        expect([path, new RegExp(`^${path}:\\d+:\\d+: error `, "m").test(stdout)]).toEqual([path, true]);
      expect(stdout).not.toContain("root:");
    },
  );

  promise(
    ["size-is-cost"],
    "that is huge costs what its size costs, and shows as many problems as its reader asks for",
    async () => {
      const values = Array.from({ length: 60_000 }, (_, at) => `value-${at}`);
      const faulty = Object.fromEntries(
        Array.from({ length: 3_000 }, (_, at) => [`Order${at}`, { $ref: "#/missing" }]),
      );
      const text = contract({ Colour: { enum: values }, ...faulty });
      const { code, stdout } = await specwrightIn(
        { "a.json": text },
        ["lint", "--max-problems", "100", "a.json"],
        ["--max-old-space-size=300"],
      );
      expect(code).toBe(1);
      expect(stdout.match(/: (?:error|warning) /g)?.length).toBe(100);
    },
  );

  promise(
    ["terminal-is-safe"],
    "reaches a terminal and a service that runs builds as text that can be seen",
    async () => {
      const name = `\u001b]0;x\u0007\u001b[31m\u202e\u200b\r\n::stop-commands::x\n##vso[task.complete]\n%0A::add-mask::y${"z".repeat(5_000)}`;
      const files = { "a.json": contract({ Order: { $ref: `#/components/schemas/${name}` } }) };
      for (const form of ["text", "github", "sarif", "json"]) {
        const { code, stdout, stderr } = await specwrightIn(files, [
          "lint",
          "a.json",
          "--format",
          form,
          name.slice(0, 60),
        ]);
        expect([form, code === 0]).toEqual([form, false]);
        const said = stdout + stderr;
        expect([form, strayIn(said, false)]).toEqual([form, []]);
        expect([form, /^\s*(?:::(?:stop|add)|##vso)/m.test(said)]).toEqual([form, false]);
        if (form === "text") expect(Math.max(...said.split("\n").map((line) => line.length))).toBeLessThan(700);
      }
    },
  );
});
