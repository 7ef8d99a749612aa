import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { recordedSettings } from "../../../generator/settings/recorded.js";
import type { Settings } from "../../../generator/settings/setting.js";
import { settings } from "../../../generator/settings/settings.js";
import { settingRows } from "../../support/reference/settings.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const root = resolve(import.meta.dirname, "../../..");

const rows = settingRows();

describe("the list of settings", () => {
  it("names rooms that read each of them", () => {
    const unread = rows.flatMap(([name, { readBy }]) => {
      const word = new RegExp(`(?<!\\w)${name.split(".").at(-1)?.replace("$", "\\$")}\\b`);
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
    const meaning = rows.filter(([, { toDiff, inRecord }]) => toDiff !== "none" || inRecord).map(([name]) => name);
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

/** The sources in a module; those of the pipeline are also in its parent folder. */
function textsOf(room: string): readonly string[] {
  const folder = join(root, "generator", room);
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const beside = room === "pipeline" ? [join(root, "generator/generate.ts")] : [];
  return [...inside, ...beside].filter((path) => path.endsWith(".ts")).map((path) => readFileSync(path, "utf8"));
}
