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

// For each kind of change of a schema, one who sends ("sends.ts") and one who reads ("reads.ts"), written against the old
// version: each compiles with the new one exactly when nothing is said to break its code. A third ("doubtful.ts") is one that a
// warning is about: somebody may have written it, and it no longer compiles.
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "out");
const versions = ["before", "after"] as const;
const parties = { sent: "sends.ts", read: "reads.ts" } as const;
const doubtful = "doubtful.ts";
type Party = keyof typeof parties;
const shown = shownCases((folder) => existsSync(join(folder, parties.sent)));

describe("who exchanges a schema that changes", () => {
  const complaints = new Map<string, string[]>();

  beforeAll(async () => {
    const texts = new Map<string, string>();
    for (const name of shown) for (const version of versions) await addOutput(name, version, texts);
    const files = [...Object.values(parties), doubtful];
    const roots = [...texts.keys()].filter((path) => files.some((file) => path.endsWith(`/${file}`)));
    for (const complaint of compileAlone(roots, texts, {})) {
      const [key = ""] = complaint.slice(out.length + 1).split(":");
      complaints.set(key, [...(complaints.get(key) ?? []), complaint]);
    }
  });

  it.each(shown)("compiles as long as nothing is said to break it: %s", async (name) => {
    const changes = await changesOf(name);
    for (const party of ["sent", "read"] as const) {
      const said = (version: (typeof versions)[number]): readonly string[] =>
        complaints.get(`${name}.${version}/${parties[party]}`) ?? [];
      expect(said("before")).toEqual([]);
      if (changes.some((change) => breaksCode(change, party))) expect(said("after"), party).not.toEqual([]);
      else expect(said("after"), party).toEqual([]);
    }
  });

  it.each(shown.filter((name) => existsSync(join(here, name, doubtful))))(
    "may break where there is doubt: %s",
    async (name) => {
      const changes = await changesOf(name);
      expect(complaints.get(`${name}.before/${doubtful}`) ?? []).toEqual([]);
      expect(complaints.get(`${name}.after/${doubtful}`) ?? []).not.toEqual([]);
      expect(changes.map(({ code }) => code)).toContain("warning");
    },
  );
});

function breaksCode({ id, codeLevels }: Change, party: Party): boolean {
  // Names that are gone break those who import them: exports.test.ts looks at all.
  if (id === "interface/generated-name-removed") return false;
  return (codeLevels ?? kindOf(id).code)[party] === "breaking";
}

/** The types of one version; those who use them stand among them. */
async function addOutput(name: string, version: (typeof versions)[number], texts: Map<string, string>): Promise<void> {
  const folder = join(here, name);
  const { files, diagnostics } = await buildFiles({
    ...defaultSettings,
    cwd: folder,
    outDir: out,
    format: "none",
    emit: ["types", "paths"],
    interfaces: [{ name: "items", roots: versionRoots(folder, version), folder }],
    flat: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const home = join(out, `${name}.${version}`);
  for (const { path, text } of files) {
    texts.set(path.startsWith("items/") ? join(home, path.slice("items/".length)) : join(out, path), text);
  }
  for (const file of [...Object.values(parties), doubtful]) {
    if (!existsSync(join(folder, file))) continue;
    texts.set(join(home, file), readFileSync(join(folder, file), "utf8"));
  }
}
