import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createXmlReader } from "../../../templates/runtime/xml/markup/reader.js";
import { diff } from "../../../generator/api/diff.js";
import { diffForm, diffForms } from "../../../generator/report/forms.js";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";
import { soundDocument } from "./hostile-specs.js";
import { everyTrick, strayIn, trickName } from "./hostile-texts.js";
import { runCommand, runProgram } from "./run-program.js";

let built: BuiltCli;
beforeAll(async () => {
  built = await builtCli();
});
afterAll(() => built.remove());

const older = JSON.stringify(soundDocument(10));
const newer = JSON.stringify(soundDocument(5));
/** Tricks that a path of a repository and the name of a branch can hold. */
const path = `specs/${trickName}/openapi.json`;
const branch = "b\u202e\u009b35m\u200b\u2028";

/** The same contract before and after, both committed; the newer one on a branch with a hostile name. */
function repository(): ScratchRepository {
  const repository = scratchRepository({ [path]: older, "specs/orders/openapi.json": older });
  repository.git("switch", "--quiet", "--create", branch);
  repository.commit({ [path]: newer, "specs/orders/openapi.json": newer });
  return repository;
}

function wellFormed(xml: string): boolean {
  const reader = createXmlReader(xml);
  while (reader.next() !== "done");
  return true;
}

describe("reports of changes", () => {
  it.each(["text", "github"])("hold nothing that a terminal obeys: %s", async (format) => {
    const cwd = tempFolder({ "old.json": older, "new.json": newer });
    for (const env of [{}, { FORCE_COLOR: "1" }]) {
      const { code, stdout, stderr } = await cli(["diff", "old.json", "new.json", "--format", format], { cwd, env });
      expect([code, stderr]).toEqual([1, ""]);
      expect(stdout).toContain("SEEN");
      expect(strayIn(stdout, "FORCE_COLOR" in env)).toEqual([]);
    }
  });

  it.each(Object.keys(diffForms))("hold nothing of that in a file: %s", async (format) => {
    const cwd = tempFolder({ "old.json": older, "new.json": newer });
    const { code } = await cli(["diff", "old.json", "new.json", "--format", format, "-o", "report"], { cwd });
    expect(code).toBe(1);
    const report = readFileSync(join(cwd, "report"), "utf8");
    expect(report).toContain("SEEN");
    expect(strayIn(report, false)).toEqual([]);
    if (format === "junit") expect(wellFormed(report)).toBe(true);
  });

  it("hold nothing of that when a witness, a reason and a day are shown", async () => {
    const cwd = tempFolder({ "old.json": older, "new.json": newer });
    const { stdout } = await cli(["diff", "old.json", "new.json", "--format", "json"], { cwd });
    const report = JSON.parse(stdout) as { readonly changes: readonly { readonly fingerprint: string }[] };
    const [first = "", second = ""] = report.changes.map(({ fingerprint }) => fingerprint);
    const stale = {
      fingerprint: "0".repeat(12),
      contract: "new",
      id: everyTrick,
      sentence: everyTrick,
      reason: everyTrick,
    };
    const entries = [{ ...stale, fingerprint: first }, { ...stale, fingerprint: second, until: "2020-01-01" }, stale];
    writeFileSync(join(cwd, "specwright-accepted.json"), JSON.stringify({ version: 1, accepted: entries }));
    for (const format of Object.keys(diffForms)) {
      const shown = await cli(["diff", "old.json", "new.json", "--format", format], { cwd });
      expect(shown.stderr).toBe("");
      expect(strayIn(shown.stdout, false)).toEqual([]);
    }
  });
});

describe("a repository with hostile names", () => {
  it("is compared without a character that a terminal obeys: branch, folder, file and contract", async () => {
    const { folder: cwd } = repository();
    const lines = [
      ["diff", "--base", "main"],
      ["diff", "--base", branch, "--head", "main"],
      ["diff", "--base", "main", "--only", "orders", "--format", "markdown"],
      ["diff", `main:${path}`, `${branch}:${path}`],
      ["diff", `${branch}:gone${trickName}`, "main:specs"],
      ["diff", "--base", `${branch}/gone`],
    ];
    for (const args of lines) {
      const { stdout, stderr } = await cli(args, { cwd });
      expect(`${stdout}${stderr}`).not.toBe("");
      expect(strayIn(`${stdout}${stderr}`, false)).toEqual([]);
    }
  });

  it("is shown by git's driver the same way", async () => {
    const { folder: cwd, git, write } = repository();
    git("config", "diff.specwright.command", `${built.command} diff-driver`);
    write({ ".gitattributes": "* diff=specwright\n" });
    const range = await runCommand("git", ["diff", "main", "--", "specs"], { cwd });
    expect(range.stdout).toContain("SEEN");
    expect(strayIn(range.stdout + range.stderr, false)).toEqual([]);
  });

  it("is compared the same way by a process of its own", async () => {
    const { folder: cwd } = repository();
    const { stdout, stderr } = await runProgram([built.program, "diff", "--base", "main", "--color"], { cwd });
    expect(stdout + stderr).not.toBe("");
    expect(strayIn(stdout + stderr, true)).toEqual([]);
  });
});

