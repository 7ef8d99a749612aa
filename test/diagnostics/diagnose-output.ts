import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { applyWrite } from "../../generator/write/output/apply-write.js";
import { checkOutput } from "../../generator/write/output/check-output.js";
import { reportFault } from "../../generator/write/output/fault.js";
import type { FileSystem } from "../../generator/write/output/file-system.js";
import { nodeFileSystem } from "../../generator/write/output/node-file-system.js";
import { shownOutputPath, writeOutput } from "../../generator/write/write-output.js";
import { dyingFileSystem } from "../generator/write/support/dying-file-system.js";

/** The content of the output folder before "orders/types.ts" is written to it. */
interface OutputCase {
  /** Files of an earlier run. */
  readonly earlier?: readonly string[];
  /** Files of somebody else, by path. */
  readonly found?: Readonly<Record<string, string>>;
  readonly folders?: readonly string[];
  /** Links that lead out of the folder. */
  readonly links?: readonly string[];
  /** The error with which the disk refuses to write a file, or to show one. */
  readonly refusal?: string;
  /** Nothing is written: the output is compared. */
  readonly check?: true;
}

/** Everything that writing one file reports; `case.json` of the folder says what is in its way. */
export async function diagnoseOutput(folder: string): Promise<readonly Diagnostic[]> {
  const cwd = mkdtempSync(join(tmpdir(), "diagnose-"));
  try {
    const state = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as OutputCase;
    const outDir = join(cwd, "generated");
    await prepare(state, outDir);
    const diagnostics = createDiagnostics();
    const files = [{ path: "orders/types.ts", text: "// types\n" }];
    if (state.check === true) {
      const { fault } = checkOutput(files, outDir, { fs: withUnreadableFiles(state.refusal ?? "EACCES") });
      if (fault !== undefined) reportFault(diagnostics, fault, (path) => shownOutputPath(path, outDir, cwd));
      return diagnostics.all();
    }
    const fs =
      state.refusal === undefined ? nodeFileSystem : dyingFileSystem(1, { kind: "refuses", code: state.refusal }).fs;
    await writeOutput(files, outDir, { cwd, diagnostics, fs, wait: 0 });
    return diagnostics.all();
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

function withUnreadableFiles(code: string): FileSystem {
  return {
    ...nodeFileSystem,
    readFile: (path) => {
      throw Object.assign(new Error(code), { code, path });
    },
  };
}

async function prepare(
  { earlier = [], found = {}, folders = [], links = [] }: OutputCase,
  outDir: string,
): Promise<void> {
  mkdirSync(outDir);
  if (earlier.length > 0)
    await applyWrite(
      earlier.map((path) => ({ path, text: "// earlier\n" })),
      outDir,
    );
  for (const path of folders) mkdirSync(join(outDir, path), { recursive: true });
  for (const path of links) symlinkSync(dirname(outDir), join(outDir, path));
  for (const [path, text] of Object.entries(found)) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), text);
  }
}
