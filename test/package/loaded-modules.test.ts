import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { tempFolder } from "../support/temp-folder.js";
import { cliPath } from "./beside.js";
import { installPackages, projectIn, type Installed } from "./installed.js";
import { run } from "./run.js";

// The modules that commands load: start and memory depend on them. A row changes with the code, and tells its author what a command costs.

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

const openapi = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
      parameters: [{ name: limit, in: query, schema: { type: integer, default: 10 }, example: 20 }]
      responses: { "200": { description: Orders. } }
`;
const newer = openapi.replace("type: integer", "type: integer, maximum: 50");
const wrong = openapi.replace("example: 20", "example: twenty");
const fixture = `- { name: an answer, response: { status: 200 }, expect: valid }
`;

/** Packages and folders of `generator/` that a run loads, by the scripts that Node reports. */
interface Loaded {
  readonly packages: readonly string[];
  readonly folders: readonly string[];
}

/** A project with a spec and its fixture. */
function project(): string {
  return projectIn(installed, {
    "specs/orders/openapi.yaml": openapi,
    "specs/orders/fixtures/listOrders/responses.yaml": fixture,
    "newer.yaml": newer,
    "wrong.yaml": wrong,
  });
}

function loadedBy(args: readonly string[], folder = project()): Loaded {
  const reports = tempFolder({});
  run(folder, "env", [`NODE_V8_COVERAGE=${reports}`, process.execPath, cliPath(installed), ...args]);
  const urls = readdirSync(reports).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(reports, file), "utf8")) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  const namesOf = (pattern: RegExp): string[] =>
    [...new Set(urls.flatMap((url) => pattern.exec(url)?.[1] ?? []))].sort();
  return {
    packages: namesOf(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//).filter((name) => name !== "specwright"),
    folders: namesOf(/\/chunks\/(write-[a-z]+|[a-z]+)/),
  };
}

const reading = ["commander", "js-yaml"];

it.each([["lint"], ["diff", "specs/orders/openapi.yaml", "newer.yaml", "--fail-on", "none"], ["docs", "--json"]])(
  "%s loads no emitter, no formatter and no compiler",
  (...args) => {
    const { packages, folders } = loadedBy(args);
    expect(packages).toEqual(reading);
    expect(folders.filter((name) => /^(?:emit|write-(?:format|link))$/.test(name))).toEqual([]);
    expect(folders).toEqual(expect.arrayContaining(["cli", "load", "model"]));
  },
);

it("lint loads the emitter of validators for the problems of a wrong example", () => {
  const { packages, folders } = loadedBy(["lint", "wrong.yaml"]);
  expect(packages).toEqual(reading);
  expect(folders).toContain("emit");
});

it("test loads the emitters and the compiler that prints their code if the spec is new, and neither of them again", () => {
  const folder = project();
  // The cache of the installed packages would have the code of an earlier test.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const first = loadedBy(["test", "--quiet"], folder);
  expect(first.packages).toEqual([...reading, "ts-morph", "typescript"]);
  expect(first.folders).toContain("emit");
  expect(first.folders).not.toContain("write-format");
  const second = loadedBy(["test", "--quiet"], folder);
  expect(second.packages).toEqual(reading);
  expect(second.folders.filter((name) => /^(?:emit|write-(?:format|link|print))$/.test(name))).toEqual([]);
});

it("generate loads one compiler, and prettier only for lines that our formatter does not know", () => {
  const { packages, folders } = loadedBy(["generate", "--quiet"]);
  expect(packages).toEqual([...reading, "openapi-typescript", "prettier", "ts-morph", "typescript"]);
  expect(folders).toContain("write-format");
});
