import { readFileSync, writeFileSync } from "node:fs";
import { cli, type CliRun } from "../../support/run-cli.js";

/** A run of `generate`, and the forged content of its cache. */
export interface ForgedRun {
  readonly record?: { readonly path: string; readonly text: string };
  readonly more?: readonly string[];
}

// A program that generates repeatedly, controlled by standard input, and reports all runs at its end.
const ends: CliRun[] = [];
for (const { record, more = [] } of JSON.parse(readFileSync(0, "utf8")) as readonly ForgedRun[]) {
  if (record !== undefined) writeFileSync(record.path, record.text);
  ends.push(await cli(["generate", "--emit", "types", "--format", "none", ...more], { cwd: process.cwd() }));
}
console.log(JSON.stringify(ends));
