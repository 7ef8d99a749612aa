import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtProgram } from "../../support/built-cli.js";
import { timeLimit } from "../../support/time-limit.js";

/** The result of linting one document; `undefined` of one that ended its process, or held it up. */
export type Lint =
  | {
      readonly code: number;
      /** The first code that is reported. */
      readonly finding: string;
      readonly isBug: boolean;
      /** Length of all output, in characters. */
      readonly length: number;
      /** Units of effort. */
      readonly spent: number;
    }
  | undefined;

/** The files of one folder; the first is linted. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Lints folders in turn in one process, whose heap may not grow beyond 256 MB. A document that ends the process, or holds it
 * up, has no result, and the next one begins with a new process.
 */
export async function lintInTurn(folders: readonly Files[]): Promise<readonly Lint[]> {
  const built = await builtProgram("../test/hostile/parsers/lint-each.ts");
  const around = realpathSync(mkdtempSync(join(tmpdir(), "specwright-bombs-")));
  try {
    const named = folders.flatMap((files, at) => written(join(around, `${at}`), files));
    const lints: Lint[] = [];
    while (lints.length < folders.length) {
      const { stdout, status } = spawnSync(
        process.execPath,
        ["--max-old-space-size=256", built.program, ...named.slice(lints.length * 2)],
        { encoding: "utf8", timeout: timeLimit },
      );
      const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
      lints.push(...lines.map((line) => JSON.parse(line) as Lint));
      if (status !== 0) lints.push(undefined);
    }
    return lints.slice(0, folders.length);
  } finally {
    built.remove();
    rmSync(around, { recursive: true, force: true });
  }
}

function written(folder: string, files: Files): readonly [string, string] {
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return [folder, Object.keys(files)[0] ?? ""];
}
