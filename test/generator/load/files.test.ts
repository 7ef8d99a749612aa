import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import type { Origin } from "../../../generator/diagnostics/origin.js";
import { decodeFile } from "../../../generator/load/file-tree.js";
import { createFileReader, type FileReader, type FileReaderOptions } from "../../../generator/load/files.js";
import { tempFolder } from "../../support/temp-folder.js";

interface Opened {
  readonly reader: FileReader;
  readonly from: Origin;
  readonly codes: () => readonly string[];
}

/** A reader whose root file is "specs/openapi.yaml". */
function open(
  files: Readonly<Record<string, string>>,
  options: Partial<FileReaderOptions> = {},
): Opened & { cwd: string } {
  const cwd = tempFolder({ "specs/openapi.yaml": "root: true\n", ...files });
  const diagnostics = createDiagnostics();
  const reader = createFileReader({ cwd, diagnostics, ...options });
  const file = reader.openRoot("specs/openapi.yaml");
  if (file === undefined) throw new Error("The root file should be there.");
  return {
    cwd,
    reader,
    from: { kind: "pointer", file, pointer: "" },
    codes: () => diagnostics.all().map(({ code }) => code),
  };
}

describe("reading files", () => {
  it("shows paths from the working folder", () => {
    const { reader, from, codes } = open({ "specs/common/money.yaml": "a: 1\n" });
    expect(reader.openReference("common/money.yaml", from)?.path).toBe("specs/common/money.yaml");
    expect(codes()).toEqual([]);
  });

  it("resolves references against the file that holds them, and decodes them", () => {
    const { reader, from } = open({ "specs/a b/one.yaml": "", "specs/two.yaml": "" });
    const one = reader.openReference("a%20b/one.yaml", from);
    expect(one?.path).toBe("specs/a b/one.yaml");
    expect(one && reader.openReference("../two.yaml", { kind: "pointer", file: one, pointer: "" })?.path).toBe(
      "specs/two.yaml",
    );
  });

  it("reads a file once", () => {
    const { reader, from } = open({ "specs/a.yaml": "" });
    expect(reader.openReference("a.yaml", from)).toBe(reader.openReference("./x/../a.yaml", from));
  });

  it.each(["../secret.yaml", "/etc/hostname", "common/../../secret.yaml", "..%2Fsecret.yaml"])(
    "keeps references below the folder of the root: %s",
    (reference) => {
      const { reader, from, codes } = open({ "secret.yaml": "a: 1\n" });
      expect(reader.openReference(reference, from)).toBeUndefined();
      expect(codes()).toEqual(["source/outside-root"]);
    },
  );

  it("says the same of files outside whether they exist or not", () => {
    const { reader, from, codes } = open({});
    reader.openReference("../none.yaml", from);
    expect(codes()).toEqual(["source/outside-root"]);
  });

  it("follows links, and refuses those that lead out", () => {
    const { cwd, reader, from, codes } = open({ "secret.yaml": "a: 1\n", "specs/inside.yaml": "a: 1\n" });
    symlinkSync(join(cwd, "specs/inside.yaml"), join(cwd, "specs/good.yaml"));
    symlinkSync(join(cwd, "secret.yaml"), join(cwd, "specs/bad.yaml"));
    symlinkSync(cwd, join(cwd, "specs/up"));
    expect(reader.openReference("good.yaml", from)).toBeDefined();
    expect(reader.openReference("bad.yaml", from)).toBeUndefined();
    expect(reader.openReference("up/secret.yaml", from)).toBeUndefined();
    expect(codes()).toEqual(["source/outside-root", "source/outside-root"]);
  });

  it("reaches further where that is allowed", () => {
    const { reader, from, codes } = open({ "shared/money.yaml": "a: 1\n" }, { allowRoots: ["shared"] });
    expect(reader.openReference("../shared/money.yaml", from)?.path).toBe("shared/money.yaml");
    expect(codes()).toEqual([]);
  });

  it("reports what cannot be read", () => {
    const { cwd, reader, from, codes } = open(
      { "specs/big.yaml": "x".repeat(2000), "specs/dir/a.yaml": "" },
      { maxBytes: 1000 },
    );
    writeFileSync(join(cwd, "specs/utf16.yaml"), Buffer.from("\uFEFFa: 1", "utf16le"));
    writeFileSync(join(cwd, "specs/byte.yaml"), Buffer.from([0xff]));
    for (const name of ["none.yaml", "big.yaml", "dir", "utf16.yaml", "byte.yaml", "a\0b"])
      reader.openReference(name, from);
    expect(codes()).toEqual([
      "source/missing-file",
      "source/too-large",
      "source/unreadable-file",
      "source/not-utf8",
      "source/not-utf8",
      "source/missing-file",
    ]);
  });

  it.each([
    ["iso-8859-1", "Größe"],
    ["Latin1", "Größe"],
    ["UTF-8", undefined],
    ["windows-1252", undefined],
  ])("reads XML in the encoding that it declares, where that is ISO-8859-1: %s", (encoding, name) => {
    const text = `<?xml version="1.0" encoding="${encoding}"?><Größe/>`;
    const read = decodeFile(Buffer.from(text, "latin1"));
    expect("text" in read ? read.text : undefined).toBe(name === undefined ? undefined : text);
  });

  it("reads what only mentions ISO-8859-1 as UTF-8", () => {
    const text = `# <?xml version="1.0" encoding="ISO-8859-1"?>\nname: Größe`;
    expect(decodeFile(Buffer.from(text))).toEqual({ text });
  });

  it("takes the text of standard input in place of a file", () => {
    const diagnostics = createDiagnostics();
    const reader = createFileReader({ cwd: tempFolder({ "a.yaml": "a: 1\n" }), diagnostics });
    const file = reader.openRoot("-", "\uFEFFopenapi: 3.1.0\n");
    expect(file).toMatchObject({ path: "<stdin>", text: "openapi: 3.1.0\n", language: "yaml" });
    expect(file && reader.openReference("a.yaml", { kind: "pointer", file, pointer: "" })?.text).toBe("a: 1\n");
  });

  it("tells what was looked for, found or not", () => {
    const { cwd, reader, from } = open({ "specs/a.yaml": "" });
    reader.openReference("none.yaml", from);
    reader.openReference("a.yaml", from);
    expect(reader.lookedFor()).toEqual(["a.yaml", "none.yaml", "openapi.yaml"].map((name) => join(cwd, "specs", name)));
  });
});
