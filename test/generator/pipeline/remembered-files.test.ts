import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { generate, type GenerateOptions } from "../../../generator/api/generate.js";
import { tempFolder } from "../../support/temp-folder.js";

const spec = (type: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components: { schemas: { Order: { $ref: "parts.yaml#/Order" }, Id: { type: ${type} }, Old: { type: strin } } }
`;
const part = (type: string): string => `Order: { type: ${type} }\n`;
const overlay = (type: string): string => `overlay: 1.0.0
info: { title: o, version: "1" }
actions: [{ target: $.components.schemas.Id, update: { type: ${type} } }]
`;

/** A folder of named files without a node_modules, and a function that generates in it: true if everything was read and written again. */
function namedFiles(caches: string): { cwd: string; isFullRun: (more?: GenerateOptions) => Promise<boolean> } {
  const cwd = tempFolder({ "orders.yaml": spec("string"), "parts.yaml": part("string"), "o.yaml": overlay("string") });
  vi.stubEnv("XDG_CACHE_HOME", caches);
  // Inputs are older than the process, as they are on the command line.
  const processStart = Date.parse("2999-01-01");
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(processStart);
  vi.spyOn(performance, "now").mockReturnValue(-processStart);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  let hasChosen = false;
  return {
    cwd,
    async isFullRun(more) {
      const steps: string[] = [];
      const onStep = (step: string): void => void steps.push(step);
      const result = await generate({ cwd, files: ["orders.yaml"], out: "out", emit: ["types"], onStep, ...more });
      expect(result).toMatchObject({ ok: true, diagnostics: [{ code: "json-schema/unknown-type" }] });
      expect(result.choices === undefined).toBe(hasChosen);
      hasChosen = true;
      return steps.length > 0;
    },
  };
}

it("remembers an unchanged run of a named file, without a node_modules", async () => {
  const { cwd, isFullRun } = namedFiles(tempFolder());
  expect([await isFullRun(), await isFullRun(), await isFullRun({ check: true })]).toEqual([true, false, false]);
  const withOverlay = { overlays: ["o.yaml"] };
  expect([await isFullRun(withOverlay), await isFullRun(withOverlay)]).toEqual([true, false]);
  await isFullRun();
  const changes: Readonly<Record<string, () => unknown>> = {
    "the spec": () => writeFileSync(join(cwd, "orders.yaml"), spec("number")),
    "a referenced file": () => writeFileSync(join(cwd, "parts.yaml"), part("number")),
    "an output": () => writeFileSync(join(cwd, "out/orders.ts"), "// edited\n"),
    "a removed output": () => rmSync(join(cwd, "out/orders.ts")),
    "the version": () => vi.stubGlobal("SPECWRIGHT_VERSION", "99.0.0"),
    "the build": () => vi.stubGlobal("SPECWRIGHT_BUILD", "another"),
  };
  for (const [name, change] of Object.entries(changes)) {
    change();
    expect([name, await isFullRun(), await isFullRun()]).toEqual([name, true, false]);
  }
  for (const more of [{ emit: ["validators"] }, { dates: "Date" }, { strictness: "lenient" }] as const)
    expect([more, await isFullRun(more)]).toEqual([more, true]);
  expect(await isFullRun(withOverlay)).toBe(true);
  expect(await isFullRun(withOverlay)).toBe(false);
  writeFileSync(join(cwd, "o.yaml"), overlay("integer"));
  expect([await isFullRun(withOverlay), await isFullRun(withOverlay)]).toEqual([true, false]);
  // A file of a project is read strictly.
  writeFileSync(join(cwd, "specwright.config.json"), '{ "interfaces": { "orders": "orders.yaml" } }');
  expect(await generate({ cwd, files: ["orders.yaml"], out: "out", ...withOverlay })).toMatchObject({ ok: false });
});

it("never remembers documents that are fetched, and needs a safe folder", async () => {
  const caches = tempFolder({ "a-file": "" });
  const { isFullRun } = namedFiles(join(caches, "new"));
  const text = spec("string").replace('{ $ref: "parts.yaml#/Order" }', "{ type: string }");
  const server = createServer((_, response) => response.end(text)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const fetched = [`http://127.0.0.1:${(server.address() as AddressInfo).port}/orders.yaml`];
  const allowed = { allowOrigins: ["https://vendor.example"] };
  for (const more of [{ files: fetched }, allowed])
    expect([await isFullRun(more), await isFullRun(more)]).toEqual([true, true]);
  expect([await isFullRun(), await isFullRun()]).toEqual([true, false]);
  vi.stubEnv("XDG_CACHE_HOME", join(caches, "a-file"));
  expect([await isFullRun(), await isFullRun()]).toEqual([true, true]);
});
