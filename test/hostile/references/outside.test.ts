import { symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const secret = "hunter2";

/**
 * The output of a lint of one reference; the folder around the contract holds a secret, and so does the contract's own.
 */
async function reportOn($ref: string): Promise<string> {
  const around = tempFolder({ "secret.yaml": `password: ${secret}\n`, "private/deep.yaml": `${secret}\n` });
  const cwd = join(around, "spec");
  const schema = { type: "object", properties: { a: { $ref } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: {},
    components: { schemas: { A: schema } },
  };
  const files = {
    "openapi.json": JSON.stringify(document).replaceAll("ROOT", around),
    "passwd.txt": `root:x:0:0:${secret}\nother: [${secret}\n`,
    ".env": `TOKEN=${secret}\n`,
    "broken.json": `{${secret}}`,
    "keys.yaml": `password: ${secret}\n`,
    "tags.yaml": `a: !${secret} b\n`,
  };
  for (const [path, text] of Object.entries(files)) writeAt(join(cwd, path), text);
  symlinkSync(join(around, "secret.yaml"), join(cwd, "link.yaml"));
  symlinkSync(join(around, "private"), join(cwd, "folder"));
  const { stdout, stderr } = await cli(["lint", "openapi.json"], { cwd });
  expect(stdout + stderr).not.toContain("bug of specwright");
  return stdout + stderr;
}

describe("references to files outside of the contract's folder", () => {
  it.each([
    "../secret.yaml",
    "..%2fsecret.yaml",
    "%2e%2e/secret.yaml",
    "ROOT/secret.yaml",
    "link.yaml",
    "folder/deep.yaml",
    "/etc/passwd",
    "/dev/zero",
    "x/../../secret.yaml",
    "file:///etc/passwd",
    "file:secret.yaml",
    "//host/share/secret.yaml",
    "../nothing-there.yaml",
    "http://127.0.0.1:9/a.yaml",
    "ftp://127.0.0.1/a.yaml",
    "data:application/json,{}",
    "javascript:1",
  ])("are refused unread: %s", async (reference) => {
    const text = await reportOn(reference);
    expect(text).toMatch(/source\/outside-root|openapi\/remote-ref/);
    expect(text).not.toContain(secret);
  });

  it.each(["..\\secret.yaml", "\\\\host\\share\\secret.yaml", "C:\\secret.yaml", "a\u0000b.yaml"])(
    "are not files of the folder either: %j",
    async (reference) => {
      expect(await reportOn(reference)).toMatch(/source\/missing-file|source\/outside-root|openapi\/remote-ref/);
    },
  );
});

describe("what a referenced file holds", () => {
  it.each(["passwd.txt", ".env", "broken.json", "keys.yaml", "keys.yaml#/password", "tags.yaml"])(
    "stands in no message: %s",
    async (reference) => {
      expect(await reportOn(reference)).not.toContain(secret);
    },
  );

  it("stands in no message of an XSD either", async () => {
    const include = (file: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="${file}"/></xs:schema>`;
    const cwd = tempFolder({ "a.xsd": include("notes.txt"), "notes.txt": secret, "b.xsd": include("other.xml") });
    writeFileSync(join(dirname(join(cwd, "a.xsd")), "other.xml"), `<${secret}/>`);
    for (const file of ["a.xsd", "b.xsd"]) {
      const { stdout, stderr, code } = await cli(["lint", file], { cwd });
      expect([code, stdout + stderr]).toEqual([1, expect.not.stringContaining(secret)]);
    }
  });
});
