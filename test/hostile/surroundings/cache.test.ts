import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtProgram, type BuiltCli } from "../../support/built-cli.js";
import { memo } from "../../support/memo.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import type { CliRun } from "../../support/run-cli.js";
import { writeAt } from "../../support/temp-folder.js";
import { everyTrick, strayIn } from "../terminal/hostile-texts.js";
import { runProgram } from "../terminal/run-program.js";
import type { ForgedRun } from "./generate-each.js";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

let built: BuiltCli;
let cwd: string;
/** The file in which the cache records the run, and its content before it was forged. */
let record = "";
let original: string;

beforeAll(async () => {
  built = await builtProgram("../test/hostile/surroundings/generate-each.ts");
  cwd = realpathSync(mkdtempSync(join(tmpdir(), "specwright-test-")));
  const spec = join(cwd, "specs/orders/openapi.yaml");
  writeAt(spec, ordersUpTo(100));
  utimesSync(spec, 1_000_000_000, 1_000_000_000);
  writeAt(join(cwd, "secret.txt"), "SECRET\n");
  mkdirSync(join(cwd, "node_modules"));
  // A file written a moment ago is not remembered: it might have changed while the run read it.
  for (let runs = 0; runs < 20 && record === ""; runs += 1) {
    expect(await generateEach([{}])).toMatchObject([{ code: 0 }]);
    const folder = join(cwd, "node_modules/.cache/specwright/runs");
    if (existsSync(folder)) record = join(folder, readdirSync(folder)[0] ?? "");
  }
  original = readFileSync(record, "utf8");
});
afterAll(() => {
  built.remove();
  rmSync(cwd, { recursive: true, force: true });
});

/** Runs of one process, which did not make what the cache holds. */
async function generateEach(runs: readonly ForgedRun[]): Promise<readonly CliRun[]> {
  const { stdout, stderr } = await runProgram([built.program], { cwd, stdin: JSON.stringify(runs) });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as readonly CliRun[];
}

interface RunRecord {
  readonly inputs: readonly unknown[];
  readonly outputs: readonly unknown[];
  readonly result: { readonly interfaces: readonly object[]; readonly [name: string]: unknown };
}

function recordOf(text: string): RunRecord {
  return JSON.parse(text.slice(text.indexOf("\n") + 1)) as RunRecord;
}

/** A record as the cache keeps it: whole, and yet not what a run has written. */
function forged(value: unknown): Required<ForgedRun>["record"] {
  const text = JSON.stringify(value);
  return { path: record, text: `${digest(text)}\n${text}` };
}

const place = { path: "secret.txt", language: "json", start: 0, end: 6 };
const told = { code: "source/missing-file", severity: "error", message: everyTrick, origin: place, related: [] };

describe("a forged cache", () => {
  const forgeries: Readonly<Record<string, (record: RunRecord) => unknown>> = {
    nothing: () => null,
    "a list": () => [],
    "no result": ({ inputs, outputs }) => ({ inputs, outputs, result: null }),
    "an empty result": ({ inputs, outputs }) => ({ inputs, outputs, result: {} }),
    "no interfaces": (record) => ({ ...record, result: { ...record.result, interfaces: null } }),
    "interfaces without counts": (record) => ({ ...record, result: { ...record.result, interfaces: [{ name: "a" }] } }),
    "hostile names": (record) => ({
      ...record,
      result: { ...record.result, interfaces: record.result.interfaces.map((each) => ({ ...each, name: everyTrick })) },
    }),
    "half a diagnostic": (record) => ({ ...record, result: { ...record.result, diagnostics: [{}] } }),
    "an unknown code": (record) => ({
      ...record,
      result: { ...record.result, diagnostics: [{ ...told, code: "__proto__" }] },
    }),
    "a place in another file": (record) => ({ ...record, result: { ...record.result, diagnostics: [told] } }),
    "a related place in another file": (record) => ({
      ...record,
      result: {
        ...record.result,
        diagnostics: [
          {
            ...told,
            origin: { ...place, path: "specs/orders/openapi.yaml" },
            related: [{ message: "here", origin: place }],
          },
        ],
      },
    }),
    "a severity of its own": (record) => ({
      ...record,
      result: { ...record.result, diagnostics: [{ ...told, severity: everyTrick }] },
    }),
    "inputs elsewhere": (record) => ({ ...record, inputs: [["../../../../etc/passwd", "nothing"]] }),
    "outputs elsewhere": (record) => ({ ...record, outputs: [["../../secret.txt", digest("SECRET\n")]] }),
  };

  const names = Object.keys(forgeries);
  const runs = memo(() =>
    generateEach(names.map((name) => ({ record: forged(forgeries[name]?.(recordOf(original))) }))),
  );

  it.each(names)("ends no run badly and shows nothing of other files: %s", async (name) => {
    const { code, stdout, stderr } = (await runs())[names.indexOf(name)] ?? {};
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/ {2}\d+ (?:operation|schema)s?, /);
    expect(stdout).not.toContain("SECRET");
    expect(strayIn(stdout ?? "", false)).toEqual([]);
  });

  it("was believed by a run for a pull request that had brought it", async () => {
    const { result, ...files } = recordOf(original);
    const interfaces = result.interfaces.map((each) => ({ ...each, name: "forged" }));
    const forgery = forged({ ...files, result: { ...result, interfaces } });
    const [believed, untrusted] = await generateEach([{ record: forgery }, { more: ["--untrusted"] }]);
    expect(believed?.stdout).toContain("forged");
    expect(untrusted?.stdout).not.toContain("forged");
  });

  it("is distinguished from a torn one, which is ignored", async () => {
    const torn = ["", original.slice(0, 80), `${original}x`].map((text) => ({ record: { path: record, text } }));
    expect(await generateEach(torn)).toMatchObject(torn.map(() => ({ code: 0, stderr: "" })));
  });
});
