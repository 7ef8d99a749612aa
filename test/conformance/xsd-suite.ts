import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compileXmlSchema } from "../../generator/index.js";

/** One group of the W3C XML Schema test suite: documents that make one schema. */
export interface SuiteGroup {
  readonly id: string;
  readonly schema: { readonly docs: readonly string[]; readonly valid: boolean | null } | null;
}

/** The suite, unpacked into a folder of its own. */
export interface Suite {
  readonly groups: readonly SuiteGroup[];
  readonly files: string;
  remove(): void;
}

const archive = resolve(process.env["CONFORMANCE_DIR"] ?? "../shared/conformance", "xsd-open.tar.gz");

/** Unpacks the suite; undefined when it is not there. */
export function openSuite(): Suite | undefined {
  if (!existsSync(archive)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "xsd-suite-"));
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  const lines = readFileSync(join(folder, "tests.jsonl"), "utf8").trim().split("\n");
  return {
    groups: lines.map((line) => JSON.parse(line) as SuiteGroup),
    files: join(folder, "files"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The path at which the suite was looked for. */
export const suitePath = archive;

/** Our result for the schema of a group, and the codes of its problems. */
export async function judge(
  suite: Suite,
  docs: readonly string[],
): Promise<{ readonly isAccepted: boolean; readonly codes: readonly string[] }> {
  const { ok, diagnostics } = await compileXmlSchema(docs, { cwd: suite.files, allowRoots: [suite.files] });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { isAccepted: ok, codes: errors.map(({ code }) => code) };
}

/** "ms 12/13, sun 4/4": how many outcomes of each set of the suite agree. */
export function agreedBySet(outcomes: readonly { readonly id: string; readonly agrees: boolean }[]): string {
  const sets = new Map<string, { agreed: number; all: number }>();
  for (const { id, agrees } of outcomes) {
    const name = id.slice(0, id.indexOf("/"));
    const counts = sets.get(name) ?? { agreed: 0, all: 0 };
    sets.set(name, { agreed: counts.agreed + (agrees ? 1 : 0), all: counts.all + 1 });
  }
  return [...sets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { agreed, all }]) => `${name} ${agreed}/${all}`)
    .join(", ");
}
