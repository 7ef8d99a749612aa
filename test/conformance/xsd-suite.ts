import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createDiagnostics } from "../../generator/diagnostics/collector.js";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { createFileReader } from "../../generator/load/files.js";
import { loadXsd } from "../../generator/load/xsd/load-xsd.js";

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

export type Verdict = "accepted" | "refused" | "unsupported";

/** Our verdict on the schema of a group. "unsupported": all that is reported is that we cannot do it. */
export async function judge(
  suite: Suite,
  docs: readonly string[],
): Promise<{ readonly verdict: Verdict; readonly errors: readonly Diagnostic[] }> {
  const diagnostics = createDiagnostics();
  const files = createFileReader({ cwd: suite.files, diagnostics, allowRoots: [suite.files] });
  await loadXsd(docs, { files, diagnostics });
  const errors = diagnostics.all().filter(({ severity }) => severity === "error");
  if (errors.length === 0) return { verdict: "accepted", errors };
  return { verdict: errors.every(isUnsupported) ? "unsupported" : "refused", errors };
}

const unsupportedCodes: ReadonlySet<string> = new Set([
  "xsd/undecidable-counts",
  "xsd/content-too-large",
  "xsd/remote-location",
  "source/missing-file",
  "source/outside-root",
  "source/not-utf8",
]);

function isUnsupported({ code, message }: Diagnostic): boolean {
  return unsupportedCodes.has(code) || (code === "xsd/malformed-xml" && message.includes("DOCTYPE"));
}
