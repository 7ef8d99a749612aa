import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Limit } from "./limit.js";
import { limits } from "./limits-list.js";
import { code, sentence, table } from "./markdown.js";

const root = resolve(import.meta.dirname, "../../..");

/** A table for each group of limits. */
export function limitTables(): string {
  return Object.entries(limits)
    .map(([group, rows]) => `## ${sentence(group).slice(0, -1)}\n\n${table(head, rows.map(limitRow))}`)
    .join("\n\n");
}

const head = ["value", "limit", "setting, or effect", "constant"];

function limitRow([of, path, name, note = ""]: Limit): readonly string[] {
  return [of, numberIn(path, name), note, `${code(path)} ${code(name)}`];
}

/** The number of a constant, with commas: `name = 64 * 1024`, `name: 2 ** 26`. A setting without a default is "any". */
function numberIn(path: string, name: string): string {
  const text = readFileSync(join(root, path), "utf8");
  const found = new RegExp(`\\b${name}(?:: number)?(?::| =|: limit =) ([0-9][0-9_ *]*)`).exec(text)?.[1];
  if (found === undefined) {
    if (text.includes(`${name}?`)) return "any";
    throw new Error(`${path} has no limit "${name}".`);
  }
  const factors = found
    .trim()
    .replaceAll("_", "")
    .split(/ \* (?!\*)/);
  return factors
    .map((factor) => factor.split("**").map(Number))
    .reduce((product, [base = NaN, exponent = 1]) => product * base ** exponent, 1)
    .toLocaleString("en-US");
}
