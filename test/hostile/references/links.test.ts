import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { createFileReader } from "../../../generator/load/files.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

/** A folder with links to itself: each of its files has infinitely many names, and twice as many at each step. */
function folderInItself(files: Readonly<Record<string, string>>): string {
  const cwd = tempFolder(files);
  for (const name of ["a", "b"]) symlinkSync(".", join(cwd, name));
  return cwd;
}

describe("a file that links give many names", () => {
  it("is one document of an OpenAPI contract", async () => {
    const $ref = (link: string): object => ({ $ref: `${link}/openapi.json#/components/schemas/X` });
    const X = { description: "X.", type: "object", properties: { a: $ref("a"), b: $ref("b"), c: $ref("a/b/a") } };
    const contract = {
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: {},
      components: { schemas: { X } },
    };
    const cwd = folderInItself({ "openapi.json": JSON.stringify(contract) });
    const { code, stdout, stderr } = await cli(["lint", "openapi.json"], { cwd });
    expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining("error")]);
  });

  it("is one document of a schema", async () => {
    const includes = ["a/a.xsd", "b/a.xsd", "b/a/b/a.xsd"].map((path) => `<xs:include schemaLocation="${path}"/>`);
    const element =
      '<xs:element name="e" type="xs:int"><xs:annotation><xs:documentation>E.</xs:documentation></xs:annotation></xs:element>';
    const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${includes.join("")}${element}</xs:schema>`;
    const { code, stdout, stderr } = await cli(["lint", "a.xsd"], { cwd: folderInItself({ "a.xsd": text }) });
    expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining("error")]);
  });

  it("stays another file in another folder, where its references mean other files", () => {
    const cwd = tempFolder({ "root.yaml": "a: 1\n", "one/part.yaml": "b: 1\n" });
    symlinkSync(join(cwd, "one/part.yaml"), join(cwd, "part.yaml"));
    symlinkSync("one", join(cwd, "two"));
    const files = createFileReader({ cwd, diagnostics: createDiagnostics() });
    const root = files.openRoot("root.yaml");
    if (root === undefined) throw new Error("The root file is there.");
    const origin = { kind: "pointer", file: root, pointer: "" } as const;
    const [one, linked, two] = ["one/part.yaml", "part.yaml", "two/part.yaml"].map((path) =>
      files.openReference(path, origin),
    );
    expect(one).toBe(two);
    expect(one).not.toBe(linked);
  });
});
