import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { JsonDiffReport } from "../../generator/index.js";
import { compile } from "../support/compile.js";
import { compilerOfRun } from "../support/native-compiler.js";
import { scratchRepository, type ScratchRepository } from "../support/scratch-repository.js";
import { tempFolder } from "../support/temp-folder.js";
import { installPackages, type Installed } from "./installed.js";
import { installTarballs } from "./npm-install.js";
import { root, run } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

const spec = (name: string, member: string): string => `openapi: 3.1.0
info: { title: ${name}s, version: "1.0" }
paths:
  /${name}s:
    get:
      operationId: list${name}s
      responses:
        "200":
          description: All of them.
          content:
            application/json: { schema: { type: array, items: { $ref: "#/components/schemas/${name}" } } }
components:
  schemas:
    ${name}:
      type: object
      required: [sku, ${member}]
      properties: { sku: { type: string }, ${member}: { type: integer } }
`;

const config = (packages: string): string =>
  JSON.stringify({ format: "none", package: { name: "@acme/shop", version: "1.0.0", packages } });

/** Code of another repository that sums quantities in the list of an API. */
const consumer = (name: string, path: string): string => `import { create${name}sClient } from "${path}/client";
import type { ${name} } from "${path}";

export function total(items: readonly ${name}[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export async function totalOfAll(): Promise<number> {
  const { data } = await create${name}sClient({ baseUrl: "https://shop.example" }).list${name}s();
  return total(data ?? []);
}
`;

/** The command line of the packed toolchain, run in the repository of the contracts. */
function specwright({ folder }: ScratchRepository, ...args: readonly string[]): string {
  return run(folder, join(installed.folder, "node_modules/.bin/specwright"), args);
}

/** Tarballs of packages as their repository would publish them: generated, copied, stamped, compiled, packed. */
function packagesOf(repository: ScratchRepository, folders: readonly string[]): readonly string[] {
  const { folder } = repository;
  specwright(repository, "generate", "--quiet");
  const artifacts = tempFolder();
  const copy = join(artifacts, "packages");
  cpSync(join(folder, "generated"), copy, { recursive: true });
  specwright(repository, "stamp", copy);
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(join(root, "node_modules/openapi-fetch"), join(copy, "node_modules/openapi-fetch"));
  run(copy, process.execPath, [join(root, compilerOfRun), "--build", ...folders, "--noCheck"]);
  const packed = folders.map((name) => join(copy, name));
  run(copy, "npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", artifacts, ...packed]);
  return readdirSync(artifacts)
    .filter((name) => name.endsWith(".tgz"))
    .sort()
    .map((name) => join(artifacts, name));
}

/** The compiler's complaints about all programs of the consumer, after these tarballs were installed there. */
function complaintsAfter(folder: string, tarballs: readonly string[]): readonly string[] {
  installTarballs(folder, tarballs);
  const options = { declaration: false, isolatedDeclarations: false, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] };
  const programs = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return compile(
    programs.map((name) => join(folder, name)),
    undefined,
    options,
  ).map((text) => text.replace(`${folder}/`, ""));
}

const versions = (tarballs: readonly string[]): readonly string[] =>
  tarballs.map((path) => /acme-([a-z-]+-[\d.]+)\.tgz$/.exec(path)?.[1] ?? path);

