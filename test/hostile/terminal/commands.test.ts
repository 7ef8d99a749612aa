import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { faultyDocument, faultySchema, soundDocument } from "./hostile-specs.js";
import { everyTrick, strayIn, trickName } from "./hostile-texts.js";
import { cli } from "../../support/run-cli.js";
import { runProgram } from "./run-program.js";

let built: BuiltCli;
let folder: string;
beforeAll(async () => {
  built = await builtCli();
  folder = realpathSync(mkdtempSync(join(tmpdir(), "specwright-test-")));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, `folder ${trickName}`));
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

const document = JSON.stringify(faultyDocument());
/** Text that no parser takes, with the tricks as they are: the source lines that are shown hold them. */
const broken = everyTrick.replace(/[\n\r]/g, "");
const files: Readonly<Record<string, string>> = {
  "faulty.json": document,
  "faulty.xsd": faultySchema,
  "broken.json": `{"openapi": "3.1.0", ${broken} }`,
  "broken.yaml": `openapi: 3.1.0\ninfo: { title: [ ${broken} \n  : : }\n`,
  "broken.xsd": `<?xml version="1.0"?>\n<xs:schema ${broken}><\n`,
  [`${trickName}.yaml`]: document,
  "accepted.json": JSON.stringify({ version: 1, accepted: [{ fingerprint: everyTrick, [everyTrick]: everyTrick }] }),
  "sound.json": JSON.stringify(soundDocument(10)),
  "config.json": JSON.stringify({
    [everyTrick]: everyTrick,
    specs: everyTrick,
    format: everyTrick,
    interfaces: { [everyTrick]: everyTrick },
  }),
};

/**
 * The output of commands with colours and without; with colours, the few sequences that are ours are taken out first.
 */
async function expectHarmless(
  run: (env: Readonly<Record<string, string>>) => Promise<Printed>,
  colours: readonly boolean[] = [false, true],
): Promise<readonly Printed[]> {
  const runs = await Promise.all(colours.map((isColoured) => run(isColoured ? { FORCE_COLOR: "1" } : {})));
  for (const [index, { stdout, stderr, code }] of runs.entries()) {
    expect(code).not.toBeNull();
    expect(strayIn(`${stdout}${stderr}`, colours[index] === true)).toEqual([]);
  }
  return runs;
}