describe("what generate says of a project with hostile names", () => {
  const config = JSON.stringify({
    interfaces: { orders: `contracts/${trickName}.json` },
    format: "none",
    emit: ["types"],
  });

  function project(): string {
    return tempFolder({ "specwright.config.json": config, [`contracts/${trickName}.json`]: older });
  }

  it("holds nothing that a terminal obeys when files are missing, stale, extra or in the way", async () => {
    const cwd = project();
    const blockOutput = (): void => {
      rmSync(join(cwd, "generated"), { recursive: true });
      writeFileSync(join(cwd, "generated"), "");
    };
    const steps: readonly (() => void)[] = [
      () => undefined,
      () => writeFileSync(join(cwd, "generated/types.ts"), everyTrick),
      () => renameSync(join(cwd, "generated"), join(cwd, trickName)),
      blockOutput,
    ];
    await cli(["generate"], { cwd });
    expect(existsSync(join(cwd, "generated"))).toBe(true);
    for (const step of steps) {
      step();
      for (const args of [["generate", "--check"], ["generate"], ["generate", "-o", trickName, "--check"]]) {
        const { stdout, stderr } = await cli(args, { cwd });
        expect(stdout + stderr).not.toBe("");
        expect(strayIn(stdout + stderr, false)).toEqual([]);
      }
    }
  });

  it("holds nothing of that when it watches", async () => {
    const cwd = project();
    writeFileSync(join(cwd, `contracts/${trickName}.json`), older.replace('"3.1.0"', '"3.1.0", "openapi": "3.1.0"'));
    const run = await runProgram([built.program, "generate", "--watch"], { cwd, until: "Watching" });
    expect(run.stderr).toMatch(/error [a-z-]+\/[a-z-]+: /);
    expect(strayIn(run.stdout + run.stderr, false)).toEqual([]);
  });
});

describe("a terminal", () => {
  it("gets colours and nothing else of escape sequences", async (context) => {
    const cwd = tempFolder({ "old.json": older, "new.json": newer, "faulty.json": `{ "openapi": "${everyTrick}` });
    const shell = `${built.command} diff old.json new.json; ${built.command} lint faulty.json`;
    // util-linux: its program gives a command a terminal of its own.
    const run = await runCommand("script", ["-qec", shell, "/dev/null"], { cwd }).catch(() => undefined);
    if (run === undefined) return context.skip();
    // On a busy machine the output contains the line of progress.
    const printed = run.stdout.replaceAll("\r\n", "\n").replace(/\r\u001b\[K(?:[A-Z][a-z]+ \.\.\. \d+ s)?/g, "");
    expect(printed).toContain("\u001b[31mbreaking");
    expect(printed).toContain("\u001b[31merror");
    expect(strayIn(printed, true)).toEqual([]);
  });
});

describe("messages", () => {
  const long = "n".repeat(200_000);
  const lineOf = (text: string): number => Math.max(...text.split("\n").map((line) => line.length));

  it("stay short where names and values of a spec are long, and end with what is wrong", async () => {
    const schemas = { [long]: { type: long, pattern: `(${long}` }, ref: { $ref: `#/components/schemas/x${long}` } };
    const paths = {
      [`/${long}`]: { get: { operationId: long, responses: { [long]: {} }, parameters: [{ name: long, in: "path" }] } },
    };
    const cwd = tempFolder({
      "a.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: long, version: "1" },
        paths,
        components: { schemas },
      }),
    });
    for (const format of ["text", "github", "json"]) {
      const { stdout } = await cli(["lint", "--strictness", "strict", "a.json", "--format", format], { cwd });
      expect(stdout).toContain('n…\\" is not defined.'.replaceAll("\\", format === "json" ? "\\" : ""));
      expect(lineOf(stdout)).toBeLessThan(1_400);
      expect(stdout.length).toBeLessThan(20_000);
    }
  });

  it("stay short where an argument is long: the place of a message was printed whole", async () => {
    const name = "n".repeat(3_000);
    const lines = [
      ["lint", `${name}.yaml`],
      ["generate", "--config", `${name}.json`],
      ["lint", "--only", name],
      ["explain", name],
    ];
    const cwd = tempFolder({ "specs/a/openapi.yaml": JSON.stringify(soundDocument(1, "a")) });
    for (const args of lines) {
      const { code, stdout, stderr } = await cli(args, { cwd });
      expect(code).toBeGreaterThan(0);
      expect(stdout + stderr).toContain("nnn…");
      expect(lineOf(stdout + stderr)).toBeLessThan(1_100);
    }
  });

  it("stay short where what changed has long names", async () => {
    const text = (most: number): string => JSON.stringify(soundDocument(most, long));
    const cwd = tempFolder({ "old.json": text(10), "new.json": text(5) });
    const { report, failOn } = await diff({ cwd, before: "old.json", after: "new.json" });
    if (report === undefined) throw new Error("Nothing was compared.");
    for (const format of ["text", "github", "markdown", "gitlab"] as const) {
      const printed = (await diffForm(format).writer())(report, { color: false, details: true, failOn });
      expect(printed).toContain("nnn…");
      expect(lineOf(printed)).toBeLessThan(4_000);
    }
  });
});
