import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { kindOf } from "../../generator/compare/catalog.js";
import type { Change } from "../../generator/compare/change.js";
import { compileAlone } from "../support/compile.js";
import { defaultSettings } from "../support/project.js";
import { changesOf, versionRoots } from "./load-version.js";
import { shownCases } from "./shown-cases.js";

// The types of both versions of an XSD against each other, for each kind of change. Code that was written for the old ones
// holds old values to send, and reads what comes as the old type says: it compiles exactly when nothing is said to break it.
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "out-xsd");
const parties = ["sent", "read"] as const;
type Party = (typeof parties)[number];
const shown = shownCases((folder, name) => name.startsWith("xsd-") && existsSync(join(folder, "before.xsd")));

describe("code that was written for the old types of an XSD", () => {
  const complaints = new Map<string, string[]>();

  beforeAll(async () => {
    const texts = new Map<string, string>();
    for (const name of shown) {
      const names = await addTypes(name, "before", texts);
      await addTypes(name, "after", texts);
      for (const party of parties)
        texts.set(join(out, `${name}.after`, `${party}.ts`), consumer(name, names, party) + more(name, party));
    }
    const roots = [...texts.keys()].filter((path) => parties.some((party) => path.endsWith(`/${party}.ts`)));
    // Most consumers compile so; TypeScript lets properties that exclude each other pass where optional ones are exact.
    for (const complaint of compileAlone(roots, texts, { exactOptionalPropertyTypes: false })) {
      const [file = ""] = complaint.slice(out.length + 1).split(":");
      complaints.set(file, [...(complaints.get(file) ?? []), complaint.slice(0, 400)]);
    }
  });

  it.each(shown)("compiles with the new ones unless that is said: %s", async (name) => {
    const changes = await changesOf(name);
    for (const party of parties) {
      const said = changes.filter((change) => breaksCode(change, party)).map(({ id }) => id);
      const found = complaints.get(`${name}.after/${party}.ts`) ?? [];
      expect({ party, said, found, isHarmed: found.length > 0 }).toEqual({
        party,
        said,
        found,
        isHarmed: said.length > 0,
      });
    }
  });
});

function breaksCode({ id, codeLevels }: Change, party: Party): boolean {
  // Names that are gone break those who import them: exports.test.ts looks at all.
  if (id === "interface/generated-name-removed") return false;
  return (codeLevels ?? kindOf(id).code)[party] === "breaking";
}

/** Statements that only a case itself can hold. */
function more(name: string, party: Party): string {
  const path = join(here, name, `${party}.txt`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function consumer(name: string, types: readonly string[], party: Party): string {
  const lines = types.map((type) =>
    party === "sent"
      ? `export const send${type} = (value: Old.${type}): New.${type} => value;`
      : `export const read${type} = (value: New.${type}): Old.${type} => value;`,
  );
  return `import type * as Old from "../${name}.before/types.js";
import type * as New from "./types.js";

type Keys<T> = T extends unknown ? keyof T : never;
type Property<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Value = string | number | bigint | boolean | Uint8Array | null | undefined;
/** Every property that can be named, in one object. */
type Known<T> = [T] extends [Value] ? unknown : [T] extends [readonly (infer Item)[] | null | undefined] ? readonly Known<Item>[] : { [K in Keys<NonNullable<T>>]: Known<Exclude<Property<NonNullable<T>, K>, undefined>> };

${lines.join("\n")}
${types.map((type) => `export const name${type} = (value: Known<New.${type}>): Known<Old.${type}> => value;`).join("\n")}
`;
}

/** The types of one version; the names that it exports. */
async function addTypes(
  name: string,
  version: "before" | "after",
  texts: Map<string, string>,
): Promise<readonly string[]> {
  const folder = join(here, name);
  const { files, diagnostics } = await buildFiles({
    ...defaultSettings,
    cwd: folder,
    outDir: out,
    format: "none",
    emit: ["types"],
    interfaces: [{ name: "orders", roots: versionRoots(folder, version), folder }],
    flat: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const home = join(out, `${name}.${version}`);
  for (const { path, text } of files) {
    texts.set(path.startsWith("orders/") ? join(home, path.slice("orders/".length)) : join(out, path), text);
  }
  const types = texts.get(join(home, "types.ts")) ?? "";
  return [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, type]) => type ?? "");
}
