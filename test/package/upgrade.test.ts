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

const spec = (member: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        "200":
          description: The orders.
          content:
            application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } }
components:
  schemas:
    Order:
      type: object
      required: [sku, ${member}]
      properties: { sku: { type: string }, ${member}: { type: integer } }
`;

const config = { format: "none", package: { name: "@acme/orders", version: "1.0.0" } };

/** Code of another repository: it adds up quantities. */
const consumer = `import { createOrdersClient } from "@acme/orders/orders/client";
import type { Order } from "@acme/orders/orders";

export function total(orders: readonly Order[]): number {
  return orders.reduce((sum, { quantity }) => sum + quantity, 0);
}

export async function totalOfAll(): Promise<number> {
  const { data } = await createOrdersClient({ baseUrl: "https://orders.example" }).listOrders();
  return total(data ?? []);
}
`;

/** The command line of the packed toolchain, run in the repository of the contract. */
function specwright({ folder }: ScratchRepository, ...args: readonly string[]): string {
  return run(folder, join(installed.folder, "node_modules/.bin/specwright"), args);
}

/** A tarball of the package as its repository would publish it: generated, copied, stamped, compiled, packed. */
function packageOf(repository: ScratchRepository): string {
  const { folder } = repository;
  specwright(repository, "generate", "--quiet");
  const artifacts = tempFolder();
  const copy = join(artifacts, "package");
  cpSync(join(folder, "generated"), copy, { recursive: true });
  specwright(repository, "stamp", copy);
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(join(root, "node_modules/openapi-fetch"), join(copy, "node_modules/openapi-fetch"));
  run(copy, process.execPath, [join(root, compilerOfRun), "--noCheck"]);
  run(copy, "npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", artifacts]);
  return join(artifacts, readdirSync(artifacts).find((name) => name.endsWith(".tgz")) ?? "");
}

/** The compiler's complaints about the consumer, after this tarball was installed there. */
function complaintsAfter(folder: string, tarball: string): readonly string[] {
  installTarballs(folder, [tarball]);
  const options = { declaration: false, isolatedDeclarations: false, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] };
  return compile([join(folder, "total.ts")], undefined, options).map((text) => text.replace(`${folder}/`, ""));
}

describe("a second repository that installs the package", () => {
  it("meets the compile error that diff foretold when it upgrades over a breaking change", () => {
    const contract = scratchRepository({
      ".gitignore": "node_modules",
      "specwright.config.json": JSON.stringify(config),
      "specs/orders/openapi.yaml": spec("quantity"),
    });
    const first = packageOf(contract);
    contract.commit({});
    contract.git("tag", "v1.0.0");
    const folder = tempFolder({ "total.ts": consumer });
    expect(first).toMatch(/acme-orders-1\.0\.0\.tgz$/);
    expect(complaintsAfter(folder, first)).toEqual([]);

    contract.write({ "specs/orders/openapi.yaml": spec("count") });
    const args = ["diff", "--base", "v1.0.0", "--format", "json", "--fail-on", "none"];
    const { changes } = JSON.parse(specwright(contract, ...args)) as JsonDiffReport;
    const foretold = changes.filter(({ code }) => code === "breaking").map(({ subject }) => subject);
    expect(foretold).toEqual(["Order.quantity"]);

    const second = packageOf(contract);
    expect(second).toMatch(/acme-orders-2\.0\.0\.tgz$/);
    expect(run(folder, "tar", ["-xOf", second, "package/CHANGELOG.md"])).toContain("`Order.quantity`: ");
    expect(complaintsAfter(folder, second)).toEqual([
      "total.ts:5:32: Property 'quantity' does not exist on type 'Order'.",
    ]);
  });
});

describe("every package", () => {
  it("could be published", () => {
    const names = ["specwright", "@specwright/runtime", "@specwright/travel-expense", "travel-expense-sandbox"];
    const project = { private: true, workspaces: names.map((_, at) => `package-${at}`) };
    // Npm judges a tarball by its package.json alone, so one process sees to all.
    const manifests = names.map((name, at) => [
      `package-${at}/package.json`,
      readFileSync(join(installed.folder, "node_modules", name, "package.json"), "utf8"),
    ]);
    const folder = tempFolder({ "package.json": JSON.stringify(project), ...Object.fromEntries(manifests) });
    const args = ["publish", "--workspaces", "--dry-run", "--ignore-scripts", "--offline", "--access", "public"];
    expect(run(folder, "npm", args)).toMatch(
      new RegExp(`^${names.map((name) => `\\+ ${name}@\\d+\\.\\d+\\.\\d+\n`).join("")}$`),
    );
  });
});
