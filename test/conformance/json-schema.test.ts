import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileJsonSchema } from "../../generator/index.js";
import { sized } from "../support/sizes.js";
import knownFailures from "./json-schema-known-failures.json" with { type: "json" };

/** The official suite of JSON Schema. Its folder comes from CONFORMANCE_DIR. */
const folder = process.env["CONFORMANCE_DIR"] ?? fileURLToPath(new URL("../../../shared/conformance", import.meta.url));
const suite = `${folder}/json-schema`;

/** The drafts of the suite, by their folders. */
const drafts = { "draft2020-12": "2020-12", draft4: "draft-04" } as const;
type Draft = keyof typeof drafts;

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

describe.skipIf(!existsSync(suite))("the official suite of JSON Schema", () => {
  const remotes = existsSync(suite) ? readRemotes() : {};
  const files = existsSync(suite) ? (Object.keys(drafts) as Draft[]).flatMap(listFiles) : [];
  it.each(sized({ normal: files.filter((_, at) => at % 2 === 0), thorough: files }))("%s", async (file) => {
    const groups = JSON.parse(readFileSync(`${suite}/${file}`, "utf8")) as readonly Group[];
    const known = new Set(Object.keys((knownFailures as Record<string, Record<string, string>>)[file] ?? {}));
    const failed = new Set<string>();
    let total = 0;
    for (const group of groups) {
      const outcomes = await runGroup(group, file, remotes);
      group.tests.forEach((test, index) => {
        total += 1;
        if (outcomes[index] !== test.valid) failed.add(`${group.description}: ${test.description}`);
      });
    }
    for (const name of failed) if (!known.has(name)) console.log(`new failure in ${file}: ${name}`);
    console.log(`${file}: ${total - failed.size}/${total}`);
    // A known failure that passes is to be struck off the list.
    expect([...failed].sort()).toEqual([...known].sort());
  });
});

/** The results of the compiled functions for each value; none if the schema is rejected. */
async function runGroup(
  { description, schema, tests }: Group,
  file: string,
  remotes: Readonly<Record<string, unknown>>,
): Promise<readonly boolean[]> {
  const [draft] = file.split("/") as [Draft];
  const compiled = await compileJsonSchema(schema, { dialect: drafts[draft], remotes, formats: formatsOf(file) });
  if (!compiled.ok) {
    console.log(`${file}: ${description} is refused: ${compiled.diagnostics.map(({ message }) => message).join(" ")}`);
    return [];
  }
  return tests.map(({ data }) => {
    const accepted = compiled.is(data);
    const result = compiled.validate(data);
    expect(result.ok).toBe(accepted);
    if (!result.ok) expect(result.problems.map((problem) => problem.code)).not.toContain("depth");
    return accepted;
  });
}

/** Groups about formats require format assertion; in the others they are annotations, as in the standard. */
function formatsOf(file: string): "strict" | "none" {
  return file.includes("/format/") || file.endsWith("/format-assertion.json") ? "strict" : "none";
}

function listFiles(draft: Draft): readonly string[] {
  const names = readdirSync(`${suite}/${draft}`, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".json"));
  return files.map((name) => `${draft}/${name}`).sort();
}

function readRemotes(): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(`${suite}/remotes.json`, "utf8")) as Readonly<Record<string, unknown>>;
}