interface Printed {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const here = (args: readonly string[], stdin = "") => expectHarmless((env) => cli(args, { cwd: folder, env, stdin }));
const inProcess = (args: readonly string[], isColoured: boolean): Promise<readonly Printed[]> =>
  expectHarmless((env) => runProgram([built.program, ...args], { cwd: folder, env }), [isColoured]);

const inputs = Object.keys(files).filter((path) => !/^(?:accepted|config|sound)/.test(path));

describe("faults of hostile specs", () => {
  it("are reported by generate without a character that a terminal obeys", async () => {
    for (const path of inputs) {
      const runs = await here(["generate", `./${path}`, "-o", "out", "--strictness", "strict"]);
      expect(runs.map(({ code }) => code)).toEqual([1, 1]);
      expect(runs[0]?.stderr).toMatch(/error [a-z-]+\/[a-z-]+: /);
    }
  });

  it.each(["text", "json", "sarif", "github"])("are reported by lint as %s the same way", async (format) => {
    for (const path of inputs) {
      const runs = await here(["lint", "--strictness", "strict", `./${path}`, "--format", format]);
      expect(runs.map(({ code }) => code)).toEqual([1, 1]);
      expect(runs[0]?.stdout).toMatch(/[a-z-]+\/[a-z-]+/);
    }
  });

  it("are shown harmlessly at a place that is asked for", async () => {
    const runs = await here(["where", "./faulty.json", "#/components"]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  });

  it("are reported for standard input in the same way", async () => {
    const runs = await here(["generate", "-", "-o", "out"], document);
    expect(runs[0]?.stderr).toContain("SEEN");
  });

  it("are reported the same way by a process of its own", async () => {
    await inProcess(["generate", "./faulty.json", "-o", "out"], true);
    await inProcess(["lint", "--strictness", "strict", "./faulty.xsd"], false);
    await inProcess(["lint", "--strictness", "strict", "./broken.yaml", "--format", "json"], true);
    const [run] = await inProcess(["lint", "--strictness", "strict", "./faulty.json", "--format", "github"], false);
    expect(run?.stdout).toContain("SEEN");
  });

  it("keep their text: what is not printable becomes what can be seen", async () => {
    const [run] = await here(["lint", "--strictness", "strict", "faulty.json"]);
    for (const seen of ["␛[35m", "␇", "\ufffd35m", "SEEN"]) expect(run?.stdout).toContain(seen);
  });

  it("are harmless for those who print what JSON holds", async () => {
    const [run] = await here(["lint", "--strictness", "strict", "faulty.json", "--format", "json"]);
    const { diagnostics } = JSON.parse(run?.stdout ?? "") as {
      readonly diagnostics: readonly { readonly message: string }[];
    };
    expect(diagnostics.length).toBeGreaterThan(5);
    expect(diagnostics.filter(({ message }) => strayIn(message, false).length > 0)).toEqual([]);
  });
});

describe("hostile arguments, file names and settings", () => {
  const lines: Readonly<Record<string, readonly string[]>> = {
    "a command": [trickName],
    "an option": [`--${trickName}`],
    "a command to help with": ["help", trickName],
    "a code": ["explain", trickName],
    "an interface to look in": ["where", trickName, "#/info"],
    "an interface to bundle": ["bundle", trickName],
    "a schema path": ["where", "./sound.json", `#/info/${trickName}`],
    "a file of a schema path": ["where", "./sound.json", `${trickName}#/info`],
    "the end of a code": ["explain", `openapi/unknown-ref${trickName}`],
    "the folder of a new project": ["init", `./${trickName}`],
    "a file that is not there": ["generate", `${trickName}.yaml`, "-o", "out"],
    "an option of generate": ["generate", `--${trickName}`],
    "an interface": ["generate", "--only", trickName],
    "an emitter": ["generate", "--emit", trickName],
    "a format": ["generate", "--format", trickName],
    "a configuration that is not there": ["generate", "--config", trickName],
    "what a configuration holds": ["generate", "--config", "config.json"],
    "a folder below a file": ["generate", "faulty.json", "-o", `faulty.json/${trickName}`],
    "a root": ["generate", "faulty.json", "-o", "out", "--allow-root", trickName],
    "a number of warnings": ["lint", "--max-warnings", trickName],
    "a folder to lint": ["lint", `folder ${trickName}`],
    "two sides": ["diff", trickName, trickName],
    "a revision with a path": ["diff", `${trickName}:a`, "b"],
    "a base": ["diff", "--base", trickName],
    "a form of report": ["diff", "faulty.json", "faulty.json", "--format", trickName],
    "a file of accepted changes": ["diff", "sound.json", "sound.json", "--accepted", trickName],
    "what a file of accepted changes holds": ["diff", "sound.json", "sound.json", "--accepted", "accepted.json"],
    "an accepted change": ["diff", "sound.json", "sound.json", "--accept", trickName, "--reason", trickName],
    "a day": ["diff", "sound.json", "sound.json", "--accept", "1", "--reason", "x", "--until", trickName],
    "a place for the report": ["diff", "sound.json", "sound.json", "-o", `faulty.json/${trickName}`],
    "a path for the diff driver": ["diff-driver", trickName],
  };

  it.each(Object.keys(lines))("are reported without a character that a terminal obeys: %s", async (name) => {
    const runs = await here(lines[name] ?? []);
    expect(`${runs[0]?.stdout}${runs[0]?.stderr}`).not.toBe("");
  });

  it("are reported the same way by a process of its own", async () => {
    for (const name of ["an option", "an interface", "a base", "the folder of a new project"]) {
      const [run] = await inProcess(lines[name] ?? [], true);
      expect(`${run?.stdout}${run?.stderr}`).not.toBe("");
    }
  });
});