describe("a second repository that installs packages", () => {
  it("keeps its imports when APIs get packages, and meets the error that diff foretold when one of them breaks", () => {
    const contracts = scratchRepository({
      ".gitignore": "node_modules",
      "specwright.config.json": config("single"),
      "specs/orders/openapi.yaml": spec("Order", "quantity"),
      "specs/bills/openapi.yaml": spec("Bill", "quantity"),
    });
    const folder = tempFolder({
      "orders-of-all.ts": consumer("Order", "@acme/shop/orders"),
      "bills-of-all.ts": consumer("Bill", "@acme/shop/bills"),
    });
    const whole = packagesOf(contracts, ["."]);
    expect(versions(whole)).toEqual(["shop-1.0.0"]);
    expect(complaintsAfter(folder, whole)).toEqual([]);

    contracts.commit({ "specwright.config.json": config("per-api") });
    const apis = packagesOf(contracts, ["orders", "bills", "."]);
    expect(versions(apis)).toEqual(["shop-1.0.0", "shop-bills-1.0.0", "shop-orders-1.0.0"]);
    expect(complaintsAfter(folder, [installed.runtime, ...apis])).toEqual([]);
    contracts.commit({});
    for (const tag of ["v1.0.0", "orders-v1.0.0", "bills-v1.0.0"]) contracts.git("tag", tag);
    const apart = tempFolder({
      "orders.ts": consumer("Order", "@acme/shop-orders"),
      "bills.ts": consumer("Bill", "@acme/shop-bills"),
    });
    const [, bills = "", orders = ""] = apis;
    installTarballs(apart, [installed.runtime, bills, orders]);
    expect(readdirSync(join(apart, "node_modules/@acme")).sort()).toEqual(["shop-bills", "shop-orders"]);

    contracts.write({ "specs/orders/openapi.yaml": spec("Order", "count") });
    const args = ["diff", "--base", "orders-v1.0.0", "--format", "json", "--fail-on", "none"];
    const { changes } = JSON.parse(specwright(contracts, ...args)) as JsonDiffReport;
    const foretold = changes.filter(({ code }) => code === "breaking").map(({ subject }) => subject);
    expect(foretold).toEqual(["Order.quantity"]);
    const later = packagesOf(contracts, ["orders", "bills", "."]);
    expect(versions(later)).toEqual(["shop-2.0.0", "shop-bills-1.0.0", "shop-orders-2.0.0"]);
    const [umbrella = "", , broken = ""] = later;
    expect(run(apart, "tar", ["-xOf", broken, "package/CHANGELOG.md"])).toContain(
      "`Order.quantity` (integer) was removed.",
    );
    expect(JSON.parse(run(apart, "tar", ["-xOf", umbrella, "package/package.json"])).dependencies).toEqual({
      "@acme/shop-bills": "^1.0.0",
      "@acme/shop-orders": "^2.0.0",
    });
    expect(complaintsAfter(apart, [installed.runtime, bills, broken])).toEqual([
      "orders.ts:5:31: Property 'quantity' does not exist on type 'Order'.",
    ]);
  });
});

describe("every package", () => {
  it("could be published", () => {
    const umbrella = "@specwright/travel-expense";
    const apis = readdirSync(join(installed.folder, "node_modules/@specwright"))
      .filter((name) => name.startsWith("travel-expense-"))
      .map((name) => `@specwright/${name}`);
    const names = [
      "specwright",
      "@specwright/docs",
      "@specwright/runtime",
      umbrella,
      ...apis.sort(),
      "travel-expense-sandbox",
    ];
    const project = { private: true, workspaces: names.map((_, at) => `package-${at}`) };
    // Npm judges a tarball by its package.json alone, so one process sees to all.
    const manifests = names.map((name, at) => {
      const text = readFileSync(join(installed.folder, "node_modules", name, "package.json"), "utf8");
      // Packages are private until the repository states its origin.
      const { private: isPrivate, ...manifest } = JSON.parse(text) as Readonly<Record<string, unknown>>;
      expect([name, isPrivate]).toEqual([name, true]);
      return [`package-${at}/package.json`, JSON.stringify(manifest)];
    });
    const folder = tempFolder({ "package.json": JSON.stringify(project), ...Object.fromEntries(manifests) });
    const args = ["publish", "--workspaces", "--dry-run", "--ignore-scripts", "--offline", "--access", "public"];
    expect(run(folder, "npm", args)).toMatch(
      new RegExp(`^${names.map((name) => `\\+ ${name}@\\d+\\.\\d+\\.\\d+\n`).join("")}$`),
    );
  });
});
