import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ordersUpTo } from "../support/orders-spec.js";
import { cliPath } from "./beside.js";
import { installPackages, projectIn, type Installed } from "./installed.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

const fixtures = `- { name: a limit of 50, request: { query: { limit: 50 } }, expect: valid }
`;
const spec = "specs/orders/openapi.yaml";

/** A project with a cache of its own. */
function project(): string {
  const folder = projectIn(installed, {
    [spec]: ordersUpTo(50),
    "specs/orders/fixtures/listOrders/requests.yaml": fixtures,
  });
  mkdirSync(join(folder, "node_modules"));
  return folder;
}

const cacheOf = (folder: string): string => join(folder, "node_modules/.cache/specwright/contract-tests");

/** The exit code of `specwright test`, and the number of entries in its cache. */
function test(cwd: string, ...args: readonly string[]): readonly [code: number | null, entries: number] {
  const { status } = spawnSync(process.execPath, [cliPath(installed), "test", "--quiet", ...args], { cwd });
  const cache = cacheOf(cwd);
  return [status, existsSync(cache) ? readdirSync(cache).length : 0];
}

it("test keeps the code of a spec, and runs other code after an edit or with other settings", () => {
  const folder = project();
  expect(test(folder)).toEqual([0, 1]);
  expect(test(folder)).toEqual([0, 1]);
  writeFileSync(join(folder, spec), ordersUpTo(49));
  expect(test(folder)).toEqual([1, 2]);
  writeFileSync(join(folder, spec), ordersUpTo(50));
  expect(test(folder)).toEqual([0, 2]);
  writeFileSync(join(folder, "specwright.config.json"), '{ "formats": "practical" }');
  expect(test(folder)).toEqual([0, 3]);
});

it("test neither reads nor keeps the code of an untrusted project", () => {
  const folder = project();
  expect(test(folder, "--untrusted")).toEqual([0, 0]);
});

it("test emits the code again if the cache is damaged", () => {
  const folder = project();
  expect(test(folder)).toEqual([0, 1]);
  const cache = cacheOf(folder);
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), "damaged\n[]");
  expect(test(folder)).toEqual([0, 1]);
});
