import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { generate, type GenerateOptions } from "../../../generator/api/generate.js";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { isOutputPath } from "../../../generator/write/output/output-path.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";
import { odd, words } from "./support/hostile-names.js";

const openapi = `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"components":{"schemas":{"A":{"type":"object","properties":{"a":{"type":"string"}}}}}}`;
const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="E" type="xs:string"/></xs:schema>`;

/** A project in a folder of a repository with neighbors, all of which must stay unchanged. */
function project(files: Readonly<Record<string, string>>, config: object = {}): string {
  const outer = tempFolder({ "neighbour.ts": "mine", ".git/HEAD": "" });
  const cwd = join(outer, "project");
  for (const [path, text] of Object.entries(files)) writeAt(join(cwd, path), text);
  writeAt(
    join(cwd, "specwright.config.json"),
    JSON.stringify({ format: "none", layout: "folder", emit: ["types", "codecs", "index"], ...config }),
  );
  return cwd;
}

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

function outputIn(folder: string): readonly string[] {
  return !folder.includes("\0") && existsSync(folder) ? pathsIn(folder) : [];
}

interface Ran {
  readonly ok: boolean;
  readonly codes: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Generates, and makes sure that nothing but the output folder has changed and that every path in it is a plain one. */
async function run(cwd: string, options: GenerateOptions = {}, out = "generated"): Promise<Ran> {
  const outer = join(cwd, "..");
  const before = pathsIn(outer);
  const held = outputIn(join(cwd, out));
  const { ok, diagnostics } = await generate({ cwd, ...options });
  const isOutside = (path: string): boolean => {
    const [from, to] = [join(cwd, out), join(outer, path)];
    return relative(from, to).startsWith("..") && relative(to, from).startsWith("..");
  };
  expect(pathsIn(outer).filter(isOutside)).toEqual(before.filter(isOutside));
  const made = outputIn(join(cwd, out));
  expect(made.filter((path) => !isOutputPath(path) && !path.endsWith(".specwright.json"))).toEqual([]);
  if (!ok) expect(made).toEqual(held);
  return { ok, codes: diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code), diagnostics };
}

/** Names that a Linux disk takes. */
const onDisk = (name: string): boolean => name.length < 200 && !/[/\0]|^\.{0,2}$|\ud800/.test(name);

describe("interfaces with hostile names", () => {
  const names = [...words, ...odd];

  it("of folders are written below the output folder alone, under plain names, or not at all", async () => {
    for (const name of names.filter(onDisk)) {
      const { ok, codes } = await run(project({ [`specs/${name}/openapi.json`]: openapi }));
      if (/^[._]/.test(name)) expect(codes, name).toEqual(["project/no-interfaces"]);
      else expect({ ok, codes }, JSON.stringify(name)).toEqual({ ok: true, codes: [] });
    }
  });

  it("of a configuration are written below the output folder alone, under plain names", async () => {
    for (const name of [...names, "../../x", "/abs", "a/../..", "\\\\server\\share", "generated/../.."]) {
      const config = `{"format":"none","layout":"folder","emit":["types"],"interfaces":{${JSON.stringify(name)}:"api/openapi.json"}}`;
      const cwd = project({ "api/openapi.json": openapi });
      writeFileSync(join(cwd, "specwright.config.json"), config);
      const { ok, codes } = await run(cwd);
      expect({ ok, codes }, JSON.stringify(name).slice(0, 80)).toEqual({ ok: true, codes: [] });
    }
  });

  const pairs = [
    ["A-b", "a_b"],
    ["Orders", "orders"],
    ["e", "\u00e9"],
    ["日本", "中国"],
    ["con", "con-api"],
    ["x".repeat(90), "x".repeat(91)],
    ["a b", "a.b"],
  ] as const;

  it.each(pairs)("that would meet in one folder are refused: %j and %j", async (one, other) => {
    const cwd = project({ [`specs/${one}/openapi.json`]: openapi, [`specs/${other}/openapi.json`]: openapi });
    expect((await run(cwd)).codes).toEqual(["project/same-folder"]);
  });

  it("that belong to the output's own folders are refused", async () => {
    const asPackage = { package: { name: "@a/b", version: "1.0.0" } };
    for (const name of ["runtime", "Runtime", "RUNTIME", "run-time"]) {
      const { codes } = await run(project({ [`specs/${name}/openapi.json`]: openapi }));
      expect(codes, name).toEqual(name === "run-time" ? [] : ["project/reserved-name"]);
    }
    // On some disks a folder "license" is the file LICENSE.
    for (const name of ["dist", "license", "LICENSE"]) {
      const { codes } = await run(project({ [`specs/${name}/openapi.json`]: openapi }, asPackage));
      expect(codes, name).toEqual(["project/reserved-name"]);
    }
    expect((await run(project({ "specs/dist/openapi.json": openapi }))).codes).toEqual([]);
    expect(
      (
        await run(
          project(
            { "specs/package.json/openapi.json": openapi, "specs/node_modules/openapi.json": openapi },
            asPackage,
          ),
        )
      ).codes,
    ).toEqual([]);
  });
});

describe("files with hostile names", () => {
  const stems = [
    "__proto__",
    "constructor",
    "CON",
    "aux",
    " ",
    "",
    ".",
    "a\nb",
    "*_ evil",
    "日本",
    "`${1}`",
    "x".repeat(240),
    "-",
    "--help",
    "%2e%2e",
    "a#b",
    "a?b",
    "a\\b",
    "\u202e",
    "trail ",
    "trail.",
  ];

  it("are read as what they are: XSDs", async () => {
    for (const stem of stems) {
      const { ok, codes } = await run(project({ [`specs/api/${stem}.xsd`]: xsd }));
      expect({ ok, codes }, JSON.stringify(stem)).toEqual({ ok: true, codes: [] });
    }
  });

  it("are read as what they are: documents that are named one by one", async () => {
    for (const stem of stems) {
      const cwd = project({ [`${stem}.json`]: openapi, "other.json": openapi });
      expect((await run(cwd, { files: [`${stem}.json`], out: "o/u/t", format: "none" }, "o")).ok, stem).toBe(true);
      expect((await run(cwd, { files: [`${stem}.json`, "other.json"], out: "two", format: "none" }, "two")).ok).toBe(
        true,
      );
    }
  });

  it("with a NUL are missing, as every file is that no disk can have", async () => {
    const cwd = project({ "a.json": openapi });
    expect((await run(cwd, { files: ["a\0.json"], out: "o" }, "o")).codes).toEqual(["source/missing-file"]);
  });

  it("that would meet in one folder are refused", async () => {
    const cwd = project({ "a.json": openapi, "A.yaml": openapi });
    expect((await run(cwd, { files: ["a.json", "A.yaml"], out: "o" }, "o")).codes).toEqual(["project/same-folder"]);
  });
});

describe("an output folder", () => {
  const spec = { "specs/orders/openapi.json": openapi };
  const outs: readonly (readonly [string, string])[] = [
    ["/", "is the root of the disk"],
    [homedir(), "is your home folder"],
    [
      join(homedir(), ".."),
      homedir() === "/" ? "" : join(homedir(), "..") === "/" ? "is the root" : "contains your home folder",
    ],
    [".", 'holds the folder of the specs ("specs")'],
    ["..", 'holds the folder of the specs ("specs")'],
    ["specs", "is the folder of the specs"],
    ["specs/generated", "is inside the folder of the specs"],
    ["specs/orders", "is inside the folder of the specs"],
    ["specs/_generated", "is inside the folder of the specs"],
    ["generated/../specs/x", "is inside the folder of the specs"],
    ["generated/../..", "holds the folder of the specs"],
  ];

  it.each(outs)(
    "is refused before anything is written, in the configuration and as an option: %s",
    async (out, why) => {
      const configured = await run(project(spec, { out }));
      // A path outside its repository is refused where a JSON configuration names it.
      const isOutside = out.startsWith("/");
      expect(configured.diagnostics).toMatchObject([
        { code: isOutside ? "project/outside-repository" : "project/unsafe-output" },
      ]);
      if (!isOutside) expect(configured.diagnostics[0]?.message).toContain(why);
      expect(configured.diagnostics[0]?.origin).toMatchObject({
        kind: "pointer",
        pointer: "/out",
        file: { path: "specwright.config.json" },
      });
      const given = await run(project(spec), { out });
      expect(given.diagnostics).toMatchObject([{ code: "project/unsafe-output" }]);
      expect(given.diagnostics[0]?.message).toContain(why);
    },
  );

  it("is refused when it is a disk or a home folder, also for files that are named one by one", async () => {
    for (const out of ["/", homedir()]) {
      const { codes } = await run(project({ "a.json": openapi }), { files: ["a.json"], out });
      expect(codes).toEqual(["project/unsafe-output"]);
    }
  });

  it("may be the folder of a file that is named: nothing there is overwritten or removed", async () => {
    const cwd = project({ "a.json": openapi, "a.ts": "mine", "index.ts": "mine" });
    const refused = await cli(["generate", "a.json", "-o", "."], { cwd });
    expect(refused.stderr).toContain('error output/foreign-file: "a.ts" would be overwritten');
    const inFolder = ["generate", "a.json", "-o", ".", "--layout", "folder"];
    expect((await cli(inFolder, { cwd })).stderr).toContain(
      'error output/foreign-file: "index.ts" would be overwritten',
    );
    expect(await cli([...inFolder, "--emit", "types"], { cwd })).toMatchObject({ code: 0 });
    const own = ["a.json", "a.ts", "index.ts", "specwright.config.json"];
    expect(pathsIn(cwd)).toEqual([".specwright.json", ...own, "types.ts"]);
  });

  it("is refused when links lead into the specs: itself a link, a folder above it, or the specs' own", async () => {
    const itself = project(spec);
    symlinkSync("specs/orders", join(itself, "generated"));
    expect((await run(itself)).codes).toEqual(["project/unsafe-output"]);
    const above = project(spec, { out: "door/deep/generated" });
    symlinkSync("specs", join(above, "door"));
    expect((await run(above, {}, "door")).codes).toEqual(["project/unsafe-output"]);
    const specs = project({ "real/openapi.json": openapi }, { specs: "linked", out: "real/generated" });
    mkdirSync(join(specs, "linked"));
    expect((await run(specs)).codes).toEqual(["project/no-interfaces"]);
    const door = project({ "real/specs/orders/openapi.json": openapi }, { specs: "door", out: "real/specs/out" });
    symlinkSync("real/specs", join(door, "door"));
    expect((await run(door)).codes).toEqual(["project/unsafe-output"]);
  });

  it("is refused when it holds a spec that a configuration lists, and taken beside it", async () => {
    const interfaces = { orders: "api/orders.json" };
    const cwd = project({ "api/orders.json": openapi }, { interfaces, out: "api" });
    expect((await run(cwd)).codes).toEqual(["project/unsafe-output"]);
    expect(
      (await run(project({ "api/orders.json": openapi }, { interfaces, out: "api/generated" }), {}, "api/generated"))
        .ok,
    ).toBe(true);
  });

  it("with a NUL, or a name that no disk takes, is refused", async () => {
    expect((await run(project(spec, { out: "a\0b" }))).codes).toEqual(["project/invalid-option"]);
    await expect(run(project(spec), { out: "a\0b" })).rejects.toThrow(
      'The option "out" (--out) must be the path of a folder.',
    );
    for (const layout of ["folder", "file", undefined])
      expect((await run(project(spec, { out: "x".repeat(300), layout }))).codes).toEqual(["output/cannot-write"]);
    expect((await run(project(spec, { out: "x/".repeat(3000) }))).codes).toEqual(["project/invalid-option"]);
  });

  it("outside the project is somebody's choice, and is written where the path leads", async () => {
    const cwd = project(spec, { out: "../elsewhere/./deep/../out" });
    const { ok } = await generate({ cwd });
    expect(ok).toBe(true);
    expect(realpathSync(join(cwd, "../elsewhere/out"))).toBe(join(realpathSync(join(cwd, "..")), "elsewhere/out"));
    expect(pathsIn(cwd)).toEqual(["specs", "specs/orders", "specs/orders/openapi.json", "specwright.config.json"]);
  });
});
