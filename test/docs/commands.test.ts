import { execFileSync } from "node:child_process";
import { parseAllDocuments } from "yaml";
import { beforeAll, describe, expect, it } from "vitest";
import { cli } from "../support/run-cli.js";
import { blocksOf, pages, root, textOf } from "./support/pages.js";

/** A call of the command line in a page. */
interface Call {
  readonly place: string;
  readonly words: readonly string[];
}

const callText = /(?:^|[|;&(] *|\bnpx (?:--no-install )?|^\$ )specwright +([^|;&)\n]*)/gm;

/** Calls in shell blocks, without comments and quoted strings. */
function callsOf(page: string): readonly Call[] {
  return blocksOf(page, ["sh"]).flatMap(({ text, line }) =>
    [...text.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, "TEXT").matchAll(callText)].map(([, words = "", ...others]) => ({
      place: `${page}:${line + text.slice(0, Number(others[0])).split("\n").length - 1}`,
      words: words.replace(/ #.*$/, "").trim().split(/\s+/),
    })),
  );
}

const calls = pages().flatMap(callsOf);
const commands = [
  "generate",
  "lint",
  "test",
  "diff",
  "init",
  "explain",
  "where",
  "verify",
  "observe",
  "stamp",
  "history",
  "bundle",
  "docs",
  "usage",
];
const helps = new Map<string, string>();

beforeAll(async () => {
  const help = async (topic: string): Promise<string> => (await cli(["help", topic], { cwd: root })).stdout;
  const shared = await help("options");
  const toAll = shared.match(/^Output:\n(?: .*\n)+/m)?.[0] ?? "";
  for (const name of commands) {
    const own = await help(name);
    helps.set(name, `${own}${own.includes("specwright help options") ? shared : toAll} -h --help`);
  }
});

describe("commands in the pages", () => {
  it("are found", () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  it("name subcommands and options that the help of the command line has", () => {
    const wrong = calls.flatMap(({ place, words: [command = "", ...words] }) => {
      if (command === "help" || command.startsWith("-")) return [];
      const help = helps.get(command);
      if (help === undefined) return [`${place}: ${command}`];
      const known = new Set(help.match(/(?<![\w-])--?[a-z][\w-]*/g));
      const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split("=", 1)[0] ?? "");
      return options.filter((option) => !known.has(option)).map((option) => `${place}: ${command} ${option}`);
    });
    expect(wrong).toEqual([]);
  });

  it("let npx run only installed programs, as templates, hooks and messages do", () => {
    const args = [
      "ls-files",
      "*.md",
      "*.yml",
      "*.json",
      "templates",
      ".ci",
      "Makefile",
      "generator/*.ts",
      "sandbox/*.ts",
    ];
    const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
    const calls = files.flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:npx|npm (?:exec|x|create)) +[-\w@].*/g)].map(([call]) => `${file}: ${call}`),
    );
    expect(calls.length).toBeGreaterThan(30);
    const installed = /: npx --no-install (?:specwright|travel-expense-sandbox|tsc|turbo|vitest)\b/;
    expect(calls.filter((call) => !installed.test(call))).toEqual([]);
  });

  it.each(["docs/how-to/sandbox.md", "sandbox/README.md"])("%s installs what its test imports", (page) => {
    const names = blocksOf(page, ["ts"]).flatMap(({ text }) =>
      [...text.matchAll(/ from "(@[\w-]+\/[\w-]+|[\w-]+)/g)].map(([, name = ""]) => name),
    );
    const installs = blocksOf(page, ["sh"]).flatMap(({ text }) => text.match(/^npm install .*$/gm) ?? []);
    expect(names).toEqual(expect.arrayContaining(["travel-expense-sandbox", "@specwright/travel-expense"]));
    expect(
      names.filter(
        (name) => !installs.join().includes(`./${name.slice(name.indexOf("@") + 1).replace("/", "-")}-*.tgz`),
      ),
    ).toEqual([]);
  });

  it("name targets of the Makefile", () => {
    const targets = new Set([...textOf("Makefile").matchAll(/^([a-z-]+):/gm)].map(([, name = ""]) => name));
    const wrong = pages().flatMap((page) =>
      blocksOf(page, ["sh"]).flatMap(({ text }) =>
        [...text.matchAll(/^make ([a-z-]+)/gm)].flatMap(([, name = ""]) =>
          targets.has(name) ? [] : [`${page}: ${name}`],
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe("data in the pages", () => {
  const blocks = pages().flatMap((page) => blocksOf(page, ["json", "yaml"]));

  it.each(blocks.map((block) => [`${block.page}:${block.line}`, block] as const))(
    "is well-formed at %s",
    (_, block) => {
      const faults =
        block.language === "json"
          ? jsonFaults(block.text)
          : parseAllDocuments(block.text).flatMap(({ errors }) => errors);
      expect(faults).toEqual([]);
    },
  );
});

function jsonFaults(text: string): readonly string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}
