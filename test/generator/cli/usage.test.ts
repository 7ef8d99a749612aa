import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createProgram } from "../../../generator/cli/program.js";
import { runCli } from "../../../generator/cli/run.js";
import type { Terminal } from "../../../generator/cli/terminal.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const manifest = JSON.parse(readFileSync(new URL("../../../generator/package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};
const cwd = "/";
const commands = [
  "generate",
  "lint",
  "diff",
  "init",
  "explain",
  "where",
  "verify",
  "observe",
  "stamp",
  "history",
  "bundle",
] as const;

describe("the command line", () => {
  it("prints its version", async () => {
    expect(await cli(["--version"], { cwd })).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
  });

  it.each([[["--help"]], [["help"]], [["-h"]]])("prints help with examples: %j", async (args) => {
    const { code, stdout } = await cli(args, { cwd });
    expect(code).toBe(0);
    for (const word of [...commands, "Examples:", "Exit codes:"]) expect(stdout).toContain(word);
  });

  it.each(commands)("prints help with examples for %s", async (command) => {
    const { code, stdout } = await cli([command, "--help"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: specwright ${command}`);
    expect(stdout).toContain("Examples:");
    expect((await cli(["help", command], { cwd })).stdout).toBe(stdout);
  });

  it.each(["", ...commands, "options"])("prints at most 35 lines of help, each readable at once: %s", async (topic) => {
    const { code, stdout } = await cli(topic === "" ? ["help"] : ["help", topic], { cwd });
    const lines = stdout.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(lines.length).toBeLessThanOrEqual(35);
    const options = stdout.replace(/\n {20,}/g, " ").match(/^ {2}-.*$/gm) ?? [];
    const texts = options.map((line) => line.replace(/^ +\S.*? {2,}/, ""));
    expect(texts.filter((text) => text.split(" ").length > 12)).toEqual([]);
    const headings = stdout.match(/^[A-Z]\w+:$/gm)?.filter((one) => !/^(?:Arguments|Commands|Examples):/.test(one));
    expect("Input: Output: Selection: Validation: Trust:").toMatch(new RegExp((headings ?? []).join(".*")));
  });

  it("lists shared options once, and accepts them everywhere", async () => {
    const { stdout } = await cli(["help", "options"], { cwd });
    const program = createProgram({} as Terminal, () => undefined);
    const shared = stdout.match(/(?<=^ {2}(?:-\w, )?)--[\w-]+/gm) ?? [];
    expect(shared).toEqual(expect.arrayContaining(["--strictness", "--overlay", "--tags", "--allow-root", "--quiet"]));
    for (const name of ["generate", "lint", "diff", "bundle", "where", "verify", "observe"]) {
      const help = (await cli(["help", name], { cwd })).stdout;
      expect(shared.filter((option) => help.includes(`  ${option} `))).toEqual([]);
      expect(help).toContain("specwright help options");
      const known = [program, program.commands.find((command) => command.name() === name)];
      const accepted = known.flatMap((command) => command?.options.map(({ long }) => long) ?? []);
      expect(shared.filter((option) => !accepted.includes(option))).toEqual([]);
    }
  });

  it("names clients, servers and diff at the top", async () => {
    const { stdout } = await cli(["help"], { cwd });
    expect(stdout.split("Commands:")[0]).toMatch(/clients, servers[^]*\bdiff\b/);
  });

  it("prints help and ends with 2 when nothing is asked", async () => {
    const { code, stderr } = await cli([], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("Usage: specwright");
  });

  it.each([
    [["generat"], `unknown command 'generat'. Did you mean "generate"?`],
    [["help", "optoins"], `unknown command 'optoins'. Did you mean "options"?`],
    [["generate", "--chek"], `unknown option '--chek'. Did you mean "--check"?`],
    [["bundle", "a", "--stricness=lenient"], `unknown option '--stricness=lenient'. Did you mean "--strictness"?`],
    [["generate", "--given-up"], `unknown option '--given-up'. Did you mean "--skipped"?`],
    [["diff", "a", "--holes", "count"], `unknown option '--holes'. Did you mean "--unreadable"?`],
    [["lint", "--max-problem", "3"], `Did you mean "--max-problems"?`],
    [["lint", "--strictness", "strickt"], `Allowed choices are strict, lenient. Did you mean "strict"?`],
    [["explain", "wrong-ref-kind"], 'Did you mean "openapi/wrong-ref-kind"?'],
    [["diff", "--format", "markdwon"], `html. Did you mean "markdown"?`],
    [["generate", "--format", "pretty"], "Allowed choices are prettier, none."],
    [["lint", "--max-warnings", "many"], "Write a number, 0 or more."],
    [["lint", "--format", "xml"], "Allowed choices are text, json, sarif, github."],
    [["explain", "a", "b"], "too many arguments"],
    [["generate", "--emit", "types,,paths"], "Write names with commas between them."],
  ])("ends with 2 and a hint on wrong usage: %j", async (args, words) => {
    const { code, stdout, stderr } = await cli(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(words);
  });

  it.each([
    [["generate", "a.yaml"], "Name the output folder for the code of these files: -o DIR."],
    [["generate", "a.yaml", "-o", "x", "--config", "c.json"], "Named files do not use a configuration"],
    [["generate", "a.yaml", "-o", "x", "--emit", "tipes"], 'Unknown emitter "tipes". Did you mean "types"?'],
    [
      ["generate", "a.yaml", "-o", "x", "--prefix", "1a=urn:b"],
      'The option "prefixes" (--prefix) must be an object that maps prefixes',
    ],
    [["generate", "a.yaml", "-o", "x", "--prefix", "xml=urn:b"], 'names that start with "xml" are reserved.'],
    [
      ["generate", "a.yaml", "-o", "x", "--server", "test=mailto:a"],
      'The option "servers" (--server) must be an object that maps names',
    ],
    [["diff", "a.yaml", "b.yaml", "--tags", ""], 'The option "tags" (--tags) must be a list of names'],
    [["generate", "--only", "order"], 'Unknown API "order" (--only). Did you mean "orders"?'],
    [["where", "order", "#/info"], 'Unknown API "order". Did you mean "orders"?'],
    [["lint", "--only", "zebra"], 'Unknown API "zebra" (--only). Known are: orders.'],
    [
      ["explain", "openapi/unknow-ref"],
      'Unknown diagnostic or kind of change "openapi/unknow-ref". Did you mean "openapi/unknown-ref"?',
    ],
  ])("ends with 2 when something named does not exist, or an option cannot have its value: %j", async (args, words) => {
    const folder = tempFolder({ "package.json": "{}", "specs/orders/openapi.yaml": "" });
    const { code, stderr } = await cli(args, { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  it("ends with 2 and no stack when the system refuses", async () => {
    const folder = tempFolder({ "a-file": "" });
    const { code, stderr } = await cli(["init", "a-file/inside"], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: E[A-Z]+: /);
    expect(stderr).not.toContain("    at ");
  });
});

describe("a bug of the toolchain", () => {
  it("ends with 2, a short stack and a request to report it", async () => {
    const seen: string[] = [];
    const stream = { isTTY: false, write: (text: string) => void seen.push(text) };
    const code = await runCli(["lint", "-"], {
      cwd,
      env: {},
      stdout: stream,
      stderr: stream,
      readStdin: () => Promise.reject(new TypeError("nothing is as it should be")),
      onInterrupt: () => undefined,
    });
    expect(code).toBe(2);
    const text = seen.join("");
    expect(text).toContain("This is a bug of specwright and not of your specs; please report it");
    expect(text).toContain("TypeError: nothing is as it should be\n    at ");
    expect(text.split("\n").length).toBeLessThan(12);
  });
});

describe("explain", () => {
  it("says more about a diagnostic", async () => {
    const { code, stdout } = await cli(["explain", "lint/missing-tags"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^lint\/missing-tags \(warning\)\n\nDocumentation and tools group/);
  });

  it("says whom a kind of change breaks, and lists all kinds", async () => {
    const { code, stdout } = await cli(["explain", "schema/maximum-lowered"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^schema\/maximum-lowered \(breaking\)\n\nThis change breaks clients that send\. The level depends/,
    );
    const lines = (await cli(["explain", "--changes"], { cwd })).stdout.trimEnd().split("\n");
    expect(lines).toContain("breaking  operation/removed");
    expect(lines).toEqual([...lines].sort((a, b) => (a.slice(10) < b.slice(10) ? -1 : 1)));
    expect((await cli(["explain", "--changes", "operation/removed"], { cwd })).code).toBe(2);
  });

  it("lists all codes with their weight", async () => {
    const { stdout } = await cli(["explain"], { cwd });
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toContain("error    source/missing-file");
    expect(lines).toContain("warning  lint/unused-component");
    expect(lines.length).toBeGreaterThan(50);
  });
});
