import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { builtCli } from "../../support/built-cli.js";
import { compileAlone } from "../../support/compile.js";
import { browserLibraries } from "../../support/compile-parties.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

// The settings naming, methods, enums and servers: as a user gives them, as a user's code compiles, and as it runs.
const root = resolve(import.meta.dirname, "../../..");

const contract = `openapi: 3.1.0
info: { title: Tracker, version: "1" }
servers:
  - url: https://{region}.tracker.example/v1
    description: Production server
    variables: { region: { default: eu, enum: [eu, us] } }
paths:
  /issues:
    get:
      operationId: issues/list_for_repo
      tags: [issues]
      parameters: [{ name: state, in: query, schema: { $ref: "#/components/schemas/issue_state" } }]
      responses: { "204": { description: Done. } }
  /uploads:
    servers: [{ url: "https://{region}.uploads.example", variables: { region: { default: eu } } }]
    post: { operationId: upload_file, responses: { "204": { description: Done. } } }
components:
  schemas:
    issue_state: { type: string, enum: [open, in_progress] }
`;

const consumer = `
import { createTrackerClient, IssueState, issuesListForRepo, trackerServers, type TrackerClient } from "./tracker.js";

const sent: string[] = [];
const record = async (request: Request | string | URL): Promise<Response> => {
  sent.push(new Request(request).url);
  return new Response(null, { status: 204 });
};
export async function walk(): Promise<readonly string[]> {
  const state: IssueState = IssueState.InProgress;
  const client: TrackerClient = createTrackerClient({ baseUrl: trackerServers.production({ region: "us" }), fetch: record });
  await client.issues.listForRepo({ query: { state } });
  await client.uploadFile();
  const own = client.withBaseUrl("https://proxy.example");
  await issuesListForRepo(own.connection, { query: { state: IssueState.Open } });
  await own.uploadFile();
  const mirror = client.withBaseUrl(trackerServers.mirror());
  await mirror.uploadFile();
  await client.withBaseUrl(trackerServers.production()).uploadFile();
  client.raw.use({ onRequest: () => undefined });
  await client.uploadFile();
  return sent;
}
export const refused = (): unknown => {
  // @ts-expect-error -- the contract lists the values
  return trackerServers.production({ region: "evil.example/" });
};
// @ts-expect-error -- the method stands in its group
export const flat = (client: TrackerClient): unknown => client.issuesListForRepo;
`;

describe("the shape of the code", () => {
  let cwd: string;
  let program: string;

  const generate = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [program, "generate", "tracker.yaml", ...args], { cwd, encoding: "utf8" });

  const read = (path: string): string => readFileSync(join(cwd, path), "utf8");

  beforeAll(async () => {
    program = (await builtCli()).program;
    cwd = join(inject("runFolder"), "shape-of-code");
    writeAt(join(cwd, "tracker.yaml"), contract);
    writeAt(join(cwd, "package.json"), '{ "type": "module" }');
    const chosen = ["--methods", "byTag", "--enums", "const", "--server", "mirror=https://mirror.example/api/"];
    generate("-o", "out", "--strictness", "strict", ...chosen);
    writeAt(join(cwd, "out/consumer.ts"), consumer);
  });

  it("is what a consumer's strict code compiles against", () => {
    const files = ["consumer", "tracker"].map((name) => join(cwd, "out", `${name}.ts`));
    const paths = { "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")] };
    const options = { lib: browserLibraries, paths, isolatedDeclarations: false };
    expect(compileAlone(files, new Map(), options)).toEqual([]);
  });

  it("runs: methods in groups, members of constants, servers of the contract and those of an operation", async () => {
    const outfile = join(cwd, "consumer.mjs");
    const entryPoints = [join(cwd, "out/consumer.ts")];
    await build({ entryPoints, outfile, bundle: true, format: "esm", nodePaths: [join(root, "node_modules")] });
    const { walk, refused } = (await import(pathToFileURL(outfile).href)) as {
      walk(): Promise<readonly string[]>;
      refused(): unknown;
    };
    expect(await walk()).toEqual([
      "https://us.tracker.example/v1/issues?state=in_progress",
      "https://us.uploads.example/uploads",
      "https://proxy.example/issues?state=open",
      "https://proxy.example/uploads",
      "https://mirror.example/api/uploads",
      "https://eu.uploads.example/uploads",
      "https://us.uploads.example/uploads",
    ]);
    expect(refused).toThrow(TypeError);
  });

  it("costs a function that stands alone nothing", async () => {
    generate("-o", "flat");
    generate("-o", "grouped", "--methods", "byTag");
    const sizes = ["flat", "grouped"].map(async (folder) => {
      const contents = `export { connectTracker, uploadFile } from "./${folder}/tracker.js";`;
      const options = { stdin: { contents, resolveDir: cwd }, bundle: true, minify: true, write: false } as const;
      const { outputFiles } = await build({ ...options, format: "esm", nodePaths: [join(root, "node_modules")] });
      expect(outputFiles[0]?.text).not.toContain("tracker.example");
      return outputFiles[0]?.contents.length ?? 0;
    });
    const [flat, grouped] = await Promise.all(sizes);
    expect(grouped).toBe(flat);
  });

  it("has one naming for methods, handlers and types", () => {
    expect(read("out/tracker.ts")).toContain("uploadFile(input?: UploadFileInput");
    generate("-o", "written", "--naming", "asWritten");
    expect(read("written/tracker.ts")).toContain("upload_file(input?: Upload_fileInput");
    expect(read("written/tracker.ts")).toMatch(/upload_file\(\s*request: Upload_fileReceived/);
    expect(read("written/tracker.ts")).toContain("export type Issue_state =");
  });

  it("follows a configuration, and a change of it breaks those who compile", async () => {
    const set = (settings: object): string => JSON.stringify({ format: "none", ...settings });
    const repository = scratchRepository({
      "specs/tracker/openapi.yaml": contract,
      "specwright.config.json": set({ servers: { tracker: { test: "https://test.example" } } }),
    });
    const folder = repository.folder;
    expect((await cli(["generate", "--quiet"], { cwd: folder })).code).toBe(0);
    expect(readFileSync(join(folder, "generated/tracker.ts"), "utf8")).toContain("test(): ServerAddress;");
    repository.commit({});
    const changed = { naming: "asWritten", methods: "byTag", enums: "const" };
    repository.write({ "specwright.config.json": set(changed) });
    expect((await cli(["generate", "--quiet"], { cwd: folder })).code).toBe(0);
    const { code, stdout } = await cli(["diff", "--base", "HEAD", "--judge", "code"], { cwd: folder });
    expect(code).toBe(1);
    expect(stdout).toContain('The setting "naming" changed from "camelCase" to "asWritten".');
    expect(stdout).toContain('The setting "methods" changed from "flat" to "byTag".');
    expect(stdout).toContain('The setting "enums" changed from "union" to "const".');
    expect(stdout).toContain('The part "tracker.test=https://test.example" is no longer generated.');
  });

  it.each([
    ["javascript:alert(1)"],
    ["https://a:b@tracker.example"],
    ["https://tracker.example/?key=1"],
    ["https://tracker.example\\\\@evil.example"],
    ["https://{region}.tracker.example"],
    ["https://tracker.example/{version}"],
  ])("refuses the address %s in a configuration", async (address) => {
    const folder = tempFolder({
      "specs/tracker/openapi.yaml": contract,
      "specwright.config.json": JSON.stringify({ servers: { production: address } }),
    });
    const { code, stderr } = await cli(["generate"], { cwd: folder });
    expect(code).not.toBe(0);
    expect(stderr).toContain("servers");
  });
});
