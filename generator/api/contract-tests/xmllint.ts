import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { concernsXml, xmlElementOf } from "../../../templates/contract-tests/content.js";
import type { FixtureRun } from "../../../templates/contract-tests/fixture-run.js";

/** Documents of one call of xmllint. */
const maxDocuments = 200;

/** Statuses of xmllint for a schema that it cannot use. */
const schemaStatuses = [5, 8];

/** Results of xmllint for XML documents by the `id` of their fixture; none if it is not on the PATH. */
export function xmllintResults({ fixtures, operations }: FixtureRun): ReadonlyMap<number, boolean> {
  const results = new Map<number, boolean>();
  const bySchema = new Map<string, { readonly id: number; readonly bytes: Uint8Array }[]>();
  for (const fixture of fixtures) {
    const { id, subject, bytes } = fixture;
    const operation = operations.find(({ name }) => subject.kind === "operation" && name === subject.name);
    const element = xmlElementOf(fixture, operation);
    if (element === undefined || bytes === undefined || !concernsXml(fixture)) continue;
    if (rootName(new TextDecoder().decode(bytes)) !== element.name) results.set(id, false);
    else bySchema.set(element.schemaPath, [...(bySchema.get(element.schemaPath) ?? []), { id, bytes }]);
  }
  if (bySchema.size === 0 && results.size === 0) return results;
  const folder = mkdtempSync(join(tmpdir(), "specwright-xmllint-"));
  const run = (args: readonly string[]): ReturnType<typeof spawnSync> =>
    spawnSync("xmllint", args, { cwd: folder, timeout: 60_000 });
  try {
    if (run(["--version"]).status !== 0) return new Map();
    for (const [schema, documents] of bySchema)
      for (let start = 0; start < documents.length; start += maxDocuments) {
        const part = documents.slice(start, start + maxDocuments);
        for (const { id, bytes } of part) writeFileSync(join(folder, `${id}.xml`), bytes);
        const { status, stderr } = run([
          "--noout",
          "--nonet",
          "--schema",
          schema,
          ...part.map(({ id }) => `${id}.xml`),
        ]);
        if (status === null || schemaStatuses.includes(status)) continue;
        const lines = new Set(stderr.toString().split(/\r?\n/));
        for (const { id } of part) results.set(id, lines.has(`${id}.xml validates`));
      }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The local name of the root element; undefined if there is none. */
function rootName(text: string): string | undefined {
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at + 1)) {
    const end = text.startsWith("<!--", at)
      ? "-->"
      : text.startsWith("<?", at)
        ? "?>"
        : text.startsWith("<!", at)
          ? ">"
          : "";
    if (end === "") return /^<(?:[^\s:/>]+:)?([^\s:/>]+)/.exec(text.slice(at, at + 1000))?.[1];
    at = text.indexOf(end, at);
    if (at === -1) return undefined;
  }
  return undefined;
}
