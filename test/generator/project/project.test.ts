import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knownIds } from "../../../generator/api/known-ids.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { projectForFiles } from "../../../generator/project/files.js";
import { defineConfig, findProject } from "../../../generator/project/find-project.js";
import type { Project } from "../../../generator/project-types.js";
import { settings } from "../../../generator/settings/settings.js";
import { tempFolder } from "../../support/temp-folder.js";

interface Found {
  readonly project: Project | undefined;
  readonly printed: string;
}

async function find(cwd: string, configPath?: string): Promise<Found> {
  const diagnostics = createDiagnostics();
  const project = await findProject({ cwd, configPath, known: knownIds, diagnostics });
  return { project, printed: printDiagnostics(diagnostics.all(), { color: false, frames: false }) };
}

describe("a project without configuration", () => {
  it("finds each folder under specs/ with an OpenAPI document or XSD files", async () => {
    const root = tempFolder({
      "package.json": "{}",
      "specs/orders/openapi.yaml": "",
      "specs/orders/order.xsd": "",
      "specs/invoices/b.xsd": "",
      "specs/invoices/a.XSD": "",
      "specs/stock/openapi.json": "",
      "specs/README.md": "",
      "specs/_shared/money.yaml": "",
      "specs/.git/x": "",
    });
    const { project, printed } = await find(root);
    expect(printed).toBe("");
    expect(project).toMatchObject({ cwd: root, outDir: join(root, "generated"), format: "prettier", flat: false });
    expect(project?.interfaces).toEqual([
      {
        name: "invoices",
        roots: [join(root, "specs/invoices/a.XSD"), join(root, "specs/invoices/b.xsd")],
        folder: join(root, "specs/invoices"),
      },
      { name: "orders", roots: [join(root, "specs/orders/openapi.yaml")], folder: join(root, "specs/orders") },
      { name: "stock", roots: [join(root, "specs/stock/openapi.json")], folder: join(root, "specs/stock") },
    ]);
  });

  it("is found from a folder inside it", async () => {
    const root = tempFolder({ "package.json": "{}", "specs/orders/openapi.yaml": "", "specs/orders/parts/x": "" });
    const { project } = await find(join(root, "specs/orders/parts"));
    expect(project).toMatchObject({ cwd: root, interfaces: [{ name: "orders" }] });
  });

  it("is not looked for above a folder with a package.json", async () => {
    const root = tempFolder({ "specs/orders/openapi.yaml": "", "inner/package.json": "{}" });
    const { project, printed } = await find(join(root, "inner"));
    expect(project?.interfaces).toEqual([]);
    expect(printed).toContain('specs:1:1: error project/no-interfaces: No API was found in "specs".');
  });

  it("reports a folder without a contract and a folder with two", async () => {
    const root = tempFolder({
      "package.json": "{}",
      "specs/empty/notes.txt": "",
      "specs/misspelled/openapy.yml": "",
      "specs/orders/openapi.yaml": "",
      "specs/orders/openapi.json": "",
    });
    const { printed } = await find(root);
    expect(printed).toContain('specs/empty:1:1: error project/no-root: The folder "specs/empty" contains no spec.');
    expect(printed).toContain('hint: rename "openapy.yml" to openapi.yaml');
    expect(printed).toContain(
      'specs/orders:1:1: error project/two-roots: The folder "specs/orders" contains 2 specs: "openapi.json", "openapi.yaml".',
    );
  });

  it("reports interfaces that would be written to one folder, or over the runtime", async () => {
    const root = tempFolder({
      "package.json": "{}",
      "specs/PurchaseRequests/openapi.yaml": "",
      "specs/purchase-requests/openapi.yaml": "",
      "specs/runtime/openapi.yaml": "",
    });
    const { printed } = await find(root);
    expect(printed).toContain(
      'The APIs "PurchaseRequests" and "purchase-requests" would both be written to "purchase-requests".',
    );
    expect(printed).toContain('An API cannot have the name "runtime".');
  });
});

