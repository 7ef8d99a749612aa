import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { compareProjects } from "../../generator/compare/compare-projects.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { addOutput, folderOf, outFolder } from "./add-output.js";
import { loadVersion } from "./load-version.js";

// The types of both versions of a schema against each other. Code that was written for the old ones holds old values to
// send, and reads what comes as the old type says: property by property.
const here = dirname(fileURLToPath(import.meta.url));
const shown = readdirSync(here).filter((name) => {
  const path = join(here, name, "before.yaml");
  if (!new RegExp(`^(?:${process.env["CASES"] ?? ""})`).test(name) || !existsSync(path)) return false;
  return name.startsWith("schema-") && readFileSync(path, "utf8").includes("operationId: createItem");
});

const consumer = (name: string): string => `
import type { CreateItemInput as OldInput, CreateItemResult as OldResult } from "../${folderOf(name, "before")}/client.js";
import type { CreateItemInput, CreateItemResult } from "./client.js";

type Answer<Result> = Result extends { readonly status: 201; readonly data: infer Data } ? Data : never;
/** Every property that can be named. */
type Known<T> = T extends readonly (infer Item)[] ? readonly Known<Item>[] : T extends object ? { [K in keyof T]-?: Known<T[K]> } : unknown;

export const send = (value: OldInput["body"]): CreateItemInput["body"] => value;
export const read = (value: Answer<CreateItemResult>): Answer<OldResult> => value;
export const name = (value: Known<CreateItemInput["body"]>): Known<OldInput["body"]> => value;
export const look = (value: Known<Answer<CreateItemResult>>): Known<Answer<OldResult>> => value;
`;

describe("code that was written for the old types", () => {
  const complaints = new Map<string, string[]>();

  beforeAll(async () => {
    const texts = new Map<string, string>();
    for (const name of shown) {
      for (const version of ["before", "after"] as const) await addOutput(name, version, texts);
      texts.set(join(outFolder, folderOf(name, "after"), "consumer.ts"), consumer(name));
    }
    const roots = [...texts.keys()].filter((path) => path.endsWith("consumer.ts"));
    for (const complaint of compileAlone(roots, texts, { lib: browserLibraries })) {
      const [folder = ""] = complaint.slice(outFolder.length + 1).split("/");
      complaints.set(folder, [...(complaints.get(folder) ?? []), complaint.slice(0, 300)]);
    }
  }, 300_000);

  it.each(shown)("compiles with the new ones unless that is said: %s", async (name) => {
    const folder = join(here, name);
    const [before, after] = [await loadVersion(folder, "before"), await loadVersion(folder, "after")];
    const changes = compareProjects(before, after, { today: "2026-01-01" });
    const said = changes.flatMap(({ id, code }) => (code === undefined ? [] : [`${code} ${id}`]));
    const found = complaints.get(folderOf(name, "after")) ?? [];
    expect({ said, isHarmed: found.length > 0, found }).toEqual({ said, isHarmed: said.some((text) => !text.startsWith("info")), found }); // prettier-ignore
  });
});
