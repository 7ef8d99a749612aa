import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { ApiPages } from "../../../generator/pages/site-model.js";
import { images } from "../../sandbox/support/images.js";
import { tempFolder } from "../../support/temp-folder.js";

const run = promisify(execFile);

/** The titles of calls on pages. */
export const sampleTitles = ["TypeScript client", "fetch", "curl", "Python"] as const;

/** A sample of an operation. */
interface Call {
  readonly operation: string;
  readonly code: string;
}

/** A folder with the files that samples send. */
function folderWithFiles(calls: readonly Call[]): string {
  const names = calls.flatMap(({ code }) => code.match(/\bsample\.\w+/g) ?? []);
  const folder = tempFolder({});
  for (const name of names) writeFileSync(join(folder, name), images.png);
  return folder;
}

/** Runs the samples of one API; returns the statuses in their order. */
type Runner = (calls: readonly Call[], folder: string, ownImport: ImportPath) => Promise<readonly string[]>;

/** The path from which samples import generated modules. */
export interface ImportPath {
  readonly written: RegExp;
  /** The path of a part. */
  readonly pathOf: (part: string) => string;
}

const runners: Readonly<Record<(typeof sampleTitles)[number], Runner>> = {
  "TypeScript client": (calls, folder, { written, pathOf }) => {
    const own = (_: string, part: string): string => JSON.stringify(pathOf(part));
    return runScripts(
      calls.map(({ operation, code }) => ({ operation, code: code.replace(written, own) })),
      folder,
    );
  },
  fetch: runScripts,
  curl: (calls, folder) =>
    Promise.all(
      calls.map(async ({ code }) => {
        const options = "--silent --output /dev/null --write-out '%{http_code}'";
        return (await run("sh", ["-c", `${code} \\\n  ${options}`], { cwd: folder })).stdout;
      }),
    ),
  // One process for all: starting it takes longer than the calls.
  Python: async (calls, folder) => {
    writeFileSync(join(folder, "calls.json"), JSON.stringify(calls.map(({ code }) => code)));
    writeFileSync(join(folder, "run.py"), pythonRunner);
    const { stdout } = await run("python3", ["run.py"], { cwd: folder });
    return stdout
      .trim()
      .split("\n")
      .map((line) => /^\d{3}(?= |$)/.exec(line)?.[0] ?? line);
  },
};

const pythonRunner = `import json, urllib.error
for code in json.load(open("calls.json", encoding="utf-8")):
    try:
        exec(compile(code, "sample", "exec"), {})
    except urllib.error.HTTPError as error:
        print(error.code)
    except Exception as error:
        print(repr(error))
`;

async function runScripts(calls: readonly Call[], folder: string): Promise<readonly string[]> {
  const outdir = join(folder, "built");
  for (const { operation, code } of calls) {
    const run = code
      .replaceAll("console.log(", "globalThis.siteSample(")
      .replaceAll('openAsBlob("', `openAsBlob("${folder}/`);
    writeFileSync(join(folder, `${operation}.ts`), `${run}\n`);
  }
  await build({
    entryPoints: calls.map(({ operation }) => join(folder, `${operation}.ts`)),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    tsconfigRaw: {},
    alias: { "@specwright/runtime": resolve("generated/runtime") },
    nodePaths: [resolve("node_modules")],
    logLevel: "silent",
  });
  const statuses: string[] = [];
  for (const { operation } of calls) {
    let status = "nothing";
    Object.assign(globalThis, { siteSample: (said: number) => (status = String(said)) });
    // A status that the operation does not declare is an error of the client, which names it.
    await import(pathToFileURL(join(outdir, `${operation}.mjs`)).href).catch((error: unknown) => {
      const { status: got, message } = error as { readonly status?: number; readonly message: string };
      status = String(got ?? message);
    });
    statuses.push(status);
  }
  return statuses;
}

/** Runs the calls of an API with one title; returns the statuses by operation. `editCode` prepares the code. */
export async function runSamples(
  { operations }: ApiPages,
  title: (typeof sampleTitles)[number],
  ownImport: ImportPath,
  editCode: (code: string) => string,
): Promise<Readonly<Record<string, string>>> {
  const calls = operations.flatMap(({ name: operation, samples }): readonly Call[] =>
    samples.filter((sample) => sample.title === title).map(({ code }) => ({ operation, code: editCode(code) })),
  );
  const statuses = calls.length === 0 ? [] : await runners[title](calls, folderWithFiles(calls), ownImport);
  return Object.fromEntries(calls.map(({ operation }, index) => [operation, statuses[index] ?? "nothing"]));
}