describe("a configuration", () => {
  it("is read as JSON, its paths relative to itself", async () => {
    const root = tempFolder({
      ".git/HEAD": "",
      "app/specwright.config.json": JSON.stringify({
        specs: "../contracts",
        out: "src/api",
        format: "none",
        emit: ["types"],
        regenerateWith: "make api",
        allowRoots: ["../shared"],
      }),
      "contracts/orders/openapi.yaml": "",
    });
    const { project, printed } = await find(join(root, "app"));
    expect(printed).toBe("");
    expect(project).toMatchObject({
      cwd: join(root, "app"),
      outDir: join(root, "app/src/api"),
      format: "none",
      emit: ["types"],
      regenerateWith: "make api",
      allowRoots: [join(root, "shared")],
      configPath: join(root, "app/specwright.config.json"),
      interfaces: [{ name: "orders" }],
    });
  });

  it("is read as a module", async () => {
    const root = tempFolder({
      "specwright.config.mjs":
        "export default { out: 'api', interfaces: { orders: 'a/o.yaml', bills: ['b.xsd', 'c.xsd'] } };",
    });
    const { project, printed } = await find(root);
    expect(printed).toBe("");
    expect(project?.outDir).toBe(join(root, "api"));
    expect(project?.interfaces).toEqual([
      { name: "orders", roots: [join(root, "a/o.yaml")], folder: join(root, "a") },
      { name: "bills", roots: [join(root, "b.xsd"), join(root, "c.xsd")], folder: root },
    ]);
  });

  it("lists interfaces beside those in its folder of specs", async () => {
    const root = tempFolder({
      "specwright.config.json": '{ "interfaces": { "orders": "o.yaml" } }',
      "specs/stock/openapi.yaml": "",
    });
    const { project } = await find(root);
    expect(project?.interfaces.map(({ name }) => name)).toEqual(["stock", "orders"]);
  });

  it("may be named, and then must be there", async () => {
    const root = tempFolder({
      "package.json": "{}",
      ".git/HEAD": "",
      "conf/my.json": '{ "specs": "../specs" }',
      "specs/a/openapi.yaml": "",
    });
    expect((await find(root, "conf/my.json")).project).toMatchObject({
      cwd: join(root, "conf"),
      interfaces: [{ name: "a" }],
    });
    const missing = await find(root, "conf/other.json");
    expect(missing.project).toBeUndefined();
    expect(missing.printed).toContain(
      'conf/other.json:1:1: error source/missing-file: File "conf/other.json" does not exist.',
    );
  });

  it("may make the output a package, with the text of its license", async () => {
    const settings = {
      name: "@acme/orders",
      version: "1.2.3-beta.1",
      description: "Orders.",
      license: "Apache-2.0",
      author: "ACME",
      keywords: ["orders"],
      homepage: "https://acme.example",
      repository: { type: "git", url: "https://git.acme.example/orders", directory: "api" },
    };
    const root = tempFolder({
      "specwright.config.json": JSON.stringify({ package: { ...settings, licenseFile: "LICENSE" } }),
      LICENSE: "Be good.\n",
      "specs/orders/openapi.yaml": "",
    });
    const { project, printed } = await find(root);
    expect(printed).toBe("");
    expect(project?.package).toEqual({
      ...settings,
      packages: "single",
      licensePath: join(root, "LICENSE"),
      licenseText: "Be good.\n",
    });
  });

  it("is refused with a package that npm would not take, each fault at its place", async () => {
    const text = `{
  "package": {
    "name": "Orders",
    "version": "1.2",
    "keywords": "orders",
    "licence": "MIT",
    "repository": { "url": "x" }
  }
}
`;
    const { project, printed } = await find(tempFolder({ "specwright.config.json": text }));
    expect(project).toBeUndefined();
    expect(printed.split("\n").filter((line) => line.includes(" error "))).toEqual([
      'specwright.config.json:3:13: error project/invalid-option: The setting "package.name" must be the name of an npm package, such as "@acme/orders".',
      'specwright.config.json:4:16: error project/invalid-option: The setting "package.version" must be a version for npm, such as "1.2.3".',
      'specwright.config.json:5:17: error project/invalid-option: The setting "package.keywords" must be a list of words.',
      'specwright.config.json:6:5: error project/unknown-option: The configuration has no setting "package.licence".',
      'specwright.config.json:7:19: error project/invalid-option: The setting "package.repository" must be an address, or an object with type and url.',
    ]);
    expect(printed).toContain('did you mean "license"?');
  });

  it("is refused with a package that lacks its version, or a license that is not there", async () => {
    const unnamed = await find(
      tempFolder({ "specwright.config.mjs": "export default {\n  package: { name: 'a' },\n};" }),
    );
    expect(unnamed.printed).toContain(
      'specwright.config.mjs:2:3: error project/invalid-option: The setting "package.version" must be a version for npm',
    );
    const config = { package: { name: "a", version: "1.0.0", licenseFile: "LICENCE" } };
    const unlicensed = await find(
      tempFolder({ "specwright.config.json": JSON.stringify(config), "specs/orders/openapi.yaml": "" }),
    );
    expect(unlicensed.printed).toContain('error source/missing-file: File "LICENCE" does not exist.');
  });

  it("is refused with an option that does not exist, at its place", async () => {
    const root = tempFolder({ "specwright.config.json": '{\n  "spec": "specs",\n  "zzzzzzz": 1\n}' });
    const { project, printed } = await find(root);
    expect(project).toBeUndefined();
    expect(printed).toBe(
      [
        'specwright.config.json:2:3: error project/unknown-option: The configuration has no setting "spec".',
        '  hint: did you mean "specs"?',
        'specwright.config.json:3:3: error project/unknown-option: The configuration has no setting "zzzzzzz".',
        `  hint: the settings are ${Object.keys(settings).join(", ")}`,
        "2 errors\n",
      ].join("\n"),
    );
  });

  it("points into a module too", async () => {
    const root = tempFolder({
      "specwright.config.mjs": "export default {\n  format: 'pretty',\n  emit: ['tipes'],\n};\n",
    });
    const { printed } = await find(root);
    expect(printed).toContain(
      'specwright.config.mjs:2:3: error project/invalid-option: The setting "format" must be one of "prettier", "none".',
    );
    expect(printed).toContain(
      'specwright.config.mjs:3:3: error project/invalid-option: The setting "emit" must be a list with any of',
    );
    expect(printed).toContain('hint: did you mean "types"?');
  });

  it.each([
    ["not JSON", "specwright.config.json", "{ nonsense", "source/malformed-json"],
    ["a list", "specwright.config.json", "[]", "project/malformed-config"],
    ["a module that throws", "specwright.config.mjs", "throw new Error('no way');", "project/malformed-config"],
    ["a module without default", "specwright.config.mjs", "export const x = 1;", "project/malformed-config"],
  ])("is refused when it is %s", async (_, name, text, code) => {
    const { project, printed } = await find(tempFolder({ [name]: text }));
    expect(project).toBeUndefined();
    expect(printed).toContain(`error ${code}: `);
  });

  it("knows no options that every object has", async () => {
    const { printed } = await find(tempFolder({ "specwright.config.json": '{ "__proto__": {}, "toString": 1 }' }));
    expect(printed).toContain('has no setting "__proto__"');
    expect(printed).toContain('has no setting "toString"');
  });

  it("gets its type from defineConfig, which changes nothing", () => {
    const config = { out: "api" } as const;
    expect(defineConfig(config)).toBe(config);
  });
});

