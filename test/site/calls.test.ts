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
import type { ApiPages } from "../../generator/pages/site-model.js";
import { memo } from "../support/memo.js";
import { cli } from "../support/run-cli.js";
import { modelOf, openapi, ownModel } from "./support/own-site.js";

const run = promisify(execFile);

/** A server of an API that has no handlers: its response to a valid request is 501, to an invalid one another status. */
async function served<T>(modulePath: string, use: (origin: string) => Promise<T>): Promise<T> {
  const module = (await import(modulePath)) as Readonly<Record<string, unknown>>;
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

/** A folder with the files that samples send. */
function folderWithFiles(calls: readonly Call[]): string {
  const names = calls.flatMap(({ code }) => code.match(/\bsample\.\w+/g) ?? []);
  return tempFolder(Object.fromEntries(names.map((name) => [name, "bytes"])));
}

/** Runs the samples of one API; returns the statuses in their order. */
type Runner = (calls: readonly Call[], folder: string, ownImport: ImportPath) => Promise<readonly string[]>;

/** The path from which samples import generated modules. */
interface ImportPath {
  readonly written: RegExp;
  /** The path of a part. */
  readonly pathOf: (part: string) => string;
}

const runners: Readonly<Record<"TypeScript client" | "fetch" | "curl" | "Python", Runner>> = {
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

const titles = ["TypeScript client", "fetch", "curl", "Python"] as const;

/** The statuses of the samples of an API by operation; 501 is that of a valid request. */
async function statusesOf(
  { operations }: ApiPages,
  title: (typeof titles)[number],
  server: string,
  ownImport: ImportPath,
): Promise<Readonly<Record<string, string>>> {
  return served(server, async (origin) => {
    const calls = operations.flatMap(({ name: operation, samples }): readonly Call[] =>
      samples
        .filter((sample) => sample.title === title)
        .map(({ code }) => ({ operation, code: code.replaceAll("https://api.example.com", origin) })),
    );
    const statuses = calls.length === 0 ? [] : await runners[title](calls, folderWithFiles(calls), ownImport);
    return Object.fromEntries(calls.map(({ operation }, index) => [operation, statuses[index] ?? "nothing"]));
  });
}

describe.each(titles)("calls with %s", (title) => {
  it("are valid requests of each API", async () => {
    const wrong: string[] = [];
    let calls = 0;
    for (const api of (await ownModel()).apis) {
      const ownImport = {
        written: /"@specwright\/travel-expense-[^"/]+\/(\w+)"/g,
        pathOf: (part: string) => resolve(`generated/${api.name}/${part}.ts`),
      };
      const statuses = Object.entries(
        await statusesOf(api, title, resolve(`generated/${api.name}/server.ts`), ownImport),
      );
      calls += statuses.length;
      wrong.push(
        ...statuses.filter(([, status]) => status !== "501").map((status) => `${api.name} ${status.join(": ")}`),
      );
    }
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(38);
  });

  it("send forms, files and streams", async () => {
    const { api, folder } = await bodiesApi();
    const ownImport = { written: /"\.\/bodies"/g, pathOf: () => join(folder, "bodies.ts") };
    const statuses = await statusesOf(api, title, join(folder, "server.mjs"), ownImport);
    expect(statuses).toEqual({ sendForm: "501", sendImage: "501", sendLines: "501", sendList: "501", sendXml: "501" });
  });
});

const string = { type: "string" };
const file = { type: "string", format: "binary" };

/** An API with each kind of part, a range of files, and a stream. */
const bodiesApi = memo(async (): Promise<{ readonly api: ApiPages; readonly folder: string }> => {
  const form = {
    type: "object",
    required: ['a; "b"', "photo", "files", "note", "meta", "ids", "page"],
    properties: {
      'a; "b"': { const: "x; \"y\" \\ 'z'=@\u00e9\n" },
      photo: file,
      files: { type: "array", items: file, minItems: 2 },
      note: { const: 'typed; "quoted"' },
      meta: { type: "object", required: ["n"], properties: { n: { type: "integer" } } },
      ids: { type: "array", items: { type: "integer" }, minItems: 2 },
      page: { type: "object", required: ["size"], properties: { size: { type: "integer" } } },
    },
  };
  const encoding = {
    photo: { contentType: "image/png, image/jpeg" },
    note: { contentType: "text/markdown" },
    ids: { style: "form", explode: true },
    page: { style: "deepObject", explode: true },
  };
  const urn = { namespace: "urn:orders", prefix: "o" };
  const order = {
    type: "object",
    xml: { name: "order", ...urn },
    required: ["id", "lines", "note"],
    properties: {
      id: { type: "integer", xml: { attribute: true } },
      lines: {
        type: "array",
        minItems: 2,
        xml: { wrapped: true, ...urn },
        items: { ...string, xml: { name: "line", ...urn } },
      },
      note: { const: "a < b", xml: urn },
    },
  };
  const post = (operationId: string, content: object): object => ({
    post: { operationId, requestBody: { required: true, content }, responses: { 204: { description: "Done." } } },
  });
  const document = openapi(
    {
      "/form": post("sendForm", { "multipart/form-data": { schema: form, encoding } }),
      "/image": post("sendImage", { "image/*": { schema: file } }),
      "/lines": post("sendLines", {
        "application/x-ndjson": { schema: { type: "object", required: ["id"], properties: { id: string } } },
      }),
      "/xml": post("sendXml", { "application/xml": { schema: order } }),
      "/list": post("sendList", {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["tags"],
            properties: { tags: { type: "array", items: string, minItems: 1 } },
          },
        },
      }),
    },
    { info: { title: "Bodies", version: "1" } },
  );
  const folder = tempFolder({ "bodies.json": JSON.stringify(document) });
  const { code, stderr } = await cli(["generate", "bodies.json", "-o", ".", "--emit", "client,server"], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(stderr);
  await build({
    entryPoints: [join(folder, "bodies.ts")],
    outfile: join(folder, "server.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    tsconfigRaw: {},
    nodePaths: [resolve("node_modules")],
  });
  const { apis } = await modelOf(document, "bodies.json");
  return { api: apis[0]!, folder };
});
