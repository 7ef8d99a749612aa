import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtCli } from "../support/built-cli.js";
import { compilerOfRun } from "../support/native-compiler.js";
import { tempFolder } from "../support/temp-folder.js";

const root = resolve(import.meta.dirname, "../..");
const packages = ["customers-api", "invoices-api", "orders-api", "shop"];

/** Requests that the cache received, without hashes and parameters. */
const requests: string[] = [];
const artifacts = new Map<string, Buffer>();
let cache: Server;

/** A remote cache with the HTTP API that Turborepo documents: artifacts by hash, and events, which it ignores. */
beforeAll(async () => {
  cache = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { pathname } = new URL(request.url ?? "", "http://cache");
      const hash = /^\/v8\/artifacts\/([\da-f]{16})$/.exec(pathname)?.[1];
      requests.push(`${request.method} ${pathname.replace(/[\da-f]{16}$/, "HASH")}`);
      if (request.headers.authorization !== "Bearer secret") return response.writeHead(401).end();
      if (hash === undefined) return response.end('{"status":"enabled"}');
      if (request.method === "PUT") artifacts.set(hash, body);
      const artifact = artifacts.get(hash);
      return artifact === undefined ? response.writeHead(404).end() : response.end(artifact);
    });
  });
  await new Promise<void>((done) => cache.listen(0, "127.0.0.1", done));
});

afterAll(() => cache.close());

/** A checkout of the example with its packages installed, and a command line that counts its runs. */
async function checkout(): Promise<string> {
  const folder = tempFolder({});
  cpSync(join(root, "examples/monorepo"), folder, { recursive: true });
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, ".bin"), { recursive: true });
  for (const name of packages) symlinkSync(`../packages/${name}`, join(modules, name));
  symlinkSync(join(root, "node_modules/openapi-fetch"), join(modules, "openapi-fetch"));
  symlinkSync(join(root, compilerOfRun), join(modules, ".bin/tsc"));
  const { command } = await builtCli();
  const program = `#!/bin/sh\necho run >> "${folder}/runs.txt"\nexec ${command} "$@"\n`;
  writeFileSync(join(modules, ".bin/specwright"), program, { mode: 0o755 });
  return folder;
}

/** Runs the tasks of a checkout. Returns the lines of the summary, without times. */
async function turbo(folder: string): Promise<string> {
  const env = {
    ...process.env,
    TURBO_API: `http://127.0.0.1:${(cache.address() as AddressInfo).port}`,
    TURBO_TOKEN: "secret",
    TURBO_TEAM: "team_shop",
    TURBO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
  const program = join(root, "node_modules/turbo/bin/turbo");
  const child = spawn(process.execPath, [program, "run", "generate", "build"], { cwd: folder, env });
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  const output = `${stdout.toString()}${stderr.toString()}`;
  return /^ *Tasks:.*\nCached:.*$/m.exec(output)?.[0].replace(/ +/g, " ").trim() ?? output;
}

const runsOf = (folder: string): number =>
  readdirSync(folder).includes("runs.txt") ? readFileSync(join(folder, "runs.txt"), "utf8").split("\n").length - 1 : 0;

const outputsOf = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(join(folder, "packages"), { recursive: true, encoding: "utf8" })
    .filter((path) => /^[^/]+\/(?:generated|dist)\/.*\.[jt]s$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(folder, "packages", path), "utf8")]);

it("the monorepo restores all outputs of another checkout from a remote cache, and generates only after an edit", async () => {
  const [first, second] = [await checkout(), await checkout()];
  expect(await turbo(first)).toBe("Tasks: 4 successful, 4 total\nCached: 0 cached, 4 total");
  expect(runsOf(first)).toBe(3);
  expect(artifacts.size).toBe(4);
  requests.length = 0;
  expect(await turbo(second)).toBe("Tasks: 4 successful, 4 total\nCached: 4 cached, 4 total");
  expect(runsOf(second)).toBe(0);
  expect(requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
  expect(requests).toContain("GET /v8/artifacts/HASH");
  expect(outputsOf(second).length).toBeGreaterThan(3);
  expect(outputsOf(second)).toEqual(outputsOf(first));
  const spec = join(second, "packages/orders-api/openapi.yaml");
  writeFileSync(spec, readFileSync(spec, "utf8").replace("minimum: 0", "minimum: 1"));
  expect(await turbo(second)).toBe("Tasks: 4 successful, 4 total\nCached: 2 cached, 4 total");
  expect(runsOf(second)).toBe(1);
});

it("the guide shows the tasks and the script of the monorepo", () => {
  const page = readFileSync(join(root, "docs/how-to/monorepo.md"), "utf8");
  expect(page).toContain(`\`\`\`json\n${readFileSync(join(root, "examples/monorepo/turbo.json"), "utf8")}\`\`\``);
  const { scripts } = JSON.parse(
    readFileSync(join(root, "examples/monorepo/packages/orders-api/package.json"), "utf8"),
  ) as { readonly scripts: { readonly generate: string } };
  expect(page).toContain(`"generate": ${JSON.stringify(scripts.generate)}`);
});
