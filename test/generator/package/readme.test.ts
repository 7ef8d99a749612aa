import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { compileAlone } from "../../support/compile.js";
import { packageProject } from "../../support/package-project.js";
import { codeBlocks } from "../../support/readme.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Errors of the compiler in the examples of a project's README, and the README. */
async function examplesOf(cwd: string): Promise<{ readonly readme: string; readonly complaints: readonly string[] }> {
  expect((await cli(["generate"], { cwd })).stderr).toBe("");
  symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
  const readme = readFileSync(join(cwd, "generated/README.md"), "utf8");
  const texts = new Map(codeBlocks(readme).map((code, index) => [join(cwd, `example${index}.ts`), code]));
  const { name } = JSON.parse(readFileSync(join(cwd, "generated/package.json"), "utf8")) as { readonly name: string };
  const complaints = compileAlone([...texts.keys()], texts, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {
      [`${name}/runtime/*`]: [join(cwd, "generated/runtime/adapters.ts")],
      [`${name}/*`]: [join(cwd, "generated/*")],
    },
    typeRoots: [join(root, "node_modules/@types")],
    types: ["node"],
    skipLibCheck: true,
    isolatedDeclarations: false,
    declaration: false,
  });
  return { readme, complaints };
}

const sections = (readme: string): readonly string[] =>
  [...readme.matchAll(/^## (.*)$/gm)].map(([, title = ""]) => title);

const titles = (readme: string): readonly string[] =>
  [...readme.matchAll(/^### (.*)$/gm)].map(([, title = ""]) => title);

describe("the README of a package", () => {
  it("shows sign-in, a first call, errors and more examples, with code that compiles", async () => {
    const { readme, complaints } = await examplesOf(packageProject());
    expect(complaints).toEqual([]);
    expect(sections(readme)).toEqual([
      "Install",
      "APIs",
      "Sign in",
      "First call",
      "Errors",
      "Limits",
      "More examples",
      "Source",
    ]);
    expect(readme).toContain(
      "| [`@acme/shop/orders`](orders/README.md) | Orders \\| \\[all\\](https\\://evil.example) \\<b\\> | 2.0 | 2 | JSON | login: Basic | current | `/types` `/validators` `/client` `/server` |\n",
    );
    expect(titles(readme)).toEqual([
      "Validate a payload",
      "Read and write XML",
      "Implement the server",
      "Test without a network",
    ]);
    expect(readme).toContain(`const client = createOrdersClient({
  baseUrl: "https://api.example.com",
  auth: { login: { username: "someone", password: "a-password" } },
});
const result = await client.getOrder({ path: { id: "A-7" }, headers: { trace: 3 } });
if (result.status === 200) console.log(result.data);`);
  });

  it("compiles for the project that init writes", async () => {
    const cwd = tempFolder({ "specwright.config.json": '{ "package": { "name": "notes", "version": "1.0.0" } }' });
    cpSync(join(root, "templates/init/specs"), join(cwd, "specs"), { recursive: true });
    const { readme, complaints } = await examplesOf(cwd);
    expect(complaints).toEqual([]);
    expect(titles(readme)).not.toContain("Read and write XML");
  });

  it("shows only what there is: an XSD alone can be read and written", async () => {
    const cwd = tempFolder({ "specwright.config.json": '{ "package": { "name": "bills", "version": "1.0.0" } }' });
    writeAt(
      join(cwd, "specs/bills/bill.xsd"),
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="bill" type="xs:string"/></xs:schema>',
    );
    const { readme, complaints } = await examplesOf(cwd);
    expect(complaints).toEqual([]);
    expect(titles(readme)).toEqual(["Read and write XML"]);
    expect(sections(readme)).toEqual(["Install", "APIs", "More examples", "Source"]);
  });
});
