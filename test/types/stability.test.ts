import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { emitterNames } from "../../generator/settings/parts.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compile } from "../support/compile.js";
import { projectOf } from "../support/project.js";

// A program that was written for an earlier release compiles against what is generated now. It has every name that
// docs/reference/generated-names.md promises.
const root = join(import.meta.dirname, "../..");
const release = join(root, "test/types/releases/0.1");
const consumer = readFileSync(join(release, "consumer.ts"), "utf8");

it("a program for 0.1 compiles against new output", async () => {
  const { files } = await buildFiles(
    projectOf("orders", join(release, "specs"), { emit: emitterNames, format: "none" }),
  );
  const out = join(root, "test/types/out-0.1");
  const texts = new Map(files.map(({ path, text }) => [join(out, path), text]));
  texts.set(join(out, "consumer.ts"), consumer);
  const options = { lib: browserLibraries, declaration: false, isolatedDeclarations: false, noUnusedLocals: false };
  expect(compile([join(out, "consumer.ts")], texts, options)).toEqual([]);
});

it("the program has every name that docs/reference/generated-names.md promises, and no other", () => {
  const page = readFileSync(join(root, "docs/reference/generated-names.md"), "utf8");
  const [, table = ""] = /^## Names$(.*?)^## /ms.exec(page) ?? [];
  const promised = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const imports = [...consumer.matchAll(/^import \{(.*?)\} from "\.\/[\w/]+\.js";/gms)].map(([, names]) => names ?? "");
  const used = imports.flatMap((names) => names.split(",").map((name) => name.trim().replace(/^type /, "")));
  expect(promised.length).toBeGreaterThan(50);
  expect([...new Set(promised)].sort()).toEqual(used.filter((name) => name !== "").sort());
});
