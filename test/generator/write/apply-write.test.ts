import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { applyWrite } from "../../../generator/write/output/apply-write.js";
import { checkOutput } from "../../../generator/write/output/check-output.js";
import { nodeFileSystem } from "../../../generator/write/output/node-file-system.js";
import { systemProcesses } from "../../../generator/write/output/process-identity.js";
import { writeOutput } from "../../../generator/write/write-output.js";

const header = "// Generated from specs/a.yaml. Edit the spec, then run `make generate`.\n";
const folders: string[] = [];

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "output-"));
  folders.push(folder);
  return join(folder, "generated");
}

const files = (...paths: readonly string[]) => paths.map((path) => ({ path, text: `${header}\n// ${path}\n` }));

function tree(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

describe("applyWrite", () => {
  it("writes files into folders that it makes, and lists them", async () => {
    const out = newFolder();
    const result = await applyWrite(files("b/types.ts", "a/types.ts", "index.ts"), out);
    expect(result).toEqual({
      written: ["a/types.ts", "b/types.ts", "index.ts"],
      removed: [],
      unchanged: 0,
      faults: [],
    });
    expect(tree(out)).toEqual([".specwright.json", "a", "a/types.ts", "b", "b/types.ts", "index.ts"]);
    expect(readFileSync(join(out, "a/types.ts"), "utf8")).toBe(`${header}\n// a/types.ts\n`);
    const list = JSON.parse(readFileSync(join(out, ".specwright.json"), "utf8")) as { files: object };
    expect(Object.keys(list.files)).toEqual(["a/types.ts", "b/types.ts", "index.ts"]);
  });

  it("touches nothing when nothing changed, not even the times of the folder", async () => {
    const out = newFolder();
    await applyWrite(files("a/types.ts", "b.ts"), out);
    for (const path of ["a/types.ts", "b.ts", ".specwright.json", "a", ""]) utimesSync(join(out, path), 1000, 1000);
    expect(await applyWrite(files("b.ts", "a/types.ts"), out)).toMatchObject({ written: [], unchanged: 2, faults: [] });
    for (const path of ["a/types.ts", "b.ts", ".specwright.json", "a", ""]) {
      expect(statSync(join(out, path)).mtimeMs, path).toBe(1_000_000);
    }
  });

  it("touches only what changed", async () => {
    const out = newFolder();
    await applyWrite(files("a.ts", "b.ts"), out);
    utimesSync(join(out, "a.ts"), 1000, 1000);
    const changed = [...files("a.ts"), { path: "b.ts", text: `${header}// new\n` }];
    expect(await applyWrite(changed, out)).toMatchObject({ written: ["b.ts"], unchanged: 1 });
    expect(statSync(join(out, "a.ts")).mtimeMs).toBe(1_000_000);
    expect(readFileSync(join(out, "b.ts"), "utf8")).toBe(`${header}// new\n`);
  });

  it("removes files that vanished and the folders that they leave empty", async () => {
    const out = newFolder();
    await applyWrite(files("a/b/types.ts", "a/index.ts", "c/types.ts"), out);
    writeFileSync(join(out, "c/notes.md"), "mine");
    const result = await applyWrite(files("a/index.ts"), out);
    expect(result.removed).toEqual(["a/b/types.ts", "c/types.ts"]);
    expect(tree(out)).toEqual([".specwright.json", "a", "a/index.ts", "c", "c/notes.md"]);
  });

  it("keeps a file that vanished when somebody changed it, says so once, and leaves it alone from then on", async () => {
    const out = newFolder();
    await applyWrite(files("a.ts", "b.ts"), out);
    writeFileSync(join(out, "b.ts"), "mine now");
    const result = await applyWrite(files("a.ts"), out);
    expect(result).toMatchObject({ removed: [], faults: [{ kind: "kept", path: "b.ts" }] });
    expect(readFileSync(join(out, "b.ts"), "utf8")).toBe("mine now");
    expect(await applyWrite(files("a.ts"), out)).toMatchObject({ faults: [] });
  });

  it("does not remove files of other interfaces when it speaks for one", async () => {
    const out = newFolder();
    await applyWrite(files("a/types.ts", "a/old.ts", "b/types.ts", "runtime/x.ts"), out);
    const result = await applyWrite(files("a/types.ts", "runtime/y.ts"), out, { scope: ["a"] });
    expect(result).toMatchObject({ removed: ["a/old.ts"], written: ["runtime/y.ts"] });
    const { removed } = await applyWrite(files("a/types.ts"), out);
    expect(removed).toEqual(["b/types.ts", "runtime/x.ts", "runtime/y.ts"]);
  });

  it("refuses to replace a file that it did not write, and then writes nothing", async () => {
    const out = newFolder();
    mkdirSync(out);
    writeFileSync(join(out, "b.ts"), "export const mine = 1;\n");
    const diagnostics = createDiagnostics();
    await writeOutput(files("a.ts", "b.ts"), out, { cwd: join(out, ".."), diagnostics });
    expect(diagnostics.all().map(({ code, message }) => `${code} ${message}`)).toEqual([
      'output/foreign-file "generated/b.ts" would be overwritten, but specwright did not write it.',
    ]);
    expect(tree(out)).toEqual(["b.ts"]);
  });

  it("takes over a file that is the same, or that carries the header of generated code", async () => {
    const out = newFolder();
    mkdirSync(out);
    writeFileSync(join(out, "a.ts"), `${header}// from a run long ago\n`);
    writeFileSync(join(out, "b.ts"), files("b.ts")[0]?.text ?? "");
    expect(await applyWrite(files("a.ts", "b.ts"), out)).toMatchObject({ written: ["a.ts"], unchanged: 1, faults: [] });
  });

  it("replaces a file of its own without a header, as the list knows it", async () => {
    const out = newFolder();
    await applyWrite([{ path: "runtime/x.ts", text: "export const a = 1;\n" }], out);
    const result = await applyWrite([{ path: "runtime/x.ts", text: "export const a = 2;\n" }], out);
    expect(result).toMatchObject({ written: ["runtime/x.ts"], faults: [] });
  });

  it("reads a spoilt list as an empty one and writes it anew", async () => {
    const out = newFolder();
    await applyWrite(files("a.ts", "b.ts"), out);
    for (const spoilt of ["<<<<<<<", "null", "[]", '{"files":{"../x":"0","b.ts":7}}', '{"files":null}']) {
      writeFileSync(join(out, ".specwright.json"), spoilt);
      expect(await applyWrite(files("a.ts"), out), spoilt).toMatchObject({ removed: [], faults: [] });
    }
    expect(tree(out)).toEqual([".specwright.json", "a.ts", "b.ts"]);
  });

  it("knows its own files by a list in which a merge has left both versions and marks between them", async () => {
    const out = newFolder();
    const text = (version: string) => ["a.ts", "b.ts", "c.ts"].map((path) => ({ path, text: `// ${version}\n` }));
    await applyWrite(text("theirs"), out);
    const theirs = readFileSync(join(out, ".specwright.json"), "utf8");
    await applyWrite(text("mine").slice(0, 2), out);
    const mine = readFileSync(join(out, ".specwright.json"), "utf8");
    writeFileSync(join(out, "c.ts"), "// theirs\n");
    writeFileSync(join(out, "a.ts"), "<<<<<<< HEAD\n// mine\n=======\n// theirs\n>>>>>>> theirs\n");
    writeFileSync(join(out, ".specwright.json"), `<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> theirs\n`);
    expect(await applyWrite(text("both").slice(0, 2), out)).toMatchObject({
      faults: [],
      written: ["a.ts", "b.ts"],
      removed: ["c.ts"],
    });
    expect(tree(out)).toEqual([".specwright.json", "a.ts", "b.ts"]);
  });

  it("goes on waiting, and gives up in time, when the clock is set meanwhile", async () => {
    const out = newFolder();
    await applyWrite(files("a.ts"), out);
    const processes = { ...systemProcesses, mayLive: () => true };
    let day = 24 * 60 * 60 * 1000;
    for (const step of [-1000, day]) {
      vi.spyOn(Date, "now").mockImplementation(() => (day += step));
      writeFileSync(
        join(out, ".specwright-lock"),
        JSON.stringify({ id: "01234567-89ab-cdef-0123-456789abcdef", ...systemProcesses.self() }),
      );
      vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
      const writing = applyWrite(files("b.ts"), out, { processes, wait: 300 });
      const ended = vi.fn();
      void writing.then(ended);
      await vi.advanceTimersByTimeAsync(250);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(250);
      expect((await writing).faults).toMatchObject([{ kind: "locked" }]);
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });

  it("writes through no link, neither of a file nor of a folder, and may be reached through one", async () => {
    const out = newFolder();
    const elsewhere = join(out, "..", "elsewhere");
    mkdirSync(elsewhere);
    mkdirSync(out);
    symlinkSync(elsewhere, join(out, "a"));
    writeFileSync(join(elsewhere, "file.ts"), header);
    symlinkSync(join(elsewhere, "file.ts"), join(out, "b.ts"));
    expect((await applyWrite(files("a/types.ts", "b.ts"), out)).faults).toEqual([
      { kind: "link", path: "a" },
      { kind: "link", path: "b.ts" },
    ]);
    expect(tree(elsewhere)).toEqual(["file.ts"]);
    symlinkSync(elsewhere, join(out, "..", "door"));
    expect(await applyWrite(files("c.ts"), join(out, "..", "door"))).toMatchObject({ written: ["c.ts"], faults: [] });
    expect(tree(elsewhere)).toContain("c.ts");
  });

  it("does not remove through a link what it once wrote", async () => {
    const out = newFolder();
    const elsewhere = join(out, "..", "elsewhere");
    await applyWrite(files("a/types.ts", "b.ts"), out);
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, "types.ts"), readFileSync(join(out, "a/types.ts")));
    rmSync(join(out, "a"), { recursive: true });
    symlinkSync(elsewhere, join(out, "a"));
    expect(await applyWrite(files("b.ts"), out)).toMatchObject({ removed: [] });
    expect(tree(elsewhere)).toEqual(["types.ts"]);
  });

  it("says when a file has the name of a folder, and the other way round", async () => {
    const out = newFolder();
    mkdirSync(join(out, "b.ts"), { recursive: true });
    writeFileSync(join(out, "a"), "mine");
    expect((await applyWrite(files("a/types.ts", "a/paths.ts", "b.ts"), out)).faults).toEqual([
      { kind: "not-a-folder", path: "a" },
      { kind: "not-a-file", path: "b.ts" },
    ]);
    const inFile = join(out, "a");
    expect((await applyWrite(files("x.ts"), inFile)).faults).toEqual([{ kind: "not-a-folder", path: "" }]);
    expect((await applyWrite(files("x.ts"), join(inFile, "deeper"))).faults).toMatchObject([{ kind: "cannot-write" }]);
  });

  it("writes nothing when one of the folders is read-only", async () => {
    const out = newFolder();
    await applyWrite(files("a/types.ts", "b/types.ts"), out);
    // Some accounts may write to every folder; with real ones: test/hostile/writing/refused-by-the-system.test.ts.
    const fs = { ...nodeFileSystem, whyUnwritable: (folder: string) => (folder.endsWith("/b") ? "EROFS" : undefined) };
    const result = await applyWrite(files("a/new.ts", "b/new.ts"), out, { fs });
    expect(result.faults).toEqual([{ kind: "cannot-write", path: "b", reason: "the disk is read-only" }]);
    expect(tree(join(out, "a"))).toEqual(["types.ts"]);
  });

  it("takes paths that lead out of the folder, or meet on other disks, as a fault of our own", async () => {
    const out = newFolder();
    for (const path of [
      "../x.ts",
      "/x.ts",
      "a//b.ts",
      "a/./b.ts",
      "a\\b.ts",
      "a\0.ts",
      "",
      "aux.ts",
      "COM1/x.ts",
      "a./b.ts",
      ".specwright.json",
      "a/.specwright-lock",
    ]) {
      await expect(applyWrite(files(path), out), path).rejects.toThrow("cannot be a path of the output");
    }
    await expect(applyWrite(files("A.ts", "a.ts"), out)).rejects.toThrow("one file on some disks");
  });
});