describe("a project of files", () => {
  const diagnostics = createDiagnostics();

  it("puts one file at the top of the output folder", () => {
    const project = projectForFiles({
      cwd: "/w",
      files: ["a/pet-store.yaml"],
      callerSettings: { out: "out" },
      diagnostics,
    });
    expect(project).toMatchObject({ cwd: "/w", outDir: "/w/out", flat: true });
    expect(project.interfaces).toEqual([
      { name: "pet-store", roots: ["/w/a/pet-store.yaml"], folder: "/w/a", isForeign: true, isNamedByTitle: true },
    ]);
  });

  it("gives several files a folder each, and names openapi.yaml after its folder", () => {
    const files = ["orders/openapi.yaml", "bill.xsd", "bill.xsd"];
    const project = projectForFiles({ cwd: "/w", files, diagnostics });
    expect(project.flat).toBe(false);
    expect(project.interfaces.map(({ name }) => name)).toEqual(["orders", "bill"]);
  });

  it("takes standard input for a hyphen", () => {
    const project = projectForFiles({
      cwd: "/w",
      files: ["-"],
      callerSettings: { out: "out" },
      stdin: "openapi: 3.1.0",
      diagnostics,
    });
    expect(project.interfaces).toEqual([
      { name: "stdin", roots: ["-"], folder: "/w", text: "openapi: 3.1.0", isForeign: true, isNamedByTitle: true },
    ]);
  });

  it("reports files with one name", () => {
    const own = createDiagnostics();
    projectForFiles({ cwd: "/w", files: ["a/x.yaml", "b/x.json"], callerSettings: { out: "out" }, diagnostics: own });
    expect(own.all().map(({ code, message }) => [code, message])).toEqual([
      ["project/same-folder", 'Two APIs have the name "x".'],
    ]);
  });
});
