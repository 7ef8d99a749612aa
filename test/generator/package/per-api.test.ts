import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageProject } from "../../support/package-project.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const spec = (name: string, more = ""): string => `openapi: 3.1.0
info: { title: ${name}, version: "1" }
paths:
  /${name}:
    get:
      operationId: get${name}
      responses:
        "200": { description: One., content: { application/json: { schema: { $ref: "../_shared/money.yaml#/Money" } } } }
${more}components: { schemas: { ${name}: { type: object, properties: { price: { $ref: "../_shared/money.yaml#/Money" } } } } }
`;

/** Two APIs that share a file, and one with XML; the APIs have a package each. */
const files = {
  "specwright.config.json": JSON.stringify({
    format: "none",
    allowRoots: ["specs/_shared"],
    package: {
      name: "@acme/shop",
      version: "1.2.0",
      packages: "per-api",
      license: "MIT",
      repository: { type: "git", url: "https://git.acme.example/shop", directory: "generated" },
    },
  }),
  "specs/_shared/money.yaml":
    "Money: { type: object, required: [amount], properties: { amount: { type: integer, maximum: 99 } } }\n",
  "specs/orders/openapi.yaml": spec("Orders"),
  "specs/refunds/openapi.yaml": spec("Refunds"),
  "specs/bills/bill.xsd":
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="bill" type="xs:int"/></xs:schema>',
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe("an output with a package for each API", () => {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), "specwright-test-")));
  const read = (path: string): string => readFileSync(join(cwd, "generated", path), "utf8");
  const manifest = (folder: string): Record<string, unknown> => JSON.parse(read(`${folder}package.json`));

  beforeAll(async () => {
    for (const [path, text] of Object.entries(files)) writeAt(join(cwd, path), text);
    expect(await cli(["generate", "--quiet"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  afterAll(() => rmSync(cwd, { recursive: true }));

  it("has all that a package needs in the folder of each API, and no file of another one", () => {
    const sources = ["client.ts", "index.ts", "operations.ts", "paths.ts", "server.ts", "types.ts", "validators.ts"];
    expect(manifest("orders/")).toEqual({
      name: "@acme/shop-orders",
      version: "1.2.0",
      description: "Orders",
      license: "MIT",
      repository: { type: "git", url: "https://git.acme.example/shop", directory: "generated/orders" },
      type: "module",
      sideEffects: false,
      engines: { node: ">=20.19.0" },
      exports: {
        ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
        "./types": { types: "./dist/types.d.ts", default: "./dist/types.js" },
        "./validators": { types: "./dist/validators.d.ts", default: "./dist/validators.js" },
        "./client": { types: "./dist/client.d.ts", default: "./dist/client.js" },
        "./server": { types: "./dist/server.d.ts", default: "./dist/server.js" },
        "./package.json": "./package.json",
      },
      files: ["dist", ...sources],
      peerDependencies: { "@specwright/runtime": expect.stringMatching(/^\^\d/) },
      dependencies: { "openapi-fetch": "^0.17.0" },
    });
    const others = ["LICENSE", "README.md", "package.json", "tsconfig.json"];
    for (const folder of ["orders", "refunds"])
      expect(filesIn(join(cwd, "generated", folder))).toEqual([...others, ...sources].sort());
    expect(JSON.parse(read("orders/tsconfig.json")).include).toEqual(sources);
    expect(manifest("bills/")["dependencies"]).toBeUndefined();
    for (const text of [
      "npm install @acme/shop-orders\n",
      '} from "@acme/shop-orders/client";',
      "`@specwright/runtime`",
    ])
      expect(read("orders/README.md")).toContain(text);
  });

  it("keeps a shared schema in each package that needs it, and imports nothing of another API", () => {
    const modules = ["orders", "refunds", "bills"].flatMap((folder) =>
      filesIn(join(cwd, "generated", folder)).flatMap((path) => (path.endsWith(".ts") ? [`${folder}/${path}`] : [])),
    );
    const imports = modules.flatMap((path) => [...read(path).matchAll(/ from "([^"]+)";$/gm)].map(([, from]) => from));
    expect(imports.length).toBeGreaterThan(20);
    expect(
      imports.filter((from = "") => !/^(?:\.\/[a-z]+\.js|@specwright\/runtime\/[a-z]+|openapi-fetch)$/.test(from)),
    ).toEqual([]);
    for (const folder of ["orders", "refunds"]) {
      expect(read(`${folder}/types.ts`)).toContain("export interface Money {");
      expect(read(`${folder}/validators.ts`)).toContain("99");
    }
    expect(read("bills/types.ts")).not.toContain("Money");
  });

  it("has an umbrella package that depends on the others and re-exports each of their subpaths", () => {
    const { name, version, exports, dependencies, peerDependencies, files: packed } = manifest("");
    const apis = ["bills", "orders", "refunds"];
    expect({ name, version, packed }).toEqual({ name: "@acme/shop", version: "1.2.0", packed: ["dist", "umbrella"] });
    expect(dependencies).toEqual(Object.fromEntries(apis.map((api) => [`@acme/shop-${api}`, "^1.2.0"])));
    expect(peerDependencies).toEqual({ "@specwright/runtime": expect.stringMatching(/^\^\d/) });
    const offered = apis.flatMap((api) =>
      Object.keys(manifest(`${api}/`)["exports"] as object)
        .filter((subpath) => subpath !== "./package.json")
        .map((subpath) => [`./${api}${subpath.slice(1)}`, `@acme/shop-${api}${subpath.slice(1)}`] as const),
    );
    const adapters = ["node", "fastify", "fetch"].map(
      (adapter) => [`./runtime/${adapter}`, `@specwright/runtime/${adapter}`] as const,
    );
    const all = [...offered, ...adapters];
    expect(Object.keys(exports as object)).toEqual([...all.map(([subpath]) => subpath), "./package.json"]);
    const found = Object.values(exports as Record<string, { default?: string }>).flatMap(({ default: path }) =>
      path === undefined ? [] : [read(path.replace("./dist/", "").replace(/\.js$/, ".ts")).split("\n")[2]],
    );
    expect(found).toEqual(all.map(([, from]) => `export * from "${from}";`));
    expect(read("README.md")).toContain("| `@acme/shop/orders` | `@acme/shop-orders` | Orders |");
  });

  it("contains the package of the runtime, unless that is installed", async () => {
    expect(manifest("runtime/")).toMatchObject({ name: "@specwright/runtime" });
    expect(read("runtime/xml.ts")).toContain("export function ");
    expect(await cli(["generate", "--quiet", "--runtime", "package"], { cwd })).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("project/runtime-missing"),
    });
    expect(existsSync(join(cwd, "generated/runtime/base.ts"))).toBe(false);
    await cli(["generate", "--quiet"], { cwd });
  });

  it("is compared by --check, whole and for one API, whose package a run for it writes", async () => {
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(0);
    const path = join(cwd, "generated/orders/package.json");
    const before = readFileSync(path, "utf8");
    writeFileSync(path, before.replace("1.2.0", "1.3.0"));
    expect((await cli(["generate", "--check", "--only", "bills"], { cwd })).code).toBe(0);
    expect((await cli(["generate", "--check", "--only", "orders"], { cwd })).stderr).toContain(
      "generated/orders/package.json",
    );
    expect((await cli(["generate", "--only", "orders"], { cwd })).code).toBe(0);
    expect(readFileSync(path, "utf8")).toBe(before);
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(0);
  });

  it("gets versions, changelogs and contracts in a copy, those of an API in its package alone", async () => {
    const { folder: cwd } = scratchRepository(files);
    await cli(["generate", "--emit", "types,index"], { cwd });
    const copy = tempFolder();
    cpSync(join(cwd, "generated"), copy, { recursive: true });
    const { code, stdout } = await cli(["stamp", copy], { cwd });
    expect(code).toBe(0);
    expect(stdout.split("\n").slice(0, -1)).toEqual([
      '@acme/shop-bills 1.2.0: the history has no release ("bills-v1.2.3").',
      '@acme/shop-orders 1.2.0: the history has no release ("orders-v1.2.3").',
      '@acme/shop-refunds 1.2.0: the history has no release ("refunds-v1.2.3").',
      '@acme/shop 1.2.0: the history has no release ("v1.2.3").',
    ]);
    const contracts = ["index.json", "settings.json", "specs/_shared/money.yaml", "specs/orders/openapi.yaml"];
    expect(filesIn(join(copy, "orders/contracts"))).toEqual(contracts);
    expect(filesIn(join(copy, "contracts/specs"))).toEqual([
      "_shared/money.yaml",
      "bills/bill.xsd",
      "orders/openapi.yaml",
      "refunds/openapi.yaml",
    ]);
    const { files: packed } = JSON.parse(readFileSync(join(copy, "orders/package.json"), "utf8"));
    expect(packed.slice(-2)).toEqual(["CHANGELOG.md", "contracts"]);
    const against = ["diff", "--against", join(copy, "orders"), "--fail-on", "any"];
    expect(await cli(against, { cwd })).toMatchObject({ code: 0, stderr: "" });
    writeAt(join(copy, "bills/package.json"), "{}");
    expect(await cli(["stamp", copy], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('contains no package "@acme/shop-bills"; copy the output'),
    });
  });
});

describe("an output that changes between one package and a package for each API", () => {
  it("leaves no file of the other form, and says what consumers import", async () => {
    const cwd = packageProject();
    const config = join(cwd, "specwright.config.json");
    const single = readFileSync(config, "utf8");
    expect((await cli(["generate"], { cwd })).stdout).not.toContain("package.packages");
    const before = filesIn(join(cwd, "generated"));
    writeFileSync(config, single.replace('"version"', '"packages":"per-api","version"'));
    expect((await cli(["generate"], { cwd })).stdout).toContain(
      'package.packages changed from single to per-api: consumers of "@acme/shop" keep their imports and install @specwright/runtime; imports of a single API become "@acme/shop-orders"\n',
    );
    expect((await cli(["generate"], { cwd })).stdout).not.toContain("package.packages");
    expect(existsSync(join(cwd, "generated/orders/package.json"))).toBe(true);
    writeFileSync(config, single);
    expect((await cli(["generate"], { cwd })).stdout).toContain("package.packages changed from per-api to single: ");
    expect(filesIn(join(cwd, "generated"))).toEqual(before);
  });
});

describe("files of other writers beside the package of an API", () => {
  it("are no API called umbrella, and no emitted file of the package; a default export is passed on", async () => {
    const named = packageProject({ packages: "per-api" });
    writeAt(
      join(named, "specs/umbrella/openapi.yaml"),
      spec("Orders").replaceAll("../_shared/money.yaml#/Money", "#/components/schemas/Orders"),
    );
    expect((await cli(["generate"], { cwd: named })).stderr).toContain(
      'project/reserved-name: An API cannot have the name "umbrella".',
    );
    const long = packageProject({ packages: "per-api", name: "n".repeat(208) });
    expect((await cli(["generate"], { cwd: long })).stderr).toContain(
      'specwright.config.json:1:36: error project/invalid-option: The setting "package.name" must be shorter, since "-orders" is added for an API and npm accepts 214 characters.',
    );
    const cwd = packageProject();
    const emitters = (path: string): string => `export default {
  format: "none", package: { name: "@acme/shop", version: "1.0.0", packages: "per-api" },
  emitters: [{ name: "more", version: "1", files: () => [{ path: "${path}", text: "const one = 1;\\nexport default one;" }] }],
};`;
    const configured = ["generate", "--quiet", "--config", "specwright.config.mjs"];
    for (const path of ["package.json", "README.md", "dist/index.ts", "contracts/index.json"]) {
      writeAt(join(cwd, "specwright.config.mjs"), emitters(path));
      expect((await cli(configured, { cwd })).stderr).toContain(
        `The emitter "more" cannot write "orders/${path}": specwright writes this file.`,
      );
    }
    writeAt(join(cwd, "specwright.config.mjs"), emitters("extra/one.ts"));
    expect(await cli(configured, { cwd })).toMatchObject({ code: 0, stderr: "" });
    expect(readFileSync(join(cwd, "generated/umbrella/orders/extra/one.ts"), "utf8")).toContain(
      'export * from "@acme/shop-orders/extra/one";\nexport { default } from "@acme/shop-orders/extra/one";\n',
    );
    const { include } = JSON.parse(readFileSync(join(cwd, "generated/orders/tsconfig.json"), "utf8"));
    expect(include).toContain("extra");
  });
});
