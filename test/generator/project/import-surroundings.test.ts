import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importSurroundings } from "../../../generator/project/import-surroundings.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

/** The surroundings of `app/src/api` in a repository with these files. */
function surroundingsIn(files: Readonly<Record<string, string>>): ReturnType<typeof importSurroundings> {
  const folder = tempFolder(files);
  mkdirSync(join(folder, ".git"), { recursive: true });
  return importSurroundings(join(folder, "app/src/api"), folder);
}

describe("the surroundings of an output folder", () => {
  it.each([
    ['{ "compilerOptions": { "module": "NodeNext" } }', "nodenext"],
    ['{ "compilerOptions": { "module": "esnext", "moduleResolution": "node16" } }', "node16"],
    ['// for Node\n{ "compilerOptions": { /* ES */ "module": "node20", }, }', "node20"],
    ['{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }', undefined],
    ['{ "compilerOptions": { "module": "node" } }', undefined],
    ['{ "compilerOptions": "NodeNext" }', undefined],
    ["[]", undefined],
    ["{", undefined],
  ])("have the module of Node that the nearest tsconfig.json names: %s", (text, nodeModule) => {
    const found = surroundingsIn({
      "app/tsconfig.json": text,
      "tsconfig.json": '{ "compilerOptions": { "module": "node18" } }',
    });
    expect(found.nodeModule).toBe(nodeModule);
  });

  it("have the options that a configuration extends, the last one first, and its own before these", () => {
    const base = (module: string): string => JSON.stringify({ compilerOptions: { module } });
    const files = {
      "app/tsconfig.json": '{ "extends": ["../base.json", "@acme/config"] }',
      "base.json": base("esnext"),
      "node_modules/@acme/config/tsconfig.json": '{ "extends": "./inner" }',
      "node_modules/@acme/config/inner.json": base("nodenext"),
    };
    expect(surroundingsIn(files).nodeModule).toBe("nodenext");
    const own = {
      ...files,
      "app/tsconfig.json": '{ "extends": "@acme/config", "compilerOptions": { "module": "preserve" } }',
    };
    expect(surroundingsIn(own).nodeModule).toBeUndefined();
  });

  it("have the type of the nearest package.json, and the bundlers that it depends on", () => {
    const manifest = { type: "module", dependencies: { next: "16" }, devDependencies: { jest: "30", vite: "7" } };
    const found = surroundingsIn({ "app/package.json": JSON.stringify(manifest), "package.json": "{}" });
    expect(found).toMatchObject({ isEsm: true, bundlers: ["jest", "next"] });
    expect(surroundingsIn({ "package.json": '{ "dependencies": ["next"] }' })).toMatchObject({
      isEsm: false,
      bundlers: [],
    });
  });

  it("end with circles of configurations, and with configurations that extend each other many times over", () => {
    const many = JSON.stringify({ extends: Array.from({ length: 40 }, () => "./tsconfig.json") });
    expect(surroundingsIn({ "app/tsconfig.json": many }).nodeModule).toBeUndefined();
  });

  it("are nothing that is too large, nested too deeply, a folder, or behind a link out of the repository", () => {
    const nodeNext = '{ "compilerOptions": { "module": "nodenext" } }';
    expect(surroundingsIn({ "app/tsconfig.json": nodeNext + " ".repeat(1024 * 1024) }).tsconfig).toBeUndefined();
    expect(surroundingsIn({ "app/tsconfig.json": "[".repeat(500_000) }).tsconfig).toBeUndefined();
    expect(surroundingsIn({ "app/tsconfig.json/file": "" }).tsconfig).toBeUndefined();
    expect(surroundingsIn({ "app/package.json": '{ "__proto__": { "type": "module" } }' }).isEsm).toBe(false);

    const elsewhere = tempFolder({ "tsconfig.json": nodeNext, "package.json": '{ "type": "module" }' });
    const folder = tempFolder({ "app/src/file": "" });
    mkdirSync(join(folder, ".git"));
    for (const name of ["tsconfig.json", "package.json"]) symlinkSync(join(elsewhere, name), join(folder, "app", name));
    expect(importSurroundings(join(folder, "app/src/api"), folder)).toEqual({ isEsm: false, bundlers: [] });
    writeAt(join(folder, "app/src/tsconfig.json"), JSON.stringify({ extends: join(elsewhere, "tsconfig.json") }));
    expect(importSurroundings(join(folder, "app/src/api"), folder).nodeModule).toBeUndefined();
  });
});
