import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { partNames, parts } from "../../../generator/settings/parts.js";
import { recordedSettings } from "../../../generator/settings/recorded.js";
import type { Setting, Settings } from "../../../generator/settings/setting.js";
import { settings } from "../../../generator/settings/settings.js";
import { lintCatalog } from "../../../generator/diagnostics/catalog/lint.js";
import { lintForms } from "../../../generator/lint/report/forms.js";
import { tableIn } from "../../support/markdown-table.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const root = resolve(import.meta.dirname, "../../..");
const page = (name: string): string => readFileSync(join(root, "docs/reference", name), "utf8");
const ownReadme = readFileSync(join(root, "generator/README.md"), "utf8");

/** Every setting by the keys on the way to it, those of sections in place of the section. */
function rowsOf(rows: Settings, under = ""): readonly (readonly [string, Setting])[] {
  return Object.entries(rows).flatMap(([name, row]) =>
    row.is.members === undefined ? [[`${under}${name}`, row] as const] : rowsOf(row.is.members, `${under}${name}.`),
  );
}

const rows = rowsOf(settings);

describe("the list of settings", () => {
  it("is the table in docs/reference/configuration.md", () => {
    const expected = rows.map(([name, { says, flag, toDiff, default: usual, is }]) => [
      `\`${name}\``,
      says,
      usual === undefined
        ? ""
        : is.words !== undefined && Array.isArray(usual) && usual.length > 0
          ? ["all", ...is.words.flatMap((word) => (usual.includes(word) ? [] : [`\`${word}\``]))].join(" but ")
          : `\`${JSON.stringify(usual)}\``,
      flag === undefined ? "" : `\`${flag.usage.split(/[ ,]+/).find((word) => word.startsWith("--"))}\``,
      toDiff === "none" ? "" : toDiff,
    ]);
    expect(tableIn(page("configuration.md"), "setting")).toEqual(expected);
  });

  it("names rooms that read each of them", () => {
    const unread = rows.flatMap(([name, { readBy }]) => {
      const word = new RegExp(`\\b${name.split(".").at(-1)}\\b`);
      return readBy.filter((room) => !textsOf(room).some((text) => word.test(text))).map((room) => `${room}: ${name}`);
    });
    expect(unread).toEqual([]);
  });

  it("begins each sentence with a noun or a verb", () => {
    const sentencesOf = (list: Settings): readonly string[] =>
      Object.values(list).flatMap(({ says, is }) => [says, ...sentencesOf(is.members ?? {})]);
    const clause = /^(?:from|to|in|at|by) which|^(?:what|how|where|which|whether|who|when)\b/;
    expect(sentencesOf(settings).filter((sentence) => clause.test(sentence))).toEqual([]);
  });

  it("has defaults that it would accept", () => {
    const wrong = rows.filter(([, { is, default: usual }]) => usual !== undefined && !is.accepts(usual));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("says which of them are recorded in the output", () => {
    const meaning = rows.filter(([, { toDiff }]) => toDiff !== "none").map(([name]) => name);
    expect(Object.keys(recordedSettings).sort()).toEqual(meaning.sort());
  });

  it("is what the commands' help says of their options", async () => {
    const help = ["generate", "lint", "diff", "options"].map((name) => cli(["help", name], { cwd: tempFolder({}) }));
    const texts = (await Promise.all(help)).map(({ stdout }) => stdout.replace(/\s+/g, " "));
    const missing = rows.filter(([, { flag, is, says }]) => {
      const [option = ""] = flag?.usage.split(" <") ?? [];
      const lines = texts.map((text) => text.slice(text.indexOf(` ${option} `)));
      const words = flag?.form === "pairs" ? [] : (is.words ?? []);
      return (
        flag !== undefined &&
        !lines.some((line) => {
          const [shown = ""] = line.slice(option.length + 2).split(/ --?[a-z]/, 1);
          return shown.includes(says.replaceAll("`", "")) && words.every((word) => shown.includes(word));
        })
      );
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it("has sentences of at most twelve words, and the default of each choice first", () => {
    const sentences = rows.map(([, { says }]) => says.replace(/`[^`]*`/g, "CODE"));
    expect(sentences.filter((says) => says.split(/\s+/).length > 12)).toEqual([]);
    const choices = rows.filter(([, { flag, is, default: usual }]) => flag && !flag.form && is.words && usual);
    expect(choices.length).toBeGreaterThan(8);
    expect(choices.filter(([, { is, default: usual }]) => is.words?.[0] !== usual)).toEqual([]);
  });
});

describe("other lists that documents show", () => {
  it("has the parts of an interface, in docs/reference/generated-code.md", () => {
    const expected = partNames.map((name) => [`\`${parts[name].file}\``, parts[name].says]);
    expect(tableIn(page("generated-code.md"), "file")).toEqual(expected);
  });

  it("has the rules of lint and the forms of its report, in the README of the package", () => {
    const rules = Object.entries(lintCatalog).map(([id, { severity, says }]) => [`\`${id}\``, severity, says]);
    expect(tableIn(ownReadme, "rule")).toEqual(rules);
    expect(tableIn(ownReadme, "format")).toEqual(
      Object.entries(lintForms).map(([name, { says }]) => [`\`${name}\``, says]),
    );
  });
});

/** The texts of the sources in a room; those of the pipeline stand beside the rooms as well. */
function textsOf(room: string): readonly string[] {
  const folder = join(root, "generator", room);
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const beside = room === "pipeline" ? [join(root, "generator/generate.ts")] : [];
  return [...inside, ...beside].filter((path) => path.endsWith(".ts")).map((path) => readFileSync(path, "utf8"));
}
