import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaintsOfConsumer, oldestAndLoosest, surroundingsOfConsumers } from "../support/consumer-compilers.js";
import { sized } from "../support/sizes.js";
import { cliPath, complaintsOfBuild, dom, importsOf, manifestOf, nodenext, programsBeside } from "./beside.js";
import { installPackages, projectIn, type Installed } from "./installed.js";
import { packagedRuntime } from "./programs.js";
import { root, run } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

describe("the package of the runtime", () => {
  const name = "@specwright/runtime";
  /** The parts that are generated with it. */
  let folder: string;

  beforeAll(() => {
    const config = JSON.stringify({ runtime: "package", format: "none", layout: "folder", importExtension: ".js" });
    const specs = ["loyalty/openapi.yaml", "loyalty/loyalty.xsd", "purchase-requests/openapi.yaml"].map(
      (path) => [`specs/${path}`, readFileSync(join(root, "specs", path), "utf8")] as const,
    );
    folder = projectIn(installed, {
      ...Object.fromEntries(specs),
      "specs/vehicles/vehicles.xsd": readFileSync(join(root, "test/golden/xsd-extension/schema.xsd"), "utf8"),
      "specwright.config.json": config,
      "package.json": '{ "type": "module" }',
      "use.ts": packagedRuntime,
    });
    const { stderr, status } = spawnSync(process.execPath, [cliPath(installed), "generate"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  it("has the version of the toolchain, no dependencies and a subpath for each folder and adapter", () => {
    const { version, dependencies, peerDependencies, exports } = manifestOf(installed, name);
    expect(version).toBe(manifestOf(installed, "specwright")["version"]);
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
    const folders = readdirSync(join(root, "templates/runtime")).filter((path) => !path.endsWith(".md"));
    const subpaths = [...folders, "node", "fastify", "fetch"].map((path) => `./${path}`);
    expect(Object.keys(exports as object).sort()).toEqual([...subpaths, "./package.json"].sort());
  });

  it("offers each subpath to import and to require", () => {
    const subpaths = Object.keys(manifestOf(installed, name)["exports"] as object).slice(0, -1);
    const names = subpaths.map((path) => JSON.stringify(name + path.slice(1)));
    const program = `const names = [${names.join(", ")}];
const keys = (module) => Object.keys(module).filter((key) => key !== "default" && key !== "module.exports").sort().join();
Promise.all(names.map((name) => import(name))).then((modules) => {
  console.log(modules.every((module, at) => keys(module) === keys(require(names[at])) && keys(module) !== ""));
  console.log(names.filter((name) => require.resolve(name).includes("commonjs")).length);
});`;
    const cts = `import { toFetchHandler, type FetchHandler } from "${name}/fetch";
import json = require("${name}/json");
export const used: readonly [(server: never) => FetchHandler, typeof json] = [toFetchHandler, json];
`;
    const project = projectIn(installed, { "use.cjs": program, "types.cts": cts });
    const options = { ...nodenext, ...dom, verbatimModuleSyntax: false, erasableSyntaxOnly: false };
    expect(complaintsOfBuild(join(project, "types.cts"), options)).toEqual([]);
    expect(run(project, process.execPath, ["use.cjs"])).toBe(`true\n${subpaths.length}\n`);
    expect(
      run(project, process.execPath, ["-p", 'require("./types.cjs").used.map((part) => typeof part).join()']),
    ).toBe("function,object\n");
  });

  // One program for this output and for the declarations of the generated package: they need the same libraries.
  it.each(sized({ normal: [oldestAndLoosest], thorough: surroundingsOfConsumers }))(
    "has output and declarations without a complaint under TypeScript %s with the set %s, as the generated package has",
    (...surrounding) => {
      const sources = readdirSync(join(folder, "generated"), { recursive: true, encoding: "utf8" });
      const paths = sources.filter((path) => path.endsWith(".ts")).map((path) => join(folder, "generated", path));
      expect(paths.length).toBeGreaterThan(5);
      expect(
        complaintsOfConsumer(surrounding, [...programsBeside(installed, [importsOf(installed, () => true)]), ...paths]),
      ).toEqual([]);
    },
  );

  it("serves output that is generated with it: validators, codecs, and a server with its client", () => {
    expect(readdirSync(join(folder, "generated")).sort()).toEqual([
      ".specwright.json",
      "loyalty",
      "purchase-requests",
      "vehicles",
    ]);
    expect(complaintsOfBuild(join(folder, "use.ts"), { ...nodenext, ...dom })).toEqual([]);
    expect(JSON.parse(run(folder, process.execPath, ["use.js"]))).toEqual({
      paths: ["/currencyCode", "", ""],
      xml: "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>",
      truck: { "xsi:type": "Truck", Wheels: 6, Load: "7.5" },
      answer: [200, "OK"],
      refused: 400,
    });
  });
});
