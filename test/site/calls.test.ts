import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { toNodeListener } from "@specwright/travel-expense/runtime/node";
import { tempFolder } from "../support/temp-folder.js";
import { ownModel } from "./support/own-site.js";

const run = promisify(execFile);

/** A server of an API that has no handlers: its response to a valid request is 501, to an invalid one another status. */
async function served<T>(api: string, use: (origin: string) => Promise<T>): Promise<T> {
  const module = (await import(resolve(`generated/${api}/server.ts`))) as Readonly<Record<string, unknown>>;
  const entry = (prefix: RegExp): unknown => Object.entries(module).find(([name]) => prefix.test(name))?.[1];
  const create = entry(/^create\w+Server$/) as (options: object) => Parameters<typeof toNodeListener>[0];
  const security = new Proxy({}, { get: () => () => ({}), has: () => true });
  const server = createServer(toNodeListener(create({ handlers: entry(/^unimplemented/), security })));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await use(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** A sample of an operation. */
interface Call {
  readonly operation: string;
  readonly code: string;
}

/** Runs the samples of one API; returns the statuses in their order. */
type Runner = (calls: readonly Call[], folder: string, api: string) => Promise<readonly string[]>;

const runners: Readonly<Record<"TypeScript client" | "fetch" | "curl" | "Python", Runner>> = {
  "TypeScript client": (calls, folder, api) => {
    const imported = /"@specwright\/travel-expense-[^"/]+\/(\w+)"/g;
    const own = (_: string, part: string): string => JSON.stringify(resolve(`generated/${api}/${part}.ts`));
    return runScripts(
      calls.map(({ operation, code }) => ({ operation, code: code.replace(imported, own) })),
      folder,
    );
  },
  fetch: runScripts,
  curl: (calls) =>
    Promise.all(
      calls.map(async ({ code }) => {
        const options = "--silent --output /dev/null --write-out '%{http_code}'";
        return (await run("sh", ["-c", `${code} \\\n  ${options}`])).stdout;
      }),
    ),
  // One process for all: starting it takes longer than the calls.
  Python: async (calls, folder) => {
    writeFileSync(join(folder, "calls.json"), JSON.stringify(calls.map(({ code }) => code)));
    writeFileSync(join(folder, "run.py"), pythonRunner);
    const { stdout } = await run("python3", ["run.py"], { cwd: folder });
    return stdout.trim().split("\n");
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
  for (const { operation, code } of calls)
    writeFileSync(join(folder, `${operation}.ts`), `${code.replaceAll("console.log(", "globalThis.siteSample(")}\n`);
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

describe.each(["TypeScript client", "fetch", "curl", "Python"] as const)("calls with %s", (title) => {
  it("are valid requests of each API", async () => {
    const wrong: string[] = [];
    let calls = 0;
    for (const { name, operations } of (await ownModel()).apis) {
      await served(name, async (origin) => {
        const all = operations.flatMap(({ name: operation, samples }): readonly Call[] =>
          samples
            .filter((sample) => sample.title === title)
            .map(({ code }) => ({ operation, code: code.replaceAll("https://api.example.com", origin) })),
        );
        const statuses = all.length === 0 ? [] : await runners[title](all, tempFolder(), name);
        calls += statuses.length;
        all.forEach(({ operation }, index) => {
          if (statuses[index] !== "501") wrong.push(`${name} ${operation}: ${statuses[index]}`);
        });
      });
    }
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(35);
  });
});
