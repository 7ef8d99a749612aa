import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { builtCli } from "../support/built-cli.js";
import { compilerOfRun } from "../support/native-compiler.js";
import { tempFolder } from "../support/temp-folder.js";

const root = resolve(import.meta.dirname, "../..");
const packages = ["customers-api", "invoices-api", "orders-api", "shop"];
const cacheProgram = join(import.meta.dirname, "remote-cache/node_modules/turborepo-remote-cache/dist/cli.js");

/** A running remote cache. */
interface RemoteCache {
  readonly url: string;
  /** Names and times of its artifacts. */
  artifacts(): readonly (readonly [string, number])[];
}

/** Starts the remote cache on a free port, which it logs; it ends with the test. */
async function startCache(): Promise<RemoteCache> {
  const folder = tempFolder({});
  const storage = { STORAGE_PATH: folder, STORAGE_PATH_USE_TMP_FOLDER: "false" };
  const env = { HOST: "127.0.0.1", PORT: "0", TURBO_TOKEN: "secret", ...storage };
  const cache = spawn(process.execPath, [cacheProgram], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(async () => {
    cache.kill();
    await once(cache, "exit");
  });
  const team = join(folder, "team_shop");
  const artifacts = (): ReturnType<RemoteCache["artifacts"]> =>
    readdirSync(team)
      .filter((name) => /^[\da-f]{16}$/.test(name))
      .map((name) => [name, statSync(join(team, name)).mtimeMs]);
  let output = "";
  for await (const chunk of cache.stdout) {
    output += String(chunk);
    const url = /listening at (http:[^"]+)/.exec(output)?.[1];
    if (url !== undefined) return { url, artifacts };
  }
  throw new Error(`The remote cache did not start: ${output}`);
}

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
async function turbo(folder: string, { url }: RemoteCache): Promise<string> {
  const env = {
    ...process.env,
    TURBO_API: url,
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

it.skipIf(!existsSync(cacheProgram))(
  "the monorepo restores all outputs of another checkout from a remote cache, and generates only after an edit",
  async () => {
    const cache = await startCache();
    const [first, second] = [await checkout(), await checkout()];
    expect(await turbo(first, cache)).toBe("Tasks: 4 successful, 4 total\nCached: 0 cached, 4 total");
    expect(runsOf(first)).toBe(3);
    const stored = cache.artifacts();
    expect(stored.length).toBe(4);
    expect(await turbo(second, cache)).toBe("Tasks: 4 successful, 4 total\nCached: 4 cached, 4 total");
    expect(runsOf(second)).toBe(0);
    expect(cache.artifacts()).toEqual(stored);
    expect(outputsOf(second).length).toBeGreaterThan(3);
    expect(outputsOf(second)).toEqual(outputsOf(first));
    const spec = join(second, "packages/orders-api/openapi.yaml");
    writeFileSync(spec, readFileSync(spec, "utf8").replace("minimum: 0", "minimum: 1"));
    expect(await turbo(second, cache)).toBe("Tasks: 4 successful, 4 total\nCached: 2 cached, 4 total");
    expect(runsOf(second)).toBe(1);
  },
);

it("the guide shows the tasks and the script of the monorepo", () => {
  const page = readFileSync(join(root, "docs/how-to/monorepo.md"), "utf8");
  expect(page).toContain(`\`\`\`json\n${readFileSync(join(root, "examples/monorepo/turbo.json"), "utf8")}\`\`\``);
  const { scripts } = JSON.parse(
    readFileSync(join(root, "examples/monorepo/packages/orders-api/package.json"), "utf8"),
  ) as { readonly scripts: { readonly generate: string } };
  expect(page).toContain(`"generate": ${JSON.stringify(scripts.generate)}`);
});
