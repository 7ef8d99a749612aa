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
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { writeAt } from "../../support/temp-folder.js";
import { everyTrick, strayIn } from "../terminal/hostile-texts.js";
import { runProgram, type ProgramRun } from "../terminal/run-program.js";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

let built: BuiltCli;
let cwd: string;
/** The file in which the cache remembers the run, and what it held before it was forged. */
let record = "";
let original: string;

beforeAll(async () => {
  built = await builtCli();
  cwd = realpathSync(mkdtempSync(join(tmpdir(), "specwright-test-")));
  const spec = join(cwd, "specs/orders/openapi.yaml");
  writeAt(spec, ordersUpTo(100));
  utimesSync(spec, 1_000_000_000, 1_000_000_000);
  writeAt(join(cwd, "secret.txt"), "SECRET\n");
  mkdirSync(join(cwd, "node_modules"));
  // A file written a moment ago is not remembered: it might have changed while the run read it.
  for (let runs = 0; runs < 20 && record === ""; runs += 1) {
    expect((await generate()).code).toBe(0);
    const folder = join(cwd, "node_modules/.cache/specwright/runs");
    if (existsSync(folder)) record = join(folder, readdirSync(folder)[0] ?? "");
  }
  original = readFileSync(record, "utf8");
});
afterAll(() => {
  built.remove();
  rmSync(cwd, { recursive: true, force: true });
});

function generate(...more: readonly string[]): Promise<ProgramRun> {
  return runProgram([built.program, "generate", "--emit", "types", "--format", "none", ...more], { cwd });
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
function forge(value: unknown): void {
  const text = JSON.stringify(value);
  writeFileSync(record, `${digest(text)}\n${text}`);
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

  it.each(Object.keys(forgeries))("ends no run badly and shows nothing of other files: %s", async (name) => {
    forge(forgeries[name]?.(recordOf(original)));
    const { code, stdout, stderr } = await generate();
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/ {2}\d+ (?:operation|schema)s?, /);
    expect(stdout).not.toContain("SECRET");
    expect(strayIn(stdout, false)).toEqual([]);
  });

  it("was believed by a run for a pull request that had brought it", async () => {
    const { result, ...files } = recordOf(original);
    forge({
      ...files,
      result: { ...result, interfaces: result.interfaces.map((each) => ({ ...each, name: "forged" })) },
    });
    expect((await generate()).stdout).toContain("forged");
    expect((await generate("--untrusted")).stdout).not.toContain("forged");
  });

  it("is told from a torn one, which counts for nothing", async () => {
    for (const torn of ["", original.slice(0, 80), `${original}x`]) {
      writeFileSync(record, torn);
      expect(await generate()).toMatchObject({ code: 0, stderr: "" });
    }
  });
});