describe("checkOutput", () => {
  it("tells what is stale, missing and extra, and writes nothing", async () => {
    const out = newFolder();
    expect(checkOutput(files("a.ts"), out)).toMatchObject({ missing: ["a.ts", ".specwright.json"] });
    await applyWrite(files("a.ts", "b.ts", "c.ts"), out);
    expect(checkOutput(files("a.ts", "b.ts", "c.ts"), out)).toEqual({ stale: [], missing: [], extra: [] });
    writeFileSync(join(out, "a.ts"), "edited");
    const before = tree(out);
    expect(checkOutput(files("a.ts", "b.ts", "d.ts"), out)).toEqual({
      stale: [".specwright.json", "a.ts"],
      missing: ["d.ts"],
      extra: ["c.ts"],
    });
    expect(tree(out)).toEqual(before);
  });

  describe("with CRLF, as Git checks out on Windows", () => {
    const header2 = header.replace("a.yaml", "b.yaml");
    it.each([
      ["a file and the list of files in CRLF", (text: string) => text.replaceAll("\n", "\r\n"), []],
      ["a file with one CRLF", (text: string) => text.replace("\n", "\r\n"), []],
      [
        "an edit in a file with CRLF",
        (text: string) => text.replaceAll("\n", "\r\n").replace("a.ts", "b.ts"),
        ["a.ts"],
      ],
      ["a header from another spec", (text: string) => text.replace(header, header2), ["a.ts"]],
      ["a lone CR", (text: string) => text.replace("\n", "\r"), ["a.ts"]],
      ["CR CR LF", (text: string) => text.replace("\n", "\r\r\n"), ["a.ts"]],
      ["an empty line more", (text: string) => `${text.replaceAll("\n", "\r\n")}\r\n`, ["a.ts"]],
      ["a line end less", (text: string) => text.replaceAll("\n", "\r\n").trimEnd(), ["a.ts"]],
      ["a mark of the byte order", (text: string) => `\uFEFF${text}`, ["a.ts"]],
    ])("finds the differences: %s", async (_, edit, stale) => {
      const out = newFolder();
      await applyWrite(files("a.ts"), out);
      for (const name of ["a.ts", ".specwright.json"]) {
        const text = readFileSync(join(out, name), "utf8");
        writeFileSync(join(out, name), name === "a.ts" ? edit(text) : text.replaceAll("\n", "\r\n"));
      }
      expect(checkOutput(files("a.ts"), out)).toEqual({ stale, missing: [], extra: [] });
    });

    it("accepts text that has CRLF itself, in LF", async () => {
      const out = newFolder();
      const notes = [{ path: "a.txt", text: "one\r\ntwo\r\n" }];
      await applyWrite(notes, out);
      expect(checkOutput(notes, out)).toEqual({ stale: [], missing: [], extra: [] });
      writeFileSync(join(out, "a.txt"), "one\ntwo\n");
      expect(checkOutput(notes, out)).toEqual({ stale: [], missing: [], extra: [] });
      writeFileSync(join(out, "a.txt"), "one\ntoo\n");
      expect(checkOutput(notes, out)).toMatchObject({ stale: ["a.txt"] });
    });

    it("is written with LF by a run, which also removes old files", async () => {
      const out = newFolder();
      await applyWrite(files("a.ts", "b.ts"), out);
      for (const name of ["a.ts", "b.ts"])
        writeFileSync(join(out, name), readFileSync(join(out, name), "utf8").replaceAll("\n", "\r\n"));
      expect(await applyWrite(files("a.ts"), out)).toMatchObject({ written: ["a.ts"], removed: ["b.ts"] });
      expect(readFileSync(join(out, "a.ts"), "utf8")).not.toContain("\r");
    });
  });

  it("calls a foreign file stale and names the remains of a run that died", async () => {
    const out = newFolder();
    await applyWrite(files("a.ts"), out);
    writeFileSync(join(out, "b.ts"), "mine");
    mkdirSync(join(out, ".specwright-stage-x"));
    const { stale, interrupted } = checkOutput(files("a.ts", "b.ts"), out);
    expect(stale).toEqual([".specwright.json", "b.ts"]);
    expect(interrupted).toBe(
      'A run died while it wrote the output folder and left ".specwright-stage-x"; the next run finishes or undoes its work.',
    );
  });
});
