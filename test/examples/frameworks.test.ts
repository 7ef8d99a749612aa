import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { once } from "node:events";
import type { Server as NodeServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { Server } from "../../templates/runtime/server/server-types.js";
import { blocksOf } from "../docs/support/pages.js";
import { compilerOfRun } from "../support/native-compiler.js";
import { cli } from "../support/run-cli.js";

// The examples of docs/how-to/frameworks.md run against the packages that examples/frameworks/package-lock.json names.

const root = resolve(import.meta.dirname, "../..");
const examples = join(root, "examples/frameworks");
const packages = join(examples, "node_modules");
const names = ["server", "express", "fastify", "hono", "nest", "lambda", "worker"];
const route = "next/app/orders/[[...path]]/route.ts";
/** True if `make test` has installed the packages. */
const areInstalled = existsSync(join(packages, "express/package.json"));

const order = { sku: "lamp", quantity: 2 };
const json = { "Content-Type": "application/json" };

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

it("pages about frameworks show the examples as they are", () => {
  const shown = [
    ...blocksOf("docs/how-to/frameworks.md", ["ts"]),
    ...blocksOf("docs/how-to/serverless.md", ["ts"]),
  ].map(({ text }) => text);
  const files = [...names.map((name) => `${name}.ts`), route];
  expect(shown.sort()).toEqual(files.map((path) => readFileSync(join(examples, path), "utf8")).sort());
  for (const text of shown)
    expect(text.split("\n").filter((line) => !/^(?:import .*)?$/.test(line)).length).toBeLessThan(20);
});

describe.skipIf(!areInstalled)("the examples of frameworks", () => {
  const folder = join(inject("runFolder"), "frameworks");
  const load = async <T>(path: string): Promise<T> => (await import(pathToFileURL(join(folder, path)).href)) as T;
  const packaged = createRequire(join(examples, "package.json"));
  const open: NodeServer[] = [];
  // Hono replaces these with its own.
  const { Request: NodeRequest, Response: NodeResponse } = globalThis;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    symlinkSync(packages, join(folder, "node_modules"));
    cpSync(join(import.meta.dirname, "frameworks"), folder, { recursive: true });
    for (const path of [
      ...names.map((name) => `${name}.ts`),
      "next/app",
      "orders.yaml",
      "tsconfig.json",
      "package.json",
    ])
      cpSync(join(examples, path), join(folder, path), { recursive: true });
    for (const [spec, target] of [
      ["orders", "api"],
      ["bodies", "bodies"],
    ] as const) {
      const { code, stderr } = await cli(["generate", `${spec}.yaml`, "-o", target], {
        cwd: folder,
      });
      expect([code, stderr]).toEqual([0, ""]);
    }
    const inputs = [...names.map((name) => `${name}.ts`), route, "parsed-bodies.mjs", "bodies/bodies.ts"];
    await build({
      absWorkingDir: folder,
      entryPoints: inputs,
      outdir: "dist",
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      packages: "external",
      format: "esm",
      platform: "node",
    });
    vi.stubEnv("PORT", "0");
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    Object.assign(globalThis, { Request: NodeRequest, Response: NodeResponse });
    for (const server of open) server.close().closeAllConnections();
  });

  function fetchOf(server: NodeServer): Fetch {
    open.push(server);
    const { port } = server.address() as AddressInfo;
    return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  }

  /** Creates an order, reads it, and sends one that breaks the contract. */
  async function walk(call: Fetch): Promise<void> {
    const created = await call("/orders", { method: "POST", body: JSON.stringify(order), headers: json });
    const { id, ...rest } = (await created.json()) as { readonly id: number };
    expect([created.status, rest]).toEqual([201, order]);
    const read = await call(`/orders/${id}`);
    expect([read.status, await read.json()]).toEqual([200, { ...order, id }]);
    const wrong = await call("/orders", { method: "POST", body: '{"sku":"lamp","quantity":500}', headers: json });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { problems: [{ path: "/quantity" }] }]);
    expect((await call("/orders/x")).status).toBe(400);
    expect((await call("/nothing")).status).toBe(404);
  }

  it("compile against the types of the frameworks, and Next.js accepts the route handler", () => {
    const next = join(packages, "next/dist/bin/next");
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
    execFileSync(process.execPath, [next, "typegen"], { cwd: join(folder, "next"), env, stdio: "pipe" });
    expect(readFileSync(join(folder, "next/.next/types/validator.ts"), "utf8")).toContain("[[...path]]/route.js");
    const compiler = join(root, compilerOfRun);
    expect(execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" })).toBe("");
  });

  it.each(["express", "fastify", "hono", "nest"])("run: %s", async (name) => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { listener } = await load<{ listener: NodeServer }>(`dist/${name}.mjs`);
    written.mockRestore();
    if (!listener.listening) await once(listener, "listening");
    await walk(fetchOf(listener));
  });

  it("run: a route handler of Next.js, on the requests that Next.js makes", async () => {
    const { NextRequest } = packaged("next/server") as { readonly NextRequest: typeof Request };
    const handlers = await load<Readonly<Record<string, (request: Request) => Promise<Response>>>>(
      `dist/${route.replace(".ts", ".mjs")}`,
    );
    await walk(async (path, init) => {
      const request = new NextRequest(`https://orders.example${path}`, init);
      return (await handlers[request.method]?.(request)) ?? new Response(null, { status: 405 });
    });
  });

  it("run: a function of AWS Lambda, on events of API Gateway", async () => {
    const { handler } = await load<{ handler: (event: object) => Promise<LambdaReply> }>("dist/lambda.mjs");
    for (const isBase64Encoded of [false, true]) {
      await walk(async (path, { method = "GET", body, headers = {} } = {}) => {
        const text =
          body === undefined ? {} : { body: Buffer.from(body as string).toString(isBase64Encoded ? "base64" : "utf8") };
        const requestContext = { http: { method, path }, domainName: "api.example", stage: "$default" };
        const event = { version: "2.0", rawPath: path, rawQueryString: "", cookies: ["a=1", "b=2"], headers, ...text };
        const reply = await handler({ ...event, isBase64Encoded, requestContext });
        expect(reply).toMatchObject({ isBase64Encoded: true, cookies: [] });
        return new Response(Buffer.from(reply.body, "base64"), { status: reply.statusCode, headers: reply.headers });
      });
    }
    const event = { rawPath: "//evil.example/orders?x#y", rawQueryString: "a=1", headers: {}, isBase64Encoded: false };
    const reply = await handler({ ...event, body: "", requestContext: { http: { method: "GET" } } });
    expect(reply.statusCode).toBe(404);
  });

  it("run: a module of Cloudflare Workers, in workerd", async () => {
    const options = { absWorkingDir: folder, bundle: true, format: "esm", write: false } as const;
    const { outputFiles } = await build({ ...options, entryPoints: ["worker.ts"] });
    const { Miniflare } = packaged("miniflare") as { readonly Miniflare: new (options: object) => Worker };
    const contents = outputFiles[0]?.text ?? "";
    const modules = [{ type: "ESModule", path: "worker.mjs", contents }];
    const worker = new Miniflare({ modules, compatibilityDate: "2025-12-01", cf: false });
    try {
      await walk((path, init) => worker.dispatchFetch(`https://orders.example${path}`, init));
    } finally {
      await worker.dispose();
    }
  });

  describe("a body that a framework has parsed is validated", () => {
    const form = "application/x-www-form-urlencoded";
    const binary = "application/octet-stream";
    const upload = (n: string): FormData => {
      const data = new FormData();
      data.append("n", n);
      data.append("list", "a");
      data.append("list", "b");
      data.append("file", new File([new Uint8Array([0, 255])], "a.bin", { type: binary }));
      return data;
    };
    const file = { data: [0, 255], filename: "a.bin", contentType: binary };
    const cases: Readonly<Record<string, BodyCase>> = {
      JSON: { type: "application/json", body: '{"n":1}', expected: { n: 1 } },
      "wrong JSON": { type: "application/json", body: '{"n":"1"}', path: "/n" },
      "a form": { type: form, body: "n=1&list=a&list=b", expected: { n: 1, list: ["a", "b"] } },
      "a wrong form": { type: form, body: "n=x", path: "/n" },
      text: { type: "text/plain", body: "hi", expected: "hi" },
      "wrong text": { type: "text/plain", body: "h", path: "" },
      binary: { type: binary, body: new Uint8Array([0, 255]), expected: [0, 255] },
      multipart: { body: upload("1"), expected: { n: 1, list: ["a", "b"], file } },
      "wrong multipart": { body: upload("x"), path: "/n" },
      "an empty body": { type: "application/json", body: "", path: "" },
      "no body": { path: "" },
    };

    it.each(["express", "fastify", "nest", "hono"])("by %s", async (name) => {
      const { createBodiesServer } = await load<Bodies>("dist/bodies/bodies.mjs");
      const { frameworks } = await load<Started>("dist/parsed-bodies.mjs");
      const errors: unknown[] = [];
      const sendBody = async ({ body }: { readonly body: unknown }): Promise<object> => ({
        status: 200,
        body: { body: await shown(body) },
      });
      const server = createBodiesServer({ handlers: { sendBody }, onError: (error) => errors.push(error) });
      const call = fetchOf(await frameworks[name]!(server));
      for (const [title, { type, body, expected, path }] of Object.entries(cases)) {
        const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
        const answer = await call("/bodies", { method: "POST", headers, ...(body === undefined ? {} : { body }) });
        const wanted = path === undefined ? [200, { body: expected }] : [400, { problems: [{ path }] }];
        expect([answer.status, await answer.json()], title).toMatchObject(wanted);
      }
      expect(errors).toEqual([]);
    });
  });
});

interface LambdaReply {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Worker {
  readonly dispatchFetch: Fetch;
  dispose(): Promise<void>;
}

/** A request, and the body that the handler gets or the path of the problem. */
interface BodyCase {
  readonly type?: string;
  readonly body?: NonNullable<RequestInit["body"]>;
  readonly expected?: unknown;
  readonly path?: string;
}

/** The part of the generated code of bodies.yaml that is used. */
interface Bodies {
  createBodiesServer(settings: { readonly handlers: object; readonly onError: (error: unknown) => void }): Server;
}

/** The exports of parsed-bodies.mjs. */
interface Started {
  readonly frameworks: Readonly<Record<string, (server: Server) => Promise<NodeServer>>>;
}

/** A body as JSON: bytes as lists. */
async function shown(body: unknown): Promise<unknown> {
  if (typeof body !== "object" || body === null) return body;
  if ("stream" in body) return [...(await (body as unknown as { bytes(): Promise<Uint8Array> }).bytes())];
  const { file } = body as { readonly file?: { readonly data: Uint8Array } };
  return file === undefined ? body : { ...body, file: { ...file, data: [...file.data] } };
}
